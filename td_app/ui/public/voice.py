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
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QLocale, QUrl, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication

from assets import assets_folder
from td_app.ports.club import ClubDirectory
from td_app.ports.trouble import StorageTrouble
from td_app.ui.public.screens import HEADLESS
from td_app.words.language import Language, current_language
from td_app.words.tongues import tongue_of

SETTING = "voice"
MUTED = "muted"
"""The club's setting, and its value once everything heard is silenced."""
VOLUME = "sound_volume"
USUAL_VOLUME = 70
"""The club's setting of how loud, in percent."""
TOLD = "announcements"
SOUNDS_ALONE = "sounds_alone"
"""The club's setting, and its value where sounds come without words."""

REHEARSED = "mock"
"""The engine that Qt has for its own tests: it says nothing."""


def locale_of(language: Language) -> QLocale:
    """Return how Qt calls a language and its country."""
    return QLocale(tongue_of(language).locale.replace("-", "_"))


class Speaker(Protocol):
    """A speaker of words."""

    def say(self, text: str, *, last: bool = False) -> None:
        """Make ``text`` heard at once; ``last`` when nothing of the same kind follows."""
        ...


@runtime_checkable
class Teller(Protocol):
    """A speaker of whole sentences, whose loudness can be set."""

    def tell(self, text: str) -> None:
        """Say ``text`` once what is being said is over."""
        ...

    def set_volume(self, percent: int) -> None:
        """Speak as loud as that from now on."""
        ...


class Voice:
    """One for the application: muting, loudness and words are the club's, kept in its file."""

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
        self._muted = self._setting(SETTING) == MUTED
        kept = self._setting(VOLUME)
        if kept.isdecimal():
            self._volume = min(100, int(kept))
        else:
            self._volume = USUAL_VOLUME
        self._tells = self._setting(TOLD) != SOUNDS_ALONE

    @property
    def muted(self) -> bool:
        """Return whether all is off, words and sounds."""
        return self._muted

    @property
    def volume(self) -> int:
        """Return how loud words and sounds are, in percent."""
        return self._volume

    @property
    def tells(self) -> bool:
        """Return whether sentences are spoken after the sounds."""
        return self._tells

    @property
    def able(self) -> bool:
        """Return whether a voice of the language of the screens was found to say sentences."""
        return isinstance(self._speaker, Teller)

    def mute(self, muted: bool) -> None:
        """Be silent from now on, or speak again; raises ``StorageTrouble`` if the disk fails."""
        self._muted = muted
        self._keep(SETTING, MUTED if muted else "")

    def set_volume(self, percent: int) -> None:
        """Be as loud as that, 0 to 100; raises ``StorageTrouble`` if the disk fails."""
        self._volume = max(0, min(100, percent))
        if isinstance(self._speaker, Teller):
            self._speaker.set_volume(self._volume)
        self._keep(VOLUME, str(self._volume))

    def set_tells(self, tells: bool) -> None:
        """Say sentences, or leave them to the sounds; raises ``StorageTrouble`` likewise."""
        self._tells = tells
        self._keep(TOLD, "" if tells else SOUNDS_ALONE)

    def prepare(self) -> None:
        """Find what speaks before it has to: a system's voice takes a moment to wake."""
        if self._language != current_language():
            self._language = current_language()
            self._speaker = self._find(self._language)
            if isinstance(self._speaker, Teller):
                self._speaker.set_volume(self._volume)

    def say(self, text: str, *, last: bool = False) -> None:
        """Say ``text`` now, unless muted; nobody waits for it."""
        if self._muted:
            return
        self.prepare()
        if self._speaker is not None:
            self._speaker.say(text, last=last)

    def tell(self, text: str) -> None:
        """Say a sentence after those being said; nothing where only tones are to be had."""
        if self._muted or not self._tells:
            return
        self.prepare()
        if isinstance(self._speaker, Teller):
            self._speaker.tell(text)

    def _keep(self, name: str, value: str) -> None:
        if self._directory is not None and not self._read_only:
            self._directory.set_setting(name, value)

    def _setting(self, name: str) -> str:
        try:
            if self._directory:
                return self._directory.setting(name)
            return ""
        except StorageTrouble:
            return ""


class Speech:
    """The system's voice."""

    def __init__(self, language: Language, engine: str = "") -> None:
        """Take a voice of ``language`` (``engine`` by name, else the system's own)."""
        from PySide6.QtTextToSpeech import QTextToSpeech

        if engine:
            self._engine = QTextToSpeech(engine)
        else:
            self._engine = QTextToSpeech()
        self._failed = QTextToSpeech.State.Error
        wanted = locale_of(language)
        spoken = [x for x in self._engine.availableLocales() if x.language() == wanted.language()]
        self.able = self._engine.state() != self._failed and bool(spoken)
        if self.able:
            if wanted in spoken:
                self._engine.setLocale(wanted)
            else:
                self._engine.setLocale(spoken[0])

    def say(self, text: str, *, last: bool = False) -> None:
        """Say ``text``, cutting short what was being said."""
        if self._engine.state() != self._failed:
            self._engine.say(text)

    def tell(self, text: str) -> None:
        """Say ``text`` after what is being said."""
        if self._engine.state() != self._failed:
            self._engine.enqueue(text)

    def set_volume(self, percent: int) -> None:
        """Speak as loud as that from now on."""
        self._engine.setVolume(percent / 100)


class Tones:
    """Two short tones: one a word, a higher one for the last."""

    def __init__(self) -> None:
        """Load the tones; ``able`` returns whether there are loudspeakers."""
        from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

        self.able = not QMediaDevices.defaultAudioOutput().isNull()
        if self.able:
            self._effects = [QSoundEffect(), QSoundEffect()]
        else:
            self._effects = []
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
    """Return the speaker of this post: a voice of the language, else tones, else silence."""
    if not heard_here():
        return None
    with quietly():
        for make in (lambda: Speech(language), Tones):
            try:
                speaker = make()
            except (ImportError, RuntimeError):
                continue
            if speaker.able:
                return speaker
    return None


def heard_here() -> bool:
    """Return whether sounds make sense: there is a screen, and a sound service."""
    return QGuiApplication.platformName() not in HEADLESS and may_be_heard()


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
def quietly() -> Iterator[None]:
    """Keep Qt from writing about what this system lacks: we look for it, that is all."""
    before = qInstallMessageHandler(lambda *_said: None)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
