"""Hand-for-hand: every table plays as many hands in the same time (ROPTA 2.7)."""

from __future__ import annotations

from rules_ropta.citing import applies
from rules_ropta.house_rules import BY_THE_BOOK, HAND_FOR_HAND_MINUTES, HouseRules
from rules_ropta.ruling import Force, Reason, Refused, Ruling

MINUTES_A_HAND = BY_THE_BOOK.number(HAND_FOR_HAND_MINUTES)


@applies("2.7")
def clock_advance(hands: int, house: HouseRules = BY_THE_BOOK) -> Ruling[int]:
    """Return the minutes the stopped clock goes on for so many hands; advised, not imposed.

    Two a hand, or as many as the house says.

    >>> clock_advance(3).decision
    6
    """
    if hands < 0:
        raise Refused("COUNT_NEGATIVE", cites=("2.7",), hands=hands)
    departures, minutes = house.obeyed(HAND_FOR_HAND_MINUTES), house.number(HAND_FOR_HAND_MINUTES)
    if departures:
        because = Reason("HOUSE_MINUTES_A_HAND", {"hands": hands, "minutes": minutes})
    else:
        because = Reason("TWO_MINUTES_A_HAND", {"hands": hands})
    return Ruling(hands * minutes, ("2.7",), because, force=Force.ADVICE, departures=departures)


@applies("2.7")
def may_turn_up_cards(other_tables_playing: bool) -> Ruling[bool]:
    """Return whether a called all-in is turned up now: only once the other tables are done.

    >>> may_turn_up_cards(other_tables_playing=True).decision
    False
    """
    code = "OTHER_TABLES_STILL_PLAY" if other_tables_playing else "OTHER_TABLES_DONE"
    return Ruling(not other_tables_playing, cites=("2.7",), because=Reason(code))
