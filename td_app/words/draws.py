"""Draws in words: undo, minutes."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

LABELS: Final[Table] = {
    "seats_drawn": ("tirage des places", "seats drawn"),
    "seats_drawn+again": ("nouveau tirage des places", "seats redrawn"),
    "late_entrant_seated": (
        "entrée tardive {people:de}, table {table}",
        "{people} registered late, table {table}",
    ),
    "final_table_formed": ("formation de la table finale", "final table formed"),
}

SENTENCES: Final[Table] = {
    "seats_drawn": (
        "Tirage des places : {players:joueur|joueurs} à {tables:table|tables}, bouton à la place "
        "{button_place}.",
        "Seats drawn: {players:player|players} at {tables:table|tables}, button at seat "
        "{button_place}.",
    ),
    "seats_drawn+again": (
        "Nouveau tirage des places, qui remplace le précédent : {players:joueur|joueurs} à "
        "{tables:table|tables}, bouton à la place {button_place}.",
        "Seats redrawn, replacing the previous draw: {players:player|players} at "
        "{tables:table|tables}, button at seat {button_place}.",
    ),
    "seats_drawn+last_seat": (
        "Tirage des places : {players:joueur|joueurs} à {tables:table|tables}, bouton à la "
        "dernière place occupée de chaque table, règle maison.",
        "Seats drawn: {players:player|players} at {tables:table|tables}, button at the last "
        "occupied seat of each table, a house rule.",
    ),
    "seats_drawn+again+last_seat": (
        "Nouveau tirage des places, qui remplace le précédent : {players:joueur|joueurs} à "
        "{tables:table|tables}, bouton à la dernière place occupée de chaque table, règle maison.",
        "Seats redrawn, replacing the previous draw: {players:player|players} at "
        "{tables:table|tables}, button at the last occupied seat of each table, a house rule.",
    ),
    "late_entrant_seated+big_blind_soonest": (
        "Entrée tardive {people:de}, {seat} : la place qui paie la grosse blinde au plus tôt.",
        "{people} registered late, {seat}: the seat that posts the big blind soonest.",
    ),
    "late_entrant_seated+drawn": (
        "Entrée tardive {people:de}, {seat}, place tirée au sort.",
        "{people} registered late, {seat}, seat drawn at random.",
    ),
    "late_entrant_seated+need": (
        "Entrée tardive {people:de}, {seat}, place réservée.",
        "{people} registered late, {seat}, reserved seat.",
    ),
    "final_table_formed": (
        "Table finale à la table {table} : {players:joueur|joueurs}, places tirées au sort, bouton "
        "à la place {button}.",
        "Final table at table {table}: {players:player|players}, seats drawn, button at seat "
        "{button}.",
    ),
    "final_table_formed+last_seat": (
        "Table finale à la table {table} : {players:joueur|joueurs}, places tirées au sort, "
        "bouton à la dernière place occupée ({button}), règle maison.",
        "Final table at table {table}: {players:player|players}, seats drawn, button at the last "
        "occupied seat ({button}), a house rule.",
    ),
}

BESIDES: Final[Table] = {
    "entering": ("Arrivée : {enters:enters}.", "Arrival: {enters:enters}."),
    "entering_named": ("{people} : {enters:enters}.", "{people}: {enters:enters}."),
    "overruled": (
        "Hors délai, par décision du directeur.",
        "After the deadline, by the director’s decision.",
    ),
}
