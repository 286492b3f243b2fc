"""Make the faces of the wall in a browser, as WOFF2 and, for browsers of 2015, as WOFF.

Names are shown as the window shows them: every letter of Latin, Greek and Cyrillic is kept. Run by
hand when the typeface changes, with fontTools and brotli in an environment of its own:
``python make_wall_faces.py . ../../td_app/web/static``
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

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
#: Each file there, and what it is made of; figures are kept whole.
FACES = {
    "wall-regular": "TapisSans-Regular",
    "wall-semibold": "TapisSans-SemiBold",
    "wall-bold": "TapisSans-Bold",
    "wall-even": "TapisFigures-Even",
    "wall-figures": "TapisFigures-Regular",
}


def main(fonts: Path, out: Path) -> None:
    """Read ``<name>.ttf`` of each face and write its files, the same bytes each time."""
    for name, made_of in FACES.items():
        for flavour in ("woff2", "woff"):
            font = TTFont(fonts / f"{made_of}.ttf", recalcTimestamp=False)
            if "Sans" in made_of:
                options = Options()
                options.layout_features = ["mark", "ccmp", "calt"]
                options.name_IDs = [0, 1, 2, 13]
                options.notdef_outline = True
                subsetter = Subsetter(options)
                subsetter.populate(
                    unicodes=[code for first, last in BLOCKS for code in range(first, last + 1)]
                )
                subsetter.subset(font)
            font.flavor = flavour
            font.save(out / f"{name}.{flavour}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
