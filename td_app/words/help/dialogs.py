"""Help on questions asked over a page: what each button does, and what happens without it."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair

#: Buttons that mean the same in every question.
EVERYWHERE: Final[dict[Pair, Pair]] = {
    ("Fermer", "Close"): (
        "Ferme ceci ; rien d’autre ne change (Échap).",
        "Closes this; nothing else changes (Esc).",
    ),
    ("Ne rien changer", "Cancel"): (
        "Ferme la question ; tout reste comme avant (Échap).",
        "Closes the question; all stays as it was (Esc).",
    ),
    ("Plus tard", "Later"): (
        "Ferme sans répondre : la question reste à faire (Échap).",
        "Closes without an answer: the question stays to be done (Esc).",
    ),
    ("Revenir", "Go back"): (
        "Revient à ce qui était avant, sans rien garder d’ici.",
        "Goes back to what was before, keeping nothing from here.",
    ),
    ("Motif", "Reason"): (
        "Votre motif, inscrit au journal.",
        "Your reason, recorded in the log.",
    ),
    ("Motif", "Reason"): (
        "Votre motif, inscrit au journal.",
        "Your reason, recorded in the log.",
    ),
    ("Raccourcis", "Shortcuts"): (
        "Toutes les touches, page par page.",
        "All the keys, page by page.",
    ),
    ("Enregistrer en PDF*", "Save as PDF*"): (
        "Écrit ce papier dans un fichier PDF, où vous le dites.",
        "Writes this paper to a PDF file, where you say.",
    ),
    ("Imprimer… *", "Print… *"): ("Imprime ce papier.", "Prints this paper."),
    ("Actions", "Actions"): (
        "Toutes les actions ; Entrée fait la ligne choisie, ou dit pourquoi elle ne se peut pas.",
        "All the actions; Enter does the one chosen, or says why it cannot be done.",
    ),
    ("Ce qui a été trouvé", "What was found"): (
        "Les réponses ; Entrée ouvre celle qui est choisie.",
        "The answers; Enter opens the one chosen.",
    ),
}

DIALOGS: Final[dict[Pair, Pair]] = {
    ("Confirmer", "Confirm"): (
        "Le fait, avec votre raison au procès-verbal.",
        "Does it, with your reason in the minutes.",
    ),
    ("Soirées ajoutées", "Events added"): (
        "Cochez ce que le fichier réuni aura de l’autre ordinateur.",
        "Tick what the joined file will have of the other computer.",
    ),
    ("Garder les deux", "Keep both"): (
        "Garde les deux suites, celle de l’autre sous un autre nom.",
        "Keeps both continuations, the other’s under another name.",
    ),
    ("Celle d’ici", "The one here"): (
        "Garde la suite jouée ici.",
        "Keeps the continuation played here.",
    ),
    ("Celle de l’autre fichier", "The other file’s"): (
        "Garde la suite jouée sur l’autre ordinateur.",
        "Keeps the continuation played on the other computer.",
    ),
    ("Saison", "Season"): (
        "La saison qui reçoit les soirées que leur date ne met dans aucune autre.",
        "The season that gets the evenings whose date puts them in no other.",
    ),
    ("Lieu", "Venue"): (
        "Où se jouaient ces soirées, pour les archives.",
        "Where these evenings were played, for the archive.",
    ),
    ("Phase", "Phase"): (
        "La partie de la saison où ces soirées comptent.",
        "The part of the season in which these evenings count.",
    ),
    ("Lire", "Read"): (
        "Ouvre la soirée pour la lire : rien n’y change.",
        "Opens the evening to be read: nothing changes in it.",
    ),
    ("Comme si de rien n’était", "As if it had never happened"): (
        "L’horloge affiche ce qu’elle afficherait si l’action n’avait pas eu lieu.",
        "The clock shows what it would show if the action had not happened.",
    ),
    ("À partir de maintenant", "From now"): (
        "Le temps montré reste ; l’horloge repart ou s’arrête comme avant l’action.",
        "The time shown stays; the clock runs or stays stopped as it did before the action.",
    ),
    ("Ne rien changer", "Cancel"): ("N’annule rien.", "Undoes nothing."),
    ("Réessayer", "Try again"): (
        "Essaie encore une fois ; rien n’est fait deux fois.",
        "Tries once more; nothing is done twice.",
    ),
    ("Quitter", "Quit"): (
        "Ferme l’application ; ce qui est confirmé est sur le disque.",
        "Closes the application; what is confirmed is on the disk.",
    ),
    ("Continuer", "Continue"): ("Ferme ceci et continue.", "Closes this and goes on."),
    ("Choisir une copie…", "Choose a backup…"): (
        "Choisissez la copie de sûreté à laquelle revenir.",
        "Choose the backup to go back to.",
    ),
    ("Une autre copie…", "Another backup…"): (
        "Choisissez une autre copie de sûreté, sur une clé par exemple.",
        "Choose another backup, on a stick for instance.",
    ),
    ("Y revenir", "Go back"): (
        "Remplace le fichier par la copie ; l’ancien est gardé sous un autre nom.",
        "Replaces the file with the backup; the old file is kept under another name.",
    ),
    ("Ouvrir le dossier", "Open the folder"): (
        "Montre le dossier où est le rapport.",
        "Shows the folder where the report is.",
    ),
    ("Fermer en laissant l’horloge tourner", "Close, leave the clock running"): (
        "Le temps continue de compter pendant que l’application est fermée.",
        "Time goes on counting while the application is closed.",
    ),
    ("Fermer sans enregistrer", "Close without saving"): (
        "Ce qui est écrit et pas enregistré est perdu.",
        "What is typed and not saved is lost.",
    ),
    ("Rester", "Stay"): ("Reste ici ; rien ne change.", "Stays here; nothing changes."),
    ("Pour le club", "For the club"): (
        "Enregistre le classement avec tous les noms : ce fichier ne se publie pas.",
        "Saves the ranking with every name: this file is not to be published.",
    ),
    ("Ici *", "Here*"): ("Garde ce qui est écrit ici.", "Keeps what is typed here."),
    ("Là-bas *", "There*"): (
        "Prend ce qui est écrit dans l’autre fichier.",
        "Takes what is written in the other file.",
    ),
    ("Donner *", "Give *"): (
        "Donne à chacun le tapis de ses points, avant le tirage.",
        "Gives everyone the stack of their points, before the draw.",
    ),
    ("Inscrire *", "Enter *"): (
        "Met tous ceux qui sont cochés sur la liste, en une action qui s’annule d’un coup.",
        "Puts all those ticked on the list, in one act that is undone at once.",
    ),
    ("Tapis de la finale", "Stacks for the final"): (
        "Le tapis de chacun, d’après son rang dans la saison.",
        "The stack of each, by their rank in the season.",
    ),
    ("Effacer", "Erase"): (
        "Efface pour de bon ; les copies de sûreté sont récrites aussi.",
        "Erases for good; the backups are rewritten too.",
    ),
    ("Tout annoncé", "All announced"): (
        "Note que tous les changements de place ont été lus à la salle.",
        "Records that every seat change was read out to the room.",
    ),
    ("Ouvrir", "Open"): (
        "Ouvre le club avec ce mot de passe.",
        "Opens the club with this password.",
    ),
    ("Tirer à nouveau", "Redraw"): (
        "Refait le tirage ; le premier reste au journal.",
        "Makes the draw again; the first stays in the journal.",
    ),
    ("Ne rien changer", "Cancel"): ("La soirée compte toujours.", "The evening still counts."),
    ("Commencer", "Begin"): ("Commence cette saison.", "Begins this season."),
    ("Enregistrer", "Save"): ("Garde ce qui est écrit ici.", "Keeps what is typed here."),
    ("Ce qui change", "What is new"): (
        "Ce que chaque version a changé, la dernière d’abord.",
        "What each version changed, the latest first.",
    ),
}
