"""Time called on a player who thinks too long, above whatever the floor is doing (3.5)."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from shiboken6 import isValid

from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.floor.time_call_form import TimeCallForm
from td_app.ui.pages.floor.time_call_line import TimeCallLine
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.buttons import Button
from td_app.words import refusal_sentence
from td_app.words.language import fr_en

KEY = "Ctrl+T"


class TimeCallBar(QWidget):
    """Hidden while nobody calls time; ``button`` stands where its owner puts it.

    One line a countdown, the first called on top, under the form of a new call.
    """

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Follow the countdowns of ``live``."""
        super().__init__(parent)
        dress(self, kind="page")
        self._live = live
        self._came_from: QWidget | None = None
        self.lines: dict[int, TimeCallLine] = {}
        self.button = Button(
            fr_en("Temps", "Time"),
            icon="hourglass",
            tip=fr_en("Demander le temps (Ctrl+T)", "Call time (Ctrl+T)"),
        )
        shortcut = QShortcut(QKeySequence(KEY), self.button)
        shortcut.activated.connect(self.button.click)
        self.form = TimeCallForm(live)
        self.form.closed.connect(self._on_closed)
        self.form.hide()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(Space.WIDE, Space.TIGHT, Space.WIDE, Space.TIGHT)
        self._column.setSpacing(Space.TIGHT)
        self._column.addWidget(self.form)
        self.refresh()

    @property
    def asking(self) -> bool:
        """Return whether a call is being made."""
        return not self.form.isHidden()

    def refresh(self) -> None:
        """Show the countdowns that run now."""
        self.button.set_refusal(self._why_not())
        rows = {row.number: row for row in self._live.time_calls()}
        for number in [number for number in self.lines if number not in rows]:
            self._remove(self.lines.pop(number))
        for number, row in rows.items():
            if number in self.lines:
                self.lines[number].refresh(row)
            else:
                self.lines[number] = TimeCallLine(self._live, row)
                self._column.addWidget(self.lines[number])
        if self.asking:
            self.form.refresh()
        self._show()

    def tick(self) -> None:
        """Show the seconds left now."""
        for line in self.lines.values():
            line.tick()

    def ask(self, table: int | None = None) -> None:
        """Call time at a table; without one, it is chosen first."""
        focus = QApplication.focusWidget()
        if focus is not None and not self.isAncestorOf(focus):
            self._came_from = focus
        self.form.show()
        self._show()
        self.form.ask(table)

    def _why_not(self) -> str | None:
        """Why time cannot be called at any table now."""
        first = next((table.number for table in self._live.state.open_tables()), 0)
        refused = self._live.can(cmd.CallTime(first, accepted=False))
        return refusal_sentence(refused) if refused else None

    def _show(self) -> None:
        self.setVisible(self.asking or bool(self.lines))

    def _on_closed(self) -> None:
        self._give_back_keyboard(self.form)
        self.form.hide()
        self._show()

    def _remove(self, line: TimeCallLine) -> None:
        self._give_back_keyboard(line)
        self._column.removeWidget(line)
        line.hide()
        line.deleteLater()

    def _give_back_keyboard(self, leaving: QWidget) -> None:
        """Give the keyboard back to where it was before time was called."""
        focus = QApplication.focusWidget()
        if focus is None or not leaving.isAncestorOf(focus):
            return
        before = self._came_from
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus()
        else:
            focus.clearFocus()
