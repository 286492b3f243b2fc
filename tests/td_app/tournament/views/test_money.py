"""The pool: what was entered makes it, fees and bounties never do, the house adds what is short."""

from __future__ import annotations

from builders import a_tournament, registered
from buy_in_builders import an_evening, paid_up, terms

from td_app.tournament import commands as cmd
from td_app.tournament.state.buy_ins import Cost
from td_app.tournament.views.money import money_view


def test_a_free_tournament_has_neither_pool_nor_price() -> None:
    view = money_view(a_tournament(16).state)
    assert (view.entries, view.pool, view.of_money) == (16, 0, False)
    assert view.average == 10_000


def test_prices_make_the_pool_and_fees_do_not() -> None:
    view = money_view(an_evening(16).state)
    assert (view.pool, view.taken.fee, view.overlay) == (32_000, 6_400, 0)


def test_bounties_stay_out_of_the_pool() -> None:
    view = money_view(an_evening(10, terms(cost=Cost(2_000, 400, 600))).state)
    assert (view.pool, view.taken.bounty) == (20_000, 6_000)


def test_the_house_adds_what_the_guarantee_is_short_of() -> None:
    view = money_view(an_evening(16, terms(guarantee=50_000, added=3_000)).state)
    assert (view.added, view.overlay, view.pool) == (3_000, 15_000, 50_000)


def test_a_guarantee_that_is_reached_adds_nothing() -> None:
    view = money_view(an_evening(16, terms(guarantee=30_000)).state)
    assert (view.overlay, view.pool) == (0, 32_000)


def test_a_late_entrant_adds_to_the_pool_and_undo_takes_it_back() -> None:
    session = an_evening(15)
    (late,) = registered(session, 1)
    paid_up(session, late)
    session.dispatch(cmd.SeatLateEntrant(late))
    assert money_view(session.state).pool == 32_000
    session.dispatch(cmd.Undo())
    assert money_view(session.state).pool == 30_000


def test_a_draw_made_again_does_not_count_twice() -> None:
    session = an_evening(15, started=False)
    paid_up(session, *registered(session, 1))
    session.dispatch(cmd.DrawSeats())
    view = money_view(session.state)
    assert (view.entries, view.pool) == (16, 32_000)
