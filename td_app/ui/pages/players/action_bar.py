"""What can be done with the entrants chosen, each with its key."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import Majority
from td_app.tournament.views.players import PlayerRow
from td_app.ui.figures import whole
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.cut_label import CutLabel
from td_app.ui.widgets.labels import Say
from td_app.words import refusal_sentence
from td_app.words.language import fr_en

ROOM_FOR_WORDS = 580
"""Pixels from which it is told who is chosen, beside the buttons."""

LEAST_WIDTH = 400

Can = Callable[[cmd.Command], Refused | None]


def presence_command(rows: Sequence[PlayerRow]) -> cmd.MarkPresence | None:
    """Return what ticks those absent present, or takes the ticks away when all are."""
    absent = tuple(row.entrant for row in rows if not row.present)
    if absent:
        return cmd.MarkPresence(absent)
    return cmd.MarkPresence(tuple(row.entrant for row in rows), present=False) if rows else None


def majority_command(rows: Sequence[PlayerRow]) -> cmd.MarkMajority | None:
    """Return what ticks those unchecked as of age, or takes the ticks away (1.4)."""
    unchecked = tuple(row.entrant for row in rows if row.majority == "unchecked")
    if unchecked:
        return cmd.MarkMajority(unchecked)
    everyone = tuple(row.entrant for row in rows)
    return cmd.MarkMajority(everyone, Majority.UNCHECKED) if everyone else None


def absence_command(rows: Sequence[PlayerRow]) -> cmd.MarkAway | None:
    """Return what notes the seated players there as away, or back when all are away (1.9)."""
    seated = [row for row in rows if row.seat is not None]
    there = tuple(row.entrant for row in seated if row.absence is None)
    if there:
        return cmd.MarkAway(there)
    return cmd.MarkAway(tuple(row.entrant for row in seated), away=False) if seated else None


class ActionBar(QFrame):
    """``presenceAsked()``, ``majorityAsked()``, ``absenceAsked()``, ``correctionAsked()``,
    ``removalAsked()``.
    """

    absenceAsked = Signal()  # noqa: N815 - a Qt signal among Qt's own
    presenceAsked = Signal()  # noqa: N815 - a Qt signal among Qt's own
    majorityAsked = Signal()  # noqa: N815
    correctionAsked = Signal()  # noqa: N815
    removalAsked = Signal()  # noqa: N815

    def __init__(self, can: Can, parent: QWidget | None = None) -> None:
        """Ask ``can`` why something would be refused."""
        super().__init__(parent)
        dress(self, kind="sunken")
        self._can = can
        self._keys: dict[str, Button] = {}
        self._told = CutLabel("", Say.SOFT)
        self.presence = self._button(fr_en("Présence", "Presence"), "P", self.presenceAsked)
        self.majority = self._button(fr_en("Majorité", "Age check"), "M", self.majorityAsked)
        self.absence = self._button(fr_en("Absence", "Absence"), "A", self.absenceAsked)
        self.correct = self._button(fr_en("Corriger", "Correct"), "C", self.correctionAsked)
        suppr = fr_en("Suppr", "Del")
        self.remove = self._button(fr_en("Retirer", "Remove"), suppr, self.removalAsked)
        row = QHBoxLayout(self)
        row.setContentsMargins(Space.SNUG, Space.HAIR, Space.HAIR, Space.HAIR)
        row.setSpacing(Space.HAIR)
        row.addWidget(self._told, 1)
        row.addStretch()
        for button in (self.presence, self.majority, self.absence, self.correct, self.remove):
            row.addWidget(button)
        self.show_rows(())

    def show_rows(self, rows: Sequence[PlayerRow]) -> None:
        """Speak of the rows chosen; each button says why when it cannot be pressed."""
        self._told.say(self._words(rows))
        nobody = (
            None
            if rows
            else fr_en(
                "Choisissez d'abord un joueur dans la liste.",
                "Choose a player from the list first.",
            )
        )
        self.correct.set_refusal(nobody)
        nowhere = fr_en(
            "Seul un joueur assis peut être noté absent.", "Only a seated player can be noted away."
        )
        for button, command in (
            (self.presence, presence_command(rows)),
            (self.majority, majority_command(rows)),
            (self.absence, absence_command(rows)),
            (self.remove, self._removal(rows)),
        ):
            refused = None if command is None else self._can(command)
            button.set_refusal(nobody or (refusal_sentence(refused) if refused else None))
        if rows and absence_command(rows) is None:
            self.absence.set_refusal(nowhere)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the room to the buttons where there is little."""
        super().resizeEvent(event)
        self._told.setVisible(self.width() >= ROOM_FOR_WORDS)
        self._write_keys()

    def minimumSizeHint(self) -> QSize:
        """Return the least size: the keys are not written where there is no room."""
        return QSize(LEAST_WIDTH, super().minimumSizeHint().height())

    def _write_keys(self) -> None:
        """Write the keys after the words when all of them fit."""
        for key, button in self._keys.items():
            button.setText(f"{button.accessibleName()}\u2002{key}")
        needed = sum(button.sizeHint().width() + Space.HAIR for button in self._keys.values())
        if needed + Space.NORMAL > self.width():
            for button in self._keys.values():
                button.setText(button.accessibleName())

    def _words(self, rows: Sequence[PlayerRow]) -> str:
        if not rows:
            return fr_en("Personne n'est choisi", "Nobody is chosen")
        if len(rows) == 1:
            return rows[0].name
        return fr_en("{0} joueurs choisis", "{0} players chosen").format(whole(len(rows)))

    def _removal(self, rows: Sequence[PlayerRow]) -> cmd.RemoveEntrants | None:
        return cmd.RemoveEntrants(tuple(row.entrant for row in rows)) if rows else None

    def _button(self, words: str, key: str, asked: SignalInstance) -> Button:
        button = Button(f"{words}\u2002{key}", Rank.QUIET, name=words, does=asked)
        self._keys[key] = button
        return button
