"""The structure on one page: levels, breaks, and what is removed at each break."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Literal

from reports.chip_disc import ChipLook, draw_chip
from reports.facts import Heading
from reports.fitting import SOFT, TypeStyle, fit
from reports.flow import Block, Section
from reports.page_layout import (
    ASIDE,
    Paper,
    body_width,
    first_page_height,
    paragraph,
    print_pages,
    totals_block,
)
from reports.sheet import Box, Sheet
from reports.table_drawing import Column, Row, Table
from reports.typefaces import Weight
from reports.wording import Language, Wording, wording_in

AntePayer = Literal["big_blind", "button", "classic", "none"]

LARGEST, COMFORTABLE, SMALLEST = 16.0, 10.0, 7.0  # points
ROUNDING = 0.02
AIRY, TIGHT = 1.85, 1.45  # height of a row, in sizes of its type
LEADING = 1.25
HEADER = 20.0
LEGEND_WORD, CHIP_ROW, CHIP_RADIUS = 44.0, 34.0, 15.0
FEWEST_ABREAST, MOST_ABREAST = 5, 7
VALUE, QUIET = TypeStyle(9.5, Weight.BOLD), TypeStyle(9, ink=SOFT)
CHIPS = ("Jetons", "Chips")
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
    """A break in minutes, with the chip values removed during it."""

    minutes: int
    removes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class BlindsStructure:
    """Levels and breaks in playing order; breaks bear no number.

    ``late_entry_until`` is the last level during which one may enter; ``begins_at`` is when
    play is to begin: without it the times count from zero. ``chips``, smallest first, are
    those of the tournament.
    """

    heading: Heading
    steps: tuple[StructureLevel | StructureBreak, ...]
    ante: AntePayer = "big_blind"
    starting_stack: int | None = None
    late_entry_until: int | None = None
    begins_at: time | None = None
    chips: tuple[ChipLook, ...] = ()


def render_blinds_structure(facts: BlindsStructure, language: Language = "fr") -> bytes:
    """Return the PDF of the structure, in the largest type that keeps it on one page.

    Past some sixty rows the type would be too small to read, and a second page is begun.
    """
    wording = wording_in(language)
    notes = _notes(facts, wording)
    room = first_page_height(facts.heading) - sum(note.height + note.gap for note in notes) - HEADER
    row = min(LARGEST * AIRY, room / max(1, _rows_in(facts)))
    paper = Paper(
        title=wording.say("STRUCTURE_TITLE"),
        heading=facts.heading,
        sections=(Section((*_steps(facts, row, wording), *notes)),),
        summary=_summary(facts, wording),
    )
    return print_pages(paper, wording)


def _levels(facts: BlindsStructure) -> tuple[StructureLevel, ...]:
    return tuple(step for step in facts.steps if isinstance(step, StructureLevel))


def _rows_in(facts: BlindsStructure) -> int:
    return len(facts.steps) + (facts.late_entry_until is not None)


def _summary(facts: BlindsStructure, wording: Wording) -> str:
    if facts.starting_stack is None:
        return ""
    return wording.say("STARTING_STACK", stack=facts.starting_stack)


def _notes(facts: BlindsStructure, wording: Wording) -> tuple[Block, ...]:
    minutes = sum(step.minutes for step in facts.steps)
    levels = wording.count("LEVELS", len(_levels(facts)))
    length = wording.say("WHOLE_LENGTH", length=wording.duration(minutes))
    notes = [totals_block(f"{levels}  ·  {length}", body_width())]
    ante = wording.say(f"ANTE_{facts.ante.upper()}")
    notes += paragraph(f"{ante}. {wording.say('NEXT_HAND')}", body_width(), ASIDE)
    return (*notes, *_legend(facts.chips, wording))


def _legend(chips: tuple[ChipLook, ...], wording: Wording) -> tuple[Block, ...]:
    """Every chip as a disc with its value, the name of its colour beside it."""
    if not chips:
        return ()
    rows = -(-len(chips) // MOST_ABREAST)
    abreast = -(-len(chips) // rows)

    def draw(sheet: Sheet, box: Box) -> None:
        label = wording.told(CHIPS)
        sheet.lines(Box(box.x, box.top, LEGEND_WORD, CHIP_ROW), fit(label, LEGEND_WORD, QUIET))
        across = Box(box.x + LEGEND_WORD, box.top, box.width - LEGEND_WORD, CHIP_ROW)
        places = across.columns(max(FEWEST_ABREAST, abreast), 4)
        for number, chip in enumerate(chips):
            row, column = divmod(number, abreast)
            place = places[column]
            middle = place.top + row * CHIP_ROW + CHIP_ROW / 2
            value = wording.number(chip.value)
            draw_chip(sheet, (place.x + CHIP_RADIUS, middle), CHIP_RADIUS, chip, value)
            x = place.x + 2 * CHIP_RADIUS + 5
            room = place.right - x
            sheet.lines(Box(x, middle - 12, room, 12), fit(value, room, VALUE, smallest=6))
            sheet.lines(Box(x, middle, room, 12), fit(chip.name, room, QUIET, smallest=6))

    return (Block(rows * CHIP_ROW, draw, gap=6),)


def _steps(facts: BlindsStructure, row: float, wording: Wording) -> tuple[Block, ...]:
    with_ante = any(level.ante for level in _levels(facts))
    table = _table(facts, row, with_ante, wording)
    blocks: list[Block] = []
    minutes = number = 0
    for step in facts.steps:
        begins = _begins(facts, minutes, wording)
        minutes += step.minutes
        if isinstance(step, StructureBreak):
            blocks.append(
                table.spanning(("", begins), _break(step, facts.chips, wording), look="strong")
            )
            continue
        number += 1
        blinds = map(wording.number, (step.small_blind, step.big_blind))
        ante = (wording.number(step.ante) if step.ante else "–",) if with_ante else ()
        cells = (str(number), begins, *blinds, *ante)
        blocks += table.blocks([Row((*cells, wording.duration(step.minutes)))])
        if number == facts.late_entry_until:
            late = wording.say("LATE_ENTRY", level=number)
            blocks.append(table.spanning(("", ""), late, look="soft"))
    return tuple(blocks)


def _table(facts: BlindsStructure, row: float, with_ante: bool, wording: Wording) -> Table:
    airy = row / AIRY
    size = airy if airy >= COMFORTABLE else max(SMALLEST, min(COMFORTABLE, row / TIGHT))
    padding = max(0.5, (row - size * LEADING) / 2 - ROUNDING)
    plain, strong = TypeStyle(size), TypeStyle(size, Weight.BOLD)
    quiet = TypeStyle(size * 0.8, ink=SOFT)
    columns = [
        Column(wording.say("LEVEL"), strong, width=max(29, size * 1.6), align="right", smallest=5),
        Column(
            wording.say("BEGINS" if facts.begins_at else "AFTER"),
            quiet,
            width=size * 5,
            align="right",
            smallest=5,
        ),
        Column(wording.say("SMALL_BLIND"), plain, align="right", smallest=6),
        Column(wording.say("BIG_BLIND"), strong, align="right", smallest=6),
    ]
    if with_ante:
        columns.append(Column(wording.say("ANTE"), plain, align="right", smallest=6))
    columns.append(Column(wording.say("LENGTH"), quiet, width=size * 5, align="right", smallest=5))
    return Table(tuple(columns), body_width(), padding=padding)


def _begins(facts: BlindsStructure, minutes: int, wording: Wording) -> str:
    if facts.begins_at is None:
        return wording.duration(minutes)
    day = facts.heading.day or date(2000, 1, 1)
    return wording.hour(datetime.combine(day, facts.begins_at) + timedelta(minutes=minutes))


def _break(step: StructureBreak, chips: tuple[ChipLook, ...], wording: Wording) -> str:
    text = wording.say("BREAK", length=wording.duration(step.minutes))
    if not step.removes:
        return text
    colours = {chip.value: chip.name for chip in chips}
    *others, last = (
        wording.told(NAMED, value=value, colour=colours[value])
        if value in colours
        else wording.number(value)
        for value in step.removes
    )
    values = wording.say("AND").join(filter(None, (", ".join(others), last)))
    return f"{text}  ·  {wording.say('REMOVE', values=values)}"
