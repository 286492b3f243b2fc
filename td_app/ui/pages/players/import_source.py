"""Where the list comes from: a file chosen, a file dropped, a list pasted."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.file_dialog import FileDialog, file_to_open
from td_app.ui.widgets.labels import Say, icon_label, label


class SourceView(QWidget):
    """``fileChosen(path)`` and ``textPasted(text)``."""

    fileChosen = Signal(object)  # noqa: N815 - a Qt signal among Qt's own
    textPasted = Signal(str)  # noqa: N815

    def __init__(self, parent: QWidget | None = None) -> None:
        """Ask for a file or a list."""
        super().__init__(parent)
        self.dialog: FileDialog | None = None
        self.choose = Button(self.tr("Choisir un fichier…"), Rank.PRIMARY, icon="open")
        self.choose.clicked.connect(self._choose)
        self.pasted = QPlainTextEdit()
        self.pasted.setAccessibleName(self.tr("Liste collée"))
        self.pasted.setTabChangesFocus(True)
        # What is dropped is for the whole page: here it would come in as a path.
        self.pasted.setAcceptDrops(False)
        self.pasted.viewport().setAcceptDrops(False)
        self.pasted.setPlaceholderText(
            self.tr(
                "Collez ici une liste\u00a0: un nom par ligne, numéros, puces et lignes de trop "
                "ne gênent pas.\n\nDUPONT Jean\nMarie Martin, La Rivière Noire"
            )
        )
        self.read = Button(self.tr("Lire la liste"))
        self.read.clicked.connect(lambda: self.textPasted.emit(self.pasted.toPlainText()))
        self.pasted.textChanged.connect(self._judge)
        self._drop = self._drop_frame()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SNUG)
        column.addWidget(self._drop, 1)
        column.addWidget(label(self.tr("ou une liste collée"), Say.STRONG))
        column.addWidget(self.pasted, 1)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.read)
        column.addLayout(row)
        self._judge()

    def show_dragging(self, dragging: bool) -> None:
        """Light the frame up while a file hangs over the page."""
        dress(self._drop, tone="accent" if dragging else Tone.NEUTRAL.value)

    def _drop_frame(self) -> QFrame:
        frame = QFrame()
        dress(frame, kind="drop", tone=Tone.NEUTRAL.value)
        column = QVBoxLayout(frame)
        column.setContentsMargins(Space.WIDE, Space.WIDE, Space.WIDE, Space.WIDE)
        column.setSpacing(Space.TIGHT)
        middle = Qt.AlignmentFlag.AlignHCenter
        column.addStretch(1)
        column.addWidget(icon_label("import", "felt_line", 48), 0, middle)
        column.addWidget(label(self.tr("Déposez ici le fichier du club"), Say.SECTION), 0, middle)
        kinds = self.tr("CSV, XLSX, XLS ou ODS, tel que le tableur l'a enregistré")
        column.addWidget(label(kinds, Say.SOFT), 0, middle)
        column.addSpacing(Space.TIGHT)
        column.addWidget(self.choose, 0, middle)
        column.addStretch(1)
        return frame

    def _choose(self) -> None:
        kinds = self.tr("Listes (*.csv *.txt *.tsv *.xlsx *.xlsm *.xls *.ods);;Tous (*)")
        self.dialog = file_to_open(self, self.tr("Choisir une liste"), kinds)
        self.dialog.fileSelected.connect(lambda name: self.fileChosen.emit(Path(name)))
        self.dialog.open()

    def _judge(self) -> None:
        empty = not self.pasted.toPlainText().strip()
        self.read.set_refusal(self.tr("Collez d'abord une liste.") if empty else None)
