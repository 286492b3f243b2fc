"""The tables on paper: the breaking order, a sheet a table, the moves to be read out."""

from __future__ import annotations

from builders import a_session, a_tournament, everyone, out
from read_papers import ReadPaper

from td_app.live.session import TournamentSession
from td_app.printing.document import Stationery
from td_app.printing.register import document
from td_app.printing.tables import (
    breaking_order,
    moves_sheet,
    table_sheets,
)
from td_app.tournament import commands as cmd

CLUB = Stationery("fr", "Les As du Bocage")


class TestTheBreakingOrder:
    def test_before_the_draw_it_tells_every_table_of_the_settings(self) -> None:
        session = a_session(tables=4)
        assert document("breaking_order").ready(session) is None
        assert [table.number for table in breaking_order(session, CLUB).tables] == [4, 3, 2, 1]

    def test_a_table_broken_is_told_with_its_hour(self) -> None:
        session = a_tournament(20, tables=3)
        out(session, *list(everyone(session))[:4])
        session.dispatch(cmd.BreakTable(3))
        first, *others = breaking_order(session, CLUB).tables
        assert (first.number, first.closed) == (3, True)
        assert first.closed_at is not None
        assert not any(table.closed for table in others)

    def test_a_break_taken_back_is_told_no_more(self) -> None:
        session = a_tournament(20, tables=3)
        out(session, *list(everyone(session))[:4])
        session.dispatch(cmd.BreakTable(3))
        session.dispatch(cmd.Undo())
        assert not any(table.closed for table in breaking_order(session, CLUB).tables)

    def test_the_final_table_closes_the_other_at_its_own_hour(self) -> None:
        session = a_tournament(12, tables=2)
        out(session, *list(everyone(session))[:3])
        session.dispatch(cmd.FormFinalTable())
        told = breaking_order(session, CLUB)
        closed = [table for table in told.tables if table.closed]
        assert len(closed) == 1
        assert closed[0].closed_at is not None
        assert told.final_table not in {table.number for table in closed}

    def test_an_order_changed_in_play_says_when(self) -> None:
        session = a_tournament(20, tables=3)
        session.dispatch(cmd.ChangeBreakingOrder((1, 2, 3), note="table 3 près du poste"))
        told = breaking_order(session, CLUB)
        assert [table.number for table in told.tables] == [1, 2, 3]
        assert told.changed_at is not None


class TestTableSheets:
    def test_wait_for_the_draw(self) -> None:
        assert document("table_sheets").ready(a_session()) == "NOT_DRAWN_YET"

    def test_name_everyone_at_the_tables_in_play(self) -> None:
        session = a_tournament(20, tables=3)
        paper = ReadPaper(document("table_sheets").pdf(session, CLUB))
        assert len(paper.pages) == 3
        names = [session.person(who).display_name for who in everyone(session)]
        assert paper.missing(names) == []

    def test_mark_the_button_drawn_until_play(self) -> None:
        session = a_tournament(20, tables=3, started=False)
        assert all(table.button for table in table_sheets(session, CLUB).tables)


def two_tables_broken() -> TournamentSession:
    """Return an evening where a table broke and was read out, then another broke."""
    session = a_tournament(28, tables=4)
    out(session, *list(everyone(session))[:4])
    session.dispatch(cmd.BreakTable(4))
    session.dispatch(cmd.AnnounceMoves())
    out(session, *list(everyone(session))[:8])
    session.dispatch(cmd.BreakTable(3))
    return session


def test_it_waits_for_a_first_move() -> None:
    assert document("moves_sheet").ready(a_tournament(20, tables=4)) == "NO_MOVE_YET"


def test_moves_are_told_by_event_those_to_be_read_out_first() -> None:
    session = two_tables_broken()
    waiting, past = moves_sheet(session, CLUB).events
    assert (waiting.table, past.table) == (3, 4)
    assert (waiting.announced, past.announced) == (False, True)
    assert waiting.because == "table_broken"
    assert waiting.at is not None
    assert {move.origin.table for move in waiting.moves if move.origin} == {3}


def test_once_all_were_read_out_it_tells_every_move_the_latest_event_first() -> None:
    session = two_tables_broken()
    session.dispatch(cmd.AnnounceMoves())
    events = moves_sheet(session, CLUB).events
    assert [event.table for event in events] == [3, 4]
    assert all(event.announced for event in events)
