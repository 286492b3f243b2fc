"""Keeping players of one group at different tables, as far as the numbers allow (ROPTA 2.1)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heappush

from rules_ropta.draw_stream import DrawStream
from rules_ropta.table_layout import Seat

TRIES_PER_PLAYER = 100
EXCHANGES_PER_PLAYER = 50


@dataclass(frozen=True, slots=True)
class Spread:
    """How well groups are apart, in pairs of players of one group at one table.

    ``fewest`` is the least that any seating could have, each group looked at alone: it may
    be out of reach for all of them at once.
    """

    pairs: int = 0
    fewest: int = 0


def groups_apart(
    stream: DrawStream, seats: Mapping[int, Seat], held: Iterable[int], groups: Mapping[int, str]
) -> tuple[dict[int, Seat], Spread]:
    """Return the seats after a walk of exchanges that never brings a group closer together.

    First, until no seating could be better and at most ``TRIES_PER_PLAYER`` times a player,
    somebody who sits with his group is drawn, and somebody else, and they exchange seats
    unless that makes more pairs. Then ``EXCHANGES_PER_PLAYER`` times a player, two players
    are drawn and exchange likewise, so that chance has its say among the seatings as good.
    The players in ``held`` keep their seats. Each exchange weighs the same both ways, and
    members of one group are treated alike.

    >>> seats = {1: Seat(1, 1), 2: Seat(1, 2), 3: Seat(2, 1), 4: Seat(2, 2)}
    >>> groups = {1: "Agen", 2: "Agen", 3: "Pau", 4: "Pau"}
    >>> groups_apart(DrawStream(b""), seats, (), groups)[1]
    Spread(pairs=0, fewest=0)
    """
    kept = frozenset(held)
    walk = _Walk(seats, groups, tuple(who for who in seats if who not in kept))
    # The least number of pairs: each group spread alone over the places not held.
    room = {table: len(players - kept) for table, players in walk.at.items()}
    fewest = 0
    for group, members in Counter(g for g in walk.group.values() if g).items():
        if members < 2:
            continue
        there = Counter(walk.seats[who].table for who in kept if walk.group.get(who) == group)
        fewest += _pairs_of_one_group(members - there.total(), there, room)
    free = len(walk.free)
    for _ in range(TRIES_PER_PLAYER * free):
        if walk.pairs <= fewest or not walk.clashing:
            break
        one = walk.clashing[stream.below(len(walk.clashing))]
        other = walk.drawn(stream)
        if walk.exchange(one, other):
            walk.note_around(one, other)
    for _ in range(EXCHANGES_PER_PLAYER * free):
        walk.exchange(walk.drawn(stream), walk.drawn(stream))
    return walk.seats, Spread(walk.pairs, fewest)


class _Walk:
    """The seating as it changes; a player without a group counts towards no pair."""

    def __init__(
        self, seats: Mapping[int, Seat], groups: Mapping[int, str], free: Sequence[int]
    ) -> None:
        self.seats = dict(seats)
        self.free = free
        self.group = {who: groups.get(who, "") for who in seats}
        self.at: dict[int, set[int]] = defaultdict(set)
        self.count: dict[int, Counter[str]] = defaultdict(Counter)
        for who, seat in seats.items():
            self.at[seat.table].add(who)
            if self.group[who]:
                self.count[seat.table][self.group[who]] += 1
        self.pairs = sum(n * (n - 1) // 2 for c in self.count.values() for n in c.values())
        self.clashing: list[int] = []
        self._place_in_list: dict[int, int] = {}
        self._free = frozenset(free)
        for who in free:
            self._note(who)

    def drawn(self, stream: DrawStream) -> int:
        return self.free[stream.below(len(self.free))]

    def exchange(self, one: int, other: int) -> bool:
        """Exchange two players' seats unless more pairs of one group would sit together."""
        here = self.seats[one]
        there = self.seats[other]
        first = self.group[one]
        second = self.group[other]
        if here.table == there.table:
            return False
        if first != second:
            at_here = self.count[here.table]
            at_there = self.count[there.table]
            change = self._gained(first, at_here, at_there) + self._gained(
                second, at_there, at_here
            )
            if change > 0:
                return False
            self.pairs += change
        self._seat(one, here, there)
        self._seat(other, there, here)
        return True

    def note_around(self, one: int, other: int) -> None:
        """Bring the list of those who sit with their group up to date after an exchange."""
        groups = (self.group[one], self.group[other])
        for table in (self.seats[one].table, self.seats[other].table):
            # In the order of their numbers: the order of a set is not guaranteed.
            for who in sorted(self.at[table]):
                if self.group[who] in groups:
                    self._note(who)

    @staticmethod
    def _gained(group: str, leaving: Counter[str], joining: Counter[str]) -> int:
        return joining[group] - leaving[group] + 1 if group else 0

    def _seat(self, who: int, leaving: Seat, joining: Seat) -> None:
        group = self.group[who]
        self.seats[who] = joining
        self.at[leaving.table].discard(who)
        self.at[joining.table].add(who)
        if group:
            self.count[leaving.table][group] -= 1
            self.count[joining.table][group] += 1

    def _note(self, who: int) -> None:
        """Keep the list of free players who sit with their group."""
        group = self.group[who]
        clashes = bool(group) and self.count[self.seats[who].table][group] > 1
        listed = self._place_in_list.get(who)
        if clashes and listed is None and who in self._free:
            self._place_in_list[who] = len(self.clashing)
            self.clashing.append(who)
        elif not clashes and listed is not None:
            last = self.clashing.pop()
            del self._place_in_list[who]
            if last != who:
                self.clashing[listed] = last
                self._place_in_list[last] = listed


def _pairs_of_one_group(free: int, there: Mapping[int, int], room: Mapping[int, int]) -> int:
    """Each next member goes where fewest of the group sit, among tables with room."""
    pairs = sum(n * (n - 1) // 2 for n in there.values())
    tables = [(there.get(table, 0), table, places) for table, places in room.items() if places]
    heapify(tables)
    for _ in range(free):
        with_him, table, places = heappop(tables)
        pairs += with_him
        if places > 1:
            heappush(tables, (with_him + 1, table, places - 1))
    return pairs
