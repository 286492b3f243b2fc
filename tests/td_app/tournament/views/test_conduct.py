"""Conduct as it is read: the ladder before a sanction, incidents and what followed (11, 11.2)."""

from __future__ import annotations

import json

import pytest
from builders import a_tournament, clock_of, out, seated_at

from rules_ropta.penalties import LADDER
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.setup import Regime
from td_app.tournament.views.conduct import (
    IncidentRow,
    PenaltyCase,
    incidents,
    penalties,
    penalty_case,
    suspended,
)
from td_app.tournament.views.naming import RowCache
from td_app.tournament.views.players import players
from td_app.tournament.views.room import RoomSeat, RoomViewCache, room


def steps(case: PenaltyCase, which: str) -> tuple[str, ...]:
    """Return the steps of a ladder that are ``offered``, or ``reached``."""
    return tuple(step.step for step in case.ladder if getattr(step, which))


class TestArticle_11:
    @pytest.mark.parametrize(
        ("regime", "fault", "proposed"),
        [
            (Regime.NORMAL, "table_talk", "warning"),
            (Regime.NORMAL, "insult", "hands"),
            (Regime.LIGHT, "insult", "warning"),
            (Regime.HEAVY, "table_talk", "hands"),
        ],
    )
    def test_the_regime_gives_the_first_step(
        self, regime: Regime, fault: str, proposed: str
    ) -> None:
        session = a_tournament(16, 2, regime=regime)
        case = penalty_case(session.state, seated_at(session, 1)[0], fault)
        assert (case.proposed, case.regime) == (proposed, regime.value)
        assert steps(case, "offered") == (proposed,)
        assert steps(case, "reached") == ()

    def test_the_text_imposes_a_sanction_for_insults_only_allows_one_for_talk(self) -> None:
        session = a_tournament(16, 2)
        who = seated_at(session, 1)[0]
        assert penalty_case(session.state, who, "insult").imposed
        assert not penalty_case(session.state, who, "table_talk").imposed
        assert penalty_case(session.state, who, "table_talk").article == "11.3"


class TestArticle_11_2:
    def test_a_fault_repeated_goes_one_step_up(self) -> None:
        session = a_tournament(16, 2)
        who = seated_at(session, 1)[0]
        session.dispatch(cmd.GivePenalty(who, "table_talk", "warning"))
        case = penalty_case(session.state, who, "table_talk")
        assert steps(case, "reached") == ("warning",)
        assert case.proposed == "hands"
        assert case.because.code == "SANCTION_ONE_STEP_UP"

    def test_another_fault_begins_at_the_foot(self) -> None:
        session = a_tournament(16, 2)
        who = seated_at(session, 1)[0]
        session.dispatch(cmd.GivePenalty(who, "table_talk", "warning"))
        assert penalty_case(session.state, who, "out_of_turn").proposed == "warning"

    def test_an_intention_is_the_directors_from_that_step_to_the_last(self) -> None:
        session = a_tournament(16, 2)
        case = penalty_case(session.state, seated_at(session, 1)[0], "table_talk", True)
        assert case.director_decides
        assert steps(case, "offered") == LADDER
        assert [reason.code for reason in case.weighs] == ["WEIGHS_INTENTION"]

    def test_a_suspension_under_a_round_leaves_him_seated(self) -> None:
        assert suspended(2, 8).code == "SUSPENDED_UNDER_A_ROUND"
        assert suspended(3, 3).code == "SUSPENDED_A_ROUND_OR_MORE"


class TestArticle_11_1:
    def test_rounds_cost_as_many_hands_as_the_table_has_players_now(self) -> None:
        session = a_tournament(16, 2)
        who, *others = seated_at(session, 1)
        out(session, others[0])
        case = penalty_case(session.state, who, "insult")
        assert case.players == 7
        assert [case.at(step).hands for step in ("warning", "round_1", "round_2", "round_4")] == [
            0,
            7,
            14,
            28,
        ]

    def test_someone_out_has_no_table_to_miss_hands_at(self) -> None:
        session = a_tournament(16, 2)
        who = seated_at(session, 1)[0]
        out(session, who)
        case = penalty_case(session.state, who, "insult")
        assert case.players is None
        assert {step.hands for step in case.ladder} == {0}


TALK = json.dumps({"speaker_in_hand": False})


def seat_of(session: TournamentSession, who: int) -> RoomSeat:
    tables = room(session.state, session).tables
    return next(seat for table in tables for seat in table.players if seat.entrant == who)


class TestIncidents:
    def test_newest_first_with_notes_and_what_followed(self) -> None:
        session = a_tournament()
        who = seated_at(session, 1)[0]
        first = session.dispatch(
            cmd.RecordIncident("talk_about_the_hand", TALK, 1, players=(who,), note="prévenu")
        )
        at = clock_of(session).now_ms()
        second = session.dispatch(cmd.RecordIncident("talk_about_the_hand", TALK))
        clock_of(session).forward(1_000)
        session.dispatch(cmd.NoteIncident(first.sequence, "il s'excuse"))
        given = session.dispatch(
            cmd.GivePenalty(who, "table_talk", "warning", incident=first.sequence)
        )
        session.dispatch(cmd.DeclareHandDead(who, "11.3", first.sequence))
        newest, oldest = incidents(session.state, session)
        name = session.person(who).display_name
        assert (newest.number, oldest.number) == (second.sequence, first.sequence)
        assert oldest.players == oldest.dead_hands == ((who, name),)
        assert oldest.notes == ((at, "prévenu"), (at + 1_000, "il s'excuse"))
        assert oldest.penalties == (given.sequence,)
        assert oldest.given == {"speaker_in_hand": False}
        assert oldest.outcome["decision"] == {"allowed": False}
        assert newest.notes == ()

    def test_a_corrected_name_is_seen_at_once_and_the_rest_is_not_made_again(self) -> None:
        session = a_tournament()
        who, other = seated_at(session, 1)[:2]
        for one in (who, other):
            session.dispatch(cmd.RecordIncident("talk_about_the_hand", TALK, players=(one,)))
        kept: RowCache[IncidentRow] = RowCache()
        before = incidents(session.state, session, kept)
        renamed = session.person(who)
        session.dispatch(cmd.CorrectEntrant(who, type(renamed)("Renommé", "Zoé")))
        after = incidents(session.state, session, kept)
        assert after[0] is before[0]
        assert after[1].players[0][1] == session.person(who).display_name
        assert after[1].players != before[1].players


class TestTheRoom:
    def test_a_suspended_player_shows_the_hands_to_miss(self) -> None:
        session = a_tournament()
        stays, leaves, plays = seated_at(session, 1)[:3]
        session.dispatch(cmd.GivePenalty(stays, "insult", "hands", hands=2))
        session.dispatch(cmd.GivePenalty(leaves, "insult", "round_1", note="menaces"))
        seats = [seat_of(session, who) for who in (stays, leaves, plays)]
        assert [seat.hands_to_miss for seat in seats] == [2, len(seated_at(session, 1)), 0]
        assert [seat.away for seat in seats] == [False, True, False]

    def test_he_may_stay_while_he_misses_the_older_one(self) -> None:
        session = a_tournament()
        who = seated_at(session, 1)[0]
        session.dispatch(cmd.GivePenalty(who, "insult", "hands", hands=2))
        session.dispatch(cmd.GivePenalty(who, "abuse", "round_1", note="menaces"))
        assert not seat_of(session, who).away
        session.dispatch(cmd.CountMissedHands(hands=2))
        assert seat_of(session, who).away

    def test_kept_rows_follow_the_count(self) -> None:
        session = a_tournament()
        who = seated_at(session, 1)[0]
        session.dispatch(cmd.GivePenalty(who, "insult", "hands", hands=1))
        kept = RoomViewCache()
        before = {t.number: t for t in room(session.state, session, kept).tables}
        session.dispatch(cmd.CountMissedHands())
        after = {t.number: t for t in room(session.state, session, kept).tables}
        assert sum(seat.hands_to_miss for seat in before[1].players) == 1
        assert sum(seat.hands_to_miss for seat in after[1].players) == 0
        assert after[2].players is before[2].players


class TestSanctionsSeen:
    def test_which_one_is_missed_now(self) -> None:
        session = a_tournament()
        who = seated_at(session, 1)[0]
        session.dispatch(cmd.GivePenalty(who, "insult", "hands", hands=2))
        session.dispatch(cmd.GivePenalty(who, "abuse", "hands", hands=2))
        session.dispatch(cmd.GivePenalty(who, "out_of_turn", "warning"))
        warning, later, now = penalties(session.state, session)
        assert (now.served_now, later.served_now, warning.served_now) == (True, False, False)
        assert (now.over, later.over, warning.over) == (False, False, True)
        assert now.seat == session.state.entrants[who].seat

    def test_the_list_of_players_says_who_was_disqualified(self) -> None:
        session = a_tournament()
        who = seated_at(session, 1)[0]
        session.dispatch(cmd.Disqualify(who, "collusion", note="jetons donnés"))
        rows = {row.entrant: row for row in players(session.state, session).rows}
        assert rows[who].standing == "disqualified"
