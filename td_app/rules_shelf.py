"""Where the club keeps the rules at hand (1.1): the federation's file, the address to read it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rules_ropta.ruling import Refused
from td_app.ports import ClubDirectory, StorageTrouble
from td_app.whole_file import write_file

ADDRESS: Final = "rules_address"
"""The club's setting: where the rules are read on the web, as the club wrote it."""

ATTACHED: Final = "rules_pdf"
"""The club's setting: what the file attached was called."""

KEPT_AS: Final = "reglement_federation.pdf"
HEAD: Final = 1024
"""Bytes among which a PDF says that it is one."""


@dataclass(frozen=True)
class RulesShelf:
    """The rules as this post has them, beside the club's file in ``folder`` (None: nowhere)."""

    directory: ClubDirectory
    folder: Path | None = None
    read_only: bool = False

    def address(self) -> str:
        """Return where the rules are read, as the club gave it; empty when it gave nothing."""
        return self._setting(ADDRESS)

    def attached(self) -> str:
        """Return what the file attached is called, even if it is no longer there; else empty."""
        return self._setting(ATTACHED)

    def file(self) -> Path | None:
        """Return this post's copy of the federation's file, None when there is none."""
        path = self._path()
        return path if path is not None and path.is_file() and self.attached() else None

    def refuses(self) -> Refused | None:
        """Return why nothing can be attached here, or None."""
        if self.read_only:
            return Refused("LOOKING_ONLY")
        return Refused("RULES_NOWHERE") if self.folder is None else None

    def attach(self, source: Path) -> Path:
        """Keep a copy of the federation's PDF; return where the copy is.

        Raises :class:`Refused` (``LOOKING_ONLY``, ``RULES_NOWHERE``) and
        :class:`StorageTrouble` (``FILE_MISSING``, ``FILE_FORBIDDEN``, ``NOT_A_PDF``,
        ``DISK_FULL``, ``FOLDER_FORBIDDEN``): what was attached before stays then.
        """
        refused, path = self.refuses(), self._path()
        if refused is not None or path is None:
            raise refused or Refused("RULES_NOWHERE")
        write_file(path, _pdf(source))
        self.directory.set_setting(ATTACHED, source.name)
        return path

    def _path(self) -> Path | None:
        return self.folder / KEPT_AS if self.folder is not None else None

    def _setting(self, name: str) -> str:
        try:
            return self.directory.setting(name)
        except StorageTrouble:
            return ""


def _pdf(source: Path) -> bytes:
    """The content of a PDF."""
    try:
        content = source.read_bytes()
    except FileNotFoundError as trouble:
        raise StorageTrouble("FILE_MISSING", str(trouble), path=str(source)) from trouble
    except OSError as trouble:
        raise StorageTrouble("FILE_FORBIDDEN", str(trouble), path=str(source)) from trouble
    if b"%PDF-" not in content[:HEAD]:
        raise StorageTrouble("NOT_A_PDF", path=source.name)
    return content
