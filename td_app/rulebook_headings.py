"""Where each article begins in the federation's own file, found by its heading.

A heading is the article's number at the start of a line, then the first words of its title:
accents, capitals, spaces and what joins the two are forgiven. A table of contents has the
same headings, followed by dots or by a page number: those are left aside.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rules_ropta.rulebook import Article

FIRST_WORDS: Final = 3
"""Words of a title that must follow the number."""

HEADING: Final = re.compile(
    r"^[^\w\n]*(?:art(?:icle)?s?\b\.?[ \t]*)?(?P<chapter>\d{1,2})"
    r"(?:[ \t]*\.[ \t]*(?P<rest>\d{1,2}))?(?!\d)[ \t.:)\-\u2013\u2014\u00a0]*(?P<title>[^\n]*)$",
    re.MULTILINE | re.IGNORECASE,
)
TO_A_PAGE: Final = re.compile(r"\.{4,}|\u2026{2,}|(?:\.\s){4,}|(?<=\D)\s\d{1,3}\s*$")
"""What leads from a line of a table of contents to its page."""

PAGE_ALONE: Final = re.compile(r"\s*\d{1,3}\s*")


@dataclass(frozen=True, slots=True)
class HeadingPlace:
    """A heading: its page from 0, and where it begins in the text of that page."""

    page: int
    start: int


@dataclass(frozen=True, slots=True)
class _Candidate:
    place: HeadingPlace
    sure: bool


def heading_places(pages: Sequence[str], articles: Iterable[Article]) -> Mapping[str, HeadingPlace]:
    """Return where the articles found begin, by number.

    The last heading counts, and one that only shares the first word of the title counts if
    there is no better one: the words of a title change from an edition to the next.
    """
    titles = {article.number: article.title for article in articles}
    found: dict[str, _Candidate] = {}
    for number, candidate in _candidates(pages, titles):
        known = found.get(number)
        if known is None or candidate.sure or not known.sure:
            found[number] = candidate
    return {number: candidate.place for number, candidate in found.items()}


def _candidates(
    pages: Sequence[str], titles: Mapping[str, str]
) -> Iterator[tuple[str, _Candidate]]:
    for page, raw in enumerate(pages):
        text = raw.replace("\r\n", " \n").replace("\r", "\n")
        for line in HEADING.finditer(text):
            chapter, rest = line["chapter"], line["rest"]
            number = f"{int(chapter)}.{int(rest)}" if rest else str(int(chapter))
            if number not in titles:
                continue
            following = text[line.end() + 1 :].partition("\n")[0]
            if _leads_to_a_page(line["title"], following, titles[number]):
                continue
            sure = _follows(line["title"] + following, titles[number], FIRST_WORDS)
            # A plain "5" begins many lines: it needs its whole title.
            if sure or (rest and _follows(line["title"], titles[number], 1)):
                yield number, _Candidate(HeadingPlace(page, line.start()), sure)


def _leads_to_a_page(title: str, following: str, known: str) -> bool:
    """Whether this is a line of the table of contents, perhaps cut in two."""
    if TO_A_PAGE.search(title):
        return True
    if len(_letters(title)) < len(_letters(known)):
        return bool(TO_A_PAGE.search(following))
    return bool(PAGE_ALONE.fullmatch(following))


def _follows(written: str, title: str, words: int) -> bool:
    first = "".join(_letters(word) for word in title.split()[:words])
    return _letters(written).startswith(first)


def _letters(text: str) -> str:
    """The letters and figures of a text, plain and small, nothing between them."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("œ", "oe"))
    return re.sub(r"[^a-z0-9]", "", plain)
