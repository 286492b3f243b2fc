"""Sanctions: suggested, given, missed hand by hand, taken back."""

from __future__ import annotations

from typing import Any

import pytest
from builders import a_tournament, out, seated_at

from rules_ropta.penalties import Fault, Step
from rules_ropta.ruling import DirectorDecides, Refused, Ruling
from rules_ropta.table_layout import Seat
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide.penalties import hands_to_miss, served_now, suggestion
from td_app.tournament.state.setup import Regime
from td_app.tournament.state.tournament import Standing
from td_app.tournament.views.conduct import penalties
from td_app.tournament.views.finishing import places, standings


def punished(
    session: TournamentSession, who: int, fault: Fault, step: Step, **more: Any
) -> ev.PenaltyGiven:
    event = session.dispatch(cmd.GivePenalty(who, fault, step, **more)).event
    assert isinstance(event, ev.PenaltyGiven)
    return event


def someone(session: TournamentSession, table: int = 1) -> int:
    return seated_at(session, table)[0]


def suggested(session: TournamentSession, who: int, fault: Fault) -> str:
    answer = suggestion(session.state, who, fault)
    assert isinstance(answer, Ruling)
    return answer.decision.step


class TestArticle_11:
    def test_by_the_light_regime_one_explains_first(self) -> None:
        session = a_tournament(regime=Regime.LIGHT)
        assert suggested(session, someone(session), "insult") == "warning"

    def test_by_the_normal_regime_an_insult_costs_hands_at_once(self) -> None:
        session = a_tournament(regime=Regime.NORMAL)
        assert suggested(session, someone(session), "insult") == "hands"
        assert suggested(session, someone(session), "out_of_turn") == "warning"

    def test_by_the_heavy_regime_nobody_is_warned(self) -> None:
        session = a_tournament(regime=Regime.HEAVY)
        assert suggested(session, someone(session), "out_of_turn") == "hands"

    def test_the_same_fault_again_goes_one_step_up(self) -> None:
        session = a_tournament()
        who = someone(session)
        punished(session, who, "out_of_turn", "warning")
        assert suggested(session, who, "out_of_turn") == "hands"
        assert suggested(session, who, "table_talk") == "warning"

    def test_another_player_starts_at_the_bottom(self) -> None:
        session = a_tournament()
        punished(session, someone(session, 1), "out_of_turn", "warning")
        assert suggested(session, someone(session, 2), "out_of_turn") == "warning"

    def test_a_sanction_taken_back_does_not_count(self) -> None:
        session = a_tournament()
        who = someone(session)
        given = punished(session, who, "out_of_turn", "warning")
        session.dispatch(cmd.LiftPenalty(given.number, "ce n’était pas lui"))
        assert suggested(session, who, "out_of_turn") == "warning"

    def test_what_was_suggested_is_written_beside_what_was_given(self) -> None:
        session = a_tournament()
        event = punished(session, someone(session), "insult", "round_1", note="devant le public")
        assert event.suggested == ("hands",)
        assert event.imposed
        assert event.article == "11.7"
        assert event.cites[0] == "1.1"

    def test_another_step_than_the_suggested_one_needs_a_reason(self) -> None:
        session = a_tournament()
        with pytest.raises(Refused) as refusal:
            punished(session, someone(session), "insult", "round_1")
        assert refusal.value.code == "STEP_NOT_SUGGESTED"
        assert refusal.value.params == {"step": "hands"}


class TestArticle_11_1:
    def test_two_rounds_at_a_table_of_eight_are_sixteen_hands(self) -> None:
        session = a_tournament(16, tables=2, seats=8)
        who = someone(session)
        event = punished(session, who, "insult", "round_2", note="menaces")
        assert (event.rounds, event.hands) == (2, 16)
        assert hands_to_miss(session.state) == {who: 16}

    def test_they_are_counted_by_those_at_the_table_now(self) -> None:
        session = a_tournament(16, tables=2, seats=8)
        who, gone, other = seated_at(session, 1)[:3]
        out(session, gone, other)
        assert punished(session, who, "insult", "round_1", note="menaces").hands == 6

    def test_an_intention_is_for_the_director_to_find(self) -> None:
        session = a_tournament()
        who = someone(session)
        with pytest.raises(Refused, match="DIRECTOR_ONLY"):
            punished(session, who, "out_of_turn", "round_1", deliberate=True, note="exprès")
        event = punished(
            session, who, "out_of_turn", "round_1", deliberate=True, ruled_by="director"
        )
        assert event.deliberate
        assert event.suggested[0] == "warning"
        assert event.suggested[-1] == "disqualification"

    def test_collusion_is_never_the_floors_alone(self) -> None:
        session = a_tournament()
        with pytest.raises(Refused, match="DIRECTOR_ONLY"):
            punished(session, someone(session), "collusion", "hands", hands=2)

    def test_a_warning_may_follow_a_player_who_has_just_gone_out(self) -> None:
        session = a_tournament()
        who = someone(session)
        out(session, who)
        event = punished(session, who, "table_talk", "warning")
        assert (event.table, event.hands) == (None, 0)
        with pytest.raises(Refused, match="ALREADY_OUT"):
            punished(session, who, "insult", "hands", hands=2)


class TestArticle_11_2:
    def test_two_hands_are_missed_at_the_table(self) -> None:
        session = a_tournament()
        event = punished(session, someone(session), "insult", "hands", hands=2)
        assert (event.hands, event.rounds, event.may_stay) == (2, 0, True)

    def test_a_round_is_missed_away_from_it(self) -> None:
        session = a_tournament()
        assert not punished(session, someone(session), "insult", "round_1", note="x").may_stay

    def test_hands_as_many_as_players_are_a_round(self) -> None:
        session = a_tournament(8, tables=2, seats=4)
        assert not punished(session, someone(session), "insult", "hands", hands=4).may_stay

    @pytest.mark.parametrize("hands", [None, 0, -1, 41])
    def test_how_many_hands(self, hands: int | None) -> None:
        session = a_tournament()
        with pytest.raises(Refused, match="HANDS_NEEDED"):
            punished(session, someone(session), "insult", "hands", hands=hands)

    def test_a_warning_costs_no_hand(self) -> None:
        session = a_tournament()
        with pytest.raises(Refused, match="HANDS_NOT_ASKED"):
            punished(session, someone(session), "out_of_turn", "warning", hands=2)

    def test_after_four_rounds_the_director_alone_goes_on(self) -> None:
        session = a_tournament()
        who = someone(session)
        punished(session, who, "insult", "round_4", note="coups")
        answer = suggestion(session.state, who, "insult")
        assert isinstance(answer, DirectorDecides)
        assert [option.code for option in answer.options] == ["disqualification"]

    def test_a_disqualification_is_asked_apart(self) -> None:
        session = a_tournament()
        with pytest.raises(Refused, match="DISQUALIFICATION_APART"):
            punished(session, someone(session), "insult", "disqualification", note="coups")

    def test_faults_and_steps_that_do_not_exist(self) -> None:
        session = a_tournament()
        anything: Any = "tricher"
        with pytest.raises(Refused, match="NO_SUCH_FAULT"):
            punished(session, someone(session), anything, "warning")
        with pytest.raises(Refused, match="NO_SUCH_STEP"):
            punished(session, someone(session), "insult", anything)


class TestMissedHands:
    def test_one_tap_a_hand_until_the_sanction_is_over_by_itself(self) -> None:
        session = a_tournament()
        number = punished(session, someone(session), "insult", "hands", hands=2).number
        session.dispatch(cmd.CountMissedHands((number,)))
        assert session.state.penalties[number].left == 1
        session.dispatch(cmd.CountMissedHands((number,)))
        assert hands_to_miss(session.state) == {}
        with pytest.raises(Refused, match="PENALTY_OVER"):
            session.dispatch(cmd.CountMissedHands((number,)))

    def test_one_tap_for_everybody_who_misses_hands(self) -> None:
        session = a_tournament()
        here, there = someone(session, 1), someone(session, 2)
        punished(session, here, "insult", "hands", hands=2)
        punished(session, there, "insult", "hands", hands=3)
        session.dispatch(cmd.CountMissedHands())
        assert hands_to_miss(session.state) == {here: 1, there: 2}

    def test_one_tap_for_a_table(self) -> None:
        session = a_tournament()
        here, there = someone(session, 1), someone(session, 2)
        punished(session, here, "insult", "hands", hands=2)
        punished(session, there, "insult", "hands", hands=2)
        session.dispatch(cmd.CountMissedHands(table=2))
        assert hands_to_miss(session.state) == {here: 2, there: 1}

    def test_never_below_zero(self) -> None:
        session = a_tournament()
        number = punished(session, someone(session), "insult", "hands", hands=2).number
        session.dispatch(cmd.CountMissedHands(hands=40))
        assert session.state.penalties[number].left == 0

    def test_two_sanctions_are_missed_one_after_the_other(self) -> None:
        session = a_tournament()
        who = someone(session)
        first = punished(session, who, "insult", "hands", hands=2).number
        second = punished(session, who, "table_talk", "hands", hands=3, note="encore").number
        assert hands_to_miss(session.state) == {who: 5}
        session.dispatch(cmd.CountMissedHands())
        assert (left(session, first), left(session, second)) == (1, 3)
        session.dispatch(cmd.CountMissedHands(hands=2))
        assert (left(session, first), left(session, second)) == (0, 2)

    def test_counting_the_later_one_takes_the_hand_off_the_older(self) -> None:
        session = a_tournament()
        who = someone(session)
        first = punished(session, who, "insult", "hands", hands=2).number
        second = punished(session, who, "table_talk", "hands", hands=3, note="encore").number
        session.dispatch(cmd.CountMissedHands((second, first)))
        assert (left(session, first), left(session, second)) == (1, 3)

    def test_when_nobody_misses_a_hand_there_is_nothing_to_count(self) -> None:
        session = a_tournament()
        punished(session, someone(session), "insult", "hands", hands=2)
        with pytest.raises(Refused, match="NOBODY_MISSES_HANDS"):
            session.dispatch(cmd.CountMissedHands(table=2))

    def test_a_count_is_undone_like_anything_else(self) -> None:
        session = a_tournament()
        who = someone(session)
        punished(session, who, "insult", "hands", hands=2)
        session.dispatch(cmd.CountMissedHands())
        session.dispatch(cmd.Undo())
        assert hands_to_miss(session.state) == {who: 2}
        session.dispatch(cmd.Redo())
        assert hands_to_miss(session.state) == {who: 1}


def left(session: TournamentSession, number: int) -> int:
    return session.state.penalties[number].left


class TestTheSanctionedPlayerGoesElsewhere:
    def test_moved_he_goes_on_missing_hands_at_the_new_table(self) -> None:
        session = a_tournament(14, tables=2, seats=8)
        who = someone(session, 1)
        punished(session, who, "insult", "hands", hands=3)
        free = session.state.tables[2].free_places[0]
        session.dispatch(cmd.MovePlayer(who, Seat(2, free), "équilibrage"))
        session.dispatch(cmd.CountMissedHands(table=2))
        assert hands_to_miss(session.state) == {who: 2}

    def test_out_his_sanction_is_over(self) -> None:
        session = a_tournament()
        who = someone(session)
        number = punished(session, who, "insult", "hands", hands=3).number
        out(session, who)
        assert served_now(session.state) == {}
        assert penalties(session.state, session)[0].over
        with pytest.raises(Refused, match="PENALTY_OVER"):
            session.dispatch(cmd.CountMissedHands((number,)))

    def test_reinstated_it_goes_on(self) -> None:
        session = a_tournament()
        who = someone(session)
        punished(session, who, "insult", "hands", hands=3)
        seat = session.state.entrants[who].seat
        assert seat is not None
        out(session, who)
        session.dispatch(cmd.Reinstate(who, seat))
        assert hands_to_miss(session.state) == {who: 3}


class TestLifted:
    def test_a_sanction_given_to_the_wrong_player(self) -> None:
        session = a_tournament()
        number = punished(session, someone(session), "insult", "hands", hands=3).number
        session.dispatch(cmd.LiftPenalty(number, "son voisin"))
        assert hands_to_miss(session.state) == {}
        assert session.state.penalties[number].left == 3

    def test_it_takes_a_reason_and_happens_once(self) -> None:
        session = a_tournament()
        number = punished(session, someone(session), "insult", "hands", hands=3).number
        with pytest.raises(Refused, match="REASON_NEEDED"):
            session.dispatch(cmd.LiftPenalty(number, " "))
        session.dispatch(cmd.LiftPenalty(number, "son voisin"))
        with pytest.raises(Refused, match="PENALTY_LIFTED"):
            session.dispatch(cmd.LiftPenalty(number, "son voisin"))
        with pytest.raises(Refused, match="NO_SUCH_PENALTY"):
            session.dispatch(cmd.LiftPenalty(99, "son voisin"))


class TestDisqualification:
    def disqualified(self, session: TournamentSession, who: int, **more: Any) -> ev.Event:
        command = cmd.Disqualify(who, "collusion", note="jetons donnés", **more)
        return session.dispatch(command).event

    def test_the_chips_leave_play_and_the_rank_is_that_of_the_moment(self) -> None:
        session = a_tournament(12)
        who = someone(session)
        event = self.disqualified(session, who, stack=14_800)
        assert isinstance(event, ev.PlayerDisqualified)
        assert (event.place, event.chips_removed) == (12, 14_800)
        assert session.state.chips_in_play == 120_000 - 14_800
        assert places(session.state)[who] == (12, False)
        assert session.state.entrants[who].standing is Standing.DISQUALIFIED

    def test_the_ranking_says_who_was_disqualified(self) -> None:
        session = a_tournament(12)
        who, gone = seated_at(session, 1)[:2]
        self.disqualified(session, who, stack=0)
        session.dispatch(cmd.Withdraw(gone, 500))
        rows = {row.entrant: row for row in standings(session.state, session).rows}
        assert (rows[who].disqualified, rows[who].withdrew) == (True, False)
        assert (rows[gone].disqualified, rows[gone].withdrew) == (False, True)

    def test_chips_that_nobody_counted_stay_on_the_count(self) -> None:
        session = a_tournament(12)
        self.disqualified(session, someone(session))
        assert session.state.chips_in_play == 120_000

    def test_the_director_alone_and_with_a_reason(self) -> None:
        session = a_tournament()
        who = someone(session)
        with pytest.raises(Refused, match="DIRECTOR_ONLY"):
            session.dispatch(cmd.Disqualify(who, "collusion", ruled_by="floor", note="x"))
        with pytest.raises(Refused, match="REASON_NEEDED"):
            session.dispatch(cmd.Disqualify(who, "collusion", stack=100))

    def test_chips_are_counted_as_for_an_abandon(self) -> None:
        session = a_tournament(12)
        who = someone(session)
        with pytest.raises(Refused, match="ABANDON_TAKES_ALL"):
            self.disqualified(session, who, stack=120_000)
        with pytest.raises(Refused, match="STACKS_EXCEED"):
            self.disqualified(session, who, stack=-1)

    def test_it_stands_among_his_sanctions(self) -> None:
        session = a_tournament()
        who = someone(session)
        event = self.disqualified(session, who)
        (row,) = penalties(session.state, session)
        assert isinstance(event, ev.PlayerDisqualified)
        assert (row.number, row.step, row.over) == (event.number, "disqualification", True)
        assert row.note == "jetons donnés"

    def test_brought_back_he_is_no_longer_disqualified_and_his_chips_return(self) -> None:
        session = a_tournament(12)
        who = someone(session)
        seat = session.state.entrants[who].seat
        assert seat is not None
        number = session.history.sequence + 1
        self.disqualified(session, who, stack=9_000)
        with pytest.raises(Refused, match="REINSTATE_INSTEAD"):
            session.dispatch(cmd.LiftPenalty(number, "erreur"))
        session.dispatch(cmd.Reinstate(who, seat))
        assert session.state.chips_in_play == 120_000
        assert session.state.penalties[number].lifted
        assert places(session.state) == {}

    def test_undone_everything_is_as_before(self) -> None:
        session = a_tournament()
        before = session.state
        self.disqualified(session, someone(session), stack=9_000)
        session.dispatch(cmd.Undo())
        assert session.state == before

    def test_a_stopped_table_no_longer_short_plays_again(self) -> None:
        session = a_tournament(14, tables=2, seats=8)
        for who in seated_at(session, 2)[:3]:
            out(session, who)
        session.dispatch(cmd.StopTable(2))
        event = self.disqualified(session, someone(session, 1))
        assert isinstance(event, ev.PlayerDisqualified)
        assert event.resumed == (2,)
