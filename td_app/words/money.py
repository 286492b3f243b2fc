"""Sums, percentages and points in words, and what a player wins: screens and papers share them."""

from __future__ import annotations

from fractions import Fraction

from td_app.tournament.state.prizes import CENTS, PrizeKind
from td_app.tournament.views.finishing import PrizeRow, Won, WonText
from td_app.words.language import Language

NO_BREAK = "\u00a0"
NARROW = "\u202f"


def money_text(cents: int, language: Language) -> str:
    """Return a sum of money, its cents only when there are some.

    >>> money_text(125_000, "en"), money_text(6_667, "en"), money_text(6_667, "fr")
    ('€1,250', '€66.67', '66,67\\xa0€')
    """
    whole, odd = divmod(cents, CENTS)
    tail = f"{_mark(language)}{odd:02}" if odd else ""
    figure = f"{_whole(whole, language)}{tail}"
    return f"{figure}{NO_BREAK}€" if language == "fr" else f"€{figure}"


def percent_text(tenths: int, language: Language) -> str:
    """Return tenths of a percent as a percentage.

    >>> percent_text(500, "en"), percent_text(125, "fr")
    ('50%', '12,5\\xa0%')
    """
    whole, odd = divmod(tenths, 10)
    figure = f"{_whole(whole, language)}{_mark(language) + str(odd) if odd else ''}"
    return f"{figure}{NO_BREAK}%" if language == "fr" else f"{figure}%"


def points_text(points: Fraction | int, language: Language) -> str:
    """Return points with two decimals at most: the average of a tie may not be whole.

    >>> points_text(18, "en"), points_text(Fraction(33, 2), "fr"), points_text(1, "fr")
    ('18 points', '16,5\\xa0points', '1\\xa0point')
    """
    hundredths = round(Fraction(points) * 100)
    whole, odd = divmod(hundredths, 100)
    tail = f"{odd:02}".rstrip("0")
    figure = f"{_whole(whole, language)}{_mark(language) + tail if tail else ''}"
    one = hundredths < 200 if language == "fr" else hundredths == 100
    return f"{figure}{NO_BREAK if language == 'fr' else ' '}{'point' if one else 'points'}"


def won_text(won: Won | None, language: Language) -> str:
    """Return what a player wins in a few words, empty for nothing.

    A share says so; prizes at stake in a tie wait for the director.
    """
    if won is None:
        return ""
    shared = " (partage)" if language == "fr" else " (shared)"
    tied = shared if won.among > 1 else ""
    if won.kind is PrizeKind.MONEY:
        return money_text(won.cents, language) + tied
    if won.kind is PrizeKind.POINTS:
        return points_text(won.points, language) + tied
    if won.awaits:
        at_stake = ", ".join(text.text for text in won.texts)
        return f"à décider{NO_BREAK}: {at_stake}" if language == "fr" else f"to decide: {at_stake}"
    return " · ".join(_text(text, shared) for text in won.texts)


def prize_text(kind: PrizeKind, row: PrizeRow, language: Language) -> str:
    """Return what a place wins by itself, whoever holds it."""
    if kind is PrizeKind.MONEY:
        return money_text(row.euros * CENTS, language)
    if kind is PrizeKind.POINTS:
        return points_text(row.points, language)
    return row.text


def _text(text: WonText, shared: str) -> str:
    return text.text + (shared if text.among > 1 else "")


def _whole(number: int, language: Language) -> str:
    return f"{number:,}".replace(",", NARROW if language == "fr" else ",")


def _mark(language: Language) -> str:
    return "," if language == "fr" else "."
