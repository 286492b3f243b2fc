"""What a floor is offered before typing."""

from __future__ import annotations

from rules_ropta.registry import questions
from td_app.floor.finding import USUAL, first_offered


def test_before_any_incident_the_usual_situations_are_offered() -> None:
    assert first_offered(()) == USUAL


def test_the_usual_situations_are_questions_of_the_rulebook() -> None:
    assert set(USUAL) <= set(questions())


def test_the_latest_come_first_then_the_most_asked() -> None:
    asked = ("pots", "pots", "pots", "misdeal", "skipped", "reopen", "misdeal")
    assert first_offered(asked)[:4] == ("misdeal", "reopen", "skipped", "pots")


def test_each_is_offered_once_and_one_a_digit() -> None:
    offered = first_offered(tuple(questions()))
    assert len(offered) == len(set(offered)) == 9


def test_a_question_of_an_older_edition_is_not_offered() -> None:
    assert "chess_clock" not in first_offered(("chess_clock", "misdeal"))
