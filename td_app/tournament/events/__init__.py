"""Events: one for each action, holding its result.

``KIND`` is written in every file: never rename one, never change a field's meaning.
Events hold numbers, never a person's name; names and free notes are rows that can be
corrected and erased. One file a matter, each with the union of its events.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from td_app.tournament.events.buy_ins import *
from td_app.tournament.events.cash_desk import *
from td_app.tournament.events.chips import *
from td_app.tournament.events.clock import *
from td_app.tournament.events.conduct import *
from td_app.tournament.events.deals import *
from td_app.tournament.events.draws import *
from td_app.tournament.events.entries import *
from td_app.tournament.events.finishing import *
from td_app.tournament.events.flights import *
from td_app.tournament.events.hands import *
from td_app.tournament.events.jackpot import *
from td_app.tournament.events.knockouts import *
from td_app.tournament.events.moves import *
from td_app.tournament.events.prizes import *
from td_app.tournament.events.telling import Happened
from td_app.tournament.events.unread import *
from td_app.tournament.journal import JournalEntry
from td_app.tournament.state.clock import ClockState


@dataclass(frozen=True, slots=True)
class ActionUndone(Happened):
    """An action was undone; ``clock`` is the clock in force afterwards when it matters."""

    KIND: ClassVar[str] = "action_undone"
    sequence: int
    clock: ClockState | None = None


@dataclass(frozen=True, slots=True)
class ActionRedone(Happened):
    """An undone action was done again."""

    KIND: ClassVar[str] = "action_redone"
    sequence: int
    clock: ClockState | None = None


Event = (
    BuyInsEvent
    | CashDeskEvent
    | ChipsEvent
    | ClockEvent
    | ConductEvent
    | DealsEvent
    | DrawsEvent
    | EntriesEvent
    | FinishingEvent
    | FlightsEvent
    | HandsEvent
    | JackpotEvent
    | KnockoutsEvent
    | MovesEvent
    | PrizesEvent
    | ComputerHourSettled
    | EntrySetAside
    | ActionUndone
    | ActionRedone
)


@dataclass(frozen=True, slots=True)
class Entry(JournalEntry[Event]):
    """One line of a tournament's journal."""
