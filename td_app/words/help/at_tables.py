"""Help on what pages of an evening show once asked: panels of a seat, flows, lists read."""

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
    ("Fermer ce panneau", "Close this panel"): (
        "Ferme ce panneau ; rien ne change (Échap).",
        "Closes this panel; nothing changes (Esc).",
    ),
    ("Raison", "Reason"): ("Pourquoi : écrit au procès-verbal.", "Why: written in the minutes."),
    ("Arrêter la table", "Stop the table"): (
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
    ("Ordre de fermeture…", "Breaking order…"): (
        "Montre dans quel ordre les tables ferment, et le change.",
        "Shows in which order the tables break, and changes it.",
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
    ("Sortie à plusieurs dans la main…", "Several out in one hand…"): (
        "Note plusieurs sorties de la même main : leurs tapis disent l’ordre.",
        "Records several eliminations of the same hand: their stacks tell the order.",
    ),
    ("Noter l’absence", "Mark away"): (
        "Le joueur est absent de sa table : son tapis reste et paie les blindes.",
        "The player is away from the table: the stack stays and pays the blinds.",
    ),
    ("De retour à table", "Back at the table"): (
        "Le joueur est revenu à sa place.",
        "The player is back at their seat.",
    ),
    ("N’est jamais venu", "Never came"): (
        "Note que ce joueur n’est jamais venu à sa place.",
        "Records that this player never came to their seat.",
    ),
    ("Changer de place…", "Change seat…"): (
        "Donne une autre place à ce joueur, avec votre raison.",
        "Gives this player another seat, with your reason.",
    ),
    ("Échanger avec un autre…", "Swap with another player…"): (
        "Deux joueurs échangent leurs places.",
        "Two players swap their seats.",
    ),
    ("Trouvé à une mauvaise place…", "Found at a wrong seat…"): (
        "Le joueur était assis à une autre place que la sienne : dit ce qu’il faut faire.",
        "The player sat at a seat that is not theirs: says what is to be done.",
    ),
    ("Départ définitif…", "Leaving for good…"): (
        "Le joueur s’en va pour de bon : dit ce que devient son tapis.",
        "The player leaves for good: says what becomes of the stack.",
    ),
    ("Sanctionner…", "Penalise…"): (
        "Ouvre le floor sur la sanction de ce joueur.",
        "Opens the floor on this player’s penalty.",
    ),
    ("Corriger le nom…", "Correct the name…"): (
        "Corrige le nom, le prénom ou le club écrits pour ce joueur.",
        "Corrects the name or the club written for this player.",
    ),
    ("Besoin, ne jamais déplacer…", "Seat need, never move…"): (
        "Une place qu’il faut à ce joueur, ou qu’il ne quitte pas : les tirages y veillent.",
        "A seat this player needs, or never leaves; draws take it into account.",
    ),
    ("Fiche du joueur", "Player’s card"): (
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
    ("Laisser", "Leave it"): ("Ne change rien.", "Changes nothing."),
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
    ("Les colonnes sont justes", "The columns are right"): (
        "Confirme le sens des colonnes qui restaient douteuses.",
        "Confirms the meaning of the columns that were in doubt.",
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
    ("Importer *", "Import *"): (
        "Inscrit les lignes cochées, d’un coup ; Annuler les retire toutes.",
        "Enters the ticked lines in one go; Undo takes them all back.",
    ),
}
