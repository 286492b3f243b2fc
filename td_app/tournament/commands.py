"""What is asked: each command is judged once and becomes one event, or is refused.

``KIND`` is the name by which scripts ask (``td-app play --list`` prints them all).
Entrants go by number, seats are ``{"table": 4, "number": 7}`` or ``"4.7"``, chips are
whole, times are seconds unless the name says otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from rules_ropta.seat_draw import Need
from rules_ropta.table_layout import Seat
from td_app.tournament.by_hand_commands import AnnounceBreakingOrder as AnnounceBreakingOrder
from td_app.tournament.by_hand_commands import ByHandCommand as ByHandCommand
from td_app.tournament.by_hand_commands import ChangeBreakingOrder as ChangeBreakingOrder
from td_app.tournament.by_hand_commands import CloseEmptyTable as CloseEmptyTable
from td_app.tournament.by_hand_commands import CorrectSeat as CorrectSeat
from td_app.tournament.by_hand_commands import MarkAway as MarkAway
from td_app.tournament.by_hand_commands import SwapSeats as SwapSeats
from td_app.tournament.chips_commands import ChipsCommand as ChipsCommand
from td_app.tournament.chips_commands import CountStacks as CountStacks
from td_app.tournament.chips_commands import ExchangeFoundChips as ExchangeFoundChips
from td_app.tournament.chips_commands import RaceChips as RaceChips
from td_app.tournament.chips_commands import RacerAsked as RacerAsked
from td_app.tournament.chips_commands import RemoveChips as RemoveChips
from td_app.tournament.chips_commands import WithdrawValue as WithdrawValue
from td_app.tournament.clock_commands import AdjustClock as AdjustClock
from td_app.tournament.clock_commands import ClockCommand as ClockCommand
from td_app.tournament.clock_commands import GapChoice as GapChoice
from td_app.tournament.clock_commands import GoToStep as GoToStep
from td_app.tournament.clock_commands import NextLevel as NextLevel
from td_app.tournament.clock_commands import PauseClock as PauseClock
from td_app.tournament.clock_commands import PreviousLevel as PreviousLevel
from td_app.tournament.clock_commands import SettleClockGap as SettleClockGap
from td_app.tournament.clock_commands import StartClock as StartClock
from td_app.tournament.conduct_commands import CallTime as CallTime
from td_app.tournament.conduct_commands import ConductCommand as ConductCommand
from td_app.tournament.conduct_commands import CountMissedHands as CountMissedHands
from td_app.tournament.conduct_commands import DeclareHandDead as DeclareHandDead
from td_app.tournament.conduct_commands import Disqualify as Disqualify
from td_app.tournament.conduct_commands import EndTimeCall as EndTimeCall
from td_app.tournament.conduct_commands import GivePenalty as GivePenalty
from td_app.tournament.conduct_commands import LiftPenalty as LiftPenalty
from td_app.tournament.conduct_commands import NoteIncident as NoteIncident
from td_app.tournament.conduct_commands import RecordIncident as RecordIncident
from td_app.tournament.conduct_commands import RuledBy as RuledBy
from td_app.tournament.hand_for_hand_commands import AnnounceHandForHand as AnnounceHandForHand
from td_app.tournament.hand_for_hand_commands import EndHandForHand as EndHandForHand
from td_app.tournament.hand_for_hand_commands import HandForHandCommand as HandForHandCommand
from td_app.tournament.hand_for_hand_commands import RankHand as RankHand
from td_app.tournament.hand_for_hand_commands import StartNextHand as StartNextHand
from td_app.tournament.hand_for_hand_commands import TableAllIn as TableAllIn
from td_app.tournament.hand_for_hand_commands import TableDone as TableDone
from td_app.tournament.hand_for_hand_commands import TakeBackOut as TakeBackOut
from td_app.tournament.person import Person
from td_app.tournament.positions_commands import NextHand as NextHand
from td_app.tournament.positions_commands import PositionsCommand as PositionsCommand
from td_app.tournament.positions_commands import SetPositions as SetPositions
from td_app.tournament.prize_commands import AwardPrizes as AwardPrizes
from td_app.tournament.setup import TournamentSetup
from td_app.tournament.state import Majority
from td_app.tournament.structure_commands import ChangeStructure as ChangeStructure

UndoChoice = Literal["as_if_never", "from_now"]


@dataclass(frozen=True, slots=True)
class CreateTournament:
    """Open a journal with these settings."""

    KIND: ClassVar[str] = "create_tournament"
    setup: TournamentSetup


@dataclass(frozen=True, slots=True)
class ChangeSetup:
    """Replace the settings; what has been played cannot change."""

    KIND: ClassVar[str] = "change_setup"
    setup: TournamentSetup


@dataclass(frozen=True, slots=True)
class RegisterEntrants:
    """Put people on the list; answers their numbers in the event."""

    KIND: ClassVar[str] = "register_entrants"
    people: tuple[Person, ...]
    present: bool = False
    majority: Majority = Majority.UNCHECKED


@dataclass(frozen=True, slots=True)
class CorrectEntrant:
    """Put a name, club or number right, at any time."""

    KIND: ClassVar[str] = "correct_entrant"
    entrant: int
    person: Person


@dataclass(frozen=True, slots=True)
class RemoveEntrants:
    """Take entrants who were never seated off the list."""

    KIND: ClassVar[str] = "remove_entrants"
    entrants: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MarkPresence:
    """Tick entrants present, or not."""

    KIND: ClassVar[str] = "mark_presence"
    entrants: tuple[int, ...]
    present: bool = True


@dataclass(frozen=True, slots=True)
class MarkMajority:
    """Say that age was checked, or that the director answers for it (1.4)."""

    KIND: ClassVar[str] = "mark_majority"
    entrants: tuple[int, ...]
    majority: Majority = Majority.CHECKED
    note: str = ""


@dataclass(frozen=True, slots=True)
class SetNeed:
    """Give an entrant a table or a seat, or say that he is never moved (2.1)."""

    KIND: ClassVar[str] = "set_need"
    entrant: int
    need: Need | None = None
    never_moved: bool = False


@dataclass(frozen=True, slots=True)
class DrawSeats:
    """Draw the seats of everyone present, then the button's place (2.1).

    ``tables`` empty: as few as hold everyone, those that break last first.
    """

    KIND: ClassVar[str] = "draw_seats"
    tables: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatLateEntrant:
    """Seat a late entrant (1.8, 2.3).

    With ``table`` and ``big_blind`` (its place there now) the seat pays the big blind
    soonest; else a place is drawn at the smallest table.
    """

    KIND: ClassVar[str] = "seat_late_entrant"
    entrant: int
    table: int | None = None
    big_blind: int | None = None
    button: int | None = None
    overruled: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class PlayerOut:
    """An entrant out, with the stack before the hand when several go out together."""

    entrant: int
    stack: int | None = None


@dataclass(frozen=True, slots=True)
class Eliminate:
    """Put players out who lost their last chips in one hand (1.9, 1.10).

    ``ranking`` is the director's own order, best first, where the text leaves it open.
    """

    KIND: ClassVar[str] = "eliminate"
    players: tuple[PlayerOut, ...]
    bubble: bool = False
    ranking: tuple[tuple[int, ...], ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Withdraw:
    """An abandon: remove the chips and rank the player now (1.9).

    Not ``announced``, it is found on ``signs`` (last_day, left_saying_flight, other_signs),
    with a note; ``no_show`` withdraws one who never came, by the tournament's own rule.
    """

    KIND: ClassVar[str] = "withdraw"
    entrant: int
    chips: int
    note: str = ""
    announced: bool = True
    signs: tuple[str, ...] = ()
    no_show: bool = False


@dataclass(frozen=True, slots=True)
class Reinstate:
    """Bring back a player put out by mistake, at a free seat."""

    KIND: ClassVar[str] = "reinstate"
    entrant: int
    seat: Seat
    note: str = ""


@dataclass(frozen=True, slots=True)
class CorrectFinishingOrder:
    """Put the order of those already out right; groups tied, first out first."""

    KIND: ClassVar[str] = "correct_finishing_order"
    finishing: tuple[tuple[int, ...], ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class BalanceTables:
    """Move the next big blind of one table to another (2.3).

    ``big_blind`` is its place at the first table, asked now and forgotten;
    ``to_big_blind`` (and ``to_button``) at the other; without it a place is drawn.
    """

    KIND: ClassVar[str] = "balance_tables"
    from_table: int
    to_table: int
    big_blind: int
    to_big_blind: int | None = None
    to_button: int | None = None


@dataclass(frozen=True, slots=True)
class MovePlayer:
    """Move a player by hand to a free seat, with a reason."""

    KIND: ClassVar[str] = "move_player"
    entrant: int
    to_seat: Seat
    note: str = ""


@dataclass(frozen=True, slots=True)
class BreakTable:
    """Close a table; its players draw seats at the others (2.4)."""

    KIND: ClassVar[str] = "break_table"
    table: int
    overruled: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class FormFinalTable:
    """Draw the final table, seats and button (2.1, 2.6)."""

    KIND: ClassVar[str] = "form_final_table"
    table: int | None = None
    overruled: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class StopTable:
    """Tell a short table to stop when the big blind reaches an empty place (2.3)."""

    KIND: ClassVar[str] = "stop_table"
    table: int


@dataclass(frozen=True, slots=True)
class ResumeTable:
    """Let a stopped table play again."""

    KIND: ClassVar[str] = "resume_table"
    table: int


@dataclass(frozen=True, slots=True)
class OpenTable:
    """Open one more table."""

    KIND: ClassVar[str] = "open_table"
    table: int


@dataclass(frozen=True, slots=True)
class AnnounceMoves:
    """Mark moves of the panel as read out; none given: all of them."""

    KIND: ClassVar[str] = "announce_moves"
    moves: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class DeclineProposal:
    """Set a proposal aside (1.1), by its key, with the director's reason."""

    KIND: ClassVar[str] = "decline_proposal"
    key: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Undo:
    """Undo the last action; a change of the clock asks what becomes of the time."""

    KIND: ClassVar[str] = "undo"
    clock: UndoChoice | None = None


@dataclass(frozen=True, slots=True)
class Redo:
    """Do the last undone action again."""

    KIND: ClassVar[str] = "redo"


Command = (
    CreateTournament
    | ChangeSetup
    | RegisterEntrants
    | CorrectEntrant
    | RemoveEntrants
    | MarkPresence
    | MarkMajority
    | SetNeed
    | DrawSeats
    | SeatLateEntrant
    | ClockCommand
    | ChangeStructure
    | Eliminate
    | Withdraw
    | Reinstate
    | CorrectFinishingOrder
    | BalanceTables
    | MovePlayer
    | BreakTable
    | FormFinalTable
    | StopTable
    | ResumeTable
    | OpenTable
    | AnnounceMoves
    | DeclineProposal
    | ConductCommand
    | PositionsCommand
    | ByHandCommand
    | ChipsCommand
    | HandForHandCommand
    | AwardPrizes
    | Undo
    | Redo
)
