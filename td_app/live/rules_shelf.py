"""Where the club keeps the rules at hand (1.1): the federation's file, the address to read it.

And where each article begins in that file, found by its heading: the article's number at the
start of a line, then the first words of its title. Accents, capitals, spaces and what joins the
two are forgiven. A table of contents has the same headings, followed by dots or by a page
number: those are left aside.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rules_ropta.rulebook import Article
from rules_ropta.ruling import Refused
from td_app.ports.club import ClubDirectory
from td_app.ports.trouble import StorageTrouble
from td_app.program.atomic_files import read_file, write_file

ADDRESS: Final = "rules_address"
"""The club's setting: where the rules are read on the web, as the club wrote it."""

ATTACHED: Final = "rules_pdf"
"""The club's setting: what the file attached was called."""

KEPT_AS: Final = "reglement_federation.pdf"
HEAD: Final = 1024
#: A rulebook is never larger, in bytes.
MOST: Final = 256 << 20
"""Bytes among which a PDF says that it is one."""

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


@dataclass(frozen=True)
class RulesShelf:
    """The rules as this post has them, beside the club's file in ``folder`` (None: nowhere)."""

    directory: ClubDirectory
    folder: Path | None = None
    read_only: bool = False

    def address(self) -> str:
        """Return the address of the rules as the club gave it; "" when it gave none."""
        return self._setting(ADDRESS)

    def attached(self) -> str:
        """Return what the file attached is called, even if it is no longer there; else empty."""
        return self._setting(ATTACHED)

    def file(self) -> Path | None:
        """Return this post's copy of the federation's file, None when there is none."""
        path = self._path()
        return path if path is not None and path.is_file() and self.attached() else None

    def refuses(self) -> Refused | None:
        """Return why nothing can be attached here, or None."""
        if self.read_only:
            return Refused("LOOKING_ONLY")
        return Refused("RULES_NOWHERE") if self.folder is None else None

    def attach(self, source: Path) -> Path:
        """Keep a copy of the federation's PDF; return where the copy is.

        Raises :class:`Refused` (``LOOKING_ONLY``, ``RULES_NOWHERE``) and
        :class:`StorageTrouble` (``FILE_MISSING``, ``FILE_FORBIDDEN``, ``NOT_A_PDF``,
        ``DISK_FULL``, ``FOLDER_FORBIDDEN``): what was attached before stays then.
        """
        refused = self.refuses()
        path = self._path()
        if refused is not None or path is None:
            raise refused or Refused("RULES_NOWHERE")
        content = read_file(source, MOST)
        if b"%PDF-" not in content[:HEAD]:
            raise StorageTrouble("NOT_A_PDF", path=source.name)
        write_file(path, content)
        self.directory.set_setting(ATTACHED, source.name)
        return path

    def _path(self) -> Path | None:
        return self.folder / KEPT_AS if self.folder is not None else None

    def _setting(self, name: str) -> str:
        try:
            return self.directory.setting(name)
        except StorageTrouble:
            return ""


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
            chapter = line["chapter"]
            rest = line["rest"]
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
    """Return whether this is a line of the table of contents, perhaps cut in two."""
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
