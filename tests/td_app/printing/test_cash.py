"""The cash desk, from the journal to paper and to a treasurer's files."""

from __future__ import annotations

import csv
import io
from dataclasses import replace

import openpyxl
import pytest
from builders import a_session, a_tournament, out, registered
from buy_in_builders import REBUYS, an_evening, terms
from read_papers import ReadPaper, outside_margins, overlapping

from reports.lettering import load_typefaces
from td_app.live.session import TournamentSession
from td_app.printing.cash import cash_report, entry_receipts, payout_receipts
from td_app.printing.cash_files import export_cash
from td_app.printing.document import Stationery
from td_app.printing.register import document, offered
from td_app.tournament import commands as cmd
from td_app.tournament.state.buy_ins import Cost
from td_app.tournament.state.cash_desk import Means
from td_app.tournament.state.person import Person
from td_app.tournament.state.prizes import MoneyPool, PrizeKind

PAPER = Stationery("fr", "Les As du Bocage")


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def sold() -> TournamentSession:
    """Sixteen at twenty euros and four, two re-buys of one by two means, the till counted."""
    session = an_evening(16, replace(REBUYS, cost=Cost(2_000, 400, 600)))
    session.dispatch(cmd.TakeReBuy(5, Means.CASH))
    session.dispatch(cmd.TakeReBuy(5, Means.CARD))
    session.dispatch(cmd.CountTill(48_600, "un billet manque", 500, 400))
    return session


def won() -> TournamentSession:
    """Four at twenty euros and four, late entry closed: 4 wins 48 euros, 3 wins 32."""
    pool = MoneyPool(from_entries=True, shares=(600, 400))
    money = {"prize_kind": PrizeKind.MONEY, "prize_money": pool, "late_entry_until": 0}
    session = an_evening(4, tables=1, **money)
    out(session, 1, 2, 3)
    return session


class TestWhetherThereAreAny:
    def test_a_free_tournament_has_none_of_these_papers(self) -> None:
        names = {paper.name for paper in offered(a_tournament(6, 1))}
        assert not names & {"cash_report", "entry_receipts", "payout_receipts"}

    def test_they_wait_for_a_payment(self) -> None:
        session = a_session(entry_terms=terms())
        registered(session, 2)
        assert document("cash_report").ready(session) == "NOTHING_PAID_YET"
        session.dispatch(cmd.TakePayments((1,)))
        assert document("cash_report").ready(session) is None


class TestTheReport:
    def test_sums_by_means_and_what_they_make(self) -> None:
        told = cash_report(sold(), PAPER)
        taken = {what: [plain(cents) for cents in sums] for what, *sums in told.taken}
        assert taken == {
            "Espèces": ["491 €", "0 €", "491 €"],
            "Carte": ["11 €", "0 €", "11 €"],
            "Total": ["502 €", "0 €", "502 €"],
        }
        made = {what: plain(cents) for what, cents in told.made}
        assert made == {"Dotation": "340 €", "Frais": "66 €", "Primes": "96 €"}
        assert [plain(line) for line in told.till] == [
            "Espèces : 486 €, il manque 6 €",
            "Carte : 11 €, non comptés",
            "Motif : un billet manque",
        ]

    def test_each_line_says_what_was_bought_and_how_it_was_paid(self) -> None:
        told = cash_report(sold(), PAPER)
        five = next(line for line in told.lines if "0005" in line.name)
        shown = tuple(map(plain, (five.bought, five.owed, five.by, five.left)))
        assert shown == ("2 recaves", "52 €", "41 € espèces, 11 € carte", "")

    def test_who_was_taken_off_the_list_is_gone_from_it_once_refunded(self) -> None:
        session = a_session(entry_terms=terms(unregister_minutes=0))
        registered(session, 3)
        session.dispatch(cmd.TakePayments((1, 2)))
        session.dispatch(cmd.Unregister(2))
        assert [line.name for line in cash_report(session, PAPER).lines] == [
            "JOUEUR0001 Jean",
            "JOUEUR0003 Jean",
        ]

    def test_the_total_says_what_was_taken_then_given_back(self) -> None:
        session = a_session(entry_terms=terms(unregister_minutes=0))
        registered(session, 2)
        session.dispatch(cmd.TakePayments((1, 2)))
        assert plain(cash_report(session, PAPER).total) == "Total payé : 48 €"
        session.dispatch(cmd.Unregister(2))
        told = cash_report(session, PAPER)
        assert plain(told.total) == "Total payé : 24 €, sans compter 24 € reçus puis remboursés"
        assert told.taken[-1][1:3] == ("48\u00a0€", "24\u00a0€")


class TestReceipts:
    def test_like_lines_stand_together_with_their_parts(self) -> None:
        told = entry_receipts(sold(), PAPER)
        five = next(r for r in told.receipts if "0005" in r.name)
        assert [(plain(what), plain(cents)) for what, cents in five.lines] == [
            ("Entrée (dont 4 € de frais, prime 6 €)", "30 €"),
            ("Recave × 2 (dont 2 € de frais)", "22 €"),
        ]
        assert len(told.receipts) == 16

    def test_one_may_be_printed_alone(self) -> None:
        (alone,) = entry_receipts(sold(), PAPER, entrant=5).receipts
        assert "0005" in alone.name and alone.number.endswith("-5")

    def test_no_two_have_the_same_number(self) -> None:
        numbers = [receipt.number for receipt in entry_receipts(sold(), PAPER).receipts]
        assert len(set(numbers)) == len(numbers)


class TestWhatWasPaidOut:
    def test_a_receipt_to_sign_says_what_for_how_when_and_how_much(self) -> None:
        session = won()
        entry = session.dispatch(cmd.PayOut((4,), Means.TRANSFER))
        session.dispatch(cmd.PayOut((3,)))
        told = payout_receipts(session, PAPER)
        assert told.pays_out and len(told.receipts) == 2
        first = told.receipts[0]
        assert (first.number, plain(first.prize), first.cents) == (
            f"{entry.sequence}-4",
            "48 €",
            4_800,
        )
        assert plain(first.what).startswith("prix · virement · ")
        alone = payout_receipts(session, PAPER, act=entry.sequence)
        assert alone.receipts == (first,)

    def test_a_wrong_line_has_no_receipt(self) -> None:
        session = won()
        session.dispatch(cmd.PayOut((4,)))
        session.dispatch(cmd.CorrectPayment(session.history.sequence, 0, "non remis", cents=0))
        assert payout_receipts(session, PAPER).receipts == ()

    def test_what_was_paid_by_two_means_goes_back_by_both(self) -> None:
        session = an_evening(4, tables=1, late_entry_until=0)
        (late,) = registered(session, 1)
        session.dispatch(cmd.TakePayments((late,), Means.TICKET, 2_000))
        session.dispatch(cmd.TakePayments((late,), Means.CASH, 400))
        session.dispatch(cmd.PayOut((late,)))
        (back,) = payout_receipts(session, PAPER).receipts
        assert plain(back.what).startswith("remboursement · 20 € ticket, 4 € espèces · ")

    def test_paying_a_prize_changes_no_receipt_of_an_entry(self) -> None:
        session = won()
        before = entry_receipts(session, PAPER).receipts
        session.dispatch(cmd.PayOut((4,)))
        assert entry_receipts(session, PAPER).receipts == before

    def test_the_report_says_who_is_still_owed_and_how_it_was_closed(self) -> None:
        session = won()
        session.dispatch(cmd.PayOut((4,)))
        told = cash_report(session, PAPER)
        ((name, what, why, cents),) = told.owes
        assert "0003" in name and (what, why, plain(cents)) == ("prix", "2e rang", "32 €")
        session.dispatch(cmd.PayOut((3,)))
        session.dispatch(cmd.CountTill(4 * 2_400 - 8_000))
        assert cash_report(session, PAPER).till[-1] == "Tout y est, rien n’est dû"


class TestFiles:
    def test_the_lines_of_the_till_add_up_to_what_should_be_there(self) -> None:
        session = won()
        session.dispatch(cmd.PayOut((4, 3)))
        wrong = session.state.cash.payments[0]
        session.dispatch(cmd.CorrectPayment(wrong.number, 0, "carte", means=Means.CARD))
        text = export_cash(session, "fr", "csv", lines=True).decode("utf-8-sig")
        head, *lines, total = list(csv.reader(io.StringIO(text), delimiter=";"))
        assert head[:7] == ["N°", "Date et heure", "Joueur", "Sens", "Objet", "Moyen", "Montant"]
        sums = [float(line[6].replace(",", ".")) for line in lines]
        assert sum(sums) == float(total[6].replace(",", ".")) == 16.0
        assert {line[3] for line in lines} == {"reçu", "versé"}
        assert [plain(line[8]) for line in lines if line[8]] == [
            "erreur, corrigée",
            f"annule le n° {wrong.number}",
            f"remplace le n° {wrong.number}",
        ]
        book = openpyxl.load_workbook(io.BytesIO(export_cash(session, "fr", "xlsx")))
        assert book.sheetnames == ["Caisse", "Lignes"]

    def test_whoever_is_gone_with_their_money_back_stands_in_it(self) -> None:
        session = a_session(entry_terms=terms(unregister_minutes=0))
        registered(session, 3)
        session.dispatch(cmd.TakePayments((1, 2), Means.CARD))
        session.dispatch(cmd.Unregister(2))
        text = export_cash(session, "fr", "csv").decode("utf-8-sig")
        head, *lines, total = list(csv.reader(io.StringIO(text), delimiter=";"))
        paid = head.index("Payé")
        assert head[paid + 1] == "Remboursé"
        told = {line[0]: (line[paid], line[paid + 1]) for line in lines}
        assert told["JOUEUR0002 Jean"] == ("0,00", "24,00")
        assert (total[paid], total[paid + 1]) == ("24,00", "24,00"), "together what came in"

    def test_a_line_that_never_took_place_is_nobodys_refund(self) -> None:
        session = a_session(entry_terms=terms(unregister_minutes=0))
        registered(session, 2)
        session.dispatch(cmd.TakePayments((1,)))
        session.dispatch(cmd.CorrectPayment(session.history.sequence, 0, "x", cents=0))
        text = export_cash(session, "fr", "csv").decode("utf-8-sig")
        head, *lines, _ = list(csv.reader(io.StringIO(text), delimiter=";"))
        assert {line[head.index("Remboursé")] for line in lines} == {"0,00"}

    @pytest.mark.parametrize(
        ("language", "comma", "sum_"), [("fr", ";", "52,00"), ("en", ",", "52.00")]
    )
    def test_a_line_a_person_and_the_totals_last(
        self, language: str, comma: str, sum_: str
    ) -> None:
        text = export_cash(sold(), language, "csv").decode("utf-8-sig")  # type: ignore[arg-type]
        rows = list(csv.reader(io.StringIO(text), delimiter=comma))
        assert len(rows) == 18 and len({len(row) for row in rows}) == 1
        assert rows[5][3] == sum_
        assert rows[-1][8].startswith("502")

    def test_sums_are_numbers_in_a_workbook(self) -> None:
        book = openpyxl.load_workbook(io.BytesIO(export_cash(sold(), "fr", "xlsx")))
        sheet = book.active
        assert sheet is not None
        owed = [sheet.cell(row, 4).value for row in range(4, 20)]
        assert all(isinstance(cents, int | float) for cents in owed)
        assert sum(owed) == sheet.cell(20, 4).value == 502  # type: ignore[arg-type]

    def test_no_name_becomes_a_formula(self) -> None:
        session = a_session(entry_terms=terms())
        session.dispatch(cmd.RegisterEntrants((Person("=SOMME(A1)"),)))
        session.dispatch(cmd.TakePayments((1,)))
        assert "'=SOMME(A1)" in export_cash(session, "fr", "csv").decode("utf-8-sig")


@pytest.mark.parametrize("entrants", [1, 9, 312])
@pytest.mark.parametrize("name", ["cash_report", "entry_receipts"])
def test_holds_within_its_margins_no_text_on_another(name: str, entrants: int) -> None:
    load_typefaces()
    session = a_session(entry_terms=terms(), tables=40)
    names = (("DE LA ROCHEFOUCAULD-MONTMORENCY D’ŒUVRE-HAY", "Marie-Antoinette"), ("ÉVRARD", "Zoé"))
    people = tuple(Person(*names[n % 2], club="Les As du Bocage") for n in range(entrants))
    session.dispatch(cmd.RegisterEntrants(people))
    session.dispatch(cmd.TakePayments(tuple(range(1, entrants + 1)), Means.CARD))
    read = ReadPaper(document(name).pdf(session, PAPER))
    assert outside_margins(read) == [] and overlapping(read) == []
    assert read.missing_people([session.person(1).display_name]) == []
