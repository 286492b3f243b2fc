"""Hand-for-hand: a number for a table done, A before it for an all-in, then the signal (2.7)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from told_evenings import Told, ToldEvening
from window_gestures_hands import Hands

Key = Qt.Key


def announce(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Announce hand-for-hand from the list of all acts."""
    hands.rest()
    hands.press(Key.Key_K, with_=Qt.KeyboardModifier.ControlModifier)
    hands.type("annoncer le main")
    hands.press(Key.Key_Return)


def table_done(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Type the number of the table, back in the room."""
    hands.page("room")
    hands.type(str(step["table"]))


def table_all_in(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Type A, then the number of the table."""
    hands.page("room")
    hands.type(f"a{step['table']}")


def next_hand(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Press the button of the signal."""
    hands.click(hands.page("room").floor.round.signal)


def rank_hand(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Press the button that ranks those out in the hand."""
    hands.click(hands.page("room").floor.round.outs.rank_button)
