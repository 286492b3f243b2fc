"""Deals: the money to share, the shares by each method, and a cancellation's payments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rules_ropta.formats.cancellation import Cancelled, StillIn, cancellation
from rules_ropta.formats.deals import Deal as DealAsked
from rules_ropta.formats.deals import DealShares, deal
from rules_ropta.ruling import Ruling
from td_app.tournament.planning.bounties import entry_head, on_head
from td_app.tournament.planning.days_before import (
    bags_to_come,
    brought_to_pool,
    fee_before,
)
from td_app.tournament.planning.pool import pool_now, prize_plan
from td_app.tournament.state.buy_ins import FREE
from td_app.tournament.state.cash_desk import Means
from td_app.tournament.state.deals import DealKind, Ranking, Settled, Stage
from td_app.tournament.state.prizes import PrizeKind
from td_app.tournament.state.stays import RE_ENTRY
from td_app.tournament.state.tournament import Standing, TournamentState

#: A deal is between so many: beyond, the prizes left are far from those who would share them.
FEWEST = 2
MOST = 20
#: The stages at which the whole pool is shared, not the prizes left.
OF_THE_POOL = (Stage.NOT_IN_MONEY, Stage.JACKPOT)


def still_in(state: TournamentState) -> tuple[int, ...]:
    """Return the numbers of the players still in."""
    return tuple(sorted(who for table in state.open_tables() for who in table.places.values()))


def with_bags(state: TournamentState) -> tuple[int, ...]:
    """Return the players a cancellation pays: those still in, and those whose bag has no seat
    yet.
    """
    return tuple(sorted({*still_in(state), *bags_to_come(state)}))


def prizes_left(state: TournamentState) -> tuple[int, ...]:
    """Return what the places still to be taken win in money, in cents, the best first.

    Whose bag of a day 1 still waits for a seat may take one of them.
    """
    if state.deal is not None:
        return (state.deal.kept,) if state.deal.kept else ()
    plan = prize_plan(state)
    if plan.kind is not PrizeKind.MONEY:
        return ()
    return plan.cents[: state.players_left + len(bags_to_come(state))]


def pool_left(state: TournamentState) -> int:
    """Return the money left to share, in cents, less what eliminated players have won of it."""
    return sum(prizes_left(state)) or (0 if state.deal else pool_now(state).total)


def paid_by_players(state: TournamentState) -> int:
    """Return what the players paid into the pool, in cents, bounties that nobody won among it."""
    pool = pool_now(state)
    return pool.prices + pool.bounties


def added_by_house(state: TournamentState) -> int:
    """Return what the house added to the pool or guaranteed of it, in cents.

    A cancellation before the money shares what the players paid (room 53): this stands apart,
    unless nobody paid, where the added pool is all there is to share.
    """
    paid = paid_by_players(state)
    return max(0, pool_left(state) - paid) if paid else 0


def by_stack(stacks: Mapping[int, int]) -> Ranking:
    """Return the players ranked by stack, the largest first; equal stacks are tied.

    >>> by_stack({4: 500, 7: 900, 9: 500})
    ((7,), (4, 9))
    """
    sizes = sorted(set(stacks.values()), reverse=True)
    return tuple(tuple(sorted(w for w in stacks if stacks[w] == size)) for size in sizes)


def dealt(
    kind: DealKind,
    stacks: Sequence[int],
    prizes: Sequence[int],
    kept: int = 0,
    shares: Sequence[int] = (),
) -> Ruling[DealShares]:
    """Return what a deal gives, in the order of the stacks; raises as the rule does."""
    asked = DealAsked(
        kind=kind.value,
        stacks=tuple(stacks),
        prizes=tuple(prizes),
        keep_for_winner=kept,
        shares=tuple(shares),
    )
    return deal(asked)


def stage_of(state: TournamentState) -> Stage:
    """Return how far the tournament is, as a cancellation sees it (room 52 to 54).

    A day 2 has begun with its days 1, whether or not anybody sits.
    """
    if not (state.carried or begun(state)):
        return Stage.BEFORE_START
    if state.jackpot is not None:
        return Stage.JACKPOT
    left = state.players_left + len(bags_to_come(state))
    if state.deal is None and left > max(prize_plan(state).paid, 0):
        return Stage.NOT_IN_MONEY
    return Stage.FINAL_TABLE if at_one_table(state) else Stage.IN_MONEY


def at_one_table(state: TournamentState) -> bool:
    """Return whether all those left play at one table, however they came there.

    A sit & go never forms a final table, and a small field may play at one table only: there is
    no other table to go to (room 54). Whoever's bag still waits sits at none.
    """
    if state.final_table is not None:
        return True
    seated = [table for table in state.open_tables() if table.places]
    return len(seated) == 1 and not bags_to_come(state)


def begun(state: TournamentState) -> bool:
    """Return whether hands are played here; somebody went out though nobody started the clock."""
    played = state.stays.outs or state.stays.times.get(RE_ENTRY)
    return state.drawn and bool(state.clock.started or played)


@dataclass(frozen=True, slots=True)
class Settlement:
    """The payments due, their pool and prizes, and the clauses and readings relied on.

    ``added``: cents of the pool that the house had added; ``apart``: what it added, not shared.
    """

    stage: Stage
    payments: tuple[Settled, ...]
    pool: int
    prizes: tuple[int, ...]
    cites: tuple[str, ...]
    readings: tuple[str, ...] = ()
    added: int = 0
    apart: int = 0


def settlement(
    state: TournamentState,
    stacks: Mapping[int, int],
    converted: Sequence[int] = (),
    *,
    days_before: bool = False,
    share_added: bool = False,
) -> Settlement:
    """Return the payments due if the tournament is cancelled now; none if there is no money in it.

    ``converted``: cents that the director gives for prizes in kind still to be won;
    ``days_before``: the fees of days 1 are given back too, as the director says; ``share_added``:
    what the house added is shared before the money too.
    """
    stage = stage_of(state)
    if stage is Stage.BEFORE_START:
        return _refunded(state)
    prizes = tuple(converted) or prizes_left(state)
    pool = sum(converted) if converted else pool_left(state)
    house = 0 if converted or stage is not Stage.NOT_IN_MONEY else added_by_house(state)
    if not share_added and house:
        pool = paid_by_players(state)
    sums = tuple(
        _still_in(state, who, stacks.get(who, 1), fee_before(state, who) if days_before else 0)
        for who in with_bags(state)
    )
    anything = pool if stage in OF_THE_POOL else sum(prizes)
    waiting = _never_seated(state)
    if not anything and not waiting and not any(one.fee or one.bounty for one in sums):
        return _nothing_owed(state, stage, "room 53")
    asked = Cancelled(stage=stage.value, players=sums, pool=pool, prizes=prizes or (0,))
    owed = _of_ruling(stage, asked)
    cites = tuple(dict.fromkeys((*owed.cites, *(("room 52",) if waiting else ()))))
    owed = replace(owed, payments=(*owed.payments, *waiting), cites=cites)
    return replace(owed, added=house) if share_added else replace(owed, apart=house)


def _never_seated(state: TournamentState) -> tuple[Settled, ...]:
    """Return those who paid and were never given a seat: for them it never began (room 52)."""
    if len(state.entrants) <= state.took_part:
        return ()
    listed = (
        i
        for i, e in state.entrants.items()
        if e.standing is Standing.REGISTERED and i not in state.carried
    )
    return tuple(_given_back(state, who) for who in listed if state.cash.paid.get(who, 0) > 0)


def _nothing_owed(state: TournamentState, stage: Stage, clause: str) -> Settlement:
    """Return a settlement without payments; a free tournament is stopped by its director (1.1)."""
    return Settlement(stage, (), 0, (), (clause if state.setup.of_money else "1.1",))


def _refunded(state: TournamentState) -> Settlement:
    """Before the start: what was paid, given back; a ticket for a ticket (room 52)."""
    paid = [who for who, cents in state.cash.paid.items() if cents > 0]
    if not paid:
        return _nothing_owed(state, Stage.BEFORE_START, "room 52")
    players = tuple(StillIn(name=str(who), buy_in=_given_back(state, who).share) for who in paid)
    owed = _of_ruling(Stage.BEFORE_START, Cancelled(stage="before_start", players=players))
    # A player who paid a part with a ticket gets both back.
    return replace(owed, payments=tuple(_given_back(state, who) for who in paid))


def _given_back(state: TournamentState, who: int) -> Settled:
    """Return the refund of an entrant: what they paid, less refunds; a ticket for a ticket."""
    paid = state.cash.by_means(who)
    cents = sum(cents for means, cents in paid.items() if means is not Means.TICKET)
    return Settled(who, 0, max(0, cents), 0, ticket=paid.get(Means.TICKET, 0) > 0)


def _still_in(state: TournamentState, who: int, stack: int, fee_of_day_one: int) -> StillIn:
    bought = sum((stay.cost for stay in state.stays.by_entrant[who]), FREE)
    bounty = 0
    if state.setup.has_bounties:
        seated = state.entrants[who].standing is not Standing.REGISTERED
        bounty = on_head(state, who) if seated else entry_head(state, who)
    return StillIn(
        name=str(who),
        stack=stack,
        buy_in=bought.price + brought_to_pool(state, who),
        fee=bought.fee + fee_of_day_one,
        bounty=bounty,
    )


def _of_ruling(stage: Stage, asked: Cancelled) -> Settlement:
    ruling = cancellation(asked)
    payments = tuple(
        Settled(int(name), one.fee, one.share, one.bounty, bool(one.ticket))
        for name, one in ruling.decision.payments.items()
    )
    pool = asked.pool or 0 if stage in OF_THE_POOL else 0
    prizes = asked.prizes if stage is not Stage.NOT_IN_MONEY and any(asked.prizes) else ()
    return Settlement(stage, payments, pool, prizes, ruling.cites, ruling.readings)
