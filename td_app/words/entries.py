"""Settings, structure and entrants in words: undo, minutes."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

LABELS: Final[Table] = {
    "tournament_created": ("création du tournoi", "creation of the tournament"),
    "setup_changed": ("changement des réglages", "change of settings"),
    "entrants_registered": ("inscription {people:de}", "entry {people:de}"),
    "entrants_registered+many": (
        "inscription de {many:joueur|joueurs}",
        "entry of {many:player|players}",
    ),
    "entrant_corrected": ("correction de la fiche {people:de}", "correction {people:de}"),
    "entrants_removed": ("retrait {people:de} de la liste", "removal {people:de} from the list"),
    "entrants_removed+many": (
        "retrait de {many:joueur|joueurs} de la liste",
        "removal of {many:player|players} from the list",
    ),
    "presence_marked": ("présence {people:de}", "marking {people} present"),
    "presence_marked+many": (
        "présence de {many:joueur|joueurs}",
        "marking {many:player|players} present",
    ),
    "presence_marked+absent": ("absence {people:de}", "absence {people:de}"),
    "presence_marked+absent+many": (
        "absence de {many:joueur|joueurs}",
        "absence of {many:player|players}",
    ),
    "majority_marked": ("majorité {people:de}", "age check {people:de}"),
    "majority_marked+many": (
        "majorité de {many:joueur|joueurs}",
        "age check of {many:player|players}",
    ),
    "need_set": ("besoin {people:de}", "seat need {people:de}"),
    "structure_changed": ("changement de la structure", "change of structure"),
    "starting_stacks_set": ("tapis de départ {people:de}", "starting stack {people:de}"),
    "starting_stacks_set+many": (
        "tapis de départ de {many:joueur|joueurs}",
        "starting stacks of {many:player|players}",
    ),
}

SENTENCES: Final[Table] = {
    "tournament_created": (
        "Création du tournoi « {name} » : {tables:table|tables} de {seats:place|places}, tapis de "
        "départ de {stack}.",
        "Tournament “{name}” created: {tables:table|tables} of {seats:seat|seats}, starting stack "
        "{stack}.",
    ),
    "setup_changed": ("Les réglages du tournoi changent.", "The tournament’s settings change."),
    "entrants_registered": ("Inscription {people:de}.", "Entered: {people}."),
    "entrants_registered+many": (
        "Inscription de {many:joueur|joueurs}.",
        "{many:player|players} entered.",
    ),
    "entrant_corrected": ("Correction de la fiche {people:de}.", "{people}: details corrected."),
    "entrants_removed": ("Retrait {people:de} de la liste.", "Taken off the list: {people}."),
    "entrants_removed+many": (
        "Retrait de {many:joueur|joueurs} de la liste.",
        "{many:player|players} taken off the list.",
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
    "majority_marked+checked": ("Majorité contrôlée : {people}.", "Age checked: {people}."),
    "majority_marked+checked+many": (
        "Majorité contrôlée pour {many:joueur|joueurs}.",
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
        "Majorité de nouveau à contrôler : {people}.",
        "Age to check again: {people}.",
    ),
    "majority_marked+unchecked+many": (
        "Majorité de nouveau à contrôler pour {many:joueur|joueurs}.",
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
        "Plus de place réservée à {people}.",
        "No seat reserved for {people} any more.",
    ),
    "need_set+none+never_moved": (
        "{people} garde sa place : à ne jamais déplacer.",
        "{people} keeps the seat: never to be moved.",
    ),
    "starting_stacks_set": (
        "Tapis de départ propre à {people} : {chips} jetons.",
        "{people}: a starting stack of {chips} chips.",
    ),
    "starting_stacks_set+many": (
        "Tapis de départ propres à {many:joueur|joueurs} : {chips} jetons en tout.",
        "{many:player|players} with a starting stack of their own: {chips} chips in all.",
    ),
    "structure_changed": (
        "La structure change au niveau {level}, sans changer de durée.",
        "The structure changes at level {level}, with the same length.",
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
        "{count:joueur|joueurs} avec un tapis de départ propre : {chips} jetons en tout.",
        "{count:player|players} with a starting stack of their own: {chips} chips in all.",
    ),
    "age_known": (
        "Majorité déjà vérifiée, d’après la fiche.",
        "Age checked already, by the card.",
    ),
    "age_known+several": (
        "Majorité déjà vérifiée pour {count:joueur|joueurs}, d’après les fiches.",
        "Age checked already for {count:player|players}, by the cards.",
    ),
}
