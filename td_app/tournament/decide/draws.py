"""Draws: the seats, the final table (2.1, 2.6)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from rules_ropta.balancing import final_table_due
from rules_ropta.house_rules import BUTTON_AT_LAST_SEAT, BY_THE_BOOK, HouseRules, house_rule
from rules_ropta.ruling import Refused, Ruling
from rules_ropta.seat_draw import METHOD_VERSION, Need, SeatDraw, TableRoom, draw_seats
from rules_ropta.table_layout import Seat
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import checks
from td_app.tournament.decide.checks import (
    Context,
    Deciders,
    between_hands,
    round_over,
)
from td_app.tournament.planning.amounts_due import entry_cost, entry_stack, unanswered
from td_app.tournament.planning.sit_and_go import (
    is_full,
    seats_filled,
    seats_to_fill,
    starts_full,
)
from td_app.tournament.state.person import club_key
from td_app.tournament.state.setup import KeepApart, declared_house_rules
from td_app.tournament.state.tournament import (
    Entrant,
    Majority,
    Table,
    TournamentState,
)

AT_LAST_SEAT = HouseRules((house_rule(BUTTON_AT_LAST_SEAT),))
"""A house that starts the button at the last taken seat."""


@dataclass(frozen=True, slots=True)
class DrawInputs:
    """All that a draw depends on besides its seed: with both, anyone can make it again.

    ``last_seat``: the button starts at the last taken seat, as the house declared (room 29).
    """

    order: tuple[int, ...]
    rooms: tuple[TableRoom, ...]
    needs: tuple[tuple[int, Need], ...] = ()
    groups: tuple[tuple[int, str], ...] = ()
    last_seat: bool = False


def made_draw(seed: bytes, inputs: DrawInputs) -> Ruling[SeatDraw]:
    """Return the draw this seed gives: the same every time (2.1)."""
    return draw_seats(
        seed,
        inputs.order,
        inputs.rooms,
        needs=dict(inputs.needs),
        groups=dict(inputs.groups),
        house=AT_LAST_SEAT if inputs.last_seat else BY_THE_BOOK,
    )


def _last_seat(state: TournamentState) -> bool:
    return bool(declared_house_rules(state.setup).obeyed(BUTTON_AT_LAST_SEAT))


def first_draw_inputs(
    state: TournamentState, tables: tuple[int, ...], groups: tuple[tuple[int, int], ...]
) -> DrawInputs:
    """Return what the draw of everyone present at these tables depends on."""
    entrants = to_be_drawn(state)
    return DrawInputs(
        order=tuple(e.id for e in entrants),
        rooms=tuple(_room(undrawn_table(state, number)) for number in tables),
        needs=tuple((e.id, e.need) for e in entrants if e.need is not None),
        groups=tuple((who, str(group)) for who, group in groups),
        last_seat=_last_seat(state),
    )


def draw_seats_now(
    state: TournamentState, command: cmd.DrawSeats, context: Context
) -> ev.SeatsDrawn:
    """Draw everyone present; drawing again is possible until the clock has started (2.1)."""
    check_draw(state, command)
    numbers = command.tables or _tables_needed(state, len(to_be_drawn(state)))
    groups = _groups(state, context)
    inputs = first_draw_inputs(state, numbers, groups)
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
        stack=state.setup.starting_stack,
        groups=groups,
        cost=state.setup.entry_terms.cost,
        own=tuple(
            ev.OwnEntry(who, entry_stack(state, who), entry_cost(state, who))
            for who in inputs.order
            if who in state.buy_ins or who in state.carried or who in state.own_stacks
        ),
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
        first = unchecked[0]
        more = len(unchecked) - 1 or None
        raise Refused("MAJORITY_UNCHECKED", cites=("1.4",), entrant=first, more=more)
    check_paid(state, entrants)
    _check_full(state)
    for number in command.tables:
        checks.the_table(state, number)
    numbers = command.tables or tuple(state.tables)
    if len(set(numbers)) != len(numbers):
        twice = next(number for number in numbers if numbers.count(number) > 1)
        raise Refused("SETUP_TABLE_TWICE", table=twice)
    seats = sum(undrawn_table(state, number).capacity for number in numbers)
    if len(entrants) > seats:
        code = "MORE_ENTRANTS_THAN_SEATS"
        unused = len(state.tables) - len(numbers)
        if unused:
            raise Refused(code, entrants=len(entrants), seats=seats, unused=unused)
        raise Refused(code, entrants=len(entrants), seats=seats)


def _check_full(state: TournamentState) -> None:
    """Refuse to seat those of a sit & go that is not full, or whose jackpot is to be drawn."""
    if not starts_full(state):
        return
    if not is_full(state):
        filled = seats_filled(state)
        seats = seats_to_fill(state)
        raise Refused("SIT_AND_GO_WAITS", cites=("room types",), present=filled, seats=seats)
    if state.setup.jackpot and state.jackpot is None:
        raise Refused("JACKPOT_FIRST", cites=("room hexapro",))


def check_paid(state: TournamentState, entrants: tuple[Entrant, ...]) -> None:
    """Refuse to seat entrants with a debt that the director does not cover."""
    if not state.setup.entry_terms.priced:
        return
    unpaid = [e.id for e in entrants if unanswered(state, e.id)]
    if unpaid:
        cents = unanswered(state, unpaid[0])
        raise Refused("UNPAID", cites=(), entrant=unpaid[0], cents=cents, count=len(unpaid))


def to_be_drawn(state: TournamentState) -> tuple[Entrant, ...]:
    """Return the entrants present, in the order of their numbers: those beyond the field wait."""
    present = (e for _, e in sorted(state.entrants.items()) if e.present)
    return tuple(islice(present, state.setup.entry_terms.greatest_field))


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


def _groups(state: TournamentState, context: Context) -> tuple[tuple[int, int], ...]:
    """Return the groups the draw keeps apart: each club or team by a number of this draw only."""
    apart = state.setup.keep_apart
    if apart is KeepApart.NOBODY:
        return ()
    field = "club" if apart is KeepApart.CLUBS else "team"
    numbers: dict[str, int] = {}
    found = []
    for entrant in to_be_drawn(state):
        name = club_key(getattr(context.person(entrant.id), field))
        if name:
            found.append((entrant.id, numbers.setdefault(name, len(numbers) + 1)))
    return tuple(found)


MOST_PLACES = 10


def form_final_table(
    state: TournamentState, command: cmd.FormFinalTable, context: Context
) -> ev.FinalTableFormed:
    """Draw seats and button of the final table once few enough are left (2.1, 2.6)."""
    checks.playing(state)
    if state.final_table is not None:
        raise Refused("FINAL_TABLE_FORMED", cites=("2.6",), table=state.final_table)
    if state.setup.flight is not None and not command.overruled:
        raise Refused("FLIGHT_HAS_NO_FINAL", cites=("2.6", "room types"))
    size = state.setup.final_table_size
    tables = tuple(t.number for t in state.open_tables())
    due = final_table_due(state.players_left, len(tables), size)
    if not due.decision and not command.overruled:
        raise Refused(
            "FINAL_TABLE_TOO_EARLY", cites=due.cites, players=state.players_left, size=size
        )
    if command.overruled and not command.note.strip():
        raise Refused("REASON_NEEDED", cites=("1.1",))
    between_hands(state)
    number = command.table
    if number is None:
        # Where a player keeps their seat for a need, else the last to break.
        needed = {e.seat.table for e in state.entrants.values() if e.seat and e.keeps_seat}
        candidates = [t for t in tables if t in needed] or list(tables)
        number = max(candidates, key=state.setup.closing_order.index)
    kept = checks.open_table(state, number)
    return _final_draw(state, kept, max(size, state.players_left), context)


def final_draw_inputs(state: TournamentState, table: int, size: int) -> DrawInputs:
    """Return what the draw of the final table at this table depends on."""
    kept = state.tables[table]
    order = tuple(sorted(i for i, e in state.entrants.items() if e.seat is not None))
    usable = [p for p in range(1, MOST_PLACES + 1) if p not in kept.out_of_use]
    if len(order) > len(usable):
        raise Refused("TABLE_FULL", cites=("2.6",), table=table)
    needs = _final_needs(state, kept, usable)
    given = {need.place for need in needs.values()}
    others = [p for p in usable if p not in given]
    places = [p for p in usable if p in given]
    places += others[: max(size, len(order)) - len(places)]
    room = (TableRoom(table, tuple(sorted(places))),)
    return DrawInputs(order, room, tuple(needs.items()), last_seat=_last_seat(state))


def _final_needs(state: TournamentState, kept: Table, usable: list[int]) -> dict[int, Need]:
    """Needs that this table can honour: seats kept there first, then seats given there."""
    needs: dict[int, Need] = {}
    for who in sorted(kept.places.values()):
        seat = state.entrants[who].seat
        if seat is not None and state.entrants[who].keeps_seat and seat.number in usable:
            needs[who] = Need(kept.number, seat.number)
    for who, entrant in sorted(state.entrants.items()):
        wanted = entrant.need
        if entrant.seat is None or who in needs or wanted is None or wanted.table != kept.number:
            continue
        taken = {need.place for need in needs.values()}
        free = wanted.place in usable and wanted.place not in taken
        needs[who] = Need(kept.number, wanted.place if free else None)
    return needs


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
    going = state.hand_for_hand
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
        cites=tuple(dict.fromkeys((*ruling.cites, "2.6"))),
        exceptions=tuple(
            move.entrant
            for move in moves
            if _was_promised_better(state.entrants[move.entrant], move.to_seat)
        ),
        round_over=round_over(state, going, "final_table", context) if going else None,
    )


def _was_promised_better(entrant: Entrant, drawn: Seat) -> bool:
    """Return whether the seat drawn does not meet a need known to the director."""
    if entrant.need is not None:
        return not entrant.need_met_at(drawn)
    return entrant.never_moved and drawn != entrant.seat


#: Which function judges which command.
DECIDERS: Deciders = {
    cmd.DrawSeats: draw_seats_now,
    cmd.FormFinalTable: form_final_table,
}
