"""The director's guide on paper: chapters, steps in their order, pictures of the screens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from xml.sax.saxutils import escape

from reports.facts import Heading
from reports.flow import Block, Section, flow
from reports.lettering import (
    ACCENT,
    HEADLINE,
    SOFT,
    WHITE,
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
    heading_block,
    is_small,
    next_page_height,
    page_content,
    print_pages,
)
from reports.sheet import Box, Sheet, picture_height, picture_points

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
#: How wide a picture is, in parts of the page, that has its words at its right; the white between.
SMALLER = 0.4
SLENDER = 0.36
BETWEEN = 18.0
GAP = 6.0
#: What is added to it at most, where a page has room.
MOST_MORE = 16.0
CAPTION_HEIGHT = 18.0
DISC = 7.0
DOT = 1.6


@dataclass(frozen=True, slots=True)
class GuideText:
    """A paragraph in pieces, each plain or strong; ``number``: its place among steps, from 1.

    A step shows the number of its disc on the picture; one without a disc has none.
    """

    pieces: tuple[tuple[str, bool], ...]
    number: int = 0


@dataclass(frozen=True, slots=True)
class GuidePicture:
    """A picture (PNG) and what it shows; ``small``: its letters are large.

    ``steps`` are the steps that have a disc on it, in the order of the discs.
    """

    png: bytes
    caption: str
    small: bool = False
    steps: tuple[int, ...] = ()


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
    """Return the PDF of the guide: a cover that tells what it holds, then its chapters.

    With pictures each begins a page.
    """
    load_typefaces()
    heading = facts.heading
    pictured = any(
        isinstance(part, GuidePicture) for chapter in facts.chapters for part in chapter.parts
    )
    sections = [
        section
        for number, chapter in enumerate(facts.chapters, 1)
        for section in (_filling if pictured else _following)(chapter, number, heading)
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


def _following(chapter: GuideChapter, number: int, heading: Heading) -> Iterator[Section]:
    """Yield a chapter of a guide without pictures, under the one before."""
    yield Section(tuple(_chapter(chapter, number, heading)), gap=26)


def _filling(chapter: GuideChapter, number: int, heading: Heading) -> Iterator[Section]:
    """Yield a chapter on its own pages, each as airy as it has room."""
    blocks = tuple(_chapter(chapter, number, heading))
    body = page_content(heading)
    room = replace(body, height=next_page_height(heading))
    for page in flow((Section(blocks),), room, room):
        left = room.bottom - page[-1].box.bottom
        more = min(MOST_MORE, left / len(page))
        those = (replace(one.block, gap=one.block.gap + more) for one in page)
        yield Section(tuple(those), new_page=True)


def _chapter(chapter: GuideChapter, number: int, heading: Heading) -> Iterator[Block]:
    """Yield a chapter; what is kept on one page ends where it would be longer than that."""
    title = printable(f"{number}.  {chapter.title}")
    head = heading_block(title, body_width(heading), style=CARD)
    blocks = [replace(head, mark=str(number)), *_parts(list(chapter.parts), heading)]
    # No page begins with its last line alone.
    blocks[-2] = replace(blocks[-2], keep_with_next=True)
    height = 0.0
    for block, after in pairwise(blocks):
        height += block.gap + block.height
        longer = height + after.gap + after.height > next_page_height(heading)
        kept = block.keep_with_next and not longer
        if not kept:
            height = 0
        yield replace(block, keep_with_next=kept)
    yield blocks[-1]


def _parts(parts: list[GuideText | GuidePicture], heading: Heading) -> Iterator[Block]:
    """Yield the parts; a picture has on its page what is told before it, and all its steps."""
    wide = body_width(heading)
    shown: tuple[int, ...] = ()
    while parts:
        part = parts.pop(0)
        after = parts[0] if parts else None
        if isinstance(part, GuidePicture):
            shown = part.steps
            across = _across(part, heading)
            if across < wide * 0.6:
                yield _picture_and_words(part, across, parts, heading)
                shown = ()
            else:
                yield replace(_picture(part, across), keep_with_next=_is_step(after))
        else:
            begins = not part.number or bool(shown)
            kept = isinstance(after, GuidePicture) or (begins and _is_step(after))
            if not part.number and not isinstance(after, GuidePicture):
                shown = ()
            yield replace(_text(part, wide, heading, shown), keep_with_next=kept)


def _is_step(part: GuideText | GuidePicture | None) -> bool:
    return isinstance(part, GuideText) and part.number > 0


def _text(part: GuideText, wide: float, heading: Heading, shown: Sequence[int] = ()) -> Block:
    """Return a paragraph; a step stands beside its disc if it has one ``shown``, else a dot."""
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.platypus import Paragraph

    size = SMALL if is_small(heading) else SAID
    style = ParagraphStyle(
        "said", fontName=Weight.REGULAR.value, fontSize=size, leading=size * LEADING
    )
    indent = STEP_INDENT if part.number else 0
    strong = f'<font name="{Weight.SEMIBOLD.value}">{{}}</font>'
    told = ((escape(_letters(text)), is_strong) for text, is_strong in part.pieces)
    said = Paragraph(
        "".join(strong.format(text) if is_strong else text for text, is_strong in told), style
    )
    _, height = said.wrap(wide - indent, next_page_height(heading))
    number = TypeStyle(size, Weight.SEMIBOLD)

    def draw(sheet: Sheet, box: Box) -> None:
        if part.number in shown:
            middle = (box.x + DISC, box.top + size * LEADING / 2 + 0.5)
            sheet.disc(middle, DISC, ACCENT, thick=0)
            on_disc = replace(number, size=SMALL, ink=WHITE)
            baseline = middle[1] + on_disc.cap_height / 2
            shown_as = str(shown.index(part.number) + 1)
            sheet.text(middle[0], baseline, shown_as, on_disc, "center")
        elif part.number:
            sheet.disc((box.x + DISC, box.top + size * LEADING / 2 + 0.5), DOT, SOFT, thick=0)
        sheet.paragraph(said, Box(box.x + indent, box.top, wide - indent, height))

    return Block(height, draw, gap=GAP)


def _letters(text: str) -> str:
    """A piece as paper can hold it, with the spaces that part it from its neighbours."""
    before = text[: len(text) - len(text.lstrip(" "))]
    after = text[len(text.rstrip(" ")) :]
    return f"{before}{printable(text)}{after}" if text.strip(" ") else text


def _across(part: GuidePicture, heading: Heading) -> float:
    """Return how wide a picture is, in points: as it was on the screen, or as the page."""
    wide = body_width(heading)
    if part.small:
        return wide * SMALLER
    across = picture_points(part.png)
    return wide * SLENDER if across < wide / 2 else min(wide, across)


def _picture(part: GuidePicture, across: float) -> Block:
    """Return a picture with its caption."""
    height = picture_height(part.png, across)

    def draw(sheet: Sheet, box: Box) -> None:
        sheet.logo(part.png, box.x, box.top, height, across)
        sheet.frame(Box(box.x, box.top, across, height), thick=0.5, ink=SOFT)
        sheet.fitted(box.x, box.top + height + 12, part.caption, across, CAPTION, smallest=8)

    return Block(height + CAPTION_HEIGHT, draw, gap=8)


def _picture_and_words(
    part: GuidePicture, across: float, after: list[GuideText | GuidePicture], heading: Heading
) -> Block:
    """Return a picture with what is told of it at its right, taken from what comes after."""
    picture = _picture(part, across)
    wide = body_width(heading) - across - BETWEEN
    beside: list[Block] = []
    height = 0.0
    while after and height < picture.height and isinstance(one := after[0], GuideText):
        beside.append(_text(one, wide, heading, part.steps))
        height += beside[-1].height + GAP
        after.pop(0)

    def draw(sheet: Sheet, box: Box) -> None:
        picture.draw(sheet, Box(box.x, box.top, across, picture.height))
        top = box.top
        for said in beside:
            said.draw(sheet, Box(box.right - wide, top, wide, said.height))
            top += said.height + GAP

    return Block(max(picture.height, height - GAP), draw, gap=12)
