"""Places to publish to, for the tests: real servers on the loopback, and what stands on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from td_app.publishing.transports import transport_of
from td_app.publishing.transports.accounts import Account, FolderAccount, knowing
from td_app.publishing.transports.transport import (
    NO_SECRET,
    Piece,
    Secret,
    Transport,
    UnknownHost,
)

SITE = "https://club.example/resultats"
PASSWORD = "roi de pique = 12"


class Place(Protocol):
    """Somewhere that pages are sent to: what the club knows of it, and what really stands there."""

    account: Account
    secret: Secret

    def piece(self, name: str, text: str) -> Piece:
        """Return a page as it is due there."""
        ...

    def held(self) -> Mapping[str, str]:
        """Return the text of everything that stands there, by name."""
        ...

    def put_by_another(self, name: str, text: str) -> None:
        """Let somebody else put something there."""
        ...


def transport_to(place: Place, account: Account | None = None) -> Transport:
    """Return the transport to a place."""
    return transport_of(account or place.account, place.secret)


def accepted(place: Place) -> str:
    """Accept the server's fingerprint, as a director does once; return it."""
    try:
        transport_to(place).tried()
    except UnknownHost as unknown:
        place.account = knowing(place.account, unknown.fingerprint)
        return unknown.fingerprint
    raise AssertionError("nobody vouches for this server")


@dataclass
class FilesOf:
    """A folder that a server serves, with what is in it."""

    folder: Path
    account: Account
    secret: Secret = NO_SECRET

    def piece(self, name: str, text: str) -> Piece:
        """Return a page as it is due there."""
        return Piece.of(self.path_of(name), text.encode())

    @staticmethod
    def path_of(name: str) -> str:
        """Return where a page of that name stands, in folders."""
        return f"soirees/{name}/index.html"

    def held(self) -> dict[str, str]:
        """Return the text of every file there, by its path, those of ours by their names."""
        return {
            self.name_of(str(file.relative_to(self.folder))): file.read_text(encoding="utf-8")
            for file in sorted(self.folder.rglob("*"))
            if file.is_file()
        }

    @staticmethod
    def name_of(path: str) -> str:
        """Return the name of a page from its path; any other file has its path as its name."""
        return path.removeprefix("soirees/").removesuffix("/index.html")

    def folders(self) -> set[str]:
        """Return every folder there."""
        return {str(one.relative_to(self.folder)) for one in self.folder.rglob("*") if one.is_dir()}

    def put_by_another(self, name: str, text: str) -> None:
        """Let somebody else put a file there."""
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


@contextmanager
def a_folder(where: Path) -> Iterator[FilesOf]:
    """Yield a folder of this computer."""
    folder = where / "site"
    folder.mkdir()
    yield FilesOf(folder, FolderAccount(str(folder), SITE))
