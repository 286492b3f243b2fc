"""Substantial action, and the hands that play on."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.incidents.misdeals import (
    Action,
    ActionsSoFar,
    CardsHeld,
    misdeal_after_substantial_action,
    substantial_action,
)
from rules_ropta.registry import ask
from rules_ropta.ruling import DirectorDecides, Ruling
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
