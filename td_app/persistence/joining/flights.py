"""Which tournaments here are the flights that a journal of another file made its day 2 of.

The journal arrives as it was written and names them by the numbers they had there.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from sqlalchemy import Connection, select

from td_app.persistence import tables
from td_app.persistence.joining.journals import Taken
from td_app.persistence.seals import change_sealed, insert_sealed
from td_app.tournament.events import FlightsTaken


def write_flights(ours: Connection, theirs: Connection, every: Sequence[Taken]) -> None:
    """Write our number of each flight; 0 where it is not brought, until it is another time."""
    f = tables.joined_flight
    ids = {one.told.number: one.number for one in every}
    there = _known(theirs)
    here = _known(ours)
    for one in every:
        told = one.told.number
        for number, sequence in dict(_flights_in(theirs, told)).items():
            flight = ids.get(there.get((told, number), number), 0)
            known = here.get((one.number, number), 0 if one.added else number)
            brought = one.after is not None and sequence > one.after
            if not (brought or (known == 0 and flight)):
                continue
            where = (f.c.tournament_id == one.number, f.c.number == number)
            if not change_sealed(ours, f, where, flight_id=flight) and flight != number:
                row = {"tournament_id": one.number, "number": number, "flight_id": flight}
                insert_sealed(ours, f, [row])


def _known(connection: Connection) -> dict[tuple[int, int], int]:
    """The tournament that each flight of a day 2 brought before is, by day 2 and number."""
    f = tables.joined_flight.c
    rows = connection.execute(select(f.tournament_id, f.number, f.flight_id))
    return {(day_two, number): flight for day_two, number, flight in rows}


def _flights_in(connection: Connection, tournament: int) -> Iterator[tuple[int, int]]:
    """Yield the flights that a journal names, each with the entry that does, the first first."""
    j = tables.journal_entry.c
    query = select(j.sequence, j.body).where(
        j.tournament_id == tournament, j.kind == FlightsTaken.KIND
    )
    for sequence, body in connection.execute(query.order_by(j.sequence)):
        yield from ((flight["tournament"], sequence) for flight in json.loads(body)["flights"])
