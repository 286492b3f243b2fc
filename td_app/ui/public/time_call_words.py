"""The words of a time call on the wall, in the language of the screens (3.5)."""

from __future__ import annotations

from collections.abc import Sequence

from td_app.tournament.views.public import TimeOnTheWall
from td_app.ui.public.wall_facts import FaceWords, TimeWords
from td_app.words.language import fr_en

ALSO_SHOWN = 4
"""Other tables named under the large countdown."""


def seconds_left(ends_ms: int, now_ms: int) -> int:
    """Return the seconds still to count, 0 once over: 30 at the start, 1 in the last second.

    >>> seconds_left(30_000, 0), seconds_left(30_000, 1), seconds_left(30_000, 29_999)
    (30, 30, 1)
    """
    return max(0, -((now_ms - ends_ms) // 1000))


def time_words(calls: Sequence[TimeOnTheWall], face: FaceWords, now_ms: int) -> TimeWords | None:
    """Return the soonest countdown large and the others listed; None while nobody counts.

    ``face`` is the clock that stays visible under it.
    """
    if not calls:
        return None
    call = calls[0]
    left = seconds_left(call.ends_ms, now_ms)
    also = ", ".join(_also(other, now_ms) for other in calls[1 : ALSO_SHOWN + 1])
    return TimeWords(
        heading=_heading(call),
        seconds=left,
        total=call.seconds,
        hurried=left <= call.aloud_s,
        over="" if left else fr_en("Temps écoulé", "Time is up"),
        also=fr_en("Aussi\u00a0: {0}", "Also: {0}").format(also) if also else "",
        level=face.clock.heading,
        clock=face.clock.shown,
        blinds=" · ".join(filter(None, (face.blinds, face.ante))),
    )


def _heading(call: TimeOnTheWall) -> str:
    if call.place is None:
        return fr_en("TEMPS · Table {0}", "TIME · Table {0}").format(call.table)
    return fr_en("TEMPS · Table {0} · place {1}", "TIME · Table {0} · seat {1}").format(
        call.table, call.place
    )


def _also(call: TimeOnTheWall, now_ms: int) -> str:
    left = seconds_left(call.ends_ms, now_ms)
    return fr_en("table {0} · {1}\u00a0s", "table {0} · {1}\u00a0s").format(call.table, left)
