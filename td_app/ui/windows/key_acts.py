"""What each key does in the director's window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from td_app.tournament import commands as cmd
from td_app.tournament.commands import UndoChoice
from td_app.ui.acts import Act, KeyRow
from td_app.ui.desk import DeskTournament
from td_app.ui.dialogs.undo_clock_dialog import AS_IF_NEVER, FROM_NOW, UndoClockDialog
from td_app.ui.wording import action_label

if TYPE_CHECKING:
    from td_app.ui.windows.main_window import MainWindow

MINUTE = 60
UNDO_CHOICES: dict[str, UndoChoice] = {AS_IF_NEVER: "as_if_never", FROM_NOW: "from_now"}


class KeyActs(QObject):
    """Does what keys and the buttons of the frame ask, in the tournament that is open."""

    def __init__(self, window: MainWindow) -> None:
        """Act in ``window``."""
        super().__init__(window)
        self._window = window
        self._plain = {
            Act.TOGGLE_CLOCK: self.toggle_clock,
            Act.NEXT_BREAK: self.next_break,
            Act.UNDO: self.undo,
            Act.REDO: self.redo,
            Act.FLOOR: self.call_floor,
            Act.FLOOR_WINDOW: window.show_floor_window,
        }
        self._commands: dict[Act, cmd.Command] = {
            Act.MINUTE_MORE: cmd.AdjustClock(MINUTE),
            Act.MINUTE_LESS: cmd.AdjustClock(-MINUTE),
            Act.NEXT_LEVEL: cmd.NextLevel(),
            Act.PREVIOUS_LEVEL: cmd.PreviousLevel(),
        }

    def do(self, row: KeyRow) -> None:
        """Do what the key of ``row`` asks; without a tournament only the list of keys opens."""
        window, live, act = self._window, self._live, row.act
        if act is Act.KEYS_HELP:
            window.show_keys()
        elif live is None or window.view is None or window.front is not None:
            return
        elif act in self._commands:
            live.dispatch(self._commands[act])
        elif act in self._plain:
            self._plain[act]()
        elif act is Act.PAGE:
            if row.number <= len(window.view.pages.keys):
                window.view.show_page(window.view.pages.keys[row.number - 1])
        elif act is Act.PUBLIC_DISPLAY:
            window.toggle_public_display()
        elif act is Act.FIND:
            window.view.search()
        elif act is Act.ELIMINATE:
            window.view.eliminate()

    def toggle_clock(self) -> None:
        """Start the clock, or stop it."""
        if self._live is not None:
            running = self._live.state.clock.running
            self._live.dispatch(cmd.PauseClock() if running else cmd.StartClock())

    def next_break(self) -> None:
        """Go to the start of the break that comes next."""
        if self._live is None or self._window.view is None:
            return
        view = self._live.clock()
        coming = next((s for s in view.steps[view.step + 1 :] if s.is_break), None)
        if coming is None:
            self._window.view.foot.note(self.tr("La structure n'a plus de pause."))
        else:
            self._live.dispatch(cmd.GoToStep(coming.step))

    def undo(self) -> None:
        """Undo the last action; one of the clock asks what becomes of the time."""
        live = self._live
        if live is None:
            return
        refusal = live.can(cmd.Undo())
        entry = live.session.history.undoable
        if refusal is None or refusal.code != "CLOCK_UNDO_CHOICE" or entry is None:
            live.dispatch(cmd.Undo())
            return
        dialog = UndoClockDialog(action_label(entry.event), self._window)
        dialog.chosen.connect(self._undo_clock)
        self._window.show_dialog(dialog)

    def redo(self) -> None:
        """Do the last undone action again."""
        if self._live is not None:
            self._live.dispatch(cmd.Redo())

    def call_floor(self) -> None:
        """Show the floor's page, ready for what happened at a table."""
        if self._window.view is not None:
            self._window.view.call_floor()

    def space_on_a_row(self) -> None:
        """Say why Space did nothing: a row of a list has the keyboard."""
        if self._window.view is not None:
            self._window.view.foot.note(
                self.tr("Une ligne est choisie : Échap, puis Espace pour l'horloge.")
            )

    @property
    def _live(self) -> DeskTournament | None:
        return self._window.desk.live

    def _undo_clock(self, name: str) -> None:
        if self._live is not None and name in UNDO_CHOICES:
            self._live.dispatch(cmd.Undo(UNDO_CHOICES[name]))
