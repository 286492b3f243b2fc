"""Finding an article by the words a floor types: French or English, in any order, misspelt."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Literal

from rules_ropta import EDITION
from rules_ropta.rulebook.book import Article, load_rulebook
from rules_ropta.rulebook.matching import Phrase, Where, WordIndex, folded


@dataclass(frozen=True, slots=True)
class Found:
    """An article found, and the best place where the words stand in it."""

    article: Article
    where: Where | Literal["number"]


def search(typed: str, limit: int = 10, edition: str = EDITION) -> tuple[Found, ...]:
    """Return the articles that answer what was typed, best first, at most ``limit``.

    A number finds its article, or its chapter. Otherwise accents, case, plurals, the order of
    the words and slips of the fingers are forgiven; a title counts more than a keyword, a
    keyword more than a summary, and a rare word more than a common one.

    >>> [found.article.number for found in search("strign bet", limit=1)]
    ['9.2']
    """
    if (numbered := by_number(typed, edition)) is not None:
        return tuple(Found(article, "number") for article in numbered[:limit])
    articles = load_rulebook(edition).articles
    return tuple(
        Found(articles[match.key], match.where) for match in _index(edition).matches(typed)[:limit]
    )


def by_number(typed: str, edition: str = EDITION) -> tuple[Article, ...] | None:
    """Return the article of that number, then those it begins; None if no number was typed.

    >>> [article.number for article in by_number("art. 9.1")][:3]
    ['9.1', '9.10', '9.11']
    """
    number = re.fullmatch(r"\D*?(\d+)(?:[.,](\d*))?\s*", typed)
    if number is None or re.search(r"[a-z]{4}", typed.replace("article", ""), re.IGNORECASE):
        return None
    chapter, rest = number.groups()
    known = load_rulebook(edition).articles
    exact = known.get(f"{chapter}.{rest}" if rest else chapter)
    inside = [
        article
        for name, article in known.items()
        if article is not exact and name.startswith(f"{chapter}.{rest or ''}")
    ]
    return (*([exact] if exact else []), *inside)


@cache
def _index(edition: str) -> WordIndex[str]:
    articles = load_rulebook(edition).articles
    return WordIndex({number: tuple(_phrases(article)) for number, article in articles.items()})


def _phrases(article: Article) -> Iterator[Phrase]:
    for title in (article.title, article.title_en):
        yield Phrase("title", folded(title))
    for keyword in article.keywords:
        yield Phrase("keyword", folded(keyword))
    for summary in (article.summary_fr, article.summary_en):
        yield Phrase("summary", folded(summary))
