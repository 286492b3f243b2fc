"""From event to next state of a meeting: nothing that happened is left out."""

from __future__ import annotations

from typing import get_args

from td_app.meeting import events as ev
from td_app.meeting.apply import APPLIERS


def test_every_event_has_its_applier() -> None:
    folded_by_the_history = {
        ev.ActUndone,
        ev.ActRedone,
        ev.ComputerHourSettled,
        ev.EntrySetAside,
    }
    assert APPLIERS.keys() == set(get_args(ev.Event)) - folded_by_the_history
