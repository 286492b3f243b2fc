"""Ten years of a club: an evening played out, then written again under other days and names."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from random import Random

from builders import CountedChance, SteppedClock, a_setup, out, registered
from season_builders import SCALE
from sqlalchemy import insert, select

from td_app.bootstrap import club_of
from td_app.club.archive import ClubArchive
from td_app.club.club import Club
from td_app.club.seasons import ClubSeasons
from td_app.persistence import tables
from td_app.persistence.engine import ClubFile, open_club_file
from td_app.persistence.seals import insert_sealed
from td_app.register.member import Member
from td_app.season.repository import Season
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person

EVENINGS, PEOPLE, ENTRANTS = 400, 1_500, 60
#: How many of the people come in the same months: some leave the club, others join it.
AT_A_TIME = 250
FIRST = date(2016, 9, 1)


def played_for_years(file: ClubFile, evenings: int) -> None:
    """Write so many evenings into a club's file, nine days apart, each read once."""
    club = Club(file.store, file.directory, SteppedClock(), CountedChance(), "Zoé")
    session = club.create(a_setup(tables=8))
    registered(session, ENTRANTS)
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    for who in range(1, ENTRANTS):
        out(session, who)
    _again(file, evenings)
    archive = ClubArchive(replace(club, seasons=file.seasons))
    for evening in archive.evenings():
        archive.read(evening)


def _again(file: ClubFile, evenings: int) -> None:
    t = tables.tournament
    j = tables.journal_entry
    p = tables.entrant_person
    chance = Random(2026)
    with file.engine.begin() as connection:
        first = dict(connection.execute(select(t)).mappings().one())
        entries = [dict(row) for row in connection.execute(select(j)).mappings()]
        people = [dict(row) for row in connection.execute(select(p)).mappings()]
        for number in range(2, evenings + 1):
            day = (FIRST + timedelta(days=9 * number)).isoformat()
            told = {"id": number, "name": f"Soirée {number}", "date": day}
            insert_sealed(connection, t, [{**first, **told}])
            here = {"tournament_id": number}
            connection.execute(insert(j), [{**row, **here} for row in entries])
            insert_sealed(connection, tables.joined_journal, [{**here, "number": 1}])
            first_of_them = (number - 1) * (PEOPLE - AT_A_TIME) // evenings
            named = chance.sample(range(first_of_them, first_of_them + AT_A_TIME), ENTRANTS)
            insert_sealed(
                connection,
                p,
                [
                    {**row, **here, "last_name": f"Nom{who:04}"}
                    for row, who in zip(people, named, strict=True)
                ],
            )


def in_seasons(file: ClubFile) -> Club:
    """Return the club of a file, each of its evenings in a season, everybody of the register."""
    club = replace(club_of(file), clock=SteppedClock(), shuffler=CountedChance())
    assert club.register is not None
    there = club.register.entrants()
    names = sorted({(one.last_name, one.first_name) for one in there.values()})
    kept = club.register.keep([Member(0, Person(last, first)) for last, first in names])
    cards = {(one.person.last_name, one.person.first_name): one for one in kept}
    club.register.enter(
        {played: cards[one.last_name, one.first_name] for played, one in there.items()}
    )
    seasons = ClubSeasons(club)
    begun: dict[int, Season] = {}
    for row in club.tournaments(archived=True):
        day = date.fromisoformat(row.date)
        year = day.year if day.month > 8 else day.year - 1
        if year not in begun:
            ends = f"{year + 1}-08-31"
            begun[year] = seasons.begin(Season(0, str(year), f"{year}-09-01", ends, SCALE))
        seasons.place(row.id, begun[year].id)
    return club


def a_long_club(path: Path, evenings: int = EVENINGS) -> None:
    """Write a club of so many evenings, in seasons, to a file."""
    with open_club_file(path) as file:
        played_for_years(file, evenings)
        in_seasons(file)
