"""Every paper of every evening: one entrant or 312, names that overflow, no prize or forty."""

from __future__ import annotations

import re
from functools import cache

import pytest
from builders import a_session, played_down_to, seated_at
from every_report import REPORTS
from read_papers import CLUBS, NAMES, ReadPaper, outside_margins, overlapping

from reports.facts import PaperSize
from reports.lettering import load_typefaces
from td_app.live.session import TournamentSession
from td_app.printing.document import Document, Stationery
from td_app.printing.register import DOCUMENTS, document, offered
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import Majority
from td_app.words.language import Language

SIZES = (1, 9, 80, 312)
EVENINGS = [
    (1, "registered"),
    *((entrants, "drawn") for entrants in SIZES[1:-1]),
    *((entrants, "played") for entrants in SIZES[1:]),
    *((entrants, "over") for entrants in SIZES[1:]),
]
PRIZES = tuple(f"Lot {n} : un panier garni des commerçants du quartier" for n in range(1, 41))
LONGEST = ("DE LA ROCHEFOUCAULD-MONTMORENCY D’ŒUVRE-HAY", "Marie-Antoinette")
"""Sixty characters once they are put together."""
WITH_NAMES = ("seat_slips", "alphabetical_list", "list_by_table", "draw_certificate", "ranking")
AT_THE_TABLES = (
    *WITH_NAMES,
    "presence_sheet",
    "table_sheets",
    "chip_race_sheet",
    "chip_count_sheet",
)
PRIZE_WORDS: dict[Language, str] = {
    "fr": r"€|\b(prix|lots?|gains?|bulle|récompens\w*|euros?)\b",
    "en": r"€|\b(prizes?|awards?|bubble|euros?|in the money)\b",
}


def entrants_of(count: int) -> tuple[Person, ...]:
    """Return people of every kind: long names, accents, apostrophes, one in three clubless."""
    return tuple(
        Person(
            *(LONGEST if n % 40 == 5 else (f"{NAMES[n % len(NAMES)].upper()} {n}", "Zoé")),
            club=CLUBS[n % len(CLUBS)],
        )
        for n in range(count)
    )


@cache
def evening(entrants: int, moment: str) -> TournamentSession:
    """Return an evening drawn or not, half-way or over; from eighty entrants on, forty prizes."""
    tables = max(1, -(-entrants // 8))
    session = a_session(tables=tables, prizes=PRIZES if entrants >= 80 else ())
    people = entrants_of(entrants)
    session.dispatch(cmd.RegisterEntrants(people, present=True, majority=Majority.CHECKED))
    if moment == "registered":
        return session
    session.dispatch(cmd.DrawSeats(tuple(range(1, tables + 1))))
    if moment != "drawn":
        session.dispatch(cmd.GivePenalty(seated_at(session, 1)[0], "insult", "hands", hands=1))
        played_down_to(session, max(2, entrants - 20) if moment == "played" else 1)
    return session


def test_every_paper_is_printed_of_a_small_a_usual_and_a_large_evening() -> None:
    assert set(REPORTS) == {paper.name for paper in DOCUMENTS}
    printed = {
        (paper.name, entrants)
        for entrants, moment in EVENINGS
        for paper in offered(evening(entrants, moment))
        if paper.ready(evening(entrants, moment)) is None
    }
    prizes = {(name, 9) for name in ("prize_list", "prize_receipts")}
    # Of a deal, a tournament cancelled, entries paid for, which these evenings are not:
    # ``test_deals.py``, ``test_cash.py``, ``test_formats.py``.
    others = {"deal_sheet", "settlement", "cash_report", "entry_receipts", "payout_receipts"}
    others |= {"bag_slips", "jackpot_certificate", "bounty_chips"}
    printable = {(name, size) for name in set(REPORTS) - others for size in SIZES[1:]}
    assert printable - printed == prizes


@pytest.mark.parametrize(("entrants", "moment"), EVENINGS)
@pytest.mark.parametrize("paper", DOCUMENTS, ids=lambda paper: paper.name)
def test_holds_within_its_margins_no_text_on_another(
    paper: Document, entrants: int, moment: str
) -> None:
    load_typefaces()
    session = evening(entrants, moment)
    if not paper.offered(session) or paper.ready(session) is not None:
        return
    pdf = paper.pdf(session, Stationery(club="Les As du Bocage"))
    read = ReadPaper(pdf)
    assert outside_margins(read) == []
    assert overlapping(read) == []
    assert "Open d’automne" in read.text()
    if entrants == 9:
        assert pdf == paper.pdf(session, Stationery(club="Les As du Bocage"))
    if moment == "drawn" and paper.name in WITH_NAMES:
        names = [session.person(who).display_name for who in session.state.entrants]
        assert read.missing_people(names) == []


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("moment", ["drawn", "played", "over"])
def test_without_prizes_no_paper_speaks_of_any(moment: str, language: Language) -> None:
    session = evening(9, moment)
    spoken = [
        (paper.name, found.group())
        for paper in offered(session)
        if paper.ready(session) is None
        for text in [ReadPaper(paper.pdf(session, Stationery(language))).text()]
        for found in re.finditer(PRIZE_WORDS[language], text, re.IGNORECASE)
    ]
    assert spoken == []


@pytest.mark.parametrize("size", ["A4", "Letter"])
@pytest.mark.parametrize("name", AT_THE_TABLES)
def test_cuts_no_name_at_the_tables(name: str, size: PaperSize) -> None:
    load_typefaces()
    session = evening(80, "drawn")
    read = ReadPaper(document(name).pdf(session, Stationery(size=size)))
    names = [session.person(who).display_name for who in session.state.entrants]
    assert read.missing_people(names) == []
