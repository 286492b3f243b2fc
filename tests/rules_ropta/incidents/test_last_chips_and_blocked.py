"""Chips that cannot be added to, raises that are blocked, what is needed and what is open."""

from __future__ import annotations

from typing import Any

import pytest

from rules_ropta.incidents.chips_and_words import AnnouncedAmount, announced_amount
from rules_ropta.incidents.wagers import Wager
from rules_ropta.registry import ask
from rules_ropta.ruling import DirectorDecides, Ruling
from rules_ropta.situation import Malformed


def pushes(*chips: int, over: int = 600, by: int = 400, **facts: object) -> Ruling[Wager]:
    """A player pushes these chips: a raise to 600 to match, 400 the smallest raise, four in."""
    answer = judged(*chips, over=over, by=by, **facts)
    assert isinstance(answer, Ruling)
    return answer


def judged(*chips: int, over: int, by: int, **facts: object) -> Ruling[Wager] | DirectorDecides:
    given: dict[str, object] = {"players_in_hand": 4, **facts}
    return ask(
        "silent_chips", {"bet_level": over, "min_increment": by, "chips": list(chips), **given}
    )


def says(amount: int, chips: int, **facts: bool) -> Ruling[Wager]:
    return announced_amount(
        AnnouncedAmount(
            bet_level=325, min_increment=225, announced=amount, chips_total=chips, **facts
        )
    )


def malformed(op: str, **given: object) -> tuple[str, str | None]:
    with pytest.raises(Malformed) as caught:
        ask(op, given)
    return caught.value.code, caught.value.field


def decided(op: str, **given: Any) -> Any:
    answer = ask(op, given)
    assert isinstance(answer, Ruling)
    return answer.decision


class TestLastChips:
    """Nothing can be added to them: never a call to complete, never call or fold."""

    @pytest.mark.parametrize("chips", [(500,), (100, 400), (800,)])
    @pytest.mark.parametrize("players", [2, 4])
    def test_at_or_under_the_bet_they_call_for_all_of_it(
        self, chips: tuple[int, ...], players: int
    ) -> None:
        for by in (800, 300):
            wager = pushes(*chips, over=800, by=by, players_in_hand=players, all_in=True).decision
            assert (wager.action, wager.total, wager.must_add) == ("call", sum(chips), 0)

    def test_what_was_in_front_counts(self) -> None:
        wager = pushes(300, over=800, prior=200, all_in=True).decision
        assert (wager.action, wager.total) == ("call", 500)

    @pytest.mark.parametrize("chips", [(600, 100), (600, 100, 100), (600, 100, 100, 100)])
    def test_above_it_they_stand_without_being_a_raise(self, chips: tuple[int, ...]) -> None:
        ruling = pushes(*chips, all_in=True)
        wager = ruling.decision
        assert (wager.action, wager.total, wager.must_add) == ("all_in", sum(chips), 0)
        assert "9.8" in ruling.cites

    def test_enough_for_a_raise_is_one(self) -> None:
        assert pushes(600, 500, all_in=True).decision.total == 1100

    def test_one_large_chip_is_still_a_call(self) -> None:
        assert pushes(5000, all_in=True).decision.refund == 4400

    def test_an_opening_below_the_big_blind_stands(self) -> None:
        wager = pushes(50, over=0, by=100, bb=100, all_in=True).decision
        assert (wager.action, wager.total, wager.must_add) == ("bet", 50, 0)

    def test_call_said_adds_nothing(self) -> None:
        said = {"bet_level": 1000, "chips_total": 300, "all_in": True}
        wager = decided("spoken_action", word="call", **said)
        assert (wager.action, wager.total, wager.must_add) == ("call", 300, 0)

    @pytest.mark.parametrize(
        ("chips", "action"), [(300, "call"), (1500, "all_in"), (2000, "raise"), (2500, "raise")]
    )
    @pytest.mark.parametrize("op", ["spoken_action", "announced_raise_chips"])
    def test_raise_said_comes_to_what_they_make(self, op: str, chips: int, action: str) -> None:
        word = {"word": "raise"} if op == "spoken_action" else {}
        given = {"bet_level": 1000, "min_increment": 1000, "chips_total": chips, "all_in": True}
        wager = decided(op, **word, **given)
        assert (wager.action, wager.total) == (action, chips)

    @pytest.mark.parametrize(
        ("amount", "chips", "action", "total"),
        [
            (325, 300, "call", 300),
            (600, 400, "all_in", 400),
            (400, 400, "all_in", 400),
            (400, 500, "call", 325),
            (600, 700, "raise", 600),
            (700, 600, "raise", 600),
        ],
    )
    def test_a_figure_is_never_more_than_they_are(
        self, amount: int, chips: int, action: str, total: int
    ) -> None:
        wager = says(amount, chips, all_in=True).decision
        assert (wager.action, wager.total) == (action, total)


class TestABlockedRaise:
    """Who may not raise again calls, and takes the rest back (9.21)."""

    @pytest.mark.parametrize("chips", [(1000,), (600, 100), (600, 600), (600, 100, 100, 100)])
    def test_in_silence(self, chips: tuple[int, ...]) -> None:
        wager = pushes(*chips, may_raise=False).decision
        assert (wager.action, wager.total, wager.refund) == ("call", 600, sum(chips) - 600)

    @pytest.mark.parametrize("op", ["spoken_action", "announced_raise_chips"])
    def test_raise_said(self, op: str) -> None:
        word = {"word": "raise"} if op == "spoken_action" else {}
        given = {"bet_level": 300, "min_increment": 125, "prior": 225, "may_raise": False}
        ruling = ask(op, {**word, **given, "chips_total": 500})
        assert isinstance(ruling, Ruling)
        wager = ruling.decision
        assert (wager.action, wager.total, wager.refund) == ("call", 300, 425)
        assert "9.21" in ruling.cites
        assert decided(op, **word, **given, chips_total=50).must_add == 25

    def test_a_figure_said(self) -> None:
        assert says(700, 700, may_raise=False).decision.refund == 375

    def test_his_last_chips_too(self) -> None:
        assert pushes(600, 500, may_raise=False, all_in=True).decision.refund == 500

    def test_nobody_is_blocked_where_nobody_bet(self) -> None:
        assert malformed("silent_chips", bet_level=0, bb=100, chips=[100], may_raise=False) == (
            "CONTRADICTION",
            "may_raise",
        )


class TestWhatIsNeeded:
    """What the ruling does not turn on is not asked for."""

    def test_one_chip_needs_neither_the_increment_nor_the_players(self) -> None:
        ruling = ask("silent_chips", {"bet_level": 600, "prior": 200, "chips": [1000]})
        assert isinstance(ruling, Ruling)
        assert ruling.decision.refund == 600

    def test_one_chip_too_small_needs_the_players(self) -> None:
        assert malformed("silent_chips", bet_level=600, chips=[100]) == (
            "MISSING_FIELD",
            "players_in_hand",
        )

    def test_chips_above_the_call_need_the_increment(self) -> None:
        short = {"bet_level": 600, "chips": [600, 100]}
        assert malformed("silent_chips", **short) == ("MISSING_FIELD", "min_increment")
        assert ask("silent_chips", {**short, "raised_from": 200}) == ask(
            "silent_chips", {**short, "min_increment": 400}
        )

    def test_an_opening_needs_the_big_blind(self) -> None:
        opened = {"bet_level": 0, "chips": [50]}
        assert malformed("silent_chips", **opened) == ("MISSING_FIELD", "min_increment")
        assert decided("silent_chips", **opened, bb=100).total == 100

    def test_a_raise_goes_above_the_bet_raised(self) -> None:
        wrong = {"bet_level": 600, "raised_from": 600, "chips": [600, 100]}
        assert malformed("silent_chips", **wrong) == ("CONTRADICTION", "raised_from")


class TestWhatIsOpen:
    """Where the text can be read in two ways, the reading is named, and always alike."""

    def test_a_chip_over_an_opening_with_or_without_the_street(self) -> None:
        for street in ({}, {"street": "turn"}):
            assert pushes(1000, over=300, by=300, **street).readings == ("C6-analogy",)
        assert pushes(1000, over=600, by=400).readings == ()
        assert pushes(1000, over=200, by=200, prior=100).readings == ()

    def test_too_few_against_a_raise(self) -> None:
        after, before = (
            judged(100, 100, over=600, by=400),
            judged(100, 100, over=600, by=400, street="preflop", players_in_hand=4),
        )
        assert after.readings == ("C22-several-chips",)
        assert before.readings == ("C22-several-chips", "C21-first-bet")
        for facing, told in (("raise", after), ("preflop_opening", before)):
            given = {"players_in_hand": 4, "bet_level": 600, "pushed": 200, "facing": facing}
            assert ask("undercall", given).readings == told.readings

    def test_too_few_against_the_big_blind(self) -> None:
        ruling = pushes(25, 25, over=100, by=100, street="preflop")
        assert (ruling.decision.total, ruling.readings) == (100, ("C21-first-bet",))
        given = {"players_in_hand": 4, "bet_level": 100, "pushed": 50, "facing": "big_blind"}
        assert ask("undercall", given).readings == ruling.readings


class TestTheBigBlindsOption:
    def test_a_chip_is_a_check_and_is_said_so(self) -> None:
        ruling = pushes(500, over=100, by=100, prior=100)
        assert ruling.announce is not None
        assert ruling.announce.code == "SAY_CHECK_TAKE_BACK"
        assert ruling.announce.params == {"back": 500}
