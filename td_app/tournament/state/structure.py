"""The structure of a tournament: levels and breaks, in order (ROPTA 3.1, 4.2)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from rules_ropta.ruling import Refused


class AnteFormat(Enum):
    """The player who posts the ante (4.2)."""

    BIG_BLIND = "big_blind"
    BUTTON = "button"
    CLASSIC = "classic"
    NONE = "none"


#: No chip set reaches it; above, the room's screens could not show it.
HIGHEST_BLIND = 1_000_000_000


@dataclass(frozen=True, slots=True)
class Level:
    """Blinds and ante in chips, length in minutes."""

    small_blind: int
    big_blind: int
    ante: int = 0
    minutes: int = 20


@dataclass(frozen=True, slots=True)
class Break:
    """A pause in minutes; ``removes`` are the chip values coloured up during it (3.2)."""

    minutes: int = 10
    removes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Structure:
    """Levels and breaks in playing order; a break has no level number."""

    steps: tuple[Level | Break, ...] = ()

    @property
    def levels(self) -> tuple[Level, ...]:
        """Return the levels alone, level 1 first."""
        return tuple(step for step in self.steps if isinstance(step, Level))

    def level_number(self, step: int) -> int:
        """Return the number of the level played at or last before ``step`` (0 before any).

        >>> Structure((Level(25, 50), Break(10), Level(50, 100))).level_number(2)
        2
        """
        return sum(isinstance(s, Level) for s in self.steps[: step + 1])

    @property
    def minutes(self) -> int:
        """Return the whole length in minutes, breaks included."""
        return sum(step.minutes for step in self.steps)

    @property
    def levels_before_breaks(self) -> tuple[int, ...]:
        """Return the levels that a break follows, the first first."""
        breaks = (at for at, step in enumerate(self.steps) if isinstance(step, Break))
        return tuple(dict.fromkeys(level for at in breaks if (level := self.level_number(at))))

    def with_inserted(self, place: int, step: Level | Break) -> Structure:
        """Return the structure with ``step`` put at ``place`` (from 0; the length: at the end).

        Editing never judges the whole: a structure half edited may be unplayable, and
        ``check_structure`` says so when it is used.
        """
        if not 0 <= place <= len(self.steps):
            raise Refused("STRUCTURE_ROW", row=place + 1)
        return Structure((*self.steps[:place], step, *self.steps[place:]))

    def with_removed(self, place: int) -> Structure:
        """Return the structure without the step at ``place`` (from 0)."""
        self._check_place(place)
        return Structure((*self.steps[:place], *self.steps[place + 1 :]))

    def with_moved(self, place: int, to: int) -> Structure:
        """Return the structure with the step at ``place`` standing at ``to`` (both from 0)."""
        self._check_place(place)
        self._check_place(to)
        return self.with_removed(place).with_inserted(to, self.steps[place])

    def with_replaced(self, place: int, step: Level | Break) -> Structure:
        """Return the structure with ``step`` instead of the one at ``place`` (from 0)."""
        self._check_place(place)
        return Structure((*self.steps[:place], step, *self.steps[place + 1 :]))

    def _check_place(self, place: int) -> None:
        if not 0 <= place < len(self.steps):
            raise Refused("STRUCTURE_ROW", row=place + 1)


def check_structure(structure: Structure) -> None:
    """Refuse a structure that cannot be played, naming the row (counted from 1)."""
    if not structure.levels:
        raise Refused("STRUCTURE_EMPTY")
    for row, step in enumerate(structure.steps, 1):
        if not 1 <= step.minutes <= 600:
            raise Refused("STRUCTURE_MINUTES", row=row, minutes=step.minutes)
        if isinstance(step, Level):
            if not 0 < step.small_blind <= step.big_blind:
                raise Refused(
                    "STRUCTURE_BLINDS",
                    row=row,
                    small_blind=step.small_blind,
                    big_blind=step.big_blind,
                )
            if step.big_blind > HIGHEST_BLIND:
                raise Refused("STRUCTURE_TOO_HIGH", row=row, highest=HIGHEST_BLIND)
            if not 0 <= step.ante <= step.big_blind:
                raise Refused("STRUCTURE_ANTE", row=row, ante=step.ante, big_blind=step.big_blind)
        elif any(value < 1 for value in step.removes):
            raise Refused("STRUCTURE_REMOVES", row=row)
    _check_rising(structure.steps)


def _check_rising(steps: Iterable[Level | Break]) -> None:
    before = 0
    for row, step in enumerate(steps, 1):
        if isinstance(step, Level):
            if step.big_blind < before:
                raise Refused("STRUCTURE_FALLING", row=row, big_blind=step.big_blind, before=before)
            before = step.big_blind
