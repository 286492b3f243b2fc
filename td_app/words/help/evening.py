"""Help on an evening’s chips, ranking, papers and cash desk."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair

CHIPS: Final[dict[Pair, Pair]] = {
    ("Jetons de la place *", "Chips at seat *"): (
        "Combien de ces petits jetons cette place a encore.",
        "How many odd chips this seat has.",
    ),
    ("La place *", "Seat *"): (
        "Cochez si ce joueur n’a que ces jetons-là : il en garde au moins un.",
        "Tick if the player has no other chips: they keep at least one.",
    ),
    ("Cartes de la place *", "Cards at seat *"): (
        "Les cartes reçues au tirage, une par jeton.",
        "The cards dealt in the race, one per chip.",
    ),
    ("Fait aux tables", "Done at the tables"): (
        "Le retrait est fait partout, sans feuille : la valeur n’est plus en jeu.",
        "The colour-up is done everywhere, without a worksheet: that value is out of play.",
    ),
    ("Joueur", "Player"): (
        "Le joueur qui avait ces jetons, ou qui les reçoit.",
        "The player who had these chips, or gets them.",
    ),
    ("Motif", "Reason"): (
        "Ce que le journal indiquera pour ce changement.",
        "What the log will say about this change.",
    ),
}

RANKING: Final[dict[Pair, Pair]] = {
    ("ICM", "ICM"): (
        "Partage d’après les chances de chacun à chaque rang.",
        "Splits by each player’s chances of each place.",
    ),
    ("Jetons", "Chips"): ("Partage d’après les tapis.", "Splits by stack."),
    ("Parts égales", "Even split"): ("Partage en parts égales.", "Splits into equal shares."),
    ("À la main", "By hand"): (
        "Vous saisissez la part de chacun.",
        "You enter each player’s share.",
    ),
    ("Attribuer les lots…", "Award prizes…"): (
        "Des ex æquo ont droit à ces lots : permet d’attribuer chacun.",
        "Tied players are due these prizes: lets you award each one.",
    ),
    ("Motif*", "Reason*"): (
        "Ce qui a été fait et pourquoi, inscrit au journal.",
        "What was done and why, recorded in the log.",
    ),
    ("Finir la journée", "End the day"): (
        "Enregistre les tapis et les scellés ; le jeu de ce jour est terminé.",
        "Records the stacks and the seals; this day’s play is over.",
    ),
    ("Continuer à jouer", "Keep playing"): (
        "Ferme la question ; le tournoi continue (Échap).",
        "Closes the question; the tournament goes on (Esc).",
    ),
    ("Annuler le tournoi", "Cancel the tournament"): (
        "Arrête le tournoi : chacun reçoit ce qui est prévu au stade atteint.",
        "Stops the tournament: everyone gets what the rules provide for at this stage.",
    ),
    ("Gardé pour le vainqueur", "Kept for the winner"): (
        "Ce qui n’est pas partagé et va au vainqueur.",
        "What is not split and goes to the winner.",
    ),
    ("Ordre des sorties*", "Finishing order*"): (
        "Choisissez un joueur ; Alt et les flèches le montent ou le descendent.",
        "Select a player; Alt and the arrows move them up or down.",
    ),
    ("Éliminé par", "Knocked out by"): (
        "Cochez le ou les éliminateurs ; à plusieurs, ils se partagent la prime.",
        "Tick who knocked this player out; several share the bounty.",
    ),
    ("Nom d’un joueur, puis Entrée", "A player’s name, then Enter"): (
        "Tapez un nom ; Entrée le coche.",
        "Type a name; Enter ticks it.",
    ),
    ("Exporter", "Export"): (
        "Enregistre le classement : pour un tableur (CSV, XLSX), un site de résultats (CSV) ou un "
        "autre programme (résumé ouvert, OTS).",
        "Saves the ranking: for a spreadsheet (CSV, XLSX), a listing site (CSV) or another program "
        "(Open Tournament Summary).",
    ),
    ("Imprimer…", "Print…"): ("Imprime le classement.", "Prints the ranking."),
    ("Tout pour la fin", "All for the end"): (
        "Imprime ensemble les papiers de la fin : classement, podium, procès-verbal.",
        "Prints the printouts for the end together: ranking, podium, log.",
    ),
    ("Ajouter à la saison…", "Add to the season…"): (
        "Fait compter cette soirée dans une saison du club, ou dans l’une de ses phases.",
        "Counts this event in a season of the club, or in one of its phases.",
    ),
    ("En jeu", "In play"): (
        "N’affiche que les joueurs encore en jeu.",
        "Shows only players still in.",
    ),
}

PAPERS: Final[dict[Pair, Pair]] = {
    ("Tout pour le début", "All for the start"): (
        "Imprime ensemble les papiers du début : cartons de place, listes, structure.",
        "Prints the printouts for the start together: slips, lists, structure.",
    ),
    ("Tout pour la fin", "All for the end"): (
        "Imprime ensemble les papiers de la fin : classement, podium, procès-verbal.",
        "Prints the printouts for the end together: ranking, podium, log.",
    ),
    ("Papier", "Paper size"): (
        "Le format de papier de votre imprimante.",
        "Your printer’s paper size.",
    ),
    ("Cartons de place", "Seat slips"): (
        "La taille des cartons de place, et combien par feuille.",
        "The size of the seat slips, and how many per sheet.",
    ),
    ("Exporter", "Export"): (
        "Enregistre le classement (CSV, XLSX), le journal sans aucun nom, ou tout dans un dossier.",
        "Saves the ranking (CSV, XLSX), the log without names, or everything to a folder.",
    ),
    ("Imprimer", "Print"): (
        "Imprime le papier affiché (Ctrl+P).",
        "Prints the printout shown (Ctrl+P).",
    ),
    ("Imprimer…", "Print…"): (
        "Imprime le papier affiché (Ctrl+P).",
        "Prints the printout shown (Ctrl+P).",
    ),
    ("Enregistrer en PDF…", "Save as PDF…"): (
        "Enregistre le papier affiché en PDF.",
        "Saves the printout shown as a PDF.",
    ),
    ("Page entière", "Whole page"): (
        "Affiche la page entière, ou sa largeur.",
        "Shows the whole page, or its width.",
    ),
    ("Aperçu du papier", "Print preview"): (
        "Le papier tel qu’il sera imprimé.",
        "The printout as it will be printed.",
    ),
}

CASH: Final[dict[Pair, Pair]] = {
    ("Chercher un nom", "Search a name"): (
        "N’affiche que les noms qui correspondent.",
        "Shows only matching names.",
    ),
    ("Ce que chacun doit", "What each player owes"): (
        "Choisissez un joueur pour encaisser, rembourser ou passer outre sa dette.",
        "Select a player to take payment, refund, or override a debt.",
    ),
    ("Montant", "Amount"): (
        "Le montant payé ou remboursé ; tout ce qui est dû si rien n’est saisi.",
        "The amount paid or refunded; everything owed when left empty.",
    ),
    ("Reçu…", "Receipt…"): (
        "Imprime le reçu de la ligne choisie : reçu d’entrée, ou reçu à signer pour un versement.",
        "Prints the receipt for the selected line: for an entry, or to sign for a payout.",
    ),
    ("Moyen", "Method"): (
        "Le moyen de paiement qui aurait dû être noté.",
        "The payment method that should have been recorded.",
    ),
    ("Joueur", "Player"): (
        "Le joueur qui aurait dû être noté.",
        "The player who should have been recorded.",
    ),
    ("Motif", "Reason"): (
        "Pourquoi la ligne est fausse : inscrit au journal.",
        "Why the line is wrong; recorded in the log.",
    ),
    ("Corriger", "Correct"): (
        "Enregistre la correction, datée, à côté de la ligne fausse.",
        "Records the correction, dated, beside the wrong line.",
    ),
}
