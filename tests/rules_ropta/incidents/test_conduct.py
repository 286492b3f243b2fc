"""What is said during a hand, and cards shown before it ends."""

from __future__ import annotations

from typing import Any

import pytest

from rules_ropta.registry import ask
from rules_ropta.ruling import Force
from rules_ropta.situation import Malformed


def allowed(in_hand: bool, kind: str = "comment", players: int | None = None) -> bool:
    given = {"speaker_in_hand": in_hand, "kind": kind, "players_in_hand": players}
    told: Any = ask("talk_about_the_hand", given)
    return bool(told.decision.allowed)


class TestArticle_11_3:
    def test_out_of_the_hand_even_the_obvious_is_kept(self) -> None:
        given = {"speaker_in_hand": False, "remark": "4 piques au tableau"}
        told: Any = ask("talk_about_the_hand", given)
        assert not told.decision.allowed
        assert told.force is Force.FORBIDDEN

    @pytest.mark.parametrize("kind", ["comment", "speculation"])
    def test_in_the_hand_two_may_talk_and_three_may_not(self, kind: str) -> None:
        assert allowed(True, kind, players=2)
        assert not allowed(True, kind, players=3)

    def test_how_many_are_in_the_hand_must_be_known(self) -> None:
        for players in ({}, {"players_in_hand": None}):
            with pytest.raises(Malformed, match="MISSING_FIELD players_in_hand"):
                ask("talk_about_the_hand", {"speaker_in_hand": True, **players})

    def test_words_of_play_are_always_allowed_in_the_hand(self) -> None:
        assert allowed(True, "official_announcement", players=6)

    def test_between_two_a_guess_names_the_reading_it_rests_on(self) -> None:
        given = {"speaker_in_hand": True, "players_in_hand": 2}
        guess: Any = ask("talk_about_the_hand", {**given, "kind": "speculation"})
        assert guess.decision.allowed
        assert guess.readings == ("C17-between-two",)
        comment: Any = ask("talk_about_the_hand", {**given, "kind": "comment"})
        assert comment.readings == ()

    @pytest.mark.parametrize("kind", ["reveals_a_hand", "advice", "conditional"])
    @pytest.mark.parametrize("in_hand", [True, False])
    def test_some_things_nobody_says(self, kind: str, in_hand: bool) -> None:
        assert not allowed(in_hand, kind, players=2)


def shown(to: str, **facts: bool) -> Any:
    return ask("shows_cards", {"to": to, **facts})


class TestArticle_5_6:
    def test_a_folded_dealer_announces_what_is_bet(self) -> None:
        given = {"speaker_in_hand": False, "kind": "official_announcement"}
        told: Any = ask("talk_about_the_hand", given)
        assert told.decision.allowed
        assert told.cites == ("5.6", "11.3")

    def test_a_folded_player_who_does_not_deal_announces_nothing(self) -> None:
        given = {"speaker_in_hand": False, "kind": "official_announcement", "speaker_deals": False}
        told: Any = ask("talk_about_the_hand", given)
        assert not told.decision.allowed


def pointed_out(in_hand: bool) -> Any:
    given = {"speaker_in_hand": in_hand, "kind": "points_out_error"}
    return ask("talk_about_the_hand", given)


class TestArticle_1_2:
    @pytest.mark.parametrize("in_hand", [True, False])
    def test_an_error_is_pointed_out_by_anybody(self, in_hand: bool) -> None:
        told = pointed_out(in_hand)
        assert told.decision.allowed
        assert "1.2" in told.cites


class TestArticle_10_2:
    def test_everybody_helps_the_winning_hand(self) -> None:
        assert {"10.2", "10.9"} <= set(pointed_out(in_hand=False).cites)


class TestArticle_9_19:
    def test_even_between_two_nobody_speaks_with_a_condition(self) -> None:
        given = {"speaker_in_hand": True, "kind": "conditional"}
        told: Any = ask("talk_about_the_hand", given)
        assert not told.decision.allowed
        assert "9.19" in told.cites


class TestArticle_11_4:
    @pytest.mark.parametrize("to", ["folded_player", "spectator", "captain"])
    def test_shown_outside_the_hand_all_see_it_at_the_end(self, to: str) -> None:
        ruling = shown(to)
        found = ruling.decision
        assert (found.hand, found.show_all, found.sanction) == ("live", "end_of_hand", True)
        assert ruling.readings == ("U24-A",)

    def test_seen_by_an_opponent_all_see_it_now_and_it_costs_more(self) -> None:
        found = shown("live_player").decision
        assert (found.hand, found.show_all) == ("live", "immediately")
        assert found.sanction == "heavier"

    @pytest.mark.parametrize("to", ["live_player", "folded_player", "spectator", "captain"])
    def test_who_gives_up_a_hand_between_two_may_show_it_to_everybody(self, to: str) -> None:
        ruling = shown(to, folding_heads_up=True)
        assert (ruling.decision.show_all, ruling.decision.sanction) == ("immediately", False)
        assert ruling.cites == ("11.4",)

    def test_who_folds_has_not_won(self) -> None:
        with pytest.raises(Malformed, match="CONTRADICTION folding_heads_up"):
            shown("folded_player", folding_heads_up=True, only_one_left=True)


class TestArticle_10_1:
    def test_alone_in_the_hand_he_shows_everybody(self) -> None:
        found = shown("folded_player", only_one_left=True).decision
        assert (found.show_all, found.sanction) == ("immediately", False)


class TestArticle_11_5:
    def test_turned_up_too_early_the_hand_lives_and_the_sanction_waits(self) -> None:
        told: Any = ask("turns_cards", {"action_over": False})
        assert (told.decision.hand, told.decision.sanction) == ("live", True)
        assert told.decision.sanction_starts == "end_of_hand"

    def test_once_the_action_is_over_nothing_is_wrong(self) -> None:
        told: Any = ask("turns_cards", {"action_over": True})
        assert (told.decision.sanction, told.decision.sanction_starts) == (False, None)
