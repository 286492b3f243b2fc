"""Cards that come back: five boxes, a card known goes one on, one missed back to the first.

A card is an incident; its numbers are others each time. Days are counted as ``date.toordinal``.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from td_app.floor.finding import OFTEN
from td_app.training.disputes import Dispute, dispute, trained_on

SETTING: Final = "training_cards"
"""The club's setting that keeps its boxes."""

DAYS: Final = (0, 7, 14, 28, 56)
"""After how many days a card of each box comes back, for those who train once a week."""

A_SITTING: Final = 12
"""Cards of one sitting: about ten minutes."""

ON_A_SHEET: Final = 10
"""Cases printed for a club's evening of training."""


@dataclass(frozen=True, slots=True)
class Card:
    """Where a card is: its box from 0, the day it is due, how often it was seen."""

    box: int = 0
    due: int = 0
    seen: int = 0


@dataclass(frozen=True, slots=True)
class Boxes:
    """Every card seen so far, by the name of its incident: a value."""

    cards: Mapping[str, Card] = field(default_factory=dict)

    def due(self, today: int, most: int = A_SITTING) -> tuple[str, ...]:
        """Return the cards of a sitting: those due, the lowest box first, then new ones.

        New ones come as floors meet them: the most frequent first.
        """
        again = [op for op in trained_on() if op in self.cards and self.cards[op].due <= today]
        again.sort(key=lambda op: (self.cards[op].box, self.cards[op].due))
        new = [op for op in _as_often_met(trained_on()) if op not in self.cards]
        return tuple((*again, *new)[:most])

    def card(self, op: str) -> Dispute:
        """Return a card as it is put next: other numbers than the times before."""
        return dispute(op, self.cards.get(op, Card()).seen)

    def answered(self, op: str, right: bool, today: int) -> Boxes:
        """Return the boxes once a card was answered."""
        known = self.cards.get(op, Card())
        box = min(known.box + 1, len(DAYS) - 1) if right else 0
        moved = replace(known, box=box, due=today + DAYS[box], seen=known.seen + 1)
        return Boxes({**self.cards, op: moved})

    def in_boxes(self) -> tuple[int, ...]:
        """Return how many cards each box holds, the first first."""
        boxes = [card.box for card in self.cards.values()]
        return tuple(boxes.count(box) for box in range(len(DAYS)))


def written(boxes: Boxes) -> str:
    """Return boxes as the club's file keeps them."""
    kept = {op: [card.box, card.due, card.seen] for op, card in sorted(boxes.cards.items())}
    return json.dumps(kept, separators=(",", ":"))


def read(text: str) -> Boxes:
    """Return the boxes stored; a card that cannot be read, or is no longer asked, starts anew.

    >>> read("not written by us").cards
    {}
    """
    try:
        kept = json.loads(text)
        cards = {
            str(op): Card(min(max(int(box), 0), len(DAYS) - 1), int(due), max(int(seen), 0))
            for op, (box, due, seen) in kept.items()
        }
    except (AttributeError, TypeError, ValueError):
        return Boxes()
    return Boxes({op: card for op, card in cards.items() if op in trained_on()})


def _as_often_met(ops: Iterable[str]) -> list[str]:
    rank = {op: place for place, op in enumerate(OFTEN)}
    return sorted(ops, key=lambda op: (rank.get(op, len(rank)), op))


def sheet_cards(day: int) -> tuple[Dispute, ...]:
    """Return the cards of a printed sheet: the same ones all day long, no card twice."""
    chosen = Random(day).sample(trained_on(), ON_A_SHEET)
    return tuple(dispute(op, day) for op in chosen)
