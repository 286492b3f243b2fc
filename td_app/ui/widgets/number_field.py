"""A whole number typed with or without its thousands separators: chips, players, minutes."""

from __future__ import annotations

import re

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QValidator,
    QWheelEvent,
)
from PySide6.QtWidgets import QLineEdit, QSpinBox, QWidget

from td_app.ui.figures import whole
from td_app.ui.theme.tokens import Space
from td_app.ui.theme.typefaces import typeface
from td_app.ui.theme.worn import colours

MOST_CHIPS = 2_000_000_000
SEPARATORS = re.compile(r"[\s\u00a0\u202f.,'’]")


def number_typed(text: str) -> int | None:
    """Return the number in ``text`` whatever its thousands separators, ``None`` without one.

    >>> number_typed("15 000"), number_typed("1,500"), number_typed("abc")
    (15000, 1500, None)
    """
    figures = SEPARATORS.sub("", text).replace("−", "-")
    return int(figures) if re.fullmatch(r"-?[0-9]{1,12}", figures) else None


class _Figures(QValidator):
    """Lets figures and separators through; the range is seen to on leaving the field."""

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        if SEPARATORS.sub("", text) in ("", "-", "−"):
            return QValidator.State.Intermediate, text, position
        state = QValidator.State
        known = number_typed(text) is not None
        return (state.Acceptable if known else state.Invalid), text, position


class NumberField(QLineEdit):
    """A number between two others, used like a ``QSpinBox``; Up and Down change it by a step.

    ``valueChanged(int)`` as soon as another number within the range is typed. On leaving the
    field, what is empty or out of range becomes the nearest number allowed.
    """

    valueChanged = Signal(int)  # noqa: N815 - a Qt signal among Qt's own

    def __init__(
        self,
        value: int = 0,
        parent: QWidget | None = None,
        *,
        least: int = 0,
        most: int = MOST_CHIPS,
        step: int = 1,
        unit: str = "",
    ) -> None:
        """Hold ``value``; ``unit`` is written after the number, in the soft colour."""
        super().__init__(parent)
        self._least, self._most, self._step, self._unit = least, most, step, unit
        self._value = self._within(value)
        self.setValidator(_Figures(self))
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if unit:
            room = QFontMetricsF(typeface()).horizontalAdvance(unit) + Space.TIGHT
            self.setTextMargins(0, 0, int(room), 0)
        self._write()
        self.textEdited.connect(self._read)
        self.editingFinished.connect(self._write)

    def value(self) -> int:
        """Return the number."""
        return self._value

    def setValue(self, value: int) -> None:  # noqa: N802 - named as a spin box's
        """Hold another number, brought within the range."""
        self._keep(self._within(value))
        self._write()

    def setRange(self, least: int, most: int) -> None:  # noqa: N802 - named as a spin box's
        """Allow the numbers from ``least`` to ``most``."""
        self._least, self._most = least, most
        self.setValue(self._value)

    def setSingleStep(self, step: int) -> None:  # noqa: N802 - named as a spin box's
        """Change by ``step`` on Up and Down."""
        self._step = step

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step on Up and Down."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.setValue(
                self._value + (self._step if event.key() == Qt.Key.Key_Up else -self._step)
            )
            self.selectAll()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the number, so that typing replaces it."""
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self.selectAll()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Write the number as it should be."""
        self._write()
        super().focusOutEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the field, then the unit."""
        super().paintEvent(event)
        if self._unit:
            painter = QPainter(self)
            ink = colours()
            painter.setFont(typeface())
            painter.setPen(QColor(ink.text_soft if self.isEnabled() else ink.text_disabled))
            painter.drawText(
                QRectF(self.rect()).adjusted(0, 0, -10, 0),
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                self._unit,
            )
            painter.end()

    def _within(self, value: int) -> int:
        return max(self._least, min(self._most, value))

    def _read(self, text: str) -> None:
        typed = number_typed(text)
        if typed is not None and typed == self._within(typed):
            self._keep(typed)

    def _keep(self, value: int) -> None:
        if value != self._value:
            self._value = value
            self.valueChanged.emit(value)

    def _write(self) -> None:
        typed = number_typed(self.text())
        if typed is not None and self.isModified():
            self._keep(self._within(typed))
        self.setText(whole(self._value))


class CountField(QSpinBox):
    """A small number with its two arrows: seats at a table, minutes, copies."""

    def __init__(
        self, value: int = 0, parent: QWidget | None = None, *, least: int = 0, most: int = 99
    ) -> None:
        """Hold ``value``, between ``least`` and ``most``."""
        super().__init__(parent)
        self.setRange(least, most)
        self.setValue(value)
        # The style sheet's own padding does not reach the words of a spin box.
        self.lineEdit().setTextMargins(Space.TIGHT, 0, 0, 0)
        # The wheel must not change a number while the page is scrolled past it.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn only in the field that has the keyboard."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
