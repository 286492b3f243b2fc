"""Draws: the first seats, a late entrant's place, the final table (1.4, 1.8, 2.1, 2.6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules_ropta.arrivals import seat_for_arrival
from rules_ropta.final_table import final_table_due
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
        rooms=tuple(_room(state.tables[number]) for number in tables),
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
        raise Refused("SETUP_TABLE_TWICE", table=numbers[0])
    seats = sum(state.tables[number].capacity for number in numbers)
    if len(entrants) > seats:
        raise Refused("MORE_ENTRANTS_THAN_SEATS", entrants=len(entrants), seats=seats)


def to_be_drawn(state: TournamentState) -> tuple[Entrant, ...]:
    """Return the entrants present, in the order of their numbers."""
    return tuple(e for _, e in sorted(state.entrants.items()) if e.present)


def _tables_needed(state: TournamentState, players: int) -> tuple[int, ...]:
    """The fewest tables that hold everyone, those that break last first; needs open theirs."""
    wanted = [e.need.table for e in to_be_drawn(state) if e.need is not None]
    last_first = [n for n in reversed(state.setup.closing_order) if n in state.tables]
    chosen: list[int] = []
    seats = 0
    for number in dict.fromkeys(wanted):
        chosen.append(number)
        seats += state.tables[number].capacity
    for number in last_first:
        if seats >= players:
            break
        if number not in chosen:
            chosen.append(number)
            seats += state.tables[number].capacity
    return tuple(sorted(chosen))


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
    level = asking.level_now(state, context)
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
    if need is not None and need.place is not None:
        return asking.free_seat(state, Seat(need.table, need.place)), "need", "", "", ("2.1",)
    if command.big_blind is not None and command.table is not None:
        table = asking.open_table(state, need.table if need else command.table)
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


def form_final_table(
    state: TournamentState, command: cmd.FormFinalTable, context: Context
) -> ev.FinalTableFormed:
    """Draw seats and button of the final table once few enough are left (2.1, 2.6)."""
    asking.playing(state)
    if state.final_table is not None:
        raise Refused("FINAL_TABLE_FORMED", cites=("2.6",), table=state.final_table)
    size = state.setup.final_table_size
    tables = tuple(t.number for t in state.open_tables())
    due = final_table_due(state.players_left, len(tables), size)
    if not due.decision and not command.overruled:
        raise Refused(
            "FINAL_TABLE_TOO_EARLY", cites=due.cites, players=state.players_left, size=size
        )
    if command.overruled and not command.note.strip():
        raise Refused("REASON_NEEDED", cites=("1.1",))
    number = command.table or _last_to_break(state, tables)
    kept = asking.open_table(state, number)
    return _final_draw(state, kept, max(size, state.players_left), context)


def _last_to_break(state: TournamentState, tables: tuple[int, ...]) -> int:
    kept_by_need = [e.seat.table for e in state.entrants.values() if e.seat and e.never_moved]
    order = state.setup.closing_order
    candidates = [t for t in tables if t in kept_by_need] or list(tables)
    return max(candidates, key=order.index)


def final_draw_inputs(state: TournamentState, table: int, size: int) -> DrawInputs:
    """Return what the draw of the final table at this table depends on."""
    kept = state.tables[table]
    order = tuple(sorted(i for i, e in state.entrants.items() if e.seat is not None))
    usable = [p for p in range(1, 11) if p not in kept.out_of_use]
    if len(order) > len(usable):
        raise Refused("TABLE_FULL", cites=("2.6",), table=table)
    places = tuple(usable[: max(size, len(order))])
    return DrawInputs(
        order, (TableRoom(table, places),), tuple(_final_needs(state, kept, places).items())
    )


def _final_draw(
    state: TournamentState, kept: Table, size: int, context: Context
) -> ev.FinalTableFormed:
    inputs = final_draw_inputs(state, kept.number, size)
    seed = context.seed()
    ruling = made_draw(seed, inputs)
    drawn = dict(ruling.decision.seats)
    moves = []
    for who in inputs.order:
        here = state.entrants[who].seat
        assert here is not None  # the order holds seated players only
        moves.append(ev.SeatMove(who, here, drawn[who]))
    return ev.FinalTableFormed(
        table=kept.number,
        places=max(inputs.rooms[0].places),
        seed=seed.hex(),
        method=METHOD_VERSION,
        order=inputs.order,
        moves=tuple(moves),
        button_place=ruling.decision.button_place,
        button=dict(ruling.decision.buttons)[kept.number],
        at_ms=context.now_ms,
        cites=("2.1", "2.6"),
    )


def _final_needs(state: TournamentState, kept: Table, places: tuple[int, ...]) -> dict[int, Need]:
    """Needs that this table can honour; a player never moved keeps his seat there."""
    needs = {}
    for who, entrant in state.entrants.items():
        if entrant.seat is None or entrant.seat.table != kept.number:
            continue
        if entrant.never_moved and entrant.seat.number in places:
            needs[who] = Need(kept.number, entrant.seat.number)
        elif entrant.need is not None and entrant.need.table == kept.number:
            place = entrant.need.place
            needs[who] = Need(kept.number, place if place in places else None)
    return needs
