"""The tables on paper: the list of who sits at each, a sheet for each, the breaking order."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from reports.breaking_order import BreakingOrder, TableInOrder, render_breaking_order
from reports.facts import SeatedPlayer
from reports.list_by_table import ListByTable, TableSheet, render_list_by_table
from reports.table_sheets import TableSheets, render_table_sheets
from td_app.printing.document import (
    Document,
    Stationery,
    always,
    heading_of,
    in_play,
    local_time,
)
from td_app.printing.seating import seats_given
from td_app.session import TournamentSession
from td_app.tournament import events as ev
from td_app.tournament.state.tournament import TableStatus
from td_app.tournament.views.room import room


def list_by_table(session: TournamentSession, stationery: Stationery) -> ListByTable:
    """Return the tables in play, each with its places."""
    return ListByTable(heading_of(session, stationery), _tables(session))


def table_sheets(session: TournamentSession, stationery: Stationery) -> TableSheets:
    """Return the same tables, for a sheet each."""
    return TableSheets(heading_of(session, stationery), _tables(session))


def _tables(session: TournamentSession) -> tuple[TableSheet, ...]:
    return tuple(
        TableSheet(
            number=table.number,
            seats=table.seats,
            players=tuple(
                SeatedPlayer(seat.name, table.number, seat.place, seat.club)
                for seat in table.players
            ),
            button=table.button,
            out_of_use=frozenset(table.out_of_use),
        )
        for table in sorted(room(session.state, session).tables, key=lambda t: t.number)
        if table.status == "open"
    )


def _tables_last(session: TournamentSession) -> object:
    """The seats, and the places of each table: the button is that of the first hand only."""
    tables = session.state.open_tables()
    places = {table.number: (table.seats, sorted(table.out_of_use)) for table in tables}
    return seats_given(session), places


def _order_lasts(session: TournamentSession) -> object:
    """The order itself: a table that broke is where it was in it."""
    order = breaking_order(session, Stationery())
    return [table.number for table in order.tables], order.final_size, order.changed_at


def breaking_order(session: TournamentSession, stationery: Stationery) -> BreakingOrder:
    """Return the tables in the order they break; once seats are drawn, those that are used."""
    state = session.state
    closed = _closed(session)
    changed = state.order_change
    return BreakingOrder(
        heading=heading_of(session, stationery),
        tables=tuple(
            TableInOrder(number, number in closed, closed.get(number))
            for number in state.setup.closing_order
            if not state.drawn or state.tables[number].status is not TableStatus.WAITING
        ),
        final_size=state.setup.final_table_size,
        final_table=state.final_table,
        changed_at=local_time(changed.at_ms) if changed is not None else None,
    )


def _closed(session: TournamentSession) -> Mapping[int, datetime | None]:
    """The tables that broke, each with its hour: its own, or that of the final table's draw."""
    history, hours, final = session.history, {}, None
    for entry in history.entries:
        match entry.event:
            case ev.TableBroken(table=table) if history.counts(entry.sequence):
                hours[table] = local_time(entry.event.at_ms)
            case ev.FinalTableFormed() if history.counts(entry.sequence):
                final = local_time(entry.event.at_ms)
    return {
        table.number: hours.get(table.number, final)
        for table in session.state.tables.values()
        if table.status is TableStatus.CLOSED
    }


LIST_BY_TABLE_DOCUMENT = Document(
    "list_by_table",
    ("Liste par table", "List by table"),
    "liste_par_table.pdf",
    "before",
    in_play,
    list_by_table,
    render_list_by_table,
    lasting=_tables_last,
)

TABLE_SHEETS_DOCUMENT = Document(
    "table_sheets",
    ("Feuilles de table", "Table sheets"),
    "feuilles_de_table.pdf",
    "before",
    in_play,
    table_sheets,
    render_table_sheets,
    lasting=_tables_last,
)

BREAKING_ORDER_DOCUMENT = Document(
    "breaking_order",
    ("Ordre de fermeture", "Breaking order"),
    "ordre_de_fermeture.pdf",
    "before",
    always,
    breaking_order,
    render_breaking_order,
    lasting=_order_lasts,
)
