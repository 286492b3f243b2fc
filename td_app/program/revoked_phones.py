"""Which phones were revoked at this computer: a copy of the club's file holds them still.

Kept outside that file; hashes alone, until the phones would have expired.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from filelock import FileLock

from td_app.ports.trouble import StorageTrouble
from td_app.program.atomic_files import read_file, write_file
from td_app.program.portable import data_folder

FILE: Final = "phones_revoked.json"
#: How long a phone stays paired (s).
LASTS_S: Final = 18 * 3_600
#: Hashes kept. Past it those of tables go first: their sheet, that anybody reads, pairs again.
MOST: Final = 4_000
LONGEST_FILE: Final = 4 << 20
#: How long another run of the application is waited for while it writes (s).
LOCKED_S: Final = 2

#: Of a hash: until when it is good (s since 1970), and whether it is a table's.
Stored = tuple[float, bool]


def revoked_file() -> Path:
    """Return the path of what was revoked at this computer."""
    return data_folder() / FILE


@dataclass(slots=True)
class RevokedPhones:
    """The hashes revoked. Whatever is good no longer than ``all_until`` was paired before all was.

    ``trouble`` is told what the disk refuses: while this runs it is revoked all the same.
    """

    path: Path
    trouble: Callable[[StorageTrouble], object]
    now: Callable[[], float] = time.time
    all_until: float = 0.0
    gone: dict[str, Stored] = field(default_factory=dict)

    def has(self, secret: str, until_s: float) -> bool:
        """Return whether a hash that is good until then was revoked."""
        return secret in self.gone or until_s <= self.all_until

    def add(self, secrets: Mapping[str, Stored], all_until: float = 0.0) -> None:
        """Revoke hashes, and all that is good no longer than ``all_until``."""
        self.gone.update(secrets)
        self.all_until = max(self.all_until, all_until)
        told = {"path": str(self.path.parent), "file": self.path.name}
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            # A window and `td-app serve` may revoke at the same moment.
            with FileLock(f"{self.path}.lock", timeout=LOCKED_S):
                self.read()
                kept = {"all_until": self.all_until, "gone": self.gone}
                write_file(self.path, json.dumps(kept).encode(), mode=0o600)
        except StorageTrouble as trouble:
            self.trouble(trouble)
        except OSError as fault:
            self.trouble(StorageTrouble("FOLDER_FORBIDDEN", str(fault), **told))

    def read(self) -> None:
        """Take in what this computer keeps; what has expired is dropped.

        A file that cannot be read opens nothing: all that was paired until now is revoked.
        """
        try:
            kept = json.loads(read_file(self.path, LONGEST_FILE))
            stored = {str(one): (float(s), bool(t)) for one, (s, t) in kept["gone"].items()}
            self.gone = {**stored, **self.gone}
            self.all_until = max(self.all_until, float(kept["all_until"]))
        except (StorageTrouble, ValueError, TypeError, LookupError, AttributeError) as fault:
            if not (isinstance(fault, StorageTrouble) and fault.code == "FILE_MISSING"):
                self.all_until = max(self.all_until, self.now() + LASTS_S)
        good = {one: held for one, held in self.gone.items() if held[0] > self.now()}
        tables_first = sorted(good, key=lambda one: not good[one][1])
        for one in tables_first[: max(0, len(good) - MOST)]:
            del good[one]
        self.gone = good
