"""The certificate of a jackpot: the seed, the number it gives, the table, what is played for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from reports import labels
from reports.facts import Heading, Words
from reports.flow import Block, Section
from reports.lettering import TypeStyle, Weight
from reports.page_layout import (
    ASIDE,
    BODY,
    STRONG,
    body_width,
    heading_block,
    paragraph,
    print_pages,
)
from reports.table_drawing import Column, Row, Table

TITLE = ("Certificat du jackpot", "Jackpot certificate")
DRAWN_AT = ("tiré le {moment}", "drawn {moment}")
METHOD = ("Méthode", "Method")
RESULT = ("Ce qui est tiré", "What was drawn")
NUMBER = (
    "Numéro {number} : {multiplier} fois la cave.",
    "Number {number}: {multiplier} times the buy-in.",
)
TABLE = ("Tableau : {table}", "Table: {table}")
TIMES = ("Multiplicateur", "Multiplier")
DRAWS = ("Sur 100 000", "In 100,000")
NUMBERS = ("Numéros", "Numbers")
PRIZE = ("À gagner", "To be won")
FROM_TO = ("{first} à {last}", "{first} to {last}")
VERIFY = ("Vérifier", "To check it")
VERIFY_HOW = (
    "Dans l’application, sur n’importe quel ordinateur : le menu du tournoi, puis « Vérifier un "
    "tirage… » ; ou emportez le fichier {file} et vérifiez-le de la même façon chez vous. "
    "En ligne de commande : td-app verify-draw {file}",
    "In the application, on any computer: the tournament’s menu, then “Verify a draw…”; or take "
    "the file {file} away and check it in the same way at home. From the command line: td-app "
    "verify-draw {file}",
)

PLAIN = TypeStyle(10.5)
FIGURE = TypeStyle(10.5, Weight.BOLD)


@dataclass(frozen=True, slots=True)
class JackpotLine:
    """A multiple of the table: how often it comes, its numbers, its prize in words."""

    multiplier: str
    draws: int
    first: int
    last: int
    prize: str
    drawn: bool = False


@dataclass(frozen=True, slots=True)
class JackpotCertificate:
    """A jackpot as drawn; ``method`` a line each, ``facts`` what follows from it, in words."""

    heading: Heading
    method: tuple[str, ...]
    table: str
    lines: tuple[JackpotLine, ...]
    seed: str
    number: int
    multiplier: str
    facts: tuple[str, ...]
    file: str = "FILE"
    drawn_at: datetime | None = None


def render_jackpot_certificate(facts: JackpotCertificate) -> bytes:
    """Return the PDF of the certificate: what was drawn, the table, how anyone checks it."""
    words = facts.heading.words
    moment = facts.drawn_at
    return print_pages(
        facts.heading,
        words.say(TITLE),
        Section(tuple(_drawn(facts, words))),
        Section(tuple(_table(facts, words))),
        Section(tuple(_means(facts, words))),
        summary=words.say(DRAWN_AT, moment=words.moment(moment)) if moment else "",
    )


def _drawn(facts: JackpotCertificate, words: Words) -> Iterator[Block]:
    wide = body_width(facts.heading)
    yield heading_block(words.say(RESULT), wide)
    number = words.whole(facts.number)
    times = facts.multiplier
    yield from paragraph(words.say(NUMBER, number=number, multiplier=times), wide, STRONG)
    for told in facts.facts:
        yield from paragraph(told, wide, BODY, gap=1)
    yield heading_block(words.say(labels.SEED), wide)
    yield from paragraph(facts.seed, wide, STRONG, gap=4)


def _table(facts: JackpotCertificate, words: Words) -> Iterator[Block]:
    wide = body_width(facts.heading)
    yield heading_block(words.say(TABLE, table=facts.table), wide)
    columns = (
        Column(words.say(TIMES), FIGURE, 64, "right", smallest=8),
        Column(words.say(DRAWS), PLAIN, 76, "right", smallest=8),
        Column(words.say(NUMBERS), PLAIN, smallest=8),
        Column(words.say(PRIZE), FIGURE, 90, "right", smallest=8),
    )
    yield from Table(columns, wide).blocks(Row(_cells(line, words)) for line in facts.lines)


def _cells(line: JackpotLine, words: Words) -> tuple[str, ...]:
    first = words.whole(line.first)
    last = words.whole(line.last)
    numbers = first if line.first == line.last else words.say(FROM_TO, first=first, last=last)
    times = f"▶ × {line.multiplier}" if line.drawn else f"× {line.multiplier}"
    return (times, words.whole(line.draws), numbers, line.prize)


def _means(facts: JackpotCertificate, words: Words) -> Iterator[Block]:
    wide = body_width(facts.heading)
    yield heading_block(words.say(METHOD), wide)
    for line in facts.method:
        yield from paragraph(line, wide, BODY, gap=1)
    yield heading_block(words.say(VERIFY), wide)
    yield from paragraph(words.say(VERIFY_HOW, file=facts.file), wide, ASIDE)
