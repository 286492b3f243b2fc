"""Deals side by side, the one in force, a cancelled tournament's payments, as screens read them."""

from __future__ import annotations

from itertools import pairwise

from builders import a_tournament
from deal_builders import stacks_of, three_left

from td_app.tournament import commands as cmd
from td_app.tournament.planning.deals import still_in
from td_app.tournament.state.deals import DealKind, Stage
from td_app.tournament.views.deals import deal_offers, deals_view, settlement_foreseen


def test_every_way_shares_all_that_is_left() -> None:
    session = three_left()
    offers = deal_offers(session.state, (30_000, 20_000, 10_000))
    assert [offer.kind for offer in offers] == [
        DealKind.ICM,
        DealKind.CHIP_CHOP,
        DealKind.EVEN,
    ]
    assert all(sum(offer.shares) == 100_000 for offer in offers)
    assert all(a > b for offer in offers[:2] for a, b in pairwise(offer.shares))


def test_what_cannot_be_offered_says_why() -> None:
    offers = deal_offers(three_left().state, (30_000, 20_000, 10_000), kept=90_000)
    assert {offer.refused.code for offer in offers if offer.refused} == {
        "KEPT_MORE_THAN_FIRST_PRIZE"
    }


def test_a_deal_may_be_made_once_few_enough_are_left_for_money() -> None:
    session = three_left()
    view = deals_view(session.state, session)
    assert view.possible and view.prizes == (50_000, 30_000, 20_000)
    assert [player.stack for player in view.players] == [None, None, None]
    assert not deals_view(a_tournament(6, 1).state, session).possible, "nothing to win"


def test_the_deal_in_force_with_its_places() -> None:
    session = three_left()
    left, stacks = still_in(session.state), stacks_of(session, 30_000, 20_000)
    session.dispatch(cmd.AgreeDeal(DealKind.ICM, stacks, left))
    view = deals_view(session.state, session)
    assert (view.kind, view.plays_on, view.possible) == (DealKind.ICM, False, False)
    assert [row.place for row in view.dealt] == [1, 2, 3]
    assert sum(row.cents for row in view.dealt) == 100_000


def test_what_a_cancellation_would_pay_is_what_it_pays() -> None:
    session = three_left()
    stacks = stacks_of(session, 30_000, 20_000)
    assert deals_view(session.state, session).stage is Stage.FINAL_TABLE
    foreseen = settlement_foreseen(session.state, stacks)
    session.dispatch(cmd.CancelTournament("x", stacks))
    view = deals_view(session.state, session)
    assert view.cancelled
    assert [(row.entrant, row.total) for row in view.settled] == [
        (row.entrant, row.total) for row in foreseen
    ]
