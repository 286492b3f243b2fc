"""Builders of prizes: what is won, ties on the places paid, what the director decides."""

from __future__ import annotations

from typing import Any

from builders import a_tournament, out

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.state.clock import ClockState
from td_app.tournament.state.prizes import MoneyPool, PrizeGiven, PrizeKind

IN_KIND = ("Vélo", "Jambon", "Panier garni")
MONEY: dict[str, Any] = {
    "prize_kind": PrizeKind.MONEY,
    "prize_money": MoneyPool(1_000, 10, (500, 300, 200)),
}
POINTS: dict[str, Any] = {"prize_kind": PrizeKind.POINTS, "prize_points": (25, 18, 15)}

#: As the minutes and undo are tried: two prizes parted, one shared.
AWARDED = (
    ev.PrizesAwarded(2, (1, 2), (PrizeGiven(2, (1,)), PrizeGiven(3, (2,))), ("1.10", "2.7")),
    ev.PrizesAwarded(3, (1, 2, 3), (PrizeGiven(3, (1, 2, 3)),), ("1.10", "2.7")),
    ev.PrizesAwarded(3, (1, 2, 3, 4), (PrizeGiven(3, (1, 2, 3, 4)),), ("1.10", "2.7")),
)

#: Prizes of what entries made, locked and followed again; a satellite that ends.
OF_ENTRIES = (
    ev.PrizesLocked((50_000, 30_000), 80_000, 40),
    ev.PrizesLocked((), 80_000, 40),
    ev.SatelliteEnded((1, 2, 3), 3, 2_000, ClockState(), 1_790_000_000_000, ("room 41",)),
    ev.SatelliteEnded(tuple(range(1, 10)), 9, 0, ClockState(), 1_790_000_000_000, ("room 41",)),
)


def tied(session: TournamentSession, *who: int) -> None:
    """Put players out together, tied by the director."""
    players = tuple(cmd.PlayerOut(one, 100) for one in who)
    session.dispatch(cmd.Eliminate(players, ranking=(who,), note="ensemble"))


def a_tie(*who: int, before: int = 3, **changes: Any) -> TournamentSession:
    """Return six players at a table with three prizes in kind, no late entry: the first
    ``before`` are out, then these together.
    """
    changes = {"prizes": IN_KIND, "late_entry_until": 0, **changes}
    session = a_tournament(6, 1, **changes)
    out(session, *range(1, before + 1))
    tied(session, *who)
    return session


def given(*prizes: tuple[int, tuple[int, ...]]) -> tuple[PrizeGiven, ...]:
    """Return each prize with whom it goes to."""
    return tuple(PrizeGiven(prize, to) for prize, to in prizes)
