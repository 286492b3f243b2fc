"""Papers of other formats: bag slips of a day 1, a jackpot's certificate, bounty chips."""

from __future__ import annotations

import io
import re

from builders import a_tournament
from buy_in_builders import terms
from flight_builders import bagged, two_flights
from jackpot_builders import a_jackpot
from pypdf import PdfReader
from read_papers import as_searched

from td_app.live.draw_record import draws_of
from td_app.live.session import TournamentSession
from td_app.printing.document import Stationery
from td_app.printing.formats import bag_slips, bounty_chips, jackpot_certificate
from td_app.printing.register import document, offered
from td_app.tournament import commands as cmd
from td_app.tournament.state.buy_ins import Cost

PAPER = Stationery("fr", "Les As du Bocage")
PAPERS = {"bag_slips", "jackpot_certificate", "bounty_chips"}


def read(session: TournamentSession, name: str) -> str:
    """Return the text of a paper, its white made plain spaces."""
    pages = PdfReader(io.BytesIO(document(name).pdf(session, PAPER))).pages
    return re.sub(r"\s+", " ", as_searched(" ".join(page.extract_text() for page in pages)))


def test_no_other_tournament_has_any_of_them() -> None:
    assert not {paper.name for paper in offered(a_tournament(8))} & PAPERS


def test_each_bag_has_its_slip_with_stack_and_seal() -> None:
    _, session, _ = two_flights()
    assert document("bag_slips").ready(session) == "DAY_NOT_OVER_YET"
    bagged(session, 20_000, 5_000)
    facts = bag_slips(session, PAPER)
    assert [(slip.name, slip.stack, slip.seal) for slip in facts.bags] == [
        ("CARRÉ Anne", 35_000, "1-6"),
        ("ADAM Zoé", 20_000, "1-4"),
        ("BERNARD Luc", 5_000, "1-5"),
    ]
    text = read(session, "bag_slips")
    assert "Sachet 1 / 3" in text and "35 000" in text and "Jour 2 : Open" in text


def test_the_certificate_tells_the_seed_the_number_and_the_file() -> None:
    session = a_jackpot()
    session.dispatch(cmd.DrawJackpot())
    facts, (written,) = jackpot_certificate(session, PAPER), draws_of(session.history.entries)
    assert facts.file == f"tirage_{written.sequence}.json"
    (line,) = (line for line in facts.lines if line.drawn)
    assert line.first <= facts.number <= line.last and line.multiplier == facts.multiplier
    assert facts.lines[0].first == 0 and facts.lines[-1].last == 99_999
    assert written.seed in read(session, "jackpot_certificate").replace(" ", "")


def test_bounty_chips_to_prepare_then_to_hand_over_by_seat() -> None:
    session = a_tournament(12, tables=2, entry_terms=terms(cost=Cost(2_000, 0, 500)))
    facts = bounty_chips(session, PAPER)
    assert facts.kinds == ((12, "5\u00a0€"),) and facts.total == "60\u00a0€"
    seats = [chip.seat for chip in facts.chips]
    assert seats[0].startswith("table 1") and seats[-1].startswith("table 2")
    assert "12 jetons de prime" in read(session, "bounty_chips")
