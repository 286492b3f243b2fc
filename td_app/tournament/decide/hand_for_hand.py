"""Hand-for-hand: announced, gone through, ended; outs ranked with the hand (2.7)."""

from __future__ import annotations

from dataclasses import replace

from rules_ropta.hand_for_hand import announce_hand_for_hand
from rules_ropta.ruling import Reason, Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import checks
from td_app.tournament.decide import finishing as eliminations
from td_app.tournament.decide.checks import Context, Deciders, hand_for_hand_end, round_over
from td_app.tournament.decide.penalties import missed_in_the_hand
from td_app.tournament.planning.pool import steps_of_prizes
from td_app.tournament.state import clock as time
from td_app.tournament.state.hands import HandForHandRecord, RoundRecord
from td_app.tournament.state.setup import declared_house_rules
from td_app.tournament.state.structure import Break
from td_app.tournament.state.tournament import TournamentState

FINAL_TABLE = "final_table"
PRIZE = "prize"
DIRECTOR = "director"


def what_it_waits_for(state: TournamentState) -> tuple[str, int | None]:
    """Return the next reason and the players left at which it is gone.

    A prize step that is also the final table counts as the prize: there, ties share.
    ``director`` and None when nothing is left to wait for.
    """
    steps = dict.fromkeys(steps_of_prizes(state), PRIZE)
    if state.final_table is None and state.setup.flight is None:
        steps.setdefault(state.setup.final_table_size, FINAL_TABLE)
    ahead = [step for step in steps if step < state.players_left]
    if not ahead:
        return DIRECTOR, None
    return steps[max(ahead)], max(ahead)


def hand_for_hand_due(state: TournamentState) -> Reason | None:
    """Return why hand-for-hand is advised now: one elimination from what it waits for."""
    if state.hand_for_hand is not None or state.over:
        return None
    if sum(players > 1 for players in state.counts().values()) < 2:
        return None
    reason, until = what_it_waits_for(state)
    if until is None or state.players_left != until + 1:
        return None
    code = "ONE_FROM_FINAL_TABLE" if reason == FINAL_TABLE else "ONE_FROM_PRIZE"
    return Reason(code, {"players": state.players_left, "place": until})


def announce(
    state: TournamentState, command: cmd.AnnounceHandForHand, context: Context
) -> ev.HandForHandAnnounced:
    """Announce it: every table first ends the hand it is in."""
    checks.playing(state)
    if state.hand_for_hand is not None:
        raise Refused("HAND_FOR_HAND_ON", cites=("2.7",))
    round_ = announce_hand_for_hand(_tables(state), declared_house_rules(state.setup))
    reason, until = what_it_waits_for(state)
    return ev.HandForHandAnnounced(
        round=RoundRecord.of(round_),
        reason=reason,
        until=until,
        level=checks.level_now(state, context),
        at_ms=context.now_ms,
        cites=("2.7",),
    )


def table_done(
    state: TournamentState, command: cmd.TableDone, context: Context
) -> ev.TableHandDone:
    """Mark a table done; the last one moves the stopped clock on, level by level.

    Whoever was sanctioned there before the signal has missed the hand (11.2). The hand that was
    under way at the announcement began nobody knows when: it is not counted.
    """
    now = _going(state)
    checks.open_table(state, command.table)
    before = now.round.as_ruled()
    after = before.hand_done(command.table)
    ended = after.hands_played - before.hands_played
    minutes = ended * after.minutes_a_hand if state.clock.started else 0
    clock = None
    if minutes and not state.clock.running:
        clock = _moved_on(state, minutes)
    left = replace(now, round=RoundRecord.of(after))
    reading = time.read_clock(clock or state.clock, state.setup.structure, context.now_ms)
    level_before = checks.level_now(state, context)
    missed = missed_in_the_hand(state, command.table, now.began_ms) if before.hand else ()
    return ev.TableHandDone(
        table=command.table,
        round=left.round,
        advanced_min=minutes if clock is not None else 0,
        clock=clock,
        level_before=level_before,
        level=reading.level_number if state.clock.started else level_before,
        in_break=reading.in_break and clock is not None,
        at_ms=context.now_ms,
        cites=("2.7",),
        round_over=hand_for_hand_end(
            state, context, players_left=state.players_left, now=left, clock=clock
        ),
        missed=missed,
    )


def _moved_on(state: TournamentState, minutes: int) -> time.ClockState:
    """The stopped clock so many minutes later; a break that is reached is whole.

    Nobody plays during a break: what is left of the minutes is not taken off it.
    """
    structure = state.setup.structure
    clock = state.clock
    left = minutes * time.MINUTE_MS
    while left:
        to_end = structure.steps[clock.step].minutes * time.MINUTE_MS - clock.elapsed_ms
        if left < to_end or clock.step + 1 >= len(structure.steps):
            return replace(clock, elapsed_ms=clock.elapsed_ms + left)
        left -= max(0, to_end)
        clock = replace(clock, step=clock.step + 1, elapsed_ms=0)
        if isinstance(structure.steps[clock.step], Break):
            break
    return clock


def table_all_in(
    state: TournamentState, command: cmd.TableAllIn, context: Context
) -> ev.TableAllInCalled:
    """Note a called all-in: cards stay down until the other tables are done."""
    now = _going(state)
    checks.open_table(state, command.table)
    after = now.round.as_ruled().called_all_in(command.table)
    if command.table in now.round.all_in:
        raise Refused("ALL_IN_ALREADY_NOTED", cites=("2.7",), table=command.table)
    return ev.TableAllInCalled(command.table, RoundRecord.of(after), context.now_ms, ("2.7",))


def start_next_hand(
    state: TournamentState, command: cmd.StartNextHand, context: Context
) -> ev.NextHandStarted:
    """Give the signal once every table is done and those out are ranked; the clock stands."""
    now = _going(state)
    round_ = now.round.as_ruled()
    if round_.playing:
        round_.start_hand()
    if now.to_rank:
        raise Refused("OUTS_TO_RANK", cites=("2.7",), players=len(now.to_rank))
    reading = time.read_clock(state.clock, state.setup.structure, context.now_ms)
    if reading.in_break and state.clock.started:
        raise Refused("HAND_IN_BREAK", cites=("2.7", "3.1"))
    tables = _tables(state)
    stops = state.clock.running
    held = time.held_at(state.clock, state.setup.structure, context.now_ms)
    return ev.NextHandStarted(
        round=RoundRecord.of(replace(round_, tables=tables).start_hand()),
        clock=held if stops else None,
        clock_stopped=stops,
        level=checks.level_now(state, context),
        at_ms=context.now_ms,
        cites=("2.7",),
    )


def take_back_out(
    state: TournamentState, command: cmd.TakeBackOut, context: Context
) -> ev.NotedOutTakenBack:
    """Take back a player noted as out by mistake."""
    now = _going(state)
    checks.the_entrant(state, command.entrant)
    if command.entrant not in now.noted_entrants():
        raise Refused("OUT_NOT_NOTED", cites=("2.7",), entrant=command.entrant)
    return ev.NotedOutTakenBack(command.entrant, now.round.hand)


def rank_hand(
    state: TournamentState, command: cmd.RankHand, context: Context
) -> ev.PlayersEliminated:
    """Rank those out in the hand, all at once, by 2.7; it may be the end of hand-for-hand.

    Whoever withdrew or was disqualified in it is ranked with them.
    """
    now = _going(state)
    if now.round.playing:
        raise Refused("TABLES_STILL_PLAY", cites=("2.7",), tables=now.round.playing)
    if not now.to_rank:
        raise Refused("NOBODY_OUT", cites=("2.7",))
    # Nobody is said to have knocked a player out where the one named goes out in the same hand.
    gone = now.noted_entrants()
    eliminated = eliminations.put_out(
        state,
        tuple(
            ev.Out(out.entrant, checks.seat_of(state, out.entrant), out.stack) for out in now.noted
        ),
        tuple(ev.Out(out.entrant, out.seat, out.stack) for out in now.gone),
        eliminations.Ranked(
            ranking=command.ranking,
            note=command.note,
            bubble=now.reason == "prize",
            hand_for_hand=True,
            by={out.entrant: None if gone & set(out.by or ()) else out.by for out in now.noted},
        ),
        context,
    )
    left = state.players_left - len(now.noted)
    over = hand_for_hand_end(state, context, players_left=left, now=now.ranked())
    return replace(eliminated, hand=now.round.hand, round_over=over)


def end_hand_for_hand(
    state: TournamentState, command: cmd.EndHandForHand, context: Context
) -> ev.HandForHandEnded:
    """End it on the director's word: between two hands, or before the first."""
    now = _going(state)
    if now.to_rank:
        raise Refused("OUTS_TO_RANK", cites=("2.7",), players=len(now.to_rank))
    if now.round.hand:
        now.round.as_ruled().end()
    return ev.HandForHandEnded(round_over(state, now, "director", context), ("2.7",))


def _going(state: TournamentState) -> HandForHandRecord:
    checks.playing(state)
    if state.hand_for_hand is None:
        raise Refused("HAND_FOR_HAND_OFF", cites=("2.7",))
    return state.hand_for_hand


def _tables(state: TournamentState) -> frozenset[int]:
    """Return the tables that play hands, two at least: ``HAND_FOR_HAND_ONE_TABLE``.

    A player alone at a table does not wait for the others.
    """
    counts = state.counts()
    tables = frozenset(number for number, players in counts.items() if players > 1)
    if len(tables) < 2:
        alone = min((number for number, players in counts.items() if players == 1), default=None)
        raise Refused("HAND_FOR_HAND_ONE_TABLE", cites=("2.7",), tables=len(tables), alone=alone)
    return tables


#: Which function judges which command.
DECIDERS: Deciders = {
    cmd.AnnounceHandForHand: announce,
    cmd.TableDone: table_done,
    cmd.TableAllIn: table_all_in,
    cmd.StartNextHand: start_next_hand,
    cmd.TakeBackOut: take_back_out,
    cmd.RankHand: rank_hand,
    cmd.EndHandForHand: end_hand_for_hand,
}
