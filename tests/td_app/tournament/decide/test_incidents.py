"""Incidents written down: what the rulebook said then, and nobody's name."""

from __future__ import annotations

import json
from typing import Any

import pytest
from builders import a_session, a_tournament, clock_of, registered, seated_at
from every_case import every_case

from rules_ropta.registry import questions
from rules_ropta.ruling import Refused
from td_app.live.session import TournamentSession
from td_app.persistence.event_codec import decode, encode
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.state.setup import DeclaredHouseRule

TALK = {"speaker_in_hand": False, "kind": "comment"}
GONE = {"announced_to_td": False, "last_day": False, "left_room_saying_flight": True}


def recorded(
    session: TournamentSession, op: str, given: dict[str, Any], **more: Any
) -> ev.IncidentRecorded:
    event = session.dispatch(cmd.RecordIncident(op, json.dumps(given), **more)).event
    assert isinstance(event, ev.IncidentRecorded)
    return event


class TestWhatIsKept:
    def test_the_rulebook_is_asked_again_and_its_answer_is_kept(self) -> None:
        session = a_tournament()
        talker = seated_at(session, 1)[0]
        event = recorded(session, "talk_about_the_hand", TALK, table=1, hand=12, players=(talker,))
        outcome = json.loads(event.outcome)
        assert outcome["outcome"] == "ruling"
        assert outcome["decision"] == {"allowed": False}
        assert event.cites == ("11.3",)
        assert (event.table, event.hand, event.level) == (1, 12, 1)

    def test_the_number_is_that_of_the_line_in_the_minutes(self) -> None:
        session = a_tournament()
        event = recorded(session, "talk_about_the_hand", TALK)
        assert event.number == session.history.sequence
        assert list(session.state.incidents) == [event.number]

    def test_a_number_is_not_given_twice_even_after_an_undo(self) -> None:
        session = a_tournament()
        first = recorded(session, "talk_about_the_hand", TALK).number
        session.dispatch(cmd.Undo())
        second = recorded(session, "talk_about_the_hand", TALK).number
        assert second > first
        assert list(session.state.incidents) == [second]

    def test_the_same_case_gives_the_same_text_whatever_the_order_of_the_answers(self) -> None:
        session = a_tournament()
        one = recorded(session, "talk_about_the_hand", TALK)
        other = recorded(session, "talk_about_the_hand", dict(reversed(TALK.items())))
        assert one.given == other.given == '{"kind":"comment","speaker_in_hand":false}'
        assert one.outcome == other.outcome

    def test_an_incident_before_the_seats_are_drawn(self) -> None:
        session = a_session()
        who = registered(session, 2)[0]
        event = recorded(session, "talk_about_the_hand", TALK, players=(who,))
        assert (event.level, event.table) == (0, None)

    def test_it_comes_back_from_the_file_as_it_was(self) -> None:
        event = recorded(a_tournament(), "talk_about_the_hand", TALK)
        assert decode(*encode(event)) == event


class TestNobodyIsNamed:
    def test_what_was_said_at_the_table_stays_out_of_the_journal(self) -> None:
        session = a_tournament()
        said = {**TALK, "remark": "Martin a une couleur"}
        event = recorded(session, "talk_about_the_hand", said, note="Martin a parlé")
        assert "Martin" not in event.given + event.outcome
        assert json.loads(event.given)["remark"] == ""
        assert session.note(event.number) == "Martin a parlé"

    def test_a_remark_beside_the_answers_is_left_aside(self) -> None:
        event = recorded(
            a_tournament(), "talk_about_the_hand", {**TALK, "note": "Zoé", "floor_note": "Luc"}
        )
        assert json.loads(event.given) == TALK

    @pytest.mark.parametrize("who", [3, "A", "b", "BTN", "UTG"])
    def test_a_place_a_letter_or_a_position_says_who(self, who: int | str) -> None:
        given = {"bubble": False, "hand_for_hand": False, "players": [out(who), out("Z")]}
        event = recorded(a_tournament(), "simultaneous_eliminations", given)
        assert json.loads(event.given)["players"][0]["id"] == who

    @pytest.mark.parametrize("name", ["Martin", "Zoé", "Léo", "luc", "A B", "A\n"])
    def test_a_name_is_refused_with_the_answer_that_holds_it(self, name: str) -> None:
        given = {"bubble": False, "hand_for_hand": False, "players": [out(1), out(name)]}
        with pytest.raises(Refused) as refusal:
            recorded(a_tournament(), "simultaneous_eliminations", given)
        assert refusal.value.code == "INCIDENT_NAMES_SOMEBODY"
        assert refusal.value.params == {"field": "players[1].id"}

    def test_pots_told_apart_by_a_letter_are_kept(self) -> None:
        pots = [{"name": "P1", "players": 2}, {"name": "P2", "players": 3}]
        event = recorded(a_tournament(), "award_order", {"pots": pots})
        assert json.loads(event.given) == {"pots": pots}

    def test_names_of_stacks_are_names(self) -> None:
        with pytest.raises(Refused, match="INCIDENT_NAMES_SOMEBODY"):
            recorded(a_tournament(), "pots", {"contributions": {"Martin": 400}})


def out(who: int | str) -> dict[str, Any]:
    return {"id": who, "table": 1, "stack": 500 if who == "Z" else 900}


class TestWhatCannotBeRecorded:
    def test_an_answer_missing_is_named(self) -> None:
        with pytest.raises(Refused) as refusal:
            recorded(a_tournament(), "talk_about_the_hand", {})
        assert refusal.value.code == "INCIDENT_UNSOUND"
        assert refusal.value.params["field"] == "speaker_in_hand"
        assert refusal.value.params["problem"] == "MISSING_FIELD"

    @pytest.mark.parametrize("given", ["", "noise", "[]", "3", '{"a": NaN}', "[" * 100_000])
    def test_noise_is_refused(self, given: str) -> None:
        session = a_tournament()
        with pytest.raises(Refused, match="INCIDENT_UNSOUND"):
            session.dispatch(cmd.RecordIncident("talk_about_the_hand", given))

    def test_a_question_nobody_knows(self) -> None:
        with pytest.raises(Refused, match="NO_SUCH_QUESTION"):
            recorded(a_tournament(), "who_is_right", {})

    def test_a_case_the_rulebook_refuses_is_no_ruling(self) -> None:
        with pytest.raises(Refused, match="ROUNDS_FROM_ONE_TO_FOUR"):
            recorded(a_tournament(), "penalty_rounds", {"players_at_table": 8, "rounds": 5})

    def test_a_table_or_a_player_that_does_not_exist(self) -> None:
        session = a_tournament()
        with pytest.raises(Refused, match="NO_SUCH_TABLE"):
            recorded(session, "talk_about_the_hand", TALK, table=99)
        with pytest.raises(Refused, match="NO_SUCH_ENTRANT"):
            recorded(session, "talk_about_the_hand", TALK, players=(99,))
        with pytest.raises(Refused, match="HAND_NUMBER"):
            recorded(session, "talk_about_the_hand", TALK, hand=0)

    @every_case("op", questions())
    def test_no_question_answers_noise_with_a_fault_of_ours(self, op: str) -> None:
        session = a_tournament()
        refused = session.can(cmd.RecordIncident(op, '{"nonsense": {"x": [1, null]}}'))
        assert refused is not None and refused.code == "INCIDENT_UNSOUND"


class TestArticle_1_1:
    def test_what_the_director_chose_among_the_ways_out(self) -> None:
        session = a_tournament()
        event = recorded(
            session, "declared_abandon", GONE, chosen="FIND_ABANDON", note="taxi, valise"
        )
        assert event.chosen == "FIND_ABANDON"
        assert event.cites[0] == "1.1"

    def test_a_choice_without_its_reason_is_refused(self) -> None:
        with pytest.raises(Refused) as refusal:
            recorded(a_tournament(), "declared_abandon", GONE, chosen="FIND_ABANDON")
        assert (refusal.value.code, refusal.value.cites) == ("REASON_NEEDED", ("1.1",))

    def test_a_choice_left_open_has_to_be_made(self) -> None:
        with pytest.raises(Refused) as refusal:
            recorded(a_tournament(), "declared_abandon", GONE, note="on verra")
        assert refusal.value.code == "OPTION_NEEDED"
        assert "FIND_ABANDON" in refusal.value.params["options"]

    def test_a_choice_the_text_does_not_leave(self) -> None:
        session = a_tournament()
        with pytest.raises(Refused, match="NO_SUCH_OPTION"):
            recorded(session, "talk_about_the_hand", TALK, chosen="FIND_ABANDON", note="raison")
        with pytest.raises(Refused, match="NO_SUCH_OPTION"):
            recorded(session, "declared_abandon", GONE, chosen="FORGIVE", note="raison")

    def test_ruling_otherwise_needs_a_reason_and_cites_fairness(self) -> None:
        session = a_tournament()
        with pytest.raises(Refused, match="REASON_NEEDED"):
            recorded(session, "talk_about_the_hand", TALK, overruled=True)
        event = recorded(session, "talk_about_the_hand", TALK, overruled=True, note="il traduisait")
        assert event.overruled
        assert event.cites == ("1.1", "11.3")

    def test_ruled_otherwise_than_all_the_ways_out(self) -> None:
        event = recorded(a_tournament(), "declared_abandon", GONE, overruled=True, note="il dort")
        assert (event.chosen, event.overruled) == ("", True)


class TestCompletedLater:
    def test_a_note_comes_after_and_nothing_is_rewritten(self) -> None:
        session = a_tournament()
        event = recorded(session, "talk_about_the_hand", TALK, note="prévenu")
        before = session.state.incidents[event.number]
        clock_of(session).forward(60_000)
        entry = session.dispatch(cmd.NoteIncident(event.number, "il recommence"))
        after = session.state.incidents[event.number]
        assert (after.event.given, after.event.outcome) == (
            before.event.given,
            before.event.outcome,
        )
        assert after.notes == ((entry.sequence, entry.recorded_at),)
        assert session.note(entry.sequence) == "il recommence"

    def test_an_empty_note_completes_nothing(self) -> None:
        session = a_tournament()
        event = recorded(session, "talk_about_the_hand", TALK)
        with pytest.raises(Refused, match="NOTE_EMPTY"):
            session.dispatch(cmd.NoteIncident(event.number, "  "))

    def test_an_incident_nobody_recorded(self) -> None:
        session = a_tournament()
        with pytest.raises(Refused, match="NO_SUCH_INCIDENT"):
            session.dispatch(cmd.NoteIncident(3, "et alors"))


class TestConcernedLater:
    def test_who_is_named_once_it_is_recorded_stands_in_the_incident(self) -> None:
        session = a_tournament()
        event = recorded(session, "talk_about_the_hand", TALK)
        session.dispatch(cmd.NameConcerned(event.number, (3, 1)))
        assert session.state.incidents[event.number].players == (3, 1)
        session.dispatch(cmd.NameConcerned(event.number))
        assert session.state.incidents[event.number].players == ()

    def test_the_same_players_change_nothing(self) -> None:
        session = a_tournament()
        event = recorded(session, "talk_about_the_hand", TALK, players=(3,))
        with pytest.raises(Refused, match="CONCERNED_ALREADY"):
            session.dispatch(cmd.NameConcerned(event.number, (3,)))

    def test_somebody_unknown_or_an_incident_nobody_recorded(self) -> None:
        session = a_tournament()
        event = recorded(session, "talk_about_the_hand", TALK)
        with pytest.raises(Refused, match="NO_SUCH_ENTRANT"):
            session.dispatch(cmd.NameConcerned(event.number, (999,)))
        with pytest.raises(Refused, match="NO_SUCH_INCIDENT"):
            session.dispatch(cmd.NameConcerned(999, (3,)))


class TestDeadHands:
    def test_a_player_walks_off_with_his_cards(self) -> None:
        session = a_tournament()
        who = seated_at(session, 1)[2]
        number = recorded(session, "talk_about_the_hand", TALK, table=1).number
        event = session.dispatch(cmd.DeclareHandDead(who, "4.1", number)).event
        assert isinstance(event, ev.HandDeclaredDead)
        assert event.seat == session.state.entrants[who].seat
        assert event.cites == ("4.1",)
        assert session.state.incidents[number].dead_hands == (who,)

    def test_without_an_incident_the_minutes_alone_tell_it(self) -> None:
        session = a_tournament()
        before = session.state
        session.dispatch(cmd.DeclareHandDead(seated_at(session, 1)[2], "4.1"))
        assert session.state == before

    def test_an_article_that_does_not_exist(self) -> None:
        session = a_tournament()
        with pytest.raises(Refused, match="NO_SUCH_ARTICLE"):
            session.dispatch(cmd.DeclareHandDead(seated_at(session, 1)[0], "Martin a triché"))

    def test_a_player_who_is_out_has_no_hand(self) -> None:
        session = a_tournament()
        who = seated_at(session, 1)[0]
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))
        with pytest.raises(Refused, match="ALREADY_OUT"):
            session.dispatch(cmd.DeclareHandDead(who, "4.1"))


class TestByTheHousesRules:
    def test_the_answer_kept_is_the_houses_and_says_so(self) -> None:
        rules = (DeclaredHouseRule("3.5", "", "TIME_WAIT", 90),)
        by_the_book = recorded(a_tournament(), "time_call", {"elapsed_s": 75})
        by_the_house = recorded(a_tournament(house_rules=rules), "time_call", {"elapsed_s": 75})
        assert json.loads(by_the_book.outcome)["decision"]["may_be_called"]
        assert not json.loads(by_the_house.outcome)["decision"]["may_be_called"]
        assert "TIME_WAIT" in by_the_house.outcome
