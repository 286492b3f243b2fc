"""Walls as browsers are shown them, made from a session of the tests."""

from __future__ import annotations

from dataclasses import dataclass, field

from web_builders import a_site

from td_app.live.reading import Live
from td_app.live.session import TournamentSession
from td_app.ui.public.browser_walls import BrowserWalls
from td_app.ui.public.hall import Hall
from td_app.wall.composing import Turn
from td_app.wall.turning import Turning
from td_app.web.api import Api
from td_app.web.published import NameDisplay
from td_app.web.walls import Asked, Film


class PinnedTurning(Turning):
    """Shows the same pages whatever the time, as a picture of the gallery does."""

    pinned = Turn()

    def ahead(self) -> Turning:
        return self

    def turn(self, *_given: object) -> Turn:
        return self.pinned


@dataclass
class Beside:
    """The tournaments in play besides the one that is served."""

    others: tuple[Live, ...] = field(default=())

    def in_play(self, served: Live, wanted: tuple[int, ...]) -> tuple[Live, ...]:
        found = {live.session.tournament: live for live in (served, *self.others)}
        shown = tuple(found[number] for number in found if number in wanted or not wanted)
        return shown or (served,)


def walls_of(hall: Hall | None = None, *others: Live) -> BrowserWalls:
    """Return what draws the walls of a club."""
    return BrowserWalls(hall or Hall(), Beside(others))


def with_walls(session: TournamentSession, hall: Hall | None = None, *others: Live) -> Api:
    """Return a tournament as it is served, its wall too."""
    api = a_site(session)
    api.served.walls = walls_of(hall, *others)
    return api


def film_of(
    walls: BrowserWalls, live: Live, asked: Asked, names: NameDisplay = NameDisplay.WHOLE
) -> Film:
    """Return a film made at once."""
    maker = walls.begin(live, asked, names)
    while maker.look():
        pass
    return maker.made()
