"""A deal to sign, a cancelled tournament's settlement, what the prize list says after them."""

from __future__ import annotations

import io
import re

from builders import a_session, out, registered
from buy_in_builders import an_evening, terms
from deal_builders import stacks_of, three_left
from pypdf import PdfReader
from read_papers import as_searched

from td_app.live.session import TournamentSession
from td_app.printing.deals import deal_sheet, settlement_sheet
from td_app.printing.document import Stationery
from td_app.printing.prizes import prize_list, prize_receipts
from td_app.printing.register import document, offered
from td_app.tournament import commands as cmd
from td_app.tournament.planning.deals import still_in
from td_app.tournament.state.cash_desk import Means
from td_app.tournament.state.deals import DealKind

PAPER = Stationery("fr", "Les As du Bocage")


def read(session: TournamentSession, name: str) -> str:
    """Return the text of a paper, its white made plain spaces."""
    pages = PdfReader(io.BytesIO(document(name).pdf(session, PAPER))).pages
    return re.sub(r"\s+", " ", as_searched(" ".join(page.extract_text() for page in pages)))


def dealt(session: TournamentSession, **asked: object) -> None:
    stacks = stacks_of(session, 30_000, 20_000)
    session.dispatch(
        cmd.AgreeDeal(DealKind.CHIP_CHOP, stacks, still_in(session.state), **asked)  # type: ignore[arg-type]
    )


def names(session: TournamentSession) -> set[str]:
    return {paper.name for paper in offered(session)}


def test_neither_paper_exists_before_it_is_needed() -> None:
    assert not names(three_left()) & {"deal_sheet", "settlement"}


def test_a_deal_is_signed_by_each_with_its_total() -> None:
    session = three_left()
    dealt(session)
    facts = deal_sheet(session, PAPER)
    assert [line.figures for line in facts.lines] == [
        ("30 000".replace(" ", "\u202f"), "400\u00a0€"),
        ("20 000".replace(" ", "\u202f"), "333,33\u00a0€"),
        ("10 000".replace(" ", "\u202f"), "266,67\u00a0€"),
    ]
    text = read(session, "deal_sheet")
    assert (
        "Feuille d’accord" in text.replace("'", "’")
        and "selon les jetons" in text
        and "Total : 1 000 €" in text
    )


def test_what_is_kept_is_said_on_it() -> None:
    session = three_left()
    dealt(session, kept=10_000, plays_on=True)
    assert "100 € sont gardés pour le vainqueur" in read(session, "deal_sheet")


def test_the_prize_list_tells_the_shares_and_no_prize_twice() -> None:
    session = three_left()
    dealt(session)
    lines = prize_list(session, PAPER).lines
    assert [line.place for line in lines] == [1, 2, 3]
    assert all(line.name for line in lines)
    assert len(prize_receipts(session, PAPER).receipts) == 3


def test_while_play_goes_on_no_receipt_is_made_out() -> None:
    session = three_left()
    dealt(session, plays_on=True)
    assert prize_receipts(session, PAPER).receipts == ()
    six = still_in(session.state)[-1]
    out(session, six)
    assert [r.name for r in prize_receipts(session, PAPER).receipts] == [
        session.person(six).display_name
    ]


def test_a_settlement_is_signed_by_those_still_in() -> None:
    session = three_left()
    session.dispatch(cmd.CancelTournament("Incendie", stacks_of(session, 30_000, 20_000)))
    facts = settlement_sheet(session, PAPER)
    assert facts.figures == ("total",) and facts.total.startswith("1")
    assert "Décompte d’un tournoi annulé" in read(session, "settlement").replace("'", "’")
    assert "deal_sheet" not in names(session)


def test_a_ticket_and_money_are_both_given_back() -> None:
    session = a_session(entry_terms=terms())
    registered(session, 2)
    session.dispatch(cmd.TakePayments((1,), Means.TICKET, 2_000))
    session.dispatch(cmd.TakePayments((1, 2), Means.CASH))
    session.dispatch(cmd.CancelTournament("salle fermée"))
    told = [
        line.figures[-1].replace("\u00a0", " ") for line in settlement_sheet(session, PAPER).lines
    ]
    assert told == ["4 € et un ticket", "24 €"]


def test_who_waited_for_a_seat_is_told_apart() -> None:
    session = an_evening(4, late_entry_until=4)
    (late,) = registered(session, 1)
    session.dispatch(cmd.TakePayments((late,), Means.CARD))
    stacks = tuple((who, 10_000) for who in still_in(session.state))
    session.dispatch(cmd.CancelTournament("incendie", stacks))
    facts = settlement_sheet(session, PAPER)
    assert len(facts.lines) == 5 and "pas encore de place" in facts.notes[0]


def test_the_list_of_prizes_says_that_they_were_shared() -> None:
    session = three_left()
    left = stacks_of(session, 30_000, 20_000)
    assert prize_list(session, Stationery()).note == ""
    session.dispatch(cmd.AgreeDeal(DealKind.EVEN, left, tuple(who for who, _ in left)))
    told = prize_list(session, Stationery("en"))
    assert told.note == "The first 3 shared in equal parts: a deal agreed by all."
    assert [line.prize for line in told.lines][:3] == ["€333.34", "€333.33", "€333.33"]
