"""Importing a list, in the page: where from, what was understood, what to take."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QMimeData, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QPlainTextEdit,
    QStackedWidget,
    QWidget,
)

from rules_ropta.ruling import Refused
from td_app.members_file.duplicates import of_tonight
from td_app.members_file.meanings import Meaning
from td_app.members_file.preview import preview_file, preview_text
from td_app.members_file.previewed import ImportPreview
from td_app.tournament.state.person import Person
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.pages.program.importing.preview import PreviewView
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.file_dialog import FileDialog, file_to_open
from td_app.ui.widgets.labels import Say, icon_label, label
from td_app.ui.widgets.layout import MOST_OF_IT, STRETCH, at, column, row, wide
from td_app.ui.widgets.notices import Banner, BannerFacts
from td_app.ui.widgets.page_head import GUTTER, page_title
from td_app.ui.widgets.page_help import on_page
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_fields import CountField
from td_app.ui.widgets.why_grey import why_grey
from td_app.words import refusal_sentence
from td_app.words.language import fr_en


class SourceView(QWidget):
    """``fileChosen(path)`` and ``textPasted(text)``."""

    fileChosen = Signal(object)  # noqa: N815 - a Qt signal among Qt's own
    textPasted = Signal(str)  # noqa: N815

    def __init__(self, parent: QWidget | None = None) -> None:
        """Ask for a file or a list."""
        super().__init__(parent)
        self.dialog: FileDialog | None = None
        words = fr_en("Choisir un fichier…", "Choose a file…")
        self.choose = explained(
            Button(words, Rank.PRIMARY, icon="open", does=self._choose),
            "Ouvre la liste du club, telle que le tableur l’a enregistrée ; un aperçu vient "
            "d’abord.",
            "Opens the club’s list as the spreadsheet saved it; a preview comes first.",
        )
        self.pasted = QPlainTextEdit()
        self.pasted.setAccessibleName(fr_en("Liste collée", "Pasted list"))
        self.pasted.setTabChangesFocus(True)
        # What is dropped is for the whole page: here it would come in as a path.
        self.pasted.setAcceptDrops(False)
        self.pasted.viewport().setAcceptDrops(False)
        hint = fr_en(
            "Collez ici une liste\u00a0: un nom par ligne\u00a0; numéros, puces et lignes de trop "
            "ne gênent pas.\n\nDUPONT Jean\nLéa Moreau, La Rivière Noire",
            "Paste a list here: one name per line; numbers, bullets and stray lines do no "
            "harm.\n\nDUPONT Jean\nMary Moore, Black River",
        )
        self.pasted.setPlaceholderText(hint)
        self.read = Button(
            fr_en("Lire la liste", "Read the list"),
            does=lambda: self.textPasted.emit(self.pasted.toPlainText()),
            explains=(
                "Affiche ce qui a été compris de la liste ; personne n’est encore inscrit.",
                "Shows what was understood from the list; nobody is registered yet.",
            ),
        )
        self.pasted.textChanged.connect(self._update_buttons)
        self._drop = self._drop_frame()
        column(
            wide(self._drop),
            label(fr_en("ou une liste collée", "or a pasted list"), Say.STRONG),
            wide(self.pasted),
            row(wide(why_grey(self.read), MOST_OF_IT), STRETCH, self.read, spacing=Space.TIGHT),
            on=self,
            spacing=Space.SNUG,
            margins=0,
        )
        self._update_buttons()

    def show_dragging(self, dragging: bool) -> None:
        """Light the frame up while a file hangs over the page."""
        dress(self._drop, tone="accent" if dragging else Tone.NEUTRAL.value)

    def _drop_frame(self) -> QFrame:
        frame = QFrame()
        dress(frame, kind="drop", tone=Tone.NEUTRAL.value)
        kinds = fr_en(
            "CSV, XLSX, XLS ou ODS, tel que le tableur l’a enregistré",
            "CSV, XLSX, XLS or ODS, as the spreadsheet saved it",
        )
        words = fr_en("Déposez ici le fichier des membres", "Drop the members’ file here")
        middle = Qt.AlignmentFlag.AlignHCenter
        column(
            STRETCH,
            at(icon_label("import", "felt_line", 48), middle),
            at(label(words, Say.SECTION), middle),
            at(label(kinds, Say.SOFT), middle),
            Space.TIGHT,
            at(self.choose, middle),
            STRETCH,
            on=frame,
            spacing=Space.TIGHT,
            margins=Space.NORMAL,
        )
        return frame

    def _choose(self) -> None:
        kinds = fr_en(
            "Listes (*.csv *.txt *.tsv *.xlsx *.xlsm *.xls *.ods);;Tous (*)",
            "Lists (*.csv *.txt *.tsv *.xlsx *.xlsm *.xls *.ods);;All (*)",
        )
        self.dialog = file_to_open(self, fr_en("Choisir une liste", "Choose a list"), kinds)
        self.dialog.fileSelected.connect(lambda name: self.fileChosen.emit(Path(name)))
        self.dialog.open()

    def _update_buttons(self) -> None:
        first = fr_en("Collez d’abord une liste.", "Paste a list first.")
        if self.pasted.toPlainText().strip():
            self.read.set_refusal(None)
        else:
            self.read.set_refusal(first)


LEAVE = "leave"
Reading = Callable[[dict[int, str], str | None, bool], ImportPreview]


@dataclass(frozen=True, slots=True)
class Into:
    """The import's destination: the page to go back to, and the people known already.

    ``cards``: whom the register knows, for a list of tonight; None where none is imported.
    ``refusal`` says why nobody can be taken, ``take(people, present)`` takes them and tells
    whether they are. Those of tonight may be marked present at once, pasted they are.
    """

    page: str
    known: Callable[[], tuple[Person, ...]]
    refusal: Callable[[], str | None]
    take: Callable[[tuple[Person, ...], bool], bool]
    cards: Callable[[], tuple[Person, ...]] | None = None


class ImportPage(QWidget):
    """``closed()`` when the list is to be shown again, ``imported(people)`` once entered."""

    closed = Signal()
    imported = Signal(object)

    def __init__(self, into: Into, parent: QWidget | None = None) -> None:
        """Import ``into`` a tournament, or the register."""
        super().__init__(parent)
        on_page(self, "import")
        self._into = into
        self._reading: Reading | None = None
        self._meanings: dict[int, str] = {}
        self._sheet: str | None = None
        self._confirmed = self._pasted = False
        self.setAcceptDrops(True)
        self.back = Button(into.page, Rank.QUIET, icon="chevron-left")
        other = fr_en("Choisir une autre liste", "Choose another list")
        self.other = explained(
            Button(other, icon="import", does=self.start),
            "Revient au choix du fichier ; ce qui est coché ici est perdu.",
            "Goes back to choosing a file; ticks made here are lost.",
        )
        self.refusal = Banner(BannerFacts("", tone=Tone.RED))
        self.refusal.hide()
        self.pointing = NameColumn()
        self.pointing.hide()
        self.source = SourceView()
        self.preview = PreviewView()
        self.preview.present.setVisible(into.cards is not None)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.source)
        self._stack.addWidget(self.preview)
        title = page_title(fr_en("Importer une liste", "Import a list"))
        # The words of a quiet button stand inside it: they begin at the gutter.
        inside = Space.NORMAL
        head = row(self.back, title, STRETCH, self.other, spacing=Space.TIGHT)
        head.setContentsMargins(GUTTER - inside, 0, GUTTER, 0)
        parts = (self.refusal, self.pointing, wide(self._stack))
        below = column(*parts, spacing=Space.SNUG, margins=(GUTTER, 0, GUTTER, GUTTER))
        column(head, wide(below), on=self, spacing=Space.SNUG, margins=0)
        self.back.clicked.connect(self.leave)
        self.source.fileChosen.connect(self.open_file)
        self.source.textPasted.connect(self.open_text)
        self.pointing.pointed.connect(lambda column: self._on_meant(column, Meaning.FULL_NAME))
        self.preview.meant.connect(self._on_meant)
        self.preview.sheetChosen.connect(self._on_sheet)
        self.preview.confirmed.connect(self._on_confirmed)
        self.preview.importAsked.connect(self._on_import)
        self.start()

    def start(self) -> None:
        """Ask where the list comes from."""
        self._reading = None
        self._stack.setCurrentWidget(self.source)
        self.other.hide()
        self.refusal.hide()
        self.pointing.hide()

    @property
    def reading(self) -> bool:
        """Return whether a list is read and waits to be imported."""
        return self._reading is not None

    @property
    def edited(self) -> bool:
        """Return whether lines or columns of the list read were changed by hand."""
        by_hand = self.preview.ticked or bool(self._meanings) or self._confirmed
        return self.reading and by_hand

    def leave(self) -> None:
        """Go back to the list of people; asked first where that loses what was done by hand."""
        if not self.edited:
            self.closed.emit()
            return
        title = fr_en("Abandonner cette liste\u00a0?", "Discard this list?")
        words = fr_en(
            "Personne n’est encore importé. Vous perdriez les lignes et les colonnes corrigées à "
            "la main.",
            "Nobody has been imported yet. You would lose the lines and columns you corrected.",
        )
        question = self.question = HouseDialog(title, words, self, icon="warning")
        explained(
            question.add_button(LEAVE, fr_en("Abandonner la liste", "Discard the list")),
            "Quitte l’aperçu : personne n’est inscrit.",
            "Leaves the preview: nobody is registered.",
        )
        stay = explained(
            question.add_button(
                "stay", fr_en("Continuer l’import", "Continue importing"), Rank.PRIMARY
            ),
            "Revient à l’aperçu, tel qu’il était.",
            "Goes back to the preview as it was.",
        )
        question.chosen.connect(lambda name: self.closed.emit() if name == LEAVE else None)
        question.open()
        stay.setFocus()

    def refresh(self) -> None:
        """Say whether people can still be entered."""
        self.preview.set_refusal(self._into.refusal())

    def open_file(self, path: Path) -> None:
        """Read a file; an obstacle is shown in the page."""
        self._pasted = False
        self._open(
            lambda meanings, sheet, confirmed: preview_file(
                path,
                meanings=meanings,
                sheet=sheet,
                known=self._into.known(),
                confirmed=confirmed,
            )
        )

    def open_text(self, text: str) -> None:
        """Read a pasted list."""
        self._pasted = True
        self._open(
            lambda meanings, _sheet, confirmed: preview_text(
                text, meanings=meanings, known=self._into.known(), confirmed=confirmed
            )
        )

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a file or a text that is dragged over the page."""
        if dropped_file(event.mimeData()) or event.mimeData().hasText():
            self.source.show_dragging(True)
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Remove the highlight of a file held over the page."""
        self.source.show_dragging(False)
        super().dragLeaveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Read what was dropped."""
        self.source.show_dragging(False)
        path = dropped_file(event.mimeData())
        if path is not None:
            self.open_file(path)
        elif event.mimeData().hasText():
            self.open_text(event.mimeData().text())
        event.acceptProposedAction()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back to the list on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

    def _open(self, reading: Reading) -> None:
        self._reading = reading
        self._meanings = {}
        self._sheet = None
        self._confirmed = False
        self._stack.setCurrentWidget(self.source)
        self.other.hide()
        self._read(fresh=True)

    def _read(self, *, fresh: bool) -> None:
        if self._reading is None:
            return
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            preview = self._reading(self._meanings, self._sheet, self._confirmed)
        except Refused as refused:
            self.refusal.set_facts(BannerFacts(refusal_sentence(refused), tone=Tone.RED))
            self.refusal.show()
            nameless = refused.code == "NO_NAME_COLUMN"
            self.pointing.setVisible(nameless and self._stack.currentWidget() is self.source)
            return
        finally:
            QGuiApplication.restoreOverrideCursor()
        self.refusal.hide()
        self.pointing.hide()
        if self._into.cards is not None:
            preview = of_tonight(preview, self._into.known(), self._into.cards())
        self.preview.show_preview(preview, fresh=fresh)
        self.refresh()
        self._stack.setCurrentWidget(self.preview)
        self.other.show()
        if fresh:
            self.preview.present.setChecked(self._pasted)
            self.preview.take_keyboard()

    def _on_meant(self, column: int, meaning: str) -> None:
        self._meanings[column] = meaning
        self._read(fresh=False)

    def _on_sheet(self, sheet: str) -> None:
        self._sheet = sheet
        self._meanings = {}
        self._confirmed = False
        self._read(fresh=True)

    def _on_confirmed(self) -> None:
        self._confirmed = True
        self._read(fresh=False)

    def _on_import(self, people: tuple[Person, ...], present: bool) -> None:
        if self._into.take(people, present):
            self.start()
            self.source.pasted.clear()
            self.imported.emit(people)


class NameColumn(QWidget):
    """``pointed(column)``, from 0: where the names are, when no column looks like names."""

    pointed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Ask for a column."""
        super().__init__(parent)
        words = fr_en("Les noms sont dans la colonne n°", "Names are in column no.")
        self.column = CountField(1, least=1, most=100)
        self.column.setAccessibleName(words)
        explained(
            self.column,
            "Indiquez où sont les noms, si aucune colonne n’a été reconnue.",
            "Enter where the names are, if no column was recognised.",
        )
        self.read = explained(
            Button(fr_en("Relire", "Read again")),
            "Relit la liste avec les colonnes que vous avez indiquées.",
            "Reads the list again with the columns you set.",
        )
        self.read.clicked.connect(lambda: self.pointed.emit(self.column.value() - 1))
        row(label(words), self.column, self.read, STRETCH, on=self, spacing=Space.TIGHT, margins=0)


def dropped_file(mime: QMimeData) -> Path | None:
    """Return the first file of what is dragged, ``None`` without one."""
    for url in mime.urls():
        if url.isLocalFile():
            return Path(url.toLocalFile())
    return None


class TakesFiles:
    """A page where a file dragged over the list is imported."""

    @property
    def importing(self) -> ImportPage:
        """Return where a list is imported."""
        raise NotImplementedError

    def show_import(self) -> None:
        """Show where a list is imported."""
        raise NotImplementedError

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a file dragged over the list: it is imported."""
        if dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Import the file dropped."""
        path = dropped_file(event.mimeData())
        if path is not None:
            self.show_import()
            self.importing.open_file(path)
            event.acceptProposedAction()
