"""Builders of flights: days 1 played to their level, bagged, brought to a day 2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from builders import a_club, a_setup

from rules_ropta.table_layout import Seat
from td_app.club.club import Club
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.planning.deals import still_in
from td_app.tournament.state.clock import ClockState
from td_app.tournament.state.flights import Bag, BagTaken, Carried, DayOver, Flight, FlightPlayed
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import Majority

#: The day 1 of an event, which ends after level 3 of eight.
OF_THE_OPEN = Flight("Open", 3)
BAGGED = BagTaken(1, 4, 32_000, "A-17")
SMALLER = BagTaken(2, 9, 8_000, "B-3")
TWO_DAYS = (FlightPlayed(1, "Open, vague A", 6, 3), FlightPlayed(2, "Open, vague B", 4, 2))

#: As the minutes and undo are tried: a day that ends, one with a gap, two lists of day 2.
FLOWN = (
    ev.DayEnded(DayOver((Bag(1, 20_000, "7"),), 3, 0, 0), ClockState(), ("room types",)),
    ev.DayEnded(DayOver((Bag(1, 20_000, "7"),), 3, -100, 0), ClockState(), ("room types",)),
    ev.FlightsTaken(
        TWO_DAYS, (ev.NewEntrant(1),), (Carried(1, BAGGED),), 2, ClockState(), ("room types",)
    ),
    ev.FlightsTaken(
        TWO_DAYS,
        (ev.NewEntrant(1),),
        (Carried(1, BAGGED, (SMALLER,)),),
        2,
        ClockState(),
        ("room types",),
    ),
)


def a_flight(
    club: Club, name: str, people: Sequence[Person], *, out: int = 0, **changes: Any
) -> TournamentSession:
    """Return a day 1 at its last level, with so many of its players out."""
    setup = {"name": name, "flight": OF_THE_OPEN, **changes}
    session = club.create(a_setup(3, **setup))
    session.dispatch(cmd.RegisterEntrants(tuple(people), True, Majority.CHECKED))
    if session.state.setup.entry_terms.priced:
        session.dispatch(cmd.TakePayments(tuple(session.state.entrants)))
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock(overruled=True))
    for _ in range(out):
        table = max(session.state.open_tables(), key=lambda one: len(one.places))
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(min(table.places.values())),)))
    session.dispatch(cmd.GoToStep(2))
    return session


def bagged(session: TournamentSession, *stacks: int, **more: Any) -> ev.Entry:
    """End the day: these stacks by number, the last player with the rest; seals follow on."""
    return session.dispatch(end_of_day(session, *stacks, **more))


def end_of_day(session: TournamentSession, *stacks: int, **more: Any) -> cmd.EndDay:
    """Return the command that ends the day so."""
    left = still_in(session.state)
    each = list(stacks[: len(left) - 1])
    each += [100] * (len(left) - 1 - len(each))
    each.append(session.state.chips_in_play - sum(each))
    seals = tuple((who, f"{session.tournament}-{who}") for who in left)
    return cmd.EndDay(tuple(zip(left, each, strict=True)), seals, **more)


def two_flights(**changes: Any) -> tuple[Club, TournamentSession, TournamentSession]:
    """Return a club with two days 1 at their last level: three left in A, two in B.

    Zoé Adam (licence 12) is left in both; Luc Bernard of nowhere in particular as well.
    """
    club = a_club(money=True)
    both = Person("Adam", "Zoé", licence="12"), Person("Bernard", "Luc")
    # Those first on the list go out first: those who survive come last.
    more = [Person(f"Perdu{i}", "Jean") for i in range(3)]
    first = a_flight(club, "Vague A", (*more, *both, Person("Carré", "Anne")), out=3, **changes)
    second = a_flight(club, "Vague B", (*more[:2], *both), out=2, **changes)
    return club, first, second


def a_day_two(**changes: Any) -> TournamentSession:
    """Return the day 2 of the two, nobody seated yet: four people, one of whom left a bag."""
    club, first, second = two_flights(**changes)
    bagged(first, 20_000, 5_000)
    bagged(second, 20_000)
    return club.day_two(club.ended_flights(), {})


def seat_of(session: TournamentSession, who: int) -> Seat:
    """Return where somebody sits."""
    seat = session.state.entrants[who].seat
    assert seat is not None
    return seat
