"""Sheets for counting chips: stacks at a break, the worksheets of a colour-up; cards a table."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import chain

from reports import labels
from reports.facts import Heading, Words
from reports.flow import Block, Section, ended_together, stacked
from reports.lettering import LEAST, TypeStyle, Weight, fit
from reports.page_layout import (
    AIRY,
    ASIDE,
    SMALL,
    body_width,
    card_head,
    is_small,
    paragraph,
    print_pages,
    snug,
    totals_block,
)
from reports.sheet import Align, Box, Sheet
from reports.table_drawing import Column, Row, Table

STEP = TypeStyle(10.5)
CELL = TypeStyle(10.5)
STRONG = TypeStyle(10.5, Weight.BOLD)
GAP = 22.0
FOOT_GAP = 7.0
WIDTHS = (26.0, 56.0, 52.0, 36.0, 82.0, 72.0)
SMALL_WIDTHS = (24.0, 38.0, 38.0, 28.0, 56.0, 46.0)
"""Of the worksheet: the place, chips held, exchanged, left, the cards, what is got."""
COUNTED_WIDTHS = (24.0, 128.0, 54.0, 84.0)
MANY_WIDTHS = (24.0, 104.0, 50.0, 66.0)
"""Of the count: the place, the name, the total, a signature; the second with many values."""
USUAL_VALUES = 5
ROOMY, CLOSE = 4.5, 3.0  # white in a row: room for a pen, or for what is printed
LEAST_ROOM = 0.95
"""The part of that white that a pen needs, standing at the table."""
AIRIER = tuple(white for white in AIRY if white <= 2)
"""More moves a table to the next page rather than fill this one."""
LEAST_NAME = 10.5
MOST_VALUES = 7
MOST_ON_A_SMALL = 5
BLANK = "______________"

COUNT = ("Compte des tapis", "Chip count")
COUNT_HOW = (
    "Comptez les jetons de chaque valeur, écrivez le total, faites signer en cas de doute.",
    "Count the chips of each value, write the total, and have it signed if in doubt.",
)
TOTAL = ("Total", "Total")
SIGNED = ("Signature", "Signature")
TABLE_TOTAL = ("Total de la table", "Table total")
COUNTED = ("compté au niveau {level}", "counted at level {level}")
IN_ALL = (
    "{n:table|tables}  ·  Total compté : {total}  ·  Jetons en jeu : {chips}  ·  Écart : {gap}",
    "{n:table|tables}  ·  Total counted: {total}  ·  Chips in play: {chips}  ·  Difference: {gap}",
)

RACE = ("Retrait des jetons de {low}", "Colour-up of the {low} chips")
RACE_STEPS = (
    (
        "1. Les joueurs échangent entre eux, pour réunir les jetons de {low} chez l’un d’eux.",
        "1. Players trade among themselves, so that one of them holds the {low}s.",
    ),
    ("2. Chacun avance ce qui lui reste.", "2. Each player puts forward the chips left over."),
    (
        "3. À partir de la place 1, une carte par jeton avancé.",
        "3. From seat 1 on, a card for each chip put forward.",
    ),
    (
        "4. Comptez : total des restes × {low} ÷ {high}, arrondi au nombre supérieur à partir de "
        "la moitié. C’est le nombre de jetons de {high} à donner.",
        "4. Count: odd chips × {low} ÷ {high}, rounded up from one half. That is the number of "
        "{high} chips to give.",
    ),
    (
        "5. Ils vont aux plus fortes cartes (♠ ♥ ♦ ♣), un par joueur au plus.",
        "5. They go to the highest cards (♠ ♥ ♦ ♣), at most one per player.",
    ),
    (
        "6. Un joueur qui perdrait son dernier jeton en reçoit un en plus.",
        "6. A player who would lose their last chip is given one more.",
    ),
    (
        "7. Échangez avec le joueur qui a réuni les {low} ; rapportez-les tous à la direction.",
        "7. Exchange with the player who holds them; bring all the {low}s to the desk.",
    ),
)
HELD = ("Jetons de {low}", "{low} chips")
EXCHANGED = ("Échange", "Exchanged")
LEFT = ("Reste", "Left")
CARDS = ("Cartes", "Cards")
GETS = ("Reçoit", "Gets")
BLANK_FOOT = (
    "Restes : ______ × {low} = ________     Jetons de {high} au tirage : ______     Écart : "
    "________",
    "Left: ______ × {low} = ________     {high} chips raced: ______     Difference: ________",
)
FILLED_FOOT = (
    "Restes : {left} × {low} = {amount}  ·  Jetons de {high} au tirage : {raced}  ·  Écart : "
    "{drift}",
    "Left: {left} × {low} = {amount}  ·  {high} chips raced: {raced}  ·  Difference: {drift}",
)
COLLECTOR = ("Réunis par : {name}", "Held by: {name}")
TO_BRING = ("à porter : {needed} × {high}, au plus", "to bring: {needed} × {high}, at most")
SEED = (
    "Cartes distribuées par l’application, graine {seed}",
    "Cards dealt by the application, seed {seed}",
)
SURVIVAL = ("(survie)", "(stays in)")


@dataclass(frozen=True, slots=True)
class CountLine:
    """A place and its stack in chips, None to be written by hand."""

    place: int
    name: str
    stack: int | None = None


@dataclass(frozen=True, slots=True)
class CountTable:
    """A table; ``level`` when it was counted, None for a blank sheet."""

    number: int
    lines: tuple[CountLine, ...]
    level: int | None = None


@dataclass(frozen=True, slots=True)
class ChipCountSheets:
    """The tables in order; ``values`` in play, smallest first; ``chips`` in play in all."""

    heading: Heading
    values: tuple[int, ...]
    chips: int
    tables: tuple[CountTable, ...]


@dataclass(frozen=True, slots=True)
class RaceLine:
    """A place in the race: chips held, exchanged for ``got``, left over; cards; chips won.

    ``chips`` None: to be written by hand. ``survival`` is what the chip given to stay in is worth,
    None where none was.
    """

    place: int
    name: str
    chips: int | None = None
    got: int = 0
    left: int = 0
    cards: str = ""
    won: int = 0
    survival: int | None = None


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


def render_chip_count_sheets(facts: ChipCountSheets) -> bytes:
    """Return the PDF of the count sheets, one a table, none cut by the end of a page."""
    words = facts.heading.words
    # The sum of every table, to be written as long as one of them is not counted.
    counted = _whole([line for table in facts.tables for line in table.lines])
    told = words.say(
        IN_ALL,
        n=len(facts.tables),
        chips=facts.chips,
        total=BLANK if counted is None else counted,
        gap=BLANK if counted is None else words.signed(counted - facts.chips),
    )
    in_all = replace(totals_block(body_width(facts.heading), told), gap=GAP)
    how = Section(paragraph(words.say(COUNT_HOW), body_width(facts.heading), ASIDE))

    def made(white: float) -> tuple[Section, ...]:
        drawn = _count_table(facts, words, white)
        cards = [_count_card(drawn, facts, table, words) for table in facts.tables]
        return how, Section(tuple(ended_together([*cards, in_all], last=2)))

    return print_pages(
        facts.heading,
        words.say(COUNT),
        *snug(made, facts.heading, AIRIER),
        summary=words.say(labels.TABLES, n=len(facts.tables)),
        range_words=labels.TABLES_SHOWN,
    )


def _whole(lines: list[CountLine] | tuple[CountLine, ...]) -> int | None:
    """Return the chips of several stacks, None as long as one is not counted."""
    stacks = [line.stack for line in lines if line.stack is not None]
    return sum(stacks) if len(stacks) == len(lines) else None


def _count_table(facts: ChipCountSheets, words: Words, white: float) -> Table:
    """Return the columns of every table, names of one size, a part of the white in each row."""
    values = _values(facts)
    widths = COUNTED_WIDTHS if len(values) <= USUAL_VALUES else MANY_WIDTHS
    place, named, total, signed = (34.0, 92.0, 50.0, 0.0) if is_small(facts.heading) else widths
    # Half a sheet has no room to sign beside each stack.
    to_sign = [Column(words.say(SIGNED), CELL, width=signed, align="center")] if signed else []
    written = len(values) + 1 + len(to_sign)
    lines = chain.from_iterable(table.lines for table in facts.tables)
    return Table(
        (
            Column(words.say(labels.PLACE), STRONG, width=place),
            Column(words.say(labels.PLAYER), CELL, named, smallest=_least(facts), people=True),
            # Heads of what is written by hand stand over the middle of its room.
            *(Column(words.whole(value), CELL, align="center") for value in values),
            Column(words.say(TOTAL), STRONG, width=total, align="center"),
            *to_sign,
        ),
        body_width(facts.heading),
        padding=ROOMY * max(LEAST_ROOM, white),
        written=written,
        among=tuple(Row(("", line.name, *[""] * written)) for line in lines),
    )


def _least(facts: ChipCountSheets | ChipRaceSheets) -> float:
    return LEAST if is_small(facts.heading) else LEAST_NAME


def _values(facts: ChipCountSheets) -> tuple[int, ...]:
    """Return the values that the sheet has room for, the largest of them."""
    return facts.values[-(MOST_ON_A_SMALL if is_small(facts.heading) else MOST_VALUES) :]


def _count_card(drawn: Table, facts: ChipCountSheets, table: CountTable, words: Words) -> Block:
    values = _values(facts)
    to_sign = () if is_small(facts.heading) else ("",)

    def written(amount: int | None) -> tuple[str, ...]:
        return (*[""] * len(values), "" if amount is None else words.whole(amount), *to_sign)

    rows = [Row((str(line.place), line.name, *written(line.stack))) for line in table.lines]
    total = ("", words.say(TABLE_TOTAL), *written(_whole(table.lines)))
    rows.append(Row(total, look="strong", of_person=False))
    aside = "" if table.level is None else words.say(COUNTED, level=table.level)
    return _card(table.number, aside, drawn, rows, (), words)


def _card(
    number: int, aside: str, drawn: Table, rows: list[Row], feet: tuple[Block, ...], words: Words
) -> Block:
    """Return a table's card in one piece: its number, its header, its rows, what follows."""
    body = drawn.blocks(rows)
    header = (body[0].repeated,) if body and body[0].repeated is not None else ()
    head = card_head(words.say(labels.TABLE_NUMBER, table=number), aside)
    return stacked((head, *header, *body, *feet), gap=GAP, mark=str(number))


def render_chip_race_sheets(facts: ChipRaceSheets) -> bytes:
    """Return the PDF of the worksheets, blank or filled in; none is cut by the end of a page."""
    words = facts.heading.words
    values = {"low": facts.low, "high": facts.high}
    wide = body_width(facts.heading)
    told = [words.say(step, **values) for step in RACE_STEPS]
    steps = [line for step in told for line in paragraph(step, wide, STEP, gap=1)]

    def made(white: float) -> tuple[Section, ...]:
        blank, held = (_race_table(facts, words, white, blank=blank) for blank in (True, False))
        cards = [(table, blank if table.drift is None else held) for table in facts.tables]
        drawn = (_race_card(drawn, facts, table, words) for table, drawn in cards)
        return Section(tuple(steps)), Section(tuple(drawn))

    return print_pages(
        facts.heading,
        words.say(RACE, **values),
        *snug(made, facts.heading, AIRIER),
        summary=f"{words.whole(facts.low)} → {words.whole(facts.high)}",
        range_words=labels.TABLES_SHOWN,
    )


def _race_table(facts: ChipRaceSheets, words: Words, white: float, *, blank: bool) -> Table:
    """Return the columns of every table, names of one size, a part of the white in each row."""
    lines = chain.from_iterable(table.lines for table in facts.tables)
    side: Align = "center" if blank else "right"
    widths = SMALL_WIDTHS if is_small(facts.heading) else WIDTHS
    return Table(
        (
            Column(words.say(labels.PLACE), STRONG, width=widths[0]),
            Column(words.say(labels.PLAYER), CELL, smallest=_least(facts), people=True),
            Column(words.say(HELD, low=facts.low), CELL, width=widths[1], align=side),
            Column(words.say(EXCHANGED), CELL, width=widths[2], align=side),
            Column(words.say(LEFT), CELL, width=widths[3], align=side),
            Column(
                words.say(CARDS),
                CELL,
                width=widths[4],
                align="center" if blank else "left",
                smallest=8,
                lines=2,
            ),
            Column(words.say(GETS), STRONG, width=widths[5], smallest=8, lines=2, align=side),
        ),
        body_width(facts.heading),
        padding=ROOMY * max(LEAST_ROOM, white) if blank else CLOSE * white,
        written=5 if blank else 0,
        among=tuple(_race_row(line, facts.high, words) for line in lines),
    )


def _race_card(drawn: Table, facts: ChipRaceSheets, table: RaceTable, words: Words) -> Block:
    rows = [_race_row(line, facts.high, words) for line in table.lines]
    wide = body_width(facts.heading)
    feet = [_foot_line(line, wide, CELL) for line in _feet(facts, table, words)]
    if table.seed:
        feet.append(_foot_line(words.say(SEED, seed=table.seed), wide, SMALL))
    needed = table.needed
    aside = "" if needed is None else words.say(TO_BRING, needed=needed, high=facts.high)
    return _card(table.number, aside, drawn, rows, tuple(feet), words)


def _foot_line(text: str, wide: float, style: TypeStyle) -> Block:
    """A line or two under a table, with room above for a pen."""
    fitted = fit(text, wide, style, smallest=style.smaller.size, lines=3)

    def draw(sheet: Sheet, box: Box) -> None:
        sheet.lines(box.row(box.bottom - fitted.height, fitted.height), fitted)

    return Block(fitted.height + FOOT_GAP, draw)


def _race_row(line: RaceLine, high: int, words: Words) -> Row:
    if line.chips is None:
        return Row((str(line.place), line.name, "", "", "", "", ""))
    exchanged, gets = (
        f"{chips} × {words.whole(high)}" if chips else "–" for chips in (line.got, line.won)
    )
    if line.survival is not None:
        gets = f"1 × {words.whole(line.survival)} {words.say(SURVIVAL)}"
    left = str(line.left) if line.left else "–"
    held = words.whole(line.chips)
    return Row((str(line.place), line.name, held, exchanged, left, line.cards, gets))


def _feet(facts: ChipRaceSheets, table: RaceTable, words: Words) -> tuple[str, ...]:
    values = {"low": facts.low, "high": facts.high}
    gathered = words.say(COLLECTOR, name=table.collector or "______________________")
    if table.drift is None:
        return words.say(BLANK_FOOT, **values), gathered
    left = sum(line.left for line in table.lines)
    told = words.say(
        FILLED_FOOT,
        **values,
        left=left,
        amount=left * facts.low,
        raced=table.raced,
        drift=words.signed(table.drift),
    )
    return (told, gathered) if table.collector else (told,)
