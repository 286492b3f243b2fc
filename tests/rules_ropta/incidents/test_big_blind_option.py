"""The big blind has the bet in front already: what falls back to a call is a check, told as one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from every_case import every_case

from rules_ropta.outcome import plain_outcome
from rules_ropta.registry import question
from rules_ropta.ruling import Ruling

OPTION = {"bet_level": 200, "min_increment": 200, "prior": 200}
PUSHED = ([25, 25], [50], [100], [100, 100], [500])


def situations() -> Iterator[tuple[str, dict[str, Any]]]:
    """Chips pushed over the option, by every question that takes them, free to raise or blocked."""
    for chips in PUSHED:
        for given in (OPTION, {**OPTION, "may_raise": False}):
            total, several = sum(chips), {"chips": chips, "players_in_hand": 4}
            yield "silent_chips", {**given, **several}
            for word in ("call", "check", "raise", None):
                yield "silent_then_word", {**given, **several, "word_after": word}
            for said in (True, False):
                single = {"chip": total, "announced_before_touch": said, "players_in_hand": 4}
                yield "single_chip_announced", {**given, **single}
            yield "announced_amount", {**given, "announced": 200 + total, "chips_total": total}
            yield "announced_raise_chips", {**given, "chips_total": total}
            for word in ("call", "check", "raise"):
                yield "spoken_action", {**given, "word": word, "chips_total": total}
            for said in ("call", "raise", None):
                twice = {"first_part": chips, "second_part": [500], "said": said}
                yield "string_bet", {**given, **twice, "players_in_hand": 4}


class TestArticle_9_22:
    @every_case("op, given", list(situations()))
    def test_who_has_the_bet_in_front_is_told_a_check(self, op: str, given: dict[str, Any]) -> None:
        answer = question(op).ask(given)
        assert isinstance(answer, Ruling) and answer.announce is not None
        line = question(op).line(plain_outcome(answer)["decision"], given)
        assert line.code.startswith("WAGER_CHECK") is answer.announce.code.startswith("SAY_CHECK")
