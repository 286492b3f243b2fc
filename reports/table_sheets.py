"""Table sheets, one page a table: a number legible from afar, the players, the floor to call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, product
from math import prod

from reports import labels
from reports.drawings import dots_of, draw_code, oval, places_around
from reports.facts import Heading, SeatedPlayer, Words
from reports.flow import Block
from reports.lettering import (
    BAND,
    BLACK,
    CALLED,
    ELLIPSIS,
    NUMBER,
    RULE,
    SOFT,
    WHITE,
    Fitted,
    TypeStyle,
    Weight,
    fit,
    size_within,
)
from reports.name_setting import NEARLY_ALL, NameRoom, set_names
from reports.page_layout import (
    ASIDE,
    BODY,
    FOOT,
    LOGO_HEIGHT,
    LOGO_WIDEST,
    TOURNAMENT,
    day_and_place,
    draw_foot,
    heading_block,
    is_small,
    open_file,
    page_content,
    paragraph,
    text_line,
)
from reports.seat_lists import TableSheet
from reports.sheet import Box, Sheet
from reports.tournament_rules import CALL, CALL_HOW, names_to_write

TITLE = ("Feuilles de table", "Table sheets")
NONE = ("Aucune table n’est ouverte.", "No table is open.")
CALLS = ("Le téléphone de la table", "The table’s phone")
DEALER = ("D", "D")
BUTTON_IS = ("{d} bouton, place {place}", "{d} button, seat {place}")
NOTES = (
    "Sans croupier, le joueur au bouton distribue. Un joueur absent de sa place quand part la "
    "première carte de la donne a une main morte (§ 4.1).",
    "No dealer: the player on the button deals. Players not at their seat when the first card is "
    "dealt have a dead hand (§ 4.1).",
)

WORD = TypeStyle(CALLED, Weight.BOLD)
FIGURE = TypeStyle(NUMBER, Weight.BOLD)
HEAD = 112.0
RIGHT = 0.37
PLACE = TypeStyle(26, Weight.BOLD)
NAME = TypeStyle(15, Weight.SEMIBOLD)
CLUB = TypeStyle(9, ink=SOFT)
EMPTY = TypeStyle(12, ink=SOFT)
COUNT = TypeStyle(15, Weight.SEMIBOLD)
LEGEND = TypeStyle(10.5, ink=SOFT)
SEAT_HEIGHT = 64.0
SMALL_SEAT = 50.0
WIDEST_SEAT = 0.342
"""Part of the page's width that a seat takes: three of them would fill it."""
NUMBER_WIDTH = 0.207
"""Part of a seat that its number takes."""
SEAT_PARTS = sorted(product((1.0, 0.92, 0.84, 0.76), repeat=2), key=prod, reverse=True)
"""Parts of its width and height that a seat keeps so that none stands on another, most first."""
DISC = 13.0
SMALL_DISC = 7.5
SMALLEST_NAME = 8.0
DISC_INTO = 4.0
"""Points that the disc of the seat below may reach into a seat."""
LONGEST_PLAN = 470.0
CODE = 92.0
CODE_GAP = 14.0
"""Points of a code's side, and of what is left free beside it."""


@dataclass(frozen=True, slots=True)
class TableSheets:
    """The tables, in the order they are to be printed."""

    heading: Heading
    tables: tuple[TableSheet, ...]


def render_table_sheets(facts: TableSheets) -> bytes:
    """Return the PDF of the sheets, a page a table."""
    words = facts.heading.words
    file = open_file(words.say(TITLE), facts.heading)
    content = page_content(facts.heading)
    size = seat_size(facts, content)
    room = _room(Box(0, 0, *size))
    players = [player for table in facts.tables for player in table.players]
    clubs = (_club(player, room) for player in players)
    rooms = [
        NameRoom(room.width, room.height - DISC_INTO - (c.height if c else 0), 4) for c in clubs
    ]
    told = _names([player.name for player in players], rooms)
    names = dict(zip(players, told, strict=True))
    for number, table in enumerate(facts.tables, 1):
        sheet = file.new_sheet()
        _head(sheet, content, facts.heading, table)
        top = _notes(sheet, content, words, table.code)
        _plan(sheet, plan_box(content, top), table, names, size, facts.heading)
        draw_foot(sheet, content, facts.heading, (number, len(facts.tables)))
    if not facts.tables:
        none = text_line(words.say(NONE), COUNT)
        none.draw(file.new_sheet(), content.row(content.top, none.height))
    return file.to_bytes()


def _names(names: Sequence[str], rooms: Sequence[NameRoom]) -> tuple[Fitted, ...]:
    """Return the names in the largest size in which only few of them are cut."""
    for style in NAME.down_to(SMALLEST_NAME):
        told = set_names(names, rooms, style)
        cut = sum(any(ELLIPSIS in line for line in one.lines) for one in told)
        if cut <= len(names) * (1 - NEARLY_ALL):
            break
    return told


def _head(sheet: Sheet, content: Box, heading: Heading, table: TableSheet) -> None:
    baseline = content.top + 88
    word = heading.words.say(labels.TABLE)
    sheet.text(content.x, baseline, word, WORD)
    after = WORD.width(word) + 14
    room = content.width * (1 - RIGHT) - after - 10
    sheet.fitted(content.x + after, baseline, str(table.number), room, FIGURE, smallest=36)
    width = content.width * RIGHT
    right = Box(content.right - width, content.top, width, 0)
    if sheet.logo(heading.logo, right.right, right.top, LOGO_HEIGHT, LOGO_WIDEST, "right"):
        right = replace(right, top=right.top + LOGO_HEIGHT + 2)
    told = [(heading.tournament, TOURNAMENT), *((t, ASIDE) for t in day_and_place(heading))]
    texts = [fit(text, width, style, smallest=8, lines=2) for text, style in told]
    sheet.stack(right, texts, align="right")
    sheet.rule(content.x, content.top + HEAD - 12, content.width, thick=1.5, ink=BLACK)


def _notes(sheet: Sheet, content: Box, words: Words, code: str = "") -> float:
    """Draw at the foot how to call the floor and how to play; return where the foot begins.

    A code that makes a phone the table's own stands at their right.
    """
    wide = content.width - (CODE + CODE_GAP if code else 0)
    blocks = _note_blocks(words, wide)
    start = top = notes_top(content, words, code)
    if code:
        square = Box(content.right - CODE, start, CODE, CODE)
        draw_code(sheet, square, dots_of(code))
        told = fit(words.say(CALLS), CODE, ASIDE, smallest=8)
        sheet.lines(Box(square.x, square.bottom, CODE, ASIDE.leading), told, "center")
        content = replace(content, width=wide)
    for block in blocks:
        top += block.gap if block is not blocks[0] else 0
        block.draw(sheet, content.row(top, block.height))
        top += block.height
    return start


def _note_blocks(words: Words, wide: float) -> tuple[Block, ...]:
    return (
        heading_block(words.say(CALL), wide),
        *paragraph(words.say(CALL_HOW), wide, BODY),
        names_to_write(words),
        *paragraph(words.say(NOTES), wide, BODY),
    )


def notes_top(content: Box, words: Words, code: str) -> float:
    """Return where the notes at the foot begin, in points from the top."""
    blocks = _note_blocks(words, content.width - (CODE + CODE_GAP if code else 0))
    height = sum(block.height + block.gap for block in blocks) - blocks[0].gap + 6
    return content.bottom - FOOT - max(height, CODE + ASIDE.leading if code else 0)


def plan_box(content: Box, bottom: float) -> Box:
    """Return where the places stand, above notes that begin at ``bottom``."""
    top = content.top + HEAD
    room = bottom - 14 - top
    height = min(room, LONGEST_PLAN)
    return content.row(top + (room - height) / 2, height)


def seat_size(facts: TableSheets, content: Box) -> tuple[float, float]:
    """Return the width and height of a seat, in points: one size for all tables, without
    overlap.
    """
    wide = content.width * WIDEST_SEAT
    tall = SMALL_SEAT if is_small(facts.heading) else SEAT_HEIGHT
    tops = {t.code: notes_top(content, facts.heading.words, t.code) for t in facts.tables}
    plans = {(plan_box(content, tops[t.code]), t.seats) for t in facts.tables}
    sizes = ((wide * across, tall * down) for across, down in SEAT_PARTS)
    apart = (size for size in sizes if all(_stand_apart(box, n, size) for box, n in plans))
    return next(apart, (wide * SEAT_PARTS[-1][0], tall * SEAT_PARTS[-1][1]))


def _stand_apart(box: Box, seats: int, size: tuple[float, float]) -> bool:
    width, tall = size
    middles = places_around(box.inset(width / 2, tall / 2), seats, width, tall)
    return all(
        abs(x - other_x) >= width or abs(y - other_y) >= tall
        for (x, y), (other_x, other_y) in combinations(middles, 2)
    )


def _room(seat: Box) -> Box:
    """Return what a seat has for name and club, beside its number."""
    taken = seat.width * NUMBER_WIDTH
    return Box(seat.x + taken + 6, seat.top + 3, seat.width - taken - 13, seat.height - 6)


def _club(player: SeatedPlayer, room: Box) -> Fitted | None:
    return fit(player.club, room.width, CLUB, smallest=8, lines=2) if player.club else None


def _plan(
    sheet: Sheet,
    box: Box,
    table: TableSheet,
    names: Mapping[SeatedPlayer, Fitted],
    size: tuple[float, float],
    heading: Heading,
) -> None:
    words = heading.words
    (width, tall) = size
    path = box.inset(width / 2, tall / 2)
    sheet.outline(oval(path), thick=2.2, ink=RULE)
    middles = places_around(path, table.seats, width, tall)
    seated = {player.place: player for player in table.players}
    for place, (x, y) in enumerate(middles, 1):
        seat = Box(x - width / 2, y - tall / 2, width, tall)
        player = seated.get(place)
        room = _room(seat)
        _seat(sheet, seat, place, player is not None, place in table.out_of_use)
        if player is not None:
            name = names[player]
            club = _club(player, room)
            told = (name, club) if club is not None else (name,)
            top = room.top + (room.height - sum(line.height for line in told)) / 2
            sheet.stack(room.row(top, 0), told)
        else:
            empty = words.say(labels.OUT_OF_USE if place in table.out_of_use else labels.FREE_PLACE)
            sheet.lines(room, fit(empty, room.width, EMPTY, smallest=8))
    if table.button is not None and table.button <= table.seats:
        x, y = middles[table.button - 1]
        disc = SMALL_DISC if is_small(heading) else DISC
        _disc(sheet, (x + width / 2 - disc - 3, y - tall / 2 - 4), disc, words)
    _middle(sheet, path, table, words)


def _seat(sheet: Sheet, seat: Box, place: int, taken: bool, out_of_use: bool) -> None:
    sheet.fill(seat, WHITE, radius=5)
    number = replace(seat, width=seat.width * NUMBER_WIDTH)
    if taken:
        sheet.fill(number, BAND, radius=5)
    if out_of_use:
        # Hatched where the number stands.
        for step in range(1, 6):
            reach = step * seat.width * NUMBER_WIDTH / 5
            down = min(reach * 1.4, seat.height)
            sheet.line((seat.x + reach, seat.top), (seat.x, seat.top + down), thick=0.7)
    sheet.frame(seat, thick=1.4 if taken else 0.8, ink=BLACK if taken else RULE, radius=5)
    figure = PLACE if taken else replace(PLACE, ink=SOFT)
    sheet.lines(number, fit(str(place), number.width - 4, figure, smallest=12), "center")


def _disc(sheet: Sheet, at: tuple[float, float], radius: float, words: Words) -> None:
    """Draw the dealer's disc, pinned to the corner of a seat."""
    sheet.disc(at, radius, WHITE, thick=1.8)
    style = TypeStyle(size_within(radius * 1.2), Weight.BOLD)
    sheet.text(at[0], at[1] + style.cap_height / 2, words.say(DEALER), style, "center")


def _middle(sheet: Sheet, path: Box, table: TableSheet, words: Words) -> None:
    x = path.x + path.width / 2
    y = path.top + path.height / 2
    sheet.text(x, y, words.say(labels.PLAYERS, n=len(table.players)), COUNT, "center")
    if table.button is not None:
        told = words.say(BUTTON_IS, d=words.say(DEALER), place=table.button)
        sheet.text(x, y + 18, told, LEGEND, "center")
