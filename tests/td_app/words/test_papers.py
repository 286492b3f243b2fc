"""What a paper waits for is said in both languages, whatever it waits for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from td_app.words.language import Language
from td_app.words.papers import WAITING, waiting_sentence
from td_app.words.refusals import REFUSALS

PRINTING = Path(__file__).parents[3] / "td_app" / "printing"
TOLD_ELSEWHERE = {"NOT_OF_THIS_TOURNAMENT"}
"""Said to who asks by name for a paper that the tournament does not have."""


def codes() -> set[str]:
    """Return every code that a paper answers when it is not ready."""
    code = re.compile(r'"([A-Z]+(?:_[A-Z]+)*_(?:YET|LEFT|LEAVES|DECIDE|ALREADY))"')
    return {found for path in PRINTING.glob("*.py") for found in code.findall(path.read_text())}


def test_every_code_has_its_sentence_and_every_sentence_its_code() -> None:
    assert codes() - set(REFUSALS) == set(WAITING) - TOLD_ELSEWHERE


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_sentence_ends_with_a_full_stop(language: Language) -> None:
    for code in codes():
        assert waiting_sentence(code, language).endswith(".")


def test_a_paper_that_is_ready_says_nothing() -> None:
    assert waiting_sentence("") == ""
