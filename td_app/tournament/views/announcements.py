"""The announcement panel: moves accepted and whether they were read out (2.3, 2.4)."""

from __future__ import annotations

from dataclasses import dataclass

from rules_ropta.table_layout import Seat
from td_app.tournament.state.tournament import TournamentState
from td_app.tournament.views.naming import Names


@dataclass(frozen=True, slots=True)
class MoveRow:
    """One change of seat. ``why``: balancing, table_broken, final_table, by_hand, swapped,
    wrong_seat, left_there. ``absent``: his chips are carried to the new seat (2.3).
    ``overtaken``: he has moved again, is out, or play is over: the seat is no longer told."""

    number: int
    entrant: int
    name: str
    from_seat: Seat
    to_seat: Seat
    why: str
    enters: str
    cites: tuple[str, ...]
    at_ms: int
    announced: bool
    absent: bool = False
    overtaken: bool = False

    @property
    def waits(self) -> bool:
        """Return whether this move is still to be read out."""
        return not self.announced and not self.overtaken


def announcements(state: TournamentState, names: Names, last: int = 200) -> tuple[MoveRow, ...]:
    """Return the latest moves, newest first; those of players since gone wait no longer."""
    latest = {m.entrant: m.number for m in state.moves}
    return tuple(
        MoveRow(
            number=m.number,
            entrant=m.entrant,
            name=names.person(m.entrant).display_name,
            from_seat=m.from_seat,
            to_seat=m.to_seat,
            why=m.why,
            enters=m.enters,
            cites=m.cites,
            at_ms=m.at_ms,
            announced=m.announced,
            absent=m.entrant in state.absences,
            overtaken=state.over
            or m.number != latest[m.entrant]
            or state.entrants[m.entrant].standing.left,
        )
        for m in reversed(state.moves[-last:])
    )


@dataclass(frozen=True, slots=True)
class OrderRow:
    """A breaking order changed in play: the open tables, the next to close first (2.4)."""

    tables: tuple[int, ...]
    at_ms: int
    announced: bool


def new_breaking_order(state: TournamentState) -> OrderRow | None:
    """Return the breaking order as last changed in play, while several tables are open."""
    change, open_now = state.order_change, state.counts()
    if change is None or len(open_now) < 2:
        return None
    tables = tuple(n for n in state.setup.closing_order if n in open_now)
    return OrderRow(tables, change.at_ms, change.announced)
