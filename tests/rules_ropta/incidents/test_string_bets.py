"""Bets in two steps: chips in two moves, and a raise said in two (9.1 to 9.4)."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.house_rules import HouseRules, house_rule
from rules_ropta.incidents.chips_and_words import SilentChips, silent_chips
from rules_ropta.incidents.string_bets import (
    StringBet,
    TwoStepRaise,
    _string_bet_line,
    string_bet,
    two_step_raise,
)
from rules_ropta.incidents.wagers import Wager
from rules_ropta.registry import ask
from rules_ropta.ruling import DirectorDecides, Line, Reason, Ruling
from rules_ropta.situation import Malformed


def moves(first: list[int], second: list[int], **facts: Any) -> Any:
    """Two moves over a bet of 300, three in the hand."""
    case = {"bet_level": 300, "min_increment": 300, "prior": 0, "players_in_hand": 3}
    return ask("string_bet", {**case, "first_part": first, "second_part": second, **facts})


def two_moves(first: list[int], second: list[int], **facts: Any) -> Wager:
    answer = moves(first, second, **facts)
    assert isinstance(answer, Ruling)
    wager = answer.decision
    assert isinstance(wager, Wager)
    return wager


class TestArticle_9_2:
    """Without a word, only what moved forward first counts."""

    def test_the_chips_of_the_second_move_come_back(self) -> None:
        wager = two_moves([300], [500])
        assert (wager.action, wager.total, wager.refund) == ("call", 300, 500)

    def test_it_says_that_it_goes_by_9_2(self) -> None:
        assert moves([300], [500]).cites[0] == "9.2"

    def test_a_first_move_of_half_a_raise_is_completed(self) -> None:
        wager = two_moves([300, 100, 100], [100])
        assert (wager.action, wager.total, wager.must_add) == ("raise", 600, 0)
        assert two_moves([300, 100, 100], []).must_add == 100

    def test_a_first_move_that_is_a_raise_stands_alone(self) -> None:
        wager = two_moves([500, 500], [1000])
        assert (wager.action, wager.total, wager.refund) == ("raise", 1000, 1000)

    def test_last_chips_that_only_call_are_a_call_for_all_of_them(self) -> None:
        wager = two_moves([200], [50], all_in=True)
        assert (wager.action, wager.total, wager.must_add, wager.refund) == ("call", 250, 0, 0)

    def test_last_chips_that_cannot_complete_a_raise_stand_all_in(self) -> None:
        for said in (None, "raise"):
            wager = two_moves([300, 150], [100], all_in=True, said=said)
            assert (wager.action, wager.total, wager.must_add) == ("all_in", 550, 0)

    def test_a_raise_said_of_last_chips_that_only_call_is_a_call(self) -> None:
        wager = two_moves([200], [50], all_in=True, said="raise")
        assert (wager.action, wager.total) == ("call", 250)

    def test_last_chips_above_the_call_count_by_the_first_move(self) -> None:
        wager = two_moves([300], [50], all_in=True)
        assert (wager.action, wager.total, wager.refund) == ("call", 300, 50)

    def test_one_large_chip_is_a_call_whatever_follows(self) -> None:
        wager = two_moves([1000], [1000, 1000])
        assert (wager.action, wager.total, wager.refund) == ("call", 300, 2700)

    def test_chips_that_all_serve_the_call_are_a_call(self) -> None:
        wager = two_moves([200, 200], [500])
        assert (wager.action, wager.total, wager.refund) == ("call", 300, 600)

    def test_one_small_chip_leaves_call_or_fold(self) -> None:
        wager = two_moves([100], [500])
        assert (wager.action, wager.options) == ("must_choose", ("call", "fold"))
        assert (wager.chip_committed, wager.refund) == (True, 500)
        say = Reason("SAY_CALL_OR_FOLD_TAKE_BACK", {"missing": 200, "back": 500})
        assert moves([100], [500]).announce == say

    def test_too_few_chips_against_a_raise_are_the_directors(self) -> None:
        answer = moves([100, 25], [500], bet_level=600, min_increment=400)
        assert isinstance(answer, DirectorDecides)
        assert getattr(answer.settled, "refund", None) == 500
        assert [option.announce for option in answer.options] == [
            Reason("SAY_CALL_ADD_TAKE_BACK", {"total": 600, "add": 475, "back": 500}),
            Reason("SAY_FORFEIT_TAKE_BACK", {"back": 500}),
        ]

    def test_nobody_having_bet_the_first_move_opens(self) -> None:
        wager = two_moves([200], [300], bet_level=0, min_increment=100)
        assert (wager.action, wager.total, wager.refund) == ("bet", 200, 300)
        assert two_moves([50], [300], bet_level=0, min_increment=100).total == 100

    def test_the_big_blind_that_adds_in_two_moves_checks(self) -> None:
        answer = moves([500], [500], bet_level=100, min_increment=100, prior=100)
        assert answer.decision.refund == 1000
        assert answer.announce.code == "SAY_CHECK_TAKE_BACK"

    def test_whoever_may_not_raise_only_calls(self) -> None:
        wager = two_moves([500, 500], [500], may_raise=False)
        assert (wager.action, wager.total, wager.refund) == ("call", 300, 1200)

    def test_last_chips_in_two_moves_call_with_what_there_is(self) -> None:
        case = {"bet_level": 800, "min_increment": 800, "players_in_hand": 2, "all_in": True}
        wager = two_moves([300], [200], **case)
        assert (wager.action, wager.total, wager.must_add) == ("call", 500, 0)


class TestArticle_9_4:
    """What was said first binds."""

    def test_call_and_raise_is_a_call(self) -> None:
        wager = two_moves([300], [500], said="call")
        assert (wager.action, wager.total, wager.refund) == ("call", 300, 500)

    def test_where_no_chips_were_told_the_rest_is_taken_back(self) -> None:
        for facts, code in (
            ({"said": "call"}, "SAY_CALL_EXACTLY"),
            ({"said": "raise_amount", "announced": 900}, "SAY_RAISE_EXACTLY"),
            ({"said": "raise_amount", "announced": 900, "bet_level": 0}, "SAY_BET_EXACTLY"),
        ):
            answer = moves([], [], **facts)
            assert answer.announce.code == code
            assert (answer.decision.must_add, answer.decision.refund) == (None, None)
            line = _string_bet_line(
                {"action": answer.decision.action, "total": answer.decision.total, "must_add": 300},
                {**facts, "first_part": [], "second_part": []},
            )
            assert "ADD" not in line.code and line.then == (Line("REST_TAKEN_BACK"),)

    def test_call_with_nothing_to_match_is_a_check(self) -> None:
        wager = two_moves([300], [500], said="call", bet_level=0)
        assert (wager.action, wager.refund) == ("check", 800)

    def test_raise_without_a_figure_is_the_first_move_completed(self) -> None:
        wager = two_moves([300], [500], said="raise")
        assert (wager.action, wager.total, wager.refund) == ("raise", 600, 200)
        assert two_moves([300], [], said="raise").must_add == 300

    def test_raise_without_a_figure_takes_a_large_first_move_whole(self) -> None:
        wager = two_moves([1000], [500], said="raise")
        assert (wager.action, wager.total, wager.refund) == ("raise", 1000, 500)

    def test_a_figure_is_due_however_the_chips_come(self) -> None:
        wager = two_moves([300], [500], said="raise_amount", announced=800)
        assert (wager.action, wager.total, wager.must_add) == ("raise", 800, 0)
        assert two_moves([300], [500], said="raise_amount", announced=1000).must_add == 200

    def test_a_figure_below_the_smallest_raise_is_completed(self) -> None:
        wager = two_moves([300], [100], said="raise_amount", announced=400)
        assert (wager.action, wager.total, wager.must_add) == ("raise", 600, 200)

    def test_a_figure_needs_one(self) -> None:
        with pytest.raises(Malformed, match="MISSING_FIELD announced"):
            moves([300], [500], said="raise_amount")

    def test_without_a_figure_the_first_move_is_needed(self) -> None:
        with pytest.raises(Malformed, match="MISSING_FIELD first_part"):
            moves([], [500])


class TestArticle_9_1:
    def test_in_two_steps_the_first_is_completed_and_the_second_falls(self) -> None:
        said = TwoStepRaise(bet_level=2000, min_increment=2000, first_part=2000, second_part=5000)
        assert two_step_raise(said).decision.total == 4000

    def test_a_first_step_that_is_a_raise_stands(self) -> None:
        said = TwoStepRaise(bet_level=2000, min_increment=2000, first_part=5000, second_part=3000)
        assert two_step_raise(said).decision.total == 5000


def over_300(said: Literal["call"] | None = None) -> StringBet:
    return StringBet(
        said=said,
        bet_level=300,
        min_increment=300,
        players_in_hand=3,
        first_part=(300,),
        second_part=(500,),
    )


class TestInTheHouse:
    def test_both_moves_may_count(self) -> None:
        case = over_300()
        house = HouseRules((house_rule("STRING_BET", "both_parts"),))
        answer = string_bet(case, house)
        assert isinstance(answer, Ruling)
        assert answer.decision.total == 800
        assert [rule.code for rule in answer.departures] == ["STRING_BET"]

    def test_a_call_said_owes_nothing_to_it(self) -> None:
        case = over_300("call")
        house = HouseRules((house_rule("STRING_BET", "both_parts"),))
        assert string_bet(case, house) == string_bet(case)


CHIPS = st.lists(st.sampled_from((25, 100, 500, 1000)), min_size=1, max_size=5)


class TestAnyStringBet:
    @given(CHIPS, CHIPS, st.integers(0, 40), st.integers(1, 40), st.integers(2, 9), st.booleans())
    def test_in_silence_the_first_move_is_judged_as_silent_chips(
        self,
        first: list[int],
        second: list[int],
        level: int,
        least: int,
        players: int,
        blocked: bool,
    ) -> None:
        facts: dict[str, Any] = {
            "bet_level": level * 25,
            "min_increment": least * 25,
            "players_in_hand": players,
            "may_raise": not blocked or level == 0,
        }
        alone = silent_chips(SilentChips(chips=tuple(first), **facts))
        both = string_bet(StringBet(first_part=tuple(first), second_part=tuple(second), **facts))
        assert type(alone) is type(both)
        if isinstance(alone, Ruling) and isinstance(both, Ruling):
            mine, theirs = both.decision, alone.decision
            assert (mine.action, mine.total) == (theirs.action, theirs.total)
            if mine.total is not None:
                pushed = sum(first) + sum(second)
                assert mine.total == pushed + (mine.must_add or 0) - (mine.refund or 0)
