"""The cash desk on paper: the report, receipts of entries, of what the till paid out."""

from __future__ import annotations

from collections.abc import Iterator

from reports.cash_report import CashLine, CashReport
from reports.entry_receipts import EntryReceipt, EntryReceipts
from reports.prize_receipts import PrizeReceipt, PrizeReceipts
from td_app.live.session import TournamentSession
from td_app.printing.document import Stationery, heading_of, local_time, sealed_heading
from td_app.tournament.planning.amounts_due import entry_cost
from td_app.tournament.state.buy_ins import Cost
from td_app.tournament.state.stays import ENTRY
from td_app.tournament.state.tournament import Standing
from td_app.tournament.views.cash_desk import DeskRow, DeskView, PaymentRow, desk_view
from td_app.words.buy_ins import bought_text, line_text, owes_text
from td_app.words.cash_desk import SHEET, means_text, paid_text, purpose_text, sum_lines
from td_app.words.figures import money_text, time_of_day
from td_app.words.language import Language
from td_app.words.speaking import say
from td_app.words.till import count_lines, due_text, purpose_words


def cash_report(session: TournamentSession, stationery: Stationery) -> CashReport:
    """Return what came in and went out, what it makes, what is owed, what each paid."""
    view = desk_view(session.state, session)
    language = stationery.language
    paid = sum(row.paid for row in view.rows)
    # What is paid now and what was given back since are together what came in.
    given_back = (row for row in view.payments if row.stands and row.cents < 0)
    back = -sum(row.cents for row in given_back if row.purpose is None or not row.purpose.won)
    total = "total+back" if back else "total"
    return CashReport(
        heading=sealed_heading(session, stationery),
        taken=tuple(_taken(view, language)),
        made=tuple(_made(view, language)),
        lines=tuple(
            CashLine(
                name=row.name,
                bought=bought_text(row.stays, row.rebuys, row.addons, language),
                owed=money_text(row.owed, language) if row.owed else "",
                paid=money_text(row.paid, language) if row.paid else "",
                by=_by(row, language),
                left=owes_text(row.owes, answered=row.answered, language=language),
            )
            for row in view.rows
            if row.owed or row.paid
        ),
        total=say(SHEET[total], {"cents": paid, "back": back}, language=language),
        owes=tuple(
            (
                row.name,
                purpose_text(row.purpose.value, language),
                due_text(row, language),
                money_text(-row.cents if row.over else row.cents, language),
            )
            for row in view.dues
        ),
        till=tuple(_closing(view, language)),
    )


def _closing(view: DeskView, language: Language) -> Iterator[str]:
    """Yield the lines of the till's count: each means, and the remark of the person who counted."""
    if view.till is None:
        return
    others = [(one.means.value, one) for one in view.till.others]
    yield from count_lines(view.till, others, view.till_note, language)


def _taken(view: DeskView, language: Language) -> Iterator[tuple[str, str, str, str]]:
    sums = [
        (means_text(row.means.value, language), row.received, row.paid_out, row.left)
        for row in view.by_means
        if row.received or row.paid_out
    ]
    everything = say(SHEET["all"], language=language)
    for words, *three in (*sums, (everything, view.received, view.paid_out, view.total)):
        received, paid_out, left = (money_text(cents, language) for cents in three)
        yield words[:1].upper() + words[1:], received, paid_out, left


def _made(view: DeskView, language: Language) -> Iterator[tuple[str, str]]:
    money = view.money
    shown = {
        "due": view.due,
        "to_give": view.to_give,
        "pool": money.pool,
        "added": money.added,
        "unwon": money.unwon,
        "overlay": money.overlay,
        "fees": money.taken.fee,
        "bounties": money.taken.bounty,
    }
    for key, words in sum_lines(tuple(shown), language):
        if shown[key] or key == "pool":
            yield words, money_text(shown[key], language)


def _by(row: DeskRow, language: Language) -> str:
    return paid_text([(means.value, cents) for means, cents in row.by], language)


def entry_receipts(
    session: TournamentSession, stationery: Stationery, entrant: int | None = None
) -> EntryReceipts:
    """Return a receipt for everybody who paid, or for one of them alone.

    Its number is that of the entry of the journal with the last payment, then the entrant's.
    """
    view = desk_view(session.state, session)
    language = stationery.language
    numbers = {row.entrant: row.number for row in view.payments if not row.out}
    receipts = tuple(
        EntryReceipt(
            number=f"{numbers[row.entrant]}-{row.entrant}",
            name=row.name,
            lines=tuple(_bought(session, row.entrant, language)),
            paid=money_text(row.paid, language),
            by=_by(row, language),
            left=owes_text(row.owes, language=language) if row.owes > 0 else "",
            club=row.club,
        )
        for row in view.rows
        if row.paid > 0 and row.stays and (entrant is None or row.entrant == entrant)
    )
    return EntryReceipts(heading_of(session, stationery), receipts)


def payout_receipts(
    session: TournamentSession, stationery: Stationery, act: int | None = None
) -> PrizeReceipts:
    """Return a receipt to sign for each sum the till paid out, or for those of one act alone.

    Its number is that of the entry of the journal, then the entrant's.
    """
    view = desk_view(session.state, session)
    language = stationery.language
    paid: dict[tuple[int, int], list[PaymentRow]] = {}
    for row in view.payments:
        if row.out and row.stands and act in (None, row.number):
            paid.setdefault((row.number, row.entrant), []).append(row)
    receipts = tuple(
        PrizeReceipt(
            number=f"{number}-{who}",
            name=rows[0].name,
            place=0,
            prize=money_text(-sum(row.cents for row in rows), language),
            cents=-sum(row.cents for row in rows),
            what=_paid_for(rows, language),
        )
        for (number, who), rows in paid.items()
    )
    return PrizeReceipts(heading_of(session, stationery), receipts, pays_out=True)


def _paid_for(rows: list[PaymentRow], language: Language) -> str:
    """Return what a payment is for, its means, its hour and its operator."""
    purposes = dict.fromkeys(
        purpose_words(row.purpose.value if row.purpose else None, language) for row in rows
    )
    by: dict[str, int] = {}
    for row in rows:
        by[row.means.value] = by.get(row.means.value, 0) - row.cents
    hour = time_of_day(local_time(rows[0].at_ms))
    told = (", ".join(filter(None, purposes)), paid_text(list(by.items()), language), hour)
    return " · ".join(filter(None, (*told, rows[0].cashier)))


def _bought(session: TournamentSession, who: int, language: Language) -> Iterator[tuple[str, str]]:
    """Yield an entrant's purchases, the entry first; equal lines are added up."""
    state = session.state
    lines: dict[tuple[str, Cost], int] = {}
    for stay in state.stays.by_entrant[who]:
        for given in stay.given:
            key = given.why, given.cost
            lines[key] = lines.get(key, 0) + 1
    if state.entrants[who].standing is Standing.REGISTERED:
        lines[ENTRY, entry_cost(state, who)] = 1
    for (why, cost), times in lines.items():
        if cost:
            yield line_text(why, times, cost, language), money_text(cost.total * times, language)
