"""Seats and tables in words: undo, minutes, refusals."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

LABELS: Final[Table] = {
    "player_moved": (
        "déplacement {people:de}, table {table} → table {to_table}",
        "{people} moved, table {table} → table {to_table}",
    ),
    "table_broken": ("fermeture de la table {table}", "table {table} broken"),
    "table_stopped": ("arrêt de la table {table}", "play halted at table {table}"),
    "table_resumed": ("reprise de la table {table}", "play resumed at table {table}"),
    "table_opened": ("ouverture de la table {table}", "table {table} opened"),
    "moves_announced": (
        "annonce de {moves:changement|changements} de place",
        "{moves:seat change|seat changes} announced",
    ),
    "proposal_declined": ("mise à l’écart d’une proposition", "proposal dismissed"),
    "players_away": ("absence {people:de}", "{people} marked away"),
    "players_away+many": ("absence de {many:joueur|joueurs}", "{many:player|players} marked away"),
    "players_away+never_came": (
        "absence {people:de} depuis le tirage",
        "{people} away since the draw",
    ),
    "players_away+never_came+many": (
        "absence de {many:joueur|joueurs} depuis le tirage",
        "{many:player|players} away since the draw",
    ),
    "players_away+back": ("retour à table {people:de}", "{people} back at the table"),
    "players_away+back+many": (
        "retour à table de {many:joueur|joueurs}",
        "{many:player|players} back at the table",
    ),
    "seat_corrected": ("place rectifiée {people:de}", "seat corrected for {people}"),
    "seats_swapped": ("échange de places entre {people}", "seats swapped by {people}"),
    "empty_table_closed": ("fermeture de la table {table}, vide", "table {table} closed, empty"),
    "breaking_order_changed": ("nouvel ordre de fermeture des tables", "breaking order changed"),
    "breaking_order_announced": ("annonce de l’ordre de fermeture", "breaking order announced"),
}

SENTENCES: Final[Table] = {
    "player_moved+balancing": (
        "{people} change de table pour équilibrer : {from_seat} → {to_seat}.",
        "{people} moves to balance tables: {from_seat} → {to_seat}.",
    ),
    "player_moved+by_hand": (
        "Le directeur déplace {people} : {from_seat} → {to_seat}.",
        "The director moves {people}: {from_seat} → {to_seat}.",
    ),
    "table_broken": (
        "Fermeture de la table {table} : {players:joueur va|joueurs vont} à des places tirées au "
        "sort, tables {tables}.",
        "Table {table} breaks: {players:player goes|players go} to seats drawn at random, tables "
        "{tables}.",
    ),
    "table_broken+one": (
        "Fermeture de la table {table} : {players:joueur va|joueurs vont} à des places tirées au "
        "sort, table {tables}.",
        "Table {table} breaks: {players:player goes|players go} to seats drawn at random, table "
        "{tables}.",
    ),
    "table_broken+empty": (
        "Fermeture de la table {table}, où il n’y avait plus personne.",
        "Table {table} breaks; nobody was left there.",
    ),
    "table_stopped": (
        "La table {table} s’arrêtera quand la grosse blinde arrivera sur une place vide : "
        "{short_by:joueur|joueurs} de moins qu’à la plus remplie.",
        "Play at table {table} halts when the big blind reaches an empty seat: "
        "{short_by:player|players} fewer than the fullest table.",
    ),
    "table_resumed": ("La table {table} reprend.", "Play resumes at table {table}."),
    "table_opened": ("Ouverture de la table {table}.", "Table {table} opens."),
    "moves_announced": (
        "Annonce de {moves:changement|changements} de place.",
        "{moves:seat change|seat changes} announced.",
    ),
    "proposal_declined": (
        "Le directeur écarte une proposition.",
        "The director dismisses a proposal.",
    ),
    "proposal_declined+balance_tables": (
        "Le directeur écarte un équilibrage : table {table} → table {to_table}.",
        "The director dismisses a balancing move: table {table} → table {to_table}.",
    ),
    "proposal_declined+break_table": (
        "Le directeur garde ouverte la table {table}, qui devait fermer.",
        "Table {table} was to break: the director keeps it open.",
    ),
    "proposal_declined+stop_table": (
        "Le directeur laisse jouer la table {table}, qui devait s’arrêter.",
        "Play was to halt at table {table}: the director lets it play on.",
    ),
    "proposal_declined+final_table": (
        "Le directeur remet à plus tard la table finale.",
        "The director postpones the final table.",
    ),
    "proposal_declined+seat_late_entrant": (
        "Le directeur laisse un retardataire sans place.",
        "The director leaves a latecomer without a seat.",
    ),
    "players_away": (
        "Absence notée : {people}. Les blindes sont prélevées, les jetons restent en jeu.",
        "{people} marked away. Their blinds are posted and their chips stay in play.",
    ),
    "players_away+many": (
        "Absence notée de {many:joueur|joueurs}. Les blindes sont prélevées, les jetons restent "
        "en jeu.",
        "{many:player|players} marked away. Their blinds are posted and their chips stay in play.",
    ),
    "players_away+never_came": (
        "Absence depuis le tirage : {people}. Les blindes sont prélevées, les jetons restent en "
        "jeu.",
        "Not seen since the draw: {people}. Their blinds are posted and their chips stay in play.",
    ),
    "players_away+never_came+many": (
        "{many:joueur n’est pas venu|joueurs ne sont pas venus} depuis le tirage. Les blindes "
        "sont prélevées, les jetons restent en jeu.",
        "{many:player|players} not seen since the draw. Their blinds are posted and their chips "
        "stay in play.",
    ),
    "players_away+back": ("De retour à table : {people}.", "Back at the table: {people}."),
    "players_away+back+many": (
        "De retour à table : {many:joueur|joueurs}.",
        "Back at the table: {many:player|players}.",
    ),
    "seat_corrected": (
        "Mauvaise place : {people} jouait {found_at} et rejoint sa place, {seat}, avec ses jetons "
        "actuels.",
        "Wrong seat: {people} was playing {found_at} and takes the right seat, {seat}, with their "
        "current chips.",
    ),
    "seat_corrected+stays": (
        "Mauvaise place : {people} jouait {found_at} et y reste, au lieu de sa place, {seat}.",
        "Wrong seat: {people} was playing {found_at} and stays there instead of {seat}.",
    ),
    "seats_swapped": (
        "Échange de places entre {people} : {first_seat} et {second_seat}.",
        "Seat swap {people:de}: {first_seat} and {second_seat}.",
    ),
    "empty_table_closed": (
        "Fermeture de la table {table}, où il n’y a personne.",
        "Table {table}, where nobody sits, closes.",
    ),
    "breaking_order_changed": (
        "Nouvel ordre de fermeture des tables : {order:,}.",
        "New breaking order: {order:,}.",
    ),
    "breaking_order_announced": (
        "Le nouvel ordre de fermeture est annoncé aux joueurs.",
        "The new breaking order has been announced to the players.",
    ),
    "proposal_declined+award_prizes": (
        "Le directeur remet à plus tard les lots des ex æquo.",
        "The director leaves the tied players’ prizes for later.",
    ),
    "proposal_declined+review_prizes": (
        "Le directeur garde plus de prix que de joueurs.",
        "The director keeps more prizes than players.",
    ),
}

BESIDES: Final[Table] = {
    "asked_big_blind": (
        "La grosse blinde était à la place {place}.",
        "The big blind was at seat {place}.",
    ),
    "drawn_mover": (
        "Joueur tiré au sort, règle maison.",
        "The player was drawn at random, a house rule.",
    ),
    "drawn_seat": ("Place d’arrivée tirée au sort.", "The new seat was drawn at random."),
    "passed_over": (
        "{count:joueur n’a pas été choisi|joueurs n’ont pas été choisis} : à ne jamais déplacer.",
        "{count:player was|players were} skipped: never to be moved.",
    ),
    "moved_anyway": (
        "Exception : {count:joueur à ne jamais déplacer a dû|joueurs à ne jamais déplacer ont dû} "
        "changer de place.",
        "Exception: {count:player|players} never to be moved had to change seats.",
    ),
    "out_of_order": (
        "Hors de l’ordre affiché, par décision du directeur.",
        "Out of the posted order, by the director’s decision.",
    ),
    "resumed": ("La table {tables} reprend.", "Play resumes at table {tables}."),
    "resumed+several": ("Les tables {tables} reprennent.", "Play resumes at tables {tables}."),
}

REFUSALS: Final[Table] = {
    "PLAYER_THERE": (
        "{entrant} est à table : il n’y a pas de retour à noter.",
        "{entrant} is at the table. There is no return to record.",
    ),
    "PLAYER_AWAY": (
        "L’absence {entrant:de} est déjà notée : notez plutôt son retour.",
        "{entrant} is already marked away. Mark them back instead.",
    ),
    "SEAT_RIGHT": (
        "La table {table}, place {place}, est la bonne place {entrant:de} : vérifiez le numéro.",
        "Table {table}, seat {place}, is {entrant}’s right seat. Check the number.",
    ),
    "TABLE_NOT_EMPTY": (
        "Il y a des joueurs à la table {table} : fermez-la par un tirage de leurs places.",
        "There are players at table {table}. Break it, and their new seats are drawn.",
    ),
    "BREAKING_ORDER_SAME": (
        "C’est déjà l’ordre de fermeture : déplacez d’abord une table.",
        "This is already the breaking order. Move a table first.",
    ),
    "NO_SUCH_SIGN": (
        "Cet indice est inconnu : choisissez-le dans la liste.",
        "This sign is not known. Choose it from the list.",
    ),
    "ABANDON_NOT_FOUND": (
        "Ces indices ne suffisent pas pour constater un abandon : notez l’absence, les jetons "
        "restent en jeu.",
        "These signs are not enough to rule it a withdrawal. Mark the player away; the chips stay "
        "in play.",
    ),
    "NO_SHOW_KEPT": (
        "Les jetons {entrant:de} ne sont pas encore à retirer : laissez-les en jeu.",
        "{entrant}’s chips are not to be removed yet. Leave them in play.",
    ),
    "SETUP_NO_SHOWS": (
        "Le retrait des absents ne peut pas suivre le niveau {level} : choisissez un niveau à "
        "partir de 1.",
        "No-shows cannot be removed after level {level}. Choose level 1 or later.",
    ),
}
