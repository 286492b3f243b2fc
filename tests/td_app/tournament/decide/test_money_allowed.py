"""The one switch of money: amounts need the club's leave, free formats never do."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import a_club, a_session, a_setup
from buy_in_builders import FREE_REENTRIES, REBUYS, an_evening, terms

from rules_ropta.ruling import Refused
from td_app.club.club import MONEY
from td_app.tournament import commands as cmd
from td_app.tournament.state.buy_ins import Cost


def test_a_club_that_allows_no_money_opens_no_priced_tournament() -> None:
    club = a_club()
    with pytest.raises(Refused) as refusal:
        club.create(a_setup(entry_terms=terms()))
    assert refusal.value.code == "MONEY_NOT_ALLOWED" and not club.tournaments()


def test_nor_puts_a_price_on_one_that_is_open() -> None:
    session = a_session()
    refusal = session.can(cmd.ChangeSetup(replace(session.state.setup, entry_terms=terms())))
    assert refusal is not None and refusal.code == "MONEY_NOT_ALLOWED"


def test_free_reentries_need_no_leave() -> None:
    session = a_session(entry_terms=FREE_REENTRIES)
    assert session.state.setup.entry_terms == FREE_REENTRIES


def test_a_file_that_holds_prices_keeps_them_when_the_club_says_no_more() -> None:
    club = a_club(money=True)
    session = club.create(a_setup(entry_terms=REBUYS))
    club.directory.set_setting(MONEY, "")
    renamed = replace(session.state.setup, name="Soirée recaves")
    session.dispatch(cmd.ChangeSetup(renamed))
    assert session.state.setup.entry_terms == REBUYS


def test_the_price_no_longer_changes_once_seats_are_drawn() -> None:
    session = an_evening(8, started=False)
    other = replace(session.state.setup, entry_terms=terms(cost=Cost(3_000)))
    refusal = session.can(cmd.ChangeSetup(other))
    assert refusal is not None and refusal.code == "SETUP_DRAWN_PRICE"
