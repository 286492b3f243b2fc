"""A right act is never blamed: who does all that is asked hears of nothing else."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from builders import a_club
from training_builders import FreeDirector, PerfectDirector, an_evening

from td_app.tournament import commands as cmd
from td_app.training.evening import Evening, Phase
from td_app.training.happenings import Kind
from td_app.training.judge import Grade
from td_app.training.pace import PacedClock
from td_app.training.room import SeededChance


@pytest.mark.parametrize("seed", range(1, 5))
def test_a_perfect_director_is_never_blamed(seed: int) -> None:
    director = PerfectDirector(an_evening(a_club(), seed))
    director.play()
    evening = director.evening
    assert evening.phase is Phase.OVER
    assert [v for v in evening.verdicts if v.grade is not Grade.RIGHT] == []
    assert evening.session.state.over
    # All that a club's evening brings came.
    assert set(director.met) >= set(Kind) - {Kind.TO_DO}


@pytest.mark.parametrize("seed", range(11, 15))
def test_what_a_director_may_do_otherwise_is_not_blamed_either(seed: int) -> None:
    director = FreeDirector(an_evening(a_club(), seed), chance=Random(seed))
    director.play()
    assert [v for v in director.evening.verdicts if v.blames] == []


def test_the_same_seed_and_the_same_acts_give_the_same_evening() -> None:
    once, again = (PerfectDirector(an_evening(a_club(), 5)) for _ in range(2))
    # What one window foresees, for its buttons, draws nothing away.
    again.evening.session.foresee(cmd.DrawSeats())
    for director in (once, again):
        director.play()
    journals = [[e.event for e in d.evening.session.history.entries] for d in (once, again)]
    assert journals[0] == journals[1]


@pytest.mark.parametrize("acts", (3, 25, 47, 200))
def test_an_evening_left_in_the_middle_is_made_again_from_its_journal(acts: int) -> None:
    club = a_club()
    director = FreeDirector(an_evening(club, 6), chance=Random(6))
    evening, told = director.evening, True
    for _ in range(acts):
        if evening.phase is Phase.OVER:
            break
        told = not told and evening.happening is not None
        # Some things are passed over: that is no part of the journal.
        if told and evening.happening is not None and evening.happening.number % 9 == 0:
            evening.go_on()
        director.act()
    kept = evening.snapshot(evening.session.tournament)
    evening.close()
    clock = PacedClock(club.clock, begins_ms=kept.at_ms, pace=kept.pace)
    session = replace(club, clock=clock, shuffler=SeededChance(6)).open(kept.tournament)
    again = Evening(session, clock, kept.seed, kept)
    assert (again.happening, again.phase) == (evening.happening, evening.phase)
    assert list(again.verdicts) == list(evening.verdicts)
    assert again.steps == evening.steps
    assert again.clock.now_ms() == kept.at_ms
