"""What each act does in the director's window, and why it cannot be done now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from td_app.tournament import commands as cmd
from td_app.tournament.commands import UndoChoice
from td_app.ui.acts import Act, KeyRow
from td_app.ui.desk import DeskTournament
from td_app.ui.dialogs.undo_clock_dialog import AS_IF_NEVER, FROM_NOW, UndoClockDialog
from td_app.ui.keys import leave_control
from td_app.ui.pages.clock.controls import next_break_step
from td_app.ui.windows.deeds import Deed, Deeds, commanded, refusal_of
from td_app.ui.windows.play_deeds import club_deeds, play_deeds
from td_app.ui.windows.screen_deeds import screen_deeds
from td_app.ui.windows.sound_deeds import sound_deeds
from td_app.words import action_label
from td_app.words.language import fr_en

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
        self.deeds: Deeds = {
            Act.TOGGLE_CLOCK: Deed(self.toggle_clock, self._why_no_toggle),
            Act.MINUTE_MORE: commanded(window, cmd.AdjustClock(MINUTE)),
            Act.MINUTE_LESS: commanded(window, cmd.AdjustClock(-MINUTE)),
            Act.NEXT_LEVEL: commanded(window, cmd.NextLevel()),
            Act.PREVIOUS_LEVEL: commanded(window, cmd.PreviousLevel()),
            Act.NEXT_BREAK: Deed(self.next_break, self._why_no_break),
            Act.UNDO: Deed(self.undo, self._why_no_undo),
            Act.REDO: commanded(window, cmd.Redo()),
            Act.KEYS_HELP: Deed(window.show_keys, anywhere=True),
            Act.FIND: Deed(window.find_anything, anywhere=True),
            Act.PALETTE: Deed(window.show_palette, anywhere=True),
            Act.LEAVE_FIELD: Deed(leave_control, anywhere=True),
            **play_deeds(window),
            **screen_deeds(window),
            **sound_deeds(window),
            **club_deeds(window),
        }

    def do(self, row: KeyRow) -> None:
        """Do what a key or a line of the palette asks; what needs a tournament waits for one."""
        if not self._out_of_place(row):
            self._deed(row).do()

    def why_not(self, row: KeyRow) -> str:
        """Return why an act cannot be done now, empty when it can."""
        return self._out_of_place(row) or self._deed(row).why_not()

    def _deed(self, row: KeyRow) -> Deed:
        return self._page(row.number) if row.act is Act.PAGE else self.deeds[row.act]

    def _out_of_place(self, row: KeyRow) -> str:
        window = self._window
        if self._deed(row).anywhere:
            return ""
        if window.view is None or self._live is None:
            return fr_en("Ouvrez d'abord un tournoi.", "Open a tournament first.")
        if window.front is not None:
            return fr_en(
                "Quittez d'abord la page qui est devant.", "Leave the page in front first."
            )
        return ""

    def _page(self, number: int) -> Deed:
        view = self._window.view
        keys = view.pages.keys if view is not None else ()
        if view is None or number > len(keys):
            return Deed(lambda: None)
        return Deed(lambda: view.show_page(keys[number - 1]))

    def _why_no_toggle(self) -> str:
        running = self._live is not None and self._live.state.clock.running
        return refusal_of(self._window, cmd.PauseClock() if running else cmd.StartClock())

    def _why_no_break(self) -> str:
        coming = self._next_break_step()
        if coming is None:
            return fr_en("La structure n'a plus de pause.", "The structure has no break left.")
        return refusal_of(self._window, cmd.GoToStep(coming))

    def _why_no_undo(self) -> str:
        return refusal_of(self._window, cmd.Undo(), asked_after="CLOCK_UNDO_CHOICE")

    def toggle_clock(self) -> None:
        """Start the clock, or stop it."""
        if self._live is not None:
            running = self._live.state.clock.running
            self._live.dispatch(cmd.PauseClock() if running else cmd.StartClock())

    def next_break(self) -> None:
        """Go to the start of the break that comes next."""
        if self._live is None or self._window.view is None:
            return
        coming = self._next_break_step()
        if coming is None:
            self._window.view.foot.note(
                fr_en("La structure n'a plus de pause.", "The structure has no break left.")
            )
        else:
            self._live.dispatch(cmd.GoToStep(coming))

    def _next_break_step(self) -> int | None:
        return next_break_step(self._live.clock()) if self._live is not None else None

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
        self.deeds[Act.REDO].do()

    def space_on_a_row(self) -> None:
        """Say why Space did nothing: a row of a list has the keyboard."""
        if self._window.view is not None:
            self._window.view.foot.note(
                fr_en(
                    "Une ligne est choisie\u00a0: Échap, puis Espace pour l'horloge.",
                    "A row is selected: Esc, then Space for the clock.",
                )
            )

    @property
    def _live(self) -> DeskTournament | None:
        return self._window.desk.live

    def _undo_clock(self, name: str) -> None:
        if self._live is not None and name in UNDO_CHOICES:
            self._live.dispatch(cmd.Undo(UNDO_CHOICES[name]))
