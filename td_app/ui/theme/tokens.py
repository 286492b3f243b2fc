"""Colours, spaces, radii and type sizes: the one place they are decided.

Neutral greys carry the page, one deep card-table green marks the one thing to do, amber and
red say that time runs out or that something is wrong. Contrasts are held by tests.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum


class Space(IntEnum):
    """Distances in pixels: multiples of 8, 4 inside controls."""

    HAIR = 4
    TIGHT = 8
    SNUG = 12
    NORMAL = 16
    WIDE = 24
    ROOMY = 32
    VAST = 48


class TypeSize(IntEnum):
    """Heights of type in pixels; the public clock scales with its window instead."""

    SMALL = 12
    BODY = 14
    LEAD = 16
    TITLE = 20
    DECISION = 28
    FIGURE = 40


class Height(IntEnum):
    """Heights of things that are clicked or stay on the window, in pixels."""

    TOP_BAR = 56
    HEAD = 56
    FOOT_BAR = 32
    ROW = 36
    LOW_ROW = 32
    CONTROL = 36
    FLOOR_CONTROL = 44


LOW_ROWS_UP_TO = 768
"""Up to this height of a window, in pixels, rows of tables are low: more of them are in sight."""

RADIUS = 6
"""The one corner radius, in pixels."""

SCROLL_BAR = 10
"""How wide a scroll bar is, in pixels."""

FOCUS_WIDTH = 2
"""Width of the ring around what has the keyboard, in pixels."""


class Tone(Enum):
    """The meaning of a colour: neutral, the thing to do, time running out, an error."""

    NEUTRAL = "neutral"
    ACCENT = "accent"
    AMBER = "amber"
    RED = "red"


@dataclass(frozen=True, slots=True)
class Colours:
    """One set of colours, each ``#rrggbb``."""

    page: str
    surface: str
    sunken: str
    hover: str
    line: str
    line_strong: str
    text: str
    text_soft: str
    text_disabled: str
    accent: str
    accent_hover: str
    accent_pressed: str
    on_accent: str
    accent_text: str
    accent_soft: str
    amber: str
    amber_ground: str
    on_amber: str
    amber_text: str
    amber_soft: str
    red: str
    red_hover: str
    on_red: str
    red_text: str
    red_soft: str
    focus: str
    felt: str
    felt_line: str
    suit_red: str
    suit_black: str
    suit_blue: str
    suit_green: str
    tip: str
    on_tip: str

    def text_of(self, tone: Tone) -> str:
        """Return the colour of words in that tone."""
        return {
            Tone.NEUTRAL: self.text_soft,
            Tone.ACCENT: self.accent_text,
            Tone.AMBER: self.amber_text,
            Tone.RED: self.red_text,
        }[tone]

    def soft_of(self, tone: Tone) -> str:
        """Return the pale ground behind words in that tone."""
        return {
            Tone.NEUTRAL: self.sunken,
            Tone.ACCENT: self.accent_soft,
            Tone.AMBER: self.amber_soft,
            Tone.RED: self.red_soft,
        }[tone]

    def strong_of(self, tone: Tone) -> str:
        """Return the full colour of bars, rings and shapes in that tone."""
        return {
            Tone.NEUTRAL: self.line_strong,
            Tone.ACCENT: self.focus,
            Tone.AMBER: self.amber,
            Tone.RED: self.red,
        }[tone]


LIGHT = Colours(
    page="#f3f4f2",
    surface="#ffffff",
    sunken="#eaece9",
    hover="#f0f2ef",
    line="#dcdfda",
    line_strong="#7c837d",
    text="#191d1a",
    text_soft="#535a55",
    text_disabled="#646a65",
    accent="#0b5c3b",
    accent_hover="#0e6e47",
    accent_pressed="#08472d",
    on_accent="#ffffff",
    accent_text="#0b5c3b",
    accent_soft="#e1efe7",
    amber="#bd7200",
    amber_ground="#f4b740",
    on_amber="#1d1402",
    amber_text="#8a4b00",
    amber_soft="#fdf1d8",
    red="#b3261e",
    red_hover="#971d16",
    on_red="#ffffff",
    red_text="#a3211a",
    red_soft="#fbe6e4",
    focus="#0b7a4d",
    felt="#e6eee9",
    felt_line="#a9bbb0",
    suit_red="#b3261e",
    suit_black="#191d1a",
    suit_blue="#1d4fae",
    suit_green="#176b3a",
    tip="#252a27",
    on_tip="#f4f6f4",
)

DARK = Colours(
    page="#121513",
    surface="#1b1f1c",
    sunken="#262b27",
    hover="#222723",
    line="#313732",
    line_strong="#78807a",
    text="#eceeec",
    text_soft="#a8b0aa",
    text_disabled="#8e9590",
    accent="#17774d",
    accent_hover="#1b8757",
    accent_pressed="#126040",
    on_accent="#ffffff",
    accent_text="#66c798",
    accent_soft="#173327",
    amber="#e0982b",
    amber_ground="#e0982b",
    on_amber="#1d1402",
    amber_text="#f1bd68",
    amber_soft="#3a2c12",
    red="#d0473d",
    red_hover="#bb3a31",
    on_red="#ffffff",
    red_text="#ff9d94",
    red_soft="#41201d",
    focus="#4fc48d",
    felt="#1c2d25",
    felt_line="#3d5a4b",
    suit_red="#ff7f74",
    suit_black="#eceeec",
    suit_blue="#7fb0ff",
    suit_green="#66c78c",
    tip="#eceeec",
    on_tip="#191d1a",
)


@dataclass(frozen=True, slots=True)
class Theme:
    """A theme by its name, with its colours."""

    name: str
    colours: Colours


THEMES: dict[str, Theme] = {"light": Theme("light", LIGHT), "dark": Theme("dark", DARK)}
