"""The key of this computer, of which the secrets of phones' codes are made.

Kept outside the club's file, for this user alone: who reads the file cannot act for a phone. On
another computer phones pair again.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from filelock import FileLock

from td_app.ports.trouble import StorageTrouble
from td_app.program.atomic_files import read_file, write_file
from td_app.program.portable import data_folder

FILE: Final = "phones_key"
#: Its hexadecimal digits: 256 bits.
LENGTH: Final = 64
#: How long another run of the application is waited for while it writes (s).
LOCKED_S: Final = 2


def post_key(trouble: Callable[[StorageTrouble], object]) -> str:
    """Return the key, drawn where there is none yet, or none whole.

    ``trouble`` is told what the disk refuses: the key returned is then good while this runs.
    """
    path = data_folder() / FILE
    drawn = secrets.token_hex(LENGTH // 2)
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # A window and `td-app serve` may begin at the same moment.
        with FileLock(f"{path}.lock", timeout=LOCKED_S):
            if path.exists():
                kept = read_file(path, 2 * LENGTH).decode("ascii", "replace")
                if len(kept) == LENGTH:
                    return kept
            write_file(path, drawn.encode(), mode=0o600)
    except StorageTrouble as fault:
        trouble(fault)
    except OSError as fault:
        told = {"path": str(path.parent), "file": path.name}
        trouble(StorageTrouble("FOLDER_FORBIDDEN", str(fault), **told))
    return drawn
