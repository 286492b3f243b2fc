"""Why the rulebook answers as it does, and the ways out it leaves to the director: a few words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from rules_ropta.ruling import Param, Reason
from td_app.words import (
    buy_ins,
    chips,
    finishing,
    flights,
    hands,
    house_rules,
    jackpot,
    knockouts,
    members_file,
    of_before,
    prizes,
    rulings,
    structure_maker,
)
from td_app.words.language import Language
from td_app.words.speaking import Names, Table, fullest, say
from td_app.words.terms import term

ROOM: Final[Table] = {
    "SEATS_DRAWN": (
        "{entrants:joueur|joueurs} à {tables:table|tables}, aussi équilibrées que possible",
        "{entrants:player|players} at {tables:table|tables}, as balanced as possible",
    ),
    "SEATS_DRAWN_GROUPS_APART": (
        "{entrants:joueur|joueurs} à {tables:table|tables}, groupes séparés autant que possible "
        "({pairs:paire reste|paires restent} ensemble)",
        "{entrants:player|players} at {tables:table|tables}, groups apart as far as possible "
        "({pairs:pair stays|pairs stay} together)",
    ),
    "LATE_ENTRANT_WAITS": (
        "présent, sans place : le tirage est déjà fait",
        "present, without a seat: the seats are already drawn",
    ),
    "RE_ENTRY_WAITS": (
        "sorti, attend une place pour se réinscrire",
        "out, waiting for a seat to re-enter",
    ),
    "LATE_ENTRANT_TOO_LATE": (
        "présent, sans place, mais les entrées sont closes : au directeur d’en décider",
        "present, without a seat, but late registration is closed: the director decides",
    ),
    "TABLE_CLOSES": (
        "première de l’ordre affiché : {players:joueur|joueurs} à replacer, "
        "{free_seats:place libre|places libres} ailleurs",
        "first in the posted order: {players:player|players} to reseat, {free_seats:free "
        "seat|free seats} elsewhere",
    ),
    "TABLE_CLOSES_OUT_OF_ORDER": (
        "hors de l’ordre affiché : la table {first} doit attendre, les autres n’ont pas assez de "
        "places pour elle. {players:joueur|joueurs} à replacer, {free_seats:place libre|places "
        "libres} ailleurs. Prévenez les joueurs",
        "out of the posted order: table {first} must wait, the others do not have enough seats "
        "for it. {players:player|players} to reseat, {free_seats:free seat|free seats} elsewhere. "
        "Tell the players",
    ),
    "TABLE_CLOSES_ENTRIES_OPEN": (
        "première de l’ordre affiché : {players:joueur|joueurs} à replacer, {free_seats:place "
        "libre|places libres} ailleurs. Prudence : les entrées sont encore ouvertes, ces places "
        "peuvent servir",
        "first in the posted order: {players:player|players} to reseat, {free_seats:free "
        "seat|free seats} elsewhere. Careful: late registration is still open, these seats may be "
        "needed",
    ),
    "TABLES_KEPT_EVEN": (
        "places tirées au sort, tables gardées équilibrées",
        "seats drawn, tables kept balanced",
    ),
    "FINAL_TABLE_ENTRIES_OPEN": (
        "{players:joueur|joueurs} en jeu pour une table finale à {size}, mais les entrées sont "
        "encore ouvertes : la former maintenant les ferme",
        "{players:player|players} left for a final table of {size}, but late registration is "
        "still open: forming it now closes it",
    ),
}

REASONS: Final[Table] = {
    **ROOM,
    **rulings.REASONS,
    **buy_ins.REASONS,
    **chips.REASONS,
    **finishing.REASONS,
    **flights.REASONS,
    **prizes.REASONS,
    **hands.REASONS,
    **house_rules.REASONS,
    **jackpot.REASONS,
    **knockouts.REASONS,
    **structure_maker.REASONS,
}


def reason_sentence(
    reason: Reason, names: Names | None = None, language: Language | None = None
) -> str:
    """Return a reason in a few words; nothing when its code has none (the article speaks).

    >>> reason_sentence(Reason("TABLE_SHORT_BY", {"gap": 3}), language="en")
    'difference of 3 players: the next big blind moves'
    """
    pair = fullest(of_before.REASONS, reason.code, reason.params)
    pair = pair or fullest(REASONS, reason.code, reason.params)
    if pair is not None:
        return say(pair, reason.params, names=names, language=language)
    if reason.code in members_file.SENTENCES:
        return members_file.sentence_of(reason, language)
    return ""


def option_sentence(code: str, language: Language | None = None) -> str:
    """Return one way out the director may choose, as the label of a choice.

    The door writes some options in small letters: they are the same ones.

    >>> option_sentence("FIND_ABANDON", "en")
    'rule it a withdrawal'
    """
    options = of_before.OPTIONS if code in of_before.OPTIONS else rulings.OPTIONS
    return term(options, code if code in options else code.upper(), language)


def did_sentences(
    codes: Iterable[str], params: Mapping[str, Param], language: Language | None = None
) -> tuple[str, ...]:
    """Return what the rules did to make a hand, a sentence each; none for a hand set."""
    return tuple(
        say(hands.DID[code], params, language=language)
        if code in hands.DID
        else _as_sentence(reason_sentence(Reason(code, params), None, language))
        for code in codes
    )


def ante_sentence(code: str, language: Language | None = None) -> str:
    """Return the sentence on who owes the ante in a hand; "" when the level has none."""
    return reason_sentence(Reason(code), language=language) if code else ""


def _as_sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."
