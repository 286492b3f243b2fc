"""The poster of the room: one code for every phone, which leads to « where do I sit? »."""

from __future__ import annotations

from dataclasses import dataclass

from reports.drawings import dots_of, draw_code
from reports.facts import Heading
from reports.lettering import ACCENT, SOFT, TypeStyle, Weight, fit
from reports.page_layout import (
    DOT,
    SMALL,
    day_and_place,
    edition_line,
    open_file,
    page_content,
    printed_line,
)
from reports.sheet import Box, Sheet

TITLE = ("Affiche de la salle", "Room poster")
ASKS = ("Où suis-je assis ?", "Where is my seat?")
HOW = (
    "Lisez ce code avec l’appareil photo de votre téléphone.",
    "Read this code with your phone’s camera.",
)
TYPED = ("Ou tapez cette adresse :", "Or type this address:")
WHAT = (
    "Ma place, l’horloge, les changements de place, le classement. Sans compte ni application.",
    "My seat, the clock, seat changes, the ranking. No account, no app.",
)
WHERE = (
    "Restez sur le Wi-Fi de la salle, même si le téléphone signale « pas d’accès à Internet ».",
    "Stay on the room’s Wi-Fi, even if your phone says “no internet access”.",
)

TOURNAMENT = TypeStyle(16, Weight.SEMIBOLD, ACCENT)
QUESTION = TypeStyle(60, Weight.BOLD)
LINE = TypeStyle(17)
ADDRESS = TypeStyle(26, Weight.BOLD)
NOTE = TypeStyle(13, ink=SOFT)
GAP = 16.0
FOOT = 24.0
LOGO_HEIGHT = 48.0
LOGO_WIDEST = 200.0


@dataclass(frozen=True, slots=True)
class RoomPoster:
    """Where the room's pages are, as phones ask for them.

    Without an address nothing leads anywhere: the poster is not printed then.
    """

    heading: Heading
    address: str = ""


def render_room_poster(facts: RoomPoster) -> bytes:
    """Return the PDF of the poster, one page.

    Without an address it has no code, and no word for the director either: screens say what
    is missing.
    """
    heading = facts.heading
    words = facts.heading.words
    file = open_file(words.say(TITLE), heading)
    sheet = file.new_sheet()
    page = page_content(heading)
    top = page.top
    middle = page.x + page.width / 2
    if sheet.logo(heading.logo, middle, top, LOGO_HEIGHT, LOGO_WIDEST, "center"):
        top += LOGO_HEIGHT + GAP / 2
    lines = [fit(heading.tournament, page.width, TOURNAMENT, smallest=9, lines=2)]
    lines += [fit(told, page.width, NOTE, smallest=8) for told in day_and_place(heading)]
    top = sheet.stack(page.row(top, 0), lines, align="center") + GAP
    asks = fit(words.say(ASKS), page.width, QUESTION, smallest=30)
    top = sheet.stack(page.row(top, 0), (asks,), align="center")
    if facts.address:
        _code(sheet, page, top + GAP, facts)
    told = f"{printed_line(heading)}{DOT}{edition_line(heading)}"
    sheet.text(page.x + page.width / 2, page.bottom - 2, told, SMALL, "center")
    return file.to_bytes()


def _code(sheet: Sheet, page: Box, top: float, facts: RoomPoster) -> None:
    """Draw the code as large as the page holds it, and what stands around it."""
    words = facts.heading.words
    width = page.width
    how = fit(words.say(HOW), width, LINE, smallest=10, lines=2)
    below = (
        fit(words.say(TYPED), width, LINE, smallest=10),
        fit(facts.address, width, ADDRESS, smallest=9),
        fit(words.say(WHAT), width, NOTE, smallest=8, lines=2),
        fit(words.say(WHERE), width, NOTE, smallest=8, lines=2),
    )
    gaps = (4.0, GAP, 4.0, 0.0)
    top = sheet.stack(page.row(top, 0), (how,), align="center") + GAP / 2
    under = sum(line.height for line in below) + sum(gaps) + GAP
    side = min(width, page.bottom - FOOT - under - top)
    box = Box(page.x + (width - side) / 2, top, side, side)
    draw_code(sheet, box, dots_of(f"{facts.address}/seat"))
    sheet.stack(page.row(top + side + GAP / 2, 0), below, gaps, "center")
