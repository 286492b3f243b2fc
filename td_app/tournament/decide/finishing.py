"""Players who leave, and the places they take (1.9, 1.10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

from rules_ropta import finishing_order as rule
from rules_ropta.arrivals import no_show_leaves
from rules_ropta.finishing_order import Departure, declared_abandon
from rules_ropta.house_rules import TIE_BY_LOT, HouseRules
from rules_ropta.ruling import DirectorDecides, Refused
from rules_ropta.table_layout import Seat
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import checks
from td_app.tournament.decide.checks import (
    Context,
    Deciders,
    entry_level,
    gathers,
    hand_for_hand_end,
    late_entry_open,
    not_noted,
)
from td_app.tournament.decide.knockouts import check_noted, knocked_out, noted_by
from td_app.tournament.planning.bounties import settled
from td_app.tournament.planning.pool import steps_of_prizes
from td_app.tournament.state.hands import NotedOut
from td_app.tournament.state.setup import declared_house_rules
from td_app.tournament.state.tournament import TournamentState


@dataclass(frozen=True, slots=True)
class Ranked:
    """How several out in one hand are ranked: by the text, or in the director's order.

    ``by``: who knocked each out, as far as it was said.
    """

    ranking: tuple[tuple[int, ...], ...] = ()
    note: str = ""
    bubble: bool = False
    hand_for_hand: bool = False
    by: Mapping[int, tuple[int, ...] | None] = field(default_factory=dict)


def eliminate(
    state: TournamentState, command: cmd.Eliminate, context: Context
) -> ev.PlayersEliminated | ev.OutsNoted:
    """Put players out; several in one hand are ranked by 1.10, or by the director.

    Hand-for-hand they are noted, and ranked once every table is done (2.7).
    """
    checks.playing(state)
    checks.the_entrants(state, (p.entrant for p in command.players))
    outs = tuple(
        ev.Out(p.entrant, _seat_in_hand(state, p.entrant), p.stack) for p in command.players
    )
    by = {player.entrant: player.by for player in command.players}
    if gathers(state):
        return _noted(state, outs, by, context)
    bubble = command.bubble or on_the_bubble(state, len(outs), context)
    return put_out(state, outs, (), Ranked(command.ranking, command.note, bubble, by=by), context)


def on_the_bubble(state: TournamentState, outs: int, context: Context) -> bool:
    """Return whether so many out now fall on both sides of a prize worth a bubble (1.10).

    Never while late entrants may still lower the places (1.8).
    """
    if outs < 2 or late_entry_open(state, context.now_ms):
        return False
    best = state.players_left - outs + 1
    last = state.players_left
    return any(best <= step < last for step in steps_of_prizes(state))


def _seat_in_hand(state: TournamentState, who: int) -> Seat:
    """Where a player sits, or sat when they left for good in the hand that all tables play."""
    now = state.hand_for_hand
    gone = {out.entrant: out.seat for out in now.gone} if now is not None else {}
    return gone[who] if who in gone else checks.seat_of(state, who)


def _noted(
    state: TournamentState,
    outs: tuple[ev.Out, ...],
    said: Mapping[int, tuple[int, ...] | None],
    context: Context,
) -> ev.OutsNoted:
    """Gather those out in the hand; one already noted may be given another stack, or an author."""
    now = state.hand_for_hand
    assert now is not None  # this is asked hand-for-hand only
    before = {out.entrant: out for out in now.noted}
    noted = tuple(
        _noted_again(NotedOut(out.entrant, out.seat, out.stack, by), before.get(out.entrant))
        for out, by in zip(outs, noted_by(state, outs, said), strict=True)
    )
    after = now.with_noted(noted)
    together = after.noted
    if after == now:
        raise Refused("OUT_ALREADY_NOTED", cites=("2.7",), entrant=outs[0].entrant)
    if len(together) >= state.players_left:
        raise Refused("NOBODY_LEFT", cites=("1.9",))
    _check_stacks(state, tuple(ev.Out(out.entrant, out.seat, out.stack) for out in together))
    check_noted(state, together, said)
    return ev.OutsNoted(noted, now.round.hand, context.now_ms, ("1.9", "2.7"))


def _noted_again(new: NotedOut, before: NotedOut | None) -> NotedOut:
    """Merge a second report of an elimination into the first; what it leaves out stays."""
    if before is None:
        return new
    stack = before.stack if new.stack is None else new.stack
    return replace(new, stack=stack, by=before.by if new.by is None else new.by)


def put_out(
    state: TournamentState,
    outs: tuple[ev.Out, ...],
    gone: tuple[ev.Out, ...],
    by: Ranked,
    context: Context,
) -> ev.PlayersEliminated:
    """Return these players out together, ranked, with the places they take.

    ``gone``: those who had left for good in the same hand, and are ranked with them.
    """
    if len(outs) >= state.players_left:
        raise Refused("NOBODY_LEFT", cites=("1.9",))
    _check_stacks(state, outs)
    ranked = _ranked((*outs, *gone), by, declared_house_rules(state.setup), context)
    counts = state.counts()
    for out in outs:
        counts[out.seat.table] -= 1
    # The place each group takes now: the best among those it shares.
    places = []
    place = state.players_left + len(gone) - sum(len(group) for group in ranked.ranking) + 1
    for group in ranked.ranking:
        places.append(place)
        place += len(group)
    return ev.PlayersEliminated(
        outs=outs,
        ranking=ranked.ranking,
        places=tuple(places),
        level=checks.level_now(state, context),
        at_ms=context.now_ms,
        resumed=checks.resumed_by(state, counts),
        director_chose=ranked.director_chose,
        cites=ranked.cites,
        round_over=hand_for_hand_end(state, context, players_left=state.players_left - len(outs)),
        gone=gone,
        seed=ranked.seed,
        knockouts=knocked_out(state, outs, by.by),
    )


def _check_stacks(state: TournamentState, outs: tuple[ev.Out, ...]) -> None:
    stacks = [out.stack for out in outs if out.stack is not None]
    for stack in stacks:
        if stack < 1:
            raise Refused("STACK_NOT_POSITIVE", stack=stack)
    if sum(stacks) > state.chips_in_play:
        raise Refused("STACKS_EXCEED", total=sum(stacks), chips=state.chips_in_play)


@dataclass(frozen=True, slots=True)
class _Order:
    """Groups from the best place, the articles, whether the director chose; a draw's seed."""

    ranking: tuple[tuple[int, ...], ...]
    cites: tuple[str, ...]
    director_chose: bool = False
    seed: str = ""


def _ranked(outs: tuple[ev.Out, ...], by: Ranked, house: HouseRules, context: Context) -> _Order:
    who = sorted(out.entrant for out in outs)
    if by.ranking:
        ranked = sorted(i for group in by.ranking for i in group)
        if ranked != who or not all(by.ranking):
            raise Refused("RANKING_INCOMPLETE", cites=("1.10",))
        if len(outs) > 1 and not by.note.strip():
            raise Refused("REASON_NEEDED", cites=("1.1", "1.10"))
        return _Order(by.ranking, ("1.1", "1.10"), director_chose=True)
    if len(outs) == 1:
        return _Order(((who[0],),), ("1.9",))
    ask = partial(
        rule.order_of_elimination,
        [rule.Out(out.entrant, out.seat.table, out.stack) for out in outs],
        bubble=by.bubble,
        hand_for_hand=by.hand_for_hand,
        house=house,
    )
    answer = ask()
    seed = b""
    if any(declared.code == TIE_BY_LOT for declared in answer.departures):
        seed = context.seed()
        answer = ask(seed=seed)
    if isinstance(answer, DirectorDecides):
        raise Refused(
            "DIRECTOR_RANKS",
            cites=answer.cites,
            question=answer.question.code,
            options=tuple(option.code for option in answer.options),
        )
    ranking = tuple(tuple(int(i) for i in group) for group in answer.decision)
    return _Order(ranking, answer.cites, seed=seed.hex())


def withdraw(state: TournamentState, command: cmd.Withdraw, context: Context) -> ev.PlayerWithdrew:
    """Record an abandon: chips leave play, the rank is that of the moment (1.9).

    Hand-for-hand that moment is the hand, ranked with those it puts out (2.7).
    """
    checks.playing(state)
    seat = checks.seat_of(state, command.entrant)
    found = withdrawal_found(state, command, context)
    not_noted(state, command.entrant)
    waiting = state.hand_for_hand.noted if state.hand_for_hand is not None else ()
    if state.players_left - len(waiting) == 1:
        raise Refused("NOBODY_LEFT", cites=("1.9",))
    if not 0 <= command.chips <= state.chips_in_play:
        raise Refused("STACKS_EXCEED", total=command.chips, chips=state.chips_in_play)
    if command.chips > state.chips_in_play - (state.players_left - 1):
        raise Refused("ABANDON_TAKES_ALL", cites=("1.9",), chips=command.chips)
    counts = state.counts()
    counts[seat.table] -= 1
    left = state.players_left - 1
    now = state.hand_for_hand if gathers(state) else None
    after = now.with_gone(NotedOut(command.entrant, seat)) if now is not None else None
    return ev.PlayerWithdrew(
        out=ev.Out(command.entrant, seat, command.chips),
        place=state.players_left,
        chips_removed=command.chips,
        level=checks.level_now(state, context),
        at_ms=context.now_ms,
        resumed=checks.resumed_by(state, counts),
        cites=found.cites,
        how=found.how,
        signs=found.signs,
        round_over=hand_for_hand_end(state, context, players_left=left, now=after),
        hand=now.round.hand if now is not None else 0,
    )


def reinstate(
    state: TournamentState, command: cmd.Reinstate, context: Context
) -> ev.PlayerReinstated:
    """Bring a player back at a free seat; what came after stays."""
    entrant = checks.the_entrant(state, command.entrant)
    if not entrant.standing.left:
        raise Refused("NOT_OUT", entrant=entrant.id)
    seat = checks.free_seat(state, command.seat)
    chips_back = state.outs[entrant.id].chips_left_play
    counts = state.counts()
    counts[seat.table] += 1
    key = entrant.id, state.stays.latest(entrant.id).number
    return ev.PlayerReinstated(
        entrant.id,
        seat,
        chips_back,
        resumed=checks.resumed_by(state, counts),
        taken_back=tuple(one for one in state.knockouts if one.key == key),
        knockouts=settled(state, gone=key) if state.setup.has_bounties else (),
    )


def correct_finishing_order(
    state: TournamentState, command: cmd.CorrectFinishingOrder, context: Context
) -> ev.FinishingOrderCorrected:
    """Put the order right; it must name exactly those who are out, with a reason."""
    named = sorted(i for group in command.finishing for i in group)
    if named != sorted(state.outs) or not all(command.finishing):
        raise Refused("RANKING_INCOMPLETE", cites=("1.10",))
    if not command.note.strip():
        raise Refused("REASON_NEEDED", cites=("1.1",))
    return ev.FinishingOrderCorrected(command.finishing, ("1.1", "1.10"))


LAST_DAY: Final = "last_day"

LEFT_SAYING_FLIGHT: Final = "left_saying_flight"

OTHER_SIGNS: Final = "other_signs"

#: What lets a director find an abandon that nobody announced. Other signs are told in the note;
#: he weighs them as he does the one the text names.
SIGNS: Final = (LAST_DAY, LEFT_SAYING_FLIGHT, OTHER_SIGNS)


@dataclass(frozen=True, slots=True)
class WithdrawalFound:
    """How an abandon came to be recorded: announced, found on ``signs``, or no_show."""

    how: str
    cites: tuple[str, ...]
    signs: tuple[str, ...] = ()


def withdrawal_found(
    state: TournamentState, command: cmd.Withdraw, context: Context
) -> WithdrawalFound:
    """Return how this abandon may be recorded; refused where the chips stay in play (1.9)."""
    if command.no_show:
        if command.entrant not in no_shows_due(state, context):
            raise Refused("NO_SHOW_KEPT", cites=("1.8", "1.9"), entrant=command.entrant)
        return WithdrawalFound("no_show", ("1.8", "1.9"))
    if set(command.signs) - set(SIGNS):
        raise Refused("NO_SUCH_SIGN", cites=("1.9",))
    ruling = declared_abandon(
        Departure(
            announced_to_td=command.announced,
            last_day=LAST_DAY in command.signs,
            left_room_saying_flight=bool({LEFT_SAYING_FLIGHT, OTHER_SIGNS} & set(command.signs)),
        )
    )
    if command.announced:
        return WithdrawalFound("announced", ruling.cites)
    if not isinstance(ruling, DirectorDecides) and not ruling.decision.td_may_declare_abandon:
        raise Refused("ABANDON_NOT_FOUND", cites=ruling.cites)
    if not command.note.strip():
        raise Refused("REASON_NEEDED", cites=ruling.cites)
    signs = tuple(sign for sign in SIGNS if sign in command.signs)
    return WithdrawalFound("found", ruling.cites, signs)


def no_shows_due(state: TournamentState, context: Context) -> tuple[int, ...]:
    """Return the seated players who never came, once the tournament's rule withdraws them."""
    never_came = tuple(who for who, away in state.absences.items() if away.never_came)
    if not never_came or state.players_left == 1:
        return ()
    level = entry_level(state, context.now_ms)
    house = declared_house_rules(state.setup)
    return never_came if no_show_leaves(level, house).decision else ()


#: Which function judges which command.
DECIDERS: Deciders = {
    cmd.Eliminate: eliminate,
    cmd.Withdraw: withdraw,
    cmd.Reinstate: reinstate,
    cmd.CorrectFinishingOrder: correct_finishing_order,
}
