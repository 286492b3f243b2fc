"""The club's season: who stands where, evening after evening, by which scale, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from rules_ropta.ruling import Refused
from td_app.ports.trouble import StorageTrouble
from td_app.season.board import Board
from td_app.season.repository import Season
from td_app.ui.desk import Desk
from td_app.ui.destinations import Destination, Spot, ToSeason
from td_app.ui.pages.club.season.begin_dialog import BeginDialog
from td_app.ui.pages.club.season.evenings_tab import EveningsTab
from td_app.ui.pages.club.season.grid_tab import GridTab
from td_app.ui.pages.club.season.minutes_tab import MinutesTab
from td_app.ui.pages.club.season.publish import Publishing
from td_app.ui.pages.club.season.race_tab import RaceTab
from td_app.ui.pages.club.season.scale_tab import ScaleTab
from td_app.ui.pages.club.season.season_tab import EVENINGS, SeasonTab
from td_app.ui.pages.club.season.standings_tab import StandingsTab
from td_app.ui.pages.page import ClubPage
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.layout import column, row, wide
from td_app.ui.widgets.notices import EmptyFacts, EmptyPage
from td_app.ui.widgets.page_head import GUTTER, under_head
from td_app.ui.widgets.page_parts import PageTabs
from td_app.ui.widgets.tips import explained, set_tip
from td_app.words import refusal_sentence
from td_app.words.language import fr_en

CHOICE_WIDTH = 104
"""Pixels in which a season’s usual name is read whole."""

WORDS_FROM = 1_100
"""Pixels of the page from which every button of its head has its words."""

WHOLE = "0"
"""The choice of the whole season, among its parts."""

TABS = (StandingsTab, GridTab, EveningsTab, ScaleTab, RaceTab, MinutesTab)
"""What each tab shows, in their order."""


class SeasonPage(ClubPage):
    """The club's season: who stands where, evening after evening."""

    def __init__(self, desk: Desk) -> None:
        """Show the club of ``desk``."""
        super().__init__(desk)
        dress(self, kind="page")
        self.seasons = desk.seasons
        self.known: tuple[Season, ...] = ()
        self.board = Board((), ())
        self._shows = 0
        self.choice = ChoiceField(name=fr_en("Saison", "Season"))
        self.part = ChoiceField(name=fr_en("Phase", "Phase"))
        self.choice.setMinimumWidth(CHOICE_WIDTH)
        self._begins = fr_en("Nouvelle saison…", "New season…")
        self.begin = Button(self._begins, icon="add", does=self.ask_new)
        self.publish = explained(
            Button(
                fr_en("Publier…", "Publish…"),
                Rank.PRIMARY,
                icon="export",
                does=lambda: self.publishing.ask(),
            ),
            "Publie le classement : papier, tableur, page web, texte à coller.",
            "Publishes the standings: printout, spreadsheet, web page, text to paste.",
        )
        words = (
            fr_en("Classement", "Standings"),
            fr_en("Grille", "Grid"),
            fr_en("Soirées", "Events"),
            fr_en("Barème", "Points system"),
            fr_en("Course", "Race"),
            fr_en("Journal", "Log"),
        )
        self.tabs = PageTabs(fr_en("Saison", "Season"), words)
        self.publishing = Publishing(self, self)
        self.publishing.copied.connect(self.noted)
        self._stack = QStackedWidget()
        self._tools = QStackedWidget()
        self._whole = QStackedWidget()
        self._parts: dict[int, SeasonTab] = {}
        self.part_at(0)
        self._lay_out()
        self.choice.choiceChanged.connect(lambda _key: self._on_season())
        self.part.choiceChanged.connect(lambda _key: self._show())
        self.tabs.currentChanged.connect(self._on_tab)
        desk.erased.connect(self._on_erased)
        desk.opened.connect(self._follow)
        self._follow()

    @property
    def season(self) -> Season | None:
        """Return the season that is shown, None before there is one."""
        chosen = self.choice.chosen()
        return next((one for one in self.known if str(one.id) == chosen), None)

    @property
    def part_shown(self) -> int | None:
        """Return the part that is shown, None for the whole season."""
        return int(self.part.chosen() or WHOLE) or None

    def part_at(self, tab: int) -> SeasonTab:
        """Return what a tab shows, made now if it was never seen."""
        if tab not in self._parts:
            self._parts[tab] = TABS[tab](self)
            self._stack.addWidget(self._parts[tab])
            self._tools.addWidget(self._parts[tab].tools)
        return self._parts[tab]

    def made_ahead(self) -> Iterator[object]:
        """Make what the other tabs show."""
        yield from map(self.part_at, range(len(TABS)))

    def refresh(self) -> None:
        """Show the seasons as they are now."""
        self.seasons.forget()
        self.reload()

    def reload(self) -> None:
        """Read the seasons again and show the one chosen."""
        chosen = self.choice.chosen()
        try:
            self.known = tuple(self.seasons.seasons())
        except StorageTrouble as trouble:
            self.desk.trouble.emit(trouble)
        self.choice.set_choices([(str(season.id), season.name) for season in self.known])
        self.choice.choose(chosen)
        if self.known:
            self._whole.setCurrentIndex(1)
        else:
            self._whole.setCurrentIndex(0)
        self._on_season()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """On a small screen a new season, begun once a year, is a sign alone."""
        super().resizeEvent(event)
        if self.width() >= WORDS_FROM:
            self.begin.setText(self._begins)
        else:
            self.begin.setText("")

    def unsaved_changes(self) -> str:
        """Return that a scale is unsaved, "" when none is."""
        return next(filter(None, (part.unsaved_changes() for part in self._parts.values())), "")

    def go(self, destination: Destination) -> None:
        """Show the standings of the season that is asked for."""
        match destination:
            case ToSeason(number):
                self.choice.choose(str(number))
                self._on_season()
                self.show_tab(0)

    def find_text(self, text: str) -> None:
        """Search the standings."""
        self.tabs.setCurrentIndex(0)
        self.part_at(0).find_text(text)

    def do(self, act: Callable[[], object], said: str = "") -> bool:
        """Do an act on the season; return whether it succeeded. A refusal or failure is shown."""
        try:
            act()
        except Refused as refusal:
            self.noted.emit(refusal_sentence(refusal))
            return False
        except StorageTrouble as trouble:
            self.desk.trouble.emit(trouble)
            return False
        self.noted.emit(said)
        self.reload()
        return True

    def show_tab(self, tab: int) -> None:
        """Show another tab, by its place."""
        self.tabs.setCurrentIndex(tab)

    def show_whole(self) -> None:
        """Show the whole season in place of one of its parts."""
        self.part.choose(WHOLE)
        self._show()

    def add_evenings(self) -> None:
        """Ask which evenings to put in the season, on their tab."""
        self.show_tab(EVENINGS)
        evenings = self.part_at(EVENINGS)
        assert isinstance(evenings, EveningsTab)
        evenings.ask_to_add()

    def print_grid(self) -> None:
        """Print the grid of the evenings, by the names that everybody may read."""
        self.publishing.print_grid()

    def ask_new(self) -> None:
        """Ask for the name, dates and scale of a new season."""
        dialog = BeginDialog(self.known[0] if self.known else None, self)
        dialog.begun.connect(self._begin)
        dialog.open()

    def _on_erased(self, _done: object) -> None:
        self.seasons.forget()

    def _follow(self) -> None:
        """Follow the tournament that is open: another post may put somebody out."""
        if self.desk.live is not None:
            self.desk.live.changed.connect(self._on_live)

    def _on_live(self) -> None:
        if self.isVisible():
            self._show()

    def _begin(self, season: Season) -> None:
        begun: list[Season] = []
        if self.do(lambda: begun.append(self.seasons.begin(season))):
            self.choice.choose(str(begun[0].id))
            self._on_season()

    def _on_season(self) -> None:
        season = self.season
        chosen = self.part.chosen()
        if season:
            named = [(str(part.id), part.name) for part in season.parts]
        else:
            named = []
        whole = (WHOLE, fr_en("Toute la saison", "The whole season"))
        self.part.set_choices([whole, *named])
        if not self.part.choose(chosen):
            self.part.choose(WHOLE)
        self.part.setVisible(bool(named))
        self._show()

    def _show(self) -> None:
        season = self.season
        if season is None:
            return
        live = None
        if self.desk.live is not None:
            live = self.desk.live.session
        self._shows += 1
        this_time = self._shows
        try:
            board = self.seasons.board(season, self.part_shown, live=live)
            if this_time != self._shows:
                # Shown again while the points were counted.
                return
            self.board = board
        except StorageTrouble as trouble:
            self.desk.trouble.emit(trouble)
        except Refused as refusal:
            self.board = Board((), ())
            self.noted.emit(refusal_sentence(refusal))
        if self.board.rows:
            self.publish.set_refusal(None)
        else:
            self.publish.set_refusal(
                fr_en("Aucun joueur n’est encore classé.", "Nobody is ranked yet.")
            )
        self.part_at(self.tabs.currentIndex()).refresh()

    def _on_tab(self, tab: int) -> None:
        self._stack.setCurrentWidget(self.part_at(tab))
        self._tools.setCurrentWidget(self.part_at(tab).tools)
        self._show()

    def _lay_out(self) -> None:
        self.begin.setAccessibleName(self._begins)
        set_tip(self.begin, self._begins)
        inside = QWidget()
        shown = QWidget()
        margins = (GUTTER, Space.SNUG, GUTTER, GUTTER)
        which = row(self.choice, self.part, wide(self._tools), spacing=Space.TIGHT)
        parts = (which, self.publishing.outcome, wide(self._stack))
        column(*parts, on=inside, spacing=Space.TIGHT, margins=margins)
        self.tabs.lay_out(shown, inside, beside=(self.publish,), rest=(self.begin,))
        facts = EmptyFacts(
            "winner",
            fr_en("Aucune saison pour l’instant", "No season yet"),
            fr_en(
                "Une saison réunit des soirées\u00a0: elle compte leurs points selon le barème du "
                "club, et met à jour le classement après chacune.",
                "A season brings events together: it counts their points with the club’s points "
                "system, and updates the standings after each one.",
            ),
            fr_en("Commencer une saison…", "Begin a season…"),
            fr_en("Importer une saison…", "Import a season…"),
        )
        empty = EmptyPage(facts)
        empty.primaryClicked.connect(self.ask_new)
        empty.secondaryClicked.connect(lambda: self.asked.emit(Spot.TAKE_SEASON_OVER))
        self._whole.addWidget(under_head(self.tabs.accessibleName(), empty))
        self._whole.addWidget(shown)
        column(wide(self._whole), on=self, margins=0)
