"""What was answered about an incident, in words: each question that mattered, and its answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from td_app.floor.questioning import Step, begin
from td_app.floor.table_facts import TableFacts
from td_app.ui.pages.floor.answer_pad import Asked
from td_app.ui.pages.floor.answer_words import answer_words
from td_app.words.asking import field_question

#: A question as it was put, and the answer given.
Line = tuple[str, str]


def answered_lines(op: str, given: Mapping[str, Any]) -> tuple[Line, ...]:
    """Return the questions that mattered and their answers, in the order they are put.

    ``given`` is the case as the journal keeps it. What somebody said is not in it, and places
    go without a name: others may sit there since.
    """
    return tuple(
        (field_question(op, step.name), _words(op, step))
        for step in begin(op, given).steps
        if _told(step)
    )


def _told(step: Step) -> bool:
    """Whether an answer is worth reading: that none of several things happened is one too."""
    return (step.answered or bool(step.alternatives)) and step.value != ""


def _words(op: str, step: Step) -> str:
    words = answer_words(Asked(op, step.name, step.field.shape, TableFacts()), step.value)
    a_letter = words[1:2] in ("", ",")
    return words if a_letter else words[:1].upper() + words[1:]
