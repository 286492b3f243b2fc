"""Terms of entry: what is free, what is money, and what nobody could play by."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from buy_in_builders import FREE_REENTRIES, REBUYS, TWENTY, terms

from rules_ropta.ruling import Refused
from td_app.persistence.event_codec import CONVERTER, as_json
from td_app.tournament.state.buy_ins import (
    AddOn,
    Cost,
    EntryTerms,
    MultiBuyIn,
    ReBuy,
    ReEntry,
    check_entry_terms,
)
from td_app.tournament.state.setup import TournamentSetup


class TestWhatIsMoney:
    def test_the_federations_freezeout_is_free(self) -> None:
        assert not EntryTerms().priced and not EntryTerms().of_money

    def test_free_reentries_are_no_money(self) -> None:
        assert not FREE_REENTRIES.of_money

    def test_chips_given_away_at_a_break_are_no_money(self) -> None:
        assert not EntryTerms(addon=AddOn(5_000, after=4)).of_money

    @pytest.mark.parametrize(
        "by",
        [
            EntryTerms(cost=Cost(fee=100)),
            EntryTerms(rebuy=ReBuy(5_000, 5_000, 4, Cost(500))),
            EntryTerms(addon=AddOn(5_000, 4, Cost(500))),
        ],
    )
    def test_a_price_anywhere_asks_for_a_cash_desk(self, by: EntryTerms) -> None:
        assert by.priced and by.of_money

    def test_a_guarantee_or_an_added_sum_is_money_that_nobody_pays(self) -> None:
        for by in (EntryTerms(guarantee=100_000), EntryTerms(added=5_000)):
            assert by.of_money and not by.priced


class TestBadTerms:
    @pytest.mark.parametrize(
        ("changes", "code"),
        [
            ({"cost": Cost(-1)}, "TERMS_PRICE"),
            ({"cost": Cost(2_000, -5)}, "TERMS_PRICE"),
            ({"cost": Cost(2_000, bounty=99_999_999)}, "TERMS_PRICE"),
            ({"rebuy": ReBuy(5_000, 5_000, 4, Cost(-1))}, "TERMS_PRICE"),
            ({"guarantee": -1}, "TERMS_SUM"),
            ({"added": 10**12}, "TERMS_SUM"),
            ({"least_field": 1}, "TERMS_FIELD"),
            ({"greatest_field": 0}, "TERMS_FIELD"),
            ({"least_field": 30, "greatest_field": 20}, "TERMS_FIELD_TURNED"),
            ({"unregister_minutes": -5}, "TERMS_UNREGISTER"),
            ({"reentry": ReEntry(most=0)}, "TERMS_TIMES"),
            ({"reentry": ReEntry(until=0)}, "TERMS_LEVEL"),
            ({"rebuy": ReBuy(0, 5_000, 4)}, "TERMS_CHIPS"),
            ({"rebuy": ReBuy(5_000, -1, 4)}, "TERMS_CHIPS"),
            ({"addon": AddOn(5_000, after=0)}, "TERMS_LEVEL"),
            ({"multi": MultiBuyIn(3_000, 5_000)}, "TERMS_MULTI"),
            ({"multi": MultiBuyIn(0, 5_000)}, "TERMS_MULTI"),
        ],
    )
    def test_each_is_refused_by_name(self, changes: dict[str, Any], code: str) -> None:
        with pytest.raises(Refused) as refusal:
            check_entry_terms(replace(terms(), **changes))
        assert refusal.value.code == code

    def test_what_rooms_play_is_accepted(self) -> None:
        for by in (EntryTerms(), REBUYS, FREE_REENTRIES, terms(multi=MultiBuyIn(1_000, 5_000))):
            check_entry_terms(by)


def test_the_free_freezeout_is_written_as_it_always_was() -> None:
    assert "entry_terms" not in as_json(TournamentSetup())


def test_terms_are_read_back_as_they_were_written() -> None:
    setup = TournamentSetup(entry_terms=replace(REBUYS, multi=MultiBuyIn(1_000, 5_000)))
    assert CONVERTER.structure(as_json(setup), TournamentSetup) == setup


def test_costs_add_up_part_by_part() -> None:
    assert TWENTY + TWENTY - TWENTY == TWENTY and TWENTY.total == 2_400
