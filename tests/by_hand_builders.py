"""What was done by hand with people and tables: an event of every kind and variant."""

from __future__ import annotations

from rules_ropta.table_layout import Seat
from td_app.tournament import events as ev

AT = 1_790_000_000_000
HERE, THERE = Seat(4, 7), Seat(2, 3)
EIGHT = tuple(range(1, 9))


def away(*who: int, back: bool = False, never_came: bool = False) -> ev.PlayersAway:
    """Return players noted away, or back."""
    return ev.PlayersAway(who, not back, never_came, 3, AT, ("1.9", "4.1", "2.3"))


def corrected(*, stays: bool = False) -> ev.SeatCorrected:
    """Return player 1, whose seat is 2.3, found at 4.7."""
    return ev.SeatCorrected(1, HERE, THERE, stays, (), (), 3, AT, ("2.1",))


def abandon(how: str, *signs: str, chips: int = 900) -> ev.PlayerWithdrew:
    """Return the departure of player 1."""
    out = ev.Out(1, HERE, chips)
    return ev.PlayerWithdrew(out, 12, chips, 3, AT, (), ("1.9",), how, signs)


BY_HAND: tuple[ev.Event, ...] = (
    away(1, 2),
    away(*EIGHT),
    away(1, never_came=True),
    away(*EIGHT, never_came=True),
    away(1, back=True),
    away(*EIGHT, back=True),
    corrected(),
    corrected(stays=True),
    ev.SeatsSwapped(1, HERE, 2, THERE, (2,), AT, ("1.1",)),
    ev.EmptyTableClosed(5, ()),
    ev.BreakingOrderChanged((3, 1, 2), (3, 2, 1), True, AT, ("2.4",)),
    ev.BreakingOrderAnnounced(AT),
    abandon("found", "last_day", "left_saying_flight"),
    abandon("no_show"),
)
