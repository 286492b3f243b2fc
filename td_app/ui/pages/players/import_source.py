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
from td_app.words.language import fr_en


class SourceView(QWidget):
    """``fileChosen(path)`` and ``textPasted(text)``."""

    fileChosen = Signal(object)  # noqa: N815 - a Qt signal among Qt's own
    textPasted = Signal(str)  # noqa: N815

    def __init__(self, parent: QWidget | None = None) -> None:
        """Ask for a file or a list."""
        super().__init__(parent)
        self.dialog: FileDialog | None = None
        self.choose = Button(
            fr_en("Choisir un fichier…", "Choose a file…"), Rank.PRIMARY, icon="open"
        )
        self.choose.clicked.connect(self._choose)
        self.pasted = QPlainTextEdit()
        self.pasted.setAccessibleName(fr_en("Liste collée", "Pasted list"))
        self.pasted.setTabChangesFocus(True)
        # What is dropped is for the whole page: here it would come in as a path.
        self.pasted.setAcceptDrops(False)
        self.pasted.viewport().setAcceptDrops(False)
        self.pasted.setPlaceholderText(
            fr_en(
                "Collez ici une liste\u00a0: un nom par ligne, numéros, puces et lignes de trop "
                "ne gênent pas.\n\nDUPONT Jean\nMarie Martin, La Rivière Noire",
                "Paste a list here: one name a line; numbers, bullets and stray lines do no "
                "harm.\n\nDUPONT Jean\nMarie Martin, Black River",
            )
        )
        self.read = Button(fr_en("Lire la liste", "Read the list"))
        self.read.clicked.connect(lambda: self.textPasted.emit(self.pasted.toPlainText()))
        self.pasted.textChanged.connect(self._judge)
        self._drop = self._drop_frame()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SNUG)
        column.addWidget(self._drop, 1)
        column.addWidget(label(fr_en("ou une liste collée", "or a pasted list"), Say.STRONG))
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
        column.addWidget(
            label(
                fr_en("Déposez ici le fichier du club", "Drop the club's file here"), Say.SECTION
            ),
            0,
            middle,
        )
        kinds = fr_en(
            "CSV, XLSX, XLS ou ODS, tel que le tableur l'a enregistré",
            "CSV, XLSX, XLS or ODS, as the spreadsheet saved it",
        )
        column.addWidget(label(kinds, Say.SOFT), 0, middle)
        column.addSpacing(Space.TIGHT)
        column.addWidget(self.choose, 0, middle)
        column.addStretch(1)
        return frame

    def _choose(self) -> None:
        kinds = fr_en(
            "Listes (*.csv *.txt *.tsv *.xlsx *.xlsm *.xls *.ods);;Tous (*)",
            "Lists (*.csv *.txt *.tsv *.xlsx *.xlsm *.xls *.ods);;All (*)",
        )
        self.dialog = file_to_open(self, fr_en("Choisir une liste", "Choose a list"), kinds)
        self.dialog.fileSelected.connect(lambda name: self.fileChosen.emit(Path(name)))
        self.dialog.open()

    def _judge(self) -> None:
        empty = not self.pasted.toPlainText().strip()
        self.read.set_refusal(
            fr_en("Collez d'abord une liste.", "Paste a list first.") if empty else None
        )
