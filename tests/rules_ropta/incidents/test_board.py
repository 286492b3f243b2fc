"""The board and the stub."""

from __future__ import annotations

from typing import Literal

import pytest

from rules_ropta.incidents.board import (
    BoardError,
    BoardGone,
    EarlyStreet,
    board_error,
    board_removed_early,
    early_turn_or_river,
)
from rules_ropta.incidents.deck_faults import DroppedStub, ExposedStub, dropped_stub, exposed_stub
from rules_ropta.registry import ask
from rules_ropta.ruling import DirectorDecides, Force, Ruling
from rules_ropta.situation import Malformed

BEFORE = {
    "flop": ("preflop",),
    "turn": ("preflop", "flop"),
    "river": ("preflop", "flop", "turn"),
}


class TestArticle_7_1:
    @pytest.mark.parametrize("street", ["flop", "turn", "river"])
    def test_bets_of_the_streets_before_stand(
        self, street: Literal["flop", "turn", "river"]
    ) -> None:
        judged = board_error(BoardError(street=street, substantial_action=False)).decision
        assert (judged.kept_streets, judged.continue_as_is) == (BEFORE[street], False)

    def test_after_substantial_action_those_of_the_street_stand_too(self) -> None:
        judged = board_error(BoardError(street="flop", substantial_action=True)).decision
        assert (judged.kept_streets, judged.continue_as_is) == (("preflop", "flop"), True)

    def test_a_turn_played_on_stays(self) -> None:
        early = early_turn_or_river(EarlyStreet(street="turn", substantial_action=True))
        assert (early.decision.card, early.decision.continue_as_is) == ("stands", True)
        assert early.cites == ("7.1",)

    def test_before_the_flop_there_is_no_board(self) -> None:
        with pytest.raises(Malformed, match="NOT_ALLOWED street"):
            ask("board_error", {"street": "preflop", "substantial_action": False})


class TestArticle_7_3:
    @pytest.mark.parametrize("street", ["turn", "river"])
    def test_the_burn_stays_and_the_card_goes_back(self, street: Literal["turn", "river"]) -> None:
        early = early_turn_or_river(EarlyStreet(street=street)).decision
        assert (early.burn_kept, early.card) == (True, "reshuffled_into_stub")


class TestArticle_7_4:
    def test_a_board_that_can_be_told_lets_the_hand_go_on(self) -> None:
        gone = board_removed_early(BoardGone(discernible=True)).decision
        assert (gone.continue_hand, gone.split_between) == (True, None)

    def test_a_board_lost_shares_the_pot(self) -> None:
        gone = board_removed_early(BoardGone(discernible=False, live=(2, 5, 8))).decision
        assert (gone.continue_hand, gone.split_between) == (False, (2, 5, 8))

    @pytest.mark.parametrize("discernible", [True, False])
    def test_a_dealer_who_showed_the_stub_may_be_punished(self, discernible: bool) -> None:
        gone = BoardGone(discernible=discernible, live=("A", "B"), stub_shown_or_dropped=True)
        assert board_removed_early(gone).decision.dealer_sanction_possible

    def test_the_force_tells_of_the_sanction_where_play_goes_on(self) -> None:
        gone = BoardGone(discernible=True, stub_shown_or_dropped=True)
        assert board_removed_early(gone).force is Force.SANCTION_POSSIBLE

    @pytest.mark.parametrize(
        ("live", "code"), [(None, "MISSING_FIELD"), (["A"], "TOO_FEW"), (["A", "A"], "TWICE")]
    )
    def test_who_shares_must_be_told(self, live: list[str] | None, code: str) -> None:
        told = {"discernible": False, "live": live}
        with pytest.raises(Malformed, match=f"{code} live"):
            ask("board_removed_early", {k: v for k, v in told.items() if v is not None})


class TestArticle_7_5:
    @pytest.mark.parametrize(
        ("restored", "muck", "burns", "shuffled"),
        [
            (True, False, False, ()),
            (True, True, True, ()),
            (False, False, False, ("stub",)),
            (False, True, False, ("stub", "muck")),
            (False, False, True, ("stub", "burns")),
            (False, True, True, ("stub", "muck", "burns")),
        ],
    )
    def test_only_what_cannot_be_told_apart_is_shuffled(
        self, restored: bool, muck: bool, burns: bool, shuffled: tuple[str, ...]
    ) -> None:
        fallen = DroppedStub(
            order_restorable=restored, mixed_with_muck=muck, mixed_with_burns=burns
        )
        ruling = dropped_stub(fallen)
        assert ruling.decision.shuffle == shuffled
        assert "U12-A" in ruling.readings


class TestArticle_6_4:
    def test_a_new_stub_is_cut_on_the_dealers_right(self) -> None:
        new = dropped_stub(DroppedStub(order_restorable=False)).decision
        kept = dropped_stub(DroppedStub(order_restorable=True)).decision
        assert (new.cut_by, kept.cut_by) == ("right_of_dealer", None)


class TestArticle_7_6:
    @pytest.mark.parametrize("count", [2, 5])
    def test_two_cards_seen_and_no_bet_possible_shuffle_the_stub_alone(self, count: int) -> None:
        answer = exposed_stub(ExposedStub(count=count, bets_possible=False))
        assert isinstance(answer, Ruling)
        assert (answer.decision.cancel, answer.decision.reshuffle) == (False, "stub_only")
        assert answer.decision.cut_by == "right_of_dealer"

    @pytest.mark.parametrize("bets", [True, False])
    def test_a_single_card_is_set_aside(self, bets: bool) -> None:
        answer = exposed_stub(ExposedStub(count=1, bets_possible=bets))
        assert isinstance(answer, Ruling)
        assert (answer.decision.card, answer.decision.reshuffle) == ("dead", None)


class TestArticle_7_7:
    def test_cards_seen_while_bets_are_possible_may_cancel_the_hand(self) -> None:
        answer = exposed_stub(ExposedStub(count=2, bets_possible=True))
        assert isinstance(answer, DirectorDecides)
        codes = {option.code for option in answer.options}
        assert codes == {"CANCEL_AND_RETURN_ALL", "SHUFFLE_STUB_PLAY_ON"}
