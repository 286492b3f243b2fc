"""Help on the club’s space: members, seasons, teams and archive."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair

MEMBERS: Final[dict[Pair, Pair]] = {
    ("Soirées à relier", "Events to link"): (
        "Dit quel membre était chaque inscrit des soirées passées.",
        "Says which member each entrant of past evenings was.",
    ),
    ("Visiteurs de rencontres", "Team match visitors"): (
        "Les joueurs de rencontres sans fiche : reliez ceux que vous voulez.",
        "Players of meetings without a card: link those you want.",
    ),
    ("En relier…", "Link some…"): (
        "Montre les joueurs de rencontres, à relier un à un.",
        "Shows the players of meetings, to link one by one.",
    ),
    ("Relier les soirées jouées", "Link the events played"): (
        "Cochez la fiche de chaque joueur (Espace).",
        "Tick the card of each player (Space).",
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
    ("Importer un fichier", "Import a file"): (
        "Lit des membres d’un fichier ou d’un texte collé, et les montre avant de les garder.",
        "Reads members from a file or a pasted text, and shows them before they are kept.",
    ),
    ("Nouvelle fiche", "New profile"): (
        "Écrit la fiche d’un nouveau membre (Alt+N).",
        "Writes the card of a new member (Alt+N).",
    ),
    ("Tous", "All"): ("Montre toutes les fiches.", "Shows every card."),
    ("Membres", "Members"): (
        "Ne montre que les membres du club.",
        "Shows only the club’s members.",
    ),
    ("Invités", "Guests"): ("Ne montre que les invités.", "Shows only the guests."),
}

SEASON: Final[dict[Pair, Pair]] = {
    ("Nouvelle saison…", "New season…"): (
        "Commence une autre saison ; celle-ci reste.",
        "Begins another season; this one stays.",
    ),
    ("Phase", "Phase"): (
        "Montre toute la saison, ou une de ses parties.",
        "Shows the whole season, or one of its parts.",
    ),
    ("Chercher un nom", "Search a name"): (
        "Ne laisse que les noms qui correspondent.",
        "Leaves only the names that match.",
    ),
    ("Classement de la saison", "Season standings"): (
        "Le rang de chacun et d’où viennent ses points, soirée par soirée.",
        "The rank of each and where the points come from, evening by evening.",
    ),
    ("Grille de la saison", "Season grid"): (
        "Chaque soirée de chacun ; une case dit d’où viennent ses points, barrée elle est écartée.",
        "Every evening of everybody; a cell tells where its points come from, struck if dropped.",
    ),
    ("Classer ce joueur", "Rank this player"): (
        "Classe cet invité avec les membres.",
        "Ranks this guest with the members.",
    ),
    ("Ajouter des soirées…", "Add events…"): (
        "Choisissez les tournois du club qui comptent pour la saison.",
        "Choose the club’s tournaments that count for the season.",
    ),
    ("Retirer*", "Take*"): (
        "Ôte cette soirée de la saison, après vous l’avoir demandé.",
        "Takes this evening out of the season, after asking you.",
    ),
    ("Enregistrer", "Save"): (
        "Le barème devient celui de la saison ; les points sont recomptés.",
        "The scale becomes the season’s; points are counted again.",
    ),
    ("Barème", "Points system"): (
        "Le barème de la saison ; il peut changer ensuite.",
        "The season’s scale; it may change later.",
    ),
    ("Points", "Points"): (
        "Combien ajouter ; avec un moins, combien retirer.",
        "How many to add; with a minus, how many to take.",
    ),
    ("Rien", "Nothing"): ("Ne publie rien (Échap).", "Publishes nothing (Esc)."),
    ("Imprimer…", "Print…"): ("Imprime le classement.", "Prints the standings."),
    ("Saison", "Season"): (
        "Passe du classement à la grille, aux soirées, au barème et au reste de la saison.",
        "Goes from the standings to the grid, the evenings, the scale and the rest.",
    ),
    ("Commencer une saison…", "Begin a season…"): (
        "Nomme une saison, ses dates et son barème ; on y place ensuite des soirées.",
        "Names a season, its dates and its scale; evenings are placed in it afterwards.",
    ),
    ("Importer une saison…", "Import a season…"): (
        "Lit une saison tenue dans un tableur : ses soirées, ses joueurs, leur fiche.",
        "Reads a season kept in a spreadsheet: its evenings, its players, their cards.",
    ),
}

TEAMS: Final[dict[Pair, Pair]] = {
    ("Rencontres par équipes", "Team matches"): (
        "Les rencontres du club, le classement de leur saison, le barème du club.",
        "The club’s meetings, the ranking over their season, the club’s points.",
    ),
    ("Ouvrir", "Open"): ("Ouvre la rencontre choisie.", "Opens the chosen meeting."),
    ("Compter dans la saison", "Count in the season"): (
        "Une rencontre datée de la saison compte, sauf si vous l’en retirez.",
        "A meeting dated within the season counts, unless you take it out.",
    ),
    ("Saisir les points", "Fill in the points"): (
        "Va au barème de la rencontre, que personne ne remplit à votre place.",
        "Goes to the points of the meeting, which nobody fills in for you.",
    ),
    ("Saisir le barème du club", "Fill in the club’s points"): (
        "Va au barème, que personne ne remplit à votre place.",
        "Goes to the points, which nobody fills in for you.",
    ),
    ("Commencer une saison", "Begin a season"): (
        "Va à la page Saison, où elle commence par ses dates.",
        "Goes to the Season page, where it begins with its dates.",
    ),
    ("Voir les rencontres", "Show team matches"): (
        "Revient à la liste des rencontres.",
        "Goes back to the list of team matches.",
    ),
    ("Utiliser celui du club", "Use the club’s"): (
        "Met le barème du club à la place de celui de la rencontre.",
        "Puts the club’s points in place of those of the meeting.",
    ),
    ("En faire celui du club", "Make them the club’s"): (
        "Les saisons compteront par ce barème.",
        "Seasons will count by these points.",
    ),
    ("Annuler", "Undo"): (
        "Défait la dernière action de la rencontre (Ctrl+Z).",
        "Undoes the meeting’s last action (Ctrl+Z).",
    ),
    ("Rétablir", "Redo"): (
        "Refait ce qui vient d’être annulé (Ctrl+Y).",
        "Does again what was just undone (Ctrl+Y).",
    ),
    ("Démarrer", "Start"): ("Fait partir l’horloge.", "Starts the clock."),
    ("Reprendre", "Resume"): ("Fait repartir l’horloge.", "Starts the clock again."),
    ("Pause", "Pause"): ("Arrête l’horloge.", "Stops the clock."),
    ("Tirer les places", "Draw the seats"): (
        "Donne une place à chacun ; deux joueurs d’une équipe se rencontrent le moins possible.",
        "Seats everyone; two players of a team meet as little as can be.",
    ),
    ("Corriger", "Correct"): (
        "Garde cette correction ; le procès-verbal de la rencontre l’écrit.",
        "Keeps this correction; the meeting’s minutes say so.",
    ),
    ("Absent", "Absent"): (
        "Le joueur choisi n’est pas venu (A).",
        "The chosen player did not come (A).",
    ),
    ("Présent", "Present"): ("Le joueur choisi est arrivé.", "The chosen player has come."),
    ("Résultat de la table *", "Result of table *"): (
        "Corrige les rangs et les absents de cette table, avec un motif.",
        "Corrects the ranks and the missing of this table, with a reason.",
    ),
    ("Points", "Points"): (
        "Combien ajouter ; avec un moins, combien retirer.",
        "How many to add; with a minus, how many to take.",
    ),
    ("Classement des équipes", "Team standings"): (
        "Les équipes, leurs points et d’où ils viennent.",
        "The teams, their points and where they come from.",
    ),
    ("Nouvelle équipe", "New team"): (
        "Vide le formulaire, pour une autre équipe.",
        "Clears the form, for another team.",
    ),
    ("Les inscrire toutes", "Register them all"): (
        "Inscrit les équipes de cette rencontre et leurs joueurs, à corriger ensuite.",
        "Enters the teams of that meeting and their players, to be corrected then.",
    ),
    ("Club", "Club"): (
        "Le club de l’équipe : deux équipes d’un club ne se rencontrent pas.",
        "The team’s club: two teams of a club never meet.",
    ),
    ("Un joueur par ligne", "One player per line"): (
        "NOM Prénom, un joueur par ligne, titulaires d’abord.",
        "SURNAME First name, one player a line, the line-up first.",
    ),
    ("Ajouter*", "Add*"): ("L’ajoute à l’équipe.", "Adds to the team."),
    ("Remplaçants", "Substitutes"): ("Un remplaçant par ligne.", "One substitute a line."),
    ("Rôle", "Role"): ("Titulaire, ou remplaçant.", "In the line-up, or substitute."),
    ("Membres", "Members"): ("Cochez les joueurs de l’équipe.", "Tick the team’s players."),
    ("Créer", "Create"): ("Crée la rencontre.", "Creates the meeting."),
    ("Affichage public", "Public display"): (
        "Ouvre ou ferme l’écran de la salle : horloge, tables, équipes, places à venir (F11).",
        "Opens or closes the screen of the room: clock, tables, teams, seats to come (F11).",
    ),
    ("Nouvelle rencontre…", "New team match…"): (
        "Prépare une rencontre par équipes : équipes, manches, tables.",
        "Prepares a meeting of teams: teams, rounds, tables.",
    ),
}

ARCHIVE: Final[dict[Pair, Pair]] = {
    ("Emporter le club…", "Move to another computer…"): (
        "Écrit le club sur une clé pour continuer sur un autre ordinateur.",
        "Writes the club to a stick, to go on on another computer.",
    ),
    ("Importer une saison…", "Import a season…"): (
        "Lit une saison jouée ailleurs dans un fichier et montre où irait chaque ligne.",
        "Reads a season played elsewhere from a file and shows where each line would go.",
    ),
    ("Réunir un autre fichier…", "Merge another file…"): (
        "Réunit le fichier d’un autre ordinateur du club à celui-ci, après l’avoir montré.",
        "Joins the file of another of the club’s computers to this one, after showing it.",
    ),
    ("Lire", "Read"): (
        "Montre la soirée choisie sans pouvoir la changer.",
        "Shows the chosen evening, which cannot be changed there.",
    ),
}
