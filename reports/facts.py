"""Facts that several papers share: their words, the tournament, the seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Literal, Protocol

from reports.labels import Pair

PaperSize = Literal["A4", "A5", "Letter"]


class Words(Protocol):
    """One language, handed in with the heading: papers know neither plurals nor thousands."""

    @property
    def language(self) -> str:
        """Return the language that the file says it is written in."""

    def say(self, pair: Pair, /, **params: object) -> str:
        """Return the text of a pair, with its parameters and its no-break spaces."""

    def whole(self, number: int) -> str:
        """Return a whole number with its thousands apart."""

    def signed(self, amount: int) -> str:
        """Return an amount gained or lost with its sign."""

    def rank(self, place: int, tied: bool = False) -> str:
        """Return a place in a ranking, and whether it is shared: 1er, 12th tied."""

    def listed(self, parts: Sequence[str]) -> str:
        """Return parts as a list is read: 6, 7 and 8."""

    def articles(self, cites: tuple[str, ...]) -> str:
        """Return the articles cited, as worded; "" where there are none."""

    def quoted(self, said: str) -> str:
        """Return what somebody said or wrote, within quotation marks."""

    def day(self, day: date) -> str:
        """Return a day in full."""

    def short_day(self, day: date) -> str:
        """Return a day in figures, or nearly."""

    def moment(self, moment: datetime) -> str:
        """Return a short day and a time of day."""

    def lasting(self, minutes: int) -> str:
        """Return a length of time."""

    def amount_in_words(self, cents: int) -> str:
        """Return a sum of money in words."""


@dataclass(frozen=True, slots=True)
class PrintedSeal:
    """The seal of a journal: its entry, how its hash begins as people compare it, its QR code.

    Names, notes and operators are covered from the entry ``covered_from`` on (None: nowhere);
    ``erased`` counts those erased since.
    """

    entry: int
    figures: str
    code: str
    covered_from: int | None = None
    erased: int = 0


@dataclass(frozen=True, slots=True)
class Heading:
    """The tournament a paper belongs to, in whose words, and when the paper was asked for.

    ``printed_at`` is local time, given by the caller: papers know no clock. ``edition`` is
    the edition of the rulebook that the tournament follows. ``logo`` is a PNG, empty without
    one; ``size`` is the sheet that the paper is printed on, its longer side ``across`` or down.
    ``seal`` is that of the journal, None where it is not told.
    """

    tournament: str
    day: date | None
    place: str
    printed_at: datetime
    words: Words
    club: str = ""
    edition: str = "2025-02"
    logo: bytes = b""
    size: PaperSize = "A4"
    seal: PrintedSeal | None = None
    across: bool = False


@dataclass(frozen=True, slots=True)
class SeatedPlayer:
    """A player with the table and the place given by a draw or a move.

    ``stack`` where it is not that of everybody: chips brought from a day 1.
    """

    name: str
    table: int
    place: int
    club: str = ""
    stack: int | None = None


@dataclass(frozen=True, slots=True)
class TablePlace:
    """A place at a table, both counted from 1."""

    table: int
    place: int
