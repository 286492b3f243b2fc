"""The open tournament on the screen: header, rail, page, what to do, foot."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from rules_ropta.ruling import Refused
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import events as ev
from td_app.ui.desk import Desk
from td_app.ui.destinations import Destination, Spot, ToArticle, ToCard, ToPage
from td_app.ui.dialogs.setting_aside import StoppedBanner
from td_app.ui.heartbeat import WhileSeen
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.page import Page
from td_app.ui.preloading import rehearsed, unplaced
from td_app.ui.public.announcer import Announcer, Chimes
from td_app.ui.public.sounds import sounded
from td_app.ui.public.voice import Voice
from td_app.ui.sweeping import set_aside
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.keys import TAKES_KEYS, in_tab_order
from td_app.ui.widgets.layout import column, row, wide
from td_app.ui.widgets.notices import Banner, BannerFacts
from td_app.ui.widgets.page_help import explain_as_shown, on_page
from td_app.ui.widgets.rail import Rail, RailEntry
from td_app.ui.windows.banners import BannerDock, CallsBanner, GapBanner
from td_app.ui.windows.first_steps import FirstSteps
from td_app.ui.windows.foot_bar import FootBar
from td_app.ui.windows.page_register import (
    CLUB_HELP,
    PAGES,
    TournamentPage,
    page_words,
    rail_entries,
)
from td_app.ui.windows.side_column import WIDTH, WIDTH_ON_A_LARGE_SCREEN, SideColumn
from td_app.ui.windows.side_fold import SideFold
from td_app.ui.windows.top_bar import TopBar
from td_app.ui.windows.tournament_menu import TournamentMenu
from td_app.words import trouble_sentence
from td_app.words.language import fr_en, titled
from td_app.words.speaking import listed

LARGE = 1600

COPY_TROUBLES = frozenset({"BACKUP_FAILED", "COPY_DIFFERS", "FILE_CORRUPTED"})
"""What is said of a backup stays until one is made: acts that are recorded do not settle it."""


STAYING_TROUBLES = COPY_TROUBLES | {"DISK_SLOW"}
BEGUN_WITHOUT = "BEGUN_WITHOUT"
"""What is warned of where play began elsewhere, without what is typed here."""
"""No act settles them: they stay until they are put away."""


class TournamentView(QWidget):
    """``asked(destination)`` for what is beside or over the window."""

    asked = Signal(object)

    def __init__(
        self,
        desk: Desk,
        live: LiveTournament,
        *,
        pages: tuple[TournamentPage, ...] = PAGES,
    ) -> None:
        """Show the tournament of ``live``, on its first page."""
        super().__init__()
        dress(self, kind="page")
        self.live = live
        self._copies = desk.copies
        voice = Voice(desk.club.directory, read_only=desk.club.read_only)
        sounded(live, Announcer(voice, Chimes()))
        self._step = -1
        self.menu = TournamentMenu(desk, self)
        self._ended = _has_ended(live)
        self._before_the_end = ""
        self.top = TopBar(live, self.menu)
        self.gap = GapBanner(live)
        looking = live.read_only
        self.stopped = StoppedBanner(lambda: live.stopped, live.dispatch, looking=looking)
        self.first_steps = FirstSteps(live, lambda: bool(self._unsaved_changes("settings")))
        self.calls = CallsBanner(desk.phones, desk.club.operator)
        self.looking = self._looking_banner()
        self.warning = Banner(BannerFacts("", tone=Tone.RED, closable=True))
        self.warning_strip = _strip(self.warning)
        self._warned = ""
        self._begun = _begun(live)
        self._seen = ("", False)
        self.above: list[QWidget] = []
        """What else stands under the header: a training's own strip."""
        self._pages = pages
        club = RailEntry("club-space", fr_en("Club", "Club"), "club", CLUB_HELP)
        self.rail = Rail(rail_entries(pages), away=club, key="F3")
        self.pages = PageStack(desk, live, pages=pages)
        banners = (self.stopped, self.first_steps, self.gap, self.calls, self.warning_strip)
        self.dock = BannerDock(self.pages, banners, self._stays_put, self._cover_foot)
        self.side = SideColumn(live)
        self.foot = FootBar(live, desk.publisher)
        self._lay_out()
        self._listen()
        self.show_page(self.pages.keys[0])
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Give the keyboard to the page: the tournament's name, first in the tab order, would
        look like the thing to do.
        """
        super().showEvent(event)
        focus = self.window().focusWidget()
        page = self.pages.currentWidget()
        if page is not None and (focus is None or not self.isAncestorOf(focus)):
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_page(self, key: str) -> Page:
        """Show a page by its key and return it; unsaved work left behind is reported."""
        before = self.pages.key
        page = self.pages.show_page(key)
        self.rail.choose(key)
        self.fold.fit(stays=self._stays_put())
        self.dock.place()
        self._seen = self._part()
        if before not in ("", key) and (words := self._unsaved_changes(before)):
            told = fr_en("Saisi mais pas enregistré\u00a0: {0}.", "Not saved: {0}.")
            self.foot.note(told.format(f"{words[:1].lower()}{words[1:]}"))
        return page

    def _unsaved_changes(self, key: str) -> str:
        made = self.pages.made(key)
        if made is not None:
            return made.unsaved_changes()
        return ""

    def go(self, destination: Destination) -> None:
        """Show a destination; those of the window itself are asked of it."""
        match destination:
            case ToCard(key, accepted):
                (self.side.todo.accept if accepted else self.side.todo.decline)(key)
            case Spot.READING_OUT:
                self.side.read_out()
            case _ if destination.page in {page.key for page in self._pages}:
                if isinstance(destination, ToPage) or self._has(destination.page):
                    self.show_page(destination.page).go(destination)
            case _:
                self.asked.emit(destination)

    def _has(self, key: str) -> bool:
        """Return whether this tournament has a page: without a price it has no cash desk."""
        return any(page.key == key and page.there(self.live) for page in self._pages)

    def refresh(self) -> None:
        """Show the state as it is now."""
        self._follow_the_end()
        self._follow_the_start()
        self.top.refresh()
        self.gap.refresh()
        self.stopped.refresh()
        self.first_steps.refresh()
        for page in self._pages:
            self.rail.set_shown(page.key, page.there(self.live))
        self.pages.refresh()
        self.side.refresh()
        self._fit()
        self.foot.refresh()
        self.dock.place()
        if self._seen != self._part():
            self._seen = self._part()
            self.dock.guard()

    def _part(self) -> tuple[str, bool]:
        """The page shown, and whether tables are: the room in play is not the draw."""
        return self.pages.key, self._stays_put()

    def _stays_put(self) -> bool:
        shown = self.pages.made(self.pages.key)
        return shown is not None and shown.stays_put()

    def _cover_foot(self, pixels: int) -> None:
        shown = self.pages.made(self.pages.key)
        if shown is not None:
            shown.cover_foot(pixels)

    def escaped(self) -> bool:
        """Pass on to the page shown an Escape that nothing else wanted; return its answer."""
        shown = self.pages.made(self.pages.key)
        return shown is not None and shown.escaped()

    def _follow_the_end(self) -> None:
        """Show the end that an act of this post makes; undone, go back to where one was."""
        ended = _has_ended(self.live)
        here = self.pages.key
        if ended and not self._ended and self.live.asking is not None:
            self._before_the_end = here
            self.show_page("ranking")
            self._seen = ("", False)
        elif self._ended and not ended and here == "ranking" and self._before_the_end:
            self.show_page(self._before_the_end)
            self._seen = ("", False)
        self._ended = ended
        if not ended:
            self._before_the_end = ""

    def _follow_the_start(self) -> None:
        """Warn where another post or a phone has begun without what is not saved here."""
        before = self._begun
        self._begun = _begun(self.live)
        if self._begun <= before or self.live.asking is not None:
            return
        unkept = [words for key in ("settings", "clock") if (words := self._unsaved_changes(key))]
        if not unkept:
            return
        told = fr_en(
            "Les places ont été tirées sans ce qui est saisi ici et n’est pas enregistré.",
            "The seats were drawn without what is typed here and not saved.",
        )
        if self.live.progress().started:
            told = fr_en(
                "L’horloge a démarré sans ce qui est saisi ici et n’est pas enregistré.",
                "The clock started without what is typed here and not saved.",
            )
        if self._warned in STAYING_TROUBLES:
            self.foot.note(titled(told.removesuffix("."), listed(unkept)))
            return
        self._warned = BEGUN_WITHOUT
        facts = BannerFacts(told, listed(unkept), tone=Tone.AMBER, closable=True)
        self.warning.set_facts(facts)
        self.warning_strip.show()

    def tick(self) -> None:
        """Show the time as it is now."""
        self.top.tick()
        self.pages.tick()
        step = self.live.clock().step
        if step != self._step:
            # Late entry closes with a level, a value leaves at a break.
            self._step = step
            self.side.refresh()
            self._fit()

    def _fit(self) -> None:
        """Fold the column, or show it: a page that has another width takes no click just then."""
        if self.fold.fit(stays=self._stays_put()):
            self.dock.guard()

    def order_focus(self) -> None:
        """Make Tab follow the window as it is seen, in any order of making."""
        page = self.pages.page(self.pages.key)
        around = (self.top, *self.above, *self.dock.banners, self.rail, page)
        zones = (*around, self.fold.strip, self.side, self.foot)
        order_focus(zones, by_place=(self.side,))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the right column more room on a large screen, fold it on a small one."""
        super().resizeEvent(event)
        self.fold.fit(stays=self._stays_put())
        large = self.width() >= LARGE
        if large:
            self.side.setFixedWidth(WIDTH_ON_A_LARGE_SCREEN)
        else:
            self.side.setFixedWidth(WIDTH)
        self.fold.place()

    def warn(self, trouble: StorageTrouble) -> None:
        """Say in a banner that the file is in trouble; put away, it does not come back alike."""
        if trouble.code == self._warned:
            return
        self._warned = trouble.code
        facts = BannerFacts(trouble_sentence(trouble), tone=Tone.RED, closable=True)
        self.warning.set_facts(facts)
        self.warning_strip.show()

    def _copied(self) -> None:
        """Hide the words on a failed backup: one has been made since."""
        if self._warned in COPY_TROUBLES:
            self._warned = ""
            self.warning_strip.hide()

    def _lay_out(self) -> None:
        middle = row(self.rail, wide(self.dock), self.side, spacing=0)
        self.fold = SideFold(self, middle, self.rail, self.side)
        column(
            self.top,
            self.looking,
            wide(middle),
            self.foot,
            on=self,
            spacing=0,
            margins=0,
        )

    def _listen(self) -> None:
        live = self.live
        live.changed.connect(self.refresh)
        WhileSeen(self, live.ticked, self.tick)
        live.refused.connect(self._on_refused)
        live.done.connect(self._on_done)
        self.rail.pageChosen.connect(self.show_page)
        self.rail.awayAsked.connect(lambda: self.asked.emit(Spot.CLUB_SPACE))
        self.pages.asked.connect(self.go)
        self.side.asked.connect(self.go)
        self.first_steps.asked.connect(self.go)
        self.side.noted.connect(self.foot.note)
        self.foot.articleAsked.connect(lambda number: self.go(ToArticle(number, in_short=True)))
        self.warning.closed.connect(self.warning_strip.hide)
        if self._copies is not None:
            self._copies.made.connect(self._copied)
            if self._copies.trouble is not None:
                self.warn(self._copies.trouble)

    def _on_refused(self, refusal: Refused) -> None:
        self.foot.refuse(refusal)

    def _on_done(self, entry: ev.Entry) -> None:
        if self._warned not in STAYING_TROUBLES:
            self._warned = ""
            self.warning_strip.hide()
        self.foot.done(entry)

    def search_here(self) -> tuple[str, Callable[[str], None]] | None:
        """Return the name of the page that is shown and its own search, when it has one."""
        page = self.pages.page(self.pages.key)
        if type(page).find_text is Page.find_text:
            return None
        return page_words(self.pages.key), page.find_text

    def made_ahead(self) -> Iterator[object]:
        """Make every page, the floor's first: nobody who is called waits for the rulebook."""
        from td_app.ui.pages.evening.floor import find_view

        yield from find_view.made_ready()
        from td_app.ui.windows.finder.finder_panel import FinderPanel

        yield FinderPanel.make_ready()
        first = [key for key in self.pages.keys if key == "floor"]
        for key in (*first, *(key for key in self.pages.keys if key not in first)):
            if self._has(key):
                yield from self.pages.made_ahead(key)
                # It stays: a look for cycles among all of it would stop the window in play.
                set_aside()

    def _looking_banner(self) -> QWidget:
        text = fr_en(
            "Consultation seule\u00a0: rien de ce que vous faites ici n’est enregistré.",
            "Read-only: nothing you do here is recorded.",
        )
        holder = _strip(Banner(BannerFacts(text, tone=Tone.NEUTRAL)))
        holder.setVisible(self.live.read_only)
        return holder


#: What PySide says of a part of the screen that is no more.
GONE = "already deleted"


class PageStack(QStackedWidget):
    """Pages by key; :meth:`show_page` makes, refreshes and shows one.

    ``asked(destination)`` is what a page asks for, made beforehand or shown.
    """

    asked = Signal(object)

    def __init__(
        self,
        desk: Desk,
        live: LiveTournament,
        parent: QWidget | None = None,
        *,
        pages: tuple[TournamentPage, ...] = PAGES,
    ) -> None:
        """Hold ``pages`` for the tournament of ``live``; none is built yet."""
        super().__init__(parent)
        dress(self, kind="page")
        explain_as_shown(self)
        self._desk = desk
        self._live = live
        self._register = {page.key: page for page in pages}
        self._made: dict[str, Page] = {}
        self.key = ""

    @property
    def keys(self) -> tuple[str, ...]:
        """Return the keys of the pages, in the order of the rail."""
        return tuple(self._register)

    def page(self, key: str) -> Page:
        """Return a page, made now if it was never shown; raises ``KeyError`` for another key."""
        page = self._begun(key)
        if self.indexOf(page) < 0:
            self.addWidget(page)
        return page

    def _begun(self, key: str) -> Page:
        if key not in self._made:
            page = on_page(self._register[key].make(self._desk, self._live), key)
            self._made[key] = page
            page.asked.connect(self.asked)
        return self._made[key]

    def made(self, key: str) -> Page | None:
        """Return a page if it was made already."""
        return self._made.get(key)

    def made_ahead(self, key: str) -> Iterator[object]:
        """Make a page before it is shown, a part at a step."""
        if key not in self._made:
            yield unplaced(self._begun(key))
        page = self.page(key)
        yield page
        yield from page.made_ahead()
        if page is not self.currentWidget():
            page.refresh()
            yield page
            yield rehearsed(page, self)

    def show_page(self, key: str) -> Page:
        """Show a page as the tournament is now, and return it."""
        page = self._as_it_is(key)
        self.key = key
        page.tick()
        free = self._leave_keyboard(page)
        self.setCurrentWidget(page)
        focus = QApplication.focusWidget()
        taken = bool(page.property(TAKES_KEYS)) and focus is self.window()
        if (free and page.focusProxy() is None and focus is None) or taken:
            # On the page, though on nothing of it: Tab goes to what it shows first.
            page.setFocus(Qt.FocusReason.OtherFocusReason)
        return page

    def _leave_keyboard(self, page: Page) -> bool:
        """Take the keyboard from the page that goes: the next one's first field would get it.

        The keys of the window then act on every page until a field is chosen there. Return
        whether another page is shown and the keyboard is nowhere else.
        """
        typed_in = QApplication.focusWidget()
        going = self.currentWidget()
        if going is None or going is page:
            return False
        if typed_in is not None and (typed_in is going or going.isAncestorOf(typed_in)):
            typed_in.clearFocus()
            return True
        return typed_in is None

    def refresh(self) -> None:
        """Refresh the page that is shown."""
        if self.key:
            page = self._as_it_is(self.key)
            if page is not self.currentWidget():
                self.setCurrentWidget(page)

    def _as_it_is(self, key: str) -> Page:
        """Return a page as the tournament is now, made anew where a part of it has gone.

        A page that could not be shown again would be out of reach for the whole evening.
        """
        page = self.page(key)
        try:
            page.refresh()
        except RuntimeError as fault:
            if GONE not in str(fault):
                raise
            sys.__excepthook__(RuntimeError, fault, fault.__traceback__)
            self._made.pop(key)
            self.removeWidget(page)
            page.deleteLater()
            page = self.page(key)
            page.refresh()
        return page

    def tick(self) -> None:
        """Notify the page shown that time has passed."""
        if self.key:
            self._made[self.key].tick()


def _has_ended(live: LiveTournament) -> bool:
    """Return whether play is over for good reasons: won, or a day 1 played."""
    now = live.progress()
    return now.over and not now.cancelled


def _begun(live: LiveTournament) -> tuple[bool, bool]:
    """Return whether the seats are drawn, and whether the clock has started."""
    now = live.progress()
    return now.drawn, now.started


def _strip(banner: Banner) -> QWidget:
    """Return a hidden strip with the banner in it, across the window."""
    holder = QWidget()
    column(banner, on=holder, margins=(Space.SNUG, Space.TIGHT, Space.SNUG, 0))
    holder.hide()
    return holder


def order_focus(zones: Sequence[QWidget], by_place: Sequence[QWidget] = ()) -> None:
    """Make Tab go through ``zones`` in this order.

    Inside a zone the order stays as it was made, except in those of ``by_place``, whose
    pieces come and go: there it follows the screen, top to bottom.
    """
    stops = [(zone, stop) for stop in _stops(zones[0]) for zone in _zone_of(stop, zones)]
    wanted = sorted(
        stops,
        key=lambda pair: (zones.index(pair[0]), *_place(pair[1], pair[0], by_place)),
    )
    if wanted == stops:
        return
    for (_, before), (_, after) in pairwise(wanted):
        QWidget.setTabOrder(before, after)


def _stops(start: QWidget) -> Iterator[QWidget]:
    """The widgets Tab stops at, in the chain of the window, from ``start`` round."""
    for here in in_tab_order(start):
        if here.focusPolicy() & Qt.FocusPolicy.TabFocus and here.focusProxy() is None:
            yield here


def _zone_of(stop: QWidget, zones: Sequence[QWidget]) -> Iterator[QWidget]:
    for zone in zones:
        if zone.isAncestorOf(stop):
            yield zone
            return


def _place(stop: QWidget, zone: QWidget, by_place: Sequence[QWidget]) -> tuple[int, int]:
    if zone not in by_place:
        return 0, 0
    corner = stop.mapTo(zone, QPoint(0, 0))
    return corner.y(), corner.x()
