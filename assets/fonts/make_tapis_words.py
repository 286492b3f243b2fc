"""Make the three files of Tapis Words from Inter: figures alone, each of its own width.

They stand in words that are read from afar, where an even 1 would have a gap at both sides; every
other letter is Tapis Sans's. Run by hand when the typeface changes, with fontTools in an
environment of its own: ``python make_tapis_words.py /usr/share/fonts/opentype/inter .``
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from make_tapis_sans import WEIGHTS, draw_for_paper, rename

FAMILY = "Tapis Words"
FIGURES = "0123456789"


def main(inter: Path, out: Path) -> None:
    """Read ``Inter-<weight>.otf`` and write ``TapisWords-<weight>.ttf`` for each weight."""
    for weight in WEIGHTS:
        font = TTFont(inter / f"Inter-{weight}.otf")
        keep_figures(font)
        draw_for_paper(font, suits=False)
        rename(font, weight, FAMILY)
        font["head"].modified = font["head"].created
        font.recalcTimestamp = False
        font.save(out / f"TapisWords-{weight}.ttf")


def keep_figures(font: TTFont) -> None:
    """Drop all but the figures as Inter has them."""
    options = Options()
    options.layout_features = []
    options.name_IDs = [0, 5, 9, 13, 14]
    options.notdef_outline = True
    options.glyph_names = True
    options.desubroutinize = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=map(ord, FIGURES))
    subsetter.subset(font)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
