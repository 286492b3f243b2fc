"""The words of a player's card, on the screen and on paper."""

from __future__ import annotations

from td_app.words.figures import tenths, whole
from td_app.words.language import Language
from td_app.words.speaking import say
from td_app.words.terms import place_text

FIGURES = {
    "evenings": ("Soirées", "Events"),
    "wins": ("Victoires", "Wins"),
    "podiums": ("Podiums", "Podiums"),
    "kills": ("Éliminations", "Knockouts"),
    "best": ("Meilleur rang", "Best place"),
}
CLUB = ("Le club", "The club")
PLACE = ("{place} sur {entrants}", "{place} of {entrants}")
IN_PLAY = ("en jeu", "in play")
RANKS = ("Rang par soirée, le 1er en haut", "Finishing place per event, 1st at the top")
MEAN_RANK = ("rang moyen {mean}", "mean place {mean}")


def figure_words(key: str, language: Language | None = None) -> str:
    """Return what a figure of a card is called."""
    return say(FIGURES[key], language=language)


def title_words(language: Language | None = None) -> str:
    """Return what heads the papers of a club that has not said its name."""
    return say(CLUB, language=language)


def mean_rank_words(mean: float, language: Language | None = None) -> str:
    """Return a mean rank with one decimal.

    >>> mean_rank_words(7.25, "en")
    'mean place 7.3'
    """
    return say(MEAN_RANK, {"mean": tenths(mean, language)}, language=language)


def place_of(place: int, entrants: int, language: Language | None = None) -> str:
    """Return a place among so many, or that play goes on (place 0).

    >>> place_of(3, 24, "en"), place_of(0, 24, "fr")
    ('3rd of 24', 'en jeu')
    """
    if not place:
        return say(IN_PLAY, language=language)
    told = {"place": place_text(place, language=language), "entrants": whole(entrants)}
    return say(PLACE, told, language=language)
