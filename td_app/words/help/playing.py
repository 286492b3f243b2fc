"""Help on an evening’s Room, Players and Clock pages, on a list read, and on the wall."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair

SEATS: Final[dict[Pair, Pair]] = {
    ("Démarrer l’horloge", "Start the clock"): (
        "Fait partir le temps du premier niveau (Espace).",
        "Starts the time of the first level (Space).",
    ),
    ("Panneau", "Panel"): (
        "Répondez ici : Entrée fait ce que dit le bouton, Échap ferme sans rien changer.",
        "Answer here: Enter does what the button says, Esc closes and changes nothing.",
    ),
    ("Question", "Question"): (
        "Répondez d’un clic ou par le chiffre de la place ; Échap quitte sans rien changer.",
        "Answer by a click or the seat’s number; Esc leaves and changes nothing.",
    ),
    ("Motif", "Reason"): ("Pourquoi : écrit au procès-verbal.", "Why: written in the minutes."),
    ("Arrêter la table", "Halt play"): (
        "La table s’arrête quand la grosse blinde arrive sur une place vide (§ 2.3).",
        "The table stops when the big blind reaches an empty seat (§ 2.3).",
    ),
    ("Reprendre le jeu", "Resume play"): (
        "La table donne de nouveau des mains.",
        "The table deals hands again.",
    ),
    ("Fermer la table*", "Break the table*"): (
        "Ferme la table : chacun de ses joueurs reçoit une place ailleurs, à annoncer.",
        "Breaks the table: each of its players gets a seat elsewhere, to be read out.",
    ),
    ("Fermer quand même…", "Break anyway…"): (
        "Ferme cette table contre l’ordre affiché, avec votre raison.",
        "Breaks this table against the posted order, with your reason.",
    ),
    ("Changer l’ordre", "Change the order"): (
        "Garde cet ordre de fermeture ; le journal l’écrit.",
        "Keeps this breaking order; the journal says so.",
    ),
    ("Page de la table", "Table page"): (
        "Ouvre la table en grand : qui a le bouton, les blindes, les mains à manquer.",
        "Opens the table large: who has the button, the blinds, the hands to miss.",
    ),
    ("Ouvrir une*", "Open a*"): (
        "Choisit une table en réserve à mettre en service.",
        "Chooses a table of the reserve to put in use.",
    ),
    ("Ouvrir la table *", "Open table *"): (
        "Met cette table en service.",
        "Puts this table in use.",
    ),
    ("Une main de moins pour *", "One hand fewer for *"): (
        "Une main manquée de plus : il en reste une de moins à ce joueur.",
        "One more hand missed: this player has one fewer left.",
    ),
    ("Une main de plus pour *", "One more hand for *"): (
        "Compte une main manquée à chaque joueur de la table qui en purge.",
        "Counts one missed hand for every player of the table who serves some.",
    ),
    ("N’est jamais venu", "No-show"): (
        "Note que ce joueur n’est jamais venu à sa place.",
        "Records that this player never came to their seat.",
    ),
    ("Fiche du joueur", "Player’s profile"): (
        "Ouvre la fiche de ce joueur.",
        "Opens this player’s card.",
    ),
    ("Placer *", "Seat *"): ("Donne une place à ce retardataire.", "Gives this latecomer a seat."),
    ("Partir du bouton tiré *", "Start from the drawn button*"): (
        "La première main part du bouton tiré au sort.",
        "The first hand starts from the button that was drawn.",
    ),
    ("Tapis payé *", "All-in and call*"): (
        "Un tapis est payé à cette table : les cartes attendent les autres tables.",
        "An all-in is called at this table: the cards wait for the other tables.",
    ),
    ("Main finie *", "Hand over*"): (
        "La main de cette table est finie ; la suivante attend les autres tables.",
        "The hand of this table is over; the next waits for the other tables.",
    ),
    ("Personne", "Nobody"): (
        "Personne n’a éliminé ce joueur : un abandon, par exemple.",
        "Nobody knocked this player out: a withdrawal, for instance.",
    ),
    ("Plus tard", "Later"): (
        "Ferme sans répondre : la question reste à faire.",
        "Closes without an answer: the question stays to be done.",
    ),
    ("Plusieurs…", "Several…"): (
        "Plusieurs joueurs ont gagné le pot : cochez-les.",
        "Several players won the pot: tick them.",
    ),
    ("Joueurs sortis, le dernier d’abord", "Players out, latest first"): (
        "Choisissez le joueur sorti par erreur.",
        "Choose the player put out by mistake.",
    ),
    ("Ne rien changer", "Cancel"): ("Ne change rien.", "Changes nothing."),
}

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
    ("Ouvrir les papiers", "Open the printouts"): (
        "Ouvre la page Papiers sur celui qui reste à imprimer, le classement d’ordinaire.",
        "Opens the Papers page on the one still to be printed, usually the ranking.",
    ),
}

PLAYERS: Final[dict[Pair, Pair]] = {
    ("Moyen de paiement", "Payment method"): ("Comment ce joueur paie.", "How this player pays."),
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
    ("Chercher un nom, une table", "Search a name, a table"): (
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
    ("Inscrits", "Registered"): ("Montre toute la liste.", "Shows the whole list."),
    ("En jeu", "In play"): (
        "Ne montre que ceux qui jouent encore.",
        "Shows only those who are still playing.",
    ),
    ("Sortis", "Out"): ("Ne montre que ceux qui sont sortis.", "Shows only those who are out."),
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

IMPORT: Final[dict[Pair, Pair]] = {
    ("Liste collée", "Pasted list"): (
        "Collez des noms, un par ligne, ou des colonnes copiées d’un tableur.",
        "Paste names, one a line, or columns copied from a spreadsheet.",
    ),
    ("Y revenir", "Go back"): (
        "Revient à l’aperçu, tel qu’il était.",
        "Goes back to the preview as it was.",
    ),
    ("Joueurs", "Players"): (
        "Revient à la liste des joueurs ; rien n’est importé.",
        "Goes back to the list of players; nothing is imported.",
    ),
    ("Valider les colonnes", "Confirm the columns"): (
        "Confirme le sens des colonnes qui restaient douteuses.",
        "Confirms the meaning of the columns that were in doubt.",
    ),
    ("Lignes affichées", "Lines shown"): (
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
    ("Importer *", "Import *"): (
        "Inscrit les lignes cochées, d’un coup ; Annuler les retire toutes.",
        "Enters the ticked lines in one go; Undo takes them all back.",
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
    ("Choisir le logo*", "Choose the logo*"): (
        "Le logo du club, à l’affichage public et sur les papiers.",
        "The club’s logo, on the display and on printouts.",
    ),
    ("Fermer", "Close"): (
        "Ferme ces réglages ; l’affichage reste comme il est.",
        "Closes these settings; the display stays as it is.",
    ),
}
