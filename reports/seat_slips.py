"""Seat slips: A7 or A6 cut from a sheet, or a receipt roll; TABLE and PLACE read from afar.

A code stands on them only where it leads somewhere: to the rules, when the club gave an address.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from reports import labels
from reports.drawings import Dots, dots_of, draw_code
from reports.facts import Heading, PaperSize, SeatedPlayer
from reports.flow import Block, stacked
from reports.lettering import (
    ACCENT,
    BLACK,
    LEAST,
    NUMBER,
    RULE,
    SOFT,
    Fitted,
    Ink,
    TypeStyle,
    Weight,
    fit,
    fit_alike,
    printable,
)
from reports.name_setting import NameRoom, set_names
from reports.page_layout import DOT, NO_BREAK, day_and_place, edition_line, open_file
from reports.sheet import A4, A5_ACROSS, LETTER, MM, Box, PageFormat, PaperFile, Sheet

TITLE = ("Cartons de place", "Seat slips")
STACK = ("Tapis de départ", "Starting stack")
COUNT = ("{number} / {total}", "{number} / {total}")
RULES = ("Le règlement", "The rules")
MY_SEAT = ("Ma place, en direct", "My seat, live")
NOBODY = ("Personne n’est inscrit.", "Nobody is registered.")

LONGEST_ADDRESS = 150
"""Bytes beyond which the dots of a code two centimetres wide are too small."""

ROLL_WIDTH = 80 * MM
ROLL_SIDE = 4 * MM
ROLL_ABOVE = 4 * MM
ROLL_BELOW = 8 * MM

FIGURE = TypeStyle(NUMBER, Weight.BOLD)
"""Figures 25 mm high, read at two metres."""
LABEL = TypeStyle(12, Weight.SEMIBOLD, SOFT)
NAME = TypeStyle(26, Weight.BOLD)
CLUB = TypeStyle(12, ink=SOFT)
TOURNAMENT = TypeStyle(12, Weight.SEMIBOLD, ACCENT)
WHEN = TypeStyle(9, ink=SOFT)
SMALL = TypeStyle(8, ink=SOFT)
STACK_STYLE = TypeStyle(15, Weight.BOLD)
ROLL_NAME = TypeStyle(20, Weight.BOLD)
LYING_NAME = TypeStyle(20, Weight.BOLD)
TITLE_LYING = replace(TOURNAMENT, size=9)
LYING_CLUB = TypeStyle(8, ink=SOFT)
SMALLEST_NAME = 9.0
HEAD_RULE = 8.0
"""Points that the line under the titles takes, with its white."""

SEAT_ROW = 86.0
CODE = 64.0
GAP = 8.0
LYING_CODE = 68.0
LYING_FOOT = 13.0
ROLL_CODE = 32 * MM
PURE = Ink(0, 0, 0)
"""A receipt printer knows no grey."""


@dataclass(frozen=True, slots=True)
class SeatSlips:
    """A slip a player, in the order they are to be handed out; the stack is in chips.

    ``address`` is where the rules are read, as the club wrote it; ``phones`` where a phone finds
    its owner's seat, in its place while phones are on.
    """

    heading: Heading
    players: tuple[SeatedPlayer, ...]
    starting_stack: int | None = None
    form: SlipForm = "A7"
    address: str = ""
    phones: str = ""


@dataclass(frozen=True, slots=True)
class _Slip:
    """One slip, its texts made: ``where`` are the words and the figures of table and place."""

    tournament: str
    when: str
    name: str
    club: str
    where: tuple[tuple[str, str], tuple[str, str]]
    stack: tuple[str, str]
    count: str
    edition: str
    code: Dots | None
    leads_to: str


def render_seat_slips(facts: SeatSlips) -> bytes:
    """Return the PDF of the slips: several a sheet, or one after another on a roll.

    The sheets are cut as one pile: the piles, put on top of each other, keep the order.
    """
    if facts.form == "roll":
        return _on_a_roll(facts)
    cutting = CUTTINGS[facts.heading.size][facts.form]
    file = open_file(facts.heading.words.say(TITLE), facts.heading, cutting.page)
    sheets = -(-len(facts.players) // cutting.slips)
    draw = _draw_lying if cutting.lying else _draw_upright
    slips = [_slip(facts, number) for number in range(len(facts.players))]
    names = _names(slips, cutting)
    for first in range(sheets):
        sheet = file.new_sheet()
        draw_cut_marks(sheet, cutting)
        for corner, number in enumerate(range(first, len(facts.players), sheets)):
            draw(sheet, cutting.box(corner), slips[number], names[number])
    if not sheets:
        _nobody(file, cutting.box(0), facts.heading)
    return file.to_bytes()


def _names(slips: Sequence[_Slip], cutting: Cutting) -> tuple[Fitted, ...]:
    """Return the names of the slips, of one size on all of them."""
    if not slips:
        return ()
    box = cutting.box(0)
    if cutting.lying:
        width = box.width - (LYING_CODE + GAP if slips[0].code else 0)
        titles = _lying_titles(slips[0], width)
        above = 1.0
        below = box.height - LYING_CODE
    else:
        width = box.width
        titles = _upright_titles(slips[0], width)
        above = 1.0 + HEAD_RULE
        below = CODE + GAP + 2 * SEAT_ROW + 2
    left = box.height - above - below - sum(title.height for title in titles)
    belongs = LYING_CLUB if cutting.lying else CLUB
    clubs = (_club(slip, width, belongs) for slip in slips)
    rooms = [NameRoom(width, left - (club.height if club else 0), 3) for club in clubs]
    style = LYING_NAME if cutting.lying else NAME
    return set_names([slip.name for slip in slips], rooms, style, SMALLEST_NAME)


def _slip(facts: SeatSlips, number: int) -> _Slip:
    player = facts.players[number]
    words = facts.heading.words
    stack = facts.starting_stack if player.stack is None else player.stack
    # None without an address, or when it is too long for a slip.
    code = None
    address = printable(facts.phones or facts.address)
    if address and len(address.encode("utf-8")) <= LONGEST_ADDRESS:
        code = dots_of(address)
    return _Slip(
        tournament=facts.heading.tournament,
        when=f"{NO_BREAK}· ".join(day_and_place(facts.heading)),
        name=player.name,
        club=player.club,
        where=(
            (words.say(labels.TABLE).upper(), str(player.table)),
            (words.say(labels.PLACE).upper(), str(player.place)),
        ),
        stack=(words.say(STACK), "" if stack is None else words.whole(stack)),
        count=words.say(COUNT, number=number + 1, total=len(facts.players)),
        edition=edition_line(facts.heading),
        code=code,
        leads_to=words.say(MY_SEAT if facts.phones else RULES),
    )


def _draw_code(sheet: Sheet, box: Box, slip: _Slip, ink: Ink = BLACK) -> None:
    """Draw the QR code in its white margin, with its caption below; a slip may have no code."""
    if slip.code is None:
        return
    under = replace(SMALL, size=LEAST, ink=ink)
    square = replace(box, width=box.width - under.leading, height=box.height - under.leading)
    draw_code(sheet, replace(square, x=box.x + under.leading / 2), slip.code, ink)
    sheet.lines(
        box.row(square.bottom - 2, under.leading), fit(slip.leads_to, box.width, under), "center"
    )


def _on_a_roll(facts: SeatSlips) -> bytes:
    width = ROLL_WIDTH - 2 * ROLL_SIDE
    empty = PageFormat(ROLL_WIDTH, 40 * MM)
    file = open_file(facts.heading.words.say(TITLE), facts.heading, empty)
    called = [player.name for player in facts.players]
    names = set_names(called, NameRoom(width, lines=4), _pure(ROLL_NAME), SMALLEST_NAME)
    for number, name in enumerate(names):
        slip = stacked(_roll_blocks(_slip(facts, number), name, width))
        sheet = file.new_sheet(PageFormat(ROLL_WIDTH, slip.height + ROLL_ABOVE + ROLL_BELOW))
        slip.draw(sheet, Box(ROLL_SIDE, ROLL_ABOVE, width, slip.height))
    if not facts.players:
        _nobody(file, Box(EDGE, EDGE, width, 0), facts.heading)
    return file.to_bytes()


def _nobody(file: PaperFile, box: Box, heading: Heading) -> None:
    file.new_sheet().text(box.x, box.top + 12, heading.words.say(NOBODY), TypeStyle(12))


def _draw_upright(sheet: Sheet, box: Box, slip: _Slip, name: Fitted) -> None:
    """Draw a slip taller than wide: who, then table over place, then the code."""
    below = sheet.stack(box, _upright_titles(slip, box.width), (1, 0))
    sheet.rule(box.x, below + 4, box.width, thick=2, ink=ACCENT)
    top = below + HEAD_RULE
    foot = Box(box.x, box.bottom - CODE, box.width, CODE)
    seat = Box(box.x, foot.top - GAP - 2 * SEAT_ROW, box.width, 2 * SEAT_ROW)
    _who(sheet, Box(box.x, top, box.width, seat.top - top - 2), slip, name, CLUB)
    sheet.frame(seat, thick=1.6, radius=5)
    middle = seat.top + SEAT_ROW
    sheet.line((seat.x, middle), (seat.right, middle), thick=0.8, ink=BLACK)
    _rows(sheet, seat.inset(5, 0), slip, LABEL, FIGURE)
    _draw_code(sheet, Box(box.right - CODE, foot.top, CODE, CODE), slip)
    room = box.width - (CODE + GAP if slip.code else 0)
    lines = [(slip.edition, SMALL), (slip.count, SMALL)]
    if slip.stack[1]:
        lines = [(slip.stack[0], CLUB), (slip.stack[1], STACK_STYLE), *lines]
    top = foot.bottom - sum(style.leading for _, style in lines)
    for text, style in lines:
        shown = fit(text, room, style, smallest=8)
        sheet.lines(Box(box.x, top, room, style.leading), shown)
        top += style.leading


def _draw_lying(sheet: Sheet, box: Box, slip: _Slip, name: Fitted) -> None:
    """Draw a slip wider than tall: who beside the code, then table beside place."""
    taken = LYING_CODE + GAP if slip.code else 0
    room = Box(box.x, box.top, box.width - taken, LYING_CODE)
    titles = _lying_titles(slip, room.width)
    count = Fitted((slip.count,), SMALL)
    sheet.lines(room.row(room.top, titles[0].height), count, "right")
    top = sheet.stack(room, titles, (0, 1))
    who = Box(box.x, top, room.width, room.bottom - top)
    _who(sheet, who, slip, name, LYING_CLUB)
    _draw_code(sheet, Box(box.right - LYING_CODE, box.top, LYING_CODE, LYING_CODE), slip)
    foot = Box(box.x, box.bottom - LYING_FOOT, box.width, LYING_FOOT)
    panel = Box(box.x, room.bottom + 3, box.width, foot.top - room.bottom - 5)
    _side_by_side(sheet, panel, slip)
    stack = " ".join(text for text in slip.stack if text) if slip.stack[1] else ""
    told = fit(slip.edition, box.width - GAP, SMALL)
    sheet.lines(foot, told, "right")
    beside = box.width - GAP - told.style.width(told.lines[0])
    sheet.lines(foot, fit(stack, beside, TypeStyle(9, Weight.SEMIBOLD), smallest=8))


def _roll_blocks(slip: _Slip, name: Fitted, width: float) -> list[Block]:
    """Return the blocks of a receipt, from the top."""

    def seat(sheet: Sheet, box: Box) -> None:
        _rows(sheet, box, slip, _pure(LABEL), _pure(FIGURE))

    def code(sheet: Sheet, box: Box) -> None:
        x = box.x + (box.width - ROLL_CODE) / 2
        _draw_code(sheet, Box(x, box.top, ROLL_CODE, ROLL_CODE), slip, PURE)

    stack = " ".join(slip.stack) if slip.stack[1] else ""
    return [
        *_centred(slip.tournament, TOURNAMENT, width, lines=3, after=4),
        *_centred(slip.when, WHEN, width, lines=2, after=6),
        Block(6, _ruled),
        _in_the_middle(name, after=2),
        *_centred(slip.club, CLUB, width, lines=2, after=6),
        Block(2, _ruled),
        Block(2 * SEAT_ROW, seat),
        Block(4, _ruled),
        *_centred(stack, STACK_STYLE, width, lines=1, after=2),
        *([Block(ROLL_CODE, code)] if slip.code else []),
        *_centred(f"{slip.edition}{DOT}{slip.count}", SMALL, width, lines=1, after=0),
    ]


def _centred(text: str, style: TypeStyle, width: float, *, lines: int, after: float) -> list[Block]:
    """A text in the middle of a receipt, white after it; nothing without text."""
    fitted = fit(text, width, _pure(style), smallest=LEAST, lines=lines)
    return [_in_the_middle(fitted, after)] if text else []


def _in_the_middle(fitted: Fitted, after: float) -> Block:
    def draw(sheet: Sheet, box: Box) -> None:
        sheet.stack(box, (fitted,), align="center")

    return Block(fitted.height + after, draw)


def _ruled(sheet: Sheet, box: Box) -> None:
    sheet.rule(box.x, box.top, box.width, thick=1.5, ink=PURE)


def _pure(style: TypeStyle) -> TypeStyle:
    return replace(style, ink=PURE)


def _upright_titles(slip: _Slip, width: float) -> tuple[Fitted, Fitted]:
    """Return the tournament, then the day and the place."""
    return (
        fit(slip.tournament, width, TOURNAMENT, smallest=9, lines=2),
        fit(slip.when, width, WHEN, smallest=8, lines=2),
    )


def _lying_titles(slip: _Slip, width: float) -> tuple[Fitted, Fitted]:
    return (
        fit(slip.tournament, width - SMALL.width(slip.count) - GAP, TITLE_LYING, smallest=8),
        fit(slip.when, width, replace(WHEN, size=8), smallest=8, lines=2),
    )


def _club(slip: _Slip, width: float, style: TypeStyle) -> Fitted | None:
    if not printable(slip.club):
        return None
    return fit(slip.club, width, style, smallest=LEAST)


def _who(sheet: Sheet, box: Box, slip: _Slip, name: Fitted, belongs: TypeStyle) -> None:
    """Write name and club in the middle of their box."""
    club = _club(slip, box.width, belongs)
    told = (name,) if club is None else (name, club)
    top = box.top + (box.height - sum(line.height for line in told)) / 2
    sheet.stack(box.row(top, 0), told)


def _rows(sheet: Sheet, box: Box, slip: _Slip, label: TypeStyle, figure: TypeStyle) -> None:
    """Write table over place, the words at the left and the figures at the right."""
    words = max(label.width(printable(word)) for word, _ in slip.where)
    room = box.width - words
    figures = fit_alike([number for _, number in slip.where], room, figure, smallest=20)
    for row, ((word, _), shown) in enumerate(zip(slip.where, figures, strict=True)):
        top = box.top + row * SEAT_ROW
        baseline = top + (SEAT_ROW + shown.style.cap_height) / 2
        sheet.text(box.x, baseline, word, label)
        sheet.text(box.right, baseline, shown.lines[0], shown.style, "right")


def _side_by_side(sheet: Sheet, panel: Box, slip: _Slip) -> None:
    """Write table beside place, each in a part as wide as its figures ask."""
    sheet.frame(panel, thick=1.4, radius=4)
    label = replace(LABEL, size=8)
    high = panel.height - 2 - label.leading - 6
    numbers = [printable(number) for _, number in slip.where]
    style = next(
        style
        for style in FIGURE.down_to(LEAST)
        if style.cap_height <= high and sum(map(style.width, numbers)) <= panel.width - 20
    )
    spare = (panel.width - sum(map(style.width, numbers))) / 2
    x = panel.x
    for number, (word, _) in zip(numbers, slip.where, strict=True):
        width = style.width(number) + spare
        middle = x + width / 2
        sheet.text(middle, panel.top + 3 + label.size, word, label, "center")
        room = panel.top + 2 + label.leading
        baseline = room + (panel.bottom - room + style.cap_height) / 2
        sheet.text(middle, baseline, number, style, "center")
        x += width
        if x < panel.right - 1:
            sheet.line((x, panel.top), (x, panel.bottom), thick=0.8, ink=BLACK)


SlipForm = Literal["A6", "A7", "roll"]

EDGE = 10 * MM
INSIDE = 5 * MM
"""White at the edge of the sheet, and beside a cut."""
CROSS = 4 * MM
A5_PAIR = PageFormat(105 * MM, 105 / 148 * 210 * MM, scale=148 / 105)
"""Two lying slips, one over the other, enlarged to the width of an A5."""


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
        edge = EDGE / self.page.scale
        inside = INSIDE / self.page.scale
        if count == 1:
            return edge, whole - 2 * edge
        before = edge if number == 0 else inside if number == count - 1 else (edge + inside) / 2
        return number * whole / count + before, whole / count - edge - inside


#: By the size of the sheet, then of the slip.
CUTTINGS: dict[PaperSize, dict[SlipForm, Cutting]] = {
    "A4": {
        "A6": Cutting(A4, 2, 2, lying=False),
        "A7": Cutting(A4, 2, 4, lying=True),
    },
    "Letter": {
        "A6": Cutting(LETTER, 2, 2, lying=False),
        "A7": Cutting(LETTER, 2, 4, lying=True),
    },
    "A5": {
        "A6": Cutting(A5_PAIR, 1, 2, lying=True),
        "A7": Cutting(A5_ACROSS, 2, 2, lying=True),
    },
}


def draw_cut_marks(sheet: Sheet, cutting: Cutting) -> None:
    """Draw the lines between the slips, and a cross where they meet."""
    page = cutting.page
    edge = EDGE / cutting.page.scale
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
