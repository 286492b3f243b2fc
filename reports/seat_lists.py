"""The lists for the wall: the alphabet, with the seed of the draw, and the tables."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from reports import labels
from reports.facts import Heading, SeatedPlayer, Words
from reports.flow import Block, Section, stacked
from reports.lettering import ACCENT, LEAST, SOFT, TypeStyle, Weight, printable
from reports.name_setting import NEARLY_ALL
from reports.page_layout import (
    ALONE,
    DOT,
    body_width,
    card_head,
    first_page_height,
    is_small,
    pages_needed,
    paragraph,
    print_pages,
    snug,
    totals_block,
)
from reports.table_drawing import GUTTER as COLUMNS_APART
from reports.table_drawing import Column, Row, Table

GUTTER = 26.0
SIZES = {1: (26.0, 16.0), 2: (17.0, 13.0)}
SMALL_SIZES = {1: (20.0, 12.0), 2: (11.5, 9.0)}
"""The largest and the smallest type, in points, of a list of names in so many columns."""
STEP = 0.5

NUMBER = TypeStyle(17, Weight.BOLD)
COUNT = TypeStyle(9, ink=SOFT)
PROOF = TypeStyle(8, ink=SOFT)
CLUB = TypeStyle(8, ink=SOFT)
PERSON = TypeStyle(11)
LEAST_PERSON = 9.5
SEAT_WIDTH = 16.0
BUTTON_WIDTH = 11.0
BUTTON = "●"
HEAD = 26.0
GAP = 22.0
LEAST_PADDING = 2.0
MOST_PADDING = 5.0
ON_A_SMALL_SHEET = 1.0
"""The least white of a row on an A5, rather than a page for the totals alone."""
SLACK = 30.0  # points left for names on several lines

ALPHABETICAL = ("Liste alphabétique", "Alphabetical list")
BY_TABLE = ("Liste par table", "List by table")
SEED_TOLD = ("{label} : {seed}. {method}", "{label}: {seed}. {method}")
BUTTON_AT = ("bouton place {place}", "button on seat {place}")


@dataclass(frozen=True, slots=True)
class DrawProof:
    """The proof that binds the list to its draw: the seed and the method.

    ``seed`` is in hexadecimal. ``method`` says where the method and the order of entrants are
    found.
    """

    seed: str
    method: str


@dataclass(frozen=True, slots=True)
class AlphabeticalList:
    """The players seated, in any order: the paper puts them in that of the alphabet."""

    heading: Heading
    players: tuple[SeatedPlayer, ...]
    proof: DrawProof | None = None


@dataclass(frozen=True, slots=True)
class TableSheet:
    """One table: its places from 1 to ``seats``, who sits there, where the button starts.

    ``code``: the address that makes a phone the table's own, empty without phones.
    """

    number: int
    seats: int
    players: tuple[SeatedPlayer, ...]
    button: int | None = None
    out_of_use: frozenset[int] = frozenset()
    code: str = ""


@dataclass(frozen=True, slots=True)
class ListByTable:
    """The tables, in the order they are to be shown."""

    heading: Heading
    tables: tuple[TableSheet, ...]


def render_alphabetical_list(facts: AlphabeticalList) -> bytes:
    """Return the PDF of the list; the seed of the draw follows the last name."""
    words = facts.heading.words
    wide = body_width(facts.heading)
    tables = len({player.table for player in facts.players})
    told = (labels.PLAYERS, len(facts.players)), (labels.TABLES, tables)
    totals = totals_block(wide, *(words.say(label, n=count) for label, count in told))
    ending = Section((totals, *_proof(facts.proof, facts.heading)))
    ordered = sorted(
        facts.players, key=lambda player: (*alphabetical_key(player.name), player.table)
    )
    names = _largest(facts.heading, ordered, ending)
    return print_pages(facts.heading, words.say(ALPHABETICAL), names, ending, range_words=ALONE)


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


def initial_of(name: str) -> str:
    """Return the letter under which a name stands in the alphabet."""
    return alphabetical_key(name)[0][:1].upper() or "#"


def _largest(heading: Heading, ordered: Sequence[SeatedPlayer], ending: Section) -> Section:
    """Return the names in the largest type that takes no more pages: one column on one page."""

    sizes = SMALL_SIZES if is_small(heading) else SIZES

    def sized(columns: int, pages: int) -> Section | None:
        size, smallest = sizes[columns]
        while size >= smallest:
            names = _names(ordered, columns, size, heading)
            if pages_needed((names, ending), heading) <= pages:
                return names
            size -= STEP
        return None

    alone = sized(1, 1)
    if alone is not None:
        return alone
    least = _names(ordered, 2, sizes[2][1], heading)
    return sized(2, pages_needed((least, ending), heading)) or least


def _names(ordered: Sequence[SeatedPlayer], columns: int, size: float, heading: Heading) -> Section:
    words = heading.words
    wide = body_width(heading)
    least = (SMALL_SIZES if is_small(heading) else SIZES)[columns][1]
    figure = TypeStyle(size, Weight.BOLD)
    numbers = max(24.0, size * 1.5)
    table = Table(
        columns=(
            Column("", TypeStyle(size, Weight.BOLD, ACCENT), width=size * 1.1),
            Column(words.say(labels.NAME), TypeStyle(size), smallest=least, lines=3, people=True),
            Column(words.say(labels.TABLE), figure, numbers, "right", smallest=7),
            Column(words.say(labels.PLACE), figure, numbers, "right", smallest=7),
        ),
        width=(wide - GUTTER * (columns - 1)) / columns,
        padding=3.5,
    )
    return Section(table.blocks(_rows(ordered)), columns=columns, gutter=GUTTER)


def _rows(ordered: Iterable[SeatedPlayer]) -> Iterable[Row]:
    before = ""
    for player in ordered:
        initial = initial_of(player.name)
        shown = "" if initial == before else initial
        before = initial
        yield Row((shown, player.name, str(player.table), str(player.place)), mark=initial)


def _proof(proof: DrawProof | None, heading: Heading) -> tuple[Block, ...]:
    if proof is None:
        return ()
    wide = body_width(heading)
    seed = heading.words.say(labels.SEED)
    told = heading.words.say(SEED_TOLD, label=seed, seed=proof.seed, method=proof.method)
    return paragraph(told, wide, PROOF)


def render_list_by_table(facts: ListByTable) -> bytes:
    """Return the PDF of the tables, two abreast, none cut by the end of a page."""
    words = facts.heading.words
    wide = body_width(facts.heading)
    people = sum(len(table.players) for table in facts.tables)
    told = (labels.TABLES, len(facts.tables)), (labels.PLAYERS, people)
    totals = totals_block(wide, *(words.say(label, n=count) for label, count in told))
    padding = _padding(max((table.seats for table in facts.tables), default=1), facts.heading)
    least = ON_A_SMALL_SHEET if is_small(facts.heading) else LEAST_PADDING
    club = _club_width(facts)
    rows = {table.number: _card_rows(table, club, words) for table in facts.tables}
    among = tuple(chain.from_iterable(rows.values()))

    def made(white: float) -> tuple[Section, ...]:
        kept = max(least, padding * white)
        drawn = _card_table(kept, among, club, facts.heading)
        cards = tuple(_card(t, drawn, rows[t.number], facts.heading) for t in facts.tables)
        return Section(cards, columns=2, gutter=GUTTER), Section((totals,))

    return print_pages(
        facts.heading,
        words.say(BY_TABLE),
        *snug(made, facts.heading),
        range_words=labels.TABLES_SHOWN,
    )


def _card_width(heading: Heading) -> float:
    return (body_width(heading) - GUTTER) / 2


def _club_width(facts: ListByTable) -> float:
    """Return the room of clubs in points, 0 where they would be cut or make names small."""
    players = [player for table in facts.tables for player in table.players]
    clubs = [printable(player.club) for player in players if player.club]
    if not clubs or is_small(facts.heading):
        return 0
    names = sorted(PERSON.width(printable(player.name)) for player in players)
    usual = names[int((len(names) - 1) * NEARLY_ALL)]
    left = _card_width(facts.heading) - SEAT_WIDTH - BUTTON_WIDTH - 3 * COLUMNS_APART
    asked = max(map(CLUB.width, clubs))
    room = min(asked, left - usual * LEAST_PERSON / PERSON.size)
    return room if room >= asked * LEAST / CLUB.size else 0


def _card_table(padding: float, among: tuple[Row, ...], club: float, heading: Heading) -> Table:
    """Return the columns of every table, names of one size in all of them."""
    clubs = (Column("", CLUB, club, "right", smallest=7),) if club else ()
    return Table(
        columns=(
            Column("", TypeStyle(11, Weight.BOLD), width=SEAT_WIDTH, smallest=7),
            Column("", TypeStyle(9), width=BUTTON_WIDTH, align="center"),
            Column("", PERSON, smallest=8, lines=3, people=True),
            *clubs,
        ),
        width=_card_width(heading),
        padding=padding,
        titles=False,
        among=among,
    )


def _card_rows(table: TableSheet, club: float, words: Words) -> list[Row]:
    seated = {player.place: player for player in table.players}
    rows = [_row(table, place, seated.get(place), words) for place in range(1, table.seats + 1)]
    return rows if club else [replace(row, cells=row.cells[:-1]) for row in rows]


def _card(table: TableSheet, drawn: Table, rows: list[Row], heading: Heading) -> Block:
    words = heading.words
    small = is_small(heading)
    aside = "" if small else words.say(labels.PLAYERS, n=len(table.players))
    if table.button is not None:
        button = f"{BUTTON} {words.say(BUTTON_AT, place=table.button)}"
        aside = DOT.join(filter(None, (aside, button)))
    title = words.say(labels.TABLE_NUMBER, table=table.number)
    head = card_head(title, aside, HEAD, NUMBER, COUNT, foot=(7, 1))
    return stacked((head, *drawn.blocks(rows)), gap=GAP, mark=str(table.number))


def _padding(seats: int, heading: Heading) -> float:
    """Return the white in a row that lets whole cards fill the height of a page."""
    room = first_page_height(heading) - SLACK + GAP
    line = 11 * 1.25
    cards = max(1, int(room / (HEAD + GAP + seats * (line + 2 * LEAST_PADDING))))
    height = room / cards - GAP - HEAD
    return max(LEAST_PADDING, min(MOST_PADDING, (height / seats - line) / 2))


def _row(table: TableSheet, place: int, player: SeatedPlayer | None, words: Words) -> Row:
    button = BUTTON if place == table.button else ""
    if player is not None:
        return Row((str(place), button, player.name, player.club))
    empty = labels.OUT_OF_USE if place in table.out_of_use else labels.FREE_PLACE
    return Row((str(place), button, words.say(empty), ""), look="soft", of_person=False)
