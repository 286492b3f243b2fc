"""Floor: ruling on what happened, sanctions, the incidents noted, the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property

from PySide6.QtWidgets import QStackedWidget, QWidget

from td_app.printing.document import Stationery, StationeryNow
from td_app.ui.destinations import (
    Destination,
    Spot,
    ToArticle,
    ToNewSeat,
    ToPaper,
    ToSanction,
    ToSituation,
)
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.floor.book.book_page import BookPage
from td_app.ui.pages.evening.floor.incidents.incidents_page import IncidentsPage
from td_app.ui.pages.evening.floor.page import FloorPage
from td_app.ui.pages.evening.floor.penalties.penalties_page import PenaltiesPage
from td_app.ui.pages.evening.floor.time_call_bar import TimeCallBar
from td_app.ui.pages.page import Page
from td_app.ui.theme import dress
from td_app.ui.widgets.page_parts import PageTabs
from td_app.words.language import fr_en

RULE, PENALTIES, INCIDENTS, BOOK = range(4)


class FloorTabs(Page):
    """Four tabs, each made when first shown; the first is where F2 leads."""

    def __init__(
        self,
        live: LiveTournament,
        parent: QWidget | None = None,
        *,
        alone: bool = False,
        stationery: StationeryNow = Stationery,
        other_games: Callable[[], bool] = lambda: False,
    ) -> None:
        """Show the tab where one rules; ``alone`` in a window of its own.

        ``stationery`` is what the club's papers bear, ``other_games`` whether it plays others
        than hold'em.
        """
        super().__init__(live, parent)
        self._stationery = stationery
        dress(self, kind="page")
        self.rule = FloorPage(live, alone=alone, other_games=other_games)
        self.time = TimeCallBar(live, self)
        self.tabs = PageTabs(
            fr_en("Floor", "Floor"),
            (
                fr_en("Arbitrer", "Rulings"),
                fr_en("Sanctions", "Penalties"),
                fr_en("Incidents", "Incidents"),
                fr_en("Règlement", "Rulebook"),
            ),
        )
        self._stack = QStackedWidget()
        self._stack.addWidget(self.rule)
        self.tabs.lay_out(self, self.time, self._stack, beside=(self.time.button,))
        self._listen()

    @cached_property
    def penalties(self) -> PenaltiesPage:
        """Return the sanctions."""
        page = PenaltiesPage(self.live, stationery=self._stationery)
        page.articleAsked.connect(self.show_article)
        page.paperAsked.connect(lambda name: self.asked.emit(ToPaper(name)))
        self._stack.addWidget(page)
        return page

    @cached_property
    def incidents(self) -> IncidentsPage:
        """Return the incidents noted."""
        page = IncidentsPage(self.live)
        page.articleAsked.connect(self.show_article)
        page.incidentAsked.connect(self.choose)
        page.penaltyAsked.connect(self._on_penalty)
        self._stack.addWidget(page)
        return page

    @cached_property
    def book(self) -> BookPage:
        """Return the rulebook."""
        page = BookPage(self.live)
        page.incidentAsked.connect(self.choose)
        self._stack.addWidget(page)
        return page

    def refresh(self) -> None:
        """Show the tab as the tournament is now."""
        self.time.refresh()
        self._shown().refresh()

    def tick(self) -> None:
        """Show the time as it is now."""
        self.time.tick()
        self._shown().tick()

    def made_ahead(self) -> Iterator[object]:
        """Make what a question and its ruling are shown on, then the other tabs."""
        yield from self.rule.made_ahead()
        yield self.penalties
        yield self.incidents
        yield self.book

    def unsaved_changes(self) -> str:
        """Return that a ruling, a sanction or a note is begun and not recorded."""
        if self.rule.under_way:
            return fr_en("Un litige pas encore noté", "A ruling not yet recorded")
        made = self.__dict__
        if "penalties" in made and self.penalties.giving:
            return fr_en("Une sanction pas encore donnée", "A penalty not yet given")
        noting = "incidents" in made and self.incidents.view.note.unsent
        if noting:
            return fr_en("Une note d’incident", "A note on an incident")
        return ""

    def find_text(self, text: str) -> None:
        """Rule on what happened: the keyboard in the search (F2)."""
        self.tabs.setCurrentIndex(RULE)
        self.rule.find_text(text)

    def go(self, destination: Destination) -> None:
        """Show what a floor needs."""
        match destination:
            case ToSituation(op):
                self.choose(op)
            case ToArticle(number):
                self.show_article(number)
            case ToSanction(entrant):
                self.sanction(entrant)
            case Spot.FLOOR_SEARCH:
                self.find_text("")
            case Spot.SANCTIONS:
                self.sanction()
            case Spot.INCIDENTS:
                self.show_incidents()
            case Spot.RULEBOOK:
                self.show_book()
            case Spot.TIME_CALL:
                self.call_time()

    def choose(self, op: str) -> None:
        """Ask about a situation."""
        self.tabs.setCurrentIndex(RULE)
        self.rule.choose(op)

    def show_article(self, number: str) -> None:
        """Open the rulebook at an article."""
        self.tabs.setCurrentIndex(BOOK)
        self.book.show_article(number)

    def show_book(self) -> None:
        """Open the rulebook where it was left."""
        self.tabs.setCurrentIndex(BOOK)
        self.book.find_text("")

    def show_incidents(self) -> None:
        """Show the incidents noted."""
        self.tabs.setCurrentIndex(INCIDENTS)

    def sanction(self, entrant: int | None = None, fault: str = "", incident: int = 0) -> None:
        """Give a sanction, with what is known of it already."""
        self.tabs.setCurrentIndex(PENALTIES)
        if entrant is not None:
            self.penalties.prefill(entrant, fault, incident or None)

    def call_time(self, table: int | None = None) -> None:
        """Call time on a player of a table (3.5)."""
        if table is not None:
            self.time.ask(table)
        else:
            self.time.ask(self.rule.where.table)

    def take_over(self, other: FloorTabs) -> None:
        """Go on with what is being asked on another floor's page."""
        self.rule.take_over(other.rule)

    def _shown(self) -> Page:
        return self._at(self.tabs.currentIndex())

    def _at(self, tab: int) -> Page:
        if tab == PENALTIES:
            return self.penalties
        if tab == INCIDENTS:
            return self.incidents
        if tab == BOOK:
            return self.book
        return self.rule

    def _on_penalty(self, incident: int, entrant: int, fault: str) -> None:
        self.sanction(entrant, fault, incident)

    def _on_tab(self, tab: int) -> None:
        page = self._at(tab)
        self._stack.setCurrentWidget(page)
        page.refresh()
        page.tick()

    def _listen(self) -> None:
        self.tabs.currentChanged.connect(self._on_tab)
        self.time.button.clicked.connect(lambda: self.call_time())
        self.rule.floorWindowAsked.connect(lambda: self.asked.emit(Spot.FLOOR_WINDOW))
        self.rule.penaltyAsked.connect(self._on_penalty)
        self.rule.moveAsked.connect(lambda who: self.asked.emit(ToNewSeat(who)))
        self.rule.bookAsked.connect(self.show_article)
