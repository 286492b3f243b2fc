"""Jetons: a value leaves the tables, stacks are counted, every chip is accounted for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from PySide6.QtWidgets import QStackedWidget, QWidget

from td_app.ui.destinations import Destination, Spot, ToPage, ToPaper
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.chips.ledger_tab import LedgerTab
from td_app.ui.pages.evening.chips.race_tab import RaceTab
from td_app.ui.pages.evening.chips.stacks_tab import StacksTab
from td_app.ui.pages.page import TO_DRAW_HELP, Page, to_draw, written_in
from td_app.ui.theme import dress
from td_app.ui.widgets.notices import EmptyFacts, EmptyPage
from td_app.ui.widgets.page_parts import PageTabs
from td_app.ui.widgets.tips import explained
from td_app.words.language import fr_en

RACE, STACKS, LEDGER = range(3)


class ChipsPage(Page):
    """Three tabs: a colour-up, the stacks, the ledger."""

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Show the chips of ``live``."""
        super().__init__(live, parent)
        dress(self, kind="page")
        self.tabs = explained(
            PageTabs(
                fr_en("Jetons", "Chips"),
                (
                    fr_en("Color-up", "Colour-up"),
                    fr_en("Tapis", "Stacks"),
                    fr_en("Registre", "Ledger"),
                ),
            ),
            "Passe du color-up aux tapis comptés et au registre.",
            "Goes from the colour-up to the counted stacks and the ledger.",
        )
        self._stack = QStackedWidget()
        self._none_yet = EmptyPage(
            EmptyFacts(
                "chips",
                fr_en("Pas encore de jetons en jeu", "No chips in play yet"),
                fr_en(
                    "Ils y entrent quand les places sont tirées.",
                    "They enter when the seats are drawn.",
                ),
                to_draw(),
            )
        )
        explained(self._none_yet.primary, *TO_DRAW_HELP)
        self._none_yet.primaryClicked.connect(lambda: self.asked.emit(Spot.DRAW))
        self._stack.addWidget(self._none_yet)
        self.tabs.currentChanged.connect(lambda _tab: self.refresh())
        self.tabs.tabBarClicked.connect(self._on_click)
        self.tabs.lay_out(self, self._stack)
        self.refresh()

    @cached_property
    def race(self) -> RaceTab:
        """Return a colour-up."""
        tab = RaceTab(self.live)
        tab.ledgerAsked.connect(self.show_ledger)
        tab.paperAsked.connect(lambda name: self.asked.emit(ToPaper(name)))
        tab.structureAsked.connect(lambda: self.asked.emit(ToPage("clock")))
        self._stack.addWidget(tab)
        return tab

    @cached_property
    def stacks(self) -> StacksTab:
        """Return the stacks."""
        tab = StacksTab(self.live)
        tab.paperAsked.connect(lambda name: self.asked.emit(ToPaper(name)))
        self._stack.addWidget(tab)
        return tab

    @cached_property
    def ledger(self) -> LedgerTab:
        """Return the ledger."""
        tab = LedgerTab(self.live)
        self._stack.addWidget(tab)
        return tab

    def made_ahead(self) -> Iterator[object]:
        """Make the tabs, one at a step."""
        yield self.race
        yield self.stacks
        yield self.ledger

    def refresh(self) -> None:
        """Show the tab as the tournament is now."""
        drawn = self.live.progress().drawn
        if drawn:
            self._stack.setCurrentWidget(self._shown())
        else:
            self._stack.setCurrentWidget(self._none_yet)
        self.tabs.setEnabled(drawn)
        if drawn:
            self._shown().refresh()

    def tick(self) -> None:
        """Follow the clock."""
        if self.live.progress().drawn:
            self._shown().tick()

    def go(self, destination: Destination) -> None:
        """Show a tab."""
        match destination:
            case Spot.CHIP_RACE:
                self.show_race()
            case Spot.STACKS:
                self.show_stacks()
            case Spot.CHIPS_LEDGER:
                self.show_ledger()

    def unsaved_changes(self) -> str:
        """Return that chips are typed and not recorded, "" when none are."""
        made = self.__dict__
        if "race" in made and written_in(self.race):
            return fr_en("Les jetons d’un color-up", "The chips of a colour-up")
        counted = fr_en("Les tapis comptés d’une table", "The stacks counted at a table")
        if "stacks" in made and written_in(self.stacks):
            return counted
        return ""

    def show_race(self, table: int | None = None) -> None:
        """Open the worksheet, of a table when one is named."""
        self.tabs.setCurrentIndex(RACE)
        if table is not None:
            self.race.show_table(table)

    def show_stacks(self, table: int | None = None) -> None:
        """Open the stacks, of a table when one is named."""
        self.tabs.setCurrentIndex(STACKS)
        if table is not None:
            self.stacks.show_table(table)

    def show_ledger(self) -> None:
        """Open the ledger: chips found later, chips taken out of play."""
        self.tabs.setCurrentIndex(LEDGER)

    def _shown(self) -> Page:
        tab = self.tabs.currentIndex()
        if tab == RACE:
            return self.race
        if tab == STACKS:
            return self.stacks
        return self.ledger

    def _on_click(self, tab: int) -> None:
        """Put the keyboard where the tab is typed in; the arrows of the tabs keep it there."""
        self.tabs.setCurrentIndex(tab)
        if self._shown() is self.race:
            self.race.sheet.first()
        elif self._shown() is self.stacks:
            self.stacks.first()
