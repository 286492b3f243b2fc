"""What a director asks of a structure: players, chips aside, the length of the evening."""

from __future__ import annotations

from dataclasses import dataclass

from rules_ropta.ruling import Refused
from td_app.tournament.structure import AnteFormat

MOST_PLAYERS = 2_000
SHORTEST_EVENING, LONGEST_EVENING = 30, 1_440
SHORTEST_LEVEL, LONGEST_LEVEL = 5, 90
SHALLOWEST, DEEPEST = 20, 1_000


@dataclass(frozen=True, slots=True)
class StructureWish:
    """The evening wanted. Lengths in minutes, depths in big blinds before each player.

    ``late`` is how many stacks are made besides those of the players expected; ``minutes`` is
    counted on the clock, breaks included; ``first_break`` 0 asks for no break, and
    ``ante_from_level`` 0 for no ante; ``stack`` None leaves the starting stack to be chosen.
    """

    players: int = 40
    late: int = 0
    minutes: int = 240
    shortest_level: int = 15
    longest_level: int = 25
    first_break: int = 80
    between_breaks: int = 80
    break_minutes: int = 10
    ante_from_level: int = 4
    ante_format: AnteFormat = AnteFormat.BIG_BLIND
    least_depth: int = 100
    most_depth: int = 200
    stack: int | None = None

    @property
    def stacks(self) -> int:
        """Return how many starting stacks must be ready."""
        return self.players + self.late


def check_wish(wish: StructureWish) -> None:
    """Refuse what no evening can be: ``PLAYERS_TOO_FEW`` or ``WISH_`` and what is wrong."""
    if wish.players < 2:
        raise Refused("PLAYERS_TOO_FEW", players=wish.players, least=2)
    if wish.late < 0 or wish.stacks > MOST_PLAYERS:
        raise Refused("WISH_PLAYERS", stacks=wish.stacks, most=MOST_PLAYERS)
    if not SHORTEST_EVENING <= wish.minutes <= LONGEST_EVENING:
        raise Refused("WISH_MINUTES", least=SHORTEST_EVENING, most=LONGEST_EVENING // 60)
    if not SHORTEST_LEVEL <= wish.shortest_level <= wish.longest_level <= LONGEST_LEVEL:
        raise Refused(
            "WISH_LEVELS",
            shortest=wish.shortest_level,
            longest=wish.longest_level,
            least=SHORTEST_LEVEL,
            most=LONGEST_LEVEL,
        )
    if wish.first_break and not _breaks_sound(wish):
        raise Refused("WISH_BREAKS", least=SHORTEST_LEVEL)
    if not SHALLOWEST <= wish.least_depth <= wish.most_depth <= DEEPEST:
        raise Refused(
            "WISH_DEPTH",
            shallow=wish.least_depth,
            deep=wish.most_depth,
            least=SHALLOWEST,
            most=DEEPEST,
        )
    if wish.ante_from_level < 0:
        raise Refused("WISH_ANTE", level=wish.ante_from_level)
    if wish.stack is not None and not 1 <= wish.stack <= 1_000_000_000:
        raise Refused("SETUP_STACK", stack=wish.stack)


def _breaks_sound(wish: StructureWish) -> bool:
    lengths = (wish.first_break, wish.between_breaks)
    return min(lengths) >= SHORTEST_LEVEL and 1 <= wish.break_minutes <= 120
