"""Late entrants: who may still come in, and at which seat (1.8, 2.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from rules_ropta.arrivals import late_entry_allowed, seat_for_arrival
from rules_ropta.ruling import Refused
from rules_ropta.seat_draw import Need, draw_places
from rules_ropta.table_layout import Seat
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import checks
from td_app.tournament.decide.checks import Context, Deciders, entry_level
from td_app.tournament.planning.amounts_due import entry_cost, entry_stack, waiting_list
from td_app.tournament.planning.pool import prize_plan
from td_app.tournament.state.tournament import (
    Entrant,
    Majority,
    Standing,
    Table,
    TableStatus,
    TournamentState,
)


class Asked(Protocol):
    """A command that seats somebody late: how the place is found, or imposed with a reason."""

    @property
    def entrant(self) -> int: ...
    @property
    def table(self) -> int | None: ...
    @property
    def big_blind(self) -> int | None: ...
    @property
    def button(self) -> int | None: ...
    @property
    def overruled(self) -> bool: ...
    @property
    def note(self) -> str: ...


@dataclass(frozen=True, slots=True)
class LateSeat:
    """A seat, how it was found, how its player comes into play, the seed of a draw, articles."""

    seat: Seat
    how: str
    enters: str
    seed: str
    cites: tuple[str, ...]


def seat_late_entrant(
    state: TournamentState, command: cmd.SeatLateEntrant, context: Context
) -> ev.LateEntrantSeated:
    """Seat a late entrant where the big blind comes soonest, else at a drawn place."""
    checks.playing(state)
    entrant = checks.the_entrant(state, command.entrant)
    if entrant.standing is not Standing.REGISTERED:
        raise Refused("ALREADY_SEATED", entrant=entrant.id)
    if entrant.need is None and not _field_full(state):
        # Said first: whatever else is asked would be asked for nothing.
        _tables_with_room(state)
    if entrant.majority is Majority.UNCHECKED:
        raise Refused("MAJORITY_UNCHECKED", cites=("1.4",), entrant=entrant.id)
    imposed = entry_imposed(state, command, context, state.setup.late_entry_until)
    checks.paid_up(state, entrant.id)
    found = late_seat(state, command, entrant, context)
    return ev.LateEntrantSeated(
        entrant=entrant.id,
        seat=found.seat,
        how=found.how,
        enters=found.enters,
        seed=found.seed,
        resumed=resumed_at(state, found.seat),
        overruled=imposed,
        cites=("1.1", *found.cites) if command.overruled else found.cites,
        stack=entry_stack(state, entrant.id),
        cost=entry_cost(state, entrant.id),
        called_ms=context.now_ms if state.setup.entry_terms.greatest_field is not None else None,
    )


def entry_imposed(
    state: TournamentState, command: Asked, context: Context, until: int | None
) -> bool:
    """Return whether an entry is closed and imposed all the same; refused without that.

    ``until``: the last level open to it, None for that of the rulebook.
    """
    closed = entry_closed(state, context, until) or _others_wait(state, command.entrant)
    if closed is not None and not command.overruled:
        raise closed
    if command.overruled and not command.note.strip():
        raise Refused("REASON_NEEDED", cites=("1.1",))
    return closed is not None


def entry_closed(state: TournamentState, context: Context, until: int | None) -> Refused | None:
    """Return why nobody enters any more, or now; None while they do."""
    level = entry_level(state, context.now_ms)
    allowed = late_entry_allowed(level, until)
    if not allowed.decision:
        return Refused("LATE_ENTRY_CLOSED", cites=allowed.cites, level=level)
    if state.final_table is not None:
        return Refused("LATE_ENTRY_FINAL_TABLE", cites=("1.8",))
    if checks.prizes_have_begun(state):
        return Refused("LATE_ENTRY_PRIZES", cites=("room 32",), paid=prize_plan(state).paid)
    if _field_full(state):
        return Refused("FIELD_FULL", cites=(), most=state.setup.entry_terms.greatest_field)
    return None


def _field_full(state: TournamentState) -> bool:
    greatest = state.setup.entry_terms.greatest_field
    return greatest is not None and state.players_left >= greatest


def _others_wait(state: TournamentState, who: int) -> Refused | None:
    """Return that every place left in a full field is for those who waited before; else None."""
    greatest = state.setup.entry_terms.greatest_field
    if greatest is None:
        return None
    waiting = waiting_list(state)
    before = waiting[: waiting.index(who)] if who in waiting else waiting
    if len(before) < greatest - state.players_left:
        return None
    return Refused("OTHERS_WAIT", entrant=before[0])


def resumed_at(state: TournamentState, seat: Seat) -> tuple[int, ...]:
    """Return the stopped tables that play again with one more player at this seat."""
    counts = state.counts()
    counts[seat.table] += 1
    return checks.resumed_by(state, counts)


def late_seat(
    state: TournamentState, command: Asked, entrant: Entrant, context: Context
) -> LateSeat:
    """Return where a late entrant sits: a kept place, the soonest big blind, or a drawn one."""
    need = entrant.need
    if need is not None and command.table not in (None, need.table):
        raise Refused("NEED_OTHER_TABLE", cites=("2.1",), entrant=entrant.id, table=need.table)
    if need is not None and need.place is not None:
        kept = checks.free_seat(state, Seat(need.table, need.place))
        return LateSeat(kept, "need", "", "", ("2.1",))
    if command.big_blind is not None:
        table = checks.open_table(state, _big_blind_table(state, command, need))
        if not table.free_places:
            raise Refused("TABLE_FULL", table=table.number)
        here = checks.layout(table, big_blind=command.big_blind, button=command.button)
        ruling = seat_for_arrival(here)
        arrival = ruling.decision
        cites = ("1.8", *ruling.cites)
        return LateSeat(arrival.seat, "big_blind_soonest", arrival.enters, "", cites)
    tables = _late_tables(state, need.table if need else command.table)
    free = tuple(Seat(t.number, p) for t in tables for p in t.free_places)
    seed = context.seed()
    ((_, seat),) = draw_places(seed, (entrant.id,), free)
    return LateSeat(seat, "drawn", "", seed.hex(), ("1.8", "2.1"))


def _big_blind_table(state: TournamentState, command: Asked, need: Need | None) -> int:
    """The table whose big blind was asked: named, that of the need, or the only one."""
    if command.table is not None:
        return command.table
    if need is not None:
        return need.table
    tables = tuple(state.counts())
    if len(tables) > 1:
        raise Refused("BIG_BLIND_WHICH_TABLE", cites=("1.8", "2.3"))
    return tables[0]


def _late_tables(state: TournamentState, wanted: int | None) -> tuple[Table, ...]:
    """The table asked for, else the smallest tables with a free place."""
    if wanted is not None:
        table = checks.open_table(state, wanted)
        if not table.free_places:
            raise Refused("TABLE_FULL", table=table.number)
        return (table,)
    with_room = _tables_with_room(state)
    fewest = min(len(t.places) for t in with_room)
    return tuple(t for t in with_room if len(t.places) == fewest)


def _tables_with_room(state: TournamentState) -> list[Table]:
    """The open tables with a free place; refused where there is none."""
    with_room = [t for t in state.open_tables() if t.free_places]
    if not with_room:
        others = any(table.status is not TableStatus.OPEN for table in state.tables.values())
        raise Refused("NO_FREE_SEAT" if others else "ROOM_FULL", cites=("1.8",))
    return with_room


#: Which function judges which command.
DECIDERS: Deciders = {cmd.SeatLateEntrant: seat_late_entrant}
