"""Why the rulebook answers as it does, and the ways out it leaves to the director."""

from __future__ import annotations

from typing import Final

from rules_ropta.ruling import Reason
from td_app.members_file import wording as members_file
from td_app.ui.language import Language
from td_app.ui.wording.speaking import Names, Table, fullest, say, spoken

REASONS: Final[Table] = {
    "BY_STACK": (
        "le tapis d'avant la main départage",
        "the stack before the hand decides",
    ),
    "DRAWN": ("tiré au sort", "drawn"),
    "FINAL_DUE": (
        "{players:joueur|joueurs} en jeu : tous tiennent à la table finale",
        "{players:player|players} left: all fit at the final table",
    ),
    "FINAL": ("taille de la table finale", "size of the final table"),
    "GAP": (
        "{gap:joueur|joueurs} d'écart : la prochaine grosse blinde change de table",
        "{gap:player|players} apart: the next big blind changes table",
    ),
    "LATE": ("délai des entrées tardives", "how long late entry stays open"),
    "LATE_ENTRANT_WAITS": (
        "présent depuis le tirage, sans place",
        "present since the draw, without a seat",
    ),
    "MINIMUM": ("nombre de joueurs pour jouer", "players needed to play"),
    "NEXT_BIG_BLIND": ("prochaine grosse blinde", "next big blind"),
    "OTHERS_HOLD": (
        "les autres tables peuvent accueillir ses joueurs",
        "the other tables can hold its players",
    ),
    "SOONEST": ("grosse blinde payée au plus tôt", "pays the big blind soonest"),
    "SPREAD": ("places tirées aux tables les moins remplies", "seats drawn at the smallest tables"),
    "TABLE_SHORT": (
        "{gap:joueur|joueurs} de moins qu'à la plus remplie : arrêt quand la grosse blinde arrive "
        "sur une place vide",
        "{gap:player|players} fewer than the fullest: stops when the big blind reaches an empty "
        "seat",
    ),
}

OPTIONS: Final[Table] = {}


def reason_sentence(
    reason: Reason, names: Names | None = None, language: Language | None = None
) -> str:
    """Return a reason in a few words; nothing when its code has none (the article speaks).

    >>> reason_sentence(Reason("GAP", {"gap": 3}), language="en")
    '3 players apart: the next big blind changes table'
    """
    pair = fullest(REASONS, reason.code, reason.params)
    if pair is not None:
        return say(pair, reason.params, names=names, language=language)
    if reason.code in members_file.SENTENCES:
        return members_file.sentence_of(reason, spoken(language))
    return ""


def option_sentence(code: str, language: Language | None = None) -> str:
    """Return one way out the director may choose."""
    return say(OPTIONS.get(code, (code.replace("_", " ").lower(),) * 2), language=language)
