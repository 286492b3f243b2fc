"""Pages sent as files into a folder somewhere: written beside, renamed, taken away last.

What a folder, an SFTP, FTPS or WebDAV server can do is a :class:`Files`; all else is the same for
the four, and stands here. Files being written stand in one folder of ours, :data:`PARTS`, so that
those of a run that was killed are found, whatever it was about to send.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from secrets import token_hex
from typing import Final, Protocol

from td_app.publishing.transports.transport import (
    Batch,
    Piece,
    Placed,
    Put,
    Removed,
    Step,
    TransportTrouble,
    Tried,
    Trying,
    digest_of,
    folders_above,
)

#: Where files are while they are written. Some servers hide what begins with a dot.
PARTS: Final = "td-app-parts"


class Files(Protocol):
    """A folder somewhere; paths are relative to it, with ``/``, and it is ``""`` itself.

    Every call raises :class:`TransportTrouble`.
    """

    def names(self, folder: str) -> frozenset[str]:
        """Return what is in a folder; nothing where there is none, but the outermost must be."""
        ...

    def content(self, path: str) -> bytes | None:
        """Return what a file holds, ``None`` where it is none."""
        ...

    def make_folder(self, path: str) -> bool:
        """Make a folder where there is none; return whether it was made."""
        ...

    def write(self, path: str, content: bytes) -> None:
        """Write a file, whatever was there."""
        ...

    def rename(self, path: str, target: str) -> None:
        """Rename a file, in one go, into the place of another or into a free one."""
        ...

    def remove(self, path: str) -> None:
        """Remove a file, if it is there."""
        ...

    def remove_folder(self, path: str) -> None:
        """Remove an empty folder, if it is there."""
        ...


class FilesTransport:
    """A transport over :class:`Files`, opened for one delivery at a time."""

    def __init__(
        self, opened: Callable[[], AbstractContextManager[Files]], who: str, site: str
    ) -> None:
        self._opened = opened
        self._who = who
        self._site = site

    def deliver(self, batch: Batch) -> Iterator[Step]:
        """Yield each step as it is done; raises :class:`TransportTrouble`."""
        with self._opened() as files:
            _clear(files)
            _check_there(files, batch)
            yield from _Delivery(files, batch, self._site).steps()
            _clear(files)

    def tried(self) -> Tried:
        """Write, rename and remove a file of ours there; raises :class:`TransportTrouble`."""
        with self._opened() as files:
            _clear(files)
            files.make_folder(PARTS)
            files.write(f"{PARTS}/trying", b"td-app")
            files.rename(f"{PARTS}/trying", f"{PARTS}/tried")
            if files.content(f"{PARTS}/tried") != b"td-app":
                raise TransportTrouble("WRITE_REFUSED", lasting=True, path=PARTS)
            _clear(files)
        return Tried(self._who, self._site)


def address_of(site: str, path: str) -> str:
    """Return where readers open a page, empty where nobody said where the site is.

    >>> address_of("https://club.example/resultats", "soirees/index.html")
    'https://club.example/resultats/soirees/index.html'
    """
    return f"{site.rstrip('/')}/{path}" if site else ""


def renamed_over(rename: Callable[[str, str], bool], path: str, target: str) -> None:
    """Rename a file into the place of another where a server only renames into free ones.

    What was there is put aside first, and put back when the new one cannot take its place.
    """
    if rename(path, target):
        return
    aside = f"{path}-before"
    if not rename(target, aside):
        raise TransportTrouble("WRITE_REFUSED", path=target)
    if not rename(path, target):
        rename(aside, target)
        raise TransportTrouble("WRITE_REFUSED", path=target)


def _clear(files: Files) -> None:
    """Remove what a run left that was killed, or this one has done with."""
    if PARTS not in files.names(""):
        return
    for name in sorted(files.names(PARTS)):
        files.remove(f"{PARTS}/{name}")
    files.remove_folder(PARTS)


def _check_there(files: Files, batch: Batch) -> None:
    """Refuse a place where nothing of ours is left: emptied, or another one in its stead."""
    top = {path.partition("/")[0] for path in batch.placed} if batch.puts else set()
    # Some servers list nothing at all.
    if top and not top & files.names("") and files.content(min(batch.placed)) is None:
        raise TransportTrouble("PLACE_EMPTIED")


class _Delivery:
    """One batch on its way."""

    def __init__(self, files: Files, batch: Batch, site: str) -> None:
        self._files = files
        self._batch = batch
        self._site = site
        self._ours = set(_made_folders(batch))
        # What a run before still does there, cut off from us, never meets a file of this one.
        self._token = token_hex(4)
        self._there: set[str] = set()
        paths = {piece.path for piece in batch.puts} | set(batch.placed)
        paths |= {placed.path for placed in batch.removals}
        self._pages_in = Counter(folder for path in paths for folder in folders_above(path))

    def steps(self) -> Iterator[Step]:
        same = self._already_there()
        if len(same) < len(self._batch.puts):
            self._files.make_folder(PARTS)
        for number, piece in enumerate(self._batch.puts):
            if piece.path not in same:
                if piece.path not in self._batch.placed:
                    yield Trying(piece.path)
                made = self._folders_made(piece.path)
                part = f"{PARTS}/{self._token}-{number}"
                self._files.write(part, piece.content)
                self._files.rename(part, piece.path)
            else:
                made = self._folders_made(piece.path)
            yield Put(piece.path, piece.digest, made, address_of(self._site, piece.path))
        for placed in self._batch.removals:
            self._remove(placed)
            yield Removed(placed.path)

    def _already_there(self) -> frozenset[str]:
        """Return the paths that hold what is due; refuse those that hold what is not ours."""
        batch = self._batch
        listed: dict[str, frozenset[str]] = {}
        same = set()
        for piece in batch.puts:
            if piece.path in batch.placed and piece.path not in batch.unsure:
                continue
            folder, _, name = piece.path.rpartition("/")
            if folder not in listed:
                listed[folder] = self._files.names(folder)
            if name not in listed[folder]:
                continue
            held = self._files.content(piece.path)
            if held is not None and digest_of(held) == piece.digest:
                same.add(piece.path)
            elif held is None or not _is_ours(piece, batch):
                raise TransportTrouble("PATH_TAKEN", lasting=True, path=piece.path)
        return frozenset(same)

    def _folders_made(self, path: str) -> str:
        """Make the folders of a path; return the first of them that is ours, made now or before."""
        first = ""
        for folder in folders_above(path):
            if folder not in self._there:
                if self._files.make_folder(folder):
                    self._ours.add(folder)
                self._there.add(folder)
            if folder in self._ours and not first:
                first = folder
        return first

    def _remove(self, placed: Placed) -> None:
        """Remove a file, and the folders made for it that are empty then."""
        self._files.remove(placed.path)
        folders = folders_above(placed.path)
        self._pages_in.subtract(folders)
        for folder in reversed(folders):
            # Where others of our pages are left, it is not even looked at.
            if self._pages_in[folder] or folder not in self._ours or self._files.names(folder):
                return
            self._files.remove_folder(folder)


def _is_ours(piece: Piece, batch: Batch) -> bool:
    return piece.path in batch.placed or piece.path in batch.unsure


def _made_folders(batch: Batch) -> Iterator[str]:
    """Yield the folders that were made for what is placed."""
    for placed in batch.placed.values():
        for folder in folders_above(placed.path):
            if placed.remote and f"{folder}/".startswith(f"{placed.remote}/"):
                yield folder
