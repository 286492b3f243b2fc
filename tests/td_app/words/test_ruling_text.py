"""An outcome told whole, as a floor reads it: every worked case, and what cannot be."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from every_case import every_case

from rules_ropta.faults import fault_of
from rules_ropta.json_door import answer_case
from rules_ropta.penalties import is_imposed
from td_app.words.asking import CODES, malformed_sentence
from td_app.words.ruling_text import RulingText, told_ruling
from td_app.words.rulings import OPTIONS

ROOT = Path(__file__).resolve().parents[3]
COPY = ROOT / "tests/rules_ropta/cases/ropta_cases.json"
CASES = [
    case for case in json.loads(COPY.read_text("utf-8")) if case["expected"].get("in_force", True)
]


def told(op: str, language: str = "fr", **given: Any) -> RulingText:
    """Return the outcome of a case in words."""
    return told_ruling(op, given, answer_case({"op": op, **given}), language)  # type: ignore[arg-type]


class TestEveryWorkedCase:
    @pytest.mark.parametrize("language", ["fr", "en"])
    def test_is_told_without_a_hole(self, language: str) -> None:
        for case in CASES:
            given = dict(case["given"])
            op = given.pop("op")
            ruling = told(op, language, **given)
            words = [ruling.line, ruling.say, *ruling.why, *(o.text for o in ruling.options)]
            assert ruling.line and ruling.kind in ("ruling", "director_decides"), case["id"]
            assert not [w for w in words if "{" in w or "…" in w or "_" in w], case["id"]
            assert ruling.cites, case["id"]

    def test_every_way_out_has_its_words(self) -> None:
        for case in CASES:
            given = dict(case["given"])
            op = given.pop("op")
            for option in told(op, **given).options:
                assert option.code.upper() in OPTIONS or option.code in OPTIONS, (op, option.code)


def of_before(code: str, **params: int) -> dict[str, Any]:
    """What an earlier version said of a player to whom the turn came back."""
    return {
        "outcome": "ruling",
        "decision": {"may_raise": False},
        "cites": ["9.21"],
        "because": {"code": "FACES_LESS_THAN_A_RAISE", "params": {"faced": 75, "full": 125}},
        "readings": [],
        "say": {"code": code, "params": params},
    }


class TestAJournalOfBefore:
    """What an older version ruled is told still, in its own words."""

    @pytest.mark.parametrize("language", ["fr", "en"])
    def test_a_player_once_left_to_the_director(self, language: Any) -> None:
        choice = {
            "outcome": "director_decides",
            "decision": {"options": ["RAISE_ALLOWED", "CALL_OR_FOLD_ONLY"]},
            "cites": ["9.21", "9.9"],
            "because": {"code": "CHECKED_BEFORE_A_SHORT_ALL_IN", "params": {"faced": 3, "full": 9}},
            "weighs": {"RAISE_ALLOWED": [{"code": "WEIGHS_OTHERS_MAY_RAISE_IT", "params": {}}]},
            "readings": [],
        }
        given = {"role": "checker", "level_now": 30, "own_bet": 0}
        ruling = told_ruling("reopen", given, choice, language)
        words = [ruling.line, *ruling.why, *(o.text for o in ruling.options)]
        words += ruling.options[0].weighs
        assert all(words) and not [w for w in words if "_" in w or "…" in w]

    @every_case(
        "code, params",
        [
            ("SAY_BLOCKED", {"add": 75}),
            ("SAY_CALL_OR_FOLD", {"add": 75}),
            ("SAY_MAY_RAISE", {"total": 75}),
            ("SAY_RAISE_AT_LEAST", {"total": 75}),
            ("SAY_CALL_OR_RAISE", {"call": 75, "total": 75}),
            ("SAY_AMOUNT_IS", {"total": 75}),
            ("SAY_OPENING", {"opening": 75, "add": 75}),
            ("SAY_OPENING_AND_CALL", {"opening": 75, "add": None}),
            ("SAY_OPENING_AND_RAISE", {"opening": 75, "add": 75, "raise_to": 75}),
        ],
    )
    def test_what_was_said_then_has_its_figures(self, code: str, params: dict[str, int]) -> None:
        given = {"role": "caller", "level_now": 300, "own_bet": 225}
        ruling = told_ruling("reopen", given, of_before(code, **params), "fr")
        figures = [chips for chips in params.values() if chips]
        assert ruling.say.count("75") == len(figures), ruling.say


SANCTIONED: list[dict[str, Any]] = [
    {"op": "out_of_turn", "announced": "call", "actions_between": []},
    {"op": "out_of_turn", "announced": "call", "actions_between": ["raise"], "repeated": True},
    {"op": "out_of_turn", "announced": "fold"},
    {"op": "out_of_turn", "announced": "rises"},
    {"op": "out_of_turn", "announced": "fold", "previous_not_done": True},
    {"op": "turns_cards", "action_over": False},
    {"op": "expose_on_turn"},
    {"op": "shows_cards", "to": "spectator"},
    {"op": "open_muck", "posted_bb": False},
    {"op": "misdeal", "deliberate_by": "A"},
    {"op": "misdeal", "exposed_index": [1], "repeated": True},
    {"op": "cards_thrown_on_unprotected_hand", "identifiable": False},
]


class TestSanctions:
    def test_an_open_muck_is_punished(self) -> None:
        assert told("open_muck", posted_bb=False).sanction == "imposed"

    def test_a_call_is_not(self) -> None:
        case = {"bet_level": 600, "min_increment": 400, "chips": [1000], "players_in_hand": 4}
        assert told("silent_chips", **case).sanction == ""

    def test_a_misdeal_is_a_fault_only_when_somebody_did_it_on_purpose(self) -> None:
        assert fault_of("misdeal", {"wrong_seat": True}) is None
        assert fault_of("misdeal", {"deliberate_by": "A"}) == "deliberate_misdeal"

    @every_case(
        "op, given, fault",
        [
            ("muck_facing_all_in", {"recoverable": True}, "mucked_at_all_in"),
            ("open_muck", {"opponent_all_in": True}, "mucked_at_all_in"),
            ("open_muck", {"posted_bb": False}, "open_muck"),
            ("unprotected_hand_mucked", {"thrown_by": "himself"}, None),
            (
                "unprotected_hand_mucked",
                {"thrown_by": "himself", "opponent_at_fault": True},
                "others_hand_lost",
            ),
            ("unprotected_hand_mucked", {"identifiable": True}, "unprotected_hand"),
            ("cards_thrown_on_unprotected_hand", {"identifiable": True}, "cards_thrown"),
            ("open_muck", {"posted_bb": True}, None),
            ("presence", {"at_seat": False}, None),
            ("presence", {"leaves_with_cards": True, "all_in": False}, "away_with_cards"),
            ("presence", {"leaves_with_cards": True, "all_in": True, "busted": True}, None),
            ("misdeal", {"wrong_seat": True, "repeated": True}, "repeated_misdeals"),
            ("out_of_turn", {"announced": "call"}, "out_of_turn"),
            ("out_of_turn", {"announced": "call", "repeated": True}, "out_of_turn_punished"),
            ("out_of_turn", {"announced": "fold"}, "out_of_turn_punished"),
            ("out_of_turn", {"announced": "rises"}, "out_of_turn_punished"),
            ("out_of_turn", {"announced": "fold", "previous_not_done": True}, "out_of_turn"),
            ("turns_cards", {"action_over": False}, "turned_cards"),
            ("expose_on_turn", {}, "turned_cards"),
            ("time_call", {"elapsed_s": 75}, None),
            ("time_expired", {"acted": None}, None),
            (
                "unprotected_hand_mucked",
                {"thrown_by": "himself", "opponent_all_in": True},
                "mucked_at_all_in",
            ),
            ("unprotected_hand_mucked", {"last_action": "call"}, None),
            ("shows_cards", {"to": "spectator"}, "showed_cards"),
            ("shows_cards", {"to": "spectator", "folding_heads_up": True}, None),
            ("shows_cards", {"to": "spectator", "only_one_left": True}, None),
            ("turns_cards", {"action_over": True}, None),
        ],
    )
    def test_a_fault_is_offered_where_there_is_one(
        self, op: str, given: dict[str, Any], fault: str | None
    ) -> None:
        assert fault_of(op, given) == fault

    @pytest.mark.parametrize("case", SANCTIONED, ids=lambda case: f"{case['op']}-{len(case)}")
    def test_the_ruling_and_the_penalty_suggested_agree(self, case: dict[str, Any]) -> None:
        """What the ruling imposes, the ladder imposes; what it only allows, the ladder does."""
        given = {name: value for name, value in case.items() if name != "op"}
        said = told(case["op"], **given).sanction
        fault = fault_of(case["op"], given)
        assert fault is not None
        assert (said == "imposed") == is_imposed(fault), (said, fault)

    def test_words_that_were_allowed_are_no_fault(self) -> None:
        given = {"speaker_in_hand": False, "kind": "official_announcement"}
        assert fault_of("talk_about_the_hand", given, {"allowed": True}) is None
        assert fault_of("talk_about_the_hand", given, {"allowed": False}) == "table_talk"

    def test_a_house_that_punishes_the_big_blind_finds_a_fault(self) -> None:
        given = {"posted_bb": True}
        assert fault_of("open_muck", given, {"penalty": True}) == "open_muck"


class TestWhatCannotBe:
    def test_the_answer_to_mend_is_named(self) -> None:
        ruling = told(
            "silent_chips",
            bet_level=600,
            min_increment=400,
            prior=900,
            chips=[1000],
            players_in_hand=4,
        )
        assert (ruling.kind, ruling.field) == ("error", "prior")
        assert ruling.line.startswith("Personne n’a devant lui plus que la mise à suivre")

    def test_every_code_of_an_answer_that_cannot_be_has_a_sentence(self) -> None:
        sources = [*(ROOT / "rules_ropta").rglob("*.py")]
        codes = {
            code
            for source in sources
            for code in re.findall(r'Malformed\(\s*"([A-Z_]+)"', source.read_text("utf-8"))
        }
        #: What a form cannot send: it builds the case itself, with fields of the right type.
        of_the_door = {"NOT_JSON", "NOT_A_CASE", "NO_OP", "UNKNOWN_OP", "UNKNOWN_FIELD"}
        of_the_door |= {"WRONG_TYPE", "NOT_ALLOWED", "OUR_MISTAKE", "TOO_MANY", "CONTRADICTION"}
        assert {c for c in codes if "HOUSE" not in c} - of_the_door <= set(CODES)

    @every_case("code", sorted(CODES))
    def test_sentences_are_whole_in_both_languages(self, code: str) -> None:
        french = malformed_sentence("silent_chips", code, "chips", "fr")
        english = malformed_sentence("silent_chips", code, "chips", "en")
        assert french != english and "{" not in french + english
