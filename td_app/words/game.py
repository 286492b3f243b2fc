"""The game a tournament plays, as it is announced."""

from __future__ import annotations

from typing import Final

from td_app.words.language import Language
from td_app.words.speaking import Pair, Table, say

GAMES: Final[Table] = {
    "holdem": ("Hold’em", "Hold’em"),
    "omaha": ("Omaha", "Omaha"),
    "omaha_hi_lo": ("Omaha hi-lo", "Omaha hi-lo"),
    "six_plus": ("Six-plus", "Six-plus"),
    "stud5": ("Stud à cinq cartes", "Five-card stud"),
    "stud7": ("Stud à sept cartes", "Seven-card stud"),
}

BETTINGS: Final[Table] = {
    "no_limit": ("no limit", "No-limit"),
    "pot_limit": ("pot limité", "Pot-limit"),
    "limit": ("limit", "Limit"),
}

REFUSALS: Final[Table] = {
    "GAME_SEATS": (
        "{game} se joue à {most} au plus : réduisez la table de {seats:place|places}.",
        "{game} takes at most {most} players. Reduce the table of {seats:seat|seats}.",
    ),
    "GAME_FINAL_TABLE": (
        "{game} se joue à {most} au plus, et la table finale en attend {size} : changez ce "
        "nombre, dans Les règles.",
        "{game} takes at most {most} players, and the final table expects {size}. Change that "
        "number, under Rules.",
    ),
}

BOTH: Final[Pair] = ("{game} {betting}", "{betting} {game}")


def game_name(game: str, language: Language | None = None) -> str:
    """Return what a game is called.

    >>> game_name("omaha_hi_lo", "en")
    'Omaha hi-lo'
    """
    return say(GAMES[game], language=language)


def betting_name(betting: str, language: Language | None = None) -> str:
    """Return how much may be bet, as a choice says it.

    >>> betting_name("pot_limit", "fr")
    'Pot limité'
    """
    told = say(BETTINGS[betting], language=language)
    return told[:1].upper() + told[1:]


def game_text(game: str, betting: str, language: Language | None = None) -> str:
    """Return a game with its betting as it is announced, empty for the federation's own.

    >>> game_text("omaha", "pot_limit", "fr"), game_text("omaha", "pot_limit", "en")
    ('Omaha pot limité', 'Pot-limit Omaha')
    >>> game_text("holdem", "no_limit", "fr")
    ''
    """
    if (game, betting) == ("holdem", "no_limit"):
        return ""
    parts = {
        "game": say(GAMES[game], language=language),
        "betting": say(BETTINGS[betting], language=language),
    }
    return say(BOTH, parts, language=language)
