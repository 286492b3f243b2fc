"""Help on the pages of an evening that is being played: room, players, clock, floor."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair

ROOM: Final[dict[Pair, Pair]] = {
    ("Sortie : *", "Out: *"): (
        "Tapez qui sort, par son nom ou sa place ; une virgule ajoute un joueur de la même main.",
        "Type who is out, by name or by seat; a comma adds a player out in the same hand.",
    ),
    ("Chercher : *", "Find: *"): (
        "Tapez un nom, une table ou une place : le plan montre où.",
        "Type a name, a table or a seat: the plan shows where.",
    ),
    ("Qui ? *", "Who? *"): (
        "Tapez le joueur demandé, par son nom ou sa place.",
        "Type the player asked for, by name or by seat.",
    ),
    ("Nouvelle place : *", "New seat: *"): (
        "Tapez la table et la place, ou cliquez une place libre du plan.",
        "Type the table and the seat, or click a free seat of the plan.",
    ),
    ("Autre joueur sorti dans la même main", "Another player out in the same hand"): (
        "Tapez un autre joueur sorti dans cette main ; Entrée sans nom finit la liste.",
        "Type another player out in this hand; Enter without a name ends the list.",
    ),
    ("Sortie", "Out"): (
        "Note la sortie du joueur tapé ; Entrée fait de même.",
        "Records that the player typed is out; Enter does the same.",
    ),
    ("Ajouter", "Add"): (
        "Ajoute le joueur tapé à ceux qui sortent dans cette main.",
        "Adds the player typed to those out in this hand.",
    ),
    ("Table *", "Table *"): (
        "Cliquez une place pour agir sur le joueur, le milieu pour ouvrir la table.",
        "Click a seat to act on the player, the middle to open the table.",
    ),
    ("Ouvrir les papiers", "Open the papers"): (
        "Ouvre la page Papiers sur celui qui reste à imprimer, le classement d’ordinaire.",
        "Opens the Papers page on the one still to be printed, usually the ranking.",
    ),
}

PLAYERS: Final[dict[Pair, Pair]] = {
    ("Moyen de paiement", "Means of payment"): ("Comment ce joueur paie.", "How this player pays."),
    ("À encaisser", "To collect"): (
        "Ne laisse que ceux qui doivent quelque chose.",
        "Leaves only those who owe something.",
    ),
    ("Membres du club", "Club members"): (
        "Écrit une fiche de membre pour chacun.",
        "Writes a member’s card for each.",
    ),
    ("Membre du club", "Club member"): ("Écrit sa fiche de membre.", "Writes their member’s card."),
    ("Invités", "Guests"): (
        "Écrit une fiche d’invité pour chacun : hors classement de la saison.",
        "Writes a guest’s card for each: not ranked in the season.",
    ),
    ("Invité", "Guest"): (
        "Écrit sa fiche d’invité : hors classement de la saison.",
        "Writes their guest’s card: not ranked in the season.",
    ),
    ("Importer une liste", "Import a list"): (
        "Lit les joueurs d’un fichier ou d’un texte collé, et les montre avant de les inscrire.",
        "Reads players from a file or a pasted text, and shows them before they are entered.",
    ),
    ("Chercher un nom, une table", "Find a name, a table"): (
        "Ne laisse dans la liste que ceux dont le nom, le club ou la table correspond.",
        "Leaves in the list only those whose name, club or table matches.",
    ),
    ("À préciser", "Who is it"): (
        "Repose la question des noms que plusieurs portent, passés sans réponse.",
        "Asks again about names that several bear, left without an answer.",
    ),
    ("Qui arrive ? *", "Who comes in? *"): (
        "Quelques lettres, Entrée : le joueur est présent, inscrit, du registre ou nouveau.",
        "A few letters, Enter: the player is present, entered, of the register or new.",
    ),
    ("Inscrits", "Entered"): ("Montre toute la liste.", "Shows the whole list."),
    ("Présents", "Present"): (
        "Ne montre que ceux qui sont pointés présents.",
        "Shows only those who are marked present.",
    ),
    ("Majorité à vérifier", "Age to check"): (
        "Ne montre que ceux dont l’âge reste à vérifier avant le tirage.",
        "Shows only those whose age is still to be checked before the draw.",
    ),
    ("En jeu", "In play"): (
        "Ne montre que ceux qui jouent encore.",
        "Shows only those who are still playing.",
    ),
    ("Absents", "Away"): (
        "Ne montre que ceux qui ont quitté leur place un moment.",
        "Shows only those who have left their seat for a while.",
    ),
    ("Sortis", "Out"): ("Ne montre que ceux qui sont sortis.", "Shows only those who are out."),
    ("À placer", "To seat"): (
        "Ne montre que les retardataires qui attendent une place.",
        "Shows only latecomers who wait for a seat.",
    ),
    ("Présence", "Presence"): (
        "Pointe le joueur choisi présent, ou absent.",
        "Marks the chosen player present, or not.",
    ),
    ("Corriger", "Correct"): (
        "Ouvre la fiche du joueur choisi : nom, club, pseudonyme.",
        "Opens the chosen player’s card: name, club, pseudonym.",
    ),
    ("Réintégrer", "Reinstate"): (
        "Rend sa place à un joueur noté sorti par erreur.",
        "Gives their seat back to a player recorded out by mistake.",
    ),
    ("Mettre en attente", "Put on waiting list"): (
        "Met le joueur sorti dans l’attente : à la prochaine place libre, il se réinscrit.",
        "Puts the eliminated player in line: they re-enter at the next free seat.",
    ),
    ("Ne plus attendre", "Stop waiting"): (
        "Ôte le joueur choisi de l’attente d’une place.",
        "Takes the chosen player off the waiting list for a seat.",
    ),
    ("Retirer", "Remove"): (
        "Ôte de la liste le joueur choisi, tant qu’il n’a pas reçu de place.",
        "Takes the chosen player off the list, as long as they were given no seat.",
    ),
}

CLOCK: Final[dict[Pair, Pair]] = {
    ("Aller *", "Go to the*"): (
        "Met l’horloge au début de ce niveau ou de cette pause.",
        "Sets the clock to the start of that level or break.",
    ),
    ("Niveaux et pauses", "Levels and breaks"): (
        "Les lignes à venir ; tapez dans une case pour la changer.",
        "The lines to come; type in a cell to change it.",
    ),
    ("Niveau", "Level"): ("Ajoute un niveau.", "Adds a level."),
    ("Pause", "Break"): ("Ajoute une pause.", "Adds a break."),
    ("Monter la ligne", "Move the line up"): (
        "Monte la ligne choisie.",
        "Moves the chosen line up.",
    ),
    ("Descendre la ligne", "Move the line down"): (
        "Descend la ligne choisie.",
        "Moves the chosen line down.",
    ),
    ("Supprimer la ligne", "Delete the line"): (
        "Ôte la ligne choisie.",
        "Takes the chosen line away.",
    ),
    ("Couper les sons et la voix", "Mute sounds and voice"): (
        "Tait les sons et la voix de ce poste (Ctrl+M).",
        "Silences the sounds and the voice of this computer (Ctrl+M).",
    ),
    ("Rendre les sons et la voix", "Unmute sounds and voice"): (
        "Fait de nouveau entendre les sons et la voix (Ctrl+M).",
        "Lets the sounds and the voice be heard again (Ctrl+M).",
    ),
    ("Arrêter l’horloge", "Pause the clock"): (
        "Arrête le temps pour tout le monde : mur et téléphones aussi (Espace).",
        "Stops the time for everybody: on the wall and the phones too (Space).",
    ),
    ("Démarrer l’horloge", "Start the clock"): (
        "Fait partir le temps, au mur et sur les téléphones aussi (Espace).",
        "Starts the time, on the wall and the phones too (Space).",
    ),
    ("Affichage public", "Public display"): (
        "Ouvre ou ferme l’écran de la salle ; Échap le quitte (F11).",
        "Opens or closes the screen of the room; Esc leaves it (F11).",
    ),
    ("Aller au niveau choisi", "Go to the chosen level"): (
        "Met l’horloge au début de la ligne choisie de la structure.",
        "Sets the clock to the start of the line chosen in the structure.",
    ),
}

FLOOR_PAGE: Final[dict[Pair, Pair]] = {
    ("Floor", "Floor"): (
        "Passe de l’arbitrage aux sanctions, aux incidents notés et au règlement.",
        "Goes from rulings to penalties, recorded incidents and the rulebook.",
    ),
    ("Time", "Time"): (
        "Compte le time d’un joueur à la table que vous dites (Ctrl+T).",
        "Counts the time called on a player at the table you say (Ctrl+T).",
    ),
    ("Ouvrir dans sa fenêtre", "Open in its own window"): (
        "Met le floor dans sa fenêtre, pour un autre écran (Ctrl+F2).",
        "Puts the floor in its own window, for another screen (Ctrl+F2).",
    ),
    ("Avant la donne", "Before the deal"): (
        "Les situations d’avant la première carte : places, blindes, bouton.",
        "The situations before the first card: seats, blinds, button.",
    ),
    ("Donne", "Deal"): (
        "Les situations de la donne : fausse donne, cartes retournées, brûlées.",
        "The situations of the deal: misdeals, boxed and burn cards.",
    ),
    ("Mises", "Betting"): (
        "Les situations des mises : relances, jetons, paroles hors de son tour.",
        "The situations of betting: raises, chips, actions out of turn.",
    ),
    ("Tableau", "Board"): (
        "Les situations du tableau : flop, turn et river.",
        "The situations of the board: flop, turn and river.",
    ),
    ("Abattage", "Showdown"): (
        "Les situations de l’abattage : qui montre, qui gagne, comment partager.",
        "The situations of the showdown: who shows, who wins, how to split.",
    ),
    ("Comportement", "Conduct"): (
        "Les situations de comportement : paroles, appareils, sanctions.",
        "The situations of conduct: talking, devices, penalties.",
    ),
    ("Horloge", "Clock"): (
        "Les situations de l’horloge : niveaux, time, main par main.",
        "The situations of the clock: levels, time, hand-for-hand.",
    ),
    ("Qui ? *", "Who? *"): (
        "Tapez le joueur à sanctionner, par son nom ou sa place.",
        "Type the player to penalise, by name or by seat.",
    ),
    ("Chercher : *", "Find: *"): (
        "Tapez un mot ou un numéro d’article du règlement.",
        "Type a word or the number of an article of the rulebook.",
    ),
    ("Joindre le PDF publié…", "Attach the published PDF…"): (
        "Garde le texte de la fédération à côté du club, et l’ouvre à l’article lu.",
        "Keeps the federation’s own text beside the club, and opens it at the article.",
    ),
    ("9.*", "9.*"): ("Lit cet article.", "Reads this article."),
}

WALL: Final[dict[Pair, Pair]] = {
    ("Retirer", "Remove"): ("Ôte le message du mur.", "Takes the message off the wall."),
    ("Panneaux de la colonne, à tour de rôle", "Panels of the column, in turn"): (
        "Cochez ce que la colonne du mur montre, l’un après l’autre.",
        "Tick what the column of the wall shows, one after the other.",
    ),
    ("Choisir le logo*", "Choose the logo*"): (
        "Le logo du club, au mur et sur les papiers.",
        "The club’s logo, on the wall and on papers.",
    ),
    ("Fermer", "Close"): (
        "Ferme ces réglages ; le mur reste comme il est.",
        "Closes these settings; the wall stays as it is.",
    ),
}
