"""Who wins what: the table before the end, the names after, ties on the bubble (2.7)."""

from __future__ import annotations

from builders import a_tournament, everyone, out
from prize_builders import MONEY, POINTS, tied

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.views.finishing import standings
from td_app.tournament.views.prizes import PrizesView, prizes_view, winnings


def seen(session: TournamentSession) -> PrizesView:
    return prizes_view(session.state, session)


class TestBeforeTheEnd:
    def test_the_table_is_shown_without_names(self) -> None:
        view = seen(a_tournament(6, 1, **MONEY))
        assert [(row.place, row.cents, row.share) for row in view.rows] == [
            (1, 50_000, 500),
            (2, 30_000, 300),
            (3, 20_000, 200),
        ]
        assert (view.winners, view.given_cents, view.pool) == ((), 0, 100_000)

    def test_a_tournament_without_prizes_shows_none(self) -> None:
        session = a_tournament(6, 1)
        out(session, 1, 2, 3, 4, 5)
        assert not seen(session)
        assert (seen(session).winners, winnings(session.state)) == ((), {})
        table = standings(session.state, session)
        assert not table.prizes
        assert all(row.won is None for row in table.rows)

    def test_places_paid_beyond_the_players_are_told(self) -> None:
        assert seen(a_tournament(2, 1, started=False, **MONEY)).unfilled == 1
        assert seen(a_tournament(3, 1, **MONEY)).unfilled == 0


class TestAfterwards:
    def test_the_whole_pool_has_names(self) -> None:
        session = a_tournament(6, 1, **MONEY)
        out(session, 1, 2, 3, 4, 5)
        view = seen(session)
        assert [winner.entrant for winner in view.winners] == [6, 5, 4]
        assert [winner.won.cents for winner in view.winners] == [50_000, 30_000, 20_000]
        assert (view.given_cents, view.over) == (100_000, True)
        assert view.rows[0].holders == ("JOUEUR0006 Jean",)

    def test_a_tie_on_the_bubble_shares_the_last_prize(self) -> None:
        session = a_tournament(6, 1, **MONEY)
        out(session, 1, 2)
        tied(session, 3, 4)
        view = seen(session)
        assert [winner.won.cents for winner in view.winners] == [10_000, 10_000]
        assert (view.rows[2].shared, len(view.rows[2].holders)) == (True, 2)

    def test_those_tied_in_points_have_the_average(self) -> None:
        session = a_tournament(6, 1, **POINTS)
        out(session, 1, 2, 3)
        tied(session, 4, 5)
        assert [float(w.won.points) for w in seen(session).winners] == [25, 16.5, 16.5]

    def test_tied_for_a_prize_in_kind_they_wait_for_the_director(self) -> None:
        session = a_tournament(6, 1, prizes=("Vélo", "Jambon", "Panier"))
        out(session, 1, 2)
        tied(session, *list(everyone(session))[:2])
        view = seen(session)
        assert [winner.won.awaits for winner in view.winners] == [True, True]
        assert [text.text for text in view.winners[0].won.texts] == ["Panier"]
        assert [row.awaits for row in view.rows] == [False, False, True]

    def test_one_who_withdrew_keeps_his_place_and_is_told_apart(self) -> None:
        session = a_tournament(3, 1, **MONEY)
        session.dispatch(cmd.Withdraw(1, 10_000))
        (winner,) = seen(session).winners
        assert (winner.won.cents, winner.withdrew) == (20_000, True)
