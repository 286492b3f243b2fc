"""Help for the frame of every page (header, rail, to-do column, foot) and what pages share."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair

AROUND: Final[dict[Pair, Pair]] = {
    ("Étape suivante", "Next step"): (
        "Mène à la page de l’étape d’après ; rien n’est fait à votre place.",
        "Leads to the page of the step after; nothing is done for you.",
    ),
    ("Quitter les premiers pas", "Leave the first steps"): (
        "Retire ce bandeau ; Ctrl+K, « premiers pas », le ramène.",
        "Takes this banner away; Ctrl+K, “first steps”, brings it back.",
    ),
    ("Attribuer les lots…", "Award prizes…"): (
        "Des ex æquo ont droit à ces lots : dit qui prend lequel.",
        "Tied players are due these prizes: says who takes which.",
    ),
    ("Attribuer…", "Award…"): (
        "Une prime attend : dit qui a fait la sortie.",
        "A bounty waits: says who made the elimination.",
    ),
    ("Fermer la table", "Break the table"): (
        "Ferme la table : chacun de ses joueurs reçoit une place ailleurs.",
        "Breaks the table: each of its players gets a seat elsewhere.",
    ),
    ("Ouvrir la feuille", "Open the worksheet"): (
        "Ouvre la feuille où noter le retrait de ces jetons, table par table.",
        "Opens the sheet on which to note the colour-up, table by table.",
    ),
    ("Voir les jetons", "View chips"): (
        "Ouvre la page Jetons, là où le compte se fait.",
        "Opens the Chips page, where the count is made.",
    ),
    ("en cours*", "running*"): (
        "Le temps qui reste au niveau ; un clic arrête l’horloge, Espace aussi.",
        "The time left in the level; a click stops the clock, and so does Space.",
    ),
    ("arrêtée*", "stopped*"): (
        "Le temps qui reste au niveau ; un clic fait partir l’horloge, Espace aussi.",
        "The time left in the level; a click starts the clock, and so does Space.",
    ),
    ("Raccourcis", "Shortcuts"): (
        "Montre la liste des touches ; tenir « ? » montre cette aide.",
        "Shows the list of keys; holding “?” shows this help.",
    ),
    ("Réglages", "Settings"): (
        "Les réglages du tournoi et de l’application.",
        "The settings of the tournament and the application.",
    ),
    ("Fait aux tables", "Done at the tables"): (
        "Le retrait est fait partout, sans feuille : la valeur n’est plus en jeu.",
        "The colour-up is done everywhere, without a sheet: that value is no longer in play.",
    ),
    ("Écarter…", "Dismiss…"): (
        "Le directeur décide autrement : la proposition s’en va, avec son motif au journal.",
        "The director decides otherwise: the proposal goes, its reason in the journal.",
    ),
    ("Arrêter la table", "Halt play"): (
        "La table trop courte s’arrête quand la grosse blinde arrive sur une place vide.",
        "The table that is too short stops when the big blind reaches an empty seat.",
    ),
    ("Où est la BB ?", "Where is the BB?"): (
        "Demande la place de la grosse blinde : elle désigne le joueur qui change de table.",
        "Asks for the seat of the big blind: it tells who changes table.",
    ),
    ("Annuler : *", "Undo: *"): (
        "Défait la dernière action, quelle que soit la page (Ctrl+Z).",
        "Undoes the last action, whatever the page (Ctrl+Z).",
    ),
    ("pas commencé*", "not started*"): (
        "Le temps du premier niveau ; un clic fait partir l’horloge, Espace aussi.",
        "The time of the first level; a click starts the clock, and so does Space.",
    ),
    ("terminé*", "over*"): (
        "Le tournoi est terminé : l’horloge ne compte plus.",
        "The tournament is over: the clock counts no more.",
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
        "Ferme cette page et revient à ce qui était derrière.",
        "Closes this page and goes back to what was behind.",
    ),
    ("Tout annoncé", "All announced"): (
        "Note que tous les changements de place ont été lus à la salle.",
        "Records that every seat change was read out to the room.",
    ),
}

SHARED: Final[dict[Pair, Pair]] = {
    ("Choisir sur un calendrier", "Pick on a calendar"): (
        "Ouvre un calendrier où cliquer le jour.",
        "Opens a calendar on which to click the day.",
    ),
    ("article *", "article *"): (
        "Lit l’article du règlement dont vient la proposition.",
        "Reads the article of the rulebook that asks for this.",
    ),
    ("Passer outre…", "Override…"): (
        "Vous répondez de l’âge de ces joueurs ; le journal l’écrit.",
        "You vouch for these players’ age; the journal says so.",
    ),
}
