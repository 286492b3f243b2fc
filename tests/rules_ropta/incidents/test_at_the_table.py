"""Being at the table, devices, a blind posted by who owed none (1.9, 4.1, 4.5)."""

from __future__ import annotations

from typing import Any

import pytest

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
from rules_ropta.registry import ask
from rules_ropta.ruling import Force, Reason
from rules_ropta.situation import Malformed


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


def posted(**given: Any) -> Any:
    return blind_posted_by_mistake(PostedByMistake(**given))


class TestContradictions:
    def test_who_was_not_there_has_no_cards_to_leave_with(self) -> None:
        given = {"leaves_with_cards": True, "at_seat": False, "all_in": False}
        with pytest.raises(Malformed, match="CONTRADICTION at_seat"):
            ask("presence", given)

    @pytest.mark.parametrize("leaves", [True, False])
    def test_nobody_busts_without_being_all_in(self, leaves: bool) -> None:
        given = {"leaves_with_cards": leaves, "at_seat": True, "all_in": False, "busted": True}
        with pytest.raises(Malformed, match="CONTRADICTION busted"):
            ask("presence", given)

    def test_all_in_by_his_posts_while_away_is_none(self) -> None:
        told: Any = ask("presence", {"at_seat": False, "all_in": True})
        assert told.decision.hand == "dead"


class TestArticle_4_5:
    def test_posted_after_the_cards_it_is_an_action(self) -> None:
        for substantial in (False, True):
            told = posted(after_cards=True, substantial_after=substantial).decision
            assert (told.ruling, told.put_right) == ("action_stands", "judged_as_pushed")
            assert told.warning is None

    def test_acted_on_it_stays_in(self) -> None:
        ruling = posted(after_cards=False, substantial_after=True)
        assert ruling.decision.ruling == "chips_committed"
        assert ruling.decision.put_right == "made_a_call_or_a_raise"
        assert ruling.cites == ("4.5", "6.7")

    def test_noticed_in_time_it_comes_back_with_a_warning(self) -> None:
        ruling = posted(after_cards=False, substantial_after=False)
        assert ruling.decision == MispostedBlind("take_back", "given_back", warning=True)
        assert ruling.announce is not None

    @pytest.mark.parametrize(
        ("chips", "action", "total", "add", "back"),
        [
            ([100], "call", 100, None, 0),
            ([100, 100], "raise", 200, 0, None),
            ([100, 25, 25], "raise", 200, 50, None),
            ([100, 25], "call", 100, None, 25),
            ([50], "call", 100, 50, None),
            ([25, 25], "call", 100, 50, None),
        ],
    )
    def test_acted_on_the_chips_are_made_a_call_or_a_raise(
        self, chips: list[int], action: str, total: int, add: int | None, back: int | None
    ) -> None:
        given = {"after_cards": False, "substantial_after": True, "chips": chips, "bb": 100}
        told = ask("blind_posted_by_mistake", given).decision  # type: ignore[union-attr]
        assert (told.action, told.total, told.must_add, told.refund) == (action, total, add, back)

    def test_after_the_cards_a_single_chip_below_is_a_call_or_a_fold(self) -> None:
        told = posted(after_cards=True, chips=(50,), bb=100).decision
        assert (told.action, told.options) == ("must_choose", ("call", "fold"))
        assert (told.raise_allowed, told.chip_committed) == (False, True)
        say = posted(after_cards=True, chips=(50,), bb=100).announce
        assert say == Reason("SAY_CALL_OR_FOLD", {"missing": 50})
