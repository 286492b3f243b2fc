"""Closing a table: which one, and where its players go (ROPTA 2.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from rules_ropta.draw_stream import DrawStream
from rules_ropta.even_tables import Filling, even_sizes
from rules_ropta.ruling import Force, Reason, Refused, Ruling, applies
from rules_ropta.table_layout import Seat

OUT_OF_ORDER = "TABLE_CLOSES_OUT_OF_ORDER"


@applies("2.4")
def table_to_close(
    counts: Mapping[int, int],
    capacities: Mapping[int, int],
    breaking_order: Sequence[int],
    late_entry_open: bool,
    final_table_size: int | None = None,
) -> Ruling[int] | None:
    """Return the first open table of the posted order whose players the others can hold.

    ``counts`` holds the open tables only. The reason is ``TABLE_CLOSES_ENTRIES_OPEN`` while
    late entrants may still need its seats, and ``TABLE_CLOSES_OUT_OF_ORDER`` where one before
    it in the order (``first``) must wait for room: the director may then depart from the
    order, and tells the players. With ``final_table_size``, nothing closes that
    would leave one table: the final table is formed instead (2.6).

    >>> counts, capacities = {1: 5, 2: 3, 3: 4}, {1: 8, 2: 8, 3: 8}
    >>> table_to_close(counts, capacities, [3, 2, 1], late_entry_open=False).decision
    3
    """
    if len(counts) < 2 or (final_table_size is not None and len(counts) == 2):
        return None
    players = sum(counts.values())
    room = sum(capacities[table] for table in counts)
    in_order = [table for table in breaking_order if table in counts]
    for table in in_order:
        if players <= room - capacities[table]:
            facts = {
                "table": table,
                "players": counts[table],
                "free_seats": room - capacities[table] - players + counts[table],
            }
            first = in_order[0]
            if table != first:
                return Ruling(
                    table,
                    cites=("2.4",),
                    because=Reason(OUT_OF_ORDER, {**facts, "first": first}),
                    force=Force.DIRECTOR,
                )
            code = "TABLE_CLOSES_ENTRIES_OPEN" if late_entry_open else "TABLE_CLOSES"
            return Ruling(table, cites=("2.4",), because=Reason(code, facts))
    return None


@applies("2.1", "2.4")
def destinations(
    seed: bytes,
    leaving: Sequence[int],
    counts: Mapping[int, int],
    free_places: Mapping[int, tuple[int, ...]],
) -> Ruling[tuple[tuple[int, Seat], ...]]:
    """Return a drawn seat for each player of the closed table, in their order.

    ``counts`` and ``free_places`` are those of the tables that stay. They end as even as
    their places allow, and every way of getting there is as likely as any other. Refused:
    ``OTHERS_CANNOT_HOLD``.

    >>> dict(destinations(b"", [7, 8], {1: 7, 2: 7}, {1: (4,), 2: (9,)}).decision)
    {7: Seat(table=2, number=9), 8: Seat(table=1, number=4)}
    """
    room = sum(len(free_places.get(table, ())) for table in counts)
    if len(leaving) > room:
        raise Refused("OTHERS_CANNOT_HOLD", cites=("2.4",), players=len(leaving), seats=room)
    stream = DrawStream(seed)
    tables = [
        Filling(table, held, held + len(free_places.get(table, ())))
        for table, held in counts.items()
    ]
    sizes = even_sizes(stream, tables, sum(counts.values()) + len(leaving)) if tables else {}
    going = iter(stream.shuffled(leaving))
    seats: dict[int, Seat] = {}
    for table, size in sizes.items():
        here = [next(going) for _ in range(size - counts[table])]
        for who, place in zip(here, stream.shuffled(free_places.get(table, ())), strict=False):
            seats[who] = Seat(table, place)
    to_each = Counter(seat.table for seat in seats.values())
    return Ruling(
        tuple((who, seats[who]) for who in leaving),
        cites=("2.1", "2.4"),
        because=Reason(
            "TABLES_KEPT_EVEN", {"players": len(leaving), "tables": tuple(sorted(to_each))}
        ),
    )
