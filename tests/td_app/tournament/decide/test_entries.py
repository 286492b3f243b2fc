"""The list of entrants and the settings, before and during play."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import (
    a_session,
    a_setup,
    a_structure,
    a_tournament,
    everyone,
    out,
    people,
    registered,
)

from rules_ropta.ruling import Refused
from rules_ropta.seat_draw import Need
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.setup import TableSetup, TournamentSetup, check_setup
from td_app.tournament.state.structure import Level, Structure
from td_app.tournament.state.tournament import Majority


class TestRegistering:
    def test_entrants_are_numbered_in_the_order_they_come(self) -> None:
        session = a_session()
        assert registered(session, 3) == (1, 2, 3)
        assert registered(session, 2) == (4, 5)

    def test_events_hold_no_name(self) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((Person("Wójcik", "Inès", club="Tapis Volant"),)))
        assert "Wójcik" not in repr(session.history.entries)
        assert session.person(1).display_name == "WÓJCIK Inès"

    @pytest.mark.parametrize(
        ("person", "code"),
        [(Person("  "), "NAME_EMPTY"), (Person("X" * 300), "NAME_TOO_LONG")],
    )
    def test_nobody_and_endless_names_are_refused(self, person: Person, code: str) -> None:
        session = a_session()
        with pytest.raises(Refused, match=code):
            session.dispatch(cmd.RegisterEntrants((people(1)[0], person)))
        assert not session.state.entrants

    def test_a_name_is_corrected_even_after_the_end(self) -> None:
        session = a_tournament(4, tables=1)
        out(session, *list(everyone(session))[:3])
        assert session.state.over
        session.dispatch(cmd.CorrectEntrant(2, Person("Dupré", "Régis")))
        assert session.person(2).display_name == "DUPRÉ Régis"

    @pytest.mark.parametrize("command", [cmd.MarkPresence, cmd.MarkMajority])
    def test_nobody_is_ticked_after_the_end(
        self, command: type[cmd.MarkPresence] | type[cmd.MarkMajority]
    ) -> None:
        session = a_tournament(4, tables=1)
        session.dispatch(cmd.RegisterEntrants((Person("Urbain", "Odile"),)))
        out(session, 1, 2, 3)
        with pytest.raises(Refused, match="TOURNAMENT_OVER"):
            session.dispatch(command((5,)))
        session.dispatch(cmd.RemoveEntrants((5,)))
        assert 5 not in session.state.entrants

    def test_one_who_played_is_not_taken_off_the_list(self) -> None:
        session = a_tournament(9)
        with pytest.raises(Refused, match="ENTRANT_HAS_PLAYED"):
            session.dispatch(cmd.RemoveEntrants((1,)))

    def test_a_number_taken_off_is_not_given_again(self) -> None:
        session = a_session()
        registered(session, 3)
        session.dispatch(cmd.RemoveEntrants((3,)))
        assert registered(session, 1) == (4,)


class TestArticle_1_4:
    def test_no_seat_without_the_age_checked(self) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants(people(9), present=True))
        with pytest.raises(Refused, match="MAJORITY_UNCHECKED") as refused:
            session.dispatch(cmd.DrawSeats())
        assert refused.value.cites == ("1.4",)

    def test_the_director_may_answer_for_it_with_a_reason(self) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants(people(3), present=True))
        vouch = cmd.MarkMajority((1, 2, 3), Majority.VOUCHED)
        with pytest.raises(Refused, match="REASON_NEEDED"):
            session.dispatch(vouch)
        entry = session.dispatch(replace(vouch, note="Connus du club"))
        assert session.note(entry.sequence) == "Connus du club"
        session.dispatch(cmd.DrawSeats())

    def test_an_absent_entrant_needs_no_check(self) -> None:
        session = a_session()
        registered(session, 9)
        session.dispatch(cmd.RegisterEntrants(people(1)))
        session.dispatch(cmd.DrawSeats())
        assert session.state.players_left == 9


class TestNeeds:
    def test_a_place_out_of_use_is_no_answer_to_a_need(self) -> None:
        session = a_session(tables=1)
        session.dispatch(
            cmd.ChangeSetup(replace(session.state.setup, tables=(TableSetup(1, None, (3,)),)))
        )
        registered(session, 4)
        with pytest.raises(Refused, match="SEAT_OUT_OF_USE"):
            session.dispatch(cmd.SetNeed(1, Need(1, 3)))

    def test_one_place_answers_one_need(self) -> None:
        session = a_session()
        registered(session, 4)
        session.dispatch(cmd.SetNeed(1, Need(2, 5)))
        with pytest.raises(Refused, match="NEED_SEAT_TWICE"):
            session.dispatch(cmd.SetNeed(2, Need(2, 5)))


class TestSetup:
    @pytest.mark.parametrize(
        ("changes", "code"),
        [
            ({"name": " "}, "SETUP_NAME"),
            ({"date": "samedi"}, "SETUP_DATE"),
            ({"seats_per_table": 11}, "SETUP_SEATS"),
            ({"starting_stack": 0}, "SETUP_STACK"),
            ({"tables": ()}, "SETUP_NO_TABLE"),
            ({"tables": (TableSetup(1), TableSetup(1))}, "SETUP_TABLE_TWICE"),
            ({"tables": (TableSetup(1, 2, (1, 2)),)}, "SETUP_TABLE_UNUSABLE"),
            ({"breaking_order": (9,)}, "SETUP_BREAKING_ORDER"),
            ({"final_size": 12}, "SETUP_FINAL_TABLE"),
            ({"structure": Structure()}, "STRUCTURE_EMPTY"),
            ({"structure": Structure((Level(100, 200), Level(50, 100)))}, "STRUCTURE_FALLING"),
            ({"structure": Structure((Level(100, 200, 300),))}, "STRUCTURE_ANTE"),
        ],
    )
    def test_what_cannot_be_played_is_refused(self, changes: dict, code: str) -> None:
        with pytest.raises(Refused, match=code):
            check_setup(replace(a_setup(), **changes))

    def test_refused_settings_leave_no_tournament_behind(self) -> None:
        from builders import a_club

        club = a_club()
        with pytest.raises(Refused):
            club.create(TournamentSetup())
        assert not club.tournaments()

    def test_the_starting_stack_is_fixed_once_seats_are_drawn(self) -> None:
        session = a_tournament(9)
        with pytest.raises(Refused, match="SETUP_DRAWN_STACK"):
            session.dispatch(cmd.ChangeSetup(replace(session.state.setup, starting_stack=1)))

    def test_a_table_in_play_cannot_leave_the_room(self) -> None:
        session = a_tournament(30)
        fewer = replace(session.state.setup, tables=(TableSetup(1),))
        with pytest.raises(Refused, match="SETUP_TABLE_IN_USE"):
            session.dispatch(cmd.ChangeSetup(fewer))

    def test_played_levels_stay_as_they_were(self) -> None:
        session = a_tournament(9)
        session.dispatch(cmd.NextLevel())
        steps = session.state.setup.structure.steps
        past = Structure((Level(1, 2), *steps[1:]))
        with pytest.raises(Refused, match="STRUCTURE_PAST"):
            session.dispatch(cmd.ChangeSetup(replace(session.state.setup, structure=past)))

    def test_a_coming_level_can_change_and_the_clock_keeps_its_place(self) -> None:
        session = a_tournament(9)
        session.dispatch(cmd.NextLevel())
        longer = replace(session.state.setup, structure=a_structure(9))
        session.dispatch(cmd.ChangeSetup(longer))
        assert session.state.clock.step == 1
        assert len(session.state.setup.structure.levels) == 9

    def test_closing_order_is_the_posted_one_then_the_highest_number_first(self) -> None:
        setup = a_setup(tables=5, breaking_order=(2, 4))
        assert setup.closing_order == (2, 4, 5, 3, 1)
