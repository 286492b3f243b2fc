"""Several players or pots, each with its figures: row after row, one question at a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from td_app.ui.pages.floor.answer_flow import FlowLayout, empty
from td_app.ui.pages.floor.answer_list import FinishBar
from td_app.ui.pages.floor.answer_pad import AnswerPad, Asked
from td_app.ui.theme import dress
from td_app.ui.theme.tokens import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.keys import ENTER
from td_app.ui.widgets.labels import Say
from td_app.words.language import fr_en

Row = dict[str, object]


@dataclass(frozen=True, slots=True)
class Column:
    """One figure of a row: its name, the question, and how its widget is made."""

    name: str
    question: str
    make: Callable[[], AnswerPad]


@dataclass(frozen=True, slots=True)
class Rows:
    """What rows are: their columns, how one reads, and the plain value they make.

    ``named`` gives what needs no asking, by the rank of the row from 0.
    """

    columns: tuple[Column, ...]
    words: Callable[[Row], str]
    value: Callable[[list[Row]], object]
    named: Callable[[int], Row] = lambda _rank: {}


class RowsPad(AnswerPad):
    """Each column is asked in turn; Enter finishes where a new row would begin."""

    def __init__(self, asked: Asked, rows: Rows, begun: list[Row] | None = None) -> None:
        """Ask for rows, ``begun`` being there already."""
        super().__init__(asked)
        self._what = rows
        self.rows: list[Row] = [dict(row) for row in begun or []]
        self._row: Row = {}
        self.pad: AnswerPad | None = None
        self.bar = FinishBar()
        dress(self.bar.line, type=Say.SECTION.value)
        self.bar.finished.connect(self._give)
        self.bar.undone.connect(self._undone)
        self._done = QWidget()
        self._flow = FlowLayout(self._done)
        self._place = QVBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SNUG)
        column.addWidget(self._done)
        column.addWidget(self.bar)
        column.addLayout(self._place, 1)
        self._next()

    def begin(self) -> None:
        """Take the keyboard for the figure asked now."""
        if self.pad is not None:
            self.pad.begin()

    def take_back(self) -> bool:
        """Take back the figure before, in the row before if need be."""
        if self.pad is not None and self.pad.take_back():
            return True
        if not self._row and not self.rows:
            return False
        if not self._row:
            self._row = self.rows.pop()
        asked = [column.name for column in self._what.columns if column.name in self._row]
        del self._row[asked[-1]]
        self._next()
        self.begin()
        return True

    def clear(self) -> None:
        """Take every row out."""
        self.rows.clear()
        self._row = {}
        self._next()

    def hint(self) -> str:
        """Tell how the rows are finished."""
        ends = fr_en("Entrée quand tout y est", "Enter when everything is there")
        inside = self.pad.hint() if self.pad else ""
        return " · ".join(words for words in (inside, ends if not self._row else "") if words)

    def keyed(self, event: QKeyEvent) -> bool:
        """Let the figure asked have the key, else finish on Enter."""
        if self.pad is not None and self.pad.keyed(event):
            return True
        return event.key() in ENTER and (event.isAutoRepeat() or self._give())

    def _answered(self, name: str, value: object) -> None:
        self._row[name] = value
        if all(column.name in self._row for column in self._what.columns):
            self.rows.append(self._row)
            self._row = {}
        self._next()
        self.begin()

    def _next(self) -> None:
        """Ask the first figure missing in the row."""
        column = next(c for c in self._what.columns if c.name not in self._row)
        empty(self._place)
        self.pad = column.make()
        self.pad.given.connect(lambda value: self._answered(column.name, value))
        self._place.addWidget(self.pad)
        self.pad.show()
        first = self._what.columns[0].name
        begun = self._what.words({first: self._row[first]}) if self._row else ""
        self.bar.line.setText(" · ".join(words for words in (begun, column.question) if words))
        self._tell()

    def _tell(self) -> None:
        empty(self._flow)
        for rank, row in enumerate(self.rows):
            words = self._what.words({**self._what.named(rank), **row})
            button = Button(words, Rank.SECONDARY, icon="close", tip=fr_en("Retirer", "Take out"))
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAccessibleName(fr_en("Retirer {0}", "Take out {0}").format(words))
            button.clicked.connect(lambda _=False, rank=rank: self.remove(rank))
            self._flow.addWidget(button)
        # In the middle of a row the room is for its figures.
        self._done.setVisible(bool(self.rows) and not self._row)
        refused = not self.rows and not self.asked.assumed
        self.bar.ok.set_refusal(
            fr_en("Rien n'est encore dit", "Nothing has been told yet") if refused else None
        )
        self.bar.ok.setVisible(not self._row)
        self.bar.undo.setVisible(bool(self.rows) and not self._row)
        self.moved.emit()

    def remove(self, rank: int) -> None:
        """Take a row out, by its rank from 0."""
        del self.rows[rank]
        self._tell()
        self.begin()

    def _undone(self) -> None:
        self.take_back()
        self.begin()

    def _give(self) -> bool:
        if self._row or (not self.rows and not self.asked.assumed):
            return False
        named = [{**self._what.named(rank), **row} for rank, row in enumerate(self.rows)]
        self.given.emit(self._what.value(named))
        return True
