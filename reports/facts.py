"""What several papers say alike: the tournament they belong to, and who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from typing import Literal

PaperSize = Literal["A4", "A5", "Letter"]


@dataclass(frozen=True, slots=True)
class Heading:
    """The tournament a paper belongs to, and when the paper was asked for.

    ``printed_at`` is local time, given by the caller: papers know no clock. ``edition`` is
    the edition of the rulebook that the tournament follows. ``logo`` is a PNG, empty without
    one; ``size`` is the sheet that the paper is printed on.
    """

    tournament: str
    day: date | None
    place: str
    printed_at: datetime
    club: str = ""
    edition: str = "2025-02"
    logo: bytes = b""
    size: PaperSize = "A4"


@dataclass(frozen=True, slots=True)
class SeatedPlayer:
    """A player with the table and the place given by a draw or a move."""

    name: str
    table: int
    place: int
    club: str = ""


@dataclass(frozen=True, slots=True)
class TablePlace:
    """A place at a table, both counted from 1."""

    table: int
    place: int


@dataclass(frozen=True, slots=True)
class DrawProof:
    """What anyone needs to redo a draw.

    ``seed`` is in hexadecimal. ``order`` says where the order of entrants is found, and
    ``how_to_check`` describes the draw, a line each, ten at most.
    """

    seed: str
    order: str
    how_to_check: tuple[str, ...] = ()
