"""Entries and exits, the clock, chips taken off, sanctions."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "late_entry": ("Entrée tardive : encore possible ?", "Late entry: still possible?"),
    "declared_abandon": ("Parti avec des jetons : abandon ?", "Gone with chips: a withdrawal?"),
    "simultaneous_eliminations": (
        "Sorties simultanées : quel classement ?",
        "Simultaneous exits: which places?",
    ),
    "hand_for_hand_all_in": ("Main par main : tapis payé", "Hand-for-hand: a called all-in"),
    "hand_for_hand_clock": ("Main par main : le chrono", "Hand-for-hand: the clock"),
    "level_change": ("Fin de niveau : quelles blindes ?", "End of a level: which blinds?"),
    "wrong_level_started": (
        "Main commencée aux anciennes blindes",
        "Hand begun at the old blinds",
    ),
    "time_call": ("Demande de temps (time)", "Calling time"),
    "time_expired": ("Temps écoulé : fin du décompte", "Time is up: end of the countdown"),
    "chip_race_count": ("Chip race : combien de jetons ?", "Chip race: how many chips?"),
    "chip_race": ("Chip race : qui gagne un jeton ?", "Chip race: who wins a chip?"),
    "chips_found_after_race": (
        "Anciens jetons retrouvés après le chip race",
        "Old chips found after the chip race",
    ),
    "penalty_rounds": ("Tours de pénalité : combien de mains ?", "Penalty rounds: how many hands?"),
    "suspension": ("Suspension de quelques mains", "Suspension of a few hands"),
}

KEYWORDS: Final[Table] = {
    "late_entry": (
        "retard, retardataire, inscription tardive, arrive en retard, limite d'inscription, late, "
        "entrer en cours",
        "late, latecomer, late registration, registration closed",
    ),
    "declared_abandon": (
        "abandon, départ, quitte le tournoi, joueur parti, rentre chez lui, part définitivement, "
        "avion, absent, laisse ses jetons",
        "abandon, withdrawal, leaves the tournament, player gone, flight, absent, leaves his chips",
    ),
    "simultaneous_eliminations": (
        "éliminés en même temps, deux éliminés, double élimination, ex æquo, bulle, partage du "
        "prix, même coup, place payée, départager",
        "out at the same time, two players out, double knockout, tie, bubble, split the prize",
    ),
    "hand_for_hand_all_in": (
        "bulle, tapis payé, retourner à tapis, attendre les autres tables, cartes cachées",
        "bubble, called all-in, turn up the cards, wait for other tables, cards hidden",
    ),
    "hand_for_hand_clock": (
        "bulle, chrono arrêté, horloge, deux minutes par main, avancer le temps, pendule",
        "bubble, clock stopped, two minutes a hand, advance the clock",
    ),
    "level_change": (
        "changement de niveau, nouvelles blindes, augmentation des blindes, fin du temps, niveau "
        "écoulé, sonnerie, montée de blindes, nouvelle main",
        "level change, new blinds, blinds go up, level over, new hand, buzzer",
    ),
    "wrong_level_started": (
        "mauvaises blindes, anciennes blindes, niveau oublié, blindes du niveau précédent, erreur "
        "de niveau, mauvais niveau",
        "wrong blinds, old blinds, forgotten level, wrong level",
    ),
    "time_call": (
        "time, temps, demander le time, appeler le time, joueur lent, trop long, réflexion, trente "
        "secondes, une minute, lenteur",
        "time, clock on a player, slow player, takes too long, tank, thirty seconds, one minute",
    ),
    "time_expired": (
        "temps écoulé, fin du temps, décompte fini, zéro, n'a pas agi, agit trop tard, time",
        "time expired, time up, countdown over, zero, did not act, acts too late",
    ),
    "chip_race_count": (
        "color up, petits jetons, retirer les jetons, surplus, arrondi, échange de jetons, jetons "
        "restants",
        "colour up, small chips, remove chips, leftover chips, rounding, chips left",
    ),
    "chip_race": (
        "color up, petits jetons, plus forte carte, as de pique, jeton de survie, tirage, "
        "dernier jeton",
        "colour up, small chips, highest card, ace of spades, survival chip, last chip",
    ),
    "chips_found_after_race": (
        "color up, jeton oublié, petits jetons oubliés, jetons retirés, vieux jetons, ancien jeton",
        "colour up, forgotten chip, chips no longer in play, old chips",
    ),
    "penalty_rounds": (
        "pénalité, sanction, tours, mains manquées, suspension d'un tour, exclusion temporaire, "
        "éloigné de la table",
        "penalty, sanction, rounds, missed hands, one round, away from the table",
    ),
    "suspension": (
        "pénalité, sanction, suspendre, mains de pénalité, une main, deux mains, rester à table",
        "penalty, sanction, suspend, penalty hands, one hand, two hands, stay at the table",
    ),
}

FIELDS: Final[Table] = {
    "late_entry.rule": (
        "Dernier niveau où l'on peut entrer ?",
        "Last level in which one may come in?",
    ),
    "late_entry.level": ("À quel niveau en est-on ?", "Which level is it?"),
    "declared_abandon.announced_to_td": (
        "A-t-il annoncé son abandon au directeur ?",
        "Did he tell the director he withdraws?",
    ),
    "declared_abandon.last_day": ("Est-ce le dernier jour ?", "Is it the last day?"),
    "declared_abandon.left_room_saying_flight": (
        "A-t-il quitté la salle en disant partir pour de bon ?",
        "Did he leave saying he would not be back?",
    ),
    "simultaneous_eliminations.players": ("Qui est sorti ?", "Who is out?"),
    "simultaneous_eliminations.players.id": ("Quel joueur ?", "Which player?"),
    "simultaneous_eliminations.players.table": ("À quelle table ?", "At which table?"),
    "simultaneous_eliminations.players.stack": (
        "Son tapis avant le coup ?",
        "His stack before the hand?",
    ),
    "simultaneous_eliminations.bubble": (
        "Le dernier prix est-il en jeu (bulle) ?",
        "Is the last prize at stake (bubble)?",
    ),
    "simultaneous_eliminations.hand_for_hand": (
        "Jouait-on main par main ?",
        "Was play hand-for-hand?",
    ),
    "hand_for_hand_all_in.other_tables_playing": (
        "D'autres tables jouent-elles encore ce coup ?",
        "Are other tables still playing this hand?",
    ),
    "hand_for_hand_clock.hands": (
        "Combien de mains jouées main par main ?",
        "How many hands played hand-for-hand?",
    ),
    "level_change.pot_awarded_before_timeout": (
        "Le pot était-il attribué à la fin du temps ?",
        "Was the pot awarded when time ran out?",
    ),
    "level_change.cards_dealt": (
        "Les cartes suivantes étaient-elles distribuées ?",
        "Were the next cards dealt?",
    ),
    "time_call.elapsed_s": (
        "Depuis combien de secondes réfléchit-il ?",
        "For how many seconds has he been thinking?",
    ),
    "time_expired.acted": ("A-t-il agi ?", "Has he acted?"),
    "chip_race_count.low": ("Quel jeton est retiré ?", "Which chip goes?"),
    "chip_race_count.high": ("Contre quel jeton ?", "For which chip?"),
    "chip_race_count.odd_chips_total": (
        "Combien de jetons en surplus à la table ?",
        "How many odd chips at the table?",
    ),
    "chip_race.low": ("Quel jeton est retiré ?", "Which chip goes?"),
    "chip_race.high": ("Contre quel jeton ?", "For which chip?"),
    "chip_race.players": ("Qui a des jetons en surplus ?", "Who has odd chips?"),
    "chip_race.players.seat": ("Quelle place ?", "Which seat?"),
    "chip_race.players.odd": ("Combien de jetons en surplus ?", "How many odd chips?"),
    "chip_race.players.other": ("Montant du reste de son tapis ?", "The rest of his stack?"),
    "chip_race.players.cards": ("Quelles cartes a-t-il reçues ?", "Which cards was he dealt?"),
    "chips_found_after_race.low": ("Quel jeton est retrouvé ?", "Which chip turned up?"),
    "chips_found_after_race.high": ("Contre quel jeton ?", "For which chip?"),
    "chips_found_after_race.found": ("Combien de jetons retrouvés ?", "How many chips turned up?"),
    "penalty_rounds.players_at_table": (
        "Combien de joueurs à sa table, lui compris ?",
        "How many players at his table, himself included?",
    ),
    "penalty_rounds.rounds": ("Combien de tours ?", "How many rounds?"),
    "suspension.hands": ("Combien de mains ?", "How many hands?"),
    "suspension.players_at_table": (
        "Combien de joueurs à sa table, lui compris ?",
        "How many players at his table, himself included?",
    ),
}

CHOICES: Final[Table] = {
    "late_entry.rule=null": ("Rien d'annoncé", "Nothing announced"),
    "declared_abandon.announced_to_td=true": ("Oui, clairement", "Yes, clearly"),
    "simultaneous_eliminations.players.stack=null": ("Inconnu", "Not known"),
    "simultaneous_eliminations.bubble=true": ("Oui, c'est la bulle", "Yes, the bubble"),
    "hand_for_hand_all_in.other_tables_playing=true": ("Oui, encore", "Yes, still"),
    "hand_for_hand_all_in.other_tables_playing=false": (
        "Non, toutes ont fini",
        "No, all have finished",
    ),
    "level_change.pot_awarded_before_timeout=true": ("Oui, attribué", "Yes, awarded"),
    "level_change.pot_awarded_before_timeout=false": ("Non, on jouait", "No, still in play"),
    "time_expired.acted=before_end": ("Avant la fin", "Before the end"),
    "time_expired.acted=at_end": ("À l'instant de la fin", "At the very end"),
    "time_expired.acted=after_end": ("Après la fin", "After the end"),
    "time_expired.acted=null": ("Non, rien", "No, nothing"),
    "suspension.players_at_table=null": ("Inconnu", "Not known"),
}
