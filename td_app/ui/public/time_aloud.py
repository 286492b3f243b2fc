"""The last seconds of a time call counted aloud, each once, by one voice (3.5)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from td_app.ports import StorageTrouble
from td_app.tournament.views.time_calls import TimeCallRow
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.public.time_call_words import seconds_left
from td_app.ui.public.voice import Voice

Second = tuple[int, int]
"""A countdown's number, and seconds left."""


def second_to_say(calls: Sequence[TimeCallRow], now_ms: int) -> Second | None:
    """Return the second counted aloud at this moment, of the countdown that ends first.

    It began less than a second ago: a second that has passed is never said afterwards.
    """
    aloud = [call for call in calls if call.aloud_ms <= now_ms < call.ends_ms]
    if not aloud:
        return None
    call = min(aloud, key=lambda call: (call.ends_ms, call.number))
    return call.number, seconds_left(call.ends_ms, now_ms)


class TimeAloud(QObject):
    """``mutedChanged()``. Belongs to its tournament: windows come and go, one voice counts."""

    mutedChanged = Signal()  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, live: LiveTournament, voice: Voice) -> None:
        """Count for ``live``; what was to be said before now is never said again."""
        super().__init__(live)
        self._live = live
        self._voice = voice
        self._said: set[Second] = set(self._passed())
        live.ticked.connect(self.tick)
        live.changed.connect(self._get_ready)
        self._get_ready()

    @property
    def muted(self) -> bool:
        """Return whether the voice is silenced."""
        return self._voice.muted

    def mute(self, muted: bool) -> None:
        """Silence the voice, or let it speak."""
        try:
            self._voice.mute(muted)
        except StorageTrouble as trouble:
            self._live.trouble.emit(trouble)
        self.mutedChanged.emit()

    def tick(self) -> None:
        """Say the second that has just begun, if it is one to say."""
        second = second_to_say(self._live.time_calls(), self._live.session.now_ms())
        if second is None or second in self._said:
            return
        self._said.add(second)
        left = second[1]
        self._voice.say(str(left), last=left == 1)

    def _get_ready(self) -> None:
        if self._live.time_calls() and not self.muted:
            self._voice.prepare()

    def _passed(self) -> list[Second]:
        now = self._live.session.now_ms()
        return [
            (call.number, second)
            for call in self._live.time_calls()
            for second in range(seconds_left(call.ends_ms, now), call.aloud_s + 1)
        ]


def counted_aloud(live: LiveTournament, voice: Voice) -> TimeAloud:
    """Return what counts aloud for a tournament: made once, whatever asks for it."""
    return time_aloud_of(live) or TimeAloud(live, voice)


def time_aloud_of(live: LiveTournament) -> TimeAloud | None:
    """Return what counts aloud for a tournament, None where nothing does."""
    return live.findChild(TimeAloud)
