"""The seal of the journal on paper: what ``td-app check`` shows, to be compared by eye."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from builders import CountedChance, SteppedClock, a_setup, out, registered
from pypdf import PdfReader
from read_papers import as_searched, read_codes

from reports.facts import PaperSize
from td_app.club.club import Club
from td_app.live.session import TournamentSession
from td_app.persistence.check import check_file
from td_app.persistence.engine import open_club_file
from td_app.ports.privacy import Trace
from td_app.ports.seals import PRINTED, Cover, Seal, by_fours, read_seal
from td_app.printing.document import Stationery
from td_app.printing.register import document
from td_app.tournament import commands as cmd


def read(pdf: bytes) -> str:
    pages = PdfReader(io.BytesIO(pdf)).pages
    return re.sub(r"\s+", " ", as_searched(" ".join(page.extract_text() for page in pages)))


def an_evening(club: Club) -> TournamentSession:
    session = club.create(a_setup(tables=2, seats=8))
    registered(session, 12)
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    out(session, 3, 5)
    return session


@pytest.mark.parametrize("paper", ["ranking", "minutes"])
def test_it_is_the_one_that_check_shows(tmp_path: Path, paper: str) -> None:
    with open_club_file(tmp_path / "club.db") as file:
        session = an_evening(Club(file.store, file.directory, SteppedClock(), CountedChance()))
        told = read(document(paper).pdf(session, Stationery("fr")))
        in_english = read(document(paper).pdf(session, Stationery("en")))
    chain = check_file(tmp_path / "club.db").tournaments[0].chain
    shown = by_fours(chain[:PRINTED]).replace("\u00a0", " ")
    assert re.fullmatch(r"([0-9a-f]{4} ){7}[0-9a-f]{4}", shown)
    assert f"Empreinte du journal, ligne 6 {shown} Elle couvre noms, motifs" in told
    assert f"Log seal, line 6 {shown} It covers names, reasons" in in_english


@pytest.mark.parametrize("trace", [Trace("entrant", 4, 1, rows=(2,)), Trace("operator", 1)])
def test_what_was_erased_is_counted_as_check_counts_it(tmp_path: Path, trace: Trace) -> None:
    with open_club_file(tmp_path / "club.db") as file:
        club = Club(file.store, file.directory, SteppedClock(), CountedChance(), "Zoé")
        session = an_evening(club)
        assert session.cover() == Cover(1, 0)
        file.privacy.erase((trace,))
        told = read(document("minutes").pdf(club.open(1), Stationery("en")))
        report = check_file(tmp_path / "club.db").tournaments[0]
        assert session.cover() == Cover(report.covered_from, report.erased)
    assert "1 name or text erased since." in told
    assert report.erased == 1


@pytest.mark.parametrize("size", ["A4", "A5", "Letter"])
def test_a_telephone_reads_the_line_and_the_whole_hash(tmp_path: Path, size: PaperSize) -> None:
    with open_club_file(tmp_path / "club.db") as file:
        session = an_evening(Club(file.store, file.directory, SteppedClock(), CountedChance()))
        (code,) = read_codes(document("ranking").pdf(session, Stationery("fr", size=size)))
        assert read_seal(code) == Seal(session.seal(), 6)


def test_a_ranking_that_tells_the_same_is_not_printed_again_for_its_seal(tmp_path: Path) -> None:
    with open_club_file(tmp_path / "club.db") as file:
        session = an_evening(Club(file.store, file.directory, SteppedClock(), CountedChance()))
        paper, seal = document("ranking"), session.seal()
        before = paper.fingerprint(session)
        session.dispatch(cmd.PauseClock())
        assert session.seal() != seal
        assert paper.fingerprint(session) == before


def test_minutes_say_what_an_upgrade_rewrote(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_club_file(tmp_path / "club.db") as file:
        session = an_evening(Club(file.store, file.directory, SteppedClock(), CountedChance()))
        plain = read(document("minutes").pdf(session))
        monkeypatch.setattr(file.store, "rewritten", lambda _: (1_773_500_000_000, 3))
        told = read(document("minutes").pdf(session))
    assert "réécrites" not in plain
    assert "3 lignes du début ont été réécrites le 14/03/2026" in told
