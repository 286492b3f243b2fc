"""The club's space: members, season, teams, archive, public page: around the tournament or alone.

Its pages stand in ``CLUB_PAGES`` (``page_register.py``), a row each; each is a
:class:`~td_app.ui.pages.page.ClubPage`. The window's own keys open it (F3) and go from page to
page (the digits); what runs in the tournament meanwhile is seen at the top.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QStackedWidget, QWidget

from td_app.live.meeting_reading import LiveMeeting
from td_app.ui.club_settings import NAME
from td_app.ui.desk import Desk
from td_app.ui.destinations import Destination, ToPage
from td_app.ui.heartbeat import in_sight
from td_app.ui.pages.page import ClubPage
from td_app.ui.preloading import rehearsed, unplaced
from td_app.ui.theme import Height, Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import CutLabel, Say, icon_label, label
from td_app.ui.widgets.layout import STRETCH, column, row, wide
from td_app.ui.widgets.page_help import explain_as_shown, on_page
from td_app.ui.widgets.rail import Rail, RailEntry
from td_app.ui.windows.act_table import KEYS_HELP
from td_app.ui.windows.page_register import CLUB_PAGES, SpacePage, rail_entries
from td_app.ui.windows.published_label import PublishedLabel
from td_app.ui.windows.side_fold import RAIL_FOLDS_UNDER
from td_app.words.figures import clock_time
from td_app.words.language import fr_en

NEWS_MS = 20_000
"""How long what was done is told at the foot."""


class ClubSpace(QWidget):
    """``asked(destination)`` for what is elsewhere, ``backAsked()`` to leave it, ``acted(act)``."""

    asked = Signal(object)
    acted = Signal(object)
    backAsked = Signal()  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, desk: Desk, *, pages: tuple[SpacePage, ...] = CLUB_PAGES) -> None:
        """Show the club of ``desk``; no page is made before it is shown."""
        super().__init__()
        dress(self, kind="page")
        self._desk = desk
        self._register = {page.key: page for page in pages}
        self._made: dict[str, ClubPage] = {}
        self.key = ""
        away = RailEntry("tournament", self._behind(), "spade")
        self.rail = Rail(rail_entries(pages), away=away, key="F3")
        self.rail.pageChosen.connect(self.show_page)
        self.rail.awayAsked.connect(self.backAsked)
        self.pages = QStackedWidget()
        explain_as_shown(self.pages)
        dress(self.pages, kind="page")
        back = fr_en("Revient au tournoi, qui continue.", "Goes back to the tournament.")
        self._widest = ""
        self.running = Button(rank=Rank.QUIET, icon="clock", tip=back, does=self.backAsked)
        self.said = CutLabel("", Say.BODY)
        self._news = QTimer(self, singleShot=True, interval=NEWS_MS)
        self._news.timeout.connect(lambda: self.said.say(""))
        column(
            self._bar(),
            wide(row(self.rail, wide(self.pages), spacing=0)),
            self._foot(),
            on=self,
            spacing=0,
            margins=0,
        )
        desk.opened.connect(self._follow)
        self._follow()

    @property
    def keys(self) -> tuple[str, ...]:
        """Return the keys of the pages, in the order of the rail."""
        return tuple(self._register)

    def page(self, key: str) -> ClubPage:
        """Return a page, made now if it was never shown; raises ``KeyError`` for another key."""
        page = self._begun(key)
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        return page

    def _begun(self, key: str) -> ClubPage:
        if key not in self._made:
            page = self._made[key] = on_page(self._register[key].make(self._desk), key)
            page.asked.connect(self.asked)
            page.noted.connect(self.note)
        return self._made[key]

    def made_ahead(self) -> Iterator[object]:
        """Make the pages before they are shown, a part at a step."""
        for key in self.keys:
            if key not in self._made:
                yield unplaced(self._begun(key))
            page = self.page(key)
            yield page
            yield from page.made_ahead()
            yield rehearsed(page, self.pages)

    def show_page(self, key: str) -> ClubPage:
        """Show a page as the club is now, and return it."""
        page = self.page(key)
        if self.key and key != self.key:
            typed_in = QApplication.focusWidget()
            if typed_in is not None and self._made[self.key].isAncestorOf(typed_in):
                typed_in.clearFocus()
            self.said.say("")
        self.key = key
        self.rail.choose(key)
        page.refresh()
        self.pages.setCurrentWidget(page)
        return page

    def go(self, destination: Destination) -> None:
        """Show a destination of one of the pages."""
        page = self.show_page(destination.page)
        if not isinstance(destination, ToPage):
            page.go(destination)

    def refresh(self) -> None:
        """Show the page in sight, the first one at first, as the club is now."""
        self._follow()
        self.show_page(self.key or self.keys[0])

    def search_here(self) -> tuple[str, Callable[[str], None]] | None:
        """Return the name of the page that is shown and its own search, when it has one."""
        page = self._made[self.key]
        if type(page).find_text is ClubPage.find_text:
            return None
        return self._register[self.key].words(), page.find_text

    def meeting(self) -> LiveMeeting | None:
        """Return the meeting of teams shown, None where none is."""
        if self.key:
            return self._made[self.key].meeting()
        return None

    def note(self, words: str) -> None:
        """Say something worth knowing at the foot, as long as it is news."""
        self.said.say(words)
        self._news.start()
        # What is news of the club may be news for everybody.
        self._desk.publisher.tell()

    def unsaved_changes(self) -> dict[str, str]:
        """Return the unsaved work in a few words, by the key of its page."""
        told = {key: page.unsaved_changes() for key, page in self._made.items()}
        return {key: words for key, words in told.items() if words}

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold the rail to its icons on a small screen."""
        super().resizeEvent(event)
        self.rail.fold(self.width() < RAIL_FOLDS_UNDER)

    def _follow(self) -> None:
        """Show the course of the open tournament."""
        self.rail.set_text("tournament", self._behind())
        live = self._desk.live
        self.running.setVisible(live is not None)
        if live is not None:
            live.ticked.connect(self._on_ticked, Qt.ConnectionType.UniqueConnection)
            self._tick()

    def showEvent(self, event: QShowEvent) -> None:
        """Show the time of now in a window that was minimised."""
        super().showEvent(event)
        self._tick()

    def _on_ticked(self) -> None:
        if in_sight(self):
            self._tick()

    def _tick(self) -> None:
        live = self._desk.live
        if live is None:
            return
        view = live.clock()
        name = live.setup().name
        running = live.progress().running
        if running:
            words = f"{name} · {clock_time(-(-view.remaining_ms // 1000))}"
        else:
            words = name
        # One size at every second: a new layout of the window costs more than the rest.
        widest = "".join("0" if sign.isdigit() else sign for sign in words.replace("&", "&&"))
        if widest != self._widest and self.running.isVisible():
            self._widest = widest
            self.running.setText(widest)
            self.running.setFixedSize(self.running.sizeHint())
        if words.replace("&", "&&") != self.running.text():
            self.running.setText(words.replace("&", "&&"))
            self.running.setAccessibleName(words)

    def _behind(self) -> str:
        there = self._desk.live is not None
        if there:
            return fr_en("Tournoi", "Tournament")
        return fr_en("Tournois", "Tournaments")

    def _bar(self) -> QFrame:
        bar = QFrame()
        dress(bar, kind="top-bar")
        bar.setFixedHeight(Height.TOP_BAR)
        name = self._desk.settings.value(NAME) or fr_en("Le club", "The club")
        settings = Button(
            rank=Rank.QUIET,
            icon="settings",
            tip=fr_en("Réglages", "Settings"),
            name=fr_en("Réglages", "Settings"),
            does=lambda: self.asked.emit(ToPage("application")),
        )
        keys = fr_en("Raccourcis (?)", "Shortcuts (?)")
        help_ = Button(
            rank=Rank.QUIET,
            icon="help",
            tip=keys,
            name=keys,
            does=lambda: self.acted.emit(KEYS_HELP),
        )
        row(
            icon_label("club", "accent_text", 24),
            label(name, Say.SECTION),
            STRETCH,
            self.running,
            settings,
            help_,
            on=bar,
            spacing=Space.TIGHT,
            margins=(Space.NORMAL, 0, Space.SNUG, 0),
        )
        return bar

    def _foot(self) -> QFrame:
        foot = QFrame()
        dress(foot, kind="foot-bar")
        foot.setFixedHeight(Height.FOOT_BAR)
        dress(self.said, tone=Tone.NEUTRAL.value)
        self.published = PublishedLabel(self._desk.publisher)
        told = (wide(self.said), self.published)
        row(*told, on=foot, margins=(Space.NORMAL, 1, Space.NORMAL, 0))
        return foot
