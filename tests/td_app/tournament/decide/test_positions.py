"""The button and the blinds of a table that keeps them, one tap a hand (2.3, 4.2, 4.3, 4.4)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from builders import a_structure, clock_of
from positions_builders import a_hand, a_table_of, arrives_at, last, out_at

from rules_ropta.ruling import Refused
from rules_ropta.table_layout import Seat
from td_app.live.reading import Live
from td_app.live.session import TournamentSession
from td_app.persistence.event_codec import encode
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide.penalties import hands_to_miss
from td_app.tournament.history import History
from td_app.tournament.state.hands import FRESH_MS
from td_app.tournament.state.structure import AnteFormat, Level, Structure
from td_app.words import minute_sentence

CASES_FILE = Path(__file__).parents[3] / "rules_ropta" / "cases" / "ropta_cases.json"
CASES = [
    case
    for case in json.loads(CASES_FILE.read_text("utf-8"))
    if case["given"].get("op") == "next_positions"
]

WITH_ANTE = Structure((Level(500, 1_000, 1_000),))


def positions(session: TournamentSession, button: int, sb: int | None, bb: int) -> None:
    session.dispatch(cmd.SetPositions(1, button, sb, bb))


class TestArticle_4_3:
    @pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
    def test_the_worked_cases_through_the_session(self, case: dict[str, Any]) -> None:
        given, expected = case["given"], case["expected"]
        prev = given["prev"]
        session = a_table_of(*given["players_before"])
        positions(session, prev["button"], prev["sb"], prev["bb"])
        if given["eliminated"]:
            out_at(session, *given["eliminated"])
        hand = a_hand(session)
        told = {name: getattr(hand, name) for name in ("button", "button_dead", "dealer")}
        assert {**told, "sb": hand.sb, "bb": hand.bb} == expected

    def test_the_big_blind_out_then_the_button_is_dead_one_hand_later(self) -> None:
        session = a_table_of(2, 4, 6, 8)
        positions(session, 2, 4, 6)
        out_at(session, 6)
        first = a_hand(session)
        assert (first.button, first.sb, first.sb_place, first.bb) == (4, None, 6, 8)
        assert first.because == ("NO_SMALL_BLIND",)
        second = a_hand(session)
        assert (second.button, second.button_dead, second.dealer) == (6, True, 4)
        assert (second.sb, second.bb) == (8, 2)
        assert second.because == ("BUTTON_DEAD",)

    def test_both_blinds_out_says_both_things(self) -> None:
        session = a_table_of(1, 2, 3, 4, 5, 6)
        positions(session, 1, 2, 3)
        out_at(session, 2, 3)
        assert a_hand(session).because == ("BUTTON_DEAD", "NO_SMALL_BLIND")

    def test_a_player_moved_away_is_as_one_who_went_out(self) -> None:
        session = a_table_of(1, 2, 3, 4, 5, 6)
        positions(session, 1, 2, 3)
        session.dispatch(cmd.MovePlayer(session.state.tables[1].places[2], Seat(2, 9), "besoin"))
        hand = a_hand(session)
        assert (hand.button, hand.button_dead, hand.bb) == (2, True, 4)


class TestArticle_4_4:
    def test_between_two_the_button_goes_from_one_to_the_other(self) -> None:
        session = a_table_of(3, 7)
        positions(session, 3, 3, 7)
        hands = [a_hand(session) for _ in range(2)]
        assert [(h.button, h.sb, h.bb) for h in hands] == [(7, 7, 3), (3, 3, 7)]

    def test_whoever_paid_the_big_blind_last_takes_the_button(self) -> None:
        session = a_table_of(1, 4, 8)
        positions(session, 1, 4, 8)
        a_hand(session)
        assert last(session).big_blind == 1
        out_at(session, 1)
        hand = a_hand(session)
        assert (hand.button, hand.bb) == (8, 4)
        assert hand.because == ("HEADS_UP_LAST_BIG_BLIND",)


class TestArticle_2_3:
    def test_a_newcomer_in_the_last_small_blind_who_is_out_takes_the_button(self) -> None:
        session = a_table_of(1, 2, 3, 4, 5, 6)
        positions(session, 1, 2, 3)
        out_at(session, 2)
        arrives_at(session, 2)
        hand = a_hand(session)
        assert (hand.button, hand.button_dead, hand.entering) == (2, False, ((2, "button"),))

    def test_a_newcomer_between_the_blinds_waits_until_the_button_has_passed(self) -> None:
        session = a_table_of(1, 2, 4, 5, 6)
        positions(session, 1, 2, 4)
        arrives_at(session, 3)
        first = a_hand(session)
        assert (first.waiting, first.button, first.sb, first.bb) == ((3,), 2, 4, 5)
        second = a_hand(session)
        assert (second.waiting, second.button, second.bb) == ((), 4, 6)
        assert second.entering == ((3, "plays"),)
        assert a_hand(session).entering == ()

    def test_a_newcomer_in_the_big_blind_pays_it(self) -> None:
        session = a_table_of(1, 2, 3, 5, 6)
        positions(session, 1, 2, 3)
        arrives_at(session, 4)
        hand = a_hand(session)
        assert (hand.bb, hand.entering) == (4, ((4, "big_blind"),))

    def test_the_very_special_case_takes_the_big_blind_back(self) -> None:
        session = a_table_of(1, 2, 5, 6)
        positions(session, 1, 2, 5)
        out_at(session, 5)
        for place in (3, 4, 5):
            arrives_at(session, place)
        hand = a_hand(session)
        assert (hand.button, hand.sb, hand.bb) == (2, 3, 4)
        assert hand.because == ("BIG_BLIND_GOES_BACK",)
        assert a_hand(session).button == 3

    def test_where_the_rule_does_not_settle_it_the_director_places_them(self) -> None:
        session = a_table_of(1, 2, 4, 6)
        positions(session, 1, 2, 4)
        out_at(session, 4)
        arrives_at(session, 3)
        arrives_at(session, 4)
        with pytest.raises(Refused) as refusal:
            a_hand(session)
        assert refusal.value.code == "POSITIONS_UNDECIDED"
        assert refusal.value.params["question"] == "NEWCOMERS_AT_AND_BEFORE_BIG_BLIND"
        positions(session, 2, 3, 4)
        assert a_hand(session).button == 3


class TestArticle_4_2:
    @pytest.mark.parametrize(
        ("format_", "code", "payer"),
        [
            (AnteFormat.BIG_BLIND, "BIG_BLIND_OWES_ANTE", 4),
            (AnteFormat.BUTTON, "DEAD_BUTTON_OWES_NO_ANTE", None),
            (AnteFormat.CLASSIC, "EVERYBODY_OWES_ANTE", None),
            (AnteFormat.NONE, "", None),
        ],
    )
    def test_who_pays_the_ante_at_a_dead_button(
        self, format_: AnteFormat, code: str, payer: int | None
    ) -> None:
        session = a_table_of(1, 2, 3, 4, 5, structure=WITH_ANTE, ante_format=format_)
        positions(session, 1, 2, 3)
        out_at(session, 2)
        hand = a_hand(session)
        assert (hand.ante, hand.ante_payer) == (code, payer)

    def test_no_ante_in_a_level_without_one(self) -> None:
        session = a_table_of(1, 2, 3, structure=a_structure())
        positions(session, 1, 2, 3)
        assert (last(session).ante, last(session).ante_payer) == ("", None)


class TestGivingThem:
    @pytest.mark.parametrize(
        ("places", "code"),
        [
            ((1, 2, 2), "POSITIONS_MEET"),
            ((1, 2, 1), "POSITIONS_MEET"),
            ((1, 4, 3), "POSITIONS_OUT_OF_ORDER"),
            ((1, 1, 3), "BUTTON_SMALL_BLIND_OF_TWO"),
            ((1, 2, 11), "NO_SUCH_PLACE"),
        ],
    )
    def test_positions_that_cannot_be(self, places: tuple[int, int, int], code: str) -> None:
        session = a_table_of(1, 2, 3, 4)
        with pytest.raises(Refused) as refusal:
            positions(session, *places)
        assert refusal.value.code == code

    @pytest.mark.parametrize("places", [(2, None, 1), (9, None, 4)])
    def test_positions_that_deal_nobody_in(self, places: tuple[int, None, int]) -> None:
        with pytest.raises(Refused) as refusal:
            positions(a_table_of(1, 3) if places[0] == 9 else a_table_of(5, 8), *places)
        assert refusal.value.code == "POSITIONS_OUT_OF_ORDER"

    def test_nothing_is_moved_on_where_nothing_is_known(self) -> None:
        with pytest.raises(Refused) as refusal:
            a_hand(a_table_of(1, 2, 3))
        assert refusal.value.code == "POSITIONS_UNKNOWN"

    def test_whoever_sat_down_between_the_blinds_is_not_in_the_hand(self) -> None:
        session = a_table_of(1, 2, 3, 5, 6)
        positions(session, 1, 2, 5)
        assert last(session).waiting == (3,)
        assert a_hand(session).waiting == (3,)

    def test_given_again_at_once_they_are_put_right_long_after_counted_anew(self) -> None:
        session = a_table_of(1, 2, 3, 4, 5)
        positions(session, 1, 2, 3)
        a_hand(session)
        positions(session, 3, 4, 5)
        assert [h.number for h in session.state.hands[1]] == [1, 2]
        assert (last(session).button, last(session).number) == (3, 2)
        clock_of(session).forward(FRESH_MS)
        positions(session, 4, 5, 1)
        assert [h.number for h in session.state.hands[1]] == [1]

    def test_at_an_empty_button_the_player_before_it_deals(self) -> None:
        session = a_table_of(1, 3, 4, 5)
        positions(session, 2, 3, 4)
        assert (last(session).button_dead, last(session).dealer) == (True, 1)


class TestWhatIsKept:
    def test_three_hands_a_table_and_small_events(self) -> None:
        session = a_table_of(*range(1, 10))
        positions(session, 1, 2, 3)
        sizes = [len(encode(a_hand(session))[2]) for _ in range(12)]
        assert [h.number for h in session.state.hands[1]] == [11, 12, 13]
        assert max(sizes) < 330

    def test_a_hand_is_fresh_for_less_than_five_minutes(self) -> None:
        session = a_table_of(1, 2, 3)
        positions(session, 1, 2, 3)
        noted = session.now_ms()
        hand = last(session)
        assert hand.fresh(noted + FRESH_MS - 1)
        assert not hand.fresh(noted + FRESH_MS)

    def test_a_hand_too_many_is_taken_back(self) -> None:
        session = a_table_of(1, 2, 3, 4)
        positions(session, 1, 2, 3)
        before = session.state
        a_hand(session)
        session.dispatch(cmd.Undo())
        assert session.state == before
        session.dispatch(cmd.Redo())
        assert last(session).number == 2

    def test_a_restart_finds_them_again(self) -> None:
        session = a_table_of(1, 2, 3, 4)
        positions(session, 1, 2, 3)
        out_at(session, 2)
        a_hand(session)
        assert History(session.history.entries).state.hands == session.state.hands

    def test_a_table_that_closes_keeps_nothing(self) -> None:
        session = a_table_of(1, 2, 3, 4)
        positions(session, 1, 2, 3)
        session.dispatch(cmd.BreakTable(1, overruled=True, note="la salle ferme"))
        assert session.state.hands == {}


class TestArticle_11_2_hands_missed:
    def sanctioned(self, session: TournamentSession, place: int, hands: int) -> int:
        who = session.state.tables[1].places[place]
        session.dispatch(cmd.GivePenalty(who, "insult", "hands", hands=hands))
        return who

    def test_whoever_was_sanctioned_before_the_hand_has_missed_it(self) -> None:
        session = a_table_of(1, 2, 3, 5, 7)
        who = self.sanctioned(session, 7, 2)
        session.dispatch(cmd.SetPositions(1, 1, 2, 3))
        assert hands_to_miss(session.state) == {who: 2}
        assert [left for _, _, left in a_hand(session).missed] == [1]
        assert hands_to_miss(session.state) == {who: 1}
        assert [left for _, _, left in a_hand(session).missed] == [0]
        assert hands_to_miss(session.state) == {}
        assert a_hand(session).missed == ()

    def test_one_sanctioned_during_the_hand_misses_from_the_next_one(self) -> None:
        session = a_table_of(1, 2, 3, 5, 7)
        session.dispatch(cmd.SetPositions(1, 1, 2, 3))
        clock_of(session).forward(1000)
        who = self.sanctioned(session, 7, 1)
        assert a_hand(session).missed == ()
        assert hands_to_miss(session.state) == {who: 1}

    def test_a_player_of_another_table_misses_nothing_here(self) -> None:
        session = a_table_of(1, 2, 3, 5, 7)
        other = session.state.tables[2].places[1]
        session.dispatch(cmd.GivePenalty(other, "insult", "hands", hands=3))
        session.dispatch(cmd.SetPositions(1, 1, 2, 3))
        assert a_hand(session).missed == ()

    def test_undoing_the_hand_gives_it_back(self) -> None:
        session = a_table_of(1, 2, 3, 5, 7)
        who = self.sanctioned(session, 7, 2)
        session.dispatch(cmd.SetPositions(1, 1, 2, 3))
        a_hand(session)
        session.dispatch(cmd.Undo())
        assert hands_to_miss(session.state) == {who: 2}


class TestArticle_2_4_where_a_broken_table_comes_in:
    def broken(self, session: TournamentSession) -> dict[int, str]:
        closes = cmd.BreakTable(2, overruled=True, note="la salle ferme")
        event = session.dispatch(closes).event
        assert isinstance(event, ev.TableBroken)
        return {move.to_seat.number: move.enters for move in event.moves}

    def test_each_is_told_how_they_enter_once_all_are_seated(self) -> None:
        session = a_table_of(1, 2, 3, 4, 8, seats=8)
        positions(session, 2, 3, 4)
        told = self.broken(session)
        assert set(told) == {5, 6, 7}
        # One of them pays the big blind, and those after them play.
        assert told == {5: "big_blind", 6: "plays", 7: "plays"}
        assert dict(a_hand(session).entering) == told
        assert [move.enters for move in session.state.moves][-3:].count("big_blind") == 1

    def test_one_between_the_button_and_the_blinds_waits(self) -> None:
        session = a_table_of(2, 4, 6, 7, seats=7)
        positions(session, 2, 4, 6)
        assert self.broken(session) == {1: "plays", 3: "plays", 5: "waits"}

    def test_positions_not_known_or_old_say_nothing(self) -> None:
        session = a_table_of(1, 2, 3, 4, 8, seats=8)
        assert set(self.broken(session).values()) == {""}
        session = a_table_of(1, 2, 3, 4, 8, seats=8)
        positions(session, 2, 3, 4)
        clock_of(session).forward(FRESH_MS)
        assert set(self.broken(session).values()) == {""}

    def test_the_minutes_name_them_by_how_they_enter(self) -> None:
        session = a_table_of(1, 2, 3, 4, 8, seats=8)
        positions(session, 2, 3, 4)
        self.broken(session)
        line = minute_sentence(Live(session).minutes(last=1)[0], "fr")
        assert line.count("joue dès la prochaine main et paie la grosse blinde.") == 1
        assert line.count("joue dès la prochaine main.") == 1
