"""A flop dealt wrong."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.incidents.board import (
    BURNED,
    ON_THE_TABLE,
    FlopError,
    FlopMended,
    Kind,
    flop_error,
)
from rules_ropta.registry import ask
from rules_ropta.ruling import DirectorDecides, Ruling
from rules_ropta.situation import Malformed


def mended(error: FlopError) -> FlopMended:
    answer = flop_error(error)
    assert isinstance(answer, Ruling)
    assert isinstance(answer.decision, FlopMended)
    return answer.decision


class TestArticle_7_1:
    @pytest.mark.parametrize("kind", get_args(Kind))
    def test_after_substantial_action_the_flop_stays(self, kind: Kind) -> None:
        flop = mended(FlopError(kind=kind, substantial_action=True))
        assert flop == FlopMended(continue_as_is=True)


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
