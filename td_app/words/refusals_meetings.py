"""Why something cannot be done in a meeting, and what to do instead."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

MEETINGS: Final[Table] = {
    "NO_MEETING": (
        "Cette rencontre n’est pas ouverte : créez-la d’abord.",
        "This meeting is not open: create it first.",
    ),
    "MEETING_NAME": (
        "La rencontre n’a pas de nom : écrivez-en un.",
        "The meeting has no name: enter one.",
    ),
    "MEETING_OPENED": (
        "Cette rencontre est déjà ouverte : changez ses réglages.",
        "This meeting is already open: change its settings.",
    ),
    "MEETING_SAME": (
        "C’est déjà ainsi : rien à changer.",
        "It is already so: nothing to change.",
    ),
    "MEETING_ROUNDS": (
        "Une rencontre a de 1 à {most} manches : corrigez leur nombre.",
        "A meeting has from 1 to {most} rounds: correct their number.",
    ),
    "MEETING_ROUNDS_DRAWN": (
        "{rounds:manche est déjà tirée|manches sont déjà tirées} : gardez-en au moins autant.",
        "{rounds:round is|rounds are} already drawn: keep at least as many.",
    ),
    "MEETING_TABLES": (
        "Le nombre de tables va de 1 à {most}, ou reste vide pour en ouvrir le moins possible.",
        "The number of tables goes from 1 to {most}, or stays empty to open as few as possible.",
    ),
    "MEETING_POINTS_ROW": (
        "La ligne des tables de {size} ne convient pas : une seule ligne par taille, et pas plus "
        "de rangs que de joueurs.",
        "The row for tables of {size} will not do: one row a size, and no more ranks than players.",
    ),
    "MEETING_POINTS": (
        "Table de {size}, rang {place} : donnez de 0 à {most} points.",
        "Table of {size}, rank {place}: give from 0 to {most} points.",
    ),
    "MEETING_ABSENTS_FIXED": (
        "Une manche est tirée : la façon de compter les absents ne change plus.",
        "A round is drawn: how missing players count can no longer change.",
    ),
    "MEETING_CLOCKS_APART": (
        "Manche {round} : les tables ont chacune leur heure ; réunissez les horloges une fois la "
        "manche finie.",
        "Round {round}: each table has its own time; join the clocks once the round is over.",
    ),
    "MEETING_TEAM_NAME": (
        "L’équipe n’a pas de nom : écrivez-en un.",
        "The team has no name: enter one.",
    ),
    "MEETING_TEAM_TWICE": (
        "Une équipe s’appelle déjà {name} : donnez-lui un numéro, ou un autre nom.",
        "A team is already called {name}: give this one a number, or another name.",
    ),
    "MEETING_TOO_MANY_TEAMS": (
        "Une rencontre réunit {most} équipes au plus.",
        "A meeting brings together at most {most} teams.",
    ),
    "MEETING_TOO_MANY_PLAYERS": (
        "Une rencontre réunit {most} joueurs au plus.",
        "A meeting brings together at most {most} players.",
    ),
    "MEETING_NO_TEAM": (
        "Il n’y a pas d’équipe n° {team} : choisissez-en une de la liste.",
        "There is no team no. {team}: choose one from the list.",
    ),
    "MEETING_DRAWN": (
        "{entrant} a une place à la manche {round} : remplacez ce joueur, ou notez son absence.",
        "{entrant} has a seat in round {round}: replace this player, or mark them missing.",
    ),
    "MEETING_ROUND_NOT_DRAWN": (
        "La manche {round} n’est pas tirée : tirez-la d’abord.",
        "Round {round} is not drawn: draw it first.",
    ),
    "MEETING_NO_TABLE": (
        "La manche {round} n’a pas de table {table} : choisissez-en une autre.",
        "Round {round} has no table {table}: choose another one.",
    ),
    "MEETING_NOT_SEATED": (
        "{entrant} ne joue pas à cette table de la manche {round} : choisissez un joueur assis.",
        "{entrant} does not play at this table of round {round}: choose a seated player.",
    ),
    "MEETING_ROUND_ORDER": (
        "Les manches se tirent dans l’ordre : la prochaine est la manche {round}.",
        "Rounds are drawn in order: the next one is round {round}.",
    ),
    "MEETING_ALL_DRAWN": (
        "{rounds:manche est prévue, et tirée|manches sont prévues, toutes tirées} : ajoutez-en une "
        "dans les réglages.",
        "{rounds:round is planned, and drawn|rounds are planned, all drawn}: add one in the "
        "settings.",
    ),
    "MEETING_ROUND_BEGUN": (
        "La manche {round} a commencé : ses places ne se tirent plus.",
        "Round {round} has begun: its seats are no longer drawn.",
    ),
    "MEETING_TOO_FEW_TEAMS": (
        "Inscrivez d’abord au moins deux équipes.",
        "Enter at least two teams first.",
    ),
    "MEETING_NOBODY": (
        "Aucune équipe n’a de joueur à placer : inscrivez-en, ou sortez-en du banc.",
        "No team has a player to seat: enter some, or take them off the bench.",
    ),
    "MEETING_TOO_FEW_SEATS": (
        "{players:joueur|joueurs} pour {seats:place|places} : ajoutez des tables dans les "
        "réglages, ou laissez leur nombre vide.",
        "{players:player|players} for {seats:seat|seats}: add tables in the settings, or leave "
        "their number empty.",
    ),
    "MEETING_TABLES_EMPTY": (
        "{players:joueur ne suffit|joueurs ne suffisent} pas à {tables:table|tables} : il en "
        "faut au moins deux par table.",
        "{players:player is|players are} not enough for {tables:table|tables}: it takes at least "
        "two a table.",
    ),
    "MEETING_OTHER_TEAM": (
        "{entrant} est d’une autre équipe : choisissez un remplaçant de la même.",
        "{entrant} is in another team: choose a substitute of the same one.",
    ),
    "MEETING_SEATED_ALREADY": (
        "{entrant} joue déjà cette manche, table {table} : choisissez quelqu’un d’autre.",
        "{entrant} already plays this round, table {table}: choose somebody else.",
    ),
    "MEETING_TABLE_RANKED": (
        "Un joueur est déjà sorti à la table {table} : corrigez son résultat, absents compris.",
        "A player is already out at table {table}: correct its result, missing players included.",
    ),
    "MEETING_TWO_TABLES": (
        "Ces joueurs ne sont pas à la même table : notez-les table par table.",
        "These players are not at one table: record them table by table.",
    ),
    "MEETING_LAST_ONE": (
        "Table {table} : il reste toujours un vainqueur, ne notez pas sa sortie.",
        "Table {table}: a winner always remains, do not record their elimination.",
    ),
    "MEETING_OUT": (
        "{entrant} est déjà sorti à la table {table} : en cas d’erreur, réintégrez ce joueur.",
        "{entrant} is already out at table {table}: if that is wrong, reinstate this player.",
    ),
    "MEETING_MISSING": (
        "{entrant} est noté absent : dites d’abord qu’il est là.",
        "{entrant} is marked missing: first say that they have come.",
    ),
    "MEETING_TABLE_OVER": (
        "La table {table} a son vainqueur : il n’y a plus rien à y noter.",
        "Table {table} has its winner: there is nothing left to record there.",
    ),
    "MEETING_ROUND_OVER": (
        "La manche {round} est finie : son horloge ne sert plus.",
        "Round {round} is over: its clock is no longer used.",
    ),
    "MEETING_ROUND_SETTLED": (
        "La manche {round} est finie : corrigez le résultat de la table, avec un motif.",
        "Round {round} is over: correct the table’s result, with a reason.",
    ),
    "MEETING_TEAM_NOT_SEATED": (
        "L’équipe {name} n’a pas de place à la manche {round} : choisissez une autre manche.",
        "Team {name} has no seat in round {round}: choose another round.",
    ),
    "MEETING_CORRECTION": (
        "Une correction ajoute ou retire {most} points au plus : écrivez-en moins.",
        "A correction adds or takes at most {most} points: write fewer.",
    ),
    "MEETING_NOT_OUT": (
        "{entrant} n’est pas sorti : il n’y a personne à réintégrer.",
        "{entrant} is not out: there is nobody to reinstate.",
    ),
}
