"""The cash of a tournament: totals by means, what they make, then what each owes and paid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from reports import labels
from reports.facts import Heading, Words
from reports.flow import Block, Section, ended_together
from reports.lettering import SOFT, TypeStyle, Weight
from reports.page_layout import (
    AIRY,
    body_width,
    heading_block,
    is_small,
    paragraph,
    print_pages,
    seal_blocks,
    snug,
    totals_block,
)
from reports.table_drawing import Column, Row, Table

TITLE = ("Relevé de caisse", "Cash report")
PEOPLE = ("{n:personne|personnes}", "{n:person|people}")
TAKEN = ("Encaissements et versements", "Received and paid out")
RECEIVED = ("Reçu", "Received")
PAID_OUT = ("Versé", "Paid out")
IN_TILL = ("Attendu", "Expected")
OWES = ("Reste à verser", "Still to pay out")
FOR = ("Pour", "For")
WHY = ("Détail", "Details")
SUM = ("Montant", "Amount")
CLOSING = ("Clôture", "Closing")
MADE = ("Répartition", "Breakdown")
EACH = ("Paiements par joueur", "Payments by player")
BOUGHT = ("Achats", "Bought")
OWED = ("Dû", "Owed")
PAID = ("Payé", "Paid")
BY = ("Moyen", "Method")
LEFT = ("Reste", "Balance")
NOT_COUNTED = ("La caisse n’a pas été comptée.", "The till has not been counted.")
NOBODY = ("Personne n’a rien payé.", "Nobody has paid anything.")

PLAIN = TypeStyle(10.5)
FIGURE = TypeStyle(10.5, Weight.SEMIBOLD)
QUIET = TypeStyle(9, ink=SOFT)
NAME = TypeStyle(10.5, Weight.SEMIBOLD)
SUM_WIDTH = 90.0
MEANS_WIDTH = 80.0
TOTALS_WIDEST = 320.0
PADDING = 3.0


@dataclass(frozen=True, slots=True)
class CashLine:
    """What one person bought, owed and paid, as worded; ``left`` is empty once settled."""

    name: str
    bought: str
    owed: str
    paid: str
    by: str
    left: str = ""


@dataclass(frozen=True, slots=True)
class CashReport:
    """Each means with what came in, went out and should be there; other totals; everybody.

    ``made``: a title and a sum a line. ``owes``: who is still owed, what for, why, how much.
    ``total`` ends the list; ``till`` is the closing as worded, empty when it was not counted.
    """

    heading: Heading
    taken: tuple[tuple[str, str, str, str], ...]
    made: tuple[tuple[str, str], ...]
    lines: tuple[CashLine, ...]
    total: str
    owes: tuple[tuple[str, str, str, str], ...] = ()
    till: tuple[str, ...] = ()


def render_cash_report(facts: CashReport) -> bytes:
    """Return the PDF of the report, the totals first."""
    words = facts.heading.words
    totals = Section(tuple(_totals(facts, words)))

    def made(white: float) -> tuple[Section, ...]:
        people = list(_people(facts, words, white))
        return totals, Section(tuple(ended_together(people)))

    return print_pages(
        facts.heading,
        words.say(TITLE),
        *snug(made, facts.heading, AIRY),
        summary=words.say(PEOPLE, n=len(facts.lines)),
    )


def _totals(facts: CashReport, words: Words) -> Iterator[Block]:
    wide = body_width(facts.heading)
    ways = (
        Column(words.say(title), FIGURE, MEANS_WIDTH, "right", smallest=8)
        for title in (RECEIVED, PAID_OUT, IN_TILL)
    )
    by_means = Table((Column("", PLAIN), *ways), min(wide, TOTALS_WIDEST + MEANS_WIDTH))
    yield heading_block(words.say(TAKEN), wide)
    yield from by_means.blocks(Row(line) for line in facts.taken)
    columns = (Column("", PLAIN), Column("", FIGURE, SUM_WIDTH, "right", smallest=8))
    table = Table(columns, min(wide, TOTALS_WIDEST), titles=False)
    yield heading_block(words.say(MADE), wide)
    yield from table.blocks(Row(line) for line in facts.made)
    yield heading_block(words.say(CLOSING), wide)
    for told in facts.till or (words.say(NOT_COUNTED),):
        yield from paragraph(told, wide, FIGURE, gap=3)
    if facts.owes:
        yield from _owes(facts, words, wide)


def _owes(facts: CashReport, words: Words, wide: float) -> Iterator[Block]:
    """Yield the list of those still owed money, each with the reason."""
    columns = (
        Column(words.say(labels.PLAYER), NAME, smallest=8, share=1.4, people=True),
        Column(words.say(FOR), PLAIN, smallest=8, lines=2, share=0.7),
        Column(words.say(WHY), QUIET, smallest=8, lines=2, share=1.2),
        Column(words.say(SUM), FIGURE, SUM_WIDTH * 0.8, "right", smallest=8),
    )
    yield heading_block(words.say(OWES), wide)
    yield from Table(columns, wide).blocks(Row(line) for line in facts.owes)


def _people(facts: CashReport, words: Words, white: float) -> Iterator[Block]:
    wide = body_width(facts.heading)
    if not facts.lines:
        yield from paragraph(words.say(NOBODY), wide)
        return
    yield heading_block(words.say(EACH), wide)
    small = is_small(facts.heading)
    figures = 46.0 if small else 62.0
    bought = not small and any(line.bought for line in facts.lines)
    columns = (
        Column(words.say(labels.PLAYER), NAME, smallest=8, share=2, people=True),
        *((Column(words.say(BOUGHT), QUIET, smallest=8, lines=2, share=1.2),) if bought else ()),
        Column(words.say(OWED), PLAIN, figures, "right", smallest=8),
        Column(words.say(PAID), FIGURE, figures, "right", smallest=8),
        Column(words.say(BY), QUIET, smallest=8, lines=2),
        Column(words.say(LEFT), PLAIN, figures + 14, "right", smallest=8),
    )
    table = Table(columns, wide, padding=PADDING * white)
    yield from table.blocks(Row(_cells(line, bought=bought)) for line in facts.lines)
    yield totals_block(wide, facts.total)
    yield from seal_blocks(facts.heading)


def _cells(line: CashLine, *, bought: bool) -> tuple[str, ...]:
    return (
        line.name,
        *((line.bought,) if bought else ()),
        line.owed,
        line.paid,
        line.by,
        line.left,
    )
