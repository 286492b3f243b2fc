"""A blind not posted, a dead hand that played on, seen late."""

from __future__ import annotations

from typing import Any

import pytest

from rules_ropta.faults import fault_of
from rules_ropta.outcome import plain_outcome
from rules_ropta.registry import ask
from rules_ropta.ruling import DirectorDecides, Force, Reason


def missing(what: str, *, gathered: bool = False, **facts: Any) -> Any:
    return ask("blind_forgotten", {"what": what, "gathered": gathered, **facts})


def dead_hand(why: str, *, awarded: bool = False, **facts: Any) -> Any:
    return ask("dead_hand_played", {"why": why, "awarded": awarded, **facts})


class TestArticle_2_3:
    @pytest.mark.parametrize(
        ("what", "counts_as"), [("small_blind", "bet"), ("big_blind", "bet"), ("ante", "dead")]
    )
    def test_seen_before_substantial_action_it_is_posted(self, what: str, counts_as: str) -> None:
        ruling = missing(what, substantial_action=False)
        assert (ruling.decision.posted, ruling.decision.counts_as) == (True, counts_as)
        assert ruling.readings == ("C41-posted-while-apart",)
        assert ruling.announce == Reason("SAY_POST_IT_NOW")

    def test_what_is_due_is_told_where_the_level_is_known(self) -> None:
        ruling = missing("small_blind", substantial_action=False, sb=200, bb=400)
        assert ruling.decision.must_add == 200
        assert ruling.announce == Reason("SAY_POST_IT_NOW_ADD", {"add": 200})

    def test_acted_on_with_the_chips_still_apart_it_is_for_the_director(self) -> None:
        told = missing("ante", substantial_action=True)
        assert isinstance(told, DirectorDecides)
        assert [option.code for option in told.options] == ["POST_IT_NOW", "GO_ON_WITHOUT_IT"]


class TestArticle_9_17:
    @pytest.mark.parametrize("what", ["small_blind", "big_blind", "ante"])
    def test_once_the_chips_are_brought_in_the_pot_is_whole(self, what: str) -> None:
        ruling = missing(what, gathered=True)
        assert (ruling.decision.posted, ruling.decision.must_add) == (False, None)
        assert ruling.cites == ("9.17",)


class TestArticle_4_1:
    @pytest.mark.parametrize("why", ["absent", "walked_away", "device", "wrong_count", "thrown"])
    def test_found_before_the_pot_is_given_it_wins_nothing(self, why: str) -> None:
        found = dead_hand(why, unpaid_bet=False).decision
        assert (found.hand, found.may_win, found.bets_stay) == ("dead", False, True)

    @pytest.mark.parametrize(
        ("why", "fault"), [("walked_away", "away_with_cards"), ("device", "device_in_hand")]
    )
    def test_who_walked_away_or_used_a_device_may_be_punished(self, why: str, fault: str) -> None:
        given = {"why": why, "awarded": False, "unpaid_bet": False}
        told: Any = ask("dead_hand_played", given)
        assert told.force is Force.SANCTION_POSSIBLE
        assert fault_of("dead_hand_played", given, plain_outcome(told)["decision"]) == fault

    def test_an_absent_player_is_not(self) -> None:
        given = {"why": "absent", "awarded": False, "unpaid_bet": False}
        told: Any = ask("dead_hand_played", given)
        assert fault_of("dead_hand_played", given, plain_outcome(told)["decision"]) is None


class TestArticle_8_2:
    def test_a_bet_nobody_has_matched_is_for_the_director(self) -> None:
        told = dead_hand("absent", unpaid_bet=True)
        assert isinstance(told, DirectorDecides)
        assert [option.code for option in told.options] == [
            "UNPAID_BET_COMES_BACK",
            "ALL_ITS_BETS_STAY",
        ]
        assert told.settled.hand == "dead"  # type: ignore[attr-defined]


class TestArticle_10_9:
    def test_once_the_cards_are_gathered_the_award_stands(self) -> None:
        ruling = dead_hand("wrong_count", awarded=True)
        assert ruling.decision.award_stands
        assert ruling.readings == ("C42-won-by-a-dead-hand",)

    def test_that_of_an_absent_player_is_for_the_director(self) -> None:
        told = dead_hand("absent", awarded=True)
        assert isinstance(told, DirectorDecides)
        assert "1.9" in told.cites
