"""The settings of the application and of the club: language, theme, names, where things are."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QLineEdit,
    QScrollArea,
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
from td_app.ui.widgets.choices import ChoiceRow
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import column, row, wide
from td_app.ui.widgets.page_parts import Card, FormRows
from td_app.words.language import fr_en

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
        whole = column(on=inside, spacing=Space.NORMAL, margins=Space.WIDE)
        self.sound = SoundCard(self._desk)
        self.club = self._club()
        cards = (self._screen(), self.sound, self.club, self._rules(), self._about())
        for card in cards:
            card.setMaximumWidth(READING_WIDTH)
            whole.addWidget(card)
        whole.addStretch(1)
        self.setWidget(inside)

    def show_club(self) -> None:
        """Bring the club's name and logo to the top, the name ready to be written."""
        self._inside.adjustSize()
        self.verticalScrollBar().setValue(self.club.y() - Space.WIDE)
        self.name.setFocus()

    def _screen(self) -> Card:
        card = Card(fr_en("Écran", "Screen"))
        rows = FormRows()
        self.languages = ChoiceRow(
            (("fr", "Français"), ("en", "English")), self._desk.language, self._speak
        )
        rows.add(
            fr_en("Langue", "Language"),
            self.languages,
            fr_en(
                "Change aussitôt, sans rien fermer. Les papiers suivent.",
                "Changes at once, without closing anything. Papers follow.",
            ),
        )
        themes = (
            ("system", fr_en("Comme l'ordinateur", "As the computer")),
            ("light", fr_en("Clair", "Light")),
            ("dark", fr_en("Sombre", "Dark")),
        )
        self.themes = ChoiceRow(themes, self._desk.theme, self._desk.set_theme)
        rows.add(
            fr_en("Thème", "Theme"),
            self.themes,
            fr_en(
                "L'affichage public reste noir, quel que soit le thème.",
                "The public display stays black, whatever the theme.",
            ),
        )
        card.body.addWidget(rows)
        return card

    def _club(self) -> Card:
        card = Card(fr_en("Club", "Club"))
        rows = FormRows()
        self.name = QLineEdit(self._desk.club_name)
        self.name.setMaxLength(80)
        self.name.editingFinished.connect(self._keep_name)
        rows.add(
            fr_en("Nom du club", "Name of the club"),
            self.name,
            fr_en("Il paraît en tête des papiers.", "It stands at the head of the papers."),
        )
        self._papers(rows)
        if self._desk.club.read_only:
            self.name.setReadOnly(True)
        self.money = QCheckBox(fr_en("Proposer des prix en argent", "Offer prizes in money"))
        self.money.setChecked(self._desk.money_prizes)
        self.money.setEnabled(not self._desk.club.read_only)
        self.money.toggled.connect(self._desk.allow_money_prizes)
        rows.add(
            fr_en("Prix", "Prizes"),
            self.money,
            fr_en(
                "Les tournois de la fédération sont gratuits\u00a0: sans cette case, il n'est "
                "question d'argent nulle part.",
                "The federation's tournaments are free: unless this is ticked, money is "
                "mentioned nowhere.",
            ),
        )
        if self._desk.path is not None:
            rows.add(
                fr_en("Fichier du club", "Club's file"),
                self._file(self._desk.path),
                fr_en(
                    "Tournois, membres et réglages\u00a0: tout est dans ce fichier.",
                    "Tournaments, members and settings: everything is in this file.",
                ),
            )
        card.body.addWidget(rows)
        return card

    def _papers(self, rows: FormRows) -> None:
        """The logo, and what the club prints on."""
        desk = self._desk
        self.logo = LogoRow(desk.hall)
        rows.add(
            fr_en("Logo", "Logo"),
            self.logo,
            fr_en(
                "Sur les papiers et l'affichage public.", "On the papers and the public display."
            ),
        )
        self.sheets = ChoiceRow(sheet_words(), desk.paper_size, desk.set_paper_size)
        rows.add(fr_en("Feuilles", "Sheets"), self.sheets)
        self.slips = ChoiceRow(slip_words(), desk.slip_size, desk.set_slip_size)
        rows.add(fr_en("Talons de place", "Seat slips"), self.slips)

    def _file(self, path: Path) -> QWidget:
        holder = QWidget()
        holder.setAccessibleName(fr_en("Fichier du club", "Club's file"))
        where = QLineEdit(str(path))
        where.setReadOnly(True)
        where.setCursorPosition(0)
        where.setAccessibleName(fr_en("Emplacement du fichier du club", "Where the club's file is"))
        dress(where, read="true")
        folder = Button(fr_en("Ouvrir le dossier", "Open the folder"), Rank.SECONDARY, icon="open")
        folder.clicked.connect(
            lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent)))
        )
        row(wide(where), folder, on=holder, spacing=Space.TIGHT, margins=0)
        return holder

    def _rules(self) -> Card:
        card = Card(fr_en("Règlement", "Rulebook"))
        edition = fr_en("ROPTA, édition {0}", "ROPTA, edition {0}").format(EDITION)
        card.body.addWidget(label(edition, Say.STRONG))
        rows = FormRows()
        self.rules_address = QLineEdit(self._desk.rules_address)
        self.rules_address.setMaxLength(LONGEST_ADDRESS)
        self.rules_address.setReadOnly(self._desk.club.read_only)
        self.rules_address.editingFinished.connect(self._keep_rules_address)
        rows.add(
            fr_en("Adresse où lire le règlement", "Address to read the rulebook"),
            self.rules_address,
            fr_en(
                "Celle du club ou de la fédération, avec https://. Le papier «\u00a0Règles du "
                "tournoi\u00a0» la donne à lire aux téléphones\u00a0; sans elle, il leur donne "
                "les règles de ce tournoi.",
                "The club's or the federation's, with https://. The paper “Rules of the "
                "tournament” gives it to telephones; without it, they are given the rules of "
                "this tournament.",
            ),
        )
        card.body.addWidget(rows)
        card.body.addWidget(
            label(
                fr_en(
                    "Chaque proposition et chaque refus cite son article (§). Les règles maison "
                    "se déclarent dans les réglages du tournoi et figurent sur les papiers.",
                    "Every proposal and every refusal cites its article (§). House rules are "
                    "declared in the tournament's settings and stand on the papers.",
                ),
                Say.SOFT,
                wraps=True,
            )
        )
        return card

    def _about(self) -> Card:
        card = Card(fr_en("À propos", "About"))
        card.body.addWidget(
            label(
                fr_en("td-app, version {0}", "td-app, version {0}").format(__version__), Say.STRONG
            )
        )
        card.body.addWidget(
            label(
                fr_en(
                    "Logiciel libre sous licence MIT. Rien ne quitte cet ordinateur\u00a0: ni "
                    "nom, ni résultat, ni statistique.",
                    "Free software under the MIT licence. Nothing leaves this computer: no name, "
                    "no result, no statistic.",
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
