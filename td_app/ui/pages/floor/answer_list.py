"""Several answers of one kind, one after the other: actions in order, cards, amounts."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout

from td_app.ui.pages.floor.answer_button import floor_button
from td_app.ui.pages.floor.answer_pad import AnswerPad, Asked
from td_app.ui.pages.floor.answer_words import answer_words
from td_app.ui.theme import dress
from td_app.ui.theme.tokens import Space
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.keys import ENTER
from td_app.ui.widgets.labels import Say, label
from td_app.words.language import fr_en


class FinishBar(QFrame):
    """What was put in so far, in one line; ``undone()`` and ``finished()`` are its buttons."""

    undone = Signal()
    finished = Signal()

    def __init__(self) -> None:
        """Show nothing yet."""
        super().__init__()
        dress(self, kind="card")
        self.line = label("", Say.LEAD, wraps=True)
        self.line.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.undo = floor_button(
            fr_en("Effacer", "Take back"), self.undone.emit, Rank.QUIET, icon="undo"
        )
        self.ok = floor_button(fr_en("Terminé", "Done"), self.finished.emit)
        row = QHBoxLayout(self)
        row.setContentsMargins(Space.NORMAL, Space.TIGHT, Space.TIGHT, Space.TIGHT)
        row.setSpacing(Space.TIGHT)
        row.addWidget(self.line, 1)
        row.addWidget(self.undo)
        row.addWidget(self.ok)


class ListPad(AnswerPad):
    """Each answer of ``item`` joins a line; Backspace takes the last one out, Enter finishes."""

    def __init__(self, asked: Asked, item: AnswerPad) -> None:
        """Ask ``item`` as many times as there is something to tell."""
        super().__init__(asked)
        self.item = item
        self.values: list[object] = []
        if isinstance(asked.first, list | tuple):
            self.values = list(asked.first)
        self.bar = FinishBar()
        self.bar.finished.connect(self._give)
        self.bar.undone.connect(self._undone)
        item.given.connect(self._add)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.NORMAL)
        column.addWidget(self.bar)
        column.addWidget(item, 1)
        self._tell()

    def begin(self) -> None:
        """Take the keyboard for the next one."""
        self.item.begin()

    def take_back(self) -> bool:
        """Take out the last one put in."""
        if self.item.take_back():
            return True
        if not self.values:
            return False
        self.values.pop()
        self._tell()
        return True

    def clear(self) -> None:
        """Take all of them out."""
        self.values.clear()
        self.item.clear()
        self._tell()

    def hint(self) -> str:
        """Tell how the list is finished."""
        ends = fr_en(
            "Dans l'ordre\u00a0; Entrée quand tout y est",
            "In order; Enter when everything is there",
        )
        return " · ".join(words for words in (self.item.hint(), ends) if words)

    def keyed(self, event: QKeyEvent) -> bool:
        """Let the one asked have the key, else finish on Enter."""
        if self.item.keyed(event):
            return True
        return event.key() in ENTER and (event.isAutoRepeat() or self._give())

    def _add(self, value: object) -> None:
        self.values.append(value)
        self.item.clear()
        self._tell()
        self.item.begin()

    def _undone(self) -> None:
        self.take_back()
        self.begin()

    def _give(self) -> bool:
        if not self.values and not self.asked.assumed:
            return False
        self.given.emit(list(self.values))
        return True

    def _tell(self) -> None:
        nothing = not self.values
        self.bar.line.setText(fr_en("Rien encore", "Nothing yet") if nothing else self._words())
        dress(self.bar.line, type=(Say.SOFT if nothing else Say.SECTION).value)
        refused = nothing and not self.asked.assumed
        self.bar.ok.set_refusal(
            fr_en("Rien n'est encore dit", "Nothing has been told yet") if refused else None
        )
        self.bar.undo.setVisible(not nothing)

    def _words(self) -> str:
        return answer_words(self.asked, self.values)
