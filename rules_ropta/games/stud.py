"""Stud: who brings it in (help stud 5, stud 7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rules_ropta.field_types import Cards
from rules_ropta.games.dealt import DEALT, check_apart
from rules_ropta.games.hand_order import by_rank_and_suit
from rules_ropta.question import procedure
from rules_ropta.ruling import Line, Reason, Ruling
from rules_ropta.situation import Malformed

ACE_IS_HIGH: Final = "HST-ace-high"
"""The reading under which an upcard ace is the highest."""


@dataclass(frozen=True, slots=True, kw_only=True)
class UpCards:
    """Each player's first card face up."""

    up: Mapping[str, Cards]

    def __post_init__(self) -> None:
        """Refuse a table of one, or of nine; a player with no card up, or two; a card twice."""
        if len(self.up) < 2:
            raise Malformed("TOO_FEW", "two players at least", "up")
        most = DEALT["stud7"].most_hands
        if len(self.up) > most:
            raise Malformed("TOO_MANY", f"players: {most} at most", "up")
        for name, cards in self.up.items():
            if len(cards) != 1:
                raise Malformed("WRONG_NUMBER", "one card up", f"up.{name}")
        check_apart((f"up.{name}", cards) for name, cards in self.up.items())


@dataclass(frozen=True, slots=True)
class BringIn:
    """The player who posts the bring-in, and the card that decides it."""

    player: str
    card: str


@procedure(
    "bring_in",
    "help stud 5",
    "help stud 7",
    moment="betting",
    line=lambda decision, _: Line(
        "BRINGS_IN", {"entrant": decision["player"], "card": decision["card"]}
    ),
    text="help",
)
def bring_in(case: UpCards) -> Ruling[BringIn]:
    """Return the bring-in: the lowest upcard; between equal ranks, clubs, diamonds, then hearts.

    >>> bring_in(UpCards(up={"A": ("7d",), "B": ("7c",), "C": ("Ac",)})).decision.player
    'B'
    """
    up = {name: cards[0] for name, cards in case.up.items()}
    player = min(up, key=lambda name: by_rank_and_suit(up[name]))
    same = sum(card[0] == up[player][0] for card in up.values())
    aces = any(card[0] == "A" for card in up.values())
    return Ruling(
        BringIn(player, up[player]),
        cites=("help stud 5", "help stud 7"),
        because=Reason("LOWEST_SUIT_UP" if same > 1 else "LOWEST_CARD_UP"),
        readings=(ACE_IS_HIGH,) if aces else (),
    )
