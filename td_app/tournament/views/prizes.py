"""The table of prizes, and what each player wins (1.10)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from td_app.tournament.planning.pool import pool_now, prize_plan
from td_app.tournament.planning.prizes import (
    Placing,
    award_of,
    placings,
    unfilled_places,
)
from td_app.tournament.state.prizes import (
    PrizeKind,
    PrizePlan,
    cents_shared,
    places_covered,
    points_shared,
    texts_covered,
)
from td_app.tournament.state.tournament import Standing, TournamentState
from td_app.tournament.views.naming import Names


@dataclass(frozen=True, slots=True)
class WonText:
    """The prize of ``place`` as it is written; ``among`` players share it."""

    place: int
    text: str
    among: int = 1


@dataclass(frozen=True, slots=True)
class Won:
    """The prize of one player; ``among``: how many hold the same place.

    ``cents`` of money, ``points`` the exact average, ``texts`` the prizes written. With
    ``awaits`` those are at stake between the tied: the director has not said whose they are.
    """

    kind: PrizeKind
    place: int
    among: int
    cents: int = 0
    points: Fraction = Fraction(0)
    texts: tuple[WonText, ...] = ()
    awaits: bool = False


@dataclass(frozen=True, slots=True)
class PrizeWinner:
    """A player in a paid place; ``disqualified`` players are listed too.

    The rulebook says nothing of the prize of a player who left or was disqualified: he has
    his place, and the organiser decides.
    """

    entrant: int
    name: str
    club: str
    won: Won
    withdrew: bool
    disqualified: bool


@dataclass(frozen=True, slots=True)
class PrizeRow:
    """A place paid: what it wins alone, and the names of those who cover it.

    ``text`` in kind or honorary, ``points``, or ``cents`` with ``share`` in tenths of a percent
    where that is how it was said. ``shared``: several cover it; ``awaits``: the director is
    still to decide.
    """

    place: int
    text: str
    points: int
    cents: int
    share: int
    holders: tuple[str, ...]
    shared: bool
    awaits: bool


@dataclass(frozen=True, slots=True)
class PrizesView:
    """The prizes from the best place; ``rows`` is empty in a tournament without any.

    Sums in cents: the ``pool``, the ``overlay`` that the house adds to it, what the holders of
    places have won so far (``given_cents``). ``unfilled``: the places paid beyond the players who
    took part, 0 before the draw. ``follows``: the places paid follow the entries; ``locked``:
    the sums were said. ``seats`` of a satellite. ``lowered``: the cents that prizes are rounded
    to where a place would win nothing by the rounding asked, else 0; ``unpaid``: places asked for
    that the pool does not reach.
    """

    kind: PrizeKind
    paid: int
    rows: tuple[PrizeRow, ...]
    winners: tuple[PrizeWinner, ...]
    pool: int
    overlay: int
    given_cents: int
    unfilled: int
    over: bool
    follows: bool = False
    locked: bool = False
    seats: int = 0
    lowered: int = 0
    unpaid: int = 0

    def __bool__(self) -> bool:
        """Return whether anything is won."""
        return self.paid > 0


def prizes_view(state: TournamentState, names: Names) -> PrizesView:
    """Return the prizes: before the end the table, then with the names of those who won."""
    plan = prize_plan(state)
    won = winnings(state)
    covered: dict[int, Placing] = {}
    for placing in placings(state):
        if placing.place > plan.paid:
            break
        for place in places_covered(placing.place, len(placing.entrants)):
            covered[place] = placing
    money = plan.money if plan.kind is PrizeKind.MONEY else None
    # What the house adds to the entries, in cents: up to its guarantee or announced prizes.
    overlay = 0
    if plan.kind is PrizeKind.MONEY and plan.money.from_entries:
        pool = pool_now(state)
        overlay = pool.overlay + max(0, sum(plan.cents) - pool.total)
    return PrizesView(
        kind=plan.kind,
        paid=plan.paid,
        rows=tuple(_row(plan, at, covered.get(at), won, names) for at in _to_win(state, plan)),
        winners=tuple(_winner(state, who, one, names) for who, one in won.items() if one.place),
        pool=sum(plan.cents),
        overlay=overlay,
        given_cents=sum(one.cents for one in won.values()),
        unfilled=unfilled_places(state),
        over=state.over,
        follows=money is not None and money.follows,
        locked=money is not None and money.from_entries and bool(money.sums),
        seats=plan.seats,
        lowered=plan.lowered,
        unpaid=plan.unpaid,
    )


def winnings(state: TournamentState) -> dict[int, Won]:
    """Return what each entrant who holds a place wins, the best place first."""
    plan = prize_plan(state)
    won: dict[int, Won] = {}
    for placing in placings(state):
        if placing.place > plan.paid:
            break
        won.update(_of_placing(state, plan, placing))
    return won if state.deal is None else with_deal(state, won)


def with_deal(state: TournamentState, won: dict[int, Won]) -> dict[int, Won]:
    """Return the prizes once the players left have made a deal: their shares replace the prizes.

    The winner takes what was kept besides, once there is one.
    """
    deal = state.deal
    assert deal is not None
    placed = {who: one.place for one in placings(state) for who in one.entrants}
    shared = {
        who: Won(
            PrizeKind.MONEY,
            place := placed.get(who, 0),
            1,
            cents=cents + (deal.kept if place == 1 and state.over else 0),
        )
        for who, cents in deal.by_entrant.items()
    }
    return {**shared, **{who: one for who, one in won.items() if who not in shared}}


def _of_placing(state: TournamentState, plan: PrizePlan, placing: Placing) -> dict[int, Won]:
    place = placing.place
    tied = placing.entrants
    among = len(tied)
    # The seats of a satellite are equal: each has one whole, nobody has to be told which.
    holding = 1 if tied == state.seats_won else among
    match plan.kind:
        case PrizeKind.MONEY:
            each = cents_shared(plan, place, among)
            return {
                who: Won(plan.kind, place, holding, cents=cents)
                for who, cents in zip(tied, each, strict=True)
            }
        case PrizeKind.POINTS:
            points = points_shared(plan, place, among)
            return {who: Won(plan.kind, place, among, points=points) for who in tied}
        case _:
            return _texts(state, plan, placing)


def _texts(state: TournamentState, plan: PrizePlan, placing: Placing) -> dict[int, Won]:
    place = placing.place
    tied = placing.entrants
    among = len(tied)
    covered = texts_covered(plan, place, among)
    if not covered:
        return {}
    if tied == state.seats_won:
        seats = (WonText(n, plan.texts[n - 1]) for n in covered)
        return {
            who: Won(plan.kind, place, 1, texts=(seat,))
            for who, seat in zip(tied, seats, strict=False)
        }
    if among == 1:
        alone = WonText(place, plan.texts[place - 1])
        return {tied[0]: Won(plan.kind, place, among, texts=(alone,))}
    award = award_of(state, placing)
    if award is None:
        at_stake = tuple(WonText(n, plan.texts[n - 1], among) for n in covered)
        return {who: Won(plan.kind, place, among, texts=at_stake, awaits=True) for who in tied}
    won: dict[int, Won] = {}
    for who in tied:
        texts = tuple(
            WonText(given.prize, plan.texts[given.prize - 1], len(given.to))
            for given in award.given
            if who in given.to
        )
        if texts:
            won[who] = Won(plan.kind, place, among, texts=texts)
    return won


def _to_win(state: TournamentState, plan: PrizePlan) -> range:
    """The places that win what the plan says; those of a deal no longer do."""
    dealt = len(state.deal.shares) if state.deal else 0
    return range(dealt + 1, plan.paid + 1)


def _row(
    plan: PrizePlan, place: int, held: Placing | None, won: dict[int, Won], names: Names
) -> PrizeRow:
    at = place - 1
    holders = held.entrants if held else ()
    awaits = any(who in won and won[who].awaits for who in holders)
    if held and plan.kind.worded and not awaits:
        holders = tuple(
            who for who in holders if who in won and place in {t.place for t in won[who].texts}
        )
    # A share, where places were given shares of the pool.
    money = plan.money
    said = plan.kind is PrizeKind.MONEY and not (money.sums or money.seat)
    return PrizeRow(
        place=place,
        text=plan.texts[at] if plan.kind.worded else "",
        points=plan.points[at] if plan.kind is PrizeKind.POINTS else 0,
        cents=plan.cents[at] if plan.kind is PrizeKind.MONEY else 0,
        share=money.shares[at] if said and at < len(money.shares) else 0,
        holders=tuple(names.person(who).display_name for who in holders),
        shared=len(holders) > 1,
        awaits=awaits,
    )


def _winner(state: TournamentState, who: int, won: Won, names: Names) -> PrizeWinner:
    person = names.person(who)
    standing = state.entrants[who].standing
    return PrizeWinner(
        entrant=who,
        name=person.display_name,
        club=person.club,
        won=won,
        withdrew=standing is Standing.WITHDRAWN,
        disqualified=standing is Standing.DISQUALIFIED,
    )
