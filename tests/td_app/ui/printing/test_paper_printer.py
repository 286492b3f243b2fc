"""The sheet that a paper goes out on, whatever the system's dialog makes of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication

from td_app.ui.printing.paper_printer import is_taken, keep_sheet

A4, A5, A3 = (QPageSize(getattr(QPageSize.PageSizeId, name)) for name in ("A4", "A5", "A3"))
ROLL = QPageSize(QPageSize.PageSizeId.Custom)


@pytest.mark.parametrize(
    ("wanted", "chosen", "taken"),
    [
        pytest.param(A5, A4, True, id="the dialog put the printer's own sheet back"),
        pytest.param(A5, A3, False, id="the director chose another sheet"),
        pytest.param(ROLL, A4, False, id="an office printer knows no roll"),
    ],
)
def test_the_sheet_of_the_paper_unless_another_was_chosen(
    qapp: QApplication, wanted: QPageSize, chosen: QPageSize, taken: bool
) -> None:
    assert is_taken(wanted, chosen, own=A4, known=(A3, A4, A5)) is taken


def test_a_file_has_the_sheet_of_the_paper(qapp: QApplication, tmp_path: Path) -> None:
    printer = QPrinter()
    printer.setOutputFileName(str(tmp_path / "x.pdf"))
    printer.setPageSize(A4)
    sheet = QPageLayout(printer.pageLayout())
    sheet.setPageSize(A5)
    sheet.setOrientation(QPageLayout.Orientation.Landscape)
    keep_sheet(printer, sheet)
    assert printer.pageLayout().pageSize() == A5
    assert printer.pageLayout().orientation() is QPageLayout.Orientation.Landscape
