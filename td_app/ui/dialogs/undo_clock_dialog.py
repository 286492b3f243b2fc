"""Undoing a change of the clock: what becomes of the time that has passed since?"""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label

AS_IF_NEVER, FROM_NOW = "as_if_never", "from_now"


class UndoClockDialog(HouseDialog):
    """``chosen`` gives ``as_if_never`` or ``from_now``, the choices of the command."""

    def __init__(self, action: str, parent: QWidget | None = None) -> None:
        """Ask about ``action``, in the words of the undo button."""
        super().__init__(
            self.tr("Annuler : {0}").format(action),
            self.tr("Du temps a passé depuis. Que doit montrer l'horloge ?"),
            parent,
            icon="clock",
            width=560,
        )
        self._choice(
            AS_IF_NEVER,
            self.tr("Comme si de rien n'était"),
            self.tr("L'horloge montre ce qu'elle montrerait si l'action n'avait pas eu lieu."),
            Rank.PRIMARY,
        )
        self._choice(
            FROM_NOW,
            self.tr("À partir de maintenant"),
            self.tr("Le temps montré reste ; l'horloge repart ou s'arrête comme avant l'action."),
            Rank.SECONDARY,
        )
        self.add_button("cancel", self.tr("Ne pas annuler"), Rank.QUIET)

    def _choice(self, name: str, words: str, meaning: str, rank: Rank) -> None:
        button = Button(words, rank)
        button.setDefault(rank is Rank.PRIMARY)
        button.setAccessibleDescription(meaning)
        button.clicked.connect(lambda: self.choose(name))
        self.buttons[name] = button
        self.body.addWidget(button)
        self.body.addWidget(label(meaning, Say.SMALL, wraps=True))
