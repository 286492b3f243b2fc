"""The director's guide on paper: chapters, steps in their order, pictures of the screens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from xml.sax.saxutils import escape

from reports.facts import Heading
from reports.flow import Block, Section
from reports.lettering import (
    ACCENT,
    HEADLINE,
    SOFT,
    TypeStyle,
    Weight,
    fit,
    load_typefaces,
    printable,
)
from reports.page_layout import (
    CARD,
    LOGO_HEIGHT,
    LOGO_WIDEST,
    TOURNAMENT,
    body_width,
    first_page_height,
    heading_block,
    is_small,
    next_page_height,
    print_pages,
)
from reports.sheet import Box, Sheet, picture_height, picture_width

CONTENTS = ("Sommaire", "Contents")

SAID = 10.5
SMALL = 9.0
LEADING = 1.4
STEP_INDENT = 18.0
CAPTION = TypeStyle(9, ink=SOFT)
TITLE = TypeStyle(HEADLINE, Weight.BOLD)
LINE = TypeStyle(12)
NUMBER = TypeStyle(12, Weight.SEMIBOLD, ACCENT)
#: Down to the title of the cover, in parts of its height; how far apart its lines are at most.
TITLE_AT = 0.2
APART = 26.0
#: A point of a screen is as large as it was there, where the page is wide enough; a small picture
#: is half as wide as the page, none takes more of its height than this.
POINT = 72 / 96
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
    """Return the PDF of the guide: a cover that tells what it holds, then its chapters."""
    load_typefaces()
    heading = facts.heading
    sections = [
        Section(tuple(_chapter(chapter, number, heading)), gap=26)
        for number, chapter in enumerate(facts.chapters, 1)
    ]
    return print_pages(heading, facts.title, *sections, cover=partial(_cover, facts))


def _cover(facts: Guide, sheet: Sheet, box: Box, begins: Mapping[str, int]) -> None:
    """Draw the title, whose guide it is, then the chapters and the pages where they begin."""
    heading = facts.heading
    logo = sheet.logo(heading.logo, box.x, box.top, LOGO_HEIGHT, LOGO_WIDEST)
    sheet.fitted(box.x, box.top + LOGO_HEIGHT + 18, heading.tournament, box.width, TOURNAMENT, 8)
    top = box.top + box.height * TITLE_AT + (LOGO_HEIGHT if logo else 0)
    title = fit(facts.title, box.width, TITLE, smallest=26, lines=2)
    top = sheet.stack(box.row(top, 0), (title,)) + 14
    sheet.fill(Box(box.x, top, 72, 4))
    top += 48
    sheet.text(box.x, top, heading.words.say(CONTENTS), CARD)
    step = min(APART, (box.bottom - top - 10) / max(1, len(facts.chapters)))
    for number, chapter in enumerate(facts.chapters, 1):
        baseline = top + 10 + number * step
        sheet.text(box.x, baseline, str(number), NUMBER)
        sheet.fitted(box.x + 24, baseline, chapter.title, box.width - 60, LINE, 8)
        sheet.text(box.right, baseline, str(begins[str(number)]), LINE, "right")
        sheet.rule(box.x, baseline + step * 0.3, box.width)


def _chapter(chapter: GuideChapter, number: int, heading: Heading) -> Iterator[Block]:
    wide = body_width(heading)
    head = heading_block(printable(f"{number}.  {chapter.title}"), wide, style=CARD)
    yield replace(head, mark=str(number))
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
    """Return a picture with its caption, on one page together, at 1:1 where it fits."""
    wide = body_width(heading)
    across = wide * SMALLER if part.small else min(wide, picture_width(part.png) * POINT)
    most = first_page_height(heading) * TALLEST
    height = min(most, picture_height(part.png, across))

    def draw(sheet: Sheet, box: Box) -> None:
        wide = sheet.logo(part.png, box.x, box.top, height, across)
        sheet.frame(Box(box.x, box.top, wide, height), thick=0.5, ink=SOFT)
        sheet.text(box.x, box.top + height + 12, part.caption, CAPTION)

    return Block(height + 16, draw, gap=8)
