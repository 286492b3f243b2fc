"""The director who does everything that is asked, next act by next act.

It decides nothing: a happening's facts are put as the command that tells them, a proposal of the
rules as the command that accepts it. What follows is for :mod:`td_app.tournament.decide`.
"""

from __future__ import annotations

import json
from dataclasses import replace

from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.apply import apply
from td_app.tournament.commands import Proposal
from td_app.tournament.decide import decide
from td_app.tournament.decide.checks import Context
from td_app.tournament.planning.colour_ups import tables_to_race
from td_app.tournament.planning.pool import prize_plan
from td_app.tournament.planning.prizes import ties_for_prizes
from td_app.tournament.state.prizes import PrizeGiven, texts_covered
from td_app.tournament.state.tournament import Majority, Standing, TournamentState
from td_app.training.happenings import Happening, Kind

MOST_ACTS = 40
#: The reason given where the rulebook leaves a choice and asks for one.
A_REASON = "."


def next_act(happening: Happening, state: TournamentState) -> cmd.Command | None:
    """Return the next act that notes what happened, None once all of it is noted."""
    match happening.kind:
        case Kind.DRAW:
            return None if state.drawn else cmd.DrawSeats()
        case Kind.START:
            return None if state.clock.started else cmd.StartClock()
        case Kind.RESUME:
            return None if state.clock.running else cmd.StartClock()
        case Kind.ABSENT | Kind.BACK:
            return _presence(happening, state)
        case Kind.LATE:
            return _arrival(happening, state)
        case Kind.OUT | Kind.OUTS | Kind.TIED | Kind.WINNER:
            return _elimination(happening, state)
        case Kind.FLOOR:
            return _incident(happening, state)
        case Kind.RACE:
            return _race(happening, state)
        case Kind.TO_DO | Kind.PAPERS:
            return None
        case _:
            return _hand_for_hand(happening, state)


def accepting(
    proposal: Proposal, happening: Happening, state: TournamentState
) -> cmd.Command | None:
    """Return the command that accepts a proposal, the tables having said where the blind is."""
    blinds = happening.big_blinds
    table = proposal.table
    to_table = proposal.to_table
    match proposal.kind:
        case "final_table":
            return cmd.FormFinalTable()
        case "break_table" if table is not None:
            return cmd.BreakTable(table)
        case "stop_table" if table is not None:
            return cmd.StopTable(table)
        case "balance_tables" if table is not None and to_table is not None:
            return cmd.BalanceTables(table, to_table, blinds.get(table), blinds.get(to_table))
        case "seat_late_entrant" if proposal.entrant is not None:
            return cmd.SeatLateEntrant(proposal.entrant)
        case "award_prizes" if proposal.value is not None:
            return _sharing(proposal.value, state)
    return None


def as_asked(
    happening: Happening, state: TournamentState, context: Context
) -> tuple[TournamentState, tuple[ev.Event, ...]]:
    """Return the state once the happening is noted as asked, and the events of it.

    ``state`` is that in which it was told. Nothing is written. Raises :class:`Refused`.
    """
    events: list[ev.Event] = []
    alone = replace(context, seed=lambda: bytes(32))
    for _ in range(MOST_ACTS):
        command = next_act(happening, state)
        if command is None:
            break
        alone = replace(alone, sequence=alone.sequence + 1)
        event = decide(state, command, alone)
        state = apply(state, ev.Entry(alone.sequence, alone.now_ms, event))
        events.append(event)
    return state, tuple(events)


def _sharing(place: int, state: TournamentState) -> cmd.Command | None:
    """The prizes of the players tied in a place, shared by all of them."""
    for tie in ties_for_prizes(state):
        if tie.place == place:
            at_stake = texts_covered(prize_plan(state), place, len(tie.entrants))
            given = tuple(PrizeGiven(prize, tie.entrants) for prize in at_stake)
            return cmd.AwardPrizes(place, given)
    return None


def _presence(happening: Happening, state: TournamentState) -> cmd.Command | None:
    who = happening.entrant
    away = happening.kind is Kind.ABSENT
    seated = who is not None and state.entrants[who].seat is not None
    if who is None or not seated or (who in state.absences) is away:
        return None
    return cmd.MarkAway((who,), away=away)


def _arrival(happening: Happening, state: TournamentState) -> cmd.Command | None:
    assert happening.newcomer is not None
    if state.took_part > happening.before:
        return None
    waiting = [e for e in state.entrants.values() if e.standing is Standing.REGISTERED]
    if not waiting:
        return cmd.RegisterEntrants((happening.newcomer,), True, Majority.CHECKED)
    room = [table for table in state.open_tables() if table.free_places]
    smallest = min(room, key=lambda table: (len(table.places), table.number))
    where = happening.big_blinds.get(smallest.number)
    table = smallest.number if where is not None else None
    return cmd.SeatLateEntrant(waiting[-1].id, table=table, big_blind=where)


def _elimination(happening: Happening, state: TournamentState) -> cmd.Command | None:
    left = tuple(
        cmd.PlayerOut(loser.entrant, loser.stack)
        for loser in happening.losers
        if state.entrants[loser.entrant].seat is not None
    )
    noted = state.hand_for_hand.noted_entrants() if state.hand_for_hand is not None else frozenset()
    left = tuple(out for out in left if out.entrant not in noted)
    return cmd.Eliminate(left) if left else None


def _incident(happening: Happening, state: TournamentState) -> cmd.Command | None:
    case = happening.case
    assert case is not None
    if max(state.incidents, default=0) > happening.before:
        return None
    left_open = case.outcome["outcome"] == "director_decides"
    options = case.outcome["decision"].get("options", ()) if left_open else ()
    return cmd.RecordIncident(
        case.op,
        json.dumps(case.given),
        table=happening.table,
        chosen=options[0] if options else "",
        note=A_REASON if options else "",
    )


def _race(happening: Happening, state: TournamentState) -> cmd.Command | None:
    value = happening.value
    assert value is not None
    if value in state.withdrawn_values:
        return None
    for table in tables_to_race(state, value):
        sitting = set(state.tables[table].places)
        held = happening.odd.get(table, ())
        racers = tuple(cmd.RacerAsked(place, chips) for place, chips in held if place in sitting)
        nobody = not any(racer.chips for racer in racers)
        return cmd.RaceChips(table, value, racers, draw=True, nobody=nobody)
    return cmd.WithdrawValue(value)


def _hand_for_hand(happening: Happening, state: TournamentState) -> cmd.Command | None:
    going = state.hand_for_hand
    if happening.kind is Kind.HAND_FOR_HAND:
        return None if going is not None else cmd.AnnounceHandForHand()
    if going is None:
        return None
    if happening.kind is Kind.SIGNAL:
        return None if going.round.hand > happening.before else cmd.StartNextHand()
    if happening.kind is Kind.HAND_OUTS and (out := _elimination(happening, state)) is not None:
        return out
    if going.round.playing:
        return cmd.TableDone(going.round.playing[0])
    if happening.kind is Kind.HAND_OUTS and going.to_rank:
        return cmd.RankHand()
    return None
