"""What is open beside the director's window: the walls, the floor's own window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from td_app.ui.acts import CLOCK_ACTS, KeyRow
from td_app.ui.keys import Keyboard

if TYPE_CHECKING:
    from td_app.ui.windows.floor_window import FloorWindow
    from td_app.ui.windows.main_window import MainWindow
    from td_app.ui.windows.walls import Walls


class WindowsBeside:
    """``walls`` and ``floor`` are None while they are closed."""

    def __init__(self, window: MainWindow) -> None:
        """Open nothing beside ``window`` yet."""
        self._window = window
        self.walls: Walls | None = None
        self.floor: FloorWindow | None = None

    @property
    def public(self) -> QWidget | None:
        """Return the first public window while it is open."""
        return self.walls.first if self.walls is not None else None

    def toggle_walls(self) -> None:
        """Open the walls of the tournament on the desk, or close them."""
        desk = self._window.desk
        if self.walls is not None:
            self.walls.close()
        elif desk.live is not None:
            from td_app.ui.windows.walls import Walls

            self.walls = Walls(desk.live, desk.hall, self._heard_too, self._window)
            self.walls.gone.connect(self._walls_gone)
            self.walls.open()

    def show_floor(self) -> None:
        """Open the floor's page in its own window, or bring that window to the front."""
        desk, view = self._window.desk, self._window.view
        if desk.live is None or view is None:
            return
        if self.floor is None:
            from td_app.ui.windows.floor_window import FloorWindow

            self.floor = FloorWindow(desk.live, stationery=desk.stationery)
            self.floor.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self.floor.closed.connect(self._floor_gone)
            self.floor.moveAsked.connect(view.move_player)
            self.floor.paperAsked.connect(view.show_paper)
            self.floor.keyAsked.connect(self._searched_from_afar)
            self.floor.take_over(view.pages.made("floor"))
        self.floor.come_forward()

    def speak_again(self) -> None:
        """Build the floor's window again in the new language."""
        if self.floor is not None:
            self.floor.speak_again()

    def close(self) -> None:
        """Close whatever is open."""
        if self.walls is not None:
            self.walls.close()
        if self.floor is not None:
            self.floor.close()

    def _searched_from_afar(self, row: KeyRow) -> None:
        """Search for the floor's window: what is found is shown in the director's."""
        self._window.pressed(row)
        self._window.raise_()
        self._window.activateWindow()

    def _heard_too(self, wall: QWidget) -> None:
        window = self._window
        Keyboard(wall, window.pressed, window.acts.space_on_a_row, CLOCK_ACTS)

    def _walls_gone(self) -> None:
        walls, self.walls = self.walls, None
        if walls is not None:
            walls.deleteLater()

    def _floor_gone(self) -> None:
        self.floor = None
