"""Lines of text that people type: one, with the reason it gives, or several."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCompleter,
    QLineEdit,
    QWidget,
)

from td_app.ui.theme.tokens import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.keys import ENTER
from td_app.ui.widgets.labels import label
from td_app.ui.widgets.layout import Margins, at, bring_in_sight, column, put_away, row, wide
from td_app.ui.widgets.tips import set_tip
from td_app.words.language import fr_en


class LineField(QLineEdit):
    """A line whose Enter goes no further: the form it sent may be gone by then."""

    def __init__(self, text: str = "", *, hint: str = "", name: str = "") -> None:
        """Hold ``text``; ``hint`` stands in the empty line, ``name`` is read out."""
        super().__init__(text)
        self.setPlaceholderText(hint)
        self.setAccessibleName(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter here."""
        super().keyPressEvent(event)
        if event.key() in ENTER:
            event.accept()


class ReasonLine(QWidget):
    """``given(reason)`` on the button or on Enter; the button waits for words."""

    given = Signal(str)

    def __init__(
        self,
        verb: str,
        *,
        name: str = "",
        hint: str = "",
        needed: str = "",
        width: int = 0,
        margins: Margins = 0,
    ) -> None:
        """Put ``verb`` on the button; ``hint`` stands in the line, ``needed`` on a grey button.

        ``width`` in pixels keeps the line from filling the page.
        """
        super().__init__()
        self.field = LineField(
            hint=hint or fr_en("Motif, inscrit au journal", "Reason, recorded in the log"),
            name=name or fr_en("Motif", "Reason"),
        )
        self.button = Button(verb, does=lambda: self.given.emit(self.reason()))
        self._needed = needed or fr_en("Indiquez d’abord le motif.", "Enter the reason first.")
        parts = (wide(self.field), self.button)
        self.line = row(*parts, on=self, spacing=Space.TIGHT, margins=margins)
        if width:
            self.field.setMaximumWidth(width)
            self.line.addStretch(1)
        self.field.textChanged.connect(self.update_button)
        self.field.returnPressed.connect(self.button.click)
        self.update_button()

    def reason(self) -> str:
        """Return the reason typed, empty without one."""
        return self.field.text().strip()

    def update_button(self) -> None:
        """Disable the button while no reason is typed."""
        if self.reason():
            self.button.set_refusal(None)
        else:
            self.button.set_refusal(self._needed)


Line = tuple[str, str]

NUMBER_WIDTH = 72
"""Pixels of a line's number: « Place 200 »."""

MOST_LETTERS = 300


class LinesEditor(QWidget):
    """Lines of a short field (none without ``short_name``) and a long one.

    ``edited()`` as one types, adds or removes. A text of several lines, pasted, fills as many
    lines from the one it was pasted in.
    """

    edited = Signal()

    def __init__(
        self,
        name: str,
        add: str,
        parent: QWidget | None = None,
        *,
        short_name: str = "",
        short_width: int = 96,
        offered: Sequence[str] = (),
        numbered: str = "",
        number_width: int = NUMBER_WIDTH,
    ) -> None:
        """``name`` says what a line is; ``numbered`` is written before it, with its place.

        ``number_width``: the pixels of that, where fields of other rows stand above.
        """
        super().__init__(parent)
        self._name = name
        self._short_name = short_name
        self._numbered = numbered
        self._number_width = number_width
        self._short_width = short_width
        self._offered = list(offered)
        self._rows: list[_Row] = []
        self.add = Button(add, icon="add", does=self._on_add)
        self._lines = column(spacing=Space.TIGHT)
        add_at_left = at(self.add, Qt.AlignmentFlag.AlignLeft)
        column(self._lines, add_at_left, on=self, spacing=Space.TIGHT, margins=0)

    def lines(self) -> tuple[Line, ...]:
        """Return each line, its short part first; empty ones too."""
        return tuple(row.line() for row in self._rows)

    def set_lines(self, lines: Sequence[Line]) -> None:
        """Show those lines; what is the same already stays as it is."""
        if tuple(lines) == self.lines():
            return
        while len(self._rows) > len(lines):
            self._drop(self._rows[-1])
        while len(self._rows) < len(lines):
            self._append()
        for editor, line in zip(self._rows, lines, strict=True):
            editor.write(line)

    def call(self, name: str) -> None:
        """Say otherwise what a line is."""
        self._name = name
        for line in self._rows:
            line.call(name)

    def start(self) -> None:
        """Put the keyboard on the first line, if there is one."""
        if self._rows:
            self._rows[0].start()

    def _append(self) -> _Row:
        row = _Row(self, len(self._rows) + 1)
        self._rows.append(row)
        self._lines.addWidget(row)
        # Tab goes down the fields: on a cross, the first space of what is typed would take a
        # line away. The crosses follow, then the button that adds a line.
        fields = [field for one in self._rows for field in (one.short, one.text)]
        for part, following in pairwise((*fields, *(one.gone for one in self._rows), self.add)):
            QWidget.setTabOrder(part, following)
        return row

    def _drop(self, row: _Row) -> None:
        self._rows.remove(row)
        put_away(row)
        for place, kept in enumerate(self._rows, 1):
            kept.number(place)

    def _on_add(self) -> None:
        row = self._append()
        self.edited.emit()
        row.start()
        QTimer.singleShot(0, self, lambda: bring_in_sight(self.add))

    def remove(self, row: _Row) -> None:
        """Take a line away (its own button asks)."""
        self._drop(row)
        self.edited.emit()

    def after(self, row: _Row) -> None:
        """Go to the next line, a new one after the last (Enter asks)."""
        place = self._rows.index(row) + 1
        if place < len(self._rows):
            self._rows[place].start()
            bring_in_sight(self._rows[place])
        elif any(row.line()):
            self._on_add()

    def write_on(self, row: _Row, text: str) -> None:
        """Write each line of ``text`` on a line, from ``row`` down (a paste asks)."""
        first = self._rows.index(row)
        written = text.replace("\t", " ").splitlines()
        parts = [part for part in map(str.strip, written) if part]
        while len(self._rows) < first + len(parts):
            self._append()
        for number, part in enumerate(parts or [""], first):
            self._rows[number].text.setText(part[:MOST_LETTERS])
        self.edited.emit()
        last = self._rows[first + max(0, len(parts) - 1)]
        last.text.setFocus()
        QTimer.singleShot(0, self, lambda: bring_in_sight(self.add))


class _Row(QWidget):
    """One line."""

    def __init__(self, editor: LinesEditor, place: int) -> None:
        super().__init__(editor)
        self._editor = editor
        self._number = label("", parent=self)
        self._number.setFixedWidth(editor._number_width)
        self._number.setVisible(bool(editor._numbered))
        self.short = QLineEdit(self)
        self.short.setFixedWidth(editor._short_width)
        self.short.setMaxLength(20)
        self.short.setPlaceholderText(editor._short_name)
        self.short.setAccessibleName(editor._short_name)
        self.short.setVisible(bool(editor._short_name))
        if editor._offered:
            self.short.setCompleter(QCompleter(editor._offered, self))
        self.text = QLineEdit()
        self.call(editor._name)
        removing = fr_en("Retirer la ligne", "Remove the line")
        self.gone = gone = Button(rank=Rank.QUIET, icon="close", name=removing)
        set_tip(gone, removing)
        gone.clicked.connect(lambda: editor.remove(self))
        self.short.textEdited.connect(editor.edited)
        self.text.textEdited.connect(self._on_text)
        self.text.returnPressed.connect(lambda: editor.after(self))
        parts = (self._number, self.short, wide(self.text), gone)
        row(*parts, on=self, spacing=Space.TIGHT, margins=0)
        self.number(place)

    def _on_text(self, text: str) -> None:
        if len(text.splitlines()) > 1:
            self._editor.write_on(self, text)
            return
        if len(text) > MOST_LETTERS:
            self.text.setText(text[:MOST_LETTERS])
        self._editor.edited.emit()

    def line(self) -> Line:
        """Return the line typed: its short name and its text, stripped."""
        return self.short.text().strip(), self.text.text().strip()

    def write(self, line: Line) -> None:
        """Show another line, unless it is what is being written."""
        for field, text in zip((self.short, self.text), line, strict=True):
            if field.text().strip() != text:
                field.setText(text)
                field.setCursorPosition(0)

    def call(self, name: str) -> None:
        """Set the field's hint and its name for screen readers."""
        self.text.setPlaceholderText(name)
        self.text.setAccessibleName(name)

    def number(self, place: int) -> None:
        """Write its place before it."""
        self._number.setText(self._editor._numbered.format(place))

    def start(self) -> None:
        """Put the keyboard on it."""
        (self.short if self._editor._short_name else self.text).setFocus()
