"""What came out, from the journal to paper: eliminations, ranking, podium (1.9, 1.10)."""

from __future__ import annotations

import io
import re

import pytest
from builders import MINUTE, a_session, a_tournament, clock_of, everyone, out, seated_at
from deal_builders import won_by_three
from flight_builders import bagged, two_flights
from knockout_builders import a_bounty_evening, a_noted_evening, knocked
from pypdf import PdfReader
from read_papers import as_searched

from rules_ropta.table_layout import Seat
from td_app.live.session import TournamentSession
from td_app.printing.document import Stationery
from td_app.printing.files import export_ranking
from td_app.printing.minutes import minutes
from td_app.printing.register import document
from td_app.printing.results import eliminations, podium, ranking
from td_app.tournament import commands as cmd
from td_app.tournament.state.prizes import MoneyPool, PrizeKind

PAPERS = ("eliminations", "podium", "ranking", "minutes")
SORTIES, PODIUM, RANKING, MINUTES = map(document, PAPERS)
PAPER = Stationery("fr", "Les As du Bocage")


def read(pdf: bytes) -> str:
    """Return the text of every page, its white made plain spaces."""
    pages = PdfReader(io.BytesIO(pdf)).pages
    return re.sub(r"\s+", " ", as_searched(" ".join(page.extract_text() for page in pages)))


def money(pool: int, *shares: int) -> dict[str, object]:
    """Return the settings of a pool cut into shares, in tenths of a percent."""
    return {"prize_kind": PrizeKind.MONEY, "prize_money": MoneyPool(pool, 1, shares)}


class TestEliminations:
    def test_wait_for_the_draw_then_for_somebody_out(self) -> None:
        assert SORTIES.ready(a_session()) == "NOT_DRAWN_YET"
        session = a_tournament(16, 2)
        assert SORTIES.ready(session) == "NOBODY_OUT_YET"
        out(session, seated_at(session, 1)[0])
        assert SORTIES.ready(session) is None

    def test_are_in_the_order_they_came_with_the_seat_and_the_hour(self) -> None:
        session = a_tournament(16, 2)
        first, second = seated_at(session, 2)[4], seated_at(session, 1)[2]
        out(session, first)
        clock_of(session).forward(25 * MINUTE)
        out(session, second)
        told = eliminations(session, PAPER)
        names = [session.person(who).display_name for who in (first, second)]
        assert [(p.name, p.rank, p.table, p.place, p.level) for p in told.players] == [
            (names[0], 16, 2, 5, 1),
            (names[1], 15, 1, 3, 2),
        ]
        assert (told.players[1].at - told.players[0].at).seconds == 25 * 60
        assert told.still_in == 14

    def test_say_that_two_went_in_one_hand_ranked_by_their_stacks(self) -> None:
        session = a_tournament(16, 2)
        small, large = seated_at(session, 1)[:2]
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(small, 400), cmd.PlayerOut(large, 900))))
        out(session, seated_at(session, 2)[0])
        told = eliminations(session, PAPER).players
        assert [p.hand for p in told[:2]] == [told[0].hand] * 2
        assert told[2].hand != told[0].hand
        text = read(SORTIES.pdf(session, PAPER))
        assert text.count("même main") == 2
        assert "ex æquo" not in text

    def test_say_a_tie(self) -> None:
        session = a_tournament(16, 2)
        pair = (seated_at(session, 1)[0], seated_at(session, 2)[0])
        session.dispatch(cmd.Eliminate(tuple(cmd.PlayerOut(who, 500) for who in pair)))
        assert read(SORTIES.pdf(session, PAPER)).count("15e ex æquo") == 2

    def test_leave_out_who_was_brought_back_or_whose_going_was_undone(self) -> None:
        session = a_tournament(16, 2)
        back, undone, gone = seated_at(session, 1)[:3]
        out(session, back)
        session.dispatch(cmd.Reinstate(back, Seat(1, 1)))
        out(session, gone)
        out(session, undone)
        session.dispatch(cmd.Undo())
        assert [p.name for p in eliminations(session, PAPER).players] == [
            session.person(gone).display_name
        ]

    def test_say_who_withdrew_and_who_was_disqualified(self) -> None:
        session = a_tournament(16, 2)
        left, barred = seated_at(session, 1)[:2]
        session.dispatch(cmd.Withdraw(left, chips=800))
        session.dispatch(cmd.Disqualify(barred, "collusion", stack=900, note="jetons donnés"))
        text = read(SORTIES.pdf(session, PAPER))
        assert "2 sortis (1 abandon, 1 disqualification)" in text
        assert "14 encore en jeu · 16 inscrits" in text


class TestKnockouts:
    def test_the_ranking_has_kills_and_bounties_once_they_are_said(self) -> None:
        session = a_bounty_evening(3, 1)
        a, b, c = seated_at(session, 1)
        knocked(session, a, c)
        assert {p.name: p.kills for p in ranking(session, PAPER).still_in} == {
            session.person(b).display_name: 0,
            session.person(c).display_name: 1,
        }
        knocked(session, b, c)
        told = ranking(session, PAPER)
        assert [(p.kills, p.bounties) for p in told.ranked] == [
            (2, "15\xa0€"),
            (0, ""),
            (0, ""),
        ]
        text = read(RANKING.pdf(session, PAPER))
        assert "Élim." in text
        assert "Primes : 15 €" in text

    def test_exports_have_them_too(self) -> None:
        session = a_bounty_evening(3, 1)
        a, b, c = seated_at(session, 1)
        knocked(session, a, c)
        knocked(session, b, c)
        rows = export_ranking(session, "fr", "csv").decode("utf-8-sig").splitlines()
        assert rows[0] == "Rang;Joueur;Table;Éliminations;Primes"
        assert rows[1].endswith(";2;15\xa0€")

    def test_the_eliminations_say_by_whom(self) -> None:
        session = a_noted_evening()
        a, b, c = seated_at(session, 1)[:3]
        knocked(session, a, b, c)
        knocked(session, b)
        author, other = (session.person(who).display_name for who in (b, c))
        told = eliminations(session, PAPER).players
        assert [p.by for p in told] == [f"{author} et {other}", "personne"]
        assert "Par" in read(SORTIES.pdf(session, PAPER))

    def test_nothing_of_it_where_nobody_asked(self) -> None:
        session = a_tournament(3, 1)
        out(session, *seated_at(session, 1)[:2])
        assert {p.kills for p in ranking(session, PAPER).ranked} == {None}
        assert "Élim." not in read(RANKING.pdf(session, PAPER))
        assert "Éliminations" not in export_ranking(session, "fr", "csv").decode("utf-8-sig")


class TestRanking:
    def test_without_a_prize_has_no_column_of_prizes(self) -> None:
        session = a_tournament(6, 1)
        out(session, *list(everyone(session))[:5])
        assert "Prix" not in read(RANKING.pdf(session, PAPER))

    def test_money_adds_up_to_the_pool_even_when_two_share(self) -> None:
        session = a_tournament(16, 2, **money(1_001, 500, 300, 200))
        *others, one, two, _winner = everyone(session)
        out(session, *others)
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(one, 500), cmd.PlayerOut(two, 500))))
        told = ranking(session, PAPER)
        assert told.prize_total == "1\u202f001\u00a0€"
        text = read(RANKING.pdf(session, PAPER))
        assert text.count("250 € (partage)") == 2
        assert text.count("2e ex æquo") == 2

    def test_the_export_tells_the_money_too(self) -> None:
        session = a_tournament(6, 1, **money(1_000, 600, 400))
        out(session, 1, 2, 3, 4, 5)
        rows = export_ranking(session, "fr", "csv").decode("utf-8-sig").splitlines()
        assert [("600\u00a0€" in row, "400\u00a0€" in row) for row in rows[1:3]] == [
            (True, False),
            (False, True),
        ]

    @pytest.mark.parametrize(("language", "said"), [("fr", "18 points"), ("en", "18 points")])
    def test_points_are_told(self, language: str, said: str) -> None:
        points = {"prize_kind": PrizeKind.POINTS, "prize_points": (18, 12)}
        session = a_tournament(6, 1, **points)
        out(session, *list(everyone(session))[:5])
        assert said in read(RANKING.pdf(session, Stationery(language)))


class TestPodium:
    def finished(self, entrants: int) -> TournamentSession:
        session = a_tournament(entrants, tables=-(-entrants // 8), started=entrants > 2)
        out(session, *list(everyone(session))[: entrants - 1])
        return session

    def test_waits_for_the_winner(self) -> None:
        session = a_tournament(4, 1)
        out(session, *list(everyone(session))[:2])
        assert PODIUM.ready(session) == "NOT_OVER_YET"
        out(session, next(everyone(session)))
        assert PODIUM.ready(session) is None

    @pytest.mark.parametrize(("entrants", "steps"), [(2, 2), (3, 3), (9, 3)])
    def test_has_a_step_a_place(self, entrants: int, steps: int) -> None:
        session = self.finished(entrants)
        told = podium(session, PAPER)
        assert [step.place for step in told.steps] == list(range(1, steps + 1))
        assert told.players == entrants
        winner = session.person(next(everyone(session))).display_name
        assert told.steps[0].players[0].name == winner

    def test_of_two_tied_for_second_has_no_third(self) -> None:
        session = a_tournament(4, 1)
        *others, one, two, _winner = everyone(session)
        out(session, *others)
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(one, 500), cmd.PlayerOut(two, 500))))
        assert [(s.place, len(s.players)) for s in podium(session, PAPER).steps] == [(1, 1), (2, 2)]


def test_a_day_2_says_where_those_out_on_its_days_1_stand() -> None:
    club, first, second = two_flights()
    bagged(first, 20_000, 5_000)
    bagged(second)
    day = club.day_two(club.ended_flights(), {})
    day.dispatch(cmd.DrawSeats())
    assert "aucun texte ne classe une vague" in read(RANKING.pdf(day, PAPER))
    assert ranking(a_tournament(8, 1), PAPER).behind == ""


def test_of_a_day_that_ended_it_tells_who_goes_through_the_largest_stack_first() -> None:
    _, session, _ = two_flights()
    bagged(session, 20_000, 5_000)
    told = ranking(session, PAPER)
    assert told.through and [one.stack for one in told.still_in] == [35_000, 20_000, 5_000]
    text = read(RANKING.pdf(session, PAPER))
    assert "Qualifiés pour le jour 2" in text and "Encore en jeu" not in text


def test_the_minutes_of_a_day_say_who_goes_through_under_the_level_it_ended_with() -> None:
    _, session, _ = two_flights()
    bagged(session)
    told = minutes(session, PAPER)
    assert told.ended == "through" and told.entries[-1].level == 3
    text = read(MINUTES.pdf(session, PAPER))
    assert "3 joueurs sont qualifiés pour le jour 2" in text


def test_the_minutes_of_a_tournament_cancelled_say_so() -> None:
    session = a_tournament(4, 1)
    session.dispatch(cmd.CancelTournament("incendie"))
    text = read(MINUTES.pdf(session, PAPER))
    assert "Tournoi annulé." in text and "encore en jeu" not in text


def test_the_minutes_say_of_several_that_they_won() -> None:
    assert "remportent le tournoi" in read(MINUTES.pdf(won_by_three(), PAPER))
