"""Short sounds, the sentence that follows one, seconds counted aloud (3.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, QUrl, Signal

from td_app.ports.trouble import StorageTrouble
from td_app.tournament.views.conduct import TimeCallRow
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.public.voice import Voice, heard_here, quietly, sound_file
from td_app.wall.table_words import seconds_left

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect


CHIMES = ("minute", "ten", "count", "level", "break", "resume", "moves", "hand")
"""The files, by the kind of what they tell."""


class Player(Protocol):
    """A player of sounds."""

    @property
    def able(self) -> bool:
        """Return whether sounds can be played; False before ``prepare``."""
        ...

    def prepare(self) -> None:
        """Load what it plays, before it has to."""
        ...

    def play(self, name: str, percent: int) -> None:
        """Play the sound of that name, as loud as that; nobody waits for it."""
        ...


class Chimes:
    """Plays sound files; silent, without an error, where no sound can be played."""

    def __init__(self) -> None:
        """Start without sounds."""
        self._effects: dict[str, QSoundEffect] | None = None

    @property
    def able(self) -> bool:
        """Return whether sounds can be played; False before ``prepare``."""
        return bool(self._effects)

    def prepare(self) -> None:
        """Load the files once there are loudspeakers; they may come later."""
        if not self._effects:
            self._effects = _loaded()

    def play(self, name: str, percent: int) -> None:
        """Play the sound of that name."""
        if self._effects is None:
            self.prepare()
        effect = (self._effects or {}).get(name)
        if effect is not None:
            effect.setVolume(percent / 100)
            effect.play()


def _loaded() -> dict[str, QSoundEffect]:
    if not heard_here():
        return {}
    with quietly():
        try:
            from PySide6.QtMultimedia import QMediaDevices, QSoundEffect
        except ImportError:
            return {}
        if QMediaDevices.defaultAudioOutput().isNull():
            return {}
        effects = {name: QSoundEffect() for name in CHIMES}
        for name, effect in effects.items():
            effect.setSource(QUrl.fromLocalFile(str(sound_file(name))))
    return effects


WORDS_AFTER_MS = 900
"""Milliseconds from a sound to its sentence."""


class Announcer:
    """Plays and says as loud as the club wants it, or is silent with it."""

    def __init__(
        self, voice: Voice, player: Player, *, words_after_ms: int = WORDS_AFTER_MS
    ) -> None:
        """Speak with ``voice`` and sound with ``player``."""
        self.voice = voice
        self._player = player
        self._words_after_ms = words_after_ms

    @property
    def able(self) -> bool:
        """Return whether sounds can be played at this post; False before ``prepare``."""
        return self._player.able

    def prepare(self) -> None:
        """Load sounds and voice before they are needed, unless all are off."""
        if not self.voice.muted:
            self._player.prepare()
            self.voice.prepare()

    def announce(self, name: str, sentence: str = "") -> None:
        """Play the sound of that name, and say a sentence after it."""
        if self.voice.muted:
            return
        self._player.play(name, self.voice.volume)
        if sentence and self._words_after_ms:
            QTimer.singleShot(self._words_after_ms, lambda: self.voice.tell(sentence))
        elif sentence:
            self.voice.tell(sentence)


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
        """Count for ``live``; sounds due before now are skipped for good."""
        super().__init__(live)
        self._live = live
        self._voice = voice
        now = self._live.session.now_ms()
        self._said: set[Second] = {
            (call.number, second)
            for call in self._live.time_calls()
            for second in range(seconds_left(call.ends_ms, now), call.aloud_s + 1)
        }
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


def counted_aloud(live: LiveTournament, voice: Voice) -> TimeAloud:
    """Return the counter of a tournament's seconds: made once, for any caller."""
    return time_aloud_of(live) or TimeAloud(live, voice)


def time_aloud_of(live: LiveTournament) -> TimeAloud | None:
    """Return the counter of a tournament's seconds, None where there is none."""
    return live.findChild(TimeAloud)
