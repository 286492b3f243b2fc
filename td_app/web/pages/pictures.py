"""What pages draw: a table with one's own seat lit, a chip."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from markupsafe import Markup

from reports.drawings import oval, places_around
from reports.marks import (
    ACCENT,
    BAR,
    PALE,
    RULE,
    SOFT,
    Area,
    ChartMark,
    Disc,
    Said,
    svg,
    takes_black,
)
from reports.sheet import Box
from td_app.tournament.state.chips import ChipSet
from td_app.words.chip_looks import CHIP_COLOURS
from td_app.words.figures import whole
from td_app.words.terms import colour_text

#: A table as it is drawn, in units of its picture, and how large seats and their figures are.
WIDE = 340
HIGH = 210
MARGIN = 44
RIM = 5
AROUND = 19
SEAT = 13
OWN_SEAT = 24
FIGURE = 12
OWN_FIGURE = 26
#: Points of the oval left out between two that are drawn: it stays round, and light.
STEP = 6
#: The radius of a chip, of its inner rings, and the height of its figures by their number.
CHIP = 24
RINGS = ((1.0, 0.94), (0.76, 0.71))
VALUE_SIZES = {1: 20, 2: 18, 3: 15, 4: 12}
LONG_VALUE = 10
#: The ground of a chip that the set lacks.
UNKNOWN = "#8b9095"


@lru_cache(maxsize=256)
def seat_picture(seats: int, place: int, title: str, dealer: str) -> Markup:
    """Return a table of so many seats from above, the dealer at its foot, one place lit."""
    felt = Area(oval(_within(MARGIN))[::STEP], PALE)
    rim = Area(oval(_within(MARGIN - RIM))[::STEP], BAR)
    middles = places_around(_within(MARGIN - AROUND), seats, 1, 1)
    dealer_words = Said(WIDE / 2, HIGH - MARGIN - FIGURE, dealer, FIGURE, SOFT, "center")
    marks: list[ChartMark] = [rim, felt, dealer_words]
    for number, (x, y) in enumerate(middles, 1):
        if number != place:
            words = Said(x, y + FIGURE * 0.36, str(number), FIGURE, SOFT, "center")
            marks += [Disc(x, y, SEAT, RULE), Disc(x, y, SEAT - 1.5, "var(--surface)"), words]
    x, y = middles[place - 1]
    marks += [Disc(x, y, OWN_SEAT, "var(--surface)"), Disc(x, y, OWN_SEAT - 3, ACCENT)]
    on_it = "var(--on-accent)"
    marks.append(Said(x, y + OWN_FIGURE * 0.36, str(place), OWN_FIGURE, on_it, "center"))
    return _inside_a_page(marks, WIDE, HIGH, title)


def _within(margin: float) -> Box:
    return Box(margin, margin, WIDE - 2 * margin, HIGH - 2 * margin)


@lru_cache(maxsize=256)
def chip_picture(chips: ChipSet, value: int, language: str) -> Markup:
    """Return a chip of the set, named by its colour in the language spoken now."""
    chip = chips.chip_of(value)
    told = whole(value)
    ground = CHIP_COLOURS[chip.colour] if chip is not None else UNKNOWN
    name = colour_text(chip.colour) if chip is not None else told
    ink = "#14171a" if takes_black(ground) else "#ffffff"
    marks: list[ChartMark] = [
        Disc(CHIP, CHIP, CHIP * share, colour)
        for outer, inner in RINGS
        for share, colour in ((outer, ink), (inner, ground))
    ]
    size = VALUE_SIZES.get(len(told), LONG_VALUE)
    figures = Said(CHIP, CHIP + size * 0.36, told, size, ink, "center")
    return _inside_a_page([*marks, figures], 2 * CHIP, 2 * CHIP, name)


def _inside_a_page(marks: Sequence[ChartMark], width: float, height: float, title: str) -> Markup:
    # A page needs no address of another site to know what a picture is.
    return Markup(
        svg(marks, width, height, title).replace(' xmlns="http://www.w3.org/2000/svg"', "")
    )
