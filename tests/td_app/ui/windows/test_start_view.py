"""The first page: the evening one came for is the one thing to do."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta

import pytest
from builders import SteppedClock, a_club, a_setup, people
from pytestqt.qtbot import QtBot

from td_app.club.club import Club
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import Majority
from td_app.ui.desk import Desk
from td_app.ui.public.small_wall import SmallWall
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.click_guard import ClickGuard
from td_app.ui.widgets.notices import Banner
from td_app.ui.windows.start_view import StartCard, StartView

pytestmark = pytest.mark.usefixtures("in_french")

Opened = Callable[[Club], Desk]
TODAY = date.today()


def an_evening(
    club: Club, name: str, *, day: date = TODAY, entered: int = 4, started: bool = False
) -> TournamentSession:
    session = club.create(a_setup(tables=1, seats=8, name=name, date=day.isoformat()))
    if entered:
        session.dispatch(cmd.RegisterEntrants(people(entered), True, Majority.CHECKED))
    if started:
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock(overruled=True, note="peu"))
    return session


def green(qtbot: QtBot, desk: Desk) -> list[str]:
    """Return the one thing to do, with the evening it is of, all being told."""
    start = StartView(desk)
    qtbot.addWidget(start)
    start.show()
    qtbot.waitUntil(lambda: not start._telling.isActive())
    found = [b for b in start.findChildren(Button) if b.property("rank") == "primary"]
    told = [one.text() for one in found if not one.isHidden()]
    return told if start.go_on.isHidden() else [*told, start.title.whole]


def test_an_evening_prepared_with_people_is_the_green_one(qtbot: QtBot, a_desk: Opened) -> None:
    club = a_club()
    an_evening(club, "Vide", entered=0)
    an_evening(club, "Mardi")
    assert green(qtbot, a_desk(club)) == ["Ouvrir la soirée", "Mardi"]


def test_one_in_play_comes_first_wherever_it_stands(qtbot: QtBot, a_desk: Opened) -> None:
    club = a_club()
    an_evening(club, "En jeu", started=True)
    an_evening(club, "Préparée")
    assert green(qtbot, a_desk(club)) == ["Reprendre la soirée", "En jeu"]


@pytest.mark.parametrize(
    ("days", "told"), [(-30, ["Nouveau tournoi"]), (7, ["Ouvrir la soirée", "Soirée"])]
)
def test_one_left_behind_is_not_and_one_to_come_is(
    qtbot: QtBot, a_desk: Opened, days: int, told: list[str]
) -> None:
    club = a_club()
    an_evening(club, "Soirée", day=TODAY + timedelta(days=days))
    assert green(qtbot, a_desk(club)) == told


def test_of_two_prepared_the_nearest_is(qtbot: QtBot, a_desk: Opened) -> None:
    club = a_club()
    an_evening(club, "Ce soir")
    an_evening(club, "Samedi", day=TODAY + timedelta(days=4))
    assert green(qtbot, a_desk(club)) == ["Ouvrir la soirée", "Ce soir"]


def test_the_one_played_out_is_not(qtbot: QtBot, a_desk: Opened) -> None:
    club = a_club()
    session = an_evening(club, "Finie", started=True)
    for who in (1, 2, 3):
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))
    assert green(qtbot, a_desk(club)) == ["Nouveau tournoi"]


def test_one_put_away_is_said_and_one_click_brings_it_back(qtbot: QtBot, a_desk: Opened) -> None:
    club = a_club()
    kept = an_evening(club, "Mardi").tournament
    desk = a_desk(club)
    start = StartView(desk)
    qtbot.addWidget(start)
    start.show()
    (card,) = start.rows
    card.put_away.click()
    assert start.rows == []
    (said,) = banners(start)
    assert "Mardi" in said.accessibleName() and "archives" in said.accessibleName()
    said.buttons[0].click()
    assert [card.tournament for card in start.rows] == [kept] and not banners(start)
    start.rows[0].put_away.click()
    (said,) = banners(start)
    said.closed.emit()
    assert start.rows == [] and not banners(start)


def test_one_put_away_while_it_is_open_is_said_on_the_first_page(
    qtbot: QtBot, a_desk: Opened
) -> None:
    club = a_club()
    kept = an_evening(club, "Mardi").tournament
    desk = a_desk(club)
    desk.open(kept)
    desk.archive(kept)
    start = StartView(desk)
    qtbot.addWidget(start)
    start.show()
    assert len(banners(start)) == 1
    desk.open(an_evening(club, "Mercredi").tournament)
    start.refresh()
    assert not banners(start), "another evening makes it old news"


def banners(start: StartView) -> list[Banner]:
    return [one for one in start._body.findChildren(Banner) if not one.isHidden()]


def seen(qtbot: QtBot, desk: Desk, width: int) -> StartView:
    """Return the page at a width, all being told."""
    start = StartView(desk)
    qtbot.addWidget(start)
    start.resize(width, 660)
    start.show()
    qtbot.waitUntil(lambda: start._painted and not start._telling.isActive())
    return start


def test_the_wall_of_the_evening_in_play_beats_beside_it(qtbot: QtBot, a_desk: Opened) -> None:
    clock = SteppedClock()
    club = a_club(clock=clock)
    an_evening(club, "En jeu", started=True)
    an_evening(club, "Préparée")
    start = seen(qtbot, a_desk(club), 1280)
    wall = start.wall
    assert isinstance(wall, SmallWall) and wall.isVisible() and wall.beat.isActive()
    assert wall.scene is not None and "Joueurs 4 / 4" in wall.scene.said
    before = wall.scene
    clock.forward(1_000)
    wall.beat.timeout.emit()
    assert wall.scene != before, "the time goes on"
    start.refresh()
    assert start.wall is None, "made again once everything is told"


@pytest.mark.parametrize("evenings", [0, 1])
def test_a_wall_that_stands_does_not_beat(qtbot: QtBot, a_desk: Opened, evenings: int) -> None:
    club = a_club()
    if evenings:
        an_evening(club, "Préparée")
    wall = seen(qtbot, a_desk(club), 1280).wall
    assert isinstance(wall, SmallWall) and not wall.beat.isActive()
    assert wall.scene is not None and wall.scene.marks


def test_a_narrow_screen_has_one_column_and_no_wall(qtbot: QtBot, a_desk: Opened) -> None:
    club = a_club()
    an_evening(club, "Mardi")
    start = seen(qtbot, a_desk(club), 1024)
    assert start.wall is None and start.train.isVisible()
    start.resize(1366, 700)
    qtbot.waitUntil(lambda: start.wall is not None)
    assert not start.train.isVisible(), "the card says it"
    (sample, *_) = start.findChildren(StartCard)
    list_ends = start.rows[0].mapTo(start, start.rows[0].rect().topRight()).x()
    assert sample.mapTo(start, sample.rect().topLeft()).x() > list_ends


def test_what_opens_an_evening_comes_under_no_click(qtbot: QtBot, a_desk: Opened) -> None:
    club = a_club()
    an_evening(club, "Mardi")
    start = seen(qtbot, a_desk(club), 1280)
    assert start.go_on.isVisible() and start.go_on.findChildren(ClickGuard)


def test_how_many_played_is_told_where_the_day_in_full_would_hide_it(
    qtbot: QtBot, a_desk: Opened, in_french: None
) -> None:
    club = a_club()
    session = an_evening(club, "Mardi", entered=4)
    start = StartView(a_desk(club))
    qtbot.addWidget(start)
    (card,) = start.rows
    card.tell(club.summary(session.tournament))
    told = card.told
    told.resize(told.fontMetrics().horizontalAdvance(told.whole) - 10, 20)
    assert told.text().endswith("4 joueurs")
