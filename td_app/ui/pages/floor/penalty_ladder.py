"""The ladder of 11.2 as seven rising steps: those given, the one proposed, the one chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from td_app.tournament.views.conduct import LadderStep
from td_app.ui.theme import RADIUS, Space, TypeSize, colours, typeface
from td_app.words.language import fr_en

LOWEST, RISE, MARK = 34, 5, 16
"""Height of the first step, what each one adds, and the room of the mark above, in pixels."""

PADDING = 5
CENTRE = Qt.AlignmentFlag.AlignCenter
SIDEWAYS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}


class StepButton(QAbstractButton):
    """One step of the ladder: a tick once given, a diamond when proposed."""

    def __init__(self, rank: int, words: str) -> None:
        """Stand ``rank`` steps up (from 0)."""
        super().__init__()
        self.setCheckable(True)
        self.setText(words)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._high = LOWEST + rank * RISE
        self.reached = self.offered = False

    def show_step(self, step: LadderStep) -> None:
        """Show whether it was given, and whether it is proposed."""
        self.reached, self.offered = step.reached, step.offered
        said = [fr_en("déjà donnée", "given before")] if step.reached else []
        said += [fr_en("proposée", "suggested")] if step.offered else []
        self.setAccessibleName(", ".join((self.text(), *said)))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room its words need, the mark above included, in pixels."""
        wide = QFontMetricsF(typeface(TypeSize.SMALL, strong=True)).horizontalAdvance(self.text())
        return QSize(int(wide) + 2 * PADDING, self._high + MARK)

    def minimumSizeHint(self) -> QSize:
        """Return the same: words are never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the step, its words, its mark."""
        ink, painter = colours(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, MARK, -1, -1)
        ground = ink.accent_soft if self.isChecked() else ink.surface
        if self.underMouse() and not self.isChecked():
            ground = ink.hover
        lit = self.isChecked() or self.hasFocus()
        painter.setPen(QPen(QColor(ink.focus if lit else ink.line_strong), 2 if lit else 1))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(box, RADIUS - 2, RADIUS - 2)
        painter.setFont(typeface(TypeSize.SMALL, strong=True))
        painter.setPen(QColor(ink.accent_text if self.isChecked() else ink.text))
        painter.drawText(box, int(CENTRE), self.text())
        mark = "✓ " * self.reached + "◆" * self.offered
        if mark:
            painter.setPen(QColor(ink.accent_text if self.offered else ink.text_soft))
            painter.drawText(QRectF(0, 0, self.width(), MARK), int(CENTRE), mark.strip())
        painter.end()


class Ladder(QWidget):
    """``picked(step)`` when another step is chosen, by a click or with Left and Right."""

    picked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Draw the seven steps."""
        super().__init__(parent)
        self.setAccessibleName(fr_en("Échelle des sanctions", "Ladder of penalties"))
        self._group = QButtonGroup(self)
        self.buttons: dict[str, StepButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.HAIR)
        for rank, (step, words) in enumerate(self._steps()):
            button = StepButton(rank, words)
            button.clicked.connect(lambda _on=False, step=step: self.picked.emit(step))
            self._group.addButton(button)
            self.buttons[step] = button
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignBottom)

    def show_ladder(self, ladder: Sequence[LadderStep], chosen: str) -> None:
        """Show the ladder with one step chosen."""
        for step in ladder:
            self.buttons[step.step].show_step(step)
        self.buttons[chosen].setChecked(True)

    def chosen(self) -> str:
        """Return the step chosen."""
        return next((step for step, button in self.buttons.items() if button.isChecked()), "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from step to step."""
        by = SIDEWAYS.get(Qt.Key(event.key()))
        if by is None:
            event.ignore()
            return
        steps = list(self.buttons)
        to = steps[max(0, min(len(steps) - 1, steps.index(self.chosen()) + by))]
        self.buttons[to].setFocus(Qt.FocusReason.TabFocusReason)
        self.buttons[to].click()

    def _steps(self) -> tuple[tuple[str, str], ...]:
        return (
            ("warning", fr_en("Avertissement", "Warning")),
            ("hands", fr_en("Mains", "Hands")),
            ("round_1", fr_en("1 tour", "1 round")),
            ("round_2", fr_en("2 tours", "2 rounds")),
            ("round_3", fr_en("3 tours", "3 rounds")),
            ("round_4", fr_en("4 tours", "4 rounds")),
            ("disqualification", fr_en("Disqualification", "Disqualification")),
        )
