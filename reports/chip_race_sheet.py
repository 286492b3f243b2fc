"""Worksheets of a colour-up, one a table: blank to be filled at the table, or as it was held."""

from __future__ import annotations

from dataclasses import dataclass, field

from reports.facts import Heading
from reports.fitting import BLACK, Fitted, TypeStyle
from reports.flow import Block, Section, stacked
from reports.page_layout import (
    ASIDE,
    SMALL,
    Paper,
    body_width,
    paragraph,
    print_pages,
)
from reports.sheet import Box, Sheet
from reports.table_drawing import Column, Row, Table
from reports.typefaces import Weight
from reports.wording import Language, Wording, wording_in

NUMBER = TypeStyle(15, Weight.BOLD)
CELL, STRONG = TypeStyle(10.5), TypeStyle(11, Weight.BOLD)
HEAD, GAP, FOOT_GAP = 24.0, 22.0, 7.0
ROOMY, CLOSE = 4.5, 3.0  # white in a row: room for a pen, or for what is printed

TITLE = ("Retrait des jetons de {low}", "Colour-up of the {low} chips")
STEPS = (
    "1. Les joueurs échangent entre eux pour réunir les {low} chez un seul. 2. Chacun avance ce "
    "qui lui reste. 3. À partir de la place 1, une carte par jeton. 4. Total des restes × {low} ÷ "
    "{high}, arrondi au-dessus dès la moitié : autant de jetons de {high}, aux plus fortes cartes "
    "(♠ ♥ ♦ ♣), un par joueur. 5. Qui perd son dernier jeton en reçoit un en plus. 6. Échange avec "
    "qui les a réunis.",
    "1. Players exchange among themselves so that one of them holds nearly all the {low}. 2. Each "
    "puts forward what is left. 3. From seat 1 on, a card a chip. 4. Odd chips × {low} ÷ {high}, "
    "rounded up from a half: as many chips of {high}, to the highest cards (♠ ♥ ♦ ♣), one a player."
    " 5. Whoever loses his last chip is given one more. 6. Exchange with whoever gathered them.",
)
TITLES = (
    ("Place", "Seat"),
    ("Joueur", "Player"),
    ("Jetons de {low}", "Chips of {low}"),
    ("Échange", "Exchanged"),
    ("Reste", "Left"),
    ("Cartes", "Cards"),
    ("Reçoit", "Gets"),
)
BLANK_FOOT = (
    "Restes : ______ × {low} = ________     Jetons de {high} au tirage : ______     Écart : "
    "________",
    "Left: ______ × {low} = ________     Chips of {high} raced: ______     Difference: ________",
)
FILLED_FOOT = (
    "Restes : {left} × {low} = {amount}  ·  Jetons de {high} au tirage : {raced}  ·  Écart : "
    "{drift}",
    "Left: {left} × {low} = {amount}  ·  Chips of {high} raced: {raced}  ·  Difference: {drift}",
)
COLLECTOR = ("Réunis par : {name}", "Gathered by: {name}")
TO_BRING = ("à porter : {needed} × {high}, au plus", "to bring: {needed} × {high}, at most")
SEED = ("Cartes distribuées par l'application, graine {seed}", "Cards dealt here, seed {seed}")
SURVIVAL = ("(survie)", "(stays in)")


@dataclass(frozen=True, slots=True)
class RaceLine:
    """A place: chips of the value held, exchanged for ``got``, left; cards; what he gets.

    ``chips`` None: to be written by hand. ``won`` counts the chips won or given to stay in.
    """

    place: int
    name: str
    chips: int | None = None
    got: int = 0
    left: int = 0
    cards: str = ""
    won: int = 0
    survival: bool = False


@dataclass(frozen=True, slots=True)
class RaceTable:
    """A table; ``drift`` is what the chips in play gained, None as long as it is blank."""

    number: int
    lines: tuple[RaceLine, ...]
    needed: int | None = None
    collector: str = ""
    raced: int = 0
    drift: int | None = None
    seed: str = ""


@dataclass(frozen=True, slots=True)
class ChipRaceSheets:
    """The tables in order, for chips of ``low`` exchanged for chips of ``high``."""

    heading: Heading
    low: int
    high: int
    tables: tuple[RaceTable, ...] = field(default=())


def render_chip_race_sheets(facts: ChipRaceSheets, language: Language = "fr") -> bytes:
    """Return the PDF of the worksheets, none cut by the end of a page."""
    wording = wording_in(language)
    values = {"low": facts.low, "high": facts.high}
    steps = paragraph(wording.told(STEPS, **values), body_width(), ASIDE)
    cards = tuple(_card(facts, table, wording) for table in facts.tables)
    paper = Paper(
        title=wording.told(TITLE, **values),
        heading=facts.heading,
        sections=(Section(steps), Section(cards)),
        summary=f"{wording.number(facts.low)} → {wording.number(facts.high)}",
        range_words=wording.say("TABLES_SHOWN"),
    )
    return print_pages(paper, wording)


def _card(facts: ChipRaceSheets, table: RaceTable, wording: Wording) -> Block:
    blank = table.drift is None
    titles = [wording.told(title, low=facts.low, high=facts.high) for title in TITLES]
    drawn = Table(
        (
            Column(titles[0], STRONG, width=34),
            Column(titles[1], CELL, smallest=7.5, lines=3, share=3),
            Column(titles[2], CELL, width=58, align="right"),
            Column(titles[3], CELL, width=58, align="right"),
            Column(titles[4], CELL, width=40, align="right"),
            Column(titles[5], CELL, width=86, smallest=6, lines=2),
            Column(titles[6], STRONG, width=74, smallest=6, align="right"),
        ),
        body_width(),
        padding=ROOMY if blank else CLOSE,
        written=5 if blank else 0,
    )
    rows = [_row(line, facts.high, wording) for line in table.lines]
    header, body = _with_header(drawn, rows)
    feet = [_foot_line(line, CELL) for line in _feet(facts, table, wording)]
    if table.seed:
        feet.append(_foot_line(wording.told(SEED, seed=table.seed), SMALL))
    head = _head(facts, table, wording)
    return stacked((head, *header, *body, *feet), gap=GAP, mark=str(table.number))


def _foot_line(text: str, style: TypeStyle) -> Block:
    """A line under a table, with room above it for a pen."""
    fitted = Fitted((text,), style)

    def draw(sheet: Sheet, box: Box) -> None:
        low = Box(box.x, box.bottom - style.leading, box.width, style.leading)
        sheet.lines(low, fitted)

    return Block(style.leading + FOOT_GAP, draw)


def _with_header(drawn: Table, rows: list[Row]) -> tuple[tuple[Block, ...], tuple[Block, ...]]:
    body = drawn.blocks(rows)
    above = body[0].repeated if body else None
    return ((above,) if above is not None else ()), body


def _head(facts: ChipRaceSheets, table: RaceTable, wording: Wording) -> Block:
    aside = (
        "" if table.needed is None else wording.told(TO_BRING, needed=table.needed, high=facts.high)
    )

    def draw(sheet: Sheet, box: Box) -> None:
        sheet.text(box.x, box.bottom - 8, wording.say("TABLE_NUMBER", table=table.number), NUMBER)
        sheet.text(box.right, box.bottom - 8, aside, ASIDE, "right")
        sheet.rule(box.x, box.bottom - 2, box.width, thick=1, ink=BLACK)

    return Block(HEAD, draw)


def _row(line: RaceLine, high: int, wording: Wording) -> Row:
    if line.chips is None:
        return Row((str(line.place), line.name, "", "", "", "", ""))
    number = wording.number
    exchanged = f"{line.got} × {number(high)}" if line.got else "–"
    gets = f"{line.won} × {number(high)}" if line.won else "–"
    if line.survival:
        gets += f" {wording.told(SURVIVAL)}"
    return Row(
        (
            str(line.place),
            line.name,
            number(line.chips),
            exchanged,
            str(line.left) if line.left else "–",
            line.cards,
            gets,
        )
    )


def _feet(facts: ChipRaceSheets, table: RaceTable, wording: Wording) -> tuple[str, ...]:
    values: dict[str, object] = {"low": facts.low, "high": facts.high}
    collector = table.collector or "______________________"
    gathered = wording.told(COLLECTOR, name=collector)
    if table.drift is None:
        return wording.told(BLANK_FOOT, **values), gathered
    left = sum(line.left for line in table.lines)
    sign = "+" if table.drift > 0 else "−" if table.drift < 0 else ""
    told = wording.told(
        FILLED_FOOT,
        **values,
        left=left,
        amount=left * facts.low,
        raced=table.raced,
        drift=f"{sign}{wording.number(abs(table.drift))}",
    )
    return (told, gathered) if table.collector else (told,)
