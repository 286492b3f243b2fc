"""The presence sheet, signed at the door: everyone entered, majority (1.4), room for others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

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

ROW = 8.6 * MM
HEADER = 20.0
TOTALS = 28.0
HEAD_OF_OTHERS = 40.0
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
SMALLEST_NAME = 9.0
WIDTHS = (26.0, 166.0, 92.0, 44.0, 44.0)
SMALL_WIDTHS = (20.0, 144.0, 0.0, 38.0, 38.0)
"""All but the last column; without a width for the club, it stands under the name."""


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
    header = _header(widths, words)
    names = _names(ordered, widths)
    rows = tuple(_row(one, widths, header, name) for one, name in zip(ordered, names, strict=True))
    taken = sum(line.height + line.gap for line in above) - above[0].gap
    blanks = _blank_rows(facts.heading, len(rows), taken)
    others = stacked(
        (
            heading_block(words.say(OTHERS), wide),
            header,
            *(_row(None, widths, header) for _ in range(blanks)),
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


def _blank_rows(heading: Heading, entered: int, above: float) -> int:
    """Return how many lines fill what is left of the last page, or a page of their own."""
    taken = HEAD_OF_OTHERS + HEADER + TOTALS
    left = first_page_height(heading) - above - HEADER
    on_first = int(left / ROW)
    if entered > on_first:
        left = next_page_height(heading) - HEADER
        on_next = int(left / ROW)
        entered = (entered - on_first - 1) % on_next + 1
    blanks = int((left - entered * ROW - taken) / ROW)
    if blanks < FEWEST_BLANK:
        blanks = int((next_page_height(heading) - taken) / ROW)
    return blanks


def _widths(facts: PresenceSheet) -> tuple[float, ...]:
    """Return the widths of the columns, that of the signature being what is left.

    A club is on one line where names and signatures leave the room.
    """
    small = is_small(facts.heading)
    between = GUTTER * (len(COLUMNS) - 1)
    known = list(SMALL_WIDTHS if small else WIDTHS)
    left = body_width(facts.heading) - sum(known) - between
    if not small:
        clubs = max((CLUB_STYLE.width(printable(one.club)) for one in facts.entrants), default=0)
        names = max((NAME_STYLE.width(printable(one.name)) for one in facts.entrants), default=0)
        lacking = max(0.0, clubs + 1 - known[2])
        spared = min(lacking, max(0.0, known[1] - names - 1))
        given = min(lacking - spared, max(0.0, left - LEAST_SIGNATURE))
        known[1], known[2], left = known[1] - spared, known[2] + spared + given, left - given
    return (*known, left)


def _header(widths: Sequence[float], words: Words) -> Block:
    def draw(sheet: Sheet, box: Box) -> None:
        above = box.row(box.top, box.height - 4)
        for number, (place, pair) in enumerate(
            zip(above.split(widths, GUTTER), COLUMNS, strict=True)
        ):
            if not place.width:
                continue
            title = fit(words.say(pair), place.width, TITLES, smallest=8)
            sheet.lines(place, title, "center" if number in (3, 4) else "left")
        sheet.rule(box.x, box.bottom - 2, box.width, thick=0.8, ink=BLACK)

    return Block(HEADER, draw)


def _names(entrants: Sequence[ExpectedEntrant], widths: Sequence[float]) -> tuple[Fitted, ...]:
    """Return the names in order, of one size; a club under a name takes from its room."""
    beside = bool(widths[2])
    room = NameRoom(widths[1] + (0 if beside else GUTTER), ROW, 2)
    rooms = [
        room if beside or not one.club else replace(room, height=ROW - CLUB_BELOW.leading)
        for one in entrants
    ]
    return set_names([one.name for one in entrants], rooms, NAME_STYLE, SMALLEST_NAME)


def _row(
    one: ExpectedEntrant | None,
    widths: Sequence[float],
    header: Block,
    called: Fitted | None = None,
) -> Block:
    def draw(sheet: Sheet, box: Box) -> None:
        number, name, club, of_age, present, signature = box.split(widths, GUTTER)
        if one is not None and called is not None:
            sheet.lines(number, fit(str(one.number), number.width, NUMBER_STYLE, smallest=8))
            _who(sheet, name, club, called, one.club)
        _tick_box(sheet, of_age, one is not None and one.of_age)
        _tick_box(sheet, present, one is not None and one.present)
        x = signature.x - GUTTER / 2
        sheet.line((x, box.top), (x, box.bottom), ink=RULE)
        sheet.rule(box.x, box.bottom - 0.5, box.width, thick=0.5, ink=RULE)

    if one is None:
        return Block(ROW, draw)
    return Block(ROW, draw, repeated=header, mark=initial_of(one.name))


def _who(sheet: Sheet, name: Box, club: Box, called: Fitted, belongs: str) -> None:
    """Write the name, and the club beside it or under it."""
    if club.width:
        sheet.lines(name, called)
        sheet.lines(club, fit(belongs, club.width, CLUB_STYLE, smallest=8, lines=2))
        return
    below = [fit(belongs, name.width, CLUB_BELOW, smallest=8)] if belongs else []
    told = [called, *below]
    top = name.top + (ROW - sum(line.height for line in told)) / 2
    sheet.stack(name.row(top, 0), told)


def _tick_box(sheet: Sheet, place: Box, ticked: bool) -> None:
    x = place.x + place.width / 2
    middle = place.top + place.height / 2
    sheet.frame(Box(x - TICKED / 2, middle - TICKED / 2, TICKED, TICKED), thick=1, radius=1.5)
    if ticked:
        sheet.text(x, middle + 4.5, "✓", TICK, "center")
