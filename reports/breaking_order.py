"""The order in which tables break, for the wall (2.4): large, those already closed struck."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from reports import labels
from reports.facts import Heading, Words
from reports.flow import Block, Section
from reports.labels import Pair
from reports.lettering import BAND, BLACK, ELLIPSIS, RULE, SOFT, TypeStyle, Weight, fit, size_within
from reports.page_layout import (
    BODY,
    HEADING,
    STRONG,
    body_width,
    first_page_height,
    is_small,
    paragraph,
    print_pages,
    totals_block,
)
from reports.sheet import Box, Sheet
from reports.table_drawing import TITLES

TITLE = ("Ordre de fermeture des tables", "Breaking order")
CLOSES = (
    "Les tables ferment dans cet ordre ; leurs joueurs vont à des places tirées au sort.",
    "Tables break in this order; their players draw seats at the others.",
)
ALONE = ("Une seule table : aucune ne ferme.", "Only one table: nothing to break.")
CLOSED_AT = ("fermée à {hour}", "broken at {hour}")
CLOSED: Pair = ("fermée", "broken")
NEXT = ("la prochaine", "next to break")
LAST = ("reste la dernière", "stays last")
FINAL = ("table finale", "final table")
FINAL_TABLE = ("Table finale : {n:joueur|joueurs}", "Final table: {n:player|players}")
FINAL_HOW = (
    "Places et bouton y sont tirés de nouveau (§ 2.1, 2.6).",
    "Its seats and button are redrawn (§ 2.1, 2.6).",
)
CHANGES = (
    "Seul le directeur peut changer cet ordre, s’il le faut ; il l’annonce alors (§ 2.4).",
    "Only the director may change this order, if needed, and then announces it (§ 2.4).",
)
CHANGED_AT = ("Ordre changé à {hour}.", "Order changed at {hour}.")
COUNTED = ("{n:table|tables}  ·  {closed:fermée|fermées}", "{n:table|tables}  ·  {closed} broken")

ORDER = ("Ordre", "Order")

TALLEST = 120.0
LOWEST = 30.0
TITLED = 15.0
MOST_COLUMNS = 5
MOST_ON_A_SMALL = 4
LEAST_TOLD = 20.0
LOW = 20.0
GUTTER = 20.0
FIGURE = 0.78  # size of a table's number at most, in heights of its row


@dataclass(frozen=True, slots=True)
class TableInOrder:
    """A table: ``closed`` once it broke, at ``closed_at`` when that is known."""

    number: int
    closed: bool = False
    closed_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class BreakingOrder:
    """Tables in the order they break; ``final_size`` players make the final table.

    ``final_table`` is where it is played, once it is drawn; ``changed_at`` when the director
    last changed the order in play.
    """

    heading: Heading
    tables: tuple[TableInOrder, ...]
    final_size: int
    final_table: int | None = None
    changed_at: datetime | None = None


def render_breaking_order(facts: BreakingOrder) -> bytes:
    """Return the PDF of the order: one page, in as large figures as it holds."""
    words = facts.heading.words
    wide = body_width(facts.heading)
    above = paragraph(words.say(CLOSES if len(facts.tables) > 1 else ALONE), wide, BODY)
    below = _below(facts, words)
    taken = sum(block.height + block.gap for block in (*above, *below)) + 2 * Section(()).gap
    most = MOST_ON_A_SMALL if is_small(facts.heading) else MOST_COLUMNS
    room = first_page_height(facts.heading) - taken - TITLED
    columns, row = _grid(len(facts.tables), room, most)
    titles = _titles(row, words)
    rows = tuple(
        _row(words.rank(rank), table, _status_words(facts, table, words), row, titles)
        for rank, table in enumerate(facts.tables, 1)
    )
    return print_pages(
        facts.heading,
        words.say(TITLE),
        Section(above),
        Section(rows, columns=columns, gutter=GUTTER),
        Section(below),
    )


def _below(facts: BreakingOrder, words: Words) -> tuple[Block, ...]:
    wide = body_width(facts.heading)
    closed = sum(table.closed for table in facts.tables)
    changes = words.say(CHANGES)
    if facts.changed_at is not None:
        changes = f"{words.say(CHANGED_AT, hour=facts.changed_at)} {changes}"
    return (
        totals_block(wide, words.say(COUNTED, n=len(facts.tables), closed=closed)),
        *paragraph(words.say(FINAL_TABLE, n=facts.final_size), wide, HEADING, gap=8),
        *paragraph(words.say(FINAL_HOW), wide, BODY, gap=0),
        *paragraph(changes, wide, STRONG, gap=8),
    )


def _grid(tables: int, room: float, most: int) -> tuple[int, float]:
    """Return the fewest columns whose rows are not too low, and the height of a row."""
    for columns in range(1, most + 1):
        rows = -(-tables // columns) or 1
        height = (room - 6) / rows
        if height >= LOWEST + 10 * (columns == 1):
            break
    return columns, min(TALLEST, height)


def _status_words(facts: BreakingOrder, table: TableInOrder, words: Words) -> str:
    if table.number == facts.final_table:
        return words.say(FINAL)
    if table.closed:
        if table.closed_at is None:
            return words.say(CLOSED)
        return words.say(CLOSED_AT, hour=table.closed_at)
    left = [one.number for one in facts.tables if not one.closed]
    if table.number == left[-1]:
        return words.say(LAST) if len(facts.tables) > 1 else ""
    return words.say(NEXT) if table.number == left[0] else ""


def _counted(height: float) -> TypeStyle:
    """Return how the ranks are set in rows of a height."""
    return TypeStyle(size_within(min(15.0, height * 0.3)), Weight.SEMIBOLD, SOFT)


def _before(height: float) -> float:
    """Return where the number of a table begins in its row."""
    return max(_counted(height).size * 3, 32.0)


def _titles(row: float, words: Words) -> Block:
    """Return the titles over the two figures of a row: the order and the table."""
    order = words.say(ORDER)
    table = words.say(labels.TABLE)
    before = _before(row)

    def draw(sheet: Sheet, box: Box) -> None:
        x = box.x + before
        baseline = box.top + 9
        sheet.fitted(x - 8, baseline, order, before - 8, TITLES, 8, "right")
        sheet.text(x, baseline, table, TITLES)
        sheet.rule(box.x, box.bottom - 2, box.width, thick=0.8, ink=BLACK)

    return Block(TITLED, draw)


def _row(rank: str, table: TableInOrder, told: str, height: float, titles: Block) -> Block:
    ink = SOFT if table.closed else BLACK
    figure = TypeStyle(size_within(height * FIGURE), Weight.BOLD, ink)
    counted = _counted(height)
    aside = replace(counted, ink=ink)
    before = _before(height)
    room = figure.width("0" * max(2, len(str(table.number))))

    def draw(sheet: Sheet, box: Box) -> None:
        if told and not table.closed:
            sheet.fill(box, BAND)
        place = Box(box.x, box.top, before - 8, box.height)
        sheet.lines(place, fit(rank, place.width, counted, smallest=8), "right")
        number = Box(box.x + before, box.top, room, box.height)
        shown = fit(str(table.number), room, figure, smallest=8)
        sheet.lines(number, shown)
        if table.closed:
            wide = shown.style.width(shown.lines[0])
            sheet.rule(number.x - 3, box.top + height / 2 - 0.8, wide + 6, thick=1.6, ink=BLACK)
        rest = Box(number.right + 8, box.top, box.right - number.right - 12, box.height)
        if rest.width > LEAST_TOLD:
            said = fit(told, rest.width, aside, smallest=8, lines=2 if height >= LOW else 1)
            # The number struck through says enough where there is no room to say when.
            if not said.lines[-1].endswith(ELLIPSIS):
                sheet.lines(rest, said)
        sheet.rule(box.x, box.bottom - 0.5, box.width, thick=0.5, ink=RULE)

    return Block(height, draw, repeated=titles, mark=str(table.number))
