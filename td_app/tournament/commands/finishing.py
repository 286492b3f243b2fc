"""Commands for players who leave: eliminations, places (1.9, 1.10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules_ropta.table_layout import Seat


@dataclass(frozen=True, slots=True)
class PlayerOut:
    """An entrant out, with the stack before the hand when several go out together.

    ``by``: who knocked them out, several sharing it, nobody (empty), or not said (None).
    """

    entrant: int
    stack: int | None = None
    by: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Eliminate:
    """Put players out who lost their last chips in one hand (1.9, 1.10).

    ``ranking`` is the director's own order, best first, where the text leaves it open.
    """

    KIND: ClassVar[str] = "eliminate"
    players: tuple[PlayerOut, ...]
    bubble: bool = False
    ranking: tuple[tuple[int, ...], ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Withdraw:
    """An abandon: remove the chips and rank the player now (1.9).

    Not ``announced``, it is found on ``signs`` (last_day, left_saying_flight, other_signs),
    with a note; ``no_show`` withdraws one who never came, by the tournament's own rule.
    """

    KIND: ClassVar[str] = "withdraw"
    entrant: int
    chips: int
    note: str = ""
    announced: bool = True
    signs: tuple[str, ...] = ()
    no_show: bool = False


@dataclass(frozen=True, slots=True)
class Reinstate:
    """Bring back a player put out by mistake, at a free seat."""

    KIND: ClassVar[str] = "reinstate"
    entrant: int
    seat: Seat
    note: str = ""


@dataclass(frozen=True, slots=True)
class CorrectFinishingOrder:
    """Put the order of those already out right; groups tied, first out first."""

    KIND: ClassVar[str] = "correct_finishing_order"
    finishing: tuple[tuple[int, ...], ...]
    note: str = ""


FinishingCommand = Eliminate | Withdraw | Reinstate | CorrectFinishingOrder
