"""The room: every table with who sits where, and what needs attention (2.3)."""

from __future__ import annotations

from dataclasses import dataclass

from rules_ropta.balancing import table_stop
from td_app.tournament.state import Table, TableStatus, TournamentState
from td_app.tournament.views.naming import Names


@dataclass(frozen=True, slots=True)
class RoomSeat:
    """A place with its player."""

    place: int
    entrant: int
    name: str
    first_name: str
    last_name: str
    club: str
    never_moved: bool


@dataclass(frozen=True, slots=True)
class RoomTable:
    """A table of the room. ``short_by`` counts players fewer than the fullest, when it
    is enough to stop (else 0); ``button`` is the place drawn at the start, until play."""

    number: int
    seats: int
    out_of_use: tuple[int, ...]
    status: str
    stopped: bool
    short_by: int
    players: tuple[RoomSeat, ...]
    free_places: tuple[int, ...]
    button: int | None
    final: bool
    closing_rank: int

    @property
    def count(self) -> int:
        """Return how many sit here."""
        return len(self.players)


@dataclass(frozen=True, slots=True)
class Room:
    """All tables; those open first, by number."""

    tables: tuple[RoomTable, ...]
    players_left: int
    largest: int
    smallest: int
    closing_order: tuple[int, ...]


def room(state: TournamentState, names: Names) -> Room:
    """Return the room as it is."""
    counts = state.counts()
    largest = max(counts.values(), default=0)
    order = tuple(n for n in state.setup.closing_order if n in counts)
    buttons = _first_buttons(state)
    rank = {TableStatus.OPEN: 0, TableStatus.WAITING: 1, TableStatus.CLOSED: 2}
    tables = sorted(state.tables.values(), key=lambda t: (rank[t.status], t.number))
    return Room(
        tables=tuple(
            RoomTable(
                number=t.number,
                seats=t.seats,
                out_of_use=tuple(sorted(t.out_of_use)),
                status=t.status.value,
                stopped=t.stopped,
                short_by=_short_by(state, t, largest),
                players=tuple(_seat(state, t, p, names) for p in sorted(t.places)),
                free_places=t.free_places,
                button=buttons.get(t.number),
                final=t.number == state.final_table,
                closing_rank=order.index(t.number) + 1 if t.number in order else 0,
            )
            for t in tables
        ),
        players_left=state.players_left,
        largest=largest,
        smallest=min(counts.values(), default=0),
        closing_order=order,
    )


def _seat(state: TournamentState, table: Table, place: int, names: Names) -> RoomSeat:
    who = table.places[place]
    person = names.person(who)
    return RoomSeat(
        place=place,
        entrant=who,
        name=person.display_name,
        first_name=person.first_name,
        last_name=person.last_name,
        club=person.club,
        never_moved=state.entrants[who].never_moved,
    )


def _short_by(state: TournamentState, table: Table, largest: int) -> int:
    if table.status is not TableStatus.OPEN:
        return 0
    short = table_stop(
        players_here=len(table.places),
        largest_elsewhere=largest,
        tables_have_closed=state.tables_have_closed,
        big_blind_at_empty_place=True,
    )
    return largest - len(table.places) if short.decision else 0


def _first_buttons(state: TournamentState) -> dict[int, int]:
    """The places drawn for the button, while the first hand has not begun."""
    if not state.draws:
        return {}
    last = state.draws[-1]
    if last.final_table or not state.clock.started:
        return dict(last.buttons)
    return {}
