"""Why an incident, a sanction or a time call is refused."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

INCIDENTS: Final[Table] = {
    "NO_SUCH_QUESTION": (
        "Cette situation n’est pas dans la liste : cherchez-la avec un autre mot.",
        "This situation is not in the list. Search with another word.",
    ),
    "INCIDENT_UNSOUND": (
        "{problem} L’incident n’est pas encore noté.",
        "{problem} The incident is not recorded yet.",
    ),
    "INCIDENT_NAMES_SOMEBODY": (
        "Une réponse contient un nom : désignez le joueur par son numéro ou une lettre, et écrivez "
        "le reste dans la note.",
        "An answer contains a name. Use the player’s number or a letter, and write the rest in the "
        "note.",
    ),
    "HAND_NUMBER": (
        "Les mains se comptent à partir de 1 : corrigez le numéro, ou laissez-le vide.",
        "Hands are numbered from 1. Correct the number, or leave it empty.",
    ),
    "OPTION_NEEDED": (
        "Le règlement laisse ce choix au directeur : choisissez une des décisions proposées et "
        "indiquez un motif.",
        "The rulebook leaves this choice to the director. Choose one of the decisions offered and "
        "give a reason.",
    ),
    "CONCERNED_ALREADY": (
        "Ces joueurs, et eux seuls, sont déjà notés comme concernés : il n’y a rien à changer.",
        "These players are already recorded as involved. There is nothing to change.",
    ),
    "NOTHING_ASKED": (
        "La recherche est vide : décrivez en quelques mots ce qui s’est passé, par exemple « "
        "string bet ».",
        "The search is empty. Say in a few words what happened, for example “string bet”.",
    ),
    "NOTE_EMPTY": (
        "La note est vide : écrivez ce qui complète l’incident.",
        "The note is empty. Write what you have to add to the incident.",
    ),
    "NO_SUCH_INCIDENT": (
        "Cet incident n’est pas, ou plus, au journal : choisissez-le dans la liste.",
        "This incident is not, or no longer, in the log. Choose it from the list.",
    ),
}

PENALTIES: Final[Table] = {
    "NO_SUCH_FAULT": (
        "Cette faute n’est pas dans la liste : choisissez la plus proche et précisez en note.",
        "This offence is not on the list. Choose the closest and explain in the note.",
    ),
    "NO_SUCH_STEP": (
        "Cette sanction n’est pas dans l’échelle : choisissez-en une de la liste.",
        "This penalty is not on the ladder. Choose one from the list.",
    ),
    "DISQUALIFICATION_APART": (
        "Une disqualification retire des jetons : utilisez « Disqualifier ».",
        "A disqualification removes chips. Use “Disqualify”.",
    ),
    "DIRECTOR_ONLY": (
        "Seul le directeur peut donner cette sanction : appelez-le.",
        "Only the director may give this penalty. Call the director.",
    ),
    "STEP_NOT_SUGGESTED": (
        "La gradation propose une autre sanction ({step}) : suivez-la, ou indiquez un motif.",
        "The ladder suggests another penalty ({step}). Follow it, or give a reason.",
    ),
    "HANDS_NOT_ASKED": (
        "Le nombre de mains de cette sanction est fixé : laissez le champ vide.",
        "The number of hands is fixed for this penalty. Leave it empty.",
    ),
    "HANDS_NEEDED": (
        "Il manque le nombre de mains : indiquez de 1 à {most}.",
        "The number of hands is missing. Enter 1 to {most}.",
    ),
    "NOBODY_MISSES_HANDS": (
        "Aucun joueur n’a de main à manquer ici : il n’y a rien à compter.",
        "No player has a hand to sit out here. There is nothing to count.",
    ),
    "PENALTY_OVER": (
        "Cette sanction est terminée : il n’y a plus de main à compter.",
        "This penalty is over. There is no hand left to count.",
    ),
    "PENALTY_LIFTED": (
        "Cette sanction est déjà levée : il n’y a plus rien à faire.",
        "This penalty has already been lifted. There is nothing more to do.",
    ),
    "REINSTATE_INSTEAD": (
        "Une disqualification ne se lève pas : réintégrez {entrant} à une place libre.",
        "A disqualification cannot be lifted. Reinstate {entrant} at a free seat.",
    ),
    "NO_SUCH_PENALTY": (
        "Cette sanction n’existe pas : choisissez-en une dans la liste.",
        "This penalty does not exist. Choose one from the list.",
    ),
}

TIME_CALLS: Final[Table] = {
    "NOT_AT_THIS_TABLE": (
        "{entrant} n’est pas à la table {table} : choisissez un joueur de cette table.",
        "{entrant} is not at table {table}. Choose a player at this table.",
    ),
    "TIME_ALREADY_CALLED": (
        "Un time est déjà demandé à la table {table} : indiquez d’abord comment il s’est terminé.",
        "Time has already been called at table {table}. Say first how it ended.",
    ),
    "TIME_TOO_EARLY": (
        "Un time se demande après {least} s de réflexion, et {seconds} s sont passées : attendez, "
        "ou notez la demande comme refusée.",
        "Time cannot be called before {least} s; {seconds} s have passed. Wait, or record the call "
        "as refused.",
    ),
    "TIME_NOT_CALLED": (
        "Aucun time n’est en cours à la table {table} : demandez-le d’abord.",
        "Time has not been called at table {table}. Call it first.",
    ),
}

CONDUCT: Final[Table] = {**INCIDENTS, **PENALTIES, **TIME_CALLS}
