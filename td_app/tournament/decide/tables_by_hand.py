"""Tables by hand: an empty one closed, another breaking order, announced (2.4)."""

from __future__ import annotations

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import asking
from td_app.tournament.decide.context import Context
from td_app.tournament.state import TournamentState


def close_empty_table(
    state: TournamentState, command: cmd.CloseEmptyTable, context: Context
) -> ev.EmptyTableClosed:
    """Put an open table where nobody sits back in reserve: no turn, no move (2.4)."""
    asking.playing(state)
    table = asking.open_table(state, command.table)
    if table.places:
        raise Refused("TABLE_NOT_EMPTY", cites=("2.4",), table=table.number)
    counts = {n: c for n, c in state.counts().items() if n != table.number}
    return ev.EmptyTableClosed(table.number, resumed=asking.resumed_by(state, counts))


def change_breaking_order(
    state: TournamentState, command: cmd.ChangeBreakingOrder, context: Context
) -> ev.BreakingOrderChanged:
    """Change the order in which tables break; in play the players are told (2.4)."""
    if state.over:
        raise Refused("TOURNAMENT_OVER")
    for number in command.order:
        asking.the_table(state, number)
        if command.order.count(number) > 1:
            raise Refused("SETUP_TABLE_TWICE", table=number)
    before = state.setup.closing_order
    order = (*command.order, *(n for n in before if n not in command.order))
    if order == before:
        raise Refused("BREAKING_ORDER_SAME", cites=("2.4",))
    if state.clock.started and not command.note.strip():
        raise Refused("REASON_NEEDED", cites=("2.4",))
    return ev.BreakingOrderChanged(
        order, before, shown=state.drawn, at_ms=context.now_ms, cites=("2.4",)
    )


def announce_breaking_order(
    state: TournamentState, command: cmd.AnnounceBreakingOrder, context: Context
) -> ev.BreakingOrderAnnounced:
    """Note that the players were told of the new order (2.4)."""
    if state.order_change is None or state.order_change.announced:
        raise Refused("NOTHING_TO_ANNOUNCE")
    return ev.BreakingOrderAnnounced(context.now_ms)
