"""The public windows: the first, and a second one where there is a screen for it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QScreen

from td_app.ui.live_tournament import LiveTournament
from td_app.ui.public.hall import Hall
from td_app.ui.public.screens import WallPlace, found_screen, second_place, wall_place
from td_app.ui.windows.public_window import PublicWindow


class Walls(QObject):
    """Opens and closes the public windows of a tournament together; ``gone()`` with the first.

    The second opens as its screen is plugged in, too. ``heard`` is given each window, so that
    the keys of the clock act there.
    """

    gone = Signal()

    def __init__(
        self,
        live: LiveTournament,
        hall: Hall,
        heard: Callable[[PublicWindow], object],
        parent: QObject | None = None,
    ) -> None:
        """Open nothing yet."""
        super().__init__(parent)
        self._live, self._hall, self._heard = live, hall, heard
        self.windows: dict[int, PublicWindow] = {}
        second_place.chosen.connect(self._on_second)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenAdded.connect(self._on_screen_added)

    @property
    def first(self) -> PublicWindow | None:
        """Return the first public window while it is open."""
        return self.windows.get(wall_place.number)

    def open(self) -> None:
        """Open the first window, and the second where its screen is plugged in."""
        self._open(wall_place)
        self._on_second()

    def close(self) -> None:
        """Close them all."""
        for window in tuple(self.windows.values()):
            window.close()

    def _open(self, place: WallPlace) -> None:
        window = PublicWindow(self._live, hall=self._hall, place=place)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.windows[place.number] = window
        window.closed.connect(self._on_closed)
        self._heard(window)
        window.show()

    def _on_second(self, _name: str = "") -> None:
        """Follow what is wanted of the second window while the first is open."""
        window = self.windows.get(second_place.number)
        fits = second_place.wanted and found_screen(second_place.name) is not None
        if window is not None and not second_place.wanted:
            window.close()
        elif window is None and fits and self.first is not None:
            self._open(second_place)

    def _on_screen_added(self, _screen: QScreen) -> None:
        self._on_second()

    def _on_closed(self, number: int) -> None:
        self.windows.pop(number, None)
        if number == wall_place.number:
            # The room's first wall gone, nobody would think of the other one.
            self.close()
            self.gone.emit()
