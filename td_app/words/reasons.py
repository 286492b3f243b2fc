"""Why the rulebook answers as it does: a few words, for a card or after an answer."""

from __future__ import annotations

from typing import Final

from rules_ropta.ruling import Reason
from td_app.words import (
    by_hand,
    chips,
    hand_for_hand,
    house_rules,
    incidents_bets,
    incidents_board,
    incidents_dealing,
    incidents_raises,
    incidents_showdown,
    members_file,
    prizes,
    procedures,
    structure_maker,
)
from td_app.words.language import Language
from td_app.words.speaking import Names, Table, fullest, say

ROOM: Final[Table] = {
    "SEATS_DRAWN": (
        "{entrants:joueur|joueurs} à {tables:table|tables}, aussi égales que possible",
        "{entrants:player|players} at {tables:table|tables}, as even as can be",
    ),
    "SEATS_DRAWN_GROUPS_APART": (
        "{entrants:joueur|joueurs} à {tables:table|tables}, groupes séparés autant que possible "
        "({pairs:paire reste|paires restent} ensemble)",
        "{entrants:player|players} at {tables:table|tables}, groups apart as far as can be "
        "({pairs:pair stays|pairs stay} together)",
    ),
    "LATE_ENTRY_OPEN": (
        "entrées ouvertes jusqu'à la fin du niveau {until}",
        "entries open to the end of level {until}",
    ),
    "LATE_ENTRY_CLOSED": (
        "entrées closes depuis la fin du niveau {until}",
        "entries closed at the end of level {until}",
    ),
    "LATE_ENTRANT_WAITS": (
        "présent, sans place depuis le tirage",
        "present, without a seat since the draw",
    ),
    "LATE_ENTRANT_TOO_LATE": (
        "présent, sans place, mais les entrées sont closes : au directeur d'en décider",
        "present, without a seat, but entries are closed: the director decides",
    ),
    "NEXT_BIG_BLIND": ("prochaine grosse blinde, place {place}", "next big blind, seat {place}"),
    "TABLE_SHORT": (
        "{gap:joueur|joueurs} de moins qu'à la plus remplie : arrêt quand la grosse blinde arrive "
        "sur une place vide",
        "{gap:player|players} fewer than the fullest: stops when the big blind reaches an empty "
        "seat",
    ),
    "TABLE_SHORT_BIG_BLIND_AT_A_PLAYER": (
        "{gap:joueur|joueurs} de moins qu'à la plus remplie : la table joue tant que la grosse "
        "blinde arrive à un joueur",
        "{gap:player|players} fewer than the fullest: plays on as long as the big blind reaches "
        "a player",
    ),
    "TABLE_NOT_SHORT": (
        "il faut {needed:joueur|joueurs} d'écart pour arrêter la table",
        "it takes a gap of {needed:player|players} to stop the table",
    ),
    "TABLE_SHORT_BY": (
        "{gap:joueur|joueurs} d'écart : la prochaine grosse blinde change de table",
        "{gap:player|players} apart: the next big blind changes table",
    ),
    "TABLES_COULD_BE_EVENER": (
        "{gap:joueur|joueurs} d'écart : la prochaine grosse blinde peut changer de table ; "
        "conseillé, sans obligation",
        "{gap:player|players} apart: the next big blind may change table; advised, not required",
    ),
    "STACKS_ARE_COUNTED": (
        "un tapis en jeu compte, même quand son joueur est absent",
        "a stack in play counts, even while its player is away",
    ),
    "ENOUGH_SEATED": (
        "{seated:joueur assis|joueurs assis}, il en faut {needed}",
        "{seated:player|players} seated, it takes {needed}",
    ),
    "TOO_FEW_SEATED": (
        "{seated:joueur assis|joueurs assis} seulement, il en faut {needed}",
        "{seated:player|players} seated only, it takes {needed}",
    ),
    "TABLE_CLOSES": (
        "première de l'ordre affiché : {players:joueur|joueurs} à replacer, "
        "{free_seats:place libre|places libres} ailleurs",
        "first in the posted order: {players:player|players} to seat again, "
        "{free_seats:free seat|free seats} elsewhere",
    ),
    "TABLE_CLOSES_ENTRIES_OPEN": (
        "première de l'ordre affiché : {players:joueur|joueurs} à replacer, "
        "{free_seats:place libre|places libres} ailleurs. Prudence : les entrées sont encore "
        "ouvertes, ces places peuvent servir",
        "first in the posted order: {players:player|players} to seat again, "
        "{free_seats:free seat|free seats} elsewhere. Careful: entries are still open, these "
        "seats may be wanted",
    ),
    "TABLES_KEPT_EVEN": (
        "places tirées au sort, tables gardées égales",
        "seats drawn, tables kept even",
    ),
    "FINAL_TABLE_NINE_AT_MOST": (
        "{size:joueur|joueurs} au plus à la table finale",
        "{size:player|players} at most at the final table",
    ),
    "FINAL_TABLE_ONE_MORE": (
        "tables de {seats} : un joueur de plus à la table finale, soit {size}",
        "tables of {seats}: one player more at the final table, {size} in all",
    ),
    "FINAL_TABLE_AS_FORMAT": (
        "tables de {seats} : autant de joueurs à la table finale",
        "tables of {seats}: as many players at the final table",
    ),
    "FINAL_TABLE_REACHED": (
        "{players:joueur|joueurs} en jeu pour une table finale à {size} : places et bouton se "
        "tirent de nouveau",
        "{players:player|players} left for a final table of {size}: seats and button are drawn "
        "again",
    ),
    "FINAL_TABLE_ENTRIES_OPEN": (
        "{players:joueur|joueurs} en jeu pour une table finale à {size}, mais les entrées sont "
        "encore ouvertes : la former maintenant les ferme",
        "{players:player|players} left for a final table of {size}, but entries are still open: "
        "forming it now closes them",
    ),
    "FINAL_TABLE_NOT_YET": (
        "{players:joueur|joueurs} en jeu, plus que les {size} de la table finale",
        "{players:player|players} left, more than the {size} of the final table",
    ),
    "ONE_TABLE_LEFT": (
        "une seule table reste : rien ne se tire de nouveau",
        "one table only is left: nothing is drawn again",
    ),
}

HAND: Final[Table] = {
    "BIG_BLIND_SOONEST": (
        "la place {place} paie la grosse blinde au plus tôt",
        "seat {place} pays the big blind soonest",
    ),
    "BIG_BLIND_ADVANCES_BUTTON_KEPT": (
        "la grosse blinde avance (place {big_blind}) et personne ne perd son bouton",
        "the big blind goes on (seat {big_blind}) and nobody loses the button",
    ),
    "BIG_BLIND_GOES_BACK": (
        "cas très spécial : la grosse blinde recule à la place {big_blind}",
        "very special case: the big blind goes back to seat {big_blind}",
    ),
    "DEALT_IN_POSTS_ADJUSTED": (
        "la donne n'a pas commencé : le joueur reçoit des cartes, les mises se corrigent",
        "no card is dealt yet: the player is dealt in, the posts are put right",
    ),
    "DEAL_HAS_STARTED": (
        "la donne a commencé : le joueur attend la main suivante",
        "the deal has begun: the player waits for the next hand",
    ),
    "NO_ACTION_YET": (
        "pas encore d'action substantielle : les blindes se corrigent",
        "no substantial action yet: the blinds are put right",
    ),
    "HAND_WAS_PLAYED": (
        "action substantielle : les blindes restent ainsi",
        "substantial action: the blinds remain so",
    ),
    "BUTTON_ERROR_CORRECTED": (
        "pas encore d'action substantielle : le bouton se remet en place",
        "no substantial action yet: the button goes back",
    ),
    "BUTTON_ERROR_STANDS": (
        "action substantielle : le bouton reste où il est, sans rattrapage",
        "substantial action: the button stays where it is, and is not made up for",
    ),
    "POSITIONS_ADVANCE": (
        "bouton place {button}, grosse blinde place {big_blind} : tout avance d'un cran",
        "button at seat {button}, big blind at seat {big_blind}: each goes on by one",
    ),
    "BUTTON_DEAD": (
        "bouton mort à la place {button} : personne n'y est assis",
        "dead button at seat {button}: nobody sits there",
    ),
    "NO_SMALL_BLIND": (
        "la grosse blinde précédente est sortie : pas de petite blinde à cette main",
        "the last big blind is out: no small blind this hand",
    ),
    "DEALS_AT_BUTTON": (
        "la place {dealer}, au bouton, donne",
        "seat {dealer}, on the button, deals",
    ),
    "DEALS_FOR_DEAD_BUTTON": (
        "bouton mort : la place {dealer}, juste avant, donne",
        "dead button: seat {dealer}, just before it, deals",
    ),
    "HEADS_UP_BUTTON_IS_SMALL_BLIND": (
        "en tête-à-tête, le bouton paie la petite blinde",
        "between two, the button posts the small blind",
    ),
    "HEADS_UP_LAST_BIG_BLIND": (
        "en tête-à-tête, la place {button} vient de payer la grosse blinde : elle prend le bouton",
        "between two, seat {button} paid the big blind last: it takes the button",
    ),
    "HEADS_UP_LAST_BIG_BLIND_BY_ROTATION": (
        "en tête-à-tête, la place {button} a payé la grosse blinde en dernier, d'après le tour de "
        "table : elle prend le bouton",
        "between two, seat {button} paid the big blind last, going by its round: it takes the "
        "button",
    ),
    "TWO_MINUTES_A_HAND": (
        "{hands:main jouée|mains jouées} : deux minutes d'horloge par main",
        "{hands:hand|hands} played: two minutes of clock a hand",
    ),
    "OTHER_TABLES_STILL_PLAY": (
        "les autres tables n'ont pas fini leur main",
        "the other tables have not finished their hand",
    ),
    "OTHER_TABLES_DONE": (
        "toutes les tables ont fini leur main",
        "every table has finished its hand",
    ),
    "TOO_FEW_WITHOUT_THE_WAITING": (
        "sans ceux qui attendent, il ne reste pas deux joueurs à servir",
        "without those who wait, two players are not left to deal to",
    ),
    "BUTTON_OR_BIG_BLIND": (
        "le bouton et la grosse blinde tomberaient à la même place",
        "button and big blind would fall on one seat",
    ),
    "BETWEEN_TWO_WITH_A_NEWCOMER": (
        "deux joueurs, dont un nouveau venu : deux règles se contredisent",
        "two players, a newcomer among them: two rules disagree",
    ),
    "NEWCOMERS_AT_AND_BEFORE_BIG_BLIND": (
        "arrivées à la place de la grosse blinde sortie et juste avant",
        "newcomers at the place of the big blind who went out and just before it",
    ),
}

OUTS: Final[Table] = {
    "OUT_ALONE": ("une seule sortie", "out alone"),
    "LARGER_STACK_BEFORE_THE_HAND": (
        "même table : le plus gros tapis d'avant la main finit devant",
        "same table: the larger stack before the hand finishes ahead",
    ),
    "EQUAL_STACKS_TIE": (
        "tapis égaux avant la main : ex æquo",
        "equal stacks before the hand: tie",
    ),
    "DIFFERENT_TABLES_TIE": ("tables différentes : ex æquo", "different tables: tie"),
    "DIFFERENT_TABLES_TIE+share_last_prize": (
        "tables différentes : ex æquo, le dernier prix se partage",
        "different tables: tie, the last prize is shared",
    ),
    "BUBBLE_AT_DIFFERENT_TABLES": (
        "à la bulle et à des tables différentes, un article départage par le tapis, l'autre met "
        "ex æquo",
        "on the bubble at different tables, one article goes by the stack, the other ties",
    ),
    "SAME_TABLE_AND_OTHERS": (
        "certains à la même table, d'autres ailleurs",
        "some at one table, others elsewhere",
    ),
    "ABANDON_ANNOUNCED": (
        "abandon annoncé au directeur : il se note",
        "withdrawal told to the director: it is recorded",
    ),
    "ABANDON_SIGNS_AGREE": (
        "les signes concordent : le directeur peut constater l'abandon",
        "the signs agree: the director may find the withdrawal",
    ),
    "ABANDON_ONE_SIGN": (
        "un seul signe : le directeur apprécie",
        "one sign only: for the director to weigh",
    ),
    "ABSENT_CHIPS_STAY_IN_PLAY": (
        "départ sans annonce : les jetons restent en jeu et paient les blindes",
        "gone without a word: the chips stay in play and pay the blinds",
    ),
}

REASONS: Final[Table] = {
    **ROOM,
    **HAND,
    **OUTS,
    **incidents_dealing.REASONS,
    **incidents_board.REASONS,
    **incidents_bets.REASONS,
    **incidents_raises.REASONS,
    **incidents_showdown.REASONS,
    **procedures.REASONS,
    **chips.REASONS,
    **by_hand.REASONS,
    **hand_for_hand.REASONS,
    **house_rules.REASONS,
    **structure_maker.REASONS,
    **prizes.REASONS,
}


def reason_sentence(
    reason: Reason, names: Names | None = None, language: Language | None = None
) -> str:
    """Return a reason in a few words; nothing when its code has none (the article speaks).

    >>> reason_sentence(Reason("TABLE_SHORT_BY", {"gap": 3}), language="en")
    '3 players apart: the next big blind changes table'
    """
    pair = fullest(REASONS, reason.code, reason.params)
    if pair is not None:
        return say(pair, reason.params, names=names, language=language)
    if reason.code in members_file.SENTENCES:
        return members_file.sentence_of(reason, language)
    return ""
