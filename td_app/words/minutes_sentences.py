"""The sentences of the minutes, by kind of event; ``kind+variant`` where there are several."""

from __future__ import annotations

from typing import Final

from td_app.words import (
    by_hand,
    chips,
    hand_for_hand,
    minutes_conduct,
    positions,
    prizes,
    structure_changes,
)
from td_app.words.speaking import Table

LIST: Final[Table] = {
    "tournament_created": (
        "Création du tournoi « {name} » : {tables:table|tables} de {seats:place|places}, tapis de "
        "départ de {stack}.",
        "Tournament “{name}” created: {tables:table|tables} of {seats:seat|seats}, starting stack "
        "{stack}.",
    ),
    "setup_changed": ("Les réglages du tournoi changent.", "The tournament's settings change."),
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
        "The director answers for the age of {people}.",
    ),
    "majority_marked+vouched+many": (
        "Le directeur répond de la majorité de {many:joueur|joueurs}.",
        "The director answers for the age of {many:player|players}.",
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
        "Seat kept for {people}: table {table}, seat {place}.",
    ),
    "need_set+never_moved": (
        "Place réservée à {people}, à ne jamais déplacer : table {table}, place {place}.",
        "Seat kept for {people}, never to be moved: table {table}, seat {place}.",
    ),
    "need_set+table": (
        "Table réservée à {people} : table {table}.",
        "Table kept for {people}: table {table}.",
    ),
    "need_set+table+never_moved": (
        "Table réservée à {people}, à ne jamais déplacer : table {table}.",
        "Table kept for {people}, never to be moved: table {table}.",
    ),
    "need_set+none": ("Plus de place réservée à {people}.", "No seat kept for {people} any more."),
    "need_set+none+never_moved": (
        "{people} garde sa place : à ne jamais déplacer.",
        "{people} keeps the seat: never to be moved.",
    ),
}

SEATS: Final[Table] = {
    "seats_drawn": (
        "Tirage des places : {players:joueur|joueurs} à {tables:table|tables}, bouton à la place "
        "{button_place}.",
        "Seats drawn: {players:player|players} at {tables:table|tables}, button at seat "
        "{button_place}.",
    ),
    "seats_drawn+again": (
        "Nouveau tirage des places, qui remplace le précédent : {players:joueur|joueurs} à "
        "{tables:table|tables}, bouton à la place {button_place}.",
        "Seats drawn again, in place of the draw before: {players:player|players} at "
        "{tables:table|tables}, button at seat {button_place}.",
    ),
    "late_entrant_seated+big_blind_soonest": (
        "Entrée tardive {people:de}, {seat} : la place qui paie la grosse blinde au plus tôt.",
        "Late entry of {people}, {seat}: the seat that pays the big blind soonest.",
    ),
    "late_entrant_seated+drawn": (
        "Entrée tardive {people:de}, {seat}, place tirée au sort.",
        "Late entry of {people}, {seat}, a drawn seat.",
    ),
    "late_entrant_seated+need": (
        "Entrée tardive {people:de}, {seat}, place réservée.",
        "Late entry of {people}, {seat}, a kept seat.",
    ),
    "player_moved+balancing": (
        "{people} change de table pour équilibrer : {from_seat} → {to_seat}.",
        "{people} changes table to balance: {from_seat} → {to_seat}.",
    ),
    "player_moved+by_hand": (
        "Le directeur déplace {people} : {from_seat} → {to_seat}.",
        "The director moves {people}: {from_seat} → {to_seat}.",
    ),
    "table_broken": (
        "Fermeture de la table {table} : {players:joueur va|joueurs vont} à des places tirées au "
        "sort, tables {tables}.",
        "Table {table} breaks: {players:player goes|players go} to drawn seats, tables {tables}.",
    ),
    "table_broken+one": (
        "Fermeture de la table {table} : {players:joueur va|joueurs vont} à des places tirées au "
        "sort, table {tables}.",
        "Table {table} breaks: {players:player goes|players go} to drawn seats, table {tables}.",
    ),
    "table_broken+empty": (
        "Fermeture de la table {table}, où il n'y avait plus personne.",
        "Table {table} breaks; nobody was left there.",
    ),
    "final_table_formed": (
        "Table finale à la table {table} : {players:joueur|joueurs}, places tirées au sort, bouton "
        "à la place {button}.",
        "Final table at table {table}: {players:player|players}, seats drawn, button at seat "
        "{button}.",
    ),
    "table_stopped": (
        "La table {table} s'arrêtera quand la grosse blinde arrivera sur une place vide : "
        "{short_by:joueur|joueurs} de moins qu'à la plus remplie.",
        "Table {table} stops when the big blind reaches an empty seat: {short_by:player|players} "
        "fewer than the fullest.",
    ),
    "table_resumed": ("La table {table} reprend.", "Table {table} plays again."),
    "table_opened": ("Ouverture de la table {table}.", "Table {table} opens."),
    "moves_announced": (
        "Annonce de {moves:changement|changements} de place.",
        "{moves:change|changes} of seat announced.",
    ),
}

PLAY: Final[Table] = {
    "clock_started": ("L'horloge tourne, niveau {level}.", "The clock runs, level {level}."),
    "clock_started+before": ("L'horloge tourne.", "The clock runs."),
    "clock_paused": (
        "L'horloge est en pause, niveau {level}.",
        "The clock is paused, level {level}.",
    ),
    "clock_paused+before": ("L'horloge est en pause.", "The clock is paused."),
    "clock_adjusted": (
        "Ajout de {seconds:length} à l'horloge.",
        "{seconds:length} added to the clock.",
    ),
    "clock_adjusted+taken": (
        "Retrait de {seconds:length} à l'horloge.",
        "{seconds:length} taken off the clock.",
    ),
    "level_changed": (
        "Passage au niveau {level} ; il vaut à partir de la main suivante.",
        "Change to level {level}; it applies from the next hand.",
    ),
    "level_changed+break": (
        "Passage à la pause.",
        "Change to the break.",
    ),
    "clock_gap_settled+as_if_running": (
        "Interruption de {seconds:length}, comptée comme temps de jeu.",
        "Interruption of {seconds:length}, counted as playing time.",
    ),
    "clock_gap_settled+from_last_seen": (
        "Interruption de {seconds:length}, non comptée : l'horloge repart d'où elle en était.",
        "Interruption of {seconds:length}, not counted: the clock goes on from where it was.",
    ),
    "clock_gap_settled+back": (
        "L'heure de l'ordinateur a reculé de {seconds:length} : l'horloge est remise d'aplomb.",
        "The computer's time went back {seconds:length}: the clock is set right.",
    ),
    "players_eliminated": (
        "Sortie {people:de}, {seat} : {place:rank}.",
        "{people} is out, {seat}: {place:rank}.",
    ),
    "players_eliminated+several": (
        "{count:sortie|sorties} dans la même main : {ranked}.",
        "{count:player|players} out in one hand: {ranked}.",
    ),
    "player_withdrew": (
        "Abandon {people:de}, {seat} : {place:rank}. Ses {chips_removed} jetons sont retirés du "
        "jeu.",
        "{people} withdraws, {seat}: {place:rank}. The {chips_removed} chips leave play.",
    ),
    "player_withdrew+none": (
        "Abandon {people:de}, {seat} : {place:rank}.",
        "{people} withdraws, {seat}: {place:rank}.",
    ),
    "player_reinstated": ("Retour {people:de} en jeu, {seat}.", "{people} is back, {seat}."),
    "player_reinstated+chips": (
        "Retour {people:de} en jeu, {seat}, avec {chips_back} jetons.",
        "{people} is back, {seat}, with {chips_back} chips.",
    ),
    "finishing_order_corrected": (
        "Le directeur corrige l'ordre des sorties ({players:joueur|joueurs}).",
        "The director corrects the finishing order ({players:player|players}).",
    ),
    "proposal_declined": (
        "Le directeur écarte une proposition.",
        "The director sets a proposal aside.",
    ),
    "proposal_declined+balance_tables": (
        "Le directeur écarte un équilibrage : table {table} → table {to_table}.",
        "The director sets a balancing move aside: table {table} → table {to_table}.",
    ),
    "proposal_declined+break_table": (
        "Le directeur garde ouverte la table {table}, qui devait fermer.",
        "The director keeps table {table} open, which was to break.",
    ),
    "proposal_declined+stop_table": (
        "Le directeur laisse jouer la table {table}, qui devait s'arrêter.",
        "The director lets table {table} play on, which was to stop.",
    ),
    "proposal_declined+final_table": (
        "Le directeur remet à plus tard la table finale.",
        "The director puts the final table off.",
    ),
    "proposal_declined+seat_late_entrant": (
        "Le directeur laisse un retardataire sans place.",
        "The director leaves a latecomer without a seat.",
    ),
    "action_undone": ("Annulation : {what}.", "Undone: {what}."),
    "action_redone": ("Rétablissement : {what}.", "Redone: {what}."),
}

#: What a sentence of several players says of each.
EACH: Final[Table] = {
    "out": ("{name} (table {table})", "{name} (table {table})"),
    "out+stack": ("{name} (table {table}, tapis {stack})", "{name} (table {table}, stack {stack})"),
}

#: What comes after the sentence, when the event says so.
BESIDES: Final[Table] = {
    "entering": ("Arrivée : {enters}.", "Arrival: {enters}."),
    "asked_big_blind": (
        "La grosse blinde était à la place {place}.",
        "The big blind was at seat {place}.",
    ),
    "drawn_seat": ("Place d'arrivée tirée au sort.", "The seat there was drawn."),
    "passed_over": (
        "{count:joueur n'a pas été choisi|joueurs n'ont pas été choisis} : à ne jamais déplacer.",
        "{count:player was|players were} passed over: never to be moved.",
    ),
    "moved_anyway": (
        "Exception : {count:joueur à ne jamais déplacer a dû|joueurs à ne jamais déplacer ont dû} "
        "changer de place.",
        "Exception: {count:player|players} never to be moved had to change seats.",
    ),
    "overruled": (
        "Hors délai, par décision du directeur.",
        "After late entry closed, by the director's decision.",
    ),
    "started_short": (
        "Moins de trois joueurs par table, par décision du directeur.",
        "Fewer than three players a table, by the director's decision.",
    ),
    "out_of_order": (
        "Hors de l'ordre affiché, par décision du directeur.",
        "Out of the posted order, by the director's decision.",
    ),
    "director_chose": ("Ordre décidé par le directeur.", "Order decided by the director."),
    "resumed": ("La table {tables} reprend.", "Table {tables} plays again."),
    "resumed+several": ("Les tables {tables} reprennent.", "Tables {tables} play again."),
    **minutes_conduct.BESIDES,
    **positions.BESIDES,
    **chips.BESIDES,
    **hand_for_hand.BESIDES,
    **by_hand.BESIDES,
}

SENTENCES: Final[Table] = {
    **LIST,
    **SEATS,
    **PLAY,
    **structure_changes.SENTENCES,
    **prizes.SENTENCES,
    **positions.SENTENCES,
    **chips.SENTENCES,
    **hand_for_hand.SENTENCES,
    **by_hand.SENTENCES,
    **minutes_conduct.SENTENCES,
}
