"""Hand-for-hand: one out from the money or the final table, every table waits (2.7)."""

from __future__ import annotations

import pytest
from builders import MINUTE, a_structure, clock_of, out
from hand_for_hand_builders import (
    a_bubble,
    all_done,
    at_table,
    hand_for_hand,
    minutes_gone,
    note_out,
    now,
    proposed,
    rank,
    reading,
    tables_of,
)

from rules_ropta.ruling import Refused
from td_app.live.reading import Live
from td_app.live.session import TournamentSession
from td_app.persistence.event_codec import decode, encode
from td_app.tournament import commands as cmd
from td_app.tournament.decide.penalties import hands_to_miss
from td_app.tournament.state.setup import DeclaredHouseRule
from td_app.tournament.state.structure import Break, Level, Structure
from td_app.tournament.views.finishing import places
from td_app.words import minute_sentence, refusal_sentence

BREAK_SOON = Structure((Level(25, 50, minutes=3), Break(10), Level(50, 100, minutes=20)))


class TestItIsProposed:
    def test_one_out_before_the_last_prize(self) -> None:
        assert proposed(a_bubble(5, 5)) == [("ONE_FROM_PRIZE", 9)]

    def test_not_two_out_before(self) -> None:
        assert proposed(a_bubble(5, 5, prizes=("300",) * 8)) == []

    def test_one_out_before_the_final_table(self) -> None:
        session = tables_of(4, 4)
        assert session.state.setup.final_table_size == 7
        assert proposed(session) == [("ONE_FROM_FINAL_TABLE", 7)]

    def test_before_the_steps_the_director_marked(self) -> None:
        session = a_bubble(5, 5, prize_steps=(9, 5))
        assert proposed(session) == [("ONE_FROM_PRIZE", 9)]
        assert proposed(a_bubble(5, 5, prize_steps=(5,))) == []

    def test_the_final_table_alone_waits_for_nobody(self) -> None:
        assert proposed(tables_of(6, prizes=("300",) * 5)) == []

    def test_no_more_once_announced(self) -> None:
        session = a_bubble(5, 5)
        session.dispatch(cmd.AnnounceHandForHand())
        assert proposed(session) == []
        with pytest.raises(Refused, match="HAND_FOR_HAND_ON"):
            session.dispatch(cmd.AnnounceHandForHand())

    def test_a_step_at_no_place_is_refused(self) -> None:
        with pytest.raises(Refused, match="SETUP_PRIZE_STEPS"):
            a_bubble(5, 5, prize_steps=(0,))


class TestItBeginsAfterTheHandsUnderWay:
    def test_an_elimination_of_the_hand_under_way_is_ranked_at_once(self) -> None:
        session = a_bubble(5, 5, prizes=("1",) * 8)
        session.dispatch(cmd.AnnounceHandForHand())
        who = at_table(session, 1)[0]
        out(session, who)
        assert places(session.state)[who] == (10, False)
        assert now(session).noted == ()

    def test_no_signal_before_every_table_has_ended_its_hand(self) -> None:
        session = a_bubble(5, 5)
        session.dispatch(cmd.AnnounceHandForHand())
        session.dispatch(cmd.TableDone(1))
        with pytest.raises(Refused, match="TABLES_STILL_PLAY") as refused:
            session.dispatch(cmd.StartNextHand())
        assert refused.value.params["tables"] == (2,)
        session.dispatch(cmd.TableDone(2))
        session.dispatch(cmd.StartNextHand())
        assert now(session).round.hand == 1

    def test_an_all_in_of_the_hand_under_way_is_turned_up_as_usual(self) -> None:
        session = a_bubble(5, 5)
        session.dispatch(cmd.AnnounceHandForHand())
        with pytest.raises(Refused, match="HAND_FOR_HAND_NOT_BEGUN"):
            session.dispatch(cmd.TableAllIn(1))

    def test_one_out_meanwhile_can_be_the_one_it_waited_for(self) -> None:
        session = a_bubble(5, 5)
        session.dispatch(cmd.AnnounceHandForHand())
        out(session, at_table(session, 1)[0])
        assert session.state.hand_for_hand is None
        assert session.state.clock.running

    def test_announced_by_mistake_it_is_ended_at_once(self) -> None:
        session = a_bubble(5, 5)
        session.dispatch(cmd.AnnounceHandForHand())
        session.dispatch(cmd.EndHandForHand())
        assert session.state.hand_for_hand is None


class TestAHandAtEveryTable:
    def test_a_table_done_waits_for_the_others(self) -> None:
        session = hand_for_hand(a_bubble(4, 4, 4))
        session.dispatch(cmd.TableDone(2))
        assert now(session).round.playing == (1, 3)
        with pytest.raises(Refused, match="TABLE_NOT_PLAYING"):
            session.dispatch(cmd.TableDone(2))

    def test_a_number_that_is_no_table_is_not_told_as_done(self) -> None:
        session = hand_for_hand(a_bubble(4, 4, 4))
        for command in (cmd.TableDone(0), cmd.TableAllIn(7)):
            with pytest.raises(Refused, match="NO_SUCH_TABLE"):
                session.dispatch(command)

    def test_a_called_all_in_waits_cards_down_for_the_other_tables(self) -> None:
        session = hand_for_hand(a_bubble(4, 4, 4))
        session.dispatch(cmd.TableAllIn(1))
        with pytest.raises(Refused, match="ALL_IN_BEFORE_THE_OTHERS") as refused:
            session.dispatch(cmd.TableDone(1))
        assert refused.value.params["tables"] == (2, 3)
        session.dispatch(cmd.TableDone(2))
        session.dispatch(cmd.TableDone(3))
        session.dispatch(cmd.TableDone(1))
        assert now(session).round.hands_played == 1

    def test_two_all_ins_are_turned_up_once_the_third_table_is_done(self) -> None:
        session = hand_for_hand(a_bubble(4, 4, 4))
        session.dispatch(cmd.TableAllIn(1))
        session.dispatch(cmd.TableAllIn(2))
        with pytest.raises(Refused, match="ALL_IN_ALREADY_NOTED"):
            session.dispatch(cmd.TableAllIn(2))
        session.dispatch(cmd.TableDone(3))
        all_done(session)
        assert now(session).round.playing == ()

    def test_a_table_of_one_is_not_waited_for(self) -> None:
        session = hand_for_hand(a_bubble(4, 4, 1))
        assert now(session).round.tables == (1, 2)

    def test_a_table_broken_between_two_hands_is_waited_for_no_more(self) -> None:
        session = hand_for_hand(a_bubble(3, 3, 2))
        with pytest.raises(Refused, match="TABLES_STILL_PLAY"):
            session.dispatch(cmd.BreakTable(3))
        all_done(session)
        session.dispatch(cmd.BreakTable(3, overruled=True, note="salle"))
        session.dispatch(cmd.StartNextHand())
        assert now(session).round.tables == (1, 2)

    def test_a_player_alone_at_the_other_table_is_told_as_the_reason(self) -> None:
        session = tables_of(2, 1)
        with pytest.raises(Refused, match="HAND_FOR_HAND_ONE_TABLE") as refused:
            session.dispatch(cmd.AnnounceHandForHand())
        assert "la table 2 n’en a plus qu’un" in refusal_sentence(refused.value, language="fr")

    def test_no_signal_for_two_players_and_one_says_who_is_alone(self) -> None:
        session = hand_for_hand(tables_of(2, 2, prizes=("10", "5")))
        all_done(session)
        session.dispatch(cmd.StartNextHand())
        note_out(session, (4, None))
        all_done(session)
        rank(session)
        assert sorted(session.state.counts().values()) == [1, 2]
        with pytest.raises(Refused, match="HAND_FOR_HAND_ONE_TABLE") as refused:
            session.dispatch(cmd.StartNextHand())
        assert refused.value.params["alone"] == 2

    def test_breaking_to_one_table_ends_it(self) -> None:
        session = hand_for_hand(tables_of(3, 2, final_size=3))
        all_done(session)
        session.dispatch(cmd.BreakTable(2, overruled=True, note="salle"))
        assert session.state.hand_for_hand is None
        assert session.state.hand_for_hand_over.why == "one_table"


class TestTheClock:
    def test_it_stops_at_the_first_signal_and_goes_on_two_minutes_a_hand(self) -> None:
        session = a_bubble(5, 5)
        clock_of(session).forward(3 * MINUTE)
        session.dispatch(cmd.AnnounceHandForHand())
        clock_of(session).forward(MINUTE)
        all_done(session)
        session.dispatch(cmd.StartNextHand())
        assert not session.state.clock.running
        clock_of(session).forward(9 * MINUTE)
        assert minutes_gone(session) == 4
        all_done(session)
        assert minutes_gone(session) == 6
        session.dispatch(cmd.StartNextHand())
        all_done(session)
        assert minutes_gone(session) == 8

    def test_the_hands_before_it_cost_nothing(self) -> None:
        session = a_bubble(5, 5)
        session.dispatch(cmd.AnnounceHandForHand())
        all_done(session)
        assert minutes_gone(session) == 0

    def test_the_house_may_count_three_minutes(self) -> None:
        three = DeclaredHouseRule("2.7", "", "HAND_FOR_HAND_MINUTES", 3)
        session = hand_for_hand(a_bubble(5, 5, house_rules=(three,)))
        all_done(session)
        assert minutes_gone(session) == 3

    def test_a_level_reached_is_told_by_the_hand_that_reached_it(self) -> None:
        session = hand_for_hand(a_bubble(5, 5, structure=a_structure(minutes=3)))
        all_done(session)
        session.dispatch(cmd.StartNextHand())
        session.dispatch(cmd.TableDone(1))
        event = session.dispatch(cmd.TableDone(2)).event
        assert (event.level_before, event.level, event.in_break) == (1, 2, False)
        assert minutes_gone(session) == 1

    def test_a_break_reached_is_whole_and_no_hand_begins_in_it(self) -> None:
        session = hand_for_hand(a_bubble(5, 5, structure=BREAK_SOON))
        all_done(session)
        session.dispatch(cmd.StartNextHand())
        all_done(session)
        assert reading(session).in_break
        assert minutes_gone(session) == 0
        with pytest.raises(Refused, match="HAND_IN_BREAK"):
            session.dispatch(cmd.StartNextHand())
        session.dispatch(cmd.StartClock())
        clock_of(session).forward(11 * MINUTE)
        session.dispatch(cmd.StartNextHand())
        assert not session.state.clock.running
        assert reading(session).level_number == 2

    def test_a_clock_the_director_lets_run_is_not_moved_on_besides(self) -> None:
        session = hand_for_hand(a_bubble(5, 5))
        session.dispatch(cmd.StartClock())
        clock_of(session).forward(5 * MINUTE)
        all_done(session)
        assert minutes_gone(session) == 5

    def test_it_runs_again_at_the_end(self) -> None:
        session = hand_for_hand(a_bubble(5, 5))
        all_done(session)
        session.dispatch(cmd.EndHandForHand(note="accord"))
        assert session.state.clock.running
        assert minutes_gone(session) == 2

    def test_before_the_final_table_it_waits_for_the_draw(self) -> None:
        session = hand_for_hand(tables_of(4, 4))
        note_out(session, (at_table(session, 1)[0], None))
        all_done(session)
        rank(session)
        assert session.state.hand_for_hand_over.why == "final_table"
        assert not session.state.clock.running

    def test_paused_before_it_stays_paused_after(self) -> None:
        session = a_bubble(5, 5)
        session.dispatch(cmd.PauseClock())
        hand_for_hand(session)
        all_done(session)
        session.dispatch(cmd.EndHandForHand())
        assert not session.state.clock.running


class TestArticle_11_2_hands_missed_hand_for_hand:
    def sanctioned(self, session: TournamentSession, table: int, hands: int) -> int:
        who = at_table(session, table)[0]
        session.dispatch(cmd.GivePenalty(who, "insult", "hands", hands=hands))
        clock_of(session).forward(1000)
        return who

    def told(self, session: TournamentSession) -> str:
        return minute_sentence(Live(session).minutes(last=1)[0], "fr")

    def test_each_table_done_counts_a_hand_of_its_own_sanctioned(self) -> None:
        session = a_bubble(5, 5)
        one, other = self.sanctioned(session, 1, 2), self.sanctioned(session, 2, 1)
        hand_for_hand(session)
        # The hand under way at the announcement began nobody knows when.
        assert hands_to_miss(session.state) == {one: 2, other: 1}
        session.dispatch(cmd.TableDone(1))
        assert hands_to_miss(session.state) == {one: 1, other: 1}
        assert "Main manquée" in self.told(session)
        session.dispatch(cmd.TableDone(2))
        assert hands_to_miss(session.state) == {one: 1}
        assert "sanction est terminée." in self.told(session)
        session.dispatch(cmd.Undo())
        assert hands_to_miss(session.state) == {one: 1, other: 1}
        event = session.history.entries[-2].event
        assert decode(*encode(event)) == event

    def test_one_sanctioned_during_the_hand_misses_from_the_next_one(self) -> None:
        session = hand_for_hand(a_bubble(5, 5))
        clock_of(session).forward(1000)
        who = self.sanctioned(session, 1, 2)
        all_done(session)
        assert hands_to_miss(session.state) == {who: 2}
        session.dispatch(cmd.StartNextHand())
        all_done(session)
        assert hands_to_miss(session.state) == {who: 1}

    def test_a_table_that_keeps_its_button_counts_a_hand_once(self) -> None:
        session = a_bubble(5, 5)
        session.dispatch(cmd.SetPositions(1, 1, 2, 3))
        clock_of(session).forward(1000)
        who = self.sanctioned(session, 1, 9)
        session.dispatch(cmd.NextHand(1))
        assert hands_to_miss(session.state) == {who: 9}
        clock_of(session).forward(1000)
        hand_for_hand(session)
        for left in (7, 6, 5):
            # The signal, then the hand begins at the table: the one before is counted already.
            clock_of(session).forward(1000)
            session.dispatch(cmd.NextHand(1))
            clock_of(session).forward(1000)
            all_done(session)
            assert hands_to_miss(session.state) == {who: left}
            session.dispatch(cmd.StartNextHand())
        session.dispatch(cmd.NextHand(1))
        assert hands_to_miss(session.state) == {who: 5}

    def test_the_tap_that_ends_the_hand_and_the_desk_count_it_once(self) -> None:
        session = a_bubble(5, 5)
        session.dispatch(cmd.SetPositions(1, 1, 2, 3))
        clock_of(session).forward(1000)
        who = self.sanctioned(session, 1, 9)
        hand_for_hand(session)
        for left in (8, 7, 6):
            # Signal: the hand begins. The one under way at the announcement began before the fault.
            clock_of(session).forward(1000)
            session.dispatch(cmd.NextHand(1))
            # The hand ends: its dealer taps before the desk hears that it is done.
            clock_of(session).forward(1000)
            session.dispatch(cmd.NextHand(1))
            clock_of(session).forward(1000)
            all_done(session)
            assert hands_to_miss(session.state) == {who: left}
            session.dispatch(cmd.StartNextHand())

    def test_a_hand_counted_by_hand_during_it_is_not_counted_again(self) -> None:
        session = hand_for_hand(a_bubble(5, 5))
        clock_of(session).forward(1000)
        who = self.sanctioned(session, 1, 5)
        session.dispatch(cmd.TableDone(1))
        session.dispatch(cmd.TableDone(2))
        clock_of(session).forward(1000)
        session.dispatch(cmd.StartNextHand())
        clock_of(session).forward(1000)
        counted = session.dispatch(cmd.CountMissedHands(table=1)).event
        assert decode(*encode(counted)) == counted
        clock_of(session).forward(1000)
        all_done(session)
        assert hands_to_miss(session.state) == {who: 4}
        session.dispatch(cmd.StartNextHand())
        clock_of(session).forward(1000)
        all_done(session)
        assert hands_to_miss(session.state) == {who: 3}

    def test_one_counted_outside_hand_for_hand_is_written_as_before(self) -> None:
        session = a_bubble(5, 5)
        self.sanctioned(session, 1, 5)
        event = session.dispatch(cmd.CountMissedHands(table=1)).event
        assert "at_ms" not in encode(event)[2]
