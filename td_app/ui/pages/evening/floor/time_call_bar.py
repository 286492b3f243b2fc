"""Time called on a player who thinks too long, above any page of the floor (3.5)."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPaintEvent, QPen, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QSizePolicy,
    QWidget,
)
from shiboken6 import isValid

from rules_ropta.levels_and_time import Acted
from td_app.tournament import commands as cmd
from td_app.tournament.views.conduct import TimeCallRow
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.floor.time_call_form import TimeCallForm
from td_app.ui.public.announcer import time_aloud_of
from td_app.ui.refusals import why_not_plainly
from td_app.ui.theme import Space, Tone, TypeSize, colours, dress, give_icon, typeface
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.click_guard import ClickGuard
from td_app.ui.widgets.labels import CutLabel, Say, label
from td_app.ui.widgets.layout import STRETCH, at, column, framed, put_away, row, wide
from td_app.ui.widgets.tips import explained, set_tip
from td_app.wall.table_words import seconds_left
from td_app.words.language import fr_en

KEY = "Ctrl+T"

ROOM_FOR_WORDS = 320
"""Pixels that dial and words need before the buttons stand beside them."""

LATE_MS = 15_000
"""How long after its end a countdown nobody has settled takes less room."""

SIDE = 84
RING = 6.0
SIXTEENTHS = 16 * 360


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
        self.button = explained(
            Button(
                fr_en("Time", "Time"),
                icon="hourglass",
                tip=fr_en("Demander le time (Ctrl+T)", "Call time (Ctrl+T)"),
            ),
            "Lance le décompte du time d’un joueur, à la table de votre choix (Ctrl+T).",
            "Starts the countdown on a player, at the table you choose (Ctrl+T).",
        )
        shortcut = QShortcut(QKeySequence(KEY), self.button)
        shortcut.activated.connect(self.button.click)
        self.form = TimeCallForm(live)
        self.form.closed.connect(self._on_closed)
        self.form.hide()
        margins = (Space.WIDE, Space.TIGHT)
        self._column = column(self.form, on=self, spacing=Space.TIGHT, margins=margins)
        self.refresh()

    @property
    def asking(self) -> bool:
        """Return whether a call is being made."""
        return not self.form.isHidden()

    def refresh(self) -> None:
        """Show the countdowns that run now."""
        first = next((table.number for table in self._live.open_tables()), 0)
        self.button.set_refusal(why_not_plainly(self._live, cmd.CallTime(first, accepted=False)))
        rows = {row.number: row for row in self._live.time_calls()}
        for number in [number for number in self.lines if number not in rows]:
            line = self.lines.pop(number)
            self._give_back_keyboard(line)
            put_away(line)
        for number, shown in rows.items():
            if number in self.lines:
                self.lines[number].refresh(shown)
            else:
                self.lines[number] = TimeCallLine(self._live, shown)
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

    def _show(self) -> None:
        self.setVisible(self.asking or bool(self.lines))

    def _on_closed(self) -> None:
        self._give_back_keyboard(self.form)
        self.form.hide()
        self._show()

    def _give_back_keyboard(self, leaving: QWidget) -> None:
        """Give the keyboard back to where it was before time was called."""
        focus = QApplication.focusWidget()
        if focus is None or not leaving.isAncestorOf(focus):
            return
        before = self._came_from
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.PopupFocusReason)
        else:
            focus.clearFocus()


class TimeCallLine(QFrame):
    """Shows the seconds left; once over it proposes the dead hand, which the floor confirms."""

    def __init__(self, live: LiveTournament, shown: TimeCallRow) -> None:
        """Show a countdown of the tournament of ``live``."""
        super().__init__()
        self._live = live
        self._row = shown
        ClickGuard(self)
        self._aloud = time_aloud_of(live)
        self.dial = TimeCallDial()
        self.where = CutLabel(say=Say.TITLE)
        self.who = CutLabel(say=Say.STRONG)
        self.said = label("", Say.SMALL, wraps=True)
        self.before = explained(
            self._ending(fr_en("A joué avant la fin", "Acted before the end"), "before_end"),
            "Le joueur a agi à temps : le décompte s’arrête, sans autre effet.",
            "The player acted in time: the countdown stops, nothing else happens.",
        )
        self.at_end = explained(
            self._ending(fr_en("À l’instant de la fin", "At the very end"), "at_end"),
            "Une action à l’instant même où le temps finit est valable (3.5).",
            "An action at the very moment time runs out counts (3.5).",
        )
        self.dead = self._ending(fr_en("Main morte", "Dead hand"), None)
        cancel = fr_en("Annuler cette demande", "Cancel this call")
        self.cancel = Button(
            "",
            Rank.QUIET,
            icon="undo",
            scale="small",
            tip=cancel,
            name=cancel,
            does=self._on_cancel,
            explains=(
                "Annule la demande de time, comme si elle n’avait pas eu lieu.",
                "Cancels the time call as if it had never been made.",
            ),
        )
        self.sound = Button("", Rank.QUIET, icon="sound", scale="small", does=self._on_sound)
        self._lay_out()
        if self._aloud is not None:
            self._aloud.mutedChanged.connect(self._show_sound)
        self.refresh(shown)

    def _ending(self, words: str, acted: Acted | None) -> Button:
        button = Button(words, scale="floor")
        button.clicked.connect(lambda: self._live.dispatch(cmd.EndTimeCall(self._row.table, acted)))
        return button

    @property
    def over(self) -> bool:
        """Return whether the countdown is over."""
        return self.dial.seconds == 0

    def refresh(self, shown: TimeCallRow) -> None:
        """Show the countdown as the journal has it now."""
        self._row = shown
        where = fr_en("Table {0}", "Table {0}").format(shown.table)
        if shown.seat is not None:
            seated = fr_en("Table {0} · place {1}", "Table {0} · seat {1}")
            where = seated.format(shown.table, shown.seat.number)
        self.where.say(where)
        self.who.say(shown.name)
        self.who.setVisible(bool(shown.name))
        followed = fr_en(
            "D’autres actions ont suivi\u00a0: annulez-les d’abord (Ctrl+Z).",
            "Other actions followed. Undo them first (Ctrl+Z).",
        )
        if self._is_last():
            self.cancel.set_refusal(None)
        else:
            self.cancel.set_refusal(followed)
        self._show_sound()
        self.tick()

    def tick(self) -> None:
        """Show the seconds left now."""
        now = self._live.now_ms()
        shown = self._row
        left = seconds_left(shown.ends_ms, now)
        hurried = left <= shown.aloud_s
        self.dial.show_seconds(left, shown.seconds, hurried=hurried)
        dress(self, kind="banner", tone=(Tone.RED if hurried else Tone.AMBER).value)
        if left:
            self.dead.set_rank(Rank.SECONDARY)
        else:
            self.dead.set_rank(Rank.PRIMARY)
        late = now - shown.ends_ms > LATE_MS
        self.dial.setVisible(not late)
        self.who.setVisible(bool(shown.name) and not late)
        over = fr_en(
            "Temps écoulé depuis {0}\u00a0s\u00a0: main morte, à confirmer.",
            "Time has been up for {0} s: dead hand, to be confirmed.",
        )
        running = fr_en(
            "Une action à l’instant même de la fin est valable (§\u00a03.5).",
            "An action at the very end counts (§\u00a03.5).",
        )
        wait = fr_en(
            "Le décompte n’est pas fini\u00a0: le joueur peut encore agir.",
            "The countdown is not over: the player may still act.",
        )
        if left:
            said = running
        else:
            said = over.format((now - shown.ends_ms) // 1000)
        if said != self.said.text():
            self.said.setText(said)
            self.setAccessibleName(f"{self.where.whole}, {said}")
            if left:
                self.dead.set_refusal(wait)
            else:
                self.dead.set_refusal(None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons under the words where there is little room beside them."""
        super().resizeEvent(event)
        narrow = self.width() - self._buttons.sizeHint().width() < ROOM_FOR_WORDS
        way = QBoxLayout.Direction
        if narrow:
            self._whole.setDirection(way.TopToBottom)
        else:
            self._whole.setDirection(way.LeftToRight)

    def _is_last(self) -> bool:
        last = self._live.to_undo()
        return last is not None and last.sequence == self._row.number

    def _on_cancel(self) -> None:
        if self._is_last():
            self._live.dispatch(cmd.Undo())

    def _on_sound(self) -> None:
        if self._aloud is not None:
            self._aloud.mute(not self._aloud.muted)

    def _show_sound(self) -> None:
        self.sound.setVisible(self._aloud is not None)
        if self._aloud is None:
            return
        muted = self._aloud.muted
        silence = fr_en("Couper la voix", "Mute the voice")
        if muted:
            words = fr_en("Compter à voix haute", "Count aloud")
        else:
            words = silence
        give_icon(self.sound, "sound-off" if muted else "sound")
        set_tip(self.sound, words)
        self.sound.setAccessibleName(words)

    def _lay_out(self) -> None:
        words = column(STRETCH, self.where, self.who, self.said, STRETCH, spacing=0)
        middle = Qt.AlignmentFlag.AlignVCenter
        small = column(at(self.cancel, middle), at(self.sound, middle), spacing=Space.HAIR)
        ends = (self.before, self.at_end, self.dead)
        told = row(self.dial, wide(words), spacing=Space.NORMAL)
        self._whole = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._whole.setContentsMargins(Space.SNUG, Space.TIGHT, Space.TIGHT, Space.TIGHT)
        self._whole.setSpacing(Space.TIGHT)
        self._whole.addLayout(told, 1)
        self._buttons = framed(row(*ends, small, spacing=Space.TIGHT))
        self._whole.addWidget(self._buttons)


class TimeCallDial(QWidget):
    """A figure of 40 px; amber, red in the seconds counted aloud and once over."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show an empty ring."""
        super().__init__(parent)
        self.seconds = 0
        self._share = 0.0
        self._tone = Tone.RED
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_seconds(self, seconds: int, total: int, *, hurried: bool) -> None:
        """Show ``seconds`` left of ``total``; nothing is redrawn when they are the same."""
        if hurried:
            tone = Tone.RED
        else:
            tone = Tone.AMBER
        shown = (seconds, seconds / max(1, total), tone)
        if shown != (self.seconds, self._share, self._tone):
            self.seconds, self._share, self._tone = shown
            self.setAccessibleName(fr_en("{0} secondes", "{0} seconds").format(seconds))
            self.update()

    def sizeHint(self) -> QSize:
        """Return its size in pixels."""
        return QSize(SIDE, SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ring, what is left of it, and the figure."""
        ink = colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inset = RING / 2 + 1
        ring = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.setPen(QPen(QColor(ink.line), RING))
        painter.drawEllipse(ring)
        if self._share > 0:
            strong = QColor(ink.strong_of(self._tone))
            painter.setPen(QPen(strong, RING, c=Qt.PenCapStyle.RoundCap))
            painter.drawArc(ring, 90 * 16, round(SIXTEENTHS * min(1.0, self._share)))
        painter.setFont(typeface(TypeSize.FIGURE, strong=True))
        painter.setPen(QColor(ink.text_of(self._tone)))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, str(self.seconds))
        painter.end()
