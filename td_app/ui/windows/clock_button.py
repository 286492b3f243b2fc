"""The clock of the header: time left, its state by a shape and a word; a press starts or stops."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from td_app.tournament.views.clock import ClockView
from td_app.ui.theme import RADIUS, Colours, Space, TypeSize, colours, paint_icon, typeface
from td_app.ui.theme.tokens import FOCUS_WIDTH
from td_app.words.figures import clock_time
from td_app.words.language import fr_en

MARK = 20
#: Icon, ground and ink of each look, by the names of the tokens.
LOOKS = {
    "not_started": ("hourglass", "sunken", "text_soft"),
    "running": ("play", "accent_soft", "accent_text"),
    "last_level": ("play", "accent_soft", "accent_text"),
    "paused": ("pause", "sunken", "text"),
    "break": ("break", "accent", "on_accent"),
    "last_minute": ("play", "amber_soft", "amber_text"),
    "last_seconds": ("play", "red", "on_red"),
    "overtime": ("warning", "red_soft", "red_text"),
    "winner": ("winner", "accent_soft", "accent_text"),
}


class ClockButton(QAbstractButton):
    """Keeps its width whatever the time, so that nothing beside it moves."""

    def __init__(self) -> None:
        """Show nothing until :meth:`show_clock`."""
        super().__init__()
        self._look, self._time, self._words = "not_started", "00:00", ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_clock(self, view: ClockView) -> None:
        """Show this moment; nothing is redrawn when nothing differs."""
        shown = self.time_of(view)
        words = self._state_words(view.look)
        if (view.look, shown, words) == (self._look, self._time, self._words):
            return
        self._look, self._time, self._words = view.look, shown, words
        does = (
            fr_en("Arrêter l'horloge", "Stop the clock")
            if view.running
            else fr_en("Démarrer l'horloge", "Start the clock")
        )
        self.setToolTip(fr_en("{0} (Espace)", "{0} (Space)").format(does))
        self.setAccessibleName(f"{words}, {shown}")
        self.setAccessibleDescription(does)
        self.updateGeometry()
        self.update()

    def time_of(self, view: ClockView) -> str:
        """Return the time as written: what is left, or what has gone beyond the last level."""
        if view.overtime_ms:
            return "+" + clock_time(view.overtime_ms // 1000)
        return clock_time(-(-view.remaining_ms // 1000))

    def sizeHint(self) -> QSize:
        """Return the room for the widest time of its length, in pixels."""
        digits = "".join("0" if c.isdigit() else c for c in self._time)
        time = QFontMetricsF(_time_font()).horizontalAdvance(digits)
        every = (self._state_words(look) for look in LOOKS)
        words = max(QFontMetricsF(_words_font()).horizontalAdvance(w) for w in every)
        width = Space.SNUG + MARK + Space.TIGHT + time + Space.SNUG + words + Space.SNUG
        return QSize(int(width) + 1, 44)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the shape, the time and the word."""
        ink = colours()
        icon, ground, words = LOOKS[self._look]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter, ink, getattr(ink, ground))
        top = (self.height() - MARK) / 2
        colour = getattr(ink, words)
        paint_icon(painter, icon, colour, QRectF(Space.SNUG, top, MARK, MARK))
        painter.setPen(QColor(colour))
        painter.setFont(_time_font())
        left = float(Space.SNUG + MARK + Space.TIGHT)
        room = QRectF(left, 0, self.width() - left, self.height())
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(room, middle, self._time)
        painter.setFont(_words_font())
        left += QFontMetricsF(_time_font()).horizontalAdvance(self._time) + Space.SNUG
        painter.drawText(QRectF(left, 0, self.width() - left, self.height()), middle, self._words)
        painter.end()

    def _ground(self, painter: QPainter, ink: Colours, ground: str) -> None:
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        edge = QPen(Qt.PenStyle.NoPen)
        if self.hasFocus():
            edge = QPen(QColor(ink.focus), FOCUS_WIDTH)
        elif self.underMouse():
            edge = QPen(QColor(ink.line_strong), 1)
        painter.setPen(edge)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(box, RADIUS, RADIUS)

    def _state_words(self, look: str) -> str:
        return {
            "not_started": fr_en("pas commencé", "not started"),
            "running": fr_en("en cours", "running"),
            "last_level": fr_en("dernier niveau", "last level"),
            "paused": fr_en("arrêtée", "stopped"),
            "break": fr_en("pause", "break"),
            "last_minute": fr_en("dernière minute", "last minute"),
            "last_seconds": fr_en("dix secondes", "ten seconds"),
            "overtime": fr_en("temps dépassé", "overtime"),
            "winner": fr_en("terminé", "over"),
        }[look]


def _time_font() -> QFont:
    return typeface(TypeSize.DECISION, strong=True)


def _words_font() -> QFont:
    return typeface(TypeSize.SMALL, strong=True)
