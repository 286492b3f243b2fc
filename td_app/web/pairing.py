"""Devices paired with the desk: a PIN or a code read once, a token from then on.

PINs and tokens are kept hashed, the secret of a code not at all (`signing.py`). Wrong PINs are
answered at once and cost time (`door.py`); after many in all, the PINs in force are replaced by
longer ones. The desk and the phones may ask at the same moment, from two threads.
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
from td_app.web.signing import Act, Proof, Signatures, new_offer, secret_of

__all__ = ["Device", "Pairing", "TooMany", "Unprotected", "WrongPin"]

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


class Unprotected(Exception):  # noqa: N818 - what the director chose
    """Somebody may listen, and phones that this would leave unprotected are refused."""


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
    ``post_key`` is this computer's, of which secrets are made, ``signatures`` what they signed.
    """

    clock: Callable[[], float]
    book: Book = field(default_factory=lambda: Book(0))
    now: Callable[[], float] = time.time
    door: Door = field(default_factory=Door)
    replaced: Callable[[Mapping[Role, str]], object] = lambda _pins: None
    used: Callable[[Role], object] = lambda _role: None
    post_key: str = field(default_factory=new_secret, repr=False)
    refuse_unprotected: bool = False
    signatures: Signatures = field(init=False)
    _pins: dict[str, _Offered] = field(default_factory=dict)
    _tables: dict[tuple[int, bool], tuple[str, str]] = field(default_factory=dict, repr=False)
    _heard: dict[str, float] = field(default_factory=dict)
    _of_tables: Requests = field(init=False)
    _lock: threading.RLock = field(default_factory=threading.RLock)

    def __post_init__(self) -> None:
        """Begin with nobody at the tables, and a run of its own."""
        self.signatures = Signatures(lambda: self.clock())
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
        """Return a code to be read from a screen, ``OFFER#SECRET``, valid once; the previous one is
        void.
        """
        with self._lock:
            self._drop(lambda offered: offered.role is role and offered.once)
            offer = new_offer()
            self._pins[offer] = _Offered(role, self._until(lasts_s), once=True)
            return self._whole(offer)

    def offer_table(self, table: int, *, heard: bool = False) -> str:
        """Return a code for the sheet of a table: good for any phone, until it expires.

        The same as long as it is good and this goes on: a page read again, or a sheet printed
        again, closes no other. ``heard``: it is shown across a network where somebody may listen,
        and protects no phone.
        """
        with self._lock:
            code, kept_as = self._tables.get((table, heard), ("", ""))
            if self._offered(kept_as) is not None:
                return code
            if heard:
                code = new_secret()
                kept_as = hashed(code)
            else:
                kept_as = new_offer()
                code = self._whole(kept_as)
            self._tables[table, heard] = code, kept_as
            self.book.tables[kept_as] = (table, self.now() + LASTS_S)
            while len(self.book.tables) > MOST_CODES:
                del self.book.tables[next(iter(self.book.tables))]
            self.book.keep()
            return code

    def offered(self, code: str) -> tuple[int | None, bool] | None:
        """Return the table of a code and whether it has a secret; None for a void one, or a PIN.

        ``code`` is what an address holds: the offer, or a whole code of an earlier edition's sheet.
        """
        with self._lock:
            for kept_as in (code, hashed(code)):
                found = self._offered(kept_as)
                if found is not None and not found.typed:
                    return found.table, kept_as == code
            return None

    def pair_proved(self, proof: Proof, name: str, *, heard: bool = True) -> tuple[str, Device]:
        """Return a new token and its device, for who knows a code's secret.

        ``heard``: its token is, and goes with a key from now on, also over TLS. Raises
        :class:`WrongPin`, also for what was sent before; :class:`TooMany` at a table.
        """
        with self._lock:
            offered = self._offered(proof.offer)
            if offered is None or not proof.shows(self._secret(proof.offer), name):
                raise WrongPin
            if not self.signatures.use(proof.theirs):
                raise WrongPin
            key_of = proof if heard else None
            return self._paired(proof.offer, offered, name, protected=True, proof=key_of)

    def pair(self, pin: str, name: str, address: str, *, heard: bool = True) -> tuple[str, Device]:
        """Return a new token and its device, for a PIN or a code that was sent as it is.

        ``heard``: where somebody may listen. A code's secret is not taken there; raises
        :class:`Unprotected` where such phones are refused.

        Raises :class:`WrongPin`, or :class:`TooMany` while the door is closed, the right PIN
        included: whoever waits learns nothing. A code is not guessed: who has one need not wait
        for those who guess. A table's, that anybody there may read, pairs so many phones and waits.
        """
        with self._lock:
            if heard and self.refuse_unprotected:
                raise Unprotected
            closed = self.door.closed_s(address, self.clock())
            typed = hashed(pin)
            offer, _, secret = pin.partition("#")
            if not heard and hmac.compare_digest(secret.encode(), self._secret(offer).encode()):
                typed = offer
            offered = self._offered(typed)
            if closed > 0 and (offered is None or offered.typed):
                raise TooMany(int(closed) + 1)
            if offered is None:
                digits = self.door.digits
                self.door.missed(address, self.clock())
                if self.door.digits > digits:
                    self._replace_pins()
                raise WrongPin
            return self._paired(typed, offered, name, protected=not heard)

    def device(self, token: str) -> Device | None:
        """Return the device of a token, None for an unknown, an expired or a refused one."""
        with self._lock:
            device = self._known(token)
            if device is None or self._refused(device):
                return None
            self._heard[device.post] = self.clock()
            return device

    def refused(self, token: str) -> bool:
        """Return whether the device of a token is refused because it is unprotected."""
        with self._lock:
            device = self._known(token)
            return device is not None and self._refused(device)

    def signed(self, post: str, act: Act, counter: str, signature: str) -> bool:
        """Return whether a device signed an act, later than all it signed before."""
        with self._lock:
            owners = self.book.devices.values()
            proof = next((held.proof for held in owners if held.device.post == post), None)
            if proof is None:
                return False
            key = proof.key(self._secret(proof.offer))
            return self.signatures.holds(act, post, key, counter, signature)

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

    def _secret(self, offer: str) -> str:
        return secret_of(self.post_key, offer)

    def _whole(self, offer: str) -> str:
        return f"{offer}#{self._secret(offer)}"

    def _known(self, token: str) -> Device | None:
        held = self.book.devices.get(hashed(token)) if token else None
        if held is None or held.until_s <= self.now():
            return None
        return held.device

    def _refused(self, device: Device) -> bool:
        return self.refuse_unprotected and not device.protected

    def _until(self, lasts_s: float | None) -> float:
        return float("inf") if lasts_s is None else self.clock() + lasts_s

    def _drop(self, gone: Callable[[_Offered], bool]) -> None:
        self._pins = {secret: held for secret, held in self._pins.items() if not gone(held)}

    def _offered(self, typed: str) -> _Offered | None:
        """Return the offer kept so: by its public name, or by the hash of what is typed.

        All are compared in full, against timing attacks.
        """
        found = None
        for held, offered in self._pins.items():
            same = hmac.compare_digest(typed.encode("utf-8", "surrogatepass"), held.encode())
            if same and offered.until > self.clock():
                found = offered
        table = self.book.tables.get(typed)
        if table is not None and table[1] > self.now():
            found = _Offered(Role.TABLE, table[1], table=table[0])
        return found

    def _paired(
        self,
        kept_as: str,
        offered: _Offered,
        name: str,
        *,
        protected: bool,
        proof: Proof | None = None,
    ) -> tuple[str, Device]:
        if offered.table is not None and not self._of_tables.take(str(offered.table)):
            raise TooMany(TABLE_AGAIN_S)
        if offered.once:
            self._pins.pop(kept_as, None)
        token = new_secret()
        # Drawn, so that no device of another evening has the same.
        post = f"web-{secrets.token_hex(4)} {self.book.bound}".rstrip()
        signs = proof is not None
        device = Device(post, name, offered.role, offered.table, protected, signs)
        devices = self.book.devices
        devices[hashed(token)] = SecretOwner(device, self.now() + LASTS_S, proof)
        at_tables = [held for held in devices if devices[held].device.table is not None]
        here = [held for held in at_tables if devices[held].device.table == offered.table]
        if len(here) > MOST_AT_A_TABLE:
            del devices[here[0]]
        elif len(devices) > MOST_DEVICES:
            del devices[at_tables[0] if at_tables else next(iter(devices))]
        self.book.keep()
        if offered.once:
            self.used(offered.role)
        return token, device
