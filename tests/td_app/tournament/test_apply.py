"""From event to next state: nothing that happened is left out."""

from __future__ import annotations

from typing import get_args

from td_app.tournament import events as ev
from td_app.tournament.apply import APPLIERS


def test_every_event_has_its_applier() -> None:
    folded_by_the_history = {
        ev.ActionUndone,
        ev.ActionRedone,
        ev.ComputerHourSettled,
        ev.EntrySetAside,
    }
    assert APPLIERS.keys() == set(get_args(ev.Event)) - folded_by_the_history
