"""Table numbers typed while every table plays the same hand: a table is done, or all-in."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from td_app.tournament import commands as cmd
from td_app.ui.widgets.keys import ENTER, TENTH, place_of_key

LARGEST_DIGIT = 9


class RoundKeys:
    """The number being typed. Up to nine tables a digit is enough; beyond, Enter ends it."""

    def __init__(self) -> None:
        """Wait for a digit."""
        self.typed = ""
        self.all_in = False
        self._tables: frozenset[int] = frozenset()

    def set_tables(self, tables: Collection[int]) -> None:
        """Wait for the numbers of these tables; what was typed is forgotten if they changed."""
        if frozenset(tables) != self._tables:
            self._tables = frozenset(tables)
            self.forget()

    def forget(self) -> None:
        """Forget what was typed, and go back to tables that are done."""
        self.typed = ""
        self.all_in = False

    def wants(self, event: QKeyEvent) -> bool:
        """Return whether this key is for the round, and not for the window."""
        editing = bool(self.typed) and event.key() == Qt.Key.Key_Backspace
        leaving = (bool(self.typed) or self.all_in) and event.key() == Qt.Key.Key_Escape
        return editing or leaving or _is_a(event) or _digit(event) is not None

    def press(self, event: QKeyEvent) -> cmd.Command | None:
        """Take a key; return the command once a table is named."""
        digit = _digit(event)
        if digit is not None:
            self.typed += str(digit)
            short = max(self._tables, default=0) <= LARGEST_DIGIT
            return self.named() if short else None
        if _is_a(event):
            self.all_in = not self.all_in
        elif event.key() == Qt.Key.Key_Backspace:
            self.typed = self.typed[:-1]
        elif event.key() == Qt.Key.Key_Escape:
            self.forget()
        elif event.key() in ENTER and self.typed:
            return self.named()
        return None

    def named(self) -> cmd.Command:
        """Return what is noted of the table typed."""
        table = int(self.typed)
        command = self.command(table)
        self.forget()
        return command

    def command(self, table: int) -> cmd.Command:
        """Return what is noted of a table: a called all-in, or its hand done."""
        return cmd.TableAllIn(table) if self.all_in else cmd.TableDone(table)


def _digit(event: QKeyEvent) -> int | None:
    place = place_of_key(event)
    return 0 if place == TENTH else place


def _is_a(event: QKeyEvent) -> bool:
    plain = not event.modifiers() & ~(
        Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    )
    return plain and event.key() == Qt.Key.Key_A
