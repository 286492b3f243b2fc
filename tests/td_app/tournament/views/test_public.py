"""What the hall is told: moves until they are announced, the time on the wall."""

from __future__ import annotations

from builders import a_tournament, clock_of, out, played_down_to, seated_at

from rules_ropta.table_layout import Seat
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.views.public import (
    OVER_SHOWN_MS,
    MoveRow,
    TimeOnTheWall,
    announcements,
    public_view,
)


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


def on_the_wall(session: TournamentSession) -> tuple[TimeOnTheWall, ...]:
    return public_view(session.state, session, session.now_ms()).time_calls


class TestArticle_3_5:
    def test_the_table_and_the_place_are_seen_without_a_name(self) -> None:
        session = a_tournament(32)
        place = sorted(session.state.tables[2].places)[1]
        called = session.dispatch(cmd.CallTime(2, session.state.tables[2].places[place]))
        ends = session.now_ms() + 30_000
        assert on_the_wall(session) == (TimeOnTheWall(called.sequence, 2, place, 30, 5, ends),)

    def test_nobody_named_leaves_the_place_out(self) -> None:
        session = a_tournament(32)
        session.dispatch(cmd.CallTime(1))
        assert on_the_wall(session)[0].place is None

    def test_a_call_refused_is_not_seen(self) -> None:
        session = a_tournament(32)
        session.dispatch(cmd.CallTime(1, accepted=False, note="trop tôt"))
        assert on_the_wall(session) == ()

    def test_the_soonest_to_end_comes_first_and_what_is_over_last(self) -> None:
        session = a_tournament(32)
        for table in (3, 1):
            session.dispatch(cmd.CallTime(table))
            clock_of(session).forward(10_000)
        assert [call.table for call in on_the_wall(session)] == [3, 1]
        clock_of(session).forward(10_000)
        assert [call.table for call in on_the_wall(session)] == [1, 3]

    def test_what_is_over_leaves_the_wall_after_a_while_and_stays_with_the_floor(self) -> None:
        session = a_tournament(32)
        session.dispatch(cmd.CallTime(1))
        clock_of(session).forward(30_000 + OVER_SHOWN_MS - 1)
        assert len(on_the_wall(session)) == 1
        clock_of(session).forward(1)
        assert on_the_wall(session) == ()
        assert list(session.state.time_calls) == [1]

    def test_a_player_out_of_his_seat_leaves_the_table_alone(self) -> None:
        session = a_tournament(32)
        who = seated_at(session, 1)[0]
        session.dispatch(cmd.CallTime(1, who))
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))
        assert all(call.place is None for call in on_the_wall(session))
