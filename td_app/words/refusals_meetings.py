"""Why something cannot be done in a meeting, and what to do instead."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

MEETINGS: Final[Table] = {
    "NO_MEETING": (
        "Cette rencontre n’est pas ouverte : créez-la d’abord.",
        "This team match is not open. Create it first.",
    ),
    "MEETING_NAME": (
        "La rencontre n’a pas de nom : écrivez-en un.",
        "The team match has no name. Enter one.",
    ),
    "MEETING_OPENED": (
        "Cette rencontre est déjà ouverte : modifiez plutôt ses réglages.",
        "This team match is already open. Change its settings instead.",
    ),
    "MEETING_SAME": (
        "C’est déjà ainsi : il n’y a rien à changer.",
        "It is already that way. There is nothing to change.",
    ),
    "MEETING_RESULT_SAME": (
        "Ce résultat est celui de la table : changez un rang ou une absence.",
        "This is the table’s result already. Change a place or an absence.",
    ),
    "MEETING_ROUNDS": (
        "Une rencontre a de 1 à {most} manches : corrigez leur nombre.",
        "A team match has from 1 to {most} rounds. Correct the number.",
    ),
    "MEETING_ROUNDS_DRAWN": (
        "{rounds:manche est déjà tirée|manches sont déjà tirées} : gardez-en au moins autant.",
        "{rounds:round is|rounds are} already drawn. Keep at least as many.",
    ),
    "MEETING_TABLES": (
        "Le nombre de tables va de 1 à {most} : corrigez-le, ou laissez le champ vide pour en "
        "ouvrir le moins possible.",
        "The number of tables goes from 1 to {most}. Correct it, or leave it empty to open as few "
        "as possible.",
    ),
    "MEETING_POINTS_ROW": (
        "La ligne des tables de {size} ne convient pas : écrivez une seule ligne par taille, sans "
        "plus de rangs que de joueurs.",
        "The row for tables of {size} is wrong. Write one row per size, with no more places than "
        "players.",
    ),
    "MEETING_POINTS": (
        "Table de {size}, rang {place}, ces points ne conviennent pas : donnez de 0 à {most} "
        "points.",
        "The points for table of {size}, place {place}, are out of range. Give from 0 to {most}.",
    ),
    "MEETING_ABSENTS_FIXED": (
        "Une manche est tirée, le mode de décompte des absents ne change plus : annulez d’abord "
        "son tirage.",
        "A round has been drawn, so the way absences count can no longer change. Undo its draw "
        "first.",
    ),
    "MEETING_CLOCKS_APART": (
        "Manche {round}, chaque table a son horloge : réunissez-les une fois la manche terminée.",
        "In round {round} each table has its own clock. Put them back together once the round is "
        "over.",
    ),
    "MEETING_TEAM_NAME": (
        "L’équipe n’a pas de nom : écrivez-en un.",
        "The team has no name. Enter one.",
    ),
    "MEETING_TEAM_TWICE": (
        "Une équipe s’appelle déjà {name} : donnez-lui un numéro, ou un autre nom.",
        "A team is already called {name}. Give this one a number or another name.",
    ),
    "MEETING_TOO_MANY_TEAMS": (
        "Une rencontre réunit {most} équipes au plus : retirez-en.",
        "A team match takes at most {most} teams. Remove some.",
    ),
    "MEETING_TOO_MANY_PLAYERS": (
        "Une rencontre réunit {most} joueurs au plus : retirez-en.",
        "A team match takes at most {most} players. Remove some.",
    ),
    "MEETING_NO_TEAM": (
        "Il n’y a pas d’équipe n° {team} : choisissez-en une dans la liste.",
        "There is no team no. {team}. Choose one from the list.",
    ),
    "MEETING_DRAWN": (
        "{entrant} a une place à la manche {round} : remplacez ce joueur, ou notez son absence.",
        "{entrant} has a seat in round {round}. Replace this player, or mark them absent.",
    ),
    "MEETING_ROUND_NOT_DRAWN": (
        "La manche {round} n’est pas tirée : tirez-la d’abord.",
        "Round {round} has not been drawn. Draw it first.",
    ),
    "MEETING_NO_TABLE": (
        "La manche {round} n’a pas de table {table} : choisissez-en une autre.",
        "Round {round} has no table {table}. Choose another one.",
    ),
    "MEETING_NOT_SEATED": (
        "{entrant} ne joue pas à cette table de la manche {round} : choisissez un joueur assis.",
        "{entrant} is not at this table in round {round}. Choose a seated player.",
    ),
    "MEETING_ROUND_ORDER": (
        "Les manches se tirent dans l’ordre : tirez d’abord la manche {round}.",
        "Rounds are drawn in order. Draw round {round} first.",
    ),
    "MEETING_ALL_DRAWN": (
        "{rounds:manche est prévue, et tirée|manches sont prévues, toutes tirées} : ajoutez-en une "
        "dans les réglages.",
        "{rounds:round is planned, and drawn|rounds are planned, all drawn}. Add one in the "
        "settings.",
    ),
    "MEETING_ROUND_BEGUN": (
        "La manche {round} a commencé, ses places ne se tirent plus : remplacez un joueur, ou "
        "notez son absence.",
        "Round {round} has begun and its seats are no longer drawn. Replace a player, or mark them "
        "absent.",
    ),
    "MEETING_TOO_FEW_TEAMS": (
        "Il n’y a pas assez d’équipes : inscrivez-en au moins deux.",
        "There are not enough teams. Register at least two.",
    ),
    "MEETING_NOBODY": (
        "Aucune équipe n’a de joueur à placer : inscrivez des joueurs, ou sortez-en du banc.",
        "No team has a player to seat. Register some, or take them off the bench.",
    ),
    "MEETING_TOO_FEW_SEATS": (
        "{players:joueur|joueurs} pour {seats:place|places} : ajoutez des tables dans les "
        "réglages, ou laissez leur nombre vide.",
        "{players:player|players} for {seats:seat|seats}. Add tables in the settings, or leave "
        "their number empty.",
    ),
    "MEETING_TABLES_EMPTY": (
        "{players:joueur ne suffit|joueurs ne suffisent} pas pour {tables:table|tables} : prévoyez "
        "au moins deux joueurs par table.",
        "{players:player is|players are} not enough for {tables:table|tables}. Each needs at least "
        "two players.",
    ),
    "MEETING_OTHER_TEAM": (
        "{entrant} joue dans une autre équipe : choisissez un remplaçant de la même.",
        "{entrant} is in another team. Choose a substitute from the same team.",
    ),
    "MEETING_SEATED_ALREADY": (
        "{entrant} joue déjà cette manche, table {table} : choisissez un autre joueur.",
        "{entrant} is already playing this round, at table {table}. Choose another player.",
    ),
    "MEETING_TABLE_RANKED": (
        "Un joueur est déjà sorti à la table {table} : corrigez son résultat, absents compris.",
        "A player is already out at table {table}. Correct its result, absent players included.",
    ),
    "MEETING_TWO_TABLES": (
        "Ces joueurs ne sont pas à la même table : notez-les table par table.",
        "These players are not at the same table. Record them table by table.",
    ),
    "MEETING_LAST_ONE": (
        "Table {table}, il reste toujours un vainqueur : ne notez pas sa sortie.",
        "Table {table} always keeps a winner. Do not record their elimination.",
    ),
    "MEETING_OUT": (
        "Sortie déjà notée à la table {table} ({entrant}) : en cas d’erreur, réintégrez ce joueur.",
        "{entrant} is already out at table {table}. If that is wrong, reinstate this player.",
    ),
    "MEETING_MISSING": (
        "L’absence {entrant:de} est notée : notez d’abord son arrivée.",
        "{entrant} is marked absent. Mark them present first.",
    ),
    "MEETING_TABLE_OVER": (
        "La table {table} a son vainqueur, il n’y a plus rien à y noter : en cas d’erreur, "
        "corrigez son résultat.",
        "Table {table} has its winner and nothing more to record. If that is wrong, correct its "
        "result.",
    ),
    "MEETING_ROUND_OVER": (
        "La manche {round} est terminée et son horloge ne sert plus : passez à la manche suivante.",
        "Round {round} is over and its clock is no longer used. Go on to the next round.",
    ),
    "MEETING_ROUND_SETTLED": (
        "La manche {round} est terminée : corrigez le résultat de la table, avec un motif.",
        "Round {round} is over. Correct the table’s result, with a reason.",
    ),
    "MEETING_TEAM_NOT_SEATED": (
        "L’équipe {name} n’a pas de place à la manche {round} : choisissez une autre manche.",
        "Team {name} has no seat in round {round}. Choose another round.",
    ),
    "MEETING_CORRECTION": (
        "Une correction ajoute ou retire {most} points au plus : écrivez-en moins.",
        "A correction adds or removes at most {most} points. Enter fewer.",
    ),
    "MEETING_NOT_OUT": (
        "La sortie {entrant:de} n’est pas notée : il n’y a personne à réintégrer.",
        "{entrant} is not out. There is nobody to reinstate.",
    ),
}
