"""Help in the club's space, and on the pages in front: the application, training."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair

MEMBERS: Final[dict[Pair, Pair]] = {
    ("Soirées à relier", "Evenings to link"): (
        "Dit quel membre était chaque inscrit des soirées passées.",
        "Says which member each entrant of past evenings was.",
    ),
    ("Visiteurs de rencontres", "Visitors of meetings"): (
        "Les joueurs de rencontres sans fiche : reliez ceux que vous voulez.",
        "Players of meetings without a card: link those you want.",
    ),
    ("En relier…", "Link some…"): (
        "Montre les joueurs de rencontres, à relier un à un.",
        "Shows the players of meetings, to link one by one.",
    ),
    ("Relier les soirées jouées", "Link the evenings played"): (
        "Cochez la fiche de chaque joueur (Espace).",
        "Tick the card of each player (Space).",
    ),
    ("Lignes montrées", "Lines shown"): (
        "Quelles lignes la liste montre.",
        "Which lines the list shows.",
    ),
    ("Tout cocher", "Tick all"): (
        "Coche toutes les lignes montrées qui peuvent l’être.",
        "Ticks every line shown that may be.",
    ),
    ("Tout décocher", "Untick all"): (
        "Décoche toutes les lignes montrées.",
        "Unticks every line shown.",
    ),
    ("Importer un fichier", "Import a file"): (
        "Lit des membres d’un fichier ou d’un texte collé, et les montre avant de les garder.",
        "Reads members from a file or a pasted text, and shows them before they are kept.",
    ),
    ("Nouvelle fiche", "New card"): (
        "Écrit la fiche d’un nouveau membre (Alt+N).",
        "Writes the card of a new member (Alt+N).",
    ),
    ("Tous", "All"): ("Montre toutes les fiches.", "Shows every card."),
    ("Membres", "Members"): (
        "Ne montre que les membres du club.",
        "Shows only the club’s members.",
    ),
    ("Invités", "Guests"): ("Ne montre que les invités.", "Shows only the guests."),
    ("En retard", "Dues late"): (
        "Ne montre que ceux dont la cotisation est en retard.",
        "Shows only those whose dues are late.",
    ),
    ("Partis", "Left"): (
        "Ne montre que ceux qui ont quitté le club.",
        "Shows only those who have left the club.",
    ),
}

SEASON: Final[dict[Pair, Pair]] = {
    ("Saison", "Season"): (
        "Passe du classement à la grille, aux soirées, au barème et au reste de la saison.",
        "Goes from the standings to the grid, the evenings, the scale and the rest.",
    ),
    ("Commencer une saison…", "Begin a season…"): (
        "Nomme une saison, ses dates et son barème ; on y place ensuite des soirées.",
        "Names a season, its dates and its scale; evenings are placed in it afterwards.",
    ),
    ("Reprendre une saison…", "Take a season over…"): (
        "Lit une saison tenue dans un tableur : ses soirées, ses joueurs, leur fiche.",
        "Reads a season kept in a spreadsheet: its evenings, its players, their cards.",
    ),
}

TEAMS: Final[dict[Pair, Pair]] = {
    ("Affichage public", "Public display"): (
        "Ouvre ou ferme l’écran de la salle : horloge, tables, équipes, places à venir (F11).",
        "Opens or closes the screen of the room: clock, tables, teams, seats to come (F11).",
    ),
    ("Nouvelle rencontre…", "New meeting…"): (
        "Prépare une rencontre par équipes : équipes, manches, tables.",
        "Prepares a meeting of teams: teams, rounds, tables.",
    ),
}

ARCHIVE: Final[dict[Pair, Pair]] = {
    ("Emporter le club…", "Take the club along…"): (
        "Écrit le club sur une clé pour continuer sur un autre ordinateur.",
        "Writes the club to a stick, to go on on another computer.",
    ),
    ("Reprendre une saison…", "Take a season over…"): (
        "Lit une saison jouée ailleurs dans un fichier et montre où irait chaque ligne.",
        "Reads a season played elsewhere from a file and shows where each line would go.",
    ),
    ("Réunir un autre fichier…", "Join another file…"): (
        "Réunit le fichier d’un autre ordinateur du club à celui-ci, après l’avoir montré.",
        "Joins the file of another of the club’s computers to this one, after showing it.",
    ),
    ("Lire", "Read"): (
        "Montre la soirée choisie sans pouvoir la changer.",
        "Shows the chosen evening, which cannot be changed there.",
    ),
}

APPLICATION: Final[dict[Pair, Pair]] = {
    ("L’application et le club", "The application and the club"): (
        "L’écran et le son, le club, les téléphones, les copies : un onglet chacun.",
        "Screen and sound, the club, phones, backups: a tab each.",
    ),
    ("Choisir un endroit…", "Choose a location…"): (
        "Choisissez un second endroit où copier aussi : une clé USB.",
        "Choose a second place to back up to: a USB stick.",
    ),
    ("Emporter le club…", "Take the club along…"): (
        "Écrit le club sur une clé pour continuer sur un autre ordinateur.",
        "Writes the club to a stick, to go on on another computer.",
    ),
    ("Revenir à une copie…", "Go back to a copy…"): (
        "Met une copie de sûreté à la place du club, qui est gardé à côté.",
        "Puts a backup in place of the club, which is kept beside it.",
    ),
    ("Français", "Français"): (
        "Met tous les écrans en français, tout de suite.",
        "Puts every screen in French, at once.",
    ),
    ("English", "English"): (
        "Met tous les écrans en anglais, tout de suite.",
        "Puts every screen in English, at once.",
    ),
    ("Allumer", "Switch on"): (
        "Sert les pages de la salle aux téléphones du même réseau.",
        "Serves the room’s pages to phones on the same network.",
    ),
    ("Éteindre", "Switch off"): (
        "Ne sert plus rien aux téléphones ; ceux qui sont reliés le restent.",
        "Serves phones no longer; those paired stay paired.",
    ),
    ("Réseau", "Network"): (
        "Le réseau sur lequel les téléphones trouvent cet ordinateur.",
        "The network on which phones find this computer.",
    ),
    ("Aucun (fichier PEM)…", "None (PEM file)…"): (
        "Choisit un certificat, pour que les pages soient servies en https.",
        "Chooses a certificate, so that pages are served over https.",
    ),
    ("Aucun", "None"): (
        "Choisit un certificat, pour que les pages soient servies en https.",
        "Chooses a certificate, so that pages are served over https.",
    ),
    ("Nom du club", "Name of the club"): (
        "Le nom du club, en tête des papiers.",
        "The club’s name, at the head of papers.",
    ),
    ("Choisir le logo", "Choose the logo"): (
        "Choisit l’image en tête des papiers et au mur.",
        "Chooses the picture at the head of papers and on the wall.",
    ),
    ("A4", "A4"): ("Imprime sur des feuilles A4.", "Prints on A4 sheets."),
    ("A5", "A5"): ("Imprime sur des feuilles A5.", "Prints on A5 sheets."),
    ("Lettre US", "US Letter"): (
        "Imprime sur des feuilles américaines.",
        "Prints on American sheets.",
    ),
    ("A7, 8 par feuille", "A7, 8 a sheet"): (
        "Les plus petits talons de place, huit par feuille A4.",
        "The smallest seat slips, eight to an A4 sheet.",
    ),
    ("A6, 4 par feuille", "A6, 4 a sheet"): (
        "Des talons de place plus grands, quatre par feuille A4.",
        "Larger seat slips, four to an A4 sheet.",
    ),
    ("Rouleau 80 mm", "80 mm roll"): (
        "Des talons de place sur une imprimante à tickets.",
        "Seat slips on a receipt printer.",
    ),
    ("Argent", "Money"): (
        "Permet les prix d’entrée et les prix en argent, avec ce que la loi en dit.",
        "Allows paid entries and prizes in money, with what the law says of them.",
    ),
    ("Jeux", "Games"): ("Permet d’autres jeux que le hold’em.", "Allows other games than hold’em."),
    ("Éliminations", "Knock-outs"): (
        "Demande à chaque sortie qui a éliminé le joueur.",
        "Asks at each elimination who knocked the player out.",
    ),
    ("Adresse où lire le règlement", "Address where the rulebook can be read"): (
        "La page du règlement qu’ouvrent les articles cités.",
        "The page of the rulebook that cited articles open.",
    ),
}

TRAINING: Final[dict[Pair, Pair]] = {
    ("Continuer", "Continue"): (
        "Passe au litige suivant (Entrée).",
        "Goes on to the next dispute (Enter).",
    ),
    ("× 10", "× 10"): ("L’horloge va dix fois plus vite.", "The clock goes ten times faster."),
    ("× 30", "× 30"): (
        "L’horloge va trente fois plus vite.",
        "The clock goes thirty times faster.",
    ),
    ("× 60", "× 60"): (
        "L’horloge va soixante fois plus vite.",
        "The clock goes sixty times faster.",
    ),
    ("Imprimer… Feuille de litiges", "Print… Sheet of disputes"): (
        "Imprime une feuille de litiges pour une soirée d’entraînement.",
        "Prints a sheet of disputes for an evening of training.",
    ),
    ("Enregistrer en PDF… Feuille de litiges", "Save as PDF… Sheet of disputes"): (
        "Écrit cette feuille dans un fichier PDF.",
        "Writes this sheet to a PDF file.",
    ),
}
