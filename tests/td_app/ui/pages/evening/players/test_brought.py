"""What somebody brought to a day 2 stands on their card."""

from __future__ import annotations

import pytest
from flight_builders import bagged, two_flights

from td_app.club.club import who_survived
from td_app.tournament.views.flights import flights_view
from td_app.ui.pages.evening.players.person_panel import brought_words

pytestmark = pytest.mark.usefixtures("in_french")


def test_which_flight_how_many_chips_and_what_was_left() -> None:
    club, first, second = two_flights()
    bagged(first, 20_000, 5_000)
    bagged(second, 33_000)
    flights = club.ended_flights()
    pairs = who_survived(flights, {}).unclear
    day = club.day_two(flights, {(one.key, other.key): True for one, other in pairs})
    view = flights_view(day.state, day)
    told = {row.name: brought_words(view, row.entrant) for row in view.carried}
    plain = told["ADAM Zoé"].replace("\u00a0", " ").replace("\u202f", " ")
    assert plain == "Vague B : 33 000 jetons, scellé 2-3. Tapis abandonnés : 20 000."
    assert "abandonnés" not in told["CARRÉ Anne"]
    assert brought_words(view, 99) == ""
