"""Safe copies of a server's club on this post's own disk: an evening can go on without it."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from td_app.persistence.engine import ClubFile, open_club_file
from td_app.persistence.erased_copies import PrivateCopies
from td_app.persistence.server import ERASURES
from td_app.persistence.transfer import written_to_file
from td_app.ports.copies import ClubFileSummary, SafeCopy
from td_app.ports.trouble import StorageTrouble


class ServerCopies(PrivateCopies):
    """The copies that a post keeps of a server's club, each a club's file by itself.

    Another post may erase a person: copies that were made before are taken away once one is there
    that was made after.
    """

    elsewhere = True

    def __init__(self, file: ClubFile, folder: Path, post: str = "") -> None:
        """Keep copies of the club of ``file``, open on a server, in a folder of ``folder``."""
        url = file.engine.url
        named = re.sub(r"[^\w.-]+", " ", f"{url.database} {url.host or ''}").strip(" .")
        super().__init__(folder / f"{named}.db", post)
        self._file = file
        self._erasures: dict[Path, str] = {}

    def make(self, now: datetime, second: Path | None = None) -> SafeCopy:
        """Return a copy just made and read back; another goes to the second place, when there.

        Raises :class:`StorageTrouble` ``BACKUP_FAILED``, also where the server does not answer.
        """
        try:
            made = super().make(now, second)
        except StorageTrouble as trouble:
            if trouble.code == "COPY_DIFFERS":
                raise
            told = trouble.detail or trouble.code
            raise StorageTrouble("BACKUP_FAILED", told, path=str(self.latest_folder)) from trouble
        erased = self._erased_until(made)
        for copy in self.copies(second):
            with suppress(StorageTrouble, OSError):
                if self._erased_until(copy) != erased:
                    copy.path.unlink()
        return made

    def settle(self) -> None:
        """Do nothing: a server needs no settling."""

    def save_to(self, target: Path) -> ClubFileSummary:
        """Write the club to a file that is not there yet; return what was read back."""
        return written_to_file(self._file, target)

    def _erased_until(self, copy: SafeCopy) -> str:
        """The mark of the last person erased before a copy was made."""
        if copy.path not in self._erasures:
            with open_club_file(copy.path, read_only=True) as file:
                self._erasures[copy.path] = file.directory.setting(ERASURES)
        return self._erasures[copy.path]
