"""Choosing a file or a folder, wholly in the language of the screen."""

from __future__ import annotations

from PySide6.QtWidgets import QFileDialog, QWidget

from td_app.words.language import fr_en


class FileDialog(QFileDialog):
    """Qt's dialog; the labels that its own translation leaves in English are named here."""

    def __init__(self, over: QWidget | None, title: str, folder: str = "", kinds: str = "") -> None:
        """Ask over a widget, from a folder (empty: where Qt likes), for files of these kinds."""
        super().__init__(over, title, folder, kinds)
        # Names alone: in the other view Qt tells what kind each is, in English.
        self.setViewMode(QFileDialog.ViewMode.List)
        self.setLabelText(QFileDialog.DialogLabel.LookIn, fr_en("Dossier\u00a0:", "Folder:"))
        self.setLabelText(QFileDialog.DialogLabel.FileType, fr_en("Type\u00a0:", "Type:"))


def file_to_open(over: QWidget | None, title: str, kinds: str) -> FileDialog:
    """Return a dialog for one file that exists, not open yet."""
    dialog = FileDialog(over, title, "", kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return dialog
