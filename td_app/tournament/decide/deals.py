"""May those left make this deal, may this tournament be cancelled (room 52 to 55)?"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide.checks import (
    Context,
    Deciders,
    late_entry_open,
    stack_of_each,
)
from td_app.tournament.planning.days_before import chips_with_bags, fees_before
from td_app.tournament.planning.deals import (
    FEWEST,
    MOST,
    by_stack,
    dealt,
    prizes_left,
    settlement,
    stage_of,
    still_in,
    with_bags,
)
from td_app.tournament.state.clock import ClockState, held_at
from td_app.tournament.state.deals import Cancellation, Deal, DealKind, DealShare, Stage
from td_app.tournament.state.tournament import TournamentState

Pairs = tuple[tuple[int, int], ...]


def agree_deal(state: TournamentState, command: cmd.AgreeDeal, context: Context) -> ev.DealAgreed:
    """Record a deal between all players left, with the shares worked out; no draw takes place.

    Refused while late entrants may still lower the places, when somebody did not agree, and
    when stacks or figures do not add up.
    """
    players = _dealers(state, context)
    stacks = _stacks(state, command.stacks, players, state.chips_in_play)
    for who in players:
        if who not in command.agreed:
            raise Refused("DEAL_NOT_AGREED", cites=("room types",), entrant=who)
    shares = _by_hand(command, players)
    prizes = prizes_left(state)
    ruling = dealt(command.kind, tuple(stacks.values()), prizes, command.kept, shares)
    if command.kept and not command.plays_on:
        raise Refused("DEAL_KEPT_NEEDS_PLAY", cites=ruling.cites, kept=command.kept)
    taken = zip(stacks.items(), ruling.decision.shares, strict=True)
    deal = Deal(
        kind=command.kind,
        shares=tuple(DealShare(who, chips, cents) for (who, chips), cents in taken),
        kept=command.kept,
        prizes=prizes,
        ranking=() if command.plays_on else by_stack(stacks),
        at_ms=context.now_ms,
    )
    clock = state.clock if command.plays_on else _paused_clock(state, context)
    return ev.DealAgreed(deal, ruling.decision.over_first, clock, ruling.cites)


def cancel_tournament(
    state: TournamentState, command: cmd.CancelTournament, context: Context
) -> ev.TournamentCancelled:
    """Record that the tournament stops for good, and every payment it owes."""
    if state.over:
        raise Refused("OVER_ALREADY_CANCEL")
    if not command.note.strip():
        raise Refused("REASON_NEEDED", cites=("1.1",))
    if any(prize < 0 for prize in command.prizes):
        raise Refused("CANCEL_PRIZES", cites=("room 54",))
    if len(command.prizes) > max(1, state.players_left):
        raise Refused(
            "MORE_PRIZES_THAN_PLAYERS",
            cites=("room 54",),
            prizes=len(command.prizes),
            players=state.players_left,
        )
    if any(command.prizes) and not (state.setup.of_money or context.money_allowed()):
        raise Refused("MONEY_NOT_ALLOWED", cites=("room 54",))
    players = with_bags(state) if stage_of(state) is not Stage.BEFORE_START else ()
    fees = _fees_of_days_one(state, command, players)
    owing = partial(
        settlement,
        state,
        converted=command.prizes,
        days_before=bool(fees),
        share_added=command.share_added,
    )
    owed = owing(stacks=dict.fromkeys(players, 1))
    if owed.payments and players:
        in_play = chips_with_bags(state)
        owed = owing(stacks=_stacks(state, command.stacks, players, in_play))
    cancelled = Cancellation(
        owed.stage,
        owed.payments,
        owed.pool,
        owed.prizes,
        context.now_ms,
        owed.readings,
        fees,
        owed.added,
        owed.apart,
    )
    return ev.TournamentCancelled(cancelled, _paused_clock(state, context), owed.cites)


def _fees_of_days_one(
    state: TournamentState, command: cmd.CancelTournament, players: tuple[int, ...]
) -> int | None:
    """Return the day 1 fees given back, in cents: no text settles them, the director says so."""
    paid = fees_before(state, players)
    if not paid:
        return None
    if command.day_one_fees is None:
        raise Refused("DAY_ONE_FEES_UNSAID", cites=("1.1",), fees=paid)
    return paid if command.day_one_fees else 0


def _dealers(state: TournamentState, context: Context) -> tuple[int, ...]:
    """Return those who may make a deal: all those left, when there is money to be shared."""
    if not state.clock.started or state.over:
        raise Refused("DEAL_NOT_IN_PLAY", cites=("room types",))
    if state.deal is not None:
        raise Refused("DEAL_ALREADY", cites=("room types",))
    players = still_in(state)
    if not FEWEST <= len(players) <= MOST:
        raise Refused("DEAL_PLAYERS", cites=("room types",), least=FEWEST, most=MOST)
    if not any(prizes_left(state)):
        raise Refused("DEAL_NO_MONEY", cites=("room types",))
    if late_entry_open(state, context.now_ms):
        raise Refused("DEAL_ENTRIES_OPEN", cites=("1.8",))
    return players


def _stacks(
    state: TournamentState, given: Pairs, players: tuple[int, ...], in_play: int
) -> Mapping[int, int]:
    """The stack of each player left, in their order; all the chips in play, no more, no less."""
    said = stack_of_each(given, players)
    total = sum(said.values())
    if total not in (in_play, in_play + state.accepted_gap):
        raise Refused("DEAL_STACKS", said=total, total=in_play, gap=total - in_play)
    return said


def _paused_clock(state: TournamentState, context: Context) -> ClockState:
    """The clock once play is over: it stands."""
    if not state.clock.running:
        return state.clock
    return held_at(state.clock, state.setup.structure, context.now_ms)


def _by_hand(command: cmd.AgreeDeal, players: tuple[int, ...]) -> tuple[int, ...]:
    if command.kind is not DealKind.BY_HAND:
        return ()
    said = dict(command.shares)
    if set(said) != set(players) or len(said) != len(command.shares):
        raise Refused("DEAL_SHARES_ALL", cites=("room types",))
    if any(cents < 0 for cents in said.values()):
        raise Refused("DEAL_SHARE_NEGATIVE", cites=("room types",))
    return tuple(said[who] for who in players)


#: Which function judges which command.
DECIDERS: Deciders = {cmd.AgreeDeal: agree_deal, cmd.CancelTournament: cancel_tournament}
