"""The context of a decision beyond the state, and the checks that deciders share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rules_ropta.arrivals import late_entry_allowed
from rules_ropta.balancing import table_stop
from rules_ropta.formats.entries import prizes_begin
from rules_ropta.ruling import Refused
from rules_ropta.table_layout import Seat, TableLayout
from td_app.tournament import events as ev
from td_app.tournament.commands import Proposal
from td_app.tournament.planning.amounts_due import unanswered
from td_app.tournament.planning.pool import prize_plan
from td_app.tournament.state import clock as time
from td_app.tournament.state.buy_ins import FREE, Cost
from td_app.tournament.state.clock import read_clock
from td_app.tournament.state.hands import HandForHandRecord, RoundOver
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import (
    Entrant,
    Standing,
    Table,
    TableStatus,
    TournamentState,
)


def _nobody(_entrant: int) -> Person:
    return Person("")


@dataclass(frozen=True, slots=True)
class Context:
    """Time and chance enter here only. ``now_ms``: milliseconds since 1970.

    ``asked``: what the rules ask for now, as the session sees it; ``person``: who an entrant is,
    whose club and team are no part of the journal; ``money_allowed``: the club allows entries
    that are paid for, and prizes in money.
    """

    now_ms: int
    sequence: int
    seed: Callable[[], bytes]
    asked: Callable[[], tuple[Proposal, ...]] = tuple
    person: Callable[[int], Person] = _nobody
    money_allowed: Callable[[], bool] = lambda: False


#: Which function judges which command: each matter has its own.
Deciders = Mapping[type, Callable[[TournamentState, Any, Context], ev.Event]]


def entry_level(state: TournamentState, now_ms: int) -> int:
    """Return the level a late entrant would play first (0 before the start)."""
    if not state.clock.started:
        return 0
    return read_clock(state.clock, state.setup.structure, now_ms).entry_level


def late_entry_open(state: TournamentState, now_ms: int) -> bool:
    """Return whether entrants may still come in at this level (1.8).

    A day 2 that has not begun is at the level it begins with: its days 1 were entered.
    """
    if prizes_have_begun(state):
        return False
    return _level_lets_in(state, now_ms)


def closed_by_prizes(state: TournamentState, now_ms: int) -> bool:
    """Return whether late entry would be open at this level, had prizes not begun (room 32)."""
    return prizes_have_begun(state) and _level_lets_in(state, now_ms)


def _level_lets_in(state: TournamentState, now_ms: int) -> bool:
    if state.final_table is not None or state.over:
        return False
    level = entry_level(state, now_ms)
    if state.flights and not state.clock.started:
        level = read_clock(state.clock, state.setup.structure, now_ms).entry_level
    return late_entry_allowed(level, state.setup.late_entry_until).decision


def entries_closed(state: TournamentState, now_ms: int) -> bool:
    """Return whether play has begun and nobody enters any more."""
    return state.clock.started and not late_entry_open(state, now_ms)


def prizes_have_begun(state: TournamentState) -> bool:
    """Return whether late entry is over early, by these terms: the next one out is paid."""
    if not state.setup.entry_terms.closes_with_prizes or not state.finishing:
        return False
    return prizes_begin(state.players_left, prize_plan(state).paid).decision


def paid_up(state: TournamentState, who: int, more: Cost = FREE) -> None:
    """Refuse a seat, or ``more`` chips, to a player with a debt that the director does not
    cover.
    """
    missing = unanswered(state, who, more) if state.setup.entry_terms.priced else 0
    if missing:
        raise Refused("UNPAID", cites=(), entrant=who, cents=missing)


def the_entrant(state: TournamentState, who: int) -> Entrant:
    """Return an entrant; refuse a number that is not theirs: ``NO_SUCH_ENTRANT``."""
    entrant = state.entrants.get(who)
    if entrant is None:
        raise Refused("NO_SUCH_ENTRANT", entrant=who)
    return entrant


def the_entrants(state: TournamentState, who: Iterable[int]) -> tuple[Entrant, ...]:
    """Return several entrants, each named once."""
    numbers = tuple(who)
    if not numbers:
        raise Refused("NOBODY_CHOSEN")
    for number in numbers:
        the_entrant(state, number)
        if numbers.count(number) > 1:
            raise Refused("ENTRANT_TWICE", entrant=number)
    return tuple(state.entrants[number] for number in numbers)


def seat_of(state: TournamentState, who: int) -> Seat:
    """Return where a player sits, or refuse one who does not play."""
    entrant = the_entrant(state, who)
    if entrant.seat is None:
        code = "ALREADY_OUT" if entrant.standing is not Standing.REGISTERED else "NOT_SEATED"
        raise Refused(code, entrant=who)
    return entrant.seat


def open_table(state: TournamentState, number: int) -> Table:
    """Return a table in play."""
    table = the_table(state, number)
    if table.status is not TableStatus.OPEN:
        raise Refused("TABLE_NOT_OPEN", table=number)
    return table


def the_table(state: TournamentState, number: int) -> Table:
    """Return a table of the room."""
    table = state.tables.get(number)
    if table is None:
        raise Refused("NO_SUCH_TABLE", table=number)
    return table


def usable_seat(state: TournamentState, seat: Seat) -> Seat:
    """Return a seat of a table in play, taken or not, or refuse one that is not there."""
    table = open_table(state, seat.table)
    if not 1 <= seat.number <= table.seats:
        raise Refused("NO_SUCH_PLACE", table=seat.table, place=seat.number, seats=table.seats)
    if seat.number in table.out_of_use:
        raise Refused("SEAT_OUT_OF_USE", table=seat.table, place=seat.number)
    return seat


def stack_of_each(given: tuple[tuple[int, int], ...], players: tuple[int, ...]) -> dict[int, int]:
    """Return the stack of each player left, in their order, once each; refused when one lacks."""
    said = dict(given)
    left = set(players)
    for who, chips in given:
        if who not in left or len(said) != len(given):
            raise Refused("DEAL_NOT_LEFT", entrant=who)
        if chips <= 0:
            raise Refused("DEAL_STACK_MISSING", entrant=who)
    for who in players:
        if who not in said:
            raise Refused("DEAL_STACK_MISSING", entrant=who)
    return {who: said[who] for who in players}


def free_seat(state: TournamentState, seat: Seat) -> Seat:
    """Return a seat that can be taken, or refuse it with what is wrong."""
    table = state.tables[usable_seat(state, seat).table]
    if seat.number in table.places:
        raise Refused(
            "SEAT_TAKEN",
            table=seat.table,
            place=seat.number,
            entrant=table.places[seat.number],
        )
    return seat


def playing(state: TournamentState) -> None:
    """Refuse what needs seats drawn and somebody left to play against."""
    if not state.drawn:
        raise Refused("NOT_DRAWN_YET", cites=("2.1",))
    if state.over:
        raise Refused("TOURNAMENT_OVER")


def level_now(state: TournamentState, context: Context) -> int:
    """Return the level on the clock (0 before the start)."""
    if not state.clock.started:
        return 0
    return read_clock(state.clock, state.setup.structure, context.now_ms).level_number


def layout(
    table: Table,
    *,
    big_blind: int | None = None,
    button: int | None = None,
) -> TableLayout:
    """Return the table as the rulebook sees it, with positions asked at this moment."""
    return TableLayout(
        number=table.number,
        seats=table.seats,
        occupied=frozenset(table.places),
        big_blind=big_blind,
        button=button,
        out_of_use=table.out_of_use,
    )


def resumed_by(state: TournamentState, counts: Mapping[int, int]) -> tuple[int, ...]:
    """Return the stopped tables that are no longer short with these players by table (2.3).

    A full table is never short: a smaller one has nobody to wait for.
    """
    if not counts:
        return ()
    largest = max(counts.values())
    return tuple(
        number
        for number in state.stopped_tables()
        if number in counts
        and not (
            counts[number] < state.tables[number].capacity
            and table_stop(
                players_here=counts[number],
                largest_elsewhere=largest,
                tables_have_closed=state.tables_have_closed,
                big_blind_at_empty_place=True,
            ).decision
        )
    )


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
    if now.to_rank:
        raise Refused("OUTS_TO_RANK", cites=("2.7",), players=len(now.to_rank))


def gathers(state: TournamentState) -> bool:
    """Return whether those who go out are gathered, to be ranked with the hand."""
    return state.hand_for_hand is not None and state.hand_for_hand.round.hand > 0


def hand_for_hand_end(
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
    if now is None or now.hand_going or now.to_rank:
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
