"""The short sounds of ``assets/sounds``, played where there are loudspeakers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QUrl

from td_app.ui.public.voice import heard_here, quietly, sound_file

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

CHIMES = ("minute", "ten", "count", "level", "break", "resume", "moves", "hand")
"""The files, by the kind of what they tell."""


class Player(Protocol):
    """Something that makes sounds heard."""

    @property
    def able(self) -> bool:
        """Return whether something can be heard; False before ``prepare``."""
        ...

    def prepare(self) -> None:
        """Load what it plays, before it has to."""
        ...

    def play(self, name: str, percent: int) -> None:
        """Play the sound of that name, as loud as that; nobody waits for it."""
        ...


class Chimes:
    """Plays the files; silent, without a word, where nothing could be heard."""

    def __init__(self) -> None:
        """Load nothing yet."""
        self._effects: dict[str, QSoundEffect] | None = None

    @property
    def able(self) -> bool:
        """Return whether something can be heard; False before ``prepare``."""
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
