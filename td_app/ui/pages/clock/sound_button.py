"""The button that silences the hall, or lets it hear the clock again."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from td_app.ui.live_tournament import LiveTournament
from td_app.ui.public.sounds import sounds_of
from td_app.ui.theme import give_icon
from td_app.ui.widgets.buttons import Button, Rank
from td_app.words.language import fr_en

SIDE = 44


class SoundButton(Button):
    """Shows whether the hall hears sounds and voice; not there where nothing sounds.

    It has a ground of its own: it lies over the clock, whose ground changes with the state.
    """

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Silence what sounds for ``live``."""
        super().__init__(rank=Rank.SECONDARY, parent=parent, icon="sound")
        self.setFixedWidth(SIDE)
        self._sounds = sounds_of(live)
        if self._sounds is None:
            self.hide()
        self.clicked.connect(self._on_clicked)
        if self._sounds is not None:
            self._sounds.mutedChanged.connect(self._show)
        self._show()

    def _on_clicked(self) -> None:
        if self._sounds is not None:
            self._sounds.mute(not self._sounds.muted)

    def _show(self) -> None:
        muted = self._sounds is not None and self._sounds.muted
        give_icon(self, "sound-off" if muted else "sound")
        words = fr_en("Rendre les sons et la voix (V)", "Bring sounds and voice back (V)")
        if not muted:
            words = fr_en("Couper les sons et la voix (V)", "Mute sounds and voice (V)")
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.setAccessibleDescription(words)
