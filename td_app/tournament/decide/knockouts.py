"""Knock-outs, named at the elimination or afterwards, and the bounties they pay."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide.checks import Context, Deciders, the_entrant
from td_app.tournament.planning.bounties import (
    ask_the_director,
    ends_in_order,
    left_behind,
    paid,
    settled,
)
from td_app.tournament.state.hands import NotedOut
from td_app.tournament.state.knockouts import LARGEST_BOUNTY, LEFT_BEHIND, BountyKind, Knockout
from td_app.tournament.state.tournament import Standing, TournamentState

By = tuple[int, ...] | None


def noted_by(state: TournamentState, outs: Sequence[ev.Out], named: Mapping[int, By]) -> list[By]:
    """Return who knocked out each of these players, as far as it is known now.

    Whoever loses the last chips at a table of two loses them to the other.
    """
    gone = {out.entrant for out in outs}
    for out in outs:
        said = named.get(out.entrant)
        if said is not None:
            _check_takers(state, out.entrant, said, gone)
    if not state.setup.asks_knockouts:
        return [None] * len(outs)
    return [_only_other(state, out, gone, named.get(out.entrant)) for out in outs]


def _only_other(state: TournamentState, out: ev.Out, gone: set[int], said: By) -> By:
    """Return who knocked the player out, if given or if only one other player is at the table."""
    others = [who for who in state.tables[out.seat.table].places.values() if who != out.entrant]
    if said is not None or len(others) != 1 or others[0] in gone:
        return said
    return (others[0],)


def knocked_out(
    state: TournamentState, outs: Sequence[ev.Out], named: Mapping[int, By]
) -> tuple[Knockout, ...]:
    """Return the knock-outs of the players now out, with what each pays; unnamed ones are left
    out.
    """
    found = []
    for out, by in zip(outs, noted_by(state, outs, named), strict=True):
        if by is None:
            continue
        one = Knockout(out.entrant, state.stays.latest(out.entrant).number, by)
        ask_the_director(state, one)
        found.append(paid(state, one))
    return tuple(found)


def check_noted(
    state: TournamentState, together: Iterable[NotedOut], said: Mapping[int, By]
) -> None:
    """Refuse impossible knock-outs among the players out in a common hand."""
    gone = {out.entrant for out in together}
    for entrant, by in said.items():
        if by is None:
            continue
        _check_takers(state, entrant, by, gone)
        ask_the_director(state, Knockout(entrant, state.stays.latest(entrant).number, by))


def name_knockouts(
    state: TournamentState, command: cmd.NameKnockouts, context: Context
) -> ev.KnockoutsNamed:
    """Say who knocked out players who are out; bounties that follow from it are paid anew."""
    _asked(state)
    if not command.said:
        raise Refused("NOBODY_CHOSEN")
    named = tuple(_named(state, said) for said in command.said)
    keys = [one.key for one in named]
    for one in named:
        if keys.count(one.key) > 1:
            raise Refused("ENTRANT_TWICE", entrant=one.out)
    known = {one.key: one for one in state.knockouts}
    changed = settled(state, named)
    said = {one.key for one in named}
    theirs = tuple(one for one in changed if one.key in said)
    if not theirs:
        raise Refused("KNOCKOUT_SAME", entrant=named[0].out)
    moved = tuple(one for one in changed if one.key not in said)
    before = [known[one.key] for one in changed if one.key in known]
    paid_before = any(one.rewards or one.to_pool for one in before)
    ruled = any(not one.by and one.bounty for one in theirs)
    if (paid_before or ruled) and not command.note.strip():
        raise Refused("REASON_NEEDED", cites=("1.1",))
    cites = ("1.1", "room types") if ruled else ("room types",) if state.setup.has_bounties else ()
    return ev.KnockoutsNamed(theirs, moved, corrected=bool(before), cites=cites)


def _asked(state: TournamentState) -> None:
    if not state.setup.asks_knockouts:
        raise Refused("KNOCKOUTS_NOT_NOTED")


def _named(state: TournamentState, said: cmd.KnockoutSaid) -> Knockout:
    """Return one knock-out as named, once it is found possible."""
    the_entrant(state, said.out)
    stays = state.stays.by_entrant[said.out]
    left = [number for who, number in left_behind(state) if who == said.out]
    ended = [*left, *(stay.number for stay in stays if stay.out is not None)]
    number = said.stay if said.stay is not None else ended[-1] if ended else 0
    if number not in ended:
        raise Refused("KNOCKOUT_NOT_OUT", entrant=said.out)
    if number == LEFT_BEHIND and said.by:
        raise Refused("BAG_NOT_KNOCKED_OUT", cites=("room types",), entrant=said.out)
    one = Knockout(said.out, number, said.by, () if said.by else said.to)
    _check_takers(state, said.out, said.by, set())
    if said.to and said.to != (said.out,):
        _check_takers(state, said.out, said.to, set())
    _check_in_play_then(state, one)
    if not (said.by or said.to or said.to_pool):
        ask_the_director(state, one)
    return one


def _check_takers(
    state: TournamentState, out: int, takers: tuple[int, ...], gone: set[int]
) -> None:
    """Refuse players who cannot have knocked this one out."""
    _asked(state)
    for who in takers:
        entrant = the_entrant(state, who)
        if who == out:
            raise Refused("KNOCKOUT_HIMSELF", entrant=who)
        if takers.count(who) > 1:
            raise Refused("KNOCKOUT_TWICE", entrant=who)
        if entrant.standing is Standing.REGISTERED and not state.stays.latest(who).number > 1:
            raise Refused("KNOCKOUT_NEVER_PLAYED", entrant=who)
        if who in gone:
            raise Refused("KNOCKOUT_SAME_HAND", entrant=who)


def _check_in_play_then(state: TournamentState, one: Knockout) -> None:
    """Refuse those whose last stay had ended when this one did."""
    if not one.by:
        return
    order = {key: at for at, key in enumerate(ends_in_order(state.stays, state.finishing))}
    for who in one.by:
        last = who, state.stays.latest(who).number
        if order.get(last, len(order)) < order[one.key]:
            raise Refused("KNOCKOUT_GONE_BEFORE", entrant=who, other=one.out)


def set_bounty(state: TournamentState, command: cmd.SetBounty, context: Context) -> ev.BountySet:
    """Put a bounty on a named head, before or while it plays; the club must allow money."""
    entrant = the_entrant(state, command.entrant)
    if state.setup.bounty.kind is not BountyKind.VIP:
        raise Refused("BOUNTY_NOT_NAMED", cites=("room types",))
    if not 0 <= command.cents <= LARGEST_BOUNTY:
        raise Refused("BOUNTY_SUM", cites=("room types",), most=LARGEST_BOUNTY)
    if entrant.standing.left or state.over:
        raise Refused("BOUNTY_NOT_IN_PLAY", cites=("room types",), entrant=entrant.id)
    if command.cents == state.named_heads.get(entrant.id, 0):
        raise Refused("BOUNTY_SAME", entrant=entrant.id, cents=command.cents)
    if command.cents and not context.money_allowed():
        raise Refused("MONEY_NOT_ALLOWED")
    return ev.BountySet(entrant.id, command.cents)


#: Which function judges which command.
DECIDERS: Deciders = {cmd.NameKnockouts: name_knockouts, cmd.SetBounty: set_bounty}
