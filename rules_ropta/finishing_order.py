"""Finishing order: eliminations and departures, alone or together (ROPTA 1.9, 1.10, 2.7)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Annotated, Literal

from rules_ropta.draw_stream import DrawStream
from rules_ropta.field_types import Advanced, Chips, Table, Unasked, Who
from rules_ropta.house_rules import BUBBLE_AT_TWO_TABLES, BY_THE_BOOK, TIE_BY_LOT, HouseRules
from rules_ropta.question import procedure
from rules_ropta.ruling import (
    DirectorDecides,
    Force,
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

PlayerId = int | str
FinishingOrder = tuple[tuple[PlayerId, ...], ...]

C2 = "C2-director"
C19 = "C19-same-hand"
C20 = "C20-prizes-together"

BY_STACK = "RANK_BY_STACK"
ALL_TIED = "RANK_ALL_TIED"
TABLES_SIDE_BY_SIDE = "RANK_TABLES_SIDE_BY_SIDE"


@dataclass(frozen=True, slots=True)
class Out:
    """A player out in one hand: table, and chips before that hand (None: not asked)."""

    id: PlayerId
    table: int
    stack: int | None = None


@applies("1.9", "1.10", "2.7", "room 41")
def order_of_elimination(
    outs: Sequence[Out],
    bubble: bool = False,
    hand_for_hand: bool = False,
    house: HouseRules = BY_THE_BOOK,
    seed: bytes | None = None,
) -> Ruling[FinishingOrder] | DirectorDecides:
    """Return the order of the players eliminated together, best first; a group of several is a tie.

    At one table the larger stack before the hand finishes better, and equal stacks tie. At
    different tables they tie, except on the bubble outside hand-for-hand, where two articles
    disagree (C2): the director chooses, unless the house has settled it. Some at one table
    and others elsewhere cannot be both ranked and tied: unless every tie agrees, the
    director chooses (``order_by_option`` gives each order). Where the house says so, equal
    stacks are separated by lot, from ``seed``; without one they stay together, to be drawn.
    Refused: ``NOBODY_OUT``, ``ENTRANT_TWICE``, ``STACK_NEEDED``.

    >>> outs = [Out("A", table=1, stack=3000), Out("B", table=1, stack=5000)]
    >>> order_of_elimination(outs).decision
    (('B',), ('A',))
    """
    _check_outs(outs)
    if len(outs) == 1:
        return Ruling(
            ((outs[0].id,),), cites=("1.9",), because=Reason("OUT_ALONE", {"player": outs[0].id})
        )
    unsure_bubble = bubble and not hand_for_hand
    for out in outs:
        with_others = sum(other.table == out.table for other in outs) > 1
        if out.stack is None and (unsure_bubble or with_others):
            raise Refused("STACK_NEEDED", cites=("1.10",), entrant=out.id, table=out.table)
    by_stack = order_by_option(BY_STACK, outs)
    cites = ("1.10", "2.7") if bubble or hand_for_hand else ("1.10",)
    if len({out.table for out in outs}) == 1:
        ruling = Ruling(by_stack, cites, Reason("LARGER_STACK_BEFORE_THE_HAND"))
        return _by_lot(ruling, house, seed)
    tied = order_by_option(ALL_TIED, outs)
    if by_stack == tied and unsure_bubble:
        return Ruling(tied, cites, Reason("EQUAL_STACKS_TIE"))
    if unsure_bubble:
        return _on_the_bubble(outs, cites, house, seed)
    if all(len(group) == 1 for group in tables_ranked(outs)):
        return Ruling(tied, cites, Reason("DIFFERENT_TABLES_TIE", {"share_last_prize": bubble}))
    # One beats another at their table, both tie with a third elsewhere: no order fits.
    return DirectorDecides(
        Reason("SAME_TABLE_AND_OTHERS", {"players": tuple(out.id for out in outs)}),
        options=_options(outs, TABLES_SIDE_BY_SIDE, BY_STACK, ALL_TIED),
        cites=cites,
    )


def order_by_option(option: str, outs: Sequence[Out]) -> FinishingOrder:
    """Return the order that one of the director's options stands for, best place first.

    ``RANK_BY_STACK`` ranks everybody by the stack before the hand; ``RANK_ALL_TIED`` ties
    everybody; ``RANK_TABLES_SIDE_BY_SIDE`` ties the best of each table, then the second of
    each, and so on.

    >>> outs = [Out("A", 1, 500), Out("B", 1, 200), Out("C", 2, 900)]
    >>> order_by_option("RANK_TABLES_SIDE_BY_SIDE", outs)
    (('A', 'C'), ('B',))
    """
    if option == ALL_TIED:
        return (tuple(out.id for out in outs),)
    if option == BY_STACK:
        return _ranked(outs)
    if option == TABLES_SIDE_BY_SIDE:
        tables = tables_ranked(outs)
        deepest = max(len(table) for table in tables)
        return tuple(
            tuple(i for table in tables if len(table) > depth for i in table[depth])
            for depth in range(deepest)
        )
    raise Refused("NO_SUCH_OPTION", cites=("1.10",), option=option)


def tables_ranked(outs: Sequence[Out]) -> tuple[FinishingOrder, ...]:
    """Return the order at each table, tables by number; equal stacks of a table tie.

    >>> tables_ranked([Out("A", 1, 500), Out("B", 1, 900), Out("C", 2, 100)])
    ((('B',), ('A',)), (('C',),))
    """
    tables = sorted({out.table for out in outs})
    return tuple(_ranked([out for out in outs if out.table == table]) for table in tables)


def _ranked(outs: Sequence[Out]) -> FinishingOrder:
    """By stack, the largest first; those given first stand first in a tie."""
    in_order = sorted(outs, key=lambda out: -(out.stack or 0))
    return tuple(
        tuple(out.id for out in group)
        for _, group in groupby(in_order, key=lambda out: out.stack or 0)
    )


def _by_lot(
    ruling: Ruling[FinishingOrder], house: HouseRules, seed: bytes | None
) -> Ruling[FinishingOrder]:
    """Equal stacks in a drawn order where the house separates them: one stream, best place first.

    Nothing changes where there are none.
    """
    departures = house.obeyed(TIE_BY_LOT)
    if not departures or all(len(group) == 1 for group in ruling.decision):
        return ruling
    order = ruling.decision
    if seed is not None:
        stream = DrawStream(seed)
        drawn = (stream.shuffled(group) if len(group) > 1 else group for group in order)
        order = tuple((player,) for group in drawn for player in group)
    return replace(
        ruling,
        decision=order,
        cites=(*ruling.cites, "room 41"),
        because=Reason("EQUAL_STACKS_BY_LOT"),
        departures=(*ruling.departures, *departures),
    )


def _on_the_bubble(
    outs: Sequence[Out], cites: tuple[str, ...], house: HouseRules, seed: bytes | None
) -> Ruling[FinishingOrder] | DirectorDecides:
    """Return the order on the bubble: one article ranks by stack, the other ties tables (C2)."""
    departures = house.obeyed(BUBBLE_AT_TWO_TABLES)
    if departures:
        option = BY_STACK if departures[0].value == "by_stack" else ALL_TIED
        because = Reason("HOUSE_RULE_SETTLES", {"article": "1.10"})
        order = order_by_option(option, outs)
        settled = Ruling(order, cites, because, departures=departures)
        return _by_lot(settled, house, seed) if option == BY_STACK else settled
    return DirectorDecides(
        Reason("BUBBLE_AT_DIFFERENT_TABLES", {"players": tuple(out.id for out in outs)}),
        options=_options(outs, BY_STACK, ALL_TIED),
        cites=cites,
        readings=(C2,),
    )


def _options(outs: Sequence[Out], *codes: str) -> tuple[Option, ...]:
    """The options that can be worked out: ranking by stack needs every stack."""
    known = all(out.stack is not None for out in outs)
    return tuple(Option(code) for code in codes if known or code != BY_STACK)


def _check_outs(outs: Sequence[Out]) -> None:
    if not outs:
        raise Refused("NOBODY_OUT", cites=("1.9",))
    seen: set[Hashable] = set()
    for out in outs:
        if out.id in seen:
            raise Refused("ENTRANT_TWICE", entrant=out.id)
        seen.add(out.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerOut:
    """A player out in the hand, with their table and their chips before it (null: not known).

    ``left``: how he left, for an abandon or a disqualification in that hand is one of them.
    """

    id: Who
    table: Table
    stack: Chips | None
    left: Annotated[Literal["eliminated", "withdrew", "disqualified"], Advanced()] = "eliminated"


@dataclass(frozen=True, slots=True, kw_only=True)
class OutTogether:
    """Players out at one moment; ``bubble``: one was to go before the prizes.

    ``seed``: of the draw between equal stacks, where the house separates them by lot.
    """

    bubble: bool
    hand_for_hand: bool
    players: tuple[PlayerOut, ...]
    seed: Annotated[str | None, Unasked()] = None

    def __post_init__(self) -> None:
        """Refuse a player named twice."""
        each_once("players", tuple(player.id for player in self.players))


@dataclass(frozen=True, slots=True)
class PlacesTaken:
    """The places, best first, a group of several being a tie; is the last prize shared?

    ``by_lot``: the groups still to be separated by lot, where the house does so.
    """

    order: FinishingOrder
    share_last_prize: bool
    by_lot: FinishingOrder | None = None


def _places_line(decision: Plain, _: Plain) -> Line:
    if "options" in decision:
        return Line("OUT_FOR_DIRECTOR")
    groups = [tuple(group) for group in decision["order"]]
    if to_draw := decision.get("by_lot"):
        players = tuple(player for group in to_draw for player in group)
        return Line("OUT_BY_LOT", {"entrants": players})
    shared = decision["share_last_prize"]
    if len(groups) == 1:
        code = "OUT_TIED_PRIZE_SHARED" if shared else "OUT_TIED"
        return Line(code if len(groups[0]) > 1 else "OUT_ALONE", {"entrants": groups[0]})
    first, *others = (
        Line(
            ("OUT_NEXT" if rank else "OUT_BEST") + ("_TIED" if len(group) > 1 else ""),
            {"entrants": group},
        )
        for rank, group in enumerate(groups)
    )
    prize = (Line("OUT_PRIZE_SHARED"),) if shared else ()
    return replace(first, then=(*others, *prize))


@procedure(
    "simultaneous_eliminations",
    "1.9",
    "1.10",
    "2.7",
    moment="showdown",
    line=_places_line,
    departs=(BUBBLE_AT_TWO_TABLES, TIE_BY_LOT),
    elsewhere=("room 41",),
)
def simultaneous_eliminations(
    case: OutTogether, house: HouseRules
) -> Ruling[PlacesTaken] | DirectorDecides:
    """Return the finishing order; players tied across the line of the prizes share the last one.

    With one to go, the last of them finishes outside the prizes and the one before him takes
    the last: those tied there share it. An abandon or a disqualification in a hand of
    hand-for-hand is out in that hand like the others (C19).
    """
    outs = [Out(player.id, player.table, player.stack) for player in case.players]
    seed = None if case.seed is None else case.seed.encode("utf-8", "surrogatepass")
    ruling = order_of_elimination(outs, case.bubble, case.hand_for_hand, house, seed)
    if isinstance(ruling, DirectorDecides):
        return ruling
    by_lot = "room 41" in ruling.cites and any(len(group) > 1 for group in ruling.decision)
    shares = not by_lot and case.bubble and _tied_for_the_last_prize(ruling.decision)
    gone = case.hand_for_hand and any(player.left != "eliminated" for player in case.players)
    readings = (
        *((C19,) if gone and len(outs) > 1 else ()),
        *((C20,) if shares and len(ruling.decision) > 1 else ()),
    )
    settled = replace(ruling, readings=(*ruling.readings, *readings))
    to_draw = tuple(group for group in ruling.decision if len(group) > 1) if by_lot else None
    return decided(settled, PlacesTaken(ruling.decision, shares, to_draw))


def _tied_for_the_last_prize(order: FinishingOrder) -> bool:
    """Return whether several players tie for the last place but one: the last prize, one to go.

    >>> _tied_for_the_last_prize((("A",), ("B", "C")))
    True
    """
    from_the_last = [group for group in reversed(order) for _ in group]
    return len(from_the_last) > 1 and len(from_the_last[1]) > 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Departure:
    """A player has left with chips: what they said, and what is known."""

    announced_to_td: bool
    last_day: bool
    left_room_saying_flight: bool


@dataclass(frozen=True, slots=True)
class WithdrawalDecision:
    """Whether the director may record the withdrawal, and whether they must."""

    td_may_declare_abandon: bool
    mandatory: bool


def _abandon_line(decision: Plain, _: Plain) -> Line:
    if "options" in decision:
        return Line("ABANDON_FOR_DIRECTOR")
    if decision["mandatory"]:
        return Line("ABANDON_RECORDED")
    return Line("ABANDON_MAY_BE_FOUND" if decision["td_may_declare_abandon"] else "NO_ABANDON")


@procedure("declared_abandon", "1.9", moment="behaviour", line=_abandon_line)
def declared_abandon(case: Departure) -> Ruling[WithdrawalDecision] | DirectorDecides:
    """Return whether the director may, or must, record an abandon.

    Announced, it is; with signs that agree, the director may find it; one sign alone is for
    him to weigh.

    >>> gone = Departure(announced_to_td=False, last_day=True, left_room_saying_flight=True)
    >>> declared_abandon(gone).decision
    WithdrawalDecision(td_may_declare_abandon=True, mandatory=False)
    """
    if case.announced_to_td:
        return Ruling(
            WithdrawalDecision(td_may_declare_abandon=True, mandatory=True),
            cites=("1.9",),
            because=Reason("ABANDON_ANNOUNCED"),
        )
    may_be_found = WithdrawalDecision(td_may_declare_abandon=True, mandatory=False)
    if case.last_day and case.left_room_saying_flight:
        because = Reason("ABANDON_SIGNS_AGREE")
        return Ruling(may_be_found, ("1.9",), because, force=Force.DIRECTOR)
    if case.left_room_saying_flight:
        return DirectorDecides(
            Reason("ABANDON_ONE_SIGN"),
            options=(Option("CHIPS_STAY_IN_PLAY"), Option("FIND_ABANDON")),
            cites=("1.9",),
            settled=may_be_found,
        )
    return Ruling(
        WithdrawalDecision(td_may_declare_abandon=False, mandatory=False),
        cites=("1.9",),
        because=Reason("ABSENT_CHIPS_STAY_IN_PLAY"),
    )
