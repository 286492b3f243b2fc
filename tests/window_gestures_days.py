"""What a director does at the end of a day 1, to open day 2, and to draw seats."""

from __future__ import annotations

from told_evenings import Told, ToldEvening
from window_gestures_hands import Hands

from td_app.ui.destinations import Spot
from td_app.ui.dialogs.day_two_dialog import DayTwoDialog


def end_day(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Press the button of the ranking, type each stack and the first seal; number on."""
    page = hands.page("ranking")
    hands.click(page.day)
    dialog = page.ending
    for field, chips in zip(dialog.stacks.fields.values(), step["tapis"], strict=True):
        hands.write(field, str(chips))
    hands.write(next(iter(dialog.seals.values())), step["scelles"])
    hands.click(dialog.on)
    hands.answer(dialog.confirm)


def day_two(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Open day 2 from the ranking, both flights ticked; go on there, and draw its seats."""
    hands.click(hands.page("ranking").end.day_two)
    dialog = hands.window.messages.dialog
    assert isinstance(dialog, DayTwoDialog) and len(dialog.flights()) == 2
    hands.answer(dialog.confirm)
    live = hands.window.desk.live
    assert live is not None
    evening.session = live.session
    hands.window.go(Spot.PUBLIC_DISPLAY)
    hands.come_forward()
    draw_seats(hands, evening, step)


def draw_seats(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Press the button of the room before the draw."""
    page = hands.page("room")
    hands.click(page.before.draw_button)
