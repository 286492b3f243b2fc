"""The final of a season: with which stack each entrant starts, for the points they won."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from td_app.season.board import Board, BoardRow
from td_app.season.kept import Season
from td_app.season.people import Appearance


@dataclass(frozen=True, slots=True)
class FinalStack:
    """An entrant of a final: their line in the season (None: not ranked), the stack they hold."""

    entrant: int
    name: str
    row: BoardRow | None
    given: int | None

    @property
    def chips(self) -> int | None:
        """Return the stack that their points give; None: that of the settings."""
        return self.row.stack if self.row is not None else None


@dataclass(frozen=True, slots=True)
class FinalNight:
    """The final of a season that gives stacks for its points, and what each entrant gets."""

    season: Season
    stacks: tuple[FinalStack, ...]

    @property
    def to_give(self) -> tuple[tuple[int, int], ...]:
        """Return who does not have the stack of their points yet, as (entrant, chips)."""
        return tuple(
            (one.entrant, one.chips) for one in self.stacks if one.chips and one.chips != one.given
        )


def final_stacks(
    board: Board,
    entrants: Iterable[tuple[int, Appearance]],
    keys: Mapping[str, str],
    given: Mapping[int, int],
) -> tuple[FinalStack, ...]:
    """Return what the standings give each entrant, the largest stack first.

    ``keys``: who each entrant's mark is in the season; ``given``: the stacks held already.
    """
    rows = {row.who.key: row for row in board.rows}
    stacks = (
        FinalStack(who, one.name, rows.get(keys[one.mark]), given.get(who)) for who, one in entrants
    )
    return tuple(sorted(stacks, key=lambda one: (-(one.chips or 0), one.name)))
