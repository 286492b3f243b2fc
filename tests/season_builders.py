"""Builders of seasons: a club's file in memory, evenings recorded, evenings played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from builders import CountedChance, SteppedClock, a_setup, played_down_to

from td_app.bootstrap import club_of
from td_app.club.club import Club
from td_app.club.seasons import ClubSeasons
from td_app.live.session import TournamentSession
from td_app.persistence.engine import memory_club
from td_app.season.repository import Part, RecordedEvening, RecordedResult, Season
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import Majority

SCALE = """name = "Le club"

[place]
kind = "list"
points = [10, 6, 4, 3, 2]
rest = 1
"""

NAMES = ("Ana Abadie", "Bob Bénard", "Cléo Çelik", "Dan Da Costa", "Eve Évrard", "Fay Faucheux")


def a_club_file() -> Club:
    """Return a club kept in memory as its file keeps it, with a clock one moves by hand."""
    return replace(club_of(memory_club()), clock=SteppedClock(), shuffler=CountedChance())


def a_season(club: Club, scale: str = SCALE, parts: Sequence[str] = ()) -> Season:
    """Return a season just begun."""
    told = tuple(Part(0, name) for name in parts)
    season = Season(0, "2025-2026", "2025-09-01", "2026-07-05", scale, told)
    return ClubSeasons(club).begin(season)


def recorded(
    day: str,
    *order: str | tuple[str, ...],
    kills: Mapping[str, int] | None = None,
    guests: Sequence[str] = (),
    part: int | None = None,
) -> RecordedEvening:
    """Return an evening from first to last; those of one tuple are tied."""
    results: list[RecordedResult] = []
    for group in order:
        together = (group,) if isinstance(group, str) else group
        place = len(results) + 1
        results += [
            RecordedResult(who, place, (kills or {}).get(who, 0), who in guests) for who in together
        ]
    return RecordedEvening(day, f"Soirée du {day}", tuple(results), part)


def an_evening(
    club: Club, date: str, people: Sequence[Person], left: int = 1, **changes: object
) -> TournamentSession:
    """Return a tournament of these people at one table, played until so many are left."""
    setup = a_setup(tables=1, seats=10, name=f"Soirée {date}", date=date, **changes)
    session = club.create(setup)
    register = cmd.RegisterEntrants(tuple(people), present=True, majority=Majority.CHECKED)
    session.dispatch(register)
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    played_down_to(session, left)
    return session


def people(*names: str) -> tuple[Person, ...]:
    """Return people by "First Last"."""
    return tuple(Person(last, first) for first, last in (name.split(" ", 1) for name in names))
