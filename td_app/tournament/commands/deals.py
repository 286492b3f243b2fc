"""Commands that end play before one player has every chip: a deal, a cancellation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from td_app.tournament.state.deals import DealKind


@dataclass(frozen=True, slots=True)
class AgreeDeal:
    """Note a deal between all those left, ``agreed`` by each (room 54, types).

    ``stacks`` as (entrant, chips), of everyone left, summing to the chips in play; ``kept``
    cents are set aside from the first prize for the winner; ``shares`` as (entrant, cents) are
    the figures of a deal by hand. Without ``plays_on`` the tournament ends there, ranked by stack.
    """

    KIND: ClassVar[str] = "agree_deal"
    kind: DealKind
    stacks: tuple[tuple[int, int], ...]
    agreed: tuple[int, ...]
    kept: int = 0
    shares: tuple[tuple[int, int], ...] = ()
    plays_on: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class CancelTournament:
    """Stop the tournament for good, and settle what it owes to those still in (room 52 to 55).

    ``stacks`` as (entrant, chips) once play has begun and there is something to share;
    ``prizes``: what prizes in kind still to be won are worth in cents, the best first, as the
    director converts them. ``day_one_fees``: of a day 2, whether the fees of days 1 are given
    back, which no text says; None where there are none. ``share_added``: before the money, what
    the house added or guaranteed is shared too. The note says why.
    """

    KIND: ClassVar[str] = "cancel_tournament"
    note: str
    stacks: tuple[tuple[int, int], ...] = ()
    prizes: tuple[int, ...] = ()
    day_one_fees: bool | None = None
    share_added: bool = False


DealsCommand = AgreeDeal | CancelTournament
