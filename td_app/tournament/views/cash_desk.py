"""The cash desk: what each owes and paid, the totals by means, the payments, the till."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from td_app.tournament.planning.owing import owed
from td_app.tournament.state.cash_desk import Means, TillCount
from td_app.tournament.state.person import Person
from td_app.tournament.state.stays import ADD_ON, RE_BUY
from td_app.tournament.state.tournament import TournamentState
from td_app.tournament.views.money import MoneyView, money_view
from td_app.tournament.views.naming import NamesAndNotes, name_known


@dataclass(frozen=True, slots=True)
class DeskRow:
    """What one person owes and paid, in cents; ``by`` each means, less what was given back.

    ``stays`` is 0 for somebody taken off the list, whose payments stay written. ``answered``:
    the director answers for all that is still owed.
    """

    entrant: int
    name: str
    club: str
    stays: int
    rebuys: int
    addons: int
    owed: int
    paid: int
    by: tuple[tuple[Means, int], ...]
    answered: bool

    @property
    def owes(self) -> int:
        """Return what is still to pay, negative when it is to be given back."""
        return self.owed - self.paid


@dataclass(frozen=True, slots=True)
class PaymentRow:
    """One payment, or money given back (negative); ``number`` is its entry of the journal."""

    number: int
    at_ms: int
    entrant: int
    name: str
    cents: int
    means: Means
    note: str


@dataclass(frozen=True, slots=True)
class DeskView:
    """Everybody by name, the payments oldest first, every sum in cents.

    ``taken`` by each means, ``total`` of them all; ``due`` is still to be taken, ``to_give``
    to be given back. ``cash``: what was taken in cash less what was given back.
    """

    rows: tuple[DeskRow, ...]
    payments: tuple[PaymentRow, ...]
    taken: tuple[tuple[Means, int], ...]
    total: int
    due: int
    to_give: int
    money: MoneyView
    till: TillCount | None

    @property
    def cash(self) -> int:
        """Return what the till took in cash."""
        return dict(self.taken)[Means.CASH]


def desk_view(state: TournamentState, names: NamesAndNotes) -> DeskView:
    """Return the cash desk as it is now."""
    by = _by_means(state)
    desk = state.setup.entry_terms.priced or bool(by)
    listed = state.entrants if desk else ()
    everybody = {*listed, *(who for who, sums in by.items() if any(sums.values()))}
    known = {who: names.last_known(who) for who in everybody}
    rows = tuple(_row(state, known[who], who, by.get(who, {})) for who in everybody)
    taken = tuple((means, state.cash.taken.get(means.value, 0)) for means in Means)
    return DeskView(
        rows=tuple(sorted(rows, key=lambda row: (_order(known[row.entrant], row), row.entrant))),
        payments=tuple(_payments(state, names, {row.entrant: row.name for row in rows})),
        taken=taken,
        total=sum(cents for _, cents in taken),
        due=sum(row.owes for row in rows if row.owes > 0),
        to_give=-sum(row.owes for row in rows if row.owes < 0),
        money=money_view(state),
        till=state.cash.till,
    )


def _order(known: Person | None, row: DeskRow) -> tuple[object, ...]:
    return (0, known.sort_key) if known is not None else (1, row.name)


def _by_means(state: TournamentState) -> dict[int, dict[Means, int]]:
    """What each has paid by each means, all payments read once."""
    found: dict[int, dict[Means, int]] = {}
    for payment in state.cash.payments:
        sums = found.setdefault(payment.entrant, {})
        sums[payment.means] = sums.get(payment.means, 0) + payment.cents
    return found


def _row(
    state: TournamentState, known: Person | None, who: int, by: Mapping[Means, int]
) -> DeskRow:
    stays = state.stays.by_entrant.get(who, ())
    all_owed, paid = owed(state, who), state.cash.paid.get(who, 0)
    return DeskRow(
        entrant=who,
        name=known.display_name if known is not None else f"#{who}",
        club=known.club if known is not None else "",
        stays=len(stays),
        rebuys=sum(stay.times(RE_BUY) for stay in stays),
        addons=sum(stay.times(ADD_ON) for stay in stays),
        owed=all_owed,
        paid=paid,
        by=tuple((means, by[means]) for means in Means if by.get(means)),
        answered=0 < all_owed - paid <= state.cash.answered.get(who, 0),
    )


def _payments(
    state: TournamentState, names: NamesAndNotes, called: Mapping[int, str]
) -> list[PaymentRow]:
    return [
        PaymentRow(
            number=payment.number,
            at_ms=payment.at_ms,
            entrant=payment.entrant,
            name=called.get(payment.entrant) or name_known(names, payment.entrant),
            cents=payment.cents,
            means=payment.means,
            note=names.note(payment.number),
        )
        for payment in state.cash.payments
    ]
