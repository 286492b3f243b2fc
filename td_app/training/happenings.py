"""Happenings of a training evening: facts announced to the director, who acts on them.

A happening holds facts only (who, where, how many chips), never what is to be done: that is
asked of the rules, on the state of then.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from td_app.tournament.state.person import Person
from td_app.training.disputes import Ruled


class Kind(Enum):
    """The kind of a happening."""

    DRAW = "draw"
    START = "start"
    RESUME = "resume"
    ABSENT = "absent"
    BACK = "back"
    LATE = "late"
    OUT = "out"
    OUTS = "outs"
    FLOOR = "floor"
    RACE = "race"
    HAND_FOR_HAND = "hand_for_hand"
    HANDS_ENDED = "hands_ended"
    SIGNAL = "signal"
    HAND_OUTS = "hand_outs"
    TO_DO = "to_do"
    TIED = "tied"
    WINNER = "winner"
    PAPERS = "papers"


#: Kinds that tell who lost their last chips.
SOMEBODY_OUT: Final = (Kind.OUT, Kind.OUTS, Kind.HAND_OUTS, Kind.TIED, Kind.WINNER)


@dataclass(frozen=True, slots=True)
class Loser:
    """A player who lost their last chips, with the stack before the hand when several did."""

    entrant: int
    table: int
    place: int
    stack: int | None = None


@dataclass(frozen=True, slots=True)
class Happening:
    """One thing told to the director; ``number`` counts from 1.

    ``big_blinds``: where the big blind is now, by table, as the tables would answer.
    ``odd``: chips of the value ``value`` that each place holds, by table, for a race.
    ``newcomer``: who arrives. ``before``: how many had taken part, or incidents been recorded.
    ``owed``: who had lost their last chips in an earlier happening that was passed over.
    """

    number: int
    kind: Kind
    losers: tuple[Loser, ...] = ()
    entrant: int | None = None
    table: int | None = None
    place: int | None = None
    newcomer: Person | None = None
    case: Ruled | None = None
    value: int | None = None
    odd: Mapping[int, tuple[tuple[int, int], ...]] = field(default_factory=dict)
    big_blinds: Mapping[int, int] = field(default_factory=dict)
    before: int = 0
    owed: frozenset[int] = frozenset()
