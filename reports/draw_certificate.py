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
DRAW = TypeStyle(17, Weight.BOLD)

FILE = ("FICHIER", "FILE")
NUMBER, SEAT_TITLE = ("N°", "No."), ("Table · place", "Table · seat")
DRAWS = ("{n:tirage|tirages}", "{n:draw|draws}")
FINAL = ("table finale", "final table")
REPLACED = ("remplacé par le suivant", "replaced by the next")


@dataclass(frozen=True, slots=True)
class DrawnEntrant:
    """An entrant with the seat that came out; ``given`` when a need fixed it beforehand."""

    name: str
    table: int
    place: int
    given: bool = False


@dataclass(frozen=True, slots=True)
class CertifiedDraw:
    """A draw: entrants in the order that was shuffled, seed in hexadecimal, what came out.

    ``file`` is the name of the file that ``td-app verify-draw`` reads; ``number`` counts the
    draws of the tournament from 1. ``button_place`` is the place drawn for every table,
    ``buttons`` where it stands at each. ``replaced`` when seats were drawn again since.
    """

    seed: str
    entrants: tuple[DrawnEntrant, ...]
    button_place: int | None = None
    buttons: tuple[TablePlace, ...] = ()
    file: str = "FILE"
    number: int = 1
    drawn_at: datetime | None = None
    final_table: bool = False
    replaced: bool = False


@dataclass(frozen=True, slots=True)
class DrawCertificate:
    """The draws of a tournament in order; ``method`` describes how, a line each."""

    heading: Heading
    method: tuple[str, ...]
    draws: tuple[CertifiedDraw, ...]


def render_draw_certificate(facts: DrawCertificate, language: Language = "fr") -> bytes:
    """Return the PDF of the certificate: the means, then every draw, its entrants, its buttons."""
    wording = wording_in(language)
    several = len(facts.draws) > 1
    file = facts.draws[0].file if len(facts.draws) == 1 else wording.told(FILE)
    sections = [Section(_means(facts.method, file, wording))]
    for draw in facts.draws:
        sections.append(Section(_of_a_draw(draw, several, wording), gap=4))
        sections.append(_entrants(draw.entrants, wording))
        sections.append(Section(_ending(draw, wording)))
        if draw.buttons or draw.button_place:
            sections.append(_buttons(draw, wording))
    paper = Paper(
        title=wording.say("CERTIFICATE_TITLE"),
        heading=facts.heading,
        sections=sections,
        summary=_summary(facts.draws, wording),
    )
    return print_pages(paper, wording)


def _summary(draws: tuple[CertifiedDraw, ...], wording: Wording) -> str:
    if len(draws) == 1:
        return _about(draws[0], wording)
    return wording.told(DRAWS, n=len(draws))


def _about(draw: CertifiedDraw, wording: Wording) -> str:
    """Which draw it is, and when it was made."""
    told = [wording.say("DRAW_NUMBER", number=draw.number)]
    if draw.final_table:
        told.append(wording.told(FINAL))
    if draw.drawn_at is not None:
        told.append(wording.say("DRAWN_AT", moment=wording.moment(draw.drawn_at)))
    if draw.replaced:
        told.append(wording.told(REPLACED))
    return "  ·  ".join(told)


def _means(method: tuple[str, ...], file: str, wording: Wording) -> tuple[Block, ...]:
    width = body_width()
    blocks = [heading_block(wording.say("METHOD"), width)]
    for line in method:
        blocks += paragraph(line, width, BODY, gap=1)
    blocks.append(heading_block(wording.say("VERIFY"), width))
    blocks += paragraph(wording.say("VERIFY_HOW"), width, BODY, gap=0)
    blocks += paragraph(wording.say("VERIFY_COMMAND", file=file), width, STRONG)
    blocks += paragraph(wording.say("VERIFY_MEANS"), width, ASIDE)
    return tuple(blocks)


def _of_a_draw(draw: CertifiedDraw, several: bool, wording: Wording) -> tuple[Block, ...]:
    width = body_width()
    blocks = [heading_block(_about(draw, wording), width, style=DRAW)] if several else []
    blocks.append(heading_block(wording.say("SEED"), width))
    blocks += paragraph(draw.seed, width, STRONG, gap=0)
    if several:
        blocks += paragraph(wording.say("VERIFY_COMMAND", file=draw.file), width, BODY)
    return tuple(blocks)


def _entrants(entrants: Iterable[DrawnEntrant], wording: Wording) -> Section:
    number, seat = wording.told(NUMBER), wording.told(SEAT_TITLE)
    table = _list_table(
        COLUMNS,
        Column(number, QUIET, width=20, align="right", smallest=5),
        Column(wording.say("NAME"), ENTRY, smallest=6, lines=6),
        Column(seat, SEAT, width=44, align="right", smallest=6),
        titles=True,
    )
    rows = (
        Row((wording.number(order), entrant.name, _seat(entrant)))
        for order, entrant in enumerate(entrants, 1)
    )
    title = heading_block(wording.say("RESULT"), body_width())
    return Section(table.blocks(rows), title, COLUMNS, GUTTER, gap=4)


def _seat(entrant: DrawnEntrant) -> str:
    seat = f"{entrant.table} · {entrant.place}"
    return f"{GIVEN} {seat}" if entrant.given else seat


def _buttons(draw: CertifiedDraw, wording: Wording) -> Section:
    place = draw.button_place
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
        for seat in draw.buttons
    )
    drawn = "" if place is None else wording.say("BUTTON_DRAWN", place=place)
    title = heading_block(wording.say("BUTTONS"), body_width(), drawn)
    return Section(table.blocks(rows), title, BUTTON_COLUMNS, GUTTER)


def _list_table(abreast: int, *columns: Column, titles: bool = False) -> Table:
    width = (body_width() - GUTTER * (abreast - 1)) / abreast
    return Table(columns, width, padding=1.4, titles=titles)


def _ending(draw: CertifiedDraw, wording: Wording) -> tuple[Block, ...]:
    width = body_width()
    tables = len({entrant.table for entrant in draw.entrants})
    people = wording.count("ENTRANTS", len(draw.entrants))
    blocks = [totals_block(f"{people}  ·  {wording.count('TABLES', tables)}", width)]
    if any(entrant.given for entrant in draw.entrants):
        blocks += paragraph(wording.say("GIVEN_SEAT"), width, ASIDE)
    return tuple(blocks)
