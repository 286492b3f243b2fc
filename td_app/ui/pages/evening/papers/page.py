"""The papers page: the whole evening in one list, what was printed of it, printing and saving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from td_app.ports.trouble import StorageTrouble
from td_app.printing.document import Document, Stationery, StationeryNow
from td_app.printing.files import export_journal, of_the_evening, write_exports
from td_app.printing.register import document, offered
from td_app.ui.destinations import Destination, Spot, ToPage, ToPaper, ToPapersOf
from td_app.ui.dialogs.ranking_export import ExportMenu
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.papers.paper_list import PaperList, PaperSizes
from td_app.ui.pages.evening.papers.paper_state import Comparing
from td_app.ui.pages.evening.papers.paper_view import PaperView
from td_app.ui.pages.page import Page
from td_app.ui.printing.one_click import OneClick, whole_words
from td_app.ui.printing.print_room import PrintRoom, taking_time
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.layout import column, row, wide
from td_app.ui.widgets.page_head import GUTTER, PageHead
from td_app.ui.widgets.tips import explained, set_tip
from td_app.words.language import current_language, fr_en
from td_app.words.papers import waiting_sentence

LEAST_WIDTH = 340
MOST_WIDTH = 380
"""Pixels of the list, on the smallest screen and on a large one."""

#: Milliseconds of quiet before a paper is made again after a change.
QUIET_FOR = 250
#: Seconds beyond which a paper is made again only when asked.
SLOW = 0.3
Shown = tuple[str, int, Stationery]


def _kept_nowhere(_: str) -> None:
    """Where no club keeps a size."""


class PapersPage(Page):
    """Papers are always made from what is true when they are printed or saved."""

    def __init__(
        self,
        live: LiveTournament,
        stationery: StationeryNow = Stationery,
        parent: QWidget | None = None,
        *,
        keep_sheets: Callable[[str], None] = _kept_nowhere,
        keep_slips: Callable[[str], None] = _kept_nowhere,
        season: Callable[[], str] = str,
    ) -> None:
        """Show the papers of ``live``, on ``stationery``; its sizes are stored by the two
        callbacks.

        ``season``: the name of the one it belongs to, whose standings are given out elsewhere.
        """
        super().__init__(live, parent)
        dress(self, kind="page")
        self._stationery = stationery
        self._season = season
        self._name = ""
        self._shown: Shown | None = None
        self._took = 0.0
        self.room = PrintRoom(self, live, stationery)
        self.comparing = Comparing(self.room.memory, self, self._show_states)
        self.papers = PaperList()
        self.one_click = OneClick(self.room)
        self.sizes = PaperSizes(keep_sheets, keep_slips, self.refresh)
        self.exports = self._exports_offered()
        self.view = PaperView(self.room.outcome)
        self._make_ways_to_other_papers()
        self._keyboard = KeyboardKept(self, self.papers.table)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(QUIET_FOR)
        self._pause.timeout.connect(self._follow)
        self._left = QWidget()
        self._lay_out()
        self._listen()
        try:
            self.room.memory.read()
        except StorageTrouble as trouble:
            self.live.trouble.emit(trouble)
        self.papers.refresh(live.session, stationery(), self.room.memory)
        needed = self.papers.wide_enough()
        self._left.setMinimumWidth(max(LEAST_WIDTH, needed))
        self._left.setMaximumWidth(max(MOST_WIDTH, needed))
        self._name = self._offered = self._first_ready()
        self.papers.choose(self._name)

    @property
    def shown(self) -> str:
        """Return the name of the paper chosen."""
        return self._name

    @property
    def print(self) -> Button:
        """Return the button that prints the paper chosen."""
        return self.view.print

    def refresh(self) -> None:
        """Show which papers are ready, and the chosen one as it would be now."""
        season = self._season()
        self.season.setVisible(bool(season))
        words = fr_en("Papiers de la saison {0}", "Printouts of the season {0}").format(season)
        set_tip(self.season, words)
        self.season.setAccessibleName(words)
        if self._shown is None and self._name == self._offered:
            # Made ahead, the page offers the paper of another hour of the evening.
            self._name = self._offered = self._first_ready()
            self.papers.choose(self._name)
        self._show_states()
        self.comparing.begin()
        if self._shown is None:
            # The page first, then the paper on it.
            QTimer.singleShot(0, self, self._follow)
        self._pause.start()

    def show_document(self, name: str) -> None:
        """Show a paper by its name in ``DOCUMENTS``."""
        self.papers.choose(name)
        if name != self._name:
            self._name = name
            self.room.outcome.drop_offer_to_save()
            self._show_states()
            self._pause.stop()
            self._make()

    def go(self, destination: Destination) -> None:
        """Show a paper, print it or those of a part of the evening, or save everything."""
        match destination:
            case ToPaper(name, printed):
                self.show_document(name)
                if printed:
                    self.print.click()
            case ToPapersOf(part):
                self.room.print_part(part, whole_words(part))
            case Spot.SAVE_ALL:
                self.ask_for_all()

    def showEvent(self, event: QShowEvent) -> None:
        """Follow what other posts print, as long as the page is seen."""
        super().showEvent(event)
        self.comparing.watch(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop comparing papers while hidden."""
        super().hideEvent(event)
        self.comparing.watch(False)

    def _listen(self) -> None:
        self.papers.chosen.connect(self.show_document)
        self.papers.activated.connect(lambda _: self.view.print.click())
        self.view.print.clicked.connect(
            lambda: self.room.print(self.room.order(document(self._name)))
        )
        self.view.save.clicked.connect(lambda: self.room.save(document(self._name)))
        self.view.stale.acted.connect(lambda _: self._make())
        self.room.noted.connect(self._show_states)
        self.room.busyChanged.connect(self._become_busy_or_free)
        self.club.clicked.connect(lambda: self.asked.emit(Spot.CLUB_SETTINGS))
        QShortcut(QKeySequence("Ctrl+P"), self, self.view.print.click)

    def _lay_out(self) -> None:
        self.club = explained(
            Button(fr_en("Nom et logo…", "Name and logo…"), Rank.QUIET, icon="club", scale="small"),
            "Règle le nom et le logo du club, en tête des papiers.",
            "Sets the club’s name and logo, at the top of printouts.",
        )
        set_tip(
            self.club,
            fr_en(
                "Le nom et le logo du club, en tête des papiers",
                "The club’s name and logo, at the top of printouts",
            ),
        )
        left = self._left
        column(
            self.one_click,
            wide(self.papers),
            self.sizes,
            on=left,
            spacing=Space.TIGHT,
            margins=0,
        )
        rest = (self.exports, self.season, self.training, self.club)
        self.head = PageHead(fr_en("Papiers", "Print"), rest=rest)
        beside = (wide(left, 2), wide(self.view, 3))
        column(
            self.head,
            wide(row(*beside, spacing=Space.WIDE, margins=(GUTTER, 0, GUTTER, GUTTER))),
            on=self,
            spacing=0,
            margins=0,
        )

    def _exports_offered(self) -> ExportMenu:
        session = self.live.session
        saving = self.room.saving
        exports = ExportMenu(session, saving, scale="small")
        exports.add_form(
            "jsonl",
            fr_en("Journal, sans aucun nom (JSON Lines)…", "Log, without any name (JSON Lines)…"),
            lambda: saving.ask_file(
                of_the_evening("journal.jsonl", self.live.setup()),
                "JSONL (*.jsonl)",
                lambda: export_journal(session),
            ),
        )
        exports.add_form(
            "all",
            fr_en(
                "Tous les papiers et exports, dans un dossier…",
                "All printouts and exports, to a folder…",
            ),
            self.ask_for_all,
        )
        return exports

    def ask_for_all(self) -> None:
        """Ask for a folder where everything that is ready goes; nothing while papers are made."""
        if not self.room.busy:
            self.room.saving.ask_folder(self.write_all)

    def _make_ways_to_other_papers(self) -> None:
        self.season = Button(
            fr_en("Papiers de la saison…", "Season printouts…"),
            Rank.QUIET,
            icon="winner",
            scale="small",
            does=lambda: self.asked.emit(ToPage("season")),
        )
        self.season.hide()
        self.training = Button(
            fr_en("Papiers d’entraînement…", "Practice printouts…"),
            Rank.QUIET,
            icon="play",
            scale="small",
            tip=fr_en("Bilan, feuille de litiges", "Report, rulings sheet"),
            does=lambda: self.asked.emit(ToPage("training")),
        )

    def _first_ready(self) -> str:
        """Return the ranking once it is over, else the first paper that is ready."""
        ready = [paper.name for paper in self._papers_ready()]
        if self.live.progress().over and "ranking" in ready:
            return "ranking"
        return ready[0]

    def _ready(self) -> bool:
        if not self._name:
            return False
        return not document(self._name).waits(self.live.session, self._stationery())

    def _papers_ready(self) -> list[Document]:
        session = self.live.session
        stationery = self._stationery()
        return [paper for paper in offered(session) if not paper.waits(session, stationery)]

    def _show_states(self) -> None:
        """Say how every paper stands, and the one chosen."""
        session = self.live.session
        stationery = self._stationery()
        busy = ""
        if self.room.busy:
            busy = fr_en("Préparation des papiers…", "Preparing the printouts…")
        self.papers.refresh(session, stationery, self.room.memory)
        self.one_click.refresh(session, stationery, busy)
        self.exports.refuse_ranking(waiting_sentence(document("ranking").ready(session) or ""))
        self.sizes.refresh(stationery, read_only=session.read_only)
        self.exports.set_refusal(busy or None)
        shown = self.papers.line(self._name)
        if shown is not None:
            self.view.show_line(shown, busy)
        self._choose_the_main_button()

    def _become_busy_or_free(self) -> None:
        if not isValid(self.exports):
            # Papers end as the page is destroyed: what it showed has gone before its room.
            return
        if self.room.busy:
            self._keyboard.lend()
        self._show_states()
        if not self.room.busy:
            self._keyboard.give_back()

    def _choose_the_main_button(self) -> None:
        """One button in the accent: everything for the beginning or the end while it waits."""
        now = self.live.progress()
        if now.over:
            due = "after"
        elif now.drawn and not now.started:
            due = "before"
        else:
            due = ""
        main = ""
        for part, button in self.one_click.buttons.items():
            waits = part == due and button.isEnabled() and self._waits(part)
            if waits:
                button.set_rank(Rank.PRIMARY)
                main = part
            else:
                button.set_rank(Rank.SECONDARY)
                main = main
        self.view.make_main(not main)

    def _waits(self, part: str) -> bool:
        """Return whether a paper of a part of the evening is ready and was not printed yet."""
        return any(
            paper.part == part and paper.in_one_click and self.room.memory.last(paper.name) is None
            for paper in self._papers_ready()
        )

    def _wanted(self) -> Shown:
        return (self._name, self.live.sequence, self._stationery())

    def _follow(self) -> None:
        """Make the paper again when it may have changed; a slow one only when asked."""
        if not self.isVisible() or not self._ready() or self._wanted() == self._shown:
            return
        if self._shown is not None and self._shown[0] == self._name and self._took > SLOW:
            self.view.stale.show()
        else:
            self._make()

    def _make(self) -> None:
        """Make the chosen paper from what is true now, and show it."""
        if not self._ready():
            return
        began = perf_counter()
        wanted = self._wanted()
        afresh = self._shown is None or self._shown[0] != self._name
        with taking_time():
            pdf = document(self._name).pdf(self.live.session, wanted[2])
        self._shown = wanted
        self._took = perf_counter() - began
        self.view.show_pdf(pdf, afresh=afresh)

    def write_all(self, folder: Path) -> None:
        """Write every paper that is ready, and the exports, into a folder."""
        session = self.live.session
        self.room.write(
            folder,
            self._papers_ready(),
            lambda here: write_exports(session, here, current_language()),
        )


class KeyboardKept:
    """Lends the keyboard to a list while the button that had it is grey, and gives it back.

    Else Qt hands it to whatever comes next, as far as the top of the window.
    """

    def __init__(self, page: QWidget, meanwhile: QWidget) -> None:
        """Keep the keyboard inside ``page``, at ``meanwhile``."""
        self._page = page
        self._meanwhile = meanwhile
        self._had: QWidget | None = None

    def lend(self) -> None:
        """Note what has the keyboard on the page, before it becomes grey."""
        had = self._page.window().focusWidget()
        if had is not None and self._page.isAncestorOf(had) and had is not self._meanwhile:
            self._had = had
            self._meanwhile.setFocus()

    def give_back(self) -> None:
        """Give the keyboard back, unless something else was chosen meanwhile."""
        had = self._had
        self._had = None
        here = self._page.window().focusWidget()
        if had is not None and here is self._meanwhile and had.isEnabled():
            had.setFocus()
