"""Commands of a meeting. Names are rows beside the journal: ``people`` carries them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from td_app.meeting.setup import MeetingSetup, PointsMatrix
from td_app.tournament.commands.unread import SetEntryAside
from td_app.tournament.state.person import Person

UndoChoice = Literal["as_if_never", "from_now"]


@dataclass(frozen=True, slots=True)
class OpenMeeting:
    """Begin a meeting with its settings."""

    KIND: ClassVar[str] = "open_meeting"
    setup: MeetingSetup


@dataclass(frozen=True, slots=True)
class ChangeMeeting:
    """Change the settings; what play has fixed is refused."""

    KIND: ClassVar[str] = "change_meeting"
    setup: MeetingSetup


@dataclass(frozen=True, slots=True)
class FillPoints:
    """Say what each place is worth, by table size."""

    KIND: ClassVar[str] = "fill_points"
    matrix: PointsMatrix


@dataclass(frozen=True, slots=True)
class EnterTeam:
    """Enter a team with its players, then its substitutes."""

    KIND: ClassVar[str] = "enter_team"
    name: str
    club: str = ""
    people: tuple[Person, ...] = ()
    substitutes: tuple[Person, ...] = ()


@dataclass(frozen=True, slots=True)
class RenameTeam:
    """Correct a team's name or club."""

    KIND: ClassVar[str] = "rename_team"
    team: int
    name: str
    club: str = ""


@dataclass(frozen=True, slots=True)
class RemoveTeam:
    """Take a team off the list, its players with it; never one that was drawn."""

    KIND: ClassVar[str] = "remove_team"
    team: int


@dataclass(frozen=True, slots=True)
class AddPlayers:
    """Add players to a team, or substitutes (``bench``)."""

    KIND: ClassVar[str] = "add_players"
    team: int
    people: tuple[Person, ...]
    bench: bool = False


@dataclass(frozen=True, slots=True)
class CorrectPlayer:
    """Correct a player's name."""

    KIND: ClassVar[str] = "correct_player"
    entrant: int
    person: Person


@dataclass(frozen=True, slots=True)
class RemovePlayer:
    """Take a player off the list; never one who was drawn."""

    KIND: ClassVar[str] = "remove_player"
    entrant: int


@dataclass(frozen=True, slots=True)
class SetBench:
    """Make a player a substitute from the next round on, or play again."""

    KIND: ClassVar[str] = "set_bench"
    entrant: int
    bench: bool


@dataclass(frozen=True, slots=True)
class DrawRound:
    """Draw the next round, or again the last one (``number``) before it begins."""

    KIND: ClassVar[str] = "draw_round"
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Substitute:
    """Put a team mate in the seat of a player of this round."""

    KIND: ClassVar[str] = "substitute"
    round: int
    entrant: int
    other: int


@dataclass(frozen=True, slots=True)
class MarkMissing:
    """Say that a player of this round is missing, or (``missing`` false) has come."""

    KIND: ClassVar[str] = "mark_missing"
    round: int
    entrant: int
    missing: bool = True


@dataclass(frozen=True, slots=True)
class EliminatePlayers:
    """Note who is out at one table: several, when the hand leaves no difference between them."""

    KIND: ClassVar[str] = "put_out"
    round: int
    entrants: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ReinstatePlayer:
    """Put a player back in play whose exit was a mistake; those out after stay out."""

    KIND: ClassVar[str] = "bring_back"
    round: int
    entrant: int


@dataclass(frozen=True, slots=True)
class CorrectTable:
    """Give a table its order anew: who is out, first out first, groups of equals.

    ``missing``: who of the table never came (None: as it was). ``note``: why, asked for once the
    round is over.
    """

    KIND: ClassVar[str] = "correct_table"
    round: int
    table: int
    outs: tuple[tuple[int, ...], ...]
    missing: tuple[int, ...] | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class MarkTeamMissing:
    """Say that a whole team is missing from a round, or has come after all.

    ``note``: why, asked for once play has begun at one of its tables.
    """

    KIND: ClassVar[str] = "mark_team_missing"
    round: int
    team: int
    missing: bool = True
    note: str = ""


@dataclass(frozen=True, slots=True)
class CorrectPoints:
    """Add points to a team in a round, or take some (negative), in place of any correction there.

    0 takes the correction back. ``note``: why, always.
    """

    KIND: ClassVar[str] = "correct_points"
    round: int
    team: int
    points: int
    note: str = ""


@dataclass(frozen=True, slots=True)
class StartClocks:
    """Start the clock of these tables (none named: of every table)."""

    KIND: ClassVar[str] = "start_clocks"
    round: int
    tables: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class PauseClocks:
    """Stop the clock of these tables (none named: of every table)."""

    KIND: ClassVar[str] = "pause_clocks"
    round: int
    tables: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class AdjustClocks:
    """Add seconds to the time left (negative: take away)."""

    KIND: ClassVar[str] = "adjust_clocks"
    round: int
    seconds: int
    tables: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class StepClocks:
    """Go to the beginning of the next level or break (1), or of the one before (-1)."""

    KIND: ClassVar[str] = "step_clocks"
    round: int
    steps: Literal[-1, 1]
    tables: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class UndoAct:
    """Take back the last action; of a clock that runs, say from when."""

    KIND: ClassVar[str] = "undo_act"
    clock: UndoChoice | None = None


@dataclass(frozen=True, slots=True)
class RedoAct:
    """Do again what was taken back last."""

    KIND: ClassVar[str] = "redo_act"


ClockCommand = StartClocks | PauseClocks | AdjustClocks | StepClocks

Command = (
    OpenMeeting
    | ChangeMeeting
    | FillPoints
    | EnterTeam
    | RenameTeam
    | RemoveTeam
    | AddPlayers
    | CorrectPlayer
    | RemovePlayer
    | SetBench
    | DrawRound
    | Substitute
    | MarkMissing
    | EliminatePlayers
    | ReinstatePlayer
    | CorrectTable
    | MarkTeamMissing
    | CorrectPoints
    | ClockCommand
    | SetEntryAside
    | UndoAct
    | RedoAct
)
