"""Safe copies in the settings: the last one, one now, one elsewhere, and the way back."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFileDialog, QWidget

from td_app.ports import Held, StorageTrouble
from td_app.ui.copy_keeper import CopyKeeper
from td_app.ui.desk import Desk
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.file_dialog import FileDialog, file_to_open
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import STRETCH, fill, row
from td_app.ui.widgets.page_parts import Card, FormRows
from td_app.words import trouble_sentence
from td_app.words.copies import copy_age, held_tournament_words, held_words
from td_app.words.language import fr_en

PUT_BACK = "put_back"
MINUTE_MS = 60_000


class CopiesCard(Card):
    """What is safe, and since when; every act says what came of it."""

    def __init__(self, desk: Desk, keeper: CopyKeeper) -> None:
        """Show the copies that ``keeper`` keeps of the club's file of ``desk``."""
        super().__init__(fr_en("Copies de sécurité", "Safe copies"))
        self._desk, self._keeper = desk, keeper
        self.dialog: FileDialog | None = None
        self.question: HouseDialog | None = None
        self.age = label("", Say.STRONG, wraps=True)
        self.outcome = label("", Say.SMALL, wraps=True)
        self.now = Button(fr_en("Copier maintenant", "Copy now"), icon="check", does=keeper.copy)
        self.elsewhere = Button(
            fr_en("Enregistrer une copie…", "Save a copy…"), icon="export", does=self._ask_where
        )
        self.back = Button(
            fr_en("Revenir à une copie…", "Go back to a copy…"), icon="undo", does=self._ask_which
        )
        self.place = Button("", icon="open", does=self._ask_second)
        self.nowhere = Button(
            fr_en("Ne plus copier là", "No more copies there"), Rank.QUIET, does=self._forget_second
        )
        fill(self.body, self.age, self._rows(), self.outcome)
        keeper.made.connect(lambda _copy: self.refresh())
        keeper.failed.connect(lambda _trouble: self.refresh())
        timer = QTimer(self)
        timer.timeout.connect(self.refresh)
        timer.start(MINUTE_MS)
        self.refresh()

    def _rows(self) -> FormRows:
        rows = FormRows()
        rows.add(
            fr_en("Toutes les dix minutes", "Every ten minutes"),
            _in_row(self.now, self.elsewhere),
            fr_en(
                "À l’ouverture, à la fermeture et pendant le jeu, relue chaque fois\u00a0; les "
                "douze dernières sont gardées, et une par jour pendant un mois.",
                "At opening, at closing and during play, read back each time; the last twelve are "
                "kept, and one a day for a month.",
            ),
        )
        rows.add(
            fr_en("Second endroit", "Second place"),
            _in_row(self.place, self.nowhere),
            fr_en(
                "Une clé USB, un autre disque\u00a0: les mêmes copies y vont quand il est là.",
                "A USB stick, another disk: the same copies go there when it is plugged in.",
            ),
        )
        rows.add(
            fr_en("Fichier abîmé ou perdu", "File damaged or lost"),
            _in_row(self.back),
            fr_en(
                "Montre d’abord ce que la copie contient\u00a0; le fichier d’aujourd’hui est "
                "gardé à côté.",
                "Shows first what the copy holds; today’s file is kept beside it.",
            ),
        )
        return rows

    def refresh(self) -> None:
        """Say when the last safe copy was made, or why there is none."""
        keeper = self._keeper
        self.age.setText(copy_age(keeper.minutes_since(datetime.now())))
        self._tell(keeper.trouble)
        second = keeper.second_place
        choose = fr_en("Choisir un endroit…", "Choose a place…")
        self.place.setText(str(second) if second else choose)
        self.nowhere.setVisible(second is not None)

    def _tell(self, outcome: StorageTrouble | str | None) -> None:
        if isinstance(outcome, StorageTrouble):
            tell(self.outcome, trouble_sentence(outcome), Tone.RED)
        else:
            tell(self.outcome, outcome or "", Tone.NEUTRAL)

    def _ask_where(self) -> None:
        path = self._keeper.files.path
        named = f"{path.stem} {datetime.now():%Y-%m-%d}{path.suffix}"
        dialog = FileDialog(self, fr_en("Enregistrer une copie", "Save a copy"), "", "(*.db)")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.selectFile(named)
        dialog.fileSelected.connect(lambda name: self.save_copy(Path(name)))
        self._open(dialog)

    def save_copy(self, target: Path) -> None:
        """Copy the file to where the director said, never over another."""
        try:
            held = self._keeper.files.save_to(target)
        except StorageTrouble as trouble:
            self._tell(trouble)
            return
        done = fr_en("Copie relue\u00a0: {0}, {1}.", "Copy read back: {0}, {1}.")
        self._tell(done.format(target.name, held_words(len(held.tournaments), held.entries)))

    def _ask_second(self) -> None:
        title = fr_en("Où copier aussi\u00a0?", "Where to copy too?")
        dialog = FileDialog(self, title)
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.fileSelected.connect(lambda name: self._second(Path(name)))
        self._open(dialog)

    def _second(self, folder: Path) -> None:
        self._keeper.set_second_place(folder)
        self.refresh()

    def _forget_second(self) -> None:
        self._keeper.set_second_place(None)
        self.refresh()

    def _ask_which(self) -> None:
        latest = self._keeper.latest
        dialog = file_to_open(self, fr_en("Revenir à une copie", "Go back to a copy"), "(*.db)")
        if latest is not None:
            dialog.setDirectory(str(latest.path.parent))
        dialog.fileSelected.connect(lambda name: self.ask_back(Path(name)))
        self._open(dialog)

    def ask_back(self, copy: Path) -> None:
        """Show what a copy holds, and ask before it takes the file's place."""
        try:
            held = self._keeper.files.held_in(copy)
        except StorageTrouble as trouble:
            self._tell(trouble)
            return
        self.question = back_question(copy, held, self)
        self.question.chosen.connect(lambda name: self._go_back(name, copy))
        self.question.open()

    def _go_back(self, name: str, copy: Path) -> None:
        if name == PUT_BACK:
            self._desk.go_back_to(copy)

    def _open(self, dialog: FileDialog) -> None:
        self.dialog = dialog
        dialog.open()


def back_question(copy: Path, held: Held, over: QWidget) -> HouseDialog:
    """Return the question before a copy takes the file's place: what it holds, what is kept."""
    words = fr_en(
        "Cette copie contient {0}. Elle prend la place du fichier du club\u00a0; celui "
        "d’aujourd’hui est gardé à côté, sous un autre nom.",
        "This copy holds {0}. It takes the place of the club’s file; today’s is kept beside it, "
        "under another name.",
    ).format(held_words(len(held.tournaments), held.entries))
    dialog = HouseDialog(
        fr_en("Revenir à cette copie\u00a0?", "Go back to this copy?"), words, over, icon="undo"
    )
    lines = [held_tournament_words(one.name, one.date, one.last_ms) for one in held.tournaments]
    for line in (copy.name, *lines[:6]):
        dialog.body.addWidget(label(line, Say.SMALL, wraps=True))
    dialog.add_button("cancel", fr_en("Ne rien changer", "Change nothing"))
    dialog.add_button(PUT_BACK, fr_en("Y revenir", "Go back to it"), Rank.PRIMARY)
    return dialog


def _in_row(*parts: QWidget) -> QWidget:
    holder = QWidget()
    row(*parts, STRETCH, on=holder, spacing=Space.TIGHT, margins=0)
    return holder
