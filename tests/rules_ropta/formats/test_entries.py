"""Entries paid for or taken again: late, once more, taken back; what makes the pool."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_ropta.formats.entries import (
    field_too_small,
    pool_made,
    prizes_begin,
    reentry_allowed,
    unregistration_open,
)

SUMS = st.integers(0, 10**8)


class TestRoom_32:
    def test_a_second_entry_while_late_entrants_come_in(self) -> None:
        assert reentry_allowed(1, None, level=4, until=4).decision

    def test_none_after_that_level(self) -> None:
        ruling = reentry_allowed(1, None, level=5, until=4)
        assert not ruling.decision and ruling.because.code == "REENTRY_CLOSED"

    @pytest.mark.parametrize(("entries", "allowed"), [(1, True), (2, True), (3, False)])
    def test_no_more_than_the_house_says(self, entries: int, allowed: bool) -> None:
        assert reentry_allowed(entries, 2, level=2, until=4).decision is allowed

    @pytest.mark.parametrize(("left", "begun"), [(10, False), (9, True), (3, True), (0, False)])
    def test_prizes_begin_once_the_next_one_out_is_paid(self, left: int, begun: bool) -> None:
        assert prizes_begin(left, paid=9).decision is begun


class TestRoom_33:
    def test_an_entry_is_taken_back_before_the_moment_set(self) -> None:
        assert unregistration_open(10, 10, started=False).decision

    def test_without_a_planned_start_the_start_is_the_moment(self) -> None:
        assert unregistration_open(10, None, started=False).decision

    def test_a_house_may_take_none_back(self) -> None:
        ruling = unregistration_open(None, 60, started=False)
        assert not ruling.decision and ruling.because.code == "NO_UNREGISTRATION"


class TestRoom_36:
    @pytest.mark.parametrize(("minutes", "started"), [(9, False), (60, True), (None, True)])
    def test_nothing_is_given_back_after_it(self, minutes: int | None, started: bool) -> None:
        ruling = unregistration_open(10, minutes, started=started)
        assert (ruling.decision, ruling.cites) == (False, ("room 36",))


class TestRoom_35:
    @given(SUMS, SUMS, SUMS)
    def test_the_guarantee_is_always_reached_and_never_passed_by_the_overlay(
        self, prices: int, added: int, guarantee: int
    ) -> None:
        pool = pool_made(prices, added, guarantee).decision
        assert pool.total == max(guarantee, prices + added)
        assert pool.total == prices + added + pool.overlay


class TestRoom_37:
    @pytest.mark.parametrize(
        ("entries", "least", "few"), [(7, 8, True), (8, 8, False), (0, None, False)]
    )
    def test_too_few_entries_stop_it(self, entries: int, least: int | None, few: bool) -> None:
        assert field_too_small(entries, least).decision is few
