"""What everything at once leaves out, and why."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from td_app.printing.document import Document
from td_app.printing.together import ON_A_ROLL
from td_app.words.language import current_language
from td_app.words.papers import waiting_sentence

OVER = "OVER_ALREADY"
"""Why a paper is not to come any more."""


def left_out_sentence(left_out: Sequence[tuple[Document, str]], between: str = " ") -> str:
    """Return which papers are left out, by reason; empty when none is.

    ``between`` stands between two reasons.
    """
    tr = QCoreApplication.translate
    language = current_language()
    titles: dict[str, list[str]] = {}
    for paper, code in left_out:
        titles.setdefault(code, []).append(paper.title(language))
    told = []
    for code, named in titles.items():
        if code == ON_A_ROLL:
            words = tr("papers", "À imprimer à part\u00a0: {0}.")
            why = tr("papers", "Leur rouleau a son imprimante.")
        else:
            words, why = tr("papers", "Pas encore\u00a0: {0}."), waiting_sentence(code)
        if code == OVER:
            words = tr("papers", "Plus besoin\u00a0: {0}.")
        told.append(f"{words.format(', '.join(named))} {why}")
    return between.join(told)
