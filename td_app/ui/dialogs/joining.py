"""Another file of the club joined to this one: what differs is shown, and chosen, first."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from threading import Event
from typing import TypeVar, cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QCheckBox, QProgressBar, QWidget

from td_app.joining import (
    Chosen,
    FieldDiffers,
    Kept,
    MergeCancelled,
    MergePreview,
    TheirTournament,
    Told,
)
from td_app.ports.copies import SafeCopies
from td_app.ports.trouble import StorageTrouble
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.choices import ChoiceRow
from td_app.ui.widgets.file_dialog import FileDialog, file_to_open
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import column
from td_app.ui.widgets.page_help import told_as
from td_app.ui.widgets.page_parts import scrolled
from td_app.ui.widgets.tips import explained
from td_app.ui.work_apart import WorkApart
from td_app.words.joining import (
    KEPT,
    brought_words,
    diverged_words,
    erased_words,
    field_words,
    tournament_words,
    value_words,
)
from td_app.words.language import fr_en
from td_app.words.speaking import say

T = TypeVar("T")

JOIN = "join"
WIDTH = 720
HEIGHT = 300
WHOLE = 1_000
"""Steps of the bar of progress."""
TRIES = 3
"""How often two files are joined again where the club was written to meanwhile."""


class JoiningFiles(QObject):
    """``failed(trouble)`` where what was chosen cannot be joined; ``said(words)`` of the rest."""

    failed = Signal(object)
    said = Signal(str)

    def __init__(self, files: SafeCopies, go_on: Callable[[Path], object], over: QWidget) -> None:
        """Ask over ``over``; ``go_on`` is called with the file that holds both."""
        super().__init__(over)
        self._files = files
        self._go_on = go_on
        self._over = over
        self.dialog: FileDialog | None = None
        self.question: JoinDialog | None = None
        self.under_way: ProgressDialog | None = None

    def ask_which(self) -> None:
        """Ask for the other file."""
        title = fr_en("Le fichier de l’autre ordinateur", "The other computer’s file")
        self.dialog = file_to_open(self._over, title, "(*.db)")
        self.dialog.fileSelected.connect(lambda name: self.ask(Path(name)))
        self.dialog.open()

    def ask(self, other: Path) -> None:
        """Show what another file would bring, once it is known, and ask."""
        title = fr_en("Comparaison des deux fichiers…", "Comparing the two files…")
        self._begin(title, lambda told: self._files.compare(other, told), self._show, other)

    def _show(self, other: Path, differs: MergePreview) -> None:
        if differs.nothing:
            self.said.emit(
                fr_en(
                    "L’autre fichier n’apporte rien de nouveau.", "The other file adds nothing new."
                )
            )
            return
        question = self.question = JoinDialog(differs, self._over)
        question.chosen.connect(
            lambda name: self._join(other, question.choices()) if name == JOIN else None
        )
        question.open()

    def _join(self, other: Path, chosen: Chosen, tries: int = TRIES) -> None:
        """Join beside the window's work; what was written meanwhile would be lost: try again."""
        title = fr_en("Réunion des deux fichiers…", "Merging the two files…")
        before = self._files.written()

        def then(_other: Path, joined: Path) -> None:
            if self._files.written() == before:
                self._go_on(joined)
            elif tries > 1:
                self._join(other, chosen, tries - 1)
            else:
                joined.unlink(missing_ok=True)
                self.failed.emit(StorageTrouble("JOIN_MEANWHILE"))

        self._begin(title, lambda told: self._files.join(other, chosen, told), then, other)

    def _begin(
        self,
        title: str,
        work: Callable[[Told], T],
        then: Callable[[Path, T], object],
        other: Path,
    ) -> None:
        under_way = self.under_way = ProgressDialog(title, work, self._over)
        under_way.ended.connect(lambda outcome: then(other, outcome))
        under_way.failed.connect(self.failed)
        stopped = fr_en("Interrompu\u00a0: rien n’a changé.", "Stopped: nothing has changed.")
        under_way.stopped.connect(lambda: self.said.emit(stopped))
        under_way.begin()


class JoinDialog(HouseDialog):
    """The rows that come, the choices to make, the rows that stay; ``choices()`` are the
    choices.
    """

    def __init__(self, differs: MergePreview, over: QWidget | None) -> None:
        """Show what differs."""
        words = fr_en(
            "Les deux fichiers n’en font plus qu’un, sur ce poste. L’autre n’est pas modifié, et "
            "celui d’aujourd’hui est gardé à côté, sous un autre nom.",
            "The two files become one, on this computer. The other is not changed, and today’s "
            "file is kept beside it under another name.",
        )
        title = fr_en("Réunir les deux fichiers\u00a0?", "Merge the two files?")
        super().__init__(title, words, over, icon="import", width=WIDTH)
        self._kept: dict[int, Kept] = {one.number: "both" for one in differs.diverged}
        self._theirs: set[tuple[str, str, str]] = set()
        self.brought: dict[int, QCheckBox] = {}
        self.rows: dict[tuple[str, str], QCheckBox] = {}
        parts = [
            *self._tournaments(differs),
            *self._fields(differs),
            *self._rows_there(differs),
        ]
        if differs.erased:
            parts.append(label(erased_words(differs.erased), wraps=True, tone=Tone.AMBER))
        inside = QWidget()
        column(*parts, on=inside, spacing=Space.SNUG, margins=(0, 0, Space.SNUG, 0))
        area = scrolled(inside)
        area.setFixedHeight(min(HEIGHT, max(inside.sizeHint().height(), 80)))
        self.body.addWidget(area)
        self.add_button("cancel", fr_en("Ne rien changer", "Cancel"))
        explained(
            self.add_button(JOIN, fr_en("Réunir", "Merge"), Rank.PRIMARY),
            "Écrit le fichier réuni, le vérifie, puis le met en place ; l’ancien est gardé.",
            "Writes the merged file, verifies it, then puts it in place; the old file is kept.",
        )

    def choices(self) -> Chosen:
        """Return the choices made."""
        return Chosen(
            dict(self._kept),
            frozenset(n for n, box in self.brought.items() if not box.isChecked()),
            frozenset(key for key, box in self.rows.items() if not box.isChecked()),
            frozenset(self._theirs),
        )

    def _tournaments(self, differs: MergePreview) -> list[QWidget]:
        parts: list[QWidget] = []
        for one in differs.tournaments:
            if one.how == "new":
                box = self.brought[one.number] = _ticked(tournament_words(one.name, one.date))
                parts.append(box)
            elif one.how == "longer_there":
                parts.append(label(brought_words(one.name, one.theirs - one.common), wraps=True))
        if parts:
            words = fr_en("Soirées ajoutées", "Events added")
            parts.insert(0, label(words, Say.SECTION))
        for one in differs.diverged:
            parts += self._two_ends(one)
        return parts

    def _two_ends(self, one: TheirTournament) -> list[QWidget]:
        words = diverged_words(one.name, one.ours - one.common, one.theirs - one.common)
        answers = tuple((key, say(pair)) for key, pair in KEPT.items())

        def keep(key: str) -> None:
            self._kept[one.number] = cast(Kept, key)

        choice = ChoiceRow(answers, "both", keep)
        return [label(words, wraps=True, tone=Tone.AMBER), choice]

    def _fields(self, differs: MergePreview) -> list[QWidget]:
        parts: list[QWidget] = []
        for one in differs.fields:
            parts += self._field(one)
        if parts:
            words = fr_en(
                "Différences entre les deux fichiers", "Differences between the two files"
            )
            parts.insert(0, label(words, Say.SECTION))
        return parts

    def _field(self, one: FieldDiffers) -> list[QWidget]:
        key = one.table, one.key, one.field

        def take(whose: str) -> None:
            (self._theirs.add if whose == "theirs" else self._theirs.discard)(key)

        answers = (
            ("ours", fr_en("Ici\u00a0: {0}", "Here: {0}").format(value_words(one.ours))),
            ("theirs", fr_en("Là-bas\u00a0: {0}", "There: {0}").format(value_words(one.theirs))),
        )
        choice = ChoiceRow(answers, "ours", take)
        return [label(field_words(one.table, one.told, one.field), Say.STRONG, wraps=True), choice]

    def _rows_there(self, differs: MergePreview) -> list[QWidget]:
        parts: list[QWidget] = []
        for one in differs.rows:
            box = self.rows[one.table, one.key] = _ticked(field_words(one.table, one.told, ""))
            parts.append(box)
        if parts:
            words = fr_en("Seulement dans l’autre fichier", "Only in the other file")
            parts.insert(0, label(words, Say.SECTION))
        return parts


def _ticked(words: str) -> QCheckBox:
    box = QCheckBox(words.replace("&", "&&"))
    told_as(box, fr_en("Soirées ajoutées", "Events added"))
    box.setChecked(True)
    return box


class _Work:
    """A work, as far as the other thread and the dialog both know it."""

    def __init__(self, work: Callable[[Told], object]) -> None:
        """Hold ``work``, not begun."""
        self._work = work
        self.share = 0.0
        self.given_up = Event()

    def __call__(self) -> object:
        """Do the work, up to its end; raises :class:`MergeCancelled` once it is stopped."""
        return self._work(self._on_progress)

    def _on_progress(self, share: float) -> None:
        if self.given_up.is_set():
            raise MergeCancelled
        self.share = share


class ProgressDialog(HouseDialog):
    """``ended(result)``, ``failed(trouble)``, or ``stopped()``: then nothing is left of it."""

    stopped = Signal()
    ended = Signal(object)
    failed = Signal(object)

    def __init__(self, title: str, work: Callable[[Told], object], over: QWidget) -> None:
        """Show how far ``work`` is, which :meth:`begin` does on a thread of its own."""
        super().__init__(title, "", over, icon="import")
        self.bar = QProgressBar()
        self.bar.setRange(0, WHOLE)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(title)
        self.body.addWidget(self.bar)
        explained(
            self.add_button("give_up", fr_en("Interrompre", "Stop")),
            "Interrompt la réunion des deux fichiers : rien n’est changé (Échap).",
            "Stops the merge; nothing is changed (Esc).",
        )
        self.work = _Work(work)
        self._apart = WorkApart(self)
        self._apart.looked.connect(lambda: self.bar.setValue(round(self.work.share * WHOLE)))
        self._apart.ended.connect(self._on_ended)

    def begin(self) -> None:
        """Begin, and show how far it is."""
        self._apart.begin(self.work, "progress")
        self.open()

    def choose(self, name: str) -> None:
        """Give up: the work ends at its next step, and closes this."""
        self.reject()

    def reject(self) -> None:
        """Give up, whichever way one leaves."""
        self.work.given_up.set()
        self.buttons["give_up"].set_refusal(
            fr_en("Arrêt demandé\u00a0: le travail finit son étape.", "Stopping after this step.")
        )

    def _on_ended(self, outcome: Future[object]) -> None:
        super().accept()
        try:
            result = outcome.result()
        except MergeCancelled:
            self.stopped.emit()
        except StorageTrouble as trouble:
            self.failed.emit(trouble)
        else:
            if self.work.given_up.is_set():
                self.stopped.emit()
            else:
                self.ended.emit(result)
