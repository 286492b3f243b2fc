"""Saying words aloud: by the system's voice, else by short tones, else not at all.

The voice is that of the language of the screens. What the system lacks is never an error:
without a voice tones are played, without loudspeakers (or without a screen) nothing is.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QLocale, QUrl, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication

from td_app.ports import ClubDirectory, StorageTrouble
from td_app.ui.assets_folder import assets_folder
from td_app.ui.language import Language, current_language
from td_app.ui.public.screen_awake import HEADLESS

SETTING, MUTED = "voice", "muted"
"""The club's setting, and its value once the voice is silenced."""

LOCALES = {
    "fr": QLocale(QLocale.Language.French, QLocale.Country.France),
    "en": QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom),
}
REHEARSED = "mock"
"""The engine that Qt has for its own tests: it says nothing."""


class Speaker(Protocol):
    """Something that makes words heard."""

    def say(self, text: str, *, last: bool = False) -> None:
        """Make ``text`` heard at once; ``last`` when nothing of the same kind follows."""
        ...


class Voice:
    """One for the application. ``muted`` is kept by the club where its file can be written."""

    def __init__(
        self,
        directory: ClubDirectory | None = None,
        speaker: Callable[[Language], Speaker | None] | None = None,
        *,
        read_only: bool = False,
    ) -> None:
        """Speak as the club wants it; ``speaker`` finds what speaks a language, this system's
        without it. Nothing is loaded before ``prepare`` or the first word."""
        self._directory = directory
        self._find = speaker or speaker_here
        self._read_only = read_only
        self._speaker: Speaker | None = None
        self._language: Language | None = None
        self._muted = self._kept() == MUTED

    @property
    def muted(self) -> bool:
        """Return whether nothing is said."""
        return self._muted

    def mute(self, muted: bool) -> None:
        """Be silent from now on, or speak again; raises ``StorageTrouble`` if the disk fails."""
        self._muted = muted
        if self._directory is not None and not self._read_only:
            self._directory.set_setting(SETTING, MUTED if muted else "")

    def prepare(self) -> None:
        """Find what speaks before it has to: a system's voice takes a moment to wake."""
        if self._language != current_language():
            self._language = current_language()
            self._speaker = self._find(self._language)

    def say(self, text: str, *, last: bool = False) -> None:
        """Say ``text`` now, unless muted; nobody waits for it."""
        if self._muted:
            return
        self.prepare()
        if self._speaker is not None:
            self._speaker.say(text, last=last)

    def _kept(self) -> str:
        try:
            return self._directory.setting(SETTING) if self._directory else ""
        except StorageTrouble:
            return ""


class Speech:
    """The system's voice."""

    def __init__(self, language: Language, engine: str = "") -> None:
        """Take a voice of ``language`` (``engine`` by name, else the system's own)."""
        from PySide6.QtTextToSpeech import QTextToSpeech

        self._engine = QTextToSpeech(engine) if engine else QTextToSpeech()
        self._failed = QTextToSpeech.State.Error
        wanted = LOCALES[language]
        spoken = [x for x in self._engine.availableLocales() if x.language() == wanted.language()]
        self.able = self._engine.state() != self._failed and bool(spoken)
        if self.able:
            self._engine.setLocale(wanted if wanted in spoken else spoken[0])

    def say(self, text: str, *, last: bool = False) -> None:
        """Say ``text``, cutting short what was being said."""
        if self._engine.state() != self._failed:
            self._engine.say(text)


class Tones:
    """Two short tones: one a word, a higher one for the last."""

    def __init__(self) -> None:
        """Load the tones; ``able`` tells whether there are loudspeakers."""
        from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

        self.able = not QMediaDevices.defaultAudioOutput().isNull()
        self._effects = [QSoundEffect(), QSoundEffect()] if self.able else []
        for effect, name in zip(self._effects, ("count", "count-last"), strict=False):
            effect.setSource(QUrl.fromLocalFile(str(sound_file(name))))

    def say(self, text: str, *, last: bool = False) -> None:
        """Play a tone in the place of ``text``."""
        if self._effects:
            self._effects[1 if last else 0].play()


def sound_file(name: str) -> Path:
    """Return the file of a sound."""
    return assets_folder() / "sounds" / f"{name}.wav"


def speaker_here(language: Language) -> Speaker | None:
    """Return what speaks at this post: a voice of the language, else tones, else nothing."""
    if QGuiApplication.platformName() in HEADLESS or not may_be_heard():
        return None
    with _quietly():
        for make in (lambda: Speech(language), Tones):
            try:
                speaker = make()
            except (ImportError, RuntimeError):
                continue
            if speaker.able:
                return speaker
    return None


def may_be_heard() -> bool:
    """Return whether the session has a sound service; other systems than Linux always do.

    Without one Qt would complain at every look at the loudspeakers.
    """
    if not sys.platform.startswith("linux"):
        return True
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    services = ("pulse/native", "pipewire-0") if folder else ()
    found = any((Path(folder) / service).exists() for service in services)
    return found or bool(os.environ.get("PULSE_SERVER"))


@contextmanager
def _quietly() -> Iterator[None]:
    """Keep Qt from writing about what this system lacks: we look for it, that is all."""
    before = qInstallMessageHandler(lambda *_said: None)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
