"""Every situation a floor may be called for, in words: to be found, and by moment of the hand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal

from rules_ropta.registry import questions
from td_app.floor.finding import Sought, find, helpers
from td_app.words.asking import question_keywords, question_title
from td_app.words.book import title_of
from td_app.words.language import LANGUAGES, Language, current_language, fr_en, in_language


@cache
def every_situation(language: Language, other_games: bool = False) -> tuple[Sought, ...]:
    """Return every situation with its words, its title in ``language`` before the other.

    With what helps a floor beside them, that of other games where they are played.
    """
    others = [one for one in LANGUAGES if one != language]
    return tuple(
        Sought(
            op,
            question_title(op, language),
            (*question_keywords(op), *(question_title(op, other) for other in others)),
        )
        for op in (*questions(), *helpers(other_games=other_games))
    )


@dataclass(frozen=True, slots=True)
class FoundLine:
    """One answer: a question's name, an article's number, or what the text hardly names.

    ``says``: of a subject that the text hardly names, what it says and does not say.
    """

    kind: Literal["subject", "op", "article"]
    key: str
    title: str
    says: str = ""


def found_lines(typed: str, other_games: bool = False) -> tuple[FoundLine, ...]:
    """Return what answers what was typed, best first, in the language of the screens."""
    language = current_language()
    found = find(typed, every_situation(language, other_games))
    subjects = [found.subject] if found.subject else []
    articles = [FoundLine("article", one.number, title_of(one)) for one in found.articles]
    return (
        *(
            FoundLine(
                "subject",
                one.code,
                in_language(one.titles, language),
                in_language(one.says, language),
            )
            for one in subjects
        ),
        *articles[: found.leading],
        *(FoundLine("op", op, question_title(op)) for op in found.incidents),
        *articles[found.leading :],
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
