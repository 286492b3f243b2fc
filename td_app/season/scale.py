"""A scale: what an evening is worth by entrants, place, presence and kills, and what counts.

What it takes away (:class:`Maluses`) and what points give for a final (:class:`FinalStacks`) too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Protocol

from td_app.season.formula import Formula, half_up

NOTHING = Fraction(0)


class Ties(StrEnum):
    """The points of tied players: the average of the places they hold, or the higher for each."""

    AVERAGE = "average"
    HIGHER = "higher"


class PlaceWorth(Protocol):
    """The points of a place on an evening."""

    def worth(self, entrants: int, place: int, kills: int, reentries: int) -> Fraction:
        """Return the points of one place, from 1, among so many entrants."""


def _listed(points: Sequence[Fraction], place: int, rest: Fraction) -> Fraction:
    return points[place - 1] if place <= len(points) else rest


@dataclass(frozen=True, slots=True)
class ByList:
    """Points by place, then as much for each of the rest."""

    points: tuple[Fraction, ...]
    rest: Fraction = NOTHING

    def worth(self, entrants: int, place: int, kills: int, reentries: int) -> Fraction:
        """Return the points of a place.

        >>> ByList((Fraction(10), Fraction(6)), rest=Fraction(1)).worth(30, 3, 0, 0)
        Fraction(1, 1)
        """
        return _listed(self.points, place, self.rest)


@dataclass(frozen=True, slots=True)
class GridRow:
    """A row of a grid: points by place up to so many entrants."""

    upto: int
    points: tuple[Fraction, ...]


@dataclass(frozen=True, slots=True)
class ByGrid:
    """Points by entrants (or by players of a table) and place; ``rest`` beyond the grid."""

    rows: tuple[GridRow, ...]
    rest: Fraction = NOTHING

    def worth(self, entrants: int, place: int, kills: int, reentries: int) -> Fraction:
        """Return the points of a place in the first row that reaches so many entrants."""
        row = next((row for row in self.rows if entrants <= row.upto), None)
        return self.rest if row is None else _listed(row.points, place, self.rest)


@dataclass(frozen=True, slots=True)
class ByTable:
    """Points by the size of the table and place: an evening of one table, a meeting of teams.

    ``tables`` as (players, points by place); a size that is not there gives ``rest``.
    """

    tables: tuple[tuple[int, tuple[Fraction, ...]], ...]
    rest: Fraction = NOTHING

    def worth(self, entrants: int, place: int, kills: int, reentries: int) -> Fraction:
        """Return the points of a place at a table of exactly so many players.

        >>> ByTable(((5, (Fraction(5), Fraction(2))),)).worth(5, 2, 0, 0)
        Fraction(2, 1)
        """
        points = dict(self.tables).get(entrants)
        return self.rest if points is None else _listed(points, place, self.rest)


@dataclass(frozen=True, slots=True)
class ByFormula:
    """Points by a formula in N, P, K and R."""

    formula: Formula

    def worth(self, entrants: int, place: int, kills: int, reentries: int) -> Fraction:
        """Return what the formula gives for a place."""
        return self.formula.worth(N=entrants, P=place, K=kills, R=reentries)


@dataclass(frozen=True, slots=True)
class Streak:
    """So many points when present at the last so many evenings in a row, that one included."""

    evenings: int
    points: Fraction


class Target(StrEnum):
    """The player whose knock-out pays more: the season's leader, or the last evening's winner.

    The leader is first of those ranked before the evening, whatever the least number of evenings.
    """

    LEADER = "leader"
    LAST_WINNER = "last_winner"


@dataclass(frozen=True, slots=True)
class SpecialTarget:
    """So many points for knocking one out, once for each."""

    who: Target
    points: Fraction


@dataclass(frozen=True, slots=True)
class Maluses:
    """Points taken away: by re-entry, when disqualified, by evening missed since one's first.

    All of them count, also those of evenings that do not.
    """

    reentry: Fraction = NOTHING
    disqualified: Fraction = NOTHING
    absence: Fraction = NOTHING

    def of_evening(self, reentries: int, disqualified: bool) -> Fraction:
        """Return what an evening takes away from a player."""
        by_reentry = self.reentry * reentries if reentries else NOTHING
        return by_reentry + self.disqualified if disqualified else by_reentry


@dataclass(frozen=True, slots=True)
class FinalStacks:
    """The stack that a season's rank and points give for its final, in chips.

    ``start`` for everyone, ``per_point`` for each point, ``by_rank`` from the first rank on; their
    sum is rounded to a multiple of ``step`` (halves up), ``most`` at most. The first ``players``
    have one, None for all who are ranked.
    """

    start: int
    per_point: Fraction = NOTHING
    by_rank: tuple[int, ...] = ()
    step: int = 100
    most: int | None = None
    players: int | None = None

    def stack(self, rank: int, points: Fraction) -> int | None:
        """Return the chips of a rank with so many points; None for one who is not in the final.

        >>> FinalStacks(6000, Fraction(10), most=12_000).stack(1, Fraction(1234, 5))
        8500
        """
        if self.players is not None and rank > self.players:
            return None
        earned = self.per_point * max(points, NOTHING)
        earned += self.by_rank[rank - 1] if rank <= len(self.by_rank) else 0
        chips = int(half_up((self.start + earned) / self.step)) * self.step
        return chips if self.most is None else min(chips, self.most)


@dataclass(frozen=True, slots=True)
class Scale:
    """A scale: everything that turns places into points.

    ``best``: evenings that count, None for all; ``minimum_evenings`` to be ranked;
    ``guests_ranked``: guests stand in the standings as others.
    """

    place: PlaceWorth
    name: str = ""
    presence: Fraction = NOTHING
    kill: Fraction | Formula = NOTHING
    streak: Streak | None = None
    best: int | None = None
    minimum_evenings: int = 0
    guests_ranked: bool = False
    ties: Ties = Ties.AVERAGE
    target: SpecialTarget | None = None
    maluses: Maluses = Maluses()
    final: FinalStacks | None = None

    def place_points(
        self, entrants: int, place: int, tied: int, kills: int, reentries: int
    ) -> Fraction:
        """Return what a place is worth when ``tied`` players hold it and those after (1.10)."""
        shared = [
            self.place.worth(entrants, held, kills, reentries)
            for held in range(place, place + tied)
        ]
        return max(shared) if self.ties is Ties.HIGHER else sum(shared, NOTHING) / tied

    def kill_worth(self, entrants: int, place: int, kills: int, reentries: int) -> Fraction:
        """Return the points of one knock-out."""
        if isinstance(self.kill, Formula):
            return self.kill.worth(N=entrants, P=place, K=kills, R=reentries)
        return self.kill
