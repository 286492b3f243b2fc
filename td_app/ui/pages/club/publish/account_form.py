"""An account as it is asked: its kind, its lines, its password, and what trying it told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import partial
from typing import Any, Final

from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget

from td_app.publishing.transports.accounts import KINDS, STATUSES, Account
from td_app.ui.pages.club.publish.secret_form import SecretForm
from td_app.ui.publisher import Publisher
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.file_dialog import FileDialog
from td_app.ui.widgets.layout import framed, row, wide
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_lines import LineField
from td_app.words.language import fr_en
from td_app.words.publishing_page import FIELDS, KINDS_SAID, STATUSES_SAID
from td_app.words.speaking import say

#: The kinds that no password opens.
OPEN: Final = frozenset({"folder"})
PORT_WIDTH: Final = 96


class AccountForm(SecretForm):
    """``changed()`` as one types; what was accepted of a server goes once it is another one."""

    def __init__(self, publisher: Publisher, account: Account | None, club: str) -> None:
        """Ask for an account, at first the one given; ``club`` marks the pages of a new one."""
        super().__init__(publisher)
        self._club = getattr(account, "club", "") or club
        self.known: tuple[str, ...] = getattr(account, "known", ())
        self.kind = explained(
            ChoiceField([(kind, say(words)) for kind, words in KINDS_SAID.items()]),
            "Où vont les pages : votre hébergeur dit ce qu’il propose.",
            "Where the pages go: your host says what it offers.",
        )
        self.kind.choiceChanged.connect(lambda _kind: self._another_kind())
        self.add(fr_en("Destination", "Destination"), self.kind)
        self._choosers: dict[str, Button] = {}
        self.lines: dict[str, QLineEdit] = {}
        self.status = explained(
            ChoiceField([(key, say(STATUSES_SAID[key])) for key in STATUSES]),
            "Si WordPress montre les pages aussitôt, ou les garde pour vous.",
            "Whether WordPress shows pages at once, or keeps them for you.",
        )
        for name, (title, hint) in FIELDS.items():
            self._add_field(name, say(title), say(hint) if hint else "")
        self.add_secret(fr_en("Mot de passe", "Password"))
        self._kept = account
        self._show(account)

    def account(self) -> Account:
        """Return the account as it is typed; raises :class:`TransportTrouble`."""
        kind = KINDS[self.kind.chosen()]
        kept: dict[str, Any] = {
            "known": self.known,
            "status": self.status.chosen(),
            "club": self._club,
        }
        names = [one.name for one in fields(kind)]
        told: dict[str, Any] = {
            name: self._typed(name) if name in self.lines else kept[name] for name in names
        }
        return kind(**told)

    def _typed(self, name: str) -> str | int:
        typed = self.lines[name].text().strip()
        if name == "port":
            return int(typed) if typed.isdigit() else 0
        return typed

    def _add_field(self, name: str, title: str, hint: str) -> None:
        if name == "status":
            self._rows[name] = self.add(title, self.status)
            return
        field = explained(
            LineField(hint=hint),
            "Comme l’hébergeur l’indique ; l’adresse publique est celle que vos lecteurs ouvrent.",
            "As your host gives it; the public address is the one that readers open.",
        )
        field.textEdited.connect(lambda _typed: self._edited(name))
        self.lines[name] = field
        if name in ("folder", "key_file"):
            self._rows[name] = self.add(title, self._with_choice(name, field))
            field.setAccessibleName(title)
        elif name == "port":
            self._rows[name] = self.add(title, field, width=PORT_WIDTH)
        else:
            self._rows[name] = self.add(title, field)

    def _with_choice(self, name: str, field: QLineEdit) -> QWidget:
        """Return a field with the button that looks for a file or a folder here."""
        choose = Button(
            fr_en("Choisir…", "Choose…"),
            icon="open",
            does=partial(self._ask_path, name),
            explains=(
                "Cherche sur cet ordinateur.",
                "Looks on this computer.",
            ),
        )
        self._choosers[name] = choose
        return framed(row(wide(field), choose, spacing=Space.TIGHT))

    def _ask_path(self, name: str) -> None:
        title = say(FIELDS[name][0])
        dialog = FileDialog(self.window(), title)
        if name == "folder":
            dialog.setFileMode(QFileDialog.FileMode.Directory)
        else:
            dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(partial(self._path_chosen, name))
        self.dialog = dialog
        dialog.open()

    def _path_chosen(self, name: str, path: str) -> None:
        self.lines[name].setText(path)
        self._edited(name)

    def _edited(self, name: str) -> None:
        if name in ("host", "port", "address"):
            self.known = ()
        self.changed.emit()

    def _show(self, account: Account | None) -> None:
        if account is not None:
            self.kind.choose(account.KIND)
            told: Mapping[str, object] = {
                one.name: getattr(account, one.name) for one in fields(account)
            }
            for name, field in self.lines.items():
                field.setText(str(told.get(name, "")))
            self.status.choose(str(told.get("status", "")))
        self._show_kind()

    def _another_kind(self) -> None:
        # What one server showed says nothing of another.
        self.known = ()
        self._show_kind()

    def _show_kind(self) -> None:
        """Show the lines of the kind that is chosen."""
        kind = self.kind.chosen()
        asked = {one.name: one for one in fields(KINDS[kind])}
        for name, line in self._rows.items():
            if name in ("secret", "stays"):
                line.set_shown(kind not in OPEN)
            else:
                line.set_shown(name in asked)
        if kind not in OPEN:
            self.offer_keyring()
        kept = self._kept if getattr(self._kept, "KIND", "") == kind else None
        unchanged = fr_en("Inchangé", "Unchanged") if kept is not None else ""
        self.password.setPlaceholderText(unchanged)
        # A folder of this computer is none of a server's.
        for name, usual in (("port", None), ("branch", None), ("folder", "")):
            if name in asked and not self.lines[name].isModified():
                default = asked[name].default if usual is None else usual
                self.lines[name].setText(str(getattr(kept, name, default)))
        self._choosers["folder"].setVisible(kind == "folder")
        self.changed.emit()
