"""The wall of a meeting of teams: its clock, every table, the standings, what comes next."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from td_app.live.meeting_reading import LiveMeeting
from td_app.ports.trouble import StorageTrouble
from td_app.ui.heartbeat import Heartbeat
from td_app.ui.public.hall import Hall
from td_app.ui.public.meeting_parts import MeetingTables, TeamColumn
from td_app.ui.public.wall_band import WallBand, WallSeats
from td_app.ui.public.wall_face import MessageFace, WallFace
from td_app.ui.public.wall_view import BAND, MARGIN
from td_app.ui.theme import hall as hall_colours
from td_app.ui.theme import set_hall_colours
from td_app.wall.meeting_words import meeting_words

FOLLOWS = 2_000
"""Milliseconds between two looks at what was written elsewhere."""

COLUMN = 0.36
FACE = 0.56
"""Width of the teams for a wall of width one, height of the clock over its tables."""


class MeetingWall(QWidget):
    """Shows ``live`` as ``hall`` asks, whichever page or post changes it."""

    def __init__(self, live: LiveMeeting, hall: Hall, parent: QWidget | None = None) -> None:
        """Show ``live`` as it is now."""
        super().__init__(parent)
        self._live = live
        self._hall = hall
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.words = meeting_words(live, hall.message_at(live.session.now_ms()))
        self.face = WallFace(self.words.face, self)
        self.tables = MeetingTables(self)
        self.teams = TeamColumn(self)
        self.band = WallBand(self.words.band, self)
        self.seats = WallSeats(self)
        self.message = MessageFace(self)
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
        """Show the meeting as it is now, in the colours that are wanted now."""
        before = hall_colours()
        set_hall_colours(self._hall.wishes.colours)
        self.band.set_logo(self._hall.logo)
        self.tick()
        if hall_colours() is not before:
            for part in self.findChildren(QWidget):
                part.update()

    def tick(self) -> None:
        """Show the time as it is now."""
        now = self._live.session.now_ms()
        words = self.words = meeting_words(self._live, self._hall.message_at(now))
        self.face.set_words(words.face)
        self.tables.set_words(words.tables)
        self.teams.set_words(words.teams)
        self.band.set_words(words.band)
        self.seats.set_words(words.seats)
        self.message.set_words(words.message)

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
        """Lay out in proportion to the window."""
        super().resizeEvent(event)
        box = QRectF(self.rect())
        edge = box.height() * MARGIN
        tall = box.height()
        band = box.adjusted(edge, tall * (1 - BAND) - edge, -edge, -edge)
        above = QRectF(edge, edge, band.width(), band.top() - 1.8 * edge)
        wide = above.width() * COLUMN
        left = above.adjusted(0, 0, -wide - 1.4 * edge, 0)
        face = left.adjusted(0, 0, 0, -left.height() * (1 - FACE))
        for over in (self.face, self.message):
            over.setGeometry(face.toRect())
        self.tables.setGeometry(left.adjusted(0, face.height() + edge, 0, 0).toRect())
        self.teams.setGeometry(above.adjusted(above.width() - wide, 0, 0, 0).toRect())
        self.band.setGeometry(band.toRect())
        self.seats.setGeometry(above.toRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the black of the room."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(hall_colours().page))
        painter.end()
