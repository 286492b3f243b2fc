"""The countdowns that run: time called on a player (3.5)."""

from __future__ import annotations

from dataclasses import dataclass

from rules_ropta.table_layout import Seat
from td_app.tournament.state.tournament import TournamentState
from td_app.tournament.views.naming import NamesAndNotes, name_known


@dataclass(frozen=True, slots=True)
class TimeCallRow:
    """A countdown at a table: lengths in seconds, moments in milliseconds since 1970.

    ``aloud_ms`` is when counting aloud begins, ``ends_ms`` when time is up; ``name`` is empty
    when nobody is named.
    """

    number: int
    table: int
    entrant: int | None
    name: str
    seat: Seat | None
    seconds: int
    aloud_s: int
    started_ms: int
    aloud_ms: int
    ends_ms: int


def time_calls(state: TournamentState, names: NamesAndNotes) -> tuple[TimeCallRow, ...]:
    """Return the countdowns that run, the first called first."""
    rows = []
    for call in sorted(state.time_calls.values(), key=lambda call: call.number):
        entrant = state.entrants.get(call.entrant) if call.entrant is not None else None
        rows.append(
            TimeCallRow(
                number=call.number,
                table=call.table,
                entrant=call.entrant,
                name=name_known(names, entrant.id) if entrant else "",
                seat=entrant.seat if entrant else None,
                seconds=call.seconds,
                aloud_s=call.aloud_s,
                started_ms=call.started_ms,
                aloud_ms=call.ends_ms - call.aloud_s * 1000,
                ends_ms=call.ends_ms,
            )
        )
    return tuple(rows)
