"""A date typed in full, in words or figures, or picked on a calendar."""

from __future__ import annotations

import re
from datetime import date
from enum import Enum

from PySide6.QtCore import QDate, QPoint, Signal
from PySide6.QtGui import QAction, QFocusEvent
from PySide6.QtWidgets import QCalendarWidget, QLineEdit, QMenu, QWidget, QWidgetAction

from td_app.register.finding import folded
from td_app.tournament.state.person import YEARS_LIVED
from td_app.tournament.state.setup import THIS_CENTURY
from td_app.ui.theme import give_icon
from td_app.words.figures import short_day
from td_app.words.language import fr_en
from td_app.words.tongues import WRITTEN

FEWEST_LETTERS = 3
"""Letters that tell a month from another; « jui » is two."""

_FIGURES = re.compile(r"(\d{1,2})\s*[/.\- ]\s*(\d{1,2})(?:\s*[/.\- ]\s*(\d{4}|\d{2}))?")
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_TOGETHER = re.compile(r"(\d{2})(\d{2})(\d{4}|\d{2})")
_WORDS = re.compile(
    r"(?:[a-z]+\.?,?\s+)?(\d{1,2})(?:er|st|nd|rd|th)?\s+([a-z]+)\.?,?(?:\s+(\d{4}|\d{2}))?"
)


class Days(Enum):
    """Which days a field takes, and which year is meant where it is not told in full."""

    OF_PLAY = "of play"
    """This century's; two figures are a year of it."""

    OF_A_LIFE = "of a life"
    """The past century's too, told by four figures: how long a card is valid, perhaps."""

    GONE_BY = "gone by"
    """Those of a life; a year that is not told in full never makes them lie ahead."""


def date_typed(text: str, today: date, days: Days = Days.OF_PLAY) -> date | None:
    """Return the date in a text, ``None`` where there is none; of this year where none is given.

    >>> today = date(2026, 11, 22)
    >>> [str(date_typed(text, today)) for text in ("5/12", "051226", "2026-12-05", "sam. 5 déc")]
    ['2026-12-05', '2026-12-05', '2026-12-05', '2026-12-05']
    >>> date_typed("31/02/2026", today), date_typed("demain", today)
    (None, None)
    >>> [str(date_typed(text, today, Days.GONE_BY)) for text in ("15/03/98", "15/03/26", "5/12")]
    ['1998-03-15', '2026-03-15', '2025-12-05']
    """
    plain = folded(text)
    if found := _ISO.fullmatch(plain):
        return _day(int(found[3]), int(found[2]), int(found[1]), days)
    if found := _FIGURES.fullmatch(plain) or _TOGETHER.fullmatch(plain):
        month = int(found[2])
    elif found := _WORDS.fullmatch(plain):
        month = _month(found[2])
    else:
        return None
    figures = found[3]
    if figures is None:
        year = today.year
        apart = 1
    else:
        year = int(figures) + (2000 if len(figures) == 2 else 0)
        apart = 100
    meant = _day(int(found[1]), month, year, days)
    ahead = meant is not None and meant > today
    if days is Days.GONE_BY and ahead and (figures is None or len(figures) == 2):
        return _day(int(found[1]), month, year - apart, days)
    return meant


def _month(word: str) -> int:
    """Return the month whose name begins so, in either language; 0 for none or for two."""
    if len(word) < FEWEST_LETTERS:
        return 0
    found = {
        number
        for tongue in WRITTEN
        for number, name in enumerate(tongue.months, 1)
        if folded(name).startswith(word)
    }
    if len(found) == 1:
        return found.pop()
    return 0


def _day(day: int, month: int, year: int, days: Days) -> date | None:
    if days is Days.OF_PLAY:
        years = THIS_CENTURY
    else:
        years = YEARS_LIVED
    try:
        if year in years:
            return date(year, month, day)
        return None
    except ValueError:
        return None


class DateField(QLineEdit):
    """``dateChanged()`` as it is typed or picked; on leaving the field it is written in full."""

    dateChanged = Signal()  # noqa: N815 - a Qt signal among Qt's own

    def __init__(
        self, parent: QWidget | None = None, *, none: str = "", days: Days = Days.OF_PLAY
    ) -> None:
        """Hold no date; ``none`` says what that means."""
        super().__init__(parent)
        self._days = days
        self.setPlaceholderText(none)
        self.setMaxLength(40)
        words = fr_en("Choisir sur un calendrier", "Pick on a calendar")
        pick = QAction(words, self)
        give_icon(pick, "chevron-down", "text_soft")
        self.addAction(pick, QLineEdit.ActionPosition.TrailingPosition)
        pick.triggered.connect(self._open_calendar)
        self.textEdited.connect(lambda _text: self.dateChanged.emit())

    def date(self) -> str:
        """Return ``YYYY-MM-DD``, empty without one, and as it was typed what is no date."""
        text = self.text().strip()
        typed = None
        if text:
            typed = date_typed(text, date.today(), self._days)
        if typed is not None:
            return typed.isoformat()
        return text

    def set_date(self, iso: str) -> None:
        """Hold another date (``YYYY-MM-DD``, empty for none), unless it is the one typed."""
        if self.date() != iso:
            self.setText(_written(iso))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Write the date as it should be."""
        self.setText(_written(self.date()))
        super().focusOutEvent(event)

    def _open_calendar(self) -> None:
        menu = QMenu(self)
        calendar = QCalendarWidget()
        known = QDate.fromString(self.date(), "yyyy-MM-dd")
        if known.isValid():
            calendar.setSelectedDate(known)
        else:
            calendar.setSelectedDate(QDate.currentDate())
        shown = QWidgetAction(menu)
        shown.setDefaultWidget(calendar)
        menu.addAction(shown)
        calendar.clicked.connect(self._picked)
        calendar.activated.connect(self._picked)
        calendar.clicked.connect(menu.close)
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))

    def _picked(self, day: QDate) -> None:
        self.setText(_written(day.toString("yyyy-MM-dd")))
        self.dateChanged.emit()


def _written(iso: str) -> str:
    try:
        return short_day(date.fromisoformat(iso))
    except ValueError:
        return iso
