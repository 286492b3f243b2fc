"""Late entries and departures (ROPTA 1.8, 1.9)."""

from __future__ import annotations

from dataclasses import dataclass

from rules_ropta import finishing_order, late_arrivals
from rules_ropta.asked import Level
from rules_ropta.finishing_order import Abandon
from rules_ropta.house_rules import LATE_ENTRY_UNTIL, HouseRules
from rules_ropta.questions.decided import decided, settled
from rules_ropta.registry import procedure
from rules_ropta.ruling import DirectorDecides, Ruling


@dataclass(frozen=True, slots=True, kw_only=True)
class LateEntrant:
    """Someone comes during a level; ``rule`` is the tournament's own last level, or null."""

    level: Level
    rule: Level | None = None


@dataclass(frozen=True, slots=True)
class LateEntry:
    """Whether he may still come in."""

    allowed: bool


@procedure("late_entry", "1.8", departs=(LATE_ENTRY_UNTIL,))
def late_entry(case: LateEntrant, house: HouseRules) -> Ruling[LateEntry]:
    """Return whether an entrant may still come in during this level."""
    ruling = late_arrivals.late_entry_allowed(case.level, case.rule, house)
    return decided(ruling, LateEntry(ruling.decision))


@dataclass(frozen=True, slots=True, kw_only=True)
class Departure:
    """A player has gone with chips left: what he said, and what is known."""

    announced_to_td: bool
    last_day: bool
    left_room_saying_flight: bool


@procedure("declared_abandon", "1.9")
def declared_abandon(case: Departure) -> Ruling[AbandonFound] | DirectorDecides:
    """Return whether the director may, or must, record an abandon."""
    ruling = finishing_order.declared_abandon(
        case.announced_to_td, case.last_day, case.left_room_saying_flight
    )
    if isinstance(ruling, DirectorDecides):
        return settled(ruling, AbandonFound(td_may_declare_abandon=True, mandatory=False))
    return decided(ruling, _found(ruling.decision))


@dataclass(frozen=True, slots=True)
class AbandonFound:
    """Whether the director may record the abandon, and whether he must."""

    td_may_declare_abandon: bool
    mandatory: bool


def _found(abandon: Abandon) -> AbandonFound:
    return AbandonFound(abandon.td_may_declare, abandon.mandatory)
