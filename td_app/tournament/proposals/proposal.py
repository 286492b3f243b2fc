"""One thing that the rules, or the tournament's own settings, ask for now."""

from __future__ import annotations

from dataclasses import dataclass

from rules_ropta.ruling import Reason


@dataclass(frozen=True, slots=True)
class Proposal:
    """One thing to do. ``key`` names it as long as the situation is the same.

    ``asks`` lists what must be asked first: ``big_blind`` (at ``table``),
    ``to_big_blind`` (at ``to_table``).
    """

    key: str
    kind: str
    must: bool
    because: Reason
    cites: tuple[str, ...]
    table: int | None = None
    to_table: int | None = None
    entrant: int | None = None
    asks: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()
    value: int | None = None
