"""Columns wide enough for their titles, in any language."""

from __future__ import annotations

from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QHeaderView, QTableView

from td_app.ui.theme.tokens import TypeSize
from td_app.ui.theme.typefaces import typeface

AROUND = 24
"""Pixels of the style sheet on both sides of a title."""


def widen_to_titles(table: QTableView) -> None:
    """Give each column of a fixed width the room its title needs."""
    measured = QFontMetricsF(typeface(TypeSize.SMALL, strong=True))
    header, model = table.horizontalHeader(), table.model()
    for place in range(model.columnCount()):
        if header.sectionResizeMode(place) is QHeaderView.ResizeMode.Stretch:
            continue
        title = str(model.headerData(place, header.orientation()) or "")
        needed = round(measured.horizontalAdvance(title)) + AROUND
        if title and table.columnWidth(place) < needed:
            table.setColumnWidth(place, needed)
