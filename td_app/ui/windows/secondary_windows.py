"""Windows beside the director's: walls, the floor's own window, the guide."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from td_app.ui.acts import Act, Group
from td_app.ui.club_settings import OTHER_GAMES
from td_app.ui.desk import Desk
from td_app.ui.destinations import Destination
from td_app.ui.keys import Keyboard
from td_app.ui.public.hall import Hall
from td_app.ui.public.screens import WallPlace, found_screen, second_place, wall_place
from td_app.ui.windows.act_table import ACTS, KEYS_HELP

if TYPE_CHECKING:
    from td_app.live.meeting_reading import LiveMeeting
    from td_app.ui.live_tournament import LiveTournament
    from td_app.ui.windows.floor_window import FloorWindow
    from td_app.ui.windows.guide_window import GuideWindow
    from td_app.ui.windows.wall_window import WallWindow


class WindowHost(Protocol):
    """The director's window as the others use it: their keys and their pages lead there."""

    @property
    def desk(self) -> Desk:
        """Return the desk the window shows."""
        ...

    def show_keys(self) -> None:
        """Open the list of keys."""
        ...

    def pressed(self, act: Act) -> None:
        """Do what a key asks."""
        ...

    def go(self, destination: Destination) -> None:
        """Show a destination."""
        ...

    def come_forward(self) -> None:
        """Show the window over the others."""
        ...


class SecondaryWindows:
    """``walls`` and ``floor`` are None while they are closed."""

    def __init__(self, window: WindowHost) -> None:
        """Open nothing beside ``window`` yet."""
        self._window = window
        self.walls: Walls | None = None
        self.floor: FloorWindow | None = None
        self.guide: GuideWindow | None = None

    @property
    def public(self) -> QWidget | None:
        """Return the first public window while it is open."""
        if self.walls is not None:
            return self.walls.first
        return None

    def toggle_walls(self, meeting: LiveMeeting | None = None) -> None:
        """Open the walls of the tournament on the desk, or of a meeting; close those there are.

        Walls that show something else make way: the hall has one thing to follow.
        """
        desk = self._window.desk
        shown = self.walls
        shows = meeting or desk.live
        if shown is not None:
            shown.close()
        if shows is not None and (shown is None or not shown.show_same(shows)):
            heard = self._heard_too if meeting is None else _hears_nothing
            self.walls = Walls(shows, desk.hall, heard)
            self.walls.gone.connect(self._walls_gone)
            self.walls.open()

    def show_floor(self, page: QWidget | None) -> None:
        """Open the floor's page in its own window, or bring that window to the front.

        It goes on with what is being asked on ``page``, the director's own.
        """
        desk = self._window.desk
        if desk.live is None:
            return
        if self.floor is None:
            from td_app.ui.windows.floor_window import FloorWindow

            self.floor = FloorWindow(
                desk.live,
                stationery=desk.stationery,
                other_games=lambda: desk.settings.value(OTHER_GAMES),
            )
            self.floor.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self.floor.closed.connect(self._floor_gone)
            self.floor.asked.connect(self._window.go)
            self.floor.acted.connect(self._searched_from_afar)
            self.floor.guideAsked.connect(lambda: self.show_guide("floor"))
            self.floor.take_over(page)
        self.floor.come_forward()

    def show_guide(self, page: str) -> None:
        """Open the guide at the chapter about a page, or turn to it."""
        desk = self._window.desk
        if self.guide is None:
            from td_app.ui.windows.guide_window import GuideWindow

            self.guide = GuideWindow(desk.club.folder, desk.stationery)
            self.guide.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self.guide.closed.connect(self._guide_gone)
        self.guide.open_at(page)

    def retranslate(self) -> None:
        """Build the floor's window and the guide again in the new language."""
        if self.floor is not None:
            self.floor.retranslate()
        if self.guide is not None:
            self.guide.retranslate()

    def leave_all(self) -> None:
        """Close all of them: the director's window closes."""
        if self.walls is not None:
            self.walls.close()
        self.close()
        if self.guide is not None:
            self.guide.close()

    def close(self) -> None:
        """Close what shows the tournament on the desk."""
        if self.walls is not None and not self.walls.of_meeting:
            self.walls.close()
        if self.floor is not None:
            self.floor.close()

    def _searched_from_afar(self, act: Act) -> None:
        """Search for the floor's window: what is found is shown in the director's."""
        if act is KEYS_HELP:
            self._window.show_keys()
        else:
            self._window.pressed(act)
        self._window.come_forward()

    def _heard_too(self, wall: QWidget) -> None:
        """Let the keys of the clock act on a wall: it may cover the director's window."""
        window = self._window
        clock = [act for act in ACTS if act.group is Group.CLOCK]
        Keyboard(wall, clock, window.pressed)

    def _walls_gone(self) -> None:
        walls = self.walls
        self.walls = None
        if walls is not None:
            walls.deleteLater()

    def _floor_gone(self) -> None:
        self.floor = None

    def _guide_gone(self) -> None:
        self.guide = None


def _hears_nothing(_wall: QWidget) -> None:
    """Keys of the clock are the tournament's: none acts on the wall of a meeting."""


class Walls(QObject):
    """Opens and closes the public windows of one thing together; ``gone()`` with the first.

    The second opens as its screen is plugged in, too. ``heard`` is given each window, so that
    the keys of the clock act there.
    """

    gone = Signal()

    def __init__(
        self,
        live: LiveTournament | LiveMeeting,
        hall: Hall,
        heard: Callable[[WallWindow], object],
        parent: QObject | None = None,
    ) -> None:
        """Start without windows."""
        super().__init__(parent)
        self._live = live
        self._hall = hall
        self._heard = heard
        self.windows: dict[int, WallWindow] = {}
        second_place.chosen.connect(self._on_second)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenAdded.connect(self._on_screen_added)

    @property
    def first(self) -> WallWindow | None:
        """Return the first public window while it is open."""
        return self.windows.get(wall_place.number)

    @property
    def of_meeting(self) -> bool:
        """Return whether a meeting of teams is shown, rather than a tournament."""
        from td_app.live.meeting_reading import LiveMeeting

        return isinstance(self._live, LiveMeeting)

    def show_same(self, live: LiveTournament | LiveMeeting) -> bool:
        """Return whether this is what they show: a meeting opened again is the same one."""
        from td_app.live.meeting_reading import LiveMeeting

        mine = self._live
        if isinstance(mine, LiveMeeting) and isinstance(live, LiveMeeting):
            return mine.session.meeting == live.session.meeting
        return mine is live

    def open(self) -> None:
        """Open the first window, and the second where its screen is plugged in."""
        self._open(wall_place)
        self._on_second()

    def close(self) -> None:
        """Close the walls."""
        for window in tuple(self.windows.values()):
            window.close()

    def _open(self, place: WallPlace) -> None:
        from td_app.ui.windows.public_window import wall_window

        window = wall_window(self._live, self._hall, place)
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
