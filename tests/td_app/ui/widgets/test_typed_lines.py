"""Lines of text typed one under the other, pasted, scrolled when there are many."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from td_app.ui.theme import Space
from td_app.ui.widgets.page_parts import ScrolledColumn
from td_app.ui.widgets.typed_lines import MOST_LETTERS, LinesEditor

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


@pytest.fixture
def editor(qtbot: QtBot) -> Iterator[LinesEditor]:
    """Yield an editor of prizes in a column 240 pixels high."""
    around = ScrolledColumn()
    made = LinesEditor("Le prix", "Ajouter un rang", numbered="Place {0}")
    around.column.addWidget(made)
    around.column.addStretch(1)
    around.resize(480, 240)
    qtbot.addWidget(around)
    around.show()
    yield made
    around.close()


def texts(editor: LinesEditor) -> list[str]:
    return [text for _, text in editor.lines()]


def paste(editor: LinesEditor, line: int, text: str) -> None:
    QApplication.clipboard().setText(text)
    editor._rows[line].text.paste()


def test_fields_begin_where_those_of_other_rows_do(qtbot: QtBot) -> None:
    editor = LinesEditor("Le prix", "Ajouter un rang", numbered="Place {0}", number_width=192)
    editor.set_lines([("", "Un panier garni")])
    qtbot.addWidget(editor)
    editor.show()
    assert editor._rows[0].text.x() == 192 + Space.TIGHT


class TestManyLines:
    def test_twelve_lines_keep_their_height(self, editor: LinesEditor) -> None:
        editor.set_lines([("", "lot")])
        QApplication.processEvents()
        alone = editor._rows[0].text.height()
        editor.set_lines([("", f"lot {n}") for n in range(1, 13)])
        QApplication.processEvents()
        assert {row.text.height() for row in editor._rows} == {alone}

    def test_enter_goes_down_to_a_line_that_is_seen(self, editor: LinesEditor) -> None:
        editor.set_lines([("", f"lot {n}") for n in range(1, 13)])
        QApplication.processEvents()
        for row in editor._rows[:-1]:
            QTest.keyClick(row.text, Qt.Key.Key_Return)
        assert not editor._rows[-1].visibleRegion().isEmpty()

    def test_tab_goes_down_the_fields_and_then_to_the_crosses(self, editor: LinesEditor) -> None:
        after = QLineEdit()
        editor.parentWidget().layout().addWidget(after)
        editor.set_lines([("", "lot"), ("", "autre")])
        editor.set_lines([("", "lot"), ("", "autre"), ("", "dernier")])
        one, two, three = editor._rows
        QApplication.processEvents()
        fields = [one.text, two.text, three.text]
        expected = [*fields, one.gone, two.gone, three.gone, editor.add]
        following, reached = one.text, []
        while following is not after:
            if following.isVisibleTo(editor) and following.focusPolicy() & Qt.FocusPolicy.TabFocus:
                reached.append(following)
            following = following.nextInFocusChain()
        assert reached == expected

    def test_prizes_of_two_words_typed_with_tab_between_take_no_line_away(
        self, editor: LinesEditor
    ) -> None:
        editor.set_lines([("", ""), ("", ""), ("", "")])
        QApplication.processEvents()
        editor.start()
        for prize in ("Jambon", "Panier garni", "Vin"):
            typed = QApplication.focusWidget()
            assert typed is not None
            QTest.keyClicks(typed, prize)
            QTest.keyClick(typed, Qt.Key.Key_Tab)
        assert texts(editor) == ["Jambon", "Panier garni", "Vin"]

    def test_a_number_of_three_figures_is_not_cut(self, editor: LinesEditor) -> None:
        editor.set_lines([("", "lot")] * 200)
        number = editor._rows[-1]._number
        assert number.sizeHint().width() <= number.width()


class TestPaste:
    def test_a_list_pasted_fills_as_many_lines(self, editor: LinesEditor) -> None:
        editor.set_lines([("", ""), ("", "")])
        paste(editor, 0, "Vélo\r\nJambon\r\n\r\nPanier\tgarni\r\n")
        assert texts(editor) == ["Vélo", "Jambon", "Panier garni"]

    def test_it_starts_on_the_line_it_was_pasted_in(self, editor: LinesEditor) -> None:
        editor.set_lines([("", "Vélo"), ("", ""), ("", "Vin")])
        paste(editor, 1, "Jambon\nPanier")
        assert texts(editor) == ["Vélo", "Jambon", "Panier"]

    def test_the_owner_is_told_once(self, editor: LinesEditor, qtbot: QtBot) -> None:
        editor.set_lines([("", "")])
        told: list[int] = []
        editor.edited.connect(lambda: told.append(1))
        paste(editor, 0, "Vélo\nJambon")
        assert told == [1]

    def test_a_long_text_is_cut_where_typing_stops(self, editor: LinesEditor) -> None:
        editor.set_lines([("", "")])
        paste(editor, 0, "x" * (MOST_LETTERS + 50))
        assert texts(editor) == ["x" * MOST_LETTERS]
