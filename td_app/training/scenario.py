"""The course of a training evening: from a seed and what is true, what happens next.

The order of the beats and the chance of each come from the seed alone; who and how many come from
the tournament as it is then. The same seed and the same acts give the same evening.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from td_app.tournament.commands import Proposal
from td_app.tournament.decide.checks import late_entry_open
from td_app.tournament.planning.colour_ups import tables_to_race
from td_app.tournament.state.clock import MINUTE_MS, read_clock
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import Table, TournamentState
from td_app.training.disputes import dispute
from td_app.training.happenings import Happening, Kind, Loser
from td_app.training.sample import ENTRANTS

#: Disputes of an evening: told in a few answers.
FIRST_DISPUTE: Final = "misdeal"
OTHER_DISPUTES: Final = (
    *("exposed_card", "early_turn_or_river", "device_in_hand", "presence", "talk_about_the_hand"),
    *("boxed_cards", "dropped_card", "board_error", "skipped"),
)
SHORTEST = MINUTE_MS
LONGEST = 3 * MINUTE_MS
"""Between two happenings, in the evening's own time."""

SHORT_BY: Final = 3
MOST_ODD: Final = 3
LAST_FOUR: Final = 4
STACKS: Final = tuple(range(800, 9_000, 100))


@dataclass(frozen=True, slots=True)
class Beat:
    """One turn of the evening; ``until``: it comes again as long as more players are left."""

    kind: Kind
    until: int = 0
    short: bool = False
    op: str = ""


@dataclass(frozen=True, slots=True)
class Now:
    """The situation in which the next happening is chosen."""

    state: TournamentState
    now_ms: int
    proposals: tuple[Proposal, ...] = ()
    let_stand: bool = False
    """Whether the director was asked to start the stopped clock again, and would not."""

    @property
    def stopped(self) -> bool:
        """Return whether play goes on beside a clock that nobody has started again."""
        state = self.state
        going = state.clock.started and not state.over and state.hand_for_hand is None
        return going and not state.clock.running

    @property
    def going_on(self) -> str:
        """Return what the room does: ``sitting``, ``playing``, ``stopped``, ``break``, ``over``."""
        if self.state.over:
            return "over"
        if not self.state.clock.running:
            return "stopped" if self.state.clock.started else "sitting"
        return "break" if self.in_break else "playing"

    @property
    def in_break(self) -> bool:
        """Return whether nobody plays just now."""
        clock = self.state.clock
        return clock.started and read_clock(clock, self.state.setup.structure, self.now_ms).in_break

    @property
    def racing(self) -> int | None:
        """Return the value that the break takes out, None without one."""
        return next((p.value for p in self.proposals if p.kind == "race_chips"), None)


@dataclass(frozen=True)
class Scenario:
    """The beats of an evening in order, from its seed."""

    seed: int
    beats: tuple[Beat, ...] = field(default=())

    @classmethod
    def of(cls, seed: int, final_size: int) -> Scenario:
        """Return the course of this seed, for a final table of so many."""
        chance = Random(f"course:{seed}")
        early = [Beat(Kind.LATE), Beat(Kind.FLOOR, op=FIRST_DISPUTE), Beat(Kind.OUT)]
        chance.shuffle(early)
        later = [Beat(Kind.FLOOR, op=op) for op in chance.sample(OTHER_DISPUTES, 2)]
        return cls(
            seed,
            (
                *(Beat(Kind.DRAW), Beat(Kind.START), Beat(Kind.ABSENT)),
                *(*early, Beat(Kind.LATE), Beat(Kind.BACK)),
                *(Beat(Kind.OUTS, short=True), Beat(Kind.RACE), later[0]),
                *(Beat(Kind.OUT, until=14), Beat(Kind.OUTS), later[1]),
                Beat(Kind.OUT, until=final_size + 1),
                *(Beat(Kind.HAND_FOR_HAND), Beat(Kind.HANDS_ENDED), Beat(Kind.SIGNAL)),
                *(Beat(Kind.HAND_OUTS), Beat(Kind.TO_DO)),
                *(Beat(Kind.OUT, until=LAST_FOUR), Beat(Kind.TIED)),
                *(Beat(Kind.WINNER), Beat(Kind.PAPERS)),
            ),
        )

    def pause_ms(self, number: int) -> int:
        """Return how long after the happening before this one comes, in milliseconds."""
        return Random(f"pause:{self.seed}:{number}").randint(SHORTEST, LONGEST)

    def happening(self, beat: Beat, turn: str, number: int, now: Now) -> Happening | None:
        """Return what happens at this beat, None where the tournament leaves no room for it.

        ``turn`` names the beat and how often it came: what was done ahead of the bots, or too
        late for them, changes nothing of what chance brings next.
        """
        if now.state.over and beat.kind is not Kind.PAPERS:
            return None
        if now.stopped and not now.let_stand:
            return Happening(number, Kind.RESUME)
        chance = Random(f"{self.seed}:{turn}")
        told = _TOLD[beat.kind](beat, number, now, chance)
        return None if told is None else _with_blinds(told, now.state, chance)


def waits(beat: Beat, now: Now) -> bool:
    """Return whether this beat must wait: nobody plays in a break, a race needs one."""
    if now.state.over or (now.stopped and not now.let_stand):
        return False
    if beat.kind is Kind.RACE:
        clock = now.state.clock
        left = tuple(v for v in _leaving(now.state) if v not in now.state.withdrawn_values)
        return bool(left) and clock.running and now.racing is None
    return now.in_break and not now.stopped and beat.kind is not Kind.TO_DO


def wait_ms(beat: Beat, now: Now) -> int:
    """Return how long :func:`waits` will say so, in milliseconds; 0 where it does not."""
    if not waits(beat, now):
        return 0
    reading = read_clock(now.state.clock, now.state.setup.structure, now.now_ms)
    return reading.remaining_ms if reading.in_break else reading.next_break_ms or 0


def _leaving(state: TournamentState) -> tuple[int, ...]:
    steps = state.setup.structure.steps
    return tuple(value for step in steps for value in getattr(step, "removes", ()))


def _with_blinds(told: Happening, state: TournamentState, chance: Random) -> Happening:
    """The happening with a big blind at each table, never at a place that has just emptied."""
    gone = {(loser.table, loser.place) for loser in told.losers}
    places = {
        table.number: chance.choice(left)
        for table in state.open_tables()
        if (left := [p for p in sorted(table.places) if (table.number, p) not in gone])
    }
    return replace(told, big_blinds=places)


Teller = Callable[[Beat, int, Now, Random], Happening | None]


def _draw(_: Beat, number: int, now: Now, __: Random) -> Happening | None:
    return None if now.state.drawn else Happening(number, Kind.DRAW)


def _start(_: Beat, number: int, now: Now, __: Random) -> Happening | None:
    return None if now.state.clock.started else Happening(number, Kind.START)


def _absent(_: Beat, number: int, now: Now, chance: Random) -> Happening | None:
    there = [who for who in _seated(now.state) if who not in now.state.absences]
    return _about(number, Kind.ABSENT, now.state, chance.choice(there)) if there else None


def _back(_: Beat, number: int, now: Now, __: Random) -> Happening | None:
    away = [who for who in _seated(now.state) if who in now.state.absences]
    return _about(number, Kind.BACK, now.state, away[0]) if away else None


def _late(_: Beat, number: int, now: Now, chance: Random) -> Happening | None:
    state = now.state
    room = any(table.free_places for table in state.open_tables())
    if not (room and late_entry_open(state, now.now_ms)):
        return None
    last, first = ENTRANTS[state.last_entrant % len(ENTRANTS)]
    newcomer = Person(last, first)
    return Happening(number, Kind.LATE, newcomer=newcomer, before=state.took_part)


def _out(beat: Beat, number: int, now: Now, chance: Random) -> Happening | None:
    state = now.state
    if state.players_left <= max(beat.until, 3):
        return None
    tables = _full_enough(state, 2)
    # Before the first moves, from a largest table: one is to be short later, not by chance.
    most = max((len(table.places) for table in tables), default=0)
    if not beat.until:
        tables = [table for table in tables if len(table.places) == most]
    losers = _losers(state, chance.choice(tables), 1, chance) if tables else ()
    return Happening(number, Kind.OUT, losers) if losers else None


def _outs(beat: Beat, number: int, now: Now, chance: Random) -> Happening | None:
    state = now.state
    counts = state.counts()
    tables = _full_enough(state, 4)
    if not tables or state.players_left < 6:
        return None
    table = chance.choice(tables)
    many = 2
    if beat.short:
        table = min(tables, key=lambda one: (len(one.places), one.number))
        others = [count for number_, count in counts.items() if number_ != table.number]
        wanted = len(table.places) - (max(others, default=0) - SHORT_BY)
        many = min(max(2, wanted), len(table.places) - 2)
    return Happening(number, Kind.OUTS, _losers(state, table, many, chance, stacks=True))


def _floor(beat: Beat, number: int, now: Now, chance: Random) -> Happening | None:
    tables = [table.number for table in now.state.open_tables() if len(table.places) > 1]
    if not tables:
        return None
    case = dispute(beat.op, chance.randrange(1_000)).case
    happened = now.state.incidents
    table = chance.choice(tables)
    return Happening(number, Kind.FLOOR, table=table, case=case, before=max(happened, default=0))


def _race(_: Beat, number: int, now: Now, chance: Random) -> Happening | None:
    state = now.state
    value = now.racing
    if value is None:
        return None
    odd = {}
    for table in tables_to_race(state, value):
        places = sorted(state.tables[table].places)
        held = [(place, chance.randint(0, MOST_ODD)) for place in places]
        held[0] = held[0][0], max(1, held[0][1])
        odd[table] = tuple(held)
    return Happening(number, Kind.RACE, value=value, odd=odd)


def _hand_for_hand(_: Beat, number: int, now: Now, __: Random) -> Happening | None:
    due = any(proposal.kind == "hand_for_hand" for proposal in now.proposals)
    return Happening(number, Kind.HAND_FOR_HAND) if due else None


def _hands_ended(_: Beat, number: int, now: Now, __: Random) -> Happening | None:
    going = now.state.hand_for_hand
    on = going is not None and bool(going.round.playing)
    return Happening(number, Kind.HANDS_ENDED) if on else None


def _signal(_: Beat, number: int, now: Now, __: Random) -> Happening | None:
    going = now.state.hand_for_hand
    if going is None or going.round.playing or going.to_rank:
        return None
    return Happening(number, Kind.SIGNAL, before=going.round.hand)


def _hand_outs(_: Beat, number: int, now: Now, chance: Random) -> Happening | None:
    """One out at each of two tables in the hand that all play together."""
    tables = _full_enough(now.state, 2)
    if now.state.hand_for_hand is None or not now.state.hand_for_hand.round.playing:
        return None
    stacks = chance.sample(STACKS, len(tables))
    losers = tuple(
        _losers(now.state, table, 1, chance, stacks=(stack,))[0]
        for table, stack in zip(tables[:2], stacks, strict=False)
    )
    return Happening(number, Kind.HAND_OUTS, losers) if losers else None


def _to_do(_: Beat, number: int, now: Now, __: Random) -> Happening | None:
    due = any(proposal.must for proposal in now.proposals)
    return Happening(number, Kind.TO_DO) if due else None


def _tied(_: Beat, number: int, now: Now, chance: Random) -> Happening | None:
    """Two out in one hand with as much each: they tie, for a prize that only one can take home."""
    tables = _full_enough(now.state, LAST_FOUR - 1)
    if not tables or now.state.final_table is None:
        return None
    stack = chance.choice(STACKS)
    losers = _losers(now.state, tables[0], 2, chance, stacks=(stack, stack))
    return Happening(number, Kind.TIED, losers)


def _winner(_: Beat, number: int, now: Now, chance: Random) -> Happening | None:
    tables = _full_enough(now.state, 1)
    if not tables or now.state.players_left != 2:
        return None
    return Happening(number, Kind.WINNER, _losers(now.state, tables[0], 1, chance))


def _papers(_: Beat, number: int, now: Now, __: Random) -> Happening | None:
    return Happening(number, Kind.PAPERS) if now.state.over else None


_TOLD: Final[Mapping[Kind, Teller]] = {
    Kind.DRAW: _draw,
    Kind.START: _start,
    Kind.ABSENT: _absent,
    Kind.BACK: _back,
    Kind.LATE: _late,
    Kind.OUT: _out,
    Kind.OUTS: _outs,
    Kind.FLOOR: _floor,
    Kind.RACE: _race,
    Kind.HAND_FOR_HAND: _hand_for_hand,
    Kind.HANDS_ENDED: _hands_ended,
    Kind.SIGNAL: _signal,
    Kind.HAND_OUTS: _hand_outs,
    Kind.TO_DO: _to_do,
    Kind.TIED: _tied,
    Kind.WINNER: _winner,
    Kind.PAPERS: _papers,
}


def _seated(state: TournamentState) -> list[int]:
    return [who for table in state.open_tables() for _, who in sorted(table.places.items())]


def _about(number: int, kind: Kind, state: TournamentState, who: int) -> Happening | None:
    seat = state.entrants[who].seat
    if seat is None:
        return None
    return Happening(number, kind, entrant=who, table=seat.table, place=seat.number)


def _full_enough(state: TournamentState, least: int) -> list[Table]:
    return [table for table in state.open_tables() if len(table.places) > least]


def _losers(
    state: TournamentState,
    table: Table,
    many: int,
    chance: Random,
    *,
    stacks: bool | Iterable[int] = False,
) -> tuple[Loser, ...]:
    """So many who go out at a table: nobody who is away, as long as others are there."""
    there = [place for place, who in sorted(table.places.items()) if who not in state.absences]
    places = chance.sample(there if len(there) >= many else sorted(table.places), many)
    had: list[int | None] = [None] * many
    if stacks:
        had = list(chance.sample(STACKS, many)) if stacks is True else list(stacks)
    return tuple(
        Loser(table.places[place], table.number, place, stack)
        for place, stack in zip(places, had, strict=True)
    )
