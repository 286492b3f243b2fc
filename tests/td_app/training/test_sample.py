"""The sample tournament is played like any other evening, and counts nowhere."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest
from builders import a_club
from register_builders import a_registered_club, named, register_of

from rules_ropta.ruling import Refused
from td_app.club.club import CHIPS
from td_app.club.player_cards import evenings_played, player_card
from td_app.club.seasons import ClubSeasons
from td_app.live.session import TournamentSession
from td_app.season.repository import Season
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.views.clock import clock_view
from td_app.training.sample import ENTRANTS, sample_setup, sample_tournament
from td_app.words.language import set_current_language


def seats(session: TournamentSession) -> dict[int, object]:
    return {who: entrant.seat for who, entrant in session.state.entrants.items()}


def test_thirty_six_entrants_four_tables_level_three_five_out() -> None:
    session = sample_tournament(a_club())
    state = session.state
    assert len(state.entrants) == len(ENTRANTS) == 36
    assert sorted(state.counts()) == [1, 2, 3, 4]
    assert len(state.outs) == 5
    view = clock_view(state, session.now_ms())
    assert (view.level, view.running, view.look) == (3, True, "running")


def test_the_same_seed_gives_the_same_seats() -> None:
    once, again = (sample_tournament(a_club(), seed=b"x") for _ in range(2))
    assert seats(once) == seats(again)
    assert seats(once) != seats(sample_tournament(a_club(), seed=b"y"))


def test_there_is_something_to_do() -> None:
    session = sample_tournament(a_club())
    assert {p.kind for p in session.proposals()} == {"stop_table", "balance_tables"}


def test_what_follows_draws_from_the_club_s_own_chance() -> None:
    club = a_club()
    session = sample_tournament(club, seed=b"x")
    assert session._shuffler is club.shuffler


def test_its_name_is_in_the_language_of_the_screens() -> None:
    set_current_language("en")
    try:
        session = sample_tournament(a_club())
    finally:
        set_current_language("fr")
    assert session.state.setup.name == "Sample tournament"


class TestItCountsNowhere:
    def test_no_card_no_season_no_archive_counts_it(self) -> None:
        with a_registered_club(Person("Abadie", "Chloé", licence="E1001")) as club:
            session = sample_tournament(club, seed=b"x")
            number = session.tournament
            (row,) = club.tournaments()
            assert row.sample
            chloe = named(club, "Abadie")
            register_of(club).enter({(number, 1): chloe})
            assert not evenings_played(club)
            assert not player_card(club, chloe, date(2026, 11, 22)).evenings
            assert not register_of(club).entrants()
            assert not club.directory.setting(CHIPS)
            seasons = ClubSeasons(club)
            season = seasons.begin(Season(0, "2026-2027"))
            with pytest.raises(Refused) as refused:
                seasons.place(number, season.id)
            assert refused.value.code == "SAMPLE_NOT_COUNTED"

    def test_settings_changed_or_put_away_it_stays_one_and_a_copy_is_none(self) -> None:
        with a_registered_club() as club:
            session = sample_tournament(club, seed=b"x")
            setup = replace(session.state.setup, name="Jeudi", place="Gymnase")
            session.dispatch(cmd.ChangeSetup(setup))
            club.archive(session.tournament)
            copy = club.duplicated(session.tournament, "Jeudi", "2026-11-26")
            marked = {row.id: row.sample for row in club.tournaments(archived=True)}
            assert marked == {session.tournament: True, copy.tournament: False}

    @pytest.mark.parametrize(("place", "sample"), [("Salle des fêtes", True), ("Gymnase", False)])
    def test_one_opened_before_they_were_marked_is_known_by_name_and_place(
        self, place: str, sample: bool
    ) -> None:
        with a_registered_club() as club:
            club.create(replace(sample_setup(club.clock.now_ms()), place=place))
            (row,) = club.tournaments()
            assert row.sample is sample
