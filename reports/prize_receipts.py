"""Receipts of the prizes: four a sheet, each with the stub that the club keeps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from reports.amount_words import in_words
from reports.facts import Heading
from reports.fitting import BLACK, RULE, SOFT, Fitted, TypeStyle, fit
from reports.half_sheet import draw_blank
from reports.page_layout import SMALL, edition_line, open_file
from reports.sheet import MM, Box, Sheet, page_format, picture_width
from reports.typefaces import Weight
from reports.wording import Language, Wording, wording_in

TITLE: Final = ("Reçus des prix", "Prize receipts")
RECEIPT: Final = ("Reçu n° {number}", "Receipt no. {number}")
STUB: Final = ("Souche n° {number}", "Stub no. {number}")
PLACE: Final = ("{rank} place", "{rank} place")
TIED_PLACE: Final = ("{rank} place ex æquo", "{rank} place, tied")
RECEIVED: Final = ("a reçu", "has received")
DATE: Final = ("Date", "Date")
FOR_CLUB: Final = ("Pour le club", "For the club")
HANDED: Final = ("Remis le", "Handed over on")
NOTHING: Final = ("Aucun prix à remettre.", "No prize to hand over.")

NUMBER = TypeStyle(13, Weight.BOLD)
TOURNAMENT = TypeStyle(9, Weight.SEMIBOLD)
QUIET = TypeStyle(8.5, ink=SOFT)
NAME = TypeStyle(15, Weight.BOLD)
RANK = TypeStyle(10, Weight.SEMIBOLD)
PRIZE = TypeStyle(17, Weight.BOLD)
WORDS = TypeStyle(10)
STUB_NAME = TypeStyle(10.5, Weight.SEMIBOLD)
STUB_PRIZE = TypeStyle(11, Weight.BOLD)
LABEL = TypeStyle(8, Weight.SEMIBOLD, SOFT)

PER_SHEET = 4
STUB_WIDTH, BESIDE_CUT = 46 * MM, 6 * MM
AROUND = 4.5 * MM
"""White above and below a receipt, to the cut."""
SIGNED = 37.0
LOGO_HEIGHT, LOGO_WIDEST = 30.0, 70.0
SMALLEST_PRIZE, SMALLEST_NAME, LEAST_FOR_A_PRIZE = 8.0, 9.0, 19.0


@dataclass(frozen=True, slots=True)
class PrizeReceipt:
    """What one player receives: ``prize`` as worded, ``cents`` when it is money.

    ``number`` stays the same however early the receipt is printed.
    """

    number: int
    name: str
    place: int
    prize: str
    club: str = ""
    cents: int = 0
    tied: bool = False


@dataclass(frozen=True, slots=True)
class PrizeReceipts:
    """A receipt a prize, in the order of their numbers."""

    heading: Heading
    receipts: tuple[PrizeReceipt, ...]


def render_prize_receipts(facts: PrizeReceipts, language: Language = "fr") -> bytes:
    """Return the PDF of the receipts: the stub at the left, cut marks between."""
    wording = wording_in(language)
    size = page_format(facts.heading.size)
    file = open_file(wording.told(TITLE), facts.heading, wording)
    height = (size.height - size.top - size.bottom) / PER_SHEET
    width = size.width - 2 * size.side
    for first in range(0, len(facts.receipts), PER_SHEET):
        sheet = file.new_sheet()
        here = facts.receipts[first : first + PER_SHEET]
        for row, receipt in enumerate(here):
            strip = Box(size.side, size.top + row * height, width, height)
            _cut(sheet, strip, last=row == PER_SHEET - 1)
            box = strip.inset(0, AROUND)
            _stub(sheet, replace(box, width=STUB_WIDTH), receipt, wording)
            x = strip.x + STUB_WIDTH + 2 * BESIDE_CUT
            right = Box(x, box.top, strip.right - x, box.height)
            _receipt(sheet, right, facts.heading, receipt, wording)
    if not facts.receipts:
        file.new_sheet().text(size.side, size.top + 20, wording.told(NOTHING), NAME)
    return file.to_bytes()


def _cut(sheet: Sheet, strip: Box, last: bool) -> None:
    """Draw where the stub is torn off, and where the receipts are cut from one another."""
    x = strip.x + STUB_WIDTH + BESIDE_CUT
    sheet.line((x, strip.top + 4), (x, strip.bottom - 4), thick=0.6, ink=RULE, dash=(2, 3))
    if not last:
        end = (strip.right, strip.bottom)
        sheet.line((strip.x, strip.bottom), end, thick=0.5, ink=RULE, dash=(3, 3))


def _stub(sheet: Sheet, box: Box, receipt: PrizeReceipt, wording: Wording) -> None:
    number = wording.told(STUB, number=wording.number(receipt.number))
    told = (
        fit(number, box.width, replace(NUMBER, size=11), smallest=7),
        fit(receipt.name, box.width, STUB_NAME, smallest=7.5, lines=3),
        fit(_place(receipt, wording), box.width, QUIET, smallest=7),
        fit(receipt.prize, box.width, STUB_PRIZE, smallest=7.5, lines=4),
    )
    top = _down(sheet, box, told, (4, 1, 4, 0))
    for row, words in ((1, HANDED), (0, FOR_CLUB)):
        foot = box.bottom - row * 24
        if foot - 20 > top:
            draw_blank(sheet, Box(box.x, foot - 20, box.width, 20), wording.told(words))


def _receipt(
    sheet: Sheet, box: Box, heading: Heading, receipt: PrizeReceipt, wording: Wording
) -> None:
    number = wording.told(RECEIPT, number=wording.number(receipt.number))
    left = box.x + _logo(sheet, box, heading)
    sheet.text(left, box.top + 20, number, NUMBER)
    room = box.right - left - NUMBER.width(number) - 14
    day = wording.day(heading.day) if heading.day else ""
    club = "  ·  ".join(filter(None, (heading.club, heading.place)))
    for row, (text, style) in enumerate(
        ((heading.tournament, TOURNAMENT), (day, QUIET), (club, QUIET))
    ):
        line = fit(text, room, style, smallest=6.5)
        sheet.text(box.right, box.top + 8 + row * 11, line.lines[0], line.style, "right")
    sheet.rule(box.x, box.top + 35, box.width, thick=1, ink=BLACK)
    words = in_words(receipt.cents, wording.language) if receipt.cents else ""
    who = "  ·  ".join(filter(None, (_place(receipt, wording), receipt.club)))
    place = fit(f"{who}  ·  {wording.told(RECEIVED)}", box.width, QUIET, smallest=7)
    signed = Box(box.x, box.bottom - SIGNED - 10, box.width, SIGNED)
    below = [fit(words, box.width, WORDS, smallest=7.5, lines=2)] if words else []
    under = place.height + 2 + sum(line.height for line in below)
    room = signed.top - 3 - (box.top + 39) - under
    left_by_prize = Box(box.x, 0, box.width, room - LEAST_FOR_A_PRIZE)
    name = _held(receipt.name, left_by_prize, NAME, SMALLEST_NAME)
    top = _down(sheet, replace(box, top=box.top + 39), [name, place], (0, 2))
    room -= name.height
    prize = _held(receipt.prize, Box(box.x, top, box.width, room), PRIZE, SMALLEST_PRIZE)
    _down(sheet, replace(box, top=top), [prize, *below], (0, 0))
    _signatures(sheet, signed, heading, wording)
    sheet.text(
        box.right, box.bottom, edition_line(heading, wording), replace(SMALL, size=6.5), "right"
    )


def _logo(sheet: Sheet, box: Box, heading: Heading) -> float:
    """Draw the club's logo in the head of a receipt; return the width that it takes."""
    if not heading.logo:
        return 0
    width = picture_width(heading.logo, LOGO_HEIGHT, LOGO_WIDEST)
    sheet.picture(Box(box.x, box.top, width, LOGO_HEIGHT), heading.logo)
    return width + 8


def _held(text: str, room: Box, style: TypeStyle, least: float) -> Fitted:
    """Return a text in the largest type that the room holds, not under ``least`` points."""
    size = style.size
    while True:
        fitted = fit(text, room.width, replace(style, size=size), smallest=min(size, 10), lines=2)
        if fitted.height <= room.height or size <= least:
            return fitted
        size -= 0.5


def _signatures(sheet: Sheet, box: Box, heading: Heading, wording: Wording) -> None:
    """The date, known or to be written, then who signs."""
    signed = (wording.told(DATE), wording.say("SIGNED_PLAYER"), wording.told(FOR_CLUB))
    for place, (line, label) in enumerate(zip(box.columns(3, 14), signed, strict=True)):
        sheet.text(line.x, line.top + 7, label, LABEL)
        if place == 0 and heading.day:
            sheet.text(line.x, line.bottom - 5, wording.short_day(heading.day), RANK)
        sheet.rule(line.x, line.bottom, line.width, thick=0.7, ink=BLACK)


def _place(receipt: PrizeReceipt, wording: Wording) -> str:
    # A place is feminine: the first one is not written as the first player.
    first = receipt.place == 1 and wording.language == "fr"
    rank = "1re" if first else wording.rank(receipt.place)
    return wording.told(TIED_PLACE if receipt.tied else PLACE, rank=rank)


def _down(sheet: Sheet, box: Box, told: Sequence[Fitted], gaps: Sequence[float]) -> float:
    """Write texts one under the other, each with the white below it; return how far they go."""
    top = box.top
    for fitted, gap in zip(told, gaps, strict=False):
        sheet.lines(Box(box.x, top, box.width, fitted.height), fitted)
        top += fitted.height + gap
    return top
