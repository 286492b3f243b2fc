"""A length of time in hours and minutes, typed as it is said: 4 h 30, 4:30, 270."""

from __future__ import annotations

import re

from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QWidget

from td_app.ui.figures import lasting
from td_app.ui.widgets.number_field import CountField

HOURS = re.compile(r"(\d{1,2})\s*[h:]\s*(\d{0,2})")
MINUTES = re.compile(r"(\d{1,4})\s*(?:min|mn|m)?")
STEP = 5


def minutes_typed(text: str) -> int | None:
    """Return the minutes a text tells, ``None`` when it tells none.

    >>> minutes_typed("4 h 30"), minutes_typed("4:05"), minutes_typed("90 min"), minutes_typed("h")
    (270, 245, 90, None)
    """
    plain = text.replace("\u00a0", " ").strip().lower()
    if hours := HOURS.fullmatch(plain):
        return int(hours[1]) * 60 + int(hours[2] or 0)
    minutes = MINUTES.fullmatch(plain)
    return int(minutes[1]) if minutes else None


class LengthField(CountField):
    """Minutes as a number with two arrows; zero may be said in words of its own."""

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
        super().__init__(value, parent, least=least, most=most)
        self.setSingleStep(step)
        self.setSpecialValueText(none)

    def textFromValue(self, value: int) -> str:  # noqa: N802 - Qt's own name
        """Return minutes as they are said."""
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
