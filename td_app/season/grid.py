"""A season as a grid: what every evening brought to every player, those dropped said to be.

The points of a row are the cells that count, less what was taken away, plus the corrections.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from td_app.season.board import Board, BoardRow, EveningFacts, Who
from td_app.season.scale import NOTHING
from td_app.season.standings import EveningPoints, counted_of


@dataclass(frozen=True, slots=True)
class GridCell:
    """The points of one evening; ``dropped`` where the scale counts better ones.

    ``correction``: points put right on that evening, dropped or not.
    """

    evening: EveningFacts
    points: EveningPoints
    dropped: bool = False
    correction: Fraction = NOTHING


@dataclass(frozen=True, slots=True)
class GridRow:
    """A player's evenings, None where they did not come; ``row`` is None for one not ranked."""

    who: Who
    row: BoardRow | None
    cells: tuple[GridCell | None, ...]


@dataclass(frozen=True, slots=True)
class EveningGrid:
    """Players in the order of the standings, those not ranked last; evenings in their order.

    ``best``: how many evenings of each count, None for all.
    """

    evenings: tuple[EveningFacts, ...] = ()
    rows: tuple[GridRow, ...] = ()
    best: int | None = None

    @property
    def taken(self) -> bool:
        """Return whether points were taken away from somebody."""
        return any(one.row.malus for one in self.rows if one.row)

    @property
    def corrected(self) -> bool:
        """Return whether somebody's points were put right."""
        return any(one.row.correction for one in self.rows if one.row)


def grid_of(board: Board) -> EveningGrid:
    """Return the grid of a season, or of the part that the board is of."""

    def line(who: Who, played: Sequence[EveningPoints], row: BoardRow | None) -> GridRow:
        counted = counted_of(played, board.scale.best) if row else played
        kept = {one.evening for one in counted}
        by_evening = {one.evening: one for one in played}
        cells = (
            GridCell(
                evening,
                by_evening[evening.key],
                evening.key not in kept,
                row.corrections.get(evening.kept.id, NOTHING) if row else NOTHING,
            )
            if evening.key in by_evening
            else None
            for evening in board.evenings
        )
        return GridRow(who, row, tuple(cells))

    ranked = (line(row.who, row.played, row) for row in board.rows)
    outside = (line(who, board.apart.get(who.key, ()), None) for who, _, _ in board.left_out)
    return EveningGrid(board.evenings, (*ranked, *outside), board.scale.best)
