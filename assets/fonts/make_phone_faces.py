"""Make the faces of the phones' pages: what Western and Central Europe writes, as WOFF2.

Run by hand when the typeface changes, with fontTools and brotli in an environment of its own:
``python make_phone_faces.py . ../../td_app/web/static``
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

#: Letters of names that Latin-1 lacks: Polish, Czech, Hungarian, Romanian, Turkish, Croatian.
NEIGHBOURS = "ĂăĄąĆćČčĎďĐđĘęĚěĞğİıŁłŃńŇňŐőŘřŚśŞşŠšŢţŤťŮůŰűŹźŻżŽžȘșȚț"
KEPT = "".join(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x100)))) + NEIGHBOURS
#: Œ, dashes, quotation marks, spaces, the arrow of a move, suits, superior letters of ordinals.
SIGNS = "ŒœŸ–—‘’“”…\u2009\u202f€→−♠♥♦♣ᵉʳ"
#: Each file there, what it is made of, what it keeps and its features.
FACES = {
    "tapis-regular": ("TapisSans-Regular", KEPT + SIGNS, ["kern", "mark", "ccmp", "calt"]),
    "tapis-bold": ("TapisSans-SemiBold", KEPT + SIGNS, ["kern", "mark", "ccmp", "calt"]),
    "tapis-figures": ("TapisFigures-Even", "0123456789:/+ \u202f", []),
}


def main(fonts: Path, out: Path) -> None:
    """Read ``<name>.ttf`` of each face and write its file, the same bytes each time."""
    for name, (made_of, text, features) in FACES.items():
        font = TTFont(fonts / f"{made_of}.ttf", recalcTimestamp=False)
        options = Options()
        options.layout_features = features
        options.name_IDs = [0, 1, 2, 13]
        options.hinting = False
        options.notdef_outline = True
        subsetter = Subsetter(options)
        subsetter.populate(text=text)
        subsetter.subset(font)
        font.flavor = "woff2"
        font.save(out / f"{name}.woff2")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
