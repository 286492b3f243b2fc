"""The moment a wall is made from: the views, and what the hall is to see beside them."""

from __future__ import annotations

from dataclasses import dataclass

from td_app.tournament.state.tournament import TournamentState
from td_app.tournament.views.public import PublicView
from td_app.tournament.views.standings import Standings
from td_app.ui.public.wall_wishes import USUAL_WALL, WallMessage, WallWishes


@dataclass(frozen=True, slots=True)
class Wall:
    """The views of one moment, the club's wishes, and the message that is on.

    ``end_ms``: when play should end, where the director lets it be told. ``seats_first``: this
    wall shows the list of places before the start.
    """

    view: PublicView
    state: TournamentState
    standings: Standings
    now_ms: int
    wishes: WallWishes = USUAL_WALL
    message: WallMessage | None = None
    end_ms: int | None = None
    seats_first: bool = False
