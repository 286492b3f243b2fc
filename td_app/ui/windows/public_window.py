"""The public windows: the wall of the tournament, the wall of a meeting of teams."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from td_app.live.meeting_reading import LiveMeeting
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.public.hall import Hall
from td_app.ui.public.meeting_wall import MeetingWall
from td_app.ui.public.screens import WallPlace, wall_place
from td_app.ui.public.wall_view import WallView
from td_app.ui.windows.wall_window import WallWindow


class PublicWindow(WallWindow):
    """Shows the tournament of ``live`` on the wall."""

    def __init__(
        self,
        live: LiveTournament,
        parent: QWidget | None = None,
        *,
        hall: Hall | None = None,
        place: WallPlace = wall_place,
    ) -> None:
        """Show ``live`` as it is now; nothing is on a screen before ``show()``."""
        super().__init__(parent, place=place)
        self.view = WallView(live, hall or Hall(), self, seats_first=place.seats_first)
        self.put_up(self.view)
        live.changed.connect(self.name_it)
        place.seats_changed.connect(self._begin)

    def title(self) -> str:
        """Return the tournament's name."""
        return self.view.facts.column.title

    def refresh(self) -> None:
        """Show the tournament as it is now."""
        self.view.refresh()
        super().refresh()

    def tick(self) -> None:
        """Show the time as it is now."""
        self.view.tick()

    def _begin(self) -> None:
        self.view.set_seats_first(self.place.seats_first)


class MeetingWindow(WallWindow):
    """Shows a meeting of teams on the wall."""

    def __init__(
        self,
        live: LiveMeeting,
        parent: QWidget | None = None,
        *,
        hall: Hall | None = None,
        place: WallPlace = wall_place,
    ) -> None:
        """Show ``live`` as it is now; nothing is on a screen before ``show()``."""
        super().__init__(parent, place=place)
        self.view = MeetingWall(live, hall or Hall(), self)
        self.put_up(self.view)

    def title(self) -> str:
        """Return the meeting's name."""
        return self.view.title

    def refresh(self) -> None:
        """Show the meeting as it is now."""
        self.view.refresh()
        super().refresh()


def wall_window(live: LiveTournament | LiveMeeting, hall: Hall, place: WallPlace) -> WallWindow:
    """Return a window that shows a tournament, or a meeting of teams, at a place."""
    if isinstance(live, LiveMeeting):
        return MeetingWindow(live, hall=hall, place=place)
    return PublicWindow(live, hall=hall, place=place)
