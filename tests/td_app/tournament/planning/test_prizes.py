"""Places and what they win: sums that make the pool, ties, the finishing order line by line."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from builders import a_setup
from hypothesis import given
from hypothesis import strategies as st
from prize_builders import a_tie
from prize_builders import given as shared

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament.planning.prizes import (
    FinishingLine,
    Lines,
    awards_dropped,
    finishing_of,
    lines_of,
    places_proposed,
    shares_proposed,
    shifted,
    tie_turned,
)
from td_app.tournament.state.prizes import (
    MOST_PLACES,
    WHOLE,
    MoneyPool,
    PrizeKind,
    PrizePlan,
    amounts,
    cents_shared,
    points_shared,
)
from td_app.tournament.state.setup import TournamentSetup, check_setup

THREE = (500, 300, 200)


pools = st.builds(
    lambda places, unit, units, odd: MoneyPool(units * unit + odd % unit, unit, places),
    st.integers(1, MOST_PLACES).map(shares_proposed),
    st.sampled_from([1, 5, 10, 20, 50]),
    st.integers(1, 5_000),
    st.integers(0, 49),
)


def of_money(pool: int, unit: int = 1, shares: tuple[int, ...] = THREE) -> TournamentSetup:
    return a_setup(prize_kind=PrizeKind.MONEY, prize_money=MoneyPool(pool, unit, shares))


def refusal(setup: TournamentSetup) -> Refused:
    with pytest.raises(Refused) as refused:
        check_setup(setup)
    return refused.value


class TestPlan:
    def test_texts_written_before_kinds_existed_are_prizes_in_kind(self) -> None:
        plan = a_setup(prizes=("Jambon", "Panier")).prize_plan
        assert (plan.kind, plan.paid) == (PrizeKind.IN_KIND, 2)

    def test_without_a_prize_there_is_no_bubble(self) -> None:
        setup = a_setup()
        assert (setup.prize_plan.kind, setup.steps_of_prizes) == (PrizeKind.NONE, ())

    def test_prizes_put_aside_are_shown_nowhere(self) -> None:
        setup = a_setup(prizes=("Jambon",), prize_kind=PrizeKind.NONE, prize_steps=(1,))
        assert not setup.prize_plan
        assert setup.steps_of_prizes == ()

    def test_the_last_place_paid_in_money_is_the_bubble(self) -> None:
        assert of_money(100).steps_of_prizes == (3,)


class TestAmounts:
    def test_the_rest_of_the_rounding_goes_to_the_winner(self) -> None:
        assert amounts(MoneyPool(155, 10, THREE)) == (85, 40, 30)

    def test_percentages_that_fall_right_are_kept(self) -> None:
        assert amounts(MoneyPool(1_000, 10, THREE)) == (500, 300, 200)

    @given(pools)
    def test_they_make_the_pool_and_never_rise(self, money: MoneyPool) -> None:
        given_out = amounts(money)
        assert sum(given_out) == money.pool
        assert all(better >= worse >= 0 for better, worse in pairwise(given_out))

    @given(pools)
    def test_all_but_the_winner_have_a_round_sum(self, money: MoneyPool) -> None:
        assert all(won % money.unit == 0 for won in amounts(money)[1:])


class TestProposed:
    @given(st.integers(0, 20_000))
    def test_one_place_in_eight_is_paid(self, entrants: int) -> None:
        places = places_proposed(entrants)
        assert 1 <= places <= MOST_PLACES
        assert places in (1, MOST_PLACES) or abs(places * 8 - entrants) <= 4

    @given(st.integers(1, MOST_PLACES))
    def test_shares_make_the_whole_and_never_rise(self, places: int) -> None:
        shares = shares_proposed(places)
        assert (len(shares), sum(shares)) == (places, WHOLE)
        assert shares[-1] > 0
        assert all(better >= worse for better, worse in pairwise(shares))

    @given(st.integers(1, 8))
    def test_few_places_all_differ(self, places: int) -> None:
        assert len(set(shares_proposed(places))) == places

    def test_any_proposed_table_is_accepted(self) -> None:
        for places in range(1, MOST_PLACES + 1):
            check_setup(of_money(10_000, 1, shares_proposed(places)))


class TestTies:
    @given(pools, st.data())
    def test_tied_players_conserve_what_their_places_win(
        self, money: MoneyPool, data: st.DataObject
    ) -> None:
        plan = PrizePlan(PrizeKind.MONEY, money=money)
        groups = data.draw(st.lists(st.integers(1, 6), min_size=plan.paid, max_size=plan.paid))
        place, total = 1, 0
        for tied in groups:
            won = cents_shared(plan, place, tied)
            assert max(won) - min(won) <= 1
            assert list(won) == sorted(won, reverse=True)
            total, place = total + sum(won), place + tied
        assert total == money.pool * 100

    def test_a_tie_on_the_bubble_shares_the_last_prize(self) -> None:
        plan = of_money(1_000).prize_plan
        assert cents_shared(plan, 3, 2) == (100_00, 100_00)

    def test_the_odd_cents_go_one_each_to_the_first_entered(self) -> None:
        plan = of_money(1_000).prize_plan
        assert cents_shared(plan, 3, 3) == (66_67, 66_67, 66_66)

    @given(st.lists(st.integers(1, 100), min_size=1, max_size=9), st.integers(1, 6))
    def test_tied_points_are_the_exact_average(self, points: list[int], tied: int) -> None:
        plan = PrizePlan(PrizeKind.POINTS, points=tuple(sorted(points, reverse=True)))
        each = points_shared(plan, 1, tied)
        assert each * tied == sum(plan.points[:tied])


class TestRefused:
    @pytest.mark.parametrize(
        ("shares", "code", "gap"),
        [
            ((500, 300, 180), "PRIZES_SHARES_SHORT", 20),
            ((500, 300, 300), "PRIZES_SHARES_OVER", 100),
        ],
    )
    def test_percentages_must_make_a_hundred(
        self, shares: tuple[int, ...], code: str, gap: int
    ) -> None:
        refused = refusal(of_money(100, 1, shares))
        assert (refused.code, refused.params["gap"]) == (code, gap)

    @pytest.mark.parametrize(
        ("money", "code"),
        [
            (MoneyPool(0, 1, THREE), "PRIZES_POOL"),
            (MoneyPool(100, 0, THREE), "PRIZES_UNIT"),
            (MoneyPool(100, 200, THREE), "PRIZES_UNIT"),
            (MoneyPool(100, 1, ()), "PRIZES_NO_SHARE"),
            (MoneyPool(100, 1, (1_000, 0)), "PRIZES_SHARE"),
            (MoneyPool(100, 1, (1_200, -200)), "PRIZES_SHARE"),
            (MoneyPool(100, 1, (300, 400, 300)), "PRIZES_RISE"),
            (MoneyPool(100, 50, THREE), "PRIZES_UNIT_TOO_LARGE"),
            (MoneyPool(100, 1, (1,) * 1_000), "PRIZES_TOO_MANY"),
        ],
    )
    def test_money_that_cannot_be_given_is_refused(self, money: MoneyPool, code: str) -> None:
        setup = a_setup(prize_kind=PrizeKind.MONEY, prize_money=money)
        assert refusal(setup).code == code

    @pytest.mark.parametrize(
        ("points", "code"),
        [
            ((), "PRIZES_NO_POINTS"),
            ((10, 0), "PRIZES_POINTS"),
            ((10, 12), "PRIZES_RISE"),
        ],
    )
    def test_points_never_rise(self, points: tuple[int, ...], code: str) -> None:
        setup = a_setup(prize_kind=PrizeKind.POINTS, prize_points=points)
        assert refusal(setup).code == code

    def test_what_is_written_for_another_kind_does_not_matter(self) -> None:
        setup = of_money(0, 0, (1,))
        check_setup(replace(setup, prize_kind=PrizeKind.IN_KIND))


@pytest.fixture
def ranked() -> Lines:
    """Return 10th, two tied 11th, 13th."""
    return lines_of([(1, 10), (2, 11), (3, 11), (4, 13)])


class TestPlacesExchanged:
    def test_who_takes_a_shared_place_shares_it(self, ranked: Lines) -> None:
        assert finishing_of(shifted(ranked, 3, -1)) == ((3,), (2, 4), (1,))

    def test_up_then_down_is_as_before(self, ranked: Lines) -> None:
        for at in range(1, 4):
            assert shifted(shifted(ranked, at, -1), at - 1, 1) == ranked

    @pytest.mark.parametrize(("at", "by"), [(0, -1), (3, 1), (-1, 1)])
    def test_nobody_leaves_the_list(self, ranked: Lines, at: int, by: int) -> None:
        assert shifted(ranked, at, by) == ranked


class TestTiesInTheFinishingOrder:
    def test_one_more_is_tied(self, ranked: Lines) -> None:
        assert finishing_of(tie_turned(ranked, 3)) == ((2, 3, 4), (1,))

    def test_a_tie_is_undone(self, ranked: Lines) -> None:
        assert finishing_of(tie_turned(ranked, 2)) == ((4,), (3,), (2,), (1,))

    def test_the_first_is_tied_with_nobody(self, ranked: Lines) -> None:
        assert tie_turned(ranked, 0) == ranked
        assert finishing_of((FinishingLine(8, tied=True),)) == ((8,),)


class TestPrizesDecided:
    """A decision on the prizes of a tie stands for that very tie."""

    def test_a_tie_undone_drops_it(self) -> None:
        session = a_tie(4, 5)
        session.dispatch(cmd.AwardPrizes(2, shared((2, (4, 5)), (3, (4, 5)))))
        order = ((1,), (2,), (3,), (4,), (5,))
        assert [tie.place for tie in awards_dropped(session.state, order)] == [2]

    def test_places_below_change_nothing(self) -> None:
        session = a_tie(4, 5)
        session.dispatch(cmd.AwardPrizes(2, shared((2, (4, 5)), (3, (4, 5)))))
        assert awards_dropped(session.state, ((2,), (1,), (3,), (4, 5))) == ()

    def test_nothing_decided_nothing_dropped(self) -> None:
        assert awards_dropped(a_tie(4, 5).state, ((1,), (2,), (3,), (4,), (5,))) == ()
