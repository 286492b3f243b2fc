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
    ("Format et règles", "Format and rules"): (
        "Montre ou replie le format, les règles et les règles maison.",
        "Shows or folds away the format, the rules and the house rules.",
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
    ("Nom", "Name"): (
        "Le nom du tournoi, en tête du mur et des papiers.",
        "The tournament’s name, at the head of the wall and of papers.",
    ),
    ("Date", "Date"): (
        "Le jour du tournoi, écrit sur les papiers.",
        "The day of the tournament, written on papers.",
    ),
    ("Lieu", "Venue"): (
        "Où l’on joue, écrit sur les papiers.",
        "Where it is played, written on papers.",
    ),
    ("Le jeu commence à", "Play begins at"): (
        "L’heure du début, dite au mur avant le jeu.",
        "The hour of the start, told on the wall before play.",
    ),
    ("La salle ferme à", "The hall closes at"): (
        "L’heure à laquelle il faut avoir fini : la page Horloge dit si l’on y sera.",
        "The hour by which to end: the Clock page says whether play will.",
    ),
    ("Places par table", "Seats a table"): (
        "Combien de joueurs le tirage assied à une table au plus.",
        "How many players the draw seats at a table at most.",
    ),
    ("Tapis de départ", "Starting stack"): (
        "Les jetons que chacun reçoit, en valeur.",
        "The chips that everybody receives, in value.",
    ),
    ("Entrées tardives jusqu’à la fin du niveau", "Late entry until the end of level"): (
        "Le dernier niveau où l’on peut encore entrer (§ 1.8).",
        "The last level in which one may still enter (§ 1.8).",
    ),
    ("Retirer qui n’est jamais venu, après le niveau", "Withdraw no-shows after level"): (
        "Quand retirer le tapis d’un joueur jamais venu ; sinon il paie les blindes (§ 1.9).",
        "When a no-show’s stack is withdrawn; else it posts the blinds (§ 1.9).",
    ),
    ("Séparer au tirage", "Keep apart in the draw"): (
        "Qui le tirage tient à des tables différentes, autant que possible.",
        "Whom the draw keeps at different tables, as far as it can.",
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
    ("Il en faut au moins", "At least"): (
        "Sous ce nombre de joueurs, le tournoi ne commence pas.",
        "Under this number of players, the tournament does not begin.",
    ),
    ("En jeu à la fois, au plus", "In play at once, at most"): (
        "Au-delà, on attend une place sur la liste d’attente.",
        "Beyond it, people wait for a seat on the waiting list.",
    ),
    ("Entrées tardives", "Late entry"): (
        "Permet d’entrer après le début.",
        "Lets people enter after the start.",
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
    ("Nombre de tables", "Number of tables"): (
        "Combien de tables la salle peut ouvrir.",
        "How many tables the room can open.",
    ),
    ("Tables de la salle", "Tables of the room"): (
        "Une ligne par table : son nom, ses places.",
        "A row a table: its name, its seats.",
    ),
    ("Ordre de fermeture", "Breaking order"): (
        "Dans quel ordre les tables ferment, fixé avant le jeu.",
        "In which order tables break, fixed before play.",
    ),
    ("Format de l’ante", "Ante format"): (
        "Qui pose l’ante : la grosse blinde, le bouton ou chacun.",
        "Who posts the ante: the big blind, the button or everybody.",
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
    ("Joueurs prévus", "Players expected"): (
        "Combien de joueurs, pour estimer l’heure de fin.",
        "How many players, to estimate when play ends.",
    ),
    ("Jetons du club", "The club’s chips"): (
        "Les jetons que le club possède : valeur, couleur, nombre.",
        "The chips that the club has: value, colour, number.",
    ),
    ("Ajouter un jeton", "Add a chip"): (
        "Ajoute une ligne pour une valeur de jeton.",
        "Adds a row for a value of chip.",
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
    ("Abandonner les changements", "Discard the changes"): (
        "Reprend les réglages enregistrés.",
        "Takes the settings that are saved again.",
    ),
    ("Réglages", "Settings"): (
        "Passe des réglages de ce tournoi à ceux de l’application.",
        "Goes from this tournament’s settings to the application’s.",
    ),
    ("Enregistrer", "Save"): (
        "Garde les réglages changés dans tout le tournoi (Ctrl+Entrée).",
        "Keeps the settings changed, in the whole tournament (Ctrl+Enter).",
    ),
}

NEW: Final[dict[Pair, Pair]] = {
    ("Créer le tournoi", "Create the tournament"): (
        "Crée le tournoi avec ces réglages, qui se changent encore ensuite (Ctrl+Entrée).",
        "Creates the tournament with these settings, which may still change (Ctrl+Enter).",
    ),
}

START: Final[dict[Pair, Pair]] = {
    ("Ouvrir *", "Open *"): ("Ouvre ce tournoi.", "Opens this tournament."),
    ("S’entraîner", "Train"): (
        "Joue une soirée avec des robots, ou des litiges sur cartes, sans toucher au club.",
        "Plays an evening with bots, or disputes on cards, apart from the club.",
    ),
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
    ("Les dix premières minutes, pas à pas", "The first ten minutes, step by step"): (
        "Mène par quatre pages, une phrase chacune, jusqu’à l’horloge lancée.",
        "Leads through four pages, a sentence each, until the clock runs.",
    ),
    ("Diriger une soirée d’entraînement…", "Direct a training evening…"): (
        "Joue une soirée avec des robots, dans un fichier à part.",
        "Plays an evening with bots, in a file of its own.",
    ),
    ("Ouvrir", "Open"): (
        "Ouvre ce tournoi où il en est.",
        "Opens this tournament where it stands.",
    ),
}
