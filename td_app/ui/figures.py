"""Numbers, times and dates as they are written, and the language Qt itself speaks."""

from __future__ import annotations

from datetime import date, datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDate, QLibraryInfo, QLocale, QTranslator

from td_app.words.language import Language, set_current_language

FRENCH = QLocale(QLocale.Language.French, QLocale.Country.France)
ENGLISH = QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)
MINUS = "−"
#: An hour foreseen is told to so many minutes.
TOLD_TO = 5
MINUTE_MS = 60_000

_installed: list[QTranslator] = []


def speak(app: QCoreApplication, language: Language) -> None:
    """Make every text asked from now on come in ``language``: labels, sentences, Qt's own.

    Texts already on screen stay as they are: windows ask again.
    """
    while _installed:
        app.removeTranslator(_installed.pop())
    set_current_language(language)
    QLocale.setDefault(ENGLISH if language == "en" else FRENCH)
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    translator = QTranslator(app)
    if translator.load(str(folder / f"qtbase_{language}.qm")):
        app.installTranslator(translator)
        _installed.append(translator)


def writing() -> QLocale:
    """Return how the application writes now: French unless its language is English."""
    return ENGLISH if QLocale().language() == QLocale.Language.English else FRENCH


def whole(number: int, locale: QLocale | None = None) -> str:
    """Return a whole number with its thousands: chips, players, stacks.

    The separator is a narrow no-break space in French, a comma in English.
    """
    return (locale or writing()).toString(number).replace("-", MINUS)


def tenths(number: float, locale: QLocale | None = None) -> str:
    """Return a number with one decimal: an average in big blinds."""
    return (locale or writing()).toString(number, "f", 1).replace("-", MINUS)


def clock_time(seconds: int) -> str:
    """Return a time as ``mm:ss``, from an hour on as ``h:mm:ss``, with its sign when below zero.

    >>> clock_time(763), clock_time(3723), clock_time(-5)
    ('12:43', '1:02:03', '−00:05')
    """
    sign = MINUS if seconds < 0 else ""
    minutes, second = divmod(abs(seconds), 60)
    hours, minute = divmod(minutes, 60)
    if hours:
        return f"{sign}{hours}:{minute:02}:{second:02}"
    return f"{sign}{minute:02}:{second:02}"


def lasting(minutes: int) -> str:
    """Return a length of time in hours and minutes.

    >>> lasting(45), lasting(205), lasting(120)
    ('45\\xa0min', '3\\xa0h\\xa025', '2\\xa0h')
    """
    hours, minute = divmod(minutes, 60)
    if not hours:
        return f"{minute}\u00a0min"
    return f"{hours}\u00a0h\u00a0{minute:02}" if minute else f"{hours}\u00a0h"


def rank(place: int, locale: QLocale | None = None) -> str:
    """Return a finishing place: 1er, 2e in French, 1st, 2nd, 11th in English."""
    locale = locale or writing()
    if locale.language() == QLocale.Language.French:
        return f"{place}{'er' if place == 1 else 'e'}"
    teen = 11 <= place % 100 <= 13
    ending = "th" if teen else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    return f"{place}{ending}"


def day(when: date, locale: QLocale | None = None) -> str:
    """Return a date in full: samedi 14 mars 2026."""
    written = QDate(when.year, when.month, when.day)
    return (locale or writing()).toString(written, QLocale.FormatType.LongFormat)


def short_day(when: date) -> str:
    """Return a date in figures: 14/03/2026."""
    return f"{when.day:02}/{when.month:02}/{when.year}"


def time_of_day(when: datetime) -> str:
    """Return the hour and minute on the wall: 14:05."""
    return f"{when.hour:02}:{when.minute:02}"


def exactly(at_ms: int) -> str:
    """Return the hour on the wall at a moment, in milliseconds since the epoch."""
    return time_of_day(datetime.fromtimestamp(at_ms / 1000))


def about(at_ms: int) -> str:
    """Return the hour on the wall at a moment, to the nearest five minutes."""
    step = TOLD_TO * MINUTE_MS
    return exactly((at_ms + step // 2) // step * step)
