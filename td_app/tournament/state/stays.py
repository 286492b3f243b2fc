"""Stays: each entry of a person with the chips it was given, and what follows from them all.

A stay is entered, seated once it has been given chips, then out. Somebody may hold several, one
after the other; the latest is the one that plays. See ``decisions/0016-stays.md``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from rules_ropta.table_layout import Seat
from td_app.tournament.state.buy_ins import FREE, Cost
from td_app.tournament.state.copying import replace

#: Why a stay was given its first chips: the first of a person, or one after it.
ENTRY: Final = "entry"
RE_ENTRY: Final = "reentry"
#: Chips bought in place; chips for all at a break.
RE_BUY: Final = "rebuy"
ADD_ON: Final = "addon"


@dataclass(frozen=True, slots=True)
class ChipsGiven:
    """Chips that came into play with a stay, for what, and what they cost."""

    chips: int
    why: str = ENTRY
    cost: Cost = FREE


@dataclass(frozen=True, slots=True)
class OutRecord:
    """How and when a stay ended."""

    entrant: int
    seat: Seat
    stack: int | None
    at_ms: int
    level: int
    withdrew: bool = False
    disqualified: bool = False

    @property
    def chips_left_play(self) -> int:
        """Return the chips that left play with them: those of the other players are won."""
        return (self.stack or 0) if self.withdrew or self.disqualified else 0


@dataclass(frozen=True, slots=True)
class Stay:
    """One entry of one person, numbered from 1 for each.

    ``outs``: every time it ended; ``returns``: how many of them were taken back since.
    """

    entrant: int
    number: int = 1
    given: tuple[ChipsGiven, ...] = ()
    outs: tuple[OutRecord, ...] = ()
    returns: int = 0

    @property
    def out(self) -> OutRecord | None:
        """Return how it ended, None while it goes on."""
        return self.outs[-1] if len(self.outs) > self.returns else None

    @property
    def chips_given(self) -> int:
        """Return all the chips this stay brought into play."""
        return sum(given.chips for given in self.given)

    @property
    def chips_gone(self) -> int:
        """Return the chips that left play with it."""
        return self.out.chips_left_play if self.out is not None else 0

    @property
    def cost(self) -> Cost:
        """Return the cost of all the stay's chips."""
        if len(self.given) == 1:
            return self.given[0].cost
        return sum((given.cost for given in self.given), FREE)

    def times(self, why: str) -> int:
        """Return how many times it was given chips for this."""
        return sum(given.why == why for given in self.given)

    def seated(self, chips: int, cost: Cost = FREE) -> Stay:
        """Return the stay with the chips of its entry only; a draw set aside leaves no trace."""
        why = ENTRY if self.number == 1 else RE_ENTRY
        return replace(self, given=(ChipsGiven(chips, why, cost),))

    def bought(self, chips: int, why: str, cost: Cost = FREE) -> Stay:
        """Return the stay with more chips, bought in place."""
        return replace(self, given=(*self.given, ChipsGiven(chips, why, cost)))

    def ended(self, out: OutRecord) -> Stay:
        """Return the stay once its player has left."""
        return replace(self, outs=(*self.outs, out))

    def resumed(self) -> Stay:
        """Return the stay resumed: the elimination was a mistake, and stays on record."""
        return replace(self, returns=len(self.outs))


@dataclass(frozen=True, slots=True)
class Stays:
    """Every stay by entrant, the latest last.

    ``outs`` (of the latest stays, by entrant), ``chips_given``, ``chips_gone``, ``costs`` and
    ``times`` (how often chips were given, by reason) follow from them: they are kept up to date
    by these methods alone, so that nobody adds a thousand stays.
    """

    by_entrant: Mapping[int, tuple[Stay, ...]] = field(default_factory=dict)
    outs: Mapping[int, OutRecord] = field(default_factory=dict)
    chips_given: int = 0
    chips_gone: int = 0
    costs: Cost = FREE
    times: Mapping[str, int] = field(default_factory=dict)

    def latest(self, entrant: int) -> Stay:
        """Return the stay that an entrant plays, or played last."""
        return self.by_entrant[entrant][-1]

    def entered(self, entrants: Iterable[int]) -> Stays:
        """Return them with one more stay of each of these entrants, not seated yet.

        How their stay before ended stays written in it: they are not out any more.
        """
        held = dict(self.by_entrant)
        outs = self.outs
        for who in entrants:
            before = held.get(who, ())
            held[who] = (*before, Stay(who, len(before) + 1))
            if who in outs:
                outs = {one: out for one, out in outs.items() if one != who}
        return replace(self, by_entrant=held, outs=outs)

    def without(self, entrants: Iterable[int]) -> Stays:
        """Return them without these entrants, who have no chips in play."""
        held = dict(self.by_entrant)
        for who in entrants:
            del held[who]
        return replace(self, by_entrant=held)

    def changed(self, *latest: Stay) -> Stays:
        """Return them with these in place of the latest stays of their entrants."""
        held = dict(self.by_entrant)
        outs = dict(self.outs)
        times = dict(self.times)
        given = self.chips_given
        gone = self.chips_gone
        costs = self.costs
        for stay in latest:
            *earlier, before = held[stay.entrant]
            held[stay.entrant] = (*earlier, stay)
            gone += stay.chips_gone - before.chips_gone
            if stay.given != before.given:
                given += stay.chips_given - before.chips_given
                costs += stay.cost - before.cost
                _count(times, before, -1)
                _count(times, stay, 1)
            if before.out is not None:
                del outs[stay.entrant]
            if stay.out is not None:
                outs[stay.entrant] = stay.out
        return Stays(held, outs, given, gone, costs, times)


def _count(times: dict[str, int], stay: Stay, by: int) -> None:
    for given in stay.given:
        times[given.why] = times.get(given.why, 0) + by
