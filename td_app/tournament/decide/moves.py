"""Changes of table: balancing, breaking, stopping, moving by hand (2.3, 2.4)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules_ropta.arrivals import seat_for_arrival
from rules_ropta.balancing import final_table_due, table_stop
from rules_ropta.house_rules import MOVER_BY_LOT
from rules_ropta.player_to_move import player_by_lot, player_to_move, seat_far_from_big_blind
from rules_ropta.ruling import Refused
from rules_ropta.seat_draw import draw_places
from rules_ropta.table_closing import OUT_OF_ORDER, destinations, table_to_close
from rules_ropta.table_layout import Seat
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import checks
from td_app.tournament.decide.checks import (
    Context,
    Deciders,
    between_hands,
    hand_for_hand_end,
    late_entry_open,
    not_noted,
)
from td_app.tournament.decide.positions import entering_next_hand
from td_app.tournament.state.setup import declared_house_rules
from td_app.tournament.state.tournament import Standing, Table, TableStatus, TournamentState


def balance_tables(
    state: TournamentState, command: cmd.BalanceTables, context: Context
) -> ev.PlayerMoved:
    """Move the next big blind to where it pays the big blind soonest (2.3)."""
    checks.playing(state)
    giver = checks.open_table(state, command.from_table)
    taker = checks.open_table(state, command.to_table)
    _check_balance(state, giver, taker)
    by_lot = bool(declared_house_rules(state.setup).obeyed(MOVER_BY_LOT))
    mover = _drawn_mover(state, giver, context) if by_lot else _next_mover(state, giver, command)
    place = mover.place
    not_noted(state, giver.places[place])
    seat, enters, seed, cites = _arrival(taker, command, context, by_lot)
    counts = state.counts()
    counts[giver.number] -= 1
    counts[taker.number] += 1
    return ev.PlayerMoved(
        move=ev.SeatMove(giver.places[place], Seat(giver.number, place), seat, enters),
        why="balancing",
        asked_big_blind=None if by_lot else command.big_blind,
        resumed=checks.resumed_by(state, counts),
        exceptions=mover.passed_over,
        seed=seed,
        at_ms=context.now_ms,
        cites=tuple(dict.fromkeys((*mover.cites, *cites))),
        mover_seed=mover.seed,
    )


@dataclass(frozen=True, slots=True)
class _Mover:
    """The place of who moves, those passed over, the articles, the seed of a draw."""

    place: int
    passed_over: tuple[int, ...]
    cites: tuple[str, ...]
    seed: str = ""


def _next_mover(state: TournamentState, giver: Table, command: cmd.BalanceTables) -> _Mover:
    asked = checks.layout(giver, big_blind=command.big_blind)
    ruling = player_to_move(asked)
    assert command.big_blind is not None  # the ruling refuses without it
    place, kept = _movable(state, giver, asked.occupied_after(command.big_blind))
    return _Mover(place, kept, ruling.cites)


def _drawn_mover(state: TournamentState, giver: Table, context: Context) -> _Mover:
    """Return the player drawn to move, where the house draws them: never one who keeps their
    seat.
    """
    free = [p for p, who in giver.places.items() if not state.entrants[who].keeps_seat]
    if giver.places and not free:
        raise Refused("NOBODY_MOVABLE", cites=("2.1", "2.3"), table=giver.number)
    seed = context.seed()
    ruling = player_by_lot(seed, giver.number, free)
    return _Mover(ruling.decision.number, (), ruling.cites, seed.hex())


def _check_balance(state: TournamentState, giver: Table, taker: Table) -> None:
    counts = state.counts()
    gap = counts[giver.number] - counts[taker.number]
    if giver.number == taker.number or gap < 2:
        raise Refused("TABLES_EVEN", cites=("2.3",), table=giver.number, to_table=taker.number)
    if counts[giver.number] < max(counts.values()):
        raise Refused("NOT_A_LARGEST_TABLE", cites=("2.3",), table=giver.number)
    if not taker.free_places:
        raise Refused("TABLE_FULL", table=taker.number)


def _movable(
    state: TournamentState, table: Table, in_order: tuple[int, ...]
) -> tuple[int, tuple[int, ...]]:
    """The first place in order whose player may be moved, and the players passed over."""
    kept: list[int] = []
    for place in in_order:
        who = table.places[place]
        if not state.entrants[who].keeps_seat:
            return place, tuple(kept)
        kept.append(who)
    raise Refused("NOBODY_MOVABLE", cites=("2.1", "2.3"), table=table.number)


def _arrival(
    taker: Table, command: cmd.BalanceTables, context: Context, by_lot: bool
) -> tuple[Seat, str, str, tuple[str, ...]]:
    if command.to_big_blind is not None:
        here = checks.layout(taker, big_blind=command.to_big_blind, button=command.to_button)
        ruling = seat_far_from_big_blind(here) if by_lot else seat_for_arrival(here)
        return ruling.decision.seat, ruling.decision.enters, "", ruling.cites
    seed = context.seed()
    free = tuple(Seat(taker.number, place) for place in taker.free_places)
    ((_, seat),) = draw_places(seed, (0,), free)
    return seat, "", seed.hex(), ("2.3",)


def move_player(
    state: TournamentState, command: cmd.MovePlayer, context: Context
) -> ev.PlayerMoved:
    """Move a player by hand; the reason is the director's (1.1, 2.1)."""
    checks.playing(state)
    here = checks.seat_of(state, command.entrant)
    not_noted(state, command.entrant)
    if not command.note.strip():
        raise Refused("REASON_NEEDED", cites=("1.1",))
    seat = checks.free_seat(state, command.to_seat)
    counts = state.counts()
    counts[here.table] -= 1
    counts[seat.table] += 1
    entrant = state.entrants[command.entrant]
    kept = entrant.never_moved or (entrant.keeps_seat and not entrant.need_met_at(seat))
    return ev.PlayerMoved(
        move=ev.SeatMove(command.entrant, here, seat),
        why="by_hand",
        asked_big_blind=None,
        resumed=checks.resumed_by(state, counts),
        exceptions=(command.entrant,) if kept else (),
        seed="",
        at_ms=context.now_ms,
        cites=("1.1",),
    )


def break_table(
    state: TournamentState, command: cmd.BreakTable, context: Context
) -> ev.TableBroken:
    """Close a table in the posted order; its players draw places elsewhere (2.4).

    One that can close before the first of the order is closed out of order, and says so.
    """
    checks.playing(state)
    table = checks.open_table(state, command.table)
    others = [t for t in state.open_tables() if t.number != table.number]
    if not others:
        raise Refused("LAST_TABLE", cites=("2.4",), table=table.number)
    between_hands(state)
    _check_final_draw(state, command.overruled)
    next_one = table_to_close(
        state.counts(),
        state.capacities(),
        state.closing_order(),
        late_entry_open=late_entry_open(state, context.now_ms),
        final_table_size=None if state.setup.flight else state.setup.final_table_size,
    )
    proposed = next_one is not None and next_one.decision == table.number
    in_order = proposed and next_one is not None and next_one.because.code != OUT_OF_ORDER
    if not proposed and not command.overruled:
        raise Refused("NOT_NEXT_TO_BREAK", cites=("2.4",), table=table.number)
    if command.overruled and not command.note.strip():
        raise Refused("REASON_NEEDED", cites=("1.1", "2.4"))
    room = sum(len(t.free_places) for t in others)
    if room < len(table.places):
        raise Refused("OTHERS_CANNOT_HOLD", cites=("2.4",), players=len(table.places), seats=room)
    broken = _broken(state, table, others, in_order, context)
    return (
        broken if proposed else replace(broken, cites=tuple(dict.fromkeys(("1.1", *broken.cites))))
    )


def _check_final_draw(state: TournamentState, overruled: bool) -> None:
    """Refuse to break one of the last two tables: the seats of the final table must be drawn
    (2.1).
    """
    if state.setup.flight is not None:
        return
    tables = len(state.counts())
    size = state.setup.final_table_size
    if tables == 2 and not overruled and final_table_due(state.players_left, tables, size).decision:
        raise Refused(
            "FINAL_TABLE_DUE", cites=("2.1", "2.6"), players=state.players_left, size=size
        )


def _broken(
    state: TournamentState,
    table: Table,
    others: list[Table],
    in_order: bool,
    context: Context,
) -> ev.TableBroken:
    leaving = tuple(table.places[place] for place in sorted(table.places))
    counts = {t.number: len(t.places) for t in others}
    free = {t.number: t.free_places for t in others}
    seed = context.seed()
    ruling = destinations(seed, leaving, counts, free)
    seats = dict(ruling.decision)
    enters: dict[Seat, str] = {}
    for other in others:
        newcomers = {s.number: who for who, s in seats.items() if s.table == other.number}
        entering = entering_next_hand(state, other, newcomers, context.now_ms)
        enters |= {Seat(other.number, place): how for place, how in entering.items()}
    moves = tuple(
        ev.SeatMove(who, Seat(table.number, place), seats[who], enters.get(seats[who], ""))
        for place, who in sorted(table.places.items())
    )
    for move in moves:
        counts[move.to_seat.table] += 1
    going = state.hand_for_hand
    left = going and going.without_table(table.number)
    return ev.TableBroken(
        table=table.number,
        moves=moves,
        seed=seed.hex(),
        resumed=checks.resumed_by(state, counts),
        exceptions=tuple(i for i in leaving if state.entrants[i].keeps_seat),
        out_of_order=not in_order,
        at_ms=context.now_ms,
        cites=ruling.cites,
        round_over=hand_for_hand_end(state, context, players_left=state.players_left, now=left),
    )


def stop_table(state: TournamentState, command: cmd.StopTable, context: Context) -> ev.TableStopped:
    """Stop a short table when the big blind reaches an empty place (2.3)."""
    checks.playing(state)
    table = checks.open_table(state, command.table)
    if table.stopped:
        raise Refused("TABLE_STOPPED", table=table.number)
    if not table.places:
        raise Refused("TABLE_EMPTY", cites=("2.3",), table=table.number)
    counts = state.counts()
    largest = max(counts.values())
    ruling = table_stop(
        players_here=counts[table.number],
        largest_elsewhere=largest,
        tables_have_closed=state.tables_have_closed,
        big_blind_at_empty_place=True,
    )
    if not ruling.decision or not table.free_places:
        raise Refused("TABLE_NOT_SHORT", cites=ruling.cites, table=table.number)
    return ev.TableStopped(table.number, largest - counts[table.number], ruling.cites)


def resume_table(
    state: TournamentState, command: cmd.ResumeTable, context: Context
) -> ev.TableResumed:
    """Let a stopped table play again."""
    table = checks.open_table(state, command.table)
    if not table.stopped:
        raise Refused("TABLE_PLAYS", table=table.number)
    return ev.TableResumed(table.number)


def open_table_now(
    state: TournamentState, command: cmd.OpenTable, context: Context
) -> ev.TableOpened:
    """Open one more table of the room."""
    checks.playing(state)
    table = checks.the_table(state, command.table)
    if table.status is TableStatus.OPEN:
        raise Refused("TABLE_OPEN", table=table.number)
    if state.final_table is not None:
        raise Refused("FINAL_TABLE_FORMED", cites=("2.6",), table=state.final_table)
    return ev.TableOpened(table.number)


def announce_moves(
    state: TournamentState, command: cmd.AnnounceMoves, context: Context
) -> ev.MovesAnnounced:
    """Mark moves as read out: those named, or all that wait.

    With a player's move go the earlier ones of his that were never told: nobody sits there now.
    """
    waiting = tuple(m.number for m in state.moves if not m.announced)
    numbers = command.moves or waiting
    if not numbers:
        raise Refused("NOTHING_TO_ANNOUNCE")
    for number in numbers:
        if not 1 <= number <= len(state.moves):
            raise Refused("NO_SUCH_MOVE", move=number)
    told = {state.moves[number - 1].entrant: number for number in sorted(numbers)}
    overtaken = tuple(
        m.number
        for m in state.moves
        if not m.announced and m.number not in numbers and m.number < told.get(m.entrant, 0)
    )
    return ev.MovesAnnounced((*overtaken, *numbers))


def still_to_seat(state: TournamentState) -> tuple[int, ...]:
    """Return entrants present who came after the draw and have no seat yet."""
    if not state.drawn or len(state.entrants) == state.took_part:
        return ()
    return tuple(
        i for i, e in state.entrants.items() if e.present and e.standing is Standing.REGISTERED
    )


#: Which function judges which command.
DECIDERS: Deciders = {
    cmd.BalanceTables: balance_tables,
    cmd.MovePlayer: move_player,
    cmd.BreakTable: break_table,
    cmd.StopTable: stop_table,
    cmd.ResumeTable: resume_table,
    cmd.OpenTable: open_table_now,
    cmd.AnnounceMoves: announce_moves,
}
