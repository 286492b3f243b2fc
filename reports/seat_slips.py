"""Seat slips: A6, four on an A4 with cut marks; TABLE and PLACE read at two metres."""

from __future__ import annotations

from dataclasses import dataclass

from reports.facts import Heading, SeatedPlayer
from reports.fitting import ACCENT, BLACK, RULE, SOFT, Fitted, TypeStyle, fit, fit_alike
from reports.page_layout import SMALL, day_and_place, edition_line, open_file
from reports.sheet import A4, A6, MM, Box, Sheet
from reports.typefaces import Weight
from reports.wording import Language, Wording, wording_in

PER_SHEET = 4
FIGURE = TypeStyle(112, Weight.BOLD)
LABEL = TypeStyle(12, Weight.SEMIBOLD, SOFT)
PLAYER = TypeStyle(23, Weight.BOLD)
CLUB = TypeStyle(12, ink=SOFT)
TOURNAMENT = TypeStyle(12, Weight.SEMIBOLD, ACCENT)
DAY = TypeStyle(9, ink=SOFT)
CROSS = 4 * MM
PANEL = 158.0


@dataclass(frozen=True, slots=True)
class SeatSlips:
    """A slip a player, in the order they are to be handed out; the stack is in chips."""

    heading: Heading
    players: tuple[SeatedPlayer, ...]
    starting_stack: int | None = None


def render_seat_slips(facts: SeatSlips, language: Language = "fr") -> bytes:
    """Return the PDF of the slips, four on a sheet.

    The sheets are cut as one pile: the four piles, put on top of each other, keep the order.
    """
    wording = wording_in(language)
    file = open_file(wording.say("SLIPS_TITLE"), facts.heading, wording)
    sheets = -(-len(facts.players) // PER_SHEET)
    for first in range(sheets):
        sheet = file.new_sheet()
        _cut_marks(sheet)
        for corner, number in enumerate(range(first, len(facts.players), sheets)):
            _slip(sheet, _slip_box(corner), facts, number, wording)
    if not sheets:
        box = _slip_box(0)
        file.new_sheet().text(box.x, box.top + 12, wording.say("NOBODY"), CLUB)
    return file.to_bytes()


def _slip_box(corner: int) -> Box:
    down, across = divmod(corner, 2)
    return Box(across * A6.width, down * A6.height, A6.width, A6.height).inset(A6.side, A6.top)


def _cut_marks(sheet: Sheet) -> None:
    x, y = A4.width / 2, A4.height / 2
    for start, end in (
        ((x, A4.top), (x, A4.height - A4.top)),
        ((A4.top, y), (A4.width - A4.top, y)),
    ):
        sheet.line(start, end, thick=0.4, ink=RULE, dash=(2, 4))
    sheet.line((x - CROSS, y), (x + CROSS, y), thick=0.6, ink=BLACK)
    sheet.line((x, y - CROSS), (x, y + CROSS), thick=0.6, ink=BLACK)


def _slip(sheet: Sheet, box: Box, facts: SeatSlips, number: int, wording: Wording) -> None:
    player = facts.players[number]
    head = _slip_head(sheet, box, facts.heading, wording)
    panel = Box(box.x, box.bottom - PANEL - 62, box.width, PANEL)
    _who(sheet, Box(box.x, box.top + head, box.width, panel.top - box.top - head), player)
    sheet.frame(panel, thick=1.6, radius=5)
    middle = panel.x + panel.width / 2
    sheet.line((middle, panel.top), (middle, panel.bottom), thick=0.8, ink=BLACK)
    halves = panel.columns(2, 0)
    numbers = (str(player.table), str(player.place))
    figures = fit_alike(numbers, halves[0].width - 16, FIGURE, smallest=20)
    for half, label, figure in zip(halves, ("TABLE", "PLACE"), figures, strict=True):
        _figure(sheet, half, wording.say(label).upper(), figure)
    _slip_foot(sheet, box, facts, number, wording)


def _slip_head(sheet: Sheet, box: Box, heading: Heading, wording: Wording) -> float:
    """Draw the tournament, the day and the place; return the height taken."""
    tournament = fit(heading.tournament, box.width, TOURNAMENT, smallest=9, lines=2)
    sheet.lines(Box(box.x, box.top, box.width, tournament.height), tournament)
    when = fit("  ·  ".join(day_and_place(heading, wording)), box.width, DAY, smallest=7, lines=2)
    below = Box(box.x, box.top + tournament.height + 2, box.width, when.height)
    sheet.lines(below, when)
    sheet.rule(box.x, below.bottom + 6, box.width, thick=2, ink=ACCENT)
    return below.bottom + 8 - box.top


def _who(sheet: Sheet, box: Box, player: SeatedPlayer) -> None:
    name = fit(player.name, box.width, PLAYER, smallest=14, lines=3)
    club = fit(player.club, box.width, CLUB, smallest=8.5, lines=2)
    height = name.height + (club.height + 4 if player.club else 0)
    top = box.top + (box.height - height) / 2
    sheet.lines(Box(box.x, top, box.width, name.height), name)
    sheet.lines(Box(box.x, top + name.height + 4, box.width, club.height), club)


def _figure(sheet: Sheet, half: Box, label: str, figure: Fitted) -> None:
    middle = half.x + half.width / 2
    sheet.text(middle, half.top + 22, label, LABEL, "center")
    room = Box(half.x, half.top + 28, half.width, half.height - 34)
    sheet.lines(room, figure, "center")


def _slip_foot(sheet: Sheet, box: Box, facts: SeatSlips, number: int, wording: Wording) -> None:
    if facts.starting_stack is not None:
        sheet.text(box.x, box.bottom - 30, wording.say("SLIP_STACK"), CLUB)
        stack = wording.number(facts.starting_stack)
        sheet.text(box.right, box.bottom - 30, stack, TypeStyle(15, Weight.BOLD), "right")
    sheet.rule(box.x, box.bottom - 16, box.width)
    sheet.text(box.x, box.bottom - 3, edition_line(facts.heading, wording), SMALL)
    count = wording.say("SLIP_COUNT", number=number + 1, total=len(facts.players))
    sheet.text(box.right, box.bottom - 3, count, SMALL, "right")
