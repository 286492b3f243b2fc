"""Bounties on each player, and the payment of each knock-out, in the order they happened."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from rules_ropta.formats.bounties import KnockedOut, bounty
from rules_ropta.ruling import DirectorDecides, Refused
from td_app.tournament.state.identity_cache import cache_last
from td_app.tournament.state.knockouts import LEFT_BEHIND, BountyKind, Knockout, Reward
from td_app.tournament.state.stays import RE_ENTRY, Stays
from td_app.tournament.state.tournament import TournamentState

#: A stay: an entrant, and the number of the stay.
Key = tuple[int, int]
Added = Mapping[Key, int]


def put_on_head(state: TournamentState, key: Key) -> int:
    """Return the bounty, in cents, with which a stay began, bought or named by the house."""
    who, number = key
    if number == LEFT_BEHIND:
        return state.carried[who].bounty_left
    if state.setup.bounty.kind is BountyKind.VIP:
        return state.named_heads.get(who, 0)
    return state.stays.by_entrant[who][number - 1].cost.bounty


def on_head(state: TournamentState, who: int) -> int:
    """Return the bounty on an entrant's latest stay, winnings added to it included, in cents.

    Of somebody out it is what is to be paid for the knock-out, while nobody has said whose it is.
    """
    return bounty_of(state, (who, state.stays.latest(who).number))


def entry_head(state: TournamentState, who: int) -> int:
    """Return the bounty of a player from a day 1 who has no seat yet, in cents.

    What a bag left behind had on its head is theirs too as long as nobody could be asked.
    """
    if state.setup.bounty.kind is BountyKind.VIP:
        return state.named_heads.get(who, 0)
    one = state.carried[who]
    return one.bag.bounty + (0 if state.drawn else one.bounty_left)


def bounty_of(state: TournamentState, key: Key, added: Added | None = None) -> int:
    """Return the bounty of a stay, in cents; ``added``: what was won onto heads until then."""
    onto = won_onto(state.knockouts) if added is None else added
    return put_on_head(state, key) + onto.get(key, 0)


@cache_last(4)
def won_onto(knockouts: tuple[Knockout, ...]) -> Added:
    """Return what knock-outs put onto the head of each stay, in cents."""
    added: dict[Key, int] = {}
    for knockout in knockouts:
        for reward in knockout.rewards:
            key = reward.entrant, reward.stay
            added[key] = added.get(key, 0) + reward.added
    return added


def counts(state: TournamentState, knockout: Knockout) -> bool:
    """Return whether a knock-out pays: that of a VIP who entered again does not (types)."""
    vip = state.setup.bounty.kind is BountyKind.VIP
    return not vip or knockout.stay == state.stays.latest(knockout.out).number


def to_pool(state: TournamentState) -> int:
    """Return the bounties that went to the prize pool, in cents."""
    return sum(one.to_pool for one in state.knockouts if one.to_pool and counts(state, one))


def paid(state: TournamentState, knockout: Knockout, added: Added | None = None) -> Knockout:
    """Return a knock-out with what it pays; ``added``: what was won onto heads before it.

    Refused where nobody did it and the director has not said who takes the bounty.
    """
    head = bounty_of(state, knockout.key, added)
    takers = knockout.by or knockout.to
    if not head or not takers:
        return replace(knockout, rewards=(), to_pool=head)
    if takers == (knockout.out,):
        return replace(knockout, rewards=(Reward(knockout.out, head, 0, knockout.stay),), to_pool=0)
    return replace(knockout, rewards=_rewards(state, knockout, takers, head), to_pool=0)


def _rewards(
    state: TournamentState, knockout: Knockout, takers: tuple[int, ...], head: int
) -> tuple[Reward, ...]:
    """Return the reward of each taker, in the order named: the odd cent goes to the first."""
    terms = state.setup.bounty
    out = str(knockout.out)
    ruling = bounty(
        KnockedOut(
            kind=terms.kind.value,
            bounties={**{str(who): 0 for who in takers}, out: head},
            eliminated=out,
            by=tuple(str(who) for who in takers if who != knockout.out),
            percent_cash=terms.percent_cash,
        )
    )
    assert not isinstance(ruling, DirectorDecides)  # somebody takes it
    cash = ruling.decision.paid
    heads = ruling.decision.bounties
    return tuple(
        Reward(who, cash[str(who)], heads[str(who)], stay_then(state, who, knockout.key))
        for who in takers
    )


@cache_last(2)
def bounties_won(state: TournamentState) -> Mapping[int, int]:
    """Return what each won of bounties, in cents: once play is over, the own head's included.

    The winner keeps the bounty on their own head (types).
    """
    if not state.setup.has_bounties:
        return {}
    won: dict[int, int] = {}
    for one in state.knockouts:
        if counts(state, one):
            for reward in one.rewards:
                won[reward.entrant] = won.get(reward.entrant, 0) + reward.cash
    if state.over and state.bagged is None:
        for who in seated(state):
            won[who] = won.get(who, 0) + on_head(state, who)
    return won


def seated(state: TournamentState) -> Iterator[int]:
    """Yield those who have a seat at a table in play, by number."""
    for table in state.open_tables():
        yield from table.places.values()


def left_behind(state: TournamentState) -> tuple[Key, ...]:
    """Return the bounties of bags left behind in flights, once their bearers have a seat.

    What the house put on a head is on it already: a VIP is one head, whatever the bags.
    """
    if not state.carried or not state.drawn or state.setup.bounty.kind is BountyKind.VIP:
        return ()
    return tuple((who, LEFT_BEHIND) for who, one in state.carried.items() if one.bounty_left)


def unsaid(state: TournamentState) -> tuple[Key, ...]:
    """Return the stays that ended with a bounty of which nobody has said whose it is, first first.

    A stay whose bounty nobody is paid, that of a VIP who entered again, asks nothing.
    """
    left = left_behind(state)
    ended = len(state.stays.outs) + state.stays.times.get(RE_ENTRY, 0) + len(left)
    if not state.setup.has_bounties or len(state.knockouts) == ended:
        return ()
    said = {one.key for one in state.knockouts}
    every = (*left, *ends_in_order(state.stays, state.finishing))
    found = (key for key in every if key not in said)
    return tuple(key for key in found if counts(state, Knockout(*key)) and bounty_of(state, key))


def ask_the_director(state: TournamentState, knockout: Knockout) -> None:
    """Refuse to leave a bounty to nobody: the director says where it goes (types)."""
    head = bounty_of(state, knockout.key)
    if head and not knockout.by:
        raise Refused(
            "BOUNTY_DIRECTOR_SAYS", cites=("room types",), entrant=knockout.out, bounty=head
        )


def settled(
    state: TournamentState, said: Iterable[Knockout] = (), gone: Key | None = None
) -> tuple[Knockout, ...]:
    """Return the knock-outs that change once these are named, with the payment of each.

    ``gone``: a stay that goes on after all. A progressive bounty carries what its bearer won:
    those after are worked out again, the first first.
    """
    known = {one.key: one for one in state.knockouts}
    new = {**known, **{one.key: one for one in said}}
    if gone is not None:
        new.pop(gone, None)
    touched = {key for key in known.keys() | new.keys() if known.get(key) is not new.get(key)}
    progressive = state.setup.bounty.kind is BountyKind.PROGRESSIVE
    added: dict[Key, int] = defaultdict(int)
    reached = False
    for key in (*left_behind(state), *ends_in_order(state.stays, state.finishing)):
        reached = reached or key in touched
        one = new.get(key)
        if one is None:
            continue
        if key in touched or (reached and progressive):
            one = new[key] = paid(state, one, added)
        for reward in one.rewards:
            added[reward.entrant, reward.stay] += reward.added
    return tuple(one for key, one in new.items() if known.get(key) != one)


def stay_then(state: TournamentState, who: int, end: Key) -> int:
    """Return which stay an entrant was playing as another ended."""
    stays = state.stays.by_entrant[who]
    if len(stays) == 1:
        return 1
    order = {key: at for at, key in enumerate(ends_in_order(state.stays, state.finishing))}
    at = order.get(end, len(order))
    still = (stay.number for stay in stays if order.get((who, stay.number), len(order)) > at)
    return next(still, stays[-1].number)


@cache_last(2)
def ends_in_order(stays: Stays, finishing: tuple[tuple[int, ...], ...]) -> tuple[Key, ...]:
    """Return the stays that have ended, the first first.

    Those of one moment go by the finishing order, the worst place first.
    """
    ranked = {who: at for at, group in enumerate(finishing) for who in group}
    found = [
        (stay.out.at_ms, ranked.get(who, -1) if stay is held[-1] else -1, (who, stay.number))
        for who, held in stays.by_entrant.items()
        for stay in held
        if stay.out is not None
    ]
    return tuple(key for _, _, key in sorted(found))
