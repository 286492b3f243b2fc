"""Players who left, the places they took, the prizes given (1.9, 1.10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules_ropta.table_layout import Seat
from td_app.tournament.state.hands import RoundOver
from td_app.tournament.state.prizes import PrizeGiven


@dataclass(frozen=True, slots=True)
class Out:
    """An entrant who left, with the seat and the stack before the hand when known."""

    entrant: int
    seat: Seat
    stack: int | None = None


@dataclass(frozen=True, slots=True)
class PlayersEliminated:
    """Players went out in one hand; ``ranking`` best first, ties together (1.9, 1.10).

    ``hand``: the number of the hand that all tables played together, else 0 (2.7).
    """

    KIND: ClassVar[str] = "players_eliminated"
    outs: tuple[Out, ...]
    ranking: tuple[tuple[int, ...], ...]
    places: tuple[int, ...]
    level: int
    at_ms: int
    resumed: tuple[int, ...]
    director_chose: bool
    cites: tuple[str, ...]
    hand: int = 0
    round_over: RoundOver | None = None


@dataclass(frozen=True, slots=True)
class PlayerWithdrew:
    """An abandon: chips leave play, ranked at that moment (1.9).

    ``how``: announced, found by the director on ``signs``, or no_show.
    """

    KIND: ClassVar[str] = "player_withdrew"
    out: Out
    place: int
    chips_removed: int
    level: int
    at_ms: int
    resumed: tuple[int, ...]
    cites: tuple[str, ...]
    how: str = "announced"
    signs: tuple[str, ...] = ()
    round_over: RoundOver | None = None


@dataclass(frozen=True, slots=True)
class PlayerDisqualified:
    """The director disqualified a player: chips leave play, ranked at that moment (11.2)."""

    KIND: ClassVar[str] = "player_disqualified"
    number: int
    out: Out
    place: int
    chips_removed: int
    fault: str
    article: str
    incident: int | None
    suggested: tuple[str, ...]
    imposed: bool
    level: int
    at_ms: int
    resumed: tuple[int, ...]
    cites: tuple[str, ...]
    round_over: RoundOver | None = None


@dataclass(frozen=True, slots=True)
class PlayerReinstated:
    """A player put out by mistake is back, at a seat; ``chips_back`` return to play."""

    KIND: ClassVar[str] = "player_reinstated"
    entrant: int
    seat: Seat
    chips_back: int
    resumed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class FinishingOrderCorrected:
    """The order of the players already out was put right; last out last."""

    KIND: ClassVar[str] = "finishing_order_corrected"
    finishing: tuple[tuple[int, ...], ...]
    cites: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PrizesAwarded:
    """The prizes of the players ``tied`` from ``place``, each with whom it goes to."""

    KIND: ClassVar[str] = "prizes_awarded"
    place: int
    tied: tuple[int, ...]
    given: tuple[PrizeGiven, ...]
    cites: tuple[str, ...]


FinishingEvent = (
    PlayersEliminated
    | PlayerWithdrew
    | PlayerDisqualified
    | PlayerReinstated
    | FinishingOrderCorrected
    | PrizesAwarded
)
