"""What the wall says about one table: a hand that all watch, a player's time."""

from __future__ import annotations

from collections.abc import Sequence

from td_app.tournament.views.hand_for_hand import HandForHandView
from td_app.tournament.views.public import TimeOnTheWall
from td_app.wall.facts import FaceWords, HandWords, TimeWords
from td_app.words.figures import whole
from td_app.words.language import current_language, fr_en
from td_app.words.speaking import listed

MOST_NAMED = 12
"""How many tables are named on a line that is read from the back of the room."""


def hand_words(view: HandForHandView | None, face: FaceWords) -> HandWords | None:
    """Return the hand that all tables play, with the clock under it; None otherwise."""
    if view is None:
        return None
    if view.hand:
        hand = fr_en("Main {0}", "Hand {0}").format(whole(view.hand))
    else:
        hand = fr_en("Bientôt", "Soon")
    also = ""
    if view.all_in and not view.may_turn_up:
        also = _tables(
            view.all_in,
            fr_en(
                "Tapis table {0}\u00a0: cartes cachées",
                "All-in, table {0}: cards down",
            ),
            fr_en(
                "Tapis tables {0}\u00a0: cartes cachées",
                "All-in, tables {0}: cards down",
            ),
            fr_en(
                "Tapis à {0} tables\u00a0: cartes cachées",
                "All-in at {0} tables: cards down",
            ),
        )
    elif view.awaited and not view.hand:
        also = _awaited_tables(view)
    elif view.level_passed:
        also = fr_en("Nouvelles blindes à la main suivante", "New blinds next hand")
    return HandWords(
        heading=fr_en("Main par main", "Hand-for-hand"),
        hand=hand,
        awaited=_awaited(view),
        also=also,
        # In few words: the foot keeps its height.
        level=face.brief or face.clock.heading,
        clock=face.clock.shown,
        blinds=" · ".join(filter(None, (face.blinds, face.ante))),
    )


def _awaited(view: HandForHandView) -> str:
    if view.may_turn_up:
        return _tables(
            view.all_in,
            fr_en("On retourne les cartes\u00a0: table {0}", "Turn cards face up: table {0}"),
            fr_en("On retourne les cartes\u00a0: tables {0}", "Turn cards face up: tables {0}"),
            fr_en("On retourne les cartes à {0} tables", "Turn cards face up at {0} tables"),
        )
    if not view.awaited:
        return fr_en(
            "Attendez le signal de la main suivante", "Wait for the signal for the next hand"
        )
    if not view.hand:
        return fr_en("Finissez la main, puis attendez", "Finish this hand, then wait")
    return _awaited_tables(view)


def _awaited_tables(view: HandForHandView) -> str:
    return _tables(
        view.awaited,
        fr_en("On attend la table {0}", "Waiting for table {0}"),
        fr_en("On attend les tables {0}", "Waiting for tables {0}"),
        fr_en("On attend {0} tables", "Waiting for {0} tables"),
    )


def _tables(numbers: Sequence[int], one: str, several: str, many: str) -> str:
    """Return which tables, or only how many where their numbers would be too small to read."""
    if len(numbers) > MOST_NAMED:
        return many.format(whole(len(numbers)))
    words = listed([str(number) for number in numbers], current_language())
    return (one if len(numbers) == 1 else several).format(words)


ALSO_SHOWN = 4
"""Other tables named under the large countdown."""


def seconds_left(ends_ms: int, now_ms: int) -> int:
    """Return the seconds still to count, 0 once over: 30 at the start, 1 in the last second.

    >>> seconds_left(30_000, 0), seconds_left(30_000, 1), seconds_left(30_000, 29_999)
    (30, 30, 1)
    """
    return max(0, -((now_ms - ends_ms) // 1000))


def time_words(calls: Sequence[TimeOnTheWall], face: FaceWords, now_ms: int) -> TimeWords | None:
    """Return the soonest countdown large and the others listed; None while there is none.

    ``face`` is the clock that stays visible under it.
    """
    if not calls:
        return None
    call = calls[0]
    left = seconds_left(call.ends_ms, now_ms)
    if call.place is None:
        heading = fr_en("TIME · Table {0}", "TIME · Table {0}").format(call.table)
    else:
        heading = fr_en("TIME · Table {0} · place {1}", "TIME · Table {0} · seat {1}").format(
            call.table, call.place
        )
    other = fr_en("table {0} · {1}\u00a0s", "table {0} · {1}\u00a0s")
    also = ", ".join(
        other.format(one.table, seconds_left(one.ends_ms, now_ms))
        for one in calls[1 : ALSO_SHOWN + 1]
    )
    return TimeWords(
        heading=heading,
        seconds=left,
        total=call.seconds,
        hurried=left <= call.aloud_s,
        over="" if left else fr_en("Temps écoulé", "Time is up"),
        also=fr_en("Aussi\u00a0: {0}", "Also: {0}").format(also) if also else "",
        level=face.clock.heading,
        clock=face.clock.shown,
        blinds=" · ".join(filter(None, (face.blinds, face.ante))),
    )
