"""Events of the prizes (1.10, 2.7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from td_app.tournament.events.telling import Happened, SentenceCode
from td_app.tournament.state.clock import ClockState
from td_app.tournament.state.prizes import PrizeGiven


@dataclass(frozen=True, slots=True)
class PrizesAwarded(Happened):
    """The prizes of the players ``tied`` from ``place`` on, each with the players it goes to."""

    KIND: ClassVar[str] = "prizes_awarded"
    place: int
    tied: tuple[int, ...]
    given: tuple[PrizeGiven, ...]
    cites: tuple[str, ...]

    def who(self) -> tuple[int, ...]:
        return self.tied

    def sentence_code(self) -> SentenceCode:
        awarded = tuple(
            SentenceCode(
                "prize+shared" if len(given.to) > 1 else "prize", given.to, {"prize": given.prize}
            )
            for given in self.given
        )
        return self._sentence_code(awarded=awarded)


@dataclass(frozen=True, slots=True)
class PrizesLocked(Happened):
    """The cents of each place were fixed, from the ``pool`` of so many ``entries``; with no
    cents, prizes follow the entries again.
    """

    KIND: ClassVar[str] = "prizes_locked"
    cents: tuple[int, ...]
    pool: int
    entries: int

    def sentence_code(self) -> SentenceCode:
        variant = "" if self.cents else "+follow"
        return self._sentence_code(variant, first=self.cents[:1], paid=len(self.cents))


@dataclass(frozen=True, slots=True)
class SatelliteEnded(Happened):
    """As many are left as there are seats: each wins one; ``clock`` stands.

    ``left_over``: cents of the pool that go to the place after; 0 for seats in kind.
    """

    KIND: ClassVar[str] = "satellite_ended"
    entrants: tuple[int, ...]
    seats: int
    left_over: int
    clock: ClockState
    at_ms: int
    cites: tuple[str, ...]

    def concerns(self) -> tuple[int, ...]:
        return self.entrants

    def label(self) -> SentenceCode:
        return SentenceCode(self.KIND)

    def adds(self) -> Iterator[SentenceCode]:
        if self.left_over:
            yield SentenceCode("satellite_left_over", params={"cents": self.left_over})


PrizesEvent = PrizesAwarded | PrizesLocked | SatelliteEnded
