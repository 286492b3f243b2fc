"""The tabs at the head of a page, and what they stand over."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QTabBar, QVBoxLayout, QWidget

from td_app.ui.theme.tokens import Space
from td_app.ui.widgets.card import line


class PageTabs(QTabBar):
    """``name`` is told to those who do not see the tabs, which say ``words``."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        """Choose the first tab."""
        super().__init__()
        self.setDrawBase(False)
        self.setAccessibleName(name)
        for said in words:
            self.addTab(said)

    def lay_out(
        self,
        page: QWidget,
        *below: QWidget,
        beside: QWidget | None = None,
        edge: int = Space.NORMAL,
    ) -> None:
        """Fill ``page``: the tabs, ``beside`` at their right, then ``below``, the last one high.

        ``edge`` is left at both sides of the tabs, in pixels.
        """
        row = QHBoxLayout()
        row.setContentsMargins(edge, Space.TIGHT, edge, 0)
        row.addWidget(self, 0, Qt.AlignmentFlag.AlignBottom)
        row.addStretch(1)
        if beside is not None:
            # A button as high as the tabs stands clear of the line under them.
            row.setContentsMargins(edge, Space.HAIR, edge, 0)
            clear = QVBoxLayout()
            clear.setContentsMargins(0, 0, 0, Space.HAIR)
            clear.addWidget(beside)
            row.addLayout(clear)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(line())
        for part in below:
            column.addWidget(part)
        column.setStretchFactor(below[-1], 1)
