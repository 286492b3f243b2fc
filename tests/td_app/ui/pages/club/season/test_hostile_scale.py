"""A scale made to harm, found in the club's file: the page says so, and the window goes on."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from builders import CountedChance, SteppedClock
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot
from season_builders import SCALE, a_season
from season_played import evenings
from sqlalchemy import text

from td_app.bootstrap import club_of
from td_app.club.seasons import ClubSeasons
from td_app.persistence.engine import memory_club
from td_app.season.scale_file import scale_of
from td_app.ui.application import wait_in_loop
from td_app.ui.desk import Desk
from td_app.ui.pages.club.season.page import SeasonPage
from td_app.ui.pages.club.season.scale_tab import ScaleTab
from td_app.ui.pages.club.season.season_tab import SCALE as SCALE_TAB
from td_app.ui.pages.club.season.standings_tab import StandingsTab

pytestmark = pytest.mark.usefixtures("in_french")

HEAVY = "(P+N/7)**20/(P+N/9)**20" + "*P/P" * 45
DEEP = "-" * 400 + "N"
FAILS = "((((9**20)**20)**20)**20)**20"
TOLD = {
    HEAVY: "demande trop de calculs",
    DEEP: "compte trop d’opérations",
    FAILS: "n’a pas de valeur",
    "'a' * 10 ** 9": "est illisible",
    "N" * 501: "500 caractères",
}


def a_page(qtbot: QtBot, formula: str) -> SeasonPage:
    """The page of a season whose scale was changed in the database, by hand."""
    file = memory_club()
    club = replace(club_of(file), clock=SteppedClock(), shuffler=CountedChance())
    ClubSeasons(club).record(a_season(club), evenings(34, 70))
    scale = f'[place]\nkind = "formula"\nformula = "{formula}"\n'
    with file.engine.begin() as connection:
        changed = connection.execute(text("UPDATE season SET scale = :scale"), {"scale": scale})
        assert changed.rowcount == 1
    page = SeasonPage(Desk(club))
    qtbot.addWidget(page)
    page.resize(1366, 700)
    page.show()
    return page


@pytest.mark.parametrize("formula", TOLD, ids=list(TOLD.values()))
def test_the_page_says_what_is_wrong(qtbot: QtBot, formula: str) -> None:
    page = a_page(qtbot, formula)
    page.refresh()
    standings = page.part_at(0)
    assert isinstance(standings, StandingsTab)
    assert TOLD[formula] in standings.said.text() and standings.said.isVisible()
    assert page.board.rows and not any(row.points for row in page.board.rows)
    page.show_tab(SCALE_TAB)
    scale = page.part_at(SCALE_TAB)
    assert isinstance(scale, ScaleTab)
    assert TOLD[formula] in scale.whose.text() and scale.whose.isVisible()


def test_the_window_goes_on_while_it_is_worked_out(qtbot: QtBot) -> None:
    page = a_page(qtbot, HEAVY)
    page.desk.wait_in(wait_in_loop)
    seen: list[float] = []
    clock = QTimer(page)
    clock.timeout.connect(lambda: seen.append(time.monotonic()))
    clock.start(10)
    page.refresh()
    clock.stop()
    assert len(seen) > 3
    before = len(seen)
    clock.start(10)
    page.refresh()
    clock.stop()
    assert len(seen) == before, "it is known by now"
    assert "trop de calculs" in ((page.board.fault and page.part_at(0).said.text()) or "")


def test_another_scale_puts_it_right(qtbot: QtBot) -> None:
    page = a_page(qtbot, HEAVY)
    page.refresh()
    season = page.season
    assert season is not None and page.board.fault is not None
    assert page.do(lambda: page.seasons.set_scale(season, SCALE))
    assert page.board.fault is None and page.board.rows[0].points


def test_one_that_is_typed_is_refused_at_its_field_and_not_kept(qtbot: QtBot) -> None:
    page = a_page(qtbot, "N - P")
    page.refresh()
    page.desk.wait_in(wait_in_loop)
    page.show_tab(SCALE_TAB)
    tab = page.part_at(SCALE_TAB)
    assert isinstance(tab, ScaleTab)
    tab.form.show_typed({**tab.form.typed(), "formula": HEAVY})
    tab.keep.click()
    assert "trop de calculs" in tab.form.rows["formula"].error
    assert not tab.keep.isEnabled()
    assert page.season is not None and scale_of(page.season.scale).place.worth(9, 1, 0, 0) == 8
