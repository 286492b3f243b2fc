"""Saving papers and exports, whole or not at all; what came of it and of printing, in one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QWidget

from td_app.ports.trouble import StorageTrouble
from td_app.program.atomic_files import write_file
from td_app.ui.printing.paper_printer import PaperPrinter
from td_app.ui.theme import Tone
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.file_dialog import FileDialog
from td_app.ui.widgets.layout import column
from td_app.ui.widgets.notices import Banner, BannerFacts
from td_app.words import trouble_sentence
from td_app.words.figures import whole
from td_app.words.language import fr_en

Made = Callable[[], bytes]
Written = Callable[[Path], Sequence[Path]]
Chosen = Callable[[Path], object]
Act = tuple[str, Callable[[], object]]
"""The words of a button, and what it does."""


class Saving(QObject):
    """``saved(paths)`` with the files written, ``failed(trouble)`` with what stood in the way."""

    saved = Signal(object)
    failed = Signal(object)

    _last_folder: Path | None = None

    def __init__(self, parent: QWidget) -> None:
        """Ask over ``parent``."""
        super().__init__(parent)
        self.over = parent
        self.dialog: FileDialog | None = None

    def ask_file(self, suggested: str, kind: str, made: Made) -> None:
        """Ask where to save one file; ``made`` gives its content once that is known."""
        self.ask_path(suggested, kind, lambda path: self.save(path, made))

    def ask_path(self, suggested: str, kind: str, chosen: Chosen) -> None:
        """Ask where a file goes, and call ``chosen``."""
        dialog = FileDialog(self.over, fr_en("Enregistrer", "Save"), str(_folder()), kind)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setDefaultSuffix(Path(suggested).suffix.removeprefix("."))
        dialog.selectFile(suggested)
        dialog.fileSelected.connect(lambda name: chosen(Path(name)))
        self.dialog = dialog
        dialog.open()

    def ask_folder(self, chosen: Chosen) -> None:
        """Ask for a folder, and call ``chosen``."""
        dialog = FileDialog(
            self.over, fr_en("Choisir un dossier", "Choose a folder"), str(_folder())
        )
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(lambda name: chosen(Path(name)))
        self.dialog = dialog
        dialog.open()

    def save(self, path: Path, made: Made) -> None:
        """Write one file, and show that it is written."""

        def written(_: Path) -> Sequence[Path]:
            write_file(path, made())
            return (path,)

        self.save_all(path.parent, written)

    def save_all(self, folder: Path, written: Written) -> None:
        """Write into a folder, and say so."""
        try:
            paths = written(folder)
        except StorageTrouble as trouble:
            self.failed.emit(trouble)
            return
        Saving._last_folder = folder
        self.saved.emit(tuple(paths))


def _folder() -> Path:
    """The folder used last, else the user's documents."""
    if Saving._last_folder is not None and Saving._last_folder.is_dir():
        return Saving._last_folder
    where = QStandardPaths.StandardLocation.DocumentsLocation
    return Path(QStandardPaths.writableLocation(where) or Path.home())


class Outcome(QWidget):
    """Empty until something is printed or saved, or cannot be."""

    def __init__(self, saving: Saving, printer: PaperPrinter) -> None:
        """Show the results of ``saving`` and ``printer``."""
        super().__init__()
        self._printer = printer
        self._acts: tuple[Act, ...] = ()
        self._not_printed = False
        self.left_out = ""
        self.saved_already = 0
        self.banner = Banner(BannerFacts("", closable=True))
        self.banner.closed.connect(self.hide)
        self.banner.acted.connect(lambda place: self._acts[place][1]())
        column(self.banner, on=self, margins=0)
        saving.saved.connect(self.tell_saved)
        saving.failed.connect(self.tell_trouble)
        printer.printed.connect(self.tell_printed)
        printer.going.connect(self.tell_going)
        printer.failed.connect(self.tell_not_printed)
        self.hide()

    @property
    def text(self) -> str:
        """Return the sentence shown, "" when there is none."""
        if self.isHidden():
            return ""
        return self.banner.accessibleName()

    def tell_saved(self, paths: Sequence[Path]) -> None:
        """Say which file was written, or how many, and where."""
        folder = None
        if paths:
            folder = paths[0].parent
        if len(paths) == 1:
            text = fr_en("{0} est enregistré.", "{0} saved.").format(paths[0].name)
        else:
            text = fr_en("{0} fichiers sont enregistrés.", "{0} files saved.").format(
                whole(len(paths))
            )
        told = " · ".join(part for part in (str(folder or ""), self._left_out()) if part)
        acts: tuple[tuple[str, Callable[[], object]], ...] = ()
        if folder is not None:
            place = QUrl.fromLocalFile(str(folder))
            words = fr_en("Ouvrir le dossier", "Open the folder")
            acts = ((words, lambda: QDesktopServices.openUrl(place)),)
        self.tell(text, told, Tone.ACCENT, acts)

    def tell_printed(self, pages: int) -> None:
        """Say how many pages went to the printer."""
        text = fr_en("Une page envoyée à l’imprimante.", "One page sent to the printer.")
        if pages != 1:
            text = fr_en(
                "{0} pages envoyées à l’imprimante.", "{0} pages sent to the printer."
            ).format(whole(pages))
        if self._printer.waits:
            waits = fr_en(
                "L’imprimante est arrêtée\u00a0: les pages sont en attente.",
                "The printer is stopped: the pages are waiting.",
            )
            do = fr_en(
                "Remettez-la en marche, ou enregistrez le papier en PDF.",
                "Start it again, or save the printout as a PDF.",
            )
            self.tell(waits, do, Tone.AMBER)
        else:
            self.tell(text, self._left_out(), Tone.ACCENT)

    def tell_going(self, page: int, pages: int) -> None:
        """Say how far a long job is."""
        if pages > 1:
            told = fr_en(
                "Envoi à l’imprimante\u00a0: page {0} sur {1}…",
                "Sending to the printer: page {0} of {1}…",
            )
            self.tell(told.format(whole(page), whole(pages)), closable=False)

    def tell_making(self, title: str, number: int, papers: int) -> None:
        """Say which paper is being made."""
        if papers == 1:
            told = fr_en("Préparation\u00a0: {0}…", "Preparing: {0}…").format(title)
        else:
            told = fr_en(
                "Préparation\u00a0: {0} ({1} sur {2})…", "Preparing: {0} ({1} of {2})…"
            ).format(title, number, papers)
        self.tell(told, closable=False)

    def tell_not_printed(self) -> None:
        """Say that the printer did not take it, and what else may be done."""
        self.tell(
            fr_en(
                "L’imprimante n’a pas accepté le document.",
                "The printer did not accept the document.",
            ),
            fr_en(
                "Vérifiez qu’elle est allumée, ou enregistrez le papier en PDF.",
                "Check that it is on, or save the printout as a PDF.",
            ),
            Tone.RED,
        )

    def tell_no_printer(self, save: Callable[[], object]) -> None:
        """Say that there is no printer, and offer what ``save`` does."""
        self.tell(
            fr_en(
                "Aucune imprimante n’est installée sur cet ordinateur.",
                "No printer is installed on this computer.",
            ),
            fr_en(
                "Branchez-en une, ou enregistrez en PDF pour imprimer ailleurs.",
                "Plug one in, or save a PDF to print elsewhere.",
            ),
            Tone.AMBER,
            ((fr_en("Enregistrer en PDF…", "Save as PDF…"), save),),
        )
        self._not_printed = True

    def drop_offer_to_save(self) -> None:
        """Hide the offer to save what could not be printed: another paper is shown now."""
        if self._not_printed:
            self.hide()

    def tell_trouble(self, trouble: StorageTrouble) -> None:
        """Say what stood in the way of saving, and how many files were written before it."""
        told = ""
        count = self.saved_already
        if count:
            words = fr_en("{0} fichiers sont enregistrés.", "{0} files saved.")
            if count > 1:
                told = words.format(whole(count))
            else:
                told = fr_en("Un fichier est enregistré.", "One file saved.")
        self.tell(trouble_sentence(trouble), told, Tone.RED)

    def tell(
        self,
        text: str,
        detail: str = "",
        tone: Tone = Tone.NEUTRAL,
        acts: tuple[Act, ...] = (),
        *,
        closable: bool = True,
    ) -> None:
        """Say something, with buttons that act."""
        self._acts = acts
        self._not_printed = False
        here = self.window().focusWidget()
        held = here is not None and self.banner.isAncestorOf(here)
        words = tuple(words for words, _ in acts)
        self.banner.set_facts(BannerFacts(text, detail, tone, words, closable=closable))
        self.show()
        if held:
            others = (b for b in self.banner.findChildren(Button) if b.isVisibleTo(self.banner))
            button = next(chain(self.banner.buttons, others), None)
            if button is not None:
                # A button just made is seen at the next turn of the events only.
                button.show()
                button.setFocus()

    def _left_out(self) -> str:
        """Return the words on what the job left out, once."""
        told = self.left_out
        self.left_out = ""
        return told
