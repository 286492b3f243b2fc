"""Places around an oval: place 1 left of the dealer's side at the foot, then clockwise."""

from __future__ import annotations

from bisect import bisect_left
from itertools import pairwise
from math import copysign, cos, hypot, pi, sin

from reports.sheet import Box

STEPS = 240
SQUARENESS = 2.5
"""Exponent of the superellipse: 2 is an ellipse, more comes nearer to a rectangle."""

Point = tuple[float, float]


def _unit(step: int) -> Point:
    angle = pi / 2 + 2 * pi * step / STEPS
    x, y = cos(angle), sin(angle)
    power = 2 / SQUARENESS
    return copysign(abs(x) ** power, x), copysign(abs(y) ** power, y)


CURVE = tuple(_unit(step) for step in range(STEPS + 1))
"""The oval within one unit around its middle, from the foot, clockwise on the sheet."""


def oval(box: Box) -> tuple[Point, ...]:
    """Return the points of the oval that fills a box."""
    half_x, half_y = box.width / 2, box.height / 2
    x, y = box.x + half_x, box.top + half_y
    return tuple((x + across * half_x, y + down * half_y) for across, down in CURVE[:-1])


def places_around(box: Box, places: int, width: float, height: float) -> tuple[Point, ...]:
    """Return the middle of each place on the oval of a box, evenly spaced, from place 1.

    ``width`` and ``height`` are a place's own: wide ones get more room sideways.
    """
    half_x, half_y = box.width / 2, box.height / 2
    travelled = [0.0]
    for (x, y), (next_x, next_y) in pairwise(CURVE):
        step = hypot((next_x - x) * half_x / width, (next_y - y) * half_y / height)
        travelled.append(travelled[-1] + step)
    points = []
    for place in range(places):
        wanted = travelled[-1] * (place + 0.5) / places
        after = max(1, bisect_left(travelled, wanted))
        part = (wanted - travelled[after - 1]) / (travelled[after] - travelled[after - 1])
        (x, y), (next_x, next_y) = CURVE[after - 1], CURVE[after]
        across, down = x + (next_x - x) * part, y + (next_y - y) * part
        points.append((box.x + half_x + across * half_x, box.top + half_y + down * half_y))
    return tuple(points)
