"""The fewest steps from one order of keyed rows to another."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Hashable, Iterator, Sequence


def runs_of(places: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield the first and last of each unbroken run in rising ``places``.

    >>> list(runs_of([0, 1, 2, 5, 7, 8]))
    [(0, 2), (5, 5), (7, 8)]
    """
    first = last = None
    for place in places:
        if first is None or last is None:
            first = last = place
        elif place == last + 1:
            last = place
        else:
            yield first, last
            first = last = place
    if first is not None and last is not None:
        yield first, last


def keys_to_move(before: Sequence[Hashable], after: Sequence[Hashable]) -> list[Hashable]:
    """Return the keys to move so that ``before`` comes in the order of ``after``.

    Both hold the same keys. As few as possible move: the others form the longest
    subsequence that already stands in the right order.

    >>> keys_to_move("abcd", "bcda")
    ['a']
    """
    rank = {key: place for place, key in enumerate(after)}
    staying = _longest_rising([rank[key] for key in before])
    return [key for key in after if rank[key] not in staying]


def _longest_rising(ranks: Sequence[int]) -> set[int]:
    ends: list[int] = []
    came_before: dict[int, int | None] = {}
    for rank in ranks:
        place = bisect_left(ends, rank)
        came_before[rank] = ends[place - 1] if place else None
        ends[place : place + 1] = [rank]
    staying: set[int] = set()
    here = ends[-1] if ends else None
    while here is not None:
        staying.add(here)
        here = came_before[here]
    return staying
