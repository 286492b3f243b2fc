"""Being at the table, devices, a blind posted by who owed none (1.9, 4.1, 4.5)."""

from __future__ import annotations

from rules_ropta.incidents.at_the_table import (
    Away,
    DeviceUsed,
    MispostedBlind,
    PostedByMistake,
    Presence,
    at_the_deal,
    blind_posted_by_mistake,
    device_in_hand,
    presence,
)
from rules_ropta.ruling import Force


class TestArticle_4_1:
    def test_seated_for_the_first_card_he_plays(self) -> None:
        assert at_the_deal(at_seat=True).decision.hand == "live"

    def test_absent_for_it_he_pays_and_his_cards_go_unseen(self) -> None:
        ruling = at_the_deal(at_seat=False)
        assert ruling.decision == Presence("dead", posts_taken=True, may_see_cards=False)

    def test_walking_away_with_cards_kills_the_hand(self) -> None:
        ruling = presence(Away(leaves_with_cards=True))
        assert ruling.decision == Presence("dead", sanction_possible=True)
        assert "11.1" in ruling.cites

    def test_walking_away_all_in_keeps_it_and_is_sanctioned(self) -> None:
        ruling = presence(Away(leaves_with_cards=True, all_in=True))
        assert ruling.decision == Presence("live", sanction=True)
        assert ruling.force is Force.SANCTION_IMPOSED

    def test_out_of_the_tournament_there_is_nobody_to_sanction(self) -> None:
        gone = Away(leaves_with_cards=True, all_in=True, busted=True)
        assert presence(gone).decision.sanction is False

    def test_a_device_brings_a_warning_then_kills_the_hand_all_in_or_not(self) -> None:
        assert device_in_hand(DeviceUsed(offence=1, all_in=True)).decision.hand == "live"
        assert device_in_hand(DeviceUsed(offence=1, all_in=False)).decision.warning
        for all_in in (False, True):
            assert device_in_hand(DeviceUsed(offence=2, all_in=all_in)).decision.hand == "dead"
        third = DeviceUsed(offence=3, all_in=True)
        assert device_in_hand(third).because.code == "DEVICE_AGAIN_ALL_IN"


class TestArticle_1_9:
    def test_an_absent_player_wins_nothing_and_the_reading_says_so(self) -> None:
        ruling = at_the_deal(at_seat=False)
        assert "1.9" in ruling.cites
        assert ruling.readings == ("C1-dealt",)


class TestArticle_4_5:
    def test_posted_after_the_cards_it_is_an_action(self) -> None:
        for substantial in (False, True):
            ruling = blind_posted_by_mistake(
                PostedByMistake(after_cards=True, substantial_after=substantial)
            )
            assert ruling.decision == MispostedBlind("action_stands")

    def test_acted_on_it_stays_in(self) -> None:
        ruling = blind_posted_by_mistake(PostedByMistake(after_cards=False, substantial_after=True))
        assert ruling.decision == MispostedBlind("chips_committed")
        assert ruling.cites == ("4.5", "6.7")

    def test_noticed_in_time_it_comes_back_with_a_warning(self) -> None:
        ruling = blind_posted_by_mistake(
            PostedByMistake(after_cards=False, substantial_after=False)
        )
        assert ruling.decision == MispostedBlind("take_back", warning=True)
        assert ruling.announce is not None
