"""What is typed for a stack and is no number is said so, and never counts as nothing."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from td_app.ui.widgets.typed_fields import StackField, not_a_number

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


@pytest.mark.parametrize(
    ("text", "bad"), [("abc", True), ("9k", True), ("9 000", False), ("", False)]
)
def test_a_stack_that_is_no_number_is_told_apart(qtbot: QtBot, text: str, bad: bool) -> None:
    field = StackField("Agathe")
    qtbot.addWidget(field)
    qtbot.keyClicks(field, text)
    assert field.bad is bad
    assert (field.property("wrong") == "true") is bad


def test_the_sentence_names_what_was_typed_and_how_a_number_is_written() -> None:
    assert "9k" in not_a_number("9k")
    assert "9\u202f000" in not_a_number("9k")
