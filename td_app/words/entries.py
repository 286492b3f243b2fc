"""Settings, structure and entrants in words: undo, minutes."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

LABELS: Final[Table] = {
    "tournament_created": ("création du tournoi", "tournament created"),
    "setup_changed": ("modification des réglages", "settings changed"),
    "entrants_registered": ("inscription {people:de}", "{people} registered"),
    "entrants_registered+many": (
        "inscription de {many:joueur|joueurs}",
        "{many:player|players} registered",
    ),
    "entrant_corrected": ("correction de la fiche {people:de}", "details {people:de} corrected"),
    "entrants_removed": ("retrait {people:de} de la liste", "{people} removed from the list"),
    "entrants_removed+many": (
        "retrait de {many:joueur|joueurs} de la liste",
        "{many:player|players} removed from the list",
    ),
    "presence_marked": ("présence {people:de}", "{people} marked present"),
    "presence_marked+many": (
        "présence de {many:joueur|joueurs}",
        "{many:player|players} marked present",
    ),
    "presence_marked+absent": ("absence {people:de}", "{people} marked away"),
    "presence_marked+absent+many": (
        "absence de {many:joueur|joueurs}",
        "{many:player|players} marked away",
    ),
    "majority_marked": ("majorité {people:de}", "age check {people:de}"),
    "majority_marked+many": (
        "majorité de {many:joueur|joueurs}",
        "age check of {many:player|players}",
    ),
    "need_set": ("place réservée à {people}", "seat reserved for {people}"),
    "structure_changed": ("modification de la structure", "structure changed"),
    "starting_stacks_set": ("tapis de départ {people:de}", "starting stack {people:de} set"),
    "starting_stacks_set+many": (
        "tapis de départ de {many:joueur|joueurs}",
        "starting stacks of {many:player|players} set",
    ),
}

SENTENCES: Final[Table] = {
    "tournament_created": (
        "Création du tournoi « {name} » : {tables:table|tables} de {seats:place|places}, tapis de "
        "départ de {stack}.",
        "Tournament “{name}” created: {tables:table|tables} of {seats:seat|seats}, starting stack "
        "{stack}.",
    ),
    "setup_changed": (
        "Les réglages du tournoi sont modifiés.",
        "The tournament’s settings were changed.",
    ),
    "entrants_registered": ("Inscription {people:de}.", "Registered: {people}."),
    "entrants_registered+many": (
        "Inscription de {many:joueur|joueurs}.",
        "{many:player|players} registered.",
    ),
    "entrant_corrected": ("Correction de la fiche {people:de}.", "{people}: details corrected."),
    "entrants_removed": ("Retrait {people:de} de la liste.", "Removed from the list: {people}."),
    "entrants_removed+many": (
        "Retrait de {many:joueur|joueurs} de la liste.",
        "{many:player|players} removed from the list.",
    ),
    "presence_marked": ("Présence {people:de}.", "Present: {people}."),
    "presence_marked+many": (
        "Présence de {many:joueur|joueurs}.",
        "{many:player|players} present.",
    ),
    "presence_marked+absent": ("Absence {people:de}.", "Absent: {people}."),
    "presence_marked+absent+many": (
        "Absence de {many:joueur|joueurs}.",
        "{many:player|players} absent.",
    ),
    "majority_marked+checked": ("Majorité vérifiée : {people}.", "Age checked: {people}."),
    "majority_marked+checked+many": (
        "Majorité vérifiée pour {many:joueur|joueurs}.",
        "Age checked for {many:player|players}.",
    ),
    "majority_marked+vouched": (
        "Le directeur répond de la majorité {people:de}.",
        "The director vouches for the age of {people}.",
    ),
    "majority_marked+vouched+many": (
        "Le directeur répond de la majorité de {many:joueur|joueurs}.",
        "The director vouches for the age of {many:player|players}.",
    ),
    "majority_marked+unchecked": (
        "Majorité de nouveau à vérifier : {people}.",
        "Age to check again: {people}.",
    ),
    "majority_marked+unchecked+many": (
        "Majorité de nouveau à vérifier pour {many:joueur|joueurs}.",
        "Age to check again for {many:player|players}.",
    ),
    "need_set": (
        "Place réservée à {people} : table {table}, place {place}.",
        "Seat reserved for {people}: table {table}, seat {place}.",
    ),
    "need_set+never_moved": (
        "Place réservée à {people}, à ne jamais déplacer : table {table}, place {place}.",
        "Seat reserved for {people}, never to be moved: table {table}, seat {place}.",
    ),
    "need_set+table": (
        "Table réservée à {people} : table {table}.",
        "Table reserved for {people}: table {table}.",
    ),
    "need_set+table+never_moved": (
        "Table réservée à {people}, à ne jamais déplacer : table {table}.",
        "Table reserved for {people}, never to be moved: table {table}.",
    ),
    "need_set+none": (
        "Aucune place réservée à {people} désormais.",
        "No seat reserved for {people} any longer.",
    ),
    "need_set+none+never_moved": (
        "{people} garde sa place : à ne jamais déplacer.",
        "{people} keeps the seat: never to be moved.",
    ),
    "starting_stacks_set": (
        "Tapis de départ propre à {people} : {chips:jeton|jetons}.",
        "{people}: a starting stack of {chips:chip|chips}.",
    ),
    "starting_stacks_set+many": (
        "Tapis de départ propres à {many:joueur|joueurs} : {chips:jeton|jetons} en tout.",
        "{many:player|players} with a starting stack of their own: {chips:chip|chips} in all.",
    ),
    "structure_changed": (
        "La structure change au niveau {level}, sans changer de durée.",
        "The structure changes at level {level}, same length.",
    ),
    "structure_changed+shorter": (
        "La structure change au niveau {level} : {minutes:minute|minutes} de moins.",
        "The structure changes at level {level}: {minutes:minute|minutes} less.",
    ),
    "structure_changed+longer": (
        "La structure change au niveau {level} : {minutes:minute|minutes} de plus.",
        "The structure changes at level {level}: {minutes:minute|minutes} more.",
    ),
    "structure_changed+before": (
        "La structure change avant le départ.",
        "The structure changes before the start.",
    ),
}

#: What comes after a sentence.
BESIDES: Final[Table] = {
    "own_stacks": (
        "{count:joueur|joueurs} avec un tapis de départ propre : {chips:jeton|jetons} en tout.",
        "{count:player|players} with a starting stack of their own: {chips:chip|chips} in all.",
    ),
    "age_known": (
        "Majorité déjà vérifiée, d’après la fiche.",
        "Age already checked, according to the profile.",
    ),
    "age_known+several": (
        "Majorité déjà vérifiée pour {count:joueur|joueurs}, d’après les fiches.",
        "Age already checked for {count:player|players}, according to their profiles.",
    ),
}
