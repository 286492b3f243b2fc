"""An edition of the rulebook: its articles, subjects and readings, loaded from its files."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from rules_ropta import EDITION
from rules_ropta.ruling import Force, Refused


class Handling(Enum):
    """How an article is used: applied all evening, for ruling on an incident, or only recalled."""

    PROCEDURE = "procedure"
    INCIDENT = "incident"
    REMINDER = "reminder"


class Certainty(Enum):
    """How sure a reading is: from proved to left open."""

    CERTAIN = "certain"
    ALMOST_CERTAIN = "almost_certain"
    PROBABLE = "probable"
    UNDECIDED = "undecided"


@dataclass(frozen=True, slots=True)
class Article:
    """One article in our own words; its strongest force speaks for the whole.

    ``see``: the articles to read with it.
    """

    number: str
    title: str
    title_en: str
    summary_fr: str
    summary_en: str
    force: Force
    handling: Handling
    keywords: tuple[str, ...]
    see: tuple[str, ...]

    @property
    def titles(self) -> tuple[str, str]:
        """Return the title of the article, in French and in English."""
        return self.title, self.title_en

    @property
    def summary(self) -> tuple[str, str]:
        """Return the summary, in French and in English."""
        return self.summary_fr, self.summary_en


@dataclass(frozen=True, slots=True)
class Reading:
    """How an uncertain passage is read here; a ruling that relies on it names its code."""

    code: str
    articles: tuple[str, ...]
    taken_fr: str
    taken_en: str
    set_aside_fr: str
    set_aside_en: str
    certain: Certainty
    why_fr: str
    why_en: str

    @property
    def taken(self) -> tuple[str, str]:
        """Return the reading relied on, in French and in English."""
        return self.taken_fr, self.taken_en

    @property
    def set_aside(self) -> tuple[str, str]:
        """Return the other reading, in French and in English."""
        return self.set_aside_fr, self.set_aside_en

    @property
    def why(self) -> tuple[str, str]:
        """Return what speaks for the reading relied on, in French and in English."""
        return self.why_fr, self.why_en


@dataclass(frozen=True, slots=True)
class Subject:
    """A subject that floors look for and the text hardly names; ``see``: nearest articles first."""

    code: str
    title_fr: str
    title_en: str
    says_fr: str
    says_en: str
    see: tuple[str, ...]
    keywords: tuple[str, ...]

    @property
    def titles(self) -> tuple[str, str]:
        """Return the titles, marked as not named by the text, in French and English."""
        return self.title_fr, self.title_en

    @property
    def says(self) -> tuple[str, str]:
        """Return what the text says of it and does not say, in French and in English."""
        return self.says_fr, self.says_en


@dataclass(frozen=True, slots=True)
class Rulebook:
    """One edition: its articles by number, its readings and the subjects it leaves by code."""

    edition: str
    articles: Mapping[str, Article]
    readings: Mapping[str, Reading]
    subjects: Mapping[str, Subject]

    def article(self, number: str) -> Article:
        """Return an article. Refused: ``NO_SUCH_ARTICLE``.

        >>> load_rulebook().article("2.3").title
        'Équilibrage de tables (sans fermeture de table)'
        """
        found = self.articles.get(number)
        if found is None:
            raise Refused("NO_SUCH_ARTICLE", article=number, edition=self.edition)
        return found

    def reading(self, code: str) -> Reading:
        """Return a reading. Refused: ``NO_SUCH_READING``."""
        found = self.readings.get(code)
        if found is None:
            raise Refused("NO_SUCH_READING", reading=code, edition=self.edition)
        return found


def load_rulebook(edition: str = EDITION) -> Rulebook:
    """Return an edition of the rulebook, read once. Refused: ``NO_SUCH_EDITION``.

    >>> load_rulebook().edition
    '2025-02'
    """
    # Whether its name is given or left out, it is the same one.
    return _read(edition)


@cache
def _read(edition: str) -> Rulebook:
    name = f"edition_{edition.replace('-', '_')}"
    tables = _tables(f"{name}.toml")
    if tables is None:
        raise Refused("NO_SUCH_EDITION", edition=edition)
    uncertain = (_tables(f"{name}_readings.toml") or {}).get("reading", {})
    articles = [_article(number, table) for number, table in tables["article"].items()]
    readings = [reading_from(code, table) for code, table in uncertain.items()]
    left = (_tables(f"{name}_subjects.toml") or {}).get("subject", {})
    return Rulebook(
        edition=tables["edition"],
        articles=MappingProxyType({article.number: article for article in articles}),
        readings=MappingProxyType({reading.code: reading for reading in readings}),
        subjects=MappingProxyType({code: _subject(code, table) for code, table in left.items()}),
    )


def _tables(name: str) -> dict[str, Any] | None:
    """A file of this package; None when there is none of that name."""
    file = files("rules_ropta.rulebook") / name
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else None


def _article(number: str, table: Mapping[str, Any]) -> Article:
    return Article(
        number=number,
        title=table["title"],
        title_en=table["title_en"],
        summary_fr=table["fr"],
        summary_en=table["en"],
        force=Force(table["force"]),
        handling=Handling(table["handling"]),
        keywords=tuple(table["keywords"]),
        see=tuple(table["see"]),
    )


def _subject(code: str, table: Mapping[str, Any]) -> Subject:
    return Subject(
        code=code,
        title_fr=table["title"],
        title_en=table["title_en"],
        says_fr=table["fr"],
        says_en=table["en"],
        see=tuple(table["see"]),
        keywords=tuple(table["keywords"]),
    )


def reading_from(code: str, table: Mapping[str, Any]) -> Reading:
    """Return a reading from its table in a file."""
    return Reading(
        code=code,
        articles=tuple(table["articles"]),
        taken_fr=table["taken_fr"],
        taken_en=table["taken_en"],
        set_aside_fr=table["set_aside_fr"],
        set_aside_en=table["set_aside_en"],
        certain=Certainty(table["certain"]),
        why_fr=table["why_fr"],
        why_en=table["why_en"],
    )
