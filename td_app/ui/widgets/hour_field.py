"""An hour of the day typed as people write it: 00:30, 0h30, 23 h, 2330, or nothing."""

from __future__ import annotations

import re

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLineEdit, QWidget

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
    hour, minute = int(found[1]), int(found[2] or found[3] or 0)
    return f"{hour:02}:{minute:02}" if hour < 24 and minute < 60 else None


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
        return self.text().strip() if typed is None else typed

    def set_hour(self, hour: str) -> None:
        """Hold another hour (``HH:MM``, empty for none), unless it is the one being typed."""
        if self.hour() != hour:
            self.setText(hour)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Write the hour as it should be."""
        self.setText(self.hour())
        super().focusOutEvent(event)
