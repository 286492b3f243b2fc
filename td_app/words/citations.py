"""How an article is cited, and the clause of another text: § 9.13, room § 46, help book, hands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules_ropta.other_texts import load_clauses
from rules_ropta.rulebook.book import load_rulebook
from rules_ropta.texts import FEDERATION, text_of
from td_app.words.figures import NO_BREAK
from td_app.words.language import Language, in_language, spoken
from td_app.words.speaking import Table, say, typeset

TEXTS: Final[Table] = {
    "room": ("règles de salle", "room rules"),
    "help": ("livret des jeux", "games book"),
    "uth": ("Ultimate", "Ultimate"),
}

SHORT_TEXTS: Final[Table] = {
    "room": ("salle", "room"),
}

PAGES: Final[Table] = {
    "hands": ("mains", "hands"),
    "omaha": ("omaha", "omaha"),
    "omaha hi lo": ("omaha hi-lo", "omaha hi-lo"),
    "six plus": ("six-plus", "six-plus"),
    "pot limit": ("pot limité", "pot-limit"),
    "stud 5": ("stud à cinq cartes", "five-card stud"),
    "stud 7": ("stud à sept cartes", "seven-card stud"),
    "game": ("le jeu", "the game"),
    "results": ("résultats", "results"),
    "blind": ("la blinde", "the blind"),
    "trips": ("trips", "trips"),
    "decisions": ("décisions", "decisions"),
    "errors": ("erreurs", "errors"),
    "types": ("types de tournoi", "types of tournament"),
    "hexapro": ("jackpot", "jackpot"),
    "rejoin": ("retour à la table", "back to the table"),
    "rake": ("prélèvement", "rake"),
}
"""The pages that have no number."""


def cite_text(citation: str, language: Language | None = None) -> str:
    """Return one citation: the federation's by its number, another text's after its name.

    >>> cite_text("9.13", "fr"), cite_text("room 46", "en")
    ('§\\xa09.13', 'room rules §\\xa046')
    >>> cite_text("help omaha hi lo", "fr")
    'livret des jeux, omaha hi-lo'
    """
    text = text_of(citation)
    if text == FEDERATION:
        return f"§{NO_BREAK}{citation}"
    page = citation.removeprefix(text).strip()
    named = say(TEXTS[text], language=language)
    if page.isdigit():
        return f"{named} §{NO_BREAK}{page}"
    return f"{named}, {say(PAGES.get(page, (page, page)), language=language)}"


def cite_in_short(citation: str, language: Language | None = None) -> str:
    """Return one citation where a chip holds it: of another text, a word and the number.

    >>> cite_in_short("room 32", "en"), cite_in_short("room types", "fr")
    ('room §\\xa032', 'salle')
    """
    text = text_of(citation)
    if text not in SHORT_TEXTS:
        return cite_text(citation, language)
    page = citation.removeprefix(text).strip()
    numbered = f" §{NO_BREAK}{page}" if page.isdigit() else ""
    return f"{say(SHORT_TEXTS[text], language=language)}{numbered}"


def cites_text(cites: Iterable[str], language: Language | None = None) -> str:
    """Return the citations, each once: § 2.3 · § 2.6; "" when there are none."""
    return " · ".join(cite_text(citation, language) for citation in dict.fromkeys(cites))


def cited_title(citation: str, language: Language | None = None) -> str:
    """Return the title of an article or a clause, "" for an unknown one.

    >>> cited_title("room 47", "en"), cited_title("99.9", "en")
    ('Synchronised breaks', '')
    """
    tongue = spoken(language)
    text = text_of(citation)
    if text == FEDERATION:
        article = load_rulebook().articles.get(citation)
        return "" if article is None else in_language(article.titles, tongue)
    clause = load_clauses(text).clauses.get(citation)
    return "" if clause is None else typeset(in_language(clause.titles, tongue), tongue)
