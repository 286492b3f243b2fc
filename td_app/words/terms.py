"""Terms: the names of codes, citations of articles, places, search words of settings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules_ropta.other_texts import other_reading
from rules_ropta.rulebook.book import load_rulebook
from td_app.words.chip_looks import COLOUR_NAMES
from td_app.words.figures import rank
from td_app.words.language import Language, in_language
from td_app.words.speaking import Table, say

STANDINGS: Final[Table] = {
    "registered": ("inscrit", "registered"),
    "seated": ("en jeu", "in play"),
    "out": ("sorti", "out"),
    "withdrawn": ("abandon", "withdrawn"),
    "disqualified": ("disqualifié", "disqualified"),
}

MAJORITIES: Final[Table] = {
    "unchecked": ("à vérifier", "to check"),
    "checked": ("vérifiée", "checked"),
    "vouched": ("le directeur en répond", "vouched for by the director"),
}

REGIMES: Final[Table] = {
    "light": ("légère", "lenient"),
    "normal": ("normale", "standard"),
    "heavy": ("lourde", "strict"),
}

ANTES: Final[Table] = {
    "big_blind": ("ante BB", "big-blind ante"),
    "button": ("ante bouton", "button ante"),
    "classic": ("ante classique", "classic ante"),
    "none": ("sans ante", "no ante"),
}

MOVE_REASONS: Final[Table] = {
    "balancing": ("équilibrage", "balancing"),
    "table_broken": ("fermeture de table", "table break"),
    "final_table": ("table finale", "final table"),
    "by_hand": ("décision du directeur", "director’s decision"),
    "swapped": ("échange de places", "seat swap"),
    "wrong_seat": ("retour à la bonne place", "back to the right seat"),
    "left_there": ("reste à cette place", "stays at this seat"),
}

ENTERS: Final[Table] = {
    "plays": ("joue dès la prochaine main", "plays from the next hand"),
    "big_blind": (
        "joue dès la prochaine main et paie la grosse blinde",
        "plays from the next hand and pays the big blind",
    ),
    "small_blind": (
        "joue dès la prochaine main et paie la petite blinde",
        "plays from the next hand and pays the small blind",
    ),
    "button": (
        "joue dès la prochaine main, au bouton",
        "plays from the next hand, on the button",
    ),
    "waits": (
        "attend que le bouton soit passé",
        "waits until the button has passed",
    ),
    "depends": (
        "à voir à la table : selon le bouton et la petite blinde, joue ou attend",
        "to be seen at the table: plays or waits, depending on the button and the small blind",
    ),
}


def place_text(place: int, tied: bool = False, language: Language | None = None) -> str:
    """Return a finishing place, tie included.

    >>> place_text(12, True, "fr"), place_text(12, True, "en")
    ('12e ex æquo', '12th (tied)')
    """
    told = rank(place, language)
    if not tied:
        return told
    return in_language(("{0} ex æquo", "{0} (tied)"), language).format(told)


def term(table: Table, code: str, language: Language | None = None) -> str:
    """Return what a code is called; an unknown one comes back in plain words."""
    return say(table.get(code, (code.replace("_", " "),) * 2), language=language)


def standing_text(code: str, language: Language | None = None) -> str:
    """Return where an entrant is: inscrit, en jeu, sorti, abandon, disqualifié."""
    return term(STANDINGS, code, language)


def majority_text(code: str, language: Language | None = None) -> str:
    """Return whether age was checked (1.4)."""
    return term(MAJORITIES, code, language)


def regime_text(code: str, language: Language | None = None) -> str:
    """Return the sanction regime (11): légère, normale, lourde."""
    return term(REGIMES, code, language)


def ante_text(code: str, language: Language | None = None) -> str:
    """Return the ante's format (4.2)."""
    return term(ANTES, code, language)


def enters_text(code: str, language: Language | None = None) -> str:
    """Return how an arriving player comes into play (2.3); nothing without a code."""
    return term(ENTERS, code, language) if code else ""


def move_reason(why: str, language: Language | None = None) -> str:
    """Return why a player changed seats: équilibrage, fermeture de table…"""
    return term(MOVE_REASONS, why, language)


def reading_text(reading: str, language: Language | None = None) -> str:
    """Return the interpretation relied on where the text is uncertain, as the rulebook file
    words it; "" for an unknown reading.
    """
    known = load_rulebook().readings.get(reading) or other_reading(reading)
    if known is None:
        return ""
    return say((known.taken_fr, known.taken_en), language=language)


def colour_text(code: str, language: Language | None = None) -> str:
    """Return the name of a chip's colour."""
    return term(COLOUR_NAMES, code, language)


#: By act or paper, what else it is called where one looks for it, in both languages.
ASKED_BY: Final[Mapping[str, str]] = {
    "next_level": "suivant suivante passer following",
    "previous_level": "précédent précédente",
    "in_french": "langue français language",
    "in_english": "langue english language",
    "paper.seat_slips": "talons cartons",
    "paper.settlement": "règlement",
    "paper.minutes": "minutes journal",
}
#: By section, what is set there.
SET_THERE: Final[Mapping[str, str]] = {
    "evening": "nom date heure fermeture hall tapis départ inscriptions tardives "
    "name day closing hour stack late entry late registration venue",
    "format": "freezeout réinscription recave add-on droit d’entrée dotation format re-entry "
    "re-buy rebuy buy-in entry fee pool",
    "tables": "tables places sièges ordre fermeture finale seats closing order final table",
    "structure": "niveaux blinds blindes antes pauses durée levels breaks length big blind ante",
    "chips": "jetons valeurs couleurs colour-up chip set values colours",
    "rules": "règlement sanctions sûreté floor tirage rules regime penalties draw lenient strict",
    "prizes": "prix lots points argent dotation coupe bulle places payées pourcentages prizes "
    "money payout pool trophy bubble places paid percentages",
    "house": "dérogations usages du club departures house rules",
    "screen": "langue français anglais thème clair sombre son sons sonnerie voix volume language "
    "english french theme light dark sound voice",
    "club": "nom du club logo papier talons fichier adresse règlement prix en argent jeux "
    "éliminations poste cartons club name paper slips printouts file address rulebook money games "
    "knock-outs knockouts",
    "phones": "téléphones wifi relier associer code phones pair",
    "version": "copies de sûreté sauvegarde clé usb version licence backups stick restore",
}
#: The tabs of the settings of the application, as they stand.
APPLICATION_TABS: Final[Table] = {
    "screen": ("Écran et son", "Screen and sound"),
    "club": ("Club", "Club"),
    "phones": ("Téléphones", "Phones"),
    "version": ("Copies et version", "Backups and version"),
}
