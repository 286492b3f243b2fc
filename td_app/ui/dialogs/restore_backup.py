"""Going back to a backup: which one, what it holds, and whether it takes the file's place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from td_app.ports.copies import ClubFileSummary, SafeCopies
from td_app.ports.trouble import StorageTrouble
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.theme import Tone
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.file_dialog import FileDialog, file_to_open
from td_app.ui.widgets.labels import Say, label
from td_app.words.copies import differs_words, held_tournament_words, held_words, parted_words
from td_app.words.language import fr_en

PUT_BACK = "put_back"
#: Tournaments of a copy that are told, the latest.
MOST_TOLD = 6


class RestoreBackup(QObject):
    """``failed(trouble)`` where what was chosen is no copy; else the director is asked."""

    failed = Signal(object)

    def __init__(self, files: SafeCopies, go_back: Callable[[Path], object], over: QWidget) -> None:
        """Ask over ``over``; ``go_back`` is called with the copy that was chosen."""
        super().__init__(over)
        self._files = files
        self._go_back = go_back
        self._over = over
        self.dialog: FileDialog | None = None
        self.question: HouseDialog | None = None

    def ask_which(self) -> None:
        """Ask for a copy, from where the latest stands."""
        self.dialog = which_copy(self._over, self._files.latest_folder)
        self.dialog.fileSelected.connect(lambda name: self.ask(Path(name)))
        self.dialog.open()

    def ask(self, copy: Path) -> None:
        """Show what a copy holds, and ask before it takes the file's place."""
        try:
            held = self._files.held_in(copy)
        except StorageTrouble as trouble:
            self.failed.emit(trouble)
            return
        self.question = back_question(copy, held, self._over)
        self.question.chosen.connect(lambda name: self._go_back(copy) if name == PUT_BACK else None)
        self.question.open()


def which_copy(over: QWidget | None, folder: Path | None) -> FileDialog:
    """Return the question for a copy, from a folder; not open yet."""
    dialog = file_to_open(over, fr_en("Revenir à une copie", "Restore a backup"), "(*.db)")
    if folder is not None:
        dialog.setDirectory(str(folder))
    return dialog


def back_question(copy: Path, held: ClubFileSummary, over: QWidget | None) -> HouseDialog:
    """Return the question before a copy replaces the file: what it holds, what is kept."""
    words = fr_en(
        "Cette copie contient {0}. Elle remplacera le fichier du club\u00a0; celui d’aujourd’hui "
        "est gardé à côté, sous un autre nom.",
        "This backup contains {0}. It will replace the club’s file; today’s file is kept beside "
        "it under another name.",
    ).format(held_words(len(held.tournaments), held.entries))
    title = fr_en("Revenir à cette copie\u00a0?", "Restore this backup?")
    dialog = HouseDialog(title, words, over, icon="undo", width=560)
    for line in held_lines(copy, held):
        dialog.body.addWidget(label(line, Say.SMALL, wraps=True))
    if held.differs:
        dialog.body.addWidget(label(differs_words(held.differs), wraps=True, tone=Tone.AMBER))
    if held.parted:
        dialog.body.addWidget(label(parted_words(), wraps=True, tone=Tone.AMBER))
    dialog.add_button("cancel", fr_en("Ne rien changer", "Cancel"))
    dialog.add_button(
        PUT_BACK,
        fr_en("Revenir à cette copie", "Restore"),
        Rank.PRIMARY,
        explains=(
            "Remplace le fichier par la copie ; l’ancien est gardé sous un autre nom.",
            "Replaces the file with the backup; the old file is kept under another name.",
        ),
    )
    return dialog


def held_lines(copy: Path, held: ClubFileSummary) -> list[str]:
    """Return the name of a copy and whose it is, then its latest tournaments, a line each."""
    told = [held_tournament_words(one.name, one.date, one.last_ms) for one in held.tournaments]
    return [" · ".join(filter(None, (copy.name, held.club))), *told[:MOST_TOLD]]
