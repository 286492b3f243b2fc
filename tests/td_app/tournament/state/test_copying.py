"""A value copied with fields changed is what ``dataclasses.replace`` makes of it."""

from __future__ import annotations

import dataclasses
from functools import cached_property

import pytest
from builders import a_setup

from rules_ropta.table_layout import Seat
from td_app.tournament.state.copying import replace
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import Entrant, Standing, TournamentState


def test_the_state_with_one_player_left_is_another_state():
    before = TournamentState(setup=a_setup(), players_left=2)
    after = replace(before, players_left=1)
    assert after == dataclasses.replace(before, players_left=1)
    assert before.players_left == 2


def test_an_entrant_who_is_seated_keeps_the_rest():
    entrant = Entrant(3, 1, present=True)
    seated = replace(entrant, seat=Seat(1, 4), standing=Standing.SEATED)
    assert seated == Entrant(3, 1, present=True, seat=Seat(1, 4), standing=Standing.SEATED)


def test_what_a_value_has_no_field_for_is_refused():
    for value in (TournamentState(), Entrant(1, 1)):
        with pytest.raises(TypeError, match="sat"):
            replace(value, sat=True)


def test_a_kind_that_checks_its_fields_is_refused():
    with pytest.raises(TypeError, match="Person"):
        replace(Person("Martin"), club="L'As")


def test_a_kind_that_keeps_what_it_was_asked_is_refused():
    @dataclasses.dataclass(frozen=True)
    class Average:
        chips: int
        players: int

        @cached_property
        def each(self) -> int:
            return self.chips // self.players

    with pytest.raises(TypeError, match="Average"):
        replace(Average(100, 4), players=2)
