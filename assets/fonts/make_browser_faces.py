"""Make the faces of the phones' pages and of the wall in a browser, from those beside this file.

Phones are sent what Western and Central Europe writes, as WOFF2. The wall shows names as the window
does: every letter of Latin, Greek and Cyrillic, for browsers of 2015 as WOFF too. Run by hand when
the typeface changes, with fontTools and brotli in an environment of its own:
``python make_browser_faces.py . ../../td_app/web/static``
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

#: Letters of names that Latin-1 lacks: Polish, Czech, Hungarian, Romanian, Turkish, Croatian.
NEIGHBOURS = "ĂăĄąĆćČčĎďĐđĘęĚěĞğİıŁłŃńŇňŐőŘřŚśŞşŠšŢţŤťŮůŰűŹźŻżŽžȘșȚț"
LATIN = "".join(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x100)))) + NEIGHBOURS
#: Œ, dashes, a hyphen at which no line ends, quotation marks, spaces, the arrow of a move, suits,
#: superior letters of ordinals.
SIGNS = "ŒœŸ\u2011–—‘’“”…\u2009\u202f€→−♠♥♦♣ᵉʳ"
#: Latin, its accents; Greek, Cyrillic; Latin of Viet Nam; punctuation, signs, arrows, suits.
BLOCKS = (
    (0x20, 0x24F),
    (0x2B0, 0x52F),
    (0x1D49, 0x1D49),
    (0x2B3, 0x2B3),
    (0x1E00, 0x1EFF),
    (0x2000, 0x20BF),
    (0x2190, 0x2193),
    (0x2212, 0x2265),
    (0x25A1, 0x25A1),
    (0x2660, 0x2666),
)


def _of(text: str) -> tuple[int, ...]:
    return tuple(map(ord, text))


@dataclass(frozen=True)
class Cut:
    """What a face is made of, which letters it keeps (None: all), its features, its files.

    ``figures_of``: the face whose figures it has in the place of its own.
    """

    made_of: str
    letters: Sequence[int] | None
    features: tuple[str, ...] = ()
    hinting: bool = False
    flavours: tuple[str, ...] = ("woff2",)
    figures_of: str = ""


PHONES = _of(LATIN + SIGNS)
WALL = tuple(code for first, last in BLOCKS for code in range(first, last + 1))
IN_TEXT = ("kern", "mark", "ccmp", "calt")
#: Kerning is off on the wall: words are as wide as they were measured.
ON_A_WALL = ("mark", "ccmp", "calt")
BOTH = ("woff2", "woff")

FACES = {
    "tapis-regular": Cut("TapisSans-Regular", PHONES, IN_TEXT),
    "tapis-bold": Cut("TapisSans-SemiBold", PHONES, IN_TEXT),
    "tapis-figures": Cut("TapisFigures-Even", _of("0123456789:/+ \u202f")),
    "wall-regular": Cut("TapisSans-Regular", WALL, ON_A_WALL, True, BOTH, "TapisWords-Regular"),
    "wall-semibold": Cut("TapisSans-SemiBold", WALL, ON_A_WALL, True, BOTH, "TapisWords-SemiBold"),
    "wall-bold": Cut("TapisSans-Bold", WALL, ON_A_WALL, True, BOTH, "TapisWords-Bold"),
    "wall-even": Cut("TapisFigures-Even", None, flavours=BOTH),
    "wall-figures": Cut("TapisFigures-Regular", None, flavours=BOTH),
}


def main(fonts: Path, out: Path) -> None:
    """Read ``<made_of>.ttf`` of each face and write its files, the same bytes each time."""
    for name, cut in FACES.items():
        for flavour in cut.flavours:
            font = TTFont(fonts / f"{cut.made_of}.ttf", recalcTimestamp=False)
            if cut.figures_of:
                take_figures(font, TTFont(fonts / f"{cut.figures_of}.ttf"))
            if cut.letters is not None:
                options = Options()
                options.layout_features = list(cut.features)
                options.name_IDs = [0, 1, 2, 13]
                options.hinting = cut.hinting
                options.notdef_outline = True
                subsetter = Subsetter(options)
                subsetter.populate(unicodes=cut.letters)
                subsetter.subset(font)
            font.flavor = flavour
            font.save(out / f"{name}.{flavour}")


def take_figures(font: TTFont, other: TTFont) -> None:
    """Draw the figures of a face as those of another, of their own widths."""
    for code in map(ord, "0123456789"):
        (name, its) = (font.getBestCmap()[code], other.getBestCmap()[code])
        font["glyf"][name] = other["glyf"][its]
        font["hmtx"][name] = other["hmtx"][its]


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
