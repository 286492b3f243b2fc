"""How the estimated end is told: against the hall's hour, its reasons, what would change it."""

from __future__ import annotations

from typing import Final

from td_app.words.language import Language
from td_app.words.speaking import Table, say

SENTENCES: Final[Table] = {
    "verdict_no_hour": ("Fin estimée", "Estimated end"),
    "verdict_in_time": ("À l'heure", "In time"),
    "verdict_at_risk": ("À risque", "At risk"),
    "verdict_too_late": ("Trop tard", "Too late"),
    "range": ("Fin vers {end}, entre {low} et {high}", "End at about {end}, from {low} to {high}"),
    "margin_no_hour": (
        "Dites dans Réglages à quelle heure la salle ferme.",
        "Say in Settings at what time the hall closes.",
    ),
    "margin_in_time": (
        "La salle ferme à {closing} : {minutes} d'avance.",
        "The hall closes at {closing}: {minutes} to spare.",
    ),
    "margin_at_risk": (
        "La salle ferme à {closing} : {tenths:chance|chances} sur 10 d'avoir fini.",
        "The hall closes at {closing}: {tenths:chance|chances} in 10 to be done.",
    ),
    "margin_too_late": (
        "La salle ferme à {closing} : il manquerait {minutes}.",
        "The hall closes at {closing}: {minutes} would be missing.",
    ),
    "margin_past": (
        "La salle devait fermer à {closing}.",
        "The hall was to close at {closing}.",
    ),
    "way_big_blinds": (
        "D'après les blindes : vers {end}, quand il restera en jeu {big_blinds:grosse blinde|"
        "grosses blindes}.",
        "By the blinds: about {end}, with {big_blinds:big blind|big blinds} left in play.",
    ),
    "way_pace": (
        "D'après le rythme des sorties : vers {end}. Il compte pour {weight} %.",
        "By the pace of eliminations: about {end}. It weighs {weight}%.",
    ),
    "beyond": (
        "La structure s'arrête {minutes} plus tôt : ajoutez des niveaux.",
        "The structure stops {minutes} earlier: add levels.",
    ),
    "option_levels": ("Niveaux de {length} min", "Levels of {length} min"),
    "option_breaks": ("Sans les pauses", "Without breaks"),
    "sooner": ("−{minutes}, fin vers {end}", "−{minutes}, end about {end}"),
    "later": ("+{minutes}, fin vers {end}", "+{minutes}, end about {end}"),
    "same": ("fin vers {end}", "end about {end}"),
    "draft_sooner": (
        "Fin vers {end} au lieu de {before} : {minutes} de moins.",
        "End at about {end} instead of {before}: {minutes} less.",
    ),
    "draft_later": (
        "Fin vers {end} au lieu de {before} : {minutes} de plus.",
        "End at about {end} instead of {before}: {minutes} more.",
    ),
    "draft_same": ("Fin vers {end}, comme avant.", "End at about {end}, as before."),
}


def finishing_text(code: str, language: Language | None = None, **params: object) -> str:
    """Return a sentence about the estimated end; hours and lengths come written.

    >>> finishing_text("range", "en", end="00:40", low="00:05", high="01:15")
    'End at about 00:40, from 00:05 to 01:15'
    """
    return say(SENTENCES[code], params, language=language)
