"""The game that a tournament plays and how it is bet; no-limit hold'em unless it says otherwise."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from rules_ropta.games.dealt import DEALT
from rules_ropta.games.dealt import Game as Dealt
from rules_ropta.ruling import Refused


class Game(Enum):
    """The games; the values are the names used in the help book."""

    HOLDEM = "holdem"
    OMAHA = "omaha"
    OMAHA_HI_LO = "omaha_hi_lo"
    SIX_PLUS = "six_plus"
    STUD_5 = "stud5"
    STUD_7 = "stud7"

    @property
    def dealt(self) -> Dealt:
        """Return the name under which the rules deal it."""
        return self.value

    @property
    def most_players(self) -> int:
        """Return the most players that one deck serves.

        >>> Game.OMAHA.most_players, Game.STUD_7.most_players
        (9, 8)
        """
        return DEALT[self.dealt].most_hands


class Betting(Enum):
    """How much may be bet."""

    NO_LIMIT = "no_limit"
    POT_LIMIT = "pot_limit"
    LIMIT = "limit"


def check_game(game: Game, seats: Iterable[int], final_table: int) -> None:
    """Refuse more seats at a table, or at the final one, than a deck of this game serves."""
    most = game.most_players
    for seated in seats:
        if seated > most:
            raise Refused("GAME_SEATS", game=game.value, seats=seated, most=most)
    if final_table > most:
        raise Refused("GAME_FINAL_TABLE", game=game.value, size=final_table, most=most)
