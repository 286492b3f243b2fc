"""The words of hand-for-hand on the wall, in the language of the screens (2.7)."""

from __future__ import annotations

from collections.abc import Sequence

from td_app.tournament.views.hand_for_hand import HandForHandView
from td_app.ui.figures import whole
from td_app.ui.public.wall_facts import FaceWords, HandWords
from td_app.words.language import current_language, fr_en
from td_app.words.speaking import listed

MOST_NAMED = 12
"""How many tables are named on a line that is read from the back of the room."""


def hand_words(view: HandForHandView | None, face: FaceWords) -> HandWords | None:
    """Return the hand that all tables play, with the clock under it; None otherwise."""
    if view is None:
        return None
    hand = (
        fr_en("Main {0}", "Hand {0}").format(whole(view.hand))
        if view.hand
        else fr_en("Bientôt", "Soon")
    )
    also = ""
    if view.all_in and not view.may_turn_up:
        also = _tables(
            view.all_in,
            fr_en(
                "Tapis payé, cartes cachées\u00a0: table {0}",
                "Called all-in, cards down: table {0}",
            ),
            fr_en(
                "Tapis payé, cartes cachées\u00a0: tables {0}",
                "Called all-ins, cards down: tables {0}",
            ),
            fr_en(
                "Tapis payé, cartes cachées à {0} tables",
                "All-ins called, cards down at {0} tables",
            ),
        )
    elif view.awaited and not view.hand:
        also = _awaited_tables(view)
    elif view.level_passed:
        also = fr_en("Nouvelles blindes à la main suivante", "New blinds from the next hand")
    return HandWords(
        heading=fr_en("Main par main", "Hand-for-hand"),
        hand=hand,
        awaited=_awaited(view),
        also=also,
        level=face.clock.heading,
        clock=face.clock.shown,
        blinds=" · ".join(filter(None, (face.blinds, face.ante))),
    )


def _awaited(view: HandForHandView) -> str:
    if view.may_turn_up:
        return _tables(
            view.all_in,
            fr_en("On retourne les cartes\u00a0: table {0}", "Cards are turned up: table {0}"),
            fr_en("On retourne les cartes\u00a0: tables {0}", "Cards are turned up: tables {0}"),
            fr_en("On retourne les cartes à {0} tables", "Cards turned up at {0} tables"),
        )
    if not view.awaited:
        return fr_en(
            "Attendez le signal de la main suivante", "Wait for the signal of the next hand"
        )
    if not view.hand:
        return fr_en("Finissez la main en cours, puis attendez", "End this hand, then wait")
    return _awaited_tables(view)


def _awaited_tables(view: HandForHandView) -> str:
    return _tables(
        view.awaited,
        fr_en("On attend la table {0}", "Waiting for table {0}"),
        fr_en("On attend les tables {0}", "Waiting for tables {0}"),
        fr_en("On attend {0} tables", "Waiting for {0} tables"),
    )


def _tables(numbers: Sequence[int], one: str, several: str, many: str) -> str:
    """Return which tables, or only how many where their numbers would be too small to read."""
    if len(numbers) > MOST_NAMED:
        return many.format(whole(len(numbers)))
    words = listed([str(number) for number in numbers], current_language())
    return (one if len(numbers) == 1 else several).format(words)
