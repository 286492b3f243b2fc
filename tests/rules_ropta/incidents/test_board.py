"""The board: a flop dealt wrong, cards taken away; the stub (7.1, 7.2, 7.4 to 7.7)."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.incidents.board import (
    BURNED,
    ON_THE_TABLE,
    BoardGone,
    FlopCorrection,
    FlopError,
    Kind,
    board_removed_early,
    flop_error,
)
from rules_ropta.incidents.deck_faults import DroppedStub, ExposedStub, dropped_stub, exposed_stub
from rules_ropta.registry import ask
from rules_ropta.ruling import DirectorDecides, Force, Ruling
from rules_ropta.situation import Malformed


class TestArticle_7_1:
    @pytest.mark.parametrize("kind", get_args(Kind))
    def test_after_substantial_action_the_flop_stays(self, kind: Kind) -> None:
        flop = mended(FlopError(kind=kind, substantial_action=True))
        assert flop == FlopCorrection(continue_as_is=True)


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
        assert answer.readings == ("C35-one-stub-card",)


class TestArticle_7_7:
    def test_cards_seen_while_bets_are_possible_may_cancel_the_hand(self) -> None:
        answer = exposed_stub(ExposedStub(count=2, bets_possible=True))
        assert isinstance(answer, DirectorDecides)
        codes = {option.code for option in answer.options}
        assert codes == {"CANCEL_AND_RETURN_ALL", "SHARE_THE_POT", "SHUFFLE_STUB_PLAY_ON"}


def mended(error: FlopError) -> FlopCorrection:
    answer = flop_error(error)
    assert isinstance(answer, Ruling)
    assert isinstance(answer.decision, FlopCorrection)
    return answer.decision


class TestArticle_7_2:
    def test_without_a_burn_the_first_card_becomes_it(self) -> None:
        flop = mended(
            FlopError(kind="no_burn", identifiable=True, out=("a", "b", "c"), stub_top="d")
        )
        assert (flop.burn, flop.flop, flop.turn_burn) == ("a", ("b", "c", "d"), None)

    def test_without_a_burn_and_the_order_lost_one_of_three_is_drawn(self) -> None:
        flop = mended(FlopError(kind="no_burn", identifiable=False))
        assert (flop.shuffle_count, flop.draw) == (3, ("burn",))
        assert flop.then_from_stub == ("flop",)

    def test_after_two_burns_each_card_moves_up(self) -> None:
        flop = mended(
            FlopError(kind="two_burns", identifiable=True, burns=("a", "b"), out=("c", "d", "e"))
        )
        assert (flop.burn, flop.flop, flop.turn_burn) == ("a", ("b", "c", "d"), "e")

    def test_after_two_burns_and_the_order_lost_all_five_are_drawn(self) -> None:
        flop = mended(FlopError(kind="two_burns", identifiable=False))
        assert (flop.shuffle_count, flop.draw) == (5, ("burn", "flop", "turn_burn"))

    def test_of_four_cards_the_last_is_the_turn_burn(self) -> None:
        flop = mended(
            FlopError(kind="four_cards", identifiable=True, burns=("a",), out=("b", "c", "d", "e"))
        )
        assert (flop.burn, flop.flop, flop.turn_burn) == ("a", ("b", "c", "d"), "e")

    def test_of_four_cards_with_the_order_lost_the_burn_stays(self) -> None:
        flop = mended(FlopError(kind="four_cards", identifiable=False, burns=("a",)))
        assert (flop.burn, flop.shuffle_count, flop.draw) == ("a", 4, ("flop", "turn_burn"))

    def test_of_four_cards_with_the_burn_lost_the_text_is_silent(self) -> None:
        answer = flop_error(
            FlopError(kind="four_cards", identifiable=False, burn_identifiable=False)
        )
        assert isinstance(answer, DirectorDecides)
        assert len(answer.options) == 2

    @pytest.mark.parametrize(
        ("known", "shuffled"), [(True, ("flop", "stub")), (False, ("burn", "flop", "stub"))]
    )
    def test_too_soon_a_lost_burn_is_burned_again(
        self, known: bool, shuffled: tuple[str, ...]
    ) -> None:
        flop = mended(FlopError(kind="premature", burn_identifiable=known))
        assert (flop.reshuffle, flop.new_burn) == (shuffled, not known)
        assert "muck" not in shuffled

    @given(st.sampled_from(["no_burn", "two_burns", "four_cards"]), st.permutations("abcdefgh"))
    def test_no_card_is_lost_or_made(self, kind: Kind, deck: list[str]) -> None:
        burns, out = BURNED[kind], ON_THE_TABLE[kind]
        flop = mended(
            FlopError(
                kind=kind,
                identifiable=True,
                burns=tuple(deck[:burns]),
                out=tuple(deck[burns : burns + out]),
                stub_top=deck[burns + out],
            )
        )
        placed = [flop.burn, *(flop.flop or ()), *([flop.turn_burn] if flop.turn_burn else [])]
        assert placed == deck[: len(placed)]
        assert len(placed) == (4 if kind == "no_burn" else 5)

    @pytest.mark.parametrize(
        ("told", "at_fault"),
        [
            ({"kind": "no_burn", "out": ["a", "b"]}, "WRONG_NUMBER out"),
            ({"kind": "no_burn", "burns": ["a"]}, "WRONG_NUMBER burns"),
            ({"kind": "two_burns", "burns": ["a"]}, "WRONG_NUMBER burns"),
            ({"kind": "four_cards", "out": ["a", "b", "c"]}, "WRONG_NUMBER out"),
            ({"kind": "no_burn", "out": ["a", "a", "c"]}, "TWICE out"),
            ({"kind": "no_burn", "out": ["a", "b", "c"], "stub_top": "b"}, "TWICE out"),
        ],
    )
    def test_cards_named_must_be_those_of_the_error(
        self, told: dict[str, object], at_fault: str
    ) -> None:
        with pytest.raises(Malformed, match=at_fault):
            ask("flop_error", {"identifiable": True, **told})

    def test_what_can_be_told_must_be_said(self) -> None:
        with pytest.raises(Malformed, match="MISSING_FIELD identifiable"):
            ask("flop_error", {"kind": "no_burn"})
        with pytest.raises(Malformed, match="MISSING_FIELD burn_identifiable"):
            ask("flop_error", {"kind": "premature"})
