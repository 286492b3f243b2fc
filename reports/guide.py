"""The director's guide on paper: chapters, steps in their order, pictures of the screens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from xml.sax.saxutils import escape

from reports.facts import Heading
from reports.flow import Block, Section
from reports.lettering import SOFT, TypeStyle, Weight, load_typefaces, printable
from reports.page_layout import (
    CARD,
    body_width,
    first_page_height,
    heading_block,
    is_small,
    next_page_height,
    print_pages,
    text_line,
)
from reports.sheet import Box, Sheet, picture_height

CONTENTS = ("Sommaire", "Contents")

SAID = 10.5
SMALL = 9.0
LEADING = 1.4
STEP_INDENT = 18.0
CAPTION = TypeStyle(8.5, ink=SOFT)
LINE = TypeStyle(11)
#: A picture is as wide as the page, a small one half as wide; this much of its height at most.
SMALLER = 0.5
TALLEST = 0.42


@dataclass(frozen=True, slots=True)
class GuideText:
    """A paragraph in pieces, each plain or strong; ``number``: its place among steps, from 1."""

    pieces: tuple[tuple[str, bool], ...]
    number: int = 0


@dataclass(frozen=True, slots=True)
class GuidePicture:
    """A picture (PNG) and what it shows; ``small``: its letters are large."""

    png: bytes
    caption: str
    small: bool = False


@dataclass(frozen=True, slots=True)
class GuideChapter:
    """A chapter, its parts in their order."""

    title: str
    parts: tuple[GuideText | GuidePicture, ...]


@dataclass(frozen=True, slots=True)
class Guide:
    """The guide in the language of its heading."""

    heading: Heading
    title: str
    chapters: tuple[GuideChapter, ...]


def render_guide(facts: Guide) -> bytes:
    """Return the PDF of the guide: what it holds, then each chapter on a page of its own."""
    load_typefaces()
    heading = facts.heading
    words = facts.heading.words
    wide = body_width(heading)
    listed = (
        text_line(printable(f"{number}.  {chapter.title}"), LINE, gap=6)
        for number, chapter in enumerate(facts.chapters, 1)
    )
    contents = Section((heading_block(words.say(CONTENTS), wide, style=CARD), *listed))
    sections = [
        Section(tuple(_chapter(chapter, number, heading)), gap=26)
        for number, chapter in enumerate(facts.chapters, 1)
    ]
    return print_pages(heading, facts.title, contents, *sections)


def _chapter(chapter: GuideChapter, number: int, heading: Heading) -> Iterator[Block]:
    wide = body_width(heading)
    yield heading_block(printable(f"{number}.  {chapter.title}"), wide, style=CARD)
    for part, after in pairwise((*chapter.parts, None)):
        if isinstance(part, GuidePicture):
            yield _picture(part, heading)
        elif part is not None:
            # What is told before a picture is read with it; steps are read on without it.
            kept = isinstance(after, GuidePicture) and not part.number
            yield replace(_text(part, heading), keep_with_next=kept)


def _text(part: GuideText, heading: Heading) -> Block:
    """Return a paragraph; a step stands beside its number."""
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.platypus import Paragraph

    size = SMALL if is_small(heading) else SAID
    style = ParagraphStyle(
        "said", fontName=Weight.REGULAR.value, fontSize=size, leading=size * LEADING
    )
    indent = STEP_INDENT if part.number else 0
    strong = f'<font name="{Weight.SEMIBOLD.value}">{{}}</font>'
    shown = ((escape(_letters(text)), is_strong) for text, is_strong in part.pieces)
    said = Paragraph(
        "".join(strong.format(text) if is_strong else text for text, is_strong in shown), style
    )
    _, height = said.wrap(body_width(heading) - indent, next_page_height(heading))
    number = TypeStyle(size, Weight.SEMIBOLD)

    def draw(sheet: Sheet, box: Box) -> None:
        if part.number:
            sheet.text(box.x, box.top + size, str(part.number), number)
        sheet.paragraph(said, Box(box.x + indent, box.top, box.width - indent, height))

    return Block(height, draw, gap=6)


def _letters(text: str) -> str:
    """A piece as paper can hold it, with the spaces that part it from its neighbours."""
    before = text[: len(text) - len(text.lstrip(" "))]
    after = text[len(text.rstrip(" ")) :]
    return f"{before}{printable(text)}{after}" if text.strip(" ") else text


def _picture(part: GuidePicture, heading: Heading) -> Block:
    """Return a picture with its caption, on one page together."""
    across = body_width(heading) * (SMALLER if part.small else 1)
    most = first_page_height(heading) * TALLEST
    height = min(most, picture_height(part.png, across))

    def draw(sheet: Sheet, box: Box) -> None:
        wide = sheet.logo(part.png, box.x, box.top, height, across)
        sheet.frame(Box(box.x, box.top, wide, height), thick=0.5, ink=SOFT)
        sheet.text(box.x, box.top + height + 12, part.caption, CAPTION)

    return Block(height + 16, draw, gap=8)
