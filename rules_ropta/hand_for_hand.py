"""Hand-for-hand: every table plays as many hands in the same time (ROPTA 2.7)."""

from __future__ import annotations

from rules_ropta.citing import applies
from rules_ropta.ruling import Force, Reason, Refused, Ruling

MINUTES_A_HAND = 2


@applies("2.7")
def clock_advance(hands: int) -> Ruling[int]:
    """Return the minutes the stopped clock goes on for so many hands; advised, not imposed.

    >>> clock_advance(3).decision
    6
    """
    if hands < 0:
        raise Refused("COUNT_NEGATIVE", cites=("2.7",), hands=hands)
    return Ruling(
        hands * MINUTES_A_HAND,
        cites=("2.7",),
        because=Reason("TWO_MINUTES_A_HAND", {"hands": hands}),
        force=Force.ADVICE,
    )


@applies("2.7")
def may_turn_up_cards(other_tables_playing: bool) -> Ruling[bool]:
    """Return whether a called all-in is turned up now: only once the other tables are done.

    >>> may_turn_up_cards(other_tables_playing=True).decision
    False
    """
    code = "OTHER_TABLES_STILL_PLAY" if other_tables_playing else "OTHER_TABLES_DONE"
    return Ruling(not other_tables_playing, cites=("2.7",), because=Reason(code))
