"""Entries and exits, the clock, chips taken off, sanctions: decided, in one line."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

LINES: Final[Table] = {
    "MAY_COME_IN": ("Il peut encore entrer", "He may still come in"),
    "TOO_LATE_TO_COME_IN": (
        "Trop tard : il ne peut plus entrer",
        "Too late: he may no longer come in",
    ),
    "ABANDON_RECORDED": (
        "Abandon : ses jetons sont retirés, il est classé à l'instant de l'annonce",
        "Withdrawn: his chips are removed, he is ranked as of the announcement",
    ),
    "ABANDON_MAY_BE_FOUND": (
        "Le directeur peut constater l'abandon",
        "The director may find the withdrawal",
    ),
    "ABANDON_FOR_DIRECTOR": (
        "Au directeur de décider : laisser les jetons, ou constater l'abandon",
        "For the director: leave the chips in play, or find the withdrawal",
    ),
    "NO_ABANDON": (
        "Pas d'abandon : ses jetons restent en jeu et paient les blindes",
        "No withdrawal: his chips stay in play and pay the blinds",
    ),
    "OUT_ALONE": ("{entrants} sort seul", "{entrants} goes out alone"),
    "OUT_TIED": ("{entrants} ex æquo", "{entrants} tied"),
    "OUT_TIED_PRIZE_SHARED": (
        "{entrants} ex æquo : ils partagent le dernier prix",
        "{entrants} tied: they share the last prize",
    ),
    "OUT_BEST": ("meilleure place à {entrants}", "best place to {entrants}"),
    "OUT_BEST_TIED": ("meilleure place à {entrants} ex æquo", "best place to {entrants}, tied"),
    "OUT_NEXT": ("puis {entrants}", "then {entrants}"),
    "OUT_NEXT_TIED": ("puis {entrants} ex æquo", "then {entrants}, tied"),
    "OUT_PRIZE_SHARED": ("dernier prix partagé", "the last prize shared"),
    "OUT_FOR_DIRECTOR": ("Au directeur de décider du classement", "For the director: the places"),
    "CARDS_UP_NOW": ("Cartes retournées maintenant", "Cards turned up now"),
    "CARDS_DOWN_UNTIL_OTHERS": (
        "Cartes cachées jusqu'à la fin du coup aux autres tables",
        "Cards stay down until the other tables have finished",
    ),
    "CLOCK_FORWARD": (
        "Avancer le chrono de {time:length}",
        "Put the clock forward by {time:length}",
    ),
    "CLOCK_FORWARD_ADVISED": (
        "Avancer le chrono de {time:length} (conseillé)",
        "Put the clock forward by {time:length} (advised)",
    ),
    "CLOCK_STANDS": ("Le chrono n'avance pas", "The clock does not go on"),
    "LEVEL_NEXT_HAND": (
        "Ce coup aux anciennes blindes, le suivant aux nouvelles",
        "This hand at the old blinds, the next at the new",
    ),
    "PLAYED_AT_OLD_BLINDS": (
        "Le coup continue aux anciennes blindes",
        "The hand goes on at the old blinds",
    ),
    "PLAYED_AT_NEW_BLINDS": (
        "Blindes corrigées : le coup se joue aux nouvelles",
        "Blinds put right: the hand is played at the new ones",
    ),
    "TIME_GRANTED": (
        "Time accordé : {seconds:length}, les {aloud} dernières à voix haute",
        "Time granted: {seconds:length}, the last {aloud} aloud",
    ),
    "TIME_REFUSED": (
        "Trop tôt : il garde son temps de réflexion",
        "Too early: he keeps his time to think",
    ),
    "TIME_ACTION_COUNTS": (
        "Son action compte : la main reste vivante",
        "His action counts: the hand stays live",
    ),
    "TIME_ACTED_TOO_LATE": (
        "Main brûlée : son action vient trop tard",
        "Dead hand: his action comes too late",
    ),
    "TIME_DID_NOTHING": ("Main brûlée : il n'a rien fait", "Dead hand: he did nothing"),
    "RACE_CHIPS": (
        "{count:jeton|jetons} de {high} à gagner aux cartes",
        "{count:chip|chips} of {high} to win with the cards",
    ),
    "RACE_NO_CHIP": (
        "Aucun jeton de {high} à gagner : le surplus est retiré",
        "No chip of {high} to win: the odd chips are removed",
    ),
    "RACE_WINNER": (
        "La place {places} gagne un jeton de {high}",
        "Seat {places} wins a chip of {high}",
    ),
    "RACE_WINNERS": (
        "Les places {places} gagnent chacune un jeton de {high}",
        "Seats {places} win a chip of {high} each",
    ),
    "RACE_SURVIVORS": (
        "{count:=place|places} {places} : un jeton pour rester en jeu",
        "{count:=seat|seats} {places}: one chip to stay in",
    ),
    "FOUND_EXCHANGED": (
        "Échange contre {got:jeton|jetons} de {high}",
        "Exchanged for {got:chip|chips} of {high}",
    ),
    "FOUND_EXCHANGED_REST": (
        "Échange contre {got:jeton|jetons} de {high} ; {removed:jeton retiré|jetons retirés}",
        "Exchanged for {got:chip|chips} of {high}; {removed:chip removed|chips removed}",
    ),
    "FOUND_REMOVED": (
        "Pas d'échange : {removed:jeton retiré|jetons retirés}",
        "No exchange: {removed:chip removed|chips removed}",
    ),
    "FOUND_NOTHING": ("Rien à échanger", "Nothing to exchange"),
    "HANDS_TO_MISS": (
        "{hands:main|mains} à manquer, loin de la table",
        "{hands:hand|hands} to miss, away from the table",
    ),
    "SUSPENDED_MAY_STAY": (
        "Suspendu {hands:main|mains} : il peut rester assis, blindes prélevées, main morte",
        "Suspended {hands:hand|hands}: he may stay seated, blinds taken, dead hand",
    ),
    "SUSPENDED_AWAY": (
        "Suspendu {hands:main|mains} : il s'éloigne, blindes prélevées, main morte",
        "Suspended {hands:hand|hands}: he goes away, blinds taken, dead hand",
    ),
    "AMOUNT_EXCHANGED": ("Rendu en échange", "Given in exchange"),
    "AMOUNT_RACED": ("Mis en jeu aux cartes", "Raced for"),
}
