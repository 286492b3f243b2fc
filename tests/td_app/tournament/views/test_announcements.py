"""The moves to read out: told until they are announced, or until nobody sits there any more."""

from __future__ import annotations

from builders import a_tournament, out, played_down_to, seated_at

from rules_ropta.table_layout import Seat
from td_app.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.views.announcements import MoveRow, announcements


def waiting(session: TournamentSession) -> list[MoveRow]:
    return [row for row in announcements(session.state, session) if row.waits]


def moved(session: TournamentSession, who: int, table: int) -> None:
    place = session.state.tables[table].free_places[0]
    session.dispatch(cmd.MovePlayer(who, Seat(table, place), "pour essayer"))


def test_a_move_waits_until_it_is_read_out() -> None:
    session = a_tournament(12, 2)
    who = seated_at(session, 1)[0]
    moved(session, who, 2)
    (row,) = waiting(session)
    assert row.entrant == who
    session.dispatch(cmd.AnnounceMoves((row.number,)))
    assert waiting(session) == []


def test_only_the_last_seat_of_a_player_is_told() -> None:
    session = a_tournament(12, 2)
    who = seated_at(session, 1)[0]
    moved(session, who, 2)
    moved(session, who, 1)
    assert [row.to_seat.table for row in waiting(session)] == [1]


def test_a_player_who_is_out_is_called_to_no_seat() -> None:
    session = a_tournament(12, 2)
    who = seated_at(session, 1)[0]
    moved(session, who, 2)
    out(session, who)
    assert waiting(session) == []
    session.dispatch(cmd.Undo())
    assert [row.entrant for row in waiting(session)] == [who]


def test_once_the_tournament_is_over_nobody_is_called_any_more() -> None:
    session = a_tournament(20, 3)
    played_down_to(session, 1)
    assert session.state.moves
    assert waiting(session) == []
