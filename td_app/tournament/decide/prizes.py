"""The award of prizes, and how they may change in play (1.10, 2.7)."""

from __future__ import annotations

from dataclasses import replace

from rules_ropta.formats.payouts import SatellitePool, satellite
from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import checks
from td_app.tournament.decide.checks import Context, Deciders, late_entry_open
from td_app.tournament.planning.pool import pool_now, prize_plan
from td_app.tournament.planning.prizes import Placing, placings
from td_app.tournament.state.clock import held_at
from td_app.tournament.state.prizes import (
    PrizeKind,
    PrizePlan,
    cents_shared,
    points_shared,
    texts_covered,
)
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.state.tournament import TournamentState


def award_prizes(
    state: TournamentState, command: cmd.AwardPrizes, context: Context
) -> ev.PrizesAwarded:
    """Record whose are the prizes of a tie; a later decision of the same tie replaces it.

    Refused while late entrants may still lower the places (1.8).
    """
    tie, at_stake = _tie(state, command.place)
    if late_entry_open(state, context.now_ms):
        raise Refused("PRIZES_PLACES_OPEN", cites=("1.8",), place=tie.place)
    for prize in at_stake:
        times = sum(given.prize == prize for given in command.given)
        if times != 1:
            raise Refused("PRIZES_ONE_LEFT" if not times else "PRIZES_TWICE", place=prize)
    for given in command.given:
        if given.prize not in at_stake:
            raise Refused("PRIZES_NOT_THEIRS", place=given.prize)
        if not given.to or len(set(given.to)) != len(given.to):
            raise Refused("PRIZES_ONE_LEFT", place=given.prize)
        for who in given.to:
            if who not in tie.entrants:
                raise Refused("PRIZES_NOT_TIED", entrant=who)
    shared = all(set(given.to) == set(tie.entrants) for given in command.given)
    if not shared and not command.note.strip():
        raise Refused("REASON_NEEDED", cites=("1.1", "1.10"))
    ordered = tuple(sorted(command.given, key=lambda given: given.prize))
    return ev.PrizesAwarded(tie.place, tie.entrants, ordered, cites_of(prize_plan(state), tie))


def cites_of(plan: PrizePlan, tie: Placing) -> tuple[str, ...]:
    """Return the articles of a tie: that of the last prize too when it is covered (2.7)."""
    covers_last = tie.place <= plan.paid <= tie.place + len(tie.entrants) - 1
    return ("1.10", "2.7") if covers_last else ("1.10",)


def keep_what_is_won(state: TournamentState, setup: TournamentSetup) -> None:
    """Refuse settings that would take a prize from a player who already has its place."""
    old = prize_plan(state)
    new = prize_plan(replace(state, setup=setup))
    if new == old:
        return
    for placing in placings(state):
        if placing.place > old.paid:
            return
        if not _keeps(placing, old, new):
            raise Refused("PRIZES_TAKEN", place=placing.place)


def _keeps(placing: Placing, old: PrizePlan, new: PrizePlan) -> bool:
    place = placing.place
    tied = len(placing.entrants)
    if old.kind.worded:
        same = new.kind.worded
        return same and set(texts_covered(old, place, tied)) <= set(texts_covered(new, place, tied))
    if new.kind is not old.kind:
        return False
    if old.kind is PrizeKind.POINTS:
        return points_shared(new, place, tied) >= points_shared(old, place, tied)
    return sum(cents_shared(new, place, tied)) >= sum(cents_shared(old, place, tied))


def _tie(state: TournamentState, place: int) -> tuple[Placing, tuple[int, ...]]:
    """The tie of this place with the prizes it covers, or a refusal."""
    plan = prize_plan(state)
    for placing in placings(state):
        tied = len(placing.entrants)
        if placing.place == place and tied > 1 and plan.kind.worded:
            at_stake = texts_covered(plan, place, tied)
            if at_stake:
                return placing, at_stake
    raise Refused("PRIZES_NO_TIE", place=place)


def lock_prizes(
    state: TournamentState, command: cmd.LockPrizes, context: Context
) -> ev.PrizesLocked:
    """Say what each place wins of what entries have made, or follow them again."""
    setup = state.setup
    money = state.setup.prize_money
    plan = prize_plan(state)
    if setup.prize_kind is not PrizeKind.MONEY or not money.from_entries or money.seat:
        raise Refused("PRIZES_NOT_OF_ENTRIES", cites=("room 39",))
    if command.locked == bool(money.sums):
        raise Refused("PRIZES_LOCKED_ALREADY" if command.locked else "PRIZES_FOLLOW_ALREADY")
    if command.locked and not plan:
        raise Refused("PRIZES_NOTHING_YET")
    if not command.locked:
        keep_what_is_won(state, replace(setup, prize_money=replace(money, sums=())))
    pool = pool_now(state)
    return ev.PrizesLocked(plan.cents if command.locked else (), pool.total, pool.entries)


def end_satellite(
    state: TournamentState, command: cmd.EndSatellite, context: Context
) -> ev.SatelliteEnded:
    """End play once as many are left as there are seats; late entrants may still add some."""
    if not state.setup.satellite:
        raise Refused("SATELLITE_NOT", cites=("room 41",))
    checks.playing(state)
    checks.between_hands(state)
    if late_entry_open(state, context.now_ms):
        raise Refused("SATELLITE_ENTRIES_OPEN", cites=("room 41",))
    plan = prize_plan(state)
    if not plan.seats:
        short = {"pool": sum(plan.cents), "seat": plan.money.seat}
        raise Refused("SATELLITE_POOL_SHORT", cites=("room 41",), **short)
    if not satellite_due(state):
        raise Refused(
            "SATELLITE_GOES_ON", cites=("room 41",), seats=plan.seats, left=state.players_left
        )
    running = state.clock.running
    held = held_at(state.clock, state.setup.structure, context.now_ms)
    return ev.SatelliteEnded(
        entrants=tuple(sorted(who for t in state.open_tables() for who in t.places.values())),
        seats=plan.seats,
        left_over=sum(plan.cents[plan.seats :]),
        clock=held if running else state.clock,
        at_ms=context.now_ms,
        cites=("room 41",),
    )


def satellite_due(state: TournamentState) -> bool:
    """Return whether as many are left as there are seats to win (room 41)."""
    plan = prize_plan(state)
    if not (state.setup.satellite and plan.seats and state.clock.started) or state.over:
        return False
    if plan.kind is not PrizeKind.MONEY:
        return state.players_left <= plan.seats
    asked = SatellitePool(pool=sum(plan.cents), seat=plan.money.seat, left=state.players_left)
    return satellite(asked).decision.over


#: Which function judges which command.
DECIDERS: Deciders = {
    cmd.AwardPrizes: award_prizes,
    cmd.LockPrizes: lock_prizes,
    cmd.EndSatellite: end_satellite,
}
