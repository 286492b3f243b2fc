"""The grid of the season on its page: read by keyboard, sorted, the names always in sight."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from season_builders import NAMES, a_club_file, a_season, recorded

from td_app.ui.desk import Desk
from td_app.ui.pages.club.season.grid_tab import GridTab
from td_app.ui.pages.club.season.page import SeasonPage

pytestmark = pytest.mark.usefixtures("in_french", "dressed")
GRID = 1
SCALE = '[place]\nkind = "list"\npoints = [10, 6, 4]\n[bonus]\nkill = 1\n[season]\nbest = 10\n'
ANA, BOB, CLEO, *_ = NAMES


@pytest.fixture
def page(qtbot: QtBot) -> SeasonPage:
    desk = Desk(a_club_file())
    season = a_season(desk.club, SCALE)
    for day in range(1, 31):
        evening = recorded(f"2025-10-{day:02}", *(NAMES if day % 2 else NAMES[::-1]))
        desk.seasons.record(season, [evening])
    desk.seasons.record(season, [recorded("2025-11-05", CLEO, "Zoé Zola", kills={CLEO: 2})])
    page = SeasonPage(desk)
    qtbot.addWidget(page)
    page.resize(960, 480)
    page.show()
    page.refresh()
    page.tabs.setCurrentIndex(GRID)
    return page


@pytest.fixture
def grid(page: SeasonPage) -> GridTab:
    shown = page.part_at(GRID)
    assert isinstance(shown, GridTab)
    return shown


def names(grid: GridTab) -> list[str]:
    table = grid.table
    return [table.filter.row_at(table.filter.index(at, 0)).who.name for at in range(3)]


def test_the_arrows_go_from_evening_to_evening_and_each_says_how_it_came(
    grid: GridTab, qtbot: QtBot
) -> None:
    table = grid.table
    assert "Choisissez une case" in grid.told.text()
    table.setFocus()
    table.setCurrentIndex(table.filter.index(0, 3))
    first = grid.told.text()
    qtbot.keyClick(table, Qt.Key.Key_Right)
    assert grid.told.text() != first and "sur 6" in grid.told.text()
    table.setCurrentIndex(table.filter.index(0, 33))
    assert "05/11/2025 · n’y était pas" in grid.told.text()


def test_a_dropped_evening_is_struck_and_a_screen_reader_is_told(grid: GridTab) -> None:
    table = grid.table
    struck = [
        table.filter.index(0, column)
        for column in range(3, 34)
        if (font := table.filter.index(0, column).data(Qt.ItemDataRole.FontRole))
        and font.strikeOut()
    ]
    cells = table.filter.row_at(table.filter.index(0, 0)).cells
    assert len(struck) == sum(cell is not None for cell in cells) - 10
    told = struck[0].data(Qt.ItemDataRole.AccessibleTextRole).replace("\u00a0", " ")
    assert "Écartée : seules ses 10 meilleures soirées comptent." in told
    assert "barré" in grid.legend.text().casefold()
    title = table.filter.headerData(
        3, Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleTextRole
    )
    assert title == "Soirée du 2025-10-01, 01/10/2025"


def test_the_names_stay_in_sight_as_the_evenings_scroll(grid: GridTab) -> None:
    table = grid.table
    shown = [at for at in range(table.filter.columnCount()) if not table.held.isColumnHidden(at)]
    assert shown == [0, 1, 2]
    assert all(table.isColumnHidden(at) for at in shown)
    before = table.held.geometry()
    table.setCurrentIndex(table.filter.index(6, 33))
    table.scrollTo(table.currentIndex())
    assert table.horizontalScrollBar().value() > 0
    assert table.held.geometry() == before
    assert table.held.verticalScrollBar().value() == table.verticalScrollBar().value()
    assert table.held.rowViewportPosition(6) == table.rowViewportPosition(6)
    assert table.held.focusPolicy() is Qt.FocusPolicy.NoFocus


def test_sorted_by_an_evening_or_by_the_names_one_title_alone_says_so(grid: GridTab) -> None:
    table = grid.table
    table.sortByColumn(33, Qt.SortOrder.AscendingOrder)
    assert names(grid)[0] == CLEO and table.held.horizontalHeader().sortIndicatorSection() == -1
    table.held.sortByColumn(1, Qt.SortOrder.AscendingOrder)
    assert names(grid) == [ANA, BOB, CLEO]
    assert table.horizontalHeader().sortIndicatorSection() == -1


def test_a_name_is_found_and_the_evening_kept(grid: GridTab, qtbot: QtBot) -> None:
    table = grid.table
    table.setCurrentIndex(table.filter.index(0, 10))
    table.keyboardSearch("z")
    assert table.chosen_row().who.name == "Zoé Zola" and table.currentIndex().column() == 10
    grid.list.search.search_for("bénard")
    grid.list.search._search()
    assert table.filter.rowCount() == 1


def test_another_evening_brings_another_column(page: SeasonPage, grid: GridTab) -> None:
    season = page.season
    assert season is not None
    before = grid.table.filter.columnCount()
    page.do(lambda: page.seasons.record(season, [recorded("2025-12-05", BOB, ANA)]))
    assert grid.table.filter.columnCount() == before + 1


def test_a_long_name_is_whole_where_the_evenings_leave_the_room(qtbot: QtBot) -> None:
    long_name = "CHARPENTIER-LAVIGNE Marie-Hélène"
    desk = Desk(a_club_file())
    season = a_season(desk.club, SCALE)
    desk.seasons.record(season, [recorded("2025-10-01", ANA, long_name)])
    page = SeasonPage(desk)
    qtbot.addWidget(page)
    page.resize(1_200, 480)
    page.show()
    page.refresh()
    page.tabs.setCurrentIndex(GRID)
    shown = page.part_at(GRID)
    assert isinstance(shown, GridTab)
    table = shown.table
    name = table.rows.place_of("name")
    assert table.held.columnWidth(name) >= table.needed(name) > 186
    held = sum(table.held.columnWidth(at) for at in range(3))
    assert table.verticalHeader().width() == held
    over = table.width() - table.verticalHeader().width() - table.horizontalHeader().length()
    assert over <= table.verticalScrollBar().sizeHint().width() + 2 * table.frameWidth()
    page.resize(760, 480)
    evenings = [recorded(f"2025-11-{day:02}", ANA, long_name) for day in range(1, 20)]
    desk.seasons.record(season, evenings)
    page.refresh()
    assert table.held.columnWidth(name) == 186
