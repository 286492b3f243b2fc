"""Words a floor types, matched with forgiveness; the articles they find."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import log
from typing import Generic, Literal, TypeVar

from rules_ropta import EDITION
from rules_ropta.rulebook.book import Article, Subject, load_rulebook
from rules_ropta.rulebook.spoken import AMOUNT, STANDS_FOR, Words, folded, root

Key = TypeVar("Key")


Where = Literal["title", "keyword", "summary", "article"]


#: What a word is worth by where it stands; ``article``: in an article that is applied.
WORTH: Mapping[Where, float] = {"title": 4.0, "keyword": 3.0, "summary": 1.0, "article": 0.3}


#: How much of it is left when the word is only begun, or misspelt.
BEGUN = 0.7
MISSPELT = 0.6


#: What each further phrase where a word stands adds: it parts things otherwise alike.
REPEATED = 0.02


#: Words typed of which the meaning is kept: only the one being typed is looked for again.
MOST_REMEMBERED = 256


#: Words looked for, the first ones typed: nobody tells more than this of what happened.
MOST_WORDS = 40


#: Fewer letters than this, one changed makes another word: « taxi » is not « tapis ».
SURE_LETTERS = 5


@dataclass(frozen=True, slots=True)
class Phrase:
    """A title, a keyword or a summary, as folded words."""

    where: Where
    words: Words


@dataclass(frozen=True, slots=True)
class Match(Generic[Key]):
    """A thing that answers, how well, and the best place where the words stand in it."""

    key: Key
    score: float
    where: Where


class WordIndex(Generic[Key]):
    """Every phrase of every thing, by the words it holds, and how rare each word is."""

    def __init__(self, phrases: Mapping[Key, Sequence[Phrase]]) -> None:
        self._keys = tuple(phrases)
        self._holding: dict[str, list[tuple[int, Phrase]]] = defaultdict(list)
        self._spellings: dict[str, str] = {}
        things: Counter[str] = Counter()
        for place, told in enumerate(phrases.values()):
            self._spellings.update({w: root(w) for phrase in told for w in phrase.words})
            rooted = [Phrase(one.where, tuple(map(root, one.words))) for one in told]
            things.update({word for phrase in rooted for word in phrase.words})
            for phrase in rooted:
                for word in set(phrase.words):
                    self._holding[word].append((place, phrase))
        self._rarity = {word: self._rare(count) for word, count in things.items()}
        slang = {word: meant for word, meant in STANDS_FOR.items() if meant in things}
        self._spellings = {**slang, **self._spellings}
        self._meant = lru_cache(MOST_REMEMBERED)(self._meanings)

    def matches(self, typed: str) -> list[Match[Key]]:
        """Return the things that hold words typed, best first; alike, in the order given.

        >>> index = WordIndex({"a": [Phrase("title", ("dead", "button"))]})
        >>> [(match.key, match.where) for match in index.matches("deda buttons")]
        [('a', 'title')]
        """
        known = [self._meant(word) for word in _once(folded(typed)[:MOST_WORDS])]
        asked = [meant for meant in known if meant]
        found = [
            Match(self._keys[place], *self._score(asked, phrases))
            for place, phrases in sorted(self._touched(asked).items())
        ]
        return sorted(found, key=lambda match: -match.score)

    def known(self, typed: str) -> int:
        """Return how many of the words typed stand here, slips left out."""
        return sum(1 for word in folded(typed)[:MOST_WORDS] if root(word) in self._rarity)

    def _touched(self, asked: Sequence[Mapping[str, float]]) -> dict[int, list[Phrase]]:
        """The phrases that hold a word asked, each once, by the place of their thing."""
        touched: dict[int, dict[int, Phrase]] = defaultdict(dict)
        for word in dict.fromkeys(word for meant in asked for word in meant):
            for place, phrase in self._holding[word]:
                touched[place][id(phrase)] = phrase
        return {place: list(phrases.values()) for place, phrases in touched.items()}

    def _meanings(self, word: str) -> dict[str, float]:
        """The words known that may be meant, with how well each fits and how rare it is.

        A slip is looked for only in a word that nothing has nor begins with. All are as rare as
        what was typed: « relance » is not a rare « relanceur ».
        """
        known = root(word)
        spelt = self._spellings
        begun = [other for other in spelt if len(word) > 2 and other.startswith(word)]
        meant = {spelt[other]: BEGUN for other in begun}
        if known in self._rarity:
            rare = self._rarity
            return {other: fit * rare[known] for other, fit in {**meant, known: 1.0}.items()}
        if not meant and len(word) >= 4:
            allowed = 1 if len(word) < 7 else 2
            near = [other for other in spelt if _slips(word, other, allowed) <= allowed]
            if len(word) < SURE_LETTERS:
                near = [other for other in near if not _changed(word, other)]
            meant = {spelt[other]: MISSPELT for other in near}
        held = {place for other in meant for place, _ in self._holding[other]}
        return {other: fit * self._rare(len(held)) for other, fit in meant.items()}

    def _rare(self, things: int) -> float:
        """Return the weight of a word that ``things`` entries contain: rare words weigh more."""
        return log(1 + len(self._keys) / things)

    def _score(
        self, asked: Sequence[Mapping[str, float]], phrases: Sequence[Phrase]
    ) -> tuple[float, Where]:
        """Return the score of an entry for the words asked, and the phrase that matches best."""
        worths = [[self._worth(meant, phrase) for phrase in phrases] for meant in asked]
        best = [max(worth) for worth in worths]
        found = sum(1 for worth in best if worth)
        whole, where = max(
            ((self._together(asked, phrase), phrase.where) for phrase in phrases),
            key=lambda one: one[0],
        )
        often = sum(map(sum, worths))
        return (sum(best) + whole + REPEATED * often) * (found / len(asked)) ** 2, where

    def _worth(self, meant: Mapping[str, float], phrase: Phrase) -> float:
        fits = (meant[word] for word in phrase.words if word in meant)
        return WORTH[phrase.where] * max(fits, default=0.0)

    def _together(self, asked: Sequence[Mapping[str, float]], phrase: Phrase) -> float:
        """Return the bonus for words of one phrase: most when the phrase contains no others."""
        left = list(phrase.words)
        worths = []
        for meant in asked:
            fitting = [word for word in left if word in meant]
            if fitting:
                word = max(fitting, key=lambda one: meant[one])
                left.remove(word)
                worths.append(WORTH[phrase.where] * meant[word])
        return sum(worths) * len(worths) / max(len(phrase.words), len(asked))


def _slips(one: str, other: str, allowed: int) -> int:
    """Letters added, left out, changed or swapped; more than allowed when not worth counting."""
    if abs(len(one) - len(other)) > allowed:
        return allowed + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, start=1):
        last = row
        row = [i]
        before_last = before
        for j, wanted in enumerate(other, start=1):
            cost = min(last[j] + 1, row[-1] + 1, last[j - 1] + (letter != wanted))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == wanted:
                cost = min(cost, before_last[j - 2] + 1)
            row.append(cost)
        if min(row) > allowed:
            return allowed + 1
        before = last
    return row[-1]


def _changed(one: str, other: str) -> bool:
    """Return whether letters were replaced, rather than swapped, added or left out.

    >>> _changed("taxi", "tapi"), _changed("ptos", "pots"), _changed("blnd", "blind")
    (True, False, False)
    """
    return len(one) == len(other) and sorted(one) != sorted(other)


@dataclass(frozen=True, slots=True)
class Found:
    """An article found, and the best place where the words stand in it."""

    article: Article
    where: Where | Literal["number"]
    score: float = 0.0


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
        Found(articles[match.key], match.where, match.score)
        for match in _index(edition).matches(typed)[:limit]
    )


def words_known(typed: str, edition: str = EDITION) -> int:
    """Return how many of the words typed stand in the articles."""
    return _index(edition).known(typed)


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


def subject_of(typed: str, edition: str = EDITION) -> Subject | None:
    """Return what the text hardly names and was typed: the one more of whose words were.

    >>> subject_of("il a fait un stradle").code
    'straddle'
    """
    said = folded(typed)[:MOST_WORDS]
    best = None
    most = 0
    for subject in load_rulebook(edition).subjects.values():
        for words in map(folded, subject.keywords):
            letters = sum(map(len, words))
            if letters > most and _stands_in(words, said):
                best = subject
                most = letters
    return best


def _once(words: Words) -> Words:
    """Return the words without any amount after the first: a second amount adds no information."""
    amounts = [word for word in words if root(word) == AMOUNT]
    return tuple(word for word in words if word not in amounts[1:] or word == amounts[0])


def _stands_in(words: Words, said: Words) -> bool:
    """Return whether ``words`` occur in ``said`` one after the other."""
    starts = range(len(said) - len(words) + 1)
    return any(all(map(_is, words, said[start:])) for start in starts)


def _is(word: str, typed: str) -> bool:
    """Return whether ``typed`` is this word, allowing one slip in a long word."""
    long = len(word) > 6 and len(typed) > 5
    return root(typed) == root(word) or (long and _slips(word, typed, 1) <= 1)


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
