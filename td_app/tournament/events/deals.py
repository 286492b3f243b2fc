"""Events that end play early: a deal, a tournament cancelled for good."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from td_app.tournament.events.flights import DayEnded
from td_app.tournament.events.prizes import SatelliteEnded
from td_app.tournament.events.telling import Happened, SentenceCode
from td_app.tournament.state.clock import ClockState
from td_app.tournament.state.deals import Cancellation, Deal


@dataclass(frozen=True, slots=True)
class DealAgreed(Happened):
    """Those left made a deal; ``clock`` is the clock after it, which stands once play is over."""

    KIND: ClassVar[str] = "deal_agreed"
    deal: Deal
    over_first: bool
    clock: ClockState
    cites: tuple[str, ...]

    def who(self) -> tuple[int, ...]:
        return tuple(share.entrant for share in self.deal.shares)

    def concerns(self) -> tuple[int, ...]:
        return self.who()

    def sentence_code(self) -> SentenceCode:
        each = tuple(
            SentenceCode("deal_share", (share.entrant,), {"cents": share.cents})
            for share in self.deal.shares
        )
        ends = "" if self.deal.ranking else "+on"
        kept = "+kept" if self.deal.kept else ""
        figures = {"kind": self.deal.kind.value, "kept": self.deal.kept, "each": each}
        return self._sentence_code(f"{ends}{kept}", **figures)

    def label(self) -> SentenceCode:
        return SentenceCode(self.KIND)


@dataclass(frozen=True, slots=True)
class TournamentCancelled(Happened):
    """The tournament was stopped for good; ``clock`` stands."""

    KIND: ClassVar[str] = "tournament_cancelled"
    cancellation: Cancellation
    clock: ClockState
    cites: tuple[str, ...]

    def who(self) -> tuple[int, ...]:
        return tuple(one.entrant for one in self.cancellation.payments)

    def sentence_code(self) -> SentenceCode:
        paid = self.cancellation.payments
        figures = {
            "stage": self.cancellation.stage.value,
            "paid": sum(one.total for one in paid),
            "players": len(paid),
        }
        return self._sentence_code("+paid" if paid else "", **figures)

    def adds(self) -> Iterator[SentenceCode]:
        fees = self.cancellation.day_one_fees
        if fees is not None:
            yield SentenceCode(
                "day_one_fees+back" if fees else "day_one_fees", params={"fees": fees}
            )
        if self.cancellation.added:
            yield SentenceCode("added+shared", params={"cents": self.cancellation.added})
        if self.cancellation.apart:
            yield SentenceCode("added", params={"cents": self.cancellation.apart})

    def label(self) -> SentenceCode:
        return SentenceCode(self.KIND)


DealsEvent = DealAgreed | TournamentCancelled


def stops_play(event: object) -> bool:
    """Return whether play ends there, and the clock with it."""
    if isinstance(event, DealAgreed):
        return bool(event.deal.ranking)
    return isinstance(event, TournamentCancelled | SatelliteEnded | DayEnded)
