"""Being at the table, leaving with cards, devices (1.9, 4.1)."""

from __future__ import annotations

from rules_ropta.presence import Presence, at_the_deal, device_in_hand, leaving_with_cards
from rules_ropta.ruling import Force


class TestArticle_4_1:
    def test_seated_for_the_first_card_he_plays(self) -> None:
        assert at_the_deal(at_seat=True).decision.hand == "live"

    def test_absent_for_it_he_pays_and_his_cards_go_unseen(self) -> None:
        ruling = at_the_deal(at_seat=False)
        assert ruling.decision == Presence("dead", posts_taken=True, may_see_cards=False)

    def test_walking_away_with_cards_kills_the_hand(self) -> None:
        ruling = leaving_with_cards(all_in=False, busted=False)
        assert ruling.decision == Presence("dead", sanction_possible=True)
        assert "11.1" in ruling.cites

    def test_walking_away_all_in_keeps_it_and_is_sanctioned(self) -> None:
        ruling = leaving_with_cards(all_in=True, busted=False)
        assert ruling.decision == Presence("live", sanction=True)
        assert ruling.force is Force.SANCTION_IMPOSED

    def test_out_of_the_tournament_there_is_nobody_to_sanction(self) -> None:
        assert leaving_with_cards(all_in=True, busted=True).decision.sanction is False

    def test_a_device_brings_a_warning_then_kills_the_hand_all_in_or_not(self) -> None:
        assert device_in_hand(1, all_in=True).decision.hand == "live"
        assert device_in_hand(1, all_in=False).decision.warning
        for all_in in (False, True):
            assert device_in_hand(2, all_in).decision.hand == "dead"
        assert device_in_hand(3, all_in=True).because.code == "DEVICE_AGAIN_ALL_IN"


class TestArticle_1_9:
    def test_an_absent_player_wins_nothing_and_the_reading_says_so(self) -> None:
        ruling = at_the_deal(at_seat=False)
        assert "1.9" in ruling.cites
        assert ruling.readings == ("C1-dealt",)
