"""People and tables by hand, told: undo, minutes, refusals, proposals, in both languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from td_app.tournament import events as ev
from td_app.words.language import Language
from td_app.words.speaking import Table, listed, say, spoken

LABELS: Final[Table] = {
    "players_away": ("absence {people:de}", "absence {people:de}"),
    "players_away+many": (
        "absence de {many:joueur|joueurs}",
        "absence of {many:player|players}",
    ),
    "players_away+never_came": (
        "absence {people:de} depuis le tirage",
        "absence {people:de} since the draw",
    ),
    "players_away+never_came+many": (
        "absence de {many:joueur|joueurs} depuis le tirage",
        "absence of {many:player|players} since the draw",
    ),
    "players_back": ("retour à table {people:de}", "return to the table {people:de}"),
    "players_back+many": (
        "retour à table de {many:joueur|joueurs}",
        "return to the table of {many:player|players}",
    ),
    "seat_corrected": ("place rectifiée {people:de}", "seat put right {people:de}"),
    "seats_swapped": ("échange de places {people:de}", "exchange of seats {people:de}"),
    "empty_table_closed": (
        "fermeture de la table {table}, vide",
        "closing of table {table}, empty",
    ),
    "breaking_order_changed": (
        "nouvel ordre de fermeture des tables",
        "new breaking order of the tables",
    ),
    "breaking_order_announced": (
        "annonce de l'ordre de fermeture",
        "announcement of the breaking order",
    ),
}

SENTENCES: Final[Table] = {
    "players_away": (
        "Absence notée : {people}. Les blindes sont prises, les jetons restent en jeu.",
        "Absence noted: {people}. Blinds are taken, the chips stay in play.",
    ),
    "players_away+many": (
        "Absence notée de {many:joueur|joueurs}. Les blindes sont prises, les jetons restent en "
        "jeu.",
        "Absence noted of {many:player|players}. Blinds are taken, the chips stay in play.",
    ),
    "players_away+never_came": (
        "N'est pas venu depuis le tirage : {people}. Les blindes sont prises, les jetons restent "
        "en jeu.",
        "Not seen since the draw: {people}. Blinds are taken, the chips stay in play.",
    ),
    "players_away+never_came+many": (
        "{many:joueur n'est pas venu|joueurs ne sont pas venus} depuis le tirage. Les blindes "
        "sont prises, les jetons restent en jeu.",
        "{many:player|players} not seen since the draw. Blinds are taken, the chips stay in play.",
    ),
    "players_away+back": ("De retour à table : {people}.", "Back at the table: {people}."),
    "players_away+back+many": (
        "De retour à table : {many:joueur|joueurs}.",
        "Back at the table: {many:player|players}.",
    ),
    "seat_corrected": (
        "Mauvaise place : {people} jouait {found_at} et rejoint sa place, {seat}, avec ses jetons "
        "du moment.",
        "Wrong seat: {people} was playing {found_at} and takes the right seat, {seat}, with the "
        "chips of the moment.",
    ),
    "seat_corrected+stays": (
        "Mauvaise place : {people} jouait {found_at} et y reste, au lieu de sa place, {seat}.",
        "Wrong seat: {people} was playing {found_at} and stays there instead of {seat}.",
    ),
    "seats_swapped": (
        "Échange de places {people:de} : {first_seat} et {second_seat}.",
        "Exchange of seats {people:de}: {first_seat} and {second_seat}.",
    ),
    "empty_table_closed": (
        "Fermeture de la table {table}, où il n'y a personne.",
        "Table {table}, where nobody sits, closes.",
    ),
    "breaking_order_changed": (
        "Nouvel ordre de fermeture des tables : {sequence}.",
        "New breaking order of the tables: {sequence}.",
    ),
    "breaking_order_announced": (
        "Le nouvel ordre de fermeture est annoncé aux joueurs.",
        "The new breaking order is announced to the players.",
    ),
}

BESIDES: Final[Table] = {
    "abandon_found": (
        "Abandon constaté par le directeur, sans annonce : {signs}.",
        "Abandon found by the director, unannounced: {signs}.",
    ),
    "no_show": (
        "N'est jamais venu : retrait par la règle de ce tournoi.",
        "Never came: withdrawn by the rule of this tournament.",
    ),
}

#: What lets a director find an abandon that nobody announced (1.9).
SIGNS: Final[Table] = {
    "last_day": ("dernier jour du tournoi", "last day of the tournament"),
    "left_saying_flight": (
        "sortie de la salle en disant partir pour de bon",
        "left the room saying it was for good",
    ),
    "other_signs": ("autres indices", "other signs"),
}

REFUSALS: Final[Table] = {
    "PLAYER_THERE": (
        "{entrant} est à table : il n'y a pas de retour à noter.",
        "{entrant} is at the table: there is no return to note.",
    ),
    "PLAYER_AWAY": (
        "L'absence {entrant:de} est déjà notée : notez plutôt son retour.",
        "The absence {entrant:de} is already noted: note the return instead.",
    ),
    "SEAT_RIGHT": (
        "La table {table}, place {place}, est la bonne place {entrant:de} : vérifiez le numéro.",
        "Table {table}, seat {place}, is the right seat {entrant:de}: check the number.",
    ),
    "TABLE_NOT_EMPTY": (
        "Il y a des joueurs à la table {table} : fermez-la par un tirage de leurs places.",
        "Players sit at table {table}: break it, their seats are drawn.",
    ),
    "BREAKING_ORDER_SAME": (
        "C'est déjà l'ordre de fermeture : déplacez d'abord une table.",
        "This is the breaking order already: move a table first.",
    ),
    "NO_SUCH_SIGN": (
        "Cet indice n'est pas connu : choisissez-le dans la liste.",
        "This sign is not known: choose it from the list.",
    ),
    "ABANDON_NOT_FOUND": (
        "Ces indices ne suffisent pas pour constater un abandon : notez l'absence, les jetons "
        "restent en jeu.",
        "These signs are not enough to find an abandon: note the absence, the chips stay in play.",
    ),
    "NO_SHOW_KEPT": (
        "Les jetons {entrant:de} restent en jeu : ce tournoi ne retire pas encore ce joueur.",
        "The chips {entrant:de} stay in play: this tournament does not withdraw the player yet.",
    ),
    "SETUP_NO_SHOWS": (
        "Le retrait des absents ne peut pas suivre le niveau {level} : choisissez un niveau à "
        "partir de 1.",
        "No-shows cannot be withdrawn after level {level}: choose a level from 1.",
    ),
}

REASONS: Final[Table] = {
    "NO_SHOW_CHIPS_STAY": (
        "pas encore venu : les jetons restent en jeu et paient les blindes",
        "not there yet: the chips stay in play and pay the blinds",
    ),
    "NO_SHOW_AWAITED": (
        "attendu jusqu'à la fin du niveau {until}",
        "awaited until the end of level {until}",
    ),
    "NO_SHOW_LEAVES": (
        "jamais venu, et le niveau {until} est fini",
        "never came, and level {until} is over",
    ),
    "NO_SHOW_LEAVES_NOW": (
        "jamais venu, et le niveau {until} est fini : la règle du tournoi retire ses jetons",
        "never came, and level {until} is over: the tournament's rule withdraws the chips",
    ),
}

TITLES: Final[Table] = {
    "withdraw_no_show": ("Retirer {entrant}", "Withdraw {entrant}"),
}

ACTIONS: Final[Table] = {
    "withdraw_no_show": ("Combien de jetons ?", "How many chips?"),
}

Told = tuple[str, Sequence[int], dict[str, object]]


def label_of_by_hand(event: ev.ByHandEvent) -> Told:
    """Return which label undo gives to something done by hand, whom it names, its table."""
    match event:
        case ev.PlayersAway(entrants=who, away=False):
            return "players_back", who, {}
        case ev.PlayersAway(entrants=who, never_came=never_came):
            return f"{event.KIND}+never_came" if never_came else event.KIND, who, {}
        case ev.SeatCorrected(entrant=one):
            return event.KIND, (one,), {}
        case ev.SeatsSwapped(first=first, second=second):
            return event.KIND, (first, second), {}
        case ev.EmptyTableClosed(table=table):
            return event.KIND, (), {"table": table}
        case ev.BreakingOrderChanged() | ev.BreakingOrderAnnounced():
            return event.KIND, (), {}


def told_of_by_hand(event: ev.ByHandEvent) -> Told:
    """Return which sentence tells something done by hand, whom it names, its figures."""
    match event:
        case ev.PlayersAway(entrants=who, away=away, never_came=never_came):
            return ("+never_came" if never_came else "") if away else "+back", who, {}
        case ev.SeatCorrected(entrant=one, stays=stays):
            return "+stays" if stays else "", (one,), {}
        case ev.SeatsSwapped(first=first, second=second):
            return "", (first, second), {}
        case ev.BreakingOrderChanged(order=order):
            return "", (), {"sequence": ", ".join(map(str, order))}
        case ev.EmptyTableClosed() | ev.BreakingOrderAnnounced():
            return "", (), {}


def besides_of_abandon(
    event: object, language: Language | None = None
) -> list[tuple[str, dict[str, object]]]:
    """Return what is said after an abandon that nobody announced."""
    if not isinstance(event, ev.PlayerWithdrew) or event.how == "announced":
        return []
    if event.how == "no_show":
        return [("no_show", {})]
    return [("abandon_found", {"signs": signs_text(event.signs, language)})]


def signs_text(signs: Sequence[str], language: Language | None = None) -> str:
    """Return the signs an abandon was found on, in words."""
    tongue = spoken(language)
    return listed([say(SIGNS[sign], language=tongue) for sign in signs if sign in SIGNS], tongue)
