"""The open tournament on the screen: header, rail, page, what to do, foot."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from rules_ropta.ruling import Refused
from td_app.ports import StorageTrouble
from td_app.tournament import events as ev
from td_app.tournament.commands import Proposal
from td_app.ui.desk import Desk, DeskTournament
from td_app.ui.pages.page import Page
from td_app.ui.public.aloud import Announcer, Chimes
from td_app.ui.public.sounds import sounded
from td_app.ui.public.voice import Voice
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.notices import Banner, BannerFacts
from td_app.ui.widgets.rail import Rail
from td_app.ui.windows.focus_order import order_focus
from td_app.ui.windows.foot_bar import FootBar
from td_app.ui.windows.gap_banner import GapBanner
from td_app.ui.windows.page_register import PAGES, RegisteredPage, rail_entries
from td_app.ui.windows.page_stack import PageStack
from td_app.ui.windows.side_column import WIDTH, WIDTH_ON_A_LARGE_SCREEN, SideColumn
from td_app.ui.windows.top_bar import TopBar
from td_app.ui.windows.tournament_menu import TournamentMenu
from td_app.words import trouble_sentence
from td_app.words.language import fr_en

LARGE = 1600

READY_AFTER_MS = 500
"""Milliseconds after which the floor's page is made ready, nobody having asked for it yet."""


class TournamentView(QWidget):
    """``articleAsked(number)``; the main window connects what it does itself."""

    articleAsked = Signal(str)  # noqa: N815 - a Qt signal among Qt's own
    publicDisplayAsked = Signal()  # noqa: N815
    floorWindowAsked = Signal()  # noqa: N815

    def __init__(
        self,
        desk: Desk,
        live: DeskTournament,
        *,
        pages: tuple[RegisteredPage, ...] = PAGES,
    ) -> None:
        """Show the tournament of ``live``, on its first page."""
        super().__init__()
        dress(self, kind="page")
        self.live = live
        voice = Voice(desk.club.directory, read_only=desk.club.read_only)
        sounded(live, Announcer(voice, Chimes()))
        self._step = -1
        self._soon = QTimer(self, singleShot=True, interval=READY_AFTER_MS)
        self._soon.timeout.connect(self._make_floor_ready)
        self._soon.start()
        self.menu = TournamentMenu(desk, self)
        self.top = TopBar(live, self.menu)
        self.gap = GapBanner(live)
        self.looking = self._looking_banner()
        self.warning = Banner(BannerFacts("", tone=Tone.RED, closable=True))
        self.warning_strip = _strip(self.warning)
        self._warned = ""
        self.rail = Rail(rail_entries(pages))
        self.pages = PageStack(desk, live, pages=pages)
        self.side = SideColumn(live)
        self.foot = FootBar(live)
        self._lay_out()
        self._listen()
        self.show_page(self.pages.keys[0])
        self.refresh()

    def show_page(self, key: str) -> Page:
        """Show a page by its key and return it."""
        page = self.pages.show_page(key)
        self.rail.choose(key)
        return page

    def ask(self, proposal: Proposal) -> None:
        """Let a page ask what a proposal needs to know: that of its matter, else the room's."""
        if proposal.kind in ("prepare_chips", "race_chips"):
            self.show_page("chips").show_race()  # type: ignore[attr-defined]
            return
        if proposal.kind == "review_prizes":
            self.show_page("settings").show_section("prizes")  # type: ignore[attr-defined]
            return
        if proposal.kind == "award_prizes" and proposal.value is not None:
            self.show_page("ranking").award(proposal.value)  # type: ignore[attr-defined]
            return
        page = self.show_page("room")
        page.ask(proposal)  # type: ignore[attr-defined]

    def seat_late(self, entrant: int) -> None:
        """Let the room page find a seat for a late entrant."""
        page = self.show_page("room")
        page.seat_late(entrant)  # type: ignore[attr-defined]

    def show_paper(self, document: str) -> None:
        """Show a document among the papers, ready to print."""
        page = self.show_page("papers")
        page.show_document(document)  # type: ignore[attr-defined]

    def show_club_settings(self) -> None:
        """Show the club's name and logo among the settings."""
        page = self.show_page("settings")
        page.show_club()  # type: ignore[attr-defined]

    def print_moves(self) -> None:
        """Show the moves sheet among the papers, ready to print."""
        self.show_paper("moves_sheet")

    def move_player(self, entrant: int) -> None:
        """Let the room page ask where a player goes."""
        page = self.show_page("room")
        page.pick_seat_for(entrant)  # type: ignore[attr-defined]

    def sanction(self, entrant: int) -> None:
        """Open the sanctions with this player chosen."""
        page = self.show_page("floor")
        page.sanction(entrant)  # type: ignore[attr-defined]

    def eliminate(self) -> None:
        """Open the room page where players are put out."""
        page = self.show_page("room")
        if self.live.state.drawn:
            page.eliminate()  # type: ignore[attr-defined]
        else:
            self.foot.note(
                fr_en(
                    "Les sorties viennent après le tirage des places.",
                    "Eliminations come after the draw for seats.",
                )
            )

    def search(self) -> None:
        """Put the keyboard in the search of the page shown, else in that of the players."""
        page = self.pages.page(self.pages.key)
        unable = type(page).find_text is Page.find_text
        if unable or (self.pages.key == "room" and not self.live.state.drawn):
            page = self.show_page("players")
        page.find_text("")

    def call_floor(self) -> None:
        """Show the floor's page, the keyboard in its search."""
        self.show_page("floor").find_text("")

    def refresh(self) -> None:
        """Show the state as it is now."""
        self.top.refresh()
        self.gap.refresh()
        self.pages.refresh()
        self.side.refresh()
        self.foot.refresh()

    def tick(self) -> None:
        """Show the time as it is now."""
        self.top.tick()
        self.pages.tick()
        step = self.live.clock().step
        if step != self._step:
            # Late entry closes with a level, a value leaves at a break.
            self._step = step
            self.side.refresh()

    def order_focus(self) -> None:
        """Make Tab go through the window as it is seen, whatever was made last."""
        page = self.pages.page(self.pages.key)
        zones = (self.top, self.warning_strip, self.gap, self.rail, page, self.side, self.foot)
        order_focus(zones, by_place=(self.side,))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the right column more room on a large screen."""
        super().resizeEvent(event)
        large = self.width() >= LARGE
        self.side.setFixedWidth(WIDTH_ON_A_LARGE_SCREEN if large else WIDTH)

    def warn(self, trouble: StorageTrouble) -> None:
        """Say in a banner that the file is in trouble; put away, it does not come back alike."""
        if trouble.code == self._warned:
            return
        self._warned = trouble.code
        facts = BannerFacts(trouble_sentence(trouble), tone=Tone.RED, closable=True)
        self.warning.set_facts(facts)
        self.warning_strip.show()

    def _lay_out(self) -> None:
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.rail)
        middle.addWidget(self.pages, 1)
        middle.addWidget(self.side)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top)
        column.addWidget(self.looking)
        column.addWidget(self.gap)
        column.addWidget(self.warning_strip)
        column.addLayout(middle, 1)
        column.addWidget(self.foot)

    def _listen(self) -> None:
        live = self.live
        live.changed.connect(self.refresh)
        live.ticked.connect(self.tick)
        live.refused.connect(self._on_refused)
        live.done.connect(self._on_done)
        self.rail.pageChosen.connect(self.show_page)
        self.pages.pageAsked.connect(self.show_page)
        self.pages.articleAsked.connect(self.articleAsked)
        self.pages.publicDisplayAsked.connect(self.publicDisplayAsked)
        self.pages.placeRequested.connect(self.seat_late)
        self.pages.floorWindowAsked.connect(self.floorWindowAsked)
        self.pages.sanctionAsked.connect(self.sanction)
        self.pages.moveAsked.connect(self.move_player)
        self.pages.paperAsked.connect(self.show_paper)
        self.pages.clubSettingsAsked.connect(self.show_club_settings)
        self.top.publicDisplayAsked.connect(self.publicDisplayAsked)
        self.side.askingAsked.connect(self.ask)
        self.side.articleAsked.connect(self.articleAsked)
        self.side.printAsked.connect(self.print_moves)
        self.side.noted.connect(self.foot.note)
        self.foot.articleAsked.connect(self.articleAsked)
        self.warning.closed.connect(self.warning_strip.hide)

    def _on_refused(self, refusal: Refused) -> None:
        self.foot.refuse(refusal)

    def _on_done(self, entry: ev.Entry) -> None:
        self._warned = ""
        self.warning_strip.hide()
        self.foot.done(entry)

    def _make_floor_ready(self) -> None:
        """Build the floor's page ahead: a floor who is called does not wait for the rulebook."""
        from td_app.ui.pages.floor.find_view import make_ready
        from td_app.ui.windows.finder.finder_panel import FinderPanel

        make_ready()
        FinderPanel.make_ready()
        if "floor" in self.pages.keys:
            self.pages.page("floor")

    def _looking_banner(self) -> QWidget:
        text = fr_en(
            "Consultation seule\u00a0: rien de ce que vous faites ici n'est enregistré.",
            "Looking only: nothing you do here is recorded.",
        )
        holder = _strip(Banner(BannerFacts(text, tone=Tone.NEUTRAL)))
        holder.setVisible(self.live.session.read_only)
        return holder


def _strip(banner: Banner) -> QWidget:
    """Return a hidden strip with the banner in it, across the window."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(Space.SNUG, Space.TIGHT, Space.SNUG, 0)
    column.addWidget(banner)
    holder.hide()
    return holder
