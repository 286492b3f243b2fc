"""Finding an article by the words a floor types: French or English, in any order, misspelt."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from math import log
from typing import Literal

from rules_ropta import EDITION
from rules_ropta.rulebook.book import Article, load_rulebook

Where = Literal["number", "title", "keyword", "summary"]
Words = tuple[str, ...]

#: What a word is worth by where it stands.
WORTH: Mapping[Where, float] = {"number": 100.0, "title": 4.0, "keyword": 3.0, "summary": 1.0}

#: How much of it is left when the word is only begun, or misspelt.
BEGUN, MISSPELT = 0.7, 0.6

#: What each further place where a word stands adds: it parts articles otherwise alike.
REPEATED = 0.02

FIGURES = {
    word: str(figure)
    for figure, words in enumerate(
        (
            "deux two",
            "trois three",
            "quatre four",
            "cinq five",
            "six six",
            "sept seven",
            "huit eight",
            "neuf nine",
            "dix ten",
        ),
        start=2,
    )
    for word in words.split()
}
SMALL_WORDS = frozenset(
    re.findall(
        r"\w+",
        """a ai an and as at au aux by ce d dans de des du elle en est et for from il in is it j je
        l la le les leur ma me mes mon n ne of on or ou par pour qu que qui s sa se ses si son sur
        the to un une was with y art article""",
    )
)


@dataclass(frozen=True, slots=True)
class Found:
    """An article found, and the best place where the words stand in it."""

    article: Article
    where: Where


@dataclass(frozen=True, slots=True)
class _Phrase:
    """A title, a keyword or a summary, as folded words."""

    where: Where
    words: Words


@dataclass(frozen=True, slots=True)
class _Index:
    """Every phrase of every article, and how rare each word is."""

    phrases: Mapping[str, tuple[_Phrase, ...]]
    rarity: Mapping[str, float]


def search(typed: str, limit: int = 10, edition: str = EDITION) -> tuple[Found, ...]:
    """Return the articles that answer what was typed, best first, at most ``limit``.

    A number finds its article, or its chapter. Otherwise accents, case, plurals, the order of
    the words and slips of the fingers are forgiven; a title counts more than a keyword, a
    keyword more than a summary, and a rare word more than a common one.

    >>> [found.article.number for found in search("strign bet", limit=1)]
    ['9.2']
    """
    if (numbered := _by_number(typed, edition)) is not None:
        return numbered[:limit]
    asked, index = folded(typed), _index(edition)
    meant = [meaning for word in asked if (meaning := _meant(word, index.rarity))]
    scored = [
        (score, number, where)
        for number, phrases in index.phrases.items()
        for score, where in [_score(meant, phrases, index.rarity)]
        if score
    ]
    scored.sort(key=lambda one: -one[0])
    articles = load_rulebook(edition).articles
    return tuple(Found(articles[number], where) for _, number, where in scored[:limit])


def folded(text: str) -> Words:
    """Return the words of a text without accents, case, plurals or small words.

    >>> folded("Flop à quatre cartes")
    ('flop', '4', 'carte')
    """
    text = text.lower().replace("œ", "oe").replace("æ", "ae")
    plain = "".join(
        letter
        for letter in unicodedata.normalize("NFKD", text)
        if not unicodedata.combining(letter)
    )
    words = re.findall(r"[a-z0-9]+", plain)
    return tuple(_stem(word) for word in words if word not in SMALL_WORDS)


def _stem(word: str) -> str:
    word = FIGURES.get(word, word)
    return word[:-1] if len(word) > 3 and word[-1] in "sx" else word


def _by_number(typed: str, edition: str) -> tuple[Found, ...] | None:
    """The article of that number, or the articles of that chapter; None if it is no number."""
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
    first = [exact] if exact else []
    return tuple(Found(article, "number") for article in [*first, *inside])


@cache
def _index(edition: str) -> _Index:
    articles = load_rulebook(edition).articles
    phrases = {number: tuple(_phrases(article)) for number, article in articles.items()}
    holding: dict[str, int] = {}
    for one in phrases.values():
        for word in {word for phrase in one for word in phrase.words}:
            holding[word] = holding.get(word, 0) + 1
    rarity = {word: log(1 + len(articles) / count) for word, count in holding.items()}
    return _Index(phrases, rarity)


def _phrases(article: Article) -> Iterator[_Phrase]:
    for title in (article.title, article.title_en):
        yield _Phrase("title", folded(title))
    for keyword in article.keywords:
        yield _Phrase("keyword", folded(keyword))
    for summary in (article.summary_fr, article.summary_en):
        yield _Phrase("summary", folded(summary))


def _meant(word: str, known: Mapping[str, float]) -> dict[str, float]:
    """The words of the rulebook that may be meant, with how well each fits.

    A slip is looked for only in a word that the rulebook neither has nor begins with.
    """
    meant = {other: BEGUN for other in known if len(word) > 2 and other.startswith(word)}
    if word in known:
        meant[word] = 1.0
    if meant or len(word) < 4:
        return meant
    allowed = 1 if len(word) < 7 else 2
    return {other: MISSPELT for other in known if _slips(word, other, allowed) <= allowed}


def _slips(one: str, other: str, allowed: int) -> int:
    """Letters added, left out, changed or swapped; more than allowed when not worth counting."""
    if abs(len(one) - len(other)) > allowed:
        return allowed + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, start=1):
        last, row, before_last = row, [i], before
        for j, wanted in enumerate(other, start=1):
            cost = min(last[j] + 1, row[-1] + 1, last[j - 1] + (letter != wanted))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == wanted:
                cost = min(cost, before_last[j - 2] + 1)
            row.append(cost)
        if min(row) > allowed:
            return allowed + 1
        before = last
    return row[-1]


def _score(
    asked: list[dict[str, float]], phrases: tuple[_Phrase, ...], rarity: Mapping[str, float]
) -> tuple[float, Where]:
    """What an article is worth for the words asked, and where it answers best."""
    best = [max(_worth(meant, phrase, rarity) for phrase in phrases) for meant in asked]
    found = sum(1 for worth in best if worth)
    if not found:
        return 0.0, "summary"
    whole, where = max(
        ((_together(asked, phrase, rarity), phrase.where) for phrase in phrases),
        key=lambda one: one[0],
    )
    often = sum(_worth(meant, phrase, rarity) for phrase in phrases for meant in asked)
    return (sum(best) + whole + REPEATED * often) * (found / len(asked)) ** 2, where


def _worth(meant: Mapping[str, float], phrase: _Phrase, rarity: Mapping[str, float]) -> float:
    fits = (meant[word] * rarity[word] for word in phrase.words if word in meant)
    return WORTH[phrase.where] * max(fits, default=0.0)


def _together(asked: list[dict[str, float]], phrase: _Phrase, rarity: Mapping[str, float]) -> float:
    """What words standing in one phrase add: most when the phrase says nothing else."""
    left, worths = list(phrase.words), []
    for meant in asked:
        fitting = [word for word in left if word in meant]
        if fitting:
            word = max(fitting, key=lambda one: meant[one] * rarity[one])
            left.remove(word)
            worths.append(WORTH[phrase.where] * meant[word] * rarity[word])
    return sum(worths) * len(worths) / max(len(phrase.words), len(asked))
