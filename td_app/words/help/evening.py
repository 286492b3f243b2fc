"""Help on what surrounds play: chips, ranking, papers, journal, cash desk."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair

CHIPS: Final[dict[Pair, Pair]] = {
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
        "Imprime ensemble les papiers du début : talons, listes, structure.",
        "Prints the papers of the start together: slips, lists, structure.",
    ),
    ("Tout pour la fin", "All for the end"): (
        "Imprime ensemble les papiers de la fin : classement, podium, procès-verbal.",
        "Prints the papers of the end together: ranking, podium, minutes.",
    ),
    ("Papier", "Paper"): ("La feuille de votre imprimante.", "The sheet of your printer."),
    ("Talons de place", "Seat slips"): (
        "La taille des talons de place, et combien par feuille.",
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
    ("Aperçu du papier", "Paper preview"): (
        "Le papier tel qu’il sera imprimé.",
        "The paper as it will be printed.",
    ),
}

JOURNAL: Final[dict[Pair, Pair]] = {}


CASH: Final[dict[Pair, Pair]] = {
    ("Chercher un nom", "Find a name"): (
        "Ne laisse que ceux dont le nom correspond.",
        "Leaves only those whose name matches.",
    ),
    ("Ce que chacun doit", "What each owes"): (
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
    ("Cela n’a pas eu lieu", "This never took place"): (
        "Reprend la ligne sans rien mettre à sa place.",
        "Takes the line back and puts nothing in its place.",
    ),
    ("Par", "By"): ("Le moyen qui aurait dû être écrit.", "The means that should stand there."),
    ("Joueur", "Player"): ("Qui aurait dû être écrit.", "Who should stand there."),
    ("Motif", "Reason"): (
        "Pourquoi la ligne est fausse : écrit au procès-verbal.",
        "Why the line is wrong: written in the minutes.",
    ),
    ("Corriger", "Correct"): (
        "Écrit la correction, datée, à côté de la ligne fausse.",
        "Writes the correction, dated, beside the wrong line.",
    ),
    ("Raison de l’écart", "Reason of the difference"): (
        "Pourquoi le compte n’y est pas, ou ce qui reste dû.",
        "Why the count is not right, or something is still owed.",
    ),
}
