"""Levels, calling time, and hand-for-hand: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "hand_for_hand_all_in": ("Main par main : tapis payé", "Hand-for-hand: all-in and call"),
    "hand_for_hand_clock": ("Main par main : l’horloge", "Hand-for-hand: the clock"),
    "level_change": ("Fin de niveau : quelles blindes ?", "End of a level: which blinds?"),
    "wrong_level_started": ("Main commencée aux anciennes blindes", "Hand begun at the old blinds"),
    "time_call": ("Demande de time", "Calling time"),
    "time_expired": ("Temps écoulé : fin du décompte", "Time is up: end of the countdown"),
}

KEYWORDS: Final[Table] = {
    "hand_for_hand_all_in": (
        "bulle, tapis payé, retourner à tapis, attendre les autres tables, cartes cachées, tapis "
        "payé à la bulle, tapis pendant le main par main, main par main cartes retournées, main "
        "par main",
        "bubble, called all-in, turn up the cards, wait for other tables, cards hidden, all-in on "
        "the bubble, hand-for-hand, all-in and call",
    ),
    "hand_for_hand_clock": (
        "bulle, chrono arrêté, horloge, deux minutes par main, avancer le temps, pendule, chrono "
        "pendant le main par main, horloge à la bulle, main par main",
        "bubble, clock stopped, two minutes a hand, advance the clock, clock during hand-for-hand, "
        "hand-for-hand",
    ),
    "level_change": (
        "changement de niveau, nouvelles blindes, augmentation des blindes, fin du temps, niveau "
        "écoulé, sonnerie, montée de blindes, nouvelle main, niveau a sonné, ça a sonné, blindes "
        "qui montent, changement de blindes, quelles blindes cette main",
        "level change, new blinds, blinds go up, level over, new hand, buzzer, blinds went up, "
        "level changed",
    ),
    "wrong_level_started": (
        "blindes pas augmentées, mauvaises blindes, anciennes blindes, niveau oublié, blindes du "
        "niveau précédent, erreur de niveau, mauvais niveau, joué avec les blindes d’avant, joué "
        "aux mauvaises blindes, blindes pas montées, niveau d’avant",
        "wrong blinds, old blinds, forgotten level, wrong level, played with the old blinds, "
        "forgot to raise the blinds",
    ),
    "time_call": (
        "time, temps, demander le time, appeler le time, joueur lent, trop long, réflexion, "
        "trente secondes, une minute, lenteur, réfléchit trop longtemps, met trop de temps, met "
        "des plombes, cinq minutes de réflexion, joue trop lentement, traîne, trop lent, prend "
        "son temps, il dort, tank, chrono sur un joueur, demande de temps, le time, accélérer, "
        "joue pas, ne joue pas, pas pressé, faire jouer plus vite, bloque la partie, qui peut "
        "demander le time, compte ses jetons pendant des minutes, trop de temps pour compter",
        "time, clock on a player, slow player, takes too long, tank, thirty seconds, one minute, "
        "thinking for minutes, taking forever, tanking, call the clock, stalling, play faster, "
        "will not act, who may call time, counts chips for minutes, call time, time is called",
    ),
    "time_expired": (
        "temps écoulé, fin du temps, décompte fini, zéro, n’a pas agi, agit trop tard, time, temps "
        "dépassé, dépasse les 30 secondes, pas agi, décompte terminé, dépasse le délai, time "
        "demandé et n’a rien fait, n’a rien fait",
        "time expired, time up, countdown over, zero, did not act, acts too late, ran out of time, "
        "time is over, did nothing",
    ),
}

FIELDS: Final[Table] = {
    "hand_for_hand_all_in.other_tables_playing": (
        "D’autres tables jouent-elles encore ce coup ?",
        "Are other tables still playing this hand?",
    ),
    "hand_for_hand_clock.hands": (
        "Combien de mains jouées main par main ?",
        "How many hands have been played hand-for-hand?",
    ),
    "level_change.pot_awarded_before_timeout": (
        "Le pot précédent était-il attribué à la fin du niveau ?",
        "Was the previous pot awarded when the level ended?",
    ),
    "level_change.cards_dealt": (
        "Les cartes de ce coup étaient-elles distribuées ?",
        "Were this hand’s cards dealt?",
    ),
    "time_call.caller": ("Qui demande le time ?", "Who is calling time?"),
    "time_call.elapsed_s": (
        "Depuis combien de secondes réfléchit-il ?",
        "For how many seconds has the player been thinking?",
    ),
    "time_expired.acted": ("A-t-il agi ?", "Has the player acted?"),
}

CHOICES: Final[Table] = {
    "hand_for_hand_all_in.other_tables_playing=true": ("Oui, encore", "Yes, still"),
    "hand_for_hand_all_in.other_tables_playing=false": (
        "Non, toutes ont fini",
        "No, all have finished",
    ),
    "level_change.cards_dealt=true": ("Oui, on le jouait", "Yes, it was being played"),
    "level_change.cards_dealt=false": ("Non, c’est le coup suivant", "No, it is the next hand"),
    "level_change.pot_awarded_before_timeout=true": ("Oui, attribué", "Yes, awarded"),
    "level_change.pot_awarded_before_timeout=false": ("Non, coup en cours", "No, still in play"),
    "time_call.caller=seated": (
        "Un joueur de la table, à sa place",
        "A player at the table, in their seat",
    ),
    "time_call.caller=official": ("Un responsable du tournoi", "A tournament official"),
    "time_call.caller=away": (
        "Un joueur de la table, loin de sa place",
        "A player at the table, away from their seat",
    ),
    "time_call.caller=outside": (
        "Quelqu’un d’autre : autre table, sorti, public",
        "Someone else: other table, eliminated, watching",
    ),
    "time_expired.acted=before_end": ("Avant la fin", "Before the end"),
    "time_expired.acted=at_end": ("À l’instant de la fin", "At the very end"),
    "time_expired.acted=after_end": ("Après la fin", "After the end"),
    "time_expired.acted=null": ("Non, rien", "No, nothing"),
}

LINES: Final[Table] = {
    "CARDS_UP_NOW": ("Cartes retournées maintenant", "Cards are turned face up now"),
    "CARDS_DOWN_UNTIL_OTHERS": (
        "Cartes cachées jusqu’à la fin du coup aux autres tables",
        "Cards stay face down until the other tables have finished",
    ),
    "CLOCK_FORWARD": (
        "Avancer l’horloge de {time:length}",
        "Move the clock forward by {time:length}",
    ),
    "CLOCK_FORWARD_ADVISED": (
        "Avancer l’horloge de {time:length} (conseillé)",
        "Move the clock forward by {time:length} (advised)",
    ),
    "CLOCK_STANDS": ("L’horloge n’avance pas", "The clock does not move"),
    "LEVEL_NEXT_HAND": (
        "Ce coup aux anciennes blindes, le suivant aux nouvelles",
        "This hand at the old blinds, the next at the new",
    ),
    "LEVEL_THIS_HAND": (
        "Coup pas encore commencé : il se joue aux nouvelles blindes",
        "The hand had not begun: it is played at the new blinds",
    ),
    "PLAYED_AT_OLD_BLINDS": (
        "Le coup continue avec les anciennes blindes",
        "The hand goes on at the old blinds",
    ),
    "PLAYED_AT_NEW_BLINDS": (
        "Blindes corrigées : le coup se joue aux nouvelles",
        "Blinds corrected: the hand is played at the new ones",
    ),
    "TIME_GRANTED": (
        "Time accordé : {seconds:length}, les {aloud} dernières à voix haute",
        "Time granted: {seconds:length}, the last {aloud} counted aloud",
    ),
    "TIME_REFUSED": (
        "Trop tôt : il garde son temps de réflexion",
        "Too early: they keep thinking",
    ),
    "TIME_NOT_THEIRS_TO_CALL": (
        "Demande non recevable : elle ne vient pas d’un joueur assis à la table",
        "Not a valid call: it does not come from a player seated at the table",
    ),
    "TIME_ACTION_COUNTS": (
        "Son action compte : la main reste vivante",
        "The action counts: the hand stays live",
    ),
    "TIME_ACTED_TOO_LATE": (
        "Main morte : son action vient trop tard",
        "Dead hand: the action comes too late",
    ),
    "TIME_DID_NOTHING": ("Main morte : il n’a rien fait", "Dead hand: no action"),
}

REASONS: Final[Table] = {
    "TIME_MAY_BE_CALLED": (
        "le time peut être demandé : {seconds} s, les {aloud} dernières à voix haute",
        "time may be called: {seconds} s, the last {aloud} counted aloud",
    ),
    "SAY_TIME_CALLED": (
        "Time : vous avez {seconds} secondes.",
        "Time: you have {seconds} seconds.",
    ),
    "TIME_CALLER_OUT_OF_REACH": (
        "il faut être à portée de sa place pour demander le time",
        "time is called within reach of your own seat",
    ),
    "TIME_CALLER_NOT_AT_THE_TABLE": (
        "le time se demande à sa table, par un joueur encore en jeu dans le tournoi ou un "
        "responsable",
        "time is called at your own table, by a player still in the tournament, or by an official",
    ),
    "TIME_TOO_EARLY": (
        "{seconds} s de réflexion : pas de time avant {least} s",
        "{seconds} s of thinking: time cannot be called before {least} s",
    ),
    "ACTED_IN_TIME": ("il a agi à temps", "the player acted in time"),
    "TIME_IS_UP": (
        "pas d’action à la fin du décompte : main morte",
        "no action when the countdown ended: dead hand",
    ),
    "LEVEL_RAN_OUT_BEFORE_THE_HAND": (
        "le pot précédent n’était pas attribué : ce coup n’avait pas commencé",
        "the previous pot had not been awarded: this hand had not begun",
    ),
    "LEVEL_RAN_OUT_DURING_HAND": (
        "le niveau finit pendant la main : nouvelles blindes à la suivante",
        "the level ends during the hand: new blinds from the next",
    ),
    "LEVEL_RAN_OUT_AFTER_DEAL": (
        "la main était commencée : nouvelles blindes à la suivante",
        "the hand had begun: new blinds from the next",
    ),
    "LEVEL_RAN_OUT_BEFORE_DEAL": (
        "pot attribué, la main est commencée même sans cartes : nouvelles blindes à la suivante",
        "with the pot awarded, the hand has begun even undealt: new blinds from the next",
    ),
    "BLINDS_PUT_RIGHT": (
        "pas d’action substantielle : les blindes sont corrigées",
        "no substantial action: the blinds are corrected",
    ),
    "OLD_BLINDS_STAND": (
        "action substantielle : la main continue aux anciennes blindes",
        "substantial action: the hand goes on at the old blinds",
    ),
    "TWO_MINUTES_A_HAND": (
        "{hands:main jouée|mains jouées} : deux minutes d’horloge par main",
        "{hands:hand|hands} played: two minutes on the clock per hand",
    ),
    "OTHER_TABLES_STILL_PLAY": (
        "les autres tables n’ont pas fini leur main",
        "the other tables have not finished their hand",
    ),
    "OTHER_TABLES_DONE": (
        "toutes les tables ont fini leur main",
        "every table has finished its hand",
    ),
}
