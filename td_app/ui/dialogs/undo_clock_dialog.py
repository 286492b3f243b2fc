"""Undoing a change of the clock: what becomes of the time that has passed since?"""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.words.language import fr_en

AS_IF_NEVER, FROM_NOW = "as_if_never", "from_now"


class UndoClockDialog(HouseDialog):
    """``chosen`` gives ``as_if_never`` or ``from_now``, the choices of the command."""

    def __init__(self, action: str, parent: QWidget | None = None) -> None:
        """Ask about ``action``, in the words of the undo button."""
        super().__init__(
            fr_en("Annuler\u00a0: {0}", "Undo: {0}").format(action),
            fr_en(
                "Du temps a passé depuis. Que doit montrer l'horloge\u00a0?",
                "Time has passed since. What should the clock show?",
            ),
            parent,
            icon="clock",
            width=560,
        )
        self._choice(
            AS_IF_NEVER,
            fr_en("Comme si de rien n'était", "As if it had never happened"),
            fr_en(
                "L'horloge montre ce qu'elle montrerait si l'action n'avait pas eu lieu.",
                "The clock shows what it would show had the action not taken place.",
            ),
            Rank.PRIMARY,
        )
        self._choice(
            FROM_NOW,
            fr_en("À partir de maintenant", "From now"),
            fr_en(
                "Le temps montré reste\u00a0; l'horloge repart ou s'arrête comme avant l'action.",
                "The time shown stays; the clock runs or stands as it did before the action.",
            ),
            Rank.SECONDARY,
        )
        self.add_button("cancel", fr_en("Ne pas annuler", "Do not undo"), Rank.QUIET)

    def _choice(self, name: str, words: str, meaning: str, rank: Rank) -> None:
        button = Button(words, rank)
        button.setDefault(rank is Rank.PRIMARY)
        button.setAccessibleDescription(meaning)
        button.clicked.connect(lambda: self.choose(name))
        self.buttons[name] = button
        self.body.addWidget(button)
        self.body.addWidget(label(meaning, Say.SMALL, wraps=True))
