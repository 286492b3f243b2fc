"""What the wall says of a tournament now, for whoever draws it: a window, a browser."""

from __future__ import annotations

from td_app.live.reading import Live
from td_app.printing.evening_result import evening_in_short
from td_app.tournament.views.finishing import Standings
from td_app.tournament.views.public import PublicView
from td_app.ui.public.hall import Hall
from td_app.wall.facts import Wall, WallFacts
from td_app.wall.words import Telling


def facts_in_hall(
    live: Live,
    hall: Hall,
    *,
    seats_first: bool = False,
    photo: bool = False,
    shown: tuple[PublicView, Standings] | None = None,
    telling: Telling | None = None,
) -> WallFacts:
    """Return everything the wall says at this moment, as the club of ``hall`` wishes.

    ``photo``: there is one of the winner. ``shown``: the views, where others than everybody's are.
    ``telling``: what this wall said before.
    """
    now = live.now_ms()
    (public, standings) = shown or (live.public(), live.ranking_in_public())
    return (telling or Telling()).facts(
        Wall(
            public,
            standings,
            now,
            hall.wishes,
            hall.message_at(now),
            _end_ms(live, public),
            seats_first,
            hall.season() if hall.wishes.panel("season").on else ("", ()),
            hall.phones,
            evening_in_short(live.session) if public.winner else (),
            photo,
        )
    )


def _end_ms(live: Live, public: PublicView) -> int | None:
    """When play should end, if the director lets the hall know."""
    if not (public.end_announced and public.started):
        return None
    view = live.finish_estimate()
    return view.end_ms if view is not None else None
