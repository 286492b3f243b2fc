"""How many tables stand side by side: names when they can be read, else counts, else scroll."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize

from td_app.ui.widgets.plan_geometry import PlanMode, full_from

GAP = 8
LEAST_COMPACT = QSize(96, 104)
"""A compact table is never smaller: number, count and caption stay legible."""

SHAPE_OF = {PlanMode.FULL: 1.45, PlanMode.COMPACT: 1.05}
"""Width over height that suits a table, names around it or not."""


@dataclass(frozen=True, slots=True)
class GridShape:
    """Tables in ``columns``, each of the size ``tile`` (pixels), told in one ``mode``."""

    columns: int
    tile: QSize
    mode: PlanMode

    def place_of(self, index: int) -> QRect:
        """Return where the table at an index (from 0) stands."""
        row, column = divmod(index, self.columns)
        wide, high = self.tile.width(), self.tile.height()
        return QRect(column * (wide + GAP), row * (high + GAP), wide, high)

    def height(self, count: int) -> int:
        """Return the height of so many tables in pixels."""
        rows = -(-count // self.columns)
        return rows * self.tile.height() + max(0, rows - 1) * GAP


def shape_for(room: QSize, count: int, seats: int, *, names: bool = False) -> GridShape:
    """Return the shape that shows ``count`` tables of up to ``seats`` places best in ``room``.

    With ``names`` every name is shown, even if one has to scroll.
    """
    full = full_from(seats)
    best = _best(room, count, full, PlanMode.FULL)
    if best is not None:
        return best
    if names:
        return _scrolled(room, full, PlanMode.FULL)
    compact = _best(room, count, LEAST_COMPACT, PlanMode.COMPACT)
    return compact or _scrolled(room, LEAST_COMPACT, PlanMode.COMPACT)


def _best(room: QSize, count: int, least: QSize, mode: PlanMode) -> GridShape | None:
    found: GridShape | None = None
    largest = 0.0
    for columns in range(1, max(1, count) + 1):
        rows = max(1, -(-count // columns))
        wide = (room.width() - GAP * (columns - 1)) // columns
        high = (room.height() - GAP * (rows - 1)) // rows
        if wide < least.width() or high < least.height():
            continue
        side = min(wide / SHAPE_OF[mode], high)
        if side > largest:
            found, largest = GridShape(columns, QSize(wide, high), mode), side
    return found


def _scrolled(room: QSize, least: QSize, mode: PlanMode) -> GridShape:
    columns = max(1, (room.width() + GAP) // (least.width() + GAP))
    wide = max(least.width(), (room.width() - GAP * (columns - 1)) // columns)
    return GridShape(columns, QSize(wide, least.height() + GAP), mode)
