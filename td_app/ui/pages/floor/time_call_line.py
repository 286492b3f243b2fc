"""A countdown that runs at a table, and the three ways it ends (3.5)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from rules_ropta.levels_and_time import Acted
from td_app.tournament import commands as cmd
from td_app.tournament.views.conduct import TimeCallRow
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.floor.time_call_dial import TimeCallDial
from td_app.ui.public.aloud import time_aloud_of
from td_app.ui.public.time_call_face import seconds_left
from td_app.ui.theme import Space, Tone, dress, give_icon
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.cut_label import CutLabel
from td_app.ui.widgets.labels import Say, label
from td_app.words.language import fr_en

ROOM_FOR_WORDS = 320
"""Pixels that dial and words need before the buttons stand beside them."""

LATE_MS = 15_000
"""How long after its end a countdown nobody has settled takes less room."""


class TimeCallLine(QFrame):
    """Shows the seconds left; once over it proposes the dead hand, which the floor confirms."""

    def __init__(self, live: LiveTournament, row: TimeCallRow) -> None:
        """Show the countdown ``row`` of the tournament of ``live``."""
        super().__init__()
        self._live = live
        self._row = row
        self.dial = TimeCallDial()
        self.where = CutLabel(say=Say.TITLE)
        self.who = CutLabel(say=Say.STRONG)
        self.said = label("", Say.SMALL, wraps=True)
        self.before = Button(fr_en("A joué avant la fin", "Acted before the end"), scale="floor")
        self.at_end = Button(fr_en("À l'instant de la fin", "At the very end"), scale="floor")
        self.dead = Button(fr_en("Main morte", "Hand dead"), scale="floor")
        self.cancel = Button("", Rank.QUIET, icon="undo", scale="small")
        self.sound = Button("", Rank.QUIET, icon="sound", scale="small")
        self._lay_out()
        self._listen()
        self.refresh(row)

    @property
    def over(self) -> bool:
        """Return whether the countdown is over."""
        return self.dial.seconds == 0

    def refresh(self, row: TimeCallRow) -> None:
        """Show the countdown as the journal has it now."""
        self._row = row
        where = fr_en("Table {0}", "Table {0}").format(row.table)
        if row.seat is not None:
            where = fr_en("Table {0} · place {1}", "Table {0} · seat {1}").format(
                row.table, row.seat.number
            )
        self.where.say(where)
        self.who.say(row.name)
        self.who.setVisible(bool(row.name))
        self.cancel.set_refusal(None if self._is_last() else self._others_followed())
        self._show_sound()
        self.tick()

    def tick(self) -> None:
        """Show the seconds left now."""
        now, row = self._live.session.now_ms(), self._row
        left = seconds_left(row.ends_ms, now)
        self.dial.show_seconds(left, row.seconds, hurried=left <= row.aloud_s)
        tone = Tone.RED if left <= row.aloud_s else Tone.AMBER
        dress(self, kind="banner", tone=tone.value)
        self.dead.set_rank(Rank.SECONDARY if left else Rank.PRIMARY)
        late = now - row.ends_ms > LATE_MS
        self.dial.setVisible(not late)
        self.who.setVisible(bool(row.name) and not late)
        said = self._running_words() if left else self._over_words((now - row.ends_ms) // 1000)
        if said != self.said.text():
            self.said.setText(said)
            self.setAccessibleName(f"{self.where.whole}, {said}")
            wait = fr_en(
                "Le décompte n'est pas fini\u00a0: il peut encore jouer.",
                "The countdown is not over: he may still act.",
            )
            self.dead.set_refusal(wait if left else None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons under the words where there is little room beside them."""
        super().resizeEvent(event)
        narrow = self.width() - self._buttons.sizeHint().width() < ROOM_FOR_WORDS
        way = QBoxLayout.Direction
        self._whole.setDirection(way.TopToBottom if narrow else way.LeftToRight)

    def _running_words(self) -> str:
        return fr_en(
            "Une action à l'instant même de la fin compte (§\u00a03.5).",
            "An action at the very end counts (§\u00a03.5).",
        )

    def _over_words(self, since_s: int) -> str:
        return fr_en(
            "Temps écoulé depuis {0}\u00a0s\u00a0: main morte, à confirmer.",
            "Time has been up for {0}\u00a0s: hand dead, to be confirmed.",
        ).format(since_s)

    def _others_followed(self) -> str:
        return fr_en(
            "D'autres actions ont suivi\u00a0: annulez-les d'abord (Ctrl+Z).",
            "Other actions followed: undo them first (Ctrl+Z).",
        )

    def _is_last(self) -> bool:
        last = self._live.session.history.undoable
        return last is not None and last.sequence == self._row.number

    def _end(self, acted: Acted | None) -> None:
        self._live.dispatch(cmd.EndTimeCall(self._row.table, acted))

    def _on_cancel(self) -> None:
        if self._is_last():
            self._live.dispatch(cmd.Undo())

    def _on_sound(self) -> None:
        aloud = time_aloud_of(self._live)
        if aloud is not None:
            aloud.mute(not aloud.muted)

    def _show_sound(self) -> None:
        aloud = time_aloud_of(self._live)
        self.sound.setVisible(aloud is not None)
        if aloud is None:
            return
        words = (
            fr_en("Compter à voix haute", "Count aloud")
            if aloud.muted
            else fr_en("Couper la voix", "Silence the voice")
        )
        give_icon(self.sound, "sound-off" if aloud.muted else "sound")
        self.sound.setToolTip(words)
        self.sound.setAccessibleName(words)

    def _lay_out(self) -> None:
        cancel = fr_en("Annuler cette demande", "Undo this call")
        self.cancel.setAccessibleName(cancel)
        self.cancel.setToolTip(cancel)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        for line in (self.where, self.who, self.said):
            words.addWidget(line)
        words.addStretch(1)
        told = QHBoxLayout()
        told.setSpacing(Space.NORMAL)
        told.addWidget(self.dial)
        told.addLayout(words, 1)
        small = QVBoxLayout()
        small.setSpacing(Space.HAIR)
        for button in (self.cancel, self.sound):
            small.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._buttons = QWidget()
        row = QHBoxLayout(self._buttons)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.TIGHT)
        for button in (self.before, self.at_end, self.dead):
            row.addWidget(button)
        row.addLayout(small)
        self._whole = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._whole.setContentsMargins(Space.SNUG, Space.TIGHT, Space.TIGHT, Space.TIGHT)
        self._whole.setSpacing(Space.TIGHT)
        self._whole.addLayout(told, 1)
        self._whole.addWidget(self._buttons)

    def _listen(self) -> None:
        self.before.clicked.connect(lambda: self._end("before_end"))
        self.at_end.clicked.connect(lambda: self._end("at_end"))
        self.dead.clicked.connect(lambda: self._end(None))
        self.cancel.clicked.connect(self._on_cancel)
        self.sound.clicked.connect(self._on_sound)
        aloud = time_aloud_of(self._live)
        if aloud is not None:
            aloud.mutedChanged.connect(self._show_sound)
