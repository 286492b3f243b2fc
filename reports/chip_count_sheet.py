"""Count sheets, one a table: at a break each stack is counted by value, then added up."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reports.facts import Heading
from reports.fitting import BLACK, TypeStyle
from reports.flow import Block, Section, ended_together, stacked
from reports.page_layout import ASIDE, Paper, body_width, paragraph, print_pages, totals_block
from reports.sheet import Box, Sheet
from reports.table_drawing import Column, Row, Table
from reports.typefaces import Weight
from reports.wording import Language, Wording, wording_in

NUMBER = TypeStyle(15, Weight.BOLD)
CELL, STRONG = TypeStyle(10.5), TypeStyle(11, Weight.BOLD)
HEAD, GAP, PADDING = 24.0, 22.0, 4.5
TOTAL_WIDTH, MOST_VALUES = 84.0, 7

TITLE = ("Compte des tapis", "Chip count")
WORDS = (
    "Comptez les jetons de chaque valeur, écrivez le total, faites signer en cas de doute.",
    "Count the chips of each value, write the total, have it signed in case of doubt.",
)
SEAT, PLAYER = ("Place", "Seat"), ("Joueur", "Player")
TOTAL, TABLE_TOTAL = ("Total", "Total"), ("Total de la table", "Table total")
COUNTED = ("compté au niveau {level}", "counted at level {level}")
IN_ALL = (
    "{n:table|tables}  ·  Total compté : {total}  ·  Jetons en jeu : {chips}  ·  Écart : {gap}",
    "{n:table|tables}  ·  Counted in all: {total}  ·  Chips in play: {chips}  ·  Difference: {gap}",
)
BLANK = "______________"


@dataclass(frozen=True, slots=True)
class CountLine:
    """A place and its stack in chips, None to be written by hand."""

    place: int
    name: str
    stack: int | None = None


@dataclass(frozen=True, slots=True)
class CountTable:
    """A table; ``level`` when it was counted, None for a blank sheet."""

    number: int
    lines: tuple[CountLine, ...]
    level: int | None = None


@dataclass(frozen=True, slots=True)
class ChipCountSheets:
    """The tables in order; ``values`` in play, smallest first; ``chips`` in play in all."""

    heading: Heading
    values: tuple[int, ...]
    chips: int
    tables: tuple[CountTable, ...]


def render_chip_count_sheets(facts: ChipCountSheets, language: Language = "fr") -> bytes:
    """Return the PDF of the count sheets, none cut by the end of a page."""
    wording = wording_in(language)
    words = paragraph(wording.told(WORDS), body_width(), ASIDE)
    cards = [_card(facts, table, wording) for table in facts.tables]
    in_all = _in_all(facts, wording)
    paper = Paper(
        title=wording.told(TITLE),
        heading=facts.heading,
        sections=(Section(words), Section(tuple(ended_together([*cards, in_all], last=2)))),
        summary=wording.count("TABLES", len(facts.tables)),
        range_words=wording.say("TABLES_SHOWN"),
    )
    return print_pages(paper, wording)


def _in_all(facts: ChipCountSheets, wording: Wording) -> Block:
    """Return the sum of every table, to be written as long as one of them is not counted."""
    stacks = [line.stack for table in facts.tables for line in table.lines]
    counted = None if None in stacks else sum(stack or 0 for stack in stacks)
    gap = 0 if counted is None else counted - facts.chips
    sign = "+" if gap > 0 else "−" if gap < 0 else ""
    told = wording.told(
        IN_ALL,
        n=len(facts.tables),
        chips=facts.chips,
        total=BLANK if counted is None else counted,
        gap=BLANK if counted is None else f"{sign}{wording.number(abs(gap))}",
    )
    return replace(totals_block(told, body_width()), gap=GAP)


def _card(facts: ChipCountSheets, table: CountTable, wording: Wording) -> Block:
    values = facts.values[-MOST_VALUES:]
    drawn = Table(
        (
            Column(wording.told(SEAT), STRONG, width=34),
            Column(wording.told(PLAYER), CELL, smallest=7.5, width=130, lines=3),
            *(Column(wording.number(value), CELL, align="right") for value in values),
            Column(wording.told(TOTAL), STRONG, width=TOTAL_WIDTH, align="right"),
        ),
        body_width(),
        padding=PADDING,
        written=len(values) + 1,
    )
    blank = ("",) * len(values)
    rows = [
        Row((str(line.place), line.name, *blank, _written(line.stack, wording)))
        for line in table.lines
    ]
    stacks = [line.stack for line in table.lines]
    whole = None if None in stacks else sum(stack or 0 for stack in stacks)
    total = Row(("", wording.told(TABLE_TOTAL), *blank, _written(whole, wording)), look="strong")
    body = drawn.blocks([*rows, total])
    above = (body[0].repeated,) if body[0].repeated is not None else ()
    return stacked((_head(table, wording), *above, *body), gap=GAP, mark=str(table.number))


def _written(amount: int | None, wording: Wording) -> str:
    return "" if amount is None else wording.number(amount)


def _head(table: CountTable, wording: Wording) -> Block:
    aside = "" if table.level is None else wording.told(COUNTED, level=table.level)

    def draw(sheet: Sheet, box: Box) -> None:
        words = wording.say("TABLE_NUMBER", table=table.number)
        sheet.text(box.x, box.bottom - 8, words, NUMBER)
        sheet.text(box.right, box.bottom - 8, aside, ASIDE, "right")
        sheet.rule(box.x, box.bottom - 2, box.width, thick=1, ink=BLACK)

    return Block(HEAD, draw)
