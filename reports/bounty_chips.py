"""The list of bounty chips: who is given one, worth what, ticked as it is handed over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from reports import labels
from reports.facts import Heading, Words
from reports.flow import Block, Section
from reports.lettering import TypeStyle, Weight
from reports.page_layout import body_width, heading_block, paragraph, print_pages, totals_block
from reports.table_drawing import Column, Row, Table

TITLE = ("Jetons de prime", "Bounty chips")
CHIPS = ("{n:jeton de prime|jetons de prime}", "{n:bounty chip|bounty chips}")
TO_PREPARE = ("À préparer", "To prepare")
TO_GIVE = ("À remettre à chaque joueur", "To hand to each player")
WORTH = ("Valeur", "Value")
SEAT = ("Place", "Seat")
GIVEN = ("Remis", "Given")
TOTAL = ("Total : {total}", "Total: {total}")
NOBODY = ("Aucun joueur ne porte de prime.", "No player carries a bounty.")
BOX = "☐"

NAME = TypeStyle(10.5, Weight.SEMIBOLD)
PLAIN = TypeStyle(10.5)
FIGURE = TypeStyle(10.5, Weight.BOLD)
WIDEST = 240.0


@dataclass(frozen=True, slots=True)
class BountyChip:
    """One chip's label: the player's name, what the bounty is worth and the seat, as worded."""

    name: str
    worth: str
    seat: str = ""


@dataclass(frozen=True, slots=True)
class BountyChips:
    """Chips by worth, how many of each; then everybody's; the total as worded."""

    heading: Heading
    kinds: tuple[tuple[int, str], ...]
    chips: tuple[BountyChip, ...]
    total: str


def render_bounty_chips(facts: BountyChips) -> bytes:
    """Return the PDF of the list."""
    words = facts.heading.words
    return print_pages(
        facts.heading,
        words.say(TITLE),
        Section(tuple(_kinds(facts, words))),
        Section(tuple(_people(facts, words))),
        summary=words.say(CHIPS, n=len(facts.chips)),
    )


def _kinds(facts: BountyChips, words: Words) -> Iterator[Block]:
    wide = body_width(facts.heading)
    if not facts.chips:
        yield from paragraph(words.say(NOBODY), wide)
        return
    yield heading_block(words.say(TO_PREPARE), wide)
    columns = (Column("", PLAIN), Column("", FIGURE, 90, "right", smallest=8))
    table = Table(columns, min(wide, WIDEST), titles=False)
    yield from table.blocks(Row((words.say(CHIPS, n=many), worth)) for many, worth in facts.kinds)


def _people(facts: BountyChips, words: Words) -> Iterator[Block]:
    wide = body_width(facts.heading)
    if not facts.chips:
        return
    yield heading_block(words.say(TO_GIVE), wide)
    columns = (
        Column(words.say(labels.PLAYER), NAME, smallest=8, share=2, people=True),
        Column(words.say(SEAT), PLAIN, smallest=8),
        Column(words.say(WORTH), FIGURE, 80, "right", smallest=8),
        Column(words.say(GIVEN), PLAIN, 56, "center", smallest=8),
    )
    rows = (Row((chip.name, chip.seat, chip.worth, BOX)) for chip in facts.chips)
    yield from Table(columns, wide).blocks(rows)
    yield totals_block(wide, words.say(TOTAL, total=facts.total))
