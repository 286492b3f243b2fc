"""Papers printed and saved, one or many: what went out is remembered, what failed is said."""

from __future__ import annotations

import errno
import io
import json
from dataclasses import replace
from pathlib import Path

import pytest
from builders import a_tournament, clock_of, everyone, out
from papers_builders import ShownPapers, a_printer, choose, somebody_moves
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.ports.trouble import StorageTrouble
from td_app.printing.files import of_the_evening
from td_app.printing.register import document, offered
from td_app.program import atomic_files
from td_app.tournament import commands as cmd
from td_app.ui.printing import paper_printer
from td_app.ui.printing.paper_printer import pages_sent
from td_app.words.figures import exactly


def pages_of(file: Path) -> int:
    return len(PdfReader(file).pages)


def made(shown: ShownPapers, name: str) -> bytes:
    return document(name).pdf(shown.session, shown.stationery)


class TestPrinting:
    def test_the_dialog_of_the_system_is_asked(self, shown: ShownPapers, qtbot: QtBot) -> None:
        shown.page.show_document("seat_slips")
        qtbot.mouseClick(shown.page.print, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: shown.page.room.printer.dialog is not None)
        dialog = shown.page.room.printer.dialog
        assert dialog is not None and dialog.windowTitle() == "Cartons de place"
        assert not shown.page.print.isEnabled()
        dialog.reject()
        assert shown.page.print.isEnabled()
        assert shown.told("seat_slips") == "Prêt"

    def test_every_page_goes_out_and_the_page_says_so(
        self, shown: ShownPapers, qtbot: QtBot, tmp_path: Path
    ) -> None:
        shown.page.show_document("seat_slips")
        qtbot.mouseClick(shown.page.print, Qt.MouseButton.LeftButton)
        shown.send(tmp_path / "out.pdf")
        assert pages_of(tmp_path / "out.pdf") == 4
        assert shown.page.room.outcome.text == "4 pages envoyées à l’imprimante."

    def test_a_range_of_pages_is_respected(self, shown: ShownPapers, tmp_path: Path) -> None:
        pdf = made(shown, "seat_slips")
        printer = a_printer(tmp_path / "out.pdf", pdf)
        printer.setFromTo(2, 3)
        assert list(pages_sent(pdf, printer)) == [(1, 2), (2, 2)]
        assert pages_of(tmp_path / "out.pdf") == 2

    @pytest.mark.parametrize("size", ["A4", "A5", "Letter"])
    def test_the_sheet_of_the_printer_is_that_of_the_paper(
        self, shown: ShownPapers, tmp_path: Path, size: str
    ) -> None:
        shown.stationery = replace(shown.stationery, size=size)  # type: ignore[arg-type]
        pdf = made(shown, "structure")
        list(pages_sent(pdf, a_printer(tmp_path / "out.pdf", pdf)))
        wanted, sent = (
            PdfReader(file).pages[0].mediabox for file in (io.BytesIO(pdf), tmp_path / "out.pdf")
        )
        assert abs(float(wanted.width) - float(sent.width)) < 2
        assert abs(float(wanted.height) - float(sent.height)) < 2

    def test_a_roll_has_sheets_of_its_own(self, shown: ShownPapers, tmp_path: Path) -> None:
        shown.stationery = replace(shown.stationery, slips="roll")
        pdf = made(shown, "seat_slips")
        list(pages_sent(pdf, a_printer(tmp_path / "out.pdf", pdf)))
        sent = PdfReader(tmp_path / "out.pdf").pages
        assert len(sent) == len(PdfReader(io.BytesIO(pdf)).pages)
        assert round(float(sent[0].mediabox.width) / 72 * 25.4) == 80

    @pytest.mark.qt_log_ignore("QPainter::begin", extend=True)
    def test_a_printer_that_refuses_is_a_sentence(
        self, shown: ShownPapers, qtbot: QtBot, tmp_path: Path
    ) -> None:
        qtbot.mouseClick(shown.page.print, Qt.MouseButton.LeftButton)
        shown.send(tmp_path / "no" / "such" / "folder" / "out.pdf")
        assert "L’imprimante n’a pas accepté le document." in shown.page.room.outcome.text
        assert shown.told(shown.page.shown) == "Prêt"
        assert shown.page.print.isEnabled()

    def test_a_printer_that_is_stopped_keeps_the_pages_waiting(
        self, shown: ShownPapers, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        printer = shown.page.room.printer
        monkeypatch.setattr(paper_printer, "pages_sent", lambda *_: iter([(1, 1)]))
        monkeypatch.setattr(paper_printer, "stopped", lambda _: True)
        printer.send(b"", QPrinter())
        shown.said("L’imprimante est arrêtée")
        monkeypatch.setattr(paper_printer, "stopped", lambda _: False)
        printer.send(b"", QPrinter())
        shown.said("Une page envoyée à l’imprimante.")

    def test_without_a_printer_a_pdf_is_offered(
        self, shown: ShownPapers, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(paper_printer, "printers", list)
        shown.page.show_document("structure")
        qtbot.mouseClick(shown.page.print, Qt.MouseButton.LeftButton)
        shown.said("Aucune imprimante")
        assert shown.page.print.isEnabled()
        qtbot.mouseClick(shown.page.room.outcome.banner.buttons[0], Qt.MouseButton.LeftButton)
        choose(shown, tmp_path / "structure.pdf")
        assert pages_of(tmp_path / "structure.pdf") == 1
        assert shown.told("structure").startswith("En PDF")

    def test_without_a_printer_the_offer_to_save_goes_with_its_paper(
        self, shown: ShownPapers, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(paper_printer, "printers", list)
        shown.page.show_document("structure")
        qtbot.mouseClick(shown.page.print, Qt.MouseButton.LeftButton)
        shown.said("Aucune imprimante")
        shown.page.show_document("seat_slips")
        assert shown.page.room.outcome.text == ""


class TestWhatWasPrinted:
    def test_it_is_remembered_with_its_hour(
        self, shown: ShownPapers, qtbot: QtBot, tmp_path: Path
    ) -> None:
        shown.page.show_document("list_by_table")
        order = shown.page.room.order(document("list_by_table"))
        hour = exactly(shown.session.now_ms())
        shown.page.room.memory.note((order,), "printer", "HP du comptoir")
        shown.page.refresh()
        assert shown.told("list_by_table") == f"Imprimé {hour}"
        assert shown.page.view.state.whole == f"Imprimé à {hour} · HP du comptoir"

    def test_what_changed_since_is_to_be_printed_again(
        self, shown: ShownPapers, qtbot: QtBot
    ) -> None:
        room, hour = shown.page.room, exactly(shown.session.now_ms())
        papers = [room.order(document(name)) for name in ("list_by_table", "structure")]
        room.memory.note(papers, "printer", "HP du comptoir")
        clock_of(shown.session).forward(17 * 60_000)
        shown.page.show_document("list_by_table")
        somebody_moves(shown.session)
        qtbot.waitUntil(lambda: shown.told("list_by_table") == "À réimprimer")
        assert shown.page.view.state.whole == f"La liste par table a changé depuis {hour}"
        assert shown.told("structure") == f"Imprimé {hour}"

    def test_an_undo_makes_the_print_good_again(self, shown: ShownPapers, qtbot: QtBot) -> None:
        room = shown.page.room
        room.memory.note([room.order(document("list_by_table"))], "printer", "HP")
        somebody_moves(shown.session)
        qtbot.waitUntil(lambda: shown.told("list_by_table") == "À réimprimer")
        shown.session.dispatch(cmd.Undo())
        qtbot.waitUntil(lambda: shown.told("list_by_table").startswith("Imprimé"))

    def test_a_few_pages_are_not_the_paper(
        self, shown: ShownPapers, qtbot: QtBot, tmp_path: Path
    ) -> None:
        shown.page.show_document("seat_slips")
        qtbot.mouseClick(shown.page.print, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: shown.page.room.printer.dialog is not None)
        dialog = shown.page.room.printer.dialog
        assert dialog is not None
        dialog.printer().setFromTo(2, 2)
        shown.send(tmp_path / "out.pdf")
        shown.said("Une page envoyée à l’imprimante.")
        assert shown.told("seat_slips") == "Prêt"

    def test_another_post_sees_it(
        self, dressed: QApplication, qtbot: QtBot, in_french: None
    ) -> None:
        session = a_tournament(8, tables=1)
        one, other = ShownPapers(qtbot, session), ShownPapers(qtbot, session)
        room = one.page.room
        room.memory.note([room.order(document("structure"))], "printer", "HP")
        other.page.comparing._look_at_others()
        assert other.told("structure").startswith("Imprimé")

    def test_a_club_file_that_fails_does_not_stop_the_printer(
        self, shown: ShownPapers, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def full(*_: object) -> None:
            raise StorageTrouble("DISK_FULL")

        monkeypatch.setattr(shown.session.prints, "note_printed", full)
        shown.page.show_document("structure")
        with qtbot.waitSignal(shown.live.trouble):
            qtbot.mouseClick(shown.page.print, Qt.MouseButton.LeftButton)
            shown.send(tmp_path / "out.pdf")
        assert pages_of(tmp_path / "out.pdf") == 1
        shown.said("Une page envoyée à l’imprimante.")
        assert shown.told("structure") == "Prêt"


class TestEverythingInOneClick:
    def test_the_beginning_goes_out_in_one_job(self, shown: ShownPapers, tmp_path: Path) -> None:
        before = [d for d in offered(shown.session) if d.part == "before" and d.in_one_click]
        apart = sum(len(PdfReader(io.BytesIO(made(shown, d.name))).pages) for d in before)
        shown.page.one_click.actions_of["before"][0].trigger()
        shown.send(tmp_path / "out.pdf")
        assert pages_of(tmp_path / "out.pdf") == apart
        shown.said("pages envoyées à l’imprimante.")
        assert all(shown.told(d.name) != "Prêt" for d in before)

    def test_what_is_left_out_is_said_with_its_reason(
        self, shown: ShownPapers, tmp_path: Path
    ) -> None:
        shown.page.one_click.actions_of["after"][1].trigger()
        asked = shown.page.room.saving.dialog
        assert asked is not None
        (offered_as,) = asked.selectedFiles()
        assert Path(offered_as).name == of_the_evening("papiers_de_la_fin.pdf", shown.live.setup())
        choose(shown, tmp_path / "fin.pdf")
        shown.said("fin.pdf est enregistré.")
        waiting = [d for d in offered(shown.session) if d.part == "after" and shown.waits(d.name)]
        assert waiting
        for paper in waiting:
            assert paper.titles[0] in shown.page.room.outcome.text
        assert "Pas encore\u00a0: " in shown.page.room.outcome.text

    def test_slips_on_a_roll_go_to_their_own_printer(
        self, shown: ShownPapers, tmp_path: Path
    ) -> None:
        shown.stationery = replace(shown.stationery, slips="roll")
        shown.page.one_click.actions_of["before"][1].trigger()
        choose(shown, tmp_path / "debut.pdf")
        shown.said("À imprimer à part\u00a0: Cartons de place.")
        assert shown.told("seat_slips") == "Prêt"

    def test_one_pdf_bears_the_titles(self, shown: ShownPapers, tmp_path: Path) -> None:
        shown.page.one_click.actions_of["before"][1].trigger()
        choose(shown, tmp_path / "debut.pdf")
        shown.said("debut.pdf est enregistré.")
        titles = [str(item["/Title"]) for item in PdfReader(tmp_path / "debut.pdf").outline]  # type: ignore[index,call-overload]
        assert "Liste par table" in titles

    def test_in_a_folder_each_has_its_name(self, shown: ShownPapers, tmp_path: Path) -> None:
        shown.page.one_click.actions_of["before"][2].trigger()
        choose(shown, tmp_path / "soirée")
        shown.said("fichiers sont enregistrés.")
        names = {path.name for path in (tmp_path / "soirée").iterdir()}
        assert {"cartons_de_place.pdf", "structure.pdf"} <= names
        assert shown.told("structure").startswith("En PDF")

    def test_nothing_else_is_asked_meanwhile(self, shown: ShownPapers, qtbot: QtBot) -> None:
        shown.page.one_click.actions_of["before"][0].trigger()
        assert shown.page.room.busy
        assert not shown.page.print.isEnabled()
        assert not any(button.isEnabled() for button in shown.page.one_click.buttons.values())
        shown.page.one_click.actions_of["after"][0].trigger()
        qtbot.waitUntil(lambda: shown.page.room.printer.dialog is not None)
        dialog = shown.page.room.printer.dialog
        assert dialog is not None and dialog.windowTitle() == "Tout pour le début"
        dialog.reject()


class TestSaving:
    def test_a_paper_is_saved_where_asked(
        self, shown: ShownPapers, qtbot: QtBot, tmp_path: Path
    ) -> None:
        shown.page.show_document("structure")
        qtbot.mouseClick(shown.page.view.save, Qt.MouseButton.LeftButton)
        choose(shown, tmp_path / "structure.pdf")
        shown.said("structure.pdf est enregistré.")
        about = PdfReader(tmp_path / "structure.pdf").metadata
        assert about is not None and about.author == "Les As du Bocage"

    def test_an_export_is_made_when_it_is_saved_not_before(
        self, shown: ShownPapers, qtbot: QtBot, tmp_path: Path
    ) -> None:
        shown.page.exports.forms["csv"].trigger()
        out(shown.session, next(everyone(shown.session)))
        choose(shown, tmp_path / "classement.csv")
        assert "16e" in (tmp_path / "classement.csv").read_text("utf-8-sig")

    def test_every_file_offered_bears_its_tournament_and_its_date(
        self, shown: ShownPapers, qtbot: QtBot
    ) -> None:
        def offered_as() -> str:
            asked = shown.page.room.saving.dialog
            assert asked is not None
            (path,) = asked.selectedFiles()
            asked.close()
            return Path(path).name

        setup = shown.live.setup()
        files = {"csv": "classement.csv", "xlsx": "classement.xlsx", "jsonl": "journal.jsonl"}
        for form, file in files.items():
            shown.page.exports.forms[form].trigger()
            assert offered_as() == of_the_evening(file, setup)
        shown.page.show_document("structure")
        qtbot.mouseClick(shown.page.view.save, Qt.MouseButton.LeftButton)
        assert offered_as() == of_the_evening("structure.pdf", setup)

    @pytest.mark.parametrize("form", ["csv", "xlsx", "jsonl"])
    def test_every_export_opens(
        self, shown: ShownPapers, qtbot: QtBot, tmp_path: Path, form: str
    ) -> None:
        shown.page.exports.forms[form].trigger()
        choose(shown, tmp_path / f"export.{form}")
        content = (tmp_path / f"export.{form}").read_bytes()
        if form == "jsonl":
            assert json.loads(content.splitlines()[0])["sequence"] == 1
        else:
            assert content[:2] == (b"PK" if form == "xlsx" else b"\xef\xbb")

    def test_everything_goes_into_a_folder(
        self, shown: ShownPapers, qtbot: QtBot, tmp_path: Path
    ) -> None:
        shown.page.exports.forms["all"].trigger()
        choose(shown, tmp_path / "soirée")
        shown.said("fichiers sont enregistrés.")
        names = {path.name for path in (tmp_path / "soirée").iterdir()}
        assert {"classement.pdf", "classement.csv", "journal.jsonl"} <= names

    def test_the_folder_used_last_is_offered_again(
        self, shown: ShownPapers, tmp_path: Path
    ) -> None:
        shown.page.room.saving.save(tmp_path / "x.pdf", lambda: b"%PDF")
        shown.page.room.saving.ask_folder(shown.page.write_all)
        dialog = shown.page.room.saving.dialog
        assert dialog is not None and dialog.directory().absolutePath() == str(tmp_path)
        dialog.reject()


class TestWhatGoesWrong:
    def test_a_full_disk_leaves_nothing_half_written(
        self, shown: ShownPapers, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def full(_: int) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

        shown.page.show_document("structure")
        qtbot.mouseClick(shown.page.view.save, Qt.MouseButton.LeftButton)
        with monkeypatch.context() as disk:
            disk.setattr(atomic_files.os, "fsync", full)
            choose(shown, tmp_path / "structure.pdf")
            shown.said("Le disque est plein")
            shown.said("n’est pas enregistré dans")
        assert list(tmp_path.iterdir()) == []
        assert shown.told("structure") == "Prêt"
        qtbot.mouseClick(shown.page.view.save, Qt.MouseButton.LeftButton)
        choose(shown, tmp_path / "structure.pdf")
        shown.said("structure.pdf est enregistré.")

    def test_a_folder_without_rights_is_said(
        self, shown: ShownPapers, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def forbidden(**_: object) -> tuple[int, str]:
            raise PermissionError(errno.EACCES, "Permission denied")

        # The tests may run as an administrator, whom no folder refuses.
        monkeypatch.setattr(atomic_files.tempfile, "mkstemp", forbidden)
        qtbot.mouseClick(shown.page.view.save, Qt.MouseButton.LeftButton)
        choose(shown, tmp_path / "x.pdf")
        shown.said("choisissez un autre dossier")
        assert list(tmp_path.iterdir()) == [] and not shown.page.room.busy

    def test_a_folder_that_fills_up_keeps_what_was_written_whole(
        self, shown: ShownPapers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        written: list[int] = []

        def full(_: int) -> None:
            written.append(1)
            if len(written) > 2:
                raise OSError(errno.ENOSPC, "No space left on device")

        monkeypatch.setattr(atomic_files.os, "fsync", full)
        shown.page.one_click.actions_of["before"][2].trigger()
        choose(shown, tmp_path)
        shown.said("Le disque est plein")
        assert shown.page.room.outcome.text.endswith("2 fichiers sont enregistrés.")
        assert len(list(tmp_path.glob("*.pdf"))) == 2 == len(list(tmp_path.iterdir()))
        kept = [d for d in offered(shown.session) if shown.told(d.name).startswith("En PDF")]
        assert len(kept) == 2
