"""Entries taken again, chips bought in place, entries taken back (room 32 to 36)."""

from __future__ import annotations

from datetime import datetime

from rules_ropta.formats.entries import reentry_allowed, unregistration_open
from rules_ropta.ruling import Reason, Refused, Ruling
from rules_ropta.table_layout import Seat
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import checks
from td_app.tournament.decide.checks import Context, Deciders, entry_level, level_now
from td_app.tournament.decide.late_entries import entry_imposed, late_seat, resumed_at
from td_app.tournament.planning.amounts_due import entry_cost, entry_stack, to_pay
from td_app.tournament.planning.bounties import settled
from td_app.tournament.state.buy_ins import AddOn, Cost, ReBuy, ReEntry
from td_app.tournament.state.cash_desk import Means, Paid, Purpose
from td_app.tournament.state.clock import MINUTE_MS, read_clock
from td_app.tournament.state.stays import ADD_ON, RE_BUY
from td_app.tournament.state.structure import Break
from td_app.tournament.state.tournament import Entrant, Standing, TableStatus, TournamentState


def choose_buy_in(
    state: TournamentState, command: cmd.ChooseBuyIn, context: Context
) -> ev.BuyInChosen:
    """Record the price a player enters at; once seated, a player chooses no more."""
    multi = state.setup.entry_terms.multi
    entrant = checks.the_entrant(state, command.entrant)
    if multi is None:
        raise Refused("NO_CHOICE_OF_BUY_IN")
    if entrant.seat is not None:
        raise Refused("ALREADY_SEATED", entrant=entrant.id)
    if not multi.least <= command.price <= multi.greatest:
        raise Refused("BUY_IN_OUTSIDE", least=multi.least, most=multi.greatest)
    full = state.setup.starting_stack * command.price
    whole = state.setup.entry_terms.cost.price
    smallest = min(state.setup.chips.values, default=1)
    if full % (whole * smallest):
        raise Refused("BUY_IN_ODD", price=command.price, chip=smallest)
    return ev.BuyInChosen(entrant.id, command.price, full // whole)


def re_enter(state: TournamentState, command: cmd.ReEnter, context: Context) -> ev.ReEntered:
    """Enter somebody out once more, at a seat found as for a late entrant (room 32)."""
    checks.playing(state)
    entrant = _may_re_enter(state, command.entrant)
    terms = _reentry_terms(state)
    until = state.setup.last_entry_level if terms.until is None else terms.until
    ruling = _reentry_ruling(state, entrant, terms, until, context)
    if not ruling.decision and ruling.because.code == "NO_REENTRY_LEFT" and not command.overruled:
        raise _no(ruling, entrant)
    imposed = entry_imposed(state, command, context, until) or not ruling.decision
    cost = entry_cost(state, entrant.id)
    paid = _paid_with(state, entrant.id, cost, command.paid, Purpose.RE_ENTRY)
    found = late_seat(state, command, entrant, context)
    cites = tuple(dict.fromkeys((*ruling.cites, *found.cites)))
    return ev.ReEntered(
        entrant=entrant.id,
        entry=len(state.stays.by_entrant[entrant.id]) + 1,
        seat=found.seat,
        how=found.how,
        enters=found.enters,
        seed=found.seed,
        resumed=resumed_at(state, found.seat),
        stack=entry_stack(state, entrant.id),
        cost=cost,
        paid=paid,
        level=level_now(state, context),
        at_ms=context.now_ms,
        cites=("1.1", *cites) if imposed else cites,
        overruled=imposed,
        called=entrant.id in state.waiting,
    )


def _reentry_terms(state: TournamentState) -> ReEntry:
    terms = state.setup.entry_terms.reentry
    if terms is None:
        raise Refused("NO_REENTRIES", cites=("room 32",))
    return terms


def _may_re_enter(state: TournamentState, who: int) -> Entrant:
    """Return an eliminated player; refuse a seated one, or one who left in another way."""
    _reentry_terms(state)
    entrant = checks.the_entrant(state, who)
    if entrant.seat is not None:
        raise Refused("REENTRY_WHILE_SEATED", cites=("room 32",), entrant=who)
    if entrant.standing is Standing.REGISTERED:
        raise Refused("REENTRY_BEFORE_ENTRY", cites=("room 32",), entrant=who)
    if entrant.standing is not Standing.OUT:
        raise Refused("REENTRY_AFTER_LEAVING", cites=("room 32",), entrant=who)
    return entrant


def _reentry_ruling(
    state: TournamentState, entrant: Entrant, terms: ReEntry, until: int, context: Context
) -> Ruling[bool]:
    entries = len(state.stays.by_entrant[entrant.id])
    return reentry_allowed(entries, terms.most, entry_level(state, context.now_ms), until)


def _no(ruling: Ruling[bool], entrant: Entrant) -> Refused:
    because: Reason = ruling.because
    return Refused(because.code, cites=ruling.cites, **{**because.params, "entrant": entrant.id})


def _paid_with(
    state: TournamentState, who: int, cost: Cost, means: Means | None, purpose: Purpose
) -> tuple[Paid, ...]:
    """Return the payment made at once: this cost, less any credit; empty when not paid now."""
    if means is None or not cost:
        checks.paid_up(state, who, cost)
        return ()
    due = min(cost.total, to_pay(state, who) + cost.total)
    return (Paid(who, due, means, purpose),) if due > 0 else ()


def take_re_buy(state: TournamentState, command: cmd.TakeReBuy, context: Context) -> ev.ChipsBought:
    """Sell a re-buy: in place, at or under the stack set, while its levels last."""
    checks.playing(state)
    terms = state.setup.entry_terms.rebuy
    if terms is None:
        raise Refused("NO_REBUYS")
    entrant = checks.the_entrant(state, command.entrant)
    checks.not_noted(state, entrant.id)
    back = None if entrant.seat is not None else _place_kept(state, entrant)
    refusal = _rebuy_refused(state, command, terms, back, context)
    if refusal is not None and not command.overruled:
        raise refusal
    if command.overruled and not command.note.strip():
        raise Refused("REASON_NEEDED", cites=("1.1",))
    key = entrant.id, state.stays.latest(entrant.id).number
    return ev.ChipsBought(
        entrants=(entrant.id,),
        why=RE_BUY,
        chips=terms.chips,
        cost=terms.cost,
        paid=_paid_with(state, entrant.id, terms.cost, command.paid, Purpose.RE_BUY),
        level=level_now(state, context),
        at_ms=context.now_ms,
        cites=("1.1",) if refusal is not None else (),
        stack=0 if back is not None else command.stack,
        seat_back=back,
        resumed=resumed_at(state, back) if back is not None else (),
        overruled=refusal is not None,
        taken_back=tuple(one for one in state.knockouts if one.key == key),
        knockouts=settled(state, gone=key) if back and state.setup.has_bounties else (),
    )


def _place_kept(state: TournamentState, entrant: Entrant) -> Seat:
    """The place of somebody just put out, when nobody has taken it: a re-buy brings them back."""
    if entrant.standing is Standing.REGISTERED:
        raise Refused("NOT_SEATED", entrant=entrant.id)
    if entrant.standing is not Standing.OUT:
        raise Refused("ALREADY_OUT", entrant=entrant.id)
    seat = state.outs[entrant.id].seat
    table = state.tables.get(seat.table)
    if table is None or table.status is not TableStatus.OPEN or seat.number in table.places:
        raise Refused("REBUY_PLACE_GONE", entrant=entrant.id)
    return seat


def _rebuy_refused(
    state: TournamentState,
    command: cmd.TakeReBuy,
    terms: ReBuy,
    back: Seat | None,
    context: Context,
) -> Refused | None:
    """Return why no re-buy is sold now; None while it is."""
    who = command.entrant
    level = level_now(state, context)
    stack = 0 if back is not None else _stack_said(state, command, level)
    if level > terms.until:
        return Refused("REBUYS_CLOSED", until=terms.until)
    if terms.most is not None and state.stays.latest(who).times(RE_BUY) >= terms.most:
        return Refused("NO_REBUY_LEFT", entrant=who, most=terms.most)
    if stack is not None and stack > terms.at_most:
        return Refused("REBUY_ABOVE", entrant=who, stack=stack, most=terms.at_most)
    return None


def _stack_said(state: TournamentState, command: cmd.TakeReBuy, level: int) -> int | None:
    """Return the stack given, else the one counted at this level, in chips; None if unknown."""
    stack = command.stack
    if stack is None:
        counted = state.stacks.get(command.entrant)
        return counted.chips if counted and counted.sure and counted.level == level else None
    if stack < 0:
        raise Refused("STACK_NEGATIVE", stack=stack)
    if stack > state.chips_in_play:
        raise Refused("STACKS_EXCEED", total=stack, chips=state.chips_in_play)
    return stack


def take_add_ons(
    state: TournamentState, command: cmd.TakeAddOns, context: Context
) -> ev.ChipsBought:
    """Sell the add-on of the break to these players, once each."""
    checks.playing(state)
    terms = state.setup.entry_terms.addon
    if terms is None:
        raise Refused("NO_ADD_ONS")
    entrants = checks.the_entrants(state, command.entrants)
    for entrant in entrants:
        checks.seat_of(state, entrant.id)
        if state.stays.latest(entrant.id).times(ADD_ON):
            raise Refused("ADD_ON_TAKEN", entrant=entrant.id)
    now = add_on_now(state, terms, context.now_ms)
    if not now and not command.overruled:
        raise Refused("ADD_ON_NOT_NOW", level=terms.after)
    if command.overruled and not command.note.strip():
        raise Refused("REASON_NEEDED", cites=("1.1",))
    paid = (_paid_with(state, e.id, terms.cost, command.paid, Purpose.ADD_ON) for e in entrants)
    return ev.ChipsBought(
        entrants=command.entrants,
        why=ADD_ON,
        chips=terms.chips,
        cost=terms.cost,
        paid=tuple(line for lines in paid for line in lines),
        level=level_now(state, context),
        at_ms=context.now_ms,
        cites=() if now else ("1.1",),
        overruled=not now,
    )


def add_on_now(state: TournamentState, terms: AddOn, now_ms: int) -> bool:
    """Return whether the break of the add-on is on."""
    if not state.clock.started:
        return False
    reading = read_clock(state.clock, state.setup.structure, now_ms)
    return isinstance(reading.playing, Break) and reading.level_number == terms.after


def unregister(
    state: TournamentState, command: cmd.Unregister, context: Context
) -> ev.EntrantUnregistered:
    """Take an entry back with all that was paid for it, until the moment set (room 33)."""
    entrant = checks.the_entrant(state, command.entrant)
    if entrant.standing.left or (entrant.seat is not None and state.clock.started):
        raise Refused("ENTRANT_HAS_PLAYED", cites=("1.9",), entrant=entrant.id)
    ruling = unregistration_open(
        state.setup.entry_terms.unregister_minutes,
        minutes_to_start(state, context.now_ms),
        started=state.clock.started,
    )
    if not ruling.decision and not command.overruled:
        raise _no(ruling, entrant)
    if command.overruled and not command.note.strip():
        raise Refused("REASON_NEEDED", cites=("1.1",))
    back = state.cash.by_means(entrant.id)
    return ev.EntrantUnregistered(
        entrant=entrant.id,
        paid=tuple(
            Paid(entrant.id, -cents, means, Purpose.REFUND) for means, cents in back.items()
        ),
        seat=entrant.seat,
        chips=state.stays.latest(entrant.id).chips_given,
        at_ms=context.now_ms,
        cites=ruling.cites if ruling.decision else ("1.1", *ruling.cites),
        overruled=not ruling.decision,
    )


def minutes_to_start(state: TournamentState, now_ms: int) -> int | None:
    """Return the whole minutes until the planned start, by this computer's clock.

    None when no day or hour was planned, or once it has passed without play: the start itself
    counts then.
    """
    setup = state.setup
    if not (setup.date and setup.starts_at):
        return None
    start = datetime.fromisoformat(f"{setup.date}T{setup.starts_at}").timestamp() * 1000
    return int((start - now_ms) // MINUTE_MS)


def wait_to_re_enter(
    state: TournamentState, command: cmd.WaitToReEnter, context: Context
) -> ev.WaitingListJoined:
    """Put somebody out on the waiting list, as long as they may enter again."""
    checks.playing(state)
    entrant = _may_re_enter(state, command.entrant)
    terms = _reentry_terms(state)
    if entrant.id in state.waiting:
        raise Refused("WAITS_ALREADY", entrant=entrant.id)
    until = state.setup.last_entry_level if terms.until is None else terms.until
    ruling = _reentry_ruling(state, entrant, terms, until, context)
    if not ruling.decision:
        raise _no(ruling, entrant)
    return ev.WaitingListJoined(entrant.id, ruling.cites)


def stop_waiting(
    state: TournamentState, command: cmd.StopWaiting, context: Context
) -> ev.WaitingListLeft:
    """Take somebody off the waiting list."""
    if command.entrant not in state.waiting:
        raise Refused("WAITS_NO_MORE", entrant=command.entrant)
    return ev.WaitingListLeft(command.entrant)


#: Which function judges which command.
DECIDERS: Deciders = {
    cmd.ChooseBuyIn: choose_buy_in,
    cmd.ReEnter: re_enter,
    cmd.TakeReBuy: take_re_buy,
    cmd.TakeAddOns: take_add_ons,
    cmd.Unregister: unregister,
    cmd.WaitToReEnter: wait_to_re_enter,
    cmd.StopWaiting: stop_waiting,
}
