"""Whether an eliminated player may wait for a seat, for a re-entry (room 32)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament.state.cash_desk import Means

Can = Callable[[cmd.Command], Refused | None]

#: Why nobody enters any more: no seat would come.
NOBODY_ENTERS: Final = frozenset(
    {"LATE_ENTRY_CLOSED", "LATE_ENTRY_FINAL_TABLE", "LATE_ENTRY_PRIZES"}
)


def waits_again(can: Can, entrant: int) -> bool:
    """Return whether this entrant is on the waiting list to enter again."""
    return can(cmd.StopWaiting(entrant)) is None


def why_not_wait(can: Can, entrant: int) -> Refused | None:
    """Return why nobody would have this entrant wait; None when waiting serves.

    A seat that is free is taken at once, and once entries are closed none comes (room 32).
    """
    refused = can(cmd.WaitToReEnter(entrant))
    if refused is not None:
        return refused
    entering = can(cmd.ReEnter(entrant, Means.CASH))
    if entering is None:
        return Refused("SEAT_FREE_TO_RE_ENTER", entrant=entrant)
    if entering.code in NOBODY_ENTERS:
        return entering
    return None
