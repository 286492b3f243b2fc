"""Misdeals, who plays the new deal, substantial action (6.1, 6.2, 6.3, 6.7)."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.incidents.misdeals import (
    Action,
    ActionsSoFar,
    CardsHeld,
    FaultyDeal,
    FirstDealDecision,
    NewDeal,
    misdeal,
    misdeal_after_substantial_action,
    redeal_after_misdeal,
    substantial_action,
)
from rules_ropta.registry import ask
from rules_ropta.ruling import DirectorDecides, Force, Ruling
from rules_ropta.situation import Malformed

ACTIONS = st.lists(st.sampled_from(get_args(Action)), max_size=6)


def substantial(*actions: Action) -> bool:
    return substantial_action(ActionsSoFar(actions=actions)).decision.substantial


class TestArticle_6_7:
    @pytest.mark.parametrize("one", get_args(Action))
    def test_one_action_is_never_enough(self, one: Action) -> None:
        assert not substantial()
        assert not substantial(one)

    def test_two_need_chips_in_one_of_them(self) -> None:
        assert substantial("call", "fold")
        assert substantial("check", "bet")
        assert substantial("fold", "raise")
        assert not substantial("fold", "fold")
        assert not substantial("check", "fold")
        assert not substantial("check", "check")

    def test_any_three_will_do(self) -> None:
        assert substantial("fold", "fold", "fold")
        assert substantial("check", "check", "fold")

    @given(ACTIONS, st.sampled_from(get_args(Action)))
    def test_what_is_substantial_remains_so(self, actions: list[Action], more: Action) -> None:
        assert substantial(*actions, more) >= substantial(*actions)

    def test_a_blind_is_not_an_action(self) -> None:
        with pytest.raises(Malformed, match=r"NOT_ALLOWED actions\[0\]"):
            ask("substantial_action", {"actions": ["blind", "call"]})

    def test_only_hands_of_two_cards_play(self) -> None:
        answer = misdeal_after_substantial_action(CardsHeld(cards={"A": 2, "B": 3, "C": 2, "D": 1}))
        assert isinstance(answer, Ruling)
        assert (answer.decision.live, answer.decision.dead) == (("A", "C"), ("B", "D"))

    def test_nobody_with_two_cards_is_the_directors(self) -> None:
        answer = misdeal_after_substantial_action(CardsHeld(cards={"A": 3, "B": 1, "C": 0}))
        assert isinstance(answer, DirectorDecides)
        assert answer.question.code == "NOBODY_HOLDS_TWO_CARDS"

    def test_somebody_holds_cards(self) -> None:
        with pytest.raises(Malformed, match="TOO_FEW cards"):
            ask("misdeal_after_substantial_action", {"cards": {}})

    @given(st.dictionaries(st.text(max_size=3), st.integers(0, 4), min_size=1).map(dict))
    def test_every_hand_is_live_or_dead(self, cards: dict[str, int]) -> None:
        answer = misdeal_after_substantial_action(CardsHeld(cards={**cards, "Z": 2}))
        assert isinstance(answer, Ruling)
        hands = answer.decision
        assert sorted((*hands.live, *hands.dead)) == sorted({**cards, "Z": 2})
        assert "Z" in hands.live

    @pytest.mark.parametrize(
        ("told", "hand"),
        [
            ({"wrong_count": 3}, "dead"),
            ({"forgotten": True}, None),
            ({"wrong_seat": True}, None),
            ({"exposed_index": (1, 2)}, None),
        ],
    )
    def test_seen_too_late_the_hand_goes_on(
        self, told: dict[str, object], hand: str | None
    ) -> None:
        ruling = misdeal(FaultyDeal(notified_before_as=False, **told))  # type: ignore[arg-type]
        assert (ruling.decision.misdeal, ruling.decision.player_hand) == (False, hand)
        assert "6.7" in ruling.cites


def judged(**told: object) -> FirstDealDecision:
    decision = misdeal(FaultyDeal(**told)).decision  # type: ignore[arg-type]
    assert isinstance(decision, FirstDealDecision)
    return decision


class TestArticle_6_1:
    @pytest.mark.parametrize(
        "told",
        [
            {"exposed_index": (1,)},
            {"exposed_index": (2,)},
            {"exposed_index": (5, 9)},
            {"wrong_seat": True},
            {"forgotten": True},
            {"wrong_count": 3},
            {"wrong_count": 1},
            {"wrong_count": 0},
            {"wrong_seat": True, "button_two_in_a_row": True},
        ],
    )
    def test_each_cause_is_enough(self, told: dict[str, object]) -> None:
        assert judged(**told).misdeal

    @pytest.mark.parametrize("told", [{}, {"button_two_in_a_row": True}])
    def test_two_cards_in_a_row_to_the_button_are_none(self, told: dict[str, object]) -> None:
        assert not judged(**told).misdeal

    @pytest.mark.parametrize("cause", [{"exposed_index": (1, 2)}, {"wrong_count": 3}, {}])
    def test_on_purpose_only_the_offender_leaves_the_hand(self, cause: dict[str, object]) -> None:
        ruling = misdeal(FaultyDeal(deliberate_by="P", **cause))  # type: ignore[arg-type]
        assert ruling.decision == FirstDealDecision(False, "dead", True)
        assert ruling.force is Force.SANCTION_IMPOSED

    def test_two_cards_are_no_wrong_count(self) -> None:
        with pytest.raises(Malformed, match="CONTRADICTION wrong_count"):
            ask("misdeal", {"wrong_count": 2, "notified_before_as": True})

    def test_when_the_count_was_told_must_be_said(self) -> None:
        with pytest.raises(Malformed, match="MISSING_FIELD notified_before_as"):
            ask("misdeal", {"wrong_count": 3})

    @pytest.mark.parametrize(
        ("index", "code"), [([0], "OUT_OF_RANGE"), ([25], "OUT_OF_RANGE"), ([3, 3], "TWICE")]
    )
    def test_cards_are_ranked_from_one_each_once(self, index: list[int], code: str) -> None:
        with pytest.raises(Malformed, match=f"{code} exposed_index"):
            ask("misdeal", {"exposed_index": index})

    @given(st.sets(st.integers(1, 24)))
    def test_the_first_two_or_any_two_make_a_misdeal(self, exposed: set[int]) -> None:
        expected = len(exposed) >= 2 or bool(exposed & {1, 2})
        assert judged(exposed_index=tuple(exposed)).misdeal is expected

    def test_who_came_back_plays_the_new_deal(self) -> None:
        ruling = redeal_after_misdeal(NewDeal(absent_then_present=True))
        assert ruling.decision.plays
        assert "U10-A" in ruling.readings

    def test_who_came_back_is_there(self) -> None:
        given = {"absent_then_present": True, "present_now": False}
        with pytest.raises(Malformed, match="CONTRADICTION present_now"):
            ask("redeal_after_misdeal", given)

    @pytest.mark.parametrize("present", [True, False])
    def test_others_play_it_from_their_seat(self, present: bool) -> None:
        case = NewDeal(absent_then_present=False, present_now=present)
        assert redeal_after_misdeal(case).decision.plays is present


class TestArticle_6_2:
    @pytest.mark.parametrize("told", [{"forgotten": True}, {"exposed_index": (4,)}, {}])
    def test_a_dealer_who_does_it_again_and_again_is_sanctioned(
        self, told: dict[str, object]
    ) -> None:
        ruling = misdeal(FaultyDeal(repeated=True, **told))  # type: ignore[arg-type]
        assert ruling.decision.sanction
        assert "6.2" in ruling.cites


class TestArticle_6_3:
    def test_one_card_after_the_first_two_is_exchanged(self) -> None:
        deal = judged(exposed_index=(3,))
        assert (deal.misdeal, deal.exchange_card) == (False, True)
