"""About the application, in the settings: version, what changed, licences, where a stick is."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextOption
from PySide6.QtWidgets import QListWidget, QPlainTextEdit, QTextBrowser, QWidget

from td_app.ports.trouble import StorageTrouble
from td_app.program import about
from td_app.program.portable import kept_beside
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, fill, row, wide
from td_app.ui.widgets.notices import Banner, BannerFacts
from td_app.ui.widgets.page_parts import Card
from td_app.ui.widgets.tips import explained
from td_app.words import trouble_sentence
from td_app.words.language import current_language, fr_en

READING_WIDTH = 760
LICENCES_WIDTH = 940
READING_HEIGHT = 400
NAMES_WIDTH = 220


class AboutCard(Card):
    """The version and its licence; two buttons open what changed and the parts' licences."""

    def __init__(self, *, titled: bool = True) -> None:
        """Say which version this is."""
        super().__init__(fr_en("À propos", "About") if titled else "")
        self.dialog: HouseDialog | None = None
        named = fr_en("Direction de tournoi {0}", "Tournament director {0}")
        version = named.format(about.version())
        free = fr_en(
            "Logiciel libre sous licence MIT. Rien ne quitte cet ordinateur\u00a0: ni "
            "nom, ni résultat, ni statistique. Il ne cherche jamais de mise à jour de lui-même.",
            "Free software under the MIT licence. Nothing leaves this computer: no names, no "
            "results, no statistics. It never looks for updates by itself.",
        )
        self.changes = explained(
            Button(fr_en("Ce qui change…", "What is new…"), icon="note", does=self.show_changes),
            "Indique ce que cette version change.",
            "Shows what this version changes.",
        )
        self.licences = explained(
            Button(fr_en("Licences…", "Licences…"), icon="open", does=self.show_licences),
            "Affiche la licence de chaque composant.",
            "Shows the licence of each component.",
        )
        buttons = QWidget()
        row(self.changes, self.licences, STRETCH, on=buttons, spacing=Space.TIGHT, margins=0)
        fill(self.body, label(version, Say.STRONG), label(free, Say.SOFT, wraps=True), buttons)

    def show_changes(self) -> None:
        """Show what changed from one version to the next."""
        self._show(ChangesDialog(self))

    def show_licences(self) -> None:
        """Show every part of the application with its licence."""
        self._show(LicencesDialog(self))

    def _show(self, dialog: HouseDialog) -> None:
        self.dialog = dialog
        dialog.open()


class AboutDialog(HouseDialog):
    """The same texts over any page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Say which version this is."""
        super().__init__(fr_en("À propos", "About"), "", parent, icon="note", width=READING_WIDTH)
        self.card = AboutCard(titled=False)
        self.body.addWidget(self.card)
        add_close(self)


def add_close(dialog: HouseDialog) -> None:
    """Let a dialog without a question be closed."""
    dialog.add_button("close", fr_en("Fermer", "Close"), Rank.PRIMARY)


def portable_warning(path: Path | None) -> tuple[Banner, ...]:
    """Return the remark on a club kept beside the program; "" for any other."""
    folder = None
    if path is not None:
        folder = kept_beside(path)
    if folder is None:
        return ()
    words = fr_en("Mode portable", "Portable mode")
    warning = trouble_sentence(StorageTrouble("ON_A_STICK", path=str(folder)))
    return (Banner(BannerFacts(words, warning)),)


class ChangesDialog(HouseDialog):
    """What is new, the latest first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show the changes that came with this version."""
        title = fr_en("Ce qui change", "What is new")
        # Said in English alone: a French reader has the details below.
        french = fr_en("", "The details of each version are written in French, in CHANGELOG.md.")
        super().__init__(title, french, parent, icon="note", width=READING_WIDTH)
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.setAccessibleName(title)
        self.text.setMinimumHeight(READING_HEIGHT)
        unknown = fr_en(
            "Ce texte n’est pas fourni avec cette version.",
            "This text is not supplied with this version.",
        )
        # Its own title stands above it already.
        language = current_language()
        self.text.setMarkdown(about.changes(language).partition("\n")[2] or unknown)
        self.body.addWidget(self.text)
        add_close(self)


class LicencesDialog(HouseDialog):
    """The parts of the application by name; the terms of the one chosen beside them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show the licence of each part."""
        words = fr_en(
            "Les composants de td-app et leurs licences, dans le texte de leurs auteurs (en "
            "anglais).",
            "The components of td-app and their licences, in their authors’ own words.",
        )
        title = fr_en("Licences", "Licences")
        super().__init__(title, words, parent, icon="note", width=LICENCES_WIDTH)
        self._parts = about.parts()
        self.names = QListWidget()
        self.text = QPlainTextEdit()
        self.names.addItems([f"{part.name} {part.version}".strip() for part in self._parts])
        self.names.setFixedWidth(NAMES_WIDTH)
        self.names.setAccessibleName(fr_en("Composants", "Components"))
        explained(
            self.names,
            "Tout ce qui est livré avec l’application : choisissez une ligne pour lire sa licence "
            "à côté.",
            "Everything that comes with the application: select a line to read its licence beside "
            "it.",
        )
        self.names.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(fr_en("Texte de la licence", "Licence text"))
        explained(
            self.text,
            "La licence, telle que ses auteurs l’ont écrite.",
            "The licence, as its authors wrote it.",
        )
        self.text.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.text.setMinimumHeight(READING_HEIGHT)
        both = QWidget()
        row(self.names, wide(self.text), on=both, spacing=Space.SNUG, margins=0)
        self.body.addWidget(both)
        self.names.currentRowChanged.connect(self._tell)
        self.names.setCurrentRow(0)
        add_close(self)

    def _tell(self, number: int) -> None:
        part = self._parts[number]
        head = "\n".join(line for line in (part.licence, part.home) if line)
        self.text.setPlainText(f"{head}\n\n{part.text}".strip())
