"""Why an entry, a draw or a late arrival is refused, and what to do instead."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

ENTRIES: Final[Table] = {
    "NO_SUCH_ENTRANT": (
        "Personne n’est inscrit sous ce numéro ({entrant}) : cherchez par le nom.",
        "Nobody is entered under this number ({entrant}): search by name.",
    ),
    "NOBODY_CHOSEN": (
        "Personne n’est choisi : sélectionnez au moins un joueur.",
        "Nobody is chosen: select at least one player.",
    ),
    "ENTRANT_TWICE": (
        "{entrant} est choisi deux fois : ne le gardez qu’une fois.",
        "{entrant} is chosen twice: keep them only once.",
    ),
    "STACK_IN_PLAY": (
        "{entrant} joue, ou a joué, avec ses jetons : un tapis de départ se donne avant le premier "
        "niveau.",
        "{entrant} plays, or has played, with their chips: a starting stack is given before the "
        "first level.",
    ),
    "STACKS_FROM_FLIGHTS": (
        "Les tapis de ce tournoi viennent de ses vagues : gardez-les.",
        "The stacks of this tournament come from its flights: keep them.",
    ),
    "NAME_EMPTY": (
        "Il n’y a ni nom ni prénom : écrivez au moins l’un des deux.",
        "There is neither a last name nor a first name: enter at least one of them.",
    ),
    "NAME_TOO_LONG": (
        "Un des champs dépasse {longest} caractères : raccourcissez-le.",
        "One of the fields exceeds {longest} characters: shorten it.",
    ),
    "NAME_UNREADABLE": (
        "Un des champs contient un caractère qui ne s’imprime pas : saisissez-le à nouveau.",
        "One of the fields contains a character that cannot be printed: type it again.",
    ),
    "ENTRANT_HAS_PLAYED": (
        "{entrant} a déjà une place dans le tournoi : notez sa sortie ou son abandon.",
        "{entrant} already has a seat in the tournament: record the elimination or the withdrawal.",
    ),
    "MAJORITY_UNCHECKED": (
        "Majorité à contrôler : {entrant}. Vérifiez l’âge, répondez-en vous-même, ou retirez sa "
        "présence.",
        "Age to check: {entrant}. Check it, vouch for it yourself, or untick their presence.",
    ),
    "MAJORITY_UNCHECKED+more": (
        "Majorité à contrôler : {entrant} et {more:autre|autres}. Vérifiez l’âge, répondez-en "
        "vous-même, ou retirez leur présence.",
        "Age to check: {entrant} and {more:other|others}. Check it, vouch for it yourself, or "
        "untick their presence.",
    ),
    "NEED_SEAT_TWICE": (
        "La place {place} est réservée à deux joueurs, dont {entrant} : changez-en un.",
        "Seat {place} is reserved for two players, {entrant} among them: change one.",
    ),
    "NEED_SEAT_OUT_OF_USE": (
        "La place {place} de la table {table}, réservée à {entrant}, ne sert pas dans ce tirage : "
        "changez-la ou remettez-la en service.",
        "Seat {place} of table {table}, reserved for {entrant}, is not used in this draw: change "
        "it or put it back in use.",
    ),
    "NEED_TABLE_UNKNOWN": (
        "La table {table}, réservée à {entrant}, n’est pas dans ce tirage : ajoutez-la ou changez "
        "le besoin.",
        "Table {table}, reserved for {entrant}, is not in this draw: add it or change the need.",
    ),
    "NEED_TABLE_FULL": (
        "{needs:joueur a besoin|joueurs ont besoin} de la table {table}, qui a "
        "{seats:place|places} : changez un besoin.",
        "{needs:player needs|players need} table {table}, which has {seats:seat|seats}: change a "
        "need.",
    ),
    "NOBODY_TO_SEAT": (
        "Il n’y a personne à placer : pointez d’abord les joueurs présents.",
        "There is nobody to seat: mark the players present first.",
    ),
    "NOBODY_TO_SEAT+present": (
        "{present:joueur présent|joueurs présents} : pointez au moins deux joueurs avant de "
        "tirer les places.",
        "{present:player|players} present: mark at least two players present before drawing the "
        "seats.",
    ),
    "MORE_ENTRANTS_THAN_SEATS": (
        "{entrants:joueur|joueurs} pour {seats:place|places} : ajoutez une table dans les "
        "réglages, ou remettez une place en service.",
        "{entrants:player|players} for {seats:seat|seats}: add a table in the settings, or put "
        "a seat back in use.",
    ),
    "DRAW_AFTER_START": (
        "Le jeu a commencé : les places ne se tirent plus. Placez les retardataires un par un, "
        "ou déplacez un joueur.",
        "Play has begun: seats are no longer drawn. Seat latecomers one by one, or move a player.",
    ),
    "NOT_DRAWN_YET": (
        "Les places ne sont pas encore tirées : tirez-les d’abord.",
        "The seats are not drawn yet: draw them first.",
    ),
    "DRAW_METHOD_UNKNOWN": (
        "Ce tirage a été fait par une méthode inconnue ici ({method}) : vérifiez-le avec une "
        "version plus récente de l’application.",
        "This draw was made by a method unknown here ({method}): check it with a newer version "
        "of the application.",
    ),
    "DRAW_FILE_WRONG": (
        "Ce fichier ne contient pas de tirage lisible ({what}) : choisissez celui qui "
        "accompagne les listes, ou le fichier du club.",
        "This file contains no readable draw ({what}): choose the one beside the lists, or the "
        "club’s file.",
    ),
    "ALREADY_SEATED": (
        "{entrant} a déjà une place : pour en changer, déplacez le joueur.",
        "{entrant} already has a seat: move the player to change it.",
    ),
    "LATE_ENTRY_CLOSED": (
        "Les entrées tardives sont closes (niveau {level} en cours) : le directeur peut passer "
        "outre en donnant sa raison.",
        "Late entry is closed (level {level} now): the director may override this, giving a "
        "reason.",
    ),
    "LATE_ENTRY_FINAL_TABLE": (
        "La table finale est formée : plus personne n’entre, sauf si le directeur passe outre "
        "en donnant sa raison.",
        "The final table is formed: nobody enters any more, unless the director overrides this, "
        "giving a reason.",
    ),
    "NO_FREE_SEAT": (
        "Toutes les places sont prises : ouvrez une table, ou attendez une sortie.",
        "Every seat is taken: open a table, or wait for an elimination.",
    ),
    "ROOM_FULL": (
        "Toutes les places de la salle sont prises, et il n’y a plus de table à ouvrir : attendez "
        "une sortie.",
        "Every seat of the room is taken, and no table is left to open: wait for an elimination.",
    ),
    "TOURNAMENT_EXISTS": (
        "Ce tournoi est déjà créé : changez-en les réglages.",
        "This tournament is already created: change its settings.",
    ),
    "NO_TOURNAMENT": (
        "Aucun tournoi n’est ouvert : créez-en un ou choisissez-le dans la liste.",
        "No tournament is open: create one or choose it from the list.",
    ),
    "NO_TOURNAMENT+tournament": (
        "Le tournoi n° {tournament} n’est pas dans ce fichier : choisissez-en un dans la liste.",
        "Tournament no. {tournament} is not in this file: choose one from the list.",
    ),
    "ACT_UNDER_WAY": (
        "Une action est en cours d’enregistrement : attendez qu’elle le soit, puis recommencez.",
        "An action is being recorded: wait until it is, then do this again.",
    ),
    "LOOKING_ONLY": (
        "Le fichier est ouvert en consultation : rien ne peut y être écrit. Fermez l’autre "
        "fenêtre ou ouvrez une copie.",
        "The file is open read-only: nothing can be written. Close the other window or open a "
        "copy.",
    ),
}
