"""Table sheets, one page a table: its number seen from afar, who sits where, whom to call."""

from __future__ import annotations

from dataclasses import dataclass

from reports.facts import Heading, SeatedPlayer
from reports.fitting import BAND, BLACK, RULE, SOFT, WHITE, TypeStyle, fit
from reports.list_by_table import TableSheet
from reports.oval import oval, places_around
from reports.page_layout import (
    BODY,
    FOOT,
    LOGO_HEIGHT,
    LOGO_WIDEST,
    day_and_place,
    draw_foot,
    heading_block,
    open_file,
    page_content,
    paragraph,
    text_line,
)
from reports.sheet import Box, Sheet, picture_width
from reports.tournament_rules import names_to_write
from reports.typefaces import Weight
from reports.wording import Language, Wording, wording_in

TITLE = ("Feuilles de table", "Table sheets")
NONE = ("Aucune table n’est ouverte.", "No table is open.")
DEALER = ("D", "D")
BUTTON_IS = ("{d} bouton, place {place}", "{d} button, seat {place}")
DEALT = ("Sans croupier : le joueur au bouton donne.", "No dealer: the player on the button deals.")
SEATED = (
    "Qui n'est pas à sa place quand part la première carte de la donne a une main morte (§ 4.1).",
    "Whoever is not in the seat when the first card of the deal leaves the deck has a dead hand "
    "(§ 4.1).",
)

WORD, FIGURE = TypeStyle(40, Weight.BOLD), TypeStyle(118, Weight.BOLD)
TOURNAMENT, ASIDE = TypeStyle(12, Weight.SEMIBOLD), TypeStyle(10, ink=SOFT)
HEAD, RIGHT = 112.0, 190.0
PLACE, NAME = TypeStyle(25, Weight.BOLD), TypeStyle(18, Weight.SEMIBOLD)
CLUB, EMPTY = TypeStyle(10, ink=SOFT), TypeStyle(12, ink=SOFT)
COUNT, LEGEND = TypeStyle(17, Weight.SEMIBOLD), TypeStyle(11, ink=SOFT)
SEAT_WIDTH, SEAT_HEIGHT = 174.0, 64.0
NUMBER_WIDTH = 36.0
DISC = 13.0
LONGEST_PLAN = 470.0


@dataclass(frozen=True, slots=True)
class TableSheets:
    """The tables, in the order they are to be printed."""

    heading: Heading
    tables: tuple[TableSheet, ...]


def render_table_sheets(facts: TableSheets, language: Language = "fr") -> bytes:
    """Return the PDF of the sheets, a page a table."""
    wording = wording_in(language)
    file = open_file(wording.told(TITLE), facts.heading, wording)
    content = page_content(facts.heading)
    for number, table in enumerate(facts.tables, 1):
        sheet = file.new_sheet()
        _head(sheet, content, facts.heading, table, wording)
        top = _notes(sheet, content, wording)
        _plan(sheet, _plan_box(content, top), table, wording)
        draw_foot(sheet, content, facts.heading, wording, (number, len(facts.tables)))
    if not facts.tables:
        none = text_line(wording.told(NONE), COUNT)
        none.draw(file.new_sheet(), Box(content.x, content.top, content.width, none.height))
    return file.to_bytes()


def _head(
    sheet: Sheet, content: Box, heading: Heading, table: TableSheet, wording: Wording
) -> None:
    baseline = content.top + 88
    word = wording.say("TABLE")
    sheet.text(content.x, baseline, word, WORD)
    after = WORD.width(word) + 14
    figure = fit(str(table.number), content.width - RIGHT - after - 10, FIGURE, smallest=40)
    sheet.text(content.x + after, baseline, figure.lines[0], figure.style)
    top, x = content.top, content.right - RIGHT
    if heading.logo:
        width = picture_width(heading.logo, LOGO_HEIGHT, LOGO_WIDEST)
        sheet.picture(Box(content.right - width, top, width, LOGO_HEIGHT), heading.logo)
        top += LOGO_HEIGHT + 2
    told = [
        (heading.tournament, TOURNAMENT),
        *((t, ASIDE) for t in day_and_place(heading, wording)),
    ]
    for text, style in told:
        shown = fit(text, RIGHT, style, smallest=7)
        sheet.lines(Box(x, top, RIGHT, shown.height), shown, "right")
        top += shown.height
    sheet.rule(content.x, content.top + HEAD - 12, content.width, thick=1.5, ink=BLACK)


def _notes(sheet: Sheet, content: Box, wording: Wording) -> float:
    """Draw at the foot whom to call and how one plays; return where that begins."""
    width = content.width
    blocks = (
        heading_block(wording.say("RULES_CALL"), width),
        *paragraph(wording.say("RULES_CALL_HOW"), width, BODY),
        names_to_write(wording),
        *paragraph(f"{wording.told(DEALT)} {wording.told(SEATED)}", width, BODY),
    )
    height = sum(block.height + block.gap for block in blocks) - blocks[0].gap + 6
    start = top = content.bottom - FOOT - height
    for block in blocks:
        top += block.gap if block is not blocks[0] else 0
        block.draw(sheet, Box(content.x, top, width, block.height))
        top += block.height
    return start


def _plan_box(content: Box, bottom: float) -> Box:
    top = content.top + HEAD
    room = bottom - 14 - top
    height = min(room, LONGEST_PLAN)
    return Box(content.x, top + (room - height) / 2, content.width, height)


def _plan(sheet: Sheet, box: Box, table: TableSheet, wording: Wording) -> None:
    path = box.inset(SEAT_WIDTH / 2, SEAT_HEIGHT / 2)
    sheet.outline(oval(path), thick=2.2, ink=RULE)
    middles = places_around(path, table.seats, SEAT_WIDTH, SEAT_HEIGHT)
    seated = {player.place: player for player in table.players}
    for place, (x, y) in enumerate(middles, 1):
        seat = Box(x - SEAT_WIDTH / 2, y - SEAT_HEIGHT / 2, SEAT_WIDTH, SEAT_HEIGHT)
        _seat(sheet, seat, place, seated.get(place), place in table.out_of_use, wording)
    if table.button is not None and table.button <= table.seats:
        x, y = middles[table.button - 1]
        _disc(sheet, x + SEAT_WIDTH / 2 - DISC - 3, y - SEAT_HEIGHT / 2 - 4, wording)
    _middle(sheet, path, table, wording)


def _seat(
    sheet: Sheet,
    seat: Box,
    place: int,
    player: SeatedPlayer | None,
    out_of_use: bool,
    wording: Wording,
) -> None:
    taken = player is not None
    sheet.fill(seat, WHITE, radius=5)
    number = Box(seat.x, seat.top, NUMBER_WIDTH, seat.height)
    if taken:
        sheet.fill(number, BAND, radius=5)
    if out_of_use:
        _crossed(sheet, seat)
    sheet.frame(seat, thick=1.4 if taken else 0.8, ink=BLACK if taken else RULE, radius=5)
    figure = PLACE if taken else TypeStyle(PLACE.size, PLACE.weight, SOFT)
    sheet.lines(number, fit(str(place), number.width - 4, figure, smallest=12), "center")
    room = Box(number.right + 6, seat.top + 3, seat.width - NUMBER_WIDTH - 13, seat.height - 6)
    if player is None:
        empty = wording.say("OUT_OF_USE" if out_of_use else "FREE_PLACE")
        sheet.lines(room, fit(empty, room.width, EMPTY, smallest=7))
        return
    club = fit(player.club, room.width, CLUB, smallest=7)
    below = club.height if player.club else 0.0
    size = NAME.size
    name = fit(player.name, room.width, NAME, smallest=7.5, lines=3)
    while name.height + below > room.height and size > 7.5:
        size -= 0.5
        style = TypeStyle(size, NAME.weight)
        name = fit(player.name, room.width, style, smallest=7.5, lines=3)
    top = room.top + (room.height - name.height - below) / 2
    sheet.lines(Box(room.x, top, room.width, name.height), name)
    if below:
        sheet.lines(Box(room.x, top + name.height, room.width, below), club)


def _crossed(sheet: Sheet, seat: Box) -> None:
    """Hatch the corner where the number stands: nobody sits there."""
    for step in range(1, 6):
        reach = step * NUMBER_WIDTH / 5
        down = min(reach * 1.4, seat.height)
        sheet.line((seat.x + reach, seat.top), (seat.x, seat.top + down), thick=0.7)


def _disc(sheet: Sheet, x: float, y: float, wording: Wording) -> None:
    """Draw the dealer's disc, pinned to the corner of a seat."""
    sheet.disc((x, y), DISC, WHITE, thick=1.8)
    style = TypeStyle(15, Weight.BOLD)
    sheet.text(x, y + style.cap_height / 2, wording.told(DEALER), style, "center")


def _middle(sheet: Sheet, path: Box, table: TableSheet, wording: Wording) -> None:
    x, y = path.x + path.width / 2, path.top + path.height / 2
    sheet.text(x, y, wording.count("PLAYERS", len(table.players)), COUNT, "center")
    if table.button is not None:
        told = wording.told(BUTTON_IS, d=wording.told(DEALER), place=table.button)
        sheet.text(x, y + 18, told, LEGEND, "center")
