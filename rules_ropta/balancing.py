"""Balancing: enough players, a short table, who moves, the final table (ROPTA 2.2, 2.3, 2.6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta.field_types import Advanced, Count, Players, Seated
from rules_ropta.house_rules import BY_THE_BOOK, FINAL_TABLE_SIZE, HouseRules
from rules_ropta.incidents.input_checks import no_more_than
from rules_ropta.question import either, procedure
from rules_ropta.ruling import (
    Force,
    Line,
    Plain,
    Reason,
    Refused,
    Ruling,
    applies,
    decided,
)

EARLY_GAP = 3
GAP_ONCE_TABLES_CLOSE = 2
STARTS_WITH = 3
RESUMES_WITH = 2
LARGEST_FINAL_TABLE = 9

C11 = "C11-nine"
C32 = "C32-gap-of-two"
C33 = "C33-ten-seats"


@applies("2.2")
def may_play(seated: int, after_break: bool) -> Ruling[bool]:
    """Return whether enough players are seated: three at the start, two after a break.

    >>> may_play(2, after_break=False).decision, may_play(2, after_break=True).decision
    (False, True)
    """
    needed = RESUMES_WITH if after_break else STARTS_WITH
    code = "ENOUGH_SEATED" if seated >= needed else "TOO_FEW_SEATED"
    return Ruling(
        seated >= needed,
        cites=("2.2",),
        because=Reason(code, {"seated": seated, "needed": needed}),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSeated:
    """Players are in their seats as play is to begin, or to go on after a break."""

    phase: Literal["start", "after_break"]
    seated: Players


@dataclass(frozen=True, slots=True)
class Play:
    """The decision: whether the table plays on."""

    play: bool


def _may_start_line(decision: Plain, given: Plain) -> Line:
    if decision["play"]:
        return Line("TABLE_PLAYS")
    needed = RESUMES_WITH if given["phase"] == "after_break" else STARTS_WITH
    return Line("TABLE_WAITS", {"needed": needed})


@procedure("table_may_start", "2.2", moment="before_deal", line=_may_start_line)
def table_may_start(case: TableSeated) -> Ruling[Play]:
    """Return whether enough players are seated."""
    ruling = may_play(case.seated, after_break=case.phase == "after_break")
    return decided(ruling, Play(ruling.decision))


def gap_asked_for(tables_have_closed: bool) -> int:
    """Return the difference in players from which a table is short (2.3).

    >>> gap_asked_for(tables_have_closed=False), gap_asked_for(tables_have_closed=True)
    (3, 2)
    """
    return GAP_ONCE_TABLES_CLOSE if tables_have_closed else EARLY_GAP


@applies("2.3")
def table_stop(
    players_here: int,
    largest_elsewhere: int,
    tables_have_closed: bool,
    big_blind_at_empty_place: bool,
    seats: int | None = None,
) -> Ruling[bool]:
    """Return whether a table should stop, waiting to be filled or closed.

    Players are counted by their chips, present or not. The text advises, hence the force. It
    names seven players ten a table, six nine a table: the gap counts all the same (C33), and
    so does the big blind's place once tables have closed (C32).

    >>> table_stop(7, 10, tables_have_closed=False, big_blind_at_empty_place=True).decision
    True
    """
    needed = gap_asked_for(tables_have_closed)
    gap = largest_elsewhere - players_here
    short = gap >= needed
    code = "TABLE_SHORT" if short else "TABLE_NOT_SHORT"
    named_as_short = not short and players_here <= (seats or 0) - EARLY_GAP
    readings = (C32,) if tables_have_closed and short else ()
    if named_as_short and not tables_have_closed:
        readings = (C33,)
    if short and not big_blind_at_empty_place:
        code = "TABLE_SHORT_BIG_BLIND_AT_A_PLAYER"
    return Ruling(
        short and big_blind_at_empty_place,
        cites=("2.3",),
        because=Reason(code, {"gap": gap, "needed": needed, "players": players_here}),
        force=Force.ADVICE,
        readings=readings,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class TableCompared:
    """A table beside the largest of the others, as the big blind moves on."""

    phase: Literal["early", "tables_decreasing"]
    players_here: Seated
    max_other_table: Players
    bb_reaches_empty_seat: bool
    seats_per_table: Annotated[Players | None, Advanced()] = None

    def __post_init__(self) -> None:
        """Refuse more players than a table has seats."""
        if self.seats_per_table is not None:
            no_more_than("players_here", self.players_here, self.seats_per_table)


@dataclass(frozen=True, slots=True)
class Stop:
    """The decision: whether the table should stop."""

    stop_recommended: bool


@procedure(
    "table_stop",
    "2.3",
    moment="before_deal",
    line=either("stop_recommended", "TABLE_STOPS", "TABLE_GOES_ON"),
)
def table_stop_asked(case: TableCompared) -> Ruling[Stop]:
    """Return whether a table should wait to be filled or closed."""
    ruling = table_stop(
        case.players_here,
        case.max_other_table,
        tables_have_closed=case.phase == "tables_decreasing",
        big_blind_at_empty_place=case.bb_reaches_empty_seat,
        seats=case.seats_per_table,
    )
    return decided(ruling, Stop(ruling.decision))


@dataclass(frozen=True, slots=True, kw_only=True)
class Stacks:
    """The players seated at a table, and the absent ones whose chips are on it."""

    seated: Players
    absent_with_chips: Players


@dataclass(frozen=True, slots=True)
class PlayersCounted:
    """How many players the table counts."""

    players: int


@procedure(
    "players_counted_at_table",
    "2.3",
    moment="before_deal",
    line=lambda decision, _: Line("TABLE_COUNTS", {"count": decision["players"]}),
)
def players_counted_at_table(case: Stacks) -> Ruling[PlayersCounted]:
    """Return how many players a table counts: an absent stack is a player.

    >>> players_counted_at_table(Stacks(seated=6, absent_with_chips=1)).decision.players
    7
    """
    absent = case.absent_with_chips
    because = Reason("STACKS_ARE_COUNTED", {"absent": absent})
    return Ruling(PlayersCounted(case.seated + absent), cites=("2.3",), because=because)


@dataclass(frozen=True, slots=True)
class BalancingMove:
    """One player goes from a largest table to a smallest; ``gap`` is the difference before."""

    from_table: int
    to_table: int
    gap: int


@applies("2.3")
def balancing_move(
    counts: Mapping[int, int], tables_have_closed: bool, breaking_order: Sequence[int] = ()
) -> Ruling[BalancingMove] | None:
    """Return the next move between tables, or None while they are even enough.

    ``counts`` holds the players of each open table. A gap of two before any table has
    closed is only advice: the director may, nothing asks for it. Among tables as large,
    the first to break gives; among tables as small, the last to break receives. Tables
    outside ``breaking_order`` come after it, by number.

    >>> balancing_move({1: 8, 2: 5, 3: 8}, tables_have_closed=False).decision
    BalancingMove(from_table=1, to_table=2, gap=3)
    """
    if len(counts) < 2:
        return None
    largest = max(counts.values())
    smallest = min(counts.values())
    gap = largest - smallest
    if gap < GAP_ONCE_TABLES_CLOSE:
        return None
    rank = {table: position for position, table in enumerate(breaking_order)}

    def breaks(table: int) -> tuple[int, int]:
        return rank.get(table, len(rank)), table

    giver = min((t for t in counts if counts[t] == largest), key=breaks)
    taker = max((t for t in counts if counts[t] == smallest), key=breaks)
    needed = gap_asked_for(tables_have_closed)
    return Ruling(
        BalancingMove(giver, taker, gap),
        cites=("2.3",),
        because=Reason(
            "TABLE_SHORT_BY" if gap >= needed else "TABLES_COULD_BE_EVENER",
            {"table": taker, "from_table": giver, "gap": gap, "needed": needed},
        ),
        force=Force.AUTOMATIC if gap >= needed else Force.ADVICE,
    )


@applies("2.6")
def final_table_size(seats_per_table: int, house: HouseRules = BY_THE_BOOK) -> Ruling[int]:
    """Return how many players the final table takes, from the tournament's players a table.

    One more than an even number, so that the last two tables end with as many players; an
    odd number as it is; never above nine, which settles ten-handed (C11). The house may have
    declared another number. Refused: ``SEATS_PER_TABLE_TOO_FEW`` below two.

    >>> [final_table_size(seats).decision for seats in (2, 6, 8, 9, 10)]
    [3, 7, 9, 9, 9]
    """
    if seats_per_table < 2:
        raise Refused("SEATS_PER_TABLE_TOO_FEW", cites=("2.6",), seats=seats_per_table)
    wanted = seats_per_table + 1 if seats_per_table % 2 == 0 else seats_per_table
    size = min(wanted, LARGEST_FINAL_TABLE)
    own = house.departure(FINAL_TABLE_SIZE)
    if own is not None and own.value != size:
        size = house.number(FINAL_TABLE_SIZE)
        because = Reason("HOUSE_FINAL_TABLE", {"size": size})
        return Ruling(size, ("2.6",), because, departures=(own,))
    if size < wanted:
        code = "FINAL_TABLE_NINE_AT_MOST"
    else:
        code = "FINAL_TABLE_ONE_MORE" if wanted > seats_per_table else "FINAL_TABLE_AS_FORMAT"
    return Ruling(
        size,
        cites=("2.6",),
        because=Reason(code, {"seats": seats_per_table, "size": size}),
        readings=(C11,) if size < wanted and seats_per_table % 2 == 0 else (),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """The tournament's players a table."""

    seats_per_table: Count


@dataclass(frozen=True, slots=True)
class FinalTable:
    """How many sit at the final table."""

    final_table: int


@procedure(
    "final_table_size",
    "2.6",
    moment="clock",
    line=lambda decision, _: Line("FINAL_TABLE_OF", {"count": decision["final_table"]}),
    departs=(FINAL_TABLE_SIZE,),
)
def final_table_size_asked(case: Format, house: HouseRules) -> Ruling[FinalTable]:
    """Return how many players the final table takes."""
    ruling = final_table_size(case.seats_per_table, house)
    return decided(ruling, FinalTable(ruling.decision))


@applies("2.6")
def final_table_due(players_left: int, tables_open: int, size: int) -> Ruling[bool]:
    """Return whether the final table is to be drawn now (seats and button, 2.1).

    A single table left is already the last: nothing is drawn again.

    >>> final_table_due(players_left=9, tables_open=2, size=9).decision
    True
    """
    due = tables_open > 1 and 2 <= players_left <= size
    if tables_open <= 1:
        code = "ONE_TABLE_LEFT"
    else:
        code = "FINAL_TABLE_REACHED" if due else "FINAL_TABLE_NOT_YET"
    return Ruling(
        due,
        cites=("2.6",),
        because=Reason(code, {"players": players_left, "size": size, "tables": tables_open}),
    )
