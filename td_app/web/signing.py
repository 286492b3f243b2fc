"""What a phone signs where somebody may listen, and what its secret never leaves it for.

A camera reads an address that ends in a secret, which a browser does not send: pairing proves that
the phone knows it, and both sides make the device's key of it. ``README.md`` says which bytes;
``static/sign.js`` makes the same in a page.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

#: How long a nonce asked for may be used in a pairing (s), and how many used ones are remembered.
NONCE_LASTS_S: Final = 60
MOST_USED: Final = 1_000
#: Devices whose counters are remembered; one more, and everybody signs anew.
MOST_COUNTERS: Final = 10_000
#: Offers are known by so many random bytes. They are no secret.
OFFER_BYTES: Final = 6
SECRET_BYTES: Final = 16
LONGEST_PART: Final = 200
#: Counters are whole numbers that a browser counts exactly.
COUNTER_DIGITS: Final = 15


def signed(key: str, *lines: str) -> str:
    """Return the signature of these lines under a key, in hexadecimal.

    >>> signed("Jefe", "what do ya want for nothing?")[:16]
    '5bdcc146bf60754e'
    """
    text = "\n".join(lines).encode("utf-8", "surrogatepass")
    return hmac.new(key.encode(), text, "sha256").hexdigest()


def new_offer() -> str:
    """Return the public name of a code to be read by a camera."""
    return secrets.token_urlsafe(OFFER_BYTES)


def secret_of(post_key: str, offer: str) -> str:
    """Return the secret of an offer, 128 bits, made of this computer's key: it is kept nowhere."""
    made = bytes.fromhex(signed(post_key, "td-offer", offer))
    return urlsafe_b64encode(made[:SECRET_BYTES]).rstrip(b"=").decode()


@dataclass(frozen=True, slots=True)
class Proof:
    """How a phone asks to be paired by the secret of an offer: ``proof`` shows that it knows it.

    ``theirs`` is the nonce that the server gave, ``ours`` the one that the phone drew.
    """

    offer: str
    theirs: str
    ours: str
    proof: str = ""

    @property
    def stored(self) -> tuple[str, str, str]:
        """Return what is stored of it: with this computer's key, enough to make the device's."""
        return self.offer, self.theirs, self.ours

    def shows(self, secret: str, name: str) -> bool:
        """Return whether whoever made it knows the secret."""
        made = signed(secret, "td-pair", self.offer, self.theirs, self.ours, name)
        return hmac.compare_digest(made.encode(), self.proof.encode("utf-8", "surrogatepass"))

    def key(self, secret: str) -> str:
        """Return the key of the device paired by it, which is never sent."""
        return signed(secret, "td-key", self.offer, self.theirs, self.ours)


def proof_of(told: Mapping[str, Any]) -> Proof | None:
    """Return the proof that a form or an object holds; None where it holds none that is whole."""
    parts = [told.get(name) for name in ("offer", "server_nonce", "client_nonce", "proof")]
    if all(isinstance(part, str) and 0 < len(part) <= LONGEST_PART for part in parts):
        return Proof(*map(str, parts))
    return None


@dataclass(frozen=True, slots=True)
class Act:
    """A request as it is signed: ``target`` is its path and query as they are sent.

    ``id``: what its ``Idempotency-Key`` says.
    """

    method: str
    target: str
    id: str
    body: bytes

    def signature(self, key: str, counter: int, run: str) -> str:
        """Return its signature by a device, in this run of the server."""
        body = hashlib.sha256(self.body).hexdigest()
        return signed(key, "td-act", self.method, self.target, str(counter), run, self.id, body)


def _new_run() -> str:
    return secrets.token_hex(8)


@dataclass(slots=True)
class Signatures:
    """What one run of a server remembers of signatures, so that none is of use twice.

    ``run`` is drawn at each start: what was signed before signs nothing after.
    """

    clock: Callable[[], float] = time.monotonic
    run: str = field(default_factory=_new_run)
    _key: str = field(default_factory=lambda: secrets.token_hex(16), repr=False)
    _used: dict[str, float] = field(default_factory=dict)
    _last: dict[str, int] = field(default_factory=dict)

    def nonce(self) -> str:
        """Return a nonce for one pairing. Nothing is kept of it until it is used."""
        made = f"{int(self.clock())}.{secrets.token_hex(8)}"
        return f"{made}.{signed(self._key, made)}"

    def use(self, nonce: str) -> bool:
        """Return whether a nonce is one of ours, fresh, and used for the first time."""
        made, _, mark = nonce.rpartition(".")
        if nonce in self._used or not hmac.compare_digest(
            signed(self._key, made).encode(), mark.encode("utf-8", "surrogatepass")
        ):
            return False
        now = self.clock()
        if now - int(made.partition(".")[0]) > NONCE_LASTS_S:
            return False
        self._used = {one: at for one, at in self._used.items() if now - at <= NONCE_LASTS_S}
        while len(self._used) >= MOST_USED:
            del self._used[next(iter(self._used))]
        self._used[nonce] = now
        return True

    def holds(self, act: Act, post: str, key: str, counter: str, signature: str) -> bool:
        """Return whether a device signed this, later than anything it signed before."""
        if not (counter.isascii() and counter.isdecimal() and len(counter) <= COUNTER_DIGITS):
            return False
        number = int(counter)
        made = act.signature(key, number, self.run).encode()
        if not hmac.compare_digest(made, signature.encode("utf-8", "surrogatepass")):
            return False
        if number <= self._last.get(post, -1):
            return False
        self._last[post] = number
        if len(self._last) > MOST_COUNTERS:
            # Forgotten, a counter would let old signatures hold: another run begins.
            self._last.clear()
            self.run = _new_run()
        return True
