"""What happened: one event an action, holding what came out of it.

``KIND`` is written in every file: never rename one, never change a field's meaning.
Events hold numbers, never a person's name; names and free notes are rows that can be
corrected and erased. One file a matter, each with the union of its events.
"""

from __future__ import annotations

from dataclasses import dataclass

from td_app.tournament.events.by_hand import *
from td_app.tournament.events.chips import *
from td_app.tournament.events.clock import *
from td_app.tournament.events.conduct import *
from td_app.tournament.events.draws import *
from td_app.tournament.events.entries import *
from td_app.tournament.events.finishing import *
from td_app.tournament.events.hand_for_hand import *
from td_app.tournament.events.moves import *
from td_app.tournament.events.positions import *
from td_app.tournament.events.undo import *

Event = (
    ByHandEvent
    | ChipsEvent
    | ClockEvent
    | ConductEvent
    | DrawsEvent
    | EntriesEvent
    | FinishingEvent
    | HandForHandEvent
    | MovesEvent
    | PositionsEvent
    | UndoEvent
)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal."""

    sequence: int
    recorded_at: int
    event: Event
    operator: str = ""
    post: str = ""
