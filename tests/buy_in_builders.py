"""Builders of other formats than the free freezeout: terms, evenings that go by them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from builders import a_session, registered

from rules_ropta.table_layout import Seat
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.state.buy_ins import FREE, AddOn, Cost, EntryTerms, ReBuy, ReEntry
from td_app.tournament.state.cash_desk import Means, MeansCount, Paid, Purpose

#: Twenty euros, four for the house.
TWENTY = Cost(2_000, 400)
#: Ten euros for chips, one for the house.
TEN = Cost(1_000, 100)
#: A re-buy at or under the starting stack, an add-on at the break.
REBUYS = EntryTerms(
    cost=TWENTY,
    rebuy=ReBuy(chips=10_000, at_most=10_000, until=4, cost=TEN, most=2),
    addon=AddOn(chips=15_000, after=4, cost=TEN),
)
#: Free re-entries: two a person.
FREE_REENTRIES = EntryTerms(reentry=ReEntry(most=2))


def terms(**changes: Any) -> EntryTerms:
    """Return terms at twenty euros, re-entries allowed as long as late entrants come in."""
    return replace(EntryTerms(cost=TWENTY, reentry=ReEntry()), **changes)


def an_evening(
    entrants: int = 16, by: EntryTerms | None = None, *, started: bool = True, **more: Any
) -> TournamentSession:
    """Return a tournament by these terms, drawn and started, everybody paid up."""
    session = a_session(entry_terms=by or terms(), **more)
    who = registered(session, entrants)
    paid_up(session, *who)
    session.dispatch(cmd.DrawSeats())
    if started:
        session.dispatch(cmd.StartClock())
    return session


def paid_up(session: TournamentSession, *who: int, means: Means = Means.CASH) -> None:
    """Take what these entrants owe, where anything has a price."""
    if session.state.setup.entry_terms.priced:
        session.dispatch(cmd.TakePayments(who, means))


def to_level(session: TournamentSession, level: int, *, in_break: bool = False) -> None:
    """Turn the clock to a level, or to the break that follows it."""
    from td_app.tournament.state.clock import read_clock

    def here() -> tuple[int, bool]:
        state = session.state
        reading = read_clock(state.clock, state.setup.structure, session.now_ms())
        return reading.level_number, reading.in_break

    while here() != (level, in_break):
        session.dispatch(cmd.NextLevel())


AT = 1_790_000_000_000
PAID = (Paid(1, 2_400, Means.CASH),)
MANY = tuple(range(1, 10))


def _bought(why: str, *who: int, **more: Any) -> ev.ChipsBought:
    return ev.ChipsBought(who, why, 10_000, TEN, (), 3, AT, (), **more)


_AGAIN = ev.ReEntered(
    *(1, 2, Seat(4, 7), "drawn", "", "00", (), 10_000, FREE, (), 3, AT, ("room 32",))
)
_BACK = ev.EntrantUnregistered(1, (), None, 0, AT, ("room 33",))

#: One event of each kind, told in each of its ways.
BOUGHT: tuple[ev.Event, ...] = (
    ev.BuyInChosen(1, 3_000, 15_000),
    _AGAIN,
    replace(_AGAIN, cost=TWENTY, paid=PAID, enters="plays", overruled=True),
    _bought("rebuy", 1),
    _bought("rebuy", 1, seat_back=Seat(4, 7), overruled=True),
    _bought("addon", 1, 2),
    _bought("addon", *MANY),
    _BACK,
    replace(_BACK, paid=(Paid(1, -2_400, Means.TICKET),), overruled=True),
    ev.WaitingListJoined(1, ("room 32",)),
    ev.WaitingListLeft(1),
    ev.PaymentsTaken(PAID, AT),
    ev.PaymentsTaken(tuple(Paid(who, 2_400, Means.CARD) for who in MANY), AT),
    ev.MoneyGivenBack((Paid(1, -500, Means.TRANSFER),), AT),
    ev.PaidOut((Paid(1, -50_000, Means.CASH, Purpose.PRIZE),), AT),
    ev.PaidOut(
        (
            Paid(1, -50_000, Means.CASH, Purpose.PRIZE),
            Paid(1, -500, Means.CASH, Purpose.BOUNTY),
        ),
        AT,
    ),
    ev.PaidOut(tuple(Paid(who, -2_400, Means.CARD, Purpose.REFUND) for who in MANY), AT),
    ev.PaymentCorrected(
        3,
        0,
        (
            Paid(1, -2_400, Means.CASH, Purpose.ENTRY),
            Paid(1, 2_400, Means.CARD, Purpose.ENTRY),
        ),
        AT,
    ),
    ev.PaymentCorrected(3, 0, (Paid(1, -2_400, Means.CASH, Purpose.ENTRY),), AT),
    ev.PaymentCorrected(
        3,
        0,
        (
            Paid(1, -2_400, Means.CASH, Purpose.ENTRY),
            Paid(2, 2_400, Means.CASH, Purpose.ENTRY),
        ),
        AT,
    ),
    ev.PaidOut(
        (
            Paid(1, -2_000, Means.TICKET, Purpose.REFUND),
            Paid(1, -400, Means.CASH, Purpose.REFUND),
        ),
        AT,
    ),
    ev.PaidOut(
        (
            Paid(1, -2_000, Means.TICKET, Purpose.REFUND),
            *(Paid(who, -400, Means.CASH, Purpose.REFUND) for who in MANY),
        ),
        AT,
    ),
    ev.UnpaidAnsweredFor((1,), (2_400,)),
    ev.UnpaidAnsweredFor(MANY, (2_400,) * 9),
    ev.TillCounted(10_000, 10_000, AT),
    ev.TillCounted(10_000, 10_500, AT),
    ev.TillCounted(10_000, 9_500, AT),
    ev.TillCounted(
        10_000,
        10_000,
        AT,
        others=(
            MeansCount(Means.CARD, 2_400, 0),
            MeansCount(Means.TRANSFER, 0, 2_400),
            MeansCount(Means.TICKET, 2_400, None),
        ),
        to_take=2_400,
        to_give=500,
    ),
)
