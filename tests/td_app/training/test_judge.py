"""What a director did, compared with what the rulebook asked for on the same state."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from builders import a_club
from training_builders import PerfectDirector, an_evening

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.training.director import accepting
from td_app.training.evening import READING_MS, Evening
from td_app.training.happenings import Happening, Kind
from td_app.training.judge import Grade, Verdict
from td_app.training.telling import verdict_told

SEED = 12


def at(kind: Kind, seed: int = SEED) -> tuple[Evening, Happening]:
    """The evening at the first happening of a kind, everything before done as asked."""
    director = PerfectDirector(an_evening(a_club(), seed))
    evening = director.evening
    while evening.happening is None or evening.happening.kind is not kind:
        director.act()
    return evening, evening.happening


def blamed(evening: Evening) -> list[Verdict]:
    return [verdict for verdict in evening.verdicts if verdict.blames]


class TestArticle_1_10:
    def test_two_out_in_one_hand_noted_one_after_the_other_in_the_wrong_order(self) -> None:
        evening, told = at(Kind.OUTS)
        smallest_last = sorted(told.losers, key=lambda loser: -(loser.stack or 0))
        for loser in smallest_last:
            evening.session.dispatch(cmd.Eliminate((cmd.PlayerOut(loser.entrant),)))
        feedback = evening.feedback
        assert feedback is not None and feedback.code == "otherwise_outs"
        assert "1.10" in feedback.cites
        # The larger stack before the hand takes the better rank.
        assert feedback.params["order"][0] == (smallest_last[0].entrant,)

    def test_as_many_chips_each_noted_one_after_the_other_do_not_tie(self) -> None:
        evening, told = at(Kind.TIED)
        for loser in told.losers:
            evening.session.dispatch(cmd.Eliminate((cmd.PlayerOut(loser.entrant),)))
        feedback = evening.feedback
        assert feedback is not None and feedback.code == "otherwise_tied"

    def test_noted_one_after_the_other_in_the_right_order_is_as_right(self) -> None:
        evening, told = at(Kind.OUTS)
        for loser in sorted(told.losers, key=lambda loser: loser.stack or 0):
            evening.session.dispatch(cmd.Eliminate((cmd.PlayerOut(loser.entrant),)))
        assert evening.feedback is not None and not evening.feedback.blames

    def test_undone_and_done_as_asked_it_is_no_blame(self) -> None:
        evening, told = at(Kind.OUTS)
        for loser in sorted(told.losers, key=lambda loser: -(loser.stack or 0)):
            evening.session.dispatch(cmd.Eliminate((cmd.PlayerOut(loser.entrant),)))
        for _ in told.losers:
            evening.session.dispatch(cmd.Undo())
        director = PerfectDirector(evening)
        while evening.happening is told:
            director.act()
        assert blamed(evening) == []


class TestArticle_1_9:
    def test_an_absent_player_is_not_put_out(self) -> None:
        evening, told = at(Kind.ABSENT)
        assert told.entrant is not None
        evening.session.dispatch(cmd.Eliminate((cmd.PlayerOut(told.entrant),)))
        assert evening.feedback is not None and evening.feedback.code == "otherwise_absent"
        evening.go_on()
        assert [verdict.code for verdict in blamed(evening)][-1] == "otherwise_absent"

    def test_nobody_else_is_marked_away_with_them(self) -> None:
        evening, told = at(Kind.ABSENT)
        other = somebody_but(evening, told.entrant)
        evening.session.dispatch(cmd.MarkAway((other,)))
        evening.session.dispatch(cmd.MarkAway((told.entrant or 0,)))
        assert evening.feedback is not None and evening.feedback.code == "astray_away"
        words = verdict_told(
            evening.feedback, told, lambda who: evening.session.person(who).display_name
        )
        assert evening.session.person(other).display_name in words
        evening.session.dispatch(cmd.MarkAway((other,), away=False))
        assert blamed(evening) == [] and evening.happening is None

    @pytest.mark.parametrize("during", (True, False), ids=("a dispute", "the bots’ play"))
    def test_somebody_put_out_whom_nobody_told_of(self, during: bool) -> None:
        evening, told = at(Kind.FLOOR)
        director = PerfectDirector(evening)
        while not during and evening.happening is told:
            director.act()
        evening.session.dispatch(cmd.Eliminate((cmd.PlayerOut(somebody_but(evening, None)),)))
        while evening.happening in (told, None):
            director.act()
        assert "astray_out" in [verdict.code for verdict in blamed(evening)]

    def test_who_was_passed_over_and_is_put_out_after_all_is_no_second_fault(self) -> None:
        evening, told = at(Kind.OUT)
        late = told.losers[0].entrant
        evening.go_on()
        evening.go_on()
        director = PerfectDirector(evening)
        while evening.happening is None or evening.happening.kind is not Kind.OUT:
            director.act()
        evening.session.dispatch(cmd.Eliminate((cmd.PlayerOut(late),)))
        assert evening.feedback is not None
        assert (evening.feedback.grade, evening.feedback.code) == (Grade.RIGHT, "caught_up")
        assert evening.feedback.params["losers"] == (late,)
        number = evening.happening.number
        while evening.happening is not None and evening.happening.number == number:
            director.act()
        assert [verdict.code for verdict in blamed(evening)] == ["left_out"]


def somebody_but(evening: Evening, who: int | None) -> int:
    """A player at a table, there, and somebody else."""
    state = evening.session.state
    seated = [one for t in state.open_tables() for one in t.places.values()]
    return next(one for one in seated if one != who and one not in state.absences)


class TestArticle_2_7:
    """Hand-for-hand stops the clock; nothing starts it again but the director."""

    def test_the_clock_is_asked_for_once_the_final_table_plays(self) -> None:
        evening, _ = at(Kind.RESUME)
        assert not evening.session.state.clock.running
        evening.session.dispatch(cmd.StartClock())
        assert evening.happening is None and evening.verdicts[-1].code == "right_resume"

    def test_left_stopped_it_is_the_director_s_choice_and_not_asked_again(self) -> None:
        evening, told = at(Kind.RESUME)
        evening.go_on()
        evening.go_on()
        assert evening.verdicts[-1].grade is Grade.FREE and blamed(evening) == []
        director = PerfectDirector(evening)
        for _ in range(4):
            director.act()
        assert Kind.RESUME not in director.met
        # Started and stopped again, it is another matter.
        evening.session.dispatch(cmd.StartClock())
        evening.session.dispatch(cmd.PauseClock())
        while evening.happening is None or evening.happening.kind is not Kind.RESUME:
            director.act()
        assert evening.happening.number > told.number


class TestWhatIsShown:
    def test_past_a_happening_the_blame_stays_to_be_read(self) -> None:
        evening, told = at(Kind.OUTS)
        director = PerfectDirector(evening)
        while not any(p.kind == "balance_tables" for p in evening.to_do):
            director.act()
        for proposal in evening.to_do:
            evening.session.dispatch(cmd.DeclineProposal(proposal.key, "Plus tard"))
        assert evening.happening is told and evening.noted
        evening.go_on()
        assert evening.feedback is not None and evening.feedback.blames

    def test_what_happened_is_told_before_what_it_led_to(self) -> None:
        director = PerfectDirector(an_evening(a_club(), SEED))
        while Kind.RACE not in director.met:
            director.act()
        codes = [verdict.code for verdict in director.evening.verdicts]
        assert codes.index("right_outs") < codes.index("right_balance")

    def test_before_the_chips_leave_one_waits_for_the_break(self) -> None:
        evening, _ = at(Kind.OUTS)
        director = PerfectDirector(evening)
        while evening.happening is not None:
            director.act()
        going_on, left_ms = evening.meanwhile
        reading = evening.session.state.clock.running
        assert (going_on, reading) == ("playing", True)
        assert left_ms > 3 * 60_000 > evening.wait_ms


class TestArticle_2_3:
    def test_a_player_moved_by_hand_in_place_of_the_next_big_blind(self) -> None:
        evening, told = at(Kind.OUTS)
        director = PerfectDirector(evening)
        while not any(p.kind == "balance_tables" for p in evening.to_do):
            director.act()
        move = next(p for p in evening.to_do if p.kind == "balance_tables")
        state, session = evening.session.state, evening.session
        asked = session.foresee(accepting(move, told, state) or cmd.DrawSeats())
        assert not isinstance(asked, Refused) and isinstance(asked.event, ev.PlayerMoved)
        right, seat = asked.event.move.entrant, asked.event.move.to_seat
        there = state.tables[asked.event.move.from_seat.table].places.values()
        wrong = next(who for who in there if who != right)
        session.dispatch(cmd.MovePlayer(wrong, seat, "Plus près"))
        assert [verdict.code for verdict in blamed(evening)] == ["otherwise_by_hand"]
        session.dispatch(cmd.Undo())
        session.dispatch(cmd.MovePlayer(right, seat, "Comme demandé"))
        assert blamed(evening) == []

    def test_another_big_blind_than_the_table_said_moves_somebody_else(self) -> None:
        evening, told = at(Kind.OUTS)
        director = PerfectDirector(evening)
        while not any(p.kind == "balance_tables" for p in evening.to_do):
            director.act()
        move = next(p for p in evening.to_do if p.kind == "balance_tables")
        right = accepting(move, told, evening.session.state)
        assert isinstance(right, cmd.BalanceTables) and right.big_blind is not None
        places = sorted(evening.session.state.tables[right.from_table].places)
        other = next(place for place in places if place != right.big_blind)
        evening.session.dispatch(replace(right, big_blind=other))
        verdict = next(v for v in evening.verdicts if v.code == "otherwise_mover")
        assert verdict.blames and "2.3" in verdict.cites
        assert verdict.params["place"] == right.big_blind

    def test_play_that_goes_on_with_a_demand_undone(self) -> None:
        evening, told = at(Kind.OUTS)
        evening.session.dispatch(
            cmd.Eliminate(tuple(cmd.PlayerOut(who.entrant, who.stack) for who in told.losers))
        )
        assert evening.happening is told
        evening.go_on()
        evening.go_on()
        assert {v.code for v in blamed(evening)} == {"left_proposal"}
        assert evening.feedback is not None and evening.feedback.code == "left_proposal"

    def test_a_demand_set_aside_is_told_with_its_article(self) -> None:
        evening, told = at(Kind.OUTS)
        evening.session.dispatch(
            cmd.Eliminate(tuple(cmd.PlayerOut(who.entrant, who.stack) for who in told.losers))
        )
        key = evening.to_do[0].key
        evening.session.dispatch(cmd.DeclineProposal(key, "Plus tard"))
        assert evening.feedback is not None and evening.feedback.code == "declined_must"
        assert "2.3" in evening.feedback.cites


class TestDisputes:
    def test_other_facts_that_rule_otherwise_are_told(self) -> None:
        evening, told = at(Kind.FLOOR)
        assert told.case is not None and told.case.op == "misdeal"
        other = {"exposed_index": [5]}
        evening.session.dispatch(cmd.RecordIncident("misdeal", json.dumps(other), table=told.table))
        assert evening.feedback is not None and evening.feedback.code == "otherwise_floor"

    def test_another_situation_is_the_floor_s_own_choice(self) -> None:
        evening, told = at(Kind.FLOOR)
        evening.session.dispatch(
            cmd.RecordIncident("device_in_hand", json.dumps({"offence": 1}), table=told.table)
        )
        verdict = evening.verdicts[-1]
        assert (verdict.grade, verdict.code) == (Grade.FREE, "free_floor")


class TestAdvice:
    def test_hand_for_hand_set_aside_is_no_fault(self) -> None:
        evening, _ = at(Kind.HAND_FOR_HAND)
        key = next(p.key for p in evening.session.proposals() if p.kind == "hand_for_hand")
        evening.session.dispatch(cmd.DeclineProposal(key))
        evening.go_on()
        assert blamed(evening) == []

    def test_hand_for_hand_passed_over_is_no_fault_either(self) -> None:
        evening, _ = at(Kind.HAND_FOR_HAND)
        evening.go_on()
        evening.go_on()
        assert evening.verdicts[-1].grade is Grade.FREE and blamed(evening) == []


class TestArticle_3_2:
    def test_chips_entered_that_no_seat_showed(self) -> None:
        evening, told = at(Kind.RACE)
        session, value = evening.session, told.value
        assert value is not None
        table = min(told.odd)
        wrong = tuple(cmd.RacerAsked(place, chips + 1) for place, chips in told.odd[table])
        session.dispatch(cmd.RaceChips(table, value, wrong, draw=True))
        assert evening.feedback is not None and evening.feedback.code == "astray_race"
        director = PerfectDirector(evening)
        while value not in session.state.withdrawn_values:
            director.act()
        assert evening.feedback is not None and evening.feedback.code == "otherwise_race"


def test_somebody_put_out_by_mistake_is_told_at_once_and_undone_leaves_no_trace() -> None:
    evening, told = at(Kind.OUT)
    seated = [who for t in evening.session.state.open_tables() for who in t.places.values()]
    other = next(who for who in seated if who != told.losers[0].entrant)
    evening.session.dispatch(cmd.Eliminate((cmd.PlayerOut(other),)))
    assert evening.feedback is not None and evening.feedback.code == "astray_out"
    evening.session.dispatch(cmd.Undo())
    evening.session.dispatch(cmd.Eliminate((cmd.PlayerOut(told.losers[0].entrant),)))
    assert evening.feedback is not None and not blamed(evening)


def test_what_is_taken_back_ends_no_happening() -> None:
    evening, told = at(Kind.HANDS_ENDED)
    evening.session.dispatch(cmd.Undo())
    assert evening.session.state.hand_for_hand is None and evening.happening is told
    evening.session.dispatch(cmd.Redo())
    assert evening.happening is told
    evening.session.dispatch(cmd.TableDone(1))
    evening.session.dispatch(cmd.TableDone(2))
    assert evening.happening is None and not blamed(evening)


def test_what_is_passed_over_is_left_undone() -> None:
    evening, _ = at(Kind.ABSENT)
    evening.go_on()
    assert evening.verdicts[-1].code != "left_absent", "asked once, it is not passed over yet"
    evening.go_on()
    assert [verdict.code for verdict in evening.verdicts][-1] == "left_absent"


def test_time_runs_fast_only_between_two_happenings() -> None:
    club = a_club()
    evening = an_evening(club, SEED)
    begun = evening.session.now_ms()
    club.clock.forward(1_000)
    assert evening.session.now_ms() == begun + 1_000
    evening.session.dispatch(cmd.DrawSeats())
    # What is told of an act is read first, at everybody's speed.
    club.clock.forward(READING_MS)
    assert evening.session.now_ms() == begun + 1_000 + READING_MS
    evening.tick()
    club.clock.forward(1_000)
    assert evening.session.now_ms() == begun + 1_000 + READING_MS + 30_000
