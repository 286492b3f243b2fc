"""Both decks in one hand."""

from __future__ import annotations

from typing import Literal

import pytest

from rules_ropta.incidents.two_decks import DecksSorted, MixedDecks, two_decks
from rules_ropta.registry import ask
from rules_ropta.ruling import Force
from rules_ropta.situation import Malformed


def sorted_out(**told: object) -> DecksSorted:
    decision = two_decks(MixedDecks(**told)).decision  # type: ignore[arg-type]
    assert isinstance(decision, DecksSorted)
    return decision


class TestArticle_5_3:
    def test_on_the_flop_its_bets_come_back_and_the_first_deck_gives_another(self) -> None:
        mended = sorted_out(found_at="flop")
        assert (mended.cancel, mended.redeal, mended.with_deck) == (False, "flop", "first")
        assert mended.return_bets_of == "flop"

    @pytest.mark.parametrize("street", ["turn", "river"])
    def test_later_the_hand_is_replayed_as_after_a_misdeal(
        self, street: Literal["turn", "river"]
    ) -> None:
        ruling = two_decks(MixedDecks(found_at=street))
        mended = ruling.decision
        assert (mended.cancel, mended.replay, mended.same_dealer) == (True, True, True)
        assert mended.absent_now_present_plays
        assert "C13-deck" in ruling.readings

    def test_a_pot_in_the_winners_stack_is_his(self) -> None:
        assert sorted_out(found_at="after").validated
        assert sorted_out(hand_over=True).validated

    def test_an_all_in_preflop_is_replayed_while_stacks_can_be_told(self) -> None:
        ruling = two_decks(MixedDecks(found_at="after", all_in_preflop=True, stacks_known=True))
        assert (ruling.decision.validated, ruling.decision.replay) == (False, True)
        assert ruling.force is Force.DIRECTOR

    @pytest.mark.parametrize(
        "told",
        [
            {"all_in_preflop": False, "stacks_known": True},
            {"all_in_preflop": True, "stacks_known": False},
            {"all_in_preflop": True, "stacks_known": True, "next_hand_started": True},
        ],
    )
    def test_without_each_of_its_conditions_the_exception_falls(
        self, told: dict[str, bool]
    ) -> None:
        mended = sorted_out(found_at="after", **told)
        assert (mended.validated, mended.replay, mended.cancel) == (True, False, False)

    def test_a_pot_not_yet_awarded_is_a_hand_still_in_play(self) -> None:
        assert sorted_out(found_at="after", chips_in_winner_stack=False).cancel

    def test_the_street_must_be_told(self) -> None:
        with pytest.raises(Malformed, match="MISSING_FIELD found_at"):
            ask("two_decks", {"all_in_preflop": False})

    @pytest.mark.parametrize(("over", "found"), [(False, "after"), (True, "turn")])
    def test_a_hand_is_over_or_it_is_not(self, over: bool, found: str) -> None:
        with pytest.raises(Malformed, match="CONTRADICTION found_at"):
            ask("two_decks", {"all_in_preflop": False, "hand_over": over, "found_at": found})


class TestArticle_5_5:
    @pytest.mark.parametrize("found_at", [None, "flop", "turn", "river"])
    def test_all_in_preflop_only_the_board_is_dealt_again(self, found_at: str | None) -> None:
        mended = sorted_out(all_in_preflop=True, found_at=found_at)
        assert (mended.cancel, mended.redeal, mended.with_deck) == (False, "board", "correct")

    @pytest.mark.parametrize("all_in", [True, False])
    def test_hands_out_of_both_decks_cannot_be_mended(self, all_in: bool) -> None:
        mended = sorted_out(all_in_preflop=all_in, found_at="flop", board_from_wrong_deck=False)
        assert (mended.cancel, mended.replay) == (True, True)

    def test_nor_before_the_flop_where_only_hands_are_out(self) -> None:
        assert sorted_out(found_at="preflop").cancel
