"""A form with a password: typed, and where it stays; never in the club's file."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit

from td_app.publishing.transports.transport import Secret
from td_app.ui.publisher import Publisher
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.file_dialog import FileDialog, file_to_open
from td_app.ui.widgets.page_parts import FormRow, FormRows
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_lines import LineField
from td_app.words.language import fr_en
from td_app.words.publishing_page import KEPT
from td_app.words.speaking import say

#: Where the password stays: the answer chosen first.
KEYRING, ASKED, FILE = KEPT


class SecretForm(FormRows):
    """``changed()`` as one types."""

    changed = Signal()

    def __init__(self, publisher: Publisher) -> None:
        """Ask nothing yet."""
        super().__init__()
        self._publisher = publisher
        self._rows: dict[str, FormRow] = {}
        self.dialog: FileDialog | None = None

    def secret(self) -> Secret | None:
        """Return the password typed, None where none is."""
        typed = self.password.text()
        return Secret(typed) if typed else None

    def keep_secret(self, name: str) -> None:
        """Know the password that was typed under a name, as long as it was chosen."""
        secret = self.secret()
        if secret is not None:
            lasting = self.stays.chosen() == KEYRING
            self._publisher.keep_secret(name, secret, lasting=lasting)

    def add_secret(self, title: str) -> None:
        """Ask for a password under ``title``, and where it stays."""
        self.password = explained(
            LineField(),
            "Mot de passe, ou phrase secrète de la clé ; jamais dans le fichier du club.",
            "Password, or the key’s passphrase; never in the club’s file.",
        )
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.password.textEdited.connect(lambda _typed: self.changed.emit())
        self._rows["secret"] = self.add(title, self.password)
        self.stays = explained(
            ChoiceField([(key, say(words)) for key, words in KEPT.items()]),
            "Où ce poste garde le mot de passe.",
            "Where this computer keeps the password.",
        )
        self.stays.choiceChanged.connect(self._choose_stay)
        self._rows["stays"] = self.add(fr_en("Gardé", "Kept"), self.stays)
        if self._publisher.secret_file:
            self.stays.choose(FILE)
        self._say_file()

    def _choose_stay(self, where: str) -> None:
        if where != FILE:
            self._publisher.read_secrets_from("")
            self._say_file()
            return
        title = fr_en("Fichier de mots de passe", "Password file")
        self.dialog = file_to_open(self.window(), title, "")
        self.dialog.fileSelected.connect(self._read_from)
        self.dialog.rejected.connect(self._say_file)
        self.dialog.open()

    def offer_keyring(self) -> None:
        """Offer the keyring where there is one: a password would not stay elsewhere."""
        from td_app.publishing.secrets import has_keyring

        place = self.stays.findData(KEYRING)
        if place >= 0 and not has_keyring():
            self.stays.removeItem(place)

    def _read_from(self, file: str) -> None:
        self._publisher.read_secrets_from(file)
        self._say_file()
        self.changed.emit()

    def _say_file(self) -> None:
        file = self._publisher.secret_file
        if not file and self.stays.chosen() == FILE:
            self.stays.choose(ASKED)
        line = fr_en(
            "{0}\u00a0: une ligne «\u00a0compte = mot de passe\u00a0», à vous seul.",
            "{0}: one line “account = password”, yours alone.",
        )
        self._rows["stays"].set_hint(line.format(file) if file else "")
