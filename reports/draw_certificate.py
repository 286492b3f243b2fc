"""The draw certificate: all that anyone needs to redo the draw and find the same seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from itertools import chain
from math import ceil

from reports import labels
from reports.facts import Heading, TablePlace, Words
from reports.flow import Block, Section, stacked
from reports.lettering import SOFT, TypeStyle, Weight
from reports.page_layout import (
    ASIDE,
    DOT,
    STRONG,
    body_width,
    fullest,
    heading_block,
    is_small,
    next_page_height,
    pages_needed,
    paragraph,
    print_pages,
)
from reports.sheet import Box, Sheet
from reports.table_drawing import Column, Row, Table

COLUMNS = 2
SMALL_COLUMNS = 1
BUTTON_COLUMNS = 5
SMALL_BUTTON_COLUMNS = 3
GUTTER = 8.0
MOST_BUTTONS = 0.3
"""The part of a page that buttons may take over the list of their draw; more stand below it."""
LEAST_ROWS = 4
"""Rows of entrants under the head of a draw, on its page, at the least."""

Rows = tuple[float, float]
"""The size of the type of entrants, the white above and below them."""
ROWS: tuple[Rows, ...] = (
    *((12.0, white) for white in (5.0, 4.0, 3.0, 2.0)),
    *((10.5, white) for white in (4.0, 3.2, 2.4, 1.8)),
    *((9.0, white) for white in (4.0, 3.2, 2.6, 2.2, 1.8, 1.4, 1.1)),
)
"""The largest first: entrants fill the pages that they need."""
ENTRY = TypeStyle(9)
TOLD = TypeStyle(9)
COMMAND = TypeStyle(10.5, Weight.SEMIBOLD)
QUIET = TypeStyle(8, ink=SOFT)
SEAT = TypeStyle(9, Weight.SEMIBOLD)
GIVEN = "◆"
DRAW = TypeStyle(15, Weight.BOLD)

DRAWS = ("{n:tirage|tirages}", "{n:draw|draws}")
FINAL = ("table finale", "final table")
REPLACED = ("remplacé par le suivant", "replaced by the next")
TITLE = ("Certificat de tirage", "Draw certificate")
DRAW_NUMBER = ("Tirage n° {number}", "Draw no. {number}")
DRAWN_AT = ("tiré le {moment}", "drawn {moment}")
METHOD = ("Méthode", "Method")
RESULT = ("Ordre des inscrits et places tirées", "Order of entrants and seats drawn")
GIVEN_SEAT = (
    "◆ place réservée pour un besoin, hors tirage",
    "◆ seat reserved for a special need, not drawn",
)
BUTTONS = ("Bouton", "Button")
LAST_SEAT = (
    "dernière place occupée, règle maison (écart au § 2.1)",
    "last occupied seat, a house rule (departs from § 2.1)",
)
BUTTON_DRAWN = ("place tirée : {place}", "seat drawn: {place}")
VERIFY = ("Vérifier", "To check it")
VERIFY_HOW = (
    "Dans l’application, sur n’importe quel ordinateur : le menu du tournoi, sous son nom en haut "
    "de la fenêtre, puis « Vérifier un tirage… ». Elle refait le tirage à partir de la graine et "
    "de l’ordre des inscrits, et indique si chaque place est celle de cette feuille. Demandez "
    "à voir cette vérification à la table de la direction, ou emportez le fichier {file} et "
    "vérifiez-le de la même façon chez vous.",
    "In the application, on any computer: the tournament’s menu, under its name at the top of the "
    "window, then “Verify a draw…”. It redoes the draw from the seed and the order of entrants, "
    "and says whether every seat matches this sheet. Ask to see it at the tournament desk, or "
    "take the file {file} away and check it in the same way at home.",
)
VERIFY_COMMAND = (
    "En ligne de commande : td-app verify-draw {file}",
    "From the command line: td-app verify-draw {file}",
)
VERIFY_FILE = ("Fichier du tirage : {file}", "Draw file: {file}")
OF_EACH = ("de chaque tirage", "of each draw")


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
    draws of the tournament from 1. ``button_place`` is the place drawn for every table, 0
    where it starts at the last taken seat; ``buttons`` where it stands at each. ``replaced`` when
    seats were drawn again since.
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
    """Return the PDF of the certificate: the means, then every draw, its buttons, its entrants.

    Buttons stand before the list, which may go on: no page begins with them, far from their draw.
    """
    heading = facts.heading
    words = facts.heading.words
    alone = len(facts.draws) == 1
    means = Section(_means(facts))
    *before, last = facts.draws

    def made(rows: Rows, last_rows: Rows) -> tuple[Section, ...]:
        told = [(draw, rows) for draw in before] + [(last, last_rows)]
        drawn = (_drawn(draw, not alone, heading, rows) for draw, rows in told)
        return means, *chain.from_iterable(drawn)

    tightest = made(ROWS[-1], ROWS[-1])
    pages = pages_needed(tightest, heading)
    usual = next(it for it in ROWS if pages_needed(made(it, it), heading) <= pages)
    # The last page is filled by its own draw.
    sections = fullest((made(usual, it) for it in ROWS), pages, heading)
    summary = _about(facts.draws[0], words) if alone else words.say(DRAWS, n=len(facts.draws))
    return print_pages(facts.heading, words.say(TITLE), *sections, summary=summary)


def _drawn(draw: CertifiedDraw, several: bool, heading: Heading, rows: Rows) -> Iterator[Section]:
    """Yield a draw: its head and its buttons, then its entrants."""
    head = _of_a_draw(draw, several, heading)
    buttons = _buttons(draw, heading) if draw.buttons or draw.button_place else ()
    few = sum(block.height for block in buttons) < next_page_height(heading) * MOST_BUTTONS
    yield _headed((*head, *buttons) if few else head, _entrants(draw, heading, rows))
    if not few:
        yield Section(buttons)


def _about(draw: CertifiedDraw, words: Words) -> str:
    """Return which draw it is, and when it was made."""
    told = [words.say(DRAW_NUMBER, number=draw.number)]
    if draw.final_table:
        told.append(words.say(FINAL))
    if draw.drawn_at is not None:
        told.append(words.say(DRAWN_AT, moment=words.moment(draw.drawn_at)))
    if draw.replaced:
        told.append(words.say(REPLACED))
    return DOT.join(told)


def _means(facts: DrawCertificate) -> tuple[Block, ...]:
    """Return how the draw was made, then how anyone checks it, without a command line first."""
    words = facts.heading.words
    wide = body_width(facts.heading)
    blocks = [heading_block(words.say(METHOD), wide)]
    for line in facts.method:
        blocks += paragraph(line, wide, TOLD, gap=1)
    file = facts.draws[0].file if len(facts.draws) == 1 else words.say(OF_EACH)
    blocks.append(heading_block(words.say(VERIFY), wide))
    blocks += paragraph(words.say(VERIFY_HOW, file=file), wide, TOLD, gap=0)
    if len(facts.draws) == 1:
        blocks += paragraph(words.say(VERIFY_COMMAND, file=file), wide, COMMAND)
    return tuple(blocks)


def _of_a_draw(draw: CertifiedDraw, several: bool, heading: Heading) -> tuple[Block, ...]:
    words = heading.words
    wide = body_width(heading)
    blocks = [heading_block(_about(draw, words), wide, style=DRAW)] if several else []
    blocks.append(heading_block(words.say(labels.SEED), wide))
    blocks += paragraph(draw.seed, wide, STRONG, gap=0)
    if several:
        blocks += paragraph(words.say(VERIFY_FILE, file=draw.file), wide, ASIDE)
        blocks += paragraph(words.say(VERIFY_COMMAND, file=draw.file), wide, COMMAND)
    if any(entrant.given for entrant in draw.entrants):
        blocks += paragraph(words.say(GIVEN_SEAT), wide, ASIDE)
    return tuple(blocks)


def _headed(head: Sequence[Block], entrants: Section) -> Section:
    """Return the entrants under the head of their draw, the first lines on its page."""
    assert entrants.title is not None
    parts: list[Block] = []
    for block in (*head, replace(entrants.title, gap=10)):
        white = [Block(block.gap, lambda _sheet, _box: None)] if parts else []
        parts += (*white, block)
    rows = entrants.blocks
    kept = min(LEAST_ROWS, ceil(len(rows) / entrants.columns)) - 1
    together = (replace(row, keep_with_next=True) for row in rows[:kept])
    return replace(entrants, title=stacked(parts), blocks=(*together, *rows[kept:]))


def _entrants(draw: CertifiedDraw, heading: Heading, set_so: Rows) -> Section:
    words = heading.words
    columns = SMALL_COLUMNS if is_small(heading) else COLUMNS
    (size, white) = set_so
    number = replace(QUIET, size=TypeStyle(size).smaller.size)
    seat = replace(SEAT, size=size)
    table = _list_table(
        (body_width(heading), columns),
        Column(words.say(labels.ORDER), number, width=number.size * 2.8, align="right", smallest=8),
        # One line each: the file of the draw holds every name whole.
        Column(words.say(labels.NAME), TypeStyle(size), smallest=8, people=True),
        Column(words.say(labels.TABLE_AND_PLACE), seat, width=56, align="right", smallest=8),
        titles=True,
        padding=white,
    )
    rows = (
        Row((words.whole(order), entrant.name, _seat(entrant)))
        for order, entrant in enumerate(draw.entrants, 1)
    )
    tables = words.say(labels.TABLES, n=len({entrant.table for entrant in draw.entrants}))
    counted = DOT.join((words.say(labels.ENTRANTS, n=len(draw.entrants)), tables))
    title = heading_block(words.say(RESULT), body_width(heading), counted)
    return Section(table.blocks(rows), title, columns, GUTTER)


def _seat(entrant: DrawnEntrant) -> str:
    seat = f"{entrant.table} · {entrant.place}"
    return f"{GIVEN} {seat}" if entrant.given else seat


def _buttons(draw: CertifiedDraw, heading: Heading) -> tuple[Block, ...]:
    """Return where the button stands at each table, several of them abreast, read downwards."""
    words = heading.words
    place = draw.button_place
    columns = SMALL_BUTTON_COLUMNS if is_small(heading) else BUTTON_COLUMNS
    wide = body_width(heading)
    table = _list_table(
        (wide, columns),
        Column("", ENTRY, smallest=8),
        Column("", SEAT, width=40, align="right", smallest=8),
    )
    told = [
        Row(
            (
                words.say(labels.TABLE_NUMBER, table=seat.table),
                words.say(labels.PLACE_NUMBER, place=seat.place),
            )
        )
        for seat in draw.buttons
    ]
    drawn = "" if place is None else words.say(BUTTON_DRAWN, place=place)
    if place == 0:
        drawn = words.say(LAST_SEAT)
    cells = table.blocks(told)
    high = ceil(len(cells) / columns)
    rows = (partial(_draw_abreast, cells[row::high], columns) for row in range(high))
    head = heading_block(words.say(BUTTONS), wide, drawn)
    return (head, *(Block(cells[0].height, row) for row in rows))


def _draw_abreast(cells: Sequence[Block], columns: int, sheet: Sheet, box: Box) -> None:
    for place, cell in zip(box.columns(columns, GUTTER), cells, strict=False):
        cell.draw(sheet, place)


def _list_table(
    room: tuple[float, int], *columns: Column, titles: bool = False, padding: float = 1.4
) -> Table:
    """Return one of several lists abreast: ``room`` is the width of all, and how many."""
    wide, abreast = room
    width = (wide - GUTTER * (abreast - 1)) / abreast
    return Table(columns, width, padding=padding, titles=titles)
