"""The rulebook as a book: its chapters, how strongly an article speaks, how it is applied."""

from __future__ import annotations

from typing import Final

from rules_ropta.rulebook import Article, Handling
from rules_ropta.ruling import Force
from td_app.words.language import Language, in_language
from td_app.words.speaking import Table, say

CHAPTERS: Final[Table] = {
    "1": ("Principes et organisation", "Principles and organisation"),
    "2": ("Places et tables", "Seats and tables"),
    "3": ("Jetons, cartes et temps", "Chips, cards and time"),
    "4": ("Avant la donne", "Before the deal"),
    "5": ("Le donneur et le paquet", "The dealer and the deck"),
    "6": ("Erreurs à la donne", "Errors in the deal"),
    "7": ("Erreurs au tableau", "Errors on the board"),
    "8": ("Mains mortes", "Dead hands"),
    "9": ("Mises et relances", "Bets and raises"),
    "10": ("Fin du coup", "The end of a hand"),
    "11": ("Conduite et sanctions", "Conduct and penalties"),
}

FORCES: Final[Table] = {
    Force.AUTOMATIC.value: ("S’applique d’office", "Applies automatically"),
    Force.FORBIDDEN.value: ("Interdit", "Forbidden"),
    Force.SANCTION_IMPOSED.value: ("Sanction imposée", "Penalty required"),
    Force.SANCTION_POSSIBLE.value: ("Sanction possible", "Penalty possible"),
    Force.DIRECTOR.value: ("Le directeur apprécie", "Director’s discretion"),
    Force.ADVICE.value: ("Conseil", "Advice"),
}

HANDLINGS: Final[Table] = {
    Handling.PROCEDURE.value: (
        "Appliqué par l’application tout au long du tournoi.",
        "Applied by the application throughout the tournament.",
    ),
    Handling.INCIDENT.value: (
        "Appliqué par un floor, quand on l’appelle.",
        "Applied by the floor when called.",
    ),
    Handling.REMINDER.value: (
        "À connaître : il n’y a rien à calculer.",
        "Good to know: there is nothing to work out.",
    ),
}

CERTAINTIES: Final[Table] = {
    "certain": ("Passage clarifié", "A clarified passage"),
    "almost_certain": ("Lecture presque certaine", "An almost certain interpretation"),
    "probable": ("Lecture probable", "A likely interpretation"),
    "undecided": ("Le texte ne tranche pas", "Rulebook leaves it open"),
}


def chapter_of(article: str) -> str:
    """Return the chapter of an article.

    >>> chapter_of("9.12"), chapter_of("11")
    ('9', '11')
    """
    return article.partition(".")[0]


def chapter_title(chapter: str, language: Language | None = None) -> str:
    """Return what a chapter is about, in our own words.

    >>> chapter_title("9", "en")
    'Bets and raises'
    """
    return say(CHAPTERS[chapter], language=language)


def force_text(force: Force, language: Language | None = None) -> str:
    """Return how strongly an article speaks.

    >>> force_text(Force.SANCTION_IMPOSED, "en")
    'Penalty required'
    """
    return say(FORCES[force.value], language=language)


def handling_text(handling: Handling, language: Language | None = None) -> str:
    """Return how an article is used: by whom, and when."""
    return say(HANDLINGS[handling.value], language=language)


def reading_certainty(certain: str, language: Language | None = None) -> str:
    """Return how sure a reading is, as the head of a note."""
    return say(CERTAINTIES[certain], language=language)


def title_of(article: Article) -> str:
    """Return the title of an article in the language of the screens."""
    return in_language(article.titles)
