"""Raises said aloud: the total, two steps, short figures, too few chips, one chip."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.incidents.announced_raises import (
    RaiseSaid,
    RaiseSaidThenChips,
    ShortAmount,
    SingleChipRaise,
    announce_raise,
    announced_raise_chips,
    short_amount,
    single_chip_announced,
)
from rules_ropta.incidents.wagers import Wager
from rules_ropta.registry import ask
from rules_ropta.ruling import DirectorDecides, Ruling
from rules_ropta.situation import Malformed


class TestArticle_9_1:
    @pytest.mark.parametrize("text", ["plus", "raise", "relance de"])
    def test_any_figure_is_the_total(self, text: str) -> None:
        assert announce_raise(RaiseSaid(text=text, amount=4000)).decision.total == 4000

    def test_a_figure_below_the_smallest_raise_is_completed(self) -> None:
        said = RaiseSaid(text="plus", amount=4000, bet_level=3000, min_increment=3000)
        wager = announce_raise(said).decision
        assert (wager.action, wager.total, wager.must_add) == ("raise", 6000, 2000)

    def test_the_bet_and_the_increment_go_together(self) -> None:
        with pytest.raises(Malformed, match="CONTRADICTION min_increment"):
            RaiseSaid(amount=4000, min_increment=3000)
        with pytest.raises(Malformed, match="MISSING_FIELD min_increment"):
            announce_raise(RaiseSaid(amount=4000, bet_level=3000))

    @pytest.mark.parametrize(
        ("spoken", "pot", "fives", "amount"),
        [
            (5, 0, False, 500),
            (5, 4999, False, 500),
            (5, 5000, False, 5000),
            (5, 4999, True, 5),
            (12, 11_999, False, 1200),
            (12, 12_000, False, 12_000),
            (15, 20_000, True, 15),
            (7, 20_000, True, 7000),
        ],
    )
    def test_a_short_figure_goes_by_the_pot(
        self, spoken: int, pot: int, fives: bool, amount: int
    ) -> None:
        ruling = short_amount(ShortAmount(spoken=spoken, pot=pot, chips_of_5_in_play=fives))
        assert isinstance(ruling, Ruling)
        assert ruling.decision.amount == amount

    @pytest.mark.parametrize(
        ("spoken", "pot", "smallest", "amount"),
        [
            (75, 150, 25, 75),
            (50, 150, 25, 50),
            (5, 150, 25, 500),
            (5, 5000, 25, 5000),
            (5, 5000, 5, 5),
            (30, 150, 25, 3000),
            (1200, 3000, 100, 1200),
            (8, 30_000, 100, 8000),
        ],
    )
    def test_what_the_chips_make_stands_as_said(
        self, spoken: int, pot: int, smallest: int, amount: int
    ) -> None:
        ruling = short_amount(ShortAmount(spoken=spoken, pot=pot, smallest_chip=smallest))
        assert isinstance(ruling, Ruling)
        assert ruling.decision.amount == amount

    def test_what_is_short_for_nothing_stands_as_said(self) -> None:
        ruling = short_amount(ShortAmount(spoken=2500, pot=4000, chips_of_5_in_play=False))
        assert isinstance(ruling, Ruling)
        assert ruling.decision.amount == 2500

    def test_the_chips_in_play_are_asked_one_way_or_the_other(self) -> None:
        with pytest.raises(Malformed, match="MISSING_FIELD chips_of_5_in_play"):
            ask("short_amount", {"spoken": 5, "pot": 4000})
        assert ask("short_amount", {"spoken": 5, "pot": 4000, "smallest_chip": 25})
        with pytest.raises(Malformed, match="CONTRADICTION chips_of_5_in_play"):
            ShortAmount(spoken=5, pot=4000, smallest_chip=25, chips_of_5_in_play=True)

    def test_a_long_figure_that_no_chips_make_is_the_directors(self) -> None:
        answer = short_amount(ShortAmount(spoken=150, pot=9000, smallest_chip=100))
        assert isinstance(answer, DirectorDecides)
        assert [option.code for option in answer.options] == [
            "AMOUNT_AS_SAID",
            "AMOUNT_IN_THOUSANDS",
        ]


def raise_said(chips: int, prior: int = 0, bet_level: int = 100) -> Wager:
    return announced_raise_chips(
        RaiseSaidThenChips(bet_level=bet_level, min_increment=100, prior=prior, chips_total=chips)
    ).decision


class TestArticle_9_6:
    def test_a_raise_said_is_completed(self) -> None:
        assert (raise_said(125).total, raise_said(125).must_add) == (200, 75)

    def test_even_with_less_than_a_call(self) -> None:
        assert (raise_said(25).total, raise_said(25).must_add) == (200, 175)

    def test_chips_in_front_count(self) -> None:
        assert (raise_said(125, prior=50).total, raise_said(125, prior=50).must_add) == (200, 25)

    def test_every_chip_counts_beyond_the_smallest(self) -> None:
        assert (raise_said(1000).total, raise_said(1000).must_add) == (1000, 0)

    def test_where_nobody_bet_it_opens(self) -> None:
        assert raise_said(50, bet_level=0).action == "bet"
        assert raise_said(50, bet_level=0).total == 100

    @given(st.integers(0, 10_000), st.integers(1, 10_000), st.integers(0, 50_000))
    def test_it_is_never_below_the_smallest_raise(self, level: int, least: int, put: int) -> None:
        case = RaiseSaidThenChips(bet_level=level, min_increment=least, chips_total=put)
        wager = announced_raise_chips(case).decision
        assert wager.total is not None and wager.total >= level + least
        assert wager.total == put + (wager.must_add or 0)


class TestArticle_9_11:
    @pytest.mark.parametrize(("chip", "total"), [(1000, 1000), (500, 500), (300, 400), (100, 400)])
    def test_said_in_time_it_raises_to_the_chip(self, chip: int, total: int) -> None:
        case = SingleChipRaise(
            announced_before_touch=True, bet_level=200, min_increment=200, chip=chip
        )
        ruling = single_chip_announced(case)
        assert isinstance(ruling, Ruling)
        assert (ruling.decision.action, ruling.decision.total) == ("raise", total)

    @pytest.mark.parametrize(("chip", "total"), [(1000, 1200), (500, 1000), (5000, 5200)])
    def test_what_was_in_front_counts_with_it(self, chip: int, total: int) -> None:
        given = {"bet_level": 600, "min_increment": 400, "prior": 200}
        early = {**given, "announced_before_touch": True, "chip": chip}
        ruling = ask("single_chip_announced", early)
        assert isinstance(ruling, Ruling)
        assert (ruling.decision.action, ruling.decision.total) == ("raise", total)
        spoken = ask("spoken_action", {**given, "word": "raise", "chips_total": chip})
        assert isinstance(spoken, Ruling)
        assert spoken.decision == ruling.decision

    @given(st.integers(0, 20), st.integers(1, 20), st.integers(0, 20), st.integers(1, 60))
    def test_it_agrees_with_the_word_and_with_the_silence(
        self, level: int, least: int, prior: int, chip: int
    ) -> None:
        for facts in ({}, {"all_in": True}, {"may_raise": level == 0}):
            common = {"bet_level": level, "min_increment": least, "prior": min(prior, level)}
            common |= facts
            one = {**common, "chip": chip, "players_in_hand": 3}
            before = ask("single_chip_announced", {**one, "announced_before_touch": True})
            spoken = ask("spoken_action", {**common, "word": "raise", "chips_total": chip})
            assert isinstance(before, Ruling) and isinstance(spoken, Ruling)
            assert before.decision == spoken.decision
            after = ask("single_chip_announced", {**one, "announced_before_touch": False})
            silent = ask("silent_chips", {**common, "chips": [chip], "players_in_hand": 3})
            assert isinstance(after, Ruling) and isinstance(silent, Ruling)
            assert (after.decision, after.readings) == (silent.decision, silent.readings)

    def test_said_late_it_is_a_call(self) -> None:
        case = SingleChipRaise(
            announced_before_touch=False, bet_level=200, min_increment=200, chip=1000
        )
        ruling = single_chip_announced(case)
        assert isinstance(ruling, Ruling)
        assert (ruling.decision.action, ruling.decision.refund) == ("call", 800)

    def test_said_late_with_a_small_chip_it_depends_on_the_players(self) -> None:
        case: dict[str, object] = {
            "announced_before_touch": False,
            "bet_level": 800,
            "min_increment": 800,
            "chip": 500,
        }
        with pytest.raises(Malformed, match="MISSING_FIELD players_in_hand"):
            ask("single_chip_announced", case)
        between_two = ask("single_chip_announced", {**case, "players_in_hand": 2})
        among_three = ask("single_chip_announced", {**case, "players_in_hand": 3})
        assert isinstance(between_two, Ruling) and isinstance(among_three, Ruling)
        assert between_two.decision.action == "call"
        assert among_three.decision.action == "must_choose"
