"""Events of flights: a day 1 ended, its survivors listed for a day 2."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from td_app.tournament.events.entries import NewEntrant
from td_app.tournament.events.telling import Happened, SentenceCode
from td_app.tournament.state.clock import ClockState
from td_app.tournament.state.flights import Carried, DayOver, FlightPlayed


@dataclass(frozen=True, slots=True)
class DayEnded(Happened):
    """A day 1 ended and its stacks were bagged; ``clock`` stands where the next day begins."""

    KIND: ClassVar[str] = "day_ended"
    day: DayOver
    clock: ClockState
    cites: tuple[str, ...]

    def who(self) -> tuple[int, ...]:
        return tuple(bag.entrant for bag in self.day.bags)

    def sentence_code(self) -> SentenceCode:
        chips = sum(bag.stack for bag in self.day.bags)
        figures = {"level": self.day.level, "gap": self.day.gap, "chips": chips}
        players = len(self.day.bags)
        return self._sentence_code("+gap" if self.day.gap else "", players=players, **figures)

    def label(self) -> SentenceCode:
        return SentenceCode(self.KIND)


@dataclass(frozen=True, slots=True)
class FlightsTaken(Happened):
    """Those who survived came on the list of day 2 with their stacks; ``person``: their names.

    ``clock`` stands at the level that day 2 begins with. ``heads``: the bounties, in cents, that
    the house had put on named heads.
    """

    KIND: ClassVar[str] = "flights_taken"
    flights: tuple[FlightPlayed, ...]
    entrants: tuple[NewEntrant, ...]
    carried: tuple[Carried, ...]
    person: int
    clock: ClockState
    cites: tuple[str, ...]
    heads: tuple[tuple[int, int], ...] = ()

    def who(self) -> tuple[int, ...]:
        return tuple(new.id for new in self.entrants)

    def sentence_code(self) -> SentenceCode:
        several = sum(bool(one.left) for one in self.carried)
        return self._sentence_code(
            "+several" if several else "",
            players=len(self.entrants),
            days=len(self.flights),
            chips=sum(one.bag.stack for one in self.carried),
            several=several,
        )

    def label(self) -> SentenceCode:
        return SentenceCode(self.KIND)


FlightsEvent = DayEnded | FlightsTaken
