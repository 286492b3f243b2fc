"""Hands shown, given up, doubted or killed as a hand ends (ROPTA 10.2, 10.5, 10.6, 11.6)."""

from __future__ import annotations

import pytest

from rules_ropta.faults import fault_of
from rules_ropta.incidents.hands_at_the_end import (
    CardCheckAsked,
    CardsTakenBack,
    HandCalledWrong,
    NutsChecked,
    OneCardThenMuck,
    WinnerKilled,
    card_check_requested,
    cards_taken_back,
    hand_called_wrong,
    nuts_checked,
    one_card_then_muck,
    winning_hand_killed,
)
from rules_ropta.ruling import DirectorDecides, Force, Ruling


class TestArticle_10_2:
    def test_a_hand_shown_that_plainly_wins_cannot_be_killed(self) -> None:
        assert winning_hand_killed(WinnerKilled(cards_shown="both")).decision.hand == "wins"

    def test_one_card_that_wins_the_other_is_asked_for(self) -> None:
        ruling = winning_hand_killed(WinnerKilled(cards_shown="one"))
        assert ruling.decision.hand == "second_card_asked"
        assert not ruling.decision.sanction_possible

    def test_refused_a_floor_has_it_shown_and_may_punish(self) -> None:
        ruling = winning_hand_killed(WinnerKilled(cards_shown="one", second_refused=True))
        assert ruling.decision.hand == "shown_by_floor" and ruling.decision.sanction_possible
        assert ruling.force is Force.SANCTION_POSSIBLE


class TestArticle_10_3:
    @pytest.mark.parametrize("deliberate", [True, False])
    def test_what_is_said_counts_for_nothing_and_a_lie_may_cost(self, deliberate: bool) -> None:
        ruling = hand_called_wrong(HandCalledWrong(deliberate=deliberate))
        assert not ruling.decision.announcement_counts
        assert ruling.decision.sanction_possible is deliberate


class TestArticle_10_5:
    def test_one_card_then_the_muck_claims_nothing(self) -> None:
        ruling = one_card_then_muck(OneCardThenMuck(pot_awarded=False, identifiable=False))
        assert isinstance(ruling, Ruling) and not ruling.decision.may_claim

    def test_a_pot_plainly_given_before_stays_where_it_is(self) -> None:
        ruling = one_card_then_muck(OneCardThenMuck(pot_awarded=True))
        assert isinstance(ruling, Ruling) and ruling.decision.may_claim

    def test_still_told_before_the_pot_is_given_the_director_judges(self) -> None:
        answer = one_card_then_muck(OneCardThenMuck(pot_awarded=False, identifiable=True))
        assert isinstance(answer, DirectorDecides)

    def test_face_down_in_front_may_be_taken_back_but_not_from_the_muck(self) -> None:
        in_front = cards_taken_back(CardsTakenBack(thrown="in_front")).decision
        thrown = cards_taken_back(CardsTakenBack(thrown="towards_muck")).decision
        assert (in_front.may_take_back, in_front.hand) == (True, "live")
        assert (thrown.may_take_back, thrown.hand) == (False, "dead")


class TestArticle_11_6:
    def test_checking_the_nuts_is_no_fault_by_itself(self) -> None:
        ruling = nuts_checked(NutsChecked(collusion_suspected=False))
        assert isinstance(ruling, Ruling) and not ruling.decision.sanction_possible

    def test_with_a_suspicion_the_director_judges(self) -> None:
        answer = nuts_checked(NutsChecked(collusion_suspected=True))
        assert isinstance(answer, DirectorDecides) and "11.6" in answer.cites


class TestArticle_10_6:
    def test_no_check_without_a_suspicion_said(self) -> None:
        ruling = card_check_requested(CardCheckAsked(by="player", suspicion_said=False))
        assert not ruling.decision.granted and ruling.decision.sanction_possible

    @pytest.mark.parametrize("by", [CardCheckAsked(by="player"), CardCheckAsked(by="floor")])
    def test_the_floor_looks_alone(self, by: CardCheckAsked) -> None:
        ruling = card_check_requested(by)
        assert (ruling.decision.granted, ruling.decision.seen_by) == (True, "floor")
        assert ruling.readings == ("U22-A",)


@pytest.mark.parametrize(
    ("op", "given", "fault"),
    [
        ("hand_called_wrong", {"deliberate": True}, "false_hand"),
        ("hand_called_wrong", {"deliberate": False}, None),
        ("obstructive_betting", {"on_purpose": True}, "obstructive_bet"),
        ("obstructive_betting", {"on_purpose": False}, None),
        ("nuts_checked", {"collusion_suspected": True}, "collusion"),
        ("nuts_checked", {"collusion_suspected": False}, None),
        ("exposed_by_another", {"on_purpose": True, "in_the_deal": True}, "deliberate_misdeal"),
        ("exposed_by_another", {"on_purpose": False, "in_the_deal": True}, None),
    ],
)
def test_the_fault_offered_is_the_one_that_happened(
    op: str, given: dict[str, bool], fault: str | None
) -> None:
    assert fault_of(op, given) == fault
