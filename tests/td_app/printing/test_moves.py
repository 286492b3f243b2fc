"""The moves on paper as an evening goes: what is to be read out, and nothing said before."""

from __future__ import annotations

from builders import a_tournament, everyone, out

from td_app.printing.document import Stationery
from td_app.printing.register import document
from td_app.printing.tables import moves_sheet
from td_app.session import TournamentSession
from td_app.tournament import commands as cmd

CLUB = Stationery("fr", "Les As du Bocage")


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


def test_only_moves_to_be_read_out_are_on_it() -> None:
    session = two_tables_broken()
    told = moves_sheet(session, CLUB)
    assert {move.origin.table for move in told.moves if move.origin} == {3}
    assert not any(move.announced for move in told.moves)


def test_once_all_were_read_out_it_tells_every_move_again() -> None:
    session = two_tables_broken()
    session.dispatch(cmd.AnnounceMoves())
    told = moves_sheet(session, CLUB)
    assert {move.origin.table for move in told.moves if move.origin} == {3, 4}
    assert all(move.announced for move in told.moves)
