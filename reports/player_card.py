"""A player's card: the figures, the rank of each evening, the evenings, who was met."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from reports import labels
from reports.chart_drawing import chart_block
from reports.facts import Heading, Words
from reports.flow import Block, Section
from reports.lettering import SOFT, TypeStyle, Weight
from reports.page_layout import body_width, heading_block, is_small, paragraph, print_pages
from reports.places_chart import Finishes, finishes_marks
from reports.sheet import Box, Sheet
from reports.table_drawing import Column, Row, Table

TITLE = ("Fiche du joueur", "Player’s profile")
EVENINGS = ("Soirées", "Events")
EVENING = ("Soirée", "Event")
DATE = ("Date", "Date")
RANK = ("Rang", "Rank")
KILLS = ("Élim.", "KOs")
POINTS = ("Points", "Points")
DUELS = ("Face à face", "Head to head")
MET = ("Soirées", "Events")
AHEAD = ("Fini devant", "Finished ahead")
KNOCKED = ("Éliminé / par", "KO’d / by")
NONE = ("Aucune soirée n’est rattachée à cette fiche.", "No event is linked to this profile.")

PLAIN = TypeStyle(10.5)
FIGURE = TypeStyle(10.5, Weight.SEMIBOLD)
NAME = TypeStyle(10.5, Weight.SEMIBOLD)
LARGE = TypeStyle(20, Weight.BOLD)
UNDER = TypeStyle(9, ink=SOFT)
CHART = 104.0
CHART_GAP = 14.0
LETTERS = 8.0
MOST_DUELS = 12
NO_RANKS = Finishes("", "", ())


@dataclass(frozen=True, slots=True)
class CardEvening:
    """An evening as worded."""

    date: str
    name: str
    place: str
    kills: str
    points: str = ""


@dataclass(frozen=True, slots=True)
class CardDuel:
    """Somebody met on evenings, as worded."""

    name: str
    met: str
    ahead: str
    knocked: str


@dataclass(frozen=True, slots=True)
class PlayerCardFacts:
    """The player, the figures as pairs of a title and a figure, the latest evening first.

    ``ranks`` are drawn, the first evening first.
    """

    heading: Heading
    player: str
    figures: tuple[tuple[str, str], ...]
    evenings: tuple[CardEvening, ...]
    duels: tuple[CardDuel, ...]
    ranks: Finishes = NO_RANKS


def render_player_card(facts: PlayerCardFacts) -> bytes:
    """Return the PDF of a player's card."""
    words = facts.heading.words
    return print_pages(
        facts.heading,
        facts.player,
        Section(tuple(_blocks(facts, words))),
        summary=words.say(TITLE),
    )


def _blocks(facts: PlayerCardFacts, words: Words) -> Iterator[Block]:
    wide = body_width(facts.heading)
    yield _figures(facts.figures)
    if not facts.evenings:
        yield from paragraph(words.say(NONE), wide, gap=14)
        return
    marks = finishes_marks(facts.ranks, wide, CHART, LETTERS)
    if marks:
        yield replace(chart_block(marks, CHART), gap=CHART_GAP)
    yield heading_block(words.say(EVENINGS), wide)
    yield from _evenings(facts, words, wide)
    if facts.duels:
        yield heading_block(words.say(DUELS), wide)
        yield from _duels(facts, words, wide)


def _figures(figures: tuple[tuple[str, str], ...]) -> Block:
    def draw(sheet: Sheet, box: Box) -> None:
        for (title, figure), cell in zip(
            figures, box.columns(max(len(figures), 1), 8), strict=False
        ):
            sheet.fitted(cell.x, cell.top + 20, figure, cell.width, LARGE, 9)
            sheet.fitted(cell.x, cell.top + 34, title, cell.width, UNDER, 8)

    return Block(42, draw)


def _evenings(facts: PlayerCardFacts, words: Words, wide: float) -> Iterator[Block]:
    pointed = any(evening.points for evening in facts.evenings)
    small = is_small(facts.heading)
    points = (Column(words.say(POINTS), FIGURE, 56.0, "right", smallest=8),) if pointed else ()
    columns = (
        Column(words.say(DATE), PLAIN, 62.0, smallest=8),
        Column(words.say(EVENING), NAME, smallest=8, lines=2),
        Column(words.say(RANK), PLAIN, 84.0 if small else 110.0, smallest=8),
        Column(words.say(KILLS), PLAIN, 40.0, "right", smallest=8),
        *points,
    )
    rows = (
        Row((e.date, e.name, e.place, e.kills, *((e.points,) if pointed else ())))
        for e in facts.evenings
    )
    yield from Table(columns, wide).blocks(rows)


def _duels(facts: PlayerCardFacts, words: Words, wide: float) -> Iterator[Block]:
    columns = (
        Column(words.say(labels.PLAYER), NAME, smallest=8, people=True),
        Column(words.say(MET), PLAIN, 50.0, "right", smallest=8),
        Column(words.say(AHEAD), PLAIN, 56.0, "right", smallest=8),
        Column(words.say(KNOCKED), PLAIN, 76.0, "right", smallest=8),
    )
    told = (Row((d.name, d.met, d.ahead, d.knocked)) for d in facts.duels[:MOST_DUELS])
    yield from Table(columns, wide).blocks(told)
