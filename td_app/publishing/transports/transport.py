"""What a batch of pages is, how far its sending has come, and what may stand in the way.

A transport brings a :class:`Batch` to where a club publishes, one step at a time: whoever reads
the steps writes each down before asking for the next, so that a run that is killed or cut is
taken up where it stood. Any moment may be the last: what a step announces has happened (``Put``,
``Removed``), or may happen any time from now on (``Trying``).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import Final, Protocol

#: How long a server is waited for: until it is there, and until it says something (s).
CONNECT_S: Final = 10.0
READ_S: Final = 30.0
#: What shows in the place of a secret.
HIDDEN: Final = "•••"


def digest_of(content: bytes) -> str:
    """Return the SHA-256 of what a page holds, in hexadecimal.

    >>> digest_of(b"page")[:12]
    '3660315a9af3'
    """
    return hashlib.sha256(content).hexdigest()


@dataclass(frozen=True, slots=True)
class Piece:
    """A file of the site as it is due.

    ``path`` is relative, with ``/``; ``title`` and ``slug`` are for systems of pages (WordPress),
    where ``content`` is the body of the page alone. Raises ``ValueError`` for a path that could
    leave the folder of the site.
    """

    path: str
    content: bytes = field(repr=False)
    digest: str
    title: str = ""
    slug: str = ""

    def __post_init__(self) -> None:
        parts = self.path.split("/")
        strange = any(ord(sign) < 32 or sign == "\\" for sign in self.path)
        if strange or not all(parts) or {".", ".."}.intersection(parts):
            raise ValueError(f"no path inside a site: {self.path!r}")

    @classmethod
    def of(cls, path: str, content: bytes, title: str = "", slug: str = "") -> Piece:
        """Return a piece with the digest of what it holds."""
        return cls(path, content, digest_of(content), title, slug)


@dataclass(frozen=True, slots=True)
class Placed:
    """What stands there of ours, as the steps told it.

    ``remote`` is the transport's own note, given back as it came: the id of a page in WordPress,
    the first folder that was made for a file.
    """

    path: str
    digest: str
    remote: str = ""


@dataclass(frozen=True, slots=True)
class Batch:
    """What is due: ``puts`` in sending order (what others link to first), then ``removals``.

    ``placed`` is all of ours that is recorded there, what the batch does not touch included.
    ``unsure`` are paths that a ``Trying`` announced and no ``Put`` followed: those that are due
    stand in ``puts`` again, those that are not any more in ``removals``, with an empty digest.
    """

    puts: tuple[Piece, ...] = ()
    removals: tuple[Placed, ...] = ()
    placed: Mapping[str, Placed] = field(default_factory=dict)
    unsure: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Trying:
    """From now on this path may be there although nobody says so: to be written down first."""

    path: str


@dataclass(frozen=True, slots=True)
class Put:
    """It stands there whole. ``address`` is where readers open it, empty when that is unknown."""

    path: str
    digest: str
    remote: str = ""
    address: str = ""


@dataclass(frozen=True, slots=True)
class Removed:
    """It is not there any more."""

    path: str


Step = Trying | Put | Removed


@dataclass(frozen=True, slots=True)
class Tried:
    """An account that works: ``who`` we are there, ``address`` where readers will look."""

    who: str
    address: str = ""


class Secret:
    """A password, an application password or the passphrase of a key: shown as dots."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def revealed(self) -> str:
        """Return the text, for the server alone."""
        return self._text

    def __bool__(self) -> bool:
        return bool(self._text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and other._text == self._text

    def __hash__(self) -> int:
        return hash(self._text)

    def __repr__(self) -> str:
        return f"Secret({HIDDEN})"

    def __reduce__(self) -> str:
        raise TypeError("a secret is not copied into files")


NO_SECRET: Final = Secret("")


class Transport(Protocol):
    """A way to where a club publishes. Nothing is looked up before one of the two is called."""

    def deliver(self, batch: Batch) -> Iterator[Step]:
        """Yield each step as it is done; raises :class:`TransportTrouble`.

        Pages are whole there or not at all. What was there and is not ours is left alone: where
        its path is due it is refused (``PATH_TAKEN``), unless it holds the same.
        """
        ...

    def tried(self) -> Tried:
        """Log in, write and remove there; raises :class:`TransportTrouble`."""
        ...


class TransportTrouble(Exception):  # noqa: N818 - the environment's fault, not ours
    """Something stands between us and the server; what was told as done is done.

    ``code`` and ``params`` are said by ``td_app/words/publishing.py``; no secret is in them, and
    no empty one.
    ``retry_after_s`` is what the server asked for (s). ``lasting``: trying again is of no use
    until somebody changes something.
    """

    def __init__(
        self, code: str, *, lasting: bool = False, retry_after_s: float | None = None, **params: str
    ) -> None:
        self.code = code
        self.params = {name: value for name, value in params.items() if value}
        self.lasting = lasting
        self.retry_after_s = retry_after_s
        super().__init__(code, self.params)


class UnknownHost(TransportTrouble):
    """Nobody vouches for this server yet: its fingerprint is shown, to be accepted once.

    Accepted, the fingerprint goes into the account (``known``).
    """

    def __init__(self, host: str, fingerprint: str) -> None:
        self.fingerprint = fingerprint
        super().__init__("HOST_UNKNOWN", lasting=True, host=host, fingerprint=fingerprint)


def host_changed(host: str, fingerprint: str) -> TransportTrouble:
    """Return the refusal of a server that is not the one that was accepted."""
    return TransportTrouble("HOST_CHANGED", lasting=True, host=host, fingerprint=fingerprint)


def folders_above(path: str) -> tuple[str, ...]:
    """Return the folders a file stands in, the outermost first.

    >>> folders_above("soirees/12/index.html")
    ('soirees', 'soirees/12')
    """
    return tuple(str(one) for one in reversed(PurePosixPath(path).parents))[1:]
