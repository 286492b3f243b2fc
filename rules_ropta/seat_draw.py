"""The draw of the seats and of the button's first place (ROPTA 2.1).

Method ``sha256-fisher-yates-1``, each step going on in the same stream of numbers:
1. Numbers come from SHA-256 of the seed and a counter; one that would favour a result is
   thrown away (``draw_stream``).
2. Tables are as even as places and needs allow; those that take one player more are drawn,
   each choice as likely as the seatings it leaves are many (``even_tables``).
3. Entrants without a need are shuffled (Fisher-Yates, from the last down) and fill the tables
   in order; then, table by table, its free places are shuffled and taken in order.
4. Where groups are kept apart, players exchange seats by lot (``groups_apart``).
5. One button place is drawn for the room; if empty, the next player clockwise has it. A house
   that starts at the last taken seat draws none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from rules_ropta.draw_stream import DrawStream
from rules_ropta.even_tables import Filling, even_sizes
from rules_ropta.groups_apart import Spread, groups_apart
from rules_ropta.house_rules import BUTTON_AT_LAST_SEAT, BY_THE_BOOK, HouseRules
from rules_ropta.ruling import Reason, Refused, Ruling, applies
from rules_ropta.table_layout import Seat

__all__ = [
    "METHOD_VERSION",
    "DrawStream",
    "Need",
    "SeatDraw",
    "Spread",
    "TableRoom",
    "draw_places",
    "draw_seats",
]

LAST_SEAT = "R29-highest"
"""The reading under which the last taken seat is the one of the highest number."""

METHOD_VERSION = "sha256-fisher-yates-1"


@dataclass(frozen=True, slots=True)
class TableRoom:
    """A table of the draw and its usable places."""

    number: int
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Need:
    """Where an entrant must sit: a table, and a place there or any (None)."""

    table: int
    place: int | None = None


@dataclass(frozen=True, slots=True)
class SeatDraw:
    """The result of a draw: a seat for each entrant, in their order, and the buttons.

    ``button_place`` is the place drawn for the room; ``buttons`` pairs each table with the
    place where its button really stands.
    """

    seats: tuple[tuple[int, Seat], ...]
    button_place: int
    buttons: tuple[tuple[int, int], ...]
    spread: Spread


NO_NEEDS: Mapping[int, Need] = MappingProxyType({})
NO_GROUPS: Mapping[int, str] = MappingProxyType({})


@applies("2.1", "room 29")
def draw_seats(
    seed: bytes,
    entrants: Sequence[int],
    tables: Sequence[TableRoom],
    needs: Mapping[int, Need] = NO_NEEDS,
    groups: Mapping[int, str] = NO_GROUPS,
    house: HouseRules = BY_THE_BOOK,
) -> Ruling[SeatDraw]:
    """Return every entrant's seat and the button of each table.

    Without groups, every seating that fills the tables evenly and respects the needs is
    exactly as likely as any other. Needs and groups of people not among the entrants are
    ignored. Where the house says so the button is not drawn: it starts at the last taken seat
    of each table (``button_place`` 0). Refused: ``NOBODY_TO_SEAT``,
    ``MORE_ENTRANTS_THAN_SEATS``, ``ENTRANT_TWICE``,
    ``TABLE_TWICE`` and the ``NEED_…`` codes of a need that cannot be met.

    >>> drawn = draw_seats(b"seed", [11, 12, 13], [TableRoom(4, (1, 2, 3, 5))]).decision
    >>> [(who, seat.number) for who, seat in drawn.seats]
    [(11, 2), (12, 3), (13, 5)]
    """
    wanted = {who: needs[who] for who in entrants if who in needs}
    _check_room(entrants, tables)
    _check_needs(wanted, tables)
    stream = DrawStream(seed)
    seats = _seated(stream, entrants, tables, wanted)
    spread = Spread()
    apart = any(groups.get(who) for who in entrants)
    if apart:
        seats, spread = groups_apart(stream, seats, wanted, groups)
    last_seat = house.obeyed(BUTTON_AT_LAST_SEAT)
    button = 0 if last_seat else _button_place(stream, tables)
    return Ruling(
        SeatDraw(
            seats=tuple((who, seats[who]) for who in entrants),
            button_place=button,
            buttons=_last_seats(tables, seats) if last_seat else _buttons(button, tables, seats),
            spread=spread,
        ),
        cites=("2.1", "room 29") if last_seat else ("2.1",),
        because=Reason(
            "SEATS_DRAWN_GROUPS_APART" if apart else "SEATS_DRAWN",
            {"entrants": len(entrants), "tables": len(tables), "pairs": spread.pairs},
        ),
        readings=(LAST_SEAT,) if last_seat else (),
        departures=last_seat,
    )


def draw_places(
    seed: bytes, entrants: Sequence[int], free_places: Sequence[Seat]
) -> tuple[tuple[int, Seat], ...]:
    """Return a drawn seat for each entrant, in their order: any choice as likely as another.

    For a late entrant when nobody knows where the blinds are, or players of a closed table
    when every free place will do. Refused: ``MORE_ENTRANTS_THAN_SEATS``.

    >>> draw_places(b"seed", [7], [Seat(1, 4)])
    ((7, Seat(table=1, number=4)),)
    """
    if len(entrants) > len(free_places):
        raise Refused(
            "MORE_ENTRANTS_THAN_SEATS",
            cites=("2.1",),
            entrants=len(entrants),
            seats=len(free_places),
        )
    return tuple(zip(entrants, DrawStream(seed).shuffled(free_places), strict=False))


def _check_room(entrants: Sequence[int], tables: Sequence[TableRoom]) -> None:
    if not entrants:
        raise Refused("NOBODY_TO_SEAT", cites=("2.1",))
    for who, times in Counter(entrants).items():
        if times > 1:
            raise Refused("ENTRANT_TWICE", entrant=who)
    for table, times in Counter(t.number for t in tables).items():
        if times > 1:
            raise Refused("TABLE_TWICE", table=table)
    seats = sum(len(t.places) for t in tables)
    if len(entrants) > seats:
        raise Refused(
            "MORE_ENTRANTS_THAN_SEATS", cites=("2.1",), entrants=len(entrants), seats=seats
        )


def _check_needs(needs: Mapping[int, Need], tables: Sequence[TableRoom]) -> None:
    places = {t.number: t.places for t in tables}
    taken: set[Seat] = set()
    for who, need in needs.items():
        if need.table not in places:
            raise Refused("NEED_TABLE_UNKNOWN", cites=("2.1",), entrant=who, table=need.table)
        if need.place is None:
            continue
        if need.place not in places[need.table]:
            raise Refused(
                "NEED_SEAT_OUT_OF_USE",
                cites=("2.1",),
                entrant=who,
                table=need.table,
                place=need.place,
            )
        seat = Seat(need.table, need.place)
        if seat in taken:
            raise Refused(
                "NEED_SEAT_TWICE", cites=("2.1",), entrant=who, table=seat.table, place=seat.number
            )
        taken.add(seat)
    for table, held in Counter(need.table for need in needs.values()).items():
        if held > len(places[table]):
            raise Refused(
                "NEED_TABLE_FULL",
                cites=("2.1",),
                table=table,
                needs=held,
                seats=len(places[table]),
            )


def _seated(
    stream: DrawStream,
    entrants: Sequence[int],
    tables: Sequence[TableRoom],
    needs: Mapping[int, Need],
) -> dict[int, Seat]:
    held = Counter(need.table for need in needs.values())
    fillings = [Filling(t.number, held[t.number], len(t.places)) for t in tables]
    sizes = even_sizes(stream, fillings, len(entrants))
    seats = {
        who: Seat(need.table, need.place) for who, need in needs.items() if need.place is not None
    }
    given = frozenset(seats.values())
    free = iter(stream.shuffled([who for who in entrants if who not in needs]))
    for table in tables:
        here = [w for w, need in needs.items() if need.table == table.number and w not in seats]
        here += [next(free) for _ in range(sizes[table.number] - held[table.number])]
        left = [p for p in table.places if Seat(table.number, p) not in given]
        for who, place in zip(here, stream.shuffled(left), strict=False):
            seats[who] = Seat(table.number, place)
    return seats


def _button_place(stream: DrawStream, tables: Sequence[TableRoom]) -> int:
    places = sorted({place for table in tables for place in table.places})
    return places[stream.below(len(places))]


def _buttons(
    button: int, tables: Sequence[TableRoom], seats: Mapping[int, Seat]
) -> tuple[tuple[int, int], ...]:
    occupied: dict[int, list[int]] = {}
    for seat in seats.values():
        occupied.setdefault(seat.table, []).append(seat.number)
    return tuple(
        (t.number, min(occupied[t.number], key=lambda place: (place < button, place)))
        for t in tables
        if t.number in occupied
    )


def _last_seats(
    tables: Sequence[TableRoom], seats: Mapping[int, Seat]
) -> tuple[tuple[int, int], ...]:
    last: dict[int, int] = {}
    for seat in seats.values():
        last[seat.table] = max(seat.number, last.get(seat.table, 0))
    return tuple((t.number, last[t.number]) for t in tables if t.number in last)
