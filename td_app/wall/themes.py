"""The colours of the wall: six themes, each readable from the back of the room.

What is read has seven to one on the lightest point of its ground: gold, soft grey and the colours
of states are, in each theme, the nearest to what they mean that has it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from reports.marks import luminance, parts_of

#: The contrast of whatever is read on the wall.
READ: Final = 7.0
#: That of white on a ground dark enough for gold and soft grey to be told from it.
CARRIES: Final = 11.0
#: The least that is covered of a picture behind the wall where something is read, and elsewhere.
SCRIM: Final = 0.8
CLEAR_SCRIM: Final = 0.15
#: How far a colour goes towards black or white at a time.
STEP: Final = 0.01

WHITE: Final = "#ffffff"
BLACK: Final = "#000000"
GOLD: Final = "#f2c14e"
SOFT: Final = "#b6beb8"
GREEN: Final = "#0f7a4b"
LIGHT_GREEN: Final = "#6fdca6"
AMBER: Final = "#ffb02e"
RED: Final = "#d63a2f"
LIGHT_RED: Final = "#ff8f85"


@dataclass(frozen=True, slots=True)
class Theme:
    """A theme: its ground from the middle to the edge, and what stands on it, each ``#rrggbb``.

    ``accent``, ``amber`` and ``red`` are grounds with words in ``on_…``; the same with ``_text``
    are words on the theme's own ground. ``filled`` is what is over of the level in play.
    """

    key: str
    inner: str
    outer: str
    ink: str
    soft: str
    gold: str
    panel: str
    line: str
    accent: str
    on_accent: str
    accent_text: str
    filled: str
    amber: str
    on_amber: str
    amber_text: str
    red: str
    on_red: str
    red_text: str

    @property
    def dark(self) -> bool:
        """Return whether light words stand on a dark ground."""
        return luminance(self.inner) < luminance(self.ink)


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours (WCAG), from 1 to 21.

    >>> round(contrast("#ffffff", "#000000"))
    21
    """
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def blended(colour: str, other: str, share: float) -> str:
    """Return a colour with so large a share of another.

    >>> blended("#000000", "#ffffff", 0.5)
    '#808080'
    """
    parts = zip(parts_of(colour), parts_of(other), strict=True)
    return "#" + "".join(
        f"{round(255 * (one * (1 - share) + two * share)):02x}" for one, two in parts
    )


def readable(colour: str, ground: str, least: float = READ) -> str:
    """Return the nearest to a colour, lighter or darker, that is read on a ground.

    >>> contrast(readable("#f2c14e", "#0d4430"), "#0d4430") >= 7
    True
    """
    towards = WHITE if contrast(WHITE, ground) >= contrast(BLACK, ground) else BLACK
    return next(one for one in _towards(colour, towards) if contrast(one, ground) >= least)


def ground_for(colour: str, ink: str, least: float = READ) -> str:
    """Return the nearest ground to a colour on which ``ink`` is read."""
    towards = BLACK if luminance(ink) > luminance(colour) else WHITE
    return next(one for one in _towards(colour, towards) if contrast(one, ink) >= least)


def _towards(colour: str, end: str) -> Iterator[str]:
    for step in range(round(1 / STEP) + 1):
        yield blended(colour, end, step * STEP)


def _dark(key: str, inner: str, outer: str, accent: str = GREEN) -> Theme:
    """A theme of light words, its ground lightest in the middle."""
    # Darker than the middle of the ground where there is one: gold stays gold on it.
    panel = blended(outer, WHITE, 0.07)
    lightest = max(inner, panel, key=luminance)
    return Theme(
        key=key,
        inner=inner,
        outer=outer,
        ink=readable(WHITE, lightest),
        soft=readable(SOFT, lightest),
        gold=readable(GOLD, lightest),
        panel=panel,
        line=readable(blended(inner, WHITE, 0.2), inner, 1.5),
        accent=ground_for(accent, WHITE),
        on_accent=WHITE,
        accent_text=readable(LIGHT_GREEN, lightest),
        filled=ground_for(blended(panel, LIGHT_GREEN, 0.45), WHITE),
        amber=AMBER,
        on_amber="#1d1402",
        amber_text=readable(AMBER, lightest),
        red=ground_for(RED, WHITE),
        on_red=WHITE,
        red_text=readable(LIGHT_RED, lightest),
    )


NOIR: Final = _dark("noir", "#000000", "#000000")
FEUTRE: Final = _dark("feutre", "#0d4430", "#072319", "#0b5c3b")
MARINE: Final = _dark("marine", "#14305e", "#081327", "#1f5fbf")
BORDEAUX: Final = _dark("bordeaux", "#5a1426", "#1f060d", "#8a2a42")
#: For bright rooms: dark words on a light ground.
JOUR: Final = Theme(
    key="jour",
    inner="#f7f6f1",
    outer="#f7f6f1",
    ink="#191d1a",
    soft=readable("#535a55", "#eceae2"),
    gold=readable("#5c3d00", "#eceae2"),
    panel="#eceae2",
    line="#c9c8bf",
    accent=ground_for("#0b5c3b", WHITE),
    on_accent=WHITE,
    accent_text=readable("#0b5c3b", "#eceae2"),
    filled=ground_for("#a9d3bd", "#191d1a"),
    amber="#f4b740",
    on_amber="#1d1402",
    amber_text=readable("#8a4b00", "#eceae2"),
    red=ground_for(RED, WHITE),
    on_red=WHITE,
    red_text=readable("#a3211a", "#eceae2"),
)
#: Those that every club may choose; the club's own is made from its logo.
THEMES: Final = {theme.key: theme for theme in (NOIR, FEUTRE, MARINE, BORDEAUX, JOUR)}
CLUB: Final = "club"
#: What earlier editions called them.
EARLIER: Final = {"green": "noir", "blue": "marine", "plum": "bordeaux", "turquoise": "feutre"}


def theme_of(key: str, club: Theme = NOIR) -> Theme:
    """Return the theme a club wants; its own where it has a logo, Noir for a name unknown."""
    if key == CLUB:
        return club
    return THEMES.get(EARLIER.get(key, key), NOIR)


def club_theme(first: str, second: str) -> Theme:
    """Return the theme of two colours of a logo, as dark as they must be.

    >>> contrast(club_theme("#ffe000", "#0033aa").inner, "#ffffff") >= 7
    True
    """
    inner = ground_for(first, WHITE, CARRIES)
    return _dark(CLUB, inner, blended(inner, BLACK, 0.5), second)


@lru_cache(maxsize=8)
def over_picture(theme: Theme, darkest: str, lightest: str) -> tuple[Theme, float]:
    """Return a theme as it is read over a picture, and the share covered of it where it is read.

    Nothing of the picture is darker or lighter than these. Under so much of the ground it is never
    so near to the ink that the other colours could not be told from it; these are then the nearest
    that are read on it.
    """
    worst = lightest if theme.dark else darkest
    share = SCRIM
    while contrast(theme.ink, blended(worst, theme.outer, share)) < CARRIES:
        share += STEP
    ground = blended(worst, theme.outer, share)
    words = ("soft", "gold", "accent_text", "amber_text", "red_text")
    # A hair more: a screen rounds what it blends.
    nearest = {name: readable(getattr(theme, name), ground, READ + 0.1) for name in words}
    return replace(theme, line=readable(theme.line, ground, 1.5), **nearest), share
