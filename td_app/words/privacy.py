"""What is kept about one person, and their erasing, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from td_app.words.figures import counted
from td_app.words.language import fr_en
from td_app.words.members_file import MEANINGS


def erased_name(entrant: int) -> str:
    """Return what stands for the name of an entrant who was erased.

    >>> erased_name(12)
    'Joueur effacé 12'
    """
    return fr_en("Joueur effacé {0}", "Erased player {0}").format(entrant)


KINDS: Final = {
    "member": ("Fiche de membre", "Member’s record"),
    "entrant": ("Inscription", "Entry"),
    "note": ("Note", "Note"),
    "operator": ("Session d’ordinateur", "Computer’s session"),
    "paper": ("Papier enregistré", "Paper saved"),
}


def kind_words(kind: str) -> str:
    """Return what a place where something is kept about a person is called."""
    return fr_en(*KINDS[kind])


def say_held(pair: tuple[str, str], **named: str) -> str:
    """Return a line of what is kept about a person."""
    return fr_en(*pair).format(**named)


def field_words(field: str) -> str:
    """Return what a field of a person is called."""
    return fr_en(*(TEAM if field == "team" else MEANINGS[field]))


HEADING: Final = "Tout ce qui est gardé sur {name}", "All that is kept about {name}"
SURE: Final = "GARDÉ SOUS CE NOM OU CETTE LICENCE", "KEPT UNDER THIS NAME OR LICENCE"
UNSURE: Final = (
    "PEUT-ÊTRE CETTE PERSONNE : À VÉRIFIER AVANT DE REMETTRE CE TEXTE",
    "PERHAPS THIS PERSON: TO CHECK BEFORE GIVING THIS TEXT",
)
NOTHING_KEPT: Final = "Rien.", "Nothing."
COPIES: Final = (
    "COPIES DE SÉCURITÉ DU FICHIER, OÙ LA MÊME CHOSE PEUT SE TROUVER",
    "SAFE COPIES OF THE FILE, WHERE THE SAME MAY BE FOUND",
)
RESULT: Final = "Résultat : {rank}", "Result: {rank}"
STILL_IN: Final = "en jeu", "in play"
OTHER_PLAYER: Final = "joueur n° {number}", "player no. {number}"
UNDONE: Final = "annulé depuis", "undone since"
LEFT_TO_SAY: Final = (
    "Ne sont pas comptés les papiers déjà imprimés ou envoyés, ni ce que le club garde hors de "
    "cette application.",
    "Papers already printed or sent are not counted, nor what the club keeps outside this "
    "application.",
)
TEAM: Final = "Équipe", "Team"


def rewritten_words(rewritten: int, left: Sequence[str]) -> str:
    """Return what became of the copies; ``left`` names those that still hold the person.

    >>> rewritten_words(2, ())
    '2 copies de sécurité réécrites.'
    """
    told = counted(
        rewritten,
        fr_en("{0} copie de sécurité réécrite.", "{0} safe copy rewritten."),
        fr_en("{0} copies de sécurité réécrites.", "{0} safe copies rewritten."),
    )
    if not left:
        return told
    names = fr_en(
        "Non réécrites, à supprimer à la main\u00a0: {0}.", "Not rewritten, to delete by hand: {0}."
    )
    return f"{told} {names.format(', '.join(left))}"
