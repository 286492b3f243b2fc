"""Help on what is set: a tournament, the application; and on where all starts."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair

SETUP: Final[dict[Pair, Pair]] = {
    ("Une entrée, prix", "Buy-in, buy-in"): (
        "La part de chaque entrée qui va à la dotation.",
        "The part of each buy-in that goes to the prize pool.",
    ),
    ("Une entrée, frais", "Buy-in, fee"): (
        "La part de chaque entrée qui va au club.",
        "The part of each buy-in that goes to the club.",
    ),
    ("Une entrée, prime", "Buy-in, bounty"): (
        "La part de chaque entrée qui va à la prime.",
        "The part of each buy-in that goes to the bounty.",
    ),
    ("Se désinscrire", "Unregistering"): (
        "Jusqu’à quand un joueur peut se désinscrire et être remboursé.",
        "Until when a player may unregister and be refunded.",
    ),
    ("Entrée au choix", "Choice of buy-in"): (
        "Chacun choisit le prix de son entrée, entre un minimum et un maximum.",
        "Players choose their own buy-in, between the lowest and the highest set.",
    ),
    ("Satellite*", "Satellite*"): (
        "Le jeu s’arrête quand il reste autant de joueurs que de lots.",
        "Play ends when as many players are left as there are prizes.",
    ),
    ("Ajouter un rang", "Add a place"): (
        "Ajoute un rang récompensé.",
        "Adds a place with a prize.",
    ),
    ("Retirer la ligne", "Remove the line"): (
        "Retire la ligne choisie.",
        "Deletes the selected line.",
    ),
    ("Joueurs", "Players"): (
        "Le nombre de joueurs d’après lequel les rangs sont proposés.",
        "The number of players on which the suggested places are based.",
    ),
    ("Le lot*", "The prize*"): ("Ce que reçoit ce rang.", "What this place gets."),
    ("Le titre*", "The honour*"): ("Ce que reçoit ce rang.", "What this place gets."),
    ("Durée d’un niveau en minutes*", "Length of a level in minutes*"): (
        "Durées de niveau à respecter, de la plus courte à la plus longue.",
        "Level lengths to stay within, from shortest to longest.",
    ),
    ("Grosses blindes au départ*", "Big blinds at the start*"): (
        "Profondeur voulue du tapis de départ, en grosses blindes.",
        "Depth wanted for the starting stack, in big blinds.",
    ),
    ("Lieu", "Venue"): (
        "Le lieu du tournoi, imprimé sur les papiers.",
        "The venue of the tournament, shown on printouts.",
    ),
    ("Affichage public", "Public display"): (
        "Affiche dans la salle l’heure de fin estimée.",
        "Shows the estimated finish time in the room.",
    ),
    ("Enregistrer", "Save"): (
        "Enregistre les réglages modifiés (Ctrl+Entrée).",
        "Saves the settings for the whole tournament (Ctrl+Enter).",
    ),
    ("Format", "Format"): (
        "Freezeout, ou un format où l’on peut revenir en jeu.",
        "Freezeout by default; or re-entries, rebuys, flights, satellite.",
    ),
    ("Réinscriptions", "Re-entries"): (
        "Permet à un joueur sorti de se réinscrire, tant qu’il en est temps.",
        "Lets an eliminated player re-enter, while there is time.",
    ),
    ("Recaves", "Rebuys"): (
        "Permet de prendre des jetons sans quitter sa place.",
        "Lets players take more chips at their seat.",
    ),
    ("Add-on", "Add-on"): (
        "Permet à chacun de prendre des jetons une fois, à une pause.",
        "Lets everyone take more chips once, at a break.",
    ),
    ("Pauses synchronisées", "Synchronised breaks"): (
        "Met les pauses à la même minute de chaque heure.",
        "Puts the breaks at the same minute of every hour.",
    ),
    ("Niveaux et pauses", "Levels and breaks"): (
        "Une ligne par niveau ou pause ; Inser en ajoute, Suppr en retire.",
        "One row per level or break; Ins adds one, Del deletes one.",
    ),
    ("Niveau", "Level"): (
        "Ajoute un niveau sous la ligne choisie.",
        "Adds a level under the selected row.",
    ),
    ("Pause", "Break"): (
        "Ajoute une pause sous la ligne choisie.",
        "Adds a break under the selected row.",
    ),
    ("Selon le règlement : *", "By the rulebook: *"): (
        "La table finale a le nombre de joueurs prévu par le règlement.",
        "The final table has the number of players set by the rulebook.",
    ),
    ("Autre nombre, par décision du directeur :", "Another number, set by the director:"): (
        "La table finale a un autre nombre de joueurs, à annoncer.",
        "The final table has another number of players, to be announced.",
    ),
    ("Joueurs à la table finale", "Players at the final table"): (
        "Combien de joueurs forment la table finale.",
        "How many players make the final table.",
    ),
    ("En nature", "In kind"): (
        "Les rangs gagnent des lots, un par ligne.",
        "Places win prizes in kind, one per line.",
    ),
    ("Honorifiques", "Honorary"): (
        "Les rangs gagnent un titre ou une coupe.",
        "Places win a title or a cup.",
    ),
    ("Points", "Points"): ("Les rangs gagnent des points.", "Places win points."),
    (
        "Joueur déplacé tiré au sort, assis loin de la grosse blinde",
        "Player who moves drawn at random, seated far from the big blind",
    ): (
        "Si la case est cochée, le joueur à déplacer est tiré au sort (§ 2.3).",
        "When ticked, the player who moves is drawn at random (§ 2.3).",
    ),
    (
        "La grosse blinde avance toujours, le bouton jamais mort",
        "Moving button: the big blind always advances, no dead button",
    ): (
        "Si la case est cochée, le bouton n’est jamais mort (§ 4.3).",
        "When ticked, the button is never dead (§ 4.3).",
    ),
    ("Écrire une règle maison", "Write a house rule"): (
        "Ajoute une règle du club qui n’est pas dans cette liste.",
        "Adds a club rule that is not in this list.",
    ),
}

SETTINGS: Final[dict[Pair, Pair]] = {
    ("Réglages", "Settings"): (
        "Passe des réglages de ce tournoi à ceux de l’application.",
        "Goes from this tournament’s settings to the application’s.",
    ),
    ("Enregistrer", "Save"): (
        "Enregistre les réglages modifiés (Ctrl+Entrée).",
        "Saves the settings for the whole tournament (Ctrl+Enter).",
    ),
}

APPLICATION: Final[dict[Pair, Pair]] = {
    ("L’application et le club", "The application and the club"): (
        "L’écran et le son, le club, les téléphones, les copies : un onglet chacun.",
        "Screen and sound, club, phones, backups: one tab each.",
    ),
    ("Choisir un endroit…", "Choose a location…"): (
        "Choisissez un second endroit où faire les copies de sûreté : une clé USB.",
        "Choose a second place to back up to: a USB stick.",
    ),
    ("Emporter le club…", "Move to another computer…"): (
        "Copie les données du club sur une clé, pour continuer sur un autre ordinateur.",
        "Copies the club’s data to a USB stick, to continue on another computer.",
    ),
    ("Revenir à une copie…", "Restore a backup…"): (
        "Remplace le fichier du club par une copie de sûreté ; l’ancien est gardé à côté.",
        "Replaces the club’s file with a backup; the old file is kept beside it.",
    ),
    ("Français", "Français"): (
        "Met tous les écrans en français, immédiatement.",
        "Switches every screen to French, at once.",
    ),
    ("English", "English"): (
        "Met tous les écrans en anglais, immédiatement.",
        "Switches every screen to English, at once.",
    ),
    ("Allumer", "Switch on"): (
        "Rend les pages de la salle accessibles aux téléphones du même réseau.",
        "Makes the room’s pages available to phones on the same network.",
    ),
    ("Éteindre", "Switch off"): (
        "Coupe l’accès des téléphones ; ceux qui sont associés le restent.",
        "Stops serving phones; paired phones stay paired.",
    ),
    ("Réseau", "Network"): (
        "Le réseau sur lequel les téléphones trouvent cet ordinateur.",
        "The network on which phones find this computer.",
    ),
    ("Choisir un certificat…", "Choose a certificate…"): (
        "Choisit un certificat, pour que les pages passent en https.",
        "Chooses a certificate, so that pages go over https.",
    ),
    ("Aucun", "None"): (
        "Choisit un certificat, pour que les pages passent en https.",
        "Chooses a certificate, so that pages go over https.",
    ),
    ("Nom du club", "Club name"): (
        "Le nom du club, en tête des papiers.",
        "The club’s name, at the top of printouts.",
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
        "Autorise les prix d’entrée et les prix en argent ; rappelle la loi.",
        "Allows paid entries and cash prizes; sums up the law.",
    ),
    ("Jeux", "Games"): (
        "Autorise d’autres jeux que le hold’em.",
        "Allows games other than hold’em.",
    ),
    ("Éliminations", "Knockouts"): (
        "Demande à chaque sortie qui a éliminé le joueur.",
        "Asks after each elimination who knocked the player out.",
    ),
    ("Adresse web du règlement", "Web address of the rulebook"): (
        "La page du règlement qu’ouvrent les articles cités.",
        "The page of the rulebook that article links open.",
    ),
}

START: Final[dict[Pair, Pair]] = {
    ("Ouvrir *", "Open *"): ("Ouvre ce tournoi.", "Opens this tournament."),
    ("Club", "Club"): (
        "Ouvre les membres, la saison, les équipes et les archives (F3).",
        "Opens members, season, teams and archive (F3).",
    ),
    ("Réglages", "Settings"): (
        "Réglages de l’application : langue, thème, sons, téléphones, papiers.",
        "Application settings: language, theme, sounds, phones, printouts.",
    ),
    ("Nouveau tournoi", "New tournament"): (
        "Prépare un tournoi sur une page, avec les réglages habituels du club.",
        "Prepares a tournament on one page, with the club’s usual settings.",
    ),
    ("Ouvrir", "Open"): (
        "Ouvre ce tournoi où il en est.",
        "Opens this tournament where it left off.",
    ),
}

TRAINING: Final[dict[Pair, Pair]] = {
    ("Continuer", "Continue"): (
        "Passe au litige suivant (Entrée).",
        "Goes on to the next ruling (Enter).",
    ),
    ("× 10", "× 10"): ("L’horloge va dix fois plus vite.", "The clock runs ten times faster."),
    ("× 30", "× 30"): (
        "L’horloge va trente fois plus vite.",
        "The clock runs thirty times faster.",
    ),
    ("× 60", "× 60"): (
        "L’horloge va soixante fois plus vite.",
        "The clock runs sixty times faster.",
    ),
    ("Imprimer… Feuille de litiges", "Print… Rulings sheet"): (
        "Imprime une feuille de litiges pour une soirée d’entraînement.",
        "Prints a sheet of rulings to give, for a practice evening.",
    ),
    ("Enregistrer en PDF… Feuille de litiges", "Save as PDF… Rulings sheet"): (
        "Enregistre cette feuille en PDF.",
        "Saves this sheet as a PDF.",
    ),
}
