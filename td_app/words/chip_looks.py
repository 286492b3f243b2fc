"""Chips as screens and papers show them: the colour of each code, and what it is called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

CHIP_COLOURS: Final[Mapping[str, str]] = {
    "white": "#f2f1ec",
    "red": "#c1272d",
    "green": "#1f7a45",
    "blue": "#1f4fa3",
    "black": "#1d2022",
    "purple": "#6b3fa0",
    "yellow": "#f0c93a",
    "orange": "#e57b1f",
    "pink": "#e88fb0",
    "brown": "#6f4a2d",
    "grey": "#8b9095",
    "light_blue": "#7fbfe6",
}

COLOUR_NAMES: Final[Mapping[str, tuple[str, str]]] = {
    "white": ("blanc", "white"),
    "red": ("rouge", "red"),
    "green": ("vert", "green"),
    "blue": ("bleu", "blue"),
    "black": ("noir", "black"),
    "purple": ("violet", "purple"),
    "yellow": ("jaune", "yellow"),
    "orange": ("orange", "orange"),
    "pink": ("rose", "pink"),
    "brown": ("marron", "brown"),
    "grey": ("gris", "grey"),
    "light_blue": ("bleu clair", "light blue"),
}
"""French, then English."""
