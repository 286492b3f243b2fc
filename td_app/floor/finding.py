"""Finding the situation a floor is called for, by the words or the article number typed.

The rulebook's own search finds the articles; the same index finds the situations, which also
profit, weakly, from the titles and keywords of the articles they apply.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rules_ropta.registry import questions
from rules_ropta.rulebook import Article, load_rulebook
from rules_ropta.rulebook.search import Phrase, WordIndex, by_number, folded, search

#: The articles offered after the situations.
MOST_ARTICLES = 5

#: A number typed finds more: everything that applies the article, or the chapter.
MOST_BY_NUMBER = 20


@dataclass(frozen=True, slots=True)
class Sought:
    """A situation to be found: its question, its title, and its words in every language."""

    op: str
    title: str
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Findings:
    """What was found, best first: situations by their question's name, then articles."""

    incidents: tuple[str, ...] = ()
    articles: tuple[Article, ...] = ()


def find(typed: str, incidents: Sequence[Sought], limit: int = 8) -> Findings:
    """Return the situations and the articles that answer what was typed.

    ``limit`` is for the situations. A number (``9.12``, ``art 9``) finds what applies its
    article, the closest first, then the article; anything else is words in French or English,
    in any order, accents, plurals and slips forgiven.
    """
    if (numbered := by_number(typed)) is not None:
        return Findings(
            _applying(numbered, incidents)[: max(limit, MOST_BY_NUMBER)],
            numbered[:MOST_BY_NUMBER],
        )
    matches = _index(tuple(incidents)).matches(typed)
    return Findings(
        tuple(match.key for match in matches[:limit]),
        tuple(found.article for found in search(typed, MOST_ARTICLES)),
    )


def _applying(articles: Sequence[Article], incidents: Sequence[Sought]) -> tuple[str, ...]:
    """The situations that apply these articles: those an article is first for come first."""
    asked = {article.number: rank for rank, article in enumerate(articles)}
    known = questions()
    ranked = []
    for sought in incidents:
        applied = known[sought.op].articles
        ranks = [
            (asked[number], place, len(applied))
            for place, number in enumerate(applied)
            if number in asked
        ]
        if ranks:
            ranked.append((min(ranks), sought.op))
    return tuple(op for _, op in sorted(ranked))


@lru_cache(maxsize=4)
def _index(incidents: tuple[Sought, ...]) -> WordIndex[str]:
    return WordIndex({sought.op: tuple(_phrases(sought)) for sought in incidents})


def _phrases(sought: Sought) -> Iterator[Phrase]:
    yield Phrase("title", folded(sought.title))
    for word in sought.words:
        yield Phrase("keyword", folded(word))
    articles = load_rulebook().articles
    for number in questions()[sought.op].articles:
        article = articles[number]
        for words in (article.title, article.title_en, *article.keywords):
            yield Phrase("article", folded(words))
