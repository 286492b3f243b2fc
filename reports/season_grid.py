"""The grid of a season: players down, evenings across, those that a scale drops struck through.

Evenings that one sheet has no room for go on other sheets, with every player again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from reports import labels
from reports.facts import Heading
from reports.flow import Block, Section, ended_together
from reports.lettering import BLACK, RULE, SOFT, Fitted, TypeStyle, Weight, fit, printable
from reports.name_setting import NameRoom, set_name
from reports.names import Abbreviation, abbreviations
from reports.page_layout import ALONE, body_width, is_small, paragraph, print_pages
from reports.season_standings import EVENINGS, PLAYERS, POINTS
from reports.sheet import Align, Box, Sheet
from reports.table_drawing import TITLES

TITLE = ("Grille de la saison", "Season grid")

NAME = TypeStyle(9)
FIGURE = TypeStyle(9, Weight.SEMIBOLD)
SMALL = TypeStyle(8, ink=SOFT)
NOTE = TypeStyle(9, ink=SOFT)
NARROWEST = 35.0
"""Points in which the figures of an evening stand on a line."""
MOST_LINES = 3
"""Lines that the name of an evening may take, and what adds to its points."""


@dataclass(frozen=True, slots=True)
class GridPoints:
    """A cell as worded: its points, the place, what is added by its letter; struck through or not.

    Empty where the player did not come.
    """

    points: str = ""
    place: str = ""
    added: str = ""
    dropped: bool = False


@dataclass(frozen=True, slots=True)
class GridLine:
    """A player's line, as worded; ``sums`` is what is taken from all the cells, or put right."""

    rank: str
    name: str
    points: str
    cells: tuple[GridPoints, ...]
    sums: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SeasonGrid:
    """The grid of a season or of a part: evenings as (day, name), a line a player, what it says.

    ``sums``: what those of the lines are called.
    """

    heading: Heading
    evenings: tuple[tuple[str, str], ...]
    lines: tuple[GridLine, ...]
    sums: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Column:
    title: str
    width: float
    align: Align = "right"


def render_season_grid(facts: SeasonGrid) -> bytes:
    """Return the PDF of the grid, on sheets that lie across."""
    facts = replace(facts, heading=replace(facts.heading, across=True))
    words = facts.heading.words
    fixed = (
        _Column(words.say(labels.RANK), 28),
        _Column(words.say(labels.PLAYER), 100 if is_small(facts.heading) else 134, "left"),
        *(_Column(title, 46) for title in facts.sums),
        _Column(words.say(POINTS), 48),
    )
    room = body_width(facts.heading) - sum(column.width for column in fixed)
    evenings = len(facts.evenings)
    # The evenings of each sheet: as many alike as it takes, at least one sheet.
    count = max(1, -(-evenings // max(int(room / NARROWEST), 1)))
    each = -(-evenings // count)
    sheets = tuple(
        range(first, min(first + each, evenings)) for first in range(0, evenings, each or 1)
    )
    width = max(NARROWEST, room / max((len(one) for one in sheets), default=1))
    short = abbreviations(tuple(printable(line.name) for line in facts.lines))
    width = min(width, NARROWEST * 2)
    sections = []
    for number, shown in enumerate(sheets):
        head = _head(facts, fixed, shown, width)
        rows = [_row(line, fixed, shown, head, width, short) for line in facts.lines]
        first: list[Block] = []
        if not number:
            wide = body_width(facts.heading)
            for note in facts.notes:
                first += paragraph(note, wide, NOTE, gap=6)
        blocks: tuple[Block, ...] = (*first, *ended_together(rows))
        sections.append(Section(blocks, new_page=number > 0))
    told = words.say(PLAYERS, n=sum(bool(line.rank) for line in facts.lines))
    summary = f"{told} · {words.say(EVENINGS)} {words.whole(len(facts.evenings))}"
    return print_pages(
        facts.heading, words.say(TITLE), *sections, summary=summary, range_words=ALONE
    )


def _head(facts: SeasonGrid, fixed: Sequence[_Column], shown: range, width: float) -> Block:
    """The titles, above the rows wherever a page begins with them."""
    titles = [fit(column.title, column.width - 6, TITLES, smallest=8) for column in fixed]
    days = [fit(facts.evenings[at][0], width - 4, TITLES, smallest=8) for at in shown]
    names = [fit(facts.evenings[at][1], width - 4, SMALL, lines=MOST_LINES) for at in shown]
    day, name = (max((one.height for one in row), default=0) for row in (days, names))

    def draw(sheet: Sheet, box: Box) -> None:
        places = _places(box, fixed, len(shown), width)
        foot = box.height - 4
        for column, title, place in zip(fixed, titles, places, strict=False):
            above = Box(place.x, box.top, place.width, foot)
            sheet.lines(above.row(box.top + foot - title.height, title.height), title, column.align)
        for place, date, called in zip(places[len(fixed) :], days, names, strict=True):
            sheet.lines(place.row(box.top, day), date, "center")
            sheet.lines(place.row(box.top + day, name), called, "center")
        sheet.rule(box.x, box.bottom - 2, box.width, thick=0.8, ink=BLACK)

    return Block(day + name + 6, draw)


def _row(
    line: GridLine,
    fixed: Sequence[_Column],
    shown: range,
    head: Block,
    width: float,
    short: Mapping[str, Abbreviation],
) -> Block:
    name = set_name(printable(line.name), short, NameRoom(fixed[1].width - 8, lines=2), NAME)
    told = zip((line.rank, *line.sums, line.points), (fixed[0], *fixed[2:]), strict=True)
    figures = [fit(text, column.width - 6, FIGURE, smallest=8) for text, column in told]
    figures.insert(1, name)
    cells = [_cell(line.cells[at], width - 4) for at in shown]
    heights = [sum(text.height for text in cell) for cell in cells]
    height = max(name.height, FIGURE.leading, *heights, 0) + 5

    def draw(sheet: Sheet, box: Box) -> None:
        places = _places(box, fixed, len(shown), width)
        for column, text, place in zip(fixed, figures, places, strict=False):
            sheet.lines(place, text, column.align)
        for at, cell, high, place in zip(shown, cells, heights, places[len(fixed) :], strict=True):
            middle = place.row(box.top + (box.height - high) / 2, high)
            sheet.stack(middle, cell, align="center")
            if line.cells[at].dropped:
                _strike(sheet, middle, cell[0])
        sheet.rule(box.x, box.bottom - 0.4, box.width, thick=0.4, ink=RULE)

    return Block(height, draw, repeated=head, mark=line.rank)


def _cell(told: GridPoints, width: float) -> list[Fitted]:
    figure = replace(FIGURE, weight=Weight.REGULAR, ink=SOFT) if told.dropped else FIGURE
    texts = [fit(told.points, width, figure, smallest=8)] if told.points else []
    texts += [fit(told.place, width, SMALL)] if told.place else []
    return texts + ([fit(told.added, width, SMALL, lines=MOST_LINES)] if told.added else [])


def _strike(sheet: Sheet, box: Box, text: Fitted) -> None:
    half = text.style.width(text.lines[0]) / 2 + 1
    middle = box.x + box.width / 2
    across = box.top + text.height / 2
    sheet.line((middle - half, across), (middle + half, across), thick=0.8, ink=SOFT)


def _places(box: Box, fixed: Sequence[_Column], evenings: int, width: float) -> tuple[Box, ...]:
    """The room of each cell: those of a column leave white at the side they end on."""
    boxes = box.split([*(column.width for column in fixed), *[width] * evenings])
    return tuple(
        replace(place, width=place.width - 6) if number < len(fixed) else place
        for number, place in enumerate(boxes)
    )
