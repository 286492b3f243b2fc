"""Saving papers and exports: where to is asked, the rest is written whole or not at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from td_app.ports import StorageTrouble
from td_app.ui.widgets.file_dialog import FileDialog
from td_app.whole_file import write_file
from td_app.words.language import fr_en

Made = Callable[[], bytes]
Written = Callable[[Path], Sequence[Path]]
Chosen = Callable[[Path], object]


class Saving(QObject):
    """``saved(paths)`` with the files written, ``failed(trouble)`` with what stood in the way."""

    saved = Signal(object)
    failed = Signal(object)

    _last_folder: Path | None = None

    def __init__(self, parent: QWidget) -> None:
        """Ask over ``parent``."""
        super().__init__(parent)
        self._over = parent
        self.dialog: FileDialog | None = None

    def ask_file(self, suggested: str, kind: str, made: Made) -> None:
        """Ask where to save one file; ``made`` gives its content once that is known."""
        self.ask_path(suggested, kind, lambda path: self.save(path, made))

    def ask_path(self, suggested: str, kind: str, chosen: Chosen) -> None:
        """Ask where a file goes, and tell ``chosen``."""
        dialog = FileDialog(self._over, fr_en("Enregistrer", "Save"), str(_folder()), kind)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setDefaultSuffix(Path(suggested).suffix.removeprefix("."))
        dialog.selectFile(suggested)
        dialog.fileSelected.connect(lambda name: chosen(Path(name)))
        self.dialog = dialog
        dialog.open()

    def ask_folder(self, chosen: Chosen) -> None:
        """Ask for a folder, and tell ``chosen``."""
        dialog = FileDialog(
            self._over, fr_en("Choisir un dossier", "Choose a folder"), str(_folder())
        )
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(lambda name: chosen(Path(name)))
        self.dialog = dialog
        dialog.open()

    def save(self, path: Path, made: Made) -> None:
        """Write one file, and say so."""

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
