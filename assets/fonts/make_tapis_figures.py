"""Make the two files of Tapis Figures from Roboto Flex: the condensed figures of the wall.

Run by hand when the typeface changes, with fontTools and brotli in an environment of its own:
``python make_tapis_figures.py roboto-flex-latin-full-normal.woff2 .`` (the file is in the npm
package ``@fontsource-variable/roboto-flex``).
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

CUT = {"wdth": 75, "wght": 650, "opsz": 144}
FIGURES = "0123456789"
KEPT = f"{FIGURES}:/+,.€% "
EVEN = "TapisFigures-Even"
OWN_WIDTH = "TapisFigures-Regular"
NAMES = {EVEN: "Tapis Figures Even", OWN_WIDTH: "Tapis Figures"}
NARROW = 0.2  # the space of thousands, in widths of an em
BESIDE_SLASH = 0.05  # what is free at each side of the slash of blinds, in widths of an em


def main(flex: Path, out: Path) -> None:
    """Write the figures of one width, for a time that ticks, and those of their own width."""
    for file, family in NAMES.items():
        font = TTFont(flex)
        cut = {axis.axisTag: axis.defaultValue for axis in font["fvar"].axes}
        instantiateVariableFont(font, cut | CUT, inplace=True)
        if file == OWN_WIDTH:
            give_own_widths(font)
            give_slash_air(font)
        keep_figures(font)
        raise_colon(font)
        add_spaces(font)
        rename(font, file, family)
        font.flavor = None
        font["head"].modified = font["head"].created
        font.recalcTimestamp = False
        font.save(out / f"{file}.ttf")


def give_own_widths(font: TTFont) -> None:
    """Map 0-9 to the figures that each have their own width."""
    gsub = font["GSUB"].table
    wanted = next(f for f in gsub.FeatureList.FeatureRecord if f.FeatureTag == "pnum")
    own = {}
    for index in wanted.Feature.LookupListIndex:
        for sub in gsub.LookupList.Lookup[index].SubTable:
            own |= getattr(sub, "ExtSubTable", sub).mapping
    for table in font["cmap"].tables:
        for code in map(ord, FIGURES):
            if code in table.cmap:
                table.cmap[code] = own.get(table.cmap[code], table.cmap[code])


def give_slash_air(font: TTFont) -> None:
    """Widen the slash between two blinds, so much at each side: it touched their figures."""
    air = round(font["head"].unitsPerEm * BESIDE_SLASH)
    slash = font.getBestCmap()[ord("/")]
    (wide, bearing) = font["hmtx"][slash]
    font["glyf"][slash].coordinates.translate((air, 0))
    font["glyf"][slash].recalcBounds(font["glyf"])
    font["hmtx"][slash] = (wide + 2 * air, bearing + air)


def keep_figures(font: TTFont) -> None:
    """Drop everything that a time, a level or an amount does not need."""
    options = Options()
    options.layout_features = []
    options.name_IDs = [0, 5, 13, 14]
    options.notdef_outline = True
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(text=KEPT)
    subsetter.subset(font)


def raise_colon(font: TTFont) -> None:
    """Set the colon of a time at the middle of its figures: it stands on the line for letters."""
    glyphs = font["glyf"]
    best = font.getBestCmap()
    (zero, colon) = (glyphs[best[ord(letter)]] for letter in "0:")
    shift = (zero.yMin + zero.yMax - colon.yMin - colon.yMax) // 2
    colon.coordinates.translate((0, shift))
    colon.recalcBounds(glyphs)


def add_spaces(font: TTFont) -> None:
    """Give the narrow space of thousands, and both that do not break."""
    narrow = round(font["head"].unitsPerEm * NARROW)
    font.setGlyphOrder([*font.getGlyphOrder(), "narrow"])
    font["glyf"]["narrow"] = TTGlyphPen(None).glyph()
    font["hmtx"]["narrow"] = (narrow, 0)
    best = font.getBestCmap()
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap |= {0xA0: best[ord(" ")], 0x202F: "narrow"}


def rename(font: TTFont, file: str, family: str) -> None:
    """Name the family apart from Roboto Flex, so that an installed one is never taken for it."""
    names = font["name"]
    told = {1: family, 2: "Regular", 3: f"{file}:{names.getDebugName(5)}", 4: family, 6: file}
    for number, text in told.items():
        names.setName(text, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = 400


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
