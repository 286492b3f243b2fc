"""Who shows, in what order, who may ask to see, and a pot given wrong."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.incidents.showdown import MuckFacingAllInDecision, Showdown, showdown
from rules_ropta.registry import ask
from rules_ropta.ruling import DirectorDecides, Reason
from rules_ropta.situation import Malformed


def face_up(all_in: list[str], closed: bool, live: tuple[str, ...] = ("A", "B", "C")) -> Any:
    given = {"all_in": all_in, "live": list(live), "betting_closed": closed}
    return ask("all_in_showdown", given).decision.face_up  # type: ignore[union-attr]


class TestArticle_10_4:
    def test_an_all_in_without_more_betting_turns_every_hand(self) -> None:
        assert face_up(["A"], closed=True) == ("A", "B", "C")

    def test_while_two_others_may_bet_nothing_is_shown(self) -> None:
        assert face_up(["A"], closed=False) == ()

    def test_nobody_all_in_nothing_is_forced(self) -> None:
        assert face_up([], closed=True) == ()

    def test_who_is_all_in_is_in_the_hand(self) -> None:
        with pytest.raises(Malformed, match="UNKNOWN_SEAT all_in"):
            face_up(["D"], closed=True)
        with pytest.raises(Malformed, match="TOO_FEW live"):
            face_up(["A"], closed=True, live=("A",))

    def test_everybody_all_in_needs_no_word_on_the_betting(self) -> None:
        ruling: Any = ask("all_in_showdown", {"live": ["A", "B"], "all_in": ["A", "B"]})
        assert ruling.decision.face_up == ("A", "B")
        with pytest.raises(Malformed, match="CONTRADICTION betting_closed"):
            face_up(["A", "B"], closed=False, live=("A", "B"))

    def test_one_who_is_not_all_in_may_still_have_to_speak(self) -> None:
        with pytest.raises(Malformed, match="MISSING_FIELD betting_closed"):
            ask("all_in_showdown", {"live": ["A", "B"], "all_in": ["A"]})

    def test_nobody_all_in_needs_no_word_on_the_betting(self) -> None:
        ruling: Any = ask("all_in_showdown", {"live": ["A", "B"], "all_in": []})
        assert ruling.decision.face_up == ()

    def test_in_hand_for_hand_nothing_is_turned_up_while_other_tables_play(self) -> None:
        case = {"live": ["A", "B"], "all_in": ["A", "B"]}
        waiting: Any = ask("all_in_showdown", {**case, "other_tables_playing": True})
        assert waiting.decision.face_up == ()
        assert waiting.cites == ("2.7", "10.4")
        done: Any = ask("all_in_showdown", {**case, "other_tables_playing": False})
        assert done.decision.face_up == ("A", "B")

    def test_an_all_in_at_showdown_shows_every_hand_side_pots_first(self) -> None:
        case = {"button": 1, "live": [2, 4, 6], "last_river_aggressor": 6, "all_in": True}
        ruling: Any = ask("showdown", case)
        assert (ruling.decision.order, ruling.decision.all_face_up) == ((6, 2, 4), True)
        assert ruling.cites == ("10.4", "10.5")
        assert ruling.announce == Reason("SAY_ALL_SHOW_SIDE_POTS_FIRST")

    def test_a_hand_thrown_against_an_all_in_plays_if_it_is_found(self) -> None:
        found: Any = ask("muck_facing_all_in", {"recoverable": True})
        assert found.decision == MuckFacingAllInDecision("live", sanction=True, may_win=True)
        lost: Any = ask("muck_facing_all_in", {"recoverable": False})
        assert lost.decision == MuckFacingAllInDecision("dead", sanction="heavier", may_win=False)

    @pytest.mark.parametrize("found", [True, False])
    @pytest.mark.parametrize(
        ("op", "case"),
        [
            ("open_muck", {"posted_bb": True, "opponent_all_in": True}),
            ("open_muck", {"opponent_all_in": True}),
            ("unprotected_hand_mucked", {"thrown_by": "himself", "opponent_all_in": True}),
        ],
    )
    def test_every_question_about_such_a_hand_agrees(
        self, op: str, case: dict[str, Any], found: bool
    ) -> None:
        told = {"open_muck": "recoverable", "unprotected_hand_mucked": "identifiable"}[op]
        ruling: Any = ask(op, {**case, told: found})
        alone: Any = ask("muck_facing_all_in", {"recoverable": found})
        assert (ruling.cites, ruling.because) == (alone.cites, alone.because)
        for name in ("hand", "sanction", "may_win"):
            assert getattr(ruling.decision, name) == getattr(alone.decision, name)


def shows(button: int, live: tuple[int, ...], aggressor: int | None) -> tuple[int, ...]:
    case = Showdown(button=button, live=live, last_river_aggressor=aggressor)
    return showdown(case).decision.order


class TestAHandAskedFor:
    """10.5 with 11.1: to throw it, though somebody may ask to see it, is a fault."""

    def test_thrown_and_found_it_plays_and_may_be_punished(self) -> None:
        seen = asked_to_see(thrown=True)
        assert (seen.hand_live_again, seen.sanction, seen.sanction_possible) == (True, False, True)
        for facts in ({"thrown": True}, {"thrown": True, "cards_found": False}):
            assert "C37-not-shown" in readings_of(**facts)

    def test_only_not_shown_yet_it_costs_nothing(self) -> None:
        seen = asked_to_see()
        assert seen.hand_live_again and not seen.sanction and seen.sanction_possible is None

    def test_lost_it_is_punished(self) -> None:
        assert asked_to_see(thrown=True, cards_found=False).sanction is True


def asked_to_see(**facts: bool) -> Any:
    granted = {
        "asker_called_river": True,
        "target_is_last_aggressor": True,
        "pot_awarded": False,
    }
    return ask("request_to_see", {**granted, **facts}).decision  # type: ignore[union-attr]


def readings_of(**facts: bool) -> tuple[str, ...]:
    asked = {"asker_called_river": True, "target_is_last_aggressor": True, "pot_awarded": False}
    return ask("request_to_see", {**asked, **facts}).readings


class TestArticle_10_5:
    def test_the_last_to_bet_shows_first(self) -> None:
        assert shows(1, (2, 4, 6, 8), 6) == (6, 8, 2, 4)

    def test_checked_it_starts_left_of_the_button(self) -> None:
        assert shows(8, (3, 5, 7), None) == (3, 5, 7)
        assert shows(5, (7, 3, 5), None) == (7, 3, 5)

    def test_a_bet_on_the_turn_has_no_effect(self) -> None:
        told: Any = ask(
            "showdown",
            {
                "button": 8,
                "live": [3, 5, 7],
                "last_river_aggressor": None,
                "last_turn_aggressor": 5,
            },
        )
        assert told.decision.order == (3, 5, 7)

    def test_the_aggressor_is_still_in(self) -> None:
        with pytest.raises(Malformed, match="UNKNOWN_SEAT last_river_aggressor"):
            shows(1, (2, 4), 3)

    @given(st.integers(1, 12), st.sets(st.integers(1, 12), min_size=2), st.booleans())
    def test_everyone_shows_once_clockwise(
        self, button: int, places: set[int], checked: bool
    ) -> None:
        live = tuple(places)
        order = shows(button, live, None if checked else live[0])
        assert sorted(order) == sorted(live)
        steps = [(after - before) % 12 for before, after in pairwise(order)]
        assert sum(steps) < 12
        if checked:
            assert (order[0] - button - 1) % 12 == min((p - button - 1) % 12 for p in live)

    def test_a_caller_of_the_river_sees_the_last_aggressor(self) -> None:
        found = asked_to_see()
        assert (found.must_show, found.hand_live_again, found.sanction) == (True, True, False)

    @pytest.mark.parametrize(
        "fact",
        [
            {"asker_called_river": False},
            {"target_is_last_aggressor": False},
            {"pot_awarded": True},
        ],
    )
    def test_nobody_else_sees_anything(self, fact: dict[str, bool]) -> None:
        found = asked_to_see(**fact)
        assert (found.must_show, found.hand_live_again, found.sanction) == (False, False, False)

    def test_cards_lost_in_the_muck_are_punished(self) -> None:
        found = asked_to_see(cards_found=False)
        assert (found.must_show, found.hand_live_again, found.sanction) == (True, False, True)


class TestAHandAskedForAtAnAllIn:
    """10.4 turns every hand up: 10.5's conditions on who asks, and whom, do not stand."""

    @pytest.mark.parametrize("called", [True, False])
    @pytest.mark.parametrize("aggressor", [True, False])
    def test_every_hand_is_shown_whoever_asks(self, called: bool, aggressor: bool) -> None:
        found = asked_to_see(
            asker_called_river=called,
            target_is_last_aggressor=aggressor,
            all_in=True,
            thrown=False,
        )
        assert (found.must_show, found.hand_live_again, found.sanction) == (True, True, False)

    def test_thrown_it_plays_again_and_is_punished_more_if_lost(self) -> None:
        at_all_in = {"asker_called_river": False, "all_in": True, "thrown": True}
        found = asked_to_see(**at_all_in, cards_found=True)
        assert (found.must_show, found.hand_live_again, found.sanction) == (True, True, True)
        lost = asked_to_see(**at_all_in, cards_found=False)
        assert (lost.hand_live_again, lost.sanction) == (False, "heavier")

    def test_once_the_pot_is_given_it_is_over(self) -> None:
        assert not asked_to_see(pot_awarded=True, all_in=True, thrown=True).must_show


def may_change(immediate: bool, collected: bool, agreed: bool = False) -> bool:
    given = {"immediate": immediate, "cards_collected": collected, "all_agree": agreed}
    return bool(ask("wrong_award", given).decision.may_change)  # type: ignore[union-attr]


class TestArticle_10_9:
    def test_caught_at_once_with_the_cards_there_the_pot_changes_hands(self) -> None:
        assert may_change(immediate=True, collected=False)

    @pytest.mark.parametrize("agreed", [False, True])
    def test_later_it_does_not_even_if_all_agree(self, agreed: bool) -> None:
        assert not may_change(immediate=True, collected=True, agreed=agreed)
        assert not may_change(immediate=False, collected=True, agreed=agreed)

    @pytest.mark.parametrize("agreed", [False, True])
    def test_spoken_of_late_with_the_cards_still_there_the_text_is_open(self, agreed: bool) -> None:
        given = {"immediate": False, "cards_collected": False, "all_agree": agreed}
        answer = ask("wrong_award", given)
        assert isinstance(answer, DirectorDecides)
        assert [option.code for option in answer.options] == [
            "POT_GOES_TO_THE_RIGHT_HAND",
            "AWARD_IS_KEPT",
        ]

    def test_once_the_cards_are_gathered_nothing_else_is_asked(self) -> None:
        ruling: Any = ask("wrong_award", {"cards_collected": True})
        assert not ruling.decision.may_change
        with pytest.raises(Malformed, match="MISSING_FIELD immediate"):
            ask("wrong_award", {"cards_collected": False})
