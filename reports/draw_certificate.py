"""The draw certificate: all that anyone needs to redo the draw and find the same seats."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from reports import labels
from reports.facts import Heading, TablePlace, Words
from reports.flow import Block, Section
from reports.lettering import SOFT, TypeStyle, Weight
from reports.page_layout import (
    ASIDE,
    BODY,
    DOT,
    STRONG,
    heading_block,
    paragraph,
    print_pages,
    totals_block,
)
from reports.sheet import BODY_WIDTH
from reports.table_drawing import Column, Row, Table

COLUMNS = 3
BUTTON_COLUMNS = 5
GUTTER = 22.0
ENTRY = TypeStyle(8.5)
QUIET = TypeStyle(8.5, ink=SOFT)
SEAT = TypeStyle(8.5, Weight.SEMIBOLD)
GIVEN = "◆"
DRAW = TypeStyle(17, Weight.BOLD)

FILE = ("FICHIER", "FILE")
DRAWS = ("{n:tirage|tirages}", "{n:draw|draws}")
FINAL = ("table finale", "final table")
REPLACED = ("remplacé par le suivant", "replaced by the next")
TITLE = ("Certificat de tirage", "Draw certificate")
DRAW_NUMBER = ("Tirage n° {number}", "Draw no. {number}")
DRAWN_AT = ("tiré le {moment}", "drawn {moment}")
METHOD = ("Méthode", "Method")
RESULT = ("Ordre des inscrits et places tirées", "Order of entrants and seats drawn")
GIVEN_SEAT = (
    "◆ place donnée pour un besoin, hors tirage",
    "◆ seat given for a need, outside the draw",
)
BUTTONS = ("Bouton", "Button")
BUTTON_DRAWN = ("place tirée : {place}", "place drawn: {place}")
VERIFY = ("Vérifier", "To check it")
VERIFY_HOW = (
    "Avec le fichier du tirage, sur n’importe quel ordinateur où l’application est installée :",
    "With the file of the draw, on any computer that has the application:",
)
VERIFY_COMMAND = ("td-app verify-draw {file}", "td-app verify-draw {file}")
VERIFY_MEANS = (
    "La commande refait le tirage à partir de la graine et de l’ordre des inscrits, et dit si "
    "chaque place est celle de cette feuille.",
    "The command redoes the draw from the seed and the order of entrants, and says whether every "
    "seat is the one on this sheet.",
)


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


def render_draw_certificate(facts: DrawCertificate) -> bytes:
    """Return the PDF of the certificate: the means, then every draw, its entrants, its buttons."""
    words = facts.heading.words
    several = len(facts.draws) > 1
    file = facts.draws[0].file if len(facts.draws) == 1 else words.say(FILE)
    sections = [Section(_means(facts.method, file, words))]
    for draw in facts.draws:
        sections.append(Section(_of_a_draw(draw, several, words), gap=4))
        sections.append(_entrants(draw.entrants, words))
        sections.append(Section(_ending(draw, words)))
        if draw.buttons or draw.button_place:
            sections.append(_buttons(draw, words))
    alone = len(facts.draws) == 1
    summary = _about(facts.draws[0], words) if alone else words.say(DRAWS, n=len(facts.draws))
    return print_pages(facts.heading, words.say(TITLE), *sections, summary=summary)


def _about(draw: CertifiedDraw, words: Words) -> str:
    """Which draw it is, and when it was made."""
    told = [words.say(DRAW_NUMBER, number=draw.number)]
    if draw.final_table:
        told.append(words.say(FINAL))
    if draw.drawn_at is not None:
        told.append(words.say(DRAWN_AT, moment=words.moment(draw.drawn_at)))
    if draw.replaced:
        told.append(words.say(REPLACED))
    return DOT.join(told)


def _means(method: tuple[str, ...], file: str, words: Words) -> tuple[Block, ...]:
    blocks = [heading_block(words.say(METHOD))]
    for line in method:
        blocks += paragraph(line, BODY, gap=1)
    blocks.append(heading_block(words.say(VERIFY)))
    blocks += paragraph(words.say(VERIFY_HOW), BODY, gap=0)
    blocks += paragraph(words.say(VERIFY_COMMAND, file=file), STRONG)
    blocks += paragraph(words.say(VERIFY_MEANS), ASIDE)
    return tuple(blocks)


def _of_a_draw(draw: CertifiedDraw, several: bool, words: Words) -> tuple[Block, ...]:
    blocks = [heading_block(_about(draw, words), style=DRAW)] if several else []
    blocks.append(heading_block(words.say(labels.SEED)))
    blocks += paragraph(draw.seed, STRONG, gap=0)
    if several:
        blocks += paragraph(words.say(VERIFY_COMMAND, file=draw.file), BODY)
    return tuple(blocks)


def _entrants(entrants: Iterable[DrawnEntrant], words: Words) -> Section:
    table = _list_table(
        COLUMNS,
        Column(words.say(labels.ORDER), QUIET, width=20, align="right", smallest=5),
        Column(words.say(labels.NAME), ENTRY, smallest=6, lines=6),
        Column(words.say(labels.TABLE_AND_PLACE), SEAT, width=44, align="right", smallest=6),
        titles=True,
    )
    rows = (
        Row((words.whole(order), entrant.name, _seat(entrant)))
        for order, entrant in enumerate(entrants, 1)
    )
    title = heading_block(words.say(RESULT))
    return Section(table.blocks(rows), title, COLUMNS, GUTTER, gap=4)


def _seat(entrant: DrawnEntrant) -> str:
    seat = f"{entrant.table} · {entrant.place}"
    return f"{GIVEN} {seat}" if entrant.given else seat


def _buttons(draw: CertifiedDraw, words: Words) -> Section:
    place = draw.button_place
    table = _list_table(
        BUTTON_COLUMNS,
        Column("", QUIET, smallest=6),
        Column("", SEAT, width=40, align="right", smallest=6),
    )
    told = [
        (
            words.say(labels.TABLE_NUMBER, table=seat.table),
            words.say(labels.PLACE_NUMBER, place=seat.place),
        )
        for seat in draw.buttons
    ]
    drawn = "" if place is None else words.say(BUTTON_DRAWN, place=place)
    title = heading_block(words.say(BUTTONS), drawn)
    return Section(table.blocks(map(Row, told)), title, BUTTON_COLUMNS, GUTTER)


def _list_table(abreast: int, *columns: Column, titles: bool = False) -> Table:
    width = (BODY_WIDTH - GUTTER * (abreast - 1)) / abreast
    return Table(columns, width, padding=1.4, titles=titles)


def _ending(draw: CertifiedDraw, words: Words) -> tuple[Block, ...]:
    tables = len({entrant.table for entrant in draw.entrants})
    entrants = words.say(labels.ENTRANTS, n=len(draw.entrants))
    blocks = [totals_block(entrants, words.say(labels.TABLES, n=tables))]
    if any(entrant.given for entrant in draw.entrants):
        blocks += paragraph(words.say(GIVEN_SEAT), ASIDE)
    return tuple(blocks)
