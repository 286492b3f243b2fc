"""Balancing: which table is short, who moves, where from and where to (ROPTA 2.2, 2.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rules_ropta.citing import applies
from rules_ropta.ruling import Force, Reason, Refused, Ruling
from rules_ropta.table_layout import Seat, TableLayout

EARLY_GAP = 3
GAP_ONCE_TABLES_CLOSE = 2
STARTS_WITH = 3
RESUMES_WITH = 2


@dataclass(frozen=True, slots=True)
class BalancingMove:
    """One player goes from a largest table to a smallest; ``gap`` is the difference before."""

    from_table: int
    to_table: int
    gap: int


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
) -> Ruling[bool]:
    """Return whether a table should stop, waiting to be filled or closed.

    Players are counted by their chips, present or not. The text advises, hence the force.

    >>> table_stop(7, 10, tables_have_closed=False, big_blind_at_empty_place=True).decision
    True
    """
    needed = gap_asked_for(tables_have_closed)
    gap = largest_elsewhere - players_here
    short = gap >= needed
    code = "TABLE_SHORT" if short else "TABLE_NOT_SHORT"
    if short and not big_blind_at_empty_place:
        code = "TABLE_SHORT_BIG_BLIND_AT_A_PLAYER"
    return Ruling(
        short and big_blind_at_empty_place,
        cites=("2.3",),
        because=Reason(code, {"gap": gap, "needed": needed, "players": players_here}),
        force=Force.ADVICE,
    )


@applies("2.3")
def players_counted(seated: int, absent_with_chips: int) -> Ruling[int]:
    """Return the players a table counts: an absent stack is a player.

    >>> players_counted(seated=6, absent_with_chips=1).decision
    7
    """
    if seated < 0 or absent_with_chips < 0:
        raise Refused("COUNT_NEGATIVE", cites=("2.3",), seated=seated, absent=absent_with_chips)
    return Ruling(
        seated + absent_with_chips,
        cites=("2.3",),
        because=Reason("STACKS_ARE_COUNTED", {"absent": absent_with_chips}),
    )


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
    rank = {table: position for position, table in enumerate(breaking_order)}

    def breaks(table: int) -> tuple[int, int]:
        return rank.get(table, len(rank)), table

    giver = min(counts, key=lambda table: (-counts[table], breaks(table)))
    smallest = min(counts.values())
    taker = max((t for t in counts if counts[t] == smallest), key=breaks)
    gap = counts[giver] - smallest
    if gap < GAP_ONCE_TABLES_CLOSE:
        return None
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


@applies("2.3")
def player_to_move(layout: TableLayout) -> Ruling[Seat]:
    """Return the seat of the player who changes table: the next big blind.

    Counted from the place of the big blind, whose player may have just gone out. Refused:
    ``BIG_BLIND_UNKNOWN``, ``TABLE_EMPTY``.

    >>> table = TableLayout(number=1, seats=9, occupied=frozenset({2, 5, 8}), big_blind=5)
    >>> player_to_move(table).decision
    Seat(table=1, number=8)
    """
    if layout.big_blind is None:
        raise Refused("BIG_BLIND_UNKNOWN", cites=("2.3",), table=layout.number)
    in_order = layout.occupied_after(layout.big_blind)
    if not in_order:
        raise Refused("TABLE_EMPTY", cites=("2.3",), table=layout.number)
    seat = Seat(layout.number, in_order[0])
    return Ruling(
        seat,
        cites=("2.3",),
        because=Reason("NEXT_BIG_BLIND", {"table": seat.table, "place": seat.number}),
    )


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
