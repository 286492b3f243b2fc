"""Devices paired with the desk: a PIN or a code read once, a token from then on.

Secrets are kept hashed. Wrong PINs are answered at once and cost time (`door.py`); after many in
all, the PINs in force are replaced by longer ones. The desk and the phones may ask at the same
moment, from two threads.
"""

from __future__ import annotations

import hmac
import secrets
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from td_app.web.connection_limits import Requests
from td_app.web.devices import LASTS_S, Book, Device, SecretOwner, hashed, new_secret
from td_app.web.door import Door
from td_app.web.roles import Role

__all__ = ["Device", "Pairing", "TooMany", "WrongPin"]

MOST_DEVICES: Final = 500
LONGEST_NAME: Final = 40

#: How long a PIN or a code shown at the desk may be used (s).
PIN_LASTS_S: Final = 120
#: Phones of one table, the latest: anyone with its sheet may pair one, and takes no floor's place.
MOST_AT_A_TABLE: Final = 8
#: Phones that a table pairs at once, and how long until it may pair one more (s).
TABLE_AT_ONCE = 8.0
TABLE_AGAIN_S = 15
#: Codes of one table printed at different times, all good.
MOST_CODES: Final = 200
#: A device not heard of for longer is not connected (s).
CONNECTED_S: Final = 45


class WrongPin(Exception):  # noqa: N818 - somebody mistyped
    """The PIN is unknown."""


class TooMany(Exception):  # noqa: N818 - the door is closed for a while
    """Too many wrong PINs: ``wait_s`` seconds before the next try is looked at."""

    def __init__(self, wait_s: int) -> None:
        self.wait_s = wait_s
        super().__init__(f"{wait_s} s")


@dataclass(frozen=True, slots=True)
class _Offered:
    """A secret in force: the role it gives, until when; ``once``: valid for one use."""

    role: Role
    until: float
    once: bool = False
    table: int | None = None

    @property
    def typed(self) -> bool:
        """Return whether it is a PIN: few digits, that somebody could guess."""
        return not self.once and self.table is None


@dataclass(slots=True)
class Pairing:
    """The PINs in force and the devices paired.

    ``clock`` counts seconds that never go back, ``now`` those since 1970; ``book`` is what is
    kept between two starts, ``door`` what wrong PINs cost. ``replaced`` is told the PINs that
    stand, from now on, for those that were in force; ``used`` the role whose code is used up.
    """

    clock: Callable[[], float]
    book: Book = field(default_factory=lambda: Book(0))
    now: Callable[[], float] = time.time
    door: Door = field(default_factory=Door)
    replaced: Callable[[Mapping[Role, str]], object] = lambda _pins: None
    used: Callable[[Role], object] = lambda _role: None
    _pins: dict[str, _Offered] = field(default_factory=dict)
    _tables: dict[int, str] = field(default_factory=dict, repr=False)
    _heard: dict[str, float] = field(default_factory=dict)
    _of_tables: Requests = field(init=False)
    _lock: threading.RLock = field(default_factory=threading.RLock)

    def __post_init__(self) -> None:
        """Begin with nobody at the tables."""
        self._of_tables = Requests(lambda: self.clock(), TABLE_AT_ONCE, 1 / TABLE_AGAIN_S)

    def offer(self, role: Role, lasts_s: float | None = None) -> str:
        """Return a new PIN for a role; the previous one is void.

        ``lasts_s``: as long as the server runs when None.
        """
        with self._lock:
            pin = self._new_pin()
            self._drop(lambda offered: offered.role is role and not offered.once)
            self._pins[hashed(pin)] = _Offered(role, self._until(lasts_s))
            return pin

    def offer_code(self, role: Role, lasts_s: float | None = PIN_LASTS_S) -> str:
        """Return a secret for a QR code, valid once; the previous one is void."""
        with self._lock:
            self._drop(lambda offered: offered.role is role and offered.once)
            code = new_secret()
            self._pins[hashed(code)] = _Offered(role, self._until(lasts_s), once=True)
            return code

    def offer_table(self, table: int) -> str:
        """Return a secret for the sheet of a table: good for any phone, until it expires.

        The same as long as it is good and this goes on: a page read again, or a sheet printed
        again, closes no other.
        """
        with self._lock:
            known = self._tables.get(table)
            if known is not None and self._offered(hashed(known)) is not None:
                return known
            code = self._tables[table] = new_secret()
            self.book.tables[hashed(code)] = (table, self.now() + LASTS_S)
            while len(self.book.tables) > MOST_CODES:
                del self.book.tables[next(iter(self.book.tables))]
            self.book.keep()
            return code

    def offered(self, code: str) -> tuple[Role, int | None] | None:
        """Return the role and the table a code gives; None for a void code."""
        with self._lock:
            found = self._offered(hashed(code))
            return (found.role, found.table) if found is not None else None

    def pair(self, pin: str, name: str, address: str) -> tuple[str, Device]:
        """Return a new token and its device, for a PIN or a code.

        Raises :class:`WrongPin`, or :class:`TooMany` while the door is closed, the right PIN
        included: whoever waits learns nothing. A code is not guessed: who has one need not wait
        for those who guess. A table's, that anybody there may read, pairs so many phones and waits.
        """
        with self._lock:
            closed = self.door.closed_s(address, self.clock())
            typed = hashed(pin)
            offered = self._offered(typed)
            if closed > 0 and (offered is None or offered.typed):
                raise TooMany(int(closed) + 1)
            if offered is None:
                digits = self.door.digits
                self.door.missed(address, self.clock())
                if self.door.digits > digits:
                    self._replace_pins()
                raise WrongPin
            if offered.table is not None and not self._of_tables.take(str(offered.table)):
                raise TooMany(TABLE_AGAIN_S)
            paired = self._keep(name, offered)
            if offered.once:
                self._pins.pop(typed, None)
                self.used(offered.role)
            return paired

    def device(self, token: str) -> Device | None:
        """Return the device of a token, None for an unknown or expired one."""
        with self._lock:
            held = self.book.devices.get(hashed(token)) if token else None
            if held is None or held.until_s <= self.now():
                return None
            self._heard[held.device.post] = self.clock()
            return held.device

    @property
    def devices(self) -> tuple[Device, ...]:
        """Return the devices paired, the oldest first."""
        with self._lock:
            return tuple(held.device for held in self.book.devices.values())

    def connected(self, post: str) -> bool:
        """Return whether a device sent a request a moment ago."""
        with self._lock:
            heard = self._heard.get(post)
            return heard is not None and self.clock() - heard <= CONNECTED_S

    def revoke(self, post: str) -> None:
        """Let a device do nothing more, from now on."""
        with self._lock:
            kept = {t: h for t, h in self.book.devices.items() if h.device.post != post}
            self.book.devices = kept
            self.book.keep()

    def revoke_all(self) -> None:
        """Let no device of the club do anything more; PINs and codes open nothing either."""
        with self._lock:
            self._pins.clear()
            self.book.revoke_all(self.now() + LASTS_S)

    def _new_pin(self) -> str:
        """Return digits that are no other PIN's, drawn by the operating system."""
        while True:
            pin = f"{secrets.randbelow(10**self.door.digits):0{self.door.digits}}"
            if hashed(pin) not in self._pins:
                return pin

    def _replace_pins(self) -> None:
        """Put longer PINs in place of those in force, for as long as they were good, and say so."""
        short = [offered for offered in self._pins.values() if offered.typed]
        self._drop(lambda offered: offered.typed)
        pins: dict[Role, str] = {}
        for offered in short:
            if offered.until > self.clock():
                pins[offered.role] = self._new_pin()
                self._pins[hashed(pins[offered.role])] = offered
        self.replaced(pins)

    def _until(self, lasts_s: float | None) -> float:
        return float("inf") if lasts_s is None else self.clock() + lasts_s

    def _drop(self, gone: Callable[[_Offered], bool]) -> None:
        self._pins = {secret: held for secret, held in self._pins.items() if not gone(held)}

    def _offered(self, typed: str) -> _Offered | None:
        """Return the offer behind a hashed secret; all are compared in full, against timing
        attacks.
        """
        found = None
        for held, offered in self._pins.items():
            if hmac.compare_digest(typed, held) and offered.until > self.clock():
                found = offered
        table = self.book.tables.get(typed)
        if table is not None and table[1] > self.now():
            found = _Offered(Role.TABLE, table[1], table=table[0])
        return found

    def _keep(self, name: str, offered: _Offered) -> tuple[str, Device]:
        token = new_secret()
        # Drawn, so that no device of another evening has the same.
        post = f"web-{secrets.token_hex(4)} {self.book.bound}".rstrip()
        device = Device(post, name, offered.role, offered.table)
        devices = self.book.devices
        devices[hashed(token)] = SecretOwner(device, self.now() + LASTS_S)
        at_tables = [held for held in devices if devices[held].device.table is not None]
        here = [held for held in at_tables if devices[held].device.table == offered.table]
        if len(here) > MOST_AT_A_TABLE:
            del devices[here[0]]
        elif len(devices) > MOST_DEVICES:
            del devices[at_tables[0] if at_tables else next(iter(devices))]
        self.book.keep()
        return token, device
