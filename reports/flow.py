"""Filling pages: blocks go down the columns, never cut, with their headings kept beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from reports.sheet import Box, Sheet

CLOSE = 0.01  # points: what rounding may add to a column that is exactly full
BALANCE_STEP = 4.0  # points between two heights tried when columns are evened out
MORE_HEIGHT = 1.2  # what may be added for columns that step down from left to right

Draw = Callable[[Sheet, Box], None]


@dataclass(frozen=True, slots=True, eq=False)
class Block:
    """Something that stays in one piece: a row, a card, a line of a paragraph.

    ``gap`` is the white above it, dropped at the top of a column. ``repeated`` stands above it
    wherever a column begins with it, as the header of a table does; ``under`` is another head
    that it may go on under, without its own. ``mark`` is what the head of the page may show of it
    ("A – F").
    """

    height: float
    draw: Draw
    gap: float = 0
    repeated: Block | None = None
    under: Block | None = None
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


def ended_together(blocks: Sequence[Block], last: int = 4) -> list[Block]:
    """Return the blocks, the last ones kept on one page: a list ends with no lonely row."""
    kept = max(0, len(blocks) - last)
    together = [replace(block, keep_with_next=True) for block in blocks[kept:-1]]
    return [*blocks[:kept], *together, *blocks[-1:]]


@dataclass(frozen=True, slots=True)
class Section:
    """Blocks that share the same columns, under a title as wide as the page.

    Columns end level on their last page; ``gap`` is the white left below. ``new_page``: it begins
    one, whatever room is left.
    """

    blocks: tuple[Block, ...]
    title: Block | None = None
    columns: int = 1
    gutter: float = 24
    gap: float = 18
    new_page: bool = False


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
    pages = _Pages(first, following)
    for section in sections:
        waiting = section.blocks
        if section.new_page and pages.begun:
            pages.turn()
        if section.title is not None:
            pages.put_title(section.title, waiting)
        while waiting:
            room = pages.room()
            placed, taken = _fill(waiting, section, room)
            if taken == len(waiting) and section.columns > 1:
                placed = _even_columns(waiting, section, room)
            if not taken and not pages.begun:
                raise ValueError(f"a block of {waiting[0].height:.0f} points fits no page")
            waiting = waiting[taken:]
            pages.put(placed)
            if waiting:
                pages.turn()
        pages.leave(section.gap)
    return pages.done()


class _Pages:
    """The pages filled so far, and how far down the last one is."""

    def __init__(self, first: Box, following: Box) -> None:
        self._body = first
        self._following = following
        self._pages: list[list[Placed]] = [[]]
        self._top = first.top

    @property
    def begun(self) -> bool:
        return bool(self._pages[-1])

    def room(self) -> Box:
        body = self._body
        return Box(body.x, self._top, body.width, body.bottom - self._top)

    def put(self, placed: Sequence[Placed]) -> None:
        self._pages[-1] += placed
        self._top = max((one.box.bottom for one in placed), default=self._top)

    def put_title(self, title: Block, after: Sequence[Block]) -> None:
        least = title.height + (height_kept(after) if after else 0)
        if self.begun and self.room().height + CLOSE < least:
            self.turn()
        self.put([_put(title, self.room(), self._top)])

    def leave(self, gap: float) -> None:
        self._top += gap if self.begun else 0

    def turn(self) -> None:
        self._pages.append([])
        self._body = self._following
        self._top = self._following.top

    def done(self) -> tuple[Page, ...]:
        return tuple(tuple(page) for page in self._pages)


def _fill(blocks: Sequence[Block], section: Section, room: Box) -> tuple[list[Placed], int]:
    """Return what the columns hold and how many of the blocks were taken."""
    placed: list[Placed] = []
    taken = 0
    for column in room.columns(section.columns, section.gutter):
        top = column.top
        above = None
        while taken < len(blocks):
            block = blocks[taken]
            at_top = top == column.top
            if top + _height_kept(blocks, taken, above, at_top) > column.bottom + CLOSE:
                break
            top += 0 if at_top else block.gap
            above, new = _head_over(block, above)
            if above is not None and new:
                placed.append(_put(above, column, top))
                top += above.height
            placed.append(_put(block, column, top))
            top += block.height
            taken += 1
    return placed, taken


def _head_over(block: Block, above: Block | None) -> tuple[Block | None, bool]:
    """Return the head that a block stands under, and whether it is put there for it."""
    if above is not None and block.under is above:
        return above, False
    return block.repeated, block.repeated is not above


def _put(block: Block, column: Box, top: float) -> Placed:
    return Placed(block, Box(column.x, top, column.width, block.height))


def height_kept(blocks: Sequence[Block]) -> float:
    """Return the height of the first block with all that must follow it, in points."""
    return _height_kept(blocks, 0, None, at_top=True)


def _height_kept(blocks: Sequence[Block], first: int, above: Block | None, at_top: bool) -> float:
    """Return the height of a block with all that must follow it in the same column."""
    height = 0.0
    for number in range(first, len(blocks)):
        block = blocks[number]
        height += 0 if at_top and number == first else block.gap
        above, new = _head_over(block, above)
        if above is not None and new:
            height += above.height
        height += block.height
        if not block.keep_with_next:
            break
    return height


def _even_columns(blocks: Sequence[Block], section: Section, room: Box) -> list[Placed]:
    """Return the blocks placed in low columns that hold them all, none lower than the one before.

    When that would take much more height, the lowest columns of all are returned.
    """
    least = sum(block.height for block in blocks) / section.columns
    height = max(least, *(block.height for block in blocks))
    lowest: list[Placed] = []
    limit = room.height
    while height < limit:
        placed, taken = _fill(blocks, section, Box(room.x, room.top, room.width, height))
        if taken == len(blocks):
            # Good where each column ends no lower than the one at its left.
            bottoms: dict[float, float] = {}
            for one in placed:
                bottoms[one.box.x] = max(one.box.bottom, bottoms.get(one.box.x, 0))
            ends = [bottoms[x] for x in sorted(bottoms)]
            if all(left >= right - CLOSE for left, right in pairwise(ends)):
                return placed
            if not lowest:
                lowest = placed
                limit = min(limit, height * MORE_HEIGHT)
        height += BALANCE_STEP
    return lowest or _fill(blocks, section, room)[0]
