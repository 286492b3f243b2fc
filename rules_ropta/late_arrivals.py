"""Late arrivals: until when an entrant may still come in (ROPTA 1.8)."""

from __future__ import annotations

from rules_ropta.citing import applies
from rules_ropta.house_rules import BY_THE_BOOK, LATE_ENTRY_UNTIL, HouseRules
from rules_ropta.ruling import Reason, Refused, Ruling

DEFAULT_UNTIL_LEVEL = BY_THE_BOOK.number(LATE_ENTRY_UNTIL)


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
