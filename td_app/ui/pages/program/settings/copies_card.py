"""Backups in the settings: the last one, one now, one elsewhere, and the way back."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFileDialog, QWidget

from td_app.ports.trouble import StorageTrouble
from td_app.ui.copy_keeper import CopyKeeper
from td_app.ui.desk import Desk
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.dialogs.restore_backup import RestoreBackup
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.file_dialog import FileDialog
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import STRETCH, column, fill, framed, row
from td_app.ui.widgets.page_parts import Card, FormRows
from td_app.ui.widgets.tips import explained
from td_app.words import trouble_sentence
from td_app.words.copies import copy_age, differs_words, held_words
from td_app.words.language import fr_en

AWAY = "away"
MINUTE_MS = 60_000


class CopiesCard(Card):
    """The backups and their dates; every act shows its result."""

    def __init__(self, desk: Desk, keeper: CopyKeeper) -> None:
        """Show the copies that ``keeper`` keeps of the club's file of ``desk``."""
        super().__init__(fr_en("Copies de sûreté", "Backups"))
        self._desk = desk
        self._keeper = keeper
        self.dialog: FileDialog | None = None
        self.question: HouseDialog | None = None
        self.returning = RestoreBackup(keeper.files, desk.go_back_to, self)
        self.returning.failed.connect(self._tell)
        self.age = label("", Say.STRONG, wraps=True)
        self.outcome = label("", Say.SMALL, wraps=True)
        self.now = explained(
            Button(fr_en("Copier maintenant", "Back up now"), icon="check", does=keeper.copy),
            "Fait une copie de sûreté tout de suite, et la vérifie.",
            "Makes a backup at once, and verifies it.",
        )
        self.elsewhere = explained(
            Button(
                fr_en("Enregistrer une copie…", "Save a backup…"),
                icon="export",
                does=self._ask_where,
            ),
            "Enregistre une copie du club où vous voulez.",
            "Saves a backup of the club where you want.",
        )
        self.back = Button(
            fr_en("Revenir à une copie…", "Restore a backup…"),
            icon="undo",
            does=self.returning.ask_which,
        )
        self.away = Button(
            fr_en("Emporter le club…", "Move to another computer…"),
            icon="export",
            does=self._ask_away,
        )
        self.place = Button("", icon="open", does=self._ask_second)
        self.there = label("", Say.SMALL, wraps=True)
        self.nowhere = Button(
            fr_en("Ne plus copier à cet endroit", "Stop copying there"),
            Rank.QUIET,
            does=self._forget_second,
            explains=(
                "Ne copie plus à ce second endroit ; les copies déjà faites y restent.",
                "Stops backing up there; existing backups stay.",
            ),
        )
        fill(self.body, self.age, self._rows(), self.outcome)
        # Slots of the card itself: the keeper goes on copying when the settings are long gone.
        keeper.made.connect(self.refresh)
        keeper.failed.connect(self.refresh)
        timer = QTimer(self)
        timer.timeout.connect(self.refresh)
        timer.start(MINUTE_MS)
        self.refresh()

    def _rows(self) -> FormRows:
        rows = FormRows()
        rows.add(
            fr_en("Sur cet ordinateur", "On this computer"),
            _in_row(self.now, self.elsewhere),
            fr_en(
                "Toutes les dix minutes pendant le jeu, à l’ouverture et à la fermeture, avec "
                "vérification\u00a0; les douze dernières sont gardées, et une par jour pendant un "
                "mois.",
                "Every ten minutes during play, at opening and at closing, verified; the last "
                "twelve are kept, and one per day for a month.",
            ),
        )
        rows.add(
            fr_en("Second endroit", "Second location"),
            framed(column(_in_row(self.place, self.nowhere), self.there, spacing=Space.HAIR)),
            fr_en(
                "Une clé USB, un autre disque\u00a0: les mêmes copies y sont faites quand il est "
                "branché.",
                "A USB stick or another disk: the same backups go there when it is plugged in.",
            ),
        )
        if self._keeper.files.elsewhere:
            self._add_server_lost(rows)
        else:
            self._add_ways_out(rows)
        return rows

    def _add_ways_out(self, rows: FormRows) -> None:
        """How the club goes to another computer, or back to how it was."""
        rows.add(
            fr_en("Autre ordinateur", "Another computer"),
            _in_row(self.away),
            fr_en(
                "Enregistre une copie vérifiée sur une clé et ferme l’application ici\u00a0; sur "
                "l’autre ordinateur, «\u00a0Revenir à une copie…\u00a0». Un seul ordinateur sert "
                "à la fois.",
                "Saves a verified copy to a USB stick and closes the application here. On the "
                "other computer, choose “Restore a backup…”. Only one computer may be in use at a "
                "time.",
            ),
        )
        rows.add(
            fr_en("Fichier abîmé ou perdu", "File damaged or lost"),
            _in_row(self.back),
            fr_en(
                "Affiche d’abord ce que la copie contient\u00a0; le fichier actuel est gardé à "
                "côté.",
                "First shows what the backup contains; the current file is kept beside it.",
            ),
        )

    def _add_server_lost(self, rows: FormRows) -> None:
        """How an evening goes on without its server, on one computer."""
        folder = self._keeper.files.latest_folder
        for button in (self.away, self.back):
            button.setParent(self)
            button.hide()
        rows.add(
            fr_en("Serveur perdu", "Server lost"),
            label(str(folder), Say.BODY, wraps=True),
            fr_en(
                "Sur un seul ordinateur\u00a0: démarrez l’application sans le serveur, puis "
                "«\u00a0Revenir à une copie…\u00a0», et choisissez ici la plus récente.",
                "On one computer: start the application without the server, choose “Restore a "
                "backup…”, and select the latest one from here.",
            ),
        )

    def refresh(self, _news: object = None) -> None:
        """Show when the last backup was made, or why there is none."""
        keeper = self._keeper
        self.age.setText(copy_age(keeper.minutes_since(datetime.now())))
        self._tell(keeper.trouble)
        second = keeper.second_place
        choose = fr_en("Choisir un endroit…", "Choose a location…")
        if second:
            self.place.setText(str(second))
        else:
            self.place.setText(choose)
        self.nowhere.setVisible(second is not None)
        tell(self.there, keeper.second_words(datetime.now()), Tone.NEUTRAL)

    def _tell(self, outcome: StorageTrouble | str | None) -> None:
        if isinstance(outcome, StorageTrouble):
            tell(self.outcome, trouble_sentence(outcome), Tone.RED)
        else:
            tell(self.outcome, outcome or "", Tone.NEUTRAL)

    def _ask_where(self) -> None:
        title = fr_en("Enregistrer une copie", "Save a backup")
        self._ask_name(title, lambda name: self.save_copy(Path(name)))

    def _ask_away(self) -> None:
        title = fr_en("Emporter le club", "Move to another computer")
        self._ask_name(title, lambda name: self.take_away(Path(name)))

    def _ask_name(self, title: str, chosen: Callable[[str], object]) -> None:
        path = self._keeper.files.path
        dialog = FileDialog(self, title, str(self._keeper.second_place or ""), "(*.db)")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.selectFile(f"{path.stem} {datetime.now():%Y-%m-%d}{path.suffix}")
        dialog.fileSelected.connect(chosen)
        self._open(dialog)

    def save_copy(self, target: Path) -> bool:
        """Copy the file to the director's place, never over another; return whether it
        succeeded.
        """
        try:
            saved = self._keeper.files.save_to(target)
        except StorageTrouble as trouble:
            self._tell(trouble)
            return False
        done = fr_en("Copie vérifiée\u00a0: {0}, {1}.", "Backup verified: {0}, {1}.")
        told = done.format(target.name, held_words(len(saved.tournaments), saved.entries))
        if saved.differs:
            self._tell(f"{told} {differs_words(saved.differs)}")
        else:
            self._tell(told)
        return True

    def take_away(self, target: Path) -> None:
        """Copy the file for another computer; then nothing more should be written here."""
        if not self.save_copy(target):
            return
        words = fr_en(
            "«\u00a0{0}\u00a0» est enregistré et vérifié. Sur l’autre ordinateur\u00a0: première "
            "page ou réglages, «\u00a0Revenir à une copie…\u00a0». Ce que vous feriez ici ensuite "
            "n’y figurera pas.",
            "“{0}” is saved and verified. On the other computer, choose “Restore a backup…” on "
            "the first page or in the settings. Anything recorded here from now on will not be in "
            "it.",
        ).format(target)
        title = fr_en("Le club peut être emporté", "Ready to move to another computer")
        question = self.question = HouseDialog(title, words, self, icon="export", width=560)
        explained(
            question.add_button("cancel", fr_en("Continuer ici", "Continue here")),
            "Reste sur cet ordinateur ; la copie emportée ne sera plus à jour.",
            "Stays on this computer; the backup taken away goes out of date.",
        )
        explained(
            question.add_button(AWAY, fr_en("Fermer ici", "Close here"), Rank.PRIMARY),
            "Ferme le club ici : il continue sur l’autre ordinateur.",
            "Closes the club here: it continues on the other computer.",
        )
        leave = self._desk.leave_for
        question.chosen.connect(lambda name: leave(target) if name == AWAY else None)
        question.open()

    def _ask_second(self) -> None:
        title = fr_en("Où copier aussi\u00a0?", "Where should backups also go?")
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

    def _open(self, dialog: FileDialog) -> None:
        self.dialog = dialog
        dialog.open()


def _in_row(*parts: QWidget) -> QWidget:
    holder = QWidget()
    row(*parts, STRETCH, on=holder, spacing=Space.TIGHT, margins=0)
    return holder
