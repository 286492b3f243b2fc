"""``td-app guide``: the director's guide as PDF and HTML, with pictures of the screens of today."""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from td_app.cli.answers import complaining, say
from td_app.cli.trying import pictures_written
from td_app.printing.document import Stationery
from td_app.printing.guide import guide_page, guide_pdf
from td_app.words.guide import CHAPTERS, Pictured, Shown, Steps, marked, text_of
from td_app.words.language import Pair, set_current_language

SIZE = (1366, 768)
NAMES = {"fr": "guide du directeur", "en": "director’s guide"}


@complaining
def write_guide(options: argparse.Namespace) -> int:
    """Write both into the folder, or the pictures alone; print the names of the files."""
    set_current_language(options.lang)
    options.out.mkdir(parents=True, exist_ok=True)
    written = _drawn(options.out, options) if options.pictures else _written(options)
    say([path.name for path in written], indented=True)
    return 0


def scenes() -> dict[str, Shown]:
    """Return the scenes that the guide shows, with what their steps name by the step's number.

    The steps after a picture are those told of it, else the ones before.
    """
    shown = {}
    for chapter in CHAPTERS:
        for at, part in enumerate(chapter.parts):
            if isinstance(part, Pictured):
                around = (*chapter.parts[at + 1 :], *reversed(chapter.parts[:at]))
                steps = next((one.lines for one in around if isinstance(one, Steps)), ())
                shown[part.scene] = Shown(part.seen, _named(steps))
    return shown


def _named(steps: Sequence[Pair]) -> dict[int, tuple[str, ...]]:
    pieces = [marked(text_of(line)) for line in steps]
    told = (tuple(name for mark, name in line if mark == "button") for line in pieces)
    return {number: names for number, names in enumerate(told, 1) if names}


def _drawn(folder: Path, options: argparse.Namespace) -> list[Path]:
    """Return the picture files, one for each scene; all of them are written, or none.

    Each has two dots to a point of the screen, for paper.
    """
    os.environ["QT_SCALE_FACTOR"] = "2"
    with tempfile.TemporaryDirectory(prefix="td-guide-") as made:
        shown = scenes()
        pictures = pictures_written(Path(made), options.lang, "light", SIZE, shown, shown)
        kept = []
        for picture in pictures:
            kept.append(folder / picture.name.partition("_")[2])
            kept[-1].write_bytes(picture.read_bytes())
        return kept


def _written(options: argparse.Namespace) -> list[Path]:
    with tempfile.TemporaryDirectory(prefix="td-guide-") as made:
        drawn = _drawn(Path(made), options)
        pictures = {path.stem: path.read_bytes() for path in drawn}
    name = NAMES[options.lang]
    pdf = options.out / f"{name}.pdf"
    page = options.out / f"{name}.html"
    pdf.write_bytes(guide_pdf(pictures, Stationery(options.lang), datetime.now()))
    page.write_text(guide_page(pictures, options.lang), encoding="utf-8")
    return [pdf, page]
