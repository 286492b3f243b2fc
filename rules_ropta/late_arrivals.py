"""Late arrivals: until when an entrant may come in, and who never came (ROPTA 1.8, 1.9)."""

from __future__ import annotations

from rules_ropta.citing import applies
from rules_ropta.house_rules import (
    BY_THE_BOOK,
    LATE_ENTRY_UNTIL,
    NO_SHOWS_OUT_AFTER,
    HouseRules,
)
from rules_ropta.ruling import Reason, Refused, Ruling


@applies("1.8")
def late_entry_allowed(
    level: int, until_level: int | None, house: HouseRules = BY_THE_BOOK
) -> Ruling[bool]:
    """Return whether an entrant may come in during ``level`` (0 before the first).

    ``until_level`` is the last level open to late entrants by the tournament's own rules;
    None leaves it to the house rules, or to the rulebook: to the end of the second.

    >>> late_entry_allowed(2, None).decision, late_entry_allowed(3, None).decision
    (True, False)
    """
    if level < 0:
        raise Refused("NO_SUCH_LEVEL", cites=("1.8",), level=level)
    departures = house.obeyed(LATE_ENTRY_UNTIL) if until_level is None else ()
    until = house.number(LATE_ENTRY_UNTIL) if until_level is None else until_level
    by_default = until_level is None and not departures
    allowed = level <= until
    return Ruling(
        allowed,
        cites=("1.8",),
        because=Reason(
            "LATE_ENTRY_OPEN" if allowed else "LATE_ENTRY_CLOSED",
            {"level": level, "until": until, "by_default": by_default},
        ),
        departures=departures,
    )


@applies("1.8", "1.9")
def no_show_leaves(level: int, house: HouseRules = BY_THE_BOOK) -> Ruling[bool]:
    """Return whether a seated player who never came is withdrawn during ``level``.

    By the text his chips stay and pay the blinds until none is left; a tournament may set a
    level after which he is withdrawn.

    >>> no_show_leaves(9).decision
    False
    """
    departures = house.obeyed(NO_SHOWS_OUT_AFTER)
    if not departures:
        return Ruling(False, cites=("1.8", "1.9"), because=Reason("NO_SHOW_CHIPS_STAY"))
    until = house.number(NO_SHOWS_OUT_AFTER)
    leaves = level > until
    return Ruling(
        leaves,
        cites=("1.8", "1.9"),
        because=Reason(
            "NO_SHOW_LEAVES" if leaves else "NO_SHOW_AWAITED", {"level": level, "until": until}
        ),
        departures=departures,
    )
