"""House rules: what each departure is called, what it changes, and its values."""

from __future__ import annotations

from typing import Final

from rules_ropta.house_rules import KNOWN_DEPARTURES, WRITTEN
from td_app.words.language import Language
from td_app.words.speaking import Table, say
from td_app.words.terms import term

HOUSE_RULES: Final[Table] = {
    "LATE_ENTRY_UNTIL": ("Délai d’entrée", "Late registration limit"),
    "NO_SHOWS_OUT_AFTER": ("Retrait des joueurs jamais venus", "Removal of no-shows"),
    "BUBBLE_AT_TWO_TABLES": (
        "Bulle à deux tables, hors main par main",
        "Bubble at two tables, outside hand-for-hand",
    ),
    "GROUPS_KEPT_APART": (
        "Clubs ou équipes séparés au tirage",
        "Clubs or teams kept apart in the draw",
    ),
    "FINAL_TABLE_SIZE": ("Taille de la table finale", "Size of the final table"),
    "HAND_FOR_HAND_MINUTES": (
        "Horloge en main par main",
        "Clock during hand-for-hand",
    ),
    "TIME_WAIT": ("Attente avant de demander le time", "Wait before calling time"),
    "TIME_COUNTDOWN": ("Décompte du time", "Countdown once time is called"),
    "DEVICE_WARNINGS": (
        "Appareil utilisé pendant un coup",
        "Device used during a hand",
    ),
    "FLASHED_TO_EVERYBODY": (
        "Carte aperçue : brûlée seulement si toute la table l’a vue",
        "Flashed card: dead only if the whole table saw it",
    ),
    "EXPOSED_FOLD_OR_CALL": (
        "Main exposée à son tour : plus de relance",
        "Hand exposed in turn: may no longer raise",
    ),
    "STRING_BET": (
        "Mise en deux temps (string bet)",
        "String bet (in two motions)",
    ),
    "OUT_OF_TURN_PUNISHED": (
        "Toute action hors de son tour est sanctionnée",
        "Any action out of turn is penalised",
    ),
    "HALF_OF_THE_BET": (
        "Relance insuffisante : moitié de la mise à suivre",
        "Raise too small: half of the bet to call",
    ),
    "UNDERCALL_COMPLETED": (
        "Call insuffisant d’une relance : à compléter",
        "Undercall of a raise: must be completed",
    ),
    "CHIP_OVER_AN_OPENING": (
        "Jeton unique face à une ouverture : il compte entier",
        "Single chip over an opening bet: it counts in full",
    ),
    "CALLERS_NOT_BLOCKED": (
        "Tapis trop court : seul le dernier relanceur est bloqué",
        "Short all-in: only the last raiser may not raise again",
    ),
    "OPEN_MUCK_BIG_BLIND": (
        "Grosse blinde qui jette sans mise : sanction aussi",
        "Big blind folding with nothing to call: penalised too",
    ),
    "TALK_ABOUT_THE_HAND": ("Parler d’un coup que l’on joue", "Talking about a hand while in it"),
    "TIE_BY_LOT": (
        "Tapis égaux sortis dans la même main : tirés au sort",
        "Equal stacks out in one hand: random draw",
    ),
    "BUTTON_AT_LAST_SEAT": (
        "Bouton de départ à la dernière place occupée",
        "Starting button at the last occupied seat",
    ),
    "MOVER_BY_LOT": (
        "Joueur déplacé tiré au sort, assis loin de la grosse blinde",
        "Player who moves drawn at random, seated far from the big blind",
    ),
    "BIG_BLIND_FORWARD": (
        "La grosse blinde avance toujours, le bouton jamais mort",
        "Moving button: the big blind always advances, no dead button",
    ),
}


BY_THE_TEXT: Final[Table] = {
    "NO_SHOWS_OUT_AFTER": (
        "ses jetons restent et paient les blindes",
        "the chips stay and post the blinds",
    ),
    "GROUPS_KEPT_APART": ("places tirées au sort", "seats drawn at random"),
    "FINAL_TABLE_SIZE": ("selon le format, 9 au plus", "depends on the format, at most 9"),
    "FLASHED_TO_EVERYBODY": (
        "brûlée si plus de la moitié l’a vue",
        "dead if more than half saw it",
    ),
    "EXPOSED_FOLD_OR_CALL": ("il agit librement", "the player acts freely"),
    "OUT_OF_TURN_PUNISHED": (
        "sanction imposée pour un fold, possible sinon",
        "penalty due for a fold, possible otherwise",
    ),
    "HALF_OF_THE_BET": ("moitié de la relance minimale", "half of the minimum raise"),
    "UNDERCALL_COMPLETED": ("le directeur tranche", "the director decides"),
    "CHIP_OVER_AN_OPENING": ("c’est un call", "it is a call"),
    "CALLERS_NOT_BLOCKED": (
        "le relanceur et ceux qui l’ont suivi",
        "the raiser and those who called",
    ),
    "OPEN_MUCK_BIG_BLIND": ("sa blinde est perdue, rien de plus", "the blind is lost, no more"),
    "TIE_BY_LOT": ("ex æquo", "tied"),
    "BUTTON_AT_LAST_SEAT": ("une place tirée au sort", "a seat drawn at random"),
    "MOVER_BY_LOT": (
        "la prochaine grosse blinde, là où elle la paie au plus tôt",
        "the next big blind, at the seat that posts it soonest",
    ),
    "BIG_BLIND_FORWARD": (
        "le bouton va à la place de la petite blinde, vide ou non",
        "the button goes to the small blind’s seat, empty or not",
    ),
}
"""What the rulebook says where a departure is a plain yes or no, or depends on the format."""


VALUES: Final[Table] = {
    "level": ("fin du niveau {value}", "end of level {value}"),
    "players": ("{value:joueur|joueurs}", "{value:player|players}"),
    "minutes": ("{value}\u00a0min par main", "{value} min per hand"),
    "seconds": ("{value}\u00a0s", "{value}\u00a0s"),
    "times": (
        "{value:avertissement|avertissements}, puis main morte",
        "{value:warning|warnings}, then a dead hand",
    ),
    "DEVICE_WARNINGS.0": ("main morte aussitôt", "a dead hand at once"),
    "BUBBLE_AT_TWO_TABLES.director": ("le directeur tranche", "the director decides"),
    "BUBBLE_AT_TWO_TABLES.by_stack": (
        "le plus gros tapis d’avant la main passe devant",
        "the larger stack before the hand finishes ahead",
    ),
    "BUBBLE_AT_TWO_TABLES.tied": ("ex æquo", "tied"),
    "STRING_BET.first_part": ("seule la première partie compte", "only the first part counts"),
    "STRING_BET.call": ("un simple call", "just a call"),
    "STRING_BET.both_parts": ("les deux parties comptent", "both parts count"),
    "TALK_ABOUT_THE_HAND.never": ("jamais", "never"),
    "TALK_ABOUT_THE_HAND.heads_up": ("à deux seulement", "heads-up only"),
    "TALK_ABOUT_THE_HAND.in_hand": ("oui, à deux ou plus", "yes, two or more"),
}


CHANGES: Final[Table] = {
    "LATE_ENTRY_UNTIL": (
        "Les retardataires peuvent entrer jusque-là.",
        "Late players may enter until then.",
    ),
    "NO_SHOWS_OUT_AFTER": (
        "Un joueur jamais venu est retiré, jetons compris, à la fin de ce niveau.",
        "A player who never came is removed, chips included, at the end of this level.",
    ),
    "BUBBLE_AT_TWO_TABLES": (
        "Deux éliminés à deux tables, à la bulle, sans main par main.",
        "Two players out at two tables on the bubble, without hand-for-hand.",
    ),
    "GROUPS_KEPT_APART": (
        "Le tirage des places sépare les groupes autant que possible.",
        "The draw keeps groups apart as far as it can.",
    ),
    "FINAL_TABLE_SIZE": (
        "La table finale est tirée à ce nombre de joueurs.",
        "The final table is drawn at this number of players.",
    ),
    "HAND_FOR_HAND_MINUTES": (
        "L’horloge est arrêtée ; chaque main jouée la fait avancer de cette durée.",
        "The paused clock moves on by this much for each hand played.",
    ),
    "TIME_WAIT": (
        "Un time demandé avant ce délai n’est pas accordé.",
        "Nobody may call time sooner.",
    ),
    "TIME_COUNTDOWN": (
        "Le temps que le floor laisse au joueur qui réfléchit.",
        "How long the floor gives the player who is thinking.",
    ),
    "DEVICE_WARNINGS": (
        "Au-delà de ce nombre d’avertissements, la main du joueur est morte.",
        "After that many warnings, the hand of a player who uses a device is dead.",
    ),
    "FLASHED_TO_EVERYBODY": (
        "Une carte vue d’une partie de la table, même de la plupart, se joue.",
        "A card seen by part of the table, even most of it, still plays.",
    ),
    "EXPOSED_FOLD_OR_CALL": (
        "Un joueur qui montre sa main à son tour sans rien dire ne peut plus que passer ou payer.",
        "A player who exposes their hand in turn without a word may only fold or call.",
    ),
    "STRING_BET": (
        "Ce que valent des jetons avancés en deux fois, et « tes 2 000, plus 5 000 ».",
        "What chips put in with two motions count for, and “your 2,000, and 5,000 more”.",
    ),
    "OUT_OF_TURN_PUNISHED": (
        "La sanction s’impose même pour un check, un call ou une relance.",
        "The penalty is due even for a check, a call or a raise.",
    ),
    "HALF_OF_THE_BET": (
        "Des jetons avancés sans annonce font une relance si l’excédent sur le call atteint cette "
        "moitié.",
        "Silent chips make a raise if what exceeds the call reaches this half.",
    ),
    "UNDERCALL_COMPLETED": (
        "À trois ou plus, un joueur qui n’a pas mis assez face à une relance doit toujours "
        "compléter.",
        "With three or more players, a short call of a raise must always be completed.",
    ),
    "CHIP_OVER_AN_OPENING": (
        "Après le flop, un jeton plus gros que l’ouverture, sans un mot, peut relancer.",
        "After the flop, a single chip larger than the opening bet may raise without a word.",
    ),
    "CALLERS_NOT_BLOCKED": (
        "Un joueur qui avait seulement suivi peut encore relancer.",
        "A player who had only called may raise again.",
    ),
    "OPEN_MUCK_BIG_BLIND": (
        "La grosse blinde perd son montant et le joueur est sanctionné.",
        "The big blind loses what was posted and is penalised.",
    ),
    "TALK_ABOUT_THE_HAND": (
        "Commenter le tableau, supposer une main : un joueur encore en jeu en a-t-il le droit ?",
        "Remarks on the board, guesses at a hand: may a player still in it make them?",
    ),
    "TIE_BY_LOT": (
        "Deux éliminés de la même table, à tapis égaux : départagés par tirage au sort, consigné "
        "au journal.",
        "Two players out at one table with equal stacks: a random draw, recorded in the log.",
    ),
    "BUTTON_AT_LAST_SEAT": (
        "À chaque table, le premier bouton est à la place occupée du plus haut numéro.",
        "At each table the first button is at the occupied seat with the highest number.",
    ),
    "MOVER_BY_LOT": (
        "Pour équilibrer, le joueur est tiré au sort dans une des tables les plus remplies.",
        "To balance, the player is drawn at random from one of the fullest tables.",
    ),
    "BIG_BLIND_FORWARD": (
        "Aucun bouton mort : il reste où il est plutôt que sur une place vide, et il peut manquer "
        "une petite blinde.",
        "No dead button: it stays where it is rather than at an empty seat, and there may be no "
        "small blind.",
    ),
}


REASONS: Final[Table] = {
    "TABLE_SHORT_BY_LOT": (
        "{gap:joueur|joueurs} d’écart : un joueur tiré au sort change de table, règle maison",
        "difference of {gap:player|players}: a player drawn at random moves, a house rule",
    ),
    "TABLES_EVENER_BY_LOT": (
        "{gap:joueur|joueurs} d’écart : un joueur tiré au sort peut changer de table, règle "
        "maison ; conseillé, sans obligation",
        "difference of {gap:player|players}: a player drawn at random may move, a house rule; "
        "advised, not required",
    ),
    "HOUSE_RULE_SETTLES": (
        "une règle maison s’écarte du § {article}",
        "a house rule departs from § {article}",
    ),
    "HOUSE_MINUTES_A_HAND": (
        "{hands:main jouée|mains jouées} : {minutes}\u00a0min d’horloge par main, règle maison",
        "{hands:hand|hands} played: {minutes}\u00a0min on the clock per hand, a house rule",
    ),
    "HOUSE_FINAL_TABLE": (
        "{size:joueur|joueurs} : le nombre que le tournoi a déclaré",
        "{size:player|players}: the number the tournament declared",
    ),
    "HOUSE_DEVICE_WARNINGS": (
        "usage n° {offence} d’un appareil : le tournoi admet "
        "{warnings:avertissement|avertissements}",
        "use no. {offence} of a device: the tournament allows {warnings:warning|warnings}",
    ),
    "SEEN_BY_EVERYBODY": (
        "vue par les {present} présents, toute la table",
        "seen by all {present} present, the whole table",
    ),
    "SEEN_NOT_BY_EVERYBODY": (
        "vue par {seen_by} des {present} présents, pas par toute la table",
        "seen by {seen_by} of the {present} present, not by the whole table",
    ),
    "HALF_OF_THE_BET_REACHED": (
        "{over} au-dessus du call, au moins la moitié de la mise de {bet} : relance à compléter",
        "{over} above the call, at least half of the bet of {bet}: a raise, to be completed",
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
    """Return a value of a departure in words: 90 s, just a call; empty for a plain yes.

    >>> house_rule_value("STRING_BET", "call", "en"), house_rule_value("FINAL_TABLE_SIZE", 8, "en")
    ('just a call', '8 players')
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
