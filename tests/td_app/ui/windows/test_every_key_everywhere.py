"""Letters and Space, on every page and in every focus of the director's window.

The rule: Space is the clock but where one writes; a letter alone writes, searches, or opens the
line of the eliminations (E); nothing it does is in the journal, and no wall comes up.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from window_builders import Evening

from td_app.ui.keys import is_typing
from td_app.ui.pages.evening.players.page import PlayersPage
from td_app.ui.windows.page_register import PAGES
from td_app.ui.windows.top_bar import ClockButton

LETTERS = [Qt.Key(ord(letter)) for letter in "ABCDEMNPRSVZ"]
WRITTEN = (QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox)

#: What the row of figures and the keys right of it write without and with Shift, by keyboard.
FIGURE_ROWS = {
    "French": "&é\"'(-è_çà)=1234567890°+",
    "French, of a Mac, Belgian": "&é\"'(§è!çà)-1234567890°_",
    "bépo": '"«»()@+-/*=%1234567890°`',
    "British": '1234567890-=!"£$%^&*()_+',
    "American": "1234567890-=!@#$%^&*()_+",
    "German": '1234567890´!"§$%&/()=?`',
    "Swiss": "1234567890'^+\"*ç%&/()=?`",
    "Spanish": "1234567890'¡!\"·$%&/()=?¿",
}

pytestmark = pytest.mark.usefixtures("in_french")


def stops(evening: Evening) -> Iterator[QWidget | None]:
    """Yield nothing, then one widget of each kind that can have the keyboard now."""
    yield None
    met: set[str] = set()
    for widget in evening.view.findChildren(QWidget):
        reached = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isEnabled()
        kind = f"{type(widget).__name__} {type(widget.parent()).__name__}"
        if reached and widget.isVisible() and kind not in met:
            met.add(kind)
            yield widget


def put_keyboard(evening: Evening, page: str, stop: QWidget | None) -> QWidget:
    """Show a page with the keyboard on ``stop``, or nowhere; return what hears the next key."""
    evening.window.show_page(page)
    focus = QApplication.focusWidget()
    if stop is not None:
        stop.setFocus(Qt.FocusReason.OtherFocusReason)
    elif focus is not None:
        focus.clearFocus()
    return QApplication.focusWidget() or evening.window


@pytest.mark.parametrize("page", [page.key for page in PAGES])
def test_a_letter_alone_writes_nothing_in_the_journal(evening_of_pages: Evening, page: str) -> None:
    evening = evening_of_pages
    evening.window.show_page(page)
    before = evening.live.sequence
    for stop in list(stops(evening)):
        for letter in LETTERS:
            heard = put_keyboard(evening, page, stop)
            typed_in = is_typing(heard) or isinstance(heard, QAbstractItemView)
            QTest.keyClick(heard, letter)
            assert evening.live.sequence == before, (letter, stop)
            assert evening.window.beside.walls is None, (letter, stop)
            assert evening.window.messages.dialog is None, (letter, stop)
            shown = evening.view.pages.key
            assert shown == page or (letter == Qt.Key.Key_E and not typed_in), (letter, stop)


@pytest.mark.parametrize("page", [page.key for page in PAGES])
def test_space_is_the_clock_but_where_one_writes(evening_of_pages: Evening, page: str) -> None:
    evening = evening_of_pages
    evening.window.show_page(page)
    for stop in list(stops(evening)):
        running = evening.live.state.clock.running
        heard = put_keyboard(evening, page, stop)
        QTest.keyClick(heard, Qt.Key.Key_Space)
        turned = evening.live.state.clock.running is not running
        assert turned is not isinstance(heard, WRITTEN), stop
        assert not evening.view.menu.isVisible()


def test_the_row_of_figures_of_no_keyboard_changes_the_clock(evening_of_pages: Evening) -> None:
    evening = evening_of_pages
    before = evening.live.sequence
    for written in sorted({written for row in FIGURE_ROWS.values() for written in row}):
        for shift in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
            heard = put_keyboard(evening, "clock", None)
            QTest.keyClick(heard, Qt.Key(ord(written.upper())), shift)
            if evening.window.messages.dialog is not None:
                evening.window.messages.dialog.reject()
    assert evening.live.sequence == before


def test_a_name_typed_on_the_list_of_players_searches_it(evening_of_pages: Evening) -> None:
    evening = evening_of_pages
    page = evening.view.show_page("players")
    assert isinstance(page, PlayersPage)
    name = page.entrants.table.rows.rows[5].name.split()[0].lower()
    page.entrants.table.choose_first()
    before = evening.live.sequence
    for letter in name.upper():
        QTest.keyClick(QApplication.focusWidget() or evening.window, Qt.Key(ord(letter)))
    assert page.entrants.door.field.text().lower() == name
    assert evening.live.sequence == before
    assert evening.view.pages.key == "players"


def test_beside_who_comes_in_a_figure_leads_to_no_other_page(evening_of_pages: Evening) -> None:
    page = evening_of_pages.view.show_page("players")
    assert isinstance(page, PlayersPage)
    present = page.entrants.door.present
    QTest.keyClick(put_keyboard(evening_of_pages, "players", present), Qt.Key.Key_3)
    assert evening_of_pages.view.pages.key == "players"


def test_what_a_button_of_the_players_tells_is_what_its_key_does(
    evening_of_pages: Evening,
) -> None:
    evening = evening_of_pages
    page = evening.view.show_page("players")
    assert isinstance(page, PlayersPage)
    page.entrants.table.choose_first()
    who = page.entrants.table.chosen()[0]
    assert who.absence is None
    assert page.entrants.bar.absence.text().endswith("Alt+A")
    heard = QApplication.focusWidget() or evening.window
    QTest.keyClick(heard, Qt.Key.Key_A, Qt.KeyboardModifier.AltModifier)
    assert page.entrants.table.chosen()[0].absence is not None


def test_the_clock_in_the_header_still_answers_a_press(evening: Evening) -> None:
    button = evening.view.top.clock
    assert isinstance(button, ClockButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not evening.live.state.clock.running


def test_undo_in_a_field_left_empty_takes_back_the_act(evening_of_pages: Evening) -> None:
    evening = evening_of_pages
    page = evening.view.show_page("players")
    assert isinstance(page, PlayersPage)
    before = len(evening.live.players().rows)
    page.entrants.door.field.setFocus()
    QTest.keyClicks(page.entrants.door.field, "Zzaniewski Zoe")
    QTest.keyClick(page.entrants.door.field, Qt.Key.Key_Return)
    assert len(evening.live.players().rows) == before + 1
    QTest.keyClick(page.entrants.door.field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(evening.live.players().rows) == before
    assert page.entrants.door.field.text() == ""
