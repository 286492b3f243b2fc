"""Takes the texts of the screens from the code, and builds what Qt reads from the translations.

``td_app_en.ts`` is kept by hand (or in Qt Linguist): one translation a text. It holds no line
numbers, so it changes only when a text does. ``td_app_en.qm`` is built from it, byte for
byte the same every time.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.etree import ElementTree as ET

from td_app.i18n.asked_texts import AskedText, asked_texts

FOLDER = Path(__file__).parent
PACKAGE = FOLDER.parent
TEXTS = FOLDER / "td_app_en.ts"
BUILT = FOLDER / "td_app_en.qm"


def sources() -> list[Path]:
    """Return the files in which texts are looked for, in a fixed order."""
    return sorted((PACKAGE / "ui").rglob("*.py"))


def update(texts: Path = TEXTS) -> None:
    """Bring the file of texts in step with the code; translations are kept.

    Qt's tool reads a list of what is asked rather than the code itself, whose comments and
    short names it would take its own way.
    """
    with TemporaryDirectory() as folder:
        asked = Path(folder) / "asked.py"
        asked.write_text(_as_qt_reads(asked_texts(sources())), encoding="utf-8")
        _run(
            *("lupdate", str(asked)),
            *("-locations", "none", "-no-obsolete", "-sort-messages"),
            *("-disable-heuristic", "similartext", "-disable-heuristic", "sametext"),
            *("-source-language", "fr", "-target-language", "en"),
            *("-ts", str(texts)),
        )


def _as_qt_reads(asked: tuple[AskedText, ...]) -> str:
    """One call a text, each once."""
    known = {(one.context, one.text) for one in asked if one.text is not None}
    return "\n".join(f"translate({context!r}, {text!r})" for context, text in sorted(known))


def build(texts: Path = TEXTS, built: Path = BUILT) -> None:
    """Build what Qt reads; a text not translated stays French."""
    _run("lrelease", str(texts), "-qm", str(built))


def lacking(texts: Path = TEXTS) -> tuple[str, ...]:
    """Return the texts without an English translation."""
    return tuple(
        f"{context.findtext('name')}: {message.findtext('source')}"
        for context in ET.parse(texts).iter("context")
        for message in context.iter("message")
        if (found := message.find("translation")) is None or found.get("type") or not found.text
    )


def main() -> int:
    """Update, build, and say what lacks; 1 when something does."""
    update()
    build()
    wanting = lacking()
    for text in wanting:
        print(text)
    return 1 if wanting else 0


def _run(tool: str, *arguments: str) -> None:
    beside = Path(sys.executable).parent
    found = shutil.which(f"pyside6-{tool}", path=str(beside)) or shutil.which(f"pyside6-{tool}")
    if found is None:
        raise FileNotFoundError(f"pyside6-{tool}")
    subprocess.run([found, *arguments], check=True, capture_output=True)
