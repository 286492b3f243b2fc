"""How the button and the blinds of a table are told: minutes, undo, refusals, the hand itself."""

from __future__ import annotations

from typing import Final

from rules_ropta.ruling import Reason
from td_app.tournament.events import HandTapped, PositionsEvent
from td_app.tournament.state.hands import HandRecord
from td_app.words.language import Language
from td_app.words.reasons import reason_sentence
from td_app.words.speaking import Table, say

LABELS: Final[Table] = {
    "positions_set": ("positions de la table {table}", "positions of table {table}"),
    "hand_tapped": ("main {hand} de la table {table}", "hand {hand} of table {table}"),
}

SENTENCES: Final[Table] = {
    "positions_set": (
        "Positions notées à la table {table} : bouton place {button}, petite blinde place {sb}, "
        "grosse blinde place {bb}.",
        "Positions noted at table {table}: button seat {button}, small blind seat {sb}, big blind "
        "seat {bb}.",
    ),
    "positions_set+no_sb": (
        "Positions notées à la table {table} : bouton place {button}, pas de petite blinde, grosse "
        "blinde place {bb}.",
        "Positions noted at table {table}: button seat {button}, no small blind, big blind seat "
        "{bb}.",
    ),
    "hand_tapped": (
        "Table {table}, main {hand} : bouton place {button}, petite blinde place {sb}, grosse "
        "blinde place {bb}.",
        "Table {table}, hand {hand}: button seat {button}, small blind seat {sb}, big blind seat "
        "{bb}.",
    ),
    "hand_tapped+no_sb": (
        "Table {table}, main {hand} : bouton place {button}, pas de petite blinde, grosse blinde "
        "place {bb}.",
        "Table {table}, hand {hand}: button seat {button}, no small blind, big blind seat {bb}.",
    ),
}

BESIDES: Final[Table] = {
    "button_dead": (
        "Bouton mort : la place {dealer} donne.",
        "Dead button: seat {dealer} deals.",
    ),
}

REFUSALS: Final[Table] = {
    "POSITIONS_UNKNOWN": (
        "Les positions de la table {table} ne sont pas connues : donnez-les d'abord.",
        "The positions of table {table} are not known: give them first.",
    ),
    "POSITIONS_MEET": (
        "La grosse blinde ne peut pas être aussi à une autre position (place {place}) : choisissez "
        "une autre place.",
        "The big blind cannot hold another position too (seat {place}): choose another seat.",
    ),
    "POSITIONS_OUT_OF_ORDER": (
        "Dans le sens du jeu, la petite blinde vient entre le bouton et la grosse blinde : "
        "reprenez les trois places.",
        "Clockwise, the small blind comes between the button and the big blind: give the three "
        "seats again.",
    ),
    "BUTTON_SMALL_BLIND_OF_TWO": (
        "Le bouton (place {place}) n'est aussi petite blinde qu'entre deux joueurs : choisissez "
        "une autre place.",
        "The button (seat {place}) is the small blind too between two players only: choose another "
        "seat.",
    ),
    "POSITIONS_UNDECIDED": (
        "La règle ne tranche pas ({question}) : placez le bouton et les blindes vous-même.",
        "The rule does not settle it ({question}): place the button and the blinds yourself.",
    ),
}

#: What the rules did to a hand, in words made to be read at a table.
DID: Final[Table] = {
    "POSITIONS_ADVANCE": (
        "Le bouton et les blindes avancent d'une position.",
        "Button and blinds go on by one position.",
    ),
    "NO_SMALL_BLIND": (
        "Pas de petite blinde : la grosse de la main d'avant est sortie.",
        "No small blind: the big blind of the hand before is out.",
    ),
    "BUTTON_DEAD": (
        "Bouton mort : il passe à la place {button}, vide.",
        "Dead button: it goes to seat {button}, empty.",
    ),
    "BIG_BLIND_ADVANCES_BUTTON_KEPT": (
        "Arrivée : la grosse blinde avance et personne ne perd son tour de bouton.",
        "Arrival: the big blind goes on and nobody loses a turn at the button.",
    ),
}


def did_sentences(hand: HandRecord, language: Language | None = None) -> tuple[str, ...]:
    """Return what the rules did to make this hand, a sentence each; none for a hand set."""
    params = {"button": hand.button, "big_blind": hand.big_blind}
    return tuple(
        say(DID[code], params, language=language)
        if code in DID
        else _as_sentence(reason_sentence(Reason(code, params), None, language))
        for code in hand.because
    )


def ante_sentence(hand: HandRecord, language: Language | None = None) -> str:
    """Return who owes the ante in this hand; nothing when the level has none."""
    return reason_sentence(Reason(hand.ante), language=language) if hand.ante else ""


def told_of_positions(
    event: PositionsEvent,
) -> tuple[str, tuple[int, ...], dict[str, object]]:
    """Return which sentence tells positions, nobody named, no other figure."""
    return "+no_sb" if event.sb is None else "", (), {}


def besides_of_positions(event: object) -> list[tuple[str, dict[str, object]]]:
    """Return what is said after the sentence of a hand: who deals at a dead button."""
    if isinstance(event, HandTapped) and event.button_dead:
        return [("button_dead", {"dealer": event.dealer})]
    return []


def _as_sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."
