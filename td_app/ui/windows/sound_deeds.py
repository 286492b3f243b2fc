"""What the hall hears, by a key or from the palette."""

from __future__ import annotations

from typing import TYPE_CHECKING

from td_app.ui.acts import Act
from td_app.ui.public.sounds import sounds_of
from td_app.ui.windows.deeds import Deed, Deeds
from td_app.words.language import fr_en

if TYPE_CHECKING:
    from td_app.ui.windows.main_window import MainWindow


def sound_deeds(window: MainWindow) -> Deeds:
    """Return what changes what ``window`` makes heard."""
    return {Act.MUTE: Deed(lambda: _mute(window))}


def _mute(window: MainWindow) -> None:
    """Silence sounds and voice, or let them be heard again, and say which."""
    sounds = sounds_of(window.desk.live) if window.desk.live is not None else None
    if sounds is None or window.view is None:
        return
    sounds.mute(not sounds.muted)
    muted = sounds.muted
    said = (
        fr_en("Sons et voix coupés.", "Sounds and voice muted.")
        if muted
        else fr_en("Sons et voix rendus.", "Sounds and voice are back.")
    )
    window.view.foot.note(said)
