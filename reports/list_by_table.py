"""The list by table: who sits at each place, where the button starts, and how many in all."""

from __future__ import annotations

from dataclasses import dataclass

from reports.facts import Heading, SeatedPlayer
from reports.fitting import BLACK, SOFT, TypeStyle
from reports.flow import Block, Section, stacked
from reports.page_layout import Paper, body_width, first_page_height, print_pages, totals_block
from reports.sheet import Box, Sheet
from reports.table_drawing import Column, Row, Table
from reports.typefaces import Weight
from reports.wording import Language, Wording, wording_in

GUTTER = 26.0
NUMBER = TypeStyle(17, Weight.BOLD)
ASIDE = TypeStyle(9, ink=SOFT)
CLUB = TypeStyle(8, ink=SOFT)
BUTTON = "●"
HEAD, GAP = 26.0, 22.0
LEAST_PADDING, MOST_PADDING = 2.0, 5.0
SLACK = 30.0  # points left for names on several lines


@dataclass(frozen=True, slots=True)
class TableSheet:
    """One table: its places from 1 to ``seats``, who sits there, where the button starts."""

    number: int
    seats: int
    players: tuple[SeatedPlayer, ...]
    button: int | None = None
    out_of_use: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class ListByTable:
    """The tables, in the order they are to be shown."""

    heading: Heading
    tables: tuple[TableSheet, ...]


def render_list_by_table(facts: ListByTable, language: Language = "fr") -> bytes:
    """Return the PDF of the tables, two abreast, none cut by the end of a page."""
    wording = wording_in(language)
    people = sum(len(table.players) for table in facts.tables)
    tables = wording.count("TABLES", len(facts.tables))
    totals = f"{tables}  ·  {wording.count('PLAYERS', people)}"
    width = (body_width() - GUTTER) / 2
    padding = _padding(max((table.seats for table in facts.tables), default=1), facts.heading)
    cards = tuple(_card(table, width, padding, wording) for table in facts.tables)
    paper = Paper(
        title=wording.say("BY_TABLE_TITLE"),
        heading=facts.heading,
        sections=(
            Section(cards, columns=2, gutter=GUTTER),
            Section((totals_block(totals, body_width()),)),
        ),
        range_words=wording.say("TABLES_SHOWN"),
    )
    return print_pages(paper, wording)


def _card(table: TableSheet, width: float, padding: float, wording: Wording) -> Block:
    drawn = Table(
        columns=(
            Column("", TypeStyle(11, Weight.BOLD), width=16, smallest=7),
            Column("", TypeStyle(9), width=11, align="center"),
            Column("", TypeStyle(11), smallest=8, lines=3, share=5),
            Column("", CLUB, smallest=6.5, align="right", share=3),
        ),
        width=width,
        padding=padding,
        titles=False,
    )
    seated = {player.place: player for player in table.players}
    rows = [_row(table, place, seated.get(place), wording) for place in range(1, table.seats + 1)]
    head = _card_head(table, wording)
    return stacked((head, *drawn.blocks(rows)), gap=GAP, mark=str(table.number))


def _padding(seats: int, heading: Heading) -> float:
    """Return the white in a row that lets whole cards fill the height of a page."""
    room = first_page_height(heading) - SLACK + GAP
    line = 11 * 1.25
    cards = max(1, int(room / (HEAD + GAP + seats * (line + 2 * LEAST_PADDING))))
    height = room / cards - GAP - HEAD
    return max(LEAST_PADDING, min(MOST_PADDING, (height / seats - line) / 2))


def _card_head(table: TableSheet, wording: Wording) -> Block:
    people = wording.count("PLAYERS", len(table.players))
    button = "" if table.button is None else wording.say("BUTTON_AT", place=table.button)
    aside = f"{people}  ·  {BUTTON} {button}" if button else people

    def draw(sheet: Sheet, box: Box) -> None:
        name = wording.say("TABLE_NUMBER", table=table.number)
        sheet.text(box.x, box.bottom - 7, name, NUMBER)
        sheet.text(box.right, box.bottom - 7, aside, ASIDE, "right")
        sheet.rule(box.x, box.bottom - 1, box.width, thick=1, ink=BLACK)

    return Block(HEAD, draw)


def _row(table: TableSheet, place: int, player: SeatedPlayer | None, wording: Wording) -> Row:
    button = BUTTON if place == table.button else ""
    if player is not None:
        return Row((str(place), button, player.name, player.club))
    empty = "OUT_OF_USE" if place in table.out_of_use else "FREE_PLACE"
    return Row((str(place), button, wording.say(empty), ""), look="soft")
