"""Where the words of a chart stand, and whether two of them lie on one another."""

from __future__ import annotations

from reports.lettering import text_width
from reports.marks import Said


def box_of(said: Said) -> tuple[float, float, float, float]:
    """Return left, top, right and foot of words."""
    wide = text_width(said.text, said.face, said.size)
    left = said.x - wide * {"left": 0, "center": 0.5, "right": 1}[said.align]
    return left, said.baseline - said.size * 0.75, left + wide, said.baseline


def overlap(one: Said, other: Said) -> bool:
    """Return whether words lie on others."""
    left, top, right, foot = box_of(one)
    other_left, other_top, other_right, other_foot = box_of(other)
    across = left < other_right and other_left < right
    return across and top < other_foot and other_top < foot
