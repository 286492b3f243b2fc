"""The acts on the entrants chosen, each with its key."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QWidget

from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import Majority
from td_app.tournament.views.players import PlayerRow
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.players.table import GONE
from td_app.ui.refusals import why_not_plainly
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import CutLabel, Say
from td_app.ui.widgets.layout import Placed, row, wide
from td_app.ui.widgets.tips import explained
from td_app.words.figures import whole
from td_app.words.language import fr_en

ROOM_FOR_WORDS = 580
"""Pixels from which it is told who is chosen, beside the buttons."""

LEAST_WIDTH = 400

Rows = Sequence[PlayerRow]


def nobody_chosen() -> str:
    """Return what is said while nobody is chosen."""
    return fr_en("Personne n’est choisi", "Nobody selected")


def presence_command(rows: Rows) -> cmd.MarkPresence | None:
    """Return what ticks those absent present, or takes the ticks away when all are."""
    absent = tuple(row.entrant for row in rows if not row.present)
    if absent:
        return cmd.MarkPresence(absent)
    if rows:
        return cmd.MarkPresence(tuple(row.entrant for row in rows), present=False)
    return None


def majority_command(rows: Rows) -> cmd.MarkMajority | None:
    """Return what ticks those unchecked as of age, or takes the ticks away (1.4)."""
    unchecked = tuple(row.entrant for row in rows if row.majority == "unchecked")
    if unchecked:
        return cmd.MarkMajority(unchecked)
    everyone = tuple(row.entrant for row in rows)
    if everyone:
        return cmd.MarkMajority(everyone, Majority.UNCHECKED)
    return None


def absence_command(rows: Rows) -> cmd.MarkAway | None:
    """Return what notes the seated players there as away, or back when all are away (1.9)."""
    seated = [row for row in rows if row.seat is not None]
    there = tuple(row.entrant for row in seated if row.absence is None)
    if there:
        return cmd.MarkAway(there)
    if seated:
        return cmd.MarkAway(tuple(row.entrant for row in seated), away=False)
    return None


def removal_command(rows: Rows) -> cmd.RemoveEntrants | None:
    """Return what takes entrants off the list."""
    if rows:
        return cmd.RemoveEntrants(tuple(row.entrant for row in rows))
    return None


#: What each act asks for, of those chosen; ``correction`` opens the panel.
COMMANDS: Mapping[str, Callable[[Rows], cmd.Command | None]] = {
    "presence": presence_command,
    "majority": majority_command,
    "absence": absence_command,
    "removal": removal_command,
}


class KeyedBar(QFrame):
    """Buttons with their keys, which are written after the words where there is room.

    Bars one under the other stand in one frame, which holds them.
    """

    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Hold no button yet."""
        super().__init__(parent)
        self._keys: dict[str, Button] = {}

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write the keys where there is room."""
        super().resizeEvent(event)
        self._write_keys()

    def minimumSizeHint(self) -> QSize:
        """Return the least size: the keys are not written where there is no room."""
        return QSize(LEAST_WIDTH, super().minimumSizeHint().height())

    def _write_keys(self) -> None:
        """Write the keys after the words when all of them fit."""
        for key, button in self._keys.items():
            button.setText(f"{button.accessibleName()}\u2002{key}")
        shown = [button for button in self._keys.values() if button.isVisibleTo(self)]
        needed = sum(button.sizeHint().width() + Space.HAIR for button in shown)
        if needed + self._beside() > self.width():
            for button in self._keys.values():
                button.setText(button.accessibleName())

    def _beside(self) -> int:
        """Return the pixels that the buttons leave to the rest."""
        return Space.NORMAL

    def _button(self, act: str, words: str, key: str) -> Button:
        self._keys[key] = button = Button(f"{words}\u2002{key}", Rank.QUIET, name=words)
        button.clicked.connect(lambda: self.asked.emit(act))
        if key.startswith("Alt+"):
            # Heard in the searches too: a letter alone would be one of a name.
            shortcut = QShortcut(QKeySequence(key), self, button.click)
            shortcut.setAutoRepeat(False)
        return button


class ActionBar(KeyedBar):
    """``asked(act)``: presence, majority, absence, correction, return or removal."""

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Speak of the entrants of ``live``."""
        super().__init__(parent)
        self._live = live
        self._told = CutLabel("", Say.SOFT)
        self.presence = explained(
            self._button("presence", fr_en("Pointer", "Mark present"), "Alt+P"),
            "Pointe le joueur choisi présent, ou absent.",
            "Marks the selected player present, or not.",
        )
        self.majority = explained(
            self._button("majority", fr_en("Majorité", "Age check"), "Alt+M"),
            "Note que la majorité du joueur choisi est vérifiée, ou ne l’est plus.",
            "Records that the selected player’s age is checked, or no longer is.",
        )
        self.absence = explained(
            self._button("absence", fr_en("Absence", "Away"), "Alt+A"),
            "Note que le joueur choisi est absent, ou de retour ; absent, il paie ses blindes.",
            "Marks the selected player away, or back; their blinds are still posted.",
        )
        self.correct = self._button("correction", fr_en("Corriger", "Correct"), "Alt+C")
        self.back = self._button("return", fr_en("Réintégrer", "Reinstate"), "Alt+R")
        suppr = fr_en("Suppr", "Del")
        self.remove = self._button("removal", fr_en("Retirer", "Remove"), suppr)
        row(
            wide(self._told),
            Placed(None),
            *self._keys.values(),
            on=self,
            spacing=Space.HAIR,
            margins=(Space.SNUG, 0, Space.HAIR, 0),
        )
        self.show_rows(())

    def show_rows(self, rows: Rows) -> None:
        """Speak of the rows chosen; each button says why when it cannot be pressed."""
        self._told.named = len(rows) == 1
        self._told.say(self._words(rows))
        nobody = fr_en(
            "Choisissez d’abord un joueur dans la liste.", "Select a player in the list first."
        )
        nowhere = fr_en(
            "Seul un joueur assis peut être noté absent.",
            "Only a seated player can be marked away.",
        )
        one = fr_en(
            "Choisissez un seul joueur\u00a0: les noms se corrigent un par un.",
            "Select one player only: names are corrected one at a time.",
        )
        if len(rows) == 1:
            self.correct.set_refusal(None)
        elif rows:
            self.correct.set_refusal(one)
        else:
            self.correct.set_refusal(nobody)
        one_out = len(rows) == 1 and rows[0].standing in GONE
        self.back.setVisible(one_out)
        self.absence.setVisible(not one_out)
        for button, made in (
            (self.presence, presence_command),
            (self.majority, majority_command),
            (self.absence, absence_command),
            (self.remove, removal_command),
        ):
            command = made(rows)
            if command is not None:
                refused = why_not_plainly(self._live, command)
            else:
                refused = nowhere
            if rows:
                button.set_refusal(refused)
            else:
                button.set_refusal(nobody)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the room to the buttons where there is little."""
        super().resizeEvent(event)
        self._told.setVisible(self.width() >= ROOM_FOR_WORDS)

    def _beside(self) -> int:
        """Leave room to what is said while nobody is chosen."""
        if self.width() < ROOM_FOR_WORDS:
            return super()._beside()
        return super()._beside() + self.fontMetrics().horizontalAdvance(nobody_chosen())

    def _words(self, rows: Rows) -> str:
        if not rows:
            return nobody_chosen()
        if len(rows) == 1:
            return rows[0].name
        return fr_en("{0} joueurs choisis", "{0} players selected").format(whole(len(rows)))
