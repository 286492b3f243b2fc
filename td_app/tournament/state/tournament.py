"""The state of a tournament at one moment: a value, replaced by each event."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from rules_ropta.seat_draw import Need
from rules_ropta.table_layout import Seat
from td_app.tournament.state.cash_desk import CashDesk
from td_app.tournament.state.chips import RaceRecord, StackRecord
from td_app.tournament.state.clock import ClockState
from td_app.tournament.state.conduct import IncidentRecord, PenaltyRecord, TimeCall
from td_app.tournament.state.copying import replace
from td_app.tournament.state.deals import Cancellation, Deal, Ranking
from td_app.tournament.state.flights import Carried, DayOver, FlightPlayed
from td_app.tournament.state.hands import HandForHandRecord, HandRecord, RoundOver
from td_app.tournament.state.identity_cache import cache_last
from td_app.tournament.state.jackpot import Jackpot
from td_app.tournament.state.knockouts import Knockout
from td_app.tournament.state.prizes import AwardRecord
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.state.stays import OutRecord, Stays


class Majority(Enum):
    """Whether the entrant's majority was checked (1.4)."""

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
        """Return whether the entrant keeps their seat: never moved, or there for a need (2.1)."""
        if self.seat is None:
            return False
        return self.never_moved or self.need_met_at(self.seat)

    def need_met_at(self, seat: Seat) -> bool:
        """Return whether this seat meets the entrant's need; False without a need."""
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


@dataclass(frozen=True, slots=True)
class _InPlay:
    """The open tables by number; the players each has, and can seat; those that are stopped."""

    tables: tuple[Table, ...]
    counts: dict[int, int]
    capacities: dict[int, int]
    stopped: tuple[int, ...]


@cache_last(2)
def _in_play(tables: Mapping[int, Table]) -> _InPlay:
    """The tables in play: a dozen ask after each entry."""
    opened = tuple([t for _, t in sorted(tables.items()) if t.status is TableStatus.OPEN])
    return _InPlay(
        tables=opened,
        counts={table.number: len(table.places) for table in opened},
        capacities={table.number: table.capacity for table in opened},
        stopped=tuple([table.number for table in opened if table.stopped]),
    )


@cache_last(2)
def _in_closing_order(setup: TournamentSetup, tables: Mapping[int, Table]) -> tuple[int, ...]:
    """The tables in play in the order they break."""
    counts = _in_play(tables).counts
    return tuple([number for number in setup.closing_order if number in counts])


@dataclass(frozen=True)
class TournamentState:
    """The whole tournament. Mappings are never mutated: each change makes a new one.

    Without slots, so that a copy is one of all its fields at once.

    ``buy_ins``: the price chosen by entrant, in cents; ``waiting``: who is out and waits to enter
    again, in the order they asked; ``calls``: who was called to a seat, the latest last.
    ``seats_won``: who won the seats of a satellite that is over. ``bagged``: how a day 1 ended;
    ``flights`` and ``carried``: those a day 2 is made of, and what each entrant came with.
    ``own_stacks``: the chips that an entrant starts with where they are not the settings'.
    ``jackpot``: what it is played for, once drawn. ``chips_approximate``: a colour-up was held
    without figures, and no count has told since what it left in play.
    """

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
    time_calls: Mapping[int, TimeCall] = field(default_factory=dict)
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
    chips_approximate: bool = False
    awards: tuple[AwardRecord, ...] = ()
    knockouts: tuple[Knockout, ...] = ()
    named_heads: Mapping[int, int] = field(default_factory=dict)
    cash: CashDesk = field(default_factory=CashDesk)
    buy_ins: Mapping[int, int] = field(default_factory=dict)
    waiting: tuple[int, ...] = ()
    calls: tuple[SeatCall, ...] = ()
    deal: Deal | None = None
    cancelled: Cancellation | None = None
    seats_won: tuple[int, ...] = ()
    bagged: DayOver | None = None
    flights: tuple[FlightPlayed, ...] = ()
    carried: Mapping[int, Carried] = field(default_factory=dict)
    own_stacks: Mapping[int, int] = field(default_factory=dict)
    jackpot: Jackpot | None = None

    @property
    def drawn(self) -> bool:
        """Return whether seats have been drawn."""
        return bool(self.draws)

    @property
    def over(self) -> bool:
        """Return whether one player alone is left of those who played, or play was stopped."""
        return (self.players_left == 1 and bool(self.finishing)) or self.stopped

    @property
    def stopped(self) -> bool:
        """Return whether play ended with several left: a deal, seats won, a day 1, cancelled."""
        dealt = self.deal is not None and bool(self.deal.ranking)
        ended = self.cancelled is not None or self.bagged is not None
        return dealt or bool(self.seats_won) or ended

    @property
    def last_places(self) -> Ranking:
        """Return the places of those still in once play is over, the best first, ties together."""
        if self.cancelled is not None or self.bagged is not None or not self.over:
            return ()
        if self.deal is not None and self.deal.ranking:
            return self.deal.ranking
        if self.seats_won:
            return (self.seats_won,)
        return tuple((who,) for table in self.open_tables() for who in table.places.values())

    @property
    def winners(self) -> frozenset[int]:
        """Return the players in first place, an empty set before the end or without one."""
        return frozenset(self.last_places[0]) if self.last_places else frozenset()

    @property
    def away(self) -> Mapping[int, AbsenceRecord]:
        """Return the absences by player; empty once play is over."""
        return {} if self.over else self.absences

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
        """Return the average stack in chips, 0 without players."""
        return self.chips_in_play // self.players_left if self.players_left else 0

    def open_tables(self) -> tuple[Table, ...]:
        """Return the tables in play, by number."""
        return _in_play(self.tables).tables

    def counts(self) -> dict[int, int]:
        """Return players by open table."""
        return dict(_in_play(self.tables).counts)

    def capacities(self) -> Mapping[int, int]:
        """Return how many players each open table can seat."""
        return _in_play(self.tables).capacities

    def stopped_tables(self) -> tuple[int, ...]:
        """Return the numbers of the open tables that wait for players (2.3)."""
        return _in_play(self.tables).stopped

    def closing_order(self) -> tuple[int, ...]:
        """Return the numbers of the open tables, the first to break first (2.4)."""
        return _in_closing_order(self.setup, self.tables)

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
class SeatCall:
    """Somebody on the waiting list was called to a seat."""

    entrant: int
    seat: Seat
    at_ms: int


@dataclass(frozen=True, slots=True)
class OrderChangeRecord:
    """The last change of the breaking order, which is announced to the players (2.4)."""

    at_ms: int
    announced: bool = False
