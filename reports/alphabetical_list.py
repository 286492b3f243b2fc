"""The alphabetical list for the wall: who sits where, and how the draw can be checked."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from reports.facts import DrawProof, Heading, SeatedPlayer
from reports.fitting import ACCENT, TypeStyle
from reports.flow import Block, Section
from reports.page_layout import (
    ASIDE,
    BODY,
    Paper,
    body_width,
    heading_block,
    pages_needed,
    paragraph,
    print_pages,
    totals_block,
)
from reports.table_drawing import Column, Row, Table
from reports.typefaces import Weight
from reports.wording import Language, Wording, wording_in

GUTTER = 26.0
SIZES = {1: (26.0, 16.0), 2: (17.0, 13.0)}
"""The largest and the smallest type, in points, of a list in so many columns."""
STEP = 0.5


@dataclass(frozen=True, slots=True)
class AlphabeticalList:
    """The players seated, in any order: the paper puts them in that of the alphabet."""

    heading: Heading
    players: tuple[SeatedPlayer, ...]
    proof: DrawProof | None = None


def render_alphabetical_list(facts: AlphabeticalList, language: Language = "fr") -> bytes:
    """Return the PDF of the list; the draw and how to redo it follow the last name."""
    wording = wording_in(language)
    tables = len({player.table for player in facts.players})
    people = wording.count("PLAYERS", len(facts.players))
    totals = f"{people}  ·  {wording.count('TABLES', tables)}"
    ending = (totals_block(totals, body_width()), *_proof(facts.proof, wording))
    ordered = sorted(
        facts.players, key=lambda player: (*alphabetical_key(player.name), player.table)
    )
    return print_pages(
        Paper(
            title=wording.say("ALPHABETICAL_TITLE"),
            heading=facts.heading,
            sections=_largest(facts.heading, ordered, Section(ending), wording),
            range_words="",
        ),
        wording,
    )


def alphabetical_key(name: str) -> tuple[str, str]:
    """Return what a name is sorted by: accents, case, hyphens and apostrophes apart.

    >>> sorted(["Zoé", "Élie", "Eline", "D’Or", "Dobb"], key=alphabetical_key)
    ['Dobb', 'D’Or', 'Élie', 'Eline', 'Zoé']
    """
    plain = "".join(
        letter
        for letter in unicodedata.normalize("NFKD", name.casefold().replace("œ", "oe"))
        if letter.isalnum() or letter == " "
    )
    return plain.strip(), name


def _largest(
    heading: Heading, ordered: Sequence[SeatedPlayer], ending: Section, wording: Wording
) -> tuple[Section, ...]:
    """Return the list in the largest type that takes no more pages: one column on one page."""
    largest, smallest = SIZES[1]
    alone = _sized(heading, (1, largest, smallest), (ordered, ending), 1, wording)
    if alone is not None:
        return alone
    largest, smallest = SIZES[2]
    least = (_names(ordered, 2, smallest, wording), ending)
    pages = pages_needed(least, heading)
    return _sized(heading, (2, largest, smallest), (ordered, ending), pages, wording) or least


def _sized(
    heading: Heading,
    sizes: tuple[int, float, float],
    told: tuple[Sequence[SeatedPlayer], Section],
    pages: int,
    wording: Wording,
) -> tuple[Section, ...] | None:
    columns, size, smallest = sizes
    ordered, ending = told
    while size >= smallest:
        sections = (_names(ordered, columns, size, wording), ending)
        if pages_needed(sections, heading) <= pages:
            return sections
        size -= STEP
    return None


def _names(ordered: Sequence[SeatedPlayer], columns: int, size: float, wording: Wording) -> Section:
    figure = TypeStyle(size, Weight.BOLD)
    numbers = max(28.0, size * 1.5)
    table = Table(
        columns=(
            Column("", TypeStyle(size, Weight.BOLD, ACCENT), width=size * 1.1),
            Column(wording.say("NAME"), TypeStyle(size), smallest=size * 0.75, lines=6),
            Column(wording.say("TABLE"), figure, numbers, "right", smallest=7),
            Column(wording.say("PLACE"), figure, numbers, "right", smallest=7),
        ),
        width=(body_width() - GUTTER * (columns - 1)) / columns,
        padding=3.5,
    )
    return Section(table.blocks(_rows(ordered)), columns=columns, gutter=GUTTER)


def _rows(ordered: Iterable[SeatedPlayer]) -> Iterable[Row]:
    before = ""
    for player in ordered:
        initial = alphabetical_key(player.name)[0][:1].upper() or "#"
        shown = "" if initial == before else initial
        before = initial
        seat = (str(player.table), str(player.place))
        yield Row((shown, player.name, *seat), mark=initial)


def _proof(proof: DrawProof | None, wording: Wording) -> tuple[Block, ...]:
    if proof is None:
        return ()
    width = body_width()
    blocks = [heading_block(wording.say("SEED"), width), *paragraph(proof.seed, width, BODY)]
    blocks += paragraph(wording.say("ORDER_IS", order=proof.order), width, ASIDE)
    if proof.how_to_check:
        blocks.append(heading_block(wording.say("HOW_TO_CHECK"), width))
    for line in proof.how_to_check:
        blocks += paragraph(line, width, ASIDE, gap=1)
    return tuple(blocks)
