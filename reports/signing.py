"""Where people sign at the end of a list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from reports.flow import Block
from reports.half_sheet import FOOT, SIGNATURE, draw_signatures
from reports.sheet import Box, Sheet

ABOVE = 16.0
"""White above the names of those who sign, in points."""


def signature_block(labels: Sequence[str]) -> Block:
    """Return a line for each to sign on, side by side, never cut from one another."""

    def draw(sheet: Sheet, box: Box) -> None:
        draw_signatures(sheet, replace(box, height=box.height + FOOT), labels)

    return Block(ABOVE + SIGNATURE, draw)
