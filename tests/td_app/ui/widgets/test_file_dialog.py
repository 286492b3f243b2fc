"""Choosing a file: no label of the dialog stays in another language than the screen's."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from td_app.ui.pages.program.importing.page import SourceView
from td_app.ui.widgets.file_dialog import file_to_open


def test_its_labels_are_french(dressed: QApplication, qtbot: QtBot) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    dialog = file_to_open(over, "Choisir", "PDF (*.pdf)")
    label = QFileDialog.DialogLabel
    assert dialog.labelText(label.LookIn) == "Dossier\u00a0:"
    assert dialog.labelText(label.FileType) == "Type\u00a0:"
    assert dialog.fileMode() == QFileDialog.FileMode.ExistingFile


def test_a_list_of_members_chosen_in_it_is_read(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    source = SourceView()
    qtbot.addWidget(source)
    chosen: list[Path] = []
    source.fileChosen.connect(chosen.append)
    source.choose.click()
    assert source.dialog is not None
    source.dialog.fileSelected.emit(str(tmp_path / "membres.csv"))
    source.dialog.close()
    assert chosen == [tmp_path / "membres.csv"]
