"""What sanctions cost (ROPTA 11.1, 11.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from rules_ropta import penalties
from rules_ropta.asked import Hands, Players, Rounds, Seldom
from rules_ropta.penalties import MissedHands, Suspension
from rules_ropta.registry import procedure
from rules_ropta.ruling import Ruling


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundsGiven:
    """A sanction of so many rounds, at a table of so many players, himself included."""

    players_at_table: Players
    rounds: Rounds


@procedure("penalty_rounds", "11.1", "11.2")
def penalty_rounds(case: RoundsGiven) -> Ruling[MissedHands]:
    """Return how many hands a sanction in rounds costs."""
    return penalties.missed_hands(case.players_at_table, case.rounds)


@dataclass(frozen=True, slots=True, kw_only=True)
class HandsGiven:
    """A suspension of so many hands."""

    hands: Hands
    players_at_table: Annotated[Players | None, Seldom()] = None


@procedure("suspension", "11.2")
def suspension(case: HandsGiven) -> Ruling[Suspension]:
    """Return what a suspension in hands does."""
    return penalties.suspension(case.hands, case.players_at_table)
