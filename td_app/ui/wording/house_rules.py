"""House rules in words: what each departure is called, what it changes, what was declared."""

from __future__ import annotations

from typing import Final

from rules_ropta.house_rules import KNOWN_DEPARTURES, WRITTEN
from td_app.house_rule_words import BY_THE_TEXT, HOUSE_RULES, VALUES
from td_app.ui.language import Language
from td_app.ui.wording.speaking import Table, say
from td_app.ui.wording.terms import term

CHANGES: Final[Table] = {
    "LATE_ENTRY_UNTIL": (
        "Qui arrive en retard peut entrer jusque-là.",
        "Whoever comes late may enter until then.",
    ),
    "NO_SHOWS_OUT_AFTER": (
        "Qui n'est jamais venu est retiré avec ses jetons à la fin de ce niveau.",
        "Whoever never came is withdrawn with the chips at the end of this level.",
    ),
    "BUBBLE_AT_TWO_TABLES": (
        "Deux sortants à deux tables, au bord des prix, sans main par main.",
        "Two players out at two tables on the edge of the prizes, without hand-for-hand.",
    ),
    "GROUPS_KEPT_APART": (
        "Le tirage des places sépare les groupes autant que possible.",
        "The draw keeps groups apart as far as it can.",
    ),
    "FINAL_TABLE_SIZE": (
        "La table finale se tire à ce nombre de joueurs.",
        "The final table is drawn at this number of players.",
    ),
    "HAND_FOR_HAND_MINUTES": (
        "L'horloge, arrêtée, avance d'autant pour chaque main jouée.",
        "The clock, stopped, goes on by as much for each hand played.",
    ),
    "TIME_WAIT": (
        "Personne ne demande le time plus tôt.",
        "Nobody calls time sooner.",
    ),
    "TIME_COUNTDOWN": (
        "Ce que le floor décompte au joueur qui réfléchit.",
        "What the floor counts down to the player who thinks.",
    ),
    "DEVICE_WARNINGS": (
        "Au-delà, la main de qui se sert d'un appareil est brûlée.",
        "Beyond that, the hand of whoever uses a device is dead.",
    ),
    "FLASHED_TO_EVERYBODY": (
        "Une carte vue d'une partie de la table, même de la plupart, se joue.",
        "A card seen by part of the table, even most of it, plays.",
    ),
    "EXPOSED_FOLD_OR_CALL": (
        "Qui montre sa main à son tour sans rien dire ne fait plus que passer ou payer.",
        "Whoever shows a hand in turn, unsaid, may only fold or call.",
    ),
    "STRING_BET": (
        "Ce que devient « je relance tes 2\u202f000, plus 5\u202f000 ».",
        "What becomes of “I raise your 2,000, and 5,000 more”.",
    ),
    "OUT_OF_TURN_PUNISHED": (
        "La sanction s'impose même pour un check, un call ou une relance.",
        "The penalty is due even for a check, a call or a raise.",
    ),
    "HALF_OF_THE_BET": (
        "Les jetons muets au-dessus du call font relance à partir de cette moitié.",
        "Silent chips above the call make a raise from this half on.",
    ),
    "UNDERCALL_COMPLETED": (
        "À trois joueurs ou plus, qui a mis trop peu face à une relance complète toujours.",
        "With three players or more, too few chips against a raise are always completed.",
    ),
    "CHIP_OVER_AN_OPENING": (
        "Après le flop, un jeton plus gros que l'ouverture, sans un mot, peut relancer.",
        "After the flop, one chip above the opening, without a word, may raise.",
    ),
    "CALLERS_NOT_BLOCKED": (
        "Qui avait seulement suivi peut relancer de nouveau.",
        "Whoever had only called may raise again.",
    ),
    "OPEN_MUCK_BIG_BLIND": (
        "La grosse blinde perd son montant et reçoit une pénalité.",
        "The big blind loses what was posted and is penalised.",
    ),
    "TALK_ABOUT_THE_HAND": (
        "Commenter le tableau, supposer une main : qui est encore en jeu le peut-il ?",
        "Remarks on the board, guesses at a hand: may those still in it make them?",
    ),
}

REASONS: Final[Table] = {
    "HOUSE_RULE_SETTLES": (
        "une règle maison s'écarte du § {article}",
        "a house rule departs from § {article}",
    ),
    "HOUSE_MINUTES_A_HAND": (
        "{hands:main jouée|mains jouées} : {minutes}\u00a0min d'horloge par main, règle maison",
        "{hands:hand|hands} played: {minutes}\u00a0min of clock a hand, a house rule",
    ),
    "HOUSE_FINAL_TABLE": (
        "{size:joueur|joueurs} : le nombre que le tournoi a déclaré",
        "{size:player|players}: the number that the tournament declared",
    ),
    "HOUSE_DEVICE_WARNINGS": (
        "usage n° {offence} d'un appareil : le tournoi admet "
        "{warnings:avertissement|avertissements}",
        "use no. {offence} of a device: the tournament allows {warnings:warning|warnings}",
    ),
    "SEEN_BY_EVERYBODY": (
        "vue par les {present} présents, toute la table",
        "seen by all {present} there, the whole table",
    ),
    "SEEN_NOT_BY_EVERYBODY": (
        "vue par {seen_by} des {present} présents, pas par toute la table",
        "seen by {seen_by} of the {present} there, not by the whole table",
    ),
    "HALF_OF_THE_BET_REACHED": (
        "{over} au-dessus du call, au moins la moitié de la mise de {bet} : relance à compléter",
        "{over} above the call, at least half of the bet of {bet}: a raise, to complete",
    ),
    "HALF_OF_THE_BET_MISSED": (
        "{over} au-dessus du call, moins que la moitié de la mise de {bet} : call",
        "{over} above the call, less than half of the bet of {bet}: call",
    ),
}


def house_rule_title(code: str, language: Language | None = None) -> str:
    """Return what a departure is called.

    >>> house_rule_title("TIME_WAIT", "en")
    'Wait before calling time'
    """
    return term(HOUSE_RULES, code, language)


def house_rule_changes(code: str, language: Language | None = None) -> str:
    """Return in a sentence what changes once a departure is declared."""
    return term(CHANGES, code, language)


def house_rule_value(code: str, value: int | str | None, language: Language | None = None) -> str:
    """Return a value of a departure in words: 90 s, a mere call; empty for a plain yes.

    >>> house_rule_value("STRING_BET", "call", "en"), house_rule_value("FINAL_TABLE_SIZE", 8, "en")
    ('a mere call', '8 players')
    """
    departure = KNOWN_DEPARTURES[code]
    if value is None:
        return ""
    pair = VALUES.get(f"{code}.{value}") or VALUES.get(departure.unit or "")
    return say(pair or (str(value), str(value)), {"value": value}, language=language)


def house_rule_text(
    code: str, language: Language | None = None, value: int | str | None = None
) -> str:
    """Return a departure as declared: what it is called, and its value; a written rule's text.

    >>> house_rule_text("TIME_WAIT", "en", 90)
    'Wait before calling time: 90\xa0s'
    """
    if code == WRITTEN:
        return str(value)
    title = house_rule_title(code, language)
    if value is None:
        return title
    words = house_rule_value(code, value, language)
    return say(
        ("{title} : {words}", "{title}: {words}"),
        {"title": title, "words": words},
        language=language,
    )


def by_the_text(code: str, language: Language | None = None) -> str:
    """Return what the rulebook itself says where this departure was not declared.

    >>> by_the_text("TIME_WAIT", "en"), by_the_text("CHIP_OVER_AN_OPENING", "en")
    ('60\xa0s', 'it is a call')
    """
    departure = KNOWN_DEPARTURES[code]
    if departure.text is not None:
        return house_rule_value(code, departure.text, language)
    return term(BY_THE_TEXT, code, language)
