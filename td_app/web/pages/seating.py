"""Where somebody could sit now, and who may come back to the table."""

from __future__ import annotations

from rules_ropta.table_layout import Seat
from td_app.live.reading import Live
from td_app.tournament.commands import Reinstate
from td_app.tournament.views.players import PlayerRow
from td_app.tournament.views.room import RoomTable


def tables_with_room(live: Live) -> list[RoomTable]:
    """Return the open tables with a free place, where fewest play first."""
    free = [table for table in live.room().tables if table.status == "open" and table.free_places]
    return sorted(free, key=lambda table: (table.count, table.number))


def free_seats(live: Live, row: PlayerRow) -> tuple[Seat, ...]:
    """Return the seats where somebody could sit: where fewest play first, not where they sit."""
    here = row.seat.table if row.seat is not None else 0
    return tuple(
        Seat(table.number, place)
        for table in tables_with_room(live)
        if table.number != here
        for place in table.free_places
    )


def may_come_back(live: Live, row: PlayerRow) -> bool:
    """Return whether somebody out may be reinstated now, with a reason."""
    free = free_seats(live, row)
    return bool(free) and live.can(Reinstate(row.entrant, free[0], note="–")) is None
