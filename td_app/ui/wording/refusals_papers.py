"""What a paper waits for, and why one cannot be made."""

from __future__ import annotations

from typing import Final

from td_app.ui.wording.speaking import Table

PAPERS: Final[Table] = {
    "NO_MOVE_YET": (
        "Personne n'a encore changé de place.",
        "Nobody has changed seats yet.",
    ),
    "NO_PENALTY_YET": (
        "Aucune sanction n'a encore été donnée.",
        "No penalty has been given yet.",
    ),
    "ONE_TABLE_LEFT": (
        "Une seule table joue : aucune n'en attend une autre.",
        "Only one table plays: none waits for another.",
    ),
    "NO_VALUE_LEAVES": (
        "La structure ne retire aucune valeur de jetons.",
        "The structure takes no chip value out of play.",
    ),
    "NO_SUCH_DOCUMENT": (
        "Il n'y a pas de papier nommé « {name} ». Papiers : {known}, ou all pour tous.",
        "There is no paper named “{name}”. Papers: {known}, or all for every one.",
    ),
    "NOT_OF_THIS_TOURNAMENT": (
        "Ce tournoi n'a pas ce papier : il n'a pas de prix.",
        "This tournament has no such paper: it has no prizes.",
    ),
}
