"""What happened: one event an action, holding what came out of it.

``KIND`` is written in every file: never rename one, never change a field's meaning.
Events hold numbers, never a person's name; names and free notes are rows that can be
corrected and erased.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules_ropta.seat_draw import Need
from rules_ropta.table_layout import Seat
from td_app.tournament.by_hand_events import BreakingOrderAnnounced as BreakingOrderAnnounced
from td_app.tournament.by_hand_events import BreakingOrderChanged as BreakingOrderChanged
from td_app.tournament.by_hand_events import ByHandEvent as ByHandEvent
from td_app.tournament.by_hand_events import EmptyTableClosed as EmptyTableClosed
from td_app.tournament.by_hand_events import PlayersAway as PlayersAway
from td_app.tournament.by_hand_events import SeatCorrected as SeatCorrected
from td_app.tournament.by_hand_events import SeatsSwapped as SeatsSwapped
from td_app.tournament.chips_events import ChipsEvent as ChipsEvent
from td_app.tournament.chips_events import ChipsRaced as ChipsRaced
from td_app.tournament.chips_events import ChipsRemovedFromPlay as ChipsRemovedFromPlay
from td_app.tournament.chips_events import FoundChipsExchanged as FoundChipsExchanged
from td_app.tournament.chips_events import RacedStack as RacedStack
from td_app.tournament.chips_events import StacksCounted as StacksCounted
from td_app.tournament.chips_events import ValueWithdrawn as ValueWithdrawn
from td_app.tournament.clock import ClockState
from td_app.tournament.clock_events import ClockAdjusted as ClockAdjusted
from td_app.tournament.clock_events import ClockEvent as ClockEvent
from td_app.tournament.clock_events import ClockGapSettled as ClockGapSettled
from td_app.tournament.clock_events import ClockPaused as ClockPaused
from td_app.tournament.clock_events import ClockStarted as ClockStarted
from td_app.tournament.clock_events import LevelChanged as LevelChanged
from td_app.tournament.conduct_events import ConductEvent as ConductEvent
from td_app.tournament.conduct_events import HandDeclaredDead as HandDeclaredDead
from td_app.tournament.conduct_events import IncidentNoted as IncidentNoted
from td_app.tournament.conduct_events import IncidentRecorded as IncidentRecorded
from td_app.tournament.conduct_events import MissedHandsCounted as MissedHandsCounted
from td_app.tournament.conduct_events import PenaltyGiven as PenaltyGiven
from td_app.tournament.conduct_events import PenaltyLifted as PenaltyLifted
from td_app.tournament.conduct_events import TimeCalled as TimeCalled
from td_app.tournament.conduct_events import TimeCallEnded as TimeCallEnded
from td_app.tournament.departure_events import FinishingOrderCorrected as FinishingOrderCorrected
from td_app.tournament.departure_events import Out as Out
from td_app.tournament.departure_events import PlayerDisqualified as PlayerDisqualified
from td_app.tournament.departure_events import PlayerReinstated as PlayerReinstated
from td_app.tournament.departure_events import PlayersEliminated as PlayersEliminated
from td_app.tournament.departure_events import PlayerWithdrew as PlayerWithdrew
from td_app.tournament.hand_for_hand_events import HandForHandAnnounced as HandForHandAnnounced
from td_app.tournament.hand_for_hand_events import HandForHandEnded as HandForHandEnded
from td_app.tournament.hand_for_hand_events import HandForHandEvent as HandForHandEvent
from td_app.tournament.hand_for_hand_events import NextHandStarted as NextHandStarted
from td_app.tournament.hand_for_hand_events import NotedOutTakenBack as NotedOutTakenBack
from td_app.tournament.hand_for_hand_events import OutsNoted as OutsNoted
from td_app.tournament.hand_for_hand_events import TableAllInCalled as TableAllInCalled
from td_app.tournament.hand_for_hand_events import TableHandDone as TableHandDone
from td_app.tournament.hand_for_hand_state import NotedOut as NotedOut
from td_app.tournament.hand_for_hand_state import RoundOver as RoundOver
from td_app.tournament.positions_events import HandTapped as HandTapped
from td_app.tournament.positions_events import PositionsEvent as PositionsEvent
from td_app.tournament.positions_events import PositionsSet as PositionsSet
from td_app.tournament.prize_events import PrizesAwarded as PrizesAwarded
from td_app.tournament.setup import TournamentSetup
from td_app.tournament.state import Majority
from td_app.tournament.structure_events import StructureChanged as StructureChanged


@dataclass(frozen=True, slots=True)
class TournamentCreated:
    """The journal opens with the settings."""

    KIND: ClassVar[str] = "tournament_created"
    setup: TournamentSetup


@dataclass(frozen=True, slots=True)
class SetupChanged:
    """The settings were changed; ``clock`` is where the clock stands in the new structure."""

    KIND: ClassVar[str] = "setup_changed"
    setup: TournamentSetup
    clock: ClockState


@dataclass(frozen=True, slots=True)
class NewEntrant:
    """An entrant as registered; the name stands in the person row of the same entry."""

    id: int
    club: str = ""
    team: str = ""
    present: bool = False
    majority: Majority = Majority.UNCHECKED


@dataclass(frozen=True, slots=True)
class EntrantsRegistered:
    """Entrants were registered; ``person`` is the entry that holds their names."""

    KIND: ClassVar[str] = "entrants_registered"
    entrants: tuple[NewEntrant, ...]
    person: int


@dataclass(frozen=True, slots=True)
class EntrantCorrected:
    """A name, club or number was put right."""

    KIND: ClassVar[str] = "entrant_corrected"
    entrant: int
    person: int
    club: str
    team: str


@dataclass(frozen=True, slots=True)
class EntrantsRemoved:
    """Entrants never seated were taken off the list."""

    KIND: ClassVar[str] = "entrants_removed"
    entrants: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PresenceMarked:
    """Entrants were ticked present, or not."""

    KIND: ClassVar[str] = "presence_marked"
    entrants: tuple[int, ...]
    present: bool


@dataclass(frozen=True, slots=True)
class MajorityMarked:
    """Age was checked, or the director answers for it (1.4)."""

    KIND: ClassVar[str] = "majority_marked"
    entrants: tuple[int, ...]
    majority: Majority


@dataclass(frozen=True, slots=True)
class NeedSet:
    """A given table or seat, or a player who is never moved (2.1)."""

    KIND: ClassVar[str] = "need_set"
    entrant: int
    need: Need | None
    never_moved: bool


@dataclass(frozen=True, slots=True)
class Seated:
    """One entrant at one seat."""

    entrant: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatsDrawn:
    """Seats and the button's place were drawn (2.1); a redraw replaces the one before."""

    KIND: ClassVar[str] = "seats_drawn"
    seed: str
    method: str
    order: tuple[int, ...]
    tables: tuple[int, ...]
    seats: tuple[Seated, ...]
    button_place: int
    buttons: tuple[tuple[int, int], ...]
    at_ms: int
    redraw: bool
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LateEntrantSeated:
    """A late entrant took a seat: the soonest big blind, or a drawn place (1.8, 2.3)."""

    KIND: ClassVar[str] = "late_entrant_seated"
    entrant: int
    seat: Seat
    how: str
    enters: str
    seed: str
    resumed: tuple[int, ...]
    overruled: bool
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SeatMove:
    """One player from a seat to another; ``enters`` says how he comes into play (2.3)."""

    entrant: int
    from_seat: Seat
    to_seat: Seat
    enters: str = ""


@dataclass(frozen=True, slots=True)
class PlayerMoved:
    """A player changed table: balanced (2.3), or moved by hand with a reason."""

    KIND: ClassVar[str] = "player_moved"
    move: SeatMove
    why: str
    asked_big_blind: int | None
    resumed: tuple[int, ...]
    exceptions: tuple[int, ...]
    seed: str
    at_ms: int
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TableBroken:
    """A table closed and its players went to drawn seats (2.4)."""

    KIND: ClassVar[str] = "table_broken"
    table: int
    moves: tuple[SeatMove, ...]
    seed: str
    resumed: tuple[int, ...]
    exceptions: tuple[int, ...]
    out_of_order: bool
    at_ms: int
    cites: tuple[str, ...]
    round_over: RoundOver | None = None


@dataclass(frozen=True, slots=True)
class FinalTableFormed:
    """The final table: seats and button drawn again (2.1, 2.6)."""

    KIND: ClassVar[str] = "final_table_formed"
    table: int
    places: int
    seed: str
    method: str
    order: tuple[int, ...]
    moves: tuple[SeatMove, ...]
    button_place: int
    button: int
    at_ms: int
    cites: tuple[str, ...]
    exceptions: tuple[int, ...] = ()
    round_over: RoundOver | None = None


@dataclass(frozen=True, slots=True)
class TableStopped:
    """A short table was told to stop when the big blind reaches an empty place (2.3)."""

    KIND: ClassVar[str] = "table_stopped"
    table: int
    short_by: int
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TableResumed:
    """A stopped table plays again."""

    KIND: ClassVar[str] = "table_resumed"
    table: int


@dataclass(frozen=True, slots=True)
class TableOpened:
    """One more table takes part."""

    KIND: ClassVar[str] = "table_opened"
    table: int


@dataclass(frozen=True, slots=True)
class MovesAnnounced:
    """Moves were read out; numbers of the announcement panel."""

    KIND: ClassVar[str] = "moves_announced"
    moves: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ProposalDeclined:
    """The director set a proposal aside, under 1.1; the reason is the entry's note."""

    KIND: ClassVar[str] = "proposal_declined"
    key: str
    proposed: str
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ActionUndone:
    """An action was undone; ``clock`` is the clock in force afterwards when it matters."""

    KIND: ClassVar[str] = "action_undone"
    sequence: int
    clock: ClockState | None = None


@dataclass(frozen=True, slots=True)
class ActionRedone:
    """An undone action was done again."""

    KIND: ClassVar[str] = "action_redone"
    sequence: int
    clock: ClockState | None = None


#: The evening itself: who is there, where they sit, who leaves.
EveningEvent = (
    TournamentCreated
    | SetupChanged
    | StructureChanged
    | EntrantsRegistered
    | EntrantCorrected
    | EntrantsRemoved
    | PresenceMarked
    | MajorityMarked
    | NeedSet
    | SeatsDrawn
    | LateEntrantSeated
    | PlayersEliminated
    | PlayerWithdrew
    | PlayerDisqualified
    | PlayerReinstated
    | FinishingOrderCorrected
    | PlayerMoved
    | TableBroken
    | FinalTableFormed
    | TableStopped
    | TableResumed
    | TableOpened
    | MovesAnnounced
    | ProposalDeclined
    | PrizesAwarded
)

Event = (
    EveningEvent
    | ClockEvent
    | ConductEvent
    | PositionsEvent
    | ByHandEvent
    | ChipsEvent
    | HandForHandEvent
    | ActionUndone
    | ActionRedone
)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal."""

    sequence: int
    recorded_at: int
    event: Event
    operator: str = ""
    post: str = ""
