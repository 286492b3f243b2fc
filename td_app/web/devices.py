"""Devices and table codes as they are stored between two starts: hashed, until they expire.

What was revoked is stored outside the club's file (:class:`Revoked`): a copy holds it still.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from td_app.ports.club import ACTS_KEY, PHONES_KEPT_AS
from td_app.web.roles import Role
from td_app.web.signing import Proof, signed

#: The club's setting that keeps them.
KEPT_AS: Final = PHONES_KEPT_AS
#: 128 bits, in a QR code or in a token.
SECRET_BYTES: Final = 16
#: How long a device stays paired: an evening and its night (s).
LASTS_S: Final = 18 * 3_600


@dataclass(frozen=True, slots=True)
class Device:
    """A paired device: its name in the journal, its holder, and their role.

    ``table``: the one it is bound to, for a table's phone. ``protected``: whoever listens to its
    network cannot act in its place. ``signs``: it was paired where its token was heard, and has a
    key.
    """

    post: str
    name: str
    role: Role
    table: int | None = None
    protected: bool = False
    signs: bool = False


@dataclass(frozen=True, slots=True)
class SecretOwner:
    """A secret's owner: ``until_s`` since 1970; ``proof``: what its key is made of, if any."""

    device: Device
    until_s: float
    proof: Proof | None = None


def hashed(secret: str) -> str:
    """Return the hash under which a secret is stored.

    >>> len(hashed("a"))
    64
    """
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def new_secret() -> str:
    """Return 128 fresh bits, as an address may hold them."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hashed_act(secret: str, key: str) -> str:
    """Return what the journal keeps of the id a device gave its act: it may hold a name.

    >>> len(hashed_act("a", "zoe-1"))
    64
    """
    return hmac.new(secret.encode(), key.encode("utf-8", "surrogatepass"), "sha256").hexdigest()


class Shelf(Protocol):
    """Where the club's settings are."""

    def setting(self, name: str, default: str = "") -> str:
        """Return a setting of the club."""
        ...

    def set_setting(self, name: str, value: str) -> None:
        """Keep a setting of the club."""
        ...


class Revoked(Protocol):
    """What was revoked at this computer, by its hash."""

    def has(self, secret: str, until_s: float) -> bool:
        """Return whether a hash that is good until then was revoked."""
        ...

    def add(self, secrets: Mapping[str, tuple[float, bool]], all_until: float = 0.0) -> None:
        """Revoke hashes (until when they are good, whether a table's), and all that is good no
        longer than ``all_until``.
        """
        ...

    def read(self) -> None:
        """Take in what this computer keeps."""
        ...


def acts_key(shelf: Shelf) -> str:
    """Return the random key of the ids of acts, made where the club has none."""
    kept = shelf.setting(ACTS_KEY)
    if not kept:
        kept = new_secret()
        shelf.set_setting(ACTS_KEY, kept)
    return kept


@dataclass(slots=True)
class Book:
    """The stored phones of one tournament, and those of the others; ``write`` stores the text.

    What is left out at a next ``keep`` is revoked: unpaired, replaced, or one too many.
    ``bound`` is the one name that the club's server takes from this post, and its phones carry; ""
    for any. Where it has one, other posts write in the same place: what is this post's own is
    marked with ``key``, which never leaves this computer.
    """

    tournament: int
    write: Callable[[str], object] = lambda _text: None
    devices: dict[str, SecretOwner] = field(default_factory=dict)
    tables: dict[str, tuple[int, float]] = field(default_factory=dict)
    elsewhere: list[Any] = field(default_factory=list)
    revoked: Revoked | None = None
    bound: str = ""
    key: str = field(default="", repr=False)
    stored: dict[str, tuple[float, bool]] = field(default_factory=dict)

    def hashes(self) -> dict[str, tuple[float, bool]]:
        """Return the hashes of devices and codes: until when they are good, whether a table's."""
        devices = {
            secret: (held.until_s, held.device.table is not None)
            for secret, held in self.devices.items()
        }
        return {**devices, **{secret: (until, True) for secret, (_, until) in self.tables.items()}}

    def revoke_all(self, until_s: float) -> None:
        """Leave nothing of the club paired: all that is good no longer than this is revoked."""
        if self.revoked is not None:
            self.revoked.add({}, until_s)
        self.devices.clear()
        self.tables.clear()
        self.elsewhere.clear()
        self.stored.clear()
        self.keep()

    def keep(self) -> None:
        """Store the devices and codes, and first what is none any more."""
        held = self.hashes()
        gone = {secret: one for secret, one in self.stored.items() if secret not in held}
        self.stored = held
        if gone and self.revoked is not None:
            self.revoked.add(gone)
        rows = [
            {"tournament": self.tournament, **_row(secret, held)}
            for secret, held in self.devices.items()
        ]
        codes = [
            {"tournament": self.tournament, "hash": secret, "table": table, "until": until}
            for secret, (table, until) in self.tables.items()
        ]
        own = [*rows, *codes]
        if self.bound:
            own = [{**row, "mark": _mark(self.key, row)} for row in own]
        self.write(json.dumps([*self.elsewhere, *own]))


def _mark(key: str, row: Mapping[str, Any]) -> str:
    """Return the mark of what this post wrote, that no other post can make."""
    told = {name: value for name, value in row.items() if name != "mark"}
    return signed(key, "td-kept", json.dumps(told, sort_keys=True))


def _row(secret: str, held: SecretOwner) -> Mapping[str, Any]:
    device = held.device
    return {
        "hash": secret,
        "post": device.post,
        "name": device.name,
        "role": device.role.value,
        "table": device.table,
        "until": held.until_s,
        "protected": device.protected,
        "proof": held.proof.stored if held.proof is not None else None,
    }


def book_of(
    shelf: Shelf,
    tournament: int,
    now_s: float,
    write: Callable[[str], object] | None = None,
    revoked: Revoked | None = None,
    bound: str = "",
    key: str = "",
) -> Book:
    """Return the stored phones of a tournament; what has expired, was revoked or cannot be read is
    left out.

    ``write``: how it is kept from now on, the shelf itself when None.
    """
    keep = write or (lambda text: shelf.set_setting(KEPT_AS, text))
    book = Book(tournament, keep, revoked=revoked, bound=bound, key=key)
    if revoked is not None:
        revoked.read()
    for row in _rows(shelf.setting(KEPT_AS)):
        try:
            _take(book, row, now_s)
        except (KeyError, TypeError, ValueError):
            continue
    book.stored = book.hashes()
    return book


def _rows(text: str) -> Iterable[Any]:
    try:
        rows = json.loads(text) if text else []
    except (ValueError, RecursionError):
        return []
    return rows if isinstance(rows, list) else []


def _take(book: Book, row: Mapping[str, Any], now_s: float) -> None:
    until = float(row["until"])
    if until <= now_s or (book.revoked is not None and book.revoked.has(row["hash"], until)):
        return
    of_another_post = False
    if book.bound:
        marked = hmac.compare_digest(_mark(book.key, row), str(row.get("mark", "")))
        named = "post" not in row or row["post"].partition(" ")[2] == book.bound
        of_another_post = not (marked and named)
    if row["tournament"] != book.tournament or of_another_post:
        book.elsewhere.append(row)
    elif "role" in row:
        protected = row.get("protected") is True
        proof = Proof(*map(str, row["proof"])) if row.get("proof") else None
        signs = proof is not None
        device = Device(row["post"], row["name"], Role(row["role"]), row["table"], protected, signs)
        book.devices[row["hash"]] = SecretOwner(device, until, proof)
    else:
        book.tables[row["hash"]] = (int(row["table"]), until)
