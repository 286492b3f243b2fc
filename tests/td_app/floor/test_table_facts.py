"""What a floor is not asked, because the tournament knows it."""

from __future__ import annotations

from dataclasses import replace

from builders import MINUTE, a_tournament, clock_of, out, seated_at
from hand_for_hand_builders import a_bubble, hand_for_hand

from rules_ropta.registry import questions
from rules_ropta.ruling import Ruling
from td_app.floor.questioning import begin
from td_app.floor.table_facts import Sitting, TableFacts, prefilled, table_facts
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.structure import AnteFormat

AT_A_TABLE = TableFacts(
    table=3,
    level=4,
    entry_level=4,
    small_blind=100,
    big_blind=200,
    ante=200,
    ante_format="bb",
    players=(Sitting(1, 11), Sitting(4, 12), Sitting(7, 13)),
    seats=8,
    seats_per_table=9,
    chip_values=(25, 100, 500),
    late_entry_until=6,
    largest_other_table=6,
    started=True,
)


def facts_of(session: TournamentSession, table: int | None = 1, after_min: int = 0) -> TableFacts:
    clock_of(session).forward(after_min * MINUTE)
    return table_facts(session.state, clock_of(session).now_ms(), table)


class TestTheTable:
    def test_its_players_are_known_by_place(self) -> None:
        session = a_tournament(entrants=16, tables=2)
        facts = facts_of(session, 2)
        assert tuple(sitting.entrant for sitting in facts.players) == seated_at(session, 2)
        assert facts.places == tuple(sorted(session.state.tables[2].places))

    def test_who_is_out_is_no_longer_there(self) -> None:
        session = a_tournament(entrants=16, tables=2)
        gone = seated_at(session, 1)[0]
        out(session, gone)
        assert gone not in {sitting.entrant for sitting in facts_of(session).players}

    def test_the_blinds_are_those_of_the_level(self) -> None:
        facts = facts_of(a_tournament(), after_min=25)
        assert (facts.level, facts.small_blind, facts.big_blind) == (2, 50, 100)

    def test_in_a_break_a_newcomer_would_play_the_next_level(self) -> None:
        facts = facts_of(a_tournament(), after_min=81)
        assert (facts.level, facts.entry_level, facts.in_break) == (4, 5, True)

    def test_chips_coloured_up_are_out_of_play(self) -> None:
        assert facts_of(a_tournament(), after_min=25).chip_values[0] == 25
        assert facts_of(a_tournament(), after_min=100).chip_values[0] == 100

    def test_a_value_raced_at_a_table_is_gone_there_and_then_everywhere(self) -> None:
        session = a_tournament(entrants=16, tables=2)
        facts_of(session, after_min=81)
        session.dispatch(cmd.RaceChips(1, 25, nobody=True))
        assert facts_of(session, 1).chip_values[0] == 100
        assert facts_of(session, 2).chip_values[0] == 25
        assert facts_of(session, None).chip_values[0] == 25
        session.dispatch(cmd.RaceChips(2, 25, nobody=True))
        assert facts_of(session, None).chip_values[0] == 100

    def test_stacks_are_known_until_the_first_hand(self) -> None:
        assert {s.stack for s in facts_of(a_tournament(started=False)).players} == {10_000}
        assert {s.stack for s in facts_of(a_tournament()).players} == {None}

    def test_the_button_drawn_gives_the_blinds_of_the_first_hand(self) -> None:
        facts = facts_of(a_tournament(entrants=12, tables=2, started=False))
        assert facts.button is not None
        clockwise = [p for p in facts.places if p > facts.button] + list(facts.places)
        assert [facts.sb, facts.bb] == clockwise[:2]

    def test_the_button_is_not_known_once_hands_are_played(self) -> None:
        facts = facts_of(a_tournament())
        assert (facts.button, facts.sb, facts.bb) == (None, None, None)

    def test_the_ante_is_named_as_the_rulebook_names_it(self) -> None:
        assert facts_of(a_tournament(ante_format=AnteFormat.BUTTON)).ante_format == "button"
        assert facts_of(a_tournament(ante_format=AnteFormat.NONE)).ante_format is None

    def test_the_largest_of_the_other_tables_is_counted(self) -> None:
        session = a_tournament(entrants=16, tables=2)
        out(session, *seated_at(session, 1)[:2])
        assert facts_of(session, 1).largest_other_table == 8
        assert facts_of(session, 2).largest_other_table == 6

    def test_without_a_table_the_level_is_known_all_the_same(self) -> None:
        facts = facts_of(a_tournament(), None)
        assert (facts.table, facts.players, facts.big_blind) == (None, (), 50)

    def test_a_table_that_is_not_there_is_none(self) -> None:
        assert facts_of(a_tournament(), 99).table is None


#: Chips put in or said where nobody may have bet: the least opening is the big blind.
ANY_OPENING = (
    "announce_raise",
    "announced_amount",
    "announced_raise_chips",
    "silent_chips",
    "silent_then_word",
    "single_chip_announced",
    "spoken_action",
    "string_bet",
)


class TestNotAskedAgain:
    def test_all_that_is_sure_at_a_table(self) -> None:
        sure = {op: found for op in questions() if (found := prefilled(op, AT_A_TABLE))}
        assert sure == {
            "ante_due": {"format": "bb", "heads_up": False},
            "arrival": {"ante_format": "bb", "seats": 8},
            "big_blind_ante": {"blinds.bb": 200, "blinds.ante": 200},
            "blind_forgotten": {"sb": 100, "bb": 200, "ante": 200},
            "blind_posted_by_mistake": {"bb": 200},
            "board_removed_early": {"smallest_chip": 25},
            "classic_ante": {"sb": 100, "bb": 200},
            "final_table_size": {"seats_per_table": 9},
            "foul_deck": {"smallest_chip": 25},
            "late_entry": {"level": 4, "rule": 6},
            "min_raise": {"blinds": [100, 200]},
            "next_positions": {"seats": 8},
            "penalty_rounds": {"players_at_table": 3},
            "player_to_move": {"players": [1, 4, 7]},
            "pots": {"blinds": [100, 200], "ante": 200, "format": "bb"},
            "reopen": {"bb": 200},
            "short_all_in": {"bb": 200},
            "short_all_in_over_raise": {"blinds": [100, 200]},
            "short_amount": {"smallest_chip": 25, "chips_of_5_in_play": False},
            **{op: {"bb": 200} for op in ANY_OPENING},
            "suspension": {"players_at_table": 3},
            "table_stop": {
                "phase": "early",
                "players_here": 3,
                "max_other_table": 6,
                "seats_per_table": 9,
            },
            "underbet": {"bb": 200},
        }

    def test_the_ante_of_another_format_is_asked_for(self) -> None:
        classic = replace(AT_A_TABLE, ante_format="classic", ante=25)
        assert prefilled("classic_ante", classic)["ante"] == 25
        assert "ante" not in prefilled("button_ante", classic)
        assert "blinds.ante" not in prefilled("big_blind_ante", classic)

    def test_nothing_is_sure_where_nothing_is_known(self) -> None:
        sure = {op for op in questions() if prefilled(op, TableFacts())}
        assert sure == {"late_entry", "table_may_start", "table_stop"}

    def test_before_the_start_the_tables_are_about_to_start(self) -> None:
        assert prefilled("table_may_start", TableFacts(started=False)) == {"phase": "start"}
        after = TableFacts(started=True, in_break=True)
        assert prefilled("table_may_start", after) == {"phase": "after_break"}

    def test_once_tables_have_closed_a_table_stops_sooner(self) -> None:
        facts = TableFacts(tables_have_closed=True)
        assert prefilled("table_stop", facts)["phase"] == "tables_decreasing"

    def test_two_at_the_table_are_heads_up(self) -> None:
        facts = TableFacts(table=1, players=(Sitting(2, 1), Sitting(5, 2)))
        assert prefilled("ante_due", facts)["heads_up"] is True

    def test_what_is_sure_fits_every_question(self) -> None:
        for op in questions():
            known = prefilled(op, AT_A_TABLE)
            told = begin(op, known)
            assert set(told.answers) == set(known), op

    def test_an_all_in_is_ruled_on_two_answers(self) -> None:
        told = begin("short_all_in", prefilled("short_all_in", AT_A_TABLE))
        told = told.answer("street", "preflop").answer("all_in", 150)
        assert isinstance(told.outcome, Ruling)
        assert told.outcome.decision.call == 200


class TestHandForHand:
    def test_a_hand_going_on_elsewhere_keeps_the_cards_down(self) -> None:
        session = hand_for_hand(a_bubble(5, 5))
        facts = facts_of(session, 1)
        assert facts.other_tables_playing is True
        assert prefilled("all_in_showdown", facts) == {"other_tables_playing": True}
        assert prefilled("hand_for_hand_all_in", facts) == {"other_tables_playing": True}
        assert facts_of(session, None).other_tables_playing is True

    def test_once_the_others_are_done_they_are_turned_up(self) -> None:
        session = hand_for_hand(a_bubble(5, 5))
        session.dispatch(cmd.TableDone(2))
        assert facts_of(session, 1).other_tables_playing is False
        assert facts_of(session, 2).other_tables_playing is True
        assert facts_of(session, None).other_tables_playing is None

    def test_a_table_that_waits_with_its_own_all_in_is_not_playing(self) -> None:
        session = hand_for_hand(a_bubble(5, 5))
        session.dispatch(cmd.TableAllIn(2))
        assert facts_of(session, 1).other_tables_playing is False

    def test_outside_hand_for_hand_nothing_is_said(self) -> None:
        assert facts_of(a_bubble(5, 5)).other_tables_playing is None
        assert "other_tables_playing" not in prefilled("all_in_showdown", AT_A_TABLE)
