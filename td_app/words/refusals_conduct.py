"""Why an incident, a sanction or a time call is refused."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

INCIDENTS: Final[Table] = {
    "NO_SUCH_QUESTION": (
        "Cette situation n’est pas dans la liste : cherchez-la par un autre mot.",
        "This situation is not in the list: look for it by another word.",
    ),
    "INCIDENT_UNSOUND": (
        "{problem} L’incident n’est pas encore noté.",
        "{problem} The incident is not recorded yet.",
    ),
    "INCIDENT_NAMES_SOMEBODY": (
        "Une réponse contient un nom : désignez le joueur par son numéro ou une lettre, et "
        "écrivez le reste dans la note.",
        "An answer contains a name: give the player’s number or a letter, and write the rest in "
        "the note.",
    ),
    "HAND_NUMBER": (
        "Les mains se comptent à partir de 1 : corrigez le numéro, ou laissez-le vide.",
        "Hands are counted from 1: correct the number, or leave it empty.",
    ),
    "OPTION_NEEDED": (
        "Le règlement laisse ce choix au directeur : prenez une des décisions proposées et "
        "donnez la raison.",
        "The rulebook leaves this choice to the director: choose one of the decisions offered and "
        "give the reason.",
    ),
    "CONCERNED_ALREADY": (
        "Ces joueurs, et eux seuls, sont déjà notés comme concernés.",
        "Exactly these players are already noted as involved.",
    ),
    "NOTHING_ASKED": (
        "Dites ce qui s’est passé, en quelques mots : « string bet ».",
        "Say what happened, in a few words: “string bet”.",
    ),
    "NOTE_EMPTY": (
        "La note est vide : écrivez ce qui complète l’incident.",
        "The note is empty: write what completes the incident.",
    ),
    "NO_SUCH_INCIDENT": (
        "Cet incident n’est pas, ou plus, au procès-verbal : choisissez-le dans la liste.",
        "This incident is not, or no longer, in the minutes: choose it from the list.",
    ),
}

PENALTIES: Final[Table] = {
    "NO_SUCH_FAULT": (
        "Cette faute n’est pas dans la liste : choisissez la plus proche et précisez en note.",
        "This fault is not in the list: choose the nearest and say more in the note.",
    ),
    "NO_SUCH_STEP": (
        "Cette sanction n’est pas dans l’échelle : choisissez-en une de la liste.",
        "This penalty is not on the ladder: choose one from the list.",
    ),
    "DISQUALIFICATION_APART": (
        "Une disqualification retire des jetons : passez par « Disqualifier ».",
        "A disqualification takes chips away: use “Disqualify”.",
    ),
    "DIRECTOR_ONLY": (
        "Cette sanction revient au directeur seul : appelez-le.",
        "This penalty is the director’s alone: call the director.",
    ),
    "STEP_NOT_SUGGESTED": (
        "La gradation propose une autre sanction ({step}) : suivez-la, ou écrivez la raison.",
        "The ladder suggests another penalty ({step}): follow it, or write the reason.",
    ),
    "HANDS_NOT_ASKED": (
        "Cette sanction ne se compte pas en mains choisies : laissez le nombre vide.",
        "The hands of this penalty are not chosen: leave the number empty.",
    ),
    "HANDS_NEEDED": (
        "Combien de mains ? Indiquez de 1 à {most}.",
        "How many hands? Give a number from 1 to {most}.",
    ),
    "NOBODY_MISSES_HANDS": (
        "Personne n’a de main à manquer ici : il n’y a rien à compter.",
        "Nobody has a hand to miss here: there is nothing to count.",
    ),
    "PENALTY_OVER": (
        "Cette sanction est terminée : il n’y a plus de main à compter.",
        "This penalty is over: no hand is left to count.",
    ),
    "PENALTY_LIFTED": (
        "Cette sanction est déjà levée : il n’y a plus rien à faire.",
        "This penalty is already lifted: there is nothing more to do.",
    ),
    "REINSTATE_INSTEAD": (
        "Une disqualification ne se lève pas : réintégrez {entrant} à une place libre.",
        "A disqualification is not lifted: reinstate {entrant} at a free seat.",
    ),
    "NO_SUCH_PENALTY": (
        "Cette sanction n’existe pas : choisissez-la dans la liste.",
        "There is no such penalty: choose it from the list.",
    ),
}

TIME_CALLS: Final[Table] = {
    "NOT_AT_THIS_TABLE": (
        "{entrant} n’est pas à la table {table} : choisissez un joueur de cette table.",
        "{entrant} is not at table {table}: choose a player at this table.",
    ),
    "TIME_ALREADY_CALLED": (
        "Un time est déjà demandé à la table {table} : dites d’abord comment il a fini.",
        "Time has been called at table {table} already: say first how it ended.",
    ),
    "TIME_TOO_EARLY": (
        "Pas de time avant {least} s de réflexion, et {seconds} s sont passées : attendez, ou "
        "notez la demande comme refusée.",
        "No time before {least} s of thought, and {seconds} s have passed: wait, or write the "
        "call down as refused.",
    ),
    "TIME_NOT_CALLED": (
        "Aucun time ne court à la table {table} : demandez-le d’abord.",
        "No time is running at table {table}: call it first.",
    ),
}

CONDUCT: Final[Table] = {**INCIDENTS, **PENALTIES, **TIME_CALLS}
