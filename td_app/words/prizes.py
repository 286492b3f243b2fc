"""What a player wins, told alike on screens, papers and the wall."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, Protocol

from td_app.words.figures import CENTS, money_text, points_text
from td_app.words.language import Language
from td_app.words.speaking import say

SHARED: Final = (" (partage)", " (shared)")
TO_DECIDE: Final = ("à décider : {prizes}", "to decide: {prizes}")


class Kind(Protocol):
    """A kind of prize, by its code."""

    @property
    def value(self) -> str: ...


class WonText(Protocol):
    """A prize as it is written; ``among`` players share it."""

    @property
    def text(self) -> str: ...
    @property
    def among(self) -> int: ...


class Won(Protocol):
    """What one player wins, as far as it is told."""

    @property
    def kind(self) -> Kind: ...
    @property
    def among(self) -> int: ...
    @property
    def cents(self) -> int: ...
    @property
    def points(self) -> Fraction: ...
    @property
    def texts(self) -> Sequence[WonText]: ...
    @property
    def awaits(self) -> bool: ...


class PrizeRow(Protocol):
    """A place paid, as far as it is told."""

    @property
    def text(self) -> str: ...
    @property
    def points(self) -> int: ...
    @property
    def euros(self) -> int: ...


def won_text(won: Won | None, language: Language) -> str:
    """Return what a player wins in a few words, empty for nothing.

    A share says so; prizes at stake in a tie wait for the director.
    """
    if won is None:
        return ""
    shared = say(SHARED, language=language)
    tied = shared if won.among > 1 else ""
    if won.kind.value == "money":
        return money_text(won.cents, language) + tied
    if won.kind.value == "points":
        return points_text(won.points, language) + tied
    if won.awaits:
        at_stake = ", ".join(text.text for text in won.texts)
        return say(TO_DECIDE, {"prizes": at_stake}, language=language)
    return " · ".join(_text(text, shared) for text in won.texts)


def prize_text(kind: Kind, row: PrizeRow, language: Language) -> str:
    """Return what a place wins by itself, whoever holds it."""
    if kind.value == "money":
        return money_text(row.euros * CENTS, language)
    if kind.value == "points":
        return points_text(row.points, language)
    return row.text


def _text(text: WonText, shared: str) -> str:
    return text.text + (shared if text.among > 1 else "")
