"""Prizes of what entries make: followed, locked, the seats of a satellite."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from builders import MINUTE, a_tournament, clock_of, out, registered, seated_at
from buy_in_builders import an_evening, paid_up, terms
from knockout_builders import a_bounty_evening, said

from rules_ropta.ruling import Refused
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.planning.pool import prize_plan
from td_app.tournament.state.buy_ins import Cost
from td_app.tournament.state.prizes import MoneyPool, PrizeKind
from td_app.tournament.views.finishing import standings
from td_app.tournament.views.money import money_view
from td_app.tournament.views.prizes import prizes_view, winnings
from td_app.words import refusal_sentence

FOLLOWS = MoneyPool(from_entries=True)


def of_entries(entrants: int = 16, money: MoneyPool = FOLLOWS, **more: Any) -> TournamentSession:
    """Return an evening at twenty euros whose prizes are what entries make."""
    by = more.pop("by", terms())
    return an_evening(entrants, by, prize_kind=PrizeKind.MONEY, prize_money=money, **more)


def cents(session: TournamentSession) -> tuple[int, ...]:
    return prize_plan(session.state).cents


def one_more(session: TournamentSession) -> None:
    (late,) = registered(session, 1)
    paid_up(session, late)
    session.dispatch(cmd.SeatLateEntrant(late))


class TestFollowed:
    def test_a_late_entry_changes_what_places_win(self) -> None:
        session = of_entries(15)
        before = cents(session)
        one_more(session)
        assert sum(before) == 30_000
        assert sum(cents(session)) == 32_000
        session.dispatch(cmd.Undo())
        assert cents(session) == before

    def test_the_guarantee_is_shared_and_the_house_adds_what_is_missing(self) -> None:
        session = of_entries(10, by=terms(guarantee=50_000, added=5_000))
        view = prizes_view(session.state, session)
        assert (view.pool, view.overlay, sum(row.cents for row in view.rows)) == (
            50_000,
            25_000,
            50_000,
        )

    def test_a_bounty_that_nobody_won_may_go_to_the_pool(self) -> None:
        prizes = {"prize_kind": PrizeKind.MONEY, "prize_money": FOLLOWS}
        session = a_bounty_evening(8, 1, **prizes)
        gone = seated_at(session, 1)[0]
        session.dispatch(cmd.Withdraw(gone, 10))
        said(session, gone, to_pool=True, note="parti")
        money = money_view(session.state)
        assert (money.unwon, money.pool, sum(cents(session))) == (500, 8_500, 8_500)

    def test_nothing_is_won_before_anybody_has_entered(self) -> None:
        session = of_entries(8, started=False)
        session.dispatch(cmd.Undo())
        assert not prizes_view(session.state, session)


class TestLocked:
    def test_what_is_over_afterwards_goes_to_the_winner(self) -> None:
        session = of_entries(15)
        session.dispatch(cmd.LockPrizes())
        locked = cents(session)
        one_more(session)
        assert cents(session) == (locked[0] + 2_000, *locked[1:])
        assert prizes_view(session.state, session).locked

    def test_they_follow_again(self) -> None:
        session = of_entries(15)
        before = cents(session)
        session.dispatch(cmd.LockPrizes())
        session.dispatch(cmd.LockPrizes(locked=False))
        assert cents(session) == before
        assert session.state.setup.prize_money == FOLLOWS

    def test_nobody_out_loses_what_the_place_wins(self) -> None:
        session = of_entries(16, late_entry_until=0)
        session.dispatch(cmd.LockPrizes())
        paid = len(cents(session))
        players = [who for t in session.state.open_tables() for who in t.places.values()]
        out(session, *players[: 16 - paid + 1])
        fewer = replace(session.state.setup.prize_money, sums=cents(session)[:-1])
        setup = replace(session.state.setup, prize_money=fewer)
        with pytest.raises(Refused, match="PRIZES_TAKEN"):
            session.dispatch(cmd.ChangeSetup(setup))

    @pytest.mark.parametrize(
        ("locked", "code"),
        [(True, "PRIZES_LOCKED_ALREADY"), (False, "PRIZES_FOLLOW_ALREADY")],
    )
    def test_twice_is_refused(self, locked: bool, code: str) -> None:
        session = of_entries(15)
        if locked:
            session.dispatch(cmd.LockPrizes())
        with pytest.raises(Refused, match=code):
            session.dispatch(cmd.LockPrizes(locked))

    def test_there_is_nothing_to_lock_elsewhere(self) -> None:
        with pytest.raises(Refused, match="PRIZES_NOT_OF_ENTRIES"):
            a_tournament(6, 1).dispatch(cmd.LockPrizes())
        session = of_entries(8, started=False)
        session.dispatch(cmd.Undo())
        with pytest.raises(Refused, match="PRIZES_NOTHING_YET"):
            session.dispatch(cmd.LockPrizes())


class TestSatellite:
    SEATS = MoneyPool(from_entries=True, seat=10_000)

    def played(self, left: int, **more: Any) -> TournamentSession:
        """Return sixteen entries at twenty euros for seats at a hundred, so many left."""
        more = {"late_entry_until": 0, "satellite": True, **more}
        session = of_entries(16, self.SEATS, **more)
        players = [who for t in session.state.open_tables() for who in t.places.values()]
        for who in players[: 16 - left]:
            clock_of(session).forward(MINUTE)
            out(session, who)
        return session

    def test_it_ends_with_as_many_as_seats_and_each_has_one(self) -> None:
        session = self.played(3)
        assert [p.kind for p in session.proposals()][0:1] == ["end_satellite"]
        left = set(session.state.entrants) - set(session.state.outs)
        session.dispatch(cmd.EndSatellite())
        assert session.state.over and not session.state.clock.running
        won = {who: one.cents for who, one in winnings(session.state).items()}
        assert {who for who in won if won[who] == 10_000} == left
        assert sorted(won.values()) == [2_000, 10_000, 10_000, 10_000], "the rest to the next"
        assert [row.place for row in standings(session.state, session).rows[:4]] == [1, 1, 1, 4]

    def test_it_goes_on_while_more_are_left(self) -> None:
        session = self.played(4)
        assert "end_satellite" not in [p.kind for p in session.proposals()]
        with pytest.raises(Refused, match="SATELLITE_GOES_ON"):
            session.dispatch(cmd.EndSatellite())

    def test_a_pool_that_buys_no_seat_says_what_to_do(self) -> None:
        session = self.played(2, by=terms(cost=Cost(500)))
        with pytest.raises(Refused, match="SATELLITE_POOL_SHORT") as refused:
            session.dispatch(cmd.EndSatellite())
        said = refusal_sentence(refused.value).replace("\u00a0", " ").replace("\u202f", " ")
        assert said.startswith("La dotation (80 €) ne paie aucune place à 100 €"), said
        setup = session.state.setup
        entry = replace(setup.entry_terms, guarantee=20_000)
        session.dispatch(cmd.ChangeSetup(replace(setup, entry_terms=entry)))
        session.dispatch(cmd.EndSatellite())
        assert len(session.state.seats_won) == 2, "the house added what was missing"

    def test_late_entries_may_add_seats(self) -> None:
        session = self.played(3, late_entry_until=4)
        with pytest.raises(Refused, match="SATELLITE_ENTRIES_OPEN"):
            session.dispatch(cmd.EndSatellite())

    def test_undo_brings_play_back(self) -> None:
        session = self.played(3)
        session.dispatch(cmd.EndSatellite())
        session.dispatch(cmd.Undo("as_if_never"))
        assert not session.state.over
        assert session.state.clock.running

    def test_tied_for_the_last_seat_they_share_it_with_what_is_over(self) -> None:
        session = self.played(4)
        left = [who for t in session.state.open_tables() for who in t.places.values()]
        tied = tuple(left[:2])
        outs = tuple(cmd.PlayerOut(who, 100) for who in tied)
        session.dispatch(cmd.Eliminate(outs, ranking=(tied,), note="ensemble"))
        session.dispatch(cmd.EndSatellite())
        won = {who: one.cents for who, one in winnings(session.state).items()}
        assert [won[who] for who in tied] == [6_000, 6_000]
        assert sum(won.values()) == 32_000

    def test_seats_in_kind_need_no_money(self) -> None:
        session = a_tournament(
            8, 1, satellite=True, prizes=("Place en finale",) * 3, late_entry_until=0
        )
        out(session, *seated_at(session, 1)[:5])
        session.dispatch(cmd.EndSatellite())
        won = winnings(session.state)
        assert [(one.texts[0].text, one.awaits) for one in won.values()] == [
            ("Place en finale", False)
        ] * 3
        assert session.proposals() == ()

    def test_no_other_tournament_ends_so(self) -> None:
        session = a_tournament(6, 1)
        with pytest.raises(Refused, match="SATELLITE_NOT"):
            session.dispatch(cmd.EndSatellite())
