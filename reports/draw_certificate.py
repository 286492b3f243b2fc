"""The draw certificate: all that anyone needs to redo the draw and find the same seats."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from reports.facts import Heading, TablePlace
from reports.fitting import SOFT, TypeStyle
from reports.flow import Block, Section
from reports.page_layout import (
    ASIDE,
    BODY,
    STRONG,
    Paper,
    body_width,
    heading_block,
    paragraph,
    print_pages,
    totals_block,
)
from reports.table_drawing import Column, Row, Table
from reports.typefaces import Weight
from reports.wording import Language, Wording, wording_in

COLUMNS = 3
BUTTON_COLUMNS = 5
GUTTER = 22.0
ENTRY = TypeStyle(8.5)
QUIET = TypeStyle(8.5, ink=SOFT)
SEAT = TypeStyle(8.5, Weight.SEMIBOLD)
GIVEN = "◆"


@dataclass(frozen=True, slots=True)
class DrawnEntrant:
    """An entrant with the seat that came out; ``given`` when a need fixed it beforehand."""

    name: str
    table: int
    place: int
    given: bool = False


@dataclass(frozen=True, slots=True)
class DrawCertificate:
    """A draw: entrants in the order that was shuffled, seed in hexadecimal, what came out.

    ``method`` describes the draw, a line each; ``file`` is the name of the file that
    ``td-app verify-draw`` reads; ``number`` counts the draws of the tournament from 1.
    ``button_place`` is the place drawn for every table, ``buttons`` where it stands at each.
    """

    heading: Heading
    seed: str
    method: tuple[str, ...]
    entrants: tuple[DrawnEntrant, ...]
    button_place: int | None = None
    buttons: tuple[TablePlace, ...] = ()
    file: str = "FILE"
    number: int = 1
    drawn_at: datetime | None = None


def render_draw_certificate(facts: DrawCertificate, language: Language = "fr") -> bytes:
    """Return the PDF of the certificate: the means first, then every entrant, then buttons."""
    wording = wording_in(language)
    summary = [wording.say("DRAW_NUMBER", number=facts.number)]
    if facts.drawn_at is not None:
        summary.append(wording.say("DRAWN_AT", moment=wording.moment(facts.drawn_at)))
    paper = Paper(
        title=wording.say("CERTIFICATE_TITLE"),
        heading=facts.heading,
        sections=(
            Section(_means(facts, wording)),
            _entrants(facts.entrants, wording),
            Section(_ending(facts, wording)),
            *((_buttons(facts, wording),) if facts.buttons or facts.button_place else ()),
        ),
        summary="  ·  ".join(summary),
    )
    return print_pages(paper, wording)


def _means(facts: DrawCertificate, wording: Wording) -> tuple[Block, ...]:
    width = body_width()
    blocks = [heading_block(wording.say("SEED"), width), *paragraph(facts.seed, width, STRONG)]
    blocks.append(heading_block(wording.say("METHOD"), width))
    for line in facts.method:
        blocks += paragraph(line, width, BODY, gap=1)
    blocks.append(heading_block(wording.say("VERIFY"), width))
    blocks += paragraph(wording.say("VERIFY_HOW"), width, BODY, gap=0)
    blocks += paragraph(wording.say("VERIFY_COMMAND", file=facts.file), width, STRONG)
    blocks += paragraph(wording.say("VERIFY_MEANS"), width, ASIDE)
    return tuple(blocks)


def _entrants(entrants: Iterable[DrawnEntrant], wording: Wording) -> Section:
    table = _list_table(
        COLUMNS,
        Column("", QUIET, width=24, align="right", smallest=5),
        Column("", ENTRY, smallest=6, lines=5),
        Column("", SEAT, width=42, align="right", smallest=6),
    )
    rows = (
        Row((wording.number(number), entrant.name, _seat(entrant)))
        for number, entrant in enumerate(entrants, 1)
    )
    title = heading_block(wording.say("RESULT"), body_width(), wording.say("RESULT_ASIDE"))
    return Section(table.blocks(rows), title, COLUMNS, GUTTER, gap=4)


def _seat(entrant: DrawnEntrant) -> str:
    seat = f"{entrant.table} · {entrant.place}"
    return f"{GIVEN} {seat}" if entrant.given else seat


def _buttons(facts: DrawCertificate, wording: Wording) -> Section:
    place = facts.button_place
    table = _list_table(
        BUTTON_COLUMNS,
        Column("", QUIET, smallest=6),
        Column("", SEAT, width=40, align="right", smallest=6),
    )
    rows = (
        Row(
            (
                wording.say("TABLE_NUMBER", table=seat.table),
                wording.say("PLACE_NUMBER", place=seat.place),
            )
        )
        for seat in facts.buttons
    )
    drawn = "" if place is None else wording.say("BUTTON_DRAWN", place=place)
    title = heading_block(wording.say("BUTTONS"), body_width(), drawn)
    return Section(table.blocks(rows), title, BUTTON_COLUMNS, GUTTER)


def _list_table(abreast: int, *columns: Column) -> Table:
    width = (body_width() - GUTTER * (abreast - 1)) / abreast
    return Table(columns, width, padding=1.4, titles=False)


def _ending(facts: DrawCertificate, wording: Wording) -> tuple[Block, ...]:
    width = body_width()
    tables = len({entrant.table for entrant in facts.entrants})
    people = wording.count("ENTRANTS", len(facts.entrants))
    blocks = [totals_block(f"{people}  ·  {wording.count('TABLES', tables)}", width)]
    if any(entrant.given for entrant in facts.entrants):
        blocks += paragraph(wording.say("GIVEN_SEAT"), width, ASIDE)
    return tuple(blocks)
