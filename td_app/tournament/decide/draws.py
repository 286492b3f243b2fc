"""Draws: the first seats and a late entrant's place (1.4, 1.8, 2.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules_ropta.arrivals import seat_for_arrival
from rules_ropta.late_arrivals import late_entry_allowed
from rules_ropta.ruling import Refused, Ruling
from rules_ropta.seat_draw import (
    METHOD_VERSION,
    Need,
    SeatDraw,
    TableRoom,
    draw_places,
    draw_seats,
)
from rules_ropta.table_layout import Seat
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import asking
from td_app.tournament.decide.context import Context
from td_app.tournament.late_entry import entry_level
from td_app.tournament.setup import KeepApart
from td_app.tournament.state import Entrant, Majority, Standing, Table, TournamentState


@dataclass(frozen=True, slots=True)
class DrawInputs:
    """All that a draw depends on besides its seed: with both, anyone can make it again."""

    order: tuple[int, ...]
    rooms: tuple[TableRoom, ...]
    needs: tuple[tuple[int, Need], ...] = ()
    groups: tuple[tuple[int, str], ...] = ()


def made_draw(seed: bytes, inputs: DrawInputs) -> Ruling[SeatDraw]:
    """Return the draw this seed gives: the same every time (2.1)."""
    return draw_seats(
        seed,
        inputs.order,
        inputs.rooms,
        needs=dict(inputs.needs),
        groups=dict(inputs.groups),
    )


def first_draw_inputs(state: TournamentState, tables: tuple[int, ...]) -> DrawInputs:
    """Return what the draw of everyone present at these tables depends on."""
    entrants = to_be_drawn(state)
    return DrawInputs(
        order=tuple(e.id for e in entrants),
        rooms=tuple(_room(undrawn_table(state, number)) for number in tables),
        needs=tuple((e.id, e.need) for e in entrants if e.need is not None),
        groups=tuple(_groups(state, entrants).items()),
    )


def draw_seats_now(
    state: TournamentState, command: cmd.DrawSeats, context: Context
) -> ev.SeatsDrawn:
    """Draw everyone present; drawing again is possible until the clock has started (2.1)."""
    check_draw(state, command)
    numbers = command.tables or _tables_needed(state, len(to_be_drawn(state)))
    inputs = first_draw_inputs(state, numbers)
    seed = context.seed()
    ruling = made_draw(seed, inputs)
    return ev.SeatsDrawn(
        seed=seed.hex(),
        method=METHOD_VERSION,
        order=inputs.order,
        tables=numbers,
        seats=tuple(ev.Seated(who, seat) for who, seat in ruling.decision.seats),
        button_place=ruling.decision.button_place,
        buttons=ruling.decision.buttons,
        at_ms=context.now_ms,
        redraw=state.drawn,
        cites=ruling.cites,
    )


def check_draw(state: TournamentState, command: cmd.DrawSeats) -> None:
    """Refuse a draw that cannot be made, without drawing: cheap enough for a button."""
    if state.clock.started or state.finishing:
        raise Refused("DRAW_AFTER_START", cites=("2.1",))
    entrants = to_be_drawn(state)
    if len(entrants) < 2:
        raise Refused("NOBODY_TO_SEAT", cites=("2.1",), present=len(entrants))
    unchecked = [e.id for e in entrants if e.majority is Majority.UNCHECKED]
    if unchecked:
        raise Refused(
            "MAJORITY_UNCHECKED", cites=("1.4",), count=len(unchecked), entrant=unchecked[0]
        )
    for number in command.tables:
        asking.the_table(state, number)
    numbers = command.tables or tuple(state.tables)
    if len(set(numbers)) != len(numbers):
        twice = next(number for number in numbers if numbers.count(number) > 1)
        raise Refused("SETUP_TABLE_TWICE", table=twice)
    seats = sum(undrawn_table(state, number).capacity for number in numbers)
    if len(entrants) > seats:
        raise Refused("MORE_ENTRANTS_THAN_SEATS", entrants=len(entrants), seats=seats)


def to_be_drawn(state: TournamentState) -> tuple[Entrant, ...]:
    """Return the entrants present, in the order of their numbers."""
    return tuple(e for _, e in sorted(state.entrants.items()) if e.present)


def _tables_needed(state: TournamentState, players: int) -> tuple[int, ...]:
    """The fewest tables that hold everyone, those that break last first; needs open theirs."""
    wanted = [e.need.table for e in to_be_drawn(state) if e.need is not None]
    last_first = [n for n in reversed(state.setup.closing_order) if n in state.tables]
    # A need at a table since taken away is left to the draw, which refuses it by name.
    chosen = [number for number in dict.fromkeys(wanted) if number in state.tables]
    seats = sum(undrawn_table(state, number).capacity for number in chosen)
    for number in last_first:
        if seats >= players:
            break
        if number not in chosen:
            chosen.append(number)
            seats += undrawn_table(state, number).capacity
    return tuple(sorted(chosen))


def undrawn_table(state: TournamentState, number: int) -> Table:
    """Return a table as the settings have it: a draw made again starts from there."""
    (spec,) = (spec for spec in state.setup.tables if spec.number == number)
    return Table(number, state.setup.seats_of(spec), frozenset(spec.out_of_use))


def _room(table: Table) -> TableRoom:
    places = tuple(p for p in range(1, table.seats + 1) if p not in table.out_of_use)
    return TableRoom(table.number, places)


def _groups(state: TournamentState, entrants: tuple[Entrant, ...]) -> Mapping[int, str]:
    match state.setup.keep_apart:
        case KeepApart.CLUBS:
            return {e.id: e.club for e in entrants if e.club}
        case KeepApart.TEAMS:
            return {e.id: e.team for e in entrants if e.team}
        case KeepApart.NOBODY:
            return {}


def seat_late_entrant(
    state: TournamentState, command: cmd.SeatLateEntrant, context: Context
) -> ev.LateEntrantSeated:
    """Seat a late entrant where the big blind comes soonest, else at a drawn place."""
    asking.playing(state)
    entrant = asking.the_entrant(state, command.entrant)
    if entrant.standing is not Standing.REGISTERED:
        raise Refused("ALREADY_SEATED", entrant=entrant.id)
    if entrant.majority is Majority.UNCHECKED:
        raise Refused("MAJORITY_UNCHECKED", cites=("1.4",), count=1, entrant=entrant.id)
    level = entry_level(state, context.now_ms)
    allowed = late_entry_allowed(level, state.setup.late_entry_until)
    if not allowed.decision and not command.overruled:
        raise Refused("LATE_ENTRY_CLOSED", cites=allowed.cites, level=level)
    if command.overruled and not command.note.strip():
        raise Refused("REASON_NEEDED", cites=("1.1",))
    if state.final_table is not None and not command.overruled:
        raise Refused("LATE_ENTRY_FINAL_TABLE", cites=("1.8",))
    seat, how, enters, seed, cites = _late_seat(state, command, entrant, context)
    counts = state.counts()
    counts[seat.table] += 1
    return ev.LateEntrantSeated(
        entrant=entrant.id,
        seat=seat,
        how=how,
        enters=enters,
        seed=seed,
        resumed=asking.resumed_by(state, counts),
        overruled=command.overruled and not allowed.decision,
        cites=("1.1", *cites) if command.overruled else cites,
    )


def _late_seat(
    state: TournamentState, command: cmd.SeatLateEntrant, entrant: Entrant, context: Context
) -> tuple[Seat, str, str, str, tuple[str, ...]]:
    """Seat, how it was found, how he comes into play, seed of a draw, articles."""
    need = entrant.need
    if need is not None and command.table not in (None, need.table):
        raise Refused("NEED_OTHER_TABLE", cites=("2.1",), entrant=entrant.id, table=need.table)
    if need is not None and need.place is not None:
        return asking.free_seat(state, Seat(need.table, need.place)), "need", "", "", ("2.1",)
    if command.big_blind is not None:
        table = asking.open_table(state, _big_blind_table(state, command, need))
        if not table.free_places:
            raise Refused("TABLE_FULL", table=table.number)
        here = asking.layout(table, big_blind=command.big_blind, button=command.button)
        ruling = seat_for_arrival(here)
        arrival = ruling.decision
        return arrival.seat, "big_blind_soonest", arrival.enters, "", ("1.8", *ruling.cites)
    tables = _late_tables(state, need.table if need else command.table)
    free = tuple(Seat(t.number, p) for t in tables for p in t.free_places)
    seed = context.seed()
    ((_, seat),) = draw_places(seed, (entrant.id,), free)
    return seat, "drawn", "", seed.hex(), ("1.8", "2.1")


def _big_blind_table(
    state: TournamentState, command: cmd.SeatLateEntrant, need: Need | None
) -> int:
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
        table = asking.open_table(state, wanted)
        if not table.free_places:
            raise Refused("TABLE_FULL", table=table.number)
        return (table,)
    with_room = [t for t in state.open_tables() if t.free_places]
    if not with_room:
        raise Refused("NO_FREE_SEAT", cites=("1.8",))
    fewest = min(len(t.places) for t in with_room)
    return tuple(t for t in with_room if len(t.places) == fewest)
