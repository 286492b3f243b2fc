"""Cards turned over, fallen, glimpsed or missing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.incidents.dealt_cards import (
    DealerOneCard,
    DroppedCard,
    ExposedCard,
    FlashedCard,
    dealer_second_card,
    dropped_card,
    exposed_card,
    flashed_card,
)
from rules_ropta.registry import ask
from rules_ropta.ruling import DirectorDecides, Ruling
from rules_ropta.situation import Malformed


class TestArticle_6_1:
    @pytest.mark.parametrize("index", [1, 2])
    def test_the_first_two_cards_make_a_misdeal(self, index: int) -> None:
        exchanged = exposed_card(ExposedCard(player="P", index=index)).decision
        assert exchanged.misdeal
        assert exchanged.replaced_by is None


class TestArticle_6_3:
    @pytest.mark.parametrize("index", [3, 18, 24])
    def test_a_card_turned_over_makes_room_for_the_first_burn(self, index: int) -> None:
        exchanged = exposed_card(ExposedCard(player=7, index=index)).decision
        assert (exchanged.misdeal, exchanged.may_keep) == (False, False)
        assert exchanged.replaced_by == "would_be_first_burn"
        assert exchanged.exposed_becomes == "first_burn"

    def test_no_table_deals_a_twenty_fifth_card(self) -> None:
        with pytest.raises(Malformed, match="OUT_OF_RANGE index"):
            ask("exposed_card", {"player": "P", "index": 25})


class TestArticle_6_4:
    @pytest.mark.parametrize("seen", [True, False])
    @pytest.mark.parametrize("face_down", [True, False])
    def test_a_card_the_dealer_dropped_is_dead(self, seen: bool, face_down: bool) -> None:
        answer = dropped_card(DroppedCard(by="dealer", face_down=face_down, seen=seen))
        assert isinstance(answer, Ruling)
        assert (answer.decision.card, answer.decision.treated_as_exposed) == ("dead", True)

    @pytest.mark.parametrize("seen", [True, False])
    def test_a_card_its_player_dropped_is_played(self, seen: bool) -> None:
        answer = dropped_card(DroppedCard(by="player", face_down=not seen, seen=seen))
        assert isinstance(answer, Ruling)
        assert answer.decision.card == "live"

    @pytest.mark.parametrize("seen", [True, False])
    def test_during_the_deal_the_text_is_silent(self, seen: bool) -> None:
        answer = dropped_card(DroppedCard(by="player", deal_over=False, seen=seen))
        assert isinstance(answer, DirectorDecides)
        weighs = {option.code: bool(option.weighs) for option in answer.options}
        assert weighs == {"CARD_PLAYS": True, "CARD_DEAD": seen}


class TestArticle_6_5:
    def test_a_dead_card_mixed_with_the_live_one_kills_the_hand(self) -> None:
        exposed = exposed_card(ExposedCard(player=3, index=9, mixed_with_live=True))
        fallen = dropped_card(DroppedCard(by="dealer", mixed_with_live=True))
        assert isinstance(fallen, Ruling)
        assert (exposed.decision.hand, fallen.decision.hand) == ("dead", "dead")
        assert exposed.decision.replaced_by is None
        assert "6.5" in exposed.cites and "6.5" in fallen.cites


class TestArticle_6_6:
    @pytest.mark.parametrize(
        ("present", "seen_by", "card"), [(9, 5, "dead"), (9, 4, "live"), (8, 5, "dead")]
    )
    def test_more_than_half_burn_it(self, present: int, seen_by: int, card: str) -> None:
        answer = flashed_card(FlashedCard(present=present, seen_by=seen_by))
        assert isinstance(answer, Ruling)
        assert (answer.decision.card, answer.decision.may_name_it) == (card, False)
        assert "U11-A" in answer.readings

    def test_exactly_half_is_the_directors(self) -> None:
        answer = flashed_card(FlashedCard(present=8, seen_by=4))
        assert isinstance(answer, DirectorDecides)
        assert {option.code for option in answer.options} == {"CARD_DEAD", "CARD_PLAYS"}

    def test_no_more_can_see_it_than_are_there(self) -> None:
        with pytest.raises(Malformed, match="MORE_THAN_ALL seen_by"):
            ask("flashed_card", {"present": 6, "seen_by": 7})

    @given(st.integers(1, 12).flatmap(lambda n: st.tuples(st.just(n), st.integers(0, n))))
    def test_one_more_who_saw_it_never_saves_the_card(self, table: tuple[int, int]) -> None:
        order = ["live", "open", "dead"]
        states = []
        for seen_by in (table[1], min(table[1] + 1, table[0])):
            answer = flashed_card(FlashedCard(present=table[0], seen_by=seen_by))
            states.append(answer.decision.card if isinstance(answer, Ruling) else "open")
        assert order.index(states[0]) <= order.index(states[1])


class TestArticle_6_8:
    def test_the_dealer_may_take_his_second_card_until_he_acts(self) -> None:
        before = dealer_second_card(DealerOneCard(acted=False)).decision
        after = dealer_second_card(DealerOneCard(acted=True)).decision
        assert (before.may_complete, before.hand) == (True, "live")
        assert (after.may_complete, after.hand) == (False, "dead")
