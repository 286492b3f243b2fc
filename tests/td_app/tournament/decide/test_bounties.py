"""Bounties: what a knock-out pays, onto whose head, and what a correction changes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import a_club, a_session, a_setup, a_tournament, out, played_down_to, seated_at
from knockout_builders import (
    FIVE,
    PROGRESSIVE,
    VIP,
    a_bounty_evening,
    cash,
    heads,
    knocked,
    said,
)

from rules_ropta.ruling import Refused
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.planning.bounties import on_head, to_pool
from td_app.tournament.state.buy_ins import Cost, EntryTerms
from td_app.tournament.state.knockouts import BountyKind, BountyTerms
from td_app.tournament.state.setup import check_setup


class TestRegular:
    def test_all_of_it_is_paid(self) -> None:
        session = a_bounty_evening()
        victim, author = seated_at(session, 1)[:2]
        knocked(session, victim, author)
        assert cash(session) == {author: 500}
        assert heads(session, author) == [500]

    def test_several_share_the_odd_cent_to_the_first_named(self) -> None:
        session = a_bounty_evening()
        victim, one, other, third = seated_at(session, 1)[:4]
        knocked(session, victim, other, one, third)
        assert cash(session) == {other: 167, one: 167, third: 166}


class TestProgressive:
    def test_half_is_paid_the_rest_goes_onto_the_head(self) -> None:
        session = a_bounty_evening(by=PROGRESSIVE)
        a, b, c = seated_at(session, 1)[:3]
        knocked(session, a, b)
        assert (cash(session), heads(session, b)) == ({b: 250}, [750])
        knocked(session, b, c)
        assert (cash(session), heads(session, c)) == ({b: 250, c: 375}, [875])

    def test_the_share_paid_is_set_and_rounded_down(self) -> None:
        session = a_bounty_evening(by=BountyTerms(BountyKind.PROGRESSIVE, 33))
        a, b, c = seated_at(session, 1)[:3]
        knocked(session, a, b)
        knocked(session, b, c)
        assert cash(session) == {b: 165, c: 275}  # a third of 835 is 275.55
        assert heads(session, c) == [500 + 560]

    def test_what_is_said_late_is_paid_as_if_said_in_time(self) -> None:
        a_time, late = a_bounty_evening(by=PROGRESSIVE), a_bounty_evening(by=PROGRESSIVE)
        for session in (a_time, late):
            a, b, c, d = seated_at(session, 1)[:4]
            if session is a_time:
                knocked(session, a, b)
                knocked(session, b, c)
                knocked(session, c, d)
            else:
                out(session, a)
                knocked(session, b, c)
                knocked(session, c, d)
                said(session, a, b, note="oubli")
        assert cash(a_time) == cash(late)
        assert heads(a_time, d) == heads(late, d)

    def test_a_correction_moves_what_followed_and_says_so(self) -> None:
        session = a_bounty_evening(by=PROGRESSIVE)
        a, b, c, d = seated_at(session, 1)[:4]
        knocked(session, a, b)
        knocked(session, b, c)
        with pytest.raises(Refused, match="REASON_NEEDED"):
            said(session, a, d)
        said(session, a, d, note="c’était lui")
        assert cash(session) == {d: 250, c: 250}
        assert heads(session, c, d) == [750, 750]
        session.dispatch(cmd.Undo())
        assert cash(session) == {b: 250, c: 375}

    def test_one_who_is_back_takes_back_what_was_paid(self) -> None:
        session = a_bounty_evening(by=PROGRESSIVE)
        a, b, c = seated_at(session, 1)[:3]
        seat = session.state.entrants[a].seat
        assert seat is not None
        knocked(session, a, b)
        knocked(session, b, c)
        session.dispatch(cmd.Reinstate(a, seat))
        assert cash(session) == {c: 250}
        assert heads(session, a, c) == [500, 750]

    def test_the_winner_keeps_the_bounty_on_their_own_head(self) -> None:
        session = a_bounty_evening(4, 1, by=PROGRESSIVE)
        a, b, c, d = seated_at(session, 1)
        for victim, author in ((a, d), (b, d), (c, d)):
            knocked(session, victim, author)
        assert session.state.over
        assert cash(session)[d] + on_head(session.state, d) == 4 * 500


class TestNobodyDidIt:
    def test_the_director_says_where_it_goes(self) -> None:
        session = a_bounty_evening()
        gone = seated_at(session, 1)[0]
        session.dispatch(cmd.Withdraw(gone, 100))
        with pytest.raises(Refused, match="BOUNTY_DIRECTOR_SAYS"):
            said(session, gone, note="parti")
        with pytest.raises(Refused, match="REASON_NEEDED"):
            said(session, gone, to_pool=True)
        said(session, gone, to_pool=True, note="parti sans jouer")
        assert (cash(session), to_pool(session.state)) == ({}, 500)

    def test_given_back_or_to_one_named(self) -> None:
        session = a_bounty_evening()
        gone, other, named = seated_at(session, 1)[:3]
        session.dispatch(cmd.Withdraw(gone, 100))
        session.dispatch(cmd.Withdraw(other, 100))
        said(session, gone, to=(gone,), note="malade")
        said(session, other, to=(named,), note="à qui l’a mis à tapis")
        assert cash(session) == {gone: 500, named: 500}
        assert all(not one.by for one in session.state.knockouts)

    def test_an_elimination_that_names_nobody_waits_for_the_director(self) -> None:
        session = a_bounty_evening()
        victim = seated_at(session, 1)[0]
        with pytest.raises(Refused, match="BOUNTY_DIRECTOR_SAYS"):
            knocked(session, victim)
        out(session, victim)
        assert heads(session, victim) == [500]


class TestVip:
    def test_on_named_heads_only(self) -> None:
        session = a_bounty_evening(by=VIP)
        vip, author, other = seated_at(session, 1)[:3]
        session.dispatch(cmd.SetBounty(vip, 5_000))
        knocked(session, other, author)
        knocked(session, vip, author)
        assert cash(session) == {author: 5_000}

    @pytest.mark.parametrize(
        ("cents", "code"),
        [(-1, "BOUNTY_SUM"), (10**9, "BOUNTY_SUM"), (0, "BOUNTY_SAME")],
    )
    def test_an_absurd_bounty_is_refused(self, cents: int, code: str) -> None:
        session = a_bounty_evening(by=VIP)
        with pytest.raises(Refused, match=code):
            session.dispatch(cmd.SetBounty(seated_at(session, 1)[0], cents))

    def test_on_nobody_it_is_refused(self) -> None:
        session = a_bounty_evening(by=VIP)
        gone = seated_at(session, 1)[0]
        out(session, gone)
        with pytest.raises(Refused, match="NO_SUCH_ENTRANT"):
            session.dispatch(cmd.SetBounty(99, 500))
        with pytest.raises(Refused, match="BOUNTY_NOT_IN_PLAY"):
            session.dispatch(cmd.SetBounty(gone, 500))

    def test_none_is_named_among_other_bounties(self) -> None:
        session = a_bounty_evening()
        with pytest.raises(Refused, match="BOUNTY_NOT_NAMED"):
            session.dispatch(cmd.SetBounty(1, 500))

    def test_it_is_not_bought_with_the_entry(self) -> None:
        with pytest.raises(Refused, match="BOUNTY_VIP_PAID"):
            check_setup(a_setup(bounty=VIP, entry_terms=EntryTerms(cost=FIVE)))

    def test_a_club_without_money_has_none(self) -> None:
        with pytest.raises(Refused, match="MONEY_NOT_ALLOWED"):
            a_club().create(a_setup(bounty=VIP))
        session = a_session()
        with pytest.raises(Refused, match="MONEY_NOT_ALLOWED"):
            session.dispatch(cmd.ChangeSetup(a_setup(bounty=VIP)))


class TestTerms:
    def test_a_share_is_a_percentage(self) -> None:
        with pytest.raises(Refused, match="BOUNTY_PERCENT"):
            check_setup(a_setup(bounty=BountyTerms(percent_cash=101)))

    def test_they_change_no_more_once_one_is_paid(self) -> None:
        session = a_bounty_evening()
        victim, author = seated_at(session, 1)[:2]
        knocked(session, victim, author)
        setup = replace(session.state.setup, bounty=PROGRESSIVE)
        with pytest.raises(Refused, match="BOUNTY_TERMS_FIXED"):
            session.dispatch(cmd.ChangeSetup(setup))

    def test_without_a_bounty_nothing_is_paid(self) -> None:
        session = a_tournament(6, 1, knockouts_noted=True, entry_terms=EntryTerms(cost=Cost(1_000)))
        played_down_to(session, 1)
        assert cash(session) == {}


class TestToDo:
    def asked(self, session: TournamentSession) -> list[int | None]:
        return [p.entrant for p in session.proposals() if p.kind == "name_knockout"]

    def test_a_bounty_of_nobody_yet_is_to_be_said(self) -> None:
        session = a_bounty_evening(by=PROGRESSIVE)
        first, second, author = seated_at(session, 1)[:3]
        out(session, first)
        out(session, second)
        assert self.asked(session) == [first, second]
        said(session, first, author)
        assert self.asked(session) == [second]
        said(session, second, to_pool=True, note="Plus là")
        assert self.asked(session) == []

    def test_one_who_leaves_leaves_a_bounty(self) -> None:
        session = a_bounty_evening()
        gone = seated_at(session, 1)[0]
        session.dispatch(cmd.Withdraw(gone, 9_000))
        assert self.asked(session) == [gone]

    def test_a_head_without_one_asks_nothing(self) -> None:
        session = a_bounty_evening(by=VIP)
        session.dispatch(cmd.SetBounty(3, 5_000))
        out(session, 1)
        out(session, 3)
        assert self.asked(session) == [3]

    def test_nor_does_a_tournament_without_bounties(self) -> None:
        session = a_tournament(8, knockouts_noted=True)
        out(session, 1)
        assert self.asked(session) == []
