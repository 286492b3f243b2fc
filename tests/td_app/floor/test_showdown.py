"""A showdown put together card by card: what it asks, and what cannot lie on a table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules_ropta.outcome import plain_outcome
from rules_ropta.ruling import Refused
from td_app.floor.showdown import BOARD, HandShown, Showdown


def dealt(text: str, draft: Showdown | None = None, line: int | None = None) -> Showdown:
    """Return the showdown with these cards typed straight through."""
    draft = draft or Showdown()
    at = draft.lines[0] if line is None else line
    for card in text.split():
        draft, at = draft.given(at, card)
    return draft


def decided(draft: Showdown) -> dict[str, Any]:
    asked = draft.asked
    assert asked is not None and asked.outcome is not None
    decision: dict[str, Any] = plain_outcome(asked.outcome)["decision"]
    return decision


class TestTypedStraightThrough:
    def test_the_board_then_hand_after_hand(self) -> None:
        draft = dealt("Ks 9h 4d 2c As  Ad Kc  Qs Qh")
        assert draft.board == ("Ks", "9h", "4d", "2c", "As")
        assert [hand.cards for hand in draft.hands] == [("Ad", "Kc"), ("Qs", "Qh")]
        assert decided(draft)["pots"][0]["high"] == ["A"]

    def test_a_card_more_begins_a_third_hand(self) -> None:
        draft = dealt("Ks 9h 4d 2c As  Ad Kc  Qs Qh  9d")
        assert draft.hands[2] == HandShown("C", ("9d",))
        assert draft.asked is None and draft.missing(2) == 1

    def test_one_hand_alone_is_read(self) -> None:
        alone = replace(Showdown(), hands=(HandShown("A"),))
        draft = dealt("Ks 9h 4d 2c As  Ad Kc", alone)
        assert draft.asked is not None and draft.asked.op == "best_hand"
        assert decided(draft)["category"] == "two_pair"

    def test_stud_is_dealt_to_hands_and_has_no_board(self) -> None:
        draft = dealt("As Ad Kc Kd 2h  Ks Kh Ac Qc 2c", Showdown("stud5"))
        assert draft.board == ()
        assert decided(draft)["pots"][0]["high"] == ["A"]

    def test_a_last_card_common_to_all_stands_for_the_seventh_of_each(self) -> None:
        draft = Showdown("stud7", hands=(HandShown("A"), HandShown("B")))
        for line, cards in ((0, "As Ad Kc Kd 2h 3c"), (1, "Ks Kh Ac Qc 2c 4c"), (BOARD, "9d")):
            for card in cards.split():
                draft, _ = draft.given(line, card)
        assert draft.complete


class TestWhatCannotLie:
    def test_a_card_twice(self) -> None:
        with pytest.raises(Refused) as found:
            dealt("Ks 9h 4d 2c As  Ad Ks")
        assert (found.value.code, found.value.params) == ("CARD_LIES", {"card": "Ks"})
        with pytest.raises(Refused) as found:
            dealt("Ks 9h 4d 2c As  Ad Kc  Ad")
        assert found.value.params == {"card": "Ad", "who": "A"}

    def test_a_card_the_deck_does_not_hold(self) -> None:
        with pytest.raises(Refused) as found:
            dealt("5s", Showdown("six_plus"))
        assert found.value.code == "CARD_NOT_IN_DECK"

    def test_ten_hands_of_omaha(self) -> None:
        draft = Showdown("omaha")
        while len(draft.hands) < 9:
            draft = draft.with_hand()
        with pytest.raises(Refused) as found:
            draft.with_hand()
        assert (found.value.code, found.value.params["most"]) == ("GAME_MOST_HANDS", 9)

    def test_nothing_is_asked_while_a_card_is_missing(self) -> None:
        draft = dealt("Ks 9h 4d 2c")
        assert draft.asked is None
        assert [draft.missing(line) for line in (BOARD, 0, 1)] == [1, 2, 2]

    def test_chips_folded_above_every_live_stake_make_no_pots(self) -> None:
        hands = (
            HandShown("A", ("Ad", "Kc"), 100),
            HandShown("B", ("Qs", "Qh"), 100),
            HandShown("C", (), 900, folded=True),
            HandShown("D", (), 900, folded=True),
        )
        draft = dealt("Ks 9h 4d 2c As", Showdown(hands=hands, by_stakes=True))
        with pytest.raises(Refused) as found:
            draft.asked  # noqa: B018
        assert found.value.code == "POT_WITHOUT_PLAYER"


class TestThePots:
    HANDS = (
        HandShown("3", ("Ad", "Kc"), 1_000),
        HandShown("7", ("Qs", "Qh"), 3_000),
        HandShown("5", ("9d", "9c"), 5_000),
        HandShown("2", (), 200, folded=True),
    )

    def test_they_are_those_of_the_all_ins(self) -> None:
        draft = Showdown(hands=self.HANDS, by_stakes=True, button=4, dead_ante=100)
        decision = decided(dealt("Ks 4h 4d 2c As", replace(draft, ante_format="bb")))
        assert [pot["amount"] for pot in decision["pots"]] == [3_300, 4_000]
        assert decision["awards"] == {"3": 3_300, "7": 4_000, "5": 0}
        assert draft.refunds == {"5": 2_000}

    def test_one_pot_is_for_all_who_show(self) -> None:
        draft = Showdown(hands=self.HANDS, pot=8_000)
        assert decided(dealt("Ks 4h 4d 2c As", draft))["awards"]["3"] == 8_000

    def test_hands_stand_clockwise_from_the_left_of_the_button(self) -> None:
        assert Showdown(hands=self.HANDS, button=4).from_button == ("5", "7", "3")
        assert Showdown(hands=self.HANDS, button=7).from_button == ("3", "5", "7")
        assert Showdown(hands=self.HANDS).from_button == ("3", "7", "5")
        assert Showdown(button=3).from_button == ("A", "B")

    def test_the_odd_chip_is_one_of_those_in_play(self) -> None:
        hands = (HandShown("3", ("Ad", "Kc")), HandShown("7", ("Ah", "Kd")))
        draft = Showdown(hands=hands, pot=725, button=4, smallest_chip=25)
        pot = decided(dealt("Ks 4h 4d 2c As", draft))["pots"][0]
        assert pot["shares"] == {"7": 375, "3": 350} and pot["odd"] == {"7": 25}


def test_another_game_puts_the_cards_back_and_keeps_the_players() -> None:
    draft = dealt("Ks 9h 4d 2c As  Ad Kc").of_game("omaha")
    assert draft.used == frozenset() and [hand.who for hand in draft.hands] == ["A", "B"]


def test_a_card_put_by_mistake_is_taken_back() -> None:
    draft = dealt("Ks 9h 4d")
    assert draft.without_last(BOARD).board == ("Ks", "9h")
    assert draft.without("9h").board == ("Ks", "4d")
