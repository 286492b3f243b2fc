"""Whose are the prizes of a tie, and what a place taken keeps (1.1, 1.10, 2.7)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from builders import a_tournament, out
from prize_builders import IN_KIND, MONEY, POINTS, a_tie, given

from rules_ropta.ruling import Refused
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.prizes import MoneyPool, PrizeKind
from td_app.tournament.views.prizes import prizes_view


def refused(session: TournamentSession, command: cmd.Command) -> str:
    with pytest.raises(Refused) as why:
        session.dispatch(command)
    return why.value.code


def todo(session: TournamentSession) -> list[str]:
    return [p.kind for p in session.proposals() if "prizes" in p.kind]


def texts_of(session: TournamentSession) -> dict[int, list[str]]:
    view = prizes_view(session.state, session)
    return {w.entrant: [text.text for text in w.won.texts] for w in view.winners}


class TestArticle_1_10:
    def test_the_director_is_asked_and_says_who_takes_what(self) -> None:
        session = a_tie(4, 5)
        assert todo(session) == ["award_prizes"]
        session.dispatch(cmd.AwardPrizes(2, given((3, (4,)), (2, (5,))), "tirage au sort"))
        assert todo(session) == []
        assert texts_of(session) == {6: ["Vélo"], 5: ["Jambon"], 4: ["Panier garni"]}

    def test_a_place_without_a_prize_is_left_to_nobody(self) -> None:
        session = a_tie(4, 5, prizes=("Vélo", "", "Panier"))
        session.dispatch(cmd.AwardPrizes(2, given((3, (5,))), "à pile ou face"))
        assert texts_of(session) == {6: ["Vélo"], 5: ["Panier"]}

    def test_undo_asks_again(self) -> None:
        session = a_tie(4, 5)
        session.dispatch(cmd.AwardPrizes(2, given((2, (4, 5)), (3, (4, 5)))))
        session.dispatch(cmd.Undo())
        assert todo(session) == ["award_prizes"]

    def test_the_last_decision_stands(self) -> None:
        session = a_tie(4, 5)
        session.dispatch(cmd.AwardPrizes(2, given((2, (4, 5)), (3, (4, 5)))))
        session.dispatch(cmd.AwardPrizes(2, given((2, (4,)), (3, (5,))), "ils préfèrent"))
        assert texts_of(session)[4] == ["Jambon"]

    def test_another_finishing_order_asks_again(self) -> None:
        session = a_tie(4, 5)
        session.dispatch(cmd.AwardPrizes(2, given((2, (4, 5)), (3, (4, 5)))))
        order = ((1,), (2,), (3, 4), (5,))
        session.dispatch(cmd.CorrectFinishingOrder(order, "mal noté"))
        assert todo(session) == ["award_prizes"]
        session.dispatch(cmd.CorrectFinishingOrder(((1,), (2,), (3,), (4,), (5,)), "mal noté"))
        assert todo(session) == []

    def test_places_that_late_entrants_may_lower_are_not_asked_yet(self) -> None:
        session = a_tie(4, 5, late_entry_until=4, before=2)
        assert todo(session) == []
        award = cmd.AwardPrizes(3, given((3, (4, 5))))
        assert refused(session, award) == "PRIZES_PLACES_OPEN"

    @pytest.mark.parametrize("changes", [MONEY, POINTS])
    def test_sums_and_points_ask_nothing(self, changes: dict[str, Any]) -> None:
        assert todo(a_tie(4, 5, prizes=(), **changes)) == []

    def test_a_tie_below_the_prizes_asks_nothing(self) -> None:
        assert todo(a_tie(2, 3, before=1, prizes=IN_KIND[:2])) == []

    @pytest.mark.parametrize(
        ("place", "prizes", "note", "code"),
        [
            (2, [(2, (4,))], "oui", "PRIZES_ONE_LEFT"),
            (2, [(2, (4,)), (3, ())], "oui", "PRIZES_ONE_LEFT"),
            (2, [(2, (4, 4)), (3, (5,))], "oui", "PRIZES_ONE_LEFT"),
            (2, [(2, (4,)), (2, (5,)), (3, (5,))], "oui", "PRIZES_TWICE"),
            (2, [(1, (4,)), (2, (4,)), (3, (5,))], "oui", "PRIZES_NOT_THEIRS"),
            (2, [(2, (6,)), (3, (5,))], "oui", "PRIZES_NOT_TIED"),
            (2, [(2, (4,)), (3, (5,))], " ", "REASON_NEEDED"),
            (1, [(1, (6,))], "oui", "PRIZES_NO_TIE"),
            (3, [(3, (5,))], "oui", "PRIZES_NO_TIE"),
        ],
    )
    def test_what_leaves_a_prize_astray_is_refused(
        self, place: int, prizes: Any, note: str, code: str
    ) -> None:
        assert refused(a_tie(4, 5), cmd.AwardPrizes(place, given(*prizes), note)) == code


class TestArticle_2_7:
    def test_the_last_prize_is_shared_without_a_reason(self) -> None:
        session = a_tie(3, 4, before=2)
        (asked,) = session.proposals()
        assert asked.cites == ("1.10", "2.7")
        session.dispatch(cmd.AwardPrizes(3, given((3, (3, 4)))))
        view = prizes_view(session.state, session)
        assert [text.among for w in view.winners for text in w.won.texts] == [2, 2]

    def test_who_gets_it_alone_needs_a_reason(self) -> None:
        session = a_tie(3, 4, before=2)
        award = cmd.AwardPrizes(3, given((3, (4,))))
        assert refused(session, award) == "REASON_NEEDED"

    def test_a_tie_above_the_last_prize_cites_the_tie_alone(self) -> None:
        session = a_tie(4, 5, prizes=("Vélo", "Jambon", "Panier", "Stylo"))
        (asked,) = session.proposals()
        assert asked.cites == ("1.10",)


class TestChangingPrizes:
    """Prizes may change in play as long as nobody loses what his place wins."""

    def changed(self, session: TournamentSession, **changes: Any) -> cmd.ChangeSetup:
        return cmd.ChangeSetup(replace(session.state.setup, **changes))

    def test_they_change_freely_before_a_prize_is_won(self) -> None:
        session = a_tournament(6, 1, **MONEY)
        out(session, 1, 2)
        session.dispatch(self.changed(session, prize_kind=PrizeKind.NONE))
        assert not session.state.setup.prize_plan

    def test_a_prize_won_is_not_taken_away(self) -> None:
        session = a_tournament(6, 1, **MONEY)
        out(session, 1, 2, 3, 4)
        fewer = self.changed(session, prize_money=MoneyPool(1_000, 10, (600, 400)))
        other = self.changed(session, **POINTS)
        assert [refused(session, one) for one in (fewer, other)] == ["PRIZES_TAKEN"] * 2

    def test_more_for_it_is_allowed(self) -> None:
        session = a_tournament(6, 1, **MONEY)
        out(session, 1, 2, 3, 4)
        session.dispatch(self.changed(session, prize_money=MoneyPool(1_200, 10, (500, 300, 200))))
        assert prizes_view(session.state, session).winners[0].won.cents == 24_000

    def test_points_won_stay(self) -> None:
        session = a_tournament(6, 1, **POINTS)
        out(session, 1, 2, 3, 4)
        lower = self.changed(session, prize_points=(25, 18, 14))
        assert refused(session, lower) == "PRIZES_TAKEN"
        session.dispatch(self.changed(session, prize_points=(20, 16, 15)))

    def test_a_prize_in_kind_may_be_written_better_not_removed(self) -> None:
        session = a_tournament(6, 1, prizes=IN_KIND)
        out(session, 1, 2, 3, 4)
        gone = self.changed(session, prizes=IN_KIND[:2])
        assert refused(session, gone) == "PRIZES_TAKEN"
        session.dispatch(self.changed(session, prizes=("Vélo", "Jambon", "Panier de fruits")))
        assert texts_of(session) == {4: ["Panier de fruits"]}

    def test_other_settings_change_as_ever(self) -> None:
        session = a_tournament(6, 1, **MONEY)
        out(session, 1, 2, 3, 4)
        session.dispatch(self.changed(session, place="Gymnase"))
        assert session.state.setup.place == "Gymnase"


class TestFewerPlayersThanPrizes:
    def test_the_money_of_empty_places_is_told_and_may_be_given_otherwise(self) -> None:
        shares = (300, 250, 200, 150, 100)
        money = {"prize_kind": PrizeKind.MONEY, "prize_money": MoneyPool(1_000, 10, shares)}
        session = a_tournament(3, 1, late_entry_until=0, **money)
        out(session, 1)
        (asked,) = session.proposals()
        assert asked.because.params == {"paid": 5, "players": 3, "left": 25_000}
        fewer = MoneyPool(1_000, 10, (500, 300, 200))
        session.dispatch(cmd.ChangeSetup(replace(session.state.setup, prize_money=fewer)))
        assert todo(session) == []
        assert prizes_view(session.state, session).winners[0].won.cents == 20_000

    def test_a_prize_in_kind_left_over_asks_nothing(self) -> None:
        assert todo(a_tournament(3, 1, prizes=("a", "b", "c", "d"), late_entry_until=0)) == []
