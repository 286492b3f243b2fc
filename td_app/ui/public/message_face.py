"""A message of the director's over the clock of the wall, the time small under it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent

from td_app.ui.public.lettering import paint_name, paint_side_by_side
from td_app.ui.public.over_face import OverFace
from td_app.ui.public.wall_face import ROUND
from td_app.ui.public.wall_facts import MessageWords
from td_app.ui.theme import hall, paint_icon

LARGEST = 0.17
"""Most height of the words, for a face of height one."""


class MessageFace(OverFace[MessageWords]):
    """Hidden while there is no message over the clock."""

    def said(self, words: MessageWords) -> tuple[str, ...]:
        """Return the message, then the clock."""
        return words.text, words.level, words.clock, words.blinds

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the words on the club's colour, the clock under them."""
        words = self._words
        if words is None:
            return
        box, ink = QRectF(self.rect()), hall()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tall = box.height()
        whole = QPainterPath()
        whole.addRoundedRect(box, tall * ROUND, tall * ROUND)
        # The window behind is the clock, whose ground must not show at the corners.
        painter.fillRect(box, QColor(ink.page))
        painter.fillPath(whole, QColor(ink.accent))
        side = tall * 0.1
        mark = QRectF(box.center().x() - side / 2, box.top() + tall * 0.06, side, side)
        paint_icon(painter, "announce", ink.on_accent, mark)
        aside = tall * 0.06
        room = box.adjusted(aside, tall * 0.18, -aside, -tall * 0.2)
        paint_name(painter, room, words.text, ink.on_accent, tall * LARGEST)
        foot = QRectF(box.left() + aside, box.bottom() - tall * 0.17, box.width() - 2 * aside, 0)
        foot.setHeight(tall * 0.14)
        parts = [(words.level, 0.62), (words.clock, 1.0), (words.blinds, 0.62)]
        told = [(text, share, ink.on_accent) for text, share in parts if text]
        paint_side_by_side(painter, foot, told, most=foot.height() * 0.8)
        painter.end()
