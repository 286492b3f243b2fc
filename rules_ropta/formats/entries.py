"""Entries that are paid for or taken again: who may, until when, what they make (room 32 to 37)."""

from __future__ import annotations

from dataclasses import dataclass

from rules_ropta.ruling import Reason, Ruling, applies


@applies("room 32")
def reentry_allowed(entries: int, most: int | None, level: int, until: int) -> Ruling[bool]:
    """Return whether somebody out may enter again during ``level``, after so many ``entries``.

    ``most``: re-entries a person, None without limit; ``until``: the last level that takes one.

    >>> reentry_allowed(1, 2, level=3, until=4).decision
    True
    >>> reentry_allowed(3, 2, level=3, until=4).because.code
    'NO_REENTRY_LEFT'
    """
    if level > until:
        because = Reason("REENTRY_CLOSED", {"level": level, "until": until})
    elif most is not None and entries > most:
        because = Reason("NO_REENTRY_LEFT", {"most": most})
    else:
        because = Reason("REENTRY_OPEN", {"until": until})
    return Ruling(because.code == "REENTRY_OPEN", cites=("room 32",), because=because)


@applies("room 32")
def prizes_begin(players_left: int, paid: int) -> Ruling[bool]:
    """Return whether enough are out for prizes to begin: the next one out is paid.

    >>> prizes_begin(9, paid=9).decision, prizes_begin(10, paid=9).decision
    (True, False)
    """
    begun = 0 < players_left <= paid
    code = "PRIZES_HAVE_BEGUN" if begun else "PRIZES_NOT_BEGUN"
    return Ruling(begun, cites=("room 32",), because=Reason(code, {"paid": paid}))


@applies("room 33", "room 36")
def unregistration_open(
    minutes_before: int | None, minutes_to_start: int | None, *, started: bool
) -> Ruling[bool]:
    """Return whether an entry may still be taken back and refunded.

    ``minutes_before`` the planned start, set by the house: 0 for the start itself, None for
    never. ``minutes_to_start``: None where no start was planned, which leaves the start itself.

    >>> unregistration_open(15, 20, started=False).decision
    True
    >>> unregistration_open(15, 10, started=False).cites
    ('room 36',)
    """
    planned = minutes_to_start if minutes_before else None
    passed = planned is not None and planned < (minutes_before or 0)
    if minutes_before is None:
        return Ruling(False, cites=("room 33",), because=Reason("NO_UNREGISTRATION"))
    if started or passed:
        because = Reason("UNREGISTRATION_OVER", {"minutes": minutes_before})
        return Ruling(False, cites=("room 36",), because=because)
    because = Reason("UNREGISTRATION_OPEN", {"minutes": minutes_before})
    return Ruling(True, cites=("room 33",), because=because)


@dataclass(frozen=True, slots=True)
class Pool:
    """The prize pool and what the house adds to reach its guarantee, in cents."""

    total: int
    overlay: int


@applies("room 35")
def pool_made(prices: int, added: int, guarantee: int) -> Ruling[Pool]:
    """Return the pool that prices paid (fees apart) and a sum added make, in cents.

    >>> pool_made(32_000, added=3_000, guarantee=50_000).decision
    Pool(total=50000, overlay=15000)
    """
    overlay = max(0, guarantee - prices - added)
    because = Reason("POOL_SHORT" if overlay else "POOL_MADE", {"overlay": overlay})
    return Ruling(Pool(prices + added + overlay, overlay), cites=("room 35",), because=because)


@applies("room 37")
def field_too_small(entries: int, least: int | None) -> Ruling[bool]:
    """Return whether there are too few entries to play: the tournament is cancelled.

    >>> field_too_small(7, 8).decision, field_too_small(7, None).decision
    (True, False)
    """
    few = least is not None and entries < least
    code = "FIELD_TOO_SMALL" if few else "FIELD_LARGE_ENOUGH"
    return Ruling(
        few, cites=("room 37",), because=Reason(code, {"entries": entries, "least": least})
    )
