"""A window of the hall: black, read from ten metres, full screen where it was last."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
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

from td_app.ui.public.screens import (
    ScreenAwake,
    WallPlace,
    is_screen,
    screen_key,
    wall_place,
    wall_screen,
)
from td_app.words.language import fr_en

LEAVING = (Qt.Key.Key_Escape, Qt.Key.Key_F11)


class WallWindow(QWidget):
    """Fills a screen with what :meth:`put_up` gives it; Escape or F11 close it.

    ``show()`` fills the screen remembered by ``place``, else one on which the director is not.
    It follows the choice of another screen, goes to its own when that is plugged in, hides when
    it is unplugged and comes back with it, and keeps the screen from sleeping where the system
    lets it. ``closed`` gives the number of its place.
    """

    closed = Signal(int)

    def __init__(self, parent: QWidget | None = None, *, place: WallPlace = wall_place) -> None:
        """Start empty; nothing is on a screen before ``show()``."""
        super().__init__(parent, Qt.WindowType.Window)
        self._awake = ScreenAwake()
        self._waiting_for: str | None = None
        self._placed = False
        self._wall: QWidget | None = None
        self.place = place
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setCursor(Qt.CursorShape.BlankCursor)
        # A screen on its side, at twice its size, is 540 wide.
        self.setMinimumSize(360, 360)
        place.chosen.connect(self._on_chosen)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenAdded.connect(self._on_screen_added)
            app.screenRemoved.connect(self._on_screen_removed)

    def put_up(self, wall: QWidget) -> None:
        """Fill the window with ``wall``."""
        self._wall = wall
        self.resize(1280, 720)
        self.name_it()

    def title(self) -> str:
        """Return the name of what is shown."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Show the present state."""
        self.name_it()

    def fill(self, screen: QScreen) -> None:
        """Fill a screen."""
        self._placed = True
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        self.setWindowState(Qt.WindowState.WindowFullScreen)

    def setVisible(self, visible: bool) -> None:
        """Find the screen before the window comes up."""
        if visible and not self._placed:
            self.fill(wall_screen(_screen_of_the_director(self), self.place.name))
        super().setVisible(visible)

    def showEvent(self, event: QShowEvent) -> None:
        """Keep the screen awake while the wall is on it."""
        super().showEvent(event)
        self._awake.hold(self.windowTitle())
        self.place.tell_shown(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Let the screen sleep."""
        super().hideEvent(event)
        self._awake.release()
        self.place.tell_shown(False)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Forget a screen that was unplugged."""
        self._waiting_for = None
        self._placed = False
        super().closeEvent(event)
        self.closed.emit(self.place.number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave on Escape or F11."""
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
        if self._wall is not None:
            self._wall.setGeometry(self.rect())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the black of the room."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("black"))
        painter.end()

    def name_it(self) -> None:
        """Name the window after what it shows."""
        words = fr_en("Affichage public · {0}", "Public display · {0}")
        self.setWindowTitle(words.format(self.title()))

    def _on_chosen(self, name: str) -> None:
        if self.isVisible():
            self.fill(wall_screen(_screen_of_the_director(self), name))

    def _on_screen_removed(self, screen: QScreen) -> None:
        # Qt would move the wall over the director's own window.
        if self.isVisible() and screen == self.screen():
            self._waiting_for = screen_key(screen)
            self._placed = False
            self.hide()

    def _on_screen_added(self, screen: QScreen) -> None:
        if self._waiting_for is not None and is_screen(screen, self._waiting_for):
            self._waiting_for = None
            self.fill(screen)
            self.show()
        elif self.isVisible() and self._belongs_on(screen):
            self.fill(screen)

    def _belongs_on(self, screen: QScreen) -> bool:
        """Return whether a screen just plugged in is the one wanted, or frees the director's."""
        if self.place.name:
            return is_screen(screen, self.place.name)
        desk = _screen_of_the_director(self) or QGuiApplication.primaryScreen()
        return self.screen() == desk and screen != desk


def _screen_of_the_director(wall: QWidget) -> QScreen | None:
    window = QApplication.activeWindow()
    if window is not None and window is not wall:
        return window.screen()
    return None
