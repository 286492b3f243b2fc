"""Decisions about the first deal, in one line (4.5, article 6)."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

LINES: Final[Table] = {
    "ALL_DEALT_AGAIN": (
        "Fausse donne : tout est redistribué, par le même donneur",
        "Misdeal: everything is dealt again, by the same dealer",
    ),
    "SANCTION_REPEATED": ("sanction pour récidive", "a penalty for repeated faults"),
    "ON_PURPOSE": (
        "Faute volontaire : sa main est morte, avec sanction ; les autres jouent",
        "Done on purpose: that hand is dead, with a penalty; the others play",
    ),
    "TOO_LATE_TO_DEAL_AGAIN": (
        "Trop tard pour redonner : seules jouent les mains de deux cartes",
        "Too late to deal again: only hands of two cards play",
    ),
    "CARD_EXCHANGED": (
        "Carte morte, échangée en fin de donne contre la première à brûler",
        "Dead card, exchanged after the deal for the first burn card",
    ),
    "BUTTON_TWICE_IS_NO_MISDEAL": (
        "Pas de fausse donne : le bouton peut recevoir deux cartes de suite",
        "No misdeal: the button may get two cards in a row",
    ),
    "NO_MISDEAL": ("Pas de fausse donne : la main continue", "No misdeal: the hand goes on"),
    "PLAYS_NEW_DEAL": ("Il joue la nouvelle donne", "The player plays the new deal"),
    "NOT_IN_NEW_DEAL": (
        "Absent : il ne joue pas la nouvelle donne",
        "Away: the player is not in the new deal",
    ),
    "TWO_CARDS_PLAY": (
        "Jouent {players} ; {dead:=l'autre main est morte|les autres mains sont mortes}",
        "{players} play; {dead:=the other hand is dead|the other hands are dead}",
    ),
    "TWO_CARDS_PLAY_SEATS": (
        "Jouent les places {players} ; {dead:=l'autre main est morte|les autres sont mortes}",
        "Seats {players} play; {dead:=the other hand is dead|the other hands are dead}",
    ),
    "WINS_WITH_TWO_CARDS": (
        "{players} gagne le pot, avec la seule main de deux cartes",
        "{players} wins the pot, with the only hand of two cards",
    ),
    "WINS_WITH_TWO_CARDS_SEATS": (
        "La place {players} gagne le pot, avec la seule main de deux cartes",
        "Seat {players} wins the pot, with the only hand of two cards",
    ),
    "EVERY_HAND_PLAYS": (
        "Toutes les mains ont deux cartes : elles jouent",
        "Every hand has two cards: all of them play",
    ),
    "NOBODY_HAS_TWO_CARDS": (
        "Au directeur de décider : tout rendre, ou partager le pot",
        "The director decides: return everything, or share the pot",
    ),
    "IS_SUBSTANTIAL": (
        "Action substantielle : la main se poursuit",
        "Substantial action: the hand goes on",
    ),
    "NOT_SUBSTANTIAL": (
        "Pas d'action substantielle : l'erreur peut encore se corriger",
        "No substantial action: the error can still be put right",
    ),
    "WHOLE_HAND_DEAD": (
        "Toute sa main est morte, le coup continue pour les autres",
        "The whole hand is dead, the others play on",
    ),
    "CARD_IS_PLAYED": (
        "La carte se joue : il la reprend",
        "The card plays: its owner takes it back",
    ),
    "CARD_PLAYS_OR_DIES": (
        "Au directeur de décider : la carte se joue, ou elle est morte",
        "The director decides: the card plays, or it is dead",
    ),
    "CARD_SEEN_IS_BURNED": (
        "Carte brûlée : {seen_by:joueur l'a vue|joueurs l'ont vue} sur {present}",
        "Card burned: {seen_by:player|players} of {present} saw it",
    ),
    "CARD_SEEN_PLAYS": (
        "La carte se joue, sans dire laquelle on croit avoir vue",
        "The card plays, and nobody says which one they think they saw",
    ),
    "DEALER_COMPLETES": (
        "Le donneur prend sa deuxième carte et joue",
        "The dealer takes a second card and plays",
    ),
    "DEALER_HAND_DEAD": (
        "La main du donneur est morte, le coup continue",
        "The dealer's hand is dead, the others play on",
    ),
    "BLIND_IS_AN_ACTION": (
        "Les jetons posés sont son action : suivi ou relance, selon leur montant",
        "The chips posted are an action: a call or a raise, by their amount",
    ),
    "BLIND_COMMITTED": (
        "Les jetons restent engagés ; on corrige s'ils ne font ni suivi ni relance",
        "The chips stay in; put right if they make neither a call nor a raise",
    ),
    "BLIND_TAKEN_BACK": (
        "Il reprend ses jetons, avec un avertissement ; le coup se joue",
        "The chips come back, with a warning; the hand is played",
    ),
}
