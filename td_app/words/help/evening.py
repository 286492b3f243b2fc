"""Help on an evening’s chips, ranking, papers and cash desk."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair

CHIPS: Final[dict[Pair, Pair]] = {
    ("Jetons de la place *", "Chips of seat *"): (
        "Combien de ces petits jetons cette place a encore.",
        "How many of those small chips this seat still has.",
    ),
    ("La place *", "Seat *"): (
        "Cochez si cette place n’a que ces jetons-là : un lui reste au moins.",
        "Tick where this seat has no other chips: it keeps at least one.",
    ),
    ("Cartes de la place *", "Cards of seat *"): (
        "Les cartes reçues au tirage, une par jeton.",
        "The cards dealt in the race, one a chip.",
    ),
    ("Fait aux tables", "Done at the tables"): (
        "Le retrait est fait partout, sans feuille : la valeur n’est plus en jeu.",
        "The colour-up is done everywhere, without a sheet: that value is no longer in play.",
    ),
    ("Joueur", "Player"): (
        "Le joueur à qui ces jetons étaient, ou vont.",
        "The player these chips were, or go to.",
    ),
    ("Motif", "Reason"): (
        "Ce que le journal dira de ce changement.",
        "What the journal will say of this change.",
    ),
}

RANKING: Final[dict[Pair, Pair]] = {
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
    ("Continuer à jouer", "Keep playing"): (
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
    ("Éliminé par", "Knocked out by"): (
        "Cochez qui a éliminé ce joueur ; plusieurs se partagent la prime.",
        "Tick who knocked this player out; several share the bounty.",
    ),
    ("Nom d’un joueur, puis Entrée", "A player’s name, then Enter"): (
        "Tapez un nom ; Entrée le coche.",
        "Type a name; Enter ticks it.",
    ),
    ("Exporter", "Export"): (
        "Écrit le classement dans un fichier CSV, ou un classeur XLSX pour un tableur.",
        "Writes the ranking to a CSV file, or an XLSX workbook for a spreadsheet.",
    ),
    ("Imprimer…", "Print…"): ("Imprime le classement.", "Prints the ranking."),
    ("Tout pour la fin", "All for the end"): (
        "Imprime ensemble les papiers de la fin : classement, podium, procès-verbal.",
        "Prints the papers of the end together: ranking, podium, minutes.",
    ),
    ("Ajouter à la saison…", "Add to the season…"): (
        "Fait compter cette soirée dans une saison du club, ou dans l’une de ses parties.",
        "Makes this evening count in a season of the club, or in one of its parts.",
    ),
    ("En jeu", "In play"): (
        "Ne montre que ceux qui jouent encore.",
        "Shows only those who are still playing.",
    ),
}

PAPERS: Final[dict[Pair, Pair]] = {
    ("Tout pour le début", "All for the start"): (
        "Imprime ensemble les papiers du début : cartons de place, listes, structure.",
        "Prints the papers of the start together: slips, lists, structure.",
    ),
    ("Tout pour la fin", "All for the end"): (
        "Imprime ensemble les papiers de la fin : classement, podium, procès-verbal.",
        "Prints the papers of the end together: ranking, podium, minutes.",
    ),
    ("Papier", "Paper"): ("La feuille de votre imprimante.", "The sheet of your printer."),
    ("Cartons de place", "Seat slips"): (
        "La taille des cartons de place, et combien par feuille.",
        "The size of the seat slips, and how many a sheet.",
    ),
    ("Exporter", "Export"): (
        "Écrit le classement (CSV, XLSX), le journal sans un nom, ou tout dans un dossier.",
        "Writes the ranking (CSV, XLSX), the journal without a name, or everything to a folder.",
    ),
    ("Imprimer", "Print"): (
        "Imprime le papier montré (Ctrl+P).",
        "Prints the paper shown (Ctrl+P).",
    ),
    ("Imprimer…", "Print…"): (
        "Imprime le papier montré (Ctrl+P).",
        "Prints the paper shown (Ctrl+P).",
    ),
    ("Enregistrer en PDF…", "Save as PDF…"): (
        "Écrit le papier montré dans un fichier PDF.",
        "Writes the paper shown to a PDF file.",
    ),
    ("Page entière", "Whole page"): (
        "Montre la page entière, ou sa largeur.",
        "Shows the whole page, or its width.",
    ),
    ("Aperçu du papier", "Print preview"): (
        "Le papier tel qu’il sera imprimé.",
        "The paper as it will be printed.",
    ),
}

CASH: Final[dict[Pair, Pair]] = {
    ("Chercher un nom", "Search a name"): (
        "Ne laisse que ceux dont le nom correspond.",
        "Leaves only those whose name matches.",
    ),
    ("Ce que chacun doit", "What each player owes"): (
        "Choisissez un joueur pour encaisser, rendre ou répondre de sa dette.",
        "Choose a player to take, give back or answer for a debt.",
    ),
    ("Montant", "Amount"): (
        "La somme payée ou rendue ; tout ce qui est dû si rien n’est tapé.",
        "The sum paid or given back; all that is owed when nothing is typed.",
    ),
    ("Reçu…", "Receipt…"): (
        "Imprime le reçu de la ligne choisie : d’entrée, ou à signer si c’est versé.",
        "Prints the receipt of the chosen line: of an entry, or to sign if it was paid out.",
    ),
    ("Moyen", "Method"): (
        "Le moyen qui aurait dû être écrit.",
        "The means that should stand there.",
    ),
    ("Joueur", "Player"): ("Qui aurait dû être écrit.", "Who should stand there."),
    ("Motif", "Reason"): (
        "Pourquoi la ligne est fausse : écrit au procès-verbal.",
        "Why the line is wrong: written in the minutes.",
    ),
    ("Corriger", "Correct"): (
        "Écrit la correction, datée, à côté de la ligne fausse.",
        "Writes the correction, dated, beside the wrong line.",
    ),
}
