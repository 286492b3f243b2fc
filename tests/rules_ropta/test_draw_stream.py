"""The numbers behind every draw: reproducible, and none more likely than another."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.draw_stream import DrawStream


def digest(seed: bytes, counter: int) -> int:
    """As the method is described on paper, written a second time."""
    return int.from_bytes(sha256(seed + counter.to_bytes(8, "big")).digest(), "big")


class TestDrawStream:
    def test_each_digest_is_the_hash_of_seed_and_counter(self) -> None:
        stream = DrawStream(b"seed")
        assert [stream.below(1 << 256) for _ in range(3)] == [digest(b"seed", i) for i in range(3)]

    def test_a_number_too_large_for_one_digest_joins_two_the_first_heaviest(self) -> None:
        joined = digest(b"seed", 0) << 256 | digest(b"seed", 1)
        assert DrawStream(b"seed").below(1 << 512) == joined

    def test_a_number_that_would_favour_the_low_ones_is_thrown_away(self) -> None:
        # Just over half of all digests fit: of some seeds the first does not.
        n = (1 << 255) + 1
        seed = next(s for s in (bytes([i]) for i in range(256)) if digest(s, 0) >= n)
        kept = next(d for d in (digest(seed, i) for i in range(1, 99)) if d < n)
        assert DrawStream(seed).below(n) == kept

    @given(st.binary(max_size=40), st.integers(1, 1 << 600))
    def test_every_number_is_below_its_bound(self, seed: bytes, n: int) -> None:
        assert 0 <= DrawStream(seed).below(n) < n

    def test_nothing_can_be_chosen_among_nothing(self) -> None:
        with pytest.raises(ValueError, match="nothing to choose from"):
            DrawStream(b"").below(0)

    def test_the_shuffle_goes_from_the_last_down(self) -> None:
        order = list("ABCD")
        for counter, last in enumerate((3, 2, 1)):
            chosen = digest(b"cards", counter) % (last + 1)
            order[last], order[chosen] = order[chosen], order[last]
        assert DrawStream(b"cards").shuffled("ABCD") == tuple(order)

    def test_every_order_of_four_is_as_likely(self) -> None:
        orders = Counter(
            DrawStream(bytes([a, b])).shuffled("ABCD") for a in range(19) for b in range(256)
        )
        expected = 19 * 256 / 24
        chi_square = sum((n - expected) ** 2 / expected for n in orders.values())
        assert len(orders) == 24
        assert chi_square < 49.7  # 23 degrees of freedom, one chance in a thousand
