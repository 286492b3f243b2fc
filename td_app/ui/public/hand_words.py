"""The words of hand-for-hand on the wall, in the language of the screens (2.7)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from td_app.tournament.views.hand_for_hand import HandForHandView
from td_app.ui.figures import whole
from td_app.ui.public.wall_facts import FaceWords, HandWords
from td_app.words.language import current_language
from td_app.words.speaking import listed

MOST_NAMED = 12
"""How many tables are named on a line that is read from the back of the room."""


def hand_words(view: HandForHandView | None, face: FaceWords) -> HandWords | None:
    """Return the hand that all tables play, with the clock under it; None otherwise."""
    if view is None:
        return None
    tr = QCoreApplication.translate
    hand = (
        tr("public", "Main {0}").format(whole(view.hand)) if view.hand else tr("public", "Bientôt")
    )
    also = ""
    if view.all_in and not view.may_turn_up:
        also = _tables(
            view.all_in,
            tr("public", "Tapis payé, cartes cachées\u00a0: table {0}"),
            tr("public", "Tapis payé, cartes cachées\u00a0: tables {0}"),
            tr("public", "Tapis payé, cartes cachées à {0} tables"),
        )
    elif view.awaited and not view.hand:
        also = _awaited_tables(view)
    elif view.level_passed:
        also = tr("public", "Nouvelles blindes à la main suivante")
    return HandWords(
        heading=tr("public", "Main par main"),
        hand=hand,
        awaited=_awaited(view),
        also=also,
        level=face.clock.heading,
        clock=face.clock.shown,
        blinds=" · ".join(filter(None, (face.blinds, face.ante))),
    )


def _awaited(view: HandForHandView) -> str:
    tr = QCoreApplication.translate
    if view.may_turn_up:
        return _tables(
            view.all_in,
            tr("public", "On retourne les cartes\u00a0: table {0}"),
            tr("public", "On retourne les cartes\u00a0: tables {0}"),
            tr("public", "On retourne les cartes à {0} tables"),
        )
    if not view.awaited:
        return tr("public", "Attendez le signal de la main suivante")
    if not view.hand:
        return tr("public", "Finissez la main en cours, puis attendez")
    return _awaited_tables(view)


def _awaited_tables(view: HandForHandView) -> str:
    tr = QCoreApplication.translate
    return _tables(
        view.awaited,
        tr("public", "On attend la table {0}"),
        tr("public", "On attend les tables {0}"),
        tr("public", "On attend {0} tables"),
    )


def _tables(numbers: Sequence[int], one: str, several: str, many: str) -> str:
    """Return which tables, or only how many where their numbers would be too small to read."""
    if len(numbers) > MOST_NAMED:
        return many.format(whole(len(numbers)))
    words = listed([str(number) for number in numbers], current_language())
    return (one if len(numbers) == 1 else several).format(words)
