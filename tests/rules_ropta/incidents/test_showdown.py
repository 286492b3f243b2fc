"""Who shows, in what order, who may ask to see, and a pot given wrong."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.incidents.showdown import Showdown, showdown
from rules_ropta.registry import ask
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


def shows(button: int, live: tuple[int, ...], aggressor: int | None) -> tuple[int, ...]:
    case = Showdown(button=button, live=live, last_river_aggressor=aggressor)
    return showdown(case).decision.order


def asked_to_see(**facts: bool) -> Any:
    granted = {
        "asker_called_river": True,
        "target_is_last_aggressor": True,
        "pot_awarded": False,
    }
    return ask("request_to_see", {**granted, **facts}).decision  # type: ignore[union-attr]


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


def may_change(immediate: bool, collected: bool, agreed: bool = False) -> bool:
    given = {"immediate": immediate, "cards_collected": collected, "all_agree": agreed}
    return bool(ask("wrong_award", given).decision.may_change)  # type: ignore[union-attr]


class TestArticle_10_9:
    def test_caught_at_once_with_the_cards_there_the_pot_changes_hands(self) -> None:
        assert may_change(immediate=True, collected=False)

    @pytest.mark.parametrize("agreed", [False, True])
    def test_later_it_does_not_even_if_all_agree(self, agreed: bool) -> None:
        assert not may_change(immediate=True, collected=True, agreed=agreed)
        assert not may_change(immediate=False, collected=False, agreed=agreed)
        assert not may_change(immediate=False, collected=True, agreed=agreed)
