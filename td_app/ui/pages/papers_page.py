"""The papers page: which are ready, a preview, printing, saving, and the exports."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from td_app.printing.document import Stationery, StationeryNow
from td_app.printing.files import export_journal, export_ranking, write_evening
from td_app.printing.register import document, offered
from td_app.ui.language import current_language
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.page import Page
from td_app.ui.pages.papers.outcome import Outcome
from td_app.ui.pages.papers.paper_list import PaperList, waiting_sentence
from td_app.ui.pages.papers.paper_preview import PaperPreview
from td_app.ui.pages.papers.paper_printer import PaperPrinter
from td_app.ui.pages.papers.saving import Saving
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.banner import Banner, BannerFacts
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.card import SectionHeading, line
from td_app.ui.widgets.cut_label import CutLabel
from td_app.ui.widgets.empty_page import EmptyFacts, EmptyPage
from td_app.ui.widgets.labels import Say, label

LIST_WIDTH = 300
#: Milliseconds of quiet before a paper is made again after a change.
QUIET_FOR = 250
#: Seconds beyond which a paper is made again only when asked.
SLOW = 0.3


class PapersPage(Page):
    """Papers are always made from what is true when they are printed or saved."""

    def __init__(
        self,
        live: LiveTournament,
        stationery: StationeryNow = Stationery,
        parent: QWidget | None = None,
    ) -> None:
        """Show the papers of ``live``, headed by the club."""
        super().__init__(live, parent)
        dress(self, kind="page")
        self._stationery = stationery
        self._name = ""
        self._shown: tuple[str, int] = ("", -1)
        self._took = 0.0
        self.saving, self.printer = Saving(self), PaperPrinter(self)
        self.outcome = Outcome(self.saving, self.printer)
        self.papers = PaperList()
        self.papers.chosen.connect(self.show_document)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(QUIET_FOR)
        self._pause.timeout.connect(self._make)
        row = QHBoxLayout(self)
        row.setContentsMargins(Space.WIDE, Space.WIDE, Space.WIDE, Space.WIDE)
        row.setSpacing(Space.WIDE)
        left = QWidget()
        left.setFixedWidth(LIST_WIDTH)
        left.setLayout(self._left())
        row.addWidget(left)
        row.addLayout(self._right(), 1)
        self.papers.refresh(live.session)
        self.papers.choose(self._first_ready())

    def refresh(self) -> None:
        """Show which papers are ready, and the chosen one as it would be now."""
        self.papers.refresh(self.live.session)
        self._judge()
        if self._ready() and self._shown != (self._name, self._sequence()):
            if self._shown[0] == self._name and self._took > SLOW:
                self.stale.show()
            else:
                self._pause.start()

    def show_document(self, name: str) -> None:
        """Show a paper by its name in ``DOCUMENTS``."""
        self.papers.choose(name)
        if name != self._name:
            self._name = name
            self._judge()
            self._pause.stop()
            self._make()

    @property
    def shown(self) -> str:
        """Return the name of the paper chosen."""
        return self._name

    def _left(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.TIGHT)
        column.addWidget(self.papers, 1)
        self.save_all = Button(self.tr("Tout enregistrer…"), icon="save")
        self.save_all.setToolTip(self.tr("Les papiers prêts et les exports, dans un dossier"))
        self.save_all.clicked.connect(lambda: self.saving.ask_folder(self._write_all))
        column.addWidget(self.save_all)
        column.addWidget(line())
        column.addWidget(SectionHeading(self.tr("Exports")))
        self.exports = {
            "csv": self._export(self.tr("Classement, CSV…"), "classement.csv", self._csv),
            "xlsx": self._export(
                self.tr("Classement, tableur XLSX…"), "classement.xlsx", self._xlsx
            ),
            "jsonl": self._export(self.tr("Journal, JSON Lines…"), "journal.jsonl", self._journal),
        }
        for button in self.exports.values():
            column.addWidget(button)
        words = self.tr("Le journal exporté ne contient aucun nom.")
        column.addWidget(label(words, Say.SMALL, wraps=True))
        column.addStretch()
        return column

    def _right(self) -> QVBoxLayout:
        self.heading = CutLabel("", Say.SECTION)
        self.count = label("", Say.SOFT)
        self.save = Button(self.tr("Enregistrer…"), icon="save")
        self.save.clicked.connect(self._ask_save)
        self.print = Button(self.tr("Imprimer…"), Rank.PRIMARY, icon="print")
        self.print.clicked.connect(self._ask_print)
        self.preview = PaperPreview()
        self.stack = QStackedWidget()
        self.stack.addWidget(self.preview)
        self._waiting = EmptyPage(EmptyFacts("papers", "", ""))
        self.stack.addWidget(self._waiting)
        self.stale = Banner(
            BannerFacts(
                self.tr("Le tournoi a changé depuis cet aperçu."),
                tone=Tone.NEUTRAL,
                actions=(self.tr("Mettre à jour"),),
            )
        )
        self.stale.acted.connect(lambda _: self._make())
        self.stale.hide()
        top = QHBoxLayout()
        top.setSpacing(Space.TIGHT)
        top.addWidget(self.heading, 1)
        for widget in (self.count, self.save, self.print):
            top.addWidget(widget)
        column = QVBoxLayout()
        column.setSpacing(Space.SNUG)
        column.addLayout(top)
        column.addWidget(self.outcome)
        column.addWidget(self.stale)
        column.addWidget(self.stack, 1)
        return column

    def _export(self, words: str, file: str, made: Callable[[], bytes]) -> Button:
        button = Button(words, icon="export", scale="small")
        kind = f"{Path(file).suffix[1:].upper()} (*{Path(file).suffix})"
        button.clicked.connect(lambda: self.saving.ask_file(file, kind, made))
        return button

    def _first_ready(self) -> str:
        session = self.live.session
        return next(d.name for d in offered(session) if d.ready(session) is None)

    def _ready(self) -> bool:
        return bool(self._name) and document(self._name).ready(self.live.session) is None

    def _sequence(self) -> int:
        return self.live.session.history.sequence

    def _judge(self) -> None:
        """Say whether the paper may be printed, and why not."""
        if not self._name:
            return
        paper = document(self._name)
        reason = waiting_sentence(paper.ready(self.live.session) or "")
        self.heading.say(paper.title(current_language()))
        self.print.set_refusal(reason or None)
        self.save.set_refusal(reason or None)
        if reason:
            self._wait(paper.title(current_language()), reason)
        else:
            self.stack.setCurrentWidget(self.preview)

    def _wait(self, title: str, reason: str) -> None:
        self.count.setText("")
        self.stale.hide()
        waiting = EmptyPage(
            EmptyFacts("papers", self.tr("{0}\u00a0: pas encore").format(title), reason)
        )
        self.stack.removeWidget(self._waiting)
        self._waiting.deleteLater()
        self._waiting = waiting
        self.stack.addWidget(waiting)
        self.stack.setCurrentWidget(waiting)

    def _make(self) -> None:
        """Make the chosen paper from what is true now, and show it."""
        if not self._ready():
            return
        began = perf_counter()
        pdf = self._pdf()
        afresh = self._shown[0] != self._name
        self._shown = (self._name, self._sequence())
        self.preview.show_pdf(pdf, afresh=afresh)
        self._took = perf_counter() - began
        self.stale.hide()
        pages = self.preview.pages
        self.count.setText(self.tr("{0} pages").format(pages) if pages > 1 else self.tr("1 page"))

    def _pdf(self) -> bytes:
        return document(self._name).pdf(self.live.session, self._stationery())

    def _ask_print(self) -> None:
        self._make()
        self.printer.ask(self._pdf(), document(self._name).title(current_language()))

    def _ask_save(self) -> None:
        self.saving.ask_file(document(self._name).file, "PDF (*.pdf)", self._pdf)

    def _write_all(self, folder: Path) -> Sequence[Path]:
        return write_evening(self.live.session, folder, self._stationery())

    def _csv(self) -> bytes:
        return export_ranking(self.live.session, current_language(), "csv")

    def _xlsx(self) -> bytes:
        return export_ranking(self.live.session, current_language(), "xlsx")

    def _journal(self) -> bytes:
        return export_journal(self.live.session)
