"""Enough players, a short table, who moves, the final table: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "table_may_start": ("Assez de joueurs assis pour jouer ?", "Enough players seated to play?"),
    "table_stop": ("Table incomplète : faut-il l’arrêter ?", "Short table: should play be halted?"),
    "players_counted_at_table": ("Joueurs comptés à une table", "Players counted at a table"),
    "player_to_move": ("Équilibrage : qui change de table ?", "Balancing: who moves?"),
    "final_table_size": ("Nombre de joueurs en table finale", "Players at the final table"),
}

KEYWORDS: Final[Table] = {
    "table_may_start": (
        "minimum de joueurs, commencer, début, retour de pause, reprendre, joueurs absents, trois "
        "joueurs, table vide, combien de joueurs pour commencer, peut-on lancer la table",
        "minimum players, begin, start, back from break, resume, absent players, three players, "
        "how many players to start",
    ),
    "table_stop": (
        "stop, arrêt de table, table incomplète, joueurs de moins, écart entre tables, "
        "déséquilibre, attendre, une table à cinq l’autre à huit, table trop courte, arrêter la "
        "table, moins de joueurs qu’une autre, trois joueurs de moins, trois de moins, 3 de moins",
        "stop the table, short-handed, players fewer, uneven tables, wait, one table has fewer "
        "players, pause the table, halt play, halt the table, short table, three short",
    ),
    "players_counted_at_table": (
        "compter, absent, tapis sans joueur, joueur absent, effectif, compte-t-on les absents, "
        "joueur absent compte",
        "count, absent, stack without player, absent player, head count, do absent players count",
    ),
    "player_to_move": (
        "équilibrage, déplacer, déplacement, changer de table, équilibrer, prochaine grosse "
        "blinde, logiciel, qui bouge, qui change de table, bouger quelqu’un, joueur à déplacer, "
        "envoyer un joueur à l’autre table, rééquilibrer les tables",
        "balancing, move, moving, change table, balance, next big blind, software, who moves to "
        "the other table, which player moves",
    ),
    "final_table_size": (
        "table finale, TF, finale, neuf joueurs, dernière table, 8-max, 6-max, combien à la table "
        "finale, combien de joueurs en finale, nouveau tirage",
        "final table, FT, nine players, last table, 8-max, 6-max, how many at the final table, "
        "redraw",
    ),
}

FIELDS: Final[Table] = {
    "table_may_start.phase": ("À quel moment ?", "When?"),
    "table_stop.phase": ("Où en est le tournoi ?", "How far along is the tournament?"),
    "table_stop.players_here": ("Combien de joueurs ici ?", "How many players here?"),
    "table_stop.max_other_table": (
        "Combien de joueurs à la table la plus remplie ?",
        "How many players at the fullest table?",
    ),
    "table_stop.bb_reaches_empty_seat": (
        "La grosse blinde arrive-t-elle sur une place vide ?",
        "Would the big blind land on an empty seat?",
    ),
    "players_counted_at_table.absent_with_chips": (
        "Combien d’absents ont encore des jetons ?",
        "How many absent players still have chips?",
    ),
    "player_to_move.players": ("Quelles places sont occupées ?", "Which seats are taken?"),
    "player_to_move.software": (
        "Un logiciel choisit-il le joueur à déplacer ?",
        "Does software choose the player who moves?",
    ),
    "seated": ("Combien sont assis ?", "How many are seated?"),
    "seats_per_table": ("Combien de places par table ?", "How many seats per table?"),
}

CHOICES: Final[Table] = {
    "table_may_start.phase=start": ("Début du tournoi", "Start of the tournament"),
    "table_may_start.phase=after_break": ("Retour de pause", "Back from a break"),
    "table_stop.phase=early": ("Aucune table fermée encore", "No table broken yet"),
    "table_stop.phase=tables_decreasing": ("Des tables ont fermé", "Tables have broken"),
    "table_stop.seats_per_table=null": ("Sans importance", "Not relevant"),
    "table_stop.bb_reaches_empty_seat=true": ("Oui, place vide", "Yes, an empty seat"),
    "table_stop.bb_reaches_empty_seat=false": ("Non, sur un joueur", "No, a player"),
    "player_to_move.software=true": ("Oui, sans réglage possible", "Yes, and it cannot be changed"),
    "player_to_move.software=false": ("Non, le règlement", "No, the rulebook"),
}

LINES: Final[Table] = {
    "TABLE_PLAYS": ("La table peut jouer", "The table may play"),
    "TABLE_WAITS": (
        "La table attend : il faut {needed:joueur assis|joueurs assis}",
        "The table waits: at least {needed:player|players} must be seated",
    ),
    "TABLE_STOPS": (
        "Arrêter la table en attendant des joueurs ou sa fermeture (conseillé)",
        "Halt play until the table is filled or broken (advised)",
    ),
    "TABLE_GOES_ON": ("La table continue de jouer", "The table plays on"),
    "TABLE_COUNTS": (
        "La table compte {count:joueur|joueurs}",
        "The table counts as {count:player|players}",
    ),
    "PLACE_MOVES": (
        "La place {place}, prochaine grosse blinde, change de table",
        "Seat {place}, the next big blind, moves",
    ),
    "PLACE_BY_LOT": (
        "Un joueur tiré au sort change de table",
        "A player drawn at random moves",
    ),
    "PLACE_OR_PROGRAM": (
        "Au directeur de décider : la place {place}, ou le choix du logiciel",
        "The director decides: seat {place}, or the software’s choice",
    ),
    "FINAL_TABLE_OF": ("Table finale à {count:joueur|joueurs}", "Final table of {count} players"),
}

REASONS: Final[Table] = {
    "SOFTWARE_MOVES_PLAYERS": (
        "la règle désigne la prochaine grosse blinde (place {place}) ; un logiciel choisit "
        "autrement",
        "the rule names the next big blind (seat {place}); software chooses otherwise",
    ),
    "PLAYER_TO_DRAW": (
        "un joueur sur {players}, tiré au sort lors de l’équilibrage (page Salle)",
        "one player of {players}, drawn at random when the table is balanced (Room page)",
    ),
    "PLAYER_DRAWN": (
        "place {place}, tirée au sort parmi {players}",
        "seat {place}, drawn at random from {players}",
    ),
    "NEXT_BIG_BLIND": ("prochaine grosse blinde, place {place}", "next big blind, seat {place}"),
    "TABLE_SHORT": (
        "{gap:joueur|joueurs} de moins qu’à la plus remplie : arrêt quand la grosse blinde arrive "
        "sur une place vide",
        "{gap:player|players} fewer than the fullest: play halts when the big blind reaches an "
        "empty seat",
    ),
    "TABLE_SHORT_BIG_BLIND_AT_A_PLAYER": (
        "{gap:joueur|joueurs} de moins qu’à la plus remplie : la table joue tant que la grosse "
        "blinde arrive sur un joueur",
        "{gap:player|players} fewer than the fullest: play goes on as long as the big blind "
        "reaches a player",
    ),
    "TABLE_NOT_SHORT": (
        "il faut {needed:joueur|joueurs} d’écart pour arrêter la table",
        "it takes a difference of {needed:player|players} to halt play",
    ),
    "TABLE_SHORT_BY": (
        "{gap:joueur|joueurs} d’écart : la prochaine grosse blinde change de table",
        "difference of {gap:player|players}: the next big blind moves",
    ),
    "TABLES_COULD_BE_EVENER": (
        "{gap:joueur|joueurs} d’écart : la prochaine grosse blinde peut changer de table ; "
        "conseillé, sans obligation",
        "difference of {gap:player|players}: the next big blind may move; advised, not required",
    ),
    "STACKS_ARE_COUNTED": (
        "un tapis en jeu compte, même quand son joueur est absent",
        "a stack in play counts, even while its player is away",
    ),
    "ENOUGH_SEATED": (
        "{seated:joueur assis|joueurs assis}, il en faut {needed}",
        "{seated:player|players} seated, {needed} needed",
    ),
    "TOO_FEW_SEATED": (
        "{seated:joueur assis|joueurs assis} seulement, il en faut {needed}",
        "only {seated:player|players} seated, {needed} needed",
    ),
    "FINAL_TABLE_NINE_AT_MOST": (
        "{size:joueur|joueurs} au plus à la table finale",
        "at most {size:player|players} at the final table",
    ),
    "FINAL_TABLE_ONE_MORE": (
        "tables de {seats} : un joueur de plus à la table finale, soit {size}",
        "tables of {seats}: one more player at the final table, so {size}",
    ),
    "FINAL_TABLE_AS_FORMAT": (
        "tables de {seats} : autant de joueurs à la table finale",
        "tables of {seats}: the same number of players at the final table",
    ),
    "FINAL_TABLE_REACHED": (
        "{players:joueur|joueurs} en jeu pour une table finale à {size} : nouveau tirage des "
        "places et du bouton",
        "{players:player|players} left for a final table of {size}: seats and button are redrawn",
    ),
    "FINAL_TABLE_NOT_YET": (
        "{players:joueur|joueurs} en jeu, plus que les {size} de la table finale",
        "{players:player|players} left, more than the {size} of the final table",
    ),
    "ONE_TABLE_LEFT": (
        "il ne reste qu’une table : pas de nouveau tirage",
        "only one table left: no redraw",
    ),
}

OPTIONS: Final[Table] = {
    "NEXT_BIG_BLIND_MOVES": ("déplacer la prochaine grosse blinde", "move the next big blind"),
    "SOFTWARE_CHOOSES": ("suivre le logiciel", "follow the software"),
}
