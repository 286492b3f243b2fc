"""A day 1 ending, ended, its day 2 prepared."""

from __future__ import annotations

from dataclasses import replace

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.planning.deals import still_in
from td_app.tournament.state.flights import Flight
from td_app.ui.destinations import Spot
from td_app.ui.gallery.stage import Scenes, Stage, play_out
from td_app.ui.pages.evening.ranking.page import RankingPage
from td_app.words.language import fr_en

LEFT = 6


def flight_scenes(stage: Stage) -> Scenes:
    """Yield the end of a day 1 asked for, the ranking once it is over, its day 2 prepared."""
    session = a_flight(stage)
    desk, window = stage.window()
    desk.open(session.tournament)
    assert window.view is not None and desk.live is not None
    page = window.view.show_page("ranking")
    assert isinstance(page, RankingPage)
    window.show()
    page.end_day()
    assert page.ending is not None
    yield "flight_ends", page.ending
    page.ending.close()
    desk.live.dispatch(end_of_day(session))
    yield "flight_over", window
    window.go(Spot.DAY_TWO)
    assert window.messages.dialog is not None
    yield "day_two", window.messages.dialog
    window.messages.dialog.close()
    stage.close(desk, window)


def a_flight(stage: Stage) -> TournamentSession:
    """Return a day 1 of the sample's players at its last level, a few of them left."""
    sample = stage.sample()
    levels = Flight(fr_en("Open d’automne", "Autumn Open"), 3)
    name = fr_en("Open d’automne, vague A", "Autumn Open, flight A")
    setup = replace(sample.state.setup, name=name, flight=levels)
    session = stage.club.create(setup)
    people = tuple(sample.person(who) for who in sample.state.entrants)
    session.dispatch(cmd.RegisterEntrants(people, present=True))
    session.dispatch(cmd.MarkMajority(tuple(session.state.entrants)))
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    play_out(session, LEFT)
    session.dispatch(cmd.GoToStep(2))
    return session


def end_of_day(session: TournamentSession) -> cmd.EndDay:
    """Return the end of the day: stacks that differ, seals that follow on."""
    left = still_in(session.state)
    each = session.state.chips_in_play // len(left) // 1_000 * 1_000
    stacks = [each + (at - len(left) // 2) * 1_000 for at in range(len(left))]
    stacks[-1] += session.state.chips_in_play - sum(stacks)
    seals = tuple((who, f"A-{41 + at:03}") for at, who in enumerate(left))
    return cmd.EndDay(tuple(zip(left, stacks, strict=True)), seals)
