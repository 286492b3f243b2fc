"""Every situation a floor may be called for, in words: to be found, and by moment of the hand."""

from __future__ import annotations

from functools import cache

from rules_ropta.registry import questions
from td_app.floor.finding import Sought, helpers
from td_app.words.asking import question_keywords, question_title
from td_app.words.language import Language, fr_en


@cache
def every_situation(language: Language, other_games: bool = False) -> tuple[Sought, ...]:
    """Return every situation with its words, its title in ``language`` before the other.

    With what helps a floor beside them, that of other games where they are played.
    """
    other: Language = "en" if language == "fr" else "fr"
    return tuple(
        Sought(
            op,
            question_title(op, language),
            (*question_keywords(op), question_title(op, other)),
        )
        for op in (*questions(), *helpers(other_games=other_games))
    )


def stage_words(stage: str) -> str:
    """Return what a moment of the hand is called, in the language of the screens."""
    return {
        "before_deal": fr_en("Avant la donne", "Before the deal"),
        "deal": fr_en("Donne", "Deal"),
        "betting": fr_en("Mises", "Betting"),
        "board": fr_en("Tableau", "Board"),
        "showdown": fr_en("Abattage", "Showdown"),
        "behaviour": fr_en("Comportement", "Conduct"),
        "clock": fr_en("Horloge", "Clock"),
    }[stage]
