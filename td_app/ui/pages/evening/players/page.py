"""Joueurs: the entrants, their presence, their age check and their seats."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.ui.desk import Desk
from td_app.ui.destinations import (
    Destination,
    Spot,
    ToEntrant,
    ToLateSeat,
    ToMember,
    ToPlayed,
    ToReturn,
)
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.players.list_view import EntrantsView
from td_app.ui.pages.page import Page, written_in
from td_app.ui.pages.privacy_acts import PrivacyActs
from td_app.ui.pages.program.importing.page import ImportPage, Into, TakesFiles
from td_app.ui.widgets.keys import LETTERS_SEARCH, TAKES_KEYS, letter_typed
from td_app.ui.widgets.layout import column
from td_app.words import refusal_sentence
from td_app.words.language import fr_en


class PlayersPage(TakesFiles, Page):
    """The list of entrants, and the import in its place while one is made.

    The room is asked to seat a late entrant.
    """

    def __init__(
        self,
        live: LiveTournament,
        parent: QWidget | None = None,
        *,
        desk: Desk | None = None,
    ) -> None:
        """Show the entrants of ``live``.

        On a desk, people come from the club's register; they are told what is kept about them, or
        erased.
        """
        super().__init__(live, parent)
        self.entrants = EntrantsView(live)
        self.entrants.placeRequested.connect(lambda who: self.asked.emit(ToLateSeat(who)))
        self.entrants.importAsked.connect(self.show_import)
        self.entrants.listPasted.connect(self.show_pasted)
        self.privacy = PrivacyActs(desk, self) if desk is not None else None
        self.entrants.watch_privacy(self.privacy, live.read_only)
        if desk is not None:
            self.entrants.watch_register(desk.check_in, desk.club)
        self.entrants.panel.cardAsked.connect(
            lambda number: self.asked.emit(ToMember(number, played=True))
        )
        self._stack = QStackedWidget()
        self._stack.addWidget(self.entrants)
        self.setAcceptDrops(True)
        column(self._stack, on=self, margins=0)

    @cached_property
    def importing(self) -> ImportPage:
        """Return where a list is imported."""
        page = ImportPage(
            Into(
                fr_en("Joueurs", "Players"),
                lambda: tuple(row.person for row in self.live.players().rows),
                self._closed,
                lambda people, present: self.entrants.take_list(people, present),
                self._cards,
            )
        )
        page.closed.connect(self.show_list)
        page.imported.connect(lambda _people: self._on_imported())
        self._stack.addWidget(page)
        return page

    def made_ahead(self) -> Iterator[object]:
        """Make where a list is imported."""
        yield self.importing

    def showEvent(self, event: QShowEvent) -> None:
        """Know the register as it is now: it may have been written in the club's space."""
        super().showEvent(event)
        self.entrants.forget_known()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin a name by its first letter as people come in; a digit leads to another page.

        Once seats are drawn too, as long as late entrants come: E alone is the window’s again.
        """
        at_the_door = self._takes_letters() and self._stack.currentIndex() == 0
        if at_the_door and letter_typed(event):
            self.entrants.door.field.begin_with(event.text())
        else:
            super().keyPressEvent(event)

    def _takes_letters(self) -> bool:
        return not self.live.progress().drawn or self.live.clock().late_entry_open

    def refresh(self) -> None:
        """Show the entrants as they are now."""
        checking_in = not self.live.progress().drawn
        self.entrants.refresh()
        self.setProperty(LETTERS_SEARCH, checking_in)
        self.setProperty(TAKES_KEYS, self._takes_letters())
        if "importing" in self.__dict__:
            self.importing.refresh()

    def go(self, destination: Destination) -> None:
        """Show a row of the list, some of them, or where a list is imported."""
        match destination:
            case ToEntrant(entrant):
                self.show_entrant(entrant)
            case ToPlayed(entrant):
                self.show_played(entrant)
            case ToReturn(entrant):
                self.show_entrant(entrant)
                self.entrants.reinstate(entrant)
            case Spot.OUTS:
                self.show_only("out")
            case Spot.AGES_UNCHECKED:
                self.show_only("unchecked")
            case Spot.ADD_PLAYER:
                self.show_list()
                self.entrants.door.field.setFocus()
            case Spot.IMPORT:
                self.show_import()
            case Spot.LAST_EVENING:
                self.show_list()
                self.entrants.list_last_evening()
            case Spot.ADD_ONS:
                self.show_only("playing")
                self.entrants.sell_add_ons()

    def unsaved_changes(self) -> str:
        """Return that a form, a name to enter or a list is written and not kept."""
        if self._stack.currentWidget() is not self.entrants:
            waits = self.importing.reading or written_in(self.importing)
            if waits:
                return fr_en("La liste à importer", "The list to import")
            return ""
        panel = self.entrants.panel
        if panel.isVisibleTo(self) and panel.edited:
            return fr_en("La fiche d’un joueur", "A player’s profile")
        typed = self.entrants.door.somebody_new or written_in(self.entrants)
        if typed:
            return fr_en("Un joueur à inscrire", "A player to register")
        return ""

    def find_text(self, text: str) -> None:
        """Search the list for this text."""
        self.show_list()
        self.entrants.find_text(text)

    def show_only(self, kept: str) -> None:
        """Show the rows of a filter, in place of any search."""
        self.show_list()
        self.entrants.show_only(kept)

    def show_played(self, entrant: int) -> None:
        """Open the member's card of an entrant; their form shows why there is none."""
        check_in = self.entrants.check_in
        card = None
        if check_in is not None:
            card = check_in.card(entrant)
        if card is not None:
            self.asked.emit(ToMember(card.id, played=True))
        else:
            self.show_entrant(entrant)
            self.entrants.correct(entrant)

    def show_entrant(self, entrant: int) -> None:
        """Show the row of an entrant, chosen, whatever the filter was."""
        self.show_list()
        self.entrants.show_entrant(entrant)

    def show_import(self) -> None:
        """Show where a list is imported."""
        self.importing.start()
        self._stack.setCurrentWidget(self.importing)
        self.importing.source.choose.setFocus()

    def show_pasted(self, text: str) -> None:
        """Show a list of several lines pasted at the door, before it is taken."""
        self.show_import()
        self.importing.open_text(text)

    def show_list(self) -> None:
        """Show the list of entrants."""
        self._stack.setCurrentWidget(self.entrants)

    def _cards(self) -> tuple[Person, ...]:
        check_in = self.entrants.check_in
        if check_in is not None:
            return tuple(card.person for card in check_in.not_here())
        return ()

    def _closed(self) -> str | None:
        closed = self.live.can(cmd.RegisterEntrants((Person("A"),)))
        if closed:
            return refusal_sentence(closed)
        return None

    def _on_imported(self) -> None:
        """Show the list; who was doubtful on the other one, and left there, is named."""
        self.show_list()
        self.entrants.name_left(self.importing.preview.left)
