"""Button and blinds from one hand to the next (4.3, 4.4)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.button import (
    ButtonMoved,
    NextHand,
    Positions,
    PositionsBefore,
    between,
    button_error,
    last_before,
    next_after,
    next_positions,
    positions_of_three_or_more,
)
from rules_ropta.registry import ask
from rules_ropta.ruling import Refused
from rules_ropta.situation import Malformed
from rules_ropta.who_deals import DeadButtonHand, TwoPlayers, dead_button_dealer, heads_up

BTN_SB_BB = Positions(1, 2, 3)


def after(*out: int, players: int = 6) -> NextHand:
    return next_positions(BTN_SB_BB, range(1, players + 1), out).decision


def dealer_after(*out: int) -> int:
    before = PositionsBefore(button=1, sb=2, bb=3)
    case = DeadButtonHand(prev=before, players_before=(1, 2, 3, 4, 5), eliminated=out)
    return dead_button_dealer(case).decision.dealer


class TestArticle_2_5:
    def test_it_is_put_right_before_substantial_action(self) -> None:
        early = ButtonMoved(substantial_action=False, moved=2)
        assert button_error(early).decision.correct_now

    def test_it_stays_afterwards_by_the_reading_named(self) -> None:
        ruling = button_error(ButtonMoved(substantial_action=True, moved=2))
        assert not ruling.decision.correct_now
        assert ruling.readings == ("U2-A",)


class TestArticle_4_3:
    def test_without_elimination_all_three_move_one_player_on(self) -> None:
        assert after() == NextHand(Positions(2, 3, 4), False, 2)

    def test_the_small_blind_out_leaves_a_dead_button(self) -> None:
        assert after(2) == NextHand(Positions(2, 3, 4), True, 1)

    def test_the_big_blind_out_leaves_no_small_blind(self) -> None:
        assert after(3) == NextHand(Positions(2, None, 4), False, 2)

    def test_both_blinds_out_leave_a_dead_button_and_one_blind(self) -> None:
        assert after(2, 3) == NextHand(Positions(2, None, 4), True, 1)

    def test_the_hand_after_a_missing_small_blind_has_a_dead_button(self) -> None:
        ruling = next_positions(Positions(2, None, 4), [1, 2, 4, 5, 6], [])
        assert ruling.decision == NextHand(Positions(3, 4, 5), True, 2)
        assert ruling.because.code == "BUTTON_DEAD"

    def test_a_missing_small_blind_across_the_last_place(self) -> None:
        ruling = next_positions(Positions(9, None, 2), [2, 4, 6, 9], [])
        assert ruling.decision == NextHand(Positions(1, 2, 4), True, 9)

    def test_a_missing_small_blind_at_the_last_place(self) -> None:
        ruling = next_positions(Positions(8, None, 1), [1, 3, 8], [], seats=9)
        assert ruling.decision == NextHand(Positions(9, 1, 3), True, 8)

    @pytest.mark.parametrize("prev", [{"button": 1, "sb": 2, "bb": 2}, {"button": 3, "bb": 3}])
    def test_the_big_blind_is_at_a_place_of_its_own(self, prev: dict[str, int]) -> None:
        given = {"prev": prev, "players_before": [1, 2, 3], "eliminated": []}
        with pytest.raises(Malformed, match=r"CONTRADICTION prev\.bb"):
            ask("next_positions", given)

    def test_a_dead_button_is_never_at_a_place_that_does_not_exist(self) -> None:
        ruling = next_positions(Positions(8, None, 1), [1, 3, 8], [])
        assert ruling.decision == NextHand(Positions(8, 1, 3), True, 8)
        assert ruling.because.code == "DEAD_BUTTON_STAYS"

    @pytest.mark.parametrize("sb", [{}, {"sb": None}])
    def test_no_small_blind_told_is_an_answer(self, sb: dict[str, None]) -> None:
        prev = {"button": 2, "bb": 4, **sb}
        given = {"prev": prev, "players_before": [1, 2, 4, 5, 6], "eliminated": []}
        ruling: Any = ask("next_positions", given)
        assert (ruling.decision.button, ruling.decision.button_dead) == (3, True)

    def test_between_them_only_a_player_sat_there_the_small_blind_was(self) -> None:
        ruling = next_positions(Positions(1, None, 3), [1, 2, 3, 4, 5], [])
        assert ruling.decision == NextHand(Positions(2, 3, 4), False, 2)

    @given(st.permutations(range(1, 13)), st.integers(3, 12), st.integers(3, 12))
    def test_every_place_of_the_next_hand_exists(
        self, shuffled: list[int], seats: int, count: int
    ) -> None:
        there = [place for place in shuffled if place <= seats]
        (button, big_blind, *_), players = there, there[-count:]
        try:
            hand = next_positions(Positions(button, None, big_blind), players, [], seats=seats)
        except Refused as refused:
            assert refused.code == "BUTTON_AND_BIG_BLIND_MEET"
            return
        places = hand.decision.positions
        told = (places.button, places.small_blind, places.big_blind, hand.decision.dealer)
        assert all(place is None or 1 <= place <= seats for place in told)

    def test_whoever_deals_for_a_dead_button_is_no_blind(self) -> None:
        assert dealer_after(1, 2) == 5
        assert dealer_after() == 2

    def test_newcomers_between_two_players_let_the_big_blind_advance(self) -> None:
        hand = positions_of_three_or_more(Positions(1, 1, 5), [1, 3, 5]).decision
        assert hand == NextHand(Positions(3, 5, 1), False, 3)

    def test_a_big_blind_that_would_land_on_the_button_is_refused(self) -> None:
        with pytest.raises(Refused, match="BUTTON_AND_BIG_BLIND_MEET"):
            positions_of_three_or_more(Positions(1, 2, 5), [2, 3, 5])


class TestArticle_4_4:
    def test_the_last_to_pay_the_big_blind_takes_the_button(self) -> None:
        assert after(1, 3, players=4).positions == Positions(2, 2, 4)
        assert after(1, players=3).positions == Positions(3, 3, 2)

    def test_the_history_tells_who_paid_last(self) -> None:
        ruling = next_positions(BTN_SB_BB, [1, 2, 3, 4], [2, 3], bb_history=[1, 4, 2, 3])
        assert ruling.decision.positions == Positions(4, 4, 1)
        assert ruling.because.code == "HEADS_UP_LAST_BIG_BLIND"

    def test_without_history_the_blinds_have_gone_round(self) -> None:
        ruling = next_positions(BTN_SB_BB, [1, 2, 3, 4], [2, 3])
        assert ruling.decision.positions == Positions(1, 1, 4)
        assert ruling.because.code == "HEADS_UP_LAST_BIG_BLIND_BY_ROTATION"

    def test_between_two_the_button_alternates(self) -> None:
        ruling = next_positions(Positions(1, 1, 2), [1, 2], [])
        assert ruling.decision == NextHand(Positions(2, 2, 1), False, 2)

    def test_between_two_the_button_speaks_first_then_last(self) -> None:
        parts = heads_up(TwoPlayers(button="A", other="B")).decision
        assert (parts.first_preflop, parts.last_postflop, parts.first_card_to) == ("A", "A", "B")

    def test_nobody_plays_alone(self) -> None:
        with pytest.raises(Refused, match="TOO_FEW_TO_PLAY players=1"):
            next_positions(BTN_SB_BB, [1, 2, 3], [1, 2])


class TestPlaces:
    def test_going_round_the_table(self) -> None:
        assert next_after(5, [2, 5]) == 2
        assert next_after(5, [5]) == 5
        assert last_before(2, [2, 5]) == 5
        assert last_before(5, [5]) == 5

    def test_between_is_strict_and_clockwise(self) -> None:
        assert [p for p in range(1, 10) if between(7, p, 3)] == [1, 2, 8, 9]
        assert [p for p in range(1, 10) if between(3, p, 7)] == [4, 5, 6]


@st.composite
def tables_playing_down(draw: st.DrawFn) -> list[tuple[frozenset[int], NextHand]]:
    """Hands of a table until two are left: who is dealt in, and the positions."""
    live = frozenset(draw(st.sets(st.integers(1, 10), min_size=3, max_size=10)))
    order = sorted(live)
    first = draw(st.integers(0, len(order) - 1))
    button, small, big = (order[(first + step) % len(order)] for step in range(3))
    hand = NextHand(Positions(button, small, big), False, button)
    paid = [big]
    hands = [(live, hand)]
    for _ in range(draw(st.integers(1, 30))):
        out = draw(st.sets(st.sampled_from(sorted(live)), max_size=max(0, len(live) - 2)))
        if draw(st.integers(0, 3)):
            out = set()
        hand = next_positions(hand.positions, live, out, paid, seats=order[-1]).decision
        live -= out
        paid.append(hand.positions.big_blind)
        hands.append((live, hand))
    return hands


def in_turn(
    hands: list[tuple[frozenset[int], NextHand]],
) -> Iterator[tuple[frozenset[int], NextHand, frozenset[int], NextHand]]:
    for (was, before), (live, hand) in pairwise(hands):
        yield was, before, live, hand


@given(tables_playing_down())
def test_the_big_blind_goes_to_the_next_player_still_in(
    hands: list[tuple[frozenset[int], NextHand]],
) -> None:
    for _, before, live, hand in in_turn(hands):
        if len(live) > 2:
            assert hand.positions.big_blind == next_after(before.positions.big_blind, live)


@given(tables_playing_down())
def test_nobody_pays_the_big_blind_twice_running_nor_loses_the_button(
    hands: list[tuple[frozenset[int], NextHand]],
) -> None:
    for _, before, live, hand in in_turn(hands):
        assert hand.positions.big_blind != before.positions.big_blind
        if len(live) > 2 and before.positions.small_blind in live:
            assert hand.positions.button == before.positions.small_blind
        if len(live) > 2 and before.positions.big_blind in live:
            assert hand.positions.small_blind == before.positions.big_blind


@given(tables_playing_down())
def test_everyone_pays_the_big_blind_once_an_orbit(
    hands: list[tuple[frozenset[int], NextHand]],
) -> None:
    """Between two big blinds of a player, whoever stayed all along has paid exactly one."""
    full = [(live, hand.positions.big_blind) for live, hand in hands if len(live) > 2]
    for first, (_, payer) in enumerate(full):
        for last in range(first + 1, len(full)):
            if full[last][1] == payer:
                paid = [big for _, big in full[first:last]]
                stayed = full[last][0]
                assert all(paid.count(player) == 1 for player in stayed)
                break


@given(tables_playing_down())
def test_the_dealer_is_in_the_hand_and_no_blind_unless_two_play(
    hands: list[tuple[frozenset[int], NextHand]],
) -> None:
    for live, hand in hands:
        positions = hand.positions
        assert hand.dealer in live
        assert positions.big_blind in live
        assert hand.button_dead == (positions.button not in live)
        if len(live) > 2:
            assert hand.dealer not in (positions.small_blind, positions.big_blind)
        else:
            assert hand.dealer == positions.small_blind == positions.button
