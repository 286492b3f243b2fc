"""Openings and calls that are too small."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules_ropta.incidents.insufficient_bets import OpeningCorrected, Underbet, underbet
from rules_ropta.registry import ask
from rules_ropta.ruling import DirectorDecides, Reason, Ruling
from rules_ropta.situation import Malformed


def opened(opening: int, raise_to: int | None = None, **facts: bool) -> tuple[int, int | None]:
    case = Underbet(bb=1200, opening=opening, raise_to=raise_to, **{"same_round": True, **facts})
    found = underbet(case).decision
    return found.opening, found.raise_to


def corrected(opening: int, raise_to: int | None = None) -> OpeningCorrected:
    return underbet(Underbet(bb=1200, opening=opening, raise_to=raise_to, same_round=True)).decision


def undercall(**facts: object) -> Any:
    return ask(
        "undercall",
        {"players_in_hand": 4, "facing": "raise", "bet_level": 800, "pushed": 200, **facts},
    )


class TestArticle_9_10:
    def test_an_underbet_rises_and_takes_the_raise_with_it(self) -> None:
        assert opened(1000) == (1200, None)
        assert opened(1000, 2300) == (1200, 2400)

    def test_a_raise_that_stays_legal_is_left_alone(self) -> None:
        assert opened(1000, 2400) == (1200, 2400)
        assert opened(1000, 2500) == (1200, 2500)

    def test_once_the_round_is_over_nothing_changes(self) -> None:
        assert opened(1000, 2300, same_round=False) == (1000, 2300)

    def test_an_opening_that_is_enough_is_left_alone(self) -> None:
        assert opened(1200, 2500) == (1200, 2500)

    @pytest.mark.parametrize(
        ("opening", "raised", "stands"),
        [(1200, 2300, 2400), (1200, 1800, 2400), (2000, 3000, 4000)],
    )
    def test_a_raise_too_small_over_a_sound_opening_is_completed(
        self, opening: int, raised: int, stands: int
    ) -> None:
        assert opened(opening, raised) == (opening, stands)

    @pytest.mark.parametrize(("opening", "raised"), [(1200, 1799), (1000, 1700), (1000, 1200)])
    def test_a_raise_below_half_is_a_call(self, opening: int, raised: int) -> None:
        found = corrected(opening, raised)
        assert (found.opening, found.raise_to, found.call) == (1200, None, 1200)
        assert found.refund == raised - 1200

    def test_a_raise_under_the_corrected_opening_calls_it_in_full(self) -> None:
        found = corrected(500, 1100)
        assert (found.call, found.must_add) == (1200, 100)

    def test_a_raise_that_was_said_is_completed_even_below_half(self) -> None:
        assert opened(1000, 1700, raise_announced=True) == (1200, 2400)

    def test_a_raise_all_in_stands_as_it_is(self) -> None:
        assert opened(1000, 1700, raise_all_in=True) == (1200, 1700)
        assert opened(1200, 2500, raise_all_in=True) == (1200, 2500)

    def test_an_all_in_too_short_to_raise_is_said_to_be_no_raise(self) -> None:
        case = Underbet(bb=1200, opening=1000, raise_to=1700, raise_all_in=True, same_round=True)
        ruling = underbet(case)
        assert ruling.decision.is_raise is False
        stands = Reason(
            "SAY_OPENING_AND_ALL_IN_STANDS", {"opening": 1200, "callers": 200, "all_in": 1700}
        )
        assert ruling.announce == stands
        sound = underbet(replace(case, opening=1200)).announce
        assert sound is not None and sound.code == "SAY_OPENING_AND_ALL_IN_STANDS"

    @pytest.mark.parametrize(
        ("raised", "code", "figure"),
        [
            (2300, "SAY_OPENING_AND_RAISE_ADD", {"raise_to": 2400, "add": 100}),
            (2500, "SAY_OPENING_AND_RAISE_STANDS", {"raise_to": 2500}),
            (1700, "SAY_OPENING_AND_CALL_TAKE_BACK", {"back": 500}),
            (1100, "SAY_OPENING_AND_CALL_ADD", {"add": 100}),
            (1200, "SAY_OPENING_AND_CALL_STANDS", {"call": 1200}),
        ],
    )
    def test_what_the_raiser_adds_or_takes_back_is_said(
        self, raised: int, code: str, figure: dict[str, int]
    ) -> None:
        ruling = underbet(Underbet(bb=1200, opening=1000, raise_to=raised, same_round=True))
        said = Reason(code, {"opening": 1200, "callers": 200, **figure})
        assert ruling.announce == said
        assert ruling.decision.must_add == figure.get("add")
        assert all(reason.params.get("over", 1) > 0 for reason in ruling.chain)  # type: ignore[operator]

    def test_callers_go_up_with_what_they_called(self) -> None:
        assert corrected(1000).callers_add == 200
        found = corrected(1000, 2300)
        assert (found.callers_add, found.raise_callers_add) == (200, 100)
        assert corrected(1200, 2500).callers_add is None

    def test_a_raise_goes_above_the_opening(self) -> None:
        with pytest.raises(Malformed, match="CONTRADICTION raise_to"):
            opened(1000, 1000)

    def test_against_the_first_bet_an_undercall_is_completed(self) -> None:
        ruling = undercall(facing="opening_bet")
        assert (ruling.decision.ruling, ruling.decision.total) == ("must_complete", 800)

    def test_between_two_it_is_completed(self) -> None:
        assert undercall(players_in_hand=2, chips_count=3).decision.total == 800

    def test_against_a_raise_the_director_decides(self) -> None:
        choice = undercall(hand_exposed=True)
        assert isinstance(choice, DirectorDecides)
        assert choice.settled is not None
        assert choice.options[0].weighs[0].code == "WEIGHS_OPPONENT_SHOWED"

    def test_a_call_said_is_a_call(self) -> None:
        said = {"announced": "call", "bet_level": 800, "pushed": 200}
        ruling = ask("undercall", said)
        assert isinstance(ruling, Ruling)
        assert (ruling.decision.ruling, ruling.decision.total) == ("must_complete", 800)

    def test_without_a_word_the_players_and_the_bet_are_asked(self) -> None:
        with pytest.raises(Malformed, match="MISSING_FIELD players_in_hand"):
            ask("undercall", {"bet_level": 800, "pushed": 200})
        with pytest.raises(Malformed, match="MISSING_FIELD facing"):
            ask("undercall", {"bet_level": 800, "pushed": 200, "players_in_hand": 3})

    def test_enough_chips_are_no_undercall(self) -> None:
        with pytest.raises(Malformed, match="CONTRADICTION pushed"):
            undercall(pushed=800)


class TestArticle_9_12:
    def test_one_chip_alone_leaves_call_or_fold(self) -> None:
        found = undercall(chips_count=1).decision
        assert (found.ruling, found.options) == ("must_choose", ("call", "fold"))
        assert (found.raise_allowed, found.chip_committed) == (False, True)

    def test_between_two_it_is_a_call(self) -> None:
        found = undercall(chips_count=1, players_in_hand=2).decision
        assert (found.ruling, found.total) == ("must_complete", 800)


class TestArticle_9_9:
    def test_an_opening_all_in_stands_and_is_raised_by_a_big_blind(self) -> None:
        assert opened(1000, all_in=True) == (1000, None)
        assert opened(1000, 1800, all_in=True) == (1000, 2200)


class TestLastChips:
    def test_they_call_for_all_there_is(self) -> None:
        for said in (None, "call"):
            found = undercall(all_in=True, announced=said).decision
            assert (found.ruling, found.total) == ("all_in", 200)


def in_a_row(
    *offenders: str, facing: str = "opening_bet", players: int = 4, **first: object
) -> Any:
    given = {"players_in_hand": players, "facing": facing, "bet_level": 800, **first}
    return ask("consecutive_undercalls", {**given, "offenders": list(offenders)})


class TestUndercallsInARow:
    def test_the_first_completes_and_the_director_decides_for_the_others(self) -> None:
        choice = in_a_row("B", "C", "D")
        assert isinstance(choice, DirectorDecides)
        assert choice.settled == {"B": "must_complete", "C": "td_decides", "D": "td_decides"}
        assert len(choice.options) == 3

    def test_against_a_raise_he_decides_for_all(self) -> None:
        choice = in_a_row("B", "C", facing="raise")
        assert choice.settled == {"B": "td_decides", "C": "td_decides"}
        assert in_a_row("B", facing="raise").settled == {"B": "td_decides"}

    def test_alone_the_first_completes(self) -> None:
        assert in_a_row("B").decision == {"B": "must_complete"}
        assert in_a_row("B", facing="raise", players=2).decision == {"B": "must_complete"}

    def test_one_chip_alone_leaves_the_first_call_or_fold(self) -> None:
        choice = in_a_row("B", "C", facing="raise", single_chip=True)
        assert choice.settled == {"B": "must_choose", "C": "td_decides"}
        assert "9.12" in choice.cites
        alone = in_a_row("B", facing="raise", single_chip=True)
        assert alone.decision == {"B": "must_choose"}

    def test_what_the_first_pushed_counts(self) -> None:
        assert in_a_row("B", pushed=200).announce.params == {"total": 800, "add": 600}
        untold = in_a_row("B")
        assert untold.announce == Reason("SAY_CALL", {"total": 800})
        assert "missing" not in untold.because.params
        with pytest.raises(Malformed, match="CONTRADICTION pushed"):
            in_a_row("B", "C", pushed=800)

    @pytest.mark.parametrize("offenders", [(), ("B", "B"), ("B", "C", "D", "E")])
    def test_offenders_are_players_who_face_the_bet(self, offenders: tuple[str, ...]) -> None:
        with pytest.raises(Malformed):
            in_a_row(*offenders)
