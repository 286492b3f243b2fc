"""``td-app words``: every text as a ``.po`` file, one taken here, the share done of one."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

import polib

from td_app.cli.answers import complaining, say
from td_app.cli.every_text import every_text
from td_app.program.added_languages import CODE, read_language, words_folder
from td_app.words.catalogue import NAME, Catalogue
from td_app.words.language import LANGUAGES, fr_en, set_current_language


@complaining
def words(options: argparse.Namespace) -> int:
    """Export, import or show the share translated; return the exit status."""
    if options.lang:
        set_current_language(options.lang)
    if options.what == "import":
        return _taken(options.path, options.preview)
    texts = every_text()
    if not texts:
        nowhere = fr_en(
            "Les textes se lisent dans les sources\u00a0: il faut le programme installé par pip.",
            "Texts are read from the sources: the program must be installed by pip.",
        )
        return _no(nowhere)
    known = Catalogue()
    if options.what == "share" or options.path.exists():
        known = read_language(options.path)
    if options.what == "export":
        _export(options.path, known)
    say(share(known))
    return 0


def share(known: Catalogue) -> dict[str, dict[str, int]]:
    """Return how many texts there are for each kind of reader, and how many are done."""
    texts = every_text()
    every = Counter(text.tier for text in texts)
    done = Counter(text.tier for text in texts if text.pair in known)
    return {tier: {"texts": every[tier], "done": done[tier]} for tier in sorted(every)}


def _export(path: Path, known: Catalogue) -> None:
    """Write every text, those translated before kept; the players' first, the guide's last."""
    file = polib.POFile(wrapwidth=100)
    file.metadata = {"Content-Type": "text/plain; charset=UTF-8", NAME: known.name or path.stem}
    order = ("players", "desk", "guide")
    for text in sorted(every_text(), key=lambda text: order.index(text.tier)):
        french, english = text.pair
        entry = polib.POEntry(msgctxt=french, msgid=english, msgstr=known.get(text.pair, ""))
        entry.comment = f"{text.tier}: {text.where}"
        file.append(entry)
    path.write_text(f"{file}\n", encoding="utf-8")


def _taken(path: Path, preview: bool) -> int:
    """Check a file and put it where languages are read; only check it with ``preview``."""
    if not CODE.fullmatch(path.stem) or path.stem in LANGUAGES or path.suffix != ".po":
        told = fr_en(
            "Le nom du fichier est le code de la langue\u00a0: es.po.",
            "The file’s name is the code of the language: es.po.",
        )
        return _no(told)
    found = read_language(path)
    if not preview:
        words_folder().mkdir(parents=True, exist_ok=True)
        (words_folder() / path.name).write_bytes(path.read_bytes())
    say({"language": path.stem, "name": found.name, "texts": len(found)})
    return 0


def _no(told: str) -> int:
    print(told, file=sys.stderr)
    return 2
