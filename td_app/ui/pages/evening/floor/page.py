"""The floor's page: find what happened, answer a few questions, read the ruling."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from td_app.floor.questioning import Questioning, begin
from td_app.floor.table_facts import TableFacts, prefilled, table_facts
from td_app.tournament.state.setup import declared_house_rules
from td_app.ui.keys import is_typing
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.floor.book.article_views import ArticleCard
from td_app.ui.pages.evening.floor.find_view import FindView
from td_app.ui.pages.evening.floor.floor_head import FloorField, WhereAndWhen
from td_app.ui.pages.evening.floor.found_list import FoundList
from td_app.ui.pages.page import Page
from td_app.ui.theme import Height, Space
from td_app.ui.widgets.buttons import icon_button
from td_app.ui.widgets.keys import digit_of, keep_plain, plain
from td_app.ui.widgets.layout import MOST_OF_IT, STRETCH, column, row, wide
from td_app.ui.widgets.page_head import GUTTER
from td_app.ui.widgets.page_parts import REACH
from td_app.words.language import fr_en

if TYPE_CHECKING:
    from td_app.ui.pages.evening.floor.ask_view import AskView
    from td_app.ui.pages.evening.floor.ruling_view import RulingView
    from td_app.ui.pages.evening.floor.showdown.showdown_view import ShowdownView

SHOWDOWNS = ("cards_showdown", "best_hand")
"""The questions put on the table card by card, on a view of their own."""

WIDEST = 1196
"""Pixels beyond which lines would be too long to read."""


class FloorPage(Page):
    """One thing at a time under a search field: what happened, one question, the ruling.

    ``floorWindowAsked()`` to have it alone in its own window; after a ruling ``penaltyAsked(
    incident, entrant, fault)``, ``moveAsked(entrant)``, ``bookAsked(article)``. Escape goes back
    to the search from anywhere; a question left half-way can be taken up again.
    """

    floorWindowAsked = Signal()  # noqa: N815 - Qt signals among Qt's own
    penaltyAsked = Signal(int, int, str)  # noqa: N815
    moveAsked = Signal(int)  # noqa: N815
    bookAsked = Signal(str)  # noqa: N815

    def __init__(
        self,
        live: LiveTournament,
        parent: QWidget | None = None,
        *,
        alone: bool = False,
        other_games: Callable[[], bool] = lambda: False,
    ) -> None:
        """Show where one begins; ``alone`` in a window of its own.

        ``other_games``: whether the club plays others than hold'em.
        """
        super().__init__(live, parent)
        self._ask: AskView | None = None
        self._ruling: RulingView | None = None
        self.showdown: ShowdownView | None = None
        self._club_plays_others = other_games
        self._from: QWidget | None = None
        self.questioning: Questioning | None = None
        self._noted = False
        self.field = FloorField(self.go_back)
        self.where = WhereAndWhen(live)
        self.window_button = icon_button(
            "own-window",
            fr_en("Ouvrir dans sa fenêtre", "Open in its own window"),
            tip=fr_en("Ouvrir dans sa fenêtre (Ctrl+F2)", "Open in its own window (Ctrl+F2)"),
            scale="floor",
            width=Height.FLOOR_CONTROL,
            does=self.floorWindowAsked,
        )
        self.window_button.setAutoDefault(False)
        if alone:
            self.window_button.hide()
        self.finder = FindView(live, other_games=lambda: self.other_games)
        self.article = ArticleCard()
        self.views = QStackedWidget()
        self.views.addWidget(self.finder)
        self.views.addWidget(self.article)
        self._lay_out()
        self._listen()

    @property
    def facts(self) -> TableFacts:
        """Return the facts of the table of the call."""
        return self.live.ask(table_facts, self.live.now_ms(), self.where.table)

    @property
    def finding(self) -> bool:
        """Return whether one is still looking for what happened."""
        return self.views.currentWidget() in (self.finder, self.article)

    @property
    def other_games(self) -> bool:
        """Return whether other games than hold'em are played, in the club or here."""
        return self._club_plays_others() or self.live.setup().other_game

    @property
    def under_way(self) -> bool:
        """Return whether answers were given here to a question whose ruling is not noted."""
        if self.questioning is None or self._noted or self.finding:
            return False
        return bool(set(self.questioning.answers) - self.questioning.prefilled)

    def refresh(self) -> None:
        """Offer the tables and the situations as they are now."""
        self.where.refresh()
        self.finder.refresh()

    def tick(self) -> None:
        """Show the level as it is now."""
        self.where.tick()

    def made_ahead(self) -> Iterator[object]:
        """Make what a question, its ruling and a showdown are shown on."""
        self._ask = self._ask or self._build_ask()
        yield self._ask
        self._ruling = self._ruling or self._build_ruling()
        yield self._ruling
        self.showdown = self.showdown or self._build_showdown()
        yield self.showdown

    def find_text(self, text: str) -> None:
        """Take the keyboard to the search, on ``text`` when there is any (F2, Ctrl+F)."""
        self._show_finding()
        if text:
            self.field.setText(text)
        self.field.begin()

    def choose(self, op: str) -> None:
        """Begin the questions about a situation, with what the tournament knows already."""
        if op in SHOWDOWNS:
            self.show_showdown()
            return
        house = declared_house_rules(self.live.setup())
        self.show_questioning(begin(op, prefilled(op, self.facts), house))

    def show_questioning(self, questioning: Questioning) -> None:
        """Ask the next question, else show the ruling."""
        self.questioning = questioning
        self._noted = False
        if questioning.current is not None:
            self._ask = self._ask or self._build_ask()
            self.views.setCurrentWidget(self._ask)
            self._ask.show_questioning(questioning, self.facts)
        else:
            self._ruling = self._ruling or self._build_ruling()
            self.views.setCurrentWidget(self._ruling)
            self._ruling.show_outcome(questioning, self.facts)

    def show_showdown(self) -> None:
        """Ask who wins, the cards on the table."""
        self.showdown = self.showdown or self._build_showdown()
        self.views.setCurrentWidget(self.showdown)
        self.showdown.begin(self.facts, other_games=self.other_games)
        self.showdown.setFocus()

    def take_over(self, other: FloorPage) -> None:
        """Go on with what another floor's page is asking, or has ruled."""
        self.where.choice.choose(other.where.choice.chosen())
        if other.showdown is not None and other.views.currentWidget() is other.showdown:
            self.show_showdown()
            assert self.showdown is not None
            kept = other.showdown.draft
            self.showdown.show_draft(kept, self.facts, other_games=self.other_games)
        elif other.questioning is not None and not other.finding:
            self.show_questioning(other.questioning)

    def show_article(self, number: str) -> None:
        """Show an article; going back leads where one was."""
        if self.views.currentWidget() is not self.article:
            self._from = self.views.currentWidget()
        self.article.show_article(number)
        self.views.setCurrentWidget(self.article)
        self.field.setFocus()

    def go_back(self) -> bool:
        """Go one step back towards the search; return whether there was one to take."""
        shown = self.views.currentWidget()
        if shown is self.article:
            self._leave_article()
        elif shown is not self.finder:
            self._show_finding()
            self.field.begin()
        elif self.field.text():
            self.field.clear()
        elif not self.finder.go_back():
            in_field = self.field.hasFocus()
            self.field.setFocus()
            return not in_field
        return True

    def event(self, event: QEvent) -> bool:
        """Keep plain keys from the window's shortcuts while the keyboard is on the page."""
        return keep_plain(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose by figure, go back, or write on in the search."""
        going_back = event.key() == Qt.Key.Key_Escape or (
            event.key() == Qt.Key.Key_Backspace and not is_typing(QApplication.focusWidget())
        )
        if going_back and self.go_back():
            return
        if not self.finding or not plain(event) or going_back:
            super().keyPressEvent(event)
        elif (digit := digit_of(event)) is not None:
            self._lines().take_number(digit)
        elif event.text().isprintable() and event.text().strip():
            self.field.setFocus()
            self.field.insert(event.text())
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Give the keyboard back to the question or the ruling that was left."""
        super().showEvent(event)
        shown = self.views.currentWidget()
        if shown is not None and not self.finding:
            shown.setFocus()

    def _lines(self) -> FoundList:
        shown_article = self.views.currentWidget() is self.article
        if shown_article:
            return self.article.applied
        return self.finder.shown_list

    def _show_finding(self) -> None:
        """Show the search again; what was being asked and is not noted can be taken up."""
        if self._noted:
            self.questioning = None
            self._noted = False
            self.field.clear()
            self.where.leave()
        if self.questioning:
            self.finder.recent.set_left(self.questioning.op)
        else:
            self.finder.recent.set_left("")
        self.views.setCurrentWidget(self.finder)

    def _leave_article(self) -> None:
        came_from = self._from or self.finder
        self.views.setCurrentWidget(came_from)
        (self.field if came_from is self.finder else came_from).setFocus()

    def _typed(self, text: str) -> None:
        if self.views.currentWidget() is not self.finder and text:
            self._show_finding()
        self.finder.show_typed(text)

    def _resume(self) -> None:
        if self.questioning is not None:
            self.show_questioning(self.questioning)

    def _change(self, name: str) -> None:
        if self.questioning is not None:
            self.show_questioning(self.questioning.reopen(name))

    def _say_more(self) -> None:
        """Offer what was not asked before the ruling."""
        if self.questioning is not None:
            self._ask = self._ask or self._build_ask()
            self.views.setCurrentWidget(self._ask)
            self._ask.show_questioning(self.questioning, self.facts)
            self._ask.show_more()

    def _on_recorded(self) -> None:
        self._noted = True

    def _end(self) -> None:
        """Be done with this situation: the next one begins with an empty field."""
        self.questioning = None
        self._noted = False
        self.field.clear()
        self.where.leave()
        self.finder.show_home()
        self._show_finding()
        self.field.begin()

    def _stand_at(self, table: str) -> None:
        """Stand at the table typed; what happened there is typed next."""
        self.where.stand_at(table)
        self.field.clear()
        self.finder.show_home()
        self.field.begin()

    def _on_table(self) -> None:
        """Ask again at the table chosen; at the search, type on."""
        if self.finding:
            self.field.begin()
        elif self.showdown is not None and self.views.currentWidget() is self.showdown:
            self.showdown.show_table(self.facts)
            self.showdown.setFocus()
        elif self._ruling is not None and self.views.currentWidget() is self._ruling:
            self._ruling.show_table(self.facts)
        elif self.questioning is not None:
            self.show_questioning(self.questioning)

    def _build_ask(self) -> AskView:
        from td_app.ui.pages.evening.floor.ask_view import AskView

        view = AskView(self.live)
        view.answered.connect(self.show_questioning)
        view.left.connect(self.go_back)
        self.views.addWidget(view)
        return view

    def _build_ruling(self) -> RulingView:
        from td_app.ui.pages.evening.floor.ruling_view import RulingView

        view = RulingView(self.live)
        view.articleAsked.connect(self.show_article)
        view.penaltyAsked.connect(self.penaltyAsked)
        view.moveAsked.connect(self.moveAsked)
        view.changeAsked.connect(self._change)
        view.moreAsked.connect(self._say_more)
        view.recorded.connect(self._on_recorded)
        view.closed.connect(self._end)
        self.views.addWidget(view)
        return view

    def _build_showdown(self) -> ShowdownView:
        from td_app.ui.pages.evening.floor.showdown.showdown_view import ShowdownView

        view = ShowdownView(self.live)
        view.closed.connect(self._end)
        view.articleAsked.connect(self.show_article)
        view.penaltyAsked.connect(self.penaltyAsked)
        view.moveAsked.connect(self.moveAsked)
        self.views.addWidget(view)
        return view

    def _lay_out(self) -> None:
        head = row(wide(self.field), self.where, self.window_button, spacing=Space.NORMAL)
        inside = QWidget()
        inside.setMaximumWidth(WIDEST)
        # What scrolls reaches into the gutter: all the rest keeps out of it.
        head.setContentsMargins(0, 0, REACH, 0)
        self.finder.setContentsMargins(0, 0, REACH, 0)
        column(head, wide(self.views), on=inside, spacing=Space.WIDE, margins=0)
        sides = (GUTTER, Space.NORMAL, GUTTER - REACH, Space.NORMAL)
        row(STRETCH, wide(inside, MOST_OF_IT), STRETCH, on=self, margins=sides)

    def _listen(self) -> None:
        self.field.searched.connect(self._typed)
        self.field.chosen.connect(lambda: self.finding and self._lines().take())
        self.field.stepped.connect(lambda by: self._lines().step(by))
        self.field.numbered.connect(lambda digit: self._lines().take_number(digit))
        self.field.went_right.connect(self._into_map)
        self.where.settled.connect(self._on_table)
        self.finder.opChosen.connect(self.choose)
        self.finder.articleChosen.connect(self.show_article)
        self.finder.tableChosen.connect(self._stand_at)
        self.finder.resumed.connect(self._resume)
        self.finder.fieldWanted.connect(lambda: self.field.setFocus())
        self.article.opChosen.connect(self.choose)
        self.article.articleAsked.connect(self.show_article)
        self.article.bookAsked.connect(self.bookAsked)
        self.article.closed.connect(self._leave_article)

    def _into_map(self) -> None:
        if self.finder.shown_list is self.finder.recent:
            self.finder.map.begin()
