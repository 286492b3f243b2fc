"""Help on an evening’s Room, Players and Clock pages, on a list read, and on the wall."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair

SEATS: Final[dict[Pair, Pair]] = {
    ("Démarrer l’horloge", "Start the clock"): (
        "Démarre l’horloge du premier niveau (Espace).",
        "Starts the clock for the first level (Space).",
    ),
    ("Panneau", "Panel"): (
        "Répondez ici : Entrée fait ce qu’indique le bouton, Échap ferme sans rien changer.",
        "Answer here: Enter does what the button says, Esc closes and changes nothing.",
    ),
    ("Question", "Question"): (
        "Répondez d’un clic ou par le numéro de la place ; Échap quitte sans rien changer.",
        "Answer with a click or the seat number; Esc closes and changes nothing.",
    ),
    ("Motif", "Reason"): ("Le motif, inscrit au journal.", "The reason, recorded in the log."),
    ("Arrêter la table", "Halt play"): (
        "La table s’arrête quand la grosse blinde arrive sur une place vide (§ 2.3).",
        "Play halts at the table when the big blind reaches an empty seat (§ 2.3).",
    ),
    ("Reprendre le jeu", "Resume play"): (
        "La table recommence à jouer.",
        "Play resumes at the table.",
    ),
    ("Fermer la table*", "Break the table*"): (
        "Ferme la table : chacun de ses joueurs reçoit une place ailleurs, à annoncer.",
        "Breaks the table: each of its players gets a seat elsewhere, to announce.",
    ),
    ("Fermer quand même…", "Break anyway…"): (
        "Ferme cette table hors de l’ordre affiché, avec votre motif.",
        "Breaks this table out of the posted order, with your reason.",
    ),
    ("Changer l’ordre", "Change the order"): (
        "Enregistre cet ordre de fermeture, au journal aussi.",
        "Saves this breaking order; it is logged too.",
    ),
    ("Page de la table", "Table page"): (
        "Ouvre la table en grand : bouton, blindes, mains à manquer.",
        "Opens a large view of the table: button, blinds, hands to miss.",
    ),
    ("Ouvrir une*", "Open a*"): (
        "Met en service une table de la réserve.",
        "Opens a table from the reserve.",
    ),
    ("Ouvrir la table *", "Open table *"): (
        "Met cette table en service.",
        "Opens this table.",
    ),
    ("Une main de moins pour *", "One hand served by *"): (
        "Compte une main manquée : il en reste une de moins à ce joueur.",
        "Counts one missed hand: this player has one fewer to go.",
    ),
    ("Compter une main pour *", "Count a hand for *"): (
        "Compte une main manquée à chaque joueur suspendu de la table.",
        "Counts one missed hand for every player at the table serving a penalty.",
    ),
    ("N’est jamais venu", "No-show"): (
        "Note que ce joueur n’est jamais venu à sa place.",
        "Records that this player never came to their seat.",
    ),
    ("Fiche du joueur", "Player’s profile"): (
        "Ouvre la fiche de ce joueur.",
        "Opens this player’s profile.",
    ),
    ("Placer *", "Seat *"): ("Donne une place à ce retardataire.", "Gives this latecomer a seat."),
    ("Partir du bouton tiré *", "Start from the drawn button*"): (
        "La première main part du bouton tiré au sort.",
        "The first hand starts from the button that was drawn.",
    ),
    ("Tapis payé *", "All-in and call*"): (
        "Un tapis est payé à cette table : les cartes restent cachées en attendant les autres.",
        "All-in and call at this table: cards stay face down until the others are done.",
    ),
    ("Main finie *", "Hand finished*"): (
        "La main de cette table est finie ; la suivante attend les autres tables.",
        "This table’s hand is over; the next one waits for the other tables.",
    ),
    ("Personne", "Nobody"): (
        "Aucun joueur n’a éliminé celui-ci : un abandon, par exemple.",
        "Nobody knocked this player out: a withdrawal, for example.",
    ),
    ("Plus tard", "Later"): (
        "Ferme sans répondre : la question reste à traiter.",
        "Closes without an answer; the question stays open.",
    ),
    ("Plusieurs…", "Several…"): (
        "Plusieurs joueurs ont gagné le pot : cochez-les.",
        "Several players won the pot: tick them.",
    ),
    ("Joueurs sortis, le dernier d’abord", "Players out, latest first"): (
        "Choisissez le joueur noté sorti par erreur.",
        "Select the player eliminated by mistake.",
    ),
    ("Ne rien changer", "Cancel"): ("Ne change rien.", "Changes nothing."),
}

ROOM: Final[dict[Pair, Pair]] = {
    ("Éliminer : *", "Eliminate: *"): (
        "Tapez le joueur qui sort, par son nom ou sa place ; une virgule ajoute un joueur de la "
        "même main.",
        "Type who is out, by name or by seat; a comma adds a player out in the same hand.",
    ),
    ("Chercher : *", "Search: *"): (
        "Tapez un nom, une table ou une place : le plan l’indique.",
        "Type a name, a table or a seat; the plan shows where.",
    ),
    ("Qui ? *", "Who? *"): (
        "Tapez le joueur demandé, par son nom ou sa place.",
        "Type the player asked for, by name or by seat.",
    ),
    ("Nouvelle place : *", "New seat: *"): (
        "Tapez la table et la place, ou cliquez sur une place libre du plan.",
        "Type the table and the seat, or click a free seat on the plan.",
    ),
    ("Autre joueur sorti dans la même main", "Another player out in the same hand"): (
        "Tapez le nom d’un autre joueur sorti dans cette main, ou cliquez sur sa place ; Entrée "
        "sans nom termine la liste.",
        "Type or click another player out in this hand; Enter without a name ends the list.",
    ),
    ("Éliminer", "Eliminate"): (
        "Note la sortie du joueur saisi ; Entrée fait de même.",
        "Records the player you typed as out; Enter does the same.",
    ),
    ("Ajouter", "Add"): (
        "Ajoute le joueur saisi à ceux qui sortent dans cette main.",
        "Adds the player you typed to those out in this hand.",
    ),
    ("Table *", "Table *"): (
        "Cliquez une place pour agir sur le joueur, le milieu pour ouvrir la table.",
        "Click a seat to act on the player, or the middle to open the table.",
    ),
    ("Ouvrir les papiers", "Open the printouts"): (
        "Ouvre la page Papiers sur celui qui reste à imprimer, le classement d’ordinaire.",
        "Opens the Print page on the one still to print, usually the ranking.",
    ),
}

PLAYERS: Final[dict[Pair, Pair]] = {
    ("Moyen de paiement", "Payment method"): ("Comment ce joueur paie.", "How this player pays."),
    ("À encaisser", "To collect"): (
        "N’affiche que les joueurs qui doivent quelque chose.",
        "Shows only players who owe something.",
    ),
    ("Membres du club", "Club members"): (
        "Crée une fiche de membre pour chacun.",
        "Creates a member’s profile for each.",
    ),
    ("Membre du club", "Club member"): (
        "Crée sa fiche de membre.",
        "Creates their member’s profile.",
    ),
    ("Invités", "Guests"): (
        "Crée une fiche d’invité pour chacun : hors classement de la saison.",
        "Creates a guest’s profile for each: not ranked in the season.",
    ),
    ("Invité", "Guest"): (
        "Crée sa fiche d’invité : hors classement de la saison.",
        "Creates their guest’s profile: not ranked in the season.",
    ),
    ("Importer une liste", "Import a list"): (
        "Lit les joueurs d’un fichier ou d’un texte collé, et les affiche avant de les inscrire.",
        "Reads players from a file or pasted text, and shows them before registering them.",
    ),
    ("Chercher un nom, une table", "Search a name, a table"): (
        "N’affiche que les joueurs dont le nom, le club ou la table correspond.",
        "Shows only players whose name, club or table matches.",
    ),
    ("À préciser", "Who is it"): (
        "Repose les questions laissées sans réponse sur les noms que plusieurs portent.",
        "Asks again about shared names left without an answer.",
    ),
    ("Qui arrive ? *", "Who is arriving? *"): (
        "Quelques lettres, puis Entrée : le joueur est présent, qu’il soit inscrit, au registre "
        "ou nouveau.",
        "A few letters, then Enter: the player is present, whether registered, on the members "
        "list or new.",
    ),
    ("Inscrits", "Registered"): ("Affiche toute la liste.", "Shows the whole list."),
    ("En jeu", "In play"): (
        "N’affiche que les joueurs encore en jeu.",
        "Shows only players still in.",
    ),
    ("Sortis", "Out"): ("N’affiche que les joueurs sortis.", "Shows only players who are out."),
    ("Corriger", "Correct"): (
        "Ouvre la fiche du joueur choisi : nom, club, pseudo.",
        "Opens the selected player’s profile: name, club, nickname.",
    ),
    ("Réintégrer", "Reinstate"): (
        "Redonne sa place à un joueur noté sorti par erreur.",
        "Gives a player recorded out by mistake their seat back.",
    ),
    ("Mettre en attente", "Put on waiting list"): (
        "Met le joueur sorti en attente : il se réinscrit à la prochaine place libre.",
        "Puts the eliminated player on the waiting list: they re-enter at the next free seat.",
    ),
    ("Ne plus attendre", "Stop waiting"): (
        "Retire le joueur choisi de la liste d’attente.",
        "Removes the selected player from the waiting list.",
    ),
    ("Retirer", "Remove"): (
        "Retire de la liste le joueur choisi, tant qu’il n’a pas de place.",
        "Removes the selected player from the list, as long as they have no seat.",
    ),
}

IMPORT: Final[dict[Pair, Pair]] = {
    ("Liste collée", "Pasted list"): (
        "Collez des noms, un par ligne, ou des colonnes copiées d’un tableur.",
        "Paste names, one per line, or columns copied from a spreadsheet.",
    ),
    ("Joueurs", "Players"): (
        "Revient à la liste des joueurs ; rien n’est importé.",
        "Goes back to the players list; nothing is imported.",
    ),
    ("Valider les colonnes", "Confirm the columns"): (
        "Confirme le contenu des colonnes restées douteuses.",
        "Confirms the columns that were in doubt.",
    ),
    ("Importer *", "Import *"): (
        "Inscrit les lignes cochées, d’un coup ; Annuler les retire toutes.",
        "Registers the ticked lines in one go; Undo removes them all.",
    ),
}

CLOCK: Final[dict[Pair, Pair]] = {
    ("Aller *", "Go to the*"): (
        "Met l’horloge au début de ce niveau ou de cette pause.",
        "Sets the clock to the start of that level or break.",
    ),
    ("Niveaux et pauses", "Levels and breaks"): (
        "Les lignes à venir ; tapez dans une case pour la modifier.",
        "The remaining lines; type in a cell to change it.",
    ),
    ("Niveau", "Level"): ("Ajoute un niveau.", "Adds a level."),
    ("Pause", "Break"): ("Ajoute une pause.", "Adds a break."),
    ("Monter la ligne", "Move the line up"): (
        "Monte la ligne choisie.",
        "Moves the selected line up.",
    ),
    ("Descendre la ligne", "Move the line down"): (
        "Descend la ligne choisie.",
        "Moves the selected line down.",
    ),
    ("Supprimer la ligne", "Delete the line"): (
        "Retire la ligne choisie.",
        "Deletes the selected line.",
    ),
    ("Couper les sons et la voix", "Mute sounds and voice"): (
        "Coupe les sons et la voix de ce poste (Ctrl+M).",
        "Mutes this computer’s sounds and voice (Ctrl+M).",
    ),
    ("Rétablir les sons et la voix", "Unmute sounds and voice"): (
        "Rétablit les sons et la voix (Ctrl+M).",
        "Turns the sounds and the voice back on (Ctrl+M).",
    ),
    ("Arrêter l’horloge", "Pause the clock"): (
        "Arrête l’horloge partout, affichage public et téléphones compris (Espace).",
        "Pauses the clock everywhere, display and phones included (Space).",
    ),
    ("Démarrer l’horloge", "Start the clock"): (
        "Démarre l’horloge partout, affichage public et téléphones compris (Espace).",
        "Starts the clock everywhere, display and phones included (Space).",
    ),
    ("Affichage public", "Public display"): (
        "Ouvre ou ferme l’affichage public ; Échap le ferme (F11).",
        "Opens or closes the public display; Esc closes it (F11).",
    ),
    ("Aller au niveau choisi", "Go to the selected level"): (
        "Met l’horloge au début de la ligne choisie de la structure.",
        "Sets the clock to the start of the line selected in the structure.",
    ),
}

WALL: Final[dict[Pair, Pair]] = {
    ("Retirer", "Remove"): (
        "Retire le message de l’affichage public.",
        "Removes the message from the display.",
    ),
    ("Panneaux de la colonne, à tour de rôle", "Column panels, in turn"): (
        "Cochez ce que la colonne de l’affichage montre, tour à tour.",
        "Tick what the column of the display shows, in turn.",
    ),
    ("Fermer", "Close"): (
        "Ferme ces réglages ; l’affichage reste comme il est.",
        "Closes these settings; the display stays as it is.",
    ),
}
