"""The club's pictures, which stand beside its file: brought along where the file is copied."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from td_app.ports.trouble import StorageTrouble
from td_app.program.atomic_files import write_file

#: Its logo, what is behind its wall, its partners' logos.
PICTURES: Final = ("logo_affichage.png", "fond_affichage.jpg", "partenaire_*.png")
#: A picture so large is none of these (bytes).
LARGEST: Final = 8 * 1024 * 1024


def bring_pictures(folder: Path, into: Path, *, newer: bool = True) -> None:
    """Copy a club's pictures into another folder: those that are not there, or ``newer`` ones.

    One that cannot be brought stays behind: the club plays without.
    """
    if folder == into:
        return
    for picture in (one for name in PICTURES for one in folder.glob(name)):
        there = into / picture.name
        with suppress(OSError, StorageTrouble):
            told = picture.stat()
            older = not there.exists() or (newer and there.stat().st_mtime_ns < told.st_mtime_ns)
            if older and picture.is_file() and told.st_size <= LARGEST:
                write_file(there, picture.read_bytes())
                os.utime(there, ns=(told.st_atime_ns, told.st_mtime_ns))
