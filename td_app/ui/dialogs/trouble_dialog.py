"""The disk is full, the file locked or gone: nothing is lost, one may try again."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from td_app.ports import StorageTrouble
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.labels import Say, label
from td_app.words import trouble_sentence

TRY_AGAIN, GIVE_UP, LOOK, QUIT = "try_again", "give_up", "look", "quit"


class TroubleDialog(HouseDialog):
    """``chosen`` gives ``try_again`` or ``give_up`` for an action that was not written."""

    def __init__(self, trouble: StorageTrouble, parent: QWidget | None = None) -> None:
        """Say what is wrong with the club's file."""
        super().__init__(
            self.tr("L'action n'a pas pu être enregistrée"),
            trouble_sentence(trouble),
            parent,
            icon="warning",
        )
        self.body.addWidget(
            label(
                self.tr("Rien n'a changé et rien n'est perdu : le tournoi est resté tel quel."),
                wraps=True,
            )
        )
        if trouble.detail:
            said = self.tr("Message du système : {0}").format(trouble.detail)
            self.body.addWidget(label(said, Say.SMALL, wraps=True))
        self.add_button(GIVE_UP, self.tr("Renoncer à l'action"))
        self.add_button(TRY_AGAIN, self.tr("Réessayer"), Rank.PRIMARY)


class FileTroubleDialog(HouseDialog):
    """The club's file cannot be opened: ``chosen`` gives ``look`` (without writing) or ``quit``."""

    def __init__(
        self, sentence: str, parent: QWidget | None = None, *, can_look: bool = False
    ) -> None:
        """Say why in ``sentence``; offer to look when that is possible."""
        super().__init__(
            self.tr("Le fichier du club ne peut pas être ouvert"), sentence, parent, icon="lock"
        )
        if can_look:
            self.body.addWidget(
                label(self.tr("Vous pouvez regarder les tournois sans rien écrire."), wraps=True)
            )
        self.add_button(QUIT, self.tr("Quitter"), Rank.SECONDARY if can_look else Rank.PRIMARY)
        if can_look:
            self.add_button(LOOK, self.tr("Regarder sans écrire"), Rank.PRIMARY)
