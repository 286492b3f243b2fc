"""What the rules ask for now: moves, closures, the final table, each with its articles.

Recomputed after every action from the state alone; nothing is stored.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from rules_ropta.balancing import balancing_move, final_table_due, table_stop
from rules_ropta.ruling import Force, Reason, Ruling
from rules_ropta.table_closing import table_to_close
from td_app.tournament.commands import Proposal
from td_app.tournament.decide.asking import Context, late_entry_open
from td_app.tournament.decide.finishing import cites_of, no_shows_due
from td_app.tournament.decide.hand_for_hand import hand_for_hand_due
from td_app.tournament.decide.moves import still_to_seat
from td_app.tournament.planning.colour_ups import Departure, announced, due, tables_to_race
from td_app.tournament.planning.prizes import Placing, award_of, ties_for_prizes, unfilled_places
from td_app.tournament.state.clock import read_clock
from td_app.tournament.state.prizes import AwardRecord, PrizeKind, amounts
from td_app.tournament.state.tournament import TournamentState

#: How many moves are planned ahead: each is proposed again after every action anyway.
MOVES_AHEAD = 12


def proposals(state: TournamentState, context: Context) -> tuple[Proposal, ...]:
    """Return what is to be done, most pressing first, less what the director set aside."""
    if not state.drawn:
        return ()
    found = (*(() if state.over else _in_play(state, context)), *prize_proposals(state, context))
    return tuple(p for p in found if p.key not in state.declined)


def _in_play(state: TournamentState, context: Context) -> tuple[Proposal, ...]:
    final = _final_table(state, context)
    if final is None:
        found = _room(state, context)
    else:
        found = (
            (final,) if final.key not in state.declined else (*_stops(state), *_balancing(state))
        )
    return (
        *found,
        *_hand_for_hand(state),
        *_late_entrants(state, context),
        *_no_shows(state, context),
        *_chips(state, context),
    )


def _final_table(state: TournamentState, context: Context) -> Proposal | None:
    if state.final_table is not None:
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


def _room(state: TournamentState, context: Context) -> tuple[Proposal, ...]:
    closing = _closing(state, context)
    if closing is not None and closing.must and closing.key not in state.declined:
        return (closing,)
    moves = _balancing(state)
    found = (*moves, *((closing,) if closing else ()))
    return (*_stops(state), *found)


def _closing(state: TournamentState, context: Context) -> Proposal | None:
    open_now = late_entry_open(state, context.now_ms)
    ruling = table_to_close(
        state.counts(),
        {t.number: t.capacity for t in state.open_tables()},
        state.setup.closing_order,
        late_entry_open=open_now,
        final_table_size=state.setup.final_table_size,
    )
    if ruling is None:
        return None
    table = ruling.decision
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
    found: list[Proposal] = []
    while len(found) < MOVES_AHEAD:
        largest = max(counts.values())
        with_room = {
            n: c for n, c in counts.items() if c == largest or c < state.tables[n].capacity
        }
        ruling = balancing_move(
            with_room, state.tables_have_closed, breaking_order=state.setup.closing_order
        )
        if ruling is None:
            break
        move = ruling.decision
        found.append(
            Proposal(
                key=f"balance:{move.from_table}:{move.to_table}"
                f":{counts[move.from_table]}:{counts[move.to_table]}",
                kind="balance_tables",
                must=ruling.force is not Force.ADVICE,
                because=ruling.because,
                cites=ruling.cites,
                table=move.from_table,
                to_table=move.to_table,
                asks=_places_asked(state, move.to_table),
                readings=ruling.readings,
            )
        )
        counts[move.from_table] -= 1
        counts[move.to_table] += 1
    return tuple(found)


def _places_asked(state: TournamentState, to_table: int) -> tuple[str, ...]:
    """No big blind is anywhere at a table where fewer than two sit."""
    plays = len(state.tables[to_table].places) > 1
    return ("big_blind", "to_big_blind") if plays else ("big_blind",)


def _stops(state: TournamentState) -> tuple[Proposal, ...]:
    counts = state.counts()
    if len(counts) < 2:
        return ()
    largest = max(counts.values())

    @cache
    def stop_of(players: int) -> Ruling[bool]:
        return table_stop(
            players_here=players,
            largest_elsewhere=largest,
            tables_have_closed=state.tables_have_closed,
            big_blind_at_empty_place=True,
        )

    found = []
    for number, players in counts.items():
        ruling = stop_of(players)
        may_fill = 0 < players < state.tables[number].capacity
        if may_fill and ruling.decision and not state.tables[number].stopped:
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


def _hand_for_hand(state: TournamentState) -> tuple[Proposal, ...]:
    because = hand_for_hand_due(state)
    if because is None:
        return ()
    key = f"hand_for_hand:{because.params['place']}"
    return (Proposal(key, "hand_for_hand", must=False, because=because, cites=("2.7",)),)


def _late_entrants(state: TournamentState, context: Context) -> tuple[Proposal, ...]:
    open_now = late_entry_open(state, context.now_ms)
    return tuple(
        Proposal(
            key=f"seat:{who}",
            kind="seat_late_entrant",
            must=open_now,
            because=Reason("LATE_ENTRANT_WAITS", {"entrant": who})
            if open_now
            else Reason("LATE_ENTRANT_TOO_LATE", {"entrant": who}),
            cites=("1.8", "2.3"),
            entrant=who,
            asks=("to_big_blind",),
        )
        for who in still_to_seat(state)
    )


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


@dataclass(frozen=True, slots=True)
class TieQuestion:
    """Whose are the prizes that tied players cover: ``decided`` once it was said.

    ``set_aside``: the director put the question off the to-do list without an answer (1.1).
    """

    tie: Placing
    decided: AwardRecord | None
    set_aside: bool


def tie_questions(state: TournamentState, context: Context) -> tuple[TieQuestion, ...]:
    """Return the ties over what texts say, answered or not, the best place first.

    None while late entrants may still lower the places (1.8).
    """
    if late_entry_open(state, context.now_ms):
        return ()
    return tuple(
        TieQuestion(tie, award_of(state, tie), _key(tie) in state.declined)
        for tie in ties_for_prizes(state)
    )


def prize_proposals(state: TournamentState, context: Context) -> tuple[Proposal, ...]:
    """Return the ties that wait for an answer, and the places paid that nobody can take."""
    if late_entry_open(state, context.now_ms):
        return ()
    ties = tuple(
        tie_proposal(state, question.tie)
        for question in tie_questions(state, context)
        if question.decided is None
    )
    return (*ties, *_unfilled(state))


def tie_proposal(state: TournamentState, tie: Placing) -> Proposal:
    """Return what asks whose are the prizes of this tie (1.10, 2.7)."""
    return Proposal(
        key=_key(tie),
        kind="award_prizes",
        must=True,
        because=Reason("PRIZES_TO_AWARD", {"entrants": tie.entrants}),
        cites=cites_of(state.setup.prize_plan, tie),
        value=tie.place,
    )


def _key(tie: Placing) -> str:
    return f"prizes:{tie.place}:{'-'.join(map(str, tie.entrants))}"


def _unfilled(state: TournamentState) -> tuple[Proposal, ...]:
    """Money is given whole: with fewer players than places paid, the table is to be cut."""
    unfilled = unfilled_places(state)
    if not unfilled or state.setup.prize_plan.kind is not PrizeKind.MONEY:
        return ()
    paid, left = state.setup.prize_plan.paid, sum(amounts(state.setup.prize_money)[-unfilled:])
    return (
        Proposal(
            key=f"unfilled:{paid}:{unfilled}",
            kind="review_prizes",
            must=True,
            because=Reason(
                "PRIZES_UNFILLED", {"paid": paid, "players": paid - unfilled, "left": left}
            ),
            cites=(),
        ),
    )
