"""The tables on paper: who sits at each, the order they break, moves, the hand-for-hand tally."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from reports.breaking_order import BreakingOrder, TableInOrder
from reports.facts import SeatedPlayer, TablePlace
from reports.hand_for_hand_tally import HandForHandTally
from reports.moves_sheet import MoveEvent, MoveLine, MovesSheet, OrderLine
from reports.seat_lists import ListByTable, TableSheet
from reports.table_sheets import TableSheets
from rules_ropta.house_rules import HAND_FOR_HAND_MINUTES
from td_app.live.session import TournamentSession
from td_app.printing.document import Stationery, heading_of, local_time
from td_app.printing.seating import seats_given
from td_app.tournament import events as ev
from td_app.tournament.decide.hand_for_hand import what_it_waits_for
from td_app.tournament.planning.pool import prize_plan
from td_app.tournament.state.setup import declared_house_rules
from td_app.tournament.state.tournament import TableStatus
from td_app.tournament.views.public import MoveRow, announcements, new_breaking_order
from td_app.tournament.views.room import room


def list_by_table(session: TournamentSession, stationery: Stationery) -> ListByTable:
    """Return the tables in play, each with its places."""
    return ListByTable(heading_of(session, stationery), _tables(session))


def table_sheets(session: TournamentSession, stationery: Stationery) -> TableSheets:
    """Return the same tables, for a sheet each."""
    codes = dict(stationery.tables)
    tables = [replace(t, code=codes.get(t.number, "")) for t in _tables(session)]
    return TableSheets(heading_of(session, stationery), tuple(tables))


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


def tables_last(session: TournamentSession) -> object:
    """Return the seats, and the places of each table: the button is that of the first hand only."""
    tables = session.state.open_tables()
    places = {table.number: (table.seats, sorted(table.out_of_use)) for table in tables}
    return seats_given(session), places


def order_lasts(session: TournamentSession) -> object:
    """Return the order itself: a table that broke is where it was in it."""
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
    history = session.history
    hours = {}
    final = None
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


def moves_sheet(session: TournamentSession, stationery: Stationery) -> MovesSheet:
    """Return every event that moved players, under a breaking order changed in play.

    Those that wait come first, the oldest before; then those announced, the latest before. An
    event of which some moves wait and others do not is told as two.
    """
    rows = announcements(session.state, session, len(session.state.moves) or 1)
    together: dict[tuple[object, ...], list[MoveRow]] = {}
    for row in rows:
        table = row.from_seat.table if row.why == "table_broken" else 0
        together.setdefault((row.at_ms, row.why, table, row.waits), []).append(row)
    changed = new_breaking_order(session.state)
    order = None
    if changed is not None:
        order = OrderLine(changed.tables, changed.announced, local_time(changed.at_ms))
    events = [_move_event(tuple(reversed(moves))) for moves in together.values()]
    waiting = [event for event in reversed(events) if not event.announced]
    past = [event for event in events if event.announced]
    return MovesSheet(heading_of(session, stationery), (*waiting, *past), order)


def _move_event(rows: Sequence[MoveRow]) -> MoveEvent:
    first = rows[0]
    return MoveEvent(
        moves=tuple(
            MoveLine(
                name=row.name,
                origin=TablePlace(row.from_seat.table, row.from_seat.number),
                to=TablePlace(row.to_seat.table, row.to_seat.number),
                enters=row.enters,
            )
            for row in rows
        ),
        at=local_time(first.at_ms),
        because=first.why,
        table=first.from_seat.table,
        cites=first.cites,
        announced=not first.waits,
    )


def hand_for_hand_tally(session: TournamentSession, stationery: Stationery) -> HandForHandTally:
    """Return the tally of the tables that wait for each other, else of those in play."""
    state = session.state
    now = session.state.hand_for_hand
    house = declared_house_rules(state.setup)
    return HandForHandTally(
        heading=heading_of(session, stationery),
        tables=now.round.tables if now else tuple(sorted(state.counts())),
        players=state.players_left,
        until=now.until if now else what_it_waits_for(state)[1],
        first_hand=max(1, now.round.hand) if now else 1,
        minutes=now.round.minutes_a_hand if now else house.number(HAND_FOR_HAND_MINUTES),
        prizes=bool(prize_plan(state)),
    )
