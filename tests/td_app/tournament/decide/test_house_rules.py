"""A tournament's house rules: what its settings make, what is declared, what is written."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import a_club, a_setup, a_tournament, seated_at

from rules_ropta.house_rules import house_rule
from rules_ropta.outcome import plain_answer
from rules_ropta.registry import ask
from rules_ropta.ruling import HouseRule, Refused
from td_app.persistence.event_codec import as_json, decode, encode
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.state.clock import ClockState
from td_app.tournament.state.setup import (
    DeclaredHouseRule,
    KeepApart,
    TournamentSetup,
    check_setup,
    declared_house_rules,
)

WAIT = DeclaredHouseRule("3.5", "", "TIME_WAIT", 90)


CALLERS = DeclaredHouseRule("9.21", "", "CALLERS_NOT_BLOCKED")


PHONES = DeclaredHouseRule("1.3", "Téléphones rangés")


def by_the_book(**changes: object) -> TournamentSetup:
    """Settings that depart from nothing."""
    return replace(a_setup(keep_apart=KeepApart.NOBODY), **changes)  # type: ignore[arg-type]


class TestWhatIsDeclared:
    def test_settings_by_the_book_declare_nothing(self) -> None:
        assert declared_house_rules(by_the_book()).declared == ()

    def test_a_setting_that_departs_is_a_house_rule_without_being_declared_again(self) -> None:
        setup = by_the_book(late_entry_until=4, final_size=8, keep_apart=KeepApart.TEAMS)
        assert declared_house_rules(setup).declared == (
            house_rule("LATE_ENTRY_UNTIL", 4),
            HouseRule("GROUPS_KEPT_APART", "2.1"),
            house_rule("FINAL_TABLE_SIZE", 8),
        )

    def test_departures_keep_their_value_and_written_rules_their_words(self) -> None:
        rules = declared_house_rules(by_the_book(house_rules=(WAIT, CALLERS, PHONES)))
        assert rules.number("TIME_WAIT") == 90
        assert rules.obeyed("CALLERS_NOT_BLOCKED") == (house_rule("CALLERS_NOT_BLOCKED"),)
        assert rules.written_about(("1.3",)) == (HouseRule("WRITTEN", "1.3", "Téléphones rangés"),)

    def test_what_an_older_version_declared_of_a_setting_counts_as_its_words(self) -> None:
        older = DeclaredHouseRule("2.6", "Finale à huit", "FINAL_TABLE_SIZE")
        rules = declared_house_rules(by_the_book(house_rules=(older,)))
        assert rules.declared == (HouseRule("WRITTEN", "2.6", "Finale à huit"),)

    def test_the_final_table_of_the_settings_is_the_one_the_ruling_gives(self) -> None:
        setup = by_the_book(final_size=7)
        given = {"seats_per_table": setup.seats_per_table}
        told = plain_answer(ask("final_table_size", given, declared_house_rules(setup)))
        assert told["decision"]["final_table"] == setup.final_table_size == 7
        assert told["house_rules"] == [{"code": "FINAL_TABLE_SIZE", "article": "2.6", "value": 7}]


class TestWhatIsRefused:
    @pytest.mark.parametrize(
        ("rules", "code"),
        [
            ((DeclaredHouseRule("3.5", "", "TIME_WAIT"),), "HOUSE_RULE_VALUE"),
            ((DeclaredHouseRule("3.5", "", "TIME_WAIT", 601),), "HOUSE_RULE_VALUE"),
            ((DeclaredHouseRule("9.2", "", "STRING_BET", "as the dealer likes"),),
             "HOUSE_RULE_VALUE"),
            ((DeclaredHouseRule("9.21", "", "CALLERS_NOT_BLOCKED", 1),), "HOUSE_RULE_VALUE"),
            ((DeclaredHouseRule("1.8", "", "REBUYS"),), "HOUSE_RULE_UNKNOWN"),
            ((DeclaredHouseRule("2.6", "", "FINAL_TABLE_SIZE", 8),), "HOUSE_RULE_IN_SETTINGS"),
            ((WAIT, WAIT), "HOUSE_RULE_TWICE"),
            ((DeclaredHouseRule("1.3", " "),), "HOUSE_RULE_EMPTY"),
            ((DeclaredHouseRule("", "Téléphones rangés"),), "HOUSE_RULE_ARTICLE"),
            ((DeclaredHouseRule("12.1", "Téléphones rangés"),), "HOUSE_RULE_ARTICLE"),
            ((DeclaredHouseRule("1.3", "Téléphones\x07"),), "HOUSE_RULE_UNREADABLE"),
            ((DeclaredHouseRule("1.3", "x" * 301),), "HOUSE_RULE_TOO_LONG"),
        ],
    )  # fmt: skip
    def test_a_rule_that_cannot_be_declared(
        self, rules: tuple[DeclaredHouseRule, ...], code: str
    ) -> None:
        with pytest.raises(Refused, match=code):
            check_setup(by_the_book(house_rules=rules))

    def test_departures_and_written_rules_can_stand_together(self) -> None:
        check_setup(by_the_book(house_rules=(WAIT, CALLERS, PHONES, PHONES)))


class TestOnDisk:
    def test_a_number_a_choice_and_nothing_come_back_as_they_were(self) -> None:
        string_bet = DeclaredHouseRule("9.2", "", "STRING_BET", "call")
        setup = by_the_book(house_rules=(WAIT, string_bet, CALLERS, PHONES))
        event = ev.SetupChanged(setup, ClockState())
        assert decode(*encode(event)) == event

    def test_a_rule_without_a_value_is_written_as_older_versions_did(self) -> None:
        assert as_json(PHONES) == {"article": "1.3", "text": "Téléphones rangés", "code": ""}


class TestArticle_1_10:
    def test_a_house_that_settles_the_bubble_ranks_two_tables_by_stack(self) -> None:
        rule = DeclaredHouseRule("1.10", "", "BUBBLE_AT_TWO_TABLES", "by_stack")
        one, two = self.out_at_two_tables(rule)
        assert (one, two) == (15, 16)

    def test_by_the_book_the_director_ranks_them(self) -> None:
        with pytest.raises(Refused, match="DIRECTOR_RANKS"):
            self.out_at_two_tables()

    def out_at_two_tables(self, *rules: DeclaredHouseRule) -> tuple[int, int]:
        session = a_tournament(16, tables=2, house_rules=rules)
        one, two = seated_at(session, 1)[0], seated_at(session, 2)[0]
        outs = (cmd.PlayerOut(one, 9_000), cmd.PlayerOut(two, 100))
        event = session.dispatch(cmd.Eliminate(outs, bubble=True)).event
        assert isinstance(event, ev.PlayersEliminated)
        places = {who: place for group, place in zip(event.ranking, event.places, strict=True)
                  for who in group}  # fmt: skip
        return places[one], places[two]


class TestAnIncidentWrittenDown:
    def test_its_ruling_is_the_houses_and_keeps_the_rule(self) -> None:
        session = a_tournament(16, tables=2, house_rules=(CALLERS,))
        given = '{"level_now": 300, "own_bet": 225, "last_full_increment": 125, "role": "caller"}'
        session.dispatch(cmd.RecordIncident("reopen", given, table=1))
        (incident,) = session.state.incidents.values()
        assert '"may_raise": true' in incident.event.outcome.replace('":true', '": true')
        assert "CALLERS_NOT_BLOCKED" in incident.event.outcome


def test_a_new_tournament_with_house_rules_opens() -> None:
    session = a_club().create(by_the_book(house_rules=(WAIT, PHONES)))
    assert declared_house_rules(session.state.setup).articles == ("3.5", "1.3")
