"""Hands mucked, thrown, covered or laid open."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.incidents.conduct import ExposedOnTurn, expose_on_turn
from rules_ropta.incidents.dead_hands import (
    CardsThrown,
    MuckedHand,
    MuckedHandDecision,
    cards_thrown_on_unprotected_hand,
    unprotected_hand_mucked,
)
from rules_ropta.registry import ask
from rules_ropta.ruling import DirectorDecides, Force, Ruling
from rules_ropta.situation import Malformed


def judged(case: MuckedHand) -> MuckedHandDecision:
    answer = unprotected_hand_mucked(case)
    assert isinstance(answer, Ruling)
    assert isinstance(answer.decision, MuckedHandDecision)
    return answer.decision


class TestArticle_8_1:
    def test_a_hand_given_back_costs_its_player_a_sanction(self) -> None:
        ruling = cards_thrown_on_unprotected_hand(CardsThrown(identifiable=True))
        assert ruling.decision.victim_sanction
        assert "8.1" in ruling.cites


class TestArticle_8_2:
    @pytest.mark.parametrize("last", ["none", "check", "call"])
    def test_without_a_bet_nothing_comes_back(self, last: Literal["none", "check", "call"]) -> None:
        hand = judged(MuckedHand(last_action=last, amount=500))
        assert (hand.refund, hand.hand) == (0, "dead")

    def test_a_bet_nobody_paid_comes_back(self) -> None:
        assert judged(MuckedHand(last_action="bet", amount=500)).refund == 500

    def test_a_raise_nobody_paid_comes_back_above_the_last_bet(self) -> None:
        assert judged(MuckedHand(last_action="raise", amount=1200, previous_bet=400)).refund == 800

    @pytest.mark.parametrize("last", ["bet", "raise"])
    def test_once_paid_nothing_comes_back(self, last: Literal["bet", "raise"]) -> None:
        paid = MuckedHand(last_action=last, called=True, amount=1200, previous_bet=400)
        assert judged(paid).refund == 0

    @given(st.integers(0, 10**6), st.integers(1, 10**6), st.integers(0, 10**6), st.booleans())
    def test_what_comes_back_and_what_is_lost_make_what_he_put_in(
        self, under: int, more: int, before: int, raised: bool
    ) -> None:
        hand = judged(
            MuckedHand(
                last_action="raise" if raised else "bet",
                amount=under + more,
                previous_bet=under,
                prior_streets=before,
            )
        )
        assert hand.refund == (more if raised else under + more)
        assert hand.lost is not None
        assert hand.refund + hand.lost == under + more + before

    @pytest.mark.parametrize(
        ("told", "at_fault"),
        [
            ({}, "MISSING_FIELD last_action"),
            ({"last_action": "bet", "amount": 500}, "MISSING_FIELD called"),
            ({"last_action": "bet", "called": False}, "MISSING_FIELD amount"),
            ({"last_action": "raise", "called": False, "amount": 9}, "MISSING_FIELD previous_bet"),
            ({"last_action": "bet", "called": False, "amount": 0}, "CONTRADICTION amount"),
            ({"last_action": "bet", "called": False, "amount": -5}, "NEGATIVE amount"),
            ({"last_action": "fold"}, "NOT_ALLOWED last_action"),
        ],
    )
    def test_the_chips_must_be_told_where_they_decide(
        self, told: dict[str, object], at_fault: str
    ) -> None:
        with pytest.raises(Malformed, match=at_fault):
            ask("unprotected_hand_mucked", told)

    def test_a_raise_is_above_what_it_raises(self) -> None:
        told = {"last_action": "raise", "called": False, "amount": 400, "previous_bet": 400}
        with pytest.raises(Malformed, match="CONTRADICTION amount"):
            ask("unprotected_hand_mucked", told)


class TestArticle_8_1_against_8_2:
    def test_taken_but_still_told_it_is_the_directors(self) -> None:
        given = {"last_action": "bet", "amount": 500, "called": False, "identifiable": True}
        told: Any = ask("unprotected_hand_mucked", given)
        assert isinstance(told, DirectorDecides)
        assert {option.code for option in told.options} == {
            "GIVE_THE_HAND_BACK",
            "HAND_STAYS_DEAD",
        }
        assert told.readings == ("C18-director",)
        assert told.cites == ("8.1", "8.2")
        assert (told.settled.refund_if_dead, told.settled.warning_if_given_back) == (500, True)

    def test_lost_in_the_muck_it_is_dead(self) -> None:
        given = {"last_action": "bet", "amount": 500, "called": False, "identifiable": False}
        told: Any = ask("unprotected_hand_mucked", given)
        assert (told.decision.hand, told.decision.refund) == ("dead", 500)


class TestArticle_8_3:
    def test_a_hand_thrown_away_is_dead_and_takes_nothing_back(self) -> None:
        hand = judged(MuckedHand(thrown_by="himself", opponent_at_fault=False))
        assert (hand.refund, hand.hand, hand.offender_sanction) == (0, "dead", None)

    def test_lost_by_anothers_fault_it_stays_dead_and_he_is_sanctioned(self) -> None:
        answer = unprotected_hand_mucked(
            MuckedHand(thrown_by="himself", opponent_at_fault=True, identifiable=False)
        )
        assert isinstance(answer, Ruling)
        assert (answer.decision.hand, answer.decision.offender_sanction) == ("dead", True)
        assert answer.force is Force.SANCTION_IMPOSED


class TestArticle_8_4:
    def test_only_the_director_gives_back_a_hand_thrown_by_anothers_fault(self) -> None:
        answer = unprotected_hand_mucked(
            MuckedHand(thrown_by="himself", opponent_at_fault=True, identifiable=True)
        )
        assert isinstance(answer, DirectorDecides)
        assert "U13-A" in answer.readings
        assert {option.code for option in answer.options} == {
            "HAND_STAYS_DEAD",
            "GIVE_THE_HAND_BACK",
        }


class TestArticle_8_5:
    @pytest.mark.parametrize(("told", "hand"), [(True, "live"), (False, "dead")])
    def test_a_covered_hand_plays_if_it_can_be_told(self, told: bool, hand: str) -> None:
        covered = cards_thrown_on_unprotected_hand(CardsThrown(identifiable=told)).decision
        assert (covered.victim_hand, covered.victim_sanction) == (hand, told)
        assert covered.offender_sanction


class TestArticle_8_6:
    def test_a_hand_laid_open_is_no_action(self) -> None:
        ruling = expose_on_turn(ExposedOnTurn())
        assert ruling.decision.interpreted_as is None
        assert ruling.decision.options == ("fold", "call", "raise")
        assert ruling.decision.sanction_after_hand
        assert "U14-A" in ruling.readings

    def test_without_a_bet_to_face_he_checks_or_bets(self) -> None:
        assert expose_on_turn(ExposedOnTurn(facing_bet=False)).decision.options == ("check", "bet")


class TestABetThatWasRaised:
    def test_it_counts_as_paid_and_the_reading_is_named(self) -> None:
        given = {"last_action": "bet", "called": True, "amount": 500}
        raised = ask("unprotected_hand_mucked", {**given, "raised": True})
        assert isinstance(raised, Ruling)
        assert (raised.decision.refund, raised.readings) == (0, ("C23-raised-is-paid",))
        called = ask("unprotected_hand_mucked", given)
        assert isinstance(called, Ruling)
        assert (called.decision.refund, called.readings) == (0, ())
