"""Several answers of one kind, one after the other: actions, cards, players with their figures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from td_app.floor.question_steps import Asked, answer_words
from td_app.ui.pages.evening.floor.answers.answer_pad import AnswerPad, floor_button
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import FlowLayout, column, emptied, row, wide
from td_app.words.language import fr_en

Row = dict[str, object]


class FinishBar(QFrame):
    """The input so far, in one line; ``undone()`` and ``finished()`` are its buttons."""

    undone = Signal()
    finished = Signal()

    def __init__(self) -> None:
        """Start empty."""
        super().__init__()
        dress(self, kind="card")
        self.line = label("", Say.LEAD, wraps=True)
        self.line.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.undo = floor_button(
            fr_en("Effacer", "Erase"), self.undone.emit, Rank.QUIET, icon="undo"
        )
        self.ok = floor_button(fr_en("Terminé", "Done"), self.finished.emit)
        parts = (wide(self.line), self.undo, self.ok)
        self._row = row(*parts, on=self, spacing=Space.TIGHT)
        self._row.setContentsMargins(Space.NORMAL, Space.TIGHT, Space.TIGHT, Space.TIGHT)

    def stand_low(self) -> None:
        """Take less height."""
        self._row.setContentsMargins(Space.NORMAL, Space.HAIR, Space.HAIR, Space.HAIR)


class SeriesPad(AnswerPad):
    """One thing after the other: ``inner`` asks for it, Enter finishes where one would begin."""

    def __init__(self, asked: Asked, inner: AnswerPad | None) -> None:
        """Begin with what ``inner`` asks."""
        super().__init__(asked)
        self.inner = inner
        self._low = False
        self._lines: QVBoxLayout
        self.bar = FinishBar()
        self.bar.finished.connect(self._give)
        self.bar.undone.connect(self._undone)

    def stand_low(self) -> None:
        """Take less height, for any question."""
        self._low = True
        self._lines.setSpacing(Space.TIGHT)
        self.bar.stand_low()
        if self.inner is not None:
            self.inner.stand_low()

    def begin(self) -> None:
        """Take the keyboard for what is asked now."""
        if self.inner is not None:
            self.inner.begin()

    def take_back(self) -> bool:
        """Take out what was put in last."""
        return (self.inner is not None and self.inner.take_back()) or self._take_out()

    def hint(self) -> str:
        """Return how to finish, where it is possible."""
        inside = ""
        if self.inner is not None:
            inside = self.inner.hint()
        return " · ".join(words for words in (inside, self._ends()) if words)

    def keyed(self, event: QKeyEvent) -> bool:
        """Let the one asked have the key, else finish on Enter."""
        return (self.inner is not None and self.inner.keyed(event)) or super().keyed(event)

    def _take_out(self) -> bool:
        """Remove the last complete item; return whether there was any."""
        raise NotImplementedError

    def _ends(self) -> str:
        """Return how one finishes, in words."""
        raise NotImplementedError

    def _allow(self, anything: bool) -> None:
        """Allow to finish, or show that the input is empty."""
        nothing = fr_en("Rien de saisi pour l’instant", "Nothing entered yet")
        if anything or self.asked.assumed:
            self.bar.ok.set_refusal(None)
        else:
            self.bar.ok.set_refusal(nothing)


class ListPad(SeriesPad):
    """Each answer of ``item`` joins a line; Backspace takes the last one out, Enter finishes."""

    def __init__(self, asked: Asked, item: AnswerPad, *, once: bool = False) -> None:
        """Ask ``item`` as many times as needed; ``once``: each answer once."""
        super().__init__(asked, item)
        self.item = item
        self._once = once
        if isinstance(asked.first, list | tuple):
            self.values = list(asked.first)
        else:
            self.values = []
        item.given.connect(self._add)
        self._lines = column(self.bar, wide(item), on=self, spacing=Space.NORMAL, margins=0)
        self._tell()

    def _take_out(self) -> bool:
        taken = bool(self.values)
        if taken:
            self.values.pop()
            self._tell()
        return taken

    def _ends(self) -> str:
        return fr_en(
            "Dans l’ordre\u00a0; Entrée quand tout est saisi",
            "In order; press Enter when complete",
        )

    def _add(self, value: object) -> None:
        """Put one more at the end, unless it can be there once only and is."""
        again = self._once and value in self.values
        if not again:
            self.values.append(value)
        self.item.clear()
        self._tell()
        if again:
            told = answer_words(self.asked, [value])
            words = fr_en("{0}\u00a0: {1} y est déjà", "{0}: {1} is already there")
            self.bar.line.setText(words.format(self.bar.line.text(), told))
        self.item.begin()

    def _give(self) -> bool:
        if not self.values and not self.asked.assumed:
            return False
        self.given.emit(list(self.values))
        return True

    def _tell(self) -> None:
        told = answer_words(self.asked, self.values)
        if self.values:
            self.bar.line.setText(told)
        else:
            self.bar.line.setText(fr_en("Rien encore", "Nothing yet"))
        dress(self.bar.line, type=(Say.SECTION if self.values else Say.SOFT).value)
        self._allow(bool(self.values))
        self.bar.undo.setVisible(bool(self.values))


@dataclass(frozen=True, slots=True)
class Column:
    """One figure of a row: its name, the question, and how its widget is made."""

    name: str
    question: str
    make: Callable[[], AnswerPad]


@dataclass(frozen=True, slots=True)
class Rows:
    """The kind of rows: their columns, their words, and the plain value they make.

    ``named`` gives what needs no asking, by the rank of the row from 0.
    """

    columns: tuple[Column, ...]
    words: Callable[[Row], str]
    value: Callable[[list[Row]], object]
    named: Callable[[int], Row] = lambda _rank: {}


class RowsPad(SeriesPad):
    """Row after row, each column asked in turn; Enter finishes where a new row would begin."""

    def __init__(self, asked: Asked, rows: Rows, begun: list[Row] | None = None) -> None:
        """Ask for rows, ``begun`` being there already."""
        super().__init__(asked, None)
        self._what = rows
        self.rows: list[Row] = [dict(row) for row in begun or []]
        self._row: Row = {}
        dress(self.bar.line, type=Say.SECTION.value)
        self._done = QWidget()
        self._flow = FlowLayout(self._done)
        self._place = QVBoxLayout()
        parts = (self._done, self.bar, wide(self._place))
        self._lines = column(*parts, on=self, spacing=Space.SNUG, margins=0)
        self._next()

    def _take_out(self) -> bool:
        """Take back the figure before, in the row before if need be."""
        if not self._row and not self.rows:
            return False
        if not self._row:
            self._row = self.rows.pop()
        asked = [column.name for column in self._what.columns if column.name in self._row]
        del self._row[asked[-1]]
        self._next()
        self.begin()
        return True

    def _ends(self) -> str:
        ends = fr_en("Entrée quand tout est saisi", "Press Enter when complete")
        if self._row:
            return ""
        return ends

    def _answered(self, name: str, value: object) -> None:
        self._row[name] = value
        if all(column.name in self._row for column in self._what.columns):
            self.rows.append(self._row)
            self._row = {}
        self._next()
        self.begin()

    def _next(self) -> None:
        """Ask the first figure missing in the row."""
        asked = next(column for column in self._what.columns if column.name not in self._row)
        emptied(self._place)
        self.inner = asked.make()
        self.inner.given.connect(lambda value: self._answered(asked.name, value))
        if self._low:
            self.inner.stand_low()
        self._place.addWidget(self.inner)
        self.inner.show()
        first = self._what.columns[0].name
        begun = ""
        if self._row:
            begun = self._what.words({first: self._row[first]})
        self.bar.line.setText(" · ".join(words for words in (begun, asked.question) if words))
        self._tell()

    def _tell(self) -> None:
        emptied(self._flow)
        for rank, put_in in enumerate(self.rows):
            self._flow.addWidget(self._row_button(rank, put_in))
        # In the middle of a row the room is for its figures.
        self._done.setVisible(bool(self.rows) and not self._row)
        self._allow(bool(self.rows))
        self.bar.ok.setVisible(not self._row)
        self.bar.undo.setVisible(bool(self.rows) and not self._row)
        self.moved.emit()

    def _row_button(self, rank: int, put_in: Row) -> Button:
        words = self._what.words({**self._what.named(rank), **put_in})
        button = Button(
            words,
            icon="close",
            tip=fr_en("Retirer", "Remove"),
            name=fr_en("Retirer {0}", "Remove {0}").format(words),
            does=lambda: self.remove(rank),
        )
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def remove(self, rank: int) -> None:
        """Take a row out, by its rank from 0."""
        del self.rows[rank]
        self._tell()
        self.begin()

    def _give(self) -> bool:
        if self._row or (not self.rows and not self.asked.assumed):
            return False
        named = [{**self._what.named(rank), **row} for rank, row in enumerate(self.rows)]
        self.given.emit(self._what.value(named))
        return True
