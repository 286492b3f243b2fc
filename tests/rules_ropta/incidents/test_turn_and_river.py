"""The turn and the river: wrong burns, two cards, one too soon; the bets that stand (7.1, 7.3)."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from every_case import every_case

from rules_ropta.incidents.turn_and_river import (
    BoardError,
    EarlyStreet,
    board_error,
    early_turn_or_river,
)
from rules_ropta.registry import ask
from rules_ropta.ruling import DirectorDecides, Reason
from rules_ropta.situation import Malformed

BEFORE = {
    "flop": ("preflop",),
    "turn": ("preflop", "flop"),
    "river": ("preflop", "flop", "turn"),
}


def wrong(kind: str, street: str = "turn", **facts: Any) -> Any:
    """An error on that street: seen at once, unless told."""
    return ask(
        "board_error", {"street": street, "kind": kind, "substantial_action": False, **facts}
    )


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

    @every_case("street", ["turn", "river"])
    @every_case("kind", ["no_burn", "two_burns", "two_cards"])
    def test_earlier_bets_stand_whatever_was_wrong(self, street: str, kind: str) -> None:
        judged = wrong(kind, street, identifiable=True).decision
        assert (judged.kept_streets, judged.continue_as_is) == (BEFORE[street], False)

    @pytest.mark.parametrize(("kind", "burns"), [("no_burn", 2), ("two_burns", 0)])
    def test_a_turn_played_on_stays_and_the_river_due_comes(self, kind: str, burns: int) -> None:
        ruling = wrong(kind, substantial_action=True)
        assert (ruling.decision.continue_as_is, ruling.decision.river_burns) == (True, burns)
        assert ruling.readings == ("C39-cards-due",)

    @pytest.mark.parametrize("kind", ["no_burn", "two_burns"])
    def test_a_river_played_on_stays_and_nothing_comes_after_it(self, kind: str) -> None:
        ruling = wrong(kind, "river", substantial_action=True)
        assert (ruling.decision.continue_as_is, ruling.decision.river_burns) == (True, None)
        assert ruling.announce == Reason("SAY_BOARD_STANDS")

    @pytest.mark.parametrize(
        ("street", "options"),
        [
            ("turn", ["ONLY_FIRST_IS_TURN", "SECOND_IS_THE_RIVER"]),
            ("river", ["ONLY_FIRST_IS_RIVER", "DRAW_ONE_OF_THE_TWO"]),
        ],
    )
    def test_two_cards_played_on_are_for_the_director(
        self, street: str, options: list[str]
    ) -> None:
        told = wrong("two_cards", street, substantial_action=True)
        assert isinstance(told, DirectorDecides)
        assert [option.code for option in told.options] == options
        assert told.settled.kept_streets == (*BEFORE[street], street)  # type: ignore[attr-defined]


class TestArticle_7_2:
    """By analogy with the flop, as a reading says."""

    @pytest.mark.parametrize("street", ["turn", "river"])
    def test_without_a_burn_the_card_becomes_it_and_the_next_one_plays(self, street: str) -> None:
        ruling = wrong("no_burn", street)
        assert (ruling.decision.burn, ruling.decision.card) == ("card_1", "stub_top")
        assert ruling.readings == ("C38-as-on-the-flop",)

    def test_after_two_burns_the_second_plays(self) -> None:
        turn = wrong("two_burns", identifiable=True).decision
        assert (turn.burn, turn.card, turn.next_burn) == ("burn_1", "burn_2", "card_1")
        river = wrong("two_burns", "river", identifiable=True).decision
        assert (river.card, river.next_burn, river.aside) == ("burn_2", None, "card_1")

    def test_of_two_cards_the_first_plays(self) -> None:
        turn = wrong("two_cards", identifiable=True).decision
        assert (turn.burn, turn.card, turn.next_burn) == ("burn_1", "card_1", "card_2")
        river = wrong("two_cards", "river", identifiable=True).decision
        assert (river.card, river.next_burn, river.aside) == ("card_1", None, "card_2")

    @pytest.mark.parametrize(
        ("kind", "street", "count", "draw"),
        [
            ("two_burns", "turn", 3, ("burn", "turn", "river_burn")),
            ("two_burns", "river", 3, ("burn", "river")),
            ("two_cards", "turn", 2, ("turn", "river_burn")),
            ("two_cards", "river", 2, ("river",)),
        ],
    )
    def test_an_order_lost_is_drawn(
        self, kind: str, street: str, count: int, draw: tuple[str, ...]
    ) -> None:
        judged = wrong(kind, street, identifiable=False).decision
        assert (judged.shuffle_count, judged.draw) == (count, draw)

    def test_two_cards_and_even_the_burn_lost_is_for_the_director(self) -> None:
        told = wrong("two_cards", identifiable=False, burn_identifiable=False)
        assert isinstance(told, DirectorDecides)
        assert [option.code for option in told.options] == [
            "SHUFFLE_ALL_THREE",
            "SHUFFLE_THEM_INTO_STUB",
        ]

    def test_whether_the_order_is_known_must_be_told(self) -> None:
        with pytest.raises(Malformed, match="MISSING_FIELD identifiable"):
            wrong("two_burns")

    def test_a_flop_has_its_own_question(self) -> None:
        with pytest.raises(Malformed, match="CONTRADICTION kind"):
            wrong("no_burn", "flop")


class TestArticle_7_3:
    @pytest.mark.parametrize("street", ["turn", "river"])
    def test_the_burn_stays_and_the_card_goes_back(self, street: Literal["turn", "river"]) -> None:
        early = early_turn_or_river(EarlyStreet(street=street)).decision
        assert (early.burn_kept, early.card) == (True, "reshuffled_into_stub")
