"""The keyboard on the page of papers: it comes back to the button that was grey for a while."""

from __future__ import annotations

from pathlib import Path

import pytest
from papers_builders import ShownPapers, choose
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from td_app.ui.printing import paper_printer


class TestTheKeyboard:
    def test_it_comes_back_to_the_button_that_saved(
        self, shown: ShownPapers, qtbot: QtBot, tmp_path: Path
    ) -> None:
        shown.page.exports.setFocus()
        shown.page.exports.forms["all"].trigger()
        choose(shown, tmp_path)
        assert not shown.page.exports.isEnabled()
        assert shown.page.window().focusWidget() is shown.page.papers.table
        shown.said("enregistrés")
        assert shown.page.window().focusWidget() is shown.page.exports

    def test_it_stays_where_one_went_meanwhile(
        self, shown: ShownPapers, qtbot: QtBot, tmp_path: Path
    ) -> None:
        shown.page.exports.setFocus()
        shown.page.exports.forms["all"].trigger()
        choose(shown, tmp_path)
        shown.page.view.preview.setFocus()
        shown.said("enregistrés")
        assert shown.page.window().focusWidget() is shown.page.view.preview

    def test_it_stays_on_the_line_that_tells_what_came(
        self, shown: ShownPapers, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(paper_printer, "printers", list)
        banner = shown.page.room.outcome.banner
        shown.page.show_document("structure")
        shown.page.print.click()
        shown.said("Aucune imprimante")
        banner.buttons[0].setFocus()
        qtbot.keyClick(banner.buttons[0], Qt.Key.Key_Return)
        choose(shown, tmp_path / "structure.pdf")
        shown.said("est enregistré")
        assert shown.page.window().focusWidget() is banner.buttons[0]
        assert banner.buttons[0].text() == "Ouvrir le dossier"

    def test_the_dialogs_are_french_to_the_last_label(
        self, shown: ShownPapers, qtbot: QtBot, tmp_path: Path
    ) -> None:
        label = QFileDialog.DialogLabel
        shown.page.view.save.click()
        dialog = shown.page.room.saving.dialog
        assert dialog is not None
        assert dialog.labelText(label.LookIn) == "Dossier\u00a0:"
        assert dialog.labelText(label.FileType) == "Type\u00a0:"
        dialog.reject()
