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
from td_app.tournament.planning.pool import steps_of_prizes
from td_app.tournament.planning.prizes import (
    FinishingLine,
    Lines,
    awards_dropped,
    finishing_of,
    lines_of,
    shares_proposed,
    shifted,
    tie_turned,
)
from td_app.tournament.state.prizes import (
    MOST_PLACES,
    WHOLE,
    Entered,
    MoneyPool,
    PrizeKind,
    PrizePlan,
    cents_shared,
    places_proposed,
    plan_of,
    points_shared,
    prizes_in_cents,
)
from td_app.tournament.state.setup import TournamentSetup, check_setup
from td_app.tournament.state.tournament import TournamentState

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


def told(money: MoneyPool, pool: int = 0, entries: int = 0) -> tuple[int, ...]:
    """The cents of each place; ``pool`` in cents, where entries make it."""
    return prizes_in_cents(money, Entered(pool, entries))


def bubbles(setup: TournamentSetup) -> tuple[int, ...]:
    return steps_of_prizes(TournamentState(setup=setup))


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
        assert (setup.prize_plan.kind, bubbles(setup)) == (PrizeKind.NONE, ())

    def test_prizes_put_aside_are_shown_nowhere(self) -> None:
        setup = a_setup(prizes=("Jambon",), prize_kind=PrizeKind.NONE, prize_steps=(1,))
        assert not setup.prize_plan
        assert bubbles(setup) == ()

    def test_the_last_place_paid_in_money_is_the_bubble(self) -> None:
        assert bubbles(of_money(100)) == (3,)


class TestAmounts:
    def test_the_rest_of_the_rounding_goes_to_the_winner(self) -> None:
        assert told(MoneyPool(155, 10, THREE)) == (85_00, 40_00, 30_00)

    def test_percentages_that_fall_right_are_kept(self) -> None:
        assert told(MoneyPool(1_000, 10, THREE)) == (500_00, 300_00, 200_00)

    @given(pools)
    def test_they_make_the_pool_and_never_rise(self, money: MoneyPool) -> None:
        given_out = told(money)
        assert sum(given_out) == money.pool * 100
        assert all(better >= worse >= 0 for better, worse in pairwise(given_out))

    @given(pools)
    def test_all_but_the_winner_have_a_round_sum(self, money: MoneyPool) -> None:
        assert all(won % (money.unit * 100) == 0 for won in told(money)[1:])


OF_ENTRIES = MoneyPool(from_entries=True)
#: Everything that entries may make prizes of: followed, shared, said, seats.
made = st.builds(
    lambda unit, places, sums, seat: MoneyPool(
        unit=unit,
        from_entries=True,
        shares=() if places is None else shares_proposed(places),
        sums=tuple(sorted(sums, reverse=True)),
        seat=seat,
    ),
    st.sampled_from([1, 5, 10]),
    st.none() | st.integers(1, 40),
    st.lists(st.integers(1, 100_000), max_size=6),
    st.sampled_from([0, 0, 0, 5_000, 20_001]),
)


class TestOfEntries:
    @given(made, st.integers(0, 2_000_000), st.integers(0, 400))
    def test_every_cent_is_given_and_nothing_rises(
        self, money: MoneyPool, pool: int, entries: int
    ) -> None:
        won = told(money, pool, entries)
        announced = sum(money.sums) if money.sums and not money.seat else 0
        assert sum(won) == (max(pool, announced) if pool else 0)
        assert all(better >= worse for better, worse in pairwise(won))
        assert all(cents > 0 for cents in won), "no paid place wins nothing"

    def test_the_rounding_gives_way_where_a_place_would_win_nothing(self) -> None:
        money = MoneyPool(unit=10, shares=THREE, from_entries=True)
        for pool, won, lowered, unpaid in (
            (101_50, (51_50, 30_00, 20_00), 0, 0),
            (40_00, (25_00, 10_00, 5_00), 500, 0),
            (4, (3, 1), 1, 1),
            (2, (2,), 1, 2),
        ):
            plan = plan_of(PrizeKind.MONEY, (), (), money, Entered(pool, 4))
            assert (plan.cents, plan.lowered, plan.unpaid) == (won, lowered, unpaid)

    def test_an_evening_of_before_keeps_the_prizes_it_told(self) -> None:
        money = MoneyPool(0, 10, THREE, from_entries=True, zeros_stay=True)
        plan = plan_of(PrizeKind.MONEY, (), (), money, Entered(30_00, 4))
        assert (plan.cents, plan.lowered, plan.unpaid) == ((30_00, 0, 0), 0, 0)

    def test_places_follow_the_field_until_somebody_says_them(self) -> None:
        assert len(told(OF_ENTRIES, 20 * 2_000, 20)) == 3
        assert len(told(OF_ENTRIES, 40 * 2_000, 40)) == 5
        assert OF_ENTRIES.follows

    def test_a_pool_under_the_rounding_goes_to_the_first(self) -> None:
        assert told(MoneyPool(unit=50, from_entries=True), 4_000, 20) == (4_000,)

    def test_percentages_follow_the_pool(self) -> None:
        money = MoneyPool(unit=10, shares=THREE, from_entries=True)
        assert told(money, 101_50, 7) == (51_50, 30_00, 20_00)

    def test_sums_said_stay_and_the_winner_has_what_is_over(self) -> None:
        money = MoneyPool(from_entries=True, sums=(50_000, 30_000))
        assert told(money, 80_000) == (50_000, 30_000)
        assert told(money, 92_050) == (62_050, 30_000)
        assert told(money, 70_000) == (50_000, 30_000), "the house adds what is missing"

    def test_a_satellite_gives_seats_and_the_rest_to_the_next_place(self) -> None:
        money = MoneyPool(from_entries=True, seat=20_000)
        assert told(money, 70_000) == (20_000, 20_000, 20_000, 10_000)
        assert told(money, 60_000) == (20_000, 20_000, 20_000)
        assert told(money, 12_000) == (12_000,), "without a whole seat it is played to the last"

    @pytest.mark.parametrize(
        ("money", "code"),
        [
            (MoneyPool(100, sums=(60_00, 30_00)), "PRIZES_SUMS_SHORT"),
            (MoneyPool(100, sums=(60_00, 50_00)), "PRIZES_SUMS_OVER"),
            (MoneyPool(100, sums=(40_00, 60_00)), "PRIZES_RISE"),
            (MoneyPool(100, sums=(100_00, 0)), "PRIZES_SUM"),
            (MoneyPool(from_entries=True, sums=(-5,)), "PRIZES_SUM"),
            (MoneyPool(from_entries=True, shares=(500, 400)), "PRIZES_SHARES_SHORT"),
            (MoneyPool(from_entries=True, unit=0), "PRIZES_UNIT"),
            (MoneyPool(from_entries=True, seat=-1), "SATELLITE_SEAT"),
        ],
    )
    def test_what_cannot_be_is_refused(self, money: MoneyPool, code: str) -> None:
        setup = a_setup(prize_kind=PrizeKind.MONEY, prize_money=money)
        assert refusal(setup).code == code

    def test_a_satellite_needs_seats(self) -> None:
        money = a_setup(satellite=True, prize_kind=PrizeKind.MONEY, prize_money=OF_ENTRIES)
        assert refusal(money).code == "SATELLITE_NO_PRICE"
        assert refusal(a_setup(satellite=True)).code == "SATELLITE_NO_SEATS"
        points = a_setup(satellite=True, prize_kind=PrizeKind.POINTS, prize_points=(3, 2))
        assert refusal(points).code == "SATELLITE_NO_SEATS"
        check_setup(a_setup(satellite=True, prizes=("Place en finale",) * 3))

    def test_its_bubble_is_the_last_seat(self) -> None:
        money = MoneyPool(700, seat=20_000)
        setup = a_setup(satellite=True, prize_kind=PrizeKind.MONEY, prize_money=money)
        assert (setup.prize_plan.seats, setup.prize_plan.paid) == (3, 4)
        assert bubbles(setup) == (3,)


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
        plan = plan_of(PrizeKind.MONEY, (), (), money)
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
