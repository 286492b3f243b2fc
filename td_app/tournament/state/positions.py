"""What is known of the last hands of a table that keeps its button and its blinds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from rules_ropta.button import Positions

#: How many hands a table keeps: those before cannot change what comes.
HANDS_KEPT: Final = 3


#: Beyond this, what was noted is asked for again before anybody is moved by it.
FRESH_MS: Final = 5 * 60_000


@dataclass(frozen=True, slots=True)
class HandRecord:
    """One hand: its places, and who sat where when it began (entrants by place).

    ``small_blind_place``: where the small blind fell, posted or not, when it is known.
    """

    number: int
    button: int
    button_dead: bool
    dealer: int
    small_blind: int | None
    small_blind_place: int | None
    big_blind: int
    seated: Mapping[int, int] = field(default_factory=dict)
    entering: tuple[tuple[int, str], ...] = ()
    waiting: tuple[int, ...] = ()
    ante: str = ""
    ante_payer: int | None = None
    because: tuple[str, ...] = ()
    level: int = 0
    at_ms: int = 0

    @property
    def positions(self) -> Positions:
        """Return its places as the rules take them, that of a small blind nobody posted too."""
        return Positions(self.button, self.small_blind_place, self.big_blind)

    def fresh(self, now_ms: int) -> bool:
        """Return whether it was noted less than five minutes ago."""
        return 0 <= now_ms - self.at_ms < FRESH_MS


#: The last hands by table, the latest last.
HandsKept = Mapping[int, tuple[HandRecord, ...]]


def last_hand(hands: HandsKept, table: int) -> HandRecord | None:
    """Return the latest hand noted at a table, or None where nobody keeps them."""
    kept = hands.get(table)
    return kept[-1] if kept else None
