"""The settings of the application and of the club: language, theme, names, where things are."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from rules_ropta import EDITION
from td_app import __version__
from td_app.ui.desk import Desk
from td_app.ui.pages.papers.paper_sizes import sheet_words, slip_words
from td_app.ui.pages.sound_card import SoundCard
from td_app.ui.public.logo_row import LogoRow
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.card import Card
from td_app.ui.widgets.choice_row import ChoiceRow
from td_app.ui.widgets.form_rows import FormRows
from td_app.ui.widgets.labels import Say, label

READING_WIDTH = 760
LONGEST_ADDRESS = 300


class SettingsPage(QScrollArea):
    """Everything changes at once and is kept in the club's file."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        """Show the settings of ``desk``."""
        super().__init__(parent)
        self._desk = desk
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inside = inside = QWidget()
        dress(inside, kind="scrolled")
        column = QVBoxLayout(inside)
        column.setContentsMargins(Space.WIDE, Space.WIDE, Space.WIDE, Space.WIDE)
        column.setSpacing(Space.NORMAL)
        self.sound = SoundCard(self._desk)
        self.club = self._club()
        cards = (self._screen(), self.sound, self.club, self._rules(), self._about())
        for card in cards:
            card.setMaximumWidth(READING_WIDTH)
            column.addWidget(card)
        column.addStretch(1)
        self.setWidget(inside)

    def show_club(self) -> None:
        """Bring the club's name and logo to the top, the name ready to be written."""
        self._inside.adjustSize()
        self.verticalScrollBar().setValue(self.club.y() - Space.WIDE)
        self.name.setFocus()

    def _screen(self) -> Card:
        card = Card(self.tr("Écran"))
        rows = FormRows()
        self.languages = ChoiceRow(
            (("fr", "Français"), ("en", "English")), self._desk.language, self._speak
        )
        rows.add(
            self.tr("Langue"),
            self.languages,
            self.tr("Change aussitôt, sans rien fermer. Les papiers suivent."),
        )
        themes = (
            ("system", self.tr("Comme l'ordinateur")),
            ("light", self.tr("Clair")),
            ("dark", self.tr("Sombre")),
        )
        self.themes = ChoiceRow(themes, self._desk.theme, self._desk.set_theme)
        rows.add(
            self.tr("Thème"),
            self.themes,
            self.tr("L'affichage public reste noir, quel que soit le thème."),
        )
        card.body.addWidget(rows)
        return card

    def _club(self) -> Card:
        card = Card(self.tr("Club"))
        rows = FormRows()
        self.name = QLineEdit(self._desk.club_name)
        self.name.setMaxLength(80)
        self.name.editingFinished.connect(self._keep_name)
        rows.add(self.tr("Nom du club"), self.name, self.tr("Il paraît en tête des papiers."))
        self._papers(rows)
        if self._desk.club.read_only:
            self.name.setReadOnly(True)
        self.money = QCheckBox(self.tr("Proposer des prix en argent"))
        self.money.setChecked(self._desk.money_prizes)
        self.money.setEnabled(not self._desk.club.read_only)
        self.money.toggled.connect(self._desk.allow_money_prizes)
        rows.add(
            self.tr("Prix"),
            self.money,
            self.tr(
                "Les tournois de la fédération sont gratuits\u00a0: sans cette case, il n'est "
                "question d'argent nulle part."
            ),
        )
        if self._desk.path is not None:
            rows.add(
                self.tr("Fichier du club"),
                self._file(self._desk.path),
                self.tr("Tournois, membres et réglages : tout est dans ce fichier."),
            )
        card.body.addWidget(rows)
        return card

    def _papers(self, rows: FormRows) -> None:
        """The logo, and what the club prints on."""
        desk = self._desk
        self.logo = LogoRow(desk.hall)
        rows.add(self.tr("Logo"), self.logo, self.tr("Sur les papiers et l'affichage public."))
        self.sheets = ChoiceRow(sheet_words(), desk.paper_size, desk.set_paper_size)
        rows.add(self.tr("Feuilles"), self.sheets)
        self.slips = ChoiceRow(slip_words(), desk.slip_size, desk.set_slip_size)
        rows.add(self.tr("Talons de place"), self.slips)

    def _file(self, path: Path) -> QWidget:
        holder = QWidget()
        holder.setAccessibleName(self.tr("Fichier du club"))
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.TIGHT)
        where = QLineEdit(str(path))
        where.setReadOnly(True)
        where.setCursorPosition(0)
        where.setAccessibleName(self.tr("Emplacement du fichier du club"))
        dress(where, read="true")
        folder = Button(self.tr("Ouvrir le dossier"), Rank.SECONDARY, icon="open")
        folder.clicked.connect(
            lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent)))
        )
        row.addWidget(where, 1)
        row.addWidget(folder)
        return holder

    def _rules(self) -> Card:
        card = Card(self.tr("Règlement"))
        edition = self.tr("ROPTA, édition {0}").format(EDITION)
        card.body.addWidget(label(edition, Say.STRONG))
        rows = FormRows()
        self.rules_address = QLineEdit(self._desk.rules_address)
        self.rules_address.setMaxLength(LONGEST_ADDRESS)
        self.rules_address.setReadOnly(self._desk.club.read_only)
        self.rules_address.editingFinished.connect(self._keep_rules_address)
        rows.add(
            self.tr("Adresse où lire le règlement"),
            self.rules_address,
            self.tr(
                "Celle du club ou de la fédération, avec https://. Le papier «\u00a0Règles du "
                "tournoi\u00a0» la donne à lire aux téléphones\u00a0; sans elle, il leur donne "
                "les règles de ce tournoi."
            ),
        )
        card.body.addWidget(rows)
        card.body.addWidget(
            label(
                self.tr(
                    "Chaque proposition et chaque refus cite son article (§). Les règles maison "
                    "se déclarent dans les réglages du tournoi et figurent sur les papiers."
                ),
                Say.SOFT,
                wraps=True,
            )
        )
        return card

    def _about(self) -> Card:
        card = Card(self.tr("À propos"))
        card.body.addWidget(label(self.tr("td-app, version {0}").format(__version__), Say.STRONG))
        card.body.addWidget(
            label(
                self.tr(
                    "Logiciel libre sous licence MIT. Rien ne quitte cet ordinateur : ni nom, ni "
                    "résultat, ni statistique."
                ),
                Say.SOFT,
                wraps=True,
            )
        )
        return card

    def _speak(self, language: str) -> None:
        self._desk.set_language("en" if language == "en" else "fr")

    def _keep_name(self) -> None:
        if not self._desk.club.read_only and self.name.text().strip() != self._desk.club_name:
            self._desk.set_club_name(self.name.text())

    def _keep_rules_address(self) -> None:
        if not self._desk.club.read_only:
            self._desk.set_rules_address(self.rules_address.text())
