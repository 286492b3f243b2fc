"""Tables filled as evenly as places and needs allow."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb, factorial, perm

from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.draw_stream import DrawStream
from rules_ropta.even_tables import Filling, even_sizes


@st.composite
def rooms(draw: st.DrawFn) -> tuple[list[Filling], int]:
    tables = []
    for number in range(1, draw(st.integers(1, 8)) + 1):
        capacity = draw(st.integers(1, 10))
        tables.append(Filling(number, draw(st.integers(0, capacity)), capacity))
    held = sum(t.held for t in tables)
    return tables, draw(st.integers(held, sum(t.capacity for t in tables)))


def could_be_evener(tables: list[Filling], sizes: dict[int, int]) -> bool:
    """Somebody without a need could go to a table shorter by two or more."""
    return any(
        sizes[a.number] >= sizes[b.number] + 2
        and sizes[a.number] > a.held
        and sizes[b.number] < b.capacity
        for a, b in product(tables, tables)
    )


@given(rooms(), st.binary(max_size=4))
def test_no_table_could_give_to_a_shorter_one(room: tuple[list[Filling], int], seed: bytes) -> None:
    tables, players = room
    sizes = even_sizes(DrawStream(seed), tables, players)
    assert sum(sizes.values()) == players
    assert all(t.held <= sizes[t.number] <= t.capacity for t in tables)
    assert not could_be_evener(tables, sizes)


def ways(tables: list[Filling], sizes: tuple[int, ...]) -> int:
    """Seatings with these sizes, the held players being at their table without a place."""
    free = sum(sizes) - sum(t.held for t in tables)
    number = factorial(free)
    for table, size in zip(tables, sizes, strict=True):
        number = number * perm(table.capacity, size) // factorial(size - table.held)
    return number


def test_a_size_weighs_as_many_seatings_as_it_allows() -> None:
    tables = [Filling(1, 0, 3), Filling(2, 1, 3), Filling(3, 0, 2), Filling(4, 0, 5)]
    players = 7
    weights = {
        sizes: ways(tables, sizes)
        for sizes in product(range(4), range(1, 4), range(3), range(6))
        if sum(sizes) == players
        and not could_be_evener(tables, dict(zip((1, 2, 3, 4), sizes, strict=True)))
    }
    assert len(weights) == comb(4, 3)
    draws = 4000
    seen = Counter(
        tuple(even_sizes(DrawStream(i.to_bytes(2, "big")), tables, players).values())
        for i in range(draws)
    )
    total = sum(weights.values())
    chi_square = sum(
        float((seen[s] - Fraction(draws * w, total)) ** 2 / Fraction(draws * w, total))
        for s, w in weights.items()
    )
    assert set(seen) == set(weights)
    assert chi_square < 16.3  # 3 degrees of freedom, one chance in a thousand
