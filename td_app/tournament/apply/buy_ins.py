"""Entries taken again, chips bought, money taken, from event to next state."""

from __future__ import annotations

from typing import assert_never

from td_app.tournament import events as ev
from td_app.tournament.apply.chips import with_more_chips
from td_app.tournament.apply.finishing import back_in_play, without_ranked
from td_app.tournament.apply.moves import resumed, sit, without_absences
from td_app.tournament.state.cash_desk import CashDesk
from td_app.tournament.state.copying import replace
from td_app.tournament.state.tournament import SeatCall, TournamentState


def apply_buy_ins(
    state: TournamentState, event: ev.BuyInsEvent | ev.CashDeskEvent, entry: ev.Entry
) -> TournamentState:
    """Return the state after an entry was taken again or back, chips bought, money taken."""
    match event:
        case ev.BuyInChosen(entrant=who, price=price):
            return replace(state, buy_ins={**state.buy_ins, who: price})
        case ev.ReEntered():
            return _re_entered(state, event, entry.sequence)
        case ev.ChipsBought():
            return _bought(state, event, entry.sequence)
        case ev.EntrantUnregistered():
            return _unregistered(state, event, entry.sequence)
        case ev.WaitingListJoined(entrant=who):
            return replace(state, waiting=(*state.waiting, who))
        case ev.WaitingListLeft(entrant=who):
            return replace(state, waiting=_without(state.waiting, who))
        case _:
            return replace(state, cash=_desk(state.cash, event, entry.sequence))


def _without(waiting: tuple[int, ...], who: int) -> tuple[int, ...]:
    return tuple(one for one in waiting if one != who)


def _re_entered(state: TournamentState, event: ev.ReEntered, sequence: int) -> TournamentState:
    """A stay more: the one before no longer ranks its player."""
    who = event.entrant
    entered = state.stays.entered((who,))
    after = replace(
        state,
        finishing=without_ranked(state.finishing, {who}),
        stays=entered.changed(entered.latest(who).seated(event.stack, event.cost)),
        players_left=state.players_left + 1,
        cash=state.cash.with_paid(event.paid, sequence, event.at_ms),
        waiting=_without(state.waiting, who),
    )
    if event.called:
        after = replace(after, calls=(*state.calls, SeatCall(who, event.seat, event.at_ms)))
    after = after.with_changed((who,), present=True, late=True)
    return resumed(sit(after, who, event.seat), event.resumed)


def _bought(state: TournamentState, event: ev.ChipsBought, sequence: int) -> TournamentState:
    after = state
    if event.seat_back is not None:
        (who,) = event.entrants
        after = resumed(back_in_play(state, who, event.seat_back, event.knockouts), event.resumed)
        after = replace(after, waiting=_without(after.waiting, who))
    latest = (after.stays.latest(who) for who in event.entrants)
    more = (stay.bought(event.chips, event.why, event.cost) for stay in latest)
    after = replace(
        after,
        stays=after.stays.changed(*more),
        cash=after.cash.with_paid(event.paid, sequence, event.at_ms),
    )
    return with_more_chips(after, dict.fromkeys(event.entrants, event.chips))


def _unregistered(
    state: TournamentState, event: ev.EntrantUnregistered, sequence: int
) -> TournamentState:
    """Off the list as if never entered; what was paid and given back stays written."""
    who = event.entrant
    seat = event.seat
    stays = state.stays.changed(replace(state.stays.latest(who), given=())).without((who,))
    gone = replace(
        without_absences(state, (who,)),
        entrants={i: e for i, e in state.entrants.items() if i != who},
        stays=stays,
        stacks={i: one for i, one in state.stacks.items() if i != who},
        cash=state.cash.with_paid(event.paid, sequence, event.at_ms),
        buy_ins={i: price for i, price in state.buy_ins.items() if i != who},
    )
    if seat is None:
        return gone
    table = gone.tables[seat.table]
    places = {place: one for place, one in table.places.items() if one != who}
    left = gone.with_tables(replace(table, places=places))
    return replace(left, players_left=state.players_left - 1)


def _desk(cash: CashDesk, event: ev.CashDeskEvent, sequence: int) -> CashDesk:
    match event:
        case (
            ev.PaymentsTaken(paid=paid, at_ms=at_ms)
            | ev.MoneyGivenBack(paid=paid, at_ms=at_ms)
            | ev.PaidOut(paid=paid, at_ms=at_ms)
        ):
            return cash.with_paid(paid, sequence, at_ms)
        case ev.PaymentCorrected(number=number, line=line, paid=paid, at_ms=at_ms):
            return cash.with_paid(paid, sequence, at_ms, corrects=(number, line))
        case ev.UnpaidAnsweredFor(entrants=entrants, debts=debts):
            answered = dict(zip(entrants, debts, strict=True))
            return replace(cash, answered={**cash.answered, **answered})
        case ev.TillCounted():
            return replace(cash, till=event)
        case _:
            assert_never(event)
