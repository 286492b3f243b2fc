"""What hand-for-hand asks of every other decision: who is noted out, whether it is over (2.7)."""

from __future__ import annotations

from rules_ropta.ruling import Refused
from td_app.tournament.decide.asking import level_now
from td_app.tournament.decide.context import Context
from td_app.tournament.state import clock as time
from td_app.tournament.state.hand_for_hand import HandForHandRecord, RoundOver
from td_app.tournament.state.tournament import TournamentState


def not_noted(state: TournamentState, entrant: int) -> None:
    """Refuse what concerns a player noted as out, who waits to be ranked."""
    now = state.hand_for_hand
    if now is not None and entrant in now.noted_entrants():
        raise Refused("OUT_ALREADY_NOTED", cites=("2.7",), entrant=entrant)


def between_hands(state: TournamentState) -> None:
    """Refuse what closes a table while a common hand is played, or somebody is to be ranked."""
    now = state.hand_for_hand
    if now is None:
        return
    if now.hand_going:
        raise Refused("TABLES_STILL_PLAY", cites=("2.7",), tables=now.round.playing)
    if now.noted:
        raise Refused("OUTS_TO_RANK", cites=("2.7",), players=len(now.noted))


def gathers(state: TournamentState) -> bool:
    """Return whether those who go out are gathered, to be ranked with the hand."""
    return state.hand_for_hand is not None and state.hand_for_hand.round.hand > 0


def over_after(
    state: TournamentState,
    context: Context,
    *,
    players_left: int,
    now: HandForHandRecord | None = None,
    clock: time.ClockState | None = None,
) -> RoundOver | None:
    """Return the end of hand-for-hand, when its reason is gone and no hand goes on.

    ``now`` and ``clock`` are what the same event makes of them.
    """
    now = now or state.hand_for_hand
    if now is None or now.hand_going or now.noted:
        return None
    if now.until is not None and players_left <= now.until:
        return round_over(state, now, now.reason, context, clock)
    if players_left < 2 or len(now.round.tables) < 2:
        return round_over(state, now, "one_table", context, clock)
    return None


def round_over(
    state: TournamentState,
    now: HandForHandRecord,
    why: str,
    context: Context,
    clock: time.ClockState | None = None,
) -> RoundOver:
    """Return how it ends: a clock that ran before runs again, but waits for a final table.

    Nobody plays until the final table's seats are drawn.
    """
    clock = clock or state.clock
    structure = state.setup.structure
    reading = time.read_clock(clock, structure, context.now_ms)
    waits = why == "final_table" or reading.in_break
    if now.clock_ran and not clock.running and not waits:
        clock = time.running_from(clock, context.now_ms)
    return RoundOver(
        why=why,
        hands=now.round.hands_played,
        clock=clock,
        level=reading.level_number if clock.started else level_now(state, context),
        at_ms=context.now_ms,
    )
