"""The certificate of the phones' pages: one that this computer makes, or a file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.phones import Phones
from td_app.ui.theme import Height, Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.code_square import CodeSquare
from td_app.ui.widgets.file_dialog import FileDialog
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, column, fill, framed, row, wide
from td_app.words.language import fr_en
from td_app.words.phones_certificate import FINGERPRINT, ITS_PAGE, SWITCH_ON, USED
from td_app.words.phones_desk import phones_text

#: The fingerprint beside the code, in the smallest window too (pixels).
WIDTH: Final = 640


class CertificateLine(QWidget):
    """Two buttons: have a certificate made, or choose a file; the one in use is named."""

    def __init__(self, phones: Phones) -> None:
        """Show the certificate in use."""
        super().__init__()
        self._phones = phones
        self.dialog: QDialog | None = None
        self.own = Button(
            "",
            does=self._use_own,
            explains=(
                "Chiffre les échanges avec un certificat créé ici ; montre quoi installer.",
                "Encrypts what is sent, with a certificate made here; shows what to install.",
            ),
        )
        self.file = Button("", icon="open", does=self._ask_file)
        row(self.own, self.file, STRETCH, on=self, spacing=Space.TIGHT, margins=0)
        self.setMinimumHeight(Height.CONTROL)
        self.refresh()

    def refresh(self) -> None:
        """Show the certificate in use."""
        if self._phones.uses_own_certificate:
            self.own.setText(fr_en("Certificat de cet ordinateur…", "This computer’s certificate…"))
        else:
            self.own.setText(fr_en("Créer un certificat", "Create a certificate"))
        self.file.setVisible(not self._phones.uses_own_certificate)
        chosen = self._phones.certificate
        if chosen is not None:
            self.file.setText(chosen.name)
        else:
            self.file.setText(fr_en("Choisir un certificat…", "Choose a certificate…"))

    def _use_own(self) -> None:
        """Have a certificate made where none is in use, and show what to install."""
        if not self._phones.uses_own_certificate:
            self._phones.use_own_certificate()
            self.refresh()
        if self._phones.uses_own_certificate:
            self.dialog = AuthorityDialog(self._phones, self.window())
            self.dialog.open()

    def _ask_file(self) -> None:
        if self._phones.certificate is not None:
            self._phones.set_certificate(None)
            return
        dialog = FileDialog(self.window(), fr_en("Le certificat", "The certificate"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilter("PEM (*.pem *.crt)")
        dialog.fileSelected.connect(lambda path: self._phones.set_certificate(Path(path)))
        self.dialog = dialog
        dialog.open()


class AuthorityDialog(HouseDialog):
    """What a phone installs: the authority's fingerprint, and where its page is."""

    def __init__(self, phones: Phones, parent: QWidget | None = None) -> None:
        """Show them; the page once phones are served with this certificate."""
        title = fr_en("Certificat de cet ordinateur", "This computer’s certificate")
        super().__init__(title, phones_text(USED), parent, width=WIDTH)
        self.fingerprint = ""
        made = phones.own_certificate()
        if made is not None:
            self.fingerprint = made.fingerprint
        # In lines of eight pairs, as one compares them.
        pairs = self.fingerprint.split(" ")
        lines = "\n".join(" ".join(pairs[at : at + 8]) for at in range(0, len(pairs), 8))
        self.code = CodeSquare()
        where = label(phones_text(SWITCH_ON), Say.SOFT, wraps=True)
        if phones.address.startswith("https:"):
            page = f"{phones.address}/certificate"
            where.setText(f"{phones_text(ITS_PAGE)} {page}")
            self.code.show_text(page)
        compared = label(phones_text(FINGERPRINT), wraps=True)
        beside = framed(column(compared, label(lines, Say.STRONG), where, STRETCH))
        fill(self.body, framed(row(wide(beside), self.code)))
        stop = self.add_button(
            "stop",
            fr_en("Ne plus utiliser ce certificat", "Stop using this certificate"),
            Rank.QUIET,
            explains=(
                "Revient aux pages sans certificat, au prochain allumage des téléphones.",
                "Goes back to pages without a certificate, the next time phones are switched on.",
            ),
        )
        stop.clicked.connect(lambda: phones.set_certificate(None))
        self.add_button("close", fr_en("Fermer", "Close"), Rank.PRIMARY)
