"""The clocks of a round: one line for all of them, or for the table that is chosen."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QFrame

from td_app.meeting import commands as cmd
from td_app.tournament.state.clock import ClockReading
from td_app.tournament.state.structure import Level
from td_app.ui.pages.club.teams.held_meeting import HeldMeeting
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank, icon_button
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, row
from td_app.ui.widgets.tips import explained
from td_app.wall.meeting_words import time_left
from td_app.words.language import current_language, fr_en
from td_app.words.minutes import level_text
from td_app.words.on_paper import PaperWords

MINUTE = 60


class ClockStrip(QFrame):
    """Time left, blinds, and what turns the clock; ``table`` is the one it is about, if any."""

    def __init__(self, held: HeldMeeting) -> None:
        """Turn the clocks of ``held``."""
        super().__init__()
        dress(self, kind="card")
        self._held = held
        self._round = 1
        self._table = 0
        self._running = False
        self.time = label("", Say.DECISION)
        self.blinds = label("", Say.STRONG)
        self.whose = label("", Say.SOFT)
        words = fr_en("Points non comptés", "Points not counted")
        self.uncounted = label(words, Say.SMALL, tone=Tone.AMBER)
        self.turn = Button(rank=Rank.PRIMARY, does=self.toggle)
        less = fr_en("Une minute de moins", "One minute less")
        more = fr_en("Une minute de plus", "One minute more")
        before = fr_en("Niveau précédent", "Previous level")
        after = fr_en("Niveau suivant", "Next level")
        self.gestures = (
            explained(
                icon_button("minus-minute", less, does=lambda: self._adjust(-MINUTE)),
                "Retire une minute au niveau.",
                "Takes a minute off the level.",
            ),
            explained(
                icon_button("plus-minute", more, does=lambda: self._adjust(MINUTE)),
                "Ajoute une minute au niveau.",
                "Adds a minute to the level.",
            ),
            explained(
                icon_button("previous", before, does=lambda: self._step(-1)),
                "Revient au niveau précédent.",
                "Goes back to the previous level.",
            ),
            explained(
                icon_button("next", after, does=lambda: self._step(1)),
                "Passe au niveau suivant.",
                "Goes to the next level.",
            ),
        )
        self.time.setMinimumWidth(104)
        row(
            self.time,
            self.blinds,
            self.whose,
            STRETCH,
            self.uncounted,
            *self.gestures,
            self.turn,
            on=self,
            spacing=Space.TIGHT,
            margins=(Space.NORMAL, Space.HAIR, Space.TIGHT, Space.HAIR),
        )

    def show_clock(
        self,
        round_number: int,
        table: int,
        readings: Mapping[int, ClockReading],
        *,
        tells_uncounted: bool,
    ) -> None:
        """Show the clock of a round: of all tables (``table`` 0), or of one.

        ``tells_uncounted``: and that points are not counted, where they are not.
        """
        self._round = round_number
        apart = self._held.live.clocks_apart
        uncounted = not self._held.live.standings().counted
        self.uncounted.setVisible(tells_uncounted and uncounted)
        if apart:
            self._table = table
        else:
            self._table = 0
        reading = readings.get(self._table) or next(iter(readings.values()), None)
        self.setVisible(reading is not None)
        if reading is None:
            return
        if apart and not table:
            everywhere = list(readings.values())
        else:
            everywhere = [reading]
        self._running = all(each.running for each in everywhere)
        same = len({(each.step, time_left(each)) for each in everywhere}) == 1
        if same:
            self.time.setText(time_left(reading))
            self.blinds.setText(_level(reading))
        else:
            self.time.setText("–")
            self.blinds.setText("")
        self.whose.setText(self._whose(apart))
        begun = any(each.started for each in everywhere)
        if self._running:
            words = fr_en("Pause", "Pause")
        else:
            words = fr_en("Démarrer", "Start")
        self.turn.set_rank(Rank.SECONDARY if self._running else Rank.PRIMARY)
        if not self._running and begun:
            words = fr_en("Reprendre", "Resume")
        self.turn.setText(words)
        why = self._held.why_not(self._turning())
        self.turn.set_refusal(why)
        for gesture in self.gestures:
            gesture.setEnabled(why is None)

    def toggle(self) -> None:
        """Start what stands, or hold what runs."""
        self._held.send(self._turning())

    def _turning(self) -> cmd.StartClocks | cmd.PauseClocks:
        turn = cmd.PauseClocks if self._running else cmd.StartClocks
        return turn(self._round, self._tables())

    def _tables(self) -> tuple[int, ...]:
        if self._table:
            return (self._table,)
        return ()

    def _adjust(self, seconds: int) -> None:
        self._held.send(cmd.AdjustClocks(self._round, seconds, self._tables()))

    def _step(self, steps: int) -> None:
        back = steps < 0
        self._held.send(cmd.StepClocks(self._round, -1 if back else 1, self._tables()))

    def _whose(self, apart: bool) -> str:
        if not apart:
            return ""
        if self._table:
            return fr_en("Table {0}", "Table {0}").format(self._table)
        return fr_en("Toutes les tables", "All tables")


def _level(reading: ClockReading) -> str:
    words = PaperWords(current_language())
    if isinstance(reading.playing, Level):
        told = fr_en("Niveau {0} · {1}", "Level {0} · {1}")
        return told.format(reading.level_number, level_text(reading.level, words))
    return fr_en("Pause prévue", "Scheduled break")
