"""Filling pages: blocks go down the columns, never cut, with their headings kept beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from reports.sheet import Box, Sheet

CLOSE = 0.01  # points: what rounding may add to a column that is exactly full
BALANCE_STEP = 4.0  # points between two heights tried when columns are evened out

Draw = Callable[[Sheet, Box], None]


@dataclass(frozen=True, slots=True, eq=False)
class Block:
    """Something that stays in one piece: a row, a card, a line of a paragraph.

    ``gap`` is the white above it, dropped at the top of a column. ``repeated`` stands above it
    wherever a column begins with it, as the header of a table does. ``mark`` is what the head
    of the page may show of it ("A – F").
    """

    height: float
    draw: Draw
    gap: float = 0
    repeated: Block | None = None
    keep_with_next: bool = False
    mark: str = ""


def stacked(blocks: Sequence[Block], gap: float = 0, mark: str = "") -> Block:
    """Return blocks one under the other as a single block, which is never cut."""
    height = sum(block.height for block in blocks)

    def draw(sheet: Sheet, box: Box) -> None:
        top = box.top
        for block in blocks:
            block.draw(sheet, Box(box.x, top, box.width, block.height))
            top += block.height

    return Block(height, draw, gap=gap, mark=mark)


@dataclass(frozen=True, slots=True)
class Section:
    """Blocks that share the same columns; columns end level on their last page."""

    blocks: tuple[Block, ...]
    columns: int = 1
    gutter: float = 24
    gap: float = 18


@dataclass(frozen=True, slots=True)
class Placed:
    """A block and the rectangle that it fills."""

    block: Block
    box: Box


Page = tuple[Placed, ...]


def flow(sections: Sequence[Section], first: Box, following: Box) -> tuple[Page, ...]:
    """Return the pages that hold the sections, in order: at least one, perhaps empty.

    ``first`` and ``following`` are the bodies of the first page and of the others. Raises
    ValueError when a block is taller than a page: the document is wrongly made.
    """
    pages: list[list[Placed]] = [[]]
    top = first.top
    for section in sections:
        waiting = section.blocks
        while waiting:
            body = first if len(pages) == 1 else following
            room = Box(body.x, top, body.width, body.bottom - top)
            placed, taken = _fill(waiting, section, room)
            if taken == len(waiting) and section.columns > 1:
                placed = _even_columns(waiting, section, room)
            if not taken and not pages[-1]:
                raise ValueError(f"a block of {waiting[0].height:.0f} points fits no page")
            waiting = waiting[taken:]
            pages[-1] += placed
            if waiting:
                pages.append([])
                top = following.top
            else:
                top = max(one.box.bottom for one in placed) + section.gap
    return tuple(tuple(page) for page in pages)


def _fill(blocks: Sequence[Block], section: Section, room: Box) -> tuple[list[Placed], int]:
    """Return what the columns hold and how many of the blocks were taken."""
    placed: list[Placed] = []
    taken = 0
    for column in room.columns(section.columns, section.gutter):
        top, above = column.top, None
        while taken < len(blocks):
            block = blocks[taken]
            at_top = top == column.top
            if top + _height_kept(blocks, taken, above, at_top) > column.bottom + CLOSE:
                break
            top += 0 if at_top else block.gap
            if block.repeated is not None and block.repeated is not above:
                placed.append(_put(block.repeated, column, top))
                top += block.repeated.height
            placed.append(_put(block, column, top))
            top += block.height
            above = block.repeated
            taken += 1
    return placed, taken


def _put(block: Block, column: Box, top: float) -> Placed:
    return Placed(block, Box(column.x, top, column.width, block.height))


def _height_kept(blocks: Sequence[Block], first: int, above: Block | None, at_top: bool) -> float:
    """Return the height of a block with all that must follow it in the same column."""
    height = 0.0
    for number in range(first, len(blocks)):
        block = blocks[number]
        height += 0 if at_top and number == first else block.gap
        if block.repeated is not None and block.repeated is not above:
            height += block.repeated.height
        height += block.height
        above = block.repeated
        if not block.keep_with_next:
            break
    return height


def _even_columns(blocks: Sequence[Block], section: Section, room: Box) -> list[Placed]:
    """Return the blocks placed in the lowest columns that hold them all."""
    height = max(block.height for block in blocks)
    least = sum(block.height for block in blocks) / section.columns
    height = max(height, least)
    while height < room.height:
        lower = Box(room.x, room.top, room.width, height)
        placed, taken = _fill(blocks, section, lower)
        if taken == len(blocks):
            return placed
        height += BALANCE_STEP
    return _fill(blocks, section, room)[0]
