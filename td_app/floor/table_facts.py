"""Facts the tournament knows about the table of a floor call, so that none is asked twice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from td_app.floor.steps import every_step, fits
from td_app.tournament.state.chips import values_in_play
from td_app.tournament.state.clock import ClockReading, read_clock
from td_app.tournament.state.hands import last_hand
from td_app.tournament.state.structure import AnteFormat
from td_app.tournament.state.tournament import Table, TournamentState
from td_app.tournament.views.room import first_buttons

FORMATS = {AnteFormat.BIG_BLIND: "bb", AnteFormat.BUTTON: "button", AnteFormat.CLASSIC: "classic"}
"""The ante as the rulebook's questions name it; a tournament without antes has no format."""

ANTE_OF: Final = {
    "big_blind_ante": "bb",
    "button_ante": "button",
    "button_ante_for_others": "button",
    "classic_ante": "classic",
}
"""The questions about one format of ante, and that format."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A player at a place; ``stack`` in chips, None once a hand has been played."""

    place: int
    entrant: int
    stack: int | None = None


@dataclass(frozen=True, slots=True)
class TableFacts:
    """The table and the level, in chips; ``table`` None where no table was named.

    ``ante_format`` is the rulebook's (``bb``, ``button``, ``classic``), None without antes.
    ``players`` by place; ``button``, ``sb`` and ``bb`` are places, known before the first hand
    only. ``entry_level`` is the one a newcomer would play first: in a break, the next.
    ``largest_other_table`` counts its players, None where there is no other table;
    ``other_tables_playing``, of a hand in hand-for-hand: does it go on at one of them? None
    outside hand-for-hand, or where the table here may be the one still playing.
    """

    table: int | None = None
    level: int = 1
    entry_level: int = 1
    small_blind: int = 0
    big_blind: int = 0
    ante: int = 0
    ante_format: str | None = None
    players: tuple[Sitting, ...] = ()
    seats: int = 0
    seats_per_table: int = 0
    chip_values: tuple[int, ...] = ()
    button: int | None = None
    sb: int | None = None
    bb: int | None = None
    late_entry_until: int | None = None
    largest_other_table: int | None = None
    tables_have_closed: bool = False
    started: bool = False
    in_break: bool = False
    other_tables_playing: bool | None = None

    @property
    def places(self) -> tuple[int, ...]:
        """Return the places where somebody sits."""
        return tuple(sitting.place for sitting in self.players)


def table_facts(state: TournamentState, now_ms: int, table: int | None) -> TableFacts:
    """Return the facts of this table at ``now_ms``, or those of the tournament alone.

    A table that is not there counts as none.
    """
    setup = state.setup
    clock = read_clock(state.clock, setup.structure, now_ms)
    found = None if table is None else state.tables.get(table)
    players = () if found is None else _players(state, found)
    button, sb, bb = (None, None, None) if found is None else _positions(state, found)
    here = None if found is None else found.number
    return TableFacts(
        table=here,
        level=clock.level_number,
        entry_level=clock.entry_level,
        small_blind=clock.level.small_blind,
        big_blind=clock.level.big_blind,
        ante=clock.level.ante,
        ante_format=FORMATS.get(setup.ante_format),
        players=players,
        seats=setup.seats_per_table if found is None else found.seats,
        seats_per_table=setup.seats_per_table,
        chip_values=_chip_values(state, clock, found),
        button=button,
        sb=sb,
        bb=bb,
        late_entry_until=setup.late_entry_until,
        largest_other_table=max(
            (n for number, n in state.counts().items() if number != here), default=None
        ),
        tables_have_closed=state.tables_have_closed,
        started=clock.started,
        in_break=clock.in_break,
        other_tables_playing=_others_playing(state, found),
    )


def known_button(state: TournamentState, now_ms: int, table: int | None) -> int | None:
    """Return where the button of a table is: before its first hand, or where it is followed."""
    found = None if table is None else state.tables.get(table)
    if found is None:
        return None
    last = last_hand(state.hands, found.number)
    if last is not None and last.fresh(now_ms):
        return last.button
    return _positions(state, found)[0]


def prefilled(op: str, facts: TableFacts) -> Mapping[str, object]:
    """Return the answers to this question that are sure, as plain values by step."""
    found: dict[str, object] = {}
    # The level's ante may not be the one that the question is about.
    other_ante = ANTE_OF.get(op, facts.ante_format) != facts.ante_format
    for step in every_step(op):
        name = step.name.rpartition(".")[2]
        if other_ante and name == "ante":
            continue
        shape = step.field.shape
        inner = shape.items or shape
        unit = inner.whole.unit if inner.whole else shape.kind
        if shape.kind == "list":
            unit = f"[{unit}]"
        sure = SURE.get((name, unit))
        for value in sure(facts) if sure else ():
            if fits(step.field, value):
                found[step.name] = value
    return found


def _players(state: TournamentState, table: Table) -> tuple[Sitting, ...]:
    fresh = not state.clock.started and not state.outs
    stack = state.setup.starting_stack if fresh else None
    return tuple(Sitting(place, table.places[place], stack) for place in sorted(table.places))


def _positions(state: TournamentState, table: Table) -> tuple[int | None, int | None, int | None]:
    """The button and the blinds of the first hand, until it begins."""
    button = first_buttons(state).get(table.number)
    after = sorted(table.places, key=lambda place: (place <= (button or 0), place))
    if button is None or len(after) < 2:
        return button, None, None
    if len(after) == 2:
        return button, button, next(place for place in after if place != button)
    return button, after[0], after[1]


def _chip_values(
    state: TournamentState, clock: ClockReading, table: Table | None
) -> tuple[int, ...]:
    """The values on this table, or on any: one that was raced off there is gone at once."""
    setup = state.setup
    values = values_in_play(setup.chips.values, setup.structure, clock.step)
    tables = [table] if table is not None else [t for t in state.open_tables() if t.places]
    raced = {(race.event.table, race.event.low) for race in state.races}
    return tuple(
        value
        for value in values
        if value not in state.withdrawn_values
        and not (tables and all((one.number, value) in raced for one in tables))
    )


def _others_playing(state: TournamentState, table: Table | None) -> bool | None:
    going = state.hand_for_hand
    if going is None or not going.hand_going:
        return None
    waited_for = set(going.round.playing) - set(going.round.all_in)
    if table is None:
        return len(waited_for) > 1 or (None if waited_for else False)
    return bool(waited_for - {table.number})


def _phase(facts: TableFacts) -> tuple[object, ...]:
    """Each question knows its own phases: the one that is none of them falls."""
    tables = "tables_decreasing" if facts.tables_have_closed else "early"
    if not facts.started:
        return tables, "start"
    return (tables, "after_break") if facts.in_break else (tables,)


def _at_table(facts: TableFacts, value: object) -> tuple[object, ...]:
    return () if facts.table is None else (value,)


def _in_chips(facts: TableFacts, value: object) -> tuple[object, ...]:
    return (value,) if facts.big_blind else ()


def _if_known(value: object) -> tuple[object, ...]:
    return (value,) if value else ()


SURE: Final[Mapping[tuple[str, str], Callable[[TableFacts], tuple[object, ...]]]] = {
    ("ante", "chips"): lambda facts: _in_chips(facts, facts.ante),
    ("ante_format", "choice"): lambda facts: _if_known(facts.ante_format),
    ("bb", "chips"): lambda facts: _in_chips(facts, facts.big_blind),
    ("blinds", "[chips]"): lambda facts: _in_chips(facts, [facts.small_blind, facts.big_blind]),
    ("chips_of_5_in_play", "bool"): lambda facts: (
        (5 in facts.chip_values,) if facts.chip_values else ()
    ),
    ("format", "choice"): lambda facts: _if_known(facts.ante_format),
    ("heads_up", "bool"): lambda facts: _at_table(facts, len(facts.players) == 2),
    ("level", "level"): lambda facts: _if_known(facts.entry_level),
    ("max_other_table", "players"): lambda facts: _if_known(facts.largest_other_table),
    ("other_tables_playing", "bool"): lambda facts: (
        () if facts.other_tables_playing is None else (facts.other_tables_playing,)
    ),
    ("phase", "choice"): _phase,
    ("players", "[place]"): lambda facts: _at_table(facts, list(facts.places)),
    ("players_at_table", "players"): lambda facts: _at_table(facts, len(facts.players)),
    ("players_here", "players"): lambda facts: _at_table(facts, len(facts.players)),
    ("rule", "level"): lambda facts: (facts.late_entry_until,),
    ("smallest_chip", "chips"): lambda facts: facts.chip_values[:1],
    ("sb", "chips"): lambda facts: _in_chips(facts, facts.small_blind),
    ("seats", "count"): lambda facts: _at_table(facts, facts.seats),
    ("seats_per_table", "count"): lambda facts: _if_known(facts.seats_per_table),
    ("seats_per_table", "players"): lambda facts: _if_known(facts.seats_per_table),
}
"""What is sure, by a field's name and unit: a place called ``bb`` is not the big blind's chips.

Only what no hand can change is: who is dealt in, where the button stands, what is bet and by how
much it must be raised are the table's to say.
"""
