"""Réglages: those of the tournament, and those of the application and of the club."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QCheckBox, QLineEdit, QStackedWidget, QWidget

from rules_ropta import EDITION
from rules_ropta.ruling import Refused
from td_app.ports.trouble import StorageTrouble
from td_app.tournament.state.setup import TournamentSetup
from td_app.ui.club_settings import (
    KNOCKOUTS_NOTED,
    MONEY_ALLOWED,
    NAME,
    OTHER_GAMES,
    RULES_ADDRESS,
    SHEETS,
    SLIPS,
)
from td_app.ui.desk import Desk
from td_app.ui.destinations import APPLICATION_SPOTS, Destination, Spot, ToSetting
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.motion import keep_still, keeps_still
from td_app.ui.pages.page import Page
from td_app.ui.pages.program.settings.about_card import AboutCard, portable_warning
from td_app.ui.pages.program.settings.copies_card import CopiesCard
from td_app.ui.pages.program.settings.phones_card import PhonesCard
from td_app.ui.pages.program.settings.sound_card import SoundCard
from td_app.ui.pages.program.setup.page import SetupPage
from td_app.ui.pages.setting_rows import SettingRows, when_typed
from td_app.ui.pages.wall_pictures import pictures_button
from td_app.ui.preloading import unplaced
from td_app.ui.public.picture_rows import logo_row
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.choices import ChoiceField, ChoiceRow
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import fill, row, wide
from td_app.ui.widgets.page_parts import Card, FormRows, PageTabs, ScrolledColumn
from td_app.ui.widgets.tips import explained
from td_app.words.language import fr_en, languages
from td_app.words.speaking import say
from td_app.words.terms import APPLICATION_TABS

READING_WIDTH = 760
LONGEST_POST = 30


class SettingsPage(QWidget):
    """Four tabs; every change counts at once and is stored in the club's file."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        """Show the settings of ``desk``."""
        super().__init__(parent)
        dress(self, kind="page")
        self._desk = desk
        self.sound = SoundCard(self._desk)
        self.club = self._club()
        self.copies = CopiesCard(desk, desk.copies) if desk.copies is not None else None
        kept = (self.copies,) if self.copies is not None else ()
        self.phones = PhonesCard(desk)
        self.about = AboutCard()
        self.tabs = PageTabs(
            fr_en("L’application et le club", "The application and the club"),
            tuple(say(APPLICATION_TABS[tab]) for tab in APPLICATION_SPOTS.values()),
        )
        self.parts = QStackedWidget()
        for cards in (
            (self._screen(), self.sound),
            (self.club, self._rules()),
            (self.phones,),
            (*kept, self.about),
        ):
            part = ScrolledColumn()
            part.fill(cards, spacing=Space.NORMAL, margins=Space.WIDE, widest=READING_WIDTH)
            part.fade_edges()
            self.parts.addWidget(part)
        self.tabs.currentChanged.connect(self.parts.setCurrentIndex)
        self.tabs.lay_out(self, self.parts, title="")

    def go(self, spot: Destination) -> None:
        """Show a tab (of ``APPLICATION_SPOTS``) from its top, the keyboard on what one came for."""
        if not isinstance(spot, Spot) or spot not in APPLICATION_SPOTS:
            return
        self.tabs.setCurrentIndex(tuple(APPLICATION_SPOTS).index(spot))
        part = self.parts.currentWidget()
        assert isinstance(part, ScrolledColumn)
        part.verticalScrollBar().setValue(0)
        sought: dict[Spot, QWidget] = {
            Spot.CLUB_SETTINGS: self.name,
            Spot.PHONES: self.phones.switch,
        }
        if self.copies is not None:
            sought[Spot.SAFE_COPIES] = self.copies.now
        sought.get(spot, part).setFocus()

    def _screen(self) -> Card:
        desk = self._desk
        rows = FormRows()
        spoken = tuple(languages().items())
        at_once = fr_en(
            "Effet immédiat, sans redémarrer. Les papiers suivent la langue choisie.",
            "Takes effect at once, without restarting. Printouts follow the chosen language.",
        )
        themes = (
            (
                "system",
                fr_en("Comme l’ordinateur", "System default"),
                (
                    "Suit le thème clair ou sombre de l’ordinateur.",
                    "Follows the computer’s light or dark theme.",
                ),
            ),
            (
                "light",
                fr_en("Clair", "Light"),
                (
                    "Texte foncé sur fond clair, pour une salle éclairée.",
                    "Dark text on light, for a lit room.",
                ),
            ),
            (
                "dark",
                fr_en("Sombre", "Dark"),
                (
                    "Texte clair sur fond foncé, pour une salle sombre.",
                    "Light text on dark, for a dark room.",
                ),
            ),
        )
        apart = fr_en(
            "L’affichage public a son propre thème, choisi là où on le prépare.",
            "The public display has a theme of its own, chosen where it is prepared.",
        )
        self.still = explained(
            QCheckBox(fr_en("Ne rien animer à l’écran", "Keep the screen still")),
            "Rien ne se fond ni ne glisse, sur l’affichage public non plus.",
            "No fading and nothing that moves, on the public display either.",
        )
        self.still.setChecked(keeps_still())
        self.still.toggled.connect(keep_still)
        self.languages = ChoiceRow(spoken, desk.language, desk.set_language)
        self.themes = ChoiceRow(themes, desk.theme, desk.set_theme)
        rows.add(fr_en("Langue", "Language"), self.languages, at_once)
        rows.add(fr_en("Thème", "Theme"), self.themes, apart)
        rows.add("", self.still)
        return _card(fr_en("Écran", "Screen"), rows)

    def _club(self) -> Card:
        desk = self._desk
        rows = SettingRows(desk.settings)
        self.name = rows.ask_text(NAME)
        self.logo = logo_row(desk.hall)
        seen = fr_en(
            "Sur les papiers et l’affichage public.", "On printouts and the public display."
        )
        rows.add(fr_en("Logo", "Logo"), self.logo, seen)
        rows.add(fr_en("Affichage public", "Public display"), pictures_button(desk.hall))
        self.sheets = rows.ask_choice(SHEETS)
        self.slips = rows.ask_choice(SLIPS)
        self.money = rows.ask_tick(MONEY_ALLOWED)
        self.games = rows.ask_tick(OTHER_GAMES)
        self.knockouts = rows.ask_tick(KNOCKOUTS_NOTED)
        self._ask_post(rows)
        if desk.path is not None:
            everything = fr_en(
                "Tournois, membres et réglages\u00a0: tout est dans ce fichier.",
                "Tournaments, members and settings: everything is in this file.",
            )
            rows.add(fr_en("Fichier du club", "Club file"), self._file(desk.path), everything)
        return _card(fr_en("Club", "Club"), *portable_warning(desk.path), rows)

    def _ask_post(self, rows: FormRows) -> None:
        desk = self._desk
        if desk.club.name_post is None:
            return
        self.post = QLineEdit(desk.club.post)
        self.post.setMaxLength(LONGEST_POST)
        when_typed(self.post, desk.name_post)
        kept = fr_en(
            "«\u00a0Accueil\u00a0», «\u00a0Direction\u00a0»\u00a0: le journal le garde à chaque "
            "action, pour toujours. Pas de nom de personne. Pris en compte au prochain démarrage.",
            "“Reception”, “Desk”: the log keeps it with every action, for ever. No person’s name. "
            "Takes effect at the next start.",
        )
        rows.add(
            fr_en("Nom de ce poste", "Name of this computer"),
            explained(
                self.post,
                "Le nom de ce poste pour les autres postes et dans le journal.",
                "This computer’s name for the other computers and in the log.",
            ),
            kept,
        )

    def _file(self, path: Path) -> QWidget:
        holder = QWidget()
        holder.setAccessibleName(fr_en("Fichier du club", "Club file"))
        where = QLineEdit(str(path))
        where.setReadOnly(True)
        where.setCursorPosition(0)
        where.setAccessibleName(fr_en("Emplacement du fichier du club", "Club file location"))
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
        cited = fr_en(
            "Chaque proposition et chaque refus cite son article (§). Les règles maison "
            "se déclarent dans les réglages du tournoi et figurent sur les papiers.",
            "Every suggestion and every refusal cites its article (§). House rules are declared "
            "in the tournament’s settings and appear on the printouts.",
        )
        rows = SettingRows(self._desk.settings)
        self.rules_address = rows.ask_text(RULES_ADDRESS)
        parts = label(edition, Say.STRONG), rows, label(cited, Say.SOFT, wraps=True)
        return _card(fr_en("Règlement", "Rulebook"), *parts)


def _card(title: str, *parts: QWidget) -> Card:
    card = Card(title)
    fill(card.body, *parts)
    return card


class SeasonChoice(ChoiceField):
    """Which season of the club the tournament belongs to, and which part; shown once there are."""

    def __init__(self, desk: Desk, live: LiveTournament, parent: QWidget) -> None:
        """Choose for the tournament of ``live``; kept at once, beside its journal."""
        super().__init__(name=fr_en("Saison du tournoi", "Tournament’s season"))
        self.setParent(parent)
        self.title = label(fr_en("Saison", "Season"), Say.BODY, parent)
        self.title.setBuddy(self)
        self._seasons = desk.seasons
        self._desk = desk
        self._live = live
        self._sample = desk.is_sample(live.session.tournament)
        self.setEnabled(not desk.club.read_only)
        self.choiceChanged.connect(self._place)
        self.refresh()

    def refresh(self, *, here: bool = True) -> None:
        """Offer the seasons there are; hidden where the tournament is not spoken of."""
        number = self._live.session.tournament
        try:
            if here and not self._sample:
                seasons = self._seasons.seasons()
            else:
                seasons = ()
            placed = None
            if seasons:
                placed = self._seasons.placed(number)
        except StorageTrouble:
            seasons = ()
            placed = None
        choices = [("", fr_en("Dans aucune saison", "In no season"))]
        for season in seasons:
            choices.append((f"{season.id}.0", season.name))
            choices += [(f"{season.id}.{p.id}", f"{season.name} · {p.name}") for p in season.parts]
        self.set_choices(choices)
        if placed is not None:
            self.choose(f"{placed.season}.{placed.part or 0}")
        else:
            self.choose("")
        for part in (self.title, self):
            part.setVisible(bool(seasons))

    def _place(self, key: str) -> None:
        tournament = self._live.session.tournament
        season, _, part = key.partition(".")
        try:
            before = self._seasons.placed(tournament)
            final = before is not None and before.final
            counts = before is None or before.counts
            whose = (int(season) if season else None, int(part or 0) or None)
            self._seasons.place(tournament, *whose, final=final, counts=counts)
        except Refused as refusal:
            self._desk.refused.emit(refusal)
        except StorageTrouble as trouble:
            self._desk.trouble.emit(trouble)
        self.refresh()


class SettingsTabs(Page):
    """Two tabs; the first one is about the open tournament."""

    def __init__(self, desk: Desk, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Show the settings of ``live`` and of ``desk``."""
        super().__init__(live, parent)
        dress(self, kind="page")
        self._desk = desk
        self.setup = SetupPage(live)
        self.setup.form.offer(self._desk.offered)
        here = fr_en("Ce tournoi", "This tournament")
        everywhere = fr_en("L’application et le club", "The application and the club")
        self.tabs = PageTabs(fr_en("Réglages", "Settings"), (here, everywhere))
        self._stack = QStackedWidget()
        self._stack.addWidget(self.setup)
        self.tabs.currentChanged.connect(self._show_tab)
        self.season = SeasonChoice(desk, live, self)
        titled = QWidget()
        row(self.season.title, self.season, on=titled, spacing=Space.TIGHT, margins=0)
        self.tabs.lay_out(self, self._stack, beside=(titled,))

    @cached_property
    def application(self) -> SettingsPage:
        """Return the settings of the application, made when they are first asked for."""
        self._stack.addWidget(self._unplaced)
        return self._unplaced

    @cached_property
    def _unplaced(self) -> SettingsPage:
        return SettingsPage(self._desk)

    def made_ahead(self) -> Iterator[object]:
        """Make the other sections, then the settings of the application."""
        yield from self.setup.form.made_ahead()
        if "application" not in self.__dict__:
            yield unplaced(self._unplaced)
            yield self.application

    def refresh(self) -> None:
        """Show the settings as they are now."""
        self.setup.refresh()
        self.season.refresh()

    def unsaved_changes(self) -> str:
        """Return that the settings of the tournament are not saved, or a structure not taken."""
        composed = fr_en("La structure composée", "The structure built")
        changed = fr_en("Les réglages du tournoi", "The tournament settings")
        if self.setup.form.untaken:
            both = fr_en("{0}, la structure composée", "{0}, the structure built")
            if self.setup.unsaved:
                return both.format(changed)
            return composed
        if self.setup.unsaved:
            return changed
        return ""

    def keep(self) -> bool:
        """Take the structure composed and save the settings; whether all is saved."""
        return self.setup.keep()

    def tick(self) -> None:
        """Update the settings of the tournament as time passes."""
        self.setup.tick()

    def part_seen(self) -> str:
        """Return the settings of the application, or the format, where they are shown."""
        if self.on_application:
            return "application"
        return self.setup.form.part_seen()

    def show_application(self) -> None:
        """Show the settings of the application."""
        self.tabs.setCurrentIndex(1)

    def show_section(self, key: str) -> None:
        """Show a section of the tournament's settings by its key."""
        self.tabs.setCurrentIndex(0)
        self.setup.form.show_section(key)

    def go(self, destination: Destination) -> None:
        """Show a section of the settings."""
        match destination:
            case ToSetting(section):
                self.show_section(section)
            case Spot.STRUCTURE_MAKER:
                self.show_section("structure")
                self.setup.form.structure.open_maker()
            case Spot() if destination in APPLICATION_SPOTS:
                self.show_application()
                self.application.go(destination)

    def _show_tab(self, tab: int) -> None:
        self.setup.form.offer(self._desk.offered)
        if tab:
            self._stack.setCurrentWidget(self.application)
        else:
            self._stack.setCurrentWidget(self.setup)
        self.season.refresh(here=tab == 0)

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
    if isinstance(page, SettingsTabs):
        page.setup.form.draft = left.draft
        page.setup.refresh()
        if left.on_application:
            page.show_application()
