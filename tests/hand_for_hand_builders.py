"""Builders of rooms one elimination from what they wait for, and hands played together."""

from __future__ import annotations

from collections.abc import Iterable

from builders import a_session, registered, seated_at

from rules_ropta.seat_draw import Need
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.state.clock import MINUTE_MS, ClockReading, read_clock
from td_app.tournament.state.hands import HandForHandRecord

PRIZES = ("300", "200", "100")


def tables_of(*players: int, seats: int = 6, **changes: object) -> TournamentSession:
    """Return a room whose tables, from 1 on, have so many players each; the clock runs.

    Numbers of entrants go up with the tables and the places.
    """
    session = a_session(tables=len(players), seats=seats, **changes)
    for table, count in enumerate(players, start=1):
        for place, who in enumerate(registered(session, count), start=1):
            session.dispatch(cmd.SetNeed(who, Need(table, place)))
    session.dispatch(cmd.DrawSeats(tuple(range(1, len(players) + 1))))
    for who in list(session.state.entrants):
        session.dispatch(cmd.SetNeed(who))
    short = session.can(cmd.StartClock()) is not None
    session.dispatch(cmd.StartClock(overruled=short, note="2.2" if short else ""))
    return session


def a_bubble(*players: int, **changes: object) -> TournamentSession:
    """Return a room one out from its prizes: as many prizes as players but one."""
    prizes = tuple(str(10 * n) for n in range(sum(players) - 1, 0, -1))
    return tables_of(*players, **{"prizes": prizes, **changes})


def hand_for_hand(session: TournamentSession) -> TournamentSession:
    """Announce it, end the hands under way, give the first signal."""
    session.dispatch(cmd.AnnounceHandForHand())
    all_done(session)
    session.dispatch(cmd.StartNextHand())
    return session


def all_done(session: TournamentSession, *, but: Iterable[int] = ()) -> None:
    """Mark every table done that still plays."""
    for table in now(session).round.playing:
        if table not in but:
            session.dispatch(cmd.TableDone(table))


def now(session: TournamentSession) -> HandForHandRecord:
    """Return hand-for-hand as it stands."""
    going = session.state.hand_for_hand
    assert going is not None
    return going


def note_out(session: TournamentSession, *stacks: tuple[int, int | None]) -> ev.OutsNoted:
    """Note players out in the hand, with their stacks before it."""
    players = tuple(cmd.PlayerOut(who, stack) for who, stack in stacks)
    event = session.dispatch(cmd.Eliminate(players)).event
    assert isinstance(event, ev.OutsNoted)
    return event


def rank(session: TournamentSession, **changes: object) -> ev.PlayersEliminated:
    """Rank those out in the hand."""
    event = session.dispatch(cmd.RankHand(**changes)).event
    assert isinstance(event, ev.PlayersEliminated)
    return event


def at_table(session: TournamentSession, table: int) -> tuple[int, ...]:
    """Return the players of a table, in the order of the places."""
    return seated_at(session, table)


def proposed(session: TournamentSession) -> list[tuple[str, object]]:
    return [
        (p.because.code, p.because.params["place"])
        for p in session.proposals()
        if p.kind == "hand_for_hand"
    ]


def minutes_gone(session: TournamentSession) -> float:
    return reading(session).elapsed_ms / MINUTE_MS


def reading(session: TournamentSession) -> ClockReading:
    return read_clock(session.state.clock, session.state.setup.structure, session.context().now_ms)
