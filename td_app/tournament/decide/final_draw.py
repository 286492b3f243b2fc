"""The final table: where it is held, its seats and button drawn (2.1, 2.6)."""

from __future__ import annotations

from rules_ropta.final_table import final_table_due
from rules_ropta.ruling import Refused
from rules_ropta.seat_draw import METHOD_VERSION, Need, TableRoom
from rules_ropta.table_layout import Seat
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import asking
from td_app.tournament.decide.context import Context
from td_app.tournament.decide.draws import DrawInputs, made_draw
from td_app.tournament.decide.round_going import between_hands, round_over
from td_app.tournament.state import Entrant, Table, TournamentState

MOST_PLACES = 10


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
    between_hands(state)
    number = command.table if command.table is not None else _where(state, tables)
    kept = asking.open_table(state, number)
    return _final_draw(state, kept, max(size, state.players_left), context)


def _where(state: TournamentState, tables: tuple[int, ...]) -> int:
    """The table where somebody keeps his seat for a need, else the last to break."""
    needed = {e.seat.table for e in state.entrants.values() if e.seat and e.keeps_seat}
    order = state.setup.closing_order
    candidates = [t for t in tables if t in needed] or list(tables)
    return max(candidates, key=order.index)


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
    return DrawInputs(order, (TableRoom(table, tuple(sorted(places))),), tuple(needs.items()))


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
        cites=("2.1", "2.6"),
        exceptions=tuple(
            move.entrant
            for move in moves
            if _was_promised_better(state.entrants[move.entrant], move.to_seat)
        ),
        round_over=round_over(state, going, "final_table", context) if going else None,
    )


def _was_promised_better(entrant: Entrant, drawn: Seat) -> bool:
    """Whether a need known to the director does not hold at this seat."""
    if entrant.need is not None:
        return not entrant.need_met_at(drawn)
    return entrant.never_moved and drawn != entrant.seat
