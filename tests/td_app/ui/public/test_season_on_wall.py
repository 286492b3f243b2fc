"""The first ten of the season beside the clock: off unless asked, told anew after each out."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import out
from pytestqt.qtbot import QtBot
from season_builders import NAMES, a_club_file, a_season, an_evening, people, recorded

from td_app.register.member import Member
from td_app.tournament.state.person import Person
from td_app.tournament.state.public_name import PublicName
from td_app.ui.desk import Desk
from td_app.ui.public.wall_view import WallView
from td_app.wall.wishes import PanelWish, wishes_read, written_wishes

pytestmark = pytest.mark.usefixtures("in_french")


def test_the_first_ten_are_shown_once_asked_and_follow_the_evening(qtbot: QtBot) -> None:
    club = a_club_file()
    season = a_season(club)
    desk = Desk(club)
    evening = an_evening(club, "2025-09-19", people(*NAMES), left=6)
    desk.open(evening.tournament)
    desk.seasons.place(evening.tournament, season.id)
    desk.seasons.record(season, [recorded("2025-09-12", *NAMES)])
    assert club.register is not None
    card = Member(0, Person("Abadie", "Ana", "Le Renard"), in_public=PublicName.PSEUDONYM)
    club.register.enter({(evening.tournament, 1): card})
    desk.seasons.forget()
    assert desk.live is not None
    view = WallView(desk.live, desk.hall)
    qtbot.addWidget(view)
    assert not [page for page in view.facts.column.pages if page.title.startswith("2025")]
    desk.hall.wish(
        replace(desk.hall.wishes, panels=desk.hall.wishes.with_panel(PanelWish("season")))
    )
    view.refresh()
    first, second = (p for p in view.facts.column.pages if p.title.startswith("2025"))
    assert len(first.lines) == 5 and len(second.lines) == 1
    assert first.lines[0][1] == "Le Renard"
    out(desk.live.session, 1, 2, 3, 4)
    view.refresh()
    again = [page for page in view.facts.column.pages if page.title.startswith("2025")]
    assert again != [first, second]


def test_wishes_kept_before_there_were_seasons_show_none() -> None:
    wishes = wishes_read(written_wishes(wishes_read("")).replace("season", "former"))
    assert not wishes.panel("season").on
