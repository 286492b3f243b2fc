"""Sharing the result of an evening: a few lines to copy, a picture, by the names of all to read."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QWidget

from td_app.printing.evening_result import EveningResult, result_text
from td_app.printing.files import of_the_evening
from td_app.tournament.state.setup import TournamentSetup
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.printing.outcome import Saving
from td_app.ui.public.result_picture import picture_bytes, result_picture
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import column, row, wide
from td_app.ui.widgets.tips import explained
from td_app.words.language import fr_en

SEEN_HIGH = 320
"""Pixels of the picture as it is seen before it is shared."""


class ShareDialog(HouseDialog):
    """Copies the text or the picture, and stays; the picture may be saved."""

    help_page = "ranking"

    def __init__(
        self, result: EveningResult, setup: TournamentSetup, saving: Saving, parent: QWidget
    ) -> None:
        """Show what would be shared of ``result``; the picture is saved through ``saving``.

        Its file bears the name and the date of ``setup``.
        """
        super().__init__(
            fr_en("Partager le résultat", "Share the result"),
            fr_en(
                "Les joueurs qui refusent que leur nom soit publié y sont sous leur pseudo ou un "
                "numéro.",
                "Players who refuse to have their name published stand there under their "
                "pseudonym or a number.",
            ),
            parent,
            width=660,
        )
        self.picture = result_picture(result)
        seen = QLabel()
        seen.setPixmap(
            QPixmap.fromImage(self.picture).scaledToHeight(
                SEEN_HIGH, Qt.TransformationMode.SmoothTransformation
            )
        )
        seen.setAccessibleName(fr_en("Image du résultat", "Picture of the result"))
        self.text = QPlainTextEdit(result_text(result))
        self.text.setAccessibleName(fr_en("Texte du résultat", "Text of the result"))
        explained(
            self.text, "Modifiable avant d’être copié.", "May be changed before it is copied."
        )
        self.text.setTabChangesFocus(True)
        self.said = label("", Say.SOFT)
        words = fr_en("Copier le texte", "Copy the text")
        self.copy_text = explained(
            Button(words, Rank.PRIMARY, icon="copy", does=self._copy_text),
            "Copie le texte, à coller dans un message.",
            "Copies the text, to be pasted into a message.",
        )
        words = fr_en("Copier l’image", "Copy the picture")
        self.copy_picture = explained(
            Button(words, icon="copy", does=self._copy_picture),
            "Copie l’image, à coller dans un message.",
            "Copies the picture, to be pasted into a message.",
        )
        buttons = row(self.copy_text, self.copy_picture, spacing=Space.TIGHT)
        beside = column(wide(self.text), buttons, self.said, spacing=Space.TIGHT)
        self.body.addLayout(row(seen, wide(beside), spacing=Space.NORMAL))
        explained(
            self.add_button("save", fr_en("Enregistrer l’image…", "Save the picture…")),
            "Enregistre l’image en PNG, 1080 × 1350 points.",
            "Saves the picture as a PNG, 1080 × 1350 pixels.",
        )
        self.add_button("close", fr_en("Fermer", "Close"))
        self.buttons["save"].clicked.connect(lambda: self._save(saving, setup))

    def _save(self, saving: Saving, setup: TournamentSetup) -> None:
        file = of_the_evening(fr_en("resultat.png", "result.png"), setup)
        picture = self.picture
        saving.ask_file(file, "PNG (*.png)", lambda: picture_bytes(picture))

    def _copy_text(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.said.setText(fr_en("Texte copié.", "Text copied."))

    def _copy_picture(self) -> None:
        QGuiApplication.clipboard().setImage(self.picture)
        self.said.setText(fr_en("Image copiée.", "Picture copied."))
