"""Chance that anyone can work out again: numbers and shuffles from a seed (ROPTA 2.1)."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

DIGEST_BITS = 256


class DrawStream:
    """The numbers that one seed gives, always the same and in the same order.

    Digest number *i* (from 0) is SHA-256 of the seed followed by *i* on eight bytes, the
    heaviest first, and is read as one integer of 256 bits, the heaviest bit first.

    >>> stream = DrawStream(b"an evening at the club")
    >>> [stream.below(8) for _ in range(5)]
    [4, 4, 1, 3, 4]
    """

    def __init__(self, seed: bytes) -> None:
        self._start = sha256(seed)
        self._counter = 0

    def below(self, n: int) -> int:
        """Return a number from 0 to ``n`` - 1, each as likely as any other.

        As few digests as can hold ``n`` values are joined into one number, the first
        heaviest; one at or above the greatest multiple of ``n`` is thrown away, the
        next is taken; what remains of the division by ``n`` is the answer.
        """
        if n < 1:
            raise ValueError(f"below({n}): nothing to choose from")
        digests = max(1, -(-(n - 1).bit_length() // DIGEST_BITS))
        span = 1 << (DIGEST_BITS * digests)
        limit = span - span % n
        while True:
            drawn = 0
            for _ in range(digests):
                digest = self._start.copy()
                digest.update(self._counter.to_bytes(8, "big"))
                self._counter += 1
                drawn = drawn << DIGEST_BITS | int.from_bytes(digest.digest(), "big")
            if drawn < limit:
                return drawn % n

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """Return the things in a drawn order: Fisher-Yates, from the last down.

        >>> DrawStream(b"seed").shuffled("ABCDE")
        ('A', 'E', 'B', 'C', 'D')
        """
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            chosen = self.below(last + 1)
            order[last], order[chosen] = order[chosen], order[last]
        return tuple(order)
