"""Builders of tables whose button and blinds are kept: players at given places, hands played."""

from __future__ import annotations

from builders import a_session, clock_of, registered

from rules_ropta.seat_draw import Need
from rules_ropta.table_layout import Seat
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.state.hands import HandRecord

#: Those who sit at the other table, so that the tournament goes on.
OTHERS = 3


def a_table_of(*places: int, seats: int = 10, **changes: object) -> TournamentSession:
    """Return a room whose table 1 has players at these places, three more at table 2."""
    session = a_session(tables=2, seats=seats, **changes)
    here = registered(session, len(places))
    there = registered(session, OTHERS)
    for who, place in zip(here, places, strict=True):
        session.dispatch(cmd.SetNeed(who, Need(1, place)))
    for place, who in enumerate(there, start=1):
        session.dispatch(cmd.SetNeed(who, Need(2, place)))
    session.dispatch(cmd.DrawSeats((1, 2)))
    for who in (*here, *there):
        session.dispatch(cmd.SetNeed(who))
    short = session.can(cmd.StartClock()) is not None
    session.dispatch(cmd.StartClock(overruled=short, note="2.2" if short else ""))
    return session


def out_at(session: TournamentSession, *places: int) -> None:
    """Put the players of these places of table 1 out in one hand."""
    who = [session.state.tables[1].places[place] for place in places]
    session.dispatch(
        cmd.Eliminate(tuple(cmd.PlayerOut(one, 100 * i) for i, one in enumerate(who, start=1)))
    )


def arrives_at(session: TournamentSession, place: int, who: int | None = None) -> int:
    """Move a player of table 2 to a place of table 1; return who it is."""
    entrant = min(session.state.tables[2].places.values()) if who is None else who
    session.dispatch(cmd.MovePlayer(entrant, Seat(1, place), "arrivée"))
    return entrant


def a_hand(session: TournamentSession, minutes: int = 2) -> ev.HandTapped:
    """Begin the next hand of table 1 some minutes later."""
    clock_of(session).forward(minutes * 60_000)
    event = session.dispatch(cmd.NextHand(1)).event
    assert isinstance(event, ev.HandTapped)
    return event


def last(session: TournamentSession) -> HandRecord:
    """Return the last hand kept of table 1."""
    return session.state.hands[1][-1]
