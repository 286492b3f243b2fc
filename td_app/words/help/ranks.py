"""Help on the ranking and the questions it asks: prizes, deals, knock-outs, the end of a day."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair

RANKS: Final[dict[Pair, Pair]] = {
    ("ICM", "ICM"): (
        "Partage d’après les chances de chacun à chaque rang.",
        "Shares by the chances of each at every rank.",
    ),
    ("Jetons", "Chips"): ("Partage d’après les tapis.", "Shares by the stacks."),
    ("Égal", "Even"): ("Partage en parts égales.", "Shares in equal parts."),
    ("À la main", "By hand"): ("Vous écrivez la part de chacun.", "You type the share of each."),
    ("Dire qui prend quoi…", "Say who takes what…"): (
        "Des ex æquo ont droit à ces lots : dit qui prend lequel.",
        "Tied players are due these prizes: says who takes which.",
    ),
    ("Motif*", "Reason*"): (
        "Ce qui a été fait et pourquoi, écrit au procès-verbal.",
        "What was done and why, written in the minutes.",
    ),
    ("Finir la journée", "End the day"): (
        "Garde les tapis et les scellés ; le jeu de ce jour est fini.",
        "Keeps the stacks and the seals; this day’s play is over.",
    ),
    ("Continuer à jouer", "Go on playing"): (
        "Ferme la question ; le tournoi continue (Échap).",
        "Closes the question; the tournament goes on (Esc).",
    ),
    ("Annuler le tournoi", "Cancel the tournament"): (
        "Arrête tout : chacun reçoit ce que dit le règlement à ce moment.",
        "Stops everything: everyone gets what the rules say at this moment.",
    ),
    ("Gardé pour le vainqueur", "Kept for the winner"): (
        "Ce qui n’est pas partagé et va au vainqueur.",
        "What is not shared and goes to the winner.",
    ),
    ("Ordre des sorties*", "Finishing order*"): (
        "Choisissez un joueur ; Alt et les flèches le montent ou le descendent.",
        "Choose a player; Alt and the arrows move them up or down.",
    ),
    ("Monter", "Up"): (
        "Monte ce joueur d’un rang (Alt+↑).",
        "Moves this player up a rank (Alt+↑).",
    ),
    ("Une ligne plus haut", "One line higher"): (
        "Monte ce joueur d’un rang (Alt+↑).",
        "Moves this player up a rank (Alt+↑).",
    ),
    ("Descendre", "Down"): (
        "Descend ce joueur d’un rang (Alt+↓).",
        "Moves this player down a rank (Alt+↓).",
    ),
    ("Une ligne plus bas", "One line lower"): (
        "Descend ce joueur d’un rang (Alt+↓).",
        "Moves this player down a rank (Alt+↓).",
    ),
    ("Qui l’a fait", "Who did it"): (
        "Cochez qui a éliminé ce joueur ; plusieurs se partagent la prime.",
        "Tick who knocked this player out; several share the bounty.",
    ),
    ("Nom d’un joueur, puis Entrée", "A player’s name, then Enter"): (
        "Tapez un nom ; Entrée le coche.",
        "Type a name; Enter ticks it.",
    ),
    ("Raison, si une prime est en jeu", "Reason, where a bounty is at stake"): (
        "Votre raison, écrite au procès-verbal.",
        "Your reason, written in the minutes.",
    ),
}
