"""Conduct in words: undo, minutes."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

LABELS: Final[Table] = {
    "incident_recorded": ("incident « {op:question} »", "incident “{op:question}”"),
    "incident_recorded+table": (
        "incident « {op:question} », table {table}",
        "incident “{op:question}”, table {table}",
    ),
    "incident_noted": (
        "complément à un incident",
        "note added to an incident",
    ),
    "incident_players_named": (
        "joueurs concernés par un incident",
        "players named in an incident",
    ),
    "incident_players_named+table": (
        "table {table} pour l’incident n° {incident}",
        "table {table} for incident no. {incident}",
    ),
    "hand_declared_dead": ("main morte {people:de}", "dead hand for {people}"),
    "penalty_given": ("sanction pour {people} ({step:step})", "penalty for {people} ({step:step})"),
    "missed_hands_counted": (
        "compte de {hands:main manquée|mains manquées}",
        "{hands:missed hand|missed hands} counted",
    ),
    "penalty_lifted": ("levée de la sanction {people:de}", "penalty lifted for {people}"),
    "time_called": ("time à la table {table}", "time called at table {table}"),
    "time_called+refused": (
        "refus du time à la table {table}",
        "time call refused at table {table}",
    ),
    "time_call_ended": ("fin du time à la table {table}", "end of the time call at table {table}"),
}

SENTENCES: Final[Table] = {
    "incident_recorded": (
        "Incident n° {number} « {op:question} ».",
        "Incident no. {number}, “{op:question}”.",
    ),
    "incident_recorded+table": (
        "Incident n° {number} « {op:question} », table {table}.",
        "Incident no. {number}, “{op:question}”, table {table}.",
    ),
    "incident_noted": (
        "Complément à l’incident n° {incident}.",
        "Note added to incident no. {incident}.",
    ),
    "incident_players_named": (
        "Incident n° {incident} : joueurs concernés précisés.",
        "Incident no. {incident}: players involved named.",
    ),
    "incident_players_named+table": (
        "Incident n° {incident} : table {table}.",
        "Incident no. {incident}: table {table}.",
    ),
    "incident_players_named+nobody": (
        "Incident n° {incident} : plus aucun joueur concerné.",
        "Incident no. {incident}: no player involved any more.",
    ),
    "hand_declared_dead": (
        "La main {people:de} est morte, {seat}.",
        "Dead hand for {people}, {seat}.",
    ),
    "penalty_given": (
        "Sanction pour {people} : {step:step} ({fault:fault}).",
        "Penalty for {people}: {step:step} ({fault:fault}).",
    ),
    "missed_hands_counted": (
        "{hands:main manquée|mains manquées} : {people}.",
        "{hands:missed hand|missed hands}: {people}.",
    ),
    "missed_hands_counted+many": (
        "{hands:main manquée|mains manquées} : {many:joueur|joueurs}.",
        "{hands:missed hand|missed hands}: {many:player|players}.",
    ),
    "penalty_lifted": ("La sanction {people:de} est levée.", "Penalty lifted for {people}."),
    "time_called": (
        "Time à la table {table} : {seconds:length} de décompte.",
        "Time called at table {table}: {seconds:length} to count down.",
    ),
    "time_called+refused": (
        "Demande de time refusée à la table {table}, après {elapsed_s:length}.",
        "Time call refused at table {table}, after {elapsed_s:length}.",
    ),
    "time_call_ended+live": (
        "Fin du time à la table {table} : action à temps.",
        "End of the time call at table {table}: acted in time.",
    ),
    "time_call_ended+dead": (
        "Fin du time à la table {table} : main morte.",
        "End of the time call at table {table}: the hand is dead.",
    ),
}

BESIDES: Final[Table] = {
    "hand_number": ("Main n° {hand}.", "Hand no. {hand}."),
    "concerned": ("Joueurs concernés : {people}.", "Players involved: {people}."),
    "player_called": ("Joueur : {people}.", "Player: {people}."),
    "decided": ("Décision : {option:option}.", "Decision: {option:option}."),
    "otherwise": (
        "Décidé autrement que le règlement, pour l’équité du jeu.",
        "The rulebook is overridden, for the fairness of the game.",
    ),
    "deliberate": ("Faute jugée volontaire.", "Offence judged deliberate."),
    "not_suggested": (
        "L’échelle des sanctions proposait : {option:option}.",
        "The penalty ladder suggested: {option:option}.",
    ),
    "hand_missed": ("Main manquée : {people}.", "Hand missed: {people}."),
    "served": (
        "{count:sanction est terminée|sanctions sont terminées}.",
        "{count:penalty is over|penalties are over}.",
    ),
}
