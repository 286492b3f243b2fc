"""The password of the club's server, asked when neither the address nor the system tells it."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.widgets.buttons import Rank
from td_app.words.language import fr_en

OPEN, QUIT = "open", "quit"


class PasswordDialog(HouseDialog):
    """``chosen`` gives ``open`` or ``quit``; what was typed stands in ``password``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Ask for it, unseen; it is kept nowhere."""
        title = fr_en("Mot de passe du serveur du club", "Password of the club’s server")
        words = fr_en(
            "Il n’est gardé nulle part. PGPASSWORD ou un fichier de service évitent la question.",
            "It is kept nowhere. PGPASSWORD or a service file spare the question.",
        )
        super().__init__(title, words, parent, icon="lock")
        self.password = QLineEdit()
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.password.setAccessibleName(title)
        self.body.addWidget(self.password)
        self.add_button(QUIT, fr_en("Quitter", "Quit"))
        self.add_button(OPEN, fr_en("Ouvrir", "Open"), Rank.PRIMARY)
        self.password.setFocus()
