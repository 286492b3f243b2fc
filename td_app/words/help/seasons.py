"""Help on a season under way and its scale, and on a meeting of teams."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair

YEAR: Final[dict[Pair, Pair]] = {
    ("Nouvelle saison…", "New season…"): (
        "Commence une autre saison ; celle-ci reste.",
        "Begins another season; this one stays.",
    ),
    ("Partie", "Part"): (
        "Montre toute la saison, ou une de ses parties.",
        "Shows the whole season, or one of its parts.",
    ),
    ("Chercher un nom", "Find a name"): (
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
    ("Ajouter des soirées…", "Add evenings…"): (
        "Choisissez les tournois du club qui comptent pour la saison.",
        "Choose the club’s tournaments that count for the season.",
    ),
    ("Retirer*", "Take*"): (
        "Ôte cette soirée de la saison, après vous l’avoir demandé.",
        "Takes this evening out of the season, after asking you.",
    ),
    ("Garder", "Keep"): (
        "Le barème devient celui de la saison ; les points sont recomptés.",
        "The scale becomes the season’s; points are counted again.",
    ),
    ("Nom du barème", "Name of the points system"): (
        "Comment le club appelle ce barème.",
        "What the club calls this scale.",
    ),
    ("Points du rang", "Points of the place"): (
        "D’où viennent les points : une grille, une liste ou une formule.",
        "Where points come from: a grid, a list or a formula.",
    ),
    ("Grille*", "Grid*"): (
        "Une ligne par taille, puis les points de chaque rang.",
        "A line for each size, then the points of each rank.",
    ),
    ("Liste*", "List*"): (
        "Les points de chaque rang, depuis le premier.",
        "The points of each rank, from the first down.",
    ),
    ("Formule", "Formula"): (
        "Ce que vaut un rang, calculé ; une faute est dite dessous.",
        "What a rank is worth, worked out; a mistake is told below.",
    ),
    ("Les suivants", "The rest"): (
        "Les points de ceux d’après la grille.",
        "The points of those after the grid.",
    ),
    ("Présence", "Presence"): (
        "Les points donnés pour être venu.",
        "The points given for having come.",
    ),
    ("Élimination", "Knockout"): (
        "Les points de chaque joueur éliminé.",
        "The points for each player knocked out.",
    ),
    ("Série de soirées", "Events in a row"): (
        "Combien de soirées de suite donnent les points de série.",
        "How many evenings in a row give the points for it.",
    ),
    ("… points de série", "… points for it"): (
        "Les points d’une série ou d’une cible, chaque fois.",
        "The points of a run or a target, each time.",
    ),
    ("… points de cible", "… points for it"): (
        "Les points de qui élimine la cible.",
        "The points for knocking the target out.",
    ),
    ("Cible", "Target"): (
        "Le joueur dont l’élimination donne des points.",
        "The player whose knock-out gives points.",
    ),
    ("Par réinscription", "Per re-entry"): (
        "Les points retirés à chaque réinscription.",
        "The points taken away for each re-entry.",
    ),
    ("Disqualification", "Disqualification"): (
        "Les points retirés à un joueur disqualifié.",
        "The points taken from a disqualified player.",
    ),
    ("Par absence", "Per absence"): (
        "Les points retirés à qui était inscrit et n’est pas venu.",
        "The points taken from those entered who did not come.",
    ),
    ("Meilleures soirées", "Best events"): (
        "Combien de soirées comptent, les meilleures ; vide, toutes.",
        "How many evenings count, the best ones; empty, all of them.",
    ),
    ("Au moins, pour être classé", "At least, to be ranked"): (
        "Combien de soirées il faut pour être classé.",
        "How many evenings it takes to be ranked.",
    ),
    ("Invités", "Guests"): (
        "Coché, les invités sont classés avec les membres.",
        "Ticked, guests are ranked with the members.",
    ),
    ("Aux ex æquo", "Tied players get"): (
        "Les points de ceux qui sortent au même rang.",
        "The points of those who go out at the same rank.",
    ),
    ("Jetons par point", "Chips per point"): (
        "Ce qu’un point donne de tapis en finale.",
        "How much stack a point gives in the final.",
    ),
    ("Jetons par rang", "Chips by place"): (
        "Le tapis de chaque rang en finale, depuis le premier.",
        "The stack of each rank in the final, from the first.",
    ),
    ("Arrondi à", "Rounded to"): (
        "Les tapis de la finale, arrondis à ce jeton.",
        "The stacks of the final, rounded to this chip.",
    ),
    ("Au plus", "At most"): (
        "Le plus gros tapis de la finale ; vide, sans limite.",
        "The largest stack of the final; empty, no limit.",
    ),
    ("Qualifiés", "Qualified"): (
        "Combien de joueurs la finale reçoit.",
        "How many players the final takes.",
    ),
    ("Barème", "Scale"): (
        "Le barème de la saison ; il peut changer ensuite.",
        "The season’s scale; it may change later.",
    ),
    ("Points", "Points"): (
        "Combien ajouter ; avec un moins, combien retirer.",
        "How many to add; with a minus, how many to take.",
    ),
    ("Rien", "Nothing"): ("Ne publie rien (Échap).", "Publishes nothing (Esc)."),
    ("Imprimer…", "Print…"): ("Imprime le classement.", "Prints the standings."),
}

MEETING: Final[dict[Pair, Pair]] = {
    ("Rencontres par équipes", "Meetings of teams"): (
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
    ("Voir les rencontres", "Show the meetings"): (
        "Revient à la liste des rencontres.",
        "Goes back to the list of meetings.",
    ),
    ("Prendre celui du club", "Take the club’s"): (
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
    ("Absent", "Missing"): (
        "Le joueur choisi n’est pas venu (A).",
        "The chosen player did not come (A).",
    ),
    ("Est là", "Has come"): ("Le joueur choisi est arrivé.", "The chosen player has come."),
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
    ("Quelles manches", "Which rounds"): (
        "Le classement de toute la rencontre, ou d’une manche.",
        "The standings of the whole meeting, or of one round.",
    ),
    ("Enregistrer le barème", "Keep the points"): (
        "Garde ces points ; le classement suit.",
        "Keeps these points; the standings follow.",
    ),
    ("Nouvelle équipe", "New team"): (
        "Vide le formulaire, pour une autre équipe.",
        "Clears the form, for another team.",
    ),
    ("Les inscrire toutes", "Enter them all"): (
        "Inscrit les équipes de cette rencontre et leurs joueurs, à corriger ensuite.",
        "Enters the teams of that meeting and their players, to be corrected then.",
    ),
    ("Club", "Club"): (
        "Le club de l’équipe : deux équipes d’un club ne se rencontrent pas.",
        "The team’s club: two teams of a club never meet.",
    ),
    ("Un joueur par ligne", "One player a line"): (
        "NOM Prénom, un joueur par ligne, titulaires d’abord.",
        "SURNAME First name, one player a line, the line-up first.",
    ),
    ("Ajouter*", "Add*"): ("L’ajoute à l’équipe.", "Adds to the team."),
    ("Remplaçants", "Substitutes"): ("Un remplaçant par ligne.", "One substitute a line."),
    ("Rôle", "Role"): ("Titulaire, ou remplaçant.", "In the line-up, or substitute."),
    ("Membres", "Members"): ("Cochez les joueurs de l’équipe.", "Tick the team’s players."),
    ("Créer", "Create"): ("Crée la rencontre.", "Creates the meeting."),
}
