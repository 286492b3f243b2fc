"""Deals, settlements and prizes told in one line, in both languages, and never to a free floor."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from decision_lines import line, told
from every_case import every_case

from rules_ropta.json_door import answer_case
from rules_ropta.other_texts import load_clauses
from rules_ropta.registry import questions, questions_of_every_text
from td_app.floor.finding import STAGES, find, ops_at
from td_app.floor.situations import every_situation
from td_app.words.figures import NO_BREAK
from td_app.words.language import Language
from td_app.words.ruling_text import told_ruling
from td_app.words.terms import reading_text

CASES = json.loads(
    (Path(__file__).parents[2] / "rules_ropta" / "cases" / "formats_cases.json").read_text("utf-8")
)
OF_A_ROOM = [case for case in CASES if case["given"]["op"] in questions("room")]
LONGEST_LINE = 140


@every_case("language", ["fr", "en"])
@every_case("case", OF_A_ROOM, ids=lambda case: str(case["id"]))
def test_a_worked_case_reads_in_one_line(case: dict[str, Any], language: Language) -> None:
    given = {name: value for name, value in case["given"].items() if name != "op"}
    read = told_ruling(case["given"]["op"], given, answer_case(case["given"]), language)
    for text in (read.line, *read.why):
        assert not re.search(r"[{}…_]|None|\bTrue\b|\bFalse\b", text)
        assert 0 < len(text) <= LONGEST_LINE and text[0] == text[0].upper()
        if language == "fr":
            assert not re.search(rf"[^{NO_BREAK}\d][:;!?]", text)


class TestMoney:
    def test_a_deal_names_what_is_kept(self) -> None:
        given = {"kind": "even", "stacks": [5, 4], "prizes": [3000, 1001], "keep_for_winner": 500}
        assert line("deal", **given) == (
            "5 € à jouer encore ; dans l’ordre des tapis : 17,51 € et 17,50 €"
        )

    def test_a_share_above_the_first_prize_is_said(self) -> None:
        given = {"kind": "chip_chop", "stacks": [98, 1, 1], "prizes": [5000, 3000, 2000]}
        assert line("deal", **given).endswith("une part dépasse le premier prix")

    def test_tickets_are_told_beside_the_money(self) -> None:
        paid = {"stack": 0, "buy_in": 2000, "fee": 200, "bounty": 0}
        players = [{"name": "A", **paid, "ticket": True}, {"name": "B", **paid, "ticket": False}]
        given = {"stage": "before_start", "players": players}
        assert line("cancellation", **given) == "2 entrées rendues : 22 € et 1 ticket"

    def test_a_bounty_says_what_is_carried(self) -> None:
        given = {"bounties": {"A": 500, "B": 375}, "eliminated": "B", "by": ["A"]}
        assert line("bounty", kind="regular", **given) == "3,75 € à A"
        assert line("bounty", kind="progressive", **given) == (
            "1,87 € à A, 1,88 € ajoutés en prime"
        )

    def test_nobody_to_credit_is_for_the_director(self) -> None:
        given = {"kind": "regular", "bounties": {"Anne": 500}, "eliminated": "Anne", "by": []}
        assert line("bounty", **given) == "Au directeur d’attribuer la prime d’Anne"

    def test_a_jackpot_says_what_it_is_played_with(self) -> None:
        given = {"edition": "extreme_en", "buy_in": 1000, "multiplier": 125}
        assert told("jackpot", "en", **given).line == (
            "€1,250 to be won: €1,000, €200 and €50; stacks of 500, levels of 3 min"
        )

    def test_a_refusal_says_both_figures(self) -> None:
        given = {"kind": "by_hand", "stacks": [5, 5], "prizes": [100], "shares": [50, 49]}
        outcome = answer_case({"op": "deal", **given})
        assert told_ruling("deal", given, outcome, "en").line == (
            "The shares add up to €0.99 and there is €1 to share. Correct one amount."
        )


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_reading_of_a_room_is_told(language: Language) -> None:
    assert all(reading_text(code, language) for code in load_clauses("room").readings)


class TestAFreeClub:
    """What is of another text stays out of the floor's search, of its map and of its list."""

    OTHERS = set(questions_of_every_text()) - set(questions())

    def test_there_are_other_texts(self) -> None:
        assert {"icm", "deal", "cancellation", "jackpot"} <= self.OTHERS

    @pytest.mark.parametrize("language", ["fr", "en"])
    @pytest.mark.parametrize("typed", ["icm", "deal", "bounty", "jackpot", "rake", "satellite"])
    def test_typing_their_words_finds_none_of_them(self, typed: str, language: Language) -> None:
        assert set(find(typed, every_situation(language)).incidents) & self.OTHERS == set()

    def test_no_moment_of_a_hand_offers_them(self) -> None:
        assert {op for stage in STAGES for op in ops_at(stage)} & self.OTHERS == set()
