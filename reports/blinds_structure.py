"""The structure on one page: levels, breaks, and what is removed at each break."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta

from reports import labels
from reports.chart_drawing import chart_block
from reports.drawings import ChipLook, draw_chip
from reports.facts import Heading, Words
from reports.flow import Block, Section
from reports.lettering import SOFT, TypeStyle, Weight, fit, size_within
from reports.page_layout import (
    ASIDE,
    DOT,
    body_width,
    first_page_height,
    is_small,
    paragraph,
    print_pages,
    totals_block,
)
from reports.sheet import Box, Sheet
from reports.structure_chart import RisingStep, StructureCourse, structure_marks
from reports.table_drawing import Column, Row, Table

LARGEST, WITH_CHART, COMFORTABLE = 20.0, 15.0, 10.5  # points
ROUNDING = 0.02
AIRY, TIGHT = 1.85, 1.45  # height of a row, in sizes of its type
HIGHEST = 46.0  # points of a row, however few they are
LEADING = 1.25
HEADER = 20.0
CHART = 120.0
CHART_GAP = 14.0
CHART_LETTERS = 8.0
LEGEND_WORD = 44.0
CHIP_ROW = 38.0
CHIP_RADIUS = 17.0
SMALL_RADIUS = 13.0
FEWEST_ABREAST = 5
MOST_ABREAST = 7
VALUE = TypeStyle(9, Weight.BOLD)
QUIET = TypeStyle(9, ink=SOFT)

TITLE = ("Structure", "Structure")
SMALL_BLIND = ("Petite blinde", "Small blind")
BIG_BLIND = ("Grosse blinde", "Big blind")
LENGTH = ("Durée", "Length")
BEGINS = ("Début", "Start")
AFTER = ("Après", "After")
LEVELS = ("{n} {n:=niveau|niveaux}", "{n} {n:=level|levels}")
BREAK = ("Pause {length}", "Break {length}")
REMOVE = ("on retire les jetons de {values}", "colour-up of the {values} chips")
LATE_ENTRY = (
    "Entrées jusqu’à la fin du niveau {level}",
    "Late registration until the end of level {level}",
)
WHOLE_LENGTH = (
    "Durée totale : {length}, pauses comprises",
    "Total length: {length}, breaks included",
)
ANTES = {
    "big_blind": ("Ante payée par la grosse blinde", "Ante posted by the big blind"),
    "button": ("Ante payée par le bouton", "Ante posted by the button"),
    "classic": ("Ante payée par chaque joueur", "Ante posted by every player"),
    "none": ("Sans ante", "No ante"),
}
NEXT_HAND = (
    "Un nouveau niveau s’applique à partir de la main suivante (§ 3.1).",
    "A new level applies from the next hand (§ 3.1).",
)
CHIPS = ("Jetons", "Chips")
RISE = ("Structure : grosse blinde, en jetons", "Structure: big blind, in chips")
NAMED = ("{value} ({colour})", "{value} ({colour})")


@dataclass(frozen=True, slots=True)
class StructureLevel:
    """A level: blinds and ante in chips, length in minutes."""

    small_blind: int
    big_blind: int
    ante: int
    minutes: int


@dataclass(frozen=True, slots=True)
class StructureBreak:
    """A break in minutes, with the chip values removed during it; ``sold``: what is sold then."""

    minutes: int
    removes: tuple[int, ...] = ()
    sold: str = ""


@dataclass(frozen=True, slots=True)
class BlindsStructure:
    """Levels and breaks in playing order; breaks have no number.

    ``late_entry_until`` is the last level during which one may enter; ``begins_at`` is when
    play is to begin: without it the times count from zero. ``ante`` is a key of ``ANTES``;
    ``chips``, smallest first, are those of the tournament; ``game`` is told where there is
    something to tell. ``entries``: how one enters and what may be bought, line by line;
    ``rebuys``: the last level of re-buys, and how that is said.
    """

    heading: Heading
    steps: tuple[StructureLevel | StructureBreak, ...]
    ante: str = "big_blind"
    starting_stack: int | None = None
    late_entry_until: int | None = None
    begins_at: time | None = None
    chips: tuple[ChipLook, ...] = ()
    game: str = ""
    entries: tuple[str, ...] = ()
    rebuys: tuple[int, str] | None = None


def render_blinds_structure(facts: BlindsStructure) -> bytes:
    """Return the PDF of the structure, in the largest type that keeps it on one page.

    Past some sixty rows the type would be too small to read, and a second page is begun.
    """
    words = facts.heading.words
    notes = _notes(facts, words)
    room = first_page_height(facts.heading) - sum(note.height + note.gap for note in notes) - HEADER
    rows = len(facts.steps) + (facts.late_entry_until is not None) + (facts.rebuys is not None)
    row = _row_height(room, max(1, rows))
    stack = facts.starting_stack
    told = "" if stack is None else words.say(labels.STARTING_STACK, stack=stack)
    return print_pages(
        facts.heading,
        words.say(TITLE),
        Section((*_steps(facts, row, words), *_chart(facts, room - rows * row), *notes)),
        summary=DOT.join(filter(None, (facts.game, told))),
    )


def _row_height(room: float, rows: int) -> float:
    """Return how high a row is, for rows that fill the page; a chart has its room where it may."""
    under = CHART + CHART_GAP
    if rows * WITH_CHART * AIRY + under <= room:
        room -= under
    return min(HIGHEST, room / rows)


def _chart(facts: BlindsStructure, left: float) -> tuple[Block, ...]:
    """How the big blind rises, where ``left`` points are: the levels in large type come first."""
    if left < CHART + CHART_GAP:
        return ()
    steps = tuple(
        RisingStep(step.minutes, step.big_blind if isinstance(step, StructureLevel) else 0)
        for step in facts.steps
    )
    words = facts.heading.words
    apart = words.whole(1_000)[1:-3]
    course = StructureCourse(steps, words.say(RISE), apart=apart)
    marks = structure_marks(course, body_width(facts.heading), CHART, CHART_LETTERS)
    return (replace(chart_block(marks, CHART), gap=CHART_GAP),)


def _levels(facts: BlindsStructure) -> tuple[StructureLevel, ...]:
    return tuple(step for step in facts.steps if isinstance(step, StructureLevel))


def _notes(facts: BlindsStructure, words: Words) -> tuple[Block, ...]:
    wide = body_width(facts.heading)
    minutes = sum(step.minutes for step in facts.steps)
    levels = words.say(LEVELS, n=len(_levels(facts)))
    notes = [totals_block(wide, levels, words.say(WHOLE_LENGTH, length=words.lasting(minutes)))]
    notes += paragraph(f"{words.say(ANTES[facts.ante])}. {words.say(NEXT_HAND)}", wide, ASIDE)
    for told in facts.entries:
        notes += paragraph(f"{told}.", wide)
    return (*notes, *_legend(facts.chips, is_small(facts.heading), words))


def _legend(chips: tuple[ChipLook, ...], small: bool, words: Words) -> tuple[Block, ...]:
    """Every chip as a disc with its value, the name of its colour beside it."""
    if not chips:
        return ()
    most = FEWEST_ABREAST if small else MOST_ABREAST
    rows = -(-len(chips) // most)
    abreast = -(-len(chips) // rows)
    radius = SMALL_RADIUS if small else CHIP_RADIUS
    word = 0.0 if small else LEGEND_WORD

    def draw(sheet: Sheet, box: Box) -> None:
        label = words.say(CHIPS)
        first, across = box.row(box.top, CHIP_ROW).split((word, box.width - word))
        if word:
            sheet.lines(first, fit(label, word, QUIET))
        places = across.columns(max(FEWEST_ABREAST, abreast), 4)
        for number, chip in enumerate(chips):
            row, column = divmod(number, abreast)
            place = places[column]
            middle = place.top + row * CHIP_ROW + CHIP_ROW / 2
            value = words.whole(chip.value)
            draw_chip(sheet, (place.x + radius, middle), radius, chip, value)
            x = place.x + 2 * radius + 5
            room = place.right - x
            sheet.lines(Box(x, middle - 12, room, 12), fit(value, room, VALUE, smallest=8))
            sheet.lines(Box(x, middle, room, 12), fit(chip.name, room, QUIET, smallest=8))

    return (Block(rows * CHIP_ROW, draw, gap=6),)


def _steps(facts: BlindsStructure, row: float, words: Words) -> tuple[Block, ...]:
    with_ante = any(level.ante for level in _levels(facts))
    table = _table(facts, row, with_ante, words)
    blocks: list[Block] = []
    minutes = number = 0
    for step in facts.steps:
        if facts.begins_at is None:
            begins = words.lasting(minutes)
        else:
            day = facts.heading.day or date(2000, 1, 1)
            begins = f"{datetime.combine(day, facts.begins_at) + timedelta(minutes=minutes):%H:%M}"
        minutes += step.minutes
        if isinstance(step, StructureBreak):
            blocks.append(
                table.spanning(("", begins), _break(step, facts.chips, words), look="strong")
            )
            continue
        number += 1
        blinds = map(words.whole, (step.small_blind, step.big_blind))
        ante = (words.whole(step.ante) if step.ante else "–",) if with_ante else ()
        cells = (str(number), begins, *blinds, *ante)
        blocks += table.blocks([Row((*cells, words.lasting(step.minutes)))])
        if number == facts.late_entry_until:
            late = words.say(LATE_ENTRY, level=number)
            blocks.append(table.spanning(("", ""), late, look="soft"))
        if facts.rebuys is not None and number == facts.rebuys[0]:
            blocks.append(table.spanning(("", ""), facts.rebuys[1], look="soft"))
    return tuple(blocks)


def _table(facts: BlindsStructure, row: float, with_ante: bool, words: Words) -> Table:
    airy = row / AIRY
    size = size_within(min(LARGEST, max(airy, min(COMFORTABLE, row / TIGHT))))
    padding = max(0.0, (row - size * LEADING) / 2 - ROUNDING)
    plain = TypeStyle(size)
    strong = TypeStyle(size, Weight.BOLD)
    quiet = replace(plain.smaller, ink=SOFT)
    columns = [
        Column(
            words.say(labels.LEVEL), strong, width=max(29, size * 1.6), align="right", smallest=5
        ),
        Column(
            words.say(BEGINS if facts.begins_at else AFTER),
            quiet,
            width=size * 5,
            align="right",
            smallest=8,
        ),
        Column(words.say(SMALL_BLIND), plain, align="right", smallest=8),
        Column(words.say(BIG_BLIND), strong, align="right", smallest=8),
    ]
    if with_ante:
        columns.append(Column(words.say(labels.ANTE), plain, align="right", smallest=8))
    columns.append(Column(words.say(LENGTH), quiet, width=size * 5, align="right", smallest=8))
    return Table(tuple(columns), body_width(facts.heading), padding=padding)


def _break(step: StructureBreak, chips: tuple[ChipLook, ...], words: Words) -> str:
    text = DOT.join(filter(None, (words.say(BREAK, length=words.lasting(step.minutes)), step.sold)))
    if not step.removes:
        return text
    colours = {chip.value: chip.name for chip in chips}
    values = [
        words.say(NAMED, value=value, colour=colours[value])
        if value in colours
        else words.whole(value)
        for value in step.removes
    ]
    return f"{text}{DOT}{words.say(REMOVE, values=words.listed(values))}"
