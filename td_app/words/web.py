"""Answers to phones and other machines, and the messages of ``td-app serve``."""

from __future__ import annotations

from typing import Final

from td_app.words.language import Language
from td_app.words.speaking import Table, say

ANSWERS: Final[Table] = {
    "BODY_TOO_LONG": (
        "L’envoi est trop long : envoyez moins à la fois.",
        "This is too long. Send less at once.",
    ),
    "TOO_SLOW": (
        "La requête n’est pas arrivée entière : réessayez.",
        "The request did not arrive complete. Try again.",
    ),
    "TWO_LENGTHS": (
        "La requête indique deux longueurs différentes : n’en gardez qu’une.",
        "The request gives its length twice. Keep one.",
    ),
    "NOT_OUR_NAME": (
        "Cet ordinateur n’est pas servi sous ce nom : relisez l’adresse à la table de la "
        "direction.",
        "This computer is not served under that name. Check the address at the desk.",
    ),
    "TOO_MANY_REQUESTS": (
        "Trop de requêtes à la fois : réessayez dans un instant.",
        "Too many requests at once. Try again in a moment.",
    ),
    "BEYOND_ROLE": (
        "Ce rôle n’a pas ce droit : demandez à la direction du tournoi.",
        "This role cannot do that. Ask at the desk.",
    ),
    "NO_SUCH_VIEW": (
        "Il n’y a pas de vue de ce nom : vérifiez l’adresse.",
        "There is no view of this name. Check the address.",
    ),
    "KEY_TAKEN": (
        "Cette clé a déjà désigné une autre action : donnez-en une nouvelle.",
        "This key was already used for another action. Give a new one.",
    ),
    "WRONG_PIN": (
        "Ce code n’est pas le bon : relisez-le à la table de la direction.",
        "Wrong code. Check it at the desk.",
    ),
    "TOO_MANY_PINS": (
        "Trop de codes faux : attendez, puis réessayez.",
        "Too many wrong codes. Wait, then try again.",
    ),
    "NO_TOKEN": (
        "Cet appareil n’est pas associé, ou ne l’est plus : associez-le à la table de la "
        "direction.",
        "This device is not paired, or no longer is. Pair it at the desk.",
    ),
    "NOT_SIGNED": (
        "Rien n’a été fait : cet appareil doit signer ce qu’il demande. Lisez de nouveau un QR "
        "code à la table de la direction.",
        "Nothing was done: this device must sign what it asks. Read a QR code at the desk again.",
    ),
    "UNPROTECTED_REFUSED": (
        "Seuls les téléphones protégés sont acceptés : demandez un QR code à la table de la "
        "direction, et lisez-le avec l’appareil photo.",
        "Only protected phones are accepted. Ask for a QR code at the desk and read it with the "
        "camera.",
    ),
    "ROOM_FULL": (
        "Trop d’appareils sont connectés : réessayez dans un instant.",
        "Too many devices are connected. Try again in a moment.",
    ),
    "NO_SUCH_ADDRESS": (
        "Il n’y a rien à cette adresse : vérifiez-la.",
        "There is nothing at this address. Check it.",
    ),
    "WRONG_METHOD": (
        "Cette adresse n’accepte pas ce type de requête : vérifiez la méthode.",
        "This address does not accept that method. Check the request.",
    ),
    "OUR_FAULT": (
        "L’application a fait une erreur et rien n’a été changé : réessayez.",
        "The application made a mistake and nothing was changed. Try again.",
    ),
}

REFUSALS: Final[Table] = {
    "NOT_YOUR_LAST_ACT": (
        "Un téléphone n’annule que sa dernière action, tant qu’aucune autre ne l’a suivie : "
        "demandez à la direction du tournoi.",
        "A phone can undo only its own last action, while nothing has followed it. Ask at the "
        "desk.",
    ),
}


def answer_sentence(code: str, language: Language | None = None) -> str:
    """Return the sentence for a device whose request is refused.

    >>> answer_sentence("WRONG_PIN", "en")
    'Wrong code. Check it at the desk.'
    """
    return say(ANSWERS[code], language=language)
