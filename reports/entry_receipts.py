"""Receipts of entries: four a sheet, what was bought line by line, what was paid and how."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reports.facts import Heading
from reports.half_sheet import LABEL
from reports.lettering import BLACK, LEAST, RULE, SOFT, Fitted, TypeStyle, Weight, fit, size_within
from reports.name_setting import NameRoom, set_names
from reports.page_layout import DOT, SMALL, edition_line, is_small, open_file
from reports.prize_receipts import receipt_head
from reports.sheet import Box, Sheet, page_format

TITLE = ("Reçus d’entrée", "Entry receipts")
RECEIPT = ("Reçu n° {number}", "Receipt no. {number}")
PAID = ("Payé", "Paid")
LEFT = ("Reste dû : {left}", "Balance: {left}")
FOR_CLUB = ("Pour le club", "For the club")
NOTHING = ("Personne n’a rien payé.", "Nobody has paid anything.")

QUIET = TypeStyle(9, ink=SOFT)
NAME = TypeStyle(15, Weight.BOLD)
LINE = TypeStyle(9)
SUM = TypeStyle(9, Weight.SEMIBOLD)
TOTAL = TypeStyle(12, Weight.BOLD)

PER_SHEET = 4
PER_SMALL_SHEET = 3
AROUND = 10.0
HEAD = 37.0
FOOT = 9.0
SIGNED = 26.0
SUM_WIDTH = 90.0
SMALLEST_NAME = 9.0


@dataclass(frozen=True, slots=True)
class EntryReceipt:
    """What one person bought, line by line (label, amount), and what was paid, as worded.

    ``number`` tells it from every other receipt; ``left`` empty once settled.
    """

    number: str
    name: str
    lines: tuple[tuple[str, str], ...]
    paid: str
    by: str
    left: str = ""
    club: str = ""


@dataclass(frozen=True, slots=True)
class EntryReceipts:
    """A receipt a person, in the order given."""

    heading: Heading
    receipts: tuple[EntryReceipt, ...]


def render_entry_receipts(facts: EntryReceipts) -> bytes:
    """Return the PDF of the receipts, cut from the sheet."""
    heading = facts.heading
    words = facts.heading.words
    size = page_format(heading.size)
    per_sheet = PER_SMALL_SHEET if is_small(heading) else PER_SHEET
    file = open_file(words.say(TITLE), heading)
    height = (size.height - size.top - size.bottom) / per_sheet
    names = set_names(
        [receipt.name for receipt in facts.receipts],
        NameRoom(size.body, lines=1),
        NAME,
        SMALLEST_NAME,
    )
    for first in range(0, len(facts.receipts), per_sheet):
        sheet = file.new_sheet()
        for row, receipt in enumerate(facts.receipts[first : first + per_sheet]):
            strip = Box(size.side, size.top + row * height, size.body, height)
            if row < per_sheet - 1:
                end = (strip.right, strip.bottom)
                sheet.line((strip.x, strip.bottom), end, thick=0.5, ink=RULE, dash=(3, 3))
            box = Box(strip.x, strip.top + AROUND, strip.width, strip.height - 2 * AROUND)
            _receipt(sheet, box, heading, receipt, names[first + row])
    if not facts.receipts:
        file.new_sheet().text(size.side, size.top + 20, words.say(NOTHING), NAME)
    return file.to_bytes()


def _receipt(sheet: Sheet, box: Box, heading: Heading, receipt: EntryReceipt, name: Fitted) -> None:
    words = heading.words
    receipt_head(sheet, box, heading, words.say(RECEIPT, number=receipt.number))
    club = fit(receipt.club, box.width, QUIET, smallest=8)
    top = sheet.stack(box.row(box.top + HEAD, 0), [name, club], (0, 4))
    foot = box.bottom - FOOT - SIGNED
    # The lines as far apart as there is room for.
    room = foot - 2 * TOTAL.leading - top
    abreast = 2 if len(receipt.lines) * LEAST > room else 1
    rows = -(-len(receipt.lines) // abreast)
    step = min(LINE.leading, room / max(1, rows))
    style = replace(LINE, size=size_within(min(LINE.size, step * 0.85)))
    cents_style = replace(SUM, size=style.size)
    columns = box.columns(abreast, 24)
    for number, (what, cents) in enumerate(receipt.lines):
        column = columns[number // rows]
        below = top + (number % rows + 1) * step - 3
        width = SUM_WIDTH / abreast
        sheet.fitted(column.x, below, what, column.width - width, style, LEAST)
        sheet.fitted(column.right, below, cents, width, cents_style, LEAST, "right")
    top += rows * step
    sheet.rule(box.x, top + 2, box.width, thick=0.7, ink=BLACK)
    paid = f"{words.say(PAID)}{DOT}{receipt.by}"
    sheet.fitted(box.x, top + 16, paid, box.width - SUM_WIDTH, TOTAL, LEAST)
    sheet.fitted(box.right, top + 16, receipt.paid, SUM_WIDTH, TOTAL, LEAST, "right")
    if receipt.left:
        left = words.say(LEFT, left=receipt.left)
        sheet.fitted(box.right, top + 29, left, box.width, SUM, LEAST, "right")
    sheet.text(box.x, foot + 7, words.say(FOR_CLUB), LABEL)
    sheet.rule(box.x, foot + SIGNED - 1, box.width * 0.6, thick=0.7, ink=BLACK)
    sheet.text(box.right, box.bottom, edition_line(heading), replace(SMALL, size=8), "right")
