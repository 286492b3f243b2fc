"""The papers of a played evening, read back; files written whole or not at all."""

from __future__ import annotations

import csv
import io
import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from builders import a_session, a_tournament, everyone, out, registered, seated_at
from buy_in_builders import terms
from deal_builders import stacks_of, three_left
from flight_builders import bagged, two_flights
from jackpot_builders import a_jackpot
from pypdf import PdfReader
from read_papers import as_searched

from td_app.live.session import TournamentSession
from td_app.printing.document import Document, Stationery, always
from td_app.printing.files import export_journal, export_ranking, write_exports, write_papers
from td_app.printing.register import DOCUMENTS, document, offered
from td_app.tournament import commands as cmd
from td_app.tournament.planning.deals import still_in
from td_app.tournament.state.buy_ins import Cost
from td_app.tournament.state.deals import DealKind
from td_app.tournament.state.flights import Flight
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import Majority
from td_app.words.papers import waiting_sentence

CLUB = "Les As du Bocage"
ONCE_OVER = {"podium", "prize_list", "prize_receipts"}
"""Papers that the evening still played does not have."""
ONCE_STOPPED = {"deal_sheet", "settlement"}
"""Papers of a deal, and of a tournament cancelled."""
ONCE_PAID = {"cash_report", "entry_receipts", "payout_receipts"}
"""Papers of a cash desk."""
OTHER_FORMATS = {"bag_slips", "jackpot_certificate", "bounty_chips"}
"""Papers of a day 1, of a jackpot, of bounties."""


def read(pdf: bytes) -> str:
    """Return the text of every page, its white made plain spaces."""
    pages = PdfReader(io.BytesIO(pdf)).pages
    return re.sub(r"\s+", " ", as_searched(" ".join(page.extract_text() for page in pages)))


def author(pdf: bytes) -> str | None:
    """Return whose paper it is."""
    about = PdfReader(io.BytesIO(pdf)).metadata
    return about.author if about else None


@pytest.fixture(scope="module")
def played() -> TournamentSession:
    """Twenty players at three tables, four out, table 3 broken, two of one hand tied."""
    session = a_tournament(20, tables=3)
    out(session, *list(everyone(session))[:2])
    session.dispatch(cmd.Eliminate((cmd.PlayerOut(seated_at(session, 1)[0], 500),)))
    session.dispatch(cmd.Eliminate((cmd.PlayerOut(seated_at(session, 3)[0], 500),)))
    session.dispatch(cmd.BreakTable(3))
    session.dispatch(cmd.GivePenalty(seated_at(session, 1)[0], "insult", "round_2", note="menaces"))
    return session


@pytest.fixture(scope="module")
def finished() -> TournamentSession:
    """Six players, one left, with a prize for two places."""
    session = a_tournament(6, tables=1, prizes=("Un trophée", "Un jambon"))
    out(session, *list(everyone(session))[:5])
    return session


@pytest.fixture(scope="module")
def stopped() -> dict[str, TournamentSession]:
    """Three left with prizes in money: a deal made, a tournament cancelled; entries paid."""
    dealt, cancelled = three_left(), three_left()
    stacks, left = stacks_of(dealt, 30_000, 20_000), still_in(dealt.state)
    dealt.dispatch(cmd.AgreeDeal(DealKind.ICM, stacks, left))
    cancelled.dispatch(cmd.CancelTournament("incendie", stacks))
    paid = a_tournament(8, entry_terms=terms())
    paid.dispatch(cmd.TakePayments((1,), cents=500))
    paid.dispatch(cmd.PayOut((1,)))
    _, day, _ = two_flights(flight=Flight("Open d’automne", 3))
    bagged(day)
    drawn = a_jackpot()
    drawn.dispatch(cmd.DrawJackpot())
    others = {
        "bag_slips": day,
        "jackpot_certificate": drawn,
        "bounty_chips": a_tournament(8, entry_terms=terms(cost=Cost(2_000, 0, 500))),
    }
    return {
        "deal_sheet": dealt,
        "settlement": cancelled,
        **dict.fromkeys(ONCE_PAID, paid),
        **others,
    }


class TestEveryDocument:
    @pytest.mark.parametrize("language", ["fr", "en"])
    @pytest.mark.parametrize("paper", DOCUMENTS, ids=lambda d: d.name)
    def test_of_a_played_tournament_opens_and_bears_its_names(
        self,
        played: TournamentSession,
        finished: TournamentSession,
        stopped: dict[str, TournamentSession],
        paper: Document,
        language: str,
    ) -> None:
        usual = finished if paper.name in ONCE_OVER else played
        evening = stopped.get(paper.name, usual)
        assert paper.offered(evening)
        assert paper.ready(evening) is None
        pdf = paper.pdf(evening, Stationery(language, CLUB))
        assert "Open d’automne" in read(pdf)
        assert author(pdf) == CLUB

    @pytest.mark.parametrize(
        "name", ["seat_slips", "alphabetical_list", "list_by_table", "table_sheets", "ranking"]
    )
    def test_names_everybody_who_plays(self, played: TournamentSession, name: str) -> None:
        text = read(document(name).pdf(played))
        missing = [who for who in everyone(played) if played.person(who).display_name not in text]
        assert missing == []

    def test_has_a_title_and_a_file_of_its_own(self) -> None:
        for of in (lambda d: d.name, lambda d: d.file, lambda d: d.title("fr")):
            assert len({of(d) for d in DOCUMENTS}) == len(DOCUMENTS)

    def test_waits_for_what_it_tells(self) -> None:
        session = a_session()
        assert {d.ready(session) for d in DOCUMENTS if d.ready is always} == {None}
        waiting = {d.name: d.ready(session) for d in DOCUMENTS if d.ready is not always}
        assert waiting.pop("breaking_order") is None, "chosen with the tables"
        assert waiting.pop("presence_sheet") == "NOBODY_ENTERED_YET"
        assert waiting.pop("payout_receipts") == "NOTHING_PAID_OUT_YET"
        assert {waiting.pop(name) for name in ONCE_PAID & waiting.keys()} == {"NOTHING_PAID_YET"}
        assert waiting.pop("bag_slips") == "DAY_NOT_OVER_YET"
        assert waiting.pop("jackpot_certificate") == "JACKPOT_NOT_DRAWN_YET"
        assert waiting.pop("bounty_chips") == "NO_BOUNTY_YET"
        assert waiting.pop("moves_sheet") == "NO_MOVE_YET"
        assert waiting.pop("penalty_slip") == "NO_PENALTY_YET"
        assert waiting.pop("evening_conduct") == "NO_INCIDENT_YET"
        assert set(waiting.values()) == {"NOT_DRAWN_YET"}

    @pytest.mark.parametrize(
        "name",
        [
            *("seat_slips", "alphabetical_list", "table_sheets", "chip_race_sheet"),
            *("breaking_order", "hand_for_hand_tally"),
        ],
    )
    def test_of_seats_is_made_no_more_once_nobody_plays(
        self, finished: TournamentSession, name: str
    ) -> None:
        assert document(name).ready(finished) == "OVER_ALREADY"
        assert document("draw_certificate").ready(finished) is None


class TestWhatPapersTell:
    def test_slips_are_in_the_order_of_the_alphabet_accents_apart(self) -> None:
        session = a_session(tables=1)
        names = ("ZOLA", "ÉVRARD", "ABADIE")
        session.dispatch(
            cmd.RegisterEntrants(
                tuple(Person(name, "Jo") for name in names), True, Majority.CHECKED
            )
        )
        session.dispatch(cmd.DrawSeats())
        text = read(document("seat_slips").pdf(session))
        assert text.index("ABADIE") < text.index("ÉVRARD") < text.index("ZOLA")

    def test_a_broken_table_is_no_longer_listed(self, played: TournamentSession) -> None:
        text = read(document("list_by_table").pdf(played))
        assert "Table 2" in text
        assert "Table 3" not in text

    def test_a_breaking_order_changed_in_play_is_on_the_moves_sheet(self) -> None:
        session = a_tournament(32)
        assert document("moves_sheet").ready(session) == "NO_MOVE_YET"
        session.dispatch(cmd.ChangeBreakingOrder((2,), "porte"))
        assert document("moves_sheet").ready(session) is None
        assert "2 → 4 → 3 → 1" in read(document("moves_sheet").pdf(session))

    def test_moves_say_from_where_to_where(self, played: TournamentSession) -> None:
        text = read(document("moves_sheet").pdf(played))
        for move in played.state.moves:
            assert played.person(move.entrant).display_name in text

    def test_the_certificate_holds_the_seed(self, played: TournamentSession) -> None:
        text = read(document("draw_certificate").pdf(played))
        assert played.state.draws[-1].seed[:16] in text.replace(" ", "")

    def test_there_is_no_certificate_without_a_draw(self) -> None:
        with pytest.raises(ValueError, match="no draw"):
            document("draw_certificate").pdf(a_session())

    def test_the_final_ranking_names_the_winner_first_and_the_prizes(
        self, finished: TournamentSession
    ) -> None:
        text = read(document("ranking").pdf(finished))
        winner = finished.person(next(everyone(finished))).display_name
        assert f"1er {winner}" in text
        assert "Un trophée" in text


class TestExports:
    def test_the_ranking_in_csv_puts_those_still_in_first(self, played: TournamentSession) -> None:
        rows = list(
            csv.reader(
                io.StringIO(export_ranking(played, "fr", "csv").decode("utf-8-sig")), delimiter=";"
            )
        )
        assert len(rows) == 1 + 20
        assert rows[1][0] == ""
        assert rows[-1][0] == "20e"

    def test_a_tie_is_said(self) -> None:
        session = a_tournament(12, tables=2)
        pair = (seated_at(session, 1)[0], seated_at(session, 2)[0])
        session.dispatch(cmd.Eliminate(tuple(cmd.PlayerOut(who, 500) for who in pair)))
        assert export_ranking(session, "fr", "csv").decode("utf-8-sig").count("11e ex æquo") == 2

    def test_the_journal_holds_every_entry_and_no_name(self, played: TournamentSession) -> None:
        lines = [json.loads(line) for line in export_journal(played).decode().splitlines()]
        assert [line["sequence"] for line in lines] == list(range(1, len(lines) + 1))
        assert lines[0]["kind"] == "tournament_created"
        assert "Joueur0001" not in export_journal(played).decode()

    def test_what_was_undone_is_marked(self) -> None:
        session = a_session()
        registered(session, 2)
        session.dispatch(cmd.Undo())
        counts = [json.loads(line)["counts"] for line in export_journal(session).splitlines()]
        assert counts == [True, False, True]


def write_evening(
    session: TournamentSession, folder: Path, stationery: Stationery | None = None
) -> set[str]:
    names = [paper.name for paper in DOCUMENTS]
    papers = write_papers(session, folder, names, stationery)
    return {path.name for path in (*papers, *write_exports(session, folder))}


PHONES = "http://192.168.1.20:8123"


class TestAnEveningInAFolder:
    def test_every_paper_and_export_is_there(
        self, played: TournamentSession, tmp_path: Path
    ) -> None:
        folder = tmp_path / "soirée" / "samedi"
        written = write_evening(played, folder, Stationery(club=CLUB, phones=PHONES))
        assert written == {p.name for p in folder.iterdir()}
        ready = {d.file for d in offered(played) if d.ready(played) is None}
        assert len(ready) == len(DOCUMENTS) - len(
            ONCE_OVER | ONCE_STOPPED | ONCE_PAID | OTHER_FORMATS
        )
        assert ready < written
        assert author((folder / "classement.pdf").read_bytes()) == CLUB

    def test_papers_that_are_not_ready_are_left_out(self, tmp_path: Path) -> None:
        written = write_evening(a_session(), tmp_path)
        assert "structure.pdf" in written
        assert "cartons_de_place.pdf" not in written

    def test_the_poster_waits_for_phones(self, played: TournamentSession, tmp_path: Path) -> None:
        poster = document("room_poster")
        off = Stationery(club=CLUB)
        assert poster.waits(played, off) == "PHONES_NOT_ON_YET"
        assert poster.waits(played, replace(off, phones=PHONES)) == ""
        assert waiting_sentence("PHONES_NOT_ON_YET", "en").startswith("Phones are off")
        assert poster.file not in write_evening(played, tmp_path, off)


def test_files_are_called_in_the_language_of_the_paper(tmp_path: Path) -> None:
    session = a_tournament(4, 1)
    write_papers(session, tmp_path, ("presence_sheet",), Stationery("en"))
    write_papers(session, tmp_path, ("presence_sheet",), Stationery("fr"))
    write_exports(session, tmp_path, "en")
    names = {path.name for path in tmp_path.iterdir()}
    assert {"presence_sheet.pdf", "feuille_de_presence.pdf", "ranking.csv"} <= names
    assert "classement.csv" not in names
