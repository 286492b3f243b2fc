"""Verify a seal: those of papers, typed or scanned, held against the club or another file."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import asdict
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from rules_ropta.ruling import Refused
from td_app.ports.seals import Seal, SealAnswer, SealReader, SealReport, read_seal
from td_app.ports.trouble import StorageTrouble
from td_app.ui.desk import Desk
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.file_dialog import FileDialog, file_to_open
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import column, emptied, fill, framed, row, wide
from td_app.ui.widgets.page_parts import Card, ScrolledColumn
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_lines import LineField
from td_app.ui.work_apart import WorkApart
from td_app.words import refusal_sentence, trouble_sentence
from td_app.words.language import fr_en
from td_app.words.seals import answer_sentences

MARGINS = (Space.NORMAL, Space.SNUG, Space.NORMAL, Space.SNUG)


class SealPage(ScrolledColumn):
    """Each Enter adds a seal; all of them are then looked for, on another thread."""

    def __init__(self, desk: Desk) -> None:
        """Verify seals in the club of ``desk``, until another file is chosen."""
        super().__init__()
        dress(self, kind="page")
        self.reader: SealReader | None = desk.club.read_seals
        self._seals: list[Seal] = []
        self._file: Path | None = None
        self._asked: tuple[tuple[Seal, ...], Path | None] = (), None
        self.dialog: FileDialog | None = None
        self._apart = WorkApart(self)
        self._apart.ended.connect(self._on_read)
        self.typed = explained(
            LineField(
                hint=fr_en("ligne 212 · 3fa2 9c1b…", "line 212 · 3fa2 9c1b…"),
                name=fr_en("Empreinte d’un papier", "Seal of a printout"),
            ),
            "Tapez, collez ou lisez à la douchette l’empreinte d’un papier, puis Entrée.",
            "Type, paste or scan the seal of a printout, then press Enter.",
        )
        self.typed.returnPressed.connect(self.add_typed)
        self.add = explained(
            Button(
                fr_en("Vérifier l’empreinte", "Verify the seal"), Rank.PRIMARY, does=self.add_typed
            ),
            "Cherche l’empreinte tapée dans toutes les soirées du fichier.",
            "Looks for the typed seal in every event of the file.",
        )
        self.refused = label("", wraps=True, tone=Tone.RED)
        self.where = label("", Say.SOFT, wraps=True)
        self.other = explained(
            Button(fr_en("Un autre fichier…", "Another file…"), icon="open", does=self._ask_which),
            "Choisit le fichier où chercher ; il est lu sans être modifié.",
            "Chooses the file to look in; it is read and not changed.",
        )
        self.own = explained(
            Button(
                fr_en("Revenir au club", "Go back to the club"),
                Rank.QUIET,
                does=lambda: self.look_in(),
            ),
            "Cherche de nouveau dans le club ouvert.",
            "Looks in the open club again.",
        )
        self.clear = explained(
            Button(fr_en("Vider la liste", "Clear the list"), Rank.QUIET, does=self._forget),
            "Retire les empreintes tapées.",
            "Removes the seals typed.",
        )
        self._list = column(spacing=Space.SNUG)
        self.answers: list[QWidget] = []
        self.fill_in_front((self._asking(), self._list))
        self.clear.setVisible(False)
        self.look_in()

    def showEvent(self, event: QShowEvent) -> None:
        """Put the keyboard in the field: a scanner types there."""
        super().showEvent(event)
        self.typed.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def idle(self) -> bool:
        """Return whether no file is being read."""
        return self._apart.idle

    def add_typed(self) -> None:
        """Look for the seal typed, beside those given before; say why it is none."""
        try:
            seal = read_seal(self.typed.text())
        except Refused as refusal:
            tell(self.refused, refusal_sentence(refusal))
            self.typed.selectAll()
            return
        tell(self.refused, "")
        self.typed.clear()
        if seal not in self._seals:
            self._seals.append(seal)
        self._begin()

    def look_in(self, file: Path | None = None) -> None:
        """Look in a file; in the open club without one."""
        self._file = file
        here = fr_en("Dans le club ouvert", "In the open club")
        there = fr_en("Dans {0}", "In {0}").format(file.name) if file else ""
        self.where.setText(there or here)
        self.own.setVisible(file is not None)
        self._begin()

    def _asking(self) -> Card:
        card = Card(self.typed.accessibleName())
        words = fr_en(
            "Chaque Entrée ajoute une empreinte\u00a0: celles de plusieurs papiers d’une soirée "
            "situent mieux un changement. Un code QR lu à la douchette en est une.",
            "Each Enter adds a seal: those of several printouts of an event locate a change "
            "better. A QR code read by a hand scanner is one.",
        )
        tell(self.refused, "")
        refusal = fr_en("Ce club n’est dans aucun fichier.", "This club is not in a file.")
        for button in (self.add, self.other):
            button.set_refusal(refusal if self.reader is None else None)
        fill(
            card.body,
            label(words, Say.SOFT, wraps=True),
            row(wide(self.typed), self.add, spacing=Space.SNUG),
            self.refused,
            row(wide(self.where), self.clear, self.own, self.other, spacing=Space.SNUG),
        )
        return card

    def _ask_which(self) -> None:
        title = fr_en("Le fichier où chercher", "The file to look in")
        self.dialog = file_to_open(self, title, "(*.db)")
        self.dialog.fileSelected.connect(lambda name: self.look_in(Path(name)))
        self.dialog.open()

    def _forget(self) -> None:
        self._seals = []
        self.show_answers(())
        self.typed.setFocus(Qt.FocusReason.OtherFocusReason)

    def _begin(self) -> None:
        """Read the file on another thread; once more at its end where more is asked meanwhile."""
        if self.reader is None or not self._seals or not self._apart.idle:
            return
        asked = self._asked = tuple(self._seals), self._file
        read = self.reader
        self._apart.begin(lambda: read(*asked), "seals")

    def _on_read(self, report: Future[SealReport]) -> None:
        """Show the answers, unless more was asked meanwhile."""
        if self._asked != (tuple(self._seals), self._file):
            self._begin()
            return
        try:
            self.show_answers(report.result().answers)
        except StorageTrouble as trouble:
            self.show_answers(())
            tell(self.refused, trouble_sentence(trouble))

    def show_answers(self, answers: Sequence[SealAnswer]) -> None:
        """Show what the file says of each seal, the last one typed on top."""
        emptied(self._list)
        self.answers = [_answer_card(answer) for answer in reversed(answers)]
        for card in self.answers:
            self._list.addWidget(card)
        self.clear.setVisible(bool(answers))


def _answer_card(answer: SealAnswer) -> QWidget:
    """The card of an answer, named as a screen reader reads it."""
    tone = Tone.NEUTRAL if answer.ok else Tone.RED
    sentence = label(answer_sentences(asdict(answer)), wraps=True, tone=tone)
    sentence.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    seal = label(answer.seal, Say.SOFT, wraps=True)
    card = framed(column(seal, sentence, spacing=Space.HAIR), margins=MARGINS, kind="card")
    card.setAccessibleName(f"{answer.seal} {sentence.text()}")
    return card
