"""What everything at once leaves out, and why."""

from __future__ import annotations

from collections.abc import Sequence

from td_app.printing.document import Document
from td_app.printing.printed import ON_A_ROLL
from td_app.words.language import current_language, fr_en
from td_app.words.papers import waiting_sentence

OVER = "OVER_ALREADY"
"""Why a paper is not to come any more."""


def left_out_sentence(left_out: Sequence[tuple[Document, str]], between: str = " ") -> str:
    """Return which papers are left out, by reason; empty when none is.

    ``between`` stands between two reasons.
    """
    language = current_language()
    titles: dict[str, list[str]] = {}
    for paper, code in left_out:
        titles.setdefault(code, []).append(paper.title(language))
    told = []
    for code, named in titles.items():
        if code == ON_A_ROLL:
            words = fr_en("À imprimer à part\u00a0: {0}.", "To be printed apart: {0}.")
            why = fr_en("Leur rouleau a son imprimante.", "Their roll has a printer of its own.")
        else:
            words, why = fr_en("Pas encore\u00a0: {0}.", "Not yet: {0}."), waiting_sentence(code)
        if code == OVER:
            words = fr_en("Plus besoin\u00a0: {0}.", "No longer needed: {0}.")
        told.append(f"{words.format(', '.join(named))} {why}")
    return between.join(told)
