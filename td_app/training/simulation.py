"""A whole tournament played by bots through the real session: who goes out is theirs to say.

Bots keep stacks of their own, so that chips can be counted at the end; every proposal the
rules make is accepted.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace

from rules_ropta.ruling import Refused
from td_app.club.club import Club
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.commands import Proposal
from td_app.tournament.planning.colour_ups import tables_to_race
from td_app.tournament.planning.ready_structures import StructureKind, ready_structure
from td_app.tournament.state.clock import MINUTE_MS
from td_app.tournament.state.person import Person
from td_app.tournament.state.setup import TableSetup, TournamentSetup
from td_app.tournament.state.structure import AnteFormat
from td_app.tournament.state.tournament import Majority, Table

STARTING_STACK = 10_000
#: The evening is made to last about this long, in milliseconds.
EVENING_MS = 300 * MINUTE_MS
FIRST_NAMES = ("Agnès", "Benoît", "Chloé", "Damien", "Élodie", "Farid", "Gaëlle", "Hugo")
LAST_NAMES = ("Abadie", "Bénard", "Çelik", "Dupré", "Évrard", "N'Diaye", "O'Brien", "Wójcik")
CLUBS = ("As de Trèfle", "La Rivière Noire", "Tapis Volant", "Les Carrés Verts")

#: What a simulated director does not take up: nothing has to be done, or nobody is absent.
LEFT_ALONE = frozenset(
    {
        *("award_prizes", "review_prizes", "name_knockout"),
        *("prepare_chips", "hand_for_hand", "withdraw_no_show", "take_add_ons"),
    }
)


@dataclass
class SimulatedClock:
    """Time that stands where it is put, in milliseconds since 1970."""

    at: int = 1_790_000_000_000

    def now_ms(self) -> int:
        """Return the moment set."""
        return self.at

    def steady_ms(self) -> int:
        """Return the same count."""
        return self.at


@dataclass
class SeededChance:
    """Seeds from one number, so that a simulation can be made again."""

    start: int
    drawn: int = 0

    def seed(self) -> bytes:
        """Return the next 32 bytes."""
        self.drawn += 1
        return hashlib.sha256(f"{self.start}:{self.drawn}".encode()).digest()


@dataclass(frozen=True)
class Plan:
    """The plan of a simulation: players in all, ``late`` of them after the draw."""

    players: int
    seats: int = 8
    tables: int | None = None
    seed: int = 1
    late: int = 0


@dataclass
class Outcome:
    """The result of a simulation; ``seconds`` is the computer's time."""

    players: int = 0
    tables: int = 0
    eliminations: int = 0
    moves: int = 0
    breaks: int = 0
    undone: int = 0
    winner: str = ""
    chips_start: int = 0
    chips_end: int = 0
    largest_gap: int = 0
    events: int = 0
    seconds: float = 0.0

    def as_json(self) -> dict[str, object]:
        """Return the outcome as JSON types."""
        return asdict(self)


@dataclass
class Simulation:
    """One tournament from the list of entrants to the winner."""

    club: Club
    clock: SimulatedClock
    plan: Plan
    acknowledge: Callable[[int], None] = lambda sequence: None
    after_draw: Callable[[TournamentSession], object] = lambda session: None
    outcome: Outcome = field(default_factory=Outcome)

    def __post_init__(self) -> None:
        self.bots = random.Random(self.plan.seed)
        self.stacks: dict[int, int] = {}
        self.session: TournamentSession = self.club.create(self._setup())
        self.acknowledge(1)

    def play(self) -> Outcome:
        """Play to the winner and return what happened."""
        on_time = self.plan.players - self.plan.late
        if on_time < 3 or self.plan.late < 0:
            raise Refused("SIMULATION_TOO_FEW", players=on_time, needed=3)
        self._register(on_time)
        self.ask(cmd.DrawSeats())
        self.outcome.tables = len(self.session.state.counts())
        self.after_draw(self.session)
        for table in self.session.state.open_tables():
            for who in table.places.values():
                self.stacks.setdefault(who, STARTING_STACK)
        self.ask(cmd.StartClock())
        self._evening()
        return self._final_outcome()

    def ask(self, command: cmd.Command) -> ev.Entry:
        """Dispatch through the session, and say the sequence that is on disk."""
        entry = self.session.dispatch(command)
        self.acknowledge(entry.sequence)
        return entry

    def _setup(self) -> TournamentSetup:
        plan = self.plan
        if plan.seats not in range(2, 11):
            raise Refused("SETUP_SEATS", seats=plan.seats)
        tables = plan.tables or -(-plan.players // plan.seats)
        base = TournamentSetup()
        return TournamentSetup(
            name=f"Simulation {plan.players}",
            date="2026-11-21",
            seats_per_table=plan.seats,
            starting_stack=STARTING_STACK,
            tables=tuple(TableSetup(number) for number in range(1, tables + 1)),
            structure=ready_structure(
                StructureKind.CLUB_EVENING,
                STARTING_STACK,
                base.chips,
                AnteFormat.BIG_BLIND,
                max(plan.players, 2),
            ),
        )

    def _register(self, count: int) -> tuple[int, ...]:
        first = self.session.state.last_entrant
        people = tuple(_somebody(first + i) for i in range(count))
        entry = self.ask(cmd.RegisterEntrants(people, True, Majority.CHECKED))
        assert isinstance(entry.event, ev.EntrantsRegistered)
        return tuple(entrant.id for entrant in entry.event.entrants)

    def _evening(self) -> None:
        state = self.session.state
        step = max(1, EVENING_MS // max(1, self.plan.players))
        levels = state.setup.structure.levels[:2]
        open_for = sum(level.minutes for level in levels) * MINUTE_MS * 9 // 10
        arrivals = sorted(self.bots.randrange(open_for) for _ in range(self.plan.late))
        started = self.clock.at
        while not self.session.state.over or arrivals:
            soon = arrivals[0] if arrivals else None
            passed = self.clock.at - started + step
            if (
                soon is not None
                and self._has_room()
                and (soon <= passed or self.session.state.players_left <= 2)
            ):
                self.clock.at = max(self.clock.at, started + arrivals.pop(0))
                self._late_entrant()
            else:
                self.clock.at += step
                self._one_hand()
            for _ in range(1000):
                todo = [p for p in self.session.proposals() if p.kind not in LEFT_ALONE]
                if not todo:
                    break
                self._accept(todo[0])
            if any(not move.announced for move in self.session.state.moves[-30:]):
                self.ask(cmd.AnnounceMoves())
            counts = self.session.state.counts().values()
            if len(counts) > 1:
                gap = max(counts) - min(counts)
                self.outcome.largest_gap = max(self.outcome.largest_gap, gap)

    def _has_room(self) -> bool:
        """Return whether a late entrant can be seated; if not, they wait for the next hand."""
        state = self.session.state
        if any(t.free_places for t in state.open_tables()):
            return True
        return state.final_table is None and any(not t.places for t in state.tables.values())

    def _late_entrant(self) -> None:
        (who,) = self._register(1)
        free = [t for t in self.session.state.open_tables() if t.free_places]
        if not free:
            waiting = [n for n, t in self.session.state.tables.items() if not t.places]
            self.ask(cmd.OpenTable(waiting[0]))
            free = [self.session.state.tables[waiting[0]]]
        smallest = min(free, key=lambda table: len(table.places))
        known = self.bots.random() < 0.5 and len(smallest.places) > 1
        seating = cmd.SeatLateEntrant(
            who,
            table=smallest.number if known else None,
            big_blind=self._some_place(smallest) if known else None,
        )
        if self.session.can(seating) is not None:  # he waited for a seat until too late
            seating = replace(seating, overruled=True, note="Attendait une place libre")
        self.ask(seating)
        self.stacks[who] = STARTING_STACK

    def _one_hand(self) -> None:
        tables = [t for t in self.session.state.open_tables() if len(t.places) > 1]
        table = self.bots.choice(tables)
        players = [table.places[p] for p in sorted(table.places)]
        self.bots.shuffle(players)
        several = len(players) > 3 and self.bots.random() < 0.06
        winner = players[0]
        losers = players[1 : 3 if several else 2]
        outs = tuple(cmd.PlayerOut(who, self.stacks[who] if several else None) for who in losers)
        self.ask(cmd.Eliminate(outs))
        if self.bots.random() < 0.03:
            self.ask(cmd.Undo())
            self.outcome.undone += 1
            self.ask(cmd.Eliminate(outs))
        for who in losers:
            self.stacks[winner] += self.stacks.pop(who)
        self.outcome.eliminations += len(losers)

    def _accept(self, proposal: Proposal) -> None:
        tables = self.session.state.tables
        if proposal.kind == "final_table":
            self.ask(cmd.FormFinalTable())
        elif proposal.kind == "break_table" and proposal.table is not None:
            self.ask(cmd.BreakTable(proposal.table))
            self.outcome.breaks += 1
        elif proposal.kind == "stop_table" and proposal.table is not None:
            self.ask(cmd.StopTable(proposal.table))
        elif proposal.kind == "balance_tables" and proposal.table and proposal.to_table:
            self.ask(
                cmd.BalanceTables(
                    proposal.table,
                    proposal.to_table,
                    big_blind=self._some_place(tables[proposal.table]),
                    to_big_blind=self._some_place(tables[proposal.to_table]),
                )
            )
        elif proposal.kind == "race_chips" and proposal.value is not None:
            self._race_off(proposal.value)
        elif proposal.kind == "withdraw_value" and proposal.value is not None:
            self.ask(cmd.WithdrawValue(proposal.value))
        else:
            raise Refused("NO_SUCH_PROPOSAL", key=proposal.key)

    def _race_off(self, value: int) -> None:
        """Race a value at every table: a few odd chips each, the cards dealt here."""
        for number in tables_to_race(self.session.state, value):
            places = self.session.state.tables[number].places
            racers = tuple(
                cmd.RacerAsked(place, min(self.bots.randrange(4), self.stacks[who] // value))
                for place, who in sorted(places.items())
            )
            nobody = not any(racer.chips for racer in racers)
            self.ask(cmd.RaceChips(number, value, racers, draw=True, nobody=nobody))
            race = self.session.state.races[-1].event
            for held in race.stacks:
                new = (held.got + held.won) * race.high + held.survival * race.survival_value
                self.stacks[held.entrant] += new - held.chips * race.low

    def _some_place(self, table: Table) -> int:
        return self.bots.choice(sorted(table.places)) if table.places else 1

    def _final_outcome(self) -> Outcome:
        state = self.session.state
        (winner,) = (who for t in state.open_tables() for who in t.places.values())
        self.outcome.players = state.took_part
        self.outcome.moves = len(state.moves)
        self.outcome.winner = self.session.person(winner).display_name
        self.outcome.chips_start = self.outcome.players * STARTING_STACK
        self.outcome.chips_end = sum(self.stacks.values())
        if self.outcome.chips_end != state.chips_in_play:
            raise AssertionError("the bots' chips and the tournament's differ")
        self.outcome.events = self.session.history.sequence
        return self.outcome


def _somebody(number: int) -> Person:
    last = LAST_NAMES[number % 8]
    first = FIRST_NAMES[number // 8 % 8]
    return Person(f"{last} {number + 1}", first, club=CLUBS[number % 4])
