"""Proposals of the rules now: moves, closures, the final table, each with its articles.

Recomputed after every action from the state alone; nothing is stored.
"""

from __future__ import annotations

from dataclasses import replace

from rules_ropta.balancing import balancing_move, final_table_due, table_stop
from rules_ropta.formats.entries import field_too_small
from rules_ropta.house_rules import MOVER_BY_LOT
from rules_ropta.ruling import Force, Reason, Ruling
from rules_ropta.table_closing import table_to_close
from td_app.tournament.commands import Proposal
from td_app.tournament.decide.buy_ins import add_on_now
from td_app.tournament.decide.checks import Context, late_entry_open
from td_app.tournament.decide.finishing import no_shows_due
from td_app.tournament.decide.hand_for_hand import hand_for_hand_due
from td_app.tournament.planning.amounts_due import waiting_list
from td_app.tournament.planning.colour_ups import Departure, announced, due, tables_to_race
from td_app.tournament.planning.sit_and_go import is_full, seats_to_fill, starts_full
from td_app.tournament.proposals.prizes import bounty_proposals, prize_proposals
from td_app.tournament.state.clock import read_clock
from td_app.tournament.state.setup import declared_house_rules
from td_app.tournament.state.stays import ADD_ON, ENTRY
from td_app.tournament.state.tournament import Standing, TournamentState

#: How many moves are planned ahead: each is proposed again after every action anyway.
MOVES_AHEAD = 12


def proposals(state: TournamentState, context: Context) -> tuple[Proposal, ...]:
    """Return the proposals, most pressing first, without those the director set aside."""
    if not state.drawn:
        return tuple(p for p in _before_the_draw(state) if p.key not in state.declined)
    of_prizes = prize_proposals(state, context)
    ending = (p for p in of_prizes if p.kind == "end_satellite" and p.key not in state.declined)
    over = state.over or any(ending)
    found = (
        *_too_few(state),
        *_to_be_started(state),
        *(() if over else _in_play(state, context)),
        *of_prizes,
    )
    return tuple(p for p in (*found, *bounty_proposals(state)) if p.key not in state.declined)


def _before_the_draw(state: TournamentState) -> tuple[Proposal, ...]:
    """Return the proposals that start a full sit & go: its jackpot, its seats."""
    if not starts_full(state) or not is_full(state):
        return ()
    players = seats_to_fill(state)
    if state.setup.jackpot and state.jackpot is None:
        why = Reason("JACKPOT_READY", {"players": players})
        return (Proposal("jackpot", "draw_jackpot", True, why, ("room hexapro",)),)
    why = Reason("SIT_AND_GO_FULL", {"players": players})
    return (Proposal(f"full:{players}", "draw_seats", True, why, ("room types",)),)


def _to_be_started(state: TournamentState) -> tuple[Proposal, ...]:
    if not starts_full(state) or state.clock.started or state.over:
        return ()
    why = Reason("SIT_AND_GO_SEATED")
    return (Proposal("start", "start_clock", True, why, ("room types",)),)


def _in_play(state: TournamentState, context: Context) -> tuple[Proposal, ...]:
    final = _final_table(state, context)
    if final is None:
        # A table to close, then moves: none towards that table, whose players would move twice
        # (2.3 is balancing without a closure; 2.4).
        closing = _closing(state, context)
        if closing is None or closing.key in state.declined:
            found = (*_stops(state), *_balancing(state))
        elif closing.must:
            found = (closing,)
        else:
            moves = (move for move in _balancing(state) if move.to_table != closing.table)
            found = (*_stops(state), closing, *moves)
    else:
        found = (
            (final,) if final.key not in state.declined else (*_stops(state), *_balancing(state))
        )
    return (
        *_end_of_day(state, context),
        *found,
        *_hand_for_hand(state),
        *_late_entrants(state, context),
        *_no_shows(state, context),
        *_add_ons(state, context),
        *_chips(state, context),
    )


def _end_of_day(state: TournamentState, context: Context) -> tuple[Proposal, ...]:
    """The end of a day 1: to be prepared while its last level is played, then to be done."""
    flight = state.setup.flight
    if flight is None or not state.clock.started:
        return ()
    reading = read_clock(state.clock, state.setup.structure, context.now_ms)
    if reading.entry_level < flight.ends_after:
        return ()
    due_now = reading.entry_level > flight.ends_after or reading.overtime_ms > 0
    why = Reason("DAY_OVER_DUE" if due_now else "DAY_TO_END", {"level": flight.ends_after})
    key = f"end_day:{flight.ends_after}:{due_now}"
    return (Proposal(key, "end_day", due_now, why, ("room types",)),)


def _final_table(state: TournamentState, context: Context) -> Proposal | None:
    if state.final_table is not None or state.setup.flight is not None:
        return None
    tables = state.counts()
    due = final_table_due(state.players_left, len(tables), state.setup.final_table_size)
    if not due.decision:
        return None
    open_now = late_entry_open(state, context.now_ms)
    return Proposal(
        key=f"final:{state.players_left}",
        kind="final_table",
        must=not open_now,
        because=Reason("FINAL_TABLE_ENTRIES_OPEN", due.because.params) if open_now else due.because,
        cites=("1.8", *due.cites) if open_now else due.cites,
        readings=due.readings,
    )


def _closing(state: TournamentState, context: Context) -> Proposal | None:
    open_now = late_entry_open(state, context.now_ms)
    ruling = table_to_close(
        state.counts(),
        state.capacities(),
        state.closing_order(),
        late_entry_open=open_now,
        # The final table of the event is drawn on day 2: a day 1 goes down to one table.
        final_table_size=None if state.setup.flight else state.setup.final_table_size,
    )
    if ruling is None:
        return None
    table = ruling.decision
    if open_now and not state.tables[table].places:
        # Just opened, for somebody who comes.
        return None
    return Proposal(
        key=f"break:{table}:{state.players_left}",
        kind="break_table",
        must=not open_now and ruling.force is not Force.DIRECTOR,
        because=ruling.because,
        cites=ruling.cites,
        table=table,
        readings=ruling.readings,
    )


def _balancing(state: TournamentState) -> tuple[Proposal, ...]:
    """Every move needed until the room is even, planned one after the other."""
    counts = state.counts()
    capacities = state.capacities()
    found: list[Proposal] = []
    while len(found) < MOVES_AHEAD:
        largest = max(counts.values())
        with_room = {n: c for n, c in counts.items() if c == largest or c < capacities[n]}
        ruling = balancing_move(
            with_room, state.tables_have_closed, breaking_order=state.closing_order()
        )
        if ruling is None:
            break
        move = ruling.decision
        # No big blind is anywhere at a table where fewer than two sit; where the house has the
        # player drawn, nobody need say where it is at the table that gives.
        there = ("to_big_blind",) if len(state.tables[move.to_table].places) > 1 else ()
        by_lot = declared_house_rules(state.setup).obeyed(MOVER_BY_LOT)
        because = ruling.because
        if by_lot:
            advised = because.code == "TABLES_COULD_BE_EVENER"
            code = "TABLES_EVENER_BY_LOT" if advised else "TABLE_SHORT_BY_LOT"
            because = Reason(code, because.params)
        found.append(
            Proposal(
                key=f"balance:{move.from_table}:{move.to_table}"
                f":{counts[move.from_table]}:{counts[move.to_table]}",
                kind="balance_tables",
                must=ruling.force is not Force.ADVICE,
                because=because,
                cites=ruling.cites,
                table=move.from_table,
                to_table=move.to_table,
                asks=there if by_lot else ("big_blind", *there),
                readings=ruling.readings,
            )
        )
        counts[move.from_table] -= 1
        counts[move.to_table] += 1
    return tuple(found)


def _stops(state: TournamentState) -> tuple[Proposal, ...]:
    counts = state.counts()
    if len(counts) < 2:
        return ()
    largest = max(counts.values())
    short = {
        players: ruling
        for players in set(counts.values())
        if (ruling := _stop_of(state, players, largest)).decision
    }
    found = []
    for number, players in counts.items() if short else ():
        may_fill = 0 < players < state.capacities()[number]
        if may_fill and players in short and not state.tables[number].stopped:
            ruling = short[players]
            found.append(
                Proposal(
                    key=f"stop:{number}:{players}:{largest}",
                    kind="stop_table",
                    must=True,
                    because=replace(
                        ruling.because,
                        params={
                            **ruling.because.params,
                            "table": number,
                            "short_by": largest - players,
                        },
                    ),
                    cites=ruling.cites,
                    table=number,
                    readings=ruling.readings,
                )
            )
    return tuple(found)


def _stop_of(state: TournamentState, players: int, largest: int) -> Ruling[bool]:
    return table_stop(
        players_here=players,
        largest_elsewhere=largest,
        tables_have_closed=state.tables_have_closed,
        big_blind_at_empty_place=True,
    )


def _hand_for_hand(state: TournamentState) -> tuple[Proposal, ...]:
    because = hand_for_hand_due(state)
    if because is None:
        return ()
    key = f"hand_for_hand:{because.params['place']}"
    return (Proposal(key, "hand_for_hand", must=False, because=because, cites=("2.7",)),)


def _late_entrants(state: TournamentState, context: Context) -> tuple[Proposal, ...]:
    """Return those who wait for a seat: all of them, or as many as a greatest field leaves
    seats for.
    """
    waiting = waiting_list(state)
    greatest = state.setup.entry_terms.greatest_field
    if greatest is not None:
        waiting = waiting[: max(0, greatest - state.players_left)]
    open_now = bool(waiting) and late_entry_open(state, context.now_ms)
    return tuple(
        Proposal(
            key=f"seat:{who}" if new else f"re_enter:{who}",
            kind="seat_late_entrant" if new else "re_enter",
            must=open_now,
            because=Reason("LATE_ENTRANT_WAITS" if new else "RE_ENTRY_WAITS", {"entrant": who})
            if open_now
            else Reason("LATE_ENTRANT_TOO_LATE", {"entrant": who}),
            cites=("1.8", "2.3") if new else ("room 32", "2.3"),
            entrant=who,
            asks=("to_big_blind",),
        )
        for who in waiting
        for new in (state.entrants[who].standing is Standing.REGISTERED,)
    )


def _too_few(state: TournamentState) -> tuple[Proposal, ...]:
    """The cancellation, while play has not begun and too few have entered (room 37)."""
    least = state.setup.entry_terms.least_field
    if least is None or state.clock.started:
        return ()
    entries = state.stays.times.get(ENTRY, 0)
    ruling = field_too_small(entries, least)
    if not ruling.decision:
        return ()
    key = f"too_few:{entries}"
    return (Proposal(key, "cancel_tournament", True, ruling.because, ruling.cites),)


def _no_shows(state: TournamentState, context: Context) -> tuple[Proposal, ...]:
    """The players who never came, once the tournament's own rule withdraws them (1.8, 1.9)."""
    until = state.setup.no_shows_out_after
    return tuple(
        Proposal(
            key=f"no_show:{who}",
            kind="withdraw_no_show",
            must=False,
            because=Reason("NO_SHOW_LEAVES_NOW", {"entrant": who, "until": until}),
            cites=("1.8", "1.9"),
            entrant=who,
            asks=("chips",),
        )
        for who in no_shows_due(state, context)
    )


def _add_ons(state: TournamentState, context: Context) -> tuple[Proposal, ...]:
    """The add-on, while its break lasts and somebody in play has not taken it (types)."""
    terms = state.setup.entry_terms.addon
    if terms is None or not add_on_now(state, terms, context.now_ms):
        return ()
    seated = (who for table in state.open_tables() for who in table.places.values())
    without = sum(1 for who in seated if not state.stays.latest(who).times(ADD_ON))
    if not without:
        return ()
    why = Reason("ADD_ON_NOW", {"players": without, "chips": terms.chips})
    return (Proposal(f"add_on:{terms.after}", "take_add_ons", False, why, ("room types",)),)


def _chips(state: TournamentState, context: Context) -> tuple[Proposal, ...]:
    """The values that leave now, then those to prepare for the coming break (3.2)."""
    if not state.clock.started:
        return ()
    step = read_clock(state.clock, state.setup.structure, context.now_ms).step
    return (
        *(_value_leaves(state, one) for one in due(state, step)),
        *(_value_to_prepare(one) for one in announced(state, step)),
    )


def _value_leaves(state: TournamentState, leaving: Departure) -> Proposal:
    left = tables_to_race(state, leaving.value)
    gone = not left
    return Proposal(
        key=f"withdraw:{leaving.value}" if gone else f"race:{leaving.value}",
        kind="withdraw_value" if gone else "race_chips",
        must=False,
        because=Reason("VALUE_RACED_EVERYWHERE", {"value": leaving.value})
        if gone
        else Reason(
            "VALUE_LEAVES_NOW",
            {"value": leaving.value, "high": leaving.high, "tables_left": len(left)},
        ),
        cites=("3.2",),
        value=leaving.value,
    )


def _value_to_prepare(leaving: Departure) -> Proposal:
    return Proposal(
        key=f"prepare:{leaving.value}:{leaving.step}",
        kind="prepare_chips",
        must=False,
        because=Reason(
            "CHIPS_TO_PREPARE",
            {
                "value": leaving.value,
                "high": leaving.high,
                "level": leaving.level,
                **({} if leaving.needed is None else {"needed": leaving.needed}),
            },
        ),
        cites=("3.2",),
        value=leaving.value,
    )
