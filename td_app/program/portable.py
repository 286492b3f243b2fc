"""Portable mode: a file named ``portable`` beside a packed program keeps its data there.

For a program on a USB stick: the club's file, its backups and this post's settings then stand in
``td-app-data`` beside it, and nothing of them on the computer it runs on. An installed program has
no such file and uses the user's own folder, as ever.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

#: What the file may be called: systems that hide endings add one of their own.
SIGNS: Final = ("portable", "portable.txt")
#: Where reports of faults go, beside the club's file.
REPORTS: Final = "crash-reports"
DATA: Final = "td-app-data"
_BUNDLE: Final = ".app"
APPLICATION: Final = "td-app"


def portable_folder() -> Path | None:
    """Return the folder of data beside the program, None unless it was asked for there."""
    program = _program()
    if program is None:
        return None
    with suppress(OSError):
        if any((program.parent / sign).is_file() for sign in SIGNS):
            return program.parent / DATA
    return None


def data_folder() -> Path:
    """Return the data folder of this application: the user's, or beside a portable program."""
    return portable_folder() or user_data_path(APPLICATION, appauthor=False, ensure_exists=False)


def kept_beside(path: Path) -> Path | None:
    """Return the folder beside the program that holds ``path``; None where it is elsewhere."""
    folder = portable_folder()
    held = folder is not None and folder.resolve() in path.resolve().parents
    return folder if held else None


def _program() -> Path | None:
    """Return the file one clicks on (program, macOS bundle, AppImage); None for a checkout."""
    if not getattr(sys, "frozen", False):
        return None
    image = os.environ.get("APPIMAGE")
    if image:
        return Path(image)
    program = Path(sys.executable).resolve()
    bundles = [folder for folder in program.parents if folder.suffix == _BUNDLE]
    return bundles[-1] if bundles else program
