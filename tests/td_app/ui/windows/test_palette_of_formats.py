"""What the palette offers of other formats: nothing in a freezeout, why not before its time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, cast

import pytest
from builders import a_club, a_setup, people
from buy_in_builders import REBUYS, an_evening, to_level
from flight_builders import bagged, two_flights
from jackpot_builders import a_jackpot

from td_app.club.club import Club
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.ui.desk import Desk
from td_app.ui.destinations import Destination, Spot
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.windows.finder.offers import Offer
from td_app.ui.windows.finder.sources import formats_offered

pytestmark = pytest.mark.usefixtures("in_french")


@dataclass
class Shown:
    """A window that shows a tournament of a desk, and remembers where it went."""

    desk: Desk
    showing: bool = True
    gone_to: list[Destination] = field(default_factory=list)

    def go(self, destination: Destination) -> None:
        self.gone_to.append(destination)


def offered(desk: Desk, session: TournamentSession) -> tuple[Shown, dict[str, Offer]]:
    desk.live = LiveTournament(session)
    window = Shown(desk)
    return window, {one.name: one for one in formats_offered(cast(Any, window))}


@pytest.fixture
def desk(a_desk: Callable[[Club], Desk]) -> Desk:
    return a_desk(a_club())


def test_a_freezeout_is_offered_none_of_it(desk: Desk) -> None:
    session = desk.club.create(a_setup(1, 8))
    session.dispatch(cmd.RegisterEntrants(people(4), True))
    assert offered(desk, session)[1] == {}


def test_a_day_1_is_ended_then_prepares_its_day_2(desk: Desk) -> None:
    _, session, _ = two_flights()
    window, offers = offered(desk, session)
    assert not offers["formats.end_day"].why_not
    assert offers["formats.day_two"].why_not == "La journée n’est pas finie."
    offers["formats.end_day"].take()
    assert window.gone_to == [Spot.END_OF_DAY]
    bagged(session)
    _, offers = offered(desk, session)
    assert offers["formats.end_day"].why_not and not offers["formats.day_two"].why_not


def test_a_jackpot_is_drawn_once(desk: Desk) -> None:
    session = a_jackpot()
    _, offers = offered(desk, session)
    offers["formats.jackpot"].take()
    assert session.state.jackpot is not None
    assert offered(desk, session)[1]["formats.jackpot"].why_not


def test_the_add_on_waits_for_its_break_and_the_till_is_counted_any_time(desk: Desk) -> None:
    session = an_evening(8, REBUYS)
    window, offers = offered(desk, session)
    assert "niveau 4" in offers["formats.add_on"].why_not
    offers["formats.till"].take()
    to_level(session, 4, in_break=True)
    window, offers = offered(desk, session)
    offers["formats.add_on"].take()
    assert not offers["formats.add_on"].why_not and window.gone_to == [Spot.ADD_ONS]
