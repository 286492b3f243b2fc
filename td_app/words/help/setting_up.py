"""Help where a tournament is prepared: its settings, a new one, the start of the application."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair

SETUP: Final[dict[Pair, Pair]] = {
    ("Le tournoi", "The tournament"): (
        "Nom, date, heures, tapis de départ, entrées tardives, tirage.",
        "Name, date, hours, starting stack, late entries, the draw.",
    ),
    ("Le format", "The format"): (
        "Réinscriptions, recaves, vagues, satellite : éteints au départ.",
        "Re-entries, re-buys, flights, satellite: off at first.",
    ),
    ("La salle", "The room"): (
        "Les tables, leurs places et l’ordre de fermeture.",
        "The tables, their seats and the breaking order.",
    ),
    ("La structure", "The structure"): (
        "Les niveaux, les blindes, les antes et les pauses.",
        "The levels, the blinds, the antes and the breaks.",
    ),
    ("Les jetons", "The chips"): (
        "Les valeurs de vos mallettes, et combien le club en possède.",
        "The values of your cases, and how many the club owns.",
    ),
    ("Les règles", "The rules"): (
        "La rigueur des sanctions, la taille de la table finale.",
        "How penalties are given, the size of the final table.",
    ),
    ("Lots et prix", "Prizes"): ("Ce que gagne chaque rang.", "What each rank wins."),
    ("Règles maison", "House rules"): (
        "Ce que le club change au règlement, dit sur les papiers.",
        "What the club changes in the rulebook, told on the papers.",
    ),
    ("Lieu", "Venue"): (
        "Où l’on joue, écrit sur les papiers.",
        "Where it is played, written on papers.",
    ),
    ("Affichage public", "Public display"): (
        "Dit au mur à quelle heure le tournoi devrait finir.",
        "Tells on the wall when the tournament should end.",
    ),
    ("Enregistrer", "Save"): (
        "Garde les réglages changés dans tout le tournoi (Ctrl+Entrée).",
        "Keeps the settings changed, in the whole tournament (Ctrl+Enter).",
    ),
    ("Format", "Format"): (
        "Freezeout, ou un format où l’on revient en jeu.",
        "A freezeout, or a format in which one may come back.",
    ),
    ("Réinscriptions", "Re-entries"): (
        "Permet à un joueur sorti d’entrer de nouveau, tant qu’il en est temps.",
        "Lets a player who is out enter again, while there is time.",
    ),
    ("Recaves", "Re-buys"): (
        "Permet de reprendre des jetons à sa place.",
        "Lets players take more chips at their seat.",
    ),
    ("Add-on", "Add-on"): (
        "Permet à chacun de prendre des jetons une fois, à une pause.",
        "Lets everybody take chips once, at a break.",
    ),
    ("Vague", "Flight"): (
        "Ce tournoi est un jour 1 : il finit à un niveau, et le jour 2 prend ses qualifiés.",
        "This tournament is a day 1: it ends at a level, and day 2 takes those qualified.",
    ),
    ("Sit & go", "Sit & go"): (
        "Commence dès que toutes les places sont prises.",
        "Begins as soon as every seat is taken.",
    ),
    ("Pauses synchronisées", "Synchronised breaks"): (
        "Met les pauses à la même minute de chaque heure.",
        "Puts the breaks at the same minute of every hour.",
    ),
    ("Niveaux et pauses", "Levels and breaks"): (
        "Une ligne par niveau ou pause ; Inser en ajoute, Suppr en retire.",
        "A row a level or break; Ins adds one, Del removes one.",
    ),
    ("Niveau", "Level"): (
        "Ajoute un niveau sous la ligne choisie.",
        "Adds a level under the chosen row.",
    ),
    ("Pause", "Break"): (
        "Ajoute une pause sous la ligne choisie.",
        "Adds a break under the chosen row.",
    ),
    ("Selon le règlement : *", "By the rulebook: *"): (
        "La table finale a le nombre de joueurs que dit le règlement.",
        "The final table has the number of players that the rulebook says.",
    ),
    ("Autre nombre, le directeur y déroge :", "Another number, set by the director:"): (
        "La table finale a un autre nombre de joueurs, dit à tous.",
        "The final table has another number of players, told to everybody.",
    ),
    ("Joueurs à la table finale", "Players at the final table"): (
        "Combien de joueurs forment la table finale.",
        "How many players make the final table.",
    ),
    ("En nature", "In kind"): (
        "Les rangs gagnent des lots, écrits un par ligne.",
        "Ranks win prizes in kind, written one a line.",
    ),
    ("Honorifiques", "Honorary"): (
        "Les rangs gagnent un titre ou une coupe.",
        "Ranks win a title or a cup.",
    ),
    ("Points", "Points"): ("Les rangs gagnent des points.", "Ranks win points."),
    (
        "Joueur déplacé tiré au sort, assis loin de la grosse blinde",
        "Player who moves drawn at random, seated far from the big blind",
    ): (
        "Coché, le joueur à déplacer est tiré au sort (§ 2.3).",
        "Ticked, the player who moves is drawn at random (§ 2.3).",
    ),
    (
        "La grosse blinde avance toujours, le bouton jamais mort",
        "The big blind always goes forward, the button never dead",
    ): ("Coché, le bouton n’est jamais mort (§ 4.3).", "Ticked, the button is never dead (§ 4.3)."),
    ("Écrire une règle maison", "Write a house rule"): (
        "Écrit une règle du club qui n’est pas dans cette liste.",
        "Writes a rule of the club that is not in this list.",
    ),
}

SETTINGS: Final[dict[Pair, Pair]] = {
    ("Réglages", "Settings"): (
        "Passe des réglages de ce tournoi à ceux de l’application.",
        "Goes from this tournament’s settings to the application’s.",
    ),
    ("Enregistrer", "Save"): (
        "Garde les réglages changés dans tout le tournoi (Ctrl+Entrée).",
        "Keeps the settings changed, in the whole tournament (Ctrl+Enter).",
    ),
}

NEW: Final[dict[Pair, Pair]] = {}

START: Final[dict[Pair, Pair]] = {
    ("Ouvrir *", "Open *"): ("Ouvre ce tournoi.", "Opens this tournament."),
    ("Club", "Club"): (
        "Ouvre les membres, la saison, les équipes et les archives (F3).",
        "Opens the members, the season, the teams and the archive (F3).",
    ),
    ("Réglages", "Settings"): (
        "Règle l’application : langue, thème, sons, téléphones, papiers.",
        "Sets the application up: language, theme, sounds, phones, papers.",
    ),
    ("Nouveau tournoi", "New tournament"): (
        "Prépare un tournoi sur une page, avec les réglages habituels du club.",
        "Prepares a tournament on one page, with the club’s usual settings.",
    ),
    ("Essayer avec un tournoi d’exemple", "Try with a sample tournament"): (
        "Ouvre un tournoi en cours avec des noms inventés, pour essayer.",
        "Opens a tournament in play with invented names, to try things.",
    ),
    ("Ouvrir", "Open"): (
        "Ouvre ce tournoi où il en est.",
        "Opens this tournament where it stands.",
    ),
}
