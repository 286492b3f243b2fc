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
        "Closes this; nothing is saved or changed (Esc).",
    ),
    ("Plus tard", "Later"): (
        "Ferme sans répondre : la question reste à traiter (Échap).",
        "Closes without an answer; the question stays open (Esc).",
    ),
    ("Retour", "Back"): (
        "Revient à l’écran précédent, sans rien enregistrer d’ici.",
        "Goes back, without saving anything from here.",
    ),
    ("Motif", "Reason"): (
        "Votre motif, inscrit au journal.",
        "Your reason, recorded in the log.",
    ),
    ("Raccourcis", "Shortcuts"): (
        "Tous les raccourcis clavier, page par page.",
        "All the keyboard shortcuts, page by page.",
    ),
    ("Enregistrer en PDF*", "Save as PDF*"): (
        "Enregistre ce papier en PDF, où vous voulez.",
        "Saves this printout as a PDF, wherever you like.",
    ),
    ("Imprimer… *", "Print… *"): ("Imprime ce papier.", "Prints this printout."),
    ("Actions", "Actions"): (
        "Toutes les actions ; Entrée exécute l’action choisie, ou explique pourquoi elle est "
        "impossible.",
        "All the actions; Enter runs the one selected, or says why it cannot be done.",
    ),
    ("Ce qui a été trouvé", "What was found"): (
        "Les réponses ; Entrée ouvre celle qui est choisie.",
        "The answers; Enter opens the one selected.",
    ),
}

DIALOGS: Final[dict[Pair, Pair]] = {
    ("Confirmer", "Confirm"): (
        "Confirme, avec votre motif au journal.",
        "Confirms, with your reason in the log.",
    ),
    ("Soirées ajoutées", "Events added"): (
        "Cochez ce que le fichier réuni reçoit de l’autre ordinateur.",
        "Tick what to bring in from the other computer.",
    ),
    ("Garder les deux", "Keep both"): (
        "Garde les deux versions, celle de l’autre ordinateur sous un autre nom.",
        "Keeps both versions; the other one gets a different name.",
    ),
    ("Celle d’ici", "The one here"): (
        "Garde la version jouée ici.",
        "Keeps the version played here.",
    ),
    ("Celle de l’autre fichier", "The other file’s"): (
        "Garde la version jouée sur l’autre ordinateur.",
        "Keeps the version played on the other computer.",
    ),
    ("Saison", "Season"): (
        "La saison qui reçoit les soirées dont la date n’est dans aucune autre.",
        "The season for events whose date falls in no other.",
    ),
    ("Lieu", "Venue"): (
        "Où ces soirées ont été jouées, pour les archives.",
        "Where these events were played, for the archive.",
    ),
    ("Phase", "Phase"): (
        "La phase de la saison où ces soirées comptent.",
        "The phase of the season in which these events count.",
    ),
    ("Lire", "Read"): (
        "Ouvre la soirée en lecture seule : rien n’y change.",
        "Opens the event read-only: nothing in it changes.",
    ),
    ("Comme si de rien n’était", "As if it had never happened"): (
        "L’horloge affiche ce qu’elle afficherait si l’action n’avait pas eu lieu.",
        "The clock shows what it would show if the action had not happened.",
    ),
    ("À partir de maintenant", "From now"): (
        "Le temps affiché ne change pas ; l’horloge repart ou s’arrête comme avant l’action.",
        "The time shown stays; the clock runs or stays paused as before the action.",
    ),
    ("Ne rien changer", "Cancel"): (
        "Ferme la question ; tout reste comme avant (Échap).",
        "Closes this; nothing is saved or changed (Esc).",
    ),
    ("Réessayer", "Try again"): (
        "Essaie encore une fois ; rien n’est fait deux fois.",
        "Tries again; nothing is done twice.",
    ),
    ("Quitter", "Quit"): (
        "Ferme l’application ; ce qui est confirmé est sur le disque.",
        "Closes the application; what is confirmed is on disk.",
    ),
    ("Continuer", "Continue"): ("Ferme ceci et continue.", "Closes this and goes on."),
    ("Choisir une copie…", "Choose a backup…"): (
        "Choisissez la copie de sûreté à laquelle revenir.",
        "Choose the backup to restore.",
    ),
    ("Choisir une autre copie…", "Choose another backup…"): (
        "Choisissez une autre copie de sûreté, sur une clé par exemple.",
        "Choose another backup, on a USB stick for example.",
    ),
    ("Ouvrir le dossier", "Open the folder"): (
        "Affiche le dossier où est le rapport.",
        "Shows the folder with the report.",
    ),
    ("Fermer en laissant l’horloge tourner", "Close, leave the clock running"): (
        "L’horloge continue pendant que l’application est fermée.",
        "The clock keeps running while the application is closed.",
    ),
    ("Fermer sans enregistrer", "Close without saving"): (
        "Ce qui est saisi sans être enregistré est perdu.",
        "What is typed and not saved is lost.",
    ),
    ("Rester", "Stay"): ("Reste ici ; rien ne change.", "Stays here; nothing changes."),
    ("Pour le club", "For the club"): (
        "Enregistre le classement avec tous les noms : ne publiez pas ce fichier.",
        "Saves the ranking with every name: do not publish this file.",
    ),
    ("Ici *", "Here*"): ("Garde la version de ce poste.", "Keeps the version of this computer."),
    ("Là-bas *", "There*"): (
        "Utilise la version de l’autre fichier.",
        "Uses the other file’s version.",
    ),
    ("Donner *", "Give *"): (
        "Donne à chacun, avant le tirage, le tapis que valent ses points.",
        "Gives everyone, before the draw, the stack their points give.",
    ),
    ("Inscrire *", "Register *"): (
        "Inscrit tous les joueurs cochés, en une action qui s’annule d’un coup.",
        "Registers all the players ticked, in one action that is undone at once.",
    ),
    ("Tapis de la finale", "Stacks for the final"): (
        "Le tapis de chacun, d’après son rang dans la saison.",
        "Each player’s stack, by their place in the season.",
    ),
    ("Effacer", "Erase"): (
        "Efface définitivement ; les copies de sûreté sont réécrites aussi.",
        "Erases for good; backups are rewritten too.",
    ),
    ("Tout annoncé", "All read"): (
        "Note que tous les changements de place ont été lus à la salle.",
        "Records that every seat change has been read out to the room.",
    ),
    ("Ouvrir", "Open"): (
        "Ouvre le club avec ce mot de passe.",
        "Opens the club with this password.",
    ),
    ("Tirer à nouveau", "Redraw"): (
        "Refait le tirage ; le premier reste au journal.",
        "Redraws; the first draw stays in the log.",
    ),
    ("Commencer", "Begin"): ("Commence cette saison.", "Starts this season."),
    ("Enregistrer", "Save"): (
        "Garde la version de ce poste.",
        "Keeps the version of this computer.",
    ),
    ("Ce qui change", "What is new"): (
        "Ce que chaque version a changé, la dernière d’abord.",
        "What each version changed, latest first.",
    ),
}
