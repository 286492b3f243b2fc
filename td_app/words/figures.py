"""Figures as they are written: thousands, ranks, money, lengths of time, hours and dates.

In the language asked for, else that of the screens. A space inside a figure never breaks.
"""

from __future__ import annotations

from datetime import date, datetime
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from typing import Final

from td_app.words.language import Language, current_language, fr_en, spoken
from td_app.words.tongues import NARROW as NARROW
from td_app.words.tongues import NO_BREAK as NO_BREAK
from td_app.words.tongues import tongue_of

MINUS: Final = "\u2212"
CENTS: Final = 100

#: An hour foreseen is told to so many minutes.
TOLD_TO: Final = 5
MINUTE_MS: Final = 60_000


def whole(number: int, language: Language | None = None) -> str:
    """Return a whole number with its thousands apart: chips, players, stacks.

    >>> whole(14800, "en"), whole(-5, "en"), whole(14800, "fr")
    ('14,800', '−5', '14\\u202f800')
    """
    if 0 <= number < 1_000:
        return f"{number:,}"
    mark = tongue_of(spoken(language)).thousands
    return f"{number:,}".replace(",", mark).replace("-", MINUS)


def chips_figure(chips: int, *, approximate: bool) -> str:
    """Return chips as written; ``approximate`` where no count has told them exactly.

    >>> chips_figure(270025, approximate=True), chips_figure(270025, approximate=False)
    ('environ 270\\u202f025', '270\\u202f025')
    """
    told = whole(chips)
    if not approximate:
        return told
    return fr_en("environ {0}", "about {0}").format(told)


def signed(amount: int, language: Language | None = None) -> str:
    """Return an amount gained or lost with its sign.

    >>> signed(75, "en"), signed(-25, "en"), signed(0, "en")
    ('+75', '−25', '0')
    """
    told = whole(amount, language)
    return f"+{told}" if amount > 0 else told


def tenths(number: float, language: Language | None = None) -> str:
    """Return a number with one decimal, a half rounded up: an average in big blinds.

    >>> tenths(32.25, "en"), tenths(32.25, "fr")
    ('32.3', '32,3')
    """
    rounded = Decimal(number).quantize(Decimal("0.1"), ROUND_HALF_UP)
    figures, odd = f"{abs(rounded):f}".split(".")
    sign = MINUS if rounded.is_signed() else ""
    return sign + _decimal(int(figures), odd, spoken(language))


def in_big_blinds(number: float, language: Language | None = None) -> str:
    """Return a stack in big blinds on a chart: from ten on a tenth of one says nothing.

    >>> in_big_blinds(100.0, "fr"), in_big_blinds(17.96, "fr"), in_big_blinds(9.95, "en")
    ('100', '18', '10')
    >>> in_big_blinds(1.25, "fr")
    '1,3'
    """
    nearest = Decimal(number).quantize(Decimal("1"), ROUND_HALF_UP)
    if number < 9.95:
        return tenths(number, language)
    return whole(int(nearest), language)


def rank(place: int, language: Language | None = None) -> str:
    """Return a finishing place in figures.

    >>> rank(1, "fr"), rank(12, "fr"), rank(12, "en"), rank(22, "en")
    ('1er', '12e', '12th', '22nd')
    """
    ending = tongue_of(spoken(language)).ending(place)
    return f"{whole(place, language)}{ending}"


def alone(number: int, language: Language) -> bool:
    """Return whether a count rules the singular: 0 and 1 in French, 1 in English."""
    return tongue_of(language).alone(number)


def counted(count: int, one: str, several: str) -> str:
    """Return a count in words: ``one`` or ``several``, with the figure at ``{0}``."""
    return (one if alone(count, current_language()) else several).format(whole(count))


def hands_counted(count: int) -> str:
    """Return so many hands in words."""
    return counted(count, fr_en("{0} main", "{0} hand"), fr_en("{0} mains", "{0} hands"))


def players_counted(count: int) -> str:
    """Return so many players in words."""
    one = fr_en("{0} joueur", "{0} player")
    several = fr_en("{0} joueurs", "{0} players")
    return counted(count, one, several)


def knockouts_counted(count: int) -> str:
    """Return so many players knocked out, in words."""
    one = fr_en("{0} élimination", "{0} knockout")
    several = fr_en("{0} éliminations", "{0} knockouts")
    return counted(count, one, several)


def money_text(cents: int, language: Language) -> str:
    """Return a sum of money, its cents only when there are some.

    >>> money_text(125_000, "en"), money_text(6_667, "en"), money_text(6_667, "fr")
    ('€1,250', '€66.67', '66,67\\xa0€')
    >>> money_text(-2_050, "en"), money_text(-2_050, "fr")
    ('−€20.50', '−20,50\\xa0€')
    """
    euros, odd = divmod(abs(cents), CENTS)
    sign = MINUS if cents < 0 else ""
    told = _decimal(euros, f"{odd:02}" if odd else "", language)
    return sign + tongue_of(language).money.format(told)


def percent_text(tenths: int, language: Language) -> str:
    """Return tenths of a percent as a percentage.

    >>> percent_text(500, "en"), percent_text(125, "fr")
    ('50%', '12,5\\xa0%')
    """
    percents, odd = divmod(tenths, 10)
    told = _decimal(percents, str(odd or ""), language)
    return tongue_of(language).percent.format(told)


def points_text(points: Fraction | int, language: Language) -> str:
    """Return points with two decimals at most: the average of a tie may not be whole.

    >>> points_text(18, "en"), points_text(Fraction(33, 2), "fr"), points_text(1, "fr")
    ('18 points', '16,5\\xa0points', '1\\xa0point')
    """
    hundredths = round(Fraction(points) * 100)
    told = _decimal(hundredths // 100, f"{hundredths % 100:02}".rstrip("0"), language)
    tongue = tongue_of(language)
    word = "point" if tongue.alone(Fraction(hundredths, 100)) else "points"
    return f"{told}{tongue.counted_space}{word}"


def points_figure(points: Fraction | int, language: Language | None = None) -> str:
    """Return points as a figure alone, for a column: two decimals at most.

    >>> points_figure(18, "en"), points_figure(Fraction(33, 2), "fr")
    ('18', '16,5')
    """
    if points.denominator == 1:
        return whole(points.numerator, language)
    hundredths = round(Fraction(points) * 100)
    tail = f"{hundredths % 100:02}".rstrip("0")
    return _decimal(hundredths // 100, tail, spoken(language))


def _decimal(number: int, tail: str, language: Language) -> str:
    mark = tongue_of(language).decimal
    return f"{whole(number, language)}{mark}{tail}" if tail else whole(number, language)


def length(seconds: int) -> str:
    """Return a length of time to the second, largest units first; the sign is the sentence's.

    >>> length(90).replace(NO_BREAK, " "), length(7200).replace(NO_BREAK, " ")
    ('1 min 30 s', '2 h')
    """
    minutes, second = divmod(abs(seconds), 60)
    hours, minute = divmod(minutes, 60)
    parts = [(hours, "h"), (minute, "min"), (second, "s")]
    told = [f"{count}{NO_BREAK}{unit}" for count, unit in parts if count]
    return NO_BREAK.join(told) or f"0{NO_BREAK}s"


def lasting(minutes: int) -> str:
    """Return a length of time in hours and minutes.

    >>> lasting(45), lasting(205), lasting(120)
    ('45\\xa0min', '3\\xa0h\\xa025', '2\\xa0h')
    """
    hours, minute = divmod(minutes, 60)
    if not hours:
        return f"{minute}{NO_BREAK}min"
    if not minute:
        return f"{hours}{NO_BREAK}h"
    return tongue_of(current_language()).hours_minutes.format(hours, minute)


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


def time_of_day(when: datetime) -> str:
    """Return the hour and minute on the wall: 14:05."""
    return f"{when:%H:%M}"


def exactly(at_ms: int) -> str:
    """Return the hour on the wall at a moment, in milliseconds since the epoch."""
    return time_of_day(datetime.fromtimestamp(at_ms / 1000))


def about(at_ms: int) -> str:
    """Return the hour on the wall at a moment, to the nearest five minutes."""
    step = TOLD_TO * MINUTE_MS
    return exactly((at_ms + step // 2) // step * step)


def day(when: date, language: Language | None = None) -> str:
    """Return a date in full, as screens write it.

    >>> day(date(2026, 3, 14), "fr"), day(date(2026, 3, 14), "en")
    ('samedi 14 mars 2026', 'Saturday 14 March 2026')
    """
    tongue = tongue_of(spoken(language))
    number = tongue.first_of_month if when.day == 1 else str(when.day)
    month = tongue.months[when.month - 1]
    return f"{tongue.days[when.weekday()]} {number} {month} {when.year}"


def short_day(when: date) -> str:
    """Return a date in figures: 14/03/2026."""
    return f"{when:%d/%m/%Y}"
