"""Commands: each is decided once and becomes one event, or is refused.

``KIND`` is the name by which scripts ask (``td-app play --list`` prints them all).
Entrants go by number, seats are ``{"table": 4, "number": 7}`` or ``"4.7"``, chips are
whole, times are seconds unless the name says otherwise.

One file a matter, each with the union of its commands; whoever sends them says
``from td_app.tournament import commands as cmd`` and ``cmd.Eliminate(…)``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from rules_ropta.ruling import Reason
from td_app.tournament.commands.buy_ins import *
from td_app.tournament.commands.cash_desk import *
from td_app.tournament.commands.chips import *
from td_app.tournament.commands.clock import *
from td_app.tournament.commands.conduct import *
from td_app.tournament.commands.deals import *
from td_app.tournament.commands.draws import *
from td_app.tournament.commands.entries import *
from td_app.tournament.commands.finishing import *
from td_app.tournament.commands.flights import *
from td_app.tournament.commands.hands import *
from td_app.tournament.commands.jackpot import *
from td_app.tournament.commands.knockouts import *
from td_app.tournament.commands.moves import *
from td_app.tournament.commands.prizes import *
from td_app.tournament.commands.unread import *

UndoChoice = Literal["as_if_never", "from_now"]


@dataclass(frozen=True, slots=True)
class Undo:
    """Undo the last action; a change of the clock asks what becomes of the time.

    Refused when anything was written after ``expected_sequence``: it would undo something else.
    """

    KIND: ClassVar[str] = "undo"
    clock: UndoChoice | None = None
    expected_sequence: int | None = None


@dataclass(frozen=True, slots=True)
class Redo:
    """Do the last undone action again, if nothing was written after ``expected_sequence``."""

    KIND: ClassVar[str] = "redo"
    expected_sequence: int | None = None


Command = (
    BuyInsCommand
    | CashDeskCommand
    | ChipsCommand
    | ClockCommand
    | ConductCommand
    | DealsCommand
    | DrawsCommand
    | EntriesCommand
    | FinishingCommand
    | FlightsCommand
    | HandsCommand
    | JackpotCommand
    | KnockoutsCommand
    | MovesCommand
    | PrizesCommand
    | SetEntryAside
    | Undo
    | Redo
)


@dataclass(frozen=True, slots=True)
class Proposal:
    """One thing that the rules, or the tournament's own settings, ask for now.

    ``kind`` is mostly that of a command; ``key`` names it as long as the situation is the same.

    ``asks`` lists what must be asked first: ``big_blind`` (at ``table``),
    ``to_big_blind`` (at ``to_table``).
    """

    key: str
    kind: str
    must: bool
    because: Reason
    cites: tuple[str, ...]
    table: int | None = None
    to_table: int | None = None
    entrant: int | None = None
    asks: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()
    value: int | None = None
