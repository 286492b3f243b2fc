"""Slips for the bags of a day 1: whose, how many chips, under which seal; cut, put in the bag."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reports.facts import Heading
from reports.half_sheet import LABEL
from reports.lettering import BLACK, LEAST, RULE, SOFT, Fitted, TypeStyle, Weight, fit
from reports.name_setting import NameRoom, set_names
from reports.page_layout import SMALL, edition_line, is_small, open_file
from reports.prize_receipts import receipt_head
from reports.sheet import Box, Sheet, page_format

TITLE = ("Étiquettes de sachet", "Bag slips")
SLIP = ("Sachet {number} / {total}", "Bag {number} / {total}")
CHIPS = ("Jetons", "Chips")
SEAL = ("Scellé n°", "Seal no.")
SEAT = ("Table {table}, place {place}", "Table {table}, seat {place}")
EVENT = ("Jour 2 : {event}", "Day 2: {event}")
COUNTED = ("Compté et fermé par", "Counted and sealed by")
PLAYER = ("Le joueur", "The player")
NOTHING = ("Aucun sachet.", "No bags.")

QUIET = TypeStyle(9, ink=SOFT)
NAME = TypeStyle(20, Weight.BOLD)
FIGURE = TypeStyle(26, Weight.BOLD)
SMALLEST_NAME = 9.0
PER_SHEET = 3
PER_SMALL_SHEET = 2
AROUND = 10.0
HEAD = 37.0
FOOT = 9.0
SIGNED = 26.0
PANEL = 48.0


@dataclass(frozen=True, slots=True)
class BagSlip:
    """A bag: whose, the stack in chips, the number of its seal, where its bearer sat."""

    name: str
    stack: int
    seal: str
    table: int = 0
    place: int = 0
    club: str = ""


@dataclass(frozen=True, slots=True)
class BagSlips:
    """A slip a bag, in the order given; ``event``: what day 2 is called."""

    heading: Heading
    event: str
    bags: tuple[BagSlip, ...]


def render_bag_slips(facts: BagSlips) -> bytes:
    """Return the PDF of the slips, cut from the sheet."""
    heading = facts.heading
    words = facts.heading.words
    size = page_format(heading.size)
    per_sheet = PER_SMALL_SHEET if is_small(heading) else PER_SHEET
    file = open_file(words.say(TITLE), heading)
    height = (size.height - size.top - size.bottom) / per_sheet
    room = NameRoom(size.body, lines=1)
    names = set_names([bag.name for bag in facts.bags], room, NAME, SMALLEST_NAME)
    for first in range(0, len(facts.bags), per_sheet):
        sheet = file.new_sheet()
        for row in range(min(per_sheet, len(facts.bags) - first)):
            strip = Box(size.side, size.top + row * height, size.body, height)
            if row < per_sheet - 1:
                end = (strip.right, strip.bottom)
                sheet.line((strip.x, strip.bottom), end, thick=0.5, ink=RULE, dash=(3, 3))
            box = Box(strip.x, strip.top + AROUND, strip.width, strip.height - 2 * AROUND)
            _slip(sheet, box, facts, first + row, names[first + row])
    if not facts.bags:
        file.new_sheet().text(size.side, size.top + 20, words.say(NOTHING), NAME)
    return file.to_bytes()


def _slip(sheet: Sheet, box: Box, facts: BagSlips, number: int, name: Fitted) -> None:
    heading = facts.heading
    words = facts.heading.words
    bag = facts.bags[number]
    told = words.say(SLIP, number=number + 1, total=len(facts.bags))
    receipt_head(sheet, box, heading, told)
    event = fit(words.say(EVENT, event=facts.event), box.width, QUIET, smallest=8)
    seat = words.say(SEAT, table=bag.table, place=bag.place) if bag.table else ""
    club = fit(" · ".join(filter(None, (bag.club, seat))), box.width, QUIET, smallest=8)
    top = sheet.stack(box.row(box.top + HEAD, 0), [event, name, club], (2, 2, 5))
    # The chips beside the seal, both large.
    panel = Box(box.x, top, box.width, PANEL)
    sheet.frame(panel, thick=1.2, radius=4)
    half = panel.width / 2
    shown = ((words.say(CHIPS), words.whole(bag.stack)), (words.say(SEAL), bag.seal))
    for side, (title, figure) in enumerate(shown):
        x = panel.x + side * half + 10
        sheet.text(x, panel.top + 12, title, LABEL)
        sheet.fitted(x, panel.bottom - 12, figure, half - 20, FIGURE, LEAST)
    middle = panel.x + half
    sheet.line((middle, panel.top), (middle, panel.bottom), thick=0.8, ink=BLACK)
    foot = Box(box.x, box.bottom - FOOT - SIGNED, box.width, SIGNED)
    for line, who in zip(
        foot.split((foot.width / 2 - 7, foot.width / 2 - 7), 14), SIGN, strict=True
    ):
        sheet.text(line.x, line.top + 7, words.say(who), LABEL)
        sheet.rule(line.x, line.bottom - 1, line.width, thick=0.7, ink=BLACK)
    sheet.text(box.right, box.bottom, edition_line(heading), replace(SMALL, size=8), "right")


SIGN = (COUNTED, PLAYER)
