"""Whether play ends in time, as a chart: on the clock's page, in the minutes."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Final

from reports.finish_chart import FinishCourse, Forecast, Hour
from td_app.live.session import TournamentSession
from td_app.printing.evening_result import play_began
from td_app.tournament.views.clock import (
    FinishView,
    PlayersSoFar,
    finish_view,
    players_so_far,
)
from td_app.words.figures import about, exactly
from td_app.words.language import Language, in_language

LEFT = ("Joueurs en jeu", "Players left")
FORESEEN = ("Joueurs en jeu, puis fin prévue", "Players left, then the estimated end")
BETWEEN = (
    "Joueurs en jeu, puis fin prévue entre {0} et {1}",
    "Players left, then the estimated end between {0} and {1}",
)
PLAYED = ("Joueurs en jeu, depuis la première sortie", "Players left, since the first elimination")
WON = ("vainqueur", "winner")
STAY = ("{0} joueurs", "{0} players")
MIDDLE = ("vers {0}", "about {0}")
CLOSING = ("fermeture {0}", "closing {0}")
#: An evening over in less is one vertical line: no chart (milliseconds).
SHORTEST: Final = 5 * 60 * 1000
#: What is shown before the first went out, where an end is foreseen: a share of what follows.
BEFORE_FIRST: Final = 1 / 12
#: How far apart hours are told on its axis, and until how long a chart (milliseconds).
QUARTER_MS: Final = 900_000
HOURS_APART: Final = ((3_600_000, QUARTER_MS), (10_800_000, 2 * QUARTER_MS))
HOUR_MS: Final = 3_600_000


def finish_course(
    view: FinishView | None, so_far: PlayersSoFar, now_ms: int, language: Language
) -> FinishCourse:
    """Return the evening to be drawn: players left so far, and the range of its end if any.

    Where it has one, the chart begins shortly before the first went out.
    """
    closing = None
    forecast = None
    ends: list[Hour] = []
    begins = so_far.begins_ms
    if view is not None:
        forecast = Forecast(
            Hour(view.low_ms, about(view.low_ms)),
            Hour(view.end_ms, in_language(MIDDLE, language).format(about(view.end_ms))),
            Hour(view.high_ms, about(view.high_ms)),
        )
        if view.closing_ms is not None:
            words = in_language(CLOSING, language).format(exactly(view.closing_ms))
            closing = Hour(view.closing_ms, words)
        ends = [one for one in (forecast.high, closing) if one is not None]
        first = so_far.outs[0][0] if so_far.outs else now_ms
        begins = max(begins, first - round((view.high_ms - first) * BEFORE_FIRST))
    now = max(now_ms, begins)
    return FinishCourse(
        in_language(LEFT if forecast is None else FORESEEN, language),
        Hour(begins, about(begins)),
        so_far.entrants,
        so_far.outs,
        Hour(now, about(now)),
        so_far.left,
        forecast,
        closing,
        hours=_round_hours(begins, max([now, *(one.at_ms for one in ends)])),
    )


def course_played(session: TournamentSession, language: Language) -> FinishCourse | None:
    """Return the players left since the start, and how play should end; None with nobody out.

    None too of an evening over within ``SHORTEST``. It begins when the clock was first started:
    levels skipped since were not played.
    """
    now = session.now_ms()
    so_far = players_so_far(session.state, now)
    if not so_far.outs:
        return None
    began = play_began(session)
    if began is not None:
        so_far = replace(so_far, begins_ms=min(began, so_far.outs[0][0]))
    if not session.state.over:
        course = finish_course(finish_view(session.state, now), so_far, now, language)
        if course.forecast is None:
            return course
        between = (course.forecast.low.word, course.forecast.high.word)
        return replace(course, title=in_language(BETWEEN, language).format(*between))
    now = so_far.outs[-1][0]
    if now - so_far.begins_ms < SHORTEST:
        return None
    course = finish_course(None, so_far, now, language)
    told = in_language(WON, language)
    if so_far.left > 1:
        told = in_language(STAY, language).format(so_far.left)
    return replace(course, title=in_language(PLAYED, language), told=told)


def _round_hours(begins_ms: int, ends_ms: int) -> tuple[Hour, ...]:
    """Return the hours between two moments, the half ones or the quarters where they are near."""
    span = ends_ms - begins_ms
    apart = next((step for longest, step in HOURS_APART if span <= longest), HOUR_MS)
    first = datetime.fromtimestamp(begins_ms / 1000).replace(minute=0, second=0, microsecond=0)
    full = round(first.timestamp() * 1000)
    after = full + -(-(begins_ms - full) // apart) * apart
    return tuple(Hour(at, exactly(at)) for at in range(after, ends_ms + 1, apart))
