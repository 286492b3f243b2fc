"""Boxed cards, jokers and doubles."""

from __future__ import annotations

from typing import Literal

import pytest

from rules_ropta.field_types import Street
from rules_ropta.incidents.deck_faults import BoxedCards, FoulDeck, boxed_cards, foul_deck
from rules_ropta.registry import ask
from rules_ropta.ruling import DirectorDecides, Force, Ruling
from rules_ropta.situation import Malformed

Phase = Literal["initial_deal", "after_initial"]


def ways_out(answer: object) -> set[str]:
    assert isinstance(answer, DirectorDecides)
    assert all(option.weighs for option in answer.options)
    return {option.code for option in answer.options}


class TestArticle_5_4:
    @pytest.mark.parametrize("phase", ["initial_deal", "after_initial"])
    def test_one_card_face_up_counts_for_nothing(self, phase: Phase) -> None:
        answer = boxed_cards(BoxedCards(count=1, phase=phase, bets_possible=True))
        assert isinstance(answer, Ruling)
        assert (answer.decision.misdeal, answer.decision.card) == (False, "dead")
        assert not answer.decision.may_cancel

    @pytest.mark.parametrize("count", [2, 3, 10])
    def test_two_in_the_first_deal_make_a_misdeal(self, count: int) -> None:
        answer = boxed_cards(BoxedCards(count=count, phase="initial_deal"))
        assert isinstance(answer, Ruling)
        assert answer.decision.misdeal

    def test_without_bets_to_come_the_stub_alone_is_shuffled(self) -> None:
        answer = boxed_cards(BoxedCards(count=2, phase="after_initial", bets_possible=False))
        assert isinstance(answer, Ruling)
        assert (answer.decision.may_cancel, answer.decision.reshuffle) == (False, "stub_only")
        assert "7.6" in answer.cites

    def test_no_card_is_no_question(self) -> None:
        with pytest.raises(Malformed, match="OUT_OF_RANGE count"):
            ask("boxed_cards", {"count": 0, "phase": "initial_deal"})

    def test_whether_bets_are_possible_must_be_told_when_it_decides(self) -> None:
        with pytest.raises(Malformed, match="MISSING_FIELD bets_possible"):
            ask("boxed_cards", {"count": 2, "phase": "after_initial"})


class TestArticle_5_5:
    @pytest.mark.parametrize("street", ["preflop", "flop", "turn", "river"])
    def test_everything_comes_back_on_any_street(self, street: Street) -> None:
        answer = foul_deck(FoulDeck(street=street))
        assert isinstance(answer, Ruling)
        assert (answer.decision.cancel, answer.decision.return_all) == (True, True)
        assert answer.decision.split_between is None

    def test_hands_already_over_stand(self) -> None:
        answer = foul_deck(FoulDeck(street="river", finished=True, folds_before=3))
        assert isinstance(answer, Ruling)
        assert (answer.decision.cancel, answer.decision.return_all) == (False, False)
        assert answer.readings == ("C34-hand-over",)

    def test_folds_that_were_influenced_come_back_too(self) -> None:
        answer = foul_deck(FoulDeck(street="turn", folds_before=2, influenced_folds=True))
        assert isinstance(answer, Ruling)
        assert answer.decision.return_all
        assert "C16-share" in answer.readings


class TestArticle_7_7:
    def test_two_boxed_cards_and_bets_to_come_may_cancel_the_hand(self) -> None:
        answer = boxed_cards(BoxedCards(count=2, phase="after_initial", bets_possible=True))
        assert "CANCEL_AND_RETURN_ALL" in ways_out(answer)
        assert "C12-bets" in answer.readings

    def test_folds_that_owe_nothing_to_it_leave_the_pot_to_those_left(self) -> None:
        answer = foul_deck(
            FoulDeck(street="river", folds_before=3, influenced_folds=False, live=("A", "B"))
        )
        assert isinstance(answer, Ruling)
        assert answer.decision.split_between == ("A", "B")
        assert not answer.decision.return_all
        assert answer.force is Force.DIRECTOR

    def test_unequal_stakes_are_the_directors(self) -> None:
        answer = foul_deck(
            FoulDeck(street="flop", folds_before=1, influenced_folds=False, equal_stakes=False)
        )
        assert ways_out(answer) == {"CANCEL_AND_RETURN_ALL", "SHARE_THE_POT"}

    def test_so_are_folds_nobody_can_explain(self) -> None:
        answer = foul_deck(FoulDeck(street="flop", folds_before=1))
        assert ways_out(answer) == {"CANCEL_AND_RETURN_ALL", "SHARE_THE_POT"}

    @pytest.mark.parametrize(("live", "code"), [(["A"], "TOO_FEW"), (["A", "A"], "TWICE")])
    def test_a_pot_is_shared_by_two_at_least(self, live: list[str], code: str) -> None:
        told = {"street": "turn", "folds_before": 1, "influenced_folds": False}
        with pytest.raises(Malformed, match=f"{code} live"):
            ask("foul_deck", {**told, "equal_stakes": True, "live": live})
