"""How many players at each table, so that tables are as even as can be (ROPTA 2.1, 2.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules_ropta.draw_stream import DrawStream


@dataclass(frozen=True, slots=True)
class Filling:
    """A table to fill: who must be there already, and how many it holds."""

    number: int
    held: int
    capacity: int


def even_sizes(stream: DrawStream, tables: Sequence[Filling], players: int) -> dict[int, int]:
    """Return the players at each table: within one of each other as far as the tables allow.

    ``players`` counts those held. Which tables take one more is drawn, each choice weighing
    as many seatings as it allows, so that afterwards every seating is as likely as any
    other. The caller has checked that ``players`` fit.

    >>> tables = [Filling(1, 0, 8), Filling(2, 0, 8), Filling(3, 0, 2)]
    >>> even_sizes(DrawStream(b""), tables, 12)
    {1: 5, 2: 5, 3: 2}
    """
    # The greatest size that every table can be brought to, as far as it may.
    level = 0
    high = max(t.capacity for t in tables)
    while level < high:
        middle = (level + high + 1) // 2
        if sum(min(max(middle, t.held), t.capacity) for t in tables) <= players:
            level = middle
        else:
            high = middle - 1
    sizes = {t.number: min(max(level, t.held), t.capacity) for t in tables}
    more = players - sum(sizes.values())
    may_take = [t for t in tables if t.held <= level < t.capacity]
    for table in _takers(stream, may_take, more, level):
        sizes[table.number] += 1
    return sizes


def _takers(
    stream: DrawStream, tables: Sequence[Filling], more: int, level: int
) -> tuple[Filling, ...]:
    """The tables that take one more player, ``more`` of them.

    One more player at a table multiplies the seatings by its empty places and divides them
    by its free players with him: ``(capacity - level) / (level + 1 - held)``. Cleared of
    fractions, a table weighs the first number when it takes one, the second when not.
    """
    if not 0 < more < len(tables):
        return tuple(tables[:more])
    ways = _ways(tables, more, level)
    number = stream.below(ways[0][more])
    takers = []
    for position, table in enumerate(tables):
        taking = (table.capacity - level) * ways[position + 1][more - 1] if more else 0
        if number < taking:
            takers.append(table)
            number //= table.capacity - level
            more -= 1
        else:
            number = (number - taking) // (level + 1 - table.held)
    return tuple(takers)


def _ways(tables: Sequence[Filling], more: int, level: int) -> list[list[int]]:
    """``ways[i][k]``: the weight of all choices of k takers among the tables from i on."""
    ways = [[1] + [0] * more]
    for table in reversed(tables):
        after = ways[-1]
        taking = table.capacity - level
        leaving = level + 1 - table.held
        ways.append(
            [leaving * after[k] + (taking * after[k - 1] if k else 0) for k in range(more + 1)]
        )
    ways.reverse()
    return ways
