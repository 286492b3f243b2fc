"""Receipts of the prizes: four a sheet, each with the stub that the club keeps, signed there."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reports.facts import Heading, Words
from reports.half_sheet import LABEL, draw_blank
from reports.lettering import BAND, BLACK, RULE, SOFT, Fitted, TypeStyle, Weight, fit, fit_in
from reports.name_setting import NameRoom, set_names
from reports.page_layout import DOT, SMALL, edition_line, is_small, open_file
from reports.sheet import MM, Box, Sheet, page_format

TITLE = ("Reçus des lots et prix", "Prize receipts")
PAYOUTS = ("Reçus de versement", "Payout receipts")
RECEIPT = ("Reçu n° {number}", "Receipt no. {number}")
STUB = ("Souche n° {number}", "Stub no. {number}")
PLACE = ("{rank} rang", "{rank} place")
TIED_PLACE = ("{rank} rang ex æquo", "{rank} place, tied")
RECEIVED = ("a reçu", "has received")
DATE = ("Date", "Date")
FOR_CLUB = ("Pour le club", "For the club")
RECEIVED_ON = ("Reçu le", "Received on")
SIGNED_BY = ("Signature du joueur", "Player’s signature")
KEPT_BY_CLUB = ("Le club garde cette moitié", "The club keeps this half")
KEPT_BY_PLAYER = ("Le joueur garde cette moitié", "The player keeps this half")
NOTHING = ("Aucun lot ni prix à remettre.", "No prizes to hand over.")

NUMBER = TypeStyle(12, Weight.BOLD)
NUMBER_SHARE = 0.42
"""Of the width of a receipt, the most that its number takes."""
TOURNAMENT = TypeStyle(9, Weight.SEMIBOLD)
QUIET = TypeStyle(9, ink=SOFT)
NAME = TypeStyle(15, Weight.BOLD)
RANK = TypeStyle(10.5, Weight.SEMIBOLD)
PRIZE = TypeStyle(15, Weight.BOLD)
WORDS = TypeStyle(10.5)
STUB_NAME = TypeStyle(10.5, Weight.SEMIBOLD)
STUB_PRIZE = TypeStyle(10.5, Weight.BOLD)

PER_SHEET = 4
PER_SMALL_SHEET = 3
STUB_WIDTH = 56 * MM
SMALL_STUB = 44 * MM
BESIDE_CUT = 5 * MM
AROUND = 3.5 * MM
"""White above and below a receipt, to the cut."""
SIGNATURES = 29.0
DATED = 18.0
SIGNED = 36.0
KEEPER = 16.0
HEAD_HEIGHT = 37.0
FOOT = 9.0
KEPT = TypeStyle(8, Weight.BOLD)
LOGO_HEIGHT = 30.0
LOGO_WIDEST = 70.0
SMALLEST_PRIZE = 8.0
SMALLEST_NAME = 9.0
LEAST_FOR_A_PRIZE = 19.0


@dataclass(frozen=True, slots=True)
class PrizeReceipt:
    """The receipt of one player: ``prize`` as worded, ``cents`` when it is money.

    ``number`` stays the same however early the receipt is printed. ``what``: what it is for,
    where it is not a place.
    """

    number: int | str
    name: str
    place: int
    prize: str
    club: str = ""
    cents: int = 0
    tied: bool = False
    what: str = ""


@dataclass(frozen=True, slots=True)
class PrizeReceipts:
    """A receipt a prize, in the order of their numbers; or a sum, where the till ``pays_out``."""

    heading: Heading
    receipts: tuple[PrizeReceipt, ...]
    pays_out: bool = False


def render_prize_receipts(facts: PrizeReceipts) -> bytes:
    """Return the PDF of the receipts: the stub that the club keeps at the left, signed there."""
    heading = facts.heading
    words = facts.heading.words
    size = page_format(heading.size)
    per_sheet = PER_SMALL_SHEET if is_small(heading) else PER_SHEET
    stub_width = SMALL_STUB if is_small(heading) else STUB_WIDTH
    file = open_file(words.say(PAYOUTS if facts.pays_out else TITLE), heading)
    height = (size.height - size.top - size.bottom) / per_sheet
    stub = Box(size.side, size.top, stub_width, height - 2 * AROUND)
    taken = stub_width + 2 * BESIDE_CUT
    right = Box(size.side + taken, size.top, size.body - taken, stub.height)
    told = [receipt.name for receipt in facts.receipts]
    on_stub = NameRoom(stub.width, lines=2 if stub.width == STUB_WIDTH else 3)
    kept = set_names(told, on_stub, STUB_NAME, 8)
    left = (_left(receipt, right, words) - LEAST_FOR_A_PRIZE for receipt in facts.receipts)
    rooms = [NameRoom(right.width, height, 2) for height in left]
    names = set_names(told, rooms, NAME, SMALLEST_NAME)
    for first in range(0, len(facts.receipts), per_sheet):
        sheet = file.new_sheet()
        here = facts.receipts[first : first + per_sheet]
        for row, receipt in enumerate(here):
            strip = Box(size.side, size.top + row * height, size.body, height)
            # Where the stub is torn off, and where the receipts are cut from one another.
            x = strip.x + stub_width + BESIDE_CUT
            sheet.line((x, strip.top + 4), (x, strip.bottom - 4), thick=0.6, ink=RULE, dash=(2, 3))
            if row != per_sheet - 1:
                end = (strip.right, strip.bottom)
                sheet.line((strip.x, strip.bottom), end, thick=0.5, ink=RULE, dash=(3, 3))
            top = strip.top + AROUND
            _stub(sheet, replace(stub, top=top), receipt, kept[first + row], heading)
            _receipt(sheet, replace(right, top=top), heading, receipt, names[first + row])
    if not facts.receipts:
        file.new_sheet().text(size.side, size.top + 20, words.say(NOTHING), NAME)
    return file.to_bytes()


def _left(receipt: PrizeReceipt, box: Box, words: Words) -> float:
    """Return the points that a receipt leaves to the name and the prize."""
    told = sum(line.height for line in _amount(receipt, box.width, words))
    above = KEEPER + HEAD_HEIGHT + QUIET.leading + 2
    return box.height - above - told - FOOT - SIGNATURES - 3


def _amount(receipt: PrizeReceipt, width: float, words: Words) -> list[Fitted]:
    amount = words.amount_in_words(receipt.cents) if receipt.cents else ""
    return [fit(amount, width, WORDS, smallest=8, lines=2)] if amount else []


def _stub(sheet: Sheet, box: Box, receipt: PrizeReceipt, name: Fitted, heading: Heading) -> None:
    """The half that the club keeps: who received what, when, and the player's signature."""
    words = heading.words
    _keeper(sheet, box, words.say(KEPT_BY_CLUB))
    number = words.say(STUB, number=receipt.number)
    told = (
        fit(number, box.width, replace(NUMBER, size=10.5), smallest=8),
        name,
        fit(_place(receipt, words), box.width, QUIET, smallest=8, lines=2),
        fit(receipt.prize, box.width, STUB_PRIZE, smallest=8, lines=4),
    )
    sheet.stack(box.row(box.top + KEEPER, 0), told, (3, 1, 3, 0))
    day = words.short_day(heading.day) if heading.day else ""
    date = box.row(box.bottom - SIGNED - DATED, DATED)
    draw_blank(sheet, date, words.say(RECEIVED_ON), LABEL)
    sheet.text(date.x + LABEL.width(words.say(RECEIVED_ON)) + 8, date.bottom - 3.5, day, RANK)
    sheet.text(box.x, box.bottom - SIGNED + 9, words.say(SIGNED_BY), LABEL)
    sheet.rule(box.x, box.bottom - 1, box.width, thick=0.8, ink=BLACK)


def _keeper(sheet: Sheet, box: Box, said: str) -> None:
    """Say at the top of a half who keeps it, in capitals on a band."""
    band = box.row(box.top, KEEPER - 4)
    sheet.fill(band, BAND, radius=2)
    shown = fit(said.upper(), band.width - 6, KEPT, smallest=8)
    sheet.lines(band, shown, "center")


def _receipt(sheet: Sheet, box: Box, heading: Heading, receipt: PrizeReceipt, name: Fitted) -> None:
    """The half that the player takes away, signed for the club."""
    words = heading.words
    left = (box.width, _left(receipt, box, words) - name.height)
    _keeper(sheet, box, words.say(KEPT_BY_PLAYER))
    box = Box(box.x, box.top + KEEPER, box.width, box.height - KEEPER)
    receipt_head(sheet, box, heading, words.say(RECEIPT, number=receipt.number))
    who = DOT.join(filter(None, (_place(receipt, words), receipt.club, words.say(RECEIVED))))
    place = fit(who, box.width, QUIET, smallest=8)
    signed = box.row(box.bottom - FOOT - SIGNATURES, SIGNATURES)
    top = sheet.stack(box.row(box.top + HEAD_HEIGHT, 0), [name, place], (0, 2))
    prize = fit_in(receipt.prize, left, PRIZE, 10.5, SMALLEST_PRIZE, lines=2)
    sheet.stack(box.row(top, 0), [prize, *_amount(receipt, box.width, words)])
    date, club = signed.split((signed.width * 0.3, signed.width * 0.7 - 14), 14)
    for line, label in ((date, DATE), (club, FOR_CLUB)):
        sheet.text(line.x, line.top + 7, words.say(label), LABEL)
        sheet.rule(line.x, line.bottom - 1, line.width, thick=0.7, ink=BLACK)
    if heading.day:
        sheet.text(date.x, date.bottom - 6, words.short_day(heading.day), RANK)
    small = replace(SMALL, size=8)
    sheet.text(box.right, box.bottom, edition_line(heading), small, "right")


def receipt_head(sheet: Sheet, box: Box, heading: Heading, number: str) -> None:
    """The logo, the number, then the tournament, its day and the club at the right."""
    taken = sheet.logo(heading.logo, box.x, box.top, LOGO_HEIGHT, LOGO_WIDEST)
    left = box.x + (taken + 8 if taken else 0)
    told = sheet.fitted(left, box.top + 20, number, (box.right - left) * NUMBER_SHARE, NUMBER, 8)
    room = box.right - left - told.style.width(told.lines[0]) - 14
    day = heading.words.day(heading.day) if heading.day else ""
    club = DOT.join(filter(None, (heading.club, heading.place)))
    beside = ((heading.tournament, TOURNAMENT), (day, QUIET), (club, QUIET))
    for row, (text, style) in enumerate(beside):
        sheet.fitted(box.right, box.top + 8 + row * 11, text, room, style, 8, "right")
    sheet.rule(box.x, box.top + 35, box.width, thick=1, ink=BLACK)


def _place(receipt: PrizeReceipt, words: Words) -> str:
    if receipt.what:
        return receipt.what
    rank = words.rank(receipt.place)
    return words.say(TIED_PLACE if receipt.tied else PLACE, rank=rank)
