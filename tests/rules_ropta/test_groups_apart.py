"""Clubs kept apart by exchanges that never make things worse."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.draw_stream import DrawStream
from rules_ropta.groups_apart import groups_apart
from rules_ropta.table_layout import Seat


def pairs(seats: dict[int, Seat], groups: dict[int, str]) -> int:
    return sum(
        seats[a].table == seats[b].table and groups[a] == groups[b]
        for a in groups
        for b in groups
        if a < b
    )


def a_seating(tables: int, seats: int) -> dict[int, Seat]:
    places = [Seat(t, p) for t in range(1, tables + 1) for p in range(1, seats + 1)]
    return dict(enumerate(places, 1))


@given(
    st.integers(1, 4),
    st.integers(1, 4),
    st.dictionaries(st.integers(1, 16), st.sampled_from("ABC")),
    st.sets(st.integers(1, 16)),
    st.binary(max_size=4),
)
def test_the_same_seats_are_taken_the_held_keep_theirs_and_pairs_never_rise(
    tables: int, seats: int, clubs: dict[int, str], held: set[int], seed: bytes
) -> None:
    before = a_seating(tables, seats)
    groups = {who: club for who, club in clubs.items() if who in before}
    after, spread = groups_apart(DrawStream(seed), before, held, groups)
    assert set(after.values()) == set(before.values())
    assert all(after[who] == before[who] for who in held if who in before)
    assert spread.fewest <= spread.pairs == pairs(after, groups) <= pairs(before, groups)


def test_the_fewest_pairs_count_those_who_cannot_move() -> None:
    before = a_seating(2, 2)
    _, spread = groups_apart(DrawStream(b""), before, (1, 2), dict.fromkeys((1, 2), "A"))
    assert (spread.pairs, spread.fewest) == (1, 1)


def test_a_tight_room_of_clubs_reaches_the_fewest_pairs() -> None:
    before = a_seating(10, 8)
    groups = {who: f"club {who // 10}" for who in before}
    for seed in range(5):
        _, spread = groups_apart(DrawStream(bytes([seed])), before, (), groups)
        assert spread.pairs == spread.fewest == 0
