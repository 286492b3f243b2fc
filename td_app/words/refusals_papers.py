"""Why a paper asked for by its name cannot be made."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

PAPERS: Final[Table] = {
    "NO_SUCH_DOCUMENT": (
        "Il n'y a pas de papier nommé « {name} ». Papiers : {known}, ou all pour tous.",
        "There is no paper named “{name}”. Papers: {known}, or all for every one.",
    ),
}
