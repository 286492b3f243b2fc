"""Who is out and in which order; bringing back; leaving for good (1.9, 1.10, 2.7)."""

from __future__ import annotations

from dataclasses import dataclass

from rules_ropta import finishing_order as rule
from rules_ropta.house_rules import HouseRules
from rules_ropta.ruling import DirectorDecides, Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import asking
from td_app.tournament.decide.abandons import abandon_found
from td_app.tournament.decide.context import Context
from td_app.tournament.decide.round_going import gathers, not_noted, over_after
from td_app.tournament.setup import declared_house_rules
from td_app.tournament.state import TournamentState


@dataclass(frozen=True, slots=True)
class Ranked:
    """How several out in one hand are ranked: by the text, or in the director's order."""

    ranking: tuple[tuple[int, ...], ...] = ()
    note: str = ""
    bubble: bool = False
    hand_for_hand: bool = False


def eliminate(
    state: TournamentState, command: cmd.Eliminate, context: Context
) -> ev.PlayersEliminated | ev.OutsNoted:
    """Put players out; several in one hand are ranked by 1.10, or by the director.

    Hand-for-hand they are noted, and ranked once every table is done (2.7).
    """
    asking.playing(state)
    asking.the_entrants(state, (p.entrant for p in command.players))
    outs = tuple(
        ev.Out(p.entrant, asking.seat_of(state, p.entrant), p.stack) for p in command.players
    )
    if gathers(state):
        return _noted(state, outs, context)
    return put_out(state, outs, Ranked(command.ranking, command.note, command.bubble), context)


def _noted(state: TournamentState, outs: tuple[ev.Out, ...], context: Context) -> ev.OutsNoted:
    """Gather those out in the hand; one already noted may be given another stack."""
    now = state.hand_for_hand
    assert now is not None  # this is asked hand-for-hand only
    noted = tuple(ev.NotedOut(out.entrant, out.seat, out.stack) for out in outs)
    together = now.with_noted(noted).noted
    if together == now.noted:
        raise Refused("OUT_ALREADY_NOTED", cites=("2.7",), entrant=outs[0].entrant)
    if len(together) >= state.players_left:
        raise Refused("NOBODY_LEFT", cites=("1.9",))
    _check_stacks(state, tuple(ev.Out(out.entrant, out.seat, out.stack) for out in together))
    return ev.OutsNoted(noted, now.round.hand, context.now_ms, ("1.9", "2.7"))


def put_out(
    state: TournamentState, outs: tuple[ev.Out, ...], by: Ranked, context: Context
) -> ev.PlayersEliminated:
    """Return these players out together, ranked, with the places they take."""
    if len(outs) >= state.players_left:
        raise Refused("NOBODY_LEFT", cites=("1.9",))
    _check_stacks(state, outs)
    ranking, cites, chosen = _ranked(outs, by, declared_house_rules(state.setup))
    counts = state.counts()
    for out in outs:
        counts[out.seat.table] -= 1
    return ev.PlayersEliminated(
        outs=outs,
        ranking=ranking,
        places=_places(state.players_left, ranking),
        level=asking.level_now(state, context),
        at_ms=context.now_ms,
        resumed=asking.resumed_by(state, counts),
        director_chose=chosen,
        cites=cites,
        round_over=over_after(state, context, players_left=state.players_left - len(outs)),
    )


def _check_stacks(state: TournamentState, outs: tuple[ev.Out, ...]) -> None:
    stacks = [out.stack for out in outs if out.stack is not None]
    for stack in stacks:
        if stack < 1:
            raise Refused("STACK_NOT_POSITIVE", stack=stack)
    if sum(stacks) > state.chips_in_play:
        raise Refused("STACKS_EXCEED", total=sum(stacks), chips=state.chips_in_play)


def _ranked(
    outs: tuple[ev.Out, ...], by: Ranked, house: HouseRules
) -> tuple[tuple[tuple[int, ...], ...], tuple[str, ...], bool]:
    """Groups from the best place, the articles, and whether the director chose."""
    who = sorted(out.entrant for out in outs)
    if by.ranking:
        ranked = sorted(i for group in by.ranking for i in group)
        if ranked != who or not all(by.ranking):
            raise Refused("RANKING_INCOMPLETE", cites=("1.10",))
        if len(outs) > 1 and not by.note.strip():
            raise Refused("REASON_NEEDED", cites=("1.1", "1.10"))
        return by.ranking, ("1.1", "1.10"), True
    if len(outs) == 1:
        return ((who[0],),), ("1.9",), False
    answer = rule.order_of_elimination(
        [rule.Out(out.entrant, out.seat.table, out.stack) for out in outs],
        bubble=by.bubble,
        hand_for_hand=by.hand_for_hand,
        house=house,
    )
    if isinstance(answer, DirectorDecides):
        raise Refused(
            "DIRECTOR_RANKS",
            cites=answer.cites,
            question=answer.question.code,
            options=tuple(option.code for option in answer.options),
        )
    ranking = tuple(tuple(int(i) for i in group) for group in answer.decision)
    return ranking, answer.cites, False


def _places(players_left: int, ranking: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The place each group takes now: the best among those it shares."""
    places = []
    place = players_left - sum(len(group) for group in ranking) + 1
    for group in ranking:
        places.append(place)
        place += len(group)
    return tuple(places)


def withdraw(state: TournamentState, command: cmd.Withdraw, context: Context) -> ev.PlayerWithdrew:
    """Record an abandon: chips leave play, the rank is that of the moment (1.9)."""
    asking.playing(state)
    seat = asking.seat_of(state, command.entrant)
    found = abandon_found(state, command, context)
    not_noted(state, command.entrant)
    if state.players_left == 1:
        raise Refused("NOBODY_LEFT", cites=("1.9",))
    if not 0 <= command.chips <= state.chips_in_play:
        raise Refused("STACKS_EXCEED", total=command.chips, chips=state.chips_in_play)
    if command.chips > state.chips_in_play - (state.players_left - 1):
        raise Refused("ABANDON_TAKES_ALL", cites=("1.9",), chips=command.chips)
    counts = state.counts()
    counts[seat.table] -= 1
    return ev.PlayerWithdrew(
        out=ev.Out(command.entrant, seat, command.chips),
        place=state.players_left,
        chips_removed=command.chips,
        level=asking.level_now(state, context),
        at_ms=context.now_ms,
        resumed=asking.resumed_by(state, counts),
        cites=found.cites,
        how=found.how,
        signs=found.signs,
        round_over=over_after(state, context, players_left=state.players_left - 1),
    )


def reinstate(
    state: TournamentState, command: cmd.Reinstate, context: Context
) -> ev.PlayerReinstated:
    """Bring a player back at a free seat; what came after stays."""
    entrant = asking.the_entrant(state, command.entrant)
    if not entrant.standing.left:
        raise Refused("NOT_OUT", entrant=entrant.id)
    seat = asking.free_seat(state, command.seat)
    chips_back = state.outs[entrant.id].chips_left_play
    counts = state.counts()
    counts[seat.table] += 1
    return ev.PlayerReinstated(
        entrant.id, seat, chips_back, resumed=asking.resumed_by(state, counts)
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
