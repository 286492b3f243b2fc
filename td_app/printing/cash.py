"""The cash desk on paper: the report, receipts of entries."""

from __future__ import annotations

from collections.abc import Iterator

from reports.cash_report import CashLine, CashReport
from reports.entry_receipts import EntryReceipt, EntryReceipts
from td_app.printing.document import Stationery, heading_of, sealed_heading
from td_app.session import TournamentSession
from td_app.tournament.planning.owing import entry_cost
from td_app.tournament.state.buy_ins import Cost
from td_app.tournament.state.stays import ENTRY
from td_app.tournament.state.tournament import Standing
from td_app.tournament.views.cash_desk import DeskRow, DeskView, desk_view
from td_app.words.buy_ins import bought_text, line_text, owes_text
from td_app.words.cash_desk import SHEET, means_text, paid_text, sum_lines, till_text
from td_app.words.figures import money_text
from td_app.words.language import Language
from td_app.words.speaking import say


def sells_entries(session: TournamentSession) -> bool:
    """Return whether this tournament has a cash desk."""
    return session.state.setup.entry_terms.priced or bool(session.state.cash.payments)


def somebody_paid(session: TournamentSession) -> str | None:
    """Return None once somebody paid, else what is missing."""
    return None if session.state.cash.payments else "NOTHING_PAID_YET"


def cash_report(session: TournamentSession, stationery: Stationery) -> CashReport:
    """Return what was taken, what it makes, and what each owes and paid."""
    view, language = desk_view(session.state, session), stationery.language
    return CashReport(
        heading=sealed_heading(session, stationery),
        taken=tuple(_taken(view, language)),
        made=tuple(_made(view, language)),
        lines=tuple(_line(row, language) for row in view.rows if row.owed or row.paid),
        total=say(SHEET["total"], {"cents": view.total}, language=language),
        till=till_text(view.till.counted, view.till.difference, language) if view.till else "",
    )


def _taken(view: DeskView, language: Language) -> Iterator[tuple[str, str]]:
    for means, cents in view.taken:
        words = means_text(means.value, language)
        yield words[:1].upper() + words[1:], money_text(cents, language)
    shown = {"total": view.total, "due": view.due, "to_give": view.to_give}
    for key, words in sum_lines(tuple(shown), language):
        if shown[key] or key == "total":
            yield words, money_text(shown[key], language)


def _made(view: DeskView, language: Language) -> Iterator[tuple[str, str]]:
    money = view.money
    shown = {
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


def _line(row: DeskRow, language: Language) -> CashLine:
    return CashLine(
        name=row.name,
        bought=bought_text(row.stays, row.rebuys, row.addons, language),
        owed=money_text(row.owed, language) if row.owed else "",
        paid=money_text(row.paid, language) if row.paid else "",
        by=_by(row, language),
        left=owes_text(row.owes, answered=row.answered, language=language),
    )


def _by(row: DeskRow, language: Language) -> str:
    return paid_text([(means.value, cents) for means, cents in row.by], language)


def entry_receipts(
    session: TournamentSession, stationery: Stationery, entrant: int | None = None
) -> EntryReceipts:
    """Return a receipt for everybody who paid, or for one of them alone.

    Its number is that of the entry of the journal with the last payment, then the entrant's.
    """
    view, language = desk_view(session.state, session), stationery.language
    numbers = {payment.entrant: payment.number for payment in view.payments}
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


def _bought(session: TournamentSession, who: int, language: Language) -> Iterator[tuple[str, str]]:
    """What somebody bought, the entry first: like lines together, with their parts."""
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
