"""A tournament and its papers page, with a printer that writes into a file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtPrintSupport import QPrinter
from pytestqt.qtbot import QtBot

from rules_ropta.table_layout import Seat
from td_app.live.session import TournamentSession
from td_app.printing.document import Stationery
from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.papers.page import PapersPage
from td_app.ui.printing import paper_printer
from td_app.ui.printing.paper_printer import sheet_of


def somebody_moves(session: TournamentSession) -> None:
    """Move a player of the first table to a free seat of another."""
    here, *others = session.state.open_tables()
    there = next(table for table in others if table.free_places)
    seat = Seat(there.number, there.free_places[0])
    session.dispatch(cmd.MovePlayer(min(here.places.values()), seat, note="près de la porte"))


def with_a_printer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be a printer: the computer of the tests may have none."""
    monkeypatch.setattr(paper_printer, "printers", lambda: ["HP du comptoir"])


class ShownPapers:
    """A session and its papers, in a window of the size pages have at 1366 × 768."""

    def __init__(self, qtbot: QtBot, session: TournamentSession) -> None:
        self.session = session
        self.qtbot = qtbot
        self.stationery = Stationery(club="Les As du Bocage", slips="A6")
        self.live = LiveTournament(session)
        self.page = PapersPage(
            self.live,
            lambda: self.stationery,
            keep_sheets=lambda size: self._keep(size=size),
            keep_slips=lambda size: self._keep(slips=size),
        )
        self.live.changed.connect(self.page.refresh)
        self.page.resize(926, 680)
        qtbot.addWidget(self.page, before_close_func=lambda _: self.live.close())
        self.page.show()
        self.page.refresh()

    def _keep(self, **changed: Any) -> None:
        self.stationery = replace(self.stationery, **changed)

    def waits(self, name: str) -> str:
        line = self.page.papers.line(name)
        assert line is not None
        return line.waits

    def told(self, name: str) -> str:
        """Return the word of a paper's state, as the list shows it."""
        rows = self.page.papers.table.rows
        line = self.page.papers.line(name)
        assert line is not None
        return rows.columns[1].shown(line)

    def preview_has(self, pages: int) -> None:
        """Wait until the preview has so many pages."""
        self.qtbot.waitUntil(lambda: self.page.view.preview.pages == pages)

    def said(self, words: str) -> None:
        """Wait until the page says these words of what came of a job."""
        self.qtbot.waitUntil(lambda: words in self.page.room.outcome.text)

    def send(self, file: Path) -> None:
        """Press the dialog's button once it is there, the printer writing into ``file``."""
        printer = self.page.room.printer
        self.qtbot.waitUntil(lambda: printer.dialog is not None)
        dialog = printer.dialog
        assert dialog is not None
        printer.dialog = None
        paper = dialog.printer()
        paper.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        paper.setOutputFileName(str(file))
        # The dialog would write its own choices over these.
        dialog.blockSignals(True)
        dialog.close()
        dialog.blockSignals(False)
        dialog.accepted.emit(paper)
        self.qtbot.waitUntil(lambda: not self.page.room.busy)


def a_printer(file: Path, pdf: bytes) -> QPrinter:
    """Return a printer that writes into ``file``, loaded with the sheets of a PDF."""
    printer = QPrinter(QPrinter.PrinterMode.ScreenResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(file))
    printer.setPageLayout(sheet_of(paper_printer.opened(pdf), 0))
    printer.setFullPage(True)
    return printer


def choose(shown: ShownPapers, path: Path) -> None:
    """Answer the question where a file goes."""
    dialog = shown.page.room.saving.dialog
    assert dialog is not None
    dialog.fileSelected.emit(str(path))
    dialog.reject()
