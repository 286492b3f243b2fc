"""Published examples of SHA-256 and HMAC-SHA-256, and random ones judged by Python's own."""

from __future__ import annotations

import hashlib
import hmac
import random
from typing import Final

#: Message (hexadecimal) and digest: FIPS 180-4's examples and NIST's short messages (CAVP).
SHA_256: Final = (
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("d3", "28969cdfa74a12c82f3bad960b0b000aca2ac329deea5c2328ebc6f2ba9802c1"),
    ("11af", "5ca7133fa735326081558ac312c620eeca9970d1e70a4b95533d956f072d1f98"),
    (b"abc".hex(), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
        b"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".hex(),
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ),
    (
        b"abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopq"
        b"klmnopqrlmnopqrsmnopqrstnopqrstu".hex(),
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1",
    ),
)
#: A million times the letter a (FIPS 180-4).
MILLION: Final = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"

#: Key, message (hexadecimal) and code: RFC 4231, its seven cases (the fifth is cut to 16 bytes).
HMAC_SHA_256: Final = (
    (
        "0b" * 20,
        b"Hi There".hex(),
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
    ),
    (
        b"Jefe".hex(),
        b"what do ya want for nothing?".hex(),
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    ),
    (
        "aa" * 20,
        "dd" * 50,
        "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe",
    ),
    (
        "0102030405060708090a0b0c0d0e0f10111213141516171819",
        "cd" * 50,
        "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b",
    ),
    ("0c" * 20, b"Test With Truncation".hex(), "a3b6167473100ee06e0c796c2955552b"),
    (
        "aa" * 131,
        b"Test Using Larger Than Block-Size Key - Hash Key First".hex(),
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    ),
    (
        "aa" * 131,
        b"This is a test using a larger than block-size key and a larger than block-size data. "
        b"The key needs to be hashed before being used by the HMAC algorithm.".hex(),
        "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2",
    ),
)
#: Names and forms as people write them.
TEXTS: Final = ("", "Zoé", "Łukasz & Zoë", "♠ 10 000 €", "🂡 as\nde pique", "100 %", "a" * 200)


def random_bytes(seed: int, count: int) -> list[tuple[str, str, str, str]]:
    """Return keys and messages with their digest and code, as Python makes them."""
    chance = random.Random(seed)
    made = []
    for length in range(count):
        key = chance.randbytes(chance.randrange(140))
        message = chance.randbytes(length)
        digest = hashlib.sha256(message).hexdigest()
        made.append((key.hex(), message.hex(), digest, hmac.digest(key, message, "sha256").hex()))
    return made
