"""Cards turned over, fallen, glimpsed or missing."""

from __future__ import annotations

from typing import Any

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
from rules_ropta.ruling import DirectorDecides, Reason, Ruling
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

    @pytest.mark.parametrize("index", [3, 9])
    def test_a_second_dead_card_of_the_deal_is_a_misdeal(self, index: int) -> None:
        ruling = exposed_card(ExposedCard(player=7, index=index, dead_cards_before=1))
        assert ruling.decision.misdeal
        assert ruling.decision.replaced_by is None
        assert ruling.cites == ("6.1", "6.3")

    @pytest.mark.parametrize("before", [0, 1])
    def test_a_second_card_fallen_counts_as_turned_over(self, before: int) -> None:
        fallen = dropped_card(DroppedCard(by="dealer", dead_cards_before=before))
        assert isinstance(fallen, Ruling)
        assert (fallen.decision.card, fallen.decision.misdeal) == ("dead", bool(before))
        assert {"6.3", "6.4"} <= set(fallen.cites)

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

    def test_dropped_by_the_dealer_among_the_first_two_it_is_a_misdeal(self) -> None:
        told: Any = ask("dropped_card", {"by": "dealer", "among_first_two": True})
        assert (told.decision.card, told.decision.misdeal) == ("dead", True)
        assert told.cites == ("6.1", "6.4")

    def test_a_misdeal_goes_before_a_hand_mixed_up(self) -> None:
        given = {"by": "dealer", "among_first_two": True, "mixed_with_live": True}
        told: Any = ask("dropped_card", given)
        assert told.decision.misdeal and told.decision.hand is None

    def test_dropped_by_its_player_after_the_deal_it_plays_whatever_went_before(self) -> None:
        given = {"by": "player", "among_first_two": True, "dead_cards_before": 1}
        told: Any = ask("dropped_card", given)
        assert (told.decision.card, told.decision.misdeal) == ("live", False)

    def test_during_the_deal_a_dead_one_may_be_a_misdeal(self) -> None:
        answer = dropped_card(DroppedCard(by="player", deal_over=False, dead_cards_before=1))
        assert isinstance(answer, DirectorDecides)
        dead = next(option for option in answer.options if option.code == "CARD_DEAD")
        assert dead.announce == Reason("SAY_MISDEAL")

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

    def test_a_wrong_count_asks_whether_it_is_the_dealers(self) -> None:
        short = {"wrong_count": 1, "of_dealer": True}
        in_time: Any = ask("misdeal", {**short, "dealer_acted": False})
        too_late: Any = ask("misdeal", {**short, "dealer_acted": True})
        assert (in_time.decision.misdeal, in_time.decision.may_complete) == (False, True)
        assert (too_late.decision.misdeal, too_late.decision.player_hand) == (False, "dead")
        assert in_time.cites == too_late.cites == ("6.8",)

    def test_another_players_wrong_count_is_a_misdeal_as_before(self) -> None:
        told: Any = ask("misdeal", {"wrong_count": 1, "notified_before_as": True})
        assert told.decision.misdeal

    @pytest.mark.parametrize("count", [0, 3])
    def test_only_a_single_card_is_the_dealers_to_complete(self, count: int) -> None:
        given = {"wrong_count": count, "of_dealer": True, "dealer_acted": False}
        with pytest.raises(Malformed, match="CONTRADICTION of_dealer"):
            ask("misdeal", {**given, "notified_before_as": True})

    def test_after_substantial_action_too_the_dealer_still_to_act_takes_his_card(self) -> None:
        cards = {"A": 2, "B": 3, "D": 1}
        told: Any = ask("misdeal_after_substantial_action", {"cards": cards, "dealer_to_act": "D"})
        assert told.decision.live == ("A", "D")
        assert (told.decision.dead, told.decision.completes) == (("B",), "D")
        acted: Any = ask("misdeal_after_substantial_action", {"cards": cards})
        assert acted.decision.dead == ("B", "D")
