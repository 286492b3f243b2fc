"""The lists for the wall: the alphabet, with the seed of the draw, and the tables."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import chain, pairwise

from reports import labels
from reports.facts import Heading, SeatedPlayer, Words
from reports.flow import Block, Section, stacked
from reports.lettering import ACCENT, LEAST, SOFT, TypeStyle, Weight, printable
from reports.name_setting import NEARLY_ALL
from reports.names import namesakes
from reports.page_layout import (
    ALONE,
    DOT,
    body_width,
    card_head,
    first_page_height,
    is_small,
    next_page_height,
    pages_needed,
    paragraph,
    print_pages,
    snug,
    totals_block,
)
from reports.table_drawing import GUTTER as COLUMNS_APART
from reports.table_drawing import Column, Row, Table

GUTTER = 16.0
SIZES = {1: (26.0, 15.0), 2: (15.0, 15.0)}
SMALL_SIZES = {1: (20.0, 12.0), 2: (12.0, 9.0)}
"""The largest and the smallest type, in points, of a list in so many columns; names may be one
size smaller."""

NUMBER = TypeStyle(20, Weight.BOLD)
COUNT = TypeStyle(9, ink=SOFT)
PROOF = TypeStyle(8, ink=SOFT)
CLUB = TypeStyle(8, ink=SOFT)
PERSON = TypeStyle(15)
LEAST_PERSON = 12.0
SMALL_PERSON = TypeStyle(10.5)
"""Names of the list by table, read on a wall at a metre or two; on an A5, held in the hand."""
LARGEST_FIGURES = 26.0
CARDS = 4
"""Tables on a page, two abreast."""
FEW = 2
"""Tables that have the width of a page."""
SEAT_WIDTH = 18.0
BUTTON_WIDTH = 11.0
BUTTON = "●"
HEAD = 26.0
HEADER = 16.0
GAP = 22.0
LEAST_PADDING = 2.0
MOST_PADDING = 9.0
MOST_ALONE = 18.0
LEAST_WHITE = 0.5
MOST_WHITE = 9.0
"""White above and below a row of the alphabet."""
WHITES_ALONE = (0.45, 0.35, 0.25, 0.15)
"""That of a single column, in sizes of its type."""
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
    return print_pages(facts.heading, words.say(ALPHABETICAL), *names, ending, range_words=ALONE)


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


def _largest(
    heading: Heading, ordered: Sequence[SeatedPlayer], ending: Section
) -> tuple[Section, ...]:
    """Return the names in the largest type that takes no more pages: one column on one page.

    On several pages, as many names on each, and rows as airy as they then are high.
    """
    sizes = SMALL_SIZES if is_small(heading) else SIZES
    (largest, least) = sizes[1]
    (_, smallest) = sizes[2]
    for style in TypeStyle(largest).down_to(least):
        for white in WHITES_ALONE:
            alone = _Alphabet(heading, ordered, 1, style.size).section(style.size * white)
            if pages_needed((alone, ending), heading) == 1:
                return (alone,)
    tightest = _Alphabet(heading, ordered, 2, smallest).section(LEAST_WHITE)
    pages = pages_needed((tightest, ending), heading)
    for style in TypeStyle(sizes[2][0]).down_to(smallest):
        even = _Alphabet(heading, ordered, 2, style.size).on_pages(pages, ending)
        if pages_needed((*even, ending), heading) <= pages:
            return even
    return (tightest,)


@dataclass(frozen=True, slots=True)
class _Alphabet:
    """Names in order, in so many columns and in type of one size."""

    heading: Heading
    ordered: Sequence[SeatedPlayer]
    columns: int
    size: float

    def section(self, white: float) -> Section:
        """Return all of them, page after page."""
        return self._section(self.ordered, white, new_page=False)

    def on_pages(self, pages: int, ending: Section) -> tuple[Section, ...]:
        """Return as many of them on each of some pages, the rows as high as those allow."""
        many, over = divmod(len(self.ordered), pages)
        ends = [many * page + min(page, over) for page in range(pages + 1)]
        high = -(-(many + bool(over)) // self.columns)
        below = sum(block.height + block.gap for block in ending.blocks) + Section(()).gap
        first = first_page_height(self.heading)
        room = min(first, next_page_height(self.heading) - below) if pages > 1 else first - below
        white = ((room - HEADER) / max(1, high) - self._figure.leading) / 2
        white = max(LEAST_WHITE, min(MOST_WHITE, white))
        return tuple(
            self._section(self.ordered[begin:end], white, new_page=begin > 0)
            for begin, end in pairwise(ends)
        )

    @property
    def _figure(self) -> TypeStyle:
        """Return the style of tables and places, a size over the names."""
        size = min(LARGEST_FIGURES, TypeStyle(self.size).larger.size)
        return TypeStyle(size, Weight.BOLD)

    def _section(self, part: Sequence[SeatedPlayer], white: float, *, new_page: bool) -> Section:
        words = self.heading.words
        size = self.size
        wide = body_width(self.heading)
        figure = self._figure
        numbers = max(23.0, figure.size * 1.25)
        least = TypeStyle(size).smaller.size
        table = Table(
            columns=(
                Column("", TypeStyle(size, Weight.BOLD, ACCENT), size * 0.8, smallest=8),
                Column(words.say(labels.NAME), TypeStyle(size), smallest=least, people=True),
                Column(words.say(labels.TABLE), figure, numbers, "right", smallest=8),
                Column(words.say(labels.PLACE), figure, numbers, "right", smallest=8),
            ),
            width=(wide - GUTTER * (self.columns - 1)) / self.columns,
            padding=white,
            among=tuple(_rows(self.ordered, frozenset())),
        )
        alike = namesakes(player.name for player in self.ordered)
        rows = table.blocks(_rows(part, alike))
        return Section(rows, columns=self.columns, gutter=GUTTER, new_page=new_page)


def _rows(ordered: Iterable[SeatedPlayer], alike: frozenset[str]) -> Iterable[Row]:
    before = ""
    for player in ordered:
        initial = initial_of(player.name)
        shown = "" if initial == before else initial
        before = initial
        club = player.club if player.name in alike else ""
        cells = (shown, player.name, str(player.table), str(player.place))
        yield Row(cells, mark=initial, beside=club)


def _proof(proof: DrawProof | None, heading: Heading) -> tuple[Block, ...]:
    if proof is None:
        return ()
    wide = body_width(heading)
    seed = heading.words.say(labels.SEED)
    told = heading.words.say(SEED_TOLD, label=seed, seed=proof.seed, method=proof.method)
    return paragraph(told, wide, PROOF)


def render_list_by_table(facts: ListByTable) -> bytes:
    """Return the PDF of the tables, two abreast, none cut by the end of a page.

    Four at most on a page, as many on each; an A5 takes as many as it holds. One or two have the
    whole width, in larger type.
    """
    words = facts.heading.words
    wide = body_width(facts.heading)
    cards = _Cards(facts.heading, len(facts.tables))
    people = sum(len(table.players) for table in facts.tables)
    told = (labels.TABLES, len(facts.tables)), (labels.PLAYERS, people)
    totals = totals_block(wide, *(words.say(label, n=count) for label, count in told))
    padding = cards.padding(max((table.seats for table in facts.tables), default=1))
    least = ON_A_SMALL_SHEET if is_small(facts.heading) else LEAST_PADDING
    club = _club_width(facts, cards)
    people_of_all = [player.name for table in facts.tables for player in table.players]
    alike = frozenset() if club else namesakes(people_of_all)
    rows = {table.number: _card_rows(table, club, alike, words) for table in facts.tables}
    among = tuple(chain.from_iterable(rows.values()))

    def made(white: float) -> tuple[Section, ...]:
        kept = max(least, padding * white)
        drawn = cards.table(kept, among, club)
        blocks = tuple(_card(t, drawn, rows[t.number], facts.heading) for t in facts.tables)
        return *cards.on_pages(blocks), Section((totals,))

    return print_pages(
        facts.heading,
        words.say(BY_TABLE),
        *snug(made, facts.heading),
        range_words=labels.TABLES_SHOWN,
    )


@dataclass(frozen=True, slots=True)
class _Cards:
    """How so many tables are set on a paper, names of one size in all of them."""

    heading: Heading
    many: int

    @property
    def abreast(self) -> int:
        """Return how many stand side by side."""
        return 2 if self.many > FEW or is_small(self.heading) else 1

    @property
    def person(self) -> TypeStyle:
        """Return the style of a name at most."""
        if is_small(self.heading):
            return SMALL_PERSON
        return PERSON.larger if self.many == 1 else PERSON

    @property
    def width(self) -> float:
        """Return the width of a card in points."""
        return (body_width(self.heading) - GUTTER * (self.abreast - 1)) / self.abreast

    def on_pages(self, cards: tuple[Block, ...]) -> tuple[Section, ...]:
        """Return the cards, as many on each page as on the next, one fewer on the last ones."""
        pages = 1 if is_small(self.heading) else max(1, -(-len(cards) // CARDS))
        many, over = divmod(len(cards), pages)
        ends = [many * page + min(page, over) for page in range(pages + 1)]
        return tuple(
            Section(cards[begin:end], columns=self.abreast, gutter=GUTTER, new_page=begin > 0)
            for begin, end in pairwise(ends)
        )

    def table(self, padding: float, among: tuple[Row, ...], club: float) -> Table:
        """Return the columns of every table."""
        clubs = (Column("", CLUB, club, "right", smallest=8),) if club else ()
        person = self.person
        least = LEAST if is_small(self.heading) else LEAST_PERSON
        seat = SEAT_WIDTH * max(1, person.size / PERSON.size)
        return Table(
            columns=(
                Column("", replace(person, weight=Weight.BOLD), width=seat, smallest=8),
                Column("", TypeStyle(9), width=BUTTON_WIDTH, align="center"),
                Column("", person, smallest=least, people=True),
                *clubs,
            ),
            width=self.width,
            padding=padding,
            titles=False,
            among=among,
        )

    def padding(self, seats: int) -> float:
        """Return the white in a row that lets whole cards fill the height of a page."""
        room = first_page_height(self.heading) - SLACK + GAP
        line = self.person.leading
        cards = max(1, int(room / (HEAD + GAP + seats * (line + 2 * LEAST_PADDING))))
        most = max(1, self.many) if self.abreast == 1 else CARDS // self.abreast
        cards = cards if is_small(self.heading) else min(most, cards)
        height = room / cards - GAP - HEAD
        white = MOST_ALONE if self.many == 1 else MOST_PADDING
        return max(LEAST_PADDING, min(white, (height / seats - line) / 2))


def _club_width(facts: ListByTable, cards: _Cards) -> float:
    """Return the room of clubs in points, 0 where they would be cut or make names small."""
    players = [player for table in facts.tables for player in table.players]
    clubs = [printable(player.club) for player in players if player.club]
    if not clubs or is_small(facts.heading):
        return 0
    names = sorted(cards.person.width(printable(player.name)) for player in players)
    usual = names[int((len(names) - 1) * NEARLY_ALL)]
    left = cards.width - SEAT_WIDTH - BUTTON_WIDTH - 3 * COLUMNS_APART
    asked = max(map(CLUB.width, clubs))
    room = min(asked, left - usual * LEAST_PERSON / cards.person.size)
    return room if room >= asked else 0


def _card_rows(table: TableSheet, club: float, alike: frozenset[str], words: Words) -> list[Row]:
    seated = {player.place: player for player in table.players}
    rows = [_row(table, place, seated.get(place), words) for place in range(1, table.seats + 1)]
    if club:
        return rows
    return [
        replace(row, cells=row.cells[:-1], beside=row.cells[-1] if row.cells[2] in alike else "")
        for row in rows
    ]


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


def _row(table: TableSheet, place: int, player: SeatedPlayer | None, words: Words) -> Row:
    button = BUTTON if place == table.button else ""
    if player is not None:
        return Row((str(place), button, player.name, player.club))
    empty = labels.OUT_OF_USE if place in table.out_of_use else labels.FREE_PLACE
    return Row((str(place), button, words.say(empty), ""), look="soft", of_person=False)
