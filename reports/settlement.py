"""Sums that several people sign for: a deal between those left, a tournament cancelled for good."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from reports import labels
from reports.facts import Heading
from reports.flow import Block, Section
from reports.lettering import SOFT, TypeStyle, Weight
from reports.page_layout import ASIDE, body_width, is_small, paragraph, print_pages, totals_block
from reports.sheet import MM
from reports.table_drawing import Column, Row, Table

Sort = Literal["deal", "cancelled"]
Figure = Literal["stack", "fee", "share", "bounty", "total"]

TITLES: dict[Sort, tuple[str, str]] = {
    "deal": ("Feuille d’accord", "Deal sheet"),
    "cancelled": ("Décompte d’un tournoi annulé", "Settlement of a cancelled tournament"),
}
FIGURES: dict[Figure, tuple[str, str]] = {
    "stack": ("Tapis", "Stack"),
    "fee": ("Frais", "Fees"),
    "share": ("Part", "Share"),
    "bounty": ("Prime", "Bounty"),
    "total": ("Total", "Total"),
}
SIGNATURE = ("Signature", "Signature")
PLAYERS = ("{n:joueur|joueurs}", "{n:player|players}")
TOTAL = ("Total : {total}", "Total: {total}")

#: Half of it above and below the words of a row: room to sign.
SIGNED_ROW = 9.5 * MM
NAME_SIZE = 10.5
SMALL_SIZE = 9.0
LEADING = 1.25
SIGNATURE_WIDTH = 130.0
SMALL_SIGNATURE = 84.0


@dataclass(frozen=True, slots=True)
class SignedSum:
    """Somebody and their figures as worded, in the order of the sheet's."""

    name: str
    figures: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SettlementSheet:
    """The amount each player takes and signs for, the notes above and below, the total as
    worded.
    """

    heading: Heading
    sort: Sort
    said: str
    figures: tuple[Figure, ...]
    lines: tuple[SignedSum, ...]
    total: str
    notes: tuple[str, ...] = ()


def render_settlement(facts: SettlementSheet) -> bytes:
    """Return the PDF of the sheet, a row to sign for each."""
    words = facts.heading.words
    wide = body_width(facts.heading)
    table = _table(facts)
    rows = tuple(Row((line.name, *line.figures, "")) for line in facts.lines)
    notes = tuple(block for note in facts.notes for block in paragraph(note, wide, ASIDE))
    totals = totals_block(
        wide, words.say(PLAYERS, n=len(facts.lines)), words.say(TOTAL, total=facts.total)
    )
    return print_pages(
        facts.heading,
        words.say(TITLES[facts.sort]),
        Section(
            (
                *paragraph(facts.said, wide, ASIDE),
                Block(8, lambda sheet, box: None),
                *table.by_content(rows).blocks(rows),
                totals,
                *notes,
            )
        ),
        summary=words.say(PLAYERS, n=len(facts.lines)),
    )


def _table(facts: SettlementSheet) -> Table:
    words = facts.heading.words
    small = is_small(facts.heading)
    size = SMALL_SIZE if small else NAME_SIZE
    strong = TypeStyle(size, Weight.SEMIBOLD)
    plain = TypeStyle(size)
    quiet = TypeStyle(8, ink=SOFT)
    padding = SIGNED_ROW / 2 - size * LEADING / 2
    figures = tuple(
        Column(
            words.say(FIGURES[one]),
            strong if at + 1 == len(facts.figures) else plain,
            align="right",
        )
        for at, one in enumerate(facts.figures)
    )
    return Table(
        (
            Column(words.say(labels.NAME), plain, smallest=plain.smaller.size, people=True),
            *figures,
            Column(
                words.say(SIGNATURE), quiet, width=SMALL_SIGNATURE if small else SIGNATURE_WIDTH
            ),
        ),
        body_width(facts.heading),
        padding=padding,
    )
