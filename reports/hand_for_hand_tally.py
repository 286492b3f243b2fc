"""The hand-for-hand tally: which tables have ended their hand, who went out with what (2.7)."""

from __future__ import annotations

from dataclasses import dataclass

from reports.facts import Heading, Words
from reports.flow import Block, Section
from reports.lettering import BLACK, RULE, SOFT, TypeStyle, Weight, fit
from reports.page_layout import (
    ASIDE,
    body_width,
    first_page_height,
    heading_block,
    is_small,
    paragraph,
    print_pages,
)
from reports.sheet import Box, Sheet

TABLE = TypeStyle(12, Weight.BOLD)
HAND = TypeStyle(12, Weight.SEMIBOLD)
LABEL = TypeStyle(8, Weight.SEMIBOLD, SOFT)
HAND_WIDTH = 34.0
OUT_WIDTH = 176.0
CLOCK_WIDTH = 54.0
TABLE_WIDEST = 48.0
ROW = 27.0
HEADER = 30.0
MOST_TABLES = 10
MOST_ON_A_SMALL = 6
"""Tables whose column a pen can mark; more take a sheet of their own."""
OUT_LEAST = 0.36
"""Part of a line that is left to write on who is out."""

TITLE = ("Main par main", "Hand-for-hand")
STEPS = (
    (
        "1. Finissez la main en cours ; personne ne distribue avant le signal.",
        "1. Finish the hand in progress; nobody deals before the signal.",
    ),
    (
        "2. Cochez chaque table qui a fini sa main.",
        "2. Tick each table that has finished its hand.",
    ),
    (
        "3. Tapis payé : écrivez T ; les cartes restent couvertes tant que d’autres tables jouent.",
        "3. All-in and call: write T; cards stay face down while other tables play.",
    ),
    (
        "4. Notez les joueurs sortis et leur tapis d’avant la main.",
        "4. Write down who is out and their stack before the hand.",
    ),
    (
        "5. Toutes cochées : classez les joueurs sortis, avancez l’horloge de {minutes} min, "
        "donnez le signal.",
        "5. All ticked: rank the players out, move the clock on {minutes} min, give the signal.",
    ),
)
RANKED = (
    "Sortis dans la même main : à la même table, le plus gros tapis d’avant la main est le mieux "
    "classé ; à des tables différentes, ils sont à égalité{prize} (§ 2.7).",
    "Out in the same hand: at one table, the larger stack before the hand finishes higher; at "
    "different tables they tie{prize} (§ 2.7).",
)
LAST_PRIZE = (
    " et partagent le dernier rang récompensé s’il est en jeu",
    " and share the last prize at stake",
)
UNTIL = (
    "{players} joueurs en jeu ; fin du main par main à {until}",
    "{players} players left; hand-for-hand ends at {until}",
)
LEFT = ("{players} joueurs en jeu", "{players} players left")
HAND_TITLE = ("Main", "Hand")
OUT_TITLE = ("Sortis : nom, table, tapis d’avant la main", "Out: name, table, stack before")
CLOCK_TITLE = ("Horloge", "Clock")
ADDED = ("+ {minutes} min", "+ {minutes} min")
TABLES_TITLE = ("Tables {first} à {last}", "Tables {first} to {last}")


@dataclass(frozen=True, slots=True)
class HandForHandTally:
    """The tables in play by number, the players left, and where hand-for-hand ends if known.

    ``first_hand`` is the number of the first line; the clock goes on by ``minutes`` a hand.
    ``prizes``: whether there are any to be shared.
    """

    heading: Heading
    tables: tuple[int, ...]
    players: int
    until: int | None = None
    first_hand: int = 1
    minutes: int = 2
    prizes: bool = True


def render_hand_for_hand_tally(facts: HandForHandTally) -> bytes:
    """Return the PDF of the tally, a page for each ten tables."""
    words = facts.heading.words
    wide = body_width(facts.heading)
    most = MOST_ON_A_SMALL if is_small(facts.heading) else MOST_TABLES
    prize = words.say(LAST_PRIZE) if facts.prizes else ""
    told = [words.say(step, minutes=facts.minutes) for step in STEPS]
    steps = [line for step in told for line in paragraph(step, wide, ASIDE, gap=1)]
    steps += paragraph(words.say(RANKED, prize=prize), wide, ASIDE, gap=4)
    taken = sum(block.height + block.gap for block in steps)
    room = first_page_height(facts.heading) - taken - HEADER - 12
    sections = [Section(tuple(steps), gap=6)]
    # In groups as even as can be.
    count = max(1, -(-len(facts.tables) // most))
    size = -(-len(facts.tables) // count) if facts.tables else 0
    groups = [facts.tables[n * size : (n + 1) * size] for n in range(count)]
    for number, tables in enumerate(groups):
        left = room - (30 if len(groups) > 1 else 0)
        rows = int((left if number == 0 else left + taken) / ROW)
        sections.append(Section(_grid(facts, tables, rows, len(groups) > 1, words)))
    ends = UNTIL if facts.until is not None else LEFT
    summary = words.say(ends, players=facts.players, until=facts.until)
    return print_pages(facts.heading, words.say(TITLE), *sections, summary=summary)


def _grid(
    facts: HandForHandTally, tables: tuple[int, ...], rows: int, several: bool, words: Words
) -> tuple[Block, ...]:
    header = Block(HEADER, lambda sheet, box: _header(sheet, box, tables, words))
    lines = tuple(
        _line(facts.first_hand + number, len(tables), facts.minutes, header, words)
        for number in range(rows)
    )
    if not several:
        return lines
    title = words.say(TABLES_TITLE, first=str(tables[0]), last=str(tables[-1]))
    return (heading_block(title, body_width(facts.heading)), *lines)


def _columns(box: Box, tables: int) -> tuple[Box, ...]:
    """Return the boxes of a line: the hand, each table, who is out, the clock."""
    out = min(OUT_WIDTH, OUT_LEAST * box.width) if tables else OUT_WIDTH
    spare = box.width - HAND_WIDTH - out - CLOCK_WIDTH
    each = min(TABLE_WIDEST, spare / max(1, tables))
    out = box.width - HAND_WIDTH - each * tables - CLOCK_WIDTH
    return box.split((HAND_WIDTH, *[each] * tables, out, CLOCK_WIDTH))


def _header(sheet: Sheet, box: Box, tables: tuple[int, ...], words: Words) -> None:
    hand, *middle, out, clock = _columns(box, len(tables))
    baseline = box.bottom - 6
    for cell, pair in ((hand, HAND_TITLE), (out, OUT_TITLE), (clock, CLOCK_TITLE)):
        title = fit(words.say(pair), cell.width - 8, LABEL, smallest=8, lines=2)
        above = box.bottom - 3 - title.height
        sheet.lines(Box(cell.x + 4, above, cell.width - 8, title.height), title)
    for cell, number in zip(middle, tables, strict=True):
        x = cell.x + cell.width / 2
        sheet.fitted(x, baseline, str(number), cell.width - 4, TABLE, 8, "center")
    sheet.rule(box.x, box.bottom - 1, box.width, thick=1.2, ink=BLACK)


def _line(hand: int, tables: int, minutes: int, header: Block, words: Words) -> Block:
    def draw(sheet: Sheet, box: Box) -> None:
        cells = _columns(box, tables)
        middle = box.top + (box.height + HAND.cap_height) / 2
        sheet.text(box.x + 4, middle, str(hand), HAND)
        sheet.text(cells[-1].x + 6, middle, words.say(ADDED, minutes=minutes), LABEL)
        for cell in cells[1:]:
            sheet.line((cell.x, cell.top), (cell.x, cell.bottom), thick=0.4, ink=RULE)
        sheet.rule(box.x, box.bottom - 0.5, box.width, thick=0.5, ink=SOFT)

    return Block(ROW, draw, repeated=header)
