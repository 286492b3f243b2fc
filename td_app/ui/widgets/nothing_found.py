"""What stands in the place of a list that a search left empty."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from td_app.ui.theme.tokens import Space
from td_app.ui.widgets.labels import Say, label


def nothing_found(title: str, advice: str, *, left: int = Space.NORMAL) -> QWidget:
    """Return that nothing answers and what to try, ``left`` pixels from the edge."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(left, Space.NORMAL, 0, 0)
    column.setSpacing(Space.TIGHT)
    column.addWidget(label(title, Say.SECTION))
    column.addWidget(label(advice, Say.SOFT, wraps=True))
    column.addStretch(1)
    return holder
