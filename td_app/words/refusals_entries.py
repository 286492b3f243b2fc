"""Why an entry, a draw or a late arrival is refused, and what to do instead."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

ENTRIES: Final[Table] = {
    "NO_SUCH_ENTRANT": (
        "Personne n’est inscrit sous ce numéro ({entrant}) : cherchez par le nom.",
        "Nobody is registered under this number ({entrant}). Search by name.",
    ),
    "NOBODY_CHOSEN": (
        "Aucun joueur n’est choisi : sélectionnez-en au moins un.",
        "No player is selected. Select at least one.",
    ),
    "ENTRANT_TWICE": (
        "{entrant} figure deux fois : n’en gardez qu’une.",
        "{entrant} is listed twice. Keep only one.",
    ),
    "STACK_IN_PLAY": (
        "{entrant} joue, ou a joué, avec ses jetons : un tapis de départ ne se donne qu’avant le "
        "premier niveau.",
        "{entrant} is playing, or has played, with their chips. A starting stack can only be given "
        "before level 1.",
    ),
    "STACKS_FROM_FLIGHTS": (
        "Les tapis de ce tournoi viennent de ses vagues : ne les changez pas.",
        "The stacks of this tournament come from its flights. Keep them.",
    ),
    "NAME_EMPTY": (
        "Il n’y a ni nom ni prénom : écrivez au moins l’un des deux.",
        "There is neither a last name nor a first name. Enter at least one of them.",
    ),
    "NAME_TOO_LONG": (
        "Un des champs dépasse {longest} caractères : raccourcissez-le.",
        "One of the fields is longer than {longest} characters. Shorten it.",
    ),
    "NAME_UNREADABLE": (
        "Un des champs contient un caractère qui ne s’imprime pas : saisissez-le à nouveau.",
        "One of the fields contains a character that cannot be printed. Type it again.",
    ),
    "ENTRANT_HAS_PLAYED": (
        "{entrant} a déjà une place dans le tournoi : notez sa sortie ou son abandon.",
        "{entrant} already has a seat in the tournament. Record the elimination or the withdrawal.",
    ),
    "MAJORITY_UNCHECKED": (
        "Majorité à vérifier : {entrant}. Vérifiez-la, passez outre, ou retirez sa présence.",
        "Age to check: {entrant}. Check it, override, or untick their presence.",
    ),
    "MAJORITY_UNCHECKED+more": (
        "Majorité à vérifier : {entrant} et {more:autre|autres}. Vérifiez-la, passez outre, ou "
        "retirez leur présence.",
        "Age to check: {entrant} and {more:other|others}. Check it, override, or untick their "
        "presence.",
    ),
    "NEED_SEAT_TWICE": (
        "La place {place} est réservée à deux joueurs, dont {entrant} : changez une des "
        "réservations.",
        "Seat {place} is reserved for two players, including {entrant}. Change one of the "
        "reservations.",
    ),
    "NEED_SEAT_OUT_OF_USE": (
        "La place {place} de la table {table}, réservée à {entrant}, est hors service pour ce "
        "tirage : changez la réservation, ou remettez la place en service.",
        "Seat {place} at table {table}, reserved for {entrant}, is not used in this draw. Change "
        "the reservation, or put the seat back in use.",
    ),
    "NEED_TABLE_UNKNOWN": (
        "La table {table}, réservée à {entrant}, n’est pas dans ce tirage : ajoutez cette table, "
        "ou changez la place réservée.",
        "Table {table}, reserved for {entrant}, is not in this draw. Add this table, or change the "
        "reserved seat.",
    ),
    "NEED_TABLE_FULL": (
        "{needs:place réservée|places réservées} à la table {table}, qui a {seats:place|places} : "
        "changez une des réservations.",
        "{needs:seat reserved|seats reserved} at table {table}, which has {seats:seat|seats}. "
        "Change one of the reservations.",
    ),
    "NOBODY_TO_SEAT": (
        "Il n’y a personne à placer : pointez d’abord les joueurs présents.",
        "There is nobody to seat. Mark the players present first.",
    ),
    "NOBODY_TO_SEAT+present": (
        "{present:joueur présent|joueurs présents}, c’est trop peu : pointez-en au moins deux "
        "avant de tirer les places.",
        "Only {present:player|players} present. Mark at least two present before drawing the "
        "seats.",
    ),
    "MORE_ENTRANTS_THAN_SEATS": (
        "{entrants:joueur|joueurs} pour {seats:place|places} : ajoutez une table dans les "
        "réglages, ou remettez une place en service.",
        "{entrants:player|players} for {seats:seat|seats}. Add a table in the settings, or put a "
        "seat back in use.",
    ),
    "MORE_ENTRANTS_THAN_SEATS+unused": (
        "{entrants:joueur|joueurs} pour {seats:place|places} : cochez une table de plus.",
        "{entrants:player|players} for {seats:seat|seats}. Tick another table.",
    ),
    "DRAW_AFTER_START": (
        "Le jeu a commencé, les places ne se tirent plus : placez les retardataires un par un, ou "
        "déplacez un joueur.",
        "Play has begun and seats are no longer drawn. Seat latecomers one by one, or move a "
        "player.",
    ),
    "NOT_DRAWN_YET": (
        "Les places ne sont pas encore tirées : tirez-les d’abord.",
        "The seats have not been drawn yet. Draw them first.",
    ),
    "DRAW_METHOD_UNKNOWN": (
        "Ce tirage a été fait par une méthode inconnue ici ({method}) : vérifiez-le avec une "
        "version plus récente de l’application.",
        "This draw was made by a method this version does not know ({method}). Check it with a "
        "newer version of the application.",
    ),
    "DRAW_FILE_WRONG": (
        "Ce fichier ne contient pas de tirage lisible ({what}) : choisissez le fichier du tirage, "
        "rangé à côté des listes, ou celui du club.",
        "This file contains no readable draw ({what}). Choose the draw file beside the lists, or "
        "the club’s file.",
    ),
    "ALREADY_SEATED": (
        "{entrant} a déjà une place : pour en changer, déplacez le joueur.",
        "{entrant} already has a seat. To change it, move the player.",
    ),
    "LATE_ENTRY_CLOSED": (
        "Les entrées tardives sont closes (l’entrée se ferait au niveau {level}) : seul le "
        "directeur peut passer outre, en indiquant un motif.",
        "Late registration is closed (the entry would be at level {level}). Only the director may "
        "override this, with a reason.",
    ),
    "LATE_ENTRY_FINAL_TABLE": (
        "La table finale est formée, plus personne n’entre : seul le directeur peut passer outre, "
        "en indiquant un motif.",
        "The final table is formed and nobody may enter. Only the director may override this, with "
        "a reason.",
    ),
    "NO_FREE_SEAT": (
        "Toutes les places sont prises : ouvrez une table, ou attendez une sortie.",
        "Every seat is taken. Open a table, or wait for an elimination.",
    ),
    "ROOM_FULL": (
        "Toutes les places de la salle sont prises, et il n’y a plus de table à ouvrir : attendez "
        "une sortie.",
        "Every seat in the room is taken, and there is no table left to open. Wait for an "
        "elimination.",
    ),
    "TOURNAMENT_EXISTS": (
        "Ce tournoi est déjà créé : modifiez plutôt ses réglages.",
        "This tournament already exists. Change its settings instead.",
    ),
    "NO_TOURNAMENT": (
        "Aucun tournoi n’est ouvert : créez-en un ou choisissez-le dans la liste.",
        "No tournament is open. Create one or choose it from the list.",
    ),
    "NO_TOURNAMENT+tournament": (
        "Le tournoi n° {tournament} n’est pas dans ce fichier : choisissez-en un dans la liste.",
        "Tournament no. {tournament} is not in this file. Choose one from the list.",
    ),
    "ACT_UNDER_WAY": (
        "Une action est en cours d’enregistrement : attendez la fin, puis recommencez.",
        "Another action is being saved. Wait until it is done, then try again.",
    ),
    "LOOKING_ONLY": (
        "Le fichier est ouvert en lecture seule, rien ne peut y être écrit : fermez l’autre "
        "fenêtre ou ouvrez une copie.",
        "The file is open read-only and nothing can be written. Close the other window or open a "
        "copy.",
    ),
}
