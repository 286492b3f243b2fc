"""Evenings played out hand by hand, to try an estimate of the end on: a model, no poker.

At each table, each hand, somebody opens; half the time and more another player stands up to
him and the pot goes to one of them by the toss of a coin. Short stacks open more often and
mostly with everything. ``looseness`` sizes the pots: rooms differ more than cards do.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import log

from td_app.tournament.planning.finishing_estimate import EveningSoFar
from td_app.tournament.state.clock import MINUTE_MS
from td_app.tournament.state.structure import Level, Structure

SEATS = 8
#: Seconds a hand takes when so many are left, at most.
HAND_SECONDS = {2: 75, 6: 100}
FULL_TABLE_SECONDS = 180


@dataclass
class PlayedEvening:
    """A tournament from the first hand to the last; ``outs`` are the seconds of clock."""

    players: int
    structure: Structure
    stack: int = 10_000
    looseness: float = 0.8
    seed: int = 1
    outs: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._cards = random.Random(self.seed)
        self._stacks = dict.fromkeys(range(self.players), self.stack)
        self._play()

    @property
    def minutes(self) -> float:
        """Return how long it lasted, breaks included."""
        return self.outs[-1] / 60

    def looked_at(self, every: int = 10) -> Iterator[tuple[int, EveningSoFar]]:
        """Yield what is known every so many minutes, with the minute."""
        for minute in range(0, int(self.minutes) + 1, every):
            yield minute, self.at(minute)

    def at(self, minute: int, structure: Structure | None = None) -> EveningSoFar:
        """Return what is known at that minute."""
        step, elapsed = position(self.structure, minute)
        out = sum(second <= minute * 60 for second in self.outs)
        return EveningSoFar(
            entrants=self.players,
            left=self.players - out,
            chips=self.players * self.stack,
            starting_stack=self.stack,
            structure=structure or self.structure,
            step=step,
            elapsed_ms=elapsed * MINUTE_MS,
        )

    def _play(self) -> None:
        second = 0
        while len(self._stacks) > 1:
            step, elapsed = position(self.structure, second // 60)
            row = self.structure.steps[step]
            if not isinstance(row, Level):
                second = (second // 60 - elapsed + row.minutes) * 60
                continue
            for table in self._tables():
                self._one_hand(table, row)
                self._put_out(table, second)
            second += self._hand_lasts()

    def _tables(self) -> list[list[int]]:
        playing = list(self._stacks)
        self._cards.shuffle(playing)
        count = -(-len(playing) // SEATS)
        tables = (playing[table::count] for table in range(count))
        return [table for table in tables if len(table) > 1]

    def _hand_lasts(self) -> int:
        left = len(self._stacks)
        return next((s for most, s in HAND_SECONDS.items() if left <= most), FULL_TABLE_SECONDS)

    def _one_hand(self, table: list[int], level: Level) -> None:
        pot = 0
        for who, due in ((table[0], level.big_blind + level.ante), (table[1], level.small_blind)):
            paid = min(self._stacks[who], due)
            self._stacks[who] -= paid
            pot += paid
        weights = [3 if self._stacks[who] < 10 * level.big_blind else 1 for who in table]
        (opener,) = self._cards.choices(table, weights)
        if self._cards.random() < 0.35:
            self._stacks[opener] += pot
            return
        other = self._cards.choice([who for who in table if who != opener])
        most = min(self._stacks[opener], self._stacks[other])
        stake = self._cards.lognormvariate(log(3 * self.looseness), 1.1) * level.big_blind
        if most < 12 * level.big_blind and self._cards.random() < 0.6:
            stake = most
        staked = int(min(most, stake))
        winner, loser = self._cards.sample((opener, other), 2)
        self._stacks[loser] -= staked
        self._stacks[winner] += staked + pot

    def _put_out(self, table: list[int], second: int) -> None:
        for who in table:
            if self._stacks[who] <= 0 and len(self._stacks) > 1:
                del self._stacks[who]
                self.outs.append(second)


def position(structure: Structure, minute: int) -> tuple[int, int]:
    """Return the step that is on and the minutes of it played; the last one never ends."""
    for step, row in enumerate(structure.steps[:-1]):
        if minute < row.minutes:
            return step, minute
        minute -= row.minutes
    return len(structure.steps) - 1, minute
