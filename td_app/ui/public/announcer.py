"""A sound, then the sentence that goes with it."""

from __future__ import annotations

from PySide6.QtCore import QTimer

from td_app.ui.public.chimes import Player
from td_app.ui.public.voice import Voice

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
        """Return whether sounds can be heard at this post; False before ``prepare``."""
        return self._player.able

    def prepare(self) -> None:
        """Load sounds and voice before they are needed, unless nothing is to be heard."""
        if not self.voice.muted:
            self._player.prepare()
            self.voice.prepare()

    def hear(self, name: str, sentence: str = "") -> None:
        """Play the sound of that name, and say a sentence after it."""
        if self.voice.muted:
            return
        self._player.play(name, self.voice.volume)
        if sentence and self._words_after_ms:
            QTimer.singleShot(self._words_after_ms, lambda: self.voice.tell(sentence))
        elif sentence:
            self.voice.tell(sentence)
