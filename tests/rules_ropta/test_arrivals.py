"""Who may still come in, who sits down, and how (1.8, 1.9, 2.3)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.arrivals import (
    ArrivalMisjudged,
    Newcomer,
    arrival_deal,
    arrival_error,
    late_entry_allowed,
    seat_for_arrival,
)
from rules_ropta.button import Positions
from rules_ropta.hand_after_arrivals import arrival_positions
from rules_ropta.registry import ask
from rules_ropta.ruling import Refused, Ruling
from rules_ropta.table_layout import Seat, TableLayout


class TestArticle_1_8:
    @pytest.mark.parametrize(("level", "allowed"), [(0, True), (1, True), (2, True), (3, False)])
    def test_by_default_to_the_end_of_the_second_level(self, level: int, allowed: bool) -> None:
        ruling = late_entry_allowed(level, None)
        assert ruling.decision is allowed
        assert ruling.because.params["by_default"] is True

    def test_the_tournament_may_say_another_level(self) -> None:
        assert late_entry_allowed(4, 4).decision
        assert not late_entry_allowed(5, 4).decision

    def test_until_level_nought_is_before_the_start_only(self) -> None:
        assert late_entry_allowed(0, 0).decision
        assert not late_entry_allowed(1, 0).decision

    def test_there_is_no_level_below_nought(self) -> None:
        with pytest.raises(Refused, match="NO_SUCH_LEVEL level=-1"):
            late_entry_allowed(-1, None)

    def test_a_late_entrant_takes_the_place_that_pays_the_big_blind_soonest(self) -> None:
        assert seat_for_arrival(a_table(1, 2, 3, 5, 6)).decision.seat == Seat(1, 4)

    @pytest.mark.parametrize("notice", ["none", "late"])
    @pytest.mark.parametrize("deadline", ["none", "running"])
    def test_a_qualified_player_absent_on_day_2_keeps_the_chips(
        self, notice: str, deadline: str
    ) -> None:
        told: Any = ask("day2_absent", {"notice": notice, "deadline": deadline})
        assert (told.decision.withdrawn, told.decision.blinds_taken) == (False, True)

    @pytest.mark.parametrize(
        "given", [{"notice": "not_coming"}, {"notice": "none", "deadline": "passed"}]
    )
    def test_unless_they_said_so_or_a_time_set_has_passed(self, given: dict[str, str]) -> None:
        told: Any = ask("day2_absent", given)
        assert told.decision.withdrawn


def a_table(
    *occupied: int,
    big_blind: int | None = 3,
    small_blind: int | None = None,
    button: int | None = None,
    seats: int = 9,
    out_of_use: tuple[int, ...] = (),
) -> TableLayout:
    return TableLayout(
        1, seats, frozenset(occupied), big_blind, small_blind, button, frozenset(out_of_use)
    )


class TestArticle_2_3:
    def test_the_empty_place_after_the_big_blind_pays_it_at_once(self) -> None:
        arrival = seat_for_arrival(a_table(1, 2, 3, 5, 6)).decision
        assert (arrival.enters, arrival.hands_before_big_blind) == ("big_blind", 0)

    def test_with_players_in_between_he_plays_until_the_blind_comes(self) -> None:
        arrival = seat_for_arrival(a_table(1, 2, 3, 4, 5, 8)).decision
        assert arrival.seat == Seat(1, 6)
        assert (arrival.enters, arrival.hands_before_big_blind) == ("plays", 2)

    def test_the_place_of_a_big_blind_just_out_is_still_counted_from(self) -> None:
        assert seat_for_arrival(a_table(1, 2, 4, 6)).decision.seat == Seat(1, 5)

    def test_only_the_place_of_the_big_blind_just_out_is_free(self) -> None:
        arrival = seat_for_arrival(a_table(1, 2, 4, 5, 6, seats=6)).decision
        assert arrival.seat == Seat(1, 3)
        assert (arrival.enters, arrival.hands_before_big_blind) == ("small_blind", 5)

    def test_a_place_out_of_use_is_passed_over(self) -> None:
        arrival = seat_for_arrival(a_table(1, 2, 3, 6, out_of_use=(4,))).decision
        assert arrival.seat == Seat(1, 5)

    def test_the_place_just_before_the_big_blind_depends_on_the_small_blind(self) -> None:
        full = (1, 3, 4, 5, 6)
        assert seat_for_arrival(a_table(*full, seats=6)).decision.enters == "depends"
        with_it = a_table(*full, seats=6, small_blind=2, button=1)
        assert seat_for_arrival(with_it).decision.enters == "button"

    def test_the_button_tells_where_the_small_blind_was(self) -> None:
        full = (1, 3, 4, 5, 6)
        assert seat_for_arrival(a_table(*full, seats=6, button=1)).decision.enters == "button"

    def test_between_a_small_blind_still_in_and_the_big_blind_he_waits(self) -> None:
        table = a_table(1, 2, 4, 5, 6, big_blind=4, button=1, seats=6)
        arrival = seat_for_arrival(table).decision
        assert (arrival.seat, arrival.enters) == (Seat(1, 3), "waits")

    def test_two_empty_places_between_button_and_big_blind_leave_it_open(self) -> None:
        table = a_table(1, 4, 5, 6, big_blind=4, button=1, seats=6)
        assert seat_for_arrival(table).decision.enters == "depends"

    def test_between_two_the_button_was_the_small_blind(self) -> None:
        table = a_table(1, 2, big_blind=2, button=1, seats=3)
        assert seat_for_arrival(table).decision.enters == "big_blind"

    def test_a_full_table_is_refused(self) -> None:
        with pytest.raises(Refused, match="TABLE_FULL table=1"):
            seat_for_arrival(a_table(1, 2, 3, seats=3))

    def test_the_big_blind_has_to_be_asked(self) -> None:
        with pytest.raises(Refused, match="BIG_BLIND_UNKNOWN table=1"):
            seat_for_arrival(a_table(1, 2, big_blind=None))

    def test_he_is_dealt_in_until_the_first_card(self) -> None:
        assert arrival_deal(Newcomer(deal_started=False)).decision.dealt_in
        assert not arrival_deal(Newcomer(deal_started=True)).decision.dealt_in

    def test_blinds_wrongly_taken_are_put_right_only_before_action(self) -> None:
        early = ArrivalMisjudged(substantial_action=False)
        assert arrival_error(early).decision.blinds_corrected
        late = ArrivalMisjudged(substantial_action=True)
        assert not arrival_error(late).decision.blinds_corrected


@st.composite
def tables_in_play(draw: st.DrawFn) -> tuple[TableLayout, frozenset[int]]:
    """A table after a hand of four or more, one of the blinds perhaps out, a place free."""
    seats = draw(st.integers(6, 10))
    dealt = sorted(draw(st.sets(st.integers(1, seats), min_size=5, max_size=seats)))
    first = draw(st.integers(0, len(dealt) - 1))
    button, small, big = (dealt[(first + step) % len(dealt)] for step in range(3))
    out = frozenset(draw(st.sets(st.sampled_from((button, small, big)), max_size=2)))
    live = frozenset(dealt) - out
    return TableLayout(1, seats, live, big, small, button), out


def hands_until_big_blind(table: TableLayout, place: int) -> int:
    """Play on until the newcomer at this place pays the big blind; count the hands before."""
    assert table.button is not None
    assert table.big_blind is not None
    prev = Positions(table.button, table.small_blind, table.big_blind)
    arrivals, waiting, seats = [place], frozenset[int](), table.seats
    for hands in range(2 * seats):
        live = table.occupied if arrivals else table.occupied | {place}
        ruling = arrival_positions(prev, live, (), arrivals, waiting, seats)
        assert isinstance(ruling, Ruling)
        prev = ruling.decision.hand.positions
        if prev.big_blind == place:
            return hands
        if prev.small_blind is None:
            # The place of the small blind nobody posted is that of the big blind before.
            assert table.big_blind is not None
            prev = Positions(prev.button, table.big_blind, prev.big_blind)
        arrivals, waiting = [], frozenset(ruling.decision.waiting)
    raise AssertionError("he never paid")


@given(tables_in_play())
def test_no_free_place_pays_the_big_blind_sooner(
    situation: tuple[TableLayout, frozenset[int]],
) -> None:
    table, _ = situation
    assert table.big_blind is not None
    free = table.free_after(table.big_blind)
    if not free:
        return
    arrival = seat_for_arrival(table).decision
    waits = {place: hands_until_big_blind(table, place) for place in free}
    assert waits[arrival.seat.number] == min(waits.values())
    assert arrival.hands_before_big_blind == waits[arrival.seat.number]


@given(tables_in_play())
def test_the_seat_and_the_next_hand_agree_on_how_he_comes_in(
    situation: tuple[TableLayout, frozenset[int]],
) -> None:
    table, out = situation
    assert table.big_blind is not None
    assert table.button is not None
    if not table.free_after(table.big_blind):
        return
    arrival = seat_for_arrival(table).decision
    place = arrival.seat.number
    prev = Positions(table.button, table.small_blind, table.big_blind)
    ruling = arrival_positions(prev, table.occupied, out, [place], seats=table.seats)
    assert isinstance(ruling, Ruling)
    assert dict(ruling.decision.entering)[place] == arrival.enters
    guess = seat_for_arrival(
        TableLayout(1, table.seats, table.occupied, table.big_blind, button=table.button)
    ).decision
    assert guess.enters in (arrival.enters, "depends")
