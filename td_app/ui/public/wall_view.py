"""The whole wall, at any size: full screen in the hall, small where the director prepares it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from td_app.tournament.views.public import PublicView
from td_app.ui.heartbeat import WhileSeen
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.public.hall import Hall
from td_app.ui.public.moves_face import MovesFace
from td_app.ui.public.table_faces import HandFace, TimeCallFace
from td_app.ui.public.wall_band import WallBand, WallSeats
from td_app.ui.public.wall_column import WallColumn
from td_app.ui.public.wall_face import MessageFace, WallFace
from td_app.ui.theme import hall, set_hall_colours
from td_app.ui.theme import hall as hall_colours
from td_app.ui.theme.typefaces import typeface
from td_app.wall.facts import Wall, WallFacts
from td_app.wall.words import wall_facts

MARGIN = 0.022
COLUMN = 0.24
BAND = 0.1
MARK = 0.06
"""Margin, band and mark for a window of height one, column for a window of width one."""


class WallView(QWidget):
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
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.facts = self._read()
        self.face = WallFace(self.facts.face, self)
        self.column = WallColumn(self.facts.column, self)
        self.band = WallBand(self.facts.band, self)
        self.hand = HandFace(self)
        self.message = MessageFace(self)
        self.time_call = TimeCallFace(self)
        self.moves = MovesFace(self)
        self.seats = WallSeats(self)
        self.mark = WallMark(hall.mark(), self)
        self.refresh()
        live.changed.connect(self.refresh)
        WhileSeen(self, live.ticked, self.tick)
        hall.changed.connect(self.refresh)

    def set_seats_first(self, wanted: bool) -> None:
        """Show the list of places before the start, or the clock."""
        self._seats_first = wanted
        self.refresh()

    def refresh(self) -> None:
        """Show the tournament as it is now, in the colours that are wanted now."""
        before = hall_colours()
        set_hall_colours(self._hall.wishes.colours)
        self._show(self._read())
        self.band.set_logo(self._hall.logo)
        if hall_colours() is not before:
            for part in (
                self.face,
                self.column,
                self.band,
                self.hand,
                self.message,
                self.moves,
                self.seats,
            ):
                part.update()

    def tick(self) -> None:
        """Show the time as it is now."""
        self._show(self._read())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out in proportion to the window."""
        super().resizeEvent(event)
        box = QRectF(self.rect())
        self.mark.setVisible(bool(self._hall.mark()))
        if self._hall.mark():
            high = round(box.height() * MARK)
            self.mark.setGeometry(0, 0, self.width(), high)
            box.setTop(high)
        face, column, band = wall_rooms(box)
        for over in (self.face, self.hand, self.message, self.time_call):
            over.setGeometry(face.toRect())
        self.column.setGeometry(column.toRect())
        self.band.setGeometry(band.toRect())
        self.moves.setGeometry(box.toRect())
        edge = box.height() * MARGIN
        self.seats.setGeometry(
            QRectF(
                edge, box.top() + edge, box.width() - 2 * edge, band.top() - box.top() - 1.8 * edge
            ).toRect()
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the black of the room."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(hall_colours().page))
        painter.end()

    def _read(self) -> WallFacts:
        live = self._live
        hall = self._hall
        now = live.now_ms()
        public = live.public()
        return wall_facts(
            Wall(
                public,
                live.ranking_in_public(),
                now,
                hall.wishes,
                hall.message_at(now),
                self._end_ms(public),
                self._seats_first,
                hall.season() if hall.wishes.panel("season").on else ("", ()),
                hall.phones,
            )
        )

    def _end_ms(self, public: PublicView) -> int | None:
        """When play should end, if the director lets the hall know."""
        if not (public.end_announced and public.started):
            return None
        view = self._live.finish_estimate()
        if view is not None:
            return view.end_ms
        return None

    def _show(self, facts: WallFacts) -> None:
        self.facts = facts
        self.face.set_words(facts.face)
        self.column.set_words(facts.column)
        self.band.set_words(facts.band)
        self.time_call.set_words(facts.time)
        self.hand.set_words(facts.hand)
        self.message.set_words(facts.message)
        self.seats.set_words(facts.seats)
        self.moves.set_words(facts.moves)


class WallMark(QWidget):
    """A strip across the top: what is on the wall is no real evening."""

    def __init__(self, words: str, parent: QWidget) -> None:
        """Say ``words``, as high as the strip lets."""
        super().__init__(parent)
        self.words = words

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the words, black on amber, in any colours of the room."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(hall().amber))
        painter.setFont(typeface(max(1, round(self.height() * 0.6)), strong=True))
        painter.setPen(QColor("black"))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.words)
        painter.end()


def wall_rooms(box: QRectF) -> tuple[QRectF, QRectF, QRectF]:
    """Return where clock, column and band stand in a window, in pixels."""
    margin = box.height() * MARGIN
    tall = box.height()
    band = QRectF(
        box.left() + margin,
        box.bottom() - margin - tall * BAND,
        box.width() - 2 * margin,
        tall * BAND,
    )
    wide = box.width() * COLUMN
    height = band.top() - margin * 0.8 - box.top() - margin
    column = QRectF(box.right() - margin - wide, box.top() + margin, wide, height)
    left = box.left() + margin
    face = QRectF(left, box.top() + margin, column.left() - margin * 1.4 - left, height)
    return face, column, band
