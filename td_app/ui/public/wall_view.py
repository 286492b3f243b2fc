"""The whole wall, at any size: full screen in the hall, small where the director prepares it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from td_app.ui.heartbeat import WhileSeen
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.public.hall import Hall
from td_app.ui.public.scene_view import SceneView
from td_app.ui.public.wall_reading import facts_in_hall
from td_app.ui.public.winner_photo import kept_photo, picture_of
from td_app.wall.composing import Composer, Turn
from td_app.wall.facts import WallFacts
from td_app.wall.scene import PHOTO
from td_app.wall.turning import Turning
from td_app.wall.words import Telling


class WallView(SceneView):
    """Shows the tournament of ``live`` as ``hall`` wants it; ``seats_first`` before the start."""

    def __init__(
        self,
        live: LiveTournament,
        hall: Hall,
        parent: QWidget | None = None,
        *,
        seats_first: bool = False,
    ) -> None:
        """Show ``live`` as it is now."""
        super().__init__(parent)
        self._live = live
        self._hall = hall
        self._seats_first = seats_first
        self._turning = Turning()
        self._turned = Turn()
        self._telling = Telling()
        self._composer = Composer()
        self.pinned: Turn | None = None
        """The pages that stay on, whatever the time: for a picture of them."""
        self.facts = self._read()
        self._awaited = False
        self._next_page = QTimer(self, singleShot=True)
        self._next_page.timeout.connect(self.tick)
        self.refresh()
        live.changed.connect(self.refresh)
        WhileSeen(self, live.ticked, self.tick)
        hall.changed.connect(self.refresh)

    def set_seats_first(self, wanted: bool) -> None:
        """Show the list of places before the start, or the clock."""
        self._seats_first = wanted
        self.refresh()

    def refresh(self) -> None:
        """Show the tournament as it is now, dressed as is wanted now."""
        pictures = self._hall.pictures()
        photo = picture_of(kept_photo(self._live.session))
        if not photo.isNull():
            pictures[PHOTO] = photo
        self.wear(pictures)
        self.tick()

    def tick(self) -> None:
        """Show the time, and the pages that are on, as they are now."""
        self.facts = self._read()
        (width, height) = self.shape()
        steady_ms = self._live.session.steady_ms()
        clothes = self._hall.clothes()
        turn = self.pinned or self._turning.turn(
            self.facts, width, height, steady_ms, clothes.partners
        )
        # The beat of the last seconds is no page.
        fades = replace(turn, seats=0, dimmed=False) != replace(self._turned, seats=0, dimmed=False)
        self._turned = turn
        scene = self._composer.composed(self.facts, clothes, width, height, turn)
        self.show_scene(scene, fades=fades)
        self._celebrate_once()
        self._wait_for_next()

    def _celebrate_once(self) -> None:
        """Celebrate a winner who came while this wall was there, the first time one is seen."""
        if not self._won:
            self._awaited = True
        elif self._awaited and self.isVisible():
            self._awaited = False
            self.celebrate()

    def showEvent(self, event: QShowEvent) -> None:
        """Turn over while shown."""
        super().showEvent(event)
        self.tick()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop turning over."""
        super().hideEvent(event)
        self._next_page.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew for the shape of the window."""
        super().resizeEvent(event)
        self.tick()

    def _wait_for_next(self) -> None:
        left = self._turning.next_in()
        if left is None or not self.isVisible():
            self._next_page.stop()
        else:
            self._next_page.start(left)

    def _read(self) -> WallFacts:
        live = self._live
        shown = (live.public(), live.ranking_in_public())
        self._won = bool(shown[0].winner)
        photo = PHOTO in self.pictures
        return facts_in_hall(
            live,
            self._hall,
            seats_first=self._seats_first,
            photo=photo,
            shown=shown,
            telling=self._telling,
        )
