"""Formats ready to play: what each is made of, and figures that suit the structure."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import a_setup, a_structure
from buy_in_builders import TWENTY

from td_app.tournament.planning.ready_formats import (
    MADE_OF,
    Format,
    Part,
    format_of,
    parts_of,
    ready_terms,
    with_part,
)
from td_app.tournament.state.buy_ins import FREE, EntryTerms, ReEntry
from td_app.tournament.state.setup import check_setup


@pytest.mark.parametrize("chosen", MADE_OF)
def test_each_is_made_of_its_parts_and_can_be_played(chosen: Format) -> None:
    setup = a_setup(entry_terms=EntryTerms(cost=TWENTY))
    terms = ready_terms(chosen, setup)
    assert (format_of(terms), parts_of(terms)) == (chosen, MADE_OF[chosen])
    check_setup(replace(setup, entry_terms=terms))


def test_free_entries_give_free_rebuys() -> None:
    terms = ready_terms(Format.REBUY, a_setup())
    assert terms.rebuy is not None and terms.rebuy.cost == FREE and not terms.of_money


def test_a_rebuy_costs_an_entry_without_its_fee_until_the_first_break() -> None:
    terms = ready_terms(Format.REBUY, a_setup(entry_terms=EntryTerms(cost=TWENTY)))
    assert terms.rebuy is not None and terms.addon is not None
    assert (terms.rebuy.cost.price, terms.rebuy.cost.fee) == (2_000, 0)
    assert (terms.rebuy.chips, terms.rebuy.until, terms.addon.after) == (10_000, 4, 4)


def test_what_is_there_stays_as_it_was_set() -> None:
    mine = EntryTerms(cost=TWENTY, reentry=ReEntry(most=1), guarantee=100_000)
    terms = ready_terms(Format.REENTRY_ADD_ON, a_setup(entry_terms=mine))
    assert (terms.reentry, terms.guarantee) == (ReEntry(most=1), 100_000)


def test_back_to_the_federations_freezeout() -> None:
    setup = a_setup(entry_terms=ready_terms(Format.REBUY, a_setup()))
    assert ready_terms(Format.FREEZEOUT, setup) == EntryTerms()


def test_parts_put_together_are_of_ones_own_making() -> None:
    setup = a_setup(entry_terms=ready_terms(Format.REBUY, a_setup()))
    assert format_of(with_part(setup, Part.REENTRY, on=True)) is Format.OTHER


def test_without_a_break_nothing_fits_but_says_so() -> None:
    setup = a_setup(structure=a_structure(levels=4))
    terms = ready_terms(Format.REBUY, setup)
    assert terms.addon is not None and terms.addon.after == 1
