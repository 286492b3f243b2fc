"""Help on what is set: a tournament, the application; and on where all starts."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair

SETUP: Final[dict[Pair, Pair]] = {
    ("Une entrée, prix", "One entry, price"): (
        "Ce qui va aux prix, de chaque entrée.",
        "What goes to the prizes, of each entry.",
    ),
    ("Une entrée, droits", "One entry, fee"): (
        "Ce qui va au club, de chaque entrée.",
        "What goes to the club, of each entry.",
    ),
    ("Une entrée, prime", "One entry, bounty"): (
        "Ce qui va à la prime, de chaque entrée.",
        "What goes to the bounty, of each entry.",
    ),
    ("Se désinscrire", "Unregistering"): (
        "Jusqu’à quand un joueur peut reprendre son entrée.",
        "Until when a player may take the entry back.",
    ),
    ("Entrée au choix", "Choice of buy-in"): (
        "Chacun choisit le prix de son entrée, entre deux bornes.",
        "Everyone chooses the price of their entry, within the lowest and highest set.",
    ),
    ("Satellite*", "Satellite*"): (
        "Le jeu s’arrête quand il reste autant de joueurs que de lots.",
        "Play ends once as many players are left as there are prizes.",
    ),
    ("Ajouter un rang", "Add a place"): ("Ajoute un rang récompensé.", "Adds a rank with a prize."),
    ("Retirer la ligne", "Remove the line"): (
        "Ôte la ligne choisie.",
        "Takes the chosen line away.",
    ),
    ("Joueurs", "Players"): (
        "Le nombre de joueurs d’après lequel les rangs sont proposés.",
        "The number of players the ranks are proposed for.",
    ),
    ("Le lot*", "The prize*"): ("Ce que reçoit ce rang.", "What this rank gets."),
    ("Le titre*", "The honour*"): ("Ce que reçoit ce rang.", "What this rank gets."),
    ("Durée d’un niveau en minutes*", "Length of a level in minutes*"): (
        "Entre quelles durées de niveau la structure est cherchée.",
        "Between which lengths of a level the structure is looked for.",
    ),
    ("Grosses blindes au départ*", "Big blinds at the start*"): (
        "Entre combien de grosses blindes le tapis de départ est cherché.",
        "Between how many big blinds the starting stack is looked for.",
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
    ("Recaves", "Rebuys"): (
        "Permet de reprendre des jetons à sa place.",
        "Lets players take more chips at their seat.",
    ),
    ("Add-on", "Add-on"): (
        "Permet à chacun de prendre des jetons une fois, à une pause.",
        "Lets everybody take chips once, at a break.",
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
        "Moving button: the big blind always advances, no dead button",
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

APPLICATION: Final[dict[Pair, Pair]] = {
    ("L’application et le club", "The application and the club"): (
        "L’écran et le son, le club, les téléphones, les copies : un onglet chacun.",
        "Screen and sound, the club, phones, backups: a tab each.",
    ),
    ("Choisir un endroit…", "Choose a location…"): (
        "Choisissez un second endroit où copier aussi : une clé USB.",
        "Choose a second place to back up to: a USB stick.",
    ),
    ("Emporter le club…", "Move to another computer…"): (
        "Écrit le club sur une clé pour continuer sur un autre ordinateur.",
        "Writes the club to a stick, to go on on another computer.",
    ),
    ("Revenir à une copie…", "Restore a backup…"): (
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
    ("Nom du club", "Club name"): (
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
    ("A7, 8 par feuille", "A7, 8 per sheet"): (
        "Les plus petits cartons de place, huit par feuille A4.",
        "The smallest seat slips, eight to an A4 sheet.",
    ),
    ("A6, 4 par feuille", "A6, 4 per sheet"): (
        "Des cartons de place plus grands, quatre par feuille A4.",
        "Larger seat slips, four to an A4 sheet.",
    ),
    ("Rouleau 80 mm", "80 mm roll"): (
        "Des cartons de place sur une imprimante à tickets.",
        "Seat slips on a receipt printer.",
    ),
    ("Argent", "Money"): (
        "Permet les prix d’entrée et les prix en argent, avec ce que la loi en dit.",
        "Allows paid entries and prizes in money, with what the law says of them.",
    ),
    ("Jeux", "Games"): ("Permet d’autres jeux que le hold’em.", "Allows other games than hold’em."),
    ("Éliminations", "Knockouts"): (
        "Demande à chaque sortie qui a éliminé le joueur.",
        "Asks at each elimination who knocked the player out.",
    ),
    ("Adresse web du règlement", "Web address of the rulebook"): (
        "La page du règlement qu’ouvrent les articles cités.",
        "The page of the rulebook that cited articles open.",
    ),
}

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
