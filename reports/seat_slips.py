"""Seat slips: A6 or A7 cut from a sheet, or a receipt roll; TABLE and PLACE read from afar."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from reports.facts import Heading, PaperSize, SeatedPlayer
from reports.fitting import BLACK, RULE, TypeStyle
from reports.page_layout import day_and_place, edition_line, open_file
from reports.qr_code import dots_of
from reports.sheet import A4, A5, A5_SCALE, LETTER, MM, Box, PageFormat, PaperFile, Sheet
from reports.slip_faces import Slip, draw_lying, draw_upright, roll_pieces
from reports.typefaces import printable
from reports.wording import NO_BREAK, Language, Wording, wording_in

SlipForm = Literal["A6", "A7", "roll"]

EDGE, INSIDE = 10 * MM, 5 * MM
"""White at the edge of the sheet, and beside a cut."""
CROSS = 4 * MM
LONGEST_TOLD = 60
"""Letters of a name that a telephone is told."""

A5_PAIR = PageFormat(105 * MM, 105 * MM / A5_SCALE, scale=148 / 105)
"""Two lying slips, one over the other, enlarged to the width of an A5."""

ROLL_WIDTH, ROLL_SIDE = 80 * MM, 4 * MM
ROLL_ABOVE, ROLL_BELOW = 4 * MM, 8 * MM


@dataclass(frozen=True, slots=True)
class Cutting:
    """How slips are cut from a sheet: so many across and down, lying or upright."""

    page: PageFormat
    across: int
    down: int
    lying: bool

    @property
    def slips(self) -> int:
        """Return how many slips a sheet holds."""
        return self.across * self.down

    def box(self, corner: int) -> Box:
        """Return what may be drawn on in a slip, counted from 0 along the rows."""
        row, column = divmod(corner, self.across)
        x, width = self._side(column, self.across, self.page.width)
        top, height = self._side(row, self.down, self.page.height)
        return Box(x, top, width, height)

    def _side(self, number: int, count: int, whole: float) -> tuple[float, float]:
        edge, inside = EDGE / self.page.scale, INSIDE / self.page.scale
        if count == 1:
            return edge, whole - 2 * edge
        before = edge if number == 0 else inside if number == count - 1 else (edge + inside) / 2
        return number * whole / count + before, whole / count - edge - inside


CUTTINGS: Final[dict[tuple[PaperSize, SlipForm], Cutting]] = {
    ("A4", "A6"): Cutting(A4, 2, 2, lying=False),
    ("A4", "A7"): Cutting(A4, 2, 4, lying=True),
    ("Letter", "A6"): Cutting(LETTER, 2, 2, lying=False),
    ("Letter", "A7"): Cutting(LETTER, 2, 4, lying=True),
    ("A5", "A6"): Cutting(A5_PAIR, 1, 2, lying=True),
    ("A5", "A7"): Cutting(A5, 2, 2, lying=False),
}


@dataclass(frozen=True, slots=True)
class SeatSlips:
    """A slip a player, in the order they are to be handed out; the stack is in chips."""

    heading: Heading
    players: tuple[SeatedPlayer, ...]
    starting_stack: int | None = None
    form: SlipForm = "A6"


def render_seat_slips(facts: SeatSlips, language: Language = "fr") -> bytes:
    """Return the PDF of the slips: several a sheet, or one after another on a roll.

    The sheets are cut as one pile: the piles, put on top of each other, keep the order.
    """
    wording = wording_in(language)
    if facts.form == "roll":
        return _on_a_roll(facts, wording)
    cutting = CUTTINGS[facts.heading.size, facts.form]
    file = open_file(wording.say("SLIPS_TITLE"), facts.heading, wording, cutting.page)
    sheets = -(-len(facts.players) // cutting.slips)
    draw = draw_lying if cutting.lying else draw_upright
    for first in range(sheets):
        sheet = file.new_sheet()
        _cut_marks(sheet, cutting)
        for corner, number in enumerate(range(first, len(facts.players), sheets)):
            draw(sheet, cutting.box(corner), _slip(facts, number, wording))
    if not sheets:
        _nobody(file, cutting.box(0), wording)
    return file.to_bytes()


def told_to_a_telephone(facts: SeatSlips, player: SeatedPlayer, wording: Wording) -> str:
    """Return what the code of a slip tells, the seat first; it is read without any network."""
    table = wording.say("TABLE_NUMBER", table=player.table)
    lines = (
        f"{table}, {wording.say('PLACE_NUMBER', place=player.place)}",
        printable(player.name)[:LONGEST_TOLD].strip(),
        printable(facts.heading.tournament)[:LONGEST_TOLD].strip(),
    )
    return "\n".join(line for line in lines if line)


def _slip(facts: SeatSlips, number: int, wording: Wording) -> Slip:
    player, stack = facts.players[number], facts.starting_stack
    return Slip(
        tournament=facts.heading.tournament,
        when=f"{NO_BREAK}· ".join(day_and_place(facts.heading, wording)),
        name=player.name,
        club=player.club,
        where=(
            (wording.say("TABLE").upper(), str(player.table)),
            (wording.say("PLACE").upper(), str(player.place)),
        ),
        stack=(wording.say("SLIP_STACK"), "" if stack is None else wording.number(stack)),
        edition=edition_line(facts.heading, wording),
        count=wording.say("SLIP_COUNT", number=number + 1, total=len(facts.players)),
        code=dots_of(told_to_a_telephone(facts, player, wording), quickly=True),
    )


def _cut_marks(sheet: Sheet, cutting: Cutting) -> None:
    page, edge = cutting.page, EDGE / cutting.page.scale
    upright = [page.width * n / cutting.across for n in range(1, cutting.across)]
    level = [page.height * n / cutting.down for n in range(1, cutting.down)]
    for x in upright:
        _cut(sheet, (x, edge), (x, page.height - edge))
    for y in level:
        _cut(sheet, (edge, y), (page.width - edge, y))
    for x, y in ((x, y) for x in upright for y in level):
        sheet.line((x - CROSS, y), (x + CROSS, y), thick=0.6, ink=BLACK)
        sheet.line((x, y - CROSS), (x, y + CROSS), thick=0.6, ink=BLACK)


def _cut(sheet: Sheet, start: tuple[float, float], end: tuple[float, float]) -> None:
    sheet.line(start, end, thick=0.4, ink=RULE, dash=(2, 4))


def _on_a_roll(facts: SeatSlips, wording: Wording) -> bytes:
    width = ROLL_WIDTH - 2 * ROLL_SIDE
    empty = PageFormat(ROLL_WIDTH, 40 * MM)
    file = open_file(wording.say("SLIPS_TITLE"), facts.heading, wording, empty)
    for slip in _slips(facts, wording):
        pieces = roll_pieces(slip, width)
        height = sum(height for height, _ in pieces) + ROLL_ABOVE + ROLL_BELOW
        sheet = file.new_sheet(PageFormat(ROLL_WIDTH, height))
        top = ROLL_ABOVE
        for tall, draw in pieces:
            draw(sheet, Box(ROLL_SIDE, top, width, tall))
            top += tall
    if not facts.players:
        _nobody(file, Box(EDGE, EDGE, width, 0), wording)
    return file.to_bytes()


def _slips(facts: SeatSlips, wording: Wording) -> Iterator[Slip]:
    for number in range(len(facts.players)):
        yield _slip(facts, number, wording)


def _nobody(file: PaperFile, box: Box, wording: Wording) -> None:
    file.new_sheet().text(box.x, box.top + 12, wording.say("NOBODY"), TypeStyle(12))
