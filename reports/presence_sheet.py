"""The presence sheet, signed at the door: everyone entered, majority (1.4), room for others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from reports import labels
from reports.facts import Heading, Words
from reports.flow import Block, Section, stacked
from reports.lettering import ACCENT, BLACK, RULE, SOFT, Fitted, TypeStyle, Weight, fit, printable
from reports.name_setting import NameRoom, set_names
from reports.page_layout import (
    ALONE,
    ASIDE,
    body_width,
    first_page_height,
    heading_block,
    is_small,
    next_page_height,
    paragraph,
    print_pages,
    totals_block,
)
from reports.seat_lists import alphabetical_key, initial_of
from reports.sheet import MM, Box, Sheet
from reports.table_drawing import TITLES

TITLE = ("Feuille de présence", "Attendance sheet")
WORDS = (
    "Chacun vérifie son nom et signe en arrivant. Le tournoi est réservé aux majeurs : cochez la "
    "case une fois la majorité vérifiée (§ 1.4).",
    "Everyone checks their name and signs on arrival. The tournament is for adults only: tick the "
    "box once age has been checked (§ 1.4).",
)
COLUMNS = (
    labels.ORDER,
    labels.NAME,
    labels.CLUB,
    ("Majorité", "Age check"),
    ("Présent", "Present"),
    ("Signature", "Signature"),
)
OTHERS = ("Venus sans être inscrits", "Walk-ins not on the list")
ENTERED = ("{n:inscrit|inscrits}", "{n:registered|registered}")
PRESENT = ("{n:présent|présents}", "{n:present|present}")
OF_AGE = ("{n:majorité vérifiée|majorités vérifiées}", "{n:age|ages} checked")

USUAL_ROW = 8.6
ROWS = (10.4, 10.0, 9.7, 9.4, 9.2, 9.0, 8.8, USUAL_ROW, 8.4)
"""How high a row may be, in millimetres: one signs standing."""
FEWEST_LAST = 5
"""Those entered on the last page, where there are some, at the least."""
HEADER = 20.0
OF_OTHERS = 40.0 + HEADER + 28.0
"""The head, the header and the totals of those who come without being entered."""
FEWEST_BLANK = 6
TICKED = 12.0
NUMBER_STYLE = TypeStyle(10.5, ink=SOFT)
NAME_STYLE = TypeStyle(12, Weight.SEMIBOLD)
CLUB_STYLE = TypeStyle(9)
CLUB_BELOW = TypeStyle(8, ink=SOFT)
TICK = TypeStyle(12, Weight.BOLD, ACCENT)
GUTTER = 8.0
LEAST_SIGNATURE = 84.0
"""Points that a signature needs at the least."""
SMALLEST_NAME = 10.5
SMALLEST_ON_A_SMALL = 9.0
WIDTHS = (22.0, 172.0, 92.0, 40.0, 40.0)
SMALL_WIDTHS = (20.0, 144.0, 0.0, 38.0, 38.0)
"""All but the last column, at most; without a width for the club, it stands under the name."""
LEAST_NAME = 120.0
TICKS = (3, 4)


@dataclass(frozen=True, slots=True)
class ExpectedEntrant:
    """Someone entered, by number; ``of_age`` once age is checked, ``present`` once seen."""

    number: int
    name: str
    club: str = ""
    of_age: bool = False
    present: bool = False


@dataclass(frozen=True, slots=True)
class PresenceSheet:
    """Those entered, in any order: the paper puts them in that of the alphabet."""

    heading: Heading
    entrants: tuple[ExpectedEntrant, ...]


def render_presence_sheet(facts: PresenceSheet) -> bytes:
    """Return the PDF of the sheet, lines left at the end for those who were not entered."""
    words = facts.heading.words
    wide = body_width(facts.heading)
    widths = _widths(facts)
    ordered = sorted(facts.entrants, key=lambda one: (*alphabetical_key(one.name), one.number))
    above = (*paragraph(words.say(WORDS), wide, ASIDE), Block(8, lambda sheet, box: None))
    taken = sum(line.height + line.gap for line in above) - above[0].gap
    pages = _well_filled(facts.heading, len(ordered), taken)
    header = _header(widths, words)
    drawn = _Rows(widths, pages.row, header)
    names = drawn.names(ordered, SMALLEST_ON_A_SMALL if is_small(facts.heading) else SMALLEST_NAME)
    rows = tuple(drawn.block(one, name) for one, name in zip(ordered, names, strict=True))
    others = stacked(
        (
            heading_block(words.say(OTHERS), wide),
            header,
            *(drawn.block(None) for _ in range(pages.blanks())),
            totals_block(
                wide,
                words.say(ENTERED, n=len(facts.entrants)),
                words.say(PRESENT, n=sum(one.present for one in facts.entrants)),
                words.say(OF_AGE, n=sum(one.of_age for one in facts.entrants)),
            ),
        ),
        gap=14,
    )
    return print_pages(
        facts.heading,
        words.say(TITLE),
        Section((*above, *rows, others)),
        summary=words.say(ENTERED, n=len(rows)),
        range_words=ALONE,
    )


@dataclass(frozen=True, slots=True)
class _Pages:
    """How many of those entered stand on the last page, in rows so high, and what is left there.

    ``first`` and ``following`` are the points that rows have on the first page and on the others.
    """

    first: float
    following: float
    entered: int
    row: float

    @property
    def _turned(self) -> int:
        more = max(0, self.entered - int(self.first / self.row))
        return -(-more // int(self.following / self.row))

    @property
    def last(self) -> int:
        """Return how many stand on the last of their pages."""
        if not self._turned:
            return self.entered
        before = int(self.first / self.row) + (self._turned - 1) * int(self.following / self.row)
        return self.entered - before

    @property
    def _room(self) -> int:
        """Return how many lines the last of their pages still holds for others."""
        left = self.following if self._turned else self.first
        return int((left - self.last * self.row - OF_OTHERS) / self.row)

    @property
    def needed(self) -> int:
        """Return how many pages there are, those lines included."""
        return 1 + self._turned + (self._room < FEWEST_BLANK)

    def blanks(self) -> int:
        """Return how many lines fill what is left of it, or a page of their own."""
        if self._room >= FEWEST_BLANK:
            return self._room
        return int((self.following + HEADER - OF_OTHERS) / self.row)


def _well_filled(heading: Heading, entered: int, above: float) -> _Pages:
    """Return the highest rows that turn no page more, nor one for a few of those entered."""
    first = first_page_height(heading) - above - HEADER
    following = next_page_height(heading) - HEADER
    usual, *tried = (_Pages(first, following, entered, row * MM) for row in (USUAL_ROW, *ROWS))
    good = (
        one for one in tried if one.needed <= usual.needed and one.last >= min(entered, FEWEST_LAST)
    )
    return next(good, usual)


def _widths(facts: PresenceSheet) -> tuple[float, ...]:
    """Return the widths of the columns, that of the signature being what is left.

    Names and clubs take what they ask; a club is on one line where signatures leave the room.
    """
    small = is_small(facts.heading)
    between = GUTTER * (len(COLUMNS) - 1)
    known = list(SMALL_WIDTHS if small else WIDTHS)
    for ticked in TICKS:
        asked = TITLES.width(facts.heading.words.say(COLUMNS[ticked])) + 1
        known[ticked] = max(known[ticked], asked)
    if not small:
        clubs = max((CLUB_STYLE.width(printable(one.club)) for one in facts.entrants), default=0)
        names = max((NAME_STYLE.width(printable(one.name)) for one in facts.entrants), default=0)
        known[1] = max(LEAST_NAME, min(known[1], names + 1))
        fixed = sum(known) - known[2] + between
        most = body_width(facts.heading) - fixed - LEAST_SIGNATURE
        known[2] = min(clubs + 1, max(known[2], most))
        known[2] = max(known[2], TITLES.width(facts.heading.words.say(labels.CLUB)) + 1)
    return (*known, body_width(facts.heading) - sum(known) - between)


def _header(widths: Sequence[float], words: Words) -> Block:
    def draw(sheet: Sheet, box: Box) -> None:
        above = box.row(box.top, box.height - 4)
        for number, (place, pair) in enumerate(
            zip(above.split(widths, GUTTER), COLUMNS, strict=True)
        ):
            if not place.width:
                continue
            title = fit(words.say(pair), place.width, TITLES, smallest=8)
            sheet.lines(place, title, "center" if number in TICKS else "left")
        sheet.rule(box.x, box.bottom - 2, box.width, thick=0.8, ink=BLACK)

    return Block(HEADER, draw)


@dataclass(frozen=True, slots=True)
class _Rows:
    """How those entered are set: the widths of the columns, the height of a row, what heads it."""

    widths: Sequence[float]
    height: float
    header: Block

    def names(self, entrants: Sequence[ExpectedEntrant], least: float) -> tuple[Fitted, ...]:
        """Return the names in order, of one size, each on one line."""
        room = NameRoom(self.widths[1] + (0 if self.widths[2] else GUTTER), self.height)
        return set_names([one.name for one in entrants], room, NAME_STYLE, least)

    def block(self, one: ExpectedEntrant | None, called: Fitted | None = None) -> Block:
        """Return the row of one who is entered, or of nobody yet."""

        def draw(sheet: Sheet, box: Box) -> None:
            number, name, club, of_age, present, signature = box.split(self.widths, GUTTER)
            if one is not None and called is not None:
                sheet.lines(number, fit(str(one.number), number.width, NUMBER_STYLE, smallest=8))
                _who(sheet, name, club, called, one.club)
            _tick_box(sheet, of_age, one is not None and one.of_age)
            _tick_box(sheet, present, one is not None and one.present)
            x = signature.x - GUTTER / 2
            sheet.line((x, box.top), (x, box.bottom), ink=RULE)
            sheet.rule(box.x, box.bottom - 0.5, box.width, thick=0.5, ink=RULE)

        if one is None:
            return Block(self.height, draw)
        return Block(self.height, draw, repeated=self.header, mark=initial_of(one.name))


def _who(sheet: Sheet, name: Box, club: Box, called: Fitted, belongs: str) -> None:
    """Write the name, and the club beside it or under it."""
    if club.width:
        sheet.lines(name, called)
        sheet.lines(club, fit(belongs, club.width, CLUB_STYLE, smallest=8, lines=2))
        return
    below = [fit(belongs, name.width, CLUB_BELOW, smallest=8)] if belongs else []
    told = [called, *below]
    top = name.top + (name.height - sum(line.height for line in told)) / 2
    sheet.stack(name.row(top, 0), told)


def _tick_box(sheet: Sheet, place: Box, ticked: bool) -> None:
    x = place.x + place.width / 2
    middle = place.top + place.height / 2
    sheet.frame(Box(x - TICKED / 2, middle - TICKED / 2, TICKED, TICKED), thick=1, radius=1.5)
    if ticked:
        sheet.text(x, middle + 4.5, "✓", TICK, "center")
