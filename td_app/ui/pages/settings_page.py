"""Réglages: those of the tournament, and those of the application and of the club."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QCheckBox, QFrame, QLineEdit, QScrollArea, QStackedWidget, QWidget

from rules_ropta import EDITION
from td_app import __version__
from td_app.tournament.state.setup import TournamentSetup
from td_app.ui.desk import Desk
from td_app.ui.destinations import Destination, Spot, ToSetting
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.copies_card import CopiesCard
from td_app.ui.pages.page import Page
from td_app.ui.pages.setup_page import SetupPage
from td_app.ui.pages.sound_card import SoundCard
from td_app.ui.public.logo_row import LogoRow
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.choices import ChoiceRow
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, column, fill, row, wide
from td_app.ui.widgets.page_parts import Card, FormRows, PageTabs
from td_app.words.language import fr_en
from td_app.words.papers import sheet_words, slip_words

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
        self.sound = SoundCard(self._desk)
        self.club = self._club()
        self.copies = CopiesCard(desk, desk.copies) if desk.copies is not None else None
        kept = (self.copies,) if self.copies is not None else ()
        cards = (self._screen(), self.sound, self.club, *kept, self._rules(), self._about())
        for card in cards:
            card.setMaximumWidth(READING_WIDTH)
        column(*cards, STRETCH, on=inside, spacing=Space.NORMAL, margins=Space.WIDE)
        self.setWidget(inside)

    def show_club(self) -> None:
        """Bring the club's name and logo to the top, the name ready to be written."""
        self._inside.adjustSize()
        self.verticalScrollBar().setValue(self.club.y() - Space.WIDE)
        self.name.setFocus()

    def _screen(self) -> Card:
        desk, rows = self._desk, FormRows()
        spoken = (("fr", "Français"), ("en", "English"))
        at_once = fr_en(
            "Change aussitôt, sans rien fermer. Les papiers suivent.",
            "Changes at once, without closing anything. Papers follow.",
        )
        themes = (
            ("system", fr_en("Comme l’ordinateur", "As the computer")),
            ("light", fr_en("Clair", "Light")),
            ("dark", fr_en("Sombre", "Dark")),
        )
        black = fr_en(
            "L’affichage public reste noir, quel que soit le thème.",
            "The public display stays black, whatever the theme.",
        )
        self.languages = ChoiceRow(spoken, desk.language, self._speak)
        self.themes = ChoiceRow(themes, desk.theme, desk.set_theme)
        rows.add(fr_en("Langue", "Language"), self.languages, at_once)
        rows.add(fr_en("Thème", "Theme"), self.themes, black)
        return _card(fr_en("Écran", "Screen"), rows)

    def _club(self) -> Card:
        desk, rows = self._desk, FormRows()
        self.name = QLineEdit(desk.club_name)
        self.name.setMaxLength(80)
        self.name.setReadOnly(desk.club.read_only)
        self.name.editingFinished.connect(self._keep_name)
        head = fr_en("Il paraît en tête des papiers.", "It stands at the head of the papers.")
        rows.add(fr_en("Nom du club", "Name of the club"), self.name, head)
        self.logo = LogoRow(desk.hall)
        seen = fr_en(
            "Sur les papiers et l’affichage public.", "On the papers and the public display."
        )
        rows.add(fr_en("Logo", "Logo"), self.logo, seen)
        self.sheets = ChoiceRow(sheet_words(), desk.paper_size, desk.set_paper_size)
        rows.add(fr_en("Feuilles", "Sheets"), self.sheets)
        self.slips = ChoiceRow(slip_words(), desk.slip_size, desk.set_slip_size)
        rows.add(fr_en("Talons de place", "Seat slips"), self.slips)
        self.money = QCheckBox(fr_en("Proposer des prix en argent", "Offer prizes in money"))
        self.money.setChecked(desk.money_prizes)
        self.money.setEnabled(not desk.club.read_only)
        self.money.toggled.connect(desk.allow_money_prizes)
        free = fr_en(
            "Les tournois de la fédération sont gratuits\u00a0: sans cette case, il n’est "
            "question d’argent nulle part.",
            "The federation’s tournaments are free: unless this is ticked, money is "
            "mentioned nowhere.",
        )
        rows.add(fr_en("Prix", "Prizes"), self.money, free)
        if desk.path is not None:
            everything = fr_en(
                "Tournois, membres et réglages\u00a0: tout est dans ce fichier.",
                "Tournaments, members and settings: everything is in this file.",
            )
            rows.add(fr_en("Fichier du club", "Club’s file"), self._file(desk.path), everything)
        return _card(fr_en("Club", "Club"), rows)

    def _file(self, path: Path) -> QWidget:
        holder = QWidget()
        holder.setAccessibleName(fr_en("Fichier du club", "Club’s file"))
        where = QLineEdit(str(path))
        where.setReadOnly(True)
        where.setCursorPosition(0)
        where.setAccessibleName(fr_en("Emplacement du fichier du club", "Where the club’s file is"))
        dress(where, read="true")
        folder = Button(
            fr_en("Ouvrir le dossier", "Open the folder"),
            icon="open",
            does=lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent))),
        )
        row(wide(where), folder, on=holder, spacing=Space.TIGHT, margins=0)
        return holder

    def _rules(self) -> Card:
        edition = fr_en("ROPTA, édition {0}", "ROPTA, edition {0}").format(EDITION)
        self.rules_address = QLineEdit(self._desk.rules_address)
        self.rules_address.setMaxLength(LONGEST_ADDRESS)
        self.rules_address.setReadOnly(self._desk.club.read_only)
        self.rules_address.editingFinished.connect(self._keep_rules_address)
        address = fr_en("Adresse où lire le règlement", "Address to read the rulebook")
        given = fr_en(
            "Celle du club ou de la fédération, avec https://. Le papier «\u00a0Règles du "
            "tournoi\u00a0» la donne à lire aux téléphones\u00a0; sans elle, il leur donne "
            "les règles de ce tournoi.",
            "The club’s or the federation’s, with https://. The paper “Rules of the "
            "tournament” gives it to telephones; without it, they are given the rules of "
            "this tournament.",
        )
        cited = fr_en(
            "Chaque proposition et chaque refus cite son article (§). Les règles maison "
            "se déclarent dans les réglages du tournoi et figurent sur les papiers.",
            "Every proposal and every refusal cites its article (§). House rules are "
            "declared in the tournament’s settings and stand on the papers.",
        )
        rows = FormRows()
        rows.add(address, self.rules_address, given)
        parts = label(edition, Say.STRONG), rows, label(cited, Say.SOFT, wraps=True)
        return _card(fr_en("Règlement", "Rulebook"), *parts)

    def _about(self) -> Card:
        version = fr_en("td-app, version {0}", "td-app, version {0}").format(__version__)
        free = fr_en(
            "Logiciel libre sous licence MIT. Rien ne quitte cet ordinateur\u00a0: ni "
            "nom, ni résultat, ni statistique.",
            "Free software under the MIT licence. Nothing leaves this computer: no name, "
            "no result, no statistic.",
        )
        parts = label(version, Say.STRONG), label(free, Say.SOFT, wraps=True)
        return _card(fr_en("À propos", "About"), *parts)

    def _speak(self, language: str) -> None:
        self._desk.set_language("en" if language == "en" else "fr")

    def _keep_name(self) -> None:
        if not self._desk.club.read_only and self.name.text().strip() != self._desk.club_name:
            self._desk.set_club_name(self.name.text())

    def _keep_rules_address(self) -> None:
        if not self._desk.club.read_only:
            self._desk.set_rules_address(self.rules_address.text())


def _card(title: str, *parts: QWidget) -> Card:
    card = Card(title)
    fill(card.body, *parts)
    return card


class SettingsTabs(Page):
    """Two tabs; the first one speaks of the open tournament."""

    def __init__(self, desk: Desk, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Show the settings of ``live`` and of ``desk``."""
        super().__init__(live, parent)
        dress(self, kind="page")
        self._desk = desk
        self.setup = SetupPage(live)
        self.setup.form.prizes.offer_money(desk.money_prizes)
        self.application = SettingsPage(desk)
        here = fr_en("Ce tournoi", "This tournament")
        everywhere = fr_en("L’application et le club", "The application and the club")
        self.tabs = PageTabs(fr_en("Réglages", "Settings"), (here, everywhere))
        self._stack = QStackedWidget()
        for page in (self.setup, self.application):
            self._stack.addWidget(page)
        self.tabs.currentChanged.connect(self._show_tab)
        self.tabs.lay_out(self, self._stack)

    def refresh(self) -> None:
        """Show the settings as they are now."""
        self.setup.refresh()

    def unkept(self) -> str:
        """Return that the settings of the tournament are changed and not saved."""
        changed = fr_en("Les réglages du tournoi", "The settings of the tournament")
        return changed if self.setup.unsaved else ""

    def tick(self) -> None:
        """Tell the settings of the tournament that time has passed."""
        self.setup.tick()

    def show_application(self) -> None:
        """Show the settings of the application."""
        self.tabs.setCurrentIndex(1)

    def show_club(self) -> None:
        """Show the club's name and logo."""
        self.show_application()
        self.application.show_club()

    def show_section(self, key: str) -> None:
        """Show a section of the tournament's settings by its key, or the application's."""
        if key == "application":
            self.show_application()
        else:
            self.tabs.setCurrentIndex(0)
            self.setup.form.show_section(key)

    def go(self, destination: Destination) -> None:
        """Show a section of the settings."""
        match destination:
            case ToSetting(section):
                self.show_section(section)
            case Spot.CLUB_SETTINGS:
                self.show_club()
            case Spot.STRUCTURE_MAKER:
                self.show_section("structure")
                self.setup.form.structure.open_maker()

    def _show_tab(self, tab: int) -> None:
        self.setup.form.prizes.offer_money(self._desk.money_prizes)
        self._stack.setCurrentIndex(tab)

    @property
    def on_application(self) -> bool:
        """Return whether the settings of the application are shown."""
        return self.tabs.currentIndex() == 1


@dataclass(frozen=True, slots=True)
class SettingsLeft:
    """The settings not yet kept, and whether those of the application were on top."""

    draft: TournamentSetup
    on_application: bool


def settings_left(page: Page | None) -> SettingsLeft | None:
    """Return what a settings page holds, None when there is no such page."""
    if not isinstance(page, SettingsTabs):
        return None
    return SettingsLeft(page.setup.form.draft, page.on_application)


def settings_found(page: Page, left: SettingsLeft) -> None:
    """Put back what was left."""
    if not isinstance(page, SettingsTabs):
        return
    page.setup.form.draft = left.draft
    page.setup.refresh()
    if left.on_application:
        page.show_application()
