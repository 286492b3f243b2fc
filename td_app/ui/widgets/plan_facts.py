"""What a table plan shows."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class TableState(Enum):
    """Why a table needs looking at, if it does."""

    NORMAL = "normal"
    SHORT = "short"
    STOPPED = "stopped"
    AWAITED = "awaited"
    ALL_IN = "all_in"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class PlanSeat:
    """A player at a place (from 1, clockwise).

    ``detail`` is read out and shown as a tip (stack, club, need). ``away`` players keep their
    place. ``marked`` is the one concerned by what is proposed. ``tag`` is a word or two pinned
    to the seat ("3 mains"); ``note`` is written under it, where there is room (a stack).
    """

    place: int
    name: str
    detail: str = ""
    away: bool = False
    marked: bool = False
    tag: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class PlanMark:
    """A disc pinned to a place, taken or not: the letters on it, and what is read out.

    ``strong``: the one that goes round, filled.
    """

    place: int
    letters: str
    words: str
    strong: bool = False


@dataclass(frozen=True, slots=True)
class TablePlanFacts:
    """One table: its number, its seats, who sits there, and what to say of it in a few words."""

    number: int
    seats: int
    players: tuple[PlanSeat, ...] = ()
    out_of_use: frozenset[int] = frozenset()
    button: int | None = None
    state: TableState = TableState.NORMAL
    caption: str = ""
    marks: tuple[PlanMark, ...] = ()

    def at(self, place: int) -> PlanSeat | None:
        """Return the player at a place, or ``None``."""
        return next((seat for seat in self.players if seat.place == place), None)
