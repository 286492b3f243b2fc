"""What each column of a file is taken for; the director may say otherwise."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from td_app.members_file.meanings import MEANINGS
from td_app.members_file.previewed import ColumnMeaning
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.choice_field import ChoiceField
from td_app.ui.widgets.cut_label import CutLabel
from td_app.ui.widgets.labels import Say
from td_app.words.language import fr_en
from td_app.words.members_file import MEANINGS as LABELS
from td_app.words.speaking import say

WIDTH = 158
STRIP_HEIGHT = 96


class ColumnBox(QFrame):
    """One column: its header, its meaning, an example."""

    def __init__(self, column: ColumnMeaning, parent: QWidget | None = None) -> None:
        """Show ``column``."""
        super().__init__(parent)
        self.setFixedWidth(WIDTH)
        header = column.header or fr_en("Colonne {0}", "Column {0}").format(column.index + 1)
        unsure = not column.certain
        title = fr_en("{0} (à confirmer)", "{0} (to confirm)").format(header) if unsure else header
        self.meaning = ChoiceField([(m, say(LABELS[m])) for m in MEANINGS])
        self.meaning.choose(column.meaning)
        self.meaning.setAccessibleName(
            fr_en("Sens de la colonne {0}", "Meaning of column {0}").format(header)
        )
        body = QVBoxLayout(self)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(2)
        tone = Tone.AMBER if unsure else Tone.NEUTRAL
        body.addWidget(CutLabel(title, Say.SMALL, tone=tone))
        body.addWidget(self.meaning)
        example = fr_en("ex. {0}", "e.g. {0}").format(column.example) if column.example else ""
        body.addWidget(CutLabel(example, Say.SMALL))


class ColumnStrip(QScrollArea):
    """``meant(index, meaning)`` when another meaning is chosen for a column (from 0)."""

    meant = Signal(int, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show no column yet."""
        super().__init__(parent)
        self.boxes: dict[int, ColumnBox] = {}
        self._shown: tuple[ColumnMeaning, ...] = ()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedHeight(STRIP_HEIGHT)

    def show_columns(self, columns: tuple[ColumnMeaning, ...]) -> None:
        """Show the columns of a file; those already shown stay where they are."""
        if [c.index for c in columns] == [c.index for c in self._shown] and all(
            (c.header, c.certain, c.example) == (s.header, s.certain, s.example)
            for c, s in zip(columns, self._shown, strict=True)
        ):
            for column in columns:
                self.boxes[column.index].meaning.choose(column.meaning)
        else:
            self._build(columns)
        self._shown = columns

    def _build(self, columns: tuple[ColumnMeaning, ...]) -> None:
        held = QWidget()
        dress(held, kind="scrolled")
        row = QHBoxLayout(held)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.SNUG)
        self.boxes = {}
        for column in columns:
            box = ColumnBox(column)
            box.meaning.choiceChanged.connect(
                lambda meaning, index=column.index: self.meant.emit(index, meaning)
            )
            self.boxes[column.index] = box
            row.addWidget(box)
        row.addStretch(1)
        old = self.takeWidget()
        if old is not None:
            # A box may be the sender of the signal being answered.
            old.hide()
            old.deleteLater()
        self.setWidget(held)
