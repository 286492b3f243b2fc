"""The prize of each place: a table before the end, then with the winners' names."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from reports import labels
from reports.facts import Heading, Words
from reports.flow import Block, Section, ended_together
from reports.lettering import SOFT, TypeStyle, Weight, printable, size_within
from reports.name_setting import NEARLY_ALL
from reports.page_layout import (
    ASIDE,
    body_width,
    first_page_height,
    is_small,
    next_page_height,
    pages_needed,
    paragraph,
    print_pages,
    totals_block,
)
from reports.prize_words import beside_rank
from reports.table_drawing import Column, Look, Row, Table

Standing = Literal["", "withdrawn", "disqualified"]

TITLES = {
    "in_kind": ("Liste des lots", "Prizes"),
    "honorary": ("Récompenses", "Awards"),
    "points": ("Points", "Points"),
    "money": ("Liste des prix", "Prizes"),
}
SHARE = ("Part", "Share")
PLACES = ("{n:rang récompensé|rangs récompensés}", "{n:place|places} paid")
TOTAL = ("Total : {total}", "Total: {total}")
LEFT_EARLY: dict[Standing, tuple[str, str]] = {
    "": ("", ""),
    "withdrawn": (" (abandon)", " (withdrew)"),
    "disqualified": (" (disqualification)", " (disqualified)"),
}
NOT_GIVEN = ("non attribué", "not awarded")
TO_DECIDE = (
    "À décider : le directeur attribue les lots des ex æquo, ou les fait partager.",
    "To be decided: the director says which tied player gets each prize, or has them shared.",
)
SHARED = (
    "Partage : les prix des rangs occupés par des ex æquo sont réunis, puis divisés à parts égales "
    "entre eux (§ 2.7).",
    "Shared: the prizes for the places that tied players share are added together, then split "
    "equally between them (§ 2.7).",
)
BARRED = (
    "Le règlement ne dit rien du prix d’un joueur disqualifié : l’organisateur décide.",
    "The rulebook does not say who gets a disqualified player’s prize: the organiser decides.",
)

USUAL = 12.0
LEAST_SIZE = 10.5
"""The least type of a list, and of one that it spares a page."""
SMALL_LEAST = 9.0
"""That of an A5, held in the hand."""
LONG = 20
"""Prizes beyond which those without a name yet stand in two columns."""
FEW = 12
"""Prizes up to which a winner's club stands beneath the name."""
COLUMNS_APART = 20.0
RANKS = 64.0
"""Points that ranks take, with the white between four columns."""
LARGEST = 20.0
LARGEST_ALONE = 26.0
FIRST_LARGER = 1.3
AIRY = 2.0
TIGHT = 1.5
LEADING = 1.25
ROUNDING = 0.02
HEADER = 18.0
TRIES = 4
PARTS = (0.97, 0.93, 0.88, 0.8)
"""Of the height of several pages: what a row that is never cut may leave at their feet."""


@dataclass(frozen=True, slots=True)
class PrizeLine:
    """A prize and its ``share`` of the pool as worded; ``name`` is empty until it is won.

    ``tied``: the place is shared; ``awaits``: the director is still to say who has the prize.
    """

    place: int
    prize: str
    share: str = ""
    name: str = ""
    club: str = ""
    tied: bool = False
    awaits: bool = False
    standing: Standing = ""


@dataclass(frozen=True, slots=True)
class PrizeList:
    """The prizes from the best place, how many places are paid, and the sum as worded.

    ``over``: prizes without a name are then for nobody; ``note``: what is said of a
    deal, or of prizes that had to be rounded otherwise.
    """

    heading: Heading
    sort: str
    lines: tuple[PrizeLine, ...]
    places: int
    total: str = ""
    over: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class _Least:
    """In whose words a list is set, and in what type at the least."""

    words: Words
    size: float


def render_prize_list(facts: PrizeList) -> bytes:
    """Return the PDF of the prizes, in the largest type that keeps them on the fewest pages.

    A long list without a name yet stands in two columns.
    """
    heading = facts.heading
    words = facts.heading.words
    notes = tuple(_notes(facts, words))
    least = (SMALL_LEAST,) if is_small(heading) else (USUAL, LEAST_SIZE)
    set_in = [_set_well(facts, notes, _Least(words, size)) for size in least]
    listed = min(set_in, key=lambda sections: pages_needed(sections, heading))
    return print_pages(
        heading,
        words.say(TITLES[facts.sort]),
        *listed,
        summary=words.say(PLACES, n=facts.places),
    )


def _set_well(facts: PrizeList, notes: tuple[Block, ...], setting: _Least) -> tuple[Section, ...]:
    """Return the list as large as its pages hold, none left with a few lines."""
    heading = facts.heading
    room = first_page_height(heading) - sum(note.height + note.gap for note in notes) - HEADER
    listed = _on_pages(facts, room, notes, setting)
    pages = pages_needed(listed, heading)
    if pages == 1:
        return listed
    more = (pages - 1) * (next_page_height(heading) - HEADER)
    tried = (_on_pages(facts, (room + more) * part, notes, setting) for part in PARTS)
    return next((it for it in tried if pages_needed(it, heading) <= pages), listed)


def _on_pages(
    facts: PrizeList, room: float, notes: tuple[Block, ...], setting: _Least
) -> tuple[Section, ...]:
    columns = _columns(facts)
    rows = _in_room(facts, room * columns, setting)
    if columns == 1:
        return (Section(tuple(ended_together((*rows, *notes)))),)
    return Section(rows, columns=columns, gutter=COLUMNS_APART, gap=0), Section(notes)


def _columns(facts: PrizeList) -> int:
    """Return how many columns the list stands in: two where each prize then keeps one line."""
    named = any(line.name for line in facts.lines)
    if named or len(facts.lines) <= LONG or is_small(facts.heading):
        return 1
    least = TypeStyle(LEAST_SIZE, Weight.SEMIBOLD)
    won = max(least.width(printable(beside_rank(one.prize, one.place))) for one in facts.lines)
    return 2 if won <= (body_width(facts.heading) - COLUMNS_APART) / 2 - RANKS else 1


def _notes(facts: PrizeList, words: Words) -> Iterator[Block]:
    wide = body_width(facts.heading)
    total = words.say(TOTAL, total=facts.total) if facts.total else ""
    yield totals_block(wide, total or words.say(PLACES, n=facts.places))
    divided = facts.sort in ("money", "points")
    said = (
        (TO_DECIDE, any(line.awaits for line in facts.lines)),
        (SHARED, divided and any(line.tied and line.name for line in facts.lines)),
        (BARRED, any(line.standing == "disqualified" for line in facts.lines)),
    )
    if facts.note:
        yield from paragraph(facts.note, wide, ASIDE)
    for note, true in said:
        if true:
            yield from paragraph(words.say(note), wide, ASIDE)


def _in_room(facts: PrizeList, room: float, setting: _Least) -> tuple[Block, ...]:
    """Return the rows as high as the room allows; names on two lines take from the others."""
    rows = tuple(_rows(facts, setting.words))
    height = room / max(1.0, len(rows) + (FIRST_LARGER - 1) * sum(row.larger for row in rows))
    blocks: tuple[Block, ...] = ()
    for _ in range(TRIES):
        blocks = _table_of(rows, facts, height, setting).by_content(rows).blocks(rows)
        taken = sum(block.height for block in blocks)
        if taken <= room:
            break
        height *= 0.99 * room / taken
    return blocks


def _table_of(rows: tuple[Row, ...], facts: PrizeList, row: float, setting: _Least) -> Table:
    """Return the columns in the largest type at which each prize keeps one line."""
    named = any(line.name for line in facts.lines)
    largest = LARGEST if named else LARGEST_ALONE
    if is_small(facts.heading):
        largest = TypeStyle(largest).smaller.size
    size = size_within(min(largest, max(row / AIRY, min(12.0, row / TIGHT), setting.size)))
    high = min(row, largest * AIRY)
    tried = (
        _table(facts, high, style.size, setting) for style in TypeStyle(size).down_to(setting.size)
    )
    return next(
        (one for one in tried if one.holds(rows)), _table(facts, high, setting.size, setting)
    )


def _table(facts: PrizeList, row: float, size: float, setting: _Least) -> Table:
    words = setting.words
    named = any(line.name for line in facts.lines)
    figures = facts.sort in ("money", "points")
    padding = max(1.0, row / 2 - size * LEADING / 2 - ROUNDING)
    strong = TypeStyle(size, Weight.SEMIBOLD)
    plain = TypeStyle(size)
    quiet = replace(plain.smaller, ink=SOFT)
    columns = [Column(words.say(labels.RANK), strong)]
    if named:
        columns.append(
            Column(words.say(labels.NAME), plain, smallest=plain.smaller.size, share=4, people=True)
        )
        if _clubs(facts) and not _few(facts):
            columns.append(Column(words.say(labels.CLUB), quiet, smallest=8, lines=2, share=2))
    if any(line.share for line in facts.lines):
        columns.append(Column(words.say(SHARE), quiet, align="right"))
    won = words.say(labels.WON[facts.sort])
    if figures:
        columns.append(Column(won, strong, align="right"))
    else:
        # Of one size all along: one too long for the least goes on to another line, no smaller.
        columns.append(Column(won, strong, lines=4, share=5))
    return Table(tuple(columns), _width(facts), padding=padding)


def _width(facts: PrizeList) -> float:
    columns = _columns(facts)
    return (body_width(facts.heading) - COLUMNS_APART * (columns - 1)) / columns


def _few(facts: PrizeList) -> bool:
    """Return whether winners are few: clubs then stand beneath the names, for both to be larger."""
    return len(facts.lines) <= FEW


def _clubs(facts: PrizeList) -> bool:
    """Return whether clubs are shown: where a prize then still stands on one line.

    An A5 has room for names and prizes only.
    """
    clubs = [line.club for line in facts.lines if line.club]
    if is_small(facts.heading) or not clubs:
        return False
    strong = TypeStyle(USUAL, Weight.SEMIBOLD)
    club = max(TypeStyle(USUAL).smaller.width(printable(one)) for one in clubs)
    won = max(strong.width(printable(beside_rank(one.prize, one.place))) for one in facts.lines)
    names = sorted(TypeStyle(USUAL).width(printable(line.name)) for line in facts.lines)
    usual = names[int((len(names) - 1) * NEARLY_ALL)]
    return club + won + usual + RANKS <= body_width(facts.heading)


def _rows(facts: PrizeList, words: Words) -> Iterator[Row]:
    """Yield a row a prize, the first place in the largest type."""
    named = any(line.name for line in facts.lines)
    clubs = _clubs(facts)
    beneath = clubs and _few(facts)
    shares = any(line.share for line in facts.lines)
    for line in facts.lines:
        cells = [words.rank(line.place, line.tied)]
        if named:
            nobody = words.say(NOT_GIVEN) if facts.over else ""
            cells.append(line.name or nobody)
            cells += [line.club] if clubs and not beneath else []
        if shares:
            cells.append(line.share)
        won = line.place == 1 and bool(line.name) and facts.over
        look: Look = "soft" if facts.over and not line.name else "strong" if won else "plain"
        left = words.say(LEFT_EARLY[line.standing]) if line.name else ""
        won_by = bool(line.name)
        yield Row(
            (*cells, beside_rank(line.prize, line.place)),
            look=look,
            larger=line.place == 1,
            after=left,
            of_person=won_by,
            beside=line.club if beneath else "",
        )
