"""The wall of a meeting of teams, followed while it is seen."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from td_app.live.meeting_reading import LiveMeeting
from td_app.ports.trouble import StorageTrouble
from td_app.ui.heartbeat import Heartbeat
from td_app.ui.public.hall import Hall
from td_app.ui.public.scene_view import SceneView
from td_app.wall.composing import Turn
from td_app.wall.meeting import meeting_composed
from td_app.wall.meeting_words import meeting_words
from td_app.wall.turning import Turning

FOLLOWS = 2_000
"""Milliseconds between two looks at what was written elsewhere."""


class MeetingWall(SceneView):
    """Shows ``live`` as ``hall`` asks, whichever page or post changes it."""

    def __init__(self, live: LiveMeeting, hall: Hall, parent: QWidget | None = None) -> None:
        """Show ``live`` as it is now."""
        super().__init__(parent)
        self._live = live
        self._hall = hall
        self._turning = Turning()
        self._turned = Turn()
        self.words = meeting_words(live, hall.message_at(live.session.now_ms()))
        self._heart = Heartbeat(self, live.counted_ms, self.tick)
        self._following = QTimer(self, interval=FOLLOWS)
        self._following.timeout.connect(self.follow)
        self._leave = live.session.subscribe(self.refresh)
        self.destroyed.connect(self._leave)
        hall.changed.connect(self.refresh)
        self.refresh()

    @property
    def title(self) -> str:
        """Return the name of what is shown."""
        return self.words.title

    def refresh(self) -> None:
        """Show the meeting as it is now, dressed as is wanted now."""
        self.wear(self._hall.pictures())
        self.tick()

    def tick(self) -> None:
        """Show the time, and the pages that are on, as they are now."""
        now = self._live.session.now_ms()
        words = self.words = meeting_words(self._live, self._hall.message_at(now))
        (width, height) = self.shape()
        clothes = self._hall.clothes()
        turn = self._turning.turn_of_meeting(words, width, height, now, clothes.partners)
        fades = (turn.side, turn.partner) != (self._turned.side, self._turned.partner)
        self._turned = turn
        scene = meeting_composed(words, clothes, width, height, turn)
        self.show_scene(scene, fades=fades)

    def follow(self) -> None:
        """Take in what another page or another post wrote; where it cannot be, wait."""
        try:
            self._live.session.refresh()
        except StorageTrouble:
            return

    def showEvent(self, event: QShowEvent) -> None:
        """Follow the time while it is seen."""
        super().showEvent(event)
        self._heart.align()
        self._following.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop refreshing while hidden."""
        super().hideEvent(event)
        self._heart.stop()
        self._following.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew for the shape of the window."""
        super().resizeEvent(event)
        self.tick()
