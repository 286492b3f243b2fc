"""Help on the club’s space: members, seasons, teams and archive."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair

MEMBERS: Final[dict[Pair, Pair]] = {
    ("Inscriptions à relier", "Entries to link"): (
        "Rattache chaque inscrit des soirées passées à sa fiche de membre.",
        "Links each player registered at past events to a member’s profile.",
    ),
    ("Visiteurs de rencontres", "Team match visitors"): (
        "Les joueurs de rencontres sans fiche : reliez ceux que vous voulez.",
        "Team-match players without a profile: link any you want.",
    ),
    ("En relier…", "Link some…"): (
        "Affiche les joueurs de rencontres, à relier un à un.",
        "Shows team-match players, to link one by one.",
    ),
    ("Relier les soirées jouées", "Link the events played"): (
        "Cochez la fiche de chaque joueur (Espace).",
        "Tick each player’s profile (Space).",
    ),
    ("Importer un fichier", "Import a file"): (
        "Lit des membres dans un fichier ou un texte collé, et les affiche avant de les "
        "enregistrer.",
        "Reads members from a file or pasted text, and shows them before saving.",
    ),
    ("Nouvelle fiche", "New profile"): (
        "Crée la fiche d’un nouveau membre (Alt+N).",
        "Creates a new member’s profile (Alt+N).",
    ),
    ("Tous", "All"): ("Affiche toutes les fiches.", "Shows every profile."),
    ("Membres", "Members"): (
        "N’affiche que les membres du club.",
        "Shows only club members.",
    ),
    ("Invités", "Guests"): ("N’affiche que les invités.", "Shows only guests."),
}

SEASON: Final[dict[Pair, Pair]] = {
    ("Nouvelle saison…", "New season…"): (
        "Commence une autre saison ; celle-ci reste.",
        "Starts another season; this one stays.",
    ),
    ("Phase", "Phase"): (
        "Affiche toute la saison, ou une de ses phases.",
        "Shows the whole season, or one of its phases.",
    ),
    ("Chercher un nom", "Search a name"): (
        "N’affiche que les noms qui correspondent.",
        "Shows only matching names.",
    ),
    ("Classement de la saison", "Season standings"): (
        "Le rang de chacun et l’origine de ses points, soirée par soirée.",
        "Each player’s place and where their points come from, event by event.",
    ),
    ("Grille de la saison", "Season grid"): (
        "Chaque soirée de chacun ; une case indique d’où viennent ses points, barrée si elle ne "
        "compte pas.",
        "Every player’s events; a cell shows where its points come from, struck through if "
        "dropped.",
    ),
    ("Classer ce joueur", "Rank this player"): (
        "Classe cet invité avec les membres.",
        "Ranks this guest with the members.",
    ),
    ("Ajouter des soirées…", "Add events…"): (
        "Choisissez les tournois du club qui comptent pour la saison.",
        "Choose the club tournaments that count for the season.",
    ),
    ("Retirer*", "Remove*"): (
        "Retire cette soirée de la saison, après confirmation.",
        "Removes this event from the season, after confirmation.",
    ),
    ("Enregistrer", "Save"): (
        "Ce barème devient celui de la saison ; les points sont recomptés.",
        "This becomes the season’s points system; points are counted again.",
    ),
    ("Barème", "Points system"): (
        "Le barème de la saison ; modifiable ensuite.",
        "The season’s points system; it can be changed later.",
    ),
    ("Points", "Points"): (
        "Combien en ajouter ; avec un signe moins, combien en retirer.",
        "How many to add; with a minus sign, how many to deduct.",
    ),
    ("Imprimer…", "Print…"): ("Imprime le classement de la saison.", "Prints the standings."),
    ("Saison", "Season"): (
        "Passe du classement à la grille, aux soirées, au barème et au reste de la saison.",
        "Goes from the standings to the grid, the events, the points system and the rest.",
    ),
    ("Commencer une saison…", "Begin a season…"): (
        "Donne à une saison un nom, des dates et un barème ; ses soirées s’y ajoutent ensuite.",
        "Gives a season a name, dates and a points system; events are added afterwards.",
    ),
    ("Importer une saison…", "Import a season…"): (
        "Lit une saison tenue dans un tableur : ses soirées, ses joueurs, leur fiche.",
        "Reads a season kept in a spreadsheet: its events, its players, their profiles.",
    ),
}

TEAMS: Final[dict[Pair, Pair]] = {
    ("Rencontres par équipes", "Team matches"): (
        "Les rencontres du club, le classement de leur saison, le barème du club.",
        "The club’s team matches, their season standings, the club’s points.",
    ),
    ("Ouvrir", "Open"): ("Ouvre la rencontre choisie.", "Opens the selected team match."),
    ("Compter dans la saison", "Count in the season"): (
        "Une rencontre datée de la saison compte, sauf si vous l’en retirez.",
        "A team match dated within the season counts, unless you remove it.",
    ),
    ("Saisir les points", "Fill in the points"): (
        "Ouvre le barème de la rencontre, que vous remplissez vous-même.",
        "Opens the points for the team match, which you fill in yourself.",
    ),
    ("Saisir le barème du club", "Fill in the club’s points"): (
        "Ouvre le barème, que vous remplissez vous-même.",
        "Opens the points, which you fill in yourself.",
    ),
    ("Commencer une saison", "Begin a season"): (
        "Ouvre la page Saison, où une saison commence par ses dates.",
        "Opens the Season page, where a season begins with its dates.",
    ),
    ("Voir les rencontres", "Show team matches"): (
        "Revient à la liste des rencontres.",
        "Goes back to the list of team matches.",
    ),
    ("Utiliser celui du club", "Use the club’s"): (
        "Remplace le barème de la rencontre par celui du club.",
        "Replaces the points for the team match with the club’s.",
    ),
    ("En faire celui du club", "Make them the club’s"): (
        "Les saisons compteront avec ce barème.",
        "Seasons will count with these points.",
    ),
    ("Annuler", "Undo"): (
        "Annule la dernière action de la rencontre (Ctrl+Z).",
        "Undoes the last action of the team match (Ctrl+Z).",
    ),
    ("Rétablir", "Redo"): (
        "Rétablit ce qui vient d’être annulé (Ctrl+Y).",
        "Redoes what was just undone (Ctrl+Y).",
    ),
    ("Démarrer", "Start"): ("Démarre l’horloge.", "Starts the clock."),
    ("Reprendre", "Resume"): ("Relance l’horloge.", "Resumes the clock."),
    ("Pause", "Pause"): ("Arrête l’horloge.", "Pauses the clock."),
    ("Tirer les places", "Draw the seats"): (
        "Donne une place à chacun ; deux joueurs d’une équipe se rencontrent le moins possible.",
        "Seats everyone; players of one team meet as little as possible.",
    ),
    ("Corriger", "Correct"): (
        "Enregistre cette correction, au journal de la rencontre aussi.",
        "Saves this correction; it is in the team match’s log too.",
    ),
    ("Absent", "Absent"): (
        "Le joueur choisi n’est pas venu (A).",
        "The selected player has not come (A).",
    ),
    ("Présent", "Present"): ("Le joueur choisi est arrivé.", "The selected player has arrived."),
    ("Résultat de la table *", "Result of table *"): (
        "Corrige les rangs et les absents de cette table, avec un motif.",
        "Corrects the places and absences at this table, with a reason.",
    ),
    ("Points", "Points"): (
        "Combien en ajouter ; avec un signe moins, combien en retirer.",
        "How many to add; with a minus sign, how many to deduct.",
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
        "Registers the teams of that match and their players, to correct afterwards.",
    ),
    ("Club", "Club"): (
        "Le club de l’équipe : deux équipes d’un même club ne se rencontrent pas.",
        "The team’s club: two teams of one club never meet.",
    ),
    ("Un joueur par ligne", "One player per line"): (
        "NOM Prénom, un joueur par ligne, titulaires d’abord.",
        "LAST NAME First name, one player per line, starters first.",
    ),
    ("Ajouter*", "Add*"): ("Ajoute ce joueur à l’équipe.", "Adds this player to the team."),
    ("Remplaçants", "Substitutes"): ("Un remplaçant par ligne.", "One substitute per line."),
    ("Rôle", "Role"): ("Titulaire, ou remplaçant.", "Starter, or substitute."),
    ("Membres", "Members"): ("Cochez les joueurs de l’équipe.", "Tick the team’s players."),
    ("Créer", "Create"): ("Crée la rencontre.", "Creates the team match."),
    ("Affichage public", "Public display"): (
        "Ouvre ou ferme l’affichage public : horloge, tables, équipes, places à venir (F11).",
        "Opens or closes the public display: clock, tables, teams, next seats (F11).",
    ),
    ("Nouvelle rencontre…", "New team match…"): (
        "Prépare une rencontre par équipes : équipes, manches, tables.",
        "Prepares a team match: teams, rounds, tables.",
    ),
}

ARCHIVE: Final[dict[Pair, Pair]] = {
    ("Emporter le club…", "Move to another computer…"): (
        "Copie les données du club sur une clé, pour continuer sur un autre ordinateur.",
        "Copies the club’s data to a USB stick, to continue on another computer.",
    ),
    ("Importer une saison…", "Import a season…"): (
        "Lit dans un fichier une saison jouée ailleurs, et affiche où irait chaque ligne.",
        "Reads a season played elsewhere from a file, and shows where each line would go.",
    ),
    ("Réunir un autre fichier…", "Merge another file…"): (
        "Réunit le fichier d’un autre ordinateur du club à celui-ci, après l’avoir affiché.",
        "Merges the file of another of the club’s computers into this one, after showing it.",
    ),
    ("Lire", "Read"): (
        "Affiche la soirée choisie en lecture seule.",
        "Shows the selected event, read-only.",
    ),
}

PUBLISH: Final[dict[Pair, Pair]] = {
    ("Changer le compte…", "Change the account…"): (
        "Affiche le compte, à corriger et à essayer.",
        "Shows the account, to correct and try.",
    ),
    ("Accepter ce serveur", "Accept this server"): (
        "Reconnaît désormais ce serveur à cette empreinte, et refuse tout autre.",
        "Knows this server by this fingerprint from now on, and refuses any other.",
    ),
}
