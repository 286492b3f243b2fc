"""The player who changes table, and their new seat: next big blind or draw (ROPTA 2.3, room 42)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated

from rules_ropta.arrivals import Arrival, arrival_at
from rules_ropta.draw_stream import DrawStream
from rules_ropta.field_types import MOST_PLACES, Place, Unasked
from rules_ropta.house_rules import BY_THE_BOOK, MOVER_BY_LOT, HouseRules, house_rule
from rules_ropta.question import procedure
from rules_ropta.ruling import (
    DirectorDecides,
    Line,
    Option,
    Plain,
    Reason,
    Refused,
    Ruling,
    applies,
    decided,
)
from rules_ropta.situation import each_once
from rules_ropta.table_layout import Seat, TableLayout

FARTHEST = "R42-last-to-pay"
"""The reading under which the farthest from the big blind is the one who pays it last."""


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


@applies("2.3", "room 42")
def player_by_lot(seed: bytes, table: int, places: Sequence[int]) -> Ruling[Seat]:
    """Return the seat of the player who changes table where the house draws it.

    ``places``: of those who may be moved, in any order. Refused: ``TABLE_EMPTY``.

    >>> player_by_lot(b"an evening", 1, [2, 5, 8]).decision
    Seat(table=1, number=8)
    """
    if not places:
        raise Refused("TABLE_EMPTY", cites=("2.3",), table=table)
    in_order = sorted(places)
    place = in_order[DrawStream(seed).below(len(in_order))]
    return Ruling(
        Seat(table, place),
        cites=("2.3", "room 42"),
        because=Reason("PLAYER_DRAWN", {"table": table, "place": place, "players": len(in_order)}),
        departures=(house_rule(MOVER_BY_LOT),),
    )


@applies("2.3", "room 42")
def seat_far_from_big_blind(layout: TableLayout) -> Ruling[Arrival]:
    """Return the free place that pays the big blind last, where the house seats movers so.

    Refused: ``TABLE_FULL``, ``BIG_BLIND_UNKNOWN``.

    >>> table = TableLayout(number=3, seats=9, occupied=frozenset({1, 2, 4, 5, 8}), big_blind=5)
    >>> seat_far_from_big_blind(table).decision.seat
    Seat(table=3, number=3)
    """
    if layout.big_blind is None:
        raise Refused("BIG_BLIND_UNKNOWN", cites=("2.3",), table=layout.number)
    free = layout.free_after(layout.big_blind)
    if not free:
        raise Refused("TABLE_FULL", cites=("2.3",), table=layout.number)
    ruling = arrival_at(layout, free[-1], "BIG_BLIND_LAST")
    return replace(
        ruling,
        cites=("2.3", "room 42"),
        readings=(FARTHEST,),
        departures=(house_rule(MOVER_BY_LOT),),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class BigBlindBefore:
    """The big blind of the previous hand; the other positions change nothing."""

    button: Annotated[Place | None, Unasked()] = None
    sb: Annotated[Place | None, Unasked()] = None
    bb: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class TableThatGives:
    """The table a player must leave; ``software``: a program chooses the player, and cannot be
    directed.

    ``seed``: of the draw, where the house has the player drawn.
    """

    prev: BigBlindBefore
    players: tuple[Place, ...]
    software: bool
    seed: Annotated[str | None, Unasked()] = None

    def __post_init__(self) -> None:
        """Refuse a seat named twice."""
        each_once("players", self.players)


@dataclass(frozen=True, slots=True)
class PlayerMoves:
    """The seat of the player who changes table; left out while it is still to be drawn."""

    moved_seat: int | None = None


def _player_to_move_line(decision: Plain, _: Plain) -> Line:
    if decision.get("moved_seat") is None:
        return Line("PLACE_BY_LOT")
    code = "PLACE_OR_PROGRAM" if "options" in decision else "PLACE_MOVES"
    return Line(code, {"place": decision["moved_seat"]})


@procedure(
    "player_to_move",
    "2.3",
    moment="before_deal",
    line=_player_to_move_line,
    departs=(MOVER_BY_LOT,),
    elsewhere=("room 42",),
)
def player_to_move_asked(
    case: TableThatGives, house: HouseRules = BY_THE_BOOK
) -> Ruling[PlayerMoves] | DirectorDecides:
    """Return the player who changes table: the next big blind, unless a draw decides.

    Where the house has the player drawn, the one the seed gives.
    """
    departures = house.obeyed(MOVER_BY_LOT)
    if departures and case.seed is None:
        because = Reason("PLAYER_TO_DRAW", {"players": len(case.players)})
        return Ruling(PlayerMoves(), ("2.3", "room 42"), because, departures=departures)
    if departures and case.seed is not None:
        drawn = player_by_lot(case.seed.encode("utf-8", "surrogatepass"), 1, case.players)
        return decided(drawn, PlayerMoves(drawn.decision.number))
    layout = TableLayout(1, MOST_PLACES, frozenset(case.players), big_blind=case.prev.bb)
    ruling = player_to_move(layout)
    moves = PlayerMoves(ruling.decision.number)
    if not case.software:
        return decided(ruling, moves)
    return DirectorDecides(
        Reason("SOFTWARE_MOVES_PLAYERS", {"place": moves.moved_seat}),
        options=(Option("NEXT_BIG_BLIND_MOVES"), Option("SOFTWARE_CHOOSES")),
        cites=("2.3",),
        settled=moves,
    )
