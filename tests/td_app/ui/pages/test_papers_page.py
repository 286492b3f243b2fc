"""The papers page: what is ready, what it looks like, where it goes."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from builders import a_session, a_tournament, everyone, out
from pypdf import PdfReader
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.printing.document import Stationery
from td_app.printing.register import DOCUMENTS
from td_app.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages import papers_page
from td_app.ui.pages.papers.paper_list import waiting_sentence
from td_app.ui.pages.papers.paper_printer import print_pdf
from td_app.ui.pages.papers.saving import Saving
from td_app.ui.pages.papers_page import QUIET_FOR, PapersPage
from td_app.ui.widgets.buttons import Button


class Shown:
    """A session and its papers, in a window of the size pages have at 1366 × 768."""

    def __init__(self, qtbot: QtBot, session: TournamentSession) -> None:
        self.session = session
        self.live = LiveTournament(session)
        self.page = PapersPage(self.live, lambda: Stationery(club="Les As du Bocage"))
        self.live.changed.connect(self.page.refresh)
        self.page.resize(926, 680)
        qtbot.addWidget(self.page, before_close_func=lambda _: self.live.close())
        self.page.show()
        self.page.refresh()

    def state_of(self, name: str) -> str:
        lines = {line.name: line for line in self.page.papers.table.rows.rows}
        return lines[name].waits


@pytest.fixture
def played() -> TournamentSession:
    session = a_tournament(20, tables=3)
    out(session, *list(everyone(session))[:4])
    return session


@pytest.fixture
def shown(dressed: QApplication, qtbot: QtBot, in_french: None, played: TournamentSession) -> Shown:
    return Shown(qtbot, played)


@pytest.fixture(autouse=True)
def own_folder() -> Iterator[None]:
    yield
    Saving._last_folder = None


class TestWhatIsReady:
    def test_before_the_draw_the_structure_and_the_rules(
        self, dressed: QApplication, qtbot: QtBot, in_french: None
    ) -> None:
        shown = Shown(qtbot, a_session())
        assert shown.page.shown == "structure"
        ready = [d.name for d in DOCUMENTS if not shown.state_of(d.name)]
        assert ready == ["structure", "tournament_rules"]

    def test_a_paper_that_is_not_ready_says_why_and_cannot_be_printed(self, shown: Shown) -> None:
        shown.page.show_document("moves_sheet")
        assert not shown.page.print.isEnabled()
        assert shown.page.print.toolTip() == "Personne n'a encore changé de place."
        assert not shown.page.save.isEnabled()
        assert not shown.page.preview.isVisible()

    def test_it_becomes_ready_under_the_eyes(self, shown: Shown, qtbot: QtBot) -> None:
        shown.page.show_document("moves_sheet")
        shown.session.dispatch(cmd.BreakTable(3))
        assert shown.state_of("moves_sheet") == ""
        assert shown.page.print.isEnabled()
        qtbot.waitUntil(lambda: shown.page.preview.pages == 1)
        assert shown.page.preview.isVisible()

    def test_every_code_has_its_sentence(self, in_french: None) -> None:
        assert waiting_sentence("") == ""
        assert waiting_sentence("NOT_DRAWN_YET").endswith(".")


class TestThePreview:
    def test_the_paper_chosen_is_shown_with_its_pages(self, shown: Shown) -> None:
        shown.page.show_document("seat_slips")
        assert shown.page.preview.pages == 4
        assert shown.page.count.text() == "4 pages"
        shown.page.show_document("ranking")
        assert shown.page.heading.whole == "Classement"
        assert shown.page.count.text() == "1 page"

    def test_it_follows_the_tournament(self, shown: Shown, qtbot: QtBot) -> None:
        shown.page.show_document("seat_slips")
        shown.session.dispatch(cmd.Eliminate((cmd.PlayerOut(next(everyone(shown.session))),)))
        for who in list(everyone(shown.session))[:3]:
            out(shown.session, who)
        qtbot.waitUntil(lambda: shown.page.preview.pages == 3)

    def test_a_slow_paper_waits_to_be_asked(
        self, shown: Shown, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(papers_page, "SLOW", 0.0)
        shown.page.show_document("seat_slips")
        for who in list(everyone(shown.session))[:4]:
            out(shown.session, who)
        qtbot.wait(QUIET_FOR + 100)
        assert shown.page.preview.pages == 4
        assert shown.page.stale.isVisible()
        qtbot.mouseClick(shown.page.stale.buttons[0], Qt.MouseButton.LeftButton)
        assert shown.page.preview.pages == 3
        assert not shown.page.stale.isVisible()

    def test_nothing_is_made_again_when_nothing_changed(self, shown: Shown, qtbot: QtBot) -> None:
        shown.page.show_document("ranking")
        held = shown.page.preview._held
        shown.page.refresh()
        qtbot.wait(QUIET_FOR + 100)
        assert shown.page.preview._held is held


class TestPrinting:
    def a_printer(self, file: Path) -> QPrinter:
        printer = QPrinter(QPrinter.PrinterMode.ScreenResolution)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(file))
        printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        printer.setFullPage(True)
        return printer

    def test_every_page_goes_out(self, shown: Shown, tmp_path: Path) -> None:
        shown.page.show_document("seat_slips")
        printed = print_pdf(shown.page._pdf(), self.a_printer(tmp_path / "out.pdf"))
        assert printed == 4
        assert len(PdfReader(tmp_path / "out.pdf").pages) == 4

    def test_a_range_of_pages_is_respected(self, shown: Shown, tmp_path: Path) -> None:
        shown.page.show_document("seat_slips")
        printer = self.a_printer(tmp_path / "out.pdf")
        printer.setFromTo(2, 3)
        assert print_pdf(shown.page._pdf(), printer) == 2
        assert len(PdfReader(tmp_path / "out.pdf").pages) == 2

    def test_the_page_says_what_was_sent(self, shown: Shown, tmp_path: Path) -> None:
        shown.page.printer.send(shown.page._pdf(), self.a_printer(tmp_path / "out.pdf"))
        assert shown.page.outcome.text == "4 pages sont parties à l'imprimante."

    @pytest.mark.qt_log_ignore("QPainter::begin", extend=True)
    def test_a_printer_that_refuses_is_a_sentence(self, shown: Shown, tmp_path: Path) -> None:
        printer = self.a_printer(tmp_path / "no" / "such" / "folder" / "out.pdf")
        shown.page.printer.send(shown.page._pdf(), printer)
        assert "L'imprimante n'a pas pris le papier." in shown.page.outcome.text

    def test_the_dialog_of_the_system_is_asked(self, shown: Shown, qtbot: QtBot) -> None:
        qtbot.mouseClick(shown.page.print, Qt.MouseButton.LeftButton)
        dialog = shown.page.printer.dialog
        assert dialog is not None and dialog.windowTitle() == "Talons de place"
        dialog.reject()


class TestSaving:
    def test_a_paper_is_saved_where_asked(self, shown: Shown, qtbot: QtBot, tmp_path: Path) -> None:
        shown.page.show_document("ranking")
        qtbot.mouseClick(shown.page.save, Qt.MouseButton.LeftButton)
        dialog = shown.page.saving.dialog
        assert dialog is not None
        dialog.fileSelected.emit(str(tmp_path / "classement.pdf"))
        dialog.reject()
        assert len(PdfReader(tmp_path / "classement.pdf").pages) == 1
        assert shown.page.outcome.text.startswith("classement.pdf est enregistré.")

    def test_it_is_made_when_it_is_saved_not_before(
        self, shown: Shown, qtbot: QtBot, tmp_path: Path
    ) -> None:
        qtbot.mouseClick(shown.page.exports["csv"], Qt.MouseButton.LeftButton)
        out(shown.session, next(everyone(shown.session)))
        dialog = shown.page.saving.dialog
        assert dialog is not None
        dialog.fileSelected.emit(str(tmp_path / "classement.csv"))
        dialog.reject()
        assert "16e" in (tmp_path / "classement.csv").read_text("utf-8-sig")

    @pytest.mark.parametrize("form", ["csv", "xlsx", "jsonl"])
    def test_every_export_opens(
        self, shown: Shown, qtbot: QtBot, tmp_path: Path, form: str
    ) -> None:
        qtbot.mouseClick(shown.page.exports[form], Qt.MouseButton.LeftButton)
        dialog = shown.page.saving.dialog
        assert dialog is not None
        dialog.fileSelected.emit(str(tmp_path / f"export.{form}"))
        dialog.reject()
        content = (tmp_path / f"export.{form}").read_bytes()
        if form == "jsonl":
            assert json.loads(content.splitlines()[0])["sequence"] == 1
        else:
            assert content[:2] == (b"PK" if form == "xlsx" else b"\xef\xbb")

    def test_everything_goes_into_a_folder(self, shown: Shown, tmp_path: Path) -> None:
        shown.page.saving.save_all(tmp_path / "soirée", shown.page._write_all)
        names = {path.name for path in (tmp_path / "soirée").iterdir()}
        assert {"classement.pdf", "classement.csv", "journal.jsonl"} <= names
        assert shown.page.outcome.text.startswith(f"{len(names)} fichiers sont enregistrés.")

    def test_a_folder_that_refuses_is_a_sentence_and_the_page_lives_on(
        self, shown: Shown, tmp_path: Path
    ) -> None:
        (tmp_path / "plein").write_text("un fichier, pas un dossier")
        shown.page.saving.save(tmp_path / "plein" / "x.pdf", shown.page._pdf)
        assert "choisissez un autre dossier" in shown.page.outcome.text
        shown.page.saving.save(tmp_path / "x.pdf", shown.page._pdf)
        assert shown.page.outcome.text.startswith("x.pdf est enregistré.")

    def test_the_folder_used_last_is_offered_again(self, shown: Shown, tmp_path: Path) -> None:
        shown.page.saving.save(tmp_path / "x.pdf", shown.page._pdf)
        shown.page.saving.ask_folder(shown.page._write_all)
        dialog = shown.page.saving.dialog
        assert dialog is not None and dialog.directory().absolutePath() == str(tmp_path)
        dialog.reject()

    def test_the_pdf_says_whose_it_is(self, shown: Shown) -> None:
        about = PdfReader(io.BytesIO(shown.page._pdf())).metadata
        assert about is not None and about.author == "Les As du Bocage"


class TestLayout:
    @pytest.mark.parametrize("size", [(926, 680), (860, 620), (1424, 992)])
    @pytest.mark.parametrize("name", ["structure", "moves_sheet"])
    def test_nothing_is_cut(self, shown: Shown, name: str, size: tuple[int, int]) -> None:
        shown.page.show_document(name)
        shown.page.resize(*size)
        QCoreApplication.processEvents()
        page = shown.page
        assert page.width() == size[0]
        for button in page.findChildren(Button):
            if button.isVisible() and button.width():
                assert button.width() >= button.minimumSizeHint().width(), button.text()
        assert size[1] < 900 or not page.papers.table.verticalScrollBar().isVisible()
        assert not page.papers.table.horizontalScrollBar().isVisible()

    def test_arrows_go_from_paper_to_paper(self, shown: Shown, qtbot: QtBot) -> None:
        shown.page.papers.table.setFocus()
        qtbot.keyClick(shown.page.papers.table, Qt.Key.Key_Down)
        assert shown.page.shown == "alphabetical_list"
