"""One out of a few: a list that opens, answers side by side, chips with counts, a slider."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QStandardItemModel, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QComboBox,
    QHBoxLayout,
    QLayout,
    QRadioButton,
    QSlider,
    QStyledItemDelegate,
    QWidget,
)

from td_app.ui.theme.icons import dress
from td_app.ui.theme.tokens import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.layout import FlowLayout, row
from td_app.ui.widgets.tips import explained, set_tip
from td_app.words.figures import whole
from td_app.words.language import Pair

B = TypeVar("B", bound=QAbstractButton)

Answer = tuple[str, str] | tuple[str, str, Pair]
"""What is offered: its key, its words, and the sentence of its help."""


class ChoiceField(QComboBox):
    """A list that opens; ``choiceChanged(key)`` when somebody chooses another line."""

    choiceChanged = Signal(str)  # noqa: N815 - a Qt signal among Qt's own

    def __init__(
        self,
        choices: Sequence[tuple[str, str]] = (),
        parent: QWidget | None = None,
        *,
        name: str = "",
    ) -> None:
        """Offer ``choices``, each a key and its words, the first one chosen.

        ``name`` is what a screen reader calls it.
        """
        super().__init__(parent)
        self.setAccessibleName(name)
        # The style sheet reaches the lines of the list only through this kind of delegate.
        self.setItemDelegate(QStyledItemDelegate(self))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.set_choices(choices)
        self.activated.connect(lambda _place: self.choiceChanged.emit(self.chosen()))

    def set_choices(self, choices: Sequence[tuple[str, str]]) -> None:
        """Offer others, keeping the choice where its key is still offered."""
        kept = self.chosen()
        self.clear()
        for key, words in choices:
            self.addItem(words, key)
        self.choose(kept)

    def chosen(self) -> str:
        """Return the key of the line chosen, empty without any."""
        return str(self.currentData() or "")

    def refuse(self, key: str, why: str) -> None:
        """Let a line no longer be chosen, and say why on it; "" offers it again."""
        model = self.model()
        place = self.findData(key)
        if isinstance(model, QStandardItemModel) and place >= 0:
            line = model.item(place)
            line.setEnabled(not why)
            set_tip(line, why)

    def choose(self, key: str) -> bool:
        """Choose a line by its key, without a signal; return whether it is offered."""
        place = self.findData(key)
        if place >= 0:
            self.setCurrentIndex(place)
        return place >= 0

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn only in the field that has the keyboard."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class _Answers(QWidget, Generic[B]):
    """Buttons side by side, one of them on."""

    buttons: dict[str, B]

    def _offer(
        self,
        answers: Sequence[Answer],
        buttons: dict[str, B],
        picked: Callable[[str], None],
        line: QLayout,
    ) -> None:
        self.buttons = buttons
        for key, _, *sentence in answers:
            for pair in sentence:
                explained(buttons[key], *pair)
        group = QButtonGroup(self)
        for key, button in buttons.items():
            group.addButton(button)
            button.clicked.connect(lambda _on, key=key: picked(key))
            line.addWidget(button)
        if isinstance(line, QHBoxLayout):
            line.addStretch(1)

    def choose(self, key: str) -> None:
        """Put an answer on by its key, without a signal."""
        self.buttons[key].setChecked(True)


class ChoiceRow(_Answers[QRadioButton]):
    """A few answers side by side, one of them on."""

    def __init__(
        self,
        answers: Sequence[Answer],
        on: str,
        chosen: Callable[[str], None],
    ) -> None:
        """Offer ``answers`` and call ``chosen`` with the value picked."""
        super().__init__()
        buttons = {value: QRadioButton(words) for value, words, *_ in answers}
        for value, button in buttons.items():
            button.setChecked(value == on)
        line = row(on=self, spacing=Space.NORMAL, margins=0)
        self._offer(answers, buttons, chosen, line)


class FilterChips(_Answers[Button]):
    """``picked(key)`` when another chip is pressed; the arrows go from one to the next."""

    picked = Signal(str)

    def __init__(
        self,
        choices: Sequence[Answer],
        name: str,
        parent: QWidget | None = None,
        *,
        wraps: bool = False,
    ) -> None:
        """Offer ``choices``, the first one chosen; ``wraps``: on as many lines as they need."""
        super().__init__(parent)
        self.setAccessibleName(name)
        self._words = {key: words for key, words, *_ in choices}
        self._tight = False
        chips = {key: Button(words, Rank.QUIET, scale="small") for key, words, *_ in choices}
        for chip in chips.values():
            chip.setCheckable(True)
            dress(chip, kind="filter-chip")
        if wraps:
            line: QLayout = FlowLayout(self, spacing=Space.HAIR)
        else:
            line = row(on=self, spacing=Space.HAIR, margins=0)
        self._offer(choices, chips, self.picked.emit, line)
        self.choose(choices[0][0])

    def chosen(self) -> str:
        """Return the key of the chip chosen."""
        return next(key for key, button in self.buttons.items() if button.isChecked())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand closer together where there is little room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Leave less around the words of each chip, rather than cut them."""
        shown = [chip for chip in self.buttons.values() if not chip.isHidden()]
        saved = 2 * Space.HAIR if self._tight else 0
        between = Space.HAIR * max(0, len(shown) - 1)
        needed = sum(chip.sizeHint().width() + saved for chip in shown) + between
        tight = needed > self.width()
        if tight != self._tight:
            self._tight = tight
            for chip in self.buttons.values():
                dress(chip, scale="tight" if tight else "small")

    def call(self, key: str, words: str) -> None:
        """Say otherwise what a chip keeps, its count to be written again."""
        self._words[key] = words

    def set_counts(self, counts: Mapping[str, int]) -> None:
        """Write a count after the words of each key given."""
        for key, count in counts.items():
            text = f"{self._words[key]}\u2002{whole(count)}"
            if self.buttons[key].text() != text:
                self.buttons[key].setText(text)
        self._fit()


class SteadySlider(QSlider):
    """Moves with the wheel only while it has the keyboard."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn only with the keyboard; else the page scrolls."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
