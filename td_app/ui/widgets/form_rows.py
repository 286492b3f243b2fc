"""Forms: a label, its field, a hint, and the line that says what is wrong."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from td_app.ui.theme.icons import dress
from td_app.ui.theme.tokens import Height, Space, Tone
from td_app.ui.widgets.labels import Say, label

LABEL_WIDTH = 176


class FormRow:
    """One row of a form, as ``FormRows.add`` returned it."""

    def __init__(self, title: str, field: QWidget, hint: str) -> None:
        """Hold ``field`` under its label's buddy, hint and error."""
        self.field = field
        self.title = label(title)
        self.title.setBuddy(field)
        self.title.setMinimumHeight(Height.CONTROL)
        self.title.setWordWrap(True)
        self._hint = label(hint, Say.SMALL, wraps=True)
        if not hint:
            self._hint.hide()
        self._error = label("", Say.SMALL, tone=Tone.RED, wraps=True)
        self._error.hide()
        self.beside = QWidget()
        column = QVBoxLayout(self.beside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.HAIR)
        column.addWidget(field)
        column.addWidget(self._hint)
        column.addWidget(self._error)
        if not field.accessibleName():
            field.setAccessibleName(title)

    @property
    def error(self) -> str:
        """Return what is wrong, empty when nothing is."""
        return self._error.text()

    def set_error(self, error: str | None) -> None:
        """Say what is wrong under the field and ring it in red, or ``None`` when all is well."""
        self._error.setText(error or "")
        self._error.setVisible(bool(error))
        self._hint.setVisible(bool(self._hint.text()) and not error)
        dress(self.field, wrong="true" if error else "false")
        self.field.setAccessibleDescription(error or self._hint.text())

    def set_hint(self, hint: str) -> None:
        """Say another hint."""
        self._hint.setText(hint)
        self._hint.setVisible(bool(hint) and not self.error)


class FormRows(QWidget):
    """Rows aligned on one edge: labels at the left, fields at the right."""

    def __init__(self, parent: QWidget | None = None, *, label_width: int = LABEL_WIDTH) -> None:
        """Start an empty form."""
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(Space.NORMAL)
        self._grid.setVerticalSpacing(Space.SNUG)
        self._grid.setColumnMinimumWidth(0, label_width)
        self._grid.setColumnStretch(1, 1)
        self._count = 0

    def add(self, title: str, field: QWidget, hint: str = "", *, width: int = 0) -> FormRow:
        """Add a row and return it; ``width`` in pixels keeps a field from filling the line."""
        if width:
            field.setFixedWidth(width)
        row = FormRow(title, field, hint)
        top = Qt.AlignmentFlag.AlignTop
        self._grid.addWidget(row.title, self._count, 0, top)
        self._grid.addWidget(row.beside, self._count, 1, top)
        self._count += 1
        return row
