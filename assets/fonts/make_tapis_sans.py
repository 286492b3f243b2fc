"""Make the three files of Tapis Sans from Inter: outlines for paper, even figures, four suits,
French ordinals.

Run by hand when the typeface changes, with fontTools in an environment of its own:
``python make_tapis_sans.py /usr/share/fonts/opentype/inter .``
"""

from __future__ import annotations

import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, newTable

FAMILY = "Tapis Sans"
WEIGHTS = ("Regular", "SemiBold", "Bold")
KEPT = (
    *range(0x20, 0x530),  # Latin, Greek, Cyrillic
    *(0x1D48, 0x1D49),  # superior d and e; those of r and s are among the first
    *range(0x1E00, 0x2000),  # Latin of Viet Nam, old Greek
    *range(0x2000, 0x2070),  # spaces, dashes, quotation marks
    *range(0x2070, 0x2190),  # exponents, money, letters used as signs, fractions
    *range(0x2190, 0x2300),  # arrows, mathematics
    *range(0x25A0, 0x2760),  # shapes and marks
)
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "case", "sups", "calt"]
CODE_LENGTH = 6  # figures before an e, after a letter, that make it part of a code
SPREAD = 0.06  # white on each side of a suit, in widths of a suit


def main(inter: Path, out: Path) -> None:
    """Read ``Inter-<weight>.otf`` and write ``TapisSans-<weight>.ttf`` for each weight."""
    for weight in WEIGHTS:
        font = TTFont(inter / f"Inter-{weight}.otf")
        give_even_figures(font)
        raise_french_ordinals(font)
        keep_what_is_read(font)
        draw_for_paper(font)
        rename(font, weight)
        font["head"].modified = font["head"].created
        font.recalcTimestamp = False
        font.save(out / f"TapisSans-{weight}.ttf")


def give_even_figures(font: TTFont) -> None:
    """Map 0-9 to the figures that all have one width."""
    even = _substitutes(font, "tnum")
    for table in font["cmap"].tables:
        for code in map(ord, "0123456789"):
            if code in table.cmap:
                glyph = table.cmap[code]
                table.cmap[code] = even.get(glyph, glyph)  # two tables may be one object
    best = font.getBestCmap()
    figures = {best[code] for code in map(ord, "0123456789")}
    widest = max(font["hmtx"][name][0] for name in figures)
    for name in figures:  # weights made between two others round a few units apart
        width, bearing = font["hmtx"][name]
        if widest - width > 8:
            raise ValueError(f"{name}: {width} units wide, {widest} expected")
        font["hmtx"][name] = (widest, bearing)


def _substitutes(font: TTFont, feature: str) -> dict[str, str]:
    gsub = font["GSUB"].table
    wanted = [
        index
        for record in gsub.FeatureList.FeatureRecord
        if record.FeatureTag == feature
        for index in record.Feature.LookupListIndex
    ]
    found: dict[str, str] = {}
    for index in wanted:
        for sub in gsub.LookupList.Lookup[index].SubTable:
            found |= getattr(getattr(sub, "ExtSubTable", sub), "mapping", {})
    return found


def raise_french_ordinals(font: TTFont) -> None:
    """Have "1er", "1re" and "12e" shown with superior letters wherever text is shaped.

    The text itself stays plain: read aloud, copied and searched for as it is typed. It takes the
    place of the contextual alternates of Inter (arrows and the like), which nothing here uses.
    """
    letters = [glyph for code, glyph in sorted(font.getBestCmap().items()) if chr(code).isalpha()]
    best = font.getBestCmap()
    figures, e, r = [best[ord(figure)] for figure in "0123456789"], best[ord("e")], best[ord("r")]
    codes = "\n".join(
        f"ignore sub @letters {'@figures ' * count}{begun};"
        for count in range(1, CODE_LENGTH + 1)
        for begun in (f"{e}'", f"{r}' {e}'")
    )
    other = deepcopy(font)
    addOpenTypeFeaturesFromString(
        other,
        f"""
        @figures = [{" ".join(figures)}];
        @letters = [{" ".join(dict.fromkeys(letters))}];
        lookup superior {{ sub {e} by {best[0x1D49]}; sub {r} by {best[0x2B3]}; }} superior;
        feature calt {{
            {codes}
            ignore sub @figures {e}' {r}' [@letters @figures];
            sub @figures {e}' lookup superior {r}' lookup superior;
            ignore sub @figures {r}' {e}' [@letters @figures];
            sub @figures {r}' lookup superior {e}' lookup superior;
            ignore sub @figures {e}' [@letters @figures];
            sub @figures {e}' lookup superior;
        }} calt;
        """,
        tables={"GSUB"},
    )
    gsub, added = font["GSUB"].table, other["GSUB"].table
    before = len(gsub.LookupList.Lookup)
    for lookup in added.LookupList.Lookup:
        lookup.mapLookups({index: before + index for index in range(before)})
    gsub.LookupList.Lookup.extend(added.LookupList.Lookup)
    gsub.LookupList.LookupCount = len(gsub.LookupList.Lookup)
    asked = added.FeatureList.FeatureRecord[0].Feature.LookupListIndex
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "calt":
            record.Feature.LookupListIndex = [before + index for index in asked]
            record.Feature.LookupCount = len(asked)


def keep_what_is_read(font: TTFont) -> None:
    """Drop the scripts, alternates and features that neither screens nor papers use."""
    options = Options()
    options.layout_features = FEATURES
    options.name_IDs = [0, 5, 9, 13, 14]
    options.notdef_outline = True
    options.glyph_names = True
    options.desubroutinize = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=KEPT)
    subsetter.subset(font)


def draw_for_paper(font: TTFont, *, suits: bool = True) -> None:
    """Turn cubic outlines into TrueType ones and add the four suits."""
    order = font.getGlyphOrder()
    glyphs, drawn = font.getGlyphSet(), {}
    for name in order:
        pen = TTGlyphPen(None)
        glyphs[name].draw(Cu2QuPen(pen, max_err=1.0, reverse_direction=True))
        drawn[name] = pen.glyph()
    metrics = dict(font["hmtx"].metrics)
    if suits:
        add_suits(font, drawn, metrics)
    order = [*order, *(name for name in drawn if name not in order)]
    for table in ("CFF ", "VORG", "GlyphOrder"):
        if table in font:
            del font[table]
    font.sfntVersion = "\x00\x01\x00\x00"
    font.setGlyphOrder(order)
    font["loca"], font["glyf"] = newTable("loca"), newTable("glyf")
    font["glyf"].glyphs, font["glyf"].glyphOrder = drawn, order
    for glyph in drawn.values():
        glyph.recalcBounds(font["glyf"])
    font["hmtx"].metrics = {n: (metrics[n][0], getattr(drawn[n], "xMin", 0)) for n in order}
    _limits_of_outlines(font)
    font["post"].formatType = 2.0
    font["post"].extraNames, font["post"].mapping = [], {}


def _limits_of_outlines(font: TTFont) -> None:
    limits = font["maxp"]
    limits.tableVersion = 0x00010000
    for name in ("Zones", "TwilightPoints", "Storage", "FunctionDefs", "InstructionDefs"):
        setattr(limits, f"max{name}", 0)
    limits.maxZones = 1
    limits.maxStackElements = limits.maxSizeOfInstructions = limits.maxComponentElements = 0


def add_suits(font: TTFont, drawn: dict[str, Any], metrics: dict[str, tuple[int, int]]) -> None:
    """Draw the suits at the height of capitals, all of one width."""
    height = font["OS/2"].sCapHeight
    advance = round(height * (1 + 2 * SPREAD))
    for code, suit in {0x2660: _spade, 0x2663: _club, 0x2665: _heart, 0x2666: _diamond}.items():
        name = f"uni{code:04X}"
        pen = TTGlyphPen(None)
        scaled = TransformPen(
            Cu2QuPen(pen, max_err=1.0, reverse_direction=True),
            (height, 0, 0, height, round(height * SPREAD), 0),
        )
        suit(scaled)
        drawn[name] = pen.glyph()
        metrics[name] = (advance, 0)
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = name


def _heart(pen: Any) -> None:
    pen.moveTo((0.5, 0))
    pen.curveTo((0.62, 0.18), (0.97, 0.42), (0.97, 0.71))
    pen.curveTo((0.97, 0.88), (0.86, 0.99), (0.72, 0.99))
    pen.curveTo((0.62, 0.99), (0.54, 0.93), (0.5, 0.83))
    pen.curveTo((0.46, 0.93), (0.38, 0.99), (0.28, 0.99))
    pen.curveTo((0.14, 0.99), (0.03, 0.88), (0.03, 0.71))
    pen.curveTo((0.03, 0.42), (0.38, 0.18), (0.5, 0))
    pen.closePath()


def _diamond(pen: Any) -> None:
    pen.moveTo((0.5, -0.01))
    pen.curveTo((0.61, 0.17), (0.73, 0.34), (0.88, 0.5))
    pen.curveTo((0.73, 0.66), (0.61, 0.83), (0.5, 1.01))
    pen.curveTo((0.39, 0.83), (0.27, 0.66), (0.12, 0.5))
    pen.curveTo((0.27, 0.34), (0.39, 0.17), (0.5, -0.01))
    pen.closePath()


def _spade(pen: Any) -> None:
    pen.moveTo((0.5, 1.01))
    pen.curveTo((0.39, 0.83), (0.04, 0.64), (0.04, 0.38))
    pen.curveTo((0.04, 0.23), (0.15, 0.14), (0.27, 0.14))
    pen.curveTo((0.35, 0.14), (0.42, 0.17), (0.465, 0.24))
    pen.curveTo((0.455, 0.13), (0.41, 0.05), (0.31, 0))
    pen.lineTo((0.69, 0))
    pen.curveTo((0.59, 0.05), (0.545, 0.13), (0.535, 0.24))
    pen.curveTo((0.58, 0.17), (0.65, 0.14), (0.73, 0.14))
    pen.curveTo((0.85, 0.14), (0.96, 0.23), (0.96, 0.38))
    pen.curveTo((0.96, 0.64), (0.61, 0.83), (0.5, 1.01))
    pen.closePath()


def _club(pen: Any) -> None:
    for x, y in ((0.5, 0.765), (0.25, 0.385), (0.75, 0.385)):
        _disc(pen, x, y, 0.235)
    pen.moveTo((0.42, 0.62))
    pen.lineTo((0.36, 0.4))
    pen.lineTo((0.47, 0.33))
    pen.curveTo((0.465, 0.16), (0.42, 0.05), (0.31, 0))
    pen.lineTo((0.69, 0))
    pen.curveTo((0.58, 0.05), (0.535, 0.16), (0.53, 0.33))
    pen.lineTo((0.64, 0.4))
    pen.lineTo((0.58, 0.62))
    pen.closePath()


def _disc(pen: Any, x: float, y: float, radius: float) -> None:
    k = 0.5523 * radius
    pen.moveTo((x + radius, y))
    pen.curveTo((x + radius, y + k), (x + k, y + radius), (x, y + radius))
    pen.curveTo((x - k, y + radius), (x - radius, y + k), (x - radius, y))
    pen.curveTo((x - radius, y - k), (x - k, y - radius), (x, y - radius))
    pen.curveTo((x + k, y - radius), (x + radius, y - k), (x + radius, y))
    pen.closePath()


def rename(font: TTFont, weight: str, family: str = FAMILY) -> None:
    """Name the family apart from Inter, so that an installed Inter is never taken for it."""
    names = font["name"]
    plain = family.replace(" ", "")
    legacy = weight in ("Regular", "Bold")
    for number, text in {
        1: family if legacy else f"{family} {weight}",
        2: weight if legacy else "Regular",
        3: f"{plain}-{weight}:Inter {names.getDebugName(5)}",
        4: f"{family} {weight}",
        6: f"{plain}-{weight}",
        **({} if legacy else {16: family, 17: weight}),
    }.items():
        names.setName(text, number, 3, 1, 0x409)
        names.setName(text, number, 1, 0, 0)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
