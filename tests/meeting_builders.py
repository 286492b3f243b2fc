"""Builders of meetings: a club in memory, teams of several clubs, rounds drawn and played."""

from __future__ import annotations

from collections.abc import Callable

from builders import CountedChance, SteppedClock

from td_app.club.club import Club
from td_app.live.meeting_reading import LiveMeeting
from td_app.live.meeting_session import MeetingSession
from td_app.meeting import commands as cmd
from td_app.meeting.setup import Absents, Clocks, MeetingSetup, PointsMatrix, PointsRow
from td_app.meeting.state import PlayedTable
from td_app.persistence.engine import ClubFile
from td_app.tournament.state.person import Person
from td_app.tournament.state.structure import Break, Level, Structure

STRUCTURE = Structure((Level(25, 50), Level(50, 100), Break(10), Level(100, 200)))
#: What a table of eight is worth in these tests: the ends are the published ones, no more.
EIGHT = PointsMatrix((PointsRow(8, (18, 15, 12, 9, 7, 5, 3, 1)),))

#: Names of clubs that exist nowhere.
CLUBS = (
    *("As de Trèfle", "La Rivière Noire", "Tapis Volant", "Les Carrés Verts", "Dame de Cœur"),
    *("Le Brelan", "Carré d’As", "La Quinte", "Le Flush", "Les Blindes", "Le Bouton", "Le Turn"),
    *("La River", "Le Flop", "Les Jetons", "La Cave"),
)


def a_meeting_setup(
    rounds: int = 3,
    seats: int = 8,
    tables: int = 0,
    clocks: Clocks = Clocks.TOGETHER,
    absents: Absents = Absents.LEFT_OUT,
    matrix: PointsMatrix = PointsMatrix(),  # noqa: B008 - a value
) -> MeetingSetup:
    """Return settings: eight a table, three rounds, one clock, an empty matrix."""
    return MeetingSetup(
        name="Rencontre d’automne",
        date="2026-11-21",
        structure=STRUCTURE,
        rounds=rounds,
        seats=seats,
        tables=tables,
        clocks=clocks,
        absents=absents,
        matrix=matrix,
    )


def club_in(file: ClubFile) -> Club:
    """Return the club of a file, its time and chance in the test's hand."""
    return Club(
        file.store,
        file.directory,
        SteppedClock(),
        CountedChance(),
        prints=file.prints,
        meeting_store=file.meetings,
        register=file.register,
    )


def people(team: int, count: int) -> tuple[Person, ...]:
    """Return so many people, none like another."""
    return tuple(Person(f"Nom{team:02}", f"Prénom{n}") for n in range(1, count + 1))


def a_meeting(
    club: Club,
    setup: MeetingSetup | None = None,
    teams: int = 16,
    players: int = 8,
    substitutes: int = 0,
) -> MeetingSession:
    """Return a meeting with its teams entered, none of a club like another's."""
    session = club.create_meeting(setup or a_meeting_setup())
    for team in range(1, teams + 1):
        known = people(team, players + substitutes)
        session.dispatch(
            cmd.EnterTeam(CLUBS[team - 1], people=known[:players], substitutes=known[players:])
        )
    return session


def drawn(session: MeetingSession, rounds: int = 1) -> MeetingSession:
    """Return the meeting with so many rounds more drawn."""
    for _ in range(rounds):
        session.dispatch(cmd.DrawRound())
    return session


def the_table(session: MeetingSession, table: int, round_number: int = 1) -> PlayedTable:
    """Return a table of a round as it stands."""
    return session.state.rounds[round_number - 1].tables[table]


def played_out(
    session: MeetingSession,
    round_number: int = 1,
    first_out: Callable[[tuple[int, ...]], int] = min,
) -> None:
    """Play every table of a round to its winner, the one ``first_out`` names going out."""
    for number in session.state.rounds[round_number - 1].tables:
        while not the_table(session, number, round_number).over:
            left = the_table(session, number, round_number).left
            session.dispatch(cmd.EliminatePlayers(round_number, (first_out(left),)))


def live(session: MeetingSession) -> LiveMeeting:
    """Return a meeting as faces read it."""
    return LiveMeeting(session)
