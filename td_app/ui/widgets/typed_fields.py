"""Fields that read what people type: numbers, lengths of time, hours, stacks."""

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

from rules_ropta.ruling import Refused
from td_app.tournament.state.chips import StackRecord
from td_app.ui.theme import dress
from td_app.ui.theme.active_theme import colours
from td_app.ui.theme.tokens import Space
from td_app.ui.theme.typefaces import typeface
from td_app.ui.widgets.typed_lines import LineField
from td_app.words import refusal_sentence
from td_app.words.figures import lasting, whole
from td_app.words.language import fr_en

MOST_CHIPS = 2_000_000_000
SEPARATORS = re.compile(r"[\s\u00a0\u202f.,'’]")


def number_typed(text: str) -> int | None:
    """Return the number in ``text`` with any thousands separators, ``None`` without one.

    >>> number_typed("15 000"), number_typed("1,500"), number_typed("abc")
    (15000, 1500, None)
    """
    figures = SEPARATORS.sub("", text).replace("−", "-")
    if re.fullmatch(r"-?[0-9]{1,12}", figures):
        return int(figures)
    return None


def not_a_number(text: str) -> str:
    """Return that what was typed is no number of chips, and how one is written."""
    return fr_en(
        "«\u00a0{0}\u00a0» n’est pas un nombre de jetons\u00a0: écrivez-le en entier, par exemple "
        "{1}.",
        "“{0}” is not a number of chips. Type it in full, for example {1}.",
    ).format(text.strip(), whole(9_000))


def unread(text: str, *, share: bool = False) -> str:
    """Return that what was typed is no number (no percentage), and how one is written."""
    code = "NUMBER_UNREAD"
    if share:
        code = "SHARE_UNREAD"
    return refusal_sentence(Refused(code, typed=text.strip(), such_as=9_000))


class NumberField(QLineEdit):
    """A number between two others, used like a ``QSpinBox``; Up and Down change it by a step.

    ``valueChanged(int)`` as soon as another number within the range is typed. On leaving the
    field, what is empty or out of range becomes the nearest number allowed. What is no number
    stays as it was typed, ringed in red: ``badChanged()``, and ``bad`` until it is mended or
    :meth:`forget_unread`; the number is the one before meanwhile.
    """

    valueChanged = Signal(int)  # noqa: N815 - a Qt signal among Qt's own
    badChanged = Signal()  # noqa: N815

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
        self._least = least
        self._most = most
        self._step = step
        self._unit = unit
        self._value = self._within(value)
        self._bad = False
        self.setMaxLength(40)
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

    @property
    def bad(self) -> bool:
        """Return whether something is written that is no number."""
        return self._bad

    def setValue(self, value: int) -> None:  # noqa: N802 - named as a spin box's
        """Hold another number, brought within the range; the one held leaves what is typed."""
        if self._within(value) != self._value:
            self._keep(self._within(value))
            self.setText("")
        self._write()

    def forget_unread(self) -> None:
        """Write the number held in place of what is no number."""
        if self._bad:
            self.setText("")
            self._write()

    def setRange(self, least: int, most: int) -> None:  # noqa: N802 - named as a spin box's
        """Allow the numbers from ``least`` to ``most``."""
        self._least = least
        self._most = most
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

    def number_in(self, text: str) -> int | None:
        """Return the number in a text, ``None`` when there is none."""
        return number_typed(text)

    def text_of(self, value: int) -> str:
        """Return a number as it is written in the field."""
        return whole(value)

    def _read(self, text: str) -> None:
        typed = self.number_in(text)
        self._show_bad(typed is None and text.strip() not in ("", "-", "−"))
        if typed is not None and typed == self._within(typed):
            self._keep(typed)

    def _keep(self, value: int) -> None:
        if value != self._value:
            self._value = value
            self.valueChanged.emit(value)

    def _show_bad(self, bad: bool) -> None:
        if bad or self._bad:
            # At each letter: what is wrong is told as it is written now.
            self._bad = bad
            dress(self, wrong="true" if bad else "false")
            self.badChanged.emit()

    def _write(self) -> None:
        typed = self.number_in(self.text())
        if self._bad and typed is None and self.text():
            return
        if typed is not None and self.isModified():
            self._keep(self._within(typed))
        self.setText(self.text_of(self._value))
        self._show_bad(False)


class CountField(QSpinBox):
    """A small number with its two arrows: seats at a table, minutes, copies."""

    def __init__(
        self,
        value: int = 0,
        parent: QWidget | None = None,
        *,
        least: int = 0,
        most: int = 99,
        name: str = "",
        none: str = "",
    ) -> None:
        """Hold ``value``, between ``least`` and ``most``.

        ``name`` is what a screen reader calls it, ``none`` what the least value is called.
        """
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setSpecialValueText(none)
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


HOURS = re.compile(r"(\d{1,2})\s*[h:]\s*(\d{0,2})")
MINUTES = re.compile(r"(\d{1,4})\s*(?:min|mn|m)?")
STEP = 5


def minutes_typed(text: str) -> int | None:
    """Return the minutes in a text, ``None`` when there are none.

    >>> minutes_typed("4 h 30"), minutes_typed("4:05"), minutes_typed("90 min"), minutes_typed("h")
    (270, 245, 90, None)
    """
    plain = text.replace("\u00a0", " ").strip().lower()
    if hours := HOURS.fullmatch(plain):
        return int(hours[1]) * 60 + int(hours[2] or 0)
    minutes = MINUTES.fullmatch(plain)
    if minutes:
        return int(minutes[1])
    return None


class LengthField(CountField):
    """Minutes as a number with two arrows; zero may have words of its own."""

    def __init__(
        self,
        value: int = 0,
        parent: QWidget | None = None,
        *,
        least: int = 0,
        most: int = 1_440,
        step: int = STEP,
        none: str = "",
    ) -> None:
        """Hold ``value`` minutes; ``none`` is what the least value is called."""
        super().__init__(value, parent, least=least, most=most, none=none)
        self.setSingleStep(step)

    def textFromValue(self, value: int) -> str:  # noqa: N802 - Qt's own name
        """Return the minutes in words."""
        return lasting(value)

    def valueFromText(self, text: str) -> int:  # noqa: N802 - Qt's own name
        """Return the minutes of a text."""
        return minutes_typed(text) or 0

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        """Let through what may become a length."""
        minutes = minutes_typed(text)
        state = QValidator.State
        if minutes is not None and self.minimum() <= minutes <= self.maximum():
            return state.Acceptable, text, position
        typed = re.fullmatch(r"[\d\s\u00a0h:min]*", text.lower())
        return (state.Intermediate if typed else state.Invalid), text, position


_WRITTEN = re.compile(r"(\d{1,2})\s*(?:[:hH.]\s*(\d{2})?|(\d{2}))?\s*(?:min)?")


def hour_typed(text: str) -> str | None:
    """Return an hour as ``HH:MM``, empty for no text, ``None`` for what is no hour.

    >>> [hour_typed(text) for text in ("0h30", "23", "9.05", "2330", "24:00", "")]
    ['00:30', '23:00', '09:05', '23:30', None, '']
    """
    if not text.strip():
        return ""
    found = _WRITTEN.fullmatch(text.strip())
    if found is None:
        return None
    hour = int(found[1])
    minute = int(found[2] or found[3] or 0)
    if hour < 24 and minute < 60:
        return f"{hour:02}:{minute:02}"
    return None


class HourField(QLineEdit):
    """``hourChanged()`` as it is typed; on leaving the field it is written in full."""

    hourChanged = Signal()  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, parent: QWidget | None = None, *, none: str = "") -> None:
        """Hold no hour; ``none`` says what that means."""
        super().__init__(parent)
        self.setPlaceholderText(none)
        self.setMaxLength(12)
        self.textEdited.connect(lambda _text: self.hourChanged.emit())

    def hour(self) -> str:
        """Return ``HH:MM``, empty without one, and as it was typed what is no hour."""
        typed = hour_typed(self.text())
        if typed is None:
            return self.text().strip()
        return typed

    def set_hour(self, hour: str) -> None:
        """Hold another hour (``HH:MM``, empty for none), unless it is the one being typed."""
        if self.hour() != hour:
            self.setText(hour)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Write the hour as it should be."""
        self.setText(self.hour())
        super().focusOutEvent(event)


def counted_words(stack: StackRecord) -> str:
    """Return a stack with the level it was counted at.

    From before a player went out at that table it is only near.
    """
    counted = fr_en("{0} (niv. {1})", "{0} (level {1})")
    near = fr_en("env. {0} (niv. {1})", "about {0} (level {1})")
    return (counted if stack.sure else near).format(whole(stack.chips), stack.level)


WIDTH = 200


class StackField(LineField):
    """Takes figures with or without separators; ``stack()`` is ``None`` without a number.

    What is written and is no number is ringed in red, and ``bad``: it never counts as empty.
    """

    def __init__(self, name: str) -> None:
        """Ask for the stack of the player ``name``."""
        super().__init__()
        self.setFixedWidth(WIDTH)
        self.setPlaceholderText(fr_en("Tapis avant la main", "Stack before the hand"))
        words = fr_en("Tapis avant la main ({0})", "{0}’s stack before the hand")
        self.setAccessibleName(words.format(name))
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.editingFinished.connect(self._write)
        self.textEdited.connect(lambda _text: self.set_wrong(self.bad))

    @property
    def bad(self) -> bool:
        """Return whether something is written that is not a number of chips."""
        number = self.stack()
        return bool(self.text().strip()) and (number is None or number < 0)

    def stack(self) -> int | None:
        """Return the chips typed, ``None`` when there is no number."""
        return number_typed(self.text())

    def show_stack(self, stack: int | None) -> None:
        """Write a known stack; blank where it is not known."""
        if stack is None:
            self.setText("")
        else:
            self.setText(whole(stack))

    def offer(self, counted: StackRecord, level: int) -> None:
        """Write a stack counted in this level, or only recall one that is older."""
        if counted.sure and counted.level == level:
            self.show_stack(counted.chips)
        else:
            self.setPlaceholderText(counted_words(counted))

    def set_wrong(self, wrong: bool) -> None:
        """Ring the field in red, or not."""
        dress(self, wrong="true" if wrong else "false")

    def _write(self) -> None:
        stack = self.stack()
        if stack is not None:
            self.setText(whole(stack))
