"""Undo and redo: last in, first out, across restarts, whatever the length of the journal."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from builders import (
    MINUTE,
    a_club,
    a_session,
    a_tournament,
    clock_of,
    everyone,
    out,
    people,
    registered,
    seated_at,
)

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament.history import History
from td_app.tournament.journal import KEPT
from td_app.tournament.state.clock import read_clock
from td_app.tournament.state.person import Person
from td_app.tournament.views.conduct import incidents, penalties
from td_app.tournament.views.minutes import minutes
from td_app.words import minute_sentence


class TestUndo:
    def test_a_wrong_elimination_is_taken_back_at_once(self) -> None:
        session = a_tournament(12)
        before = session.state
        out(session, next(everyone(session)))
        session.dispatch(cmd.Undo())
        assert session.state == before

    def test_it_goes_back_to_the_empty_list_and_no_further(self) -> None:
        session = a_tournament(12)
        while session.can(cmd.Undo("as_if_never")) is None:
            session.dispatch(cmd.Undo("as_if_never"))
        assert not session.state.entrants
        assert session.state.setup.name == "Open d’automne"

    def test_a_new_action_ends_what_could_be_redone(self) -> None:
        session = a_tournament(12)
        first, second = list(everyone(session))[:2]
        out(session, first)
        session.dispatch(cmd.Undo())
        out(session, second)
        with pytest.raises(Refused, match="NOTHING_TO_REDO"):
            session.dispatch(cmd.Redo())

    def test_it_survives_a_restart(self) -> None:
        club = a_club()
        session = club.create(a_session().state.setup)
        registered(session, 9)
        session.dispatch(cmd.RemoveEntrants((3,)))
        session.dispatch(cmd.Undo())
        again = club.open(session.tournament)
        again.dispatch(cmd.Redo())
        assert 3 not in again.state.entrants

    def test_far_back_is_as_exact_as_near(self) -> None:
        session = a_session()
        states = [session.state]
        for _ in range(3 * KEPT):
            session.dispatch(cmd.RegisterEntrants(people(1)))
            states.append(session.state)
        for state in reversed(states[:-1]):
            session.dispatch(cmd.Undo())
            assert session.state == state

    def test_a_corrected_name_comes_back_with_it(self) -> None:
        session = a_session()
        registered(session, 1)
        session.dispatch(cmd.CorrectEntrant(1, Person("Dupré", "Régis")))
        session.dispatch(cmd.Undo())
        assert session.person(1).last_name == "Joueur0001"
        session.dispatch(cmd.Redo())
        assert session.person(1).last_name == "Dupré"

    def test_the_journal_keeps_both_the_action_and_its_undoing(self) -> None:
        session = a_tournament(12)
        out(session, next(everyone(session)))
        session.dispatch(cmd.Undo())
        kinds = [entry.event.KIND for entry in session.history.entries]
        assert kinds[-2:] == ["players_eliminated", "action_undone"]
        assert not session.history.counts(session.history.sequence - 1)


class TestUndoOfTheClock:
    def test_it_asks_what_becomes_of_the_time(self) -> None:
        session = a_tournament(12)
        with pytest.raises(Refused, match="CLOCK_UNDO_CHOICE"):
            session.dispatch(cmd.Undo())

    def test_a_pause_undone_as_if_never_has_cost_no_time(self) -> None:
        session = a_tournament(12)
        clock_of(session).forward(5 * MINUTE)
        session.dispatch(cmd.PauseClock())
        clock_of(session).forward(3 * MINUTE)
        session.dispatch(cmd.Undo("as_if_never"))
        assert _elapsed(session) == 8 * MINUTE

    def test_a_pause_undone_from_now_leaves_the_time_it_stood(self) -> None:
        session = a_tournament(12)
        clock_of(session).forward(5 * MINUTE)
        session.dispatch(cmd.PauseClock())
        clock_of(session).forward(3 * MINUTE)
        session.dispatch(cmd.Undo("from_now"))
        assert _elapsed(session) == 5 * MINUTE
        assert session.state.clock.running

    def test_a_minute_added_while_it_stands_is_undone_without_a_question(self) -> None:
        session = a_tournament(12)
        session.dispatch(cmd.PauseClock())
        before = session.state
        session.dispatch(cmd.AdjustClock(60))
        clock_of(session).forward(3 * MINUTE)
        session.dispatch(cmd.Undo())
        assert session.state == before

    def test_an_elimination_undone_later_leaves_the_clock_alone(self) -> None:
        session = a_tournament(12)
        out(session, next(everyone(session)))
        session.dispatch(cmd.AdjustClock(60))
        session.dispatch(cmd.Undo("from_now"))
        reading = _elapsed(session)
        session.dispatch(cmd.Undo())
        assert _elapsed(session) == reading
        assert History(session.history.entries).state == session.state

    def test_settings_redone_leave_the_clock_as_it_had_come_to_stand(self) -> None:
        session = a_tournament(12)
        setup = session.state.setup
        session.dispatch(cmd.ChangeSetup(replace(setup, name="Autre soirée")))
        clock_of(session).forward(5 * MINUTE)
        session.dispatch(cmd.PauseClock())
        clock_of(session).forward(3 * MINUTE)
        session.dispatch(cmd.Undo("from_now"))
        before = session.state
        session.dispatch(cmd.Undo())
        session.dispatch(cmd.Redo())
        assert session.state == before
        assert History(session.history.entries).state == session.state


def _elapsed(session) -> int:
    reading = read_clock(session.state.clock, session.state.setup.structure, session.now_ms())
    return reading.elapsed_ms


class TestTheNumberPeopleKnow:
    def test_incidents_and_sanctions_are_each_numbered_from_one(self) -> None:
        session = a_tournament(16, 2)
        case = json.dumps({"speaker_in_hand": False})
        who = seated_at(session, 1)[0]
        acts = (
            cmd.RecordIncident("talk_about_the_hand", case, table=1),
            cmd.GivePenalty(who, "table_talk", "warning"),
            cmd.RecordIncident("talk_about_the_hand", case, table=2),
            cmd.Disqualify(who, "collusion", stack=9_000, note="jetons donnés"),
        )
        numbers = [session.shown_number(session.dispatch(act).sequence) for act in acts]
        assert numbers == [1, 1, 2, 2]
        assert [row.shown for row in incidents(session.state, session)] == [2, 1]
        assert [row.shown for row in penalties(session.state, session)] == [2, 1]

    def test_an_undone_one_gives_its_number_to_no_other(self) -> None:
        session = a_tournament(16, 2)
        first, second = seated_at(session, 1)[:2]
        session.dispatch(cmd.GivePenalty(first, "table_talk", "warning"))
        session.dispatch(cmd.Undo())
        entry = session.dispatch(cmd.GivePenalty(second, "table_talk", "warning"))
        assert session.shown_number(entry.sequence) == 2

    def test_it_is_the_same_once_the_journal_is_read_again(self) -> None:
        session = a_tournament(16, 2)
        entry = session.dispatch(
            cmd.GivePenalty(seated_at(session, 1)[0], "insult", "hands", hands=2)
        )
        assert History(session.history.entries).shown_number(entry.sequence) == 1

    def test_the_minutes_call_an_incident_by_it(self) -> None:
        session = a_tournament(16, 2)
        case = json.dumps({"speaker_in_hand": False})
        entry = session.dispatch(cmd.RecordIncident("talk_about_the_hand", case, table=1))
        session.dispatch(cmd.NoteIncident(entry.sequence, note="vu"))
        told = [
            minute_sentence(one, "fr")
            for one in minutes(session.history, session.last_known, session.note, last=2)
        ]
        assert told[0].startswith("Incident n°\u00a01 ")
        assert told[1] == "Complément à l’incident n°\u00a01."
