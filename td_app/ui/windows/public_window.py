"""The public window: a black room, read from ten metres, full screen where it was last."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QScreen,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from td_app.ui.live_tournament import LiveTournament
from td_app.ui.public.screen_awake import ScreenAwake
from td_app.ui.public.screens import wall_place, wall_screen
from td_app.ui.public.time_call_face import TimeCallFace
from td_app.ui.public.wall_band import WallBand
from td_app.ui.public.wall_column import WallColumn
from td_app.ui.public.wall_face import WallFace
from td_app.ui.public.wall_facts import WallFacts
from td_app.ui.public.wall_words import Wall, wall_facts
from td_app.ui.theme import HALL

LEAVING = (Qt.Key.Key_Escape, Qt.Key.Key_D, Qt.Key.Key_F11)
MARGIN, COLUMN, BAND = 0.022, 0.205, 0.1
"""Margin and band for a window of height one, column for a window of width one."""


class PublicWindow(QWidget):
    """Shows the tournament of ``live`` on the wall; Escape, D or F11 close it.

    ``show()`` fills the screen remembered by name (``wall_place``), else one on which the
    director is not. It follows the choice of another screen, hides when its screen is
    unplugged and comes back with it, and keeps the screen from sleeping where the system
    lets it.
    """

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Show ``live`` as it is now; nothing is on a screen before ``show()``."""
        super().__init__(parent, Qt.WindowType.Window)
        self._live = live
        self._awake = ScreenAwake()
        self._waiting_for: str | None = None
        self._placed = False
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.setMinimumSize(640, 360)
        facts = self._facts()
        self.face = WallFace(facts.face, self)
        self.column = WallColumn(facts.column, self)
        self.band = WallBand(facts.band, self)
        self.time_call = TimeCallFace(self)
        self.resize(1280, 720)
        self.refresh()
        live.changed.connect(self.refresh)
        live.ticked.connect(self.tick)
        wall_place.chosen.connect(self._on_chosen)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenAdded.connect(self._on_screen_added)
            app.screenRemoved.connect(self._on_screen_removed)

    def refresh(self) -> None:
        """Show the tournament as it is now."""
        facts = self._facts()
        self.setWindowTitle(self.tr("Affichage public · {0}").format(facts.column.title))
        self._show(facts)

    def tick(self) -> None:
        """Show the time as it is now."""
        if self.isVisible():
            self._show(self._facts())

    def fill(self, screen: QScreen) -> None:
        """Fill a screen."""
        self._placed = True
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        self.setWindowState(Qt.WindowState.WindowFullScreen)

    def setVisible(self, visible: bool) -> None:
        """Find the screen before the window comes up."""
        if visible and not self._placed:
            self.fill(wall_screen(_screen_of_the_director(self), wall_place.name))
        super().setVisible(visible)

    def showEvent(self, event: QShowEvent) -> None:
        """Keep the screen awake while the wall is on it."""
        super().showEvent(event)
        self._awake.hold(self.windowTitle())
        wall_place.tell_shown(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Let the screen sleep."""
        super().hideEvent(event)
        self._awake.release()
        wall_place.tell_shown(False)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Forget a screen that was unplugged."""
        self._waiting_for = None
        self._placed = False
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave on Escape, D or F11."""
        if event.key() in LEAVING and not event.isAutoRepeat():
            self.close()
        else:
            event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Leave for those who have only a mouse."""
        self.close()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the language of the screens."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out in proportion to the window."""
        super().resizeEvent(event)
        face, column, band = wall_rooms(QRectF(self.rect()))
        self.face.setGeometry(face.toRect())
        self.time_call.setGeometry(face.toRect())
        self.column.setGeometry(column.toRect())
        self.band.setGeometry(band.toRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the black of the room."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(HALL.page))
        painter.end()

    def _facts(self) -> WallFacts:
        live = self._live
        view, now = live.public(), live.session.now_ms()
        return wall_facts(Wall(view, live.state, live.standings(), now))

    def _show(self, facts: WallFacts) -> None:
        self.face.set_words(facts.face)
        self.column.set_words(facts.column)
        self.band.set_words(facts.band)
        self.time_call.set_words(facts.time)

    def _on_chosen(self, name: str) -> None:
        if self.isVisible():
            self.fill(wall_screen(_screen_of_the_director(self), name))

    def _on_screen_removed(self, screen: QScreen) -> None:
        # Qt would move the wall over the director's own window.
        if self.isVisible() and screen == self.screen():
            self._waiting_for = screen.name()
            self._placed = False
            self.hide()

    def _on_screen_added(self, screen: QScreen) -> None:
        if screen.name() == self._waiting_for:
            self._waiting_for = None
            self.fill(screen)
            self.show()


def wall_rooms(box: QRectF) -> tuple[QRectF, QRectF, QRectF]:
    """Return where clock, column and band stand in a window, in pixels."""
    margin, tall = box.height() * MARGIN, box.height()
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


def _screen_of_the_director(wall: QWidget) -> QScreen | None:
    window = QApplication.activeWindow()
    return window.screen() if window is not None and window is not wall else None
