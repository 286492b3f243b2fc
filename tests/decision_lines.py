"""The line and the chips of a decision, from a case put to the rulebook."""

from __future__ import annotations

from typing import Any

from rules_ropta.json_door import answer_case
from td_app.words.figures import NARROW, NO_BREAK
from td_app.words.language import Language
from td_app.words.ruling_text import DecisionText, decision_text


def told(op: str, language: Language = "fr", **given: Any) -> DecisionText:
    outcome = answer_case({"op": op, **given})
    assert outcome["outcome"] in ("ruling", "director_decides"), outcome
    return decision_text(op, outcome["decision"], given, language)


def line(op: str, **given: Any) -> str:
    """The French line, with plain spaces."""
    return plain(told(op, **given).line)


def amounts(op: str, **given: Any) -> dict[str, int]:
    """The chips by their French label, with plain spaces."""
    return {plain(label): chips for label, chips in told(op, **given).amounts}


def plain(text: str) -> str:
    return text.replace(NO_BREAK, " ").replace(NARROW, " ")
