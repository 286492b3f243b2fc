"""The tables of the room being written."""

from __future__ import annotations

from builders import a_setup

from td_app.tournament.state.setup import TableSetup
from td_app.ui.pages.program.setup import room_tables

FOUR = tuple(TableSetup(number) for number in range(1, 5))


def numbers(tables: room_tables.Tables) -> list[int]:
    return [table.number for table in tables]


def test_more_tables_take_the_free_numbers() -> None:
    some = (TableSetup(2), TableSetup(7))
    assert numbers(room_tables.with_count(some, 5, frozenset())) == [2, 7, 1, 3, 4]


def test_fewer_tables_leave_from_the_end() -> None:
    assert numbers(room_tables.with_count(FOUR, 2, frozenset())) == [1, 2]


def test_a_table_in_use_never_leaves() -> None:
    assert numbers(room_tables.with_count(FOUR, 1, frozenset({3, 4}))) == [3, 4]


def test_seats_left_blank_are_the_formats() -> None:
    nine = room_tables.with_seats(FOUR, 0, "9")
    assert nine[0].seats == 9
    assert room_tables.with_seats(nine, 0, "")[0].seats is None
    assert room_tables.with_seats(nine, 0, "abc") == nine


def test_places_out_of_use_are_typed_or_turned() -> None:
    typed = room_tables.with_out_of_use(FOUR, 1, "3 et 5")
    assert typed[1].out_of_use == (3, 5)
    turned = room_tables.with_place_turned(typed, 1, 3)
    assert turned[1].out_of_use == (5,)


def test_the_usual_breaking_order_is_not_written() -> None:
    setup = a_setup(4)
    assert room_tables.settled_order(setup, (4, 3, 2, 1)) == ()
    assert room_tables.settled_order(setup, (3, 4, 2, 1)) == (3, 4, 2, 1)


def test_a_table_gone_leaves_the_order() -> None:
    assert room_tables.settled_order(a_setup(3), (1, 4, 2, 3)) == (1, 2, 3)


def test_moving_past_an_end_moves_nothing() -> None:
    assert room_tables.moved((4, 3, 2), 0, -1) == (4, 3, 2)
    assert room_tables.moved((4, 3, 2), 2, 1) == (4, 3, 2)
