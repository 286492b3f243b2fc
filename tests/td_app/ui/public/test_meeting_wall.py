"""The wall of a meeting of teams: what it says at each moment, and under which names."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from builders import SteppedClock
from meeting_builders import EIGHT, a_meeting, a_meeting_setup, club_in, drawn, live, played_out
from meeting_walls import meeting_at
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from wall_scenes import SHAPES, cap_of

from reports.marks import Said
from td_app.club.club import Club
from td_app.live.meeting_session import MeetingSession
from td_app.meeting import commands as cmd
from td_app.meeting.setup import Clocks
from td_app.persistence.engine import memory_club
from td_app.register.member import NEW, Member
from td_app.tournament.state.public_name import PublicName
from td_app.ui.public.hall import Hall
from td_app.ui.windows.public_window import MeetingWindow
from td_app.wall.clock import ClockLook
from td_app.wall.composing import Turn
from td_app.wall.meeting import meeting_composed
from td_app.wall.meeting_words import MeetingWords, meeting_words
from td_app.wall.scene import Clothes
from td_app.wall.themes import NOIR
from td_app.wall.wishes import WallMessage

pytestmark = pytest.mark.usefixtures("in_french")


@pytest.fixture
def club() -> Iterator[Club]:
    with memory_club() as file:
        yield club_in(file)


def said(session: MeetingSession) -> MeetingWords:
    return meeting_words(live(session))


def test_from_the_teams_to_the_winner(club: Club) -> None:
    session = a_meeting(club, a_meeting_setup(rounds=2, seats=4, matrix=EIGHT), 4, 3)
    before = said(session)
    assert before.face.clock.words == "Bientôt" and before.face.coming == "4 équipes"
    assert before.teams.rows[0].name == "As de Trèfle"
    assert not before.tables and before.seats is None

    drawn(session)
    seats = said(session).seats
    assert seats is not None and len(seats.seats) == 12
    assert seats.seats[0][0] == "NOM01 Prénom1"
    assert seats.foot.startswith("Manche 1\u00a0: cherchez votre nom")

    session.dispatch(cmd.StartClocks(1))
    assert isinstance(club.clock, SteppedClock)
    club.clock.at += 5 * 60_000
    table = session.state.rounds[0].tables[1]
    session.dispatch(cmd.MarkMissing(1, table.left[0]))
    session.dispatch(cmd.EliminatePlayers(1, (table.left[1],)))
    now = said(session)
    assert now.seats is None
    assert now.face.clock.heading == "Manche 1 sur 2 · niveau 1" and now.face.clock.seconds == 900
    assert now.face.blinds == "25 / 50" and now.face.coming == "Ensuite\u00a0: 50 / 100"
    assert (now.tables[0].left, now.tables[0].seats, now.tables[1].left) == (2, 3, 4)
    assert now.band.left == "Ensuite\u00a0: manche 2 sur 2 · Rencontre d’automne"
    assert not now.teams.said, "no round is over: nothing was to be counted"

    played_out(session)
    between = said(session)
    assert between.teams.said == "Points non comptés", "none are invented for a table of three"
    assert between.face.clock.heading == "Manche 1 terminée"
    assert between.face.clock.words == "Manche 2"
    assert all(one.over and one.won for one in between.tables)
    drawn(session)
    session.dispatch(cmd.StartClocks(2))
    assert said(session).band.left.startswith("Dernière manche")
    played_out(session, 2)
    over = said(session).face.clock
    assert over.look is ClockLook.WINNER and over.words == "Terminé"


def test_the_team_that_won_and_those_that_share_it(club: Club) -> None:
    session = a_meeting(club, a_meeting_setup(rounds=1, matrix=EIGHT), 8, 1)
    drawn(session)
    played_out(session)
    won = said(session)
    assert won.face.clock.words == won.teams.rows[0].name
    assert won.face.note == "18 points" and won.teams.rows[0].rank == "1er"

    tied = a_meeting(club, a_meeting_setup(rounds=2, seats=2, matrix=EIGHT), 2, 2)
    for number in (1, 2):
        drawn(tied)
        played_out(tied, number, min if number == 1 else max)
    two = EIGHT.rows[0].points
    rows = (replace(EIGHT.rows[0], size=2, points=two[:2]),)
    tied.dispatch(cmd.FillPoints(replace(EIGHT, rows=rows)))
    face = said(tied).face
    assert len(face.winners) == 2 and face.clock.heading == "Vainqueurs à égalité"


def test_tables_with_clocks_of_their_own(club: Club) -> None:
    setup = a_meeting_setup(rounds=1, seats=4, clocks=Clocks.APART)
    session = drawn(a_meeting(club, setup, 4, 2))
    session.dispatch(cmd.StartClocks(1, (1,)))
    assert isinstance(club.clock, SteppedClock)
    club.clock.at += 60_000
    now = said(session)
    assert now.face.clock.words == "2 tables en jeu"
    assert [table.clock for table in now.tables] == ["19:00", "20:00"]


def test_who_refuses_to_be_named_is_not(club: Club) -> None:
    session = a_meeting(club, a_meeting_setup(rounds=1, seats=2), 2, 1)
    assert club.register is not None
    for player, pseudonym in ((1, "ace77"), (2, "")):
        person = replace(session.person(player), pseudonym=pseudonym)
        club.register.keep([Member(NEW, person, in_public=PublicName.PSEUDONYM)])
    seats = said(drawn(session)).seats
    assert seats is not None
    names = [name for name, _, _ in seats.seats]
    assert names[0] == "ace77" and "NOM02" not in names[1]


def test_the_window_follows_and_says_messages(
    club: Club, dressed: QApplication, qtbot: QtBot
) -> None:
    session, hall = a_meeting(club, a_meeting_setup(rounds=1), 8, 2), Hall()
    window = MeetingWindow(live(session), hall=hall)
    qtbot.addWidget(window)
    window.show()
    assert window.windowTitle() == "Affichage public · Rencontre d’automne"
    drawn(session)
    assert window.view.words.seats is not None
    other = club.open_meeting(session.meeting)
    other.dispatch(cmd.StartClocks(1))
    window.view.follow()
    assert window.view.words.seats is None
    hall.say(WallMessage("Buffet ouvert", full=True))
    assert window.view.words.message is not None
    for size in ((1024, 600), (1920, 1080)):
        window.view.resize(*size)
        assert not window.view.grab().isNull()
    window.close()


@pytest.mark.parametrize("shape", SHAPES)
def test_a_head_ends_where_its_column_does(shape: str) -> None:
    words = meeting_at("meeting_playing")
    scene = meeting_composed(words, Clothes(NOIR), *SHAPES[shape], Turn())
    ends = {mark.text: mark.x for mark in scene.still if isinstance(mark, Said)}
    of_figures = {
        mark.x
        for mark in scene.still
        if isinstance(mark, Said) and mark.text.isdigit() and mark.align == "right"
    }
    assert {ends["Points"], ends["en jeu"]} == of_figures


@pytest.mark.parametrize("shape", SHAPES)
def test_over_many_tables_the_time_is_the_largest_of_all(shape: str) -> None:
    words = meeting_at("meeting_playing")
    scene = meeting_composed(words, Clothes(NOIR), *SHAPES[shape], Turn())
    caps = {mark.text: cap_of(mark) for mark in scene.marks if isinstance(mark, Said)}
    assert len(words.tables) == 16 and caps["15:00"] >= 190 > 1.9 * caps["25/50"]
