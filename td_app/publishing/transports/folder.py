"""A folder of this computer: a disk, a share of the network, what another program sends on."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from td_app.publishing.transports.accounts import FolderAccount
from td_app.publishing.transports.files import FilesTransport
from td_app.publishing.transports.transport import TransportTrouble

FULL = (errno.ENOSPC, errno.EDQUOT)
HELD = 32


def folder_transport(account: FolderAccount) -> FilesTransport:
    """Return the transport to a folder; it is not looked at yet."""
    root = Path(account.folder)

    @contextmanager
    def opened() -> Iterator[FolderFiles]:
        yield FolderFiles(root)

    return FilesTransport(opened, str(root), account.site)


class FolderFiles:
    """The files of a folder of this computer."""

    def __init__(self, root: Path) -> None:
        self._root = root

    def names(self, folder: str) -> frozenset[str]:
        """Return what is in a folder; nothing where there is none, but the outermost must be."""
        with self._as_trouble(folder):
            try:
                return frozenset(one.name for one in (self._root / folder).iterdir())
            except (FileNotFoundError, NotADirectoryError):
                if not folder:
                    # A disk that is not plugged in comes back by itself.
                    raise TransportTrouble("FOLDER_MISSING", path=str(self._root)) from None
                return frozenset()

    def content(self, path: str) -> bytes | None:
        """Return what a file holds, ``None`` where it is none."""
        with self._as_trouble(path):
            file = self._root / path
            return file.read_bytes() if file.is_file() else None

    def make_folder(self, path: str) -> bool:
        """Make a folder where there is none; return whether it was made."""
        with self._as_trouble(path):
            try:
                (self._root / path).mkdir()
            except FileExistsError:
                if (self._root / path).is_dir():
                    return False
                raise TransportTrouble("PATH_TAKEN", lasting=True, path=path) from None
            return True

    def write(self, path: str, content: bytes) -> None:
        """Write a file, on disk when it returns."""
        with self._as_trouble(path), (self._root / path).open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())

    def rename(self, path: str, target: str) -> None:
        """Rename a file, in one go, into the place of another or into a free one."""
        with self._as_trouble(target):
            (self._root / path).replace(self._root / target)

    def remove(self, path: str) -> None:
        """Remove a file, if it is there."""
        with self._as_trouble(path):
            (self._root / path).unlink(missing_ok=True)

    def remove_folder(self, path: str) -> None:
        """Remove an empty folder, if it is there."""
        # Somebody may have put something there in between.
        with self._as_trouble(path), suppress(FileNotFoundError):
            (self._root / path).rmdir()

    @contextmanager
    def _as_trouble(self, path: str) -> Iterator[None]:
        try:
            yield
        except IsADirectoryError:
            raise TransportTrouble("PATH_TAKEN", lasting=True, path=path) from None
        except OSError as trouble:
            if trouble.errno in FULL:
                raise TransportTrouble("NO_ROOM") from None
            # Windows lets nobody take the name of a file while another program has it open.
            held = getattr(trouble, "winerror", None) == HELD
            denied = isinstance(trouble, PermissionError) and not held
            code = "FORBIDDEN" if denied else "WRITE_REFUSED"
            shown = path or str(self._root)
            raise TransportTrouble(code, lasting=denied, path=shown) from None
