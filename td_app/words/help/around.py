"""Help for the frame of every page (header, rail, to-do column, foot) and what pages share."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair

AROUND: Final[dict[Pair, Pair]] = {
    ("Étape suivante", "Next step"): (
        "Ouvre la page de l’étape suivante ; rien n’est fait à votre place.",
        "Opens the page of the next step; nothing is done for you.",
    ),
    ("Quitter les premiers pas", "Leave the first steps"): (
        "Retire ce bandeau ; Ctrl+K, « premiers pas », le ramène.",
        "Removes this banner; Ctrl+K, “first steps”, brings it back.",
    ),
    ("Attribuer les lots…", "Award prizes…"): (
        "Des ex æquo ont droit à ces lots : permet d’attribuer chacun.",
        "Tied players are due these prizes: lets you award each one.",
    ),
    ("Attribuer…", "Award…"): (
        "Une prime est à attribuer : permet d’indiquer qui a éliminé le joueur.",
        "A bounty is pending: record who made the knockout.",
    ),
    ("Fermer la table", "Break the table"): (
        "Ferme la table : chacun de ses joueurs reçoit une place ailleurs.",
        "Breaks the table: each of its players gets a seat elsewhere.",
    ),
    ("Remplir", "Fill in"): (
        "Ouvre la feuille où noter le retrait de ces jetons, table par table.",
        "Opens the worksheet for this colour-up, table by table.",
    ),
    ("Voir les jetons", "Show chips"): (
        "Ouvre la page Jetons, où se fait le compte.",
        "Opens the Chips page, where the count is made.",
    ),
    ("en cours*", "in progress*"): (
        "Le temps qui reste au niveau ; un clic arrête l’horloge, Espace aussi.",
        "Time left in the level; click, or press Space, to pause the clock.",
    ),
    ("arrêtée*", "paused*"): (
        "Le temps qui reste au niveau ; un clic démarre l’horloge, Espace aussi.",
        "Time left in the level; click, or press Space, to start the clock.",
    ),
    ("Raccourcis", "Shortcuts"): (
        "Affiche les raccourcis clavier ; maintenir « ? » affiche cette aide.",
        "Shows the keyboard shortcuts; holding “?” shows this help.",
    ),
    ("Réglages", "Settings"): (
        "Les réglages du tournoi et de l’application.",
        "Settings of the tournament and of the application.",
    ),
    ("Fait aux tables", "Done at the tables"): (
        "Le retrait est fait partout, sans feuille : la valeur n’est plus en jeu.",
        "The colour-up is done everywhere, without a worksheet: that value is out of play.",
    ),
    ("Écarter…", "Dismiss…"): (
        "Le directeur décide autrement : la proposition disparaît, avec son motif au journal.",
        "The director overrides: the proposal goes, with the reason in the log.",
    ),
    ("Arrêter la table", "Halt play"): (
        "La table incomplète s’arrête quand la grosse blinde arrive sur une place vide.",
        "Play halts at the short table when the big blind reaches an empty seat.",
    ),
    ("Indiquer la BB", "Enter the BB"): (
        "Demande où est la grosse blinde : elle désigne le joueur qui change de table.",
        "Asks where the big blind is, to work out who moves.",
    ),
    ("Annuler : *", "Undo: *"): (
        "Annule la dernière action, quelle que soit la page (Ctrl+Z).",
        "Undoes the last action, whatever the page (Ctrl+Z).",
    ),
    ("pas commencé*", "not started*"): (
        "Le temps du premier niveau ; un clic démarre l’horloge, Espace aussi.",
        "Time of the first level; click, or press Space, to start the clock.",
    ),
    ("terminé*", "over*"): (
        "Le tournoi est terminé : l’horloge est arrêtée.",
        "The tournament is over and the clock has stopped.",
    ),
    ("Tournoi", "Tournament"): (
        "Revient au tournoi ouvert (F3).",
        "Goes back to the open tournament (F3).",
    ),
    ("Tournois", "Tournaments"): (
        "Revient à la liste des tournois (F3).",
        "Goes back to the list of tournaments (F3).",
    ),
    ("Retour", "Back"): (
        "Ferme cette page et revient à la précédente.",
        "Closes this page and goes back to the one behind.",
    ),
    ("Tout annoncé", "All read"): (
        "Note que tous les changements de place ont été lus à la salle.",
        "Records that every seat change has been read out to the room.",
    ),
}

SHARED: Final[dict[Pair, Pair]] = {
    ("Voir le classement", "See the ranking"): (
        "Ouvre la page Classement, le bilan de la soirée au-dessus.",
        "Opens the Ranking page, the evening’s figures above it.",
    ),
    ("Lignes affichées", "Lines shown"): (
        "Choisit les lignes affichées.",
        "Chooses which lines are shown.",
    ),
    ("Tout cocher", "Tick all"): (
        "Coche toutes les lignes affichées qui peuvent l’être.",
        "Ticks every line shown that can be ticked.",
    ),
    ("Tout décocher", "Untick all"): (
        "Décoche toutes les lignes affichées.",
        "Unticks every line shown.",
    ),
    ("Choisir sur un calendrier", "Pick on a calendar"): (
        "Ouvre un calendrier où choisir le jour.",
        "Opens a calendar to choose the day.",
    ),
    ("article *", "article *"): (
        "Affiche l’article du règlement qui fonde cette proposition.",
        "Shows the article of the rulebook behind this proposal.",
    ),
    ("Passer outre…", "Override…"): (
        "Vous répondez de la majorité de ces joueurs ; c’est inscrit au journal.",
        "You vouch for these players’ age; it is recorded in the log.",
    ),
}
