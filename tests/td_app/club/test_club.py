"""The club's tournaments: created, opened, copied, put away."""

from __future__ import annotations

import pytest
from builders import a_club, a_setup, registered

from rules_ropta.ruling import Refused
from td_app.tournament.state.chips import CLUB_CHIPS, Chip, ChipSet


class TestClub:
    def test_the_latest_tournament_comes_first(self) -> None:
        club = a_club()
        club.create(a_setup(name="Un"))
        club.create(a_setup(name="Deux"))
        assert [row.name for row in club.tournaments()] == ["Deux", "Un"]

    def test_settings_are_copied_without_the_entrants(self) -> None:
        club = a_club()
        session = club.create(a_setup(tables=7, starting_stack=15_000))
        registered(session, 9)
        copy = club.duplicated(session.tournament, "La suite", "2026-12-05")
        assert copy.state.setup.name == "La suite"
        assert copy.state.setup.starting_stack == 15_000
        assert len(copy.state.setup.tables) == 7
        assert not copy.state.entrants

    def test_the_chips_of_the_last_tournament_are_the_club_s(self) -> None:
        club = a_club()
        assert club.chips() == CLUB_CHIPS
        chips = ChipSet((Chip(100, "red", 400), Chip(500, "blue")))
        club.create(a_setup(chips=chips))
        assert club.chips() == chips

    def test_one_put_away_is_found_again(self) -> None:
        club = a_club()
        session = club.create(a_setup())
        club.archive(session.tournament)
        assert not club.tournaments()
        assert [row.id for row in club.tournaments(archived=True)] == [session.tournament]

    def test_a_number_nobody_has_is_refused(self) -> None:
        with pytest.raises(Refused, match="NO_TOURNAMENT"):
            a_club().open(12)
