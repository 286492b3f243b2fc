"""Answers to phones and other machines, and the messages of ``td-app serve``."""

from __future__ import annotations

from typing import Final

from td_app.words.language import Language
from td_app.words.speaking import Table, say

ANSWERS: Final[Table] = {
    "BODY_TOO_LONG": (
        "C’est trop long : envoyez moins à la fois.",
        "This is too long: send less at once.",
    ),
    "TOO_SLOW": (
        "La demande n’est pas arrivée entière : réessayez.",
        "The request did not arrive complete: try again.",
    ),
    "TWO_LENGTHS": (
        "La demande dit sa longueur de deux façons : gardez-en une.",
        "The request tells its length in two ways: keep one.",
    ),
    "TOO_MANY_REQUESTS": (
        "Trop de demandes à la fois : réessayez dans un instant.",
        "Too many requests at once: try again in a moment.",
    ),
    "BEYOND_ROLE": (
        "Ce rôle ne peut pas faire cela : demandez au bureau.",
        "This role cannot do that: ask at the desk.",
    ),
    "NO_SUCH_VIEW": (
        "Il n’y a pas de vue de ce nom.",
        "There is no view of this name.",
    ),
    "KEY_TAKEN": (
        "Cette clé a déjà nommé une autre action : donnez-en une nouvelle.",
        "This key has already named another action: give a new one.",
    ),
    "WRONG_PIN": (
        "Ce code n’est pas le bon : lisez-le au bureau.",
        "This is not the right code: read it at the desk.",
    ),
    "TOO_MANY_PINS": (
        "Trop de codes faux : attendez, puis réessayez.",
        "Too many wrong codes: wait, then try again.",
    ),
    "NO_TOKEN": (
        "Cet appareil n’est pas relié, ou ne l’est plus : reliez-le au bureau.",
        "This device is not paired, or no longer is: pair it at the desk.",
    ),
    "ROOM_FULL": (
        "Trop d’appareils écoutent : réessayez dans un instant.",
        "Too many devices are listening: try again in a moment.",
    ),
    "NO_SUCH_ADDRESS": (
        "Il n’y a rien à cette adresse.",
        "There is nothing at this address.",
    ),
    "WRONG_METHOD": (
        "Cette adresse ne se demande pas ainsi.",
        "This address does not answer that method.",
    ),
    "OUR_FAULT": (
        "L’application a fait une erreur : rien n’a été changé.",
        "The application made a mistake: nothing was changed.",
    ),
}

REFUSALS: Final[Table] = {
    "NOT_YOUR_LAST_ACT": (
        "On n’annule d’un téléphone que sa dernière action, tant que rien ne l’a suivie. "
        "Demandez au bureau.",
        "From a phone one undoes only one’s own last action, while nothing has followed it. Ask at "
        "the desk.",
    ),
}


def answer_sentence(code: str, language: Language | None = None) -> str:
    """Return the sentence for a device whose request is refused.

    >>> answer_sentence("WRONG_PIN", "en")
    'This is not the right code: read it at the desk.'
    """
    return say(ANSWERS[code], language=language)
