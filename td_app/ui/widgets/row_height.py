"""How high the rows of a table are: in a low window more of them are in sight."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from td_app.ui.theme.tokens import LOW_ROWS_UP_TO, Height


def set_in_lines(table: QTableView, height: int) -> None:
    """Show rows of one height in pixels, without a grid; Tab leaves the table."""
    table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setTabKeyNavigation(False)
    table.setCornerButtonEnabled(False)
    table.horizontalHeader().setHighlightSections(False)
    rows = table.verticalHeader()
    rows.hide()
    rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    set_row_height(table, height)


def set_row_height(table: QTableView, height: int) -> None:
    """Show rows of that height in pixels, and the titles over them."""
    rows = table.verticalHeader()
    if rows.defaultSectionSize() != height:
        rows.setDefaultSectionSize(height)
    table.horizontalHeader().setFixedHeight(titles_height(height))


def titles_height(height: int) -> int:
    """Return how high the titles stand over rows of a height, in pixels, what is free below too."""
    return height


def row_height_in(widget: QWidget) -> int:
    """Return how high rows are in the window of ``widget``, in pixels: low in a low one.

    A dialog has those of the window it is of.
    """
    window = widget.window()
    while (of := window.parentWidget()) is not None:
        window = of.window()
    if window.height() <= LOW_ROWS_UP_TO:
        return Height.LOW_ROW
    return Height.ROW
