"""The prizes, from the journal to paper: the table before the end, the names after (1.10, 2.7)."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from builders import a_tournament, out
from prize_builders import IN_KIND, MONEY, POINTS, a_tie, given, tied
from pypdf import PdfReader
from read_papers import as_searched

from td_app.live.session import TournamentSession
from td_app.printing.document import Stationery
from td_app.printing.prizes import prize_list, prize_receipts
from td_app.printing.register import document, offered
from td_app.tournament import commands as cmd
from td_app.tournament.state.prizes import PrizeKind

LIST, RECEIPTS = document("prize_list"), document("prize_receipts")
PAPER = Stationery("fr", "Les As du Bocage")


def read(pdf: bytes) -> str:
    """Return the text of every page, its white made plain spaces."""
    pages = PdfReader(io.BytesIO(pdf)).pages
    return re.sub(r"\s+", " ", as_searched(" ".join(page.extract_text() for page in pages)))


def played(**settings: Any) -> TournamentSession:
    """Six players, one left."""
    session = a_tournament(6, 1, **settings)
    out(session, 1, 2, 3, 4, 5)
    return session


class TestWhetherThereAreAny:
    def test_without_prizes_neither_paper_exists(self) -> None:
        names = {paper.name for paper in offered(a_tournament(6, 1))}
        assert not names & {"prize_list", "prize_receipts"}

    def test_points_are_listed_but_not_handed_over(self) -> None:
        names = {paper.name for paper in offered(a_tournament(6, 1, **POINTS))}
        assert "prize_list" in names
        assert "prize_receipts" not in names

    def test_the_list_is_ready_at_once_the_receipts_wait_for_a_winner(self) -> None:
        session = a_tournament(6, 1, **MONEY)
        assert LIST.ready(session) is None
        assert RECEIPTS.ready(session) == "NO_PRIZE_WON_YET"
        out(session, 1, 2, 3, 4)
        assert RECEIPTS.ready(session) is None


class TestPrizeList:
    def test_before_the_end_each_place_has_its_share_and_its_prize(self) -> None:
        told = prize_list(a_tournament(6, 1, **MONEY), PAPER)
        assert [(line.place, line.share, line.prize, line.name) for line in told.lines] == [
            (1, "50\u00a0%", "500\u00a0€", ""),
            (2, "30\u00a0%", "300\u00a0€", ""),
            (3, "20\u00a0%", "200\u00a0€", ""),
        ]
        assert told.total == "1\u202f000\u00a0€"
        assert not told.over

    def test_whoever_holds_a_place_is_named_as_soon_as_he_is_out(self) -> None:
        session = a_tournament(6, 1, **MONEY)
        out(session, 1, 2, 3, 4)
        assert [bool(line.name) for line in prize_list(session, PAPER).lines] == [
            False,
            False,
            True,
        ]

    def test_afterwards_the_winners_are_named(self) -> None:
        session = played(**MONEY)
        text = read(LIST.pdf(session, PAPER))
        for who in list(session.state.entrants)[3:]:
            assert session.person(who).display_name in text
        assert "Total : 1 000 €" in text

    def test_two_tied_have_a_line_each_and_the_sum_is_still_the_pool(self) -> None:
        session = a_tournament(6, 1, **MONEY)
        out(session, 1, 2, 3)
        tied(session, 4, 5)
        told = prize_list(session, PAPER)
        assert [(line.place, line.tied, line.prize) for line in told.lines] == [
            (1, False, "500\u00a0€"),
            (2, True, "250\u00a0€ (partage)"),
            (2, True, "250\u00a0€ (partage)"),
        ]
        assert told.total == "1\u202f000\u00a0€"

    def test_prizes_in_kind_of_a_tie_wait_for_the_director(self) -> None:
        session = a_tie(4, 5)
        assert "À décider : le directeur attribue" in read(LIST.pdf(session, PAPER))
        session.dispatch(cmd.AwardPrizes(2, given((2, (4,)), (3, (5,))), "tirage au sort"))
        told = prize_list(session, PAPER)
        assert [line.prize for line in told.lines] == list(IN_KIND)
        assert not any(line.awaits for line in told.lines)

    def test_a_prize_beyond_the_players_is_for_nobody(self) -> None:
        session = a_tournament(3, 1, prizes=("A", "B", "C", "D"))
        out(session, 1, 2)
        text = read(LIST.pdf(session, PAPER))
        assert "4e non attribué D" in text

    def test_a_place_without_a_text_has_no_line(self) -> None:
        told = prize_list(a_tournament(6, 1, prizes=("Vélo", "", "Jambon")), PAPER)
        assert [line.place for line in told.lines] == [1, 3]
        assert told.total == "2\u00a0lots"

    def test_titles_and_medals_are_awards(self) -> None:
        session = a_tournament(6, 1, prize_kind=PrizeKind.HONORARY, prizes=("Titre", "Médaille"))
        assert prize_list(session, PAPER).total == "2\u00a0récompenses"

    @pytest.mark.parametrize(("language", "title"), [("fr", "Récompenses"), ("en", "Awards")])
    def test_honours_are_called_so(self, language: str, title: str) -> None:
        session = played(prizes=("Trophée",), prize_kind=PrizeKind.HONORARY)
        assert title in read(LIST.pdf(session, Stationery(language)))


class TestPrizeReceipts:
    def test_one_a_prize_in_figures_and_in_words(self) -> None:
        session = played(**MONEY)
        told = prize_receipts(session, PAPER).receipts
        assert [(one.number, one.place, one.cents) for one in told] == [
            (1, 1, 50_000),
            (2, 2, 30_000),
            (3, 3, 20_000),
        ]
        text = read(RECEIPTS.pdf(session, PAPER))
        assert "500 € cinq cents euros" in text
        assert "two hundred euros" in read(RECEIPTS.pdf(session, Stationery("en")))

    def test_printed_early_they_keep_their_numbers(self) -> None:
        session = a_tournament(6, 1, **MONEY)
        out(session, 1, 2, 3, 4)
        assert [one.number for one in prize_receipts(session, PAPER).receipts] == [3]

    def test_two_tied_have_numbers_of_their_own(self) -> None:
        session = a_tournament(6, 1, **MONEY)
        out(session, 1, 2, 3)
        tied(session, 4, 5)
        told = prize_receipts(session, PAPER).receipts
        numbered = [(one.number, one.place, one.tied) for one in told]
        assert numbered == [(1, 1, False), (2, 2, True), (3, 2, True)]

    def test_those_of_a_tie_in_kind_wait_for_the_director(self) -> None:
        session = a_tie(3, 4, before=2)
        assert RECEIPTS.ready(session) == "PRIZES_TO_DECIDE"
        session.dispatch(cmd.AwardPrizes(3, given((3, (4,))), "tirage au sort"))
        assert RECEIPTS.ready(session) is None
        told = prize_receipts(session, PAPER).receipts
        assert [(one.place, one.prize) for one in told] == [(3, "Panier garni")]
