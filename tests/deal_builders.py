"""Builders of deals: players left with counted stacks, prizes in money to share."""

from __future__ import annotations

from typing import Any

from builders import a_tournament, out
from prize_builders import MONEY

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.planning.deals import still_in
from td_app.tournament.state.clock import ClockState
from td_app.tournament.state.deals import (
    Cancellation,
    Deal,
    DealKind,
    DealShare,
    Settled,
    Stage,
)

STANDS = ClockState(started=True)
SHARES = (DealShare(1, 900, 60_000), DealShare(2, 100, 40_000))

#: As the minutes and undo are tried: a deal that ends, two that play on, cancellations.
DEALT = (
    ev.DealAgreed(
        Deal(DealKind.ICM, SHARES, 0, (60_000, 40_000), ((1,), (2,)), 0),
        False,
        STANDS,
        ("room 54",),
    ),
    ev.DealAgreed(
        Deal(DealKind.EVEN, SHARES, 0, (60_000, 40_000), (), 0), False, STANDS, ("room types",)
    ),
    ev.DealAgreed(
        Deal(DealKind.BY_HAND, SHARES, 5_000, (65_000, 40_000), (), 0),
        True,
        STANDS,
        ("room types",),
    ),
    ev.TournamentCancelled(Cancellation(Stage.NOT_IN_MONEY, (), 0, (), 0), STANDS, ("room 53",)),
    ev.TournamentCancelled(
        Cancellation(Stage.IN_MONEY, (Settled(1, 500, 7_000, 0),), 0, (7_000,), 0),
        STANDS,
        ("room 54",),
    ),
    *(
        ev.TournamentCancelled(
            Cancellation(Stage.NOT_IN_MONEY, (), 0, (), 0, added=added, apart=apart),
            STANDS,
            ("room 53",),
        )
        for added, apart in ((8_000, 0), (0, 8_000))
    ),
    *(
        ev.TournamentCancelled(
            Cancellation(Stage.NOT_IN_MONEY, (), 0, (), 0, day_one_fees=fees), STANDS, ("room 53",)
        )
        for fees in (0, 2_000)
    ),
)


def three_left(**changes: Any) -> TournamentSession:
    """Return six players of whom three are left, a thousand euros to win: 500, 300, 200."""
    session = a_tournament(6, 1, **{**MONEY, "late_entry_until": 0, **changes})
    out(session, 1)
    out(session, 2)
    out(session, 3)
    return session


def won_by_three() -> TournamentSession:
    """Return a tournament of which three made a deal at equal stacks: the first place is shared."""
    session = three_left()
    stacks = stacks_of(session, *[session.state.chips_in_play // 3] * 2)
    session.dispatch(cmd.AgreeDeal(DealKind.EVEN, stacks, still_in(session.state)))
    return session


def stacks_of(session: TournamentSession, *chips: int) -> tuple[tuple[int, int], ...]:
    """Return the stacks of those left, by number; the last one has what is left in play."""
    left = still_in(session.state)
    rest = session.state.chips_in_play - sum(chips)
    return tuple(zip(left, (*chips, rest)[: len(left)], strict=True))
