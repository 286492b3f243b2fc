"""The cash desk: what each owes and paid, what the till owes, its lines, its closing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol

from td_app.tournament import events as ev
from td_app.tournament.decide.checks import entries_closed
from td_app.tournament.history import History
from td_app.tournament.planning.prizes import placings
from td_app.tournament.planning.till import (
    Due,
    dues,
    overpaid,
    owed_at_the_desk,
    owed_now,
)
from td_app.tournament.state.cash_desk import Means, Payment, Purpose, TillCount
from td_app.tournament.state.person import Person
from td_app.tournament.state.stays import ADD_ON, RE_BUY
from td_app.tournament.state.tournament import TournamentState
from td_app.tournament.views.money import MoneyView, money_view
from td_app.tournament.views.naming import NamesAndNotes, name_known


class Journal(NamesAndNotes, Protocol):
    """Names and notes with the journal they stand beside: the session is one."""

    @property
    def history(self) -> History: ...
    def now_ms(self) -> int: ...


@dataclass(frozen=True, slots=True)
class DeskRow:
    """One person's debts and payments, in cents; ``by``: the amount of each means, less refunds.

    ``stays`` is 0 for somebody taken off the list, whose payments stay written. ``answered``:
    the director answers for all that is still owed. ``paid_out``: what they won and were paid;
    ``due``: what the till still owes them, what they paid in excess too. ``given_back``: of
    what they paid, what was given back to them since; with ``paid`` it makes what came in.
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
    paid_out: int
    due: int
    given_back: int = 0

    @property
    def owes(self) -> int:
        """Return the amount still to pay, in cents; negative when it is to be given back."""
        return self.owed - self.paid


@dataclass(frozen=True, slots=True)
class Why:
    """Why the till owes somebody: a code with its figures (``td_app.words.till``)."""

    code: str
    params: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DueRow:
    """Money the till owes a player, in cents, and why; ``paid``: already paid of the same.

    ``over``: the other way round, it was paid out beyond what was won. ``act``: the entry of the
    journal it comes from, 0 when none is known, written at ``at_ms``.
    """

    entrant: int
    name: str
    purpose: Purpose
    cents: int
    paid: int
    why: Why
    act: int
    at_ms: int
    over: bool = False


@dataclass(frozen=True, slots=True)
class PaymentRow:
    """A line of the till: ``number`` is its entry of the journal, ``line`` its place there.

    ``cents`` are negative where the money goes out. ``takes_back``: it is the line that undoes a
    wrong one, of the entry ``corrects``, which the other line of that entry then replaces;
    ``corrected``: it is wrong itself. ``cashier``: who wrote it.
    """

    number: int
    line: int
    at_ms: int
    entrant: int
    name: str
    cents: int
    means: Means
    purpose: Purpose | None
    note: str
    cashier: str
    corrected: bool
    corrects: int
    takes_back: bool

    @property
    def out(self) -> bool:
        """Return whether money goes out of the till: what takes a line back undoes its way."""
        return (self.cents < 0) != self.takes_back

    @property
    def stands(self) -> bool:
        """Return whether it is a line to go by: neither wrong nor what takes a wrong one back."""
        return not (self.corrected or self.takes_back)


@dataclass(frozen=True, slots=True)
class MeansRow:
    """Money in and out by one means, in cents, wrong lines left out."""

    means: Means
    received: int
    paid_out: int

    @property
    def left(self) -> int:
        """Return the amount expected in the till of this means, in cents."""
        return self.received - self.paid_out


@dataclass(frozen=True, slots=True)
class DeskView:
    """Everybody by name, what the till owes, its lines oldest first, every sum in cents.

    ``due`` is still to be taken, ``to_give`` to be paid out. ``till``: as counted last, with the
    word of whoever counted it, and how many lines were written since. ``gone``: whoever is off
    the list with all they had paid given back, by name; they are not among ``rows``.
    """

    rows: tuple[DeskRow, ...]
    dues: tuple[DueRow, ...]
    payments: tuple[PaymentRow, ...]
    by_means: tuple[MeansRow, ...]
    due: int
    to_give: int
    money: MoneyView
    till: TillCount | None
    till_note: str = ""
    lines_since: int = 0
    gone: tuple[DeskRow, ...] = ()

    @property
    def received(self) -> int:
        """Return all the money received, in cents."""
        return sum(row.received for row in self.by_means)

    @property
    def paid_out(self) -> int:
        """Return all the money paid out, in cents."""
        return sum(row.paid_out for row in self.by_means)

    @property
    def total(self) -> int:
        """Return the amount expected in the till, of every means, in cents."""
        return self.received - self.paid_out

    def left(self, means: Means) -> int:
        """Return the amount expected in the till of one means, in cents."""
        return next(row.left for row in self.by_means if row.means is means)


def desk_view(state: TournamentState, journal: Journal) -> DeskView:
    """Return the cash desk as it is now."""
    closed = entries_closed(state, journal.now_ms())
    by = _by_means(state)
    owing = tuple(_Dues(state, journal, closed).rows())
    paid_out: dict[int, int] = {}
    for (who, _), cents in state.cash.paid_out().items():
        paid_out[who] = paid_out.get(who, 0) + cents
    # What the till owes, less what it overpaid.
    to_pay: dict[int, int] = {}
    for row in owing:
        to_pay[row.entrant] = to_pay.get(row.entrant, 0) + (-row.cents if row.over else row.cents)
    given_back = _given_back(state)
    everybody = {
        *(state.entrants if state.setup.entry_terms.priced or by else ()),
        *(who for who, sums in by.items() if any(sums.values())),
        *to_pay,
    }
    known = {who: journal.last_known(who) for who in everybody | set(given_back)}
    rows = sorted(
        (
            replace(
                _row(state, person, who, by.get(who, {}), closed),
                paid_out=paid_out.get(who, 0),
                due=to_pay.get(who, 0),
                given_back=given_back.get(who, 0),
            )
            for who, person in known.items()
        ),
        key=lambda row: (_order(known[row.entrant], row), row.entrant),
    )
    payments = tuple(_payments(state, journal, {row.entrant: row.name for row in rows}))
    due, to_give = owed_at_the_desk(state, entries_closed=closed)
    counted = _last_count(journal.history) if state.cash.till else 0
    return DeskView(
        rows=tuple(row for row in rows if row.entrant in everybody),
        dues=owing,
        payments=payments,
        by_means=tuple(_sums(payments, means) for means in Means),
        due=due,
        to_give=to_give,
        money=money_view(state),
        till=state.cash.till,
        till_note=journal.note(counted),
        lines_since=sum(row.number > counted for row in payments) if state.cash.till else 0,
        gone=tuple(row for row in rows if row.entrant not in everybody),
    )


def _order(known: Person | None, row: DeskRow) -> tuple[object, ...]:
    return (0, known.sort_key) if known is not None else (1, row.name)


def _by_means(state: TournamentState) -> dict[int, dict[Means, int]]:
    """Return by entrant what they paid by each means towards their debts, in cents."""
    found: dict[int, dict[Means, int]] = {}
    for payment in state.cash.payments:
        sums = found.setdefault(payment.entrant, {})
        if payment.purpose is None or not payment.purpose.won:
            sums[payment.means] = sums.get(payment.means, 0) + payment.cents
    return found


def _given_back(state: TournamentState) -> dict[int, int]:
    """Return by entrant the refunds of their payments, in cents, wrong lines left out."""
    found: dict[int, int] = {}
    for payment in state.cash.payments:
        won = payment.purpose is not None and payment.purpose.won
        stands = not (payment.corrected or _takes_back(state, payment))
        if payment.cents < 0 and stands and not won:
            found[payment.entrant] = found.get(payment.entrant, 0) - payment.cents
    return found


def _row(
    state: TournamentState, known: Person | None, who: int, by: Mapping[Means, int], closed: bool
) -> DeskRow:
    stays = state.stays.by_entrant.get(who, ())
    all_owed = owed_now(state, who, closed)
    paid = state.cash.paid.get(who, 0)
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
        paid_out=0,
        due=0,
    )


def _payments(
    state: TournamentState, journal: Journal, called: Mapping[int, str]
) -> Iterator[PaymentRow]:
    number = 0
    line = 0
    for payment in state.cash.payments:
        line = line + 1 if payment.number == number else 0
        number = payment.number
        entry = journal.history.entry(number)
        yield PaymentRow(
            number=number,
            line=line,
            at_ms=payment.at_ms,
            entrant=payment.entrant,
            name=called.get(payment.entrant) or name_known(journal, payment.entrant),
            cents=payment.cents,
            means=payment.means,
            purpose=payment.purpose,
            note=journal.note(number),
            cashier=" · ".join(part for part in (entry.operator, entry.post) if part),
            corrected=payment.corrected,
            corrects=payment.corrects[0] if payment.corrects else 0,
            takes_back=_takes_back(state, payment),
        )


def _takes_back(state: TournamentState, payment: Payment) -> bool:
    """Return whether a line cancels another: its replacement goes the same way as the wrong
    line.
    """
    wrong = state.cash.line(*payment.corrects) if payment.corrects else None
    return wrong is not None and (wrong.cents < 0) != (payment.cents < 0)


def _sums(payments: tuple[PaymentRow, ...], means: Means) -> MeansRow:
    lines = [row for row in payments if row.means is means and row.stands]
    return MeansRow(
        means,
        received=sum(row.cents for row in lines if row.cents > 0),
        paid_out=-sum(row.cents for row in lines if row.cents < 0),
    )


#: What puts somebody out, ranks them, or says whose their bounty is.
ENDS = (
    ev.PlayersEliminated,
    ev.PlayerWithdrew,
    ev.PlayerDisqualified,
    ev.FinishingOrderCorrected,
    ev.SatelliteEnded,
    ev.KnockoutsNamed,
)


class _Dues:
    """The debts of the till, each with its reason and date; reads journal and places once."""

    def __init__(self, state: TournamentState, journal: Journal, closed: bool) -> None:
        self._state = state
        self._journal = journal
        self._closed = closed
        self._places = {who: held for held in placings(state) for who in held.entrants}
        self._outs: dict[int, list[str]] = {}
        for one in state.knockouts:
            for reward in one.rewards:
                if reward.cash:
                    out = name_known(journal, one.out)
                    self._outs.setdefault(reward.entrant, []).append(out)
        self._ended = self._lines_of_ends()

    def rows(self) -> Iterator[DueRow]:
        """Yield what it owes, then what was paid out beyond what was won."""
        paid = self._state.cash.paid_out()
        for due in dues(self._state, entries_closed=self._closed):
            before = paid.get((due.entrant, due.purpose), 0)
            yield self._row(due, self._why(due), self._act(due), before)
        for due in overpaid(self._state):
            lines = self._lines(due.entrant)
            act = next(line.number for line in lines if line.purpose is due.purpose)
            yield replace(self._row(due, Why("PAID_OVER"), act), over=True)

    def _row(self, due: Due, why: Why, act: int, paid: int = 0) -> DueRow:
        return DueRow(
            entrant=due.entrant,
            name=name_known(self._journal, due.entrant),
            purpose=due.purpose,
            cents=due.cents,
            paid=paid,
            why=why,
            act=act,
            at_ms=self._journal.history.entry(act).recorded_at if act else 0,
        )

    def _why(self, due: Due) -> Why:
        """Return why the till owes it, as a code with its figures."""
        state = self._state
        match due.purpose:
            case Purpose.SETTLEMENT if state.cancelled is not None:
                return Why("CANCELLED", {"stage": state.cancelled.stage.value})
            case Purpose.DEAL_SHARE if state.deal is not None:
                return Why("DEAL", {"kind": state.deal.kind.value})
            case Purpose.BOUNTY:
                return self._bounty(due.entrant)
            case Purpose.PRIZE:
                held = self._places[due.entrant]
                tied = len(held.entrants) > 1
                return Why("TIED" if tied else "PLACE", {"place": held.place})
        if due.entrant not in state.entrants:
            return Why("OFF_THE_LIST")
        sat = bool(state.stays.latest(due.entrant).given)
        comes = not sat and not (self._closed or state.over)
        return Why("PAID_TOO_MUCH" if sat or comes else "NEVER_SAT")

    def _bounty(self, who: int) -> Why:
        outs = tuple(self._outs.get(who, ()))
        ended = self._state.over and self._state.cancelled is None
        # What is on the head of somebody still in is in the settlement of a cancellation.
        head = ended and self._state.entrants[who].seat is not None
        if not outs:
            return Why("OWN_HEAD")
        return Why("KNOCKOUTS_AND_HEAD" if head else "KNOCKOUTS", {"outs": outs})

    def _act(self, due: Due) -> int:
        """Return the journal entry a debt comes from, 0 where it is not known."""
        match due.purpose:
            case Purpose.SETTLEMENT:
                return self._last(ev.TournamentCancelled)
            case Purpose.DEAL_SHARE:
                return self._last(ev.DealAgreed)
            case Purpose.REFUND:
                paid = (line.number for line in self._lines(due.entrant) if line.cents > 0)
                return next(paid, 0)
        return self._ended.get(due.entrant, 0) or self._last(*ENDS)

    def _lines(self, who: int) -> Iterator[Payment]:
        """The lines of the till about somebody, the latest first."""
        return (line for line in reversed(self._state.cash.payments) if line.entrant == who)

    def _lines_of_ends(self) -> dict[int, int]:
        """The latest entry that put each out, or gave them a bounty."""
        found: dict[int, int] = {}
        for entry in self._journal.history.entries:
            if isinstance(entry.event, ENDS) and self._journal.history.counts(entry.sequence):
                found.update(dict.fromkeys(entry.event.concerns(), entry.sequence))
        return found

    def _last(self, *kinds: type) -> int:
        """The latest entry of these kinds that counts."""
        history = self._journal.history
        return next(
            (
                entry.sequence
                for entry in reversed(history.entries)
                if isinstance(entry.event, kinds) and history.counts(entry.sequence)
            ),
            0,
        )


def _last_count(history: History) -> int:
    """Return the entry of the last count of the till that counts."""
    return next(
        entry.sequence
        for entry in reversed(history.entries)
        if isinstance(entry.event, ev.TillCounted) and history.counts(entry.sequence)
    )
