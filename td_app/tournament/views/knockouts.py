"""Knock-outs and bounties: on each player, paid for each knock-out, won by each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules_ropta.table_layout import Seat
from td_app.tournament.planning.bounties import (
    Key,
    bounties_won,
    bounty_of,
    counts,
    ends_in_order,
    left_behind,
    seated,
    to_pool,
    won_onto,
)
from td_app.tournament.state.identity_cache import cache_last
from td_app.tournament.state.knockouts import BountyKind, Knockout
from td_app.tournament.state.stays import OutRecord
from td_app.tournament.state.tournament import Standing, TournamentState
from td_app.tournament.views.naming import Names


@dataclass(frozen=True, slots=True)
class Taken:
    """One player's part of a bounty, in cents: in cash, and added to their own."""

    entrant: int
    name: str
    cash: int
    added: int


@dataclass(frozen=True, slots=True)
class KnockoutRow:
    """A stay that ended. ``said``: its knock-out is named, even as nobody's (``by`` empty).

    ``how``: out, withdrawn or disqualified; ``bag``: no stay, a bag left behind in a flight, with
    a bounty. ``bounty``: what was on the head, in cents; it
    ``waits`` while nobody has said whose it is; ``void``: a VIP who entered again, nothing is paid.
    """

    entrant: int
    name: str
    stay: int
    how: str
    level: int
    at_ms: int
    said: bool
    by: tuple[int, ...]
    authors: tuple[str, ...]
    bounty: int = 0
    taken: tuple[Taken, ...] = ()
    to_pool: int = 0
    waits: bool = False
    void: bool = False


@dataclass(frozen=True, slots=True)
class KillsRow:
    """How many players one knocked out, ``shared`` of them with others; bounties in cents.

    ``cash``: paid for them; ``head``: on the own head, that a player still in keeps at the end.
    """

    entrant: int
    name: str
    seat: Seat | None
    kills: int
    shared: int
    cash: int
    head: int


@dataclass(frozen=True, slots=True)
class KnockoutsView:
    """Knock-outs, latest first; players with a knock-out or a bounty, most knock-outs first.

    ``asked``: it is asked who did it; ``bounties``: there are some, in cents: ``put`` on heads
    in all, ``paid`` in cash, given to the pool, still ``on_heads``, waiting to be said.
    """

    asked: bool
    bounties: bool
    rows: tuple[KnockoutRow, ...]
    players: tuple[KillsRow, ...]
    unsaid: int
    put: int
    paid: int
    to_pool: int
    on_heads: int
    waiting: int

    def __bool__(self) -> bool:
        """Return whether anything of it is to be shown."""
        return self.asked or any(row.said for row in self.rows)


#: How many somebody knocked out, and how many of them with others.
Kills = tuple[int, int]
NO_KILLS: Kills = (0, 0)


@cache_last(4)
def kills(knockouts: tuple[Knockout, ...]) -> Mapping[int, Kills]:
    """Return the knock-outs of each player, alone and shared."""
    found: dict[int, Kills] = {}
    for one in knockouts:
        for who in one.by:
            alone, shared = found.get(who, NO_KILLS)
            found[who] = alone + 1, shared + (len(one.by) > 1)
    return found


@cache_last(2)
def bounties_on_heads(state: TournamentState) -> Mapping[int, int]:
    """Return the bounty on each player in play who has one, in cents.

    That of a head named before it has a seat is there already.
    """
    if not state.setup.has_bounties:
        return {}
    added = won_onto(state.knockouts)
    latest = state.stays.latest
    found = (
        (who, bounty_of(state, (who, latest(who).number), added))
        for who in (*seated(state), *_named_early(state))
    )
    return {who: cents for who, cents in found if cents}


def _named_early(state: TournamentState) -> Iterator[int]:
    """Yield those on whose head the house put a bounty, who have no seat yet."""
    if state.setup.bounty.kind is BountyKind.VIP and not state.over:
        known = ((who, state.entrants.get(who)) for who in state.named_heads)
        yield from (who for who, e in known if e and e.standing is Standing.REGISTERED)


def knockouts_told(state: TournamentState) -> bool:
    """Return whether there is anything to show of knock-outs, without showing it."""
    return state.setup.asks_knockouts or bool(state.knockouts)


def somebody_left(state: TournamentState) -> bool:
    """Return whether any stay has ended, gone on since or not, or a bag was left behind."""
    ended = any(held[0].out is not None for held in state.stays.by_entrant.values() if held)
    return ended or (state.setup.has_bounties and bool(left_behind(state)))


def knockouts_view(state: TournamentState, names: Names) -> KnockoutsView:
    """Return the view of the knock-outs and bounties."""
    rows = tuple(_rows(state, names))
    heads = bounties_on_heads(state)
    paid = sum(taken.cash for row in rows if not row.void for taken in row.taken)
    waiting = sum(row.bounty for row in rows if row.waits)
    given = to_pool(state)
    on_heads = sum(heads.values())
    return KnockoutsView(
        asked=state.setup.asks_knockouts,
        bounties=state.setup.has_bounties,
        rows=rows,
        players=tuple(_players(state, names, heads)),
        unsaid=sum(not row.said and row.how == "out" for row in rows),
        put=paid + given + on_heads + waiting,
        paid=paid,
        to_pool=given,
        on_heads=on_heads,
        waiting=waiting,
    )


def _rows(state: TournamentState, names: Names) -> Iterator[KnockoutRow]:
    """Yield every stay that ended, latest first; empty where knock-outs are not asked for."""
    said = {one.key: one for one in state.knockouts}
    if not (state.setup.asks_knockouts or said):
        return
    for who, number in reversed(ends_in_order(state.stays, state.finishing)):
        out = state.stays.by_entrant[who][number - 1].out
        assert out is not None  # it has ended
        yield _row(state, names, (who, number), said.get((who, number)), out)
    for key in left_behind(state):
        yield _row(state, names, key, said.get(key))


def _row(
    state: TournamentState,
    names: Names,
    key: Key,
    one: Knockout | None,
    out: OutRecord | None = None,
) -> KnockoutRow:
    """A stay that ended so; without a record, a bag left behind."""
    how = "bag" if out is None else "out"
    if out is not None and (out.withdrew or out.disqualified):
        how = "withdrawn" if out.withdrew else "disqualified"
    known = one or Knockout(*key)
    bounty = one.bounty if one else bounty_of(state, known.key)
    return KnockoutRow(
        entrant=known.out,
        name=_name(names, known.out),
        stay=known.stay,
        how=how,
        level=out.level if out else 0,
        at_ms=out.at_ms if out else 0,
        said=one is not None,
        by=known.by,
        authors=tuple(_name(names, who) for who in known.by),
        bounty=bounty,
        taken=tuple(
            Taken(r.entrant, _name(names, r.entrant), r.cash, r.added) for r in known.rewards
        ),
        to_pool=known.to_pool,
        waits=one is None and bounty > 0 and counts(state, known),
        void=one is not None and not counts(state, known),
    )


def _players(state: TournamentState, names: Names, heads: Mapping[int, int]) -> Iterator[KillsRow]:
    """Yield the players with a knock-out, a payment or a bounty, most knock-outs first."""
    done = kills(state.knockouts)
    won = bounties_won(state)
    over = state.over
    found = [
        KillsRow(
            entrant=who,
            name=_name(names, who),
            seat=state.entrants[who].seat,
            kills=done.get(who, NO_KILLS)[0],
            shared=done.get(who, NO_KILLS)[1],
            cash=won.get(who, 0) - (heads.get(who, 0) if over else 0),
            head=heads.get(who, 0),
        )
        for who in {*done, *won, *heads}
        if who in state.entrants
    ]
    yield from sorted(found, key=lambda row: (-row.kills, -row.cash, -row.head, row.name))


def _name(names: Names, who: int) -> str:
    return names.person(who).display_name
