"""What an applier is: the function that copies what one kind of event holds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from td_app.tournament import events as ev
from td_app.tournament.state.tournament import TournamentState

#: Which function copies which event: state, event, and the entry that holds it.
Appliers = Mapping[type, Callable[[TournamentState, Any, ev.Entry], TournamentState]]
