"""What people type is shown letter by letter: no name is markup, and none fetches a share."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtGui import Qt as Reading
from PySide6.QtWidgets import QAbstractItemView, QLabel, QMenu, QWidget
from window_builders import Evening

from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.ui.widgets.table_plan import TablePlan
from td_app.ui.widgets.tips import plain_tip, set_tip
from td_app.ui.windows.page_register import PAGES

IMAGE = '<img src="file:////pirate/partage/x.png">'
ROWS, COLUMNS = 60, 12


def shown(window: QWidget) -> Iterator[tuple[str, str]]:
    """Yield where Qt would read a text as markup by itself, and that text."""
    for widget in window.findChildren(QWidget):
        name = type(widget).__name__
        yield f"{name} tip", widget.toolTip()
        if isinstance(widget, QLabel) and widget.textFormat() is not Qt.TextFormat.PlainText:
            yield f"{name} label", widget.text()
        if isinstance(widget, TablePlan):
            yield from ((name, plain_tip(widget.words_of(place))) for place in range(1, 10))
        if isinstance(widget, QAbstractItemView):
            yield from ((f"{name} cell", tip) for tip in cell_tips(widget))
    for menu in window.findChildren(QMenu):
        if menu.toolTipsVisible():
            yield from (("action", action.toolTip()) for action in menu.findChildren(QAction))


def cell_tips(view: QAbstractItemView) -> Iterator[str]:
    model, top = view.model(), QModelIndex()
    for row in range(min(ROWS, model.rowCount(top) if model else 0)):
        for column in range(COLUMNS):
            cell = model.index(row, column, top)
            yield str((cell.data(Qt.ItemDataRole.ToolTipRole) if cell.isValid() else "") or "")


def is_read_as_markup(text: str) -> bool:
    return Reading.mightBeRichText(text) and "<img" in text


def test_no_page_reads_a_name_as_markup(evening_of_pages: Evening) -> None:
    live, window = evening_of_pages.live, evening_of_pages.window
    setup = live.state.setup
    live.dispatch(cmd.ChangeSetup(replace(setup, name=f"Coupe {IMAGE}", place=IMAGE)))
    for entrant in tuple(live.state.entrants):
        live.dispatch(
            cmd.CorrectEntrant(entrant, Person(f"{IMAGE}{entrant}", "A", club=IMAGE, team=IMAGE))
        )
    evening_of_pages.desk.club.directory.remember([Person(IMAGE, "B", club=IMAGE)])
    looked = 0
    for page in PAGES:
        window.show_page(page.key)
        for where, text in shown(window):
            looked += 1
            assert not is_read_as_markup(text), (page.key, where, text)
    assert looked > 1_000


def test_a_tip_that_looks_like_markup_is_shown_as_typed(evening: Evening) -> None:
    label = QLabel(evening.window)
    set_tip(label, f"{IMAGE}\nligne")
    assert "<img" not in label.toolTip() and "&lt;img" in label.toolTip()
    assert "<br>ligne" in label.toolTip()


def test_tips_go_through_one_door() -> None:
    folder = Path(__file__).resolve().parents[4] / "td_app"
    beside = [
        path.name
        for path in folder.rglob("*.py")
        if path.name != "tips.py" and re.search(r"\.setToolTip\(", path.read_text("utf-8"))
    ]
    assert beside == []
