"""Actions that the table does not agree about (ROPTA 9.15 to 9.18, 9.20)."""

from __future__ import annotations

import pytest

from rules_ropta.incidents.disputed_actions import (
    CountAsked,
    InTheDark,
    Misunderstood,
    PotDoubted,
    SimultaneousActions,
    count_requested,
    in_the_dark,
    misunderstood_action,
    pot_disputed,
    simultaneous_actions,
)
from rules_ropta.registry import ask
from rules_ropta.ruling import DirectorDecides, Ruling
from rules_ropta.situation import Malformed


class TestArticle_9_15:
    def test_a_live_opponent_has_a_bet_counted(self) -> None:
        assert count_requested(CountAsked(what="wager")).decision.must_count

    def test_nobody_else_has(self) -> None:
        ruling = count_requested(CountAsked(what="wager", asker_in_hand=False))
        assert not ruling.decision.must_count

    @pytest.mark.parametrize("what", ["pot", "stack"])
    def test_the_pot_and_what_is_left_are_laid_out_not_counted(self, what: str) -> None:
        ruling = ask("count_requested", {"what": what})
        assert isinstance(ruling, Ruling) and ruling.readings == ("U18-A",)
        assert (ruling.decision.must_count, ruling.decision.may_see_spread) == (False, True)

    def test_pot_is_no_amount(self) -> None:
        assert count_requested(CountAsked(what="pot_said")).decision.announcement_counts is False


class TestArticle_9_16:
    def test_what_the_dealer_confirms_stands(self) -> None:
        assert in_the_dark(InTheDark(dealer_confirms=True)).decision.stands

    @pytest.mark.parametrize("found", [True, False])
    def test_else_what_the_floor_finds_was_said_before_the_cards(self, found: bool) -> None:
        ruling = in_the_dark(InTheDark(dealer_confirms=False, established=found))
        assert ruling.decision.stands is found
        assert ruling.readings == ("U19-A",)


class TestArticle_9_17:
    def test_brought_in_the_pot_is_right(self) -> None:
        assert not pot_disputed(PotDoubted(gathered=True)).decision.check_now

    def test_before_that_the_bets_are_checked(self) -> None:
        assert pot_disputed(PotDoubted(gathered=False)).decision.check_now


class TestArticle_9_18:
    def test_two_actions_at_once_are_played_in_order(self) -> None:
        ruling = simultaneous_actions(SimultaneousActions(makes_sense=True))
        assert isinstance(ruling, Ruling) and ruling.decision.both_stand

    def test_where_the_second_no_longer_holds_the_director_judges(self) -> None:
        answer = simultaneous_actions(SimultaneousActions(makes_sense=False))
        assert isinstance(answer, DirectorDecides)
        assert [option.code for option in answer.options] == [
            "SECOND_ACTS_AGAIN",
            "SECOND_IS_HELD_TO_IT",
        ]


class TestArticle_9_20:
    def test_a_misreading_binds_nobody(self) -> None:
        ruling = misunderstood_action(Misunderstood(kind="misread"))
        assert isinstance(ruling, Ruling) and ruling.decision.action == "as_done"

    def test_acted_on_within_the_rules_it_stands_as_understood(self) -> None:
        ruling = misunderstood_action(Misunderstood(kind="misread", substantial_after=True))
        assert isinstance(ruling, Ruling) and ruling.decision.action == "as_understood"
        assert ruling.cites == ("9.20", "6.7")

    def test_acted_on_against_the_rules_the_director_judges(self) -> None:
        case = Misunderstood(kind="misread", substantial_after=True, bets_legal=False)
        assert isinstance(misunderstood_action(case), DirectorDecides)

    def test_each_answers_for_what_was_done_on_a_wrong_count(self) -> None:
        ruling = misunderstood_action(Misunderstood(kind="miscounted"))
        assert isinstance(ruling, Ruling) and ruling.decision.action == "as_done"

    def test_a_large_gap_is_the_directors(self) -> None:
        answer = misunderstood_action(Misunderstood(kind="miscounted", large_gap=True))
        assert isinstance(answer, DirectorDecides)
        assert "HELP_THE_MISLED" in [option.code for option in answer.options]

    def test_what_must_be_told_is_missed(self) -> None:
        with pytest.raises(Malformed, match="MISSING_FIELD large_gap"):
            ask("misunderstood_action", {"kind": "miscounted"})
