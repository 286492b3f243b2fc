"""The draw of a round: no club meets itself at a table, and seats vary between rounds.

Method ``meeting-1``, each step going on in the same stream of numbers (``draw_stream``):
1. Tables are as even as can be; those that take one player more are drawn.
2. The clubs are shuffled, then taken from the largest; each one's players, shuffled, go one by one
   to the tables that have the most room left, drawn among equals. Where a club has more players
   than there are tables, and only there, some share one.
3. Players of two tables exchange seats by lot, so often that all are mixed, whenever no club
   comes to meet itself more, and no more players sit at a table or with others they had before.
4. At each table places are drawn among those nobody had before; where that leaves somebody
   without a place, they keep one they had.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from rules_ropta.draw_stream import DrawStream
from rules_ropta.ruling import Refused
from rules_ropta.table_layout import Seat

METHOD = "meeting-1"

#: Exchanges tried for each player: enough to mix, and to part those who have met.
EXCHANGES = 60
#: How much worse it is to sit at a table again than to meet somebody again.
TABLE_AGAIN = 8

Seats = Mapping[int, Seat]


@dataclass(frozen=True, slots=True)
class RoundInputs:
    """The input of a draw beside its seed: players in order, their clubs, tables, earlier rounds.

    ``earlier`` holds the seats of each round before.
    """

    players: tuple[int, ...]
    groups: tuple[tuple[int, int], ...]
    tables: int
    seats: int
    earlier: tuple[Seats, ...] = ()


@dataclass(frozen=True, slots=True)
class DrawnRound:
    """The seats drawn, and what could not be avoided: see :class:`~.events.RoundDrawn`."""

    seats: tuple[tuple[int, Seat], ...]
    together: tuple[tuple[int, ...], ...]
    same_table: tuple[int, ...]
    same_place: tuple[int, ...]
    met_again: int


def drawn_round(seed: bytes, inputs: RoundInputs) -> DrawnRound:
    """Return every player's seat. Refused: ``NOBODY_TO_SEAT``, ``MEETING_TOO_FEW_SEATS``.

    >>> inputs = RoundInputs((1, 2, 3, 4), ((1, 1), (2, 1), (3, 2), (4, 2)), tables=2, seats=2)
    >>> seats = dict(drawn_round(b"seed", inputs).seats)
    >>> seats[1].table != seats[2].table and seats[3].table != seats[4].table
    True
    """
    if not inputs.players:
        raise Refused("NOBODY_TO_SEAT")
    room = inputs.tables * inputs.seats
    if len(inputs.players) > room:
        raise Refused("MEETING_TOO_FEW_SEATS", players=len(inputs.players), seats=room)
    stream = DrawStream(seed)
    past = _Past(inputs)
    tables = _dealt(stream, inputs)
    _exchanged(stream, tables, past)
    seats = _placed(stream, tables, inputs, past)
    return _drawn_round(inputs, seats, past)


class _Past:
    """The earlier seats of each player, the opponents they met, and their clubs."""

    def __init__(self, inputs: RoundInputs) -> None:
        self.group = dict(inputs.groups)
        self.at_table: Counter[tuple[int, int]] = Counter()
        self.places: dict[int, set[int]] = {who: set() for who in inputs.players}
        self.met: Counter[tuple[int, int]] = Counter()
        for seats in inputs.earlier:
            by_table: dict[int, list[int]] = {}
            for who, seat in seats.items():
                self.at_table[who, seat.table] += 1
                self.places.setdefault(who, set()).add(seat.number)
                by_table.setdefault(seat.table, []).append(who)
            for here in by_table.values():
                for one, other in combinations(sorted(here), 2):
                    self.met[one, other] += 1
        self.any = bool(inputs.earlier)

    def times_met(self, one: int, other: int) -> int:
        return self.met[(one, other) if one < other else (other, one)]

    def clashes(self, who: int, here: Sequence[int], without: int) -> int:
        """Return how many of a player's club sit at a table, one who leaves it apart."""
        club = self.group.get(who)
        return sum(1 for one in here if one != without and one != who and self.group[one] == club)

    def cost(self, who: int, table: int, here: Sequence[int], without: int) -> int:
        """Return how much of the past a table would bring back to a player."""
        if not self.any:
            return 0
        met = sum(self.times_met(who, one) for one in here if one not in (without, who))
        return met + TABLE_AGAIN * self.at_table[who, table]


def _dealt(stream: DrawStream, inputs: RoundInputs) -> list[list[int]]:
    base, more = divmod(len(inputs.players), inputs.tables)
    larger = set(stream.shuffled(range(inputs.tables))[:more])
    left = [base + (table in larger) for table in range(inputs.tables)]
    group = dict(inputs.groups)
    clubs: dict[int, list[int]] = {}
    for who in inputs.players:
        clubs.setdefault(group[who], []).append(who)
    tables: list[list[int]] = [[] for _ in left]
    order = sorted(stream.shuffled(sorted(clubs)), key=lambda club: -len(clubs[club]))
    for club in order:
        held: Counter[int] = Counter()
        by_lot = {table: at for at, table in enumerate(stream.shuffled(range(inputs.tables)))}
        for who in stream.shuffled(clubs[club]):
            free = [table for table in range(inputs.tables) if left[table]]
            table = min(free, key=lambda t: (held[t], -left[t], by_lot[t]))
            tables[table].append(who)
            left[table] -= 1
            held[table] += 1
    return tables


def _exchanged(stream: DrawStream, tables: list[list[int]], past: _Past) -> None:
    """Exchange players of two tables by lot, never for the worse."""
    if len(tables) < 2:
        return
    total = sum(map(len, tables))
    for _ in range(EXCHANGES * total):
        one = stream.below(len(tables))
        other = stream.below(len(tables) - 1)
        other += other >= one
        here = tables[one]
        there = tables[other]
        if not here or not there:
            continue
        a = stream.below(len(here))
        b = stream.below(len(there))
        who = here[a]
        whom = there[b]
        if _better_apart(past, (who, one, here), (whom, other, there)):
            here[a] = whom
            there[b] = who


def _better_apart(
    past: _Past, first: tuple[int, int, list[int]], second: tuple[int, int, list[int]]
) -> bool:
    """Return whether two players may exchange seats: no more clubs or past opponents meet."""
    (who, one, here) = first
    (whom, other, there) = second
    after = past.clashes(who, there, whom) + past.clashes(whom, here, who)
    before = past.clashes(who, here, who) + past.clashes(whom, there, whom)
    if after != before:
        return after < before
    now = past.cost(who, one + 1, here, who) + past.cost(whom, other + 1, there, whom)
    then = past.cost(who, other + 1, there, whom) + past.cost(whom, one + 1, here, who)
    return then <= now


def _placed(
    stream: DrawStream, tables: list[list[int]], inputs: RoundInputs, past: _Past
) -> dict[int, Seat]:
    seats: dict[int, Seat] = {}
    for number, here in enumerate(tables, 1):
        order = stream.shuffled(here)
        wished = {who: list(stream.shuffled(range(1, inputs.seats + 1))) for who in order}
        fresh = {who: [p for p in wished[who] if p not in past.places[who]] for who in order}
        taken: dict[int, int] = {}
        for who in order:
            _give(who, fresh, taken, set())
        given = {who: place for place, who in taken.items()}
        for who in order:
            if who not in given:
                given[who] = next(p for p in wished[who] if p not in taken)
                taken[given[who]] = who
            seats[who] = Seat(number, given[who])
    return seats


def _give(
    who: int, wished: Mapping[int, list[int]], taken: dict[int, int], tried: set[int]
) -> bool:
    """Give a player one of the places wished, moving others along where that helps."""
    for place in wished[who]:
        if place in tried:
            continue
        tried.add(place)
        if place not in taken or _give(taken[place], wished, taken, tried):
            taken[place] = who
            return True
    return False


def _drawn_round(inputs: RoundInputs, seats: Seats, past: _Past) -> DrawnRound:
    by_table: dict[int, list[int]] = {}
    for who in inputs.players:
        by_table.setdefault(seats[who].table, []).append(who)
    together = []
    met = 0
    for _, here in sorted(by_table.items()):
        clubs: dict[int, list[int]] = {}
        for who in here:
            clubs.setdefault(past.group[who], []).append(who)
        together += [tuple(group) for group in clubs.values() if len(group) > 1]
        met += sum(1 for pair in combinations(here, 2) if past.times_met(*pair))
    return DrawnRound(
        seats=tuple((who, seats[who]) for who in inputs.players),
        together=tuple(together),
        same_table=tuple(w for w in inputs.players if past.at_table[w, seats[w].table]),
        same_place=tuple(w for w in inputs.players if seats[w].number in past.places[w]),
        met_again=met,
    )
