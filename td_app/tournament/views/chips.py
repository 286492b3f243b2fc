"""The chips: what leaves and when, the colour-up under way, stacks counted, the ledger."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules_ropta.chip_race import Exchange, exact_exchange
from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide.checks import Context
from td_app.tournament.decide.chips import race_chips
from td_app.tournament.history import History
from td_app.tournament.planning.colour_ups import (
    Departure,
    announced,
    departures,
    due,
    tables_to_race,
)
from td_app.tournament.state.chips import RacedStack, RaceRecord, payable
from td_app.tournament.state.clock import read_clock
from td_app.tournament.state.tournament import Table, TournamentState
from td_app.tournament.views.naming import NamesAndNotes, name_known


@dataclass(frozen=True, slots=True)
class StackRow:
    """A seated player; ``stack`` None until counted, ``level`` when it was.

    ``sure`` is False once somebody went out at his table since the count.
    """

    entrant: int
    name: str
    table: int
    place: int
    stack: int | None
    level: int | None
    sure: bool


@dataclass(frozen=True, slots=True)
class RaceRow:
    """A colour-up that took place; ``sequence`` is its entry, the rest as in :class:`Race`."""

    sequence: int
    table: int
    low: int
    high: int
    stacks: tuple[RacedStack, ...]
    new_chips: int
    winners: tuple[int, ...]
    survivors: tuple[int, ...]
    survival_value: int
    collector: int | None
    drift: int
    seed: str
    level: int
    at_ms: int
    unwritten: bool


@dataclass(frozen=True, slots=True)
class ChipsTable:
    """An open table, its players by place, and its colour-up of the value if it took place."""

    table: int
    players: tuple[StackRow, ...]
    race: RaceRow | None
    proposed_collector: int | None

    @property
    def total(self) -> int | None:
        """Return the chips counted at it, None until everyone there is."""
        stacks = [row.stack for row in self.players]
        return None if None in stacks else sum(stack or 0 for stack in stacks)


@dataclass(frozen=True, slots=True)
class CountView:
    """The latest round of counts: ``level`` it is called by, tables done, total, gap.

    ``expected`` is the chips in play; ``gap`` None until every table is counted.
    """

    level: int | None
    done: tuple[int, ...]
    waiting: tuple[int, ...]
    total: int
    expected: int
    gap: int | None
    accepted: bool


@dataclass(frozen=True, slots=True)
class LedgerLine:
    """A change of the chips in play; ``amount`` is signed, ``code`` names the cause.

    ``name``, ``table`` and ``value`` say who, where and which chips, when they apply; ``tables``
    where there are several. ``approximate``: the balance is to be confirmed by a count.
    """

    sequence: int
    at_ms: int
    code: str
    amount: int
    balance: int
    count: int = 0
    name: str = ""
    table: int | None = None
    value: int | None = None
    note: str = ""
    cites: tuple[str, ...] = ()
    tables: tuple[int, ...] = ()
    approximate: bool = False


@dataclass(frozen=True, slots=True)
class ChipsView:
    """Everything the page of the chips shows. ``average`` in chips, 0 without players.

    ``value`` is the one being raced (due, else announced), None when none is; ``leaving_now``
    whether its break has come. ``leaders`` are the counted stacks, the largest first.
    ``approximate``: chips in play and average are not known exactly before a count.
    """

    coming: tuple[Departure, ...]
    leaving: Departure | None
    leaving_now: bool
    tables: tuple[ChipsTable, ...]
    to_race: tuple[int, ...]
    gone: tuple[int, ...]
    raced: tuple[int, ...]
    count: CountView
    leaders: tuple[StackRow, ...]
    in_play: int
    average: int
    players_left: int
    approximate: bool = False


def chips_view(state: TournamentState, names: NamesAndNotes, now_ms: int) -> ChipsView:
    """Return the view of the chips at ``now_ms``."""
    step = -1
    if state.clock.started and not state.over:
        step = read_clock(state.clock, state.setup.structure, now_ms).step
    now = due(state, step)
    ahead = announced(state, step) if step >= 0 else ()
    leaving = next(iter((*now, *ahead)), None)
    value = leaving.value if leaving else None
    tables = tuple(_table(state, names, table, value) for table in state.open_tables())
    rows = [row for table in tables for row in table.players]
    counted = [row for row in rows if row.stack is not None]
    return ChipsView(
        coming=departures(state),
        leaving=leaving,
        leaving_now=bool(now),
        tables=tables,
        to_race=tables_to_race(state, value) if value is not None else (),
        gone=state.withdrawn_values,
        raced=tuple(sorted({race.event.low for race in state.races} | set(state.withdrawn_values))),
        count=_count(state, tables),
        leaders=tuple(sorted(counted, key=lambda row: (-(row.stack or 0), row.name))),
        in_play=state.chips_in_play,
        average=state.average,
        players_left=state.players_left,
        approximate=state.chips_approximate,
    )


def _table(
    state: TournamentState, names: NamesAndNotes, table: Table, value: int | None
) -> ChipsTable:
    players = tuple(
        _row(state, names, table.number, place, who) for place, who in sorted(table.places.items())
    )
    counted = [row for row in players if row.stack is not None]
    largest = max(counted, key=lambda row: row.stack or 0, default=None)
    races = (
        _race_row(race)
        for race in state.races
        if race.event.table == table.number and race.event.low == value
    )
    return ChipsTable(
        table=table.number,
        players=players,
        race=next(races, None),
        proposed_collector=largest.entrant if largest else None,
    )


def _race_row(race: RaceRecord) -> RaceRow:
    held = race.event
    return RaceRow(
        sequence=race.sequence,
        table=held.table,
        low=held.low,
        high=held.high,
        stacks=held.stacks,
        new_chips=held.new_chips,
        winners=held.winners,
        survivors=held.survivors,
        survival_value=held.survival_value,
        collector=held.collector,
        drift=held.drift,
        seed=held.seed,
        level=held.level,
        at_ms=held.at_ms,
        unwritten=held.unwritten,
    )


def _row(
    state: TournamentState, names: NamesAndNotes, table: int, place: int, who: int
) -> StackRow:
    record = state.stacks.get(who)
    return StackRow(
        entrant=who,
        name=name_known(names, who),
        table=table,
        place=place,
        stack=record.chips if record else None,
        level=record.level if record else None,
        sure=record.sure if record else False,
    )


def _count(state: TournamentState, tables: tuple[ChipsTable, ...]) -> CountView:
    rows = [row for table in tables for row in table.players]
    latest = max((row.level for row in rows if row.level is not None), default=None)
    now = [row for row in rows if row.level == latest and row.sure]
    held = {row.entrant for row in now}
    done = tuple(
        t.table for t in tables if t.players and all(row.entrant in held for row in t.players)
    )
    waiting = tuple(t.table for t in tables if t.players and t.table not in done)
    total = sum(row.stack or 0 for row in now)
    gap = total - state.chips_in_play if rows and not waiting else None
    accepted = bool(gap) and gap == state.accepted_gap
    return CountView(latest, done, waiting, total, state.chips_in_play, gap, accepted)


def race_preview(
    state: TournamentState, command: cmd.RaceChips, context: Context
) -> ev.ChipsRaced | Refused:
    """Return what a race would give as it is written so far, or what stands in its way."""
    try:
        return race_chips(state, command, context)
    except Refused as refusal:
        return refusal


def stack_doubtful(state: TournamentState, stack: int) -> bool:
    """Return whether a stack that there may be (chips) is none that the tournament's chips make."""
    values = state.setup.chips.values
    return bool(values) and 0 < stack <= state.chips_in_play and not payable(stack, values)


def exchanged(low: int, high: int, chips: int) -> Exchange:
    """Return how far so many chips go exactly into the higher value, and what is left (3.2)."""
    return exact_exchange(low, high, chips).decision


def ledger(history: History, names: NamesAndNotes) -> tuple[LedgerLine, ...]:
    """Return what changed the chips in play, oldest first; draws made again start it anew."""
    lines: list[LedgerLine] = []
    for entry in history.entries:
        if not history.counts(entry.sequence):
            continue
        if isinstance(entry.event, ev.SeatsDrawn):
            lines.clear()
        last = lines[-1] if lines else NOTHING_YET
        lines.extend(_lines(entry, names, last))
    return tuple(lines)


NOTHING_YET = LedgerLine(sequence=0, at_ms=0, code="", amount=0, balance=0)


#: A cause, its signed amount, what is told of it besides.
Change = tuple[str, int, dict[str, object]]


def _lines(entry: ev.Entry, names: NamesAndNotes, last: LedgerLine) -> Iterator[LedgerLine]:
    balance = last.balance
    event = entry.event
    for code, amount, more in (
        *_given(event, names),
        *_changed(event, names),
        *_settled(event, last),
    ):
        balance += amount
        yield LedgerLine(
            sequence=entry.sequence,
            at_ms=entry.recorded_at,
            code=code,
            amount=amount,
            balance=balance,
            note=names.note(entry.sequence),
            cites=getattr(event, "cites", ()),
            approximate=code != "counted" and (last.approximate or code in WITHOUT_FIGURES),
            **more,  # type: ignore[arg-type]
        )


def _given(event: ev.Event, names: NamesAndNotes) -> Iterator[Change]:
    """Yield the chips given for entries and purchases, and those of entries taken back."""
    match event:
        case ev.SeatsDrawn(seats=seats, stack=stack, own=own):
            given = len(seats) * stack + sum(entry.stack - stack for entry in own)
            code = "issued_own" if own else "issued"
            yield code, given, {"count": len(seats), "value": stack}
        case ev.StartingStacksSet(seated=seated, added=added) if seated:
            yield "own_stacks", added, {"count": len(seated)}
        case ev.LateEntrantSeated(entrant=one, seat=seat, stack=stack):
            yield "late", stack, {"name": name_known(names, one), "table": seat.table}
        case ev.ReEntered(entrant=one, seat=seat, stack=stack):
            yield "reentry", stack, {"name": name_known(names, one), "table": seat.table}
        case ev.ChipsBought(entrants=who, why=why, chips=chips):
            alone = name_known(names, who[0]) if len(who) == 1 else ""
            more: dict[str, object] = {"count": len(who), "name": alone, "value": chips}
            yield why, chips * len(who), more
        case ev.EntrantUnregistered(entrant=one, chips=chips) if chips:
            yield "unregistered", -chips, {"name": name_known(names, one)}


def _changed(event: ev.Event, names: NamesAndNotes) -> Iterator[Change]:
    """Yield the chips that leave play or return, and the changes of colour-ups."""
    match event:
        case ev.PlayerWithdrew(out=out, chips_removed=gone) if gone:
            yield "withdrew", -gone, {"name": _of(names, out.entrant), "table": out.seat.table}
        case ev.PlayerDisqualified(out=out, chips_removed=gone) if gone:
            yield "disqualified", -gone, {"name": _of(names, out.entrant), "table": out.seat.table}
        case ev.PlayerReinstated(entrant=who, chips_back=back) if back:
            yield "reinstated", back, {"name": name_known(names, who)}
        case ev.ChipsRaced(table=table, low=low, unwritten=True):
            yield "raced_unwritten", 0, {"tables": (table,), "count": 1, "value": low}
        case ev.ValueWithdrawn(value=low, unwritten=tables) if tables:
            yield "raced_unwritten", 0, {"tables": tables, "count": len(tables), "value": low}
        case ev.ChipsRaced(table=table, low=low, drift=drift, new_chips=chips):
            yield "raced", drift, {"table": table, "value": low, "count": chips}
        case ev.FoundChipsExchanged(removed=gone, low=low, left=left) if gone:
            name = _of(names, event.entrant)
            yield "found", -gone, {"value": low, "count": left, "name": name}
        case ev.ChipsRemovedFromPlay(amount=gone, cause=cause, entrant=who, table=table):
            yield cause, -gone, {"name": _of(names, who), "table": table}


#: What leaves the chips in play to be confirmed by a count.
WITHOUT_FIGURES = ("raced_unwritten",)


def _settled(event: ev.Event, last: LedgerLine) -> Iterator[Change]:
    """Yield what a count tells of chips that were not known exactly."""
    match event:
        case ev.StacksCounted(gap=int(gap)) if last.approximate:
            yield "counted", gap, {}
        case ev.DayEnded(day=day) if last.approximate:
            yield "counted", day.gap, {}


def _of(names: NamesAndNotes, who: int | None) -> str:
    return "" if who is None else name_known(names, who)
