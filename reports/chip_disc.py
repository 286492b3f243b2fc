"""A chip drawn as a disc with its value; its colour's name beside it, never the colour alone."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from reports.fitting import BLACK, WHITE, Ink, TypeStyle, fit
from reports.sheet import Sheet
from reports.typefaces import Weight

LIGHT_ENOUGH = 0.55
"""Lightness from which a disc takes black figures."""
SPOTS = 6


@dataclass(frozen=True, slots=True)
class ChipLook:
    """A value with its colour (``#rrggbb``) and what that colour is called."""

    value: int
    colour: str
    name: str


def ink_of(colour: str) -> Ink:
    """Return the ink of ``#rrggbb``.

    >>> ink_of("#ff0000")
    Ink(red=1.0, green=0.0, blue=0.0)
    """
    red, green, blue = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    return Ink(red, green, blue)


def draw_chip(
    sheet: Sheet, middle: tuple[float, float], radius: float, look: ChipLook, value: str
) -> None:
    """Draw a chip; ``value`` is its figure as the paper writes numbers."""
    ground = ink_of(look.colour)
    light = 0.3 * ground.red + 0.59 * ground.green + 0.11 * ground.blue > LIGHT_ENOUGH
    ink = BLACK if light else WHITE
    sheet.disc(middle, radius, ground, thick=0.8)
    for spot in range(SPOTS):
        angle = 2 * pi * spot / SPOTS + pi / 2
        near, far = radius * 0.8, radius * 0.97
        sheet.line(
            (middle[0] + cos(angle) * near, middle[1] + sin(angle) * near),
            (middle[0] + cos(angle) * far, middle[1] + sin(angle) * far),
            thick=radius * 0.2,
            ink=ink,
        )
    style = TypeStyle(radius * 0.72, Weight.BOLD, ink)
    shown = fit(value, radius * 1.45, style, smallest=3)
    baseline = middle[1] + shown.style.cap_height / 2
    sheet.text(middle[0], baseline, shown.lines[0], shown.style, "center")
