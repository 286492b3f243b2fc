"""What is true of a tournament at one moment: a value, replaced by each event."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

from rules_ropta.seat_draw import Need
from rules_ropta.table_layout import Seat
from td_app.tournament.state.chips import RaceRecord, StackRecord
from td_app.tournament.state.clock import ClockState
from td_app.tournament.state.conduct import IncidentRecord, PenaltyRecord, TimeCallRecord
from td_app.tournament.state.hands import HandForHandRecord, HandRecord, RoundOver
from td_app.tournament.state.prizes import AwardRecord
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.state.stays import OutRecord, Stays


class Majority(Enum):
    """Whether the entrant's age was checked (1.4)."""

    UNCHECKED = "unchecked"
    CHECKED = "checked"
    VOUCHED = "vouched"


class Standing(Enum):
    """Where an entrant is in the tournament."""

    REGISTERED = "registered"
    SEATED = "seated"
    OUT = "out"
    WITHDRAWN = "withdrawn"
    DISQUALIFIED = "disqualified"

    @property
    def left(self) -> bool:
        """Return whether the entrant has left the tournament, in whichever way."""
        return self in (Standing.OUT, Standing.WITHDRAWN, Standing.DISQUALIFIED)


class TableStatus(Enum):
    """A table waits to be used, is open, or has been closed."""

    WAITING = "waiting"
    OPEN = "open"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person in this tournament, by number; ``person`` is the entry that holds the name."""

    id: int
    person: int
    present: bool = False
    majority: Majority = Majority.UNCHECKED
    standing: Standing = Standing.REGISTERED
    seat: Seat | None = None
    need: Need | None = None
    never_moved: bool = False
    late: bool = False

    @property
    def keeps_seat(self) -> bool:
        """Return whether he stays where he sits: never moved, or there for a need (2.1)."""
        if self.seat is None:
            return False
        return self.never_moved or self.need_met_at(self.seat)

    def need_met_at(self, seat: Seat) -> bool:
        """Return whether this seat is what his need asks for; False without a need."""
        need = self.need
        return need is not None and need.table == seat.table and need.place in (None, seat.number)


@dataclass(frozen=True, slots=True)
class Table:
    """A table of the room; ``places`` maps an occupied place to its entrant."""

    number: int
    seats: int
    out_of_use: frozenset[int] = frozenset()
    status: TableStatus = TableStatus.WAITING
    stopped: bool = False
    places: Mapping[int, int] = field(default_factory=dict)

    @property
    def capacity(self) -> int:
        """Return how many players it can seat."""
        return self.seats - len(self.out_of_use)

    @property
    def free_places(self) -> tuple[int, ...]:
        """Return the empty usable places, in order."""
        return tuple(
            p for p in range(1, self.seats + 1) if p not in self.places and p not in self.out_of_use
        )


@dataclass(frozen=True, slots=True)
class DrawRecord:
    """A draw as it was made: enough to make it again (2.1)."""

    sequence: int
    at_ms: int
    seed: str
    order: tuple[int, ...]
    seats: tuple[tuple[int, Seat], ...]
    button_place: int
    buttons: tuple[tuple[int, int], ...]
    method: str
    final_table: bool = False


@dataclass(frozen=True, slots=True)
class MoveRecord:
    """A change of seat on the announcement panel; numbered from 1."""

    number: int
    entrant: int
    from_seat: Seat
    to_seat: Seat
    why: str
    enters: str
    cites: tuple[str, ...]
    at_ms: int
    announced: bool = False


class _InPlay:
    """The tables in play, kept for the tables last asked about: a dozen ask after each entry."""

    def __init__(self) -> None:
        self._last: tuple[Mapping[int, Table], tuple[tuple[Table, ...], dict[int, int]]]
        self._last = {}, ((), {})

    def of(self, tables: Mapping[int, Table]) -> tuple[tuple[Table, ...], dict[int, int]]:
        """Return the open tables by number, and the players at each."""
        known, found = self._last
        if known is not tables:
            open_ones = [tables[n] for n in sorted(tables) if tables[n].status is TableStatus.OPEN]
            found = tuple(open_ones), {table.number: len(table.places) for table in open_ones}
            self._last = tables, found
        return found


_IN_PLAY = _InPlay()


@dataclass(frozen=True, slots=True)
class TournamentState:
    """The whole tournament. Mappings are never mutated: each change makes a new one."""

    setup: TournamentSetup = field(default_factory=TournamentSetup)
    entrants: Mapping[int, Entrant] = field(default_factory=dict)
    tables: Mapping[int, Table] = field(default_factory=dict)
    draws: tuple[DrawRecord, ...] = ()
    finishing: tuple[tuple[int, ...], ...] = ()
    stays: Stays = field(default_factory=Stays)
    clock: ClockState = field(default_factory=ClockState)
    moves: tuple[MoveRecord, ...] = ()
    final_table: int | None = None
    tables_have_closed: bool = False
    chips_taken_out: int = 0
    declined: frozenset[str] = frozenset()
    players_left: int = 0
    last_entrant: int = 0
    incidents: Mapping[int, IncidentRecord] = field(default_factory=dict)
    penalties: Mapping[int, PenaltyRecord] = field(default_factory=dict)
    time_calls: Mapping[int, TimeCallRecord] = field(default_factory=dict)
    hands: Mapping[int, tuple[HandRecord, ...]] = field(default_factory=dict)
    absences: Mapping[int, AbsenceRecord] = field(default_factory=dict)
    order_change: OrderChangeRecord | None = None
    hand_for_hand: HandForHandRecord | None = None
    hand_for_hand_over: RoundOver | None = None
    stacks: Mapping[int, StackRecord] = field(default_factory=dict)
    races: tuple[RaceRecord, ...] = ()
    withdrawn_values: tuple[int, ...] = ()
    chips_drift: int = 0
    accepted_gap: int = 0
    awards: tuple[AwardRecord, ...] = ()

    @property
    def drawn(self) -> bool:
        """Return whether seats have been drawn."""
        return bool(self.draws)

    @property
    def over(self) -> bool:
        """Return whether one player alone is left of those who played."""
        return self.players_left == 1 and bool(self.finishing)

    @property
    def outs(self) -> Mapping[int, OutRecord]:
        """Return how those who have left did, by entrant, the first to leave first."""
        return self.stays.outs

    @property
    def took_part(self) -> int:
        """Return how many were ever seated, those who left included."""
        return self.players_left + len(self.stays.outs)

    @property
    def chips_issued(self) -> int:
        """Return the chips that were ever given to players."""
        return self.stays.chips_given

    @property
    def chips_removed(self) -> int:
        """Return the chips that left play, with a player or apart."""
        return self.stays.chips_gone + self.chips_taken_out

    @property
    def chips_in_play(self) -> int:
        """Return the chips on the tables: issued, less those removed, with what races changed."""
        return self.chips_issued - self.chips_removed + self.chips_drift

    @property
    def average(self) -> int:
        """Return the average stack, 0 while nobody plays."""
        return self.chips_in_play // self.players_left if self.players_left else 0

    def open_tables(self) -> tuple[Table, ...]:
        """Return the tables in play, by number."""
        return _IN_PLAY.of(self.tables)[0]

    def counts(self) -> dict[int, int]:
        """Return players by open table."""
        return dict(_IN_PLAY.of(self.tables)[1])

    def with_entrants(self, *changed: Entrant) -> TournamentState:
        """Return the state with these entrants put in or replaced."""
        return replace(self, entrants={**self.entrants, **{e.id: e for e in changed}})

    def with_changed(self, who: Iterable[int], **changes: Any) -> TournamentState:
        """Return the state where these entrants have these values instead."""
        return self.with_entrants(*(replace(self.entrants[i], **changes) for i in who))

    def with_tables(self, *changed: Table) -> TournamentState:
        """Return the state with these tables put in or replaced."""
        return replace(self, tables={**self.tables, **{t.number: t for t in changed}})


@dataclass(frozen=True, slots=True)
class AbsenceRecord:
    """Since when a seated player is away; ``never_came``: not seen since the draw."""

    level: int
    at_ms: int
    never_came: bool = False


@dataclass(frozen=True, slots=True)
class OrderChangeRecord:
    """The last change of the breaking order that the players are told of (2.4)."""

    at_ms: int
    announced: bool = False
