"""The look of a paper: title block, running head, foot, and the pages between.

A document makes sections of blocks (:mod:`reports.flow`), often rows of a table
(:mod:`reports.table_drawing`), and hands them to :func:`print_pages`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from reports.facts import Heading
from reports.fitting import BLACK, RULE, SOFT, Fitted, TypeStyle, fit, wrap
from reports.flow import Block, Page, Section, flow
from reports.sheet import (
    A4,
    Box,
    PageFormat,
    PaperFile,
    Sheet,
    page_format,
    picture_width,
)
from reports.typefaces import Weight, printable
from reports.wording import NO_BREAK, Wording

TITLE = TypeStyle(26, Weight.BOLD)
TOURNAMENT = TypeStyle(12, Weight.SEMIBOLD)
HEADING = TypeStyle(13, Weight.SEMIBOLD)
BODY = TypeStyle(10)
STRONG = TypeStyle(10, Weight.SEMIBOLD)
SMALL = TypeStyle(8, ink=SOFT)
ASIDE = TypeStyle(10, ink=SOFT)

TITLE_BLOCK = 72.0
RUNNING_HEAD = 26.0
LOGO_HEIGHT, LOGO_WIDEST = 48.0, 120.0
FOOT = 20.0


@dataclass(frozen=True, slots=True)
class Paper:
    """A document before it is laid out: its title, what it belongs to, its sections.

    ``summary`` stands at the right of the title ("80 joueurs · 10 tables"). With ``range_words``
    (even empty) the head of each page says after them from where to where it goes, by the
    marks of its blocks ("Tables 1 – 6").
    """

    title: str
    heading: Heading
    sections: Sequence[Section]
    summary: str = ""
    range_words: str | None = None


def body_width() -> float:
    """Return the width in points between the side margins, the same on every size of sheet."""
    return A4.width - 2 * A4.side


def first_page_height(heading: Heading) -> float:
    """Return the height in points that a document may fill on its first page."""
    return _below(page_content(heading), TITLE_BLOCK).height


def pages_needed(sections: Sequence[Section], heading: Heading) -> int:
    """Return how many pages the sections take."""
    content = page_content(heading)
    return len(flow(sections, _below(content, TITLE_BLOCK), _below(content, RUNNING_HEAD)))


def page_content(heading: Heading) -> Box:
    """Return what lies between the margins, head and foot of the page included."""
    size = page_format(heading.size)
    height = size.height - size.top - size.bottom
    return Box(size.side, size.top, size.width - 2 * size.side, height)


def next_page_height(heading: Heading) -> float:
    """Return the height in points that a document may fill on every page but the first."""
    return _below(page_content(heading), RUNNING_HEAD).height


def print_pages(paper: Paper, wording: Wording) -> bytes:
    """Return the PDF of a paper, each page with its head and its foot."""
    content = page_content(paper.heading)
    first = _below(content, TITLE_BLOCK)
    following = _below(content, RUNNING_HEAD)
    pages = flow(paper.sections, first, following)
    file = open_file(paper.title, paper.heading, wording)
    for number, page in enumerate(pages, 1):
        sheet = file.new_sheet()
        span = _span(page, paper.range_words) if len(pages) > 1 else ""
        if number == 1:
            _title_block(sheet, content, paper, span, wording)
        else:
            _running_head(sheet, content, paper, span)
        for placed in page:
            placed.block.draw(sheet, placed.box)
        draw_foot(sheet, content, paper.heading, wording, (number, len(pages)))
    return file.to_bytes()


def open_file(
    title: str, heading: Heading, wording: Wording, size: PageFormat | None = None
) -> PaperFile:
    """Return a new file that bears the title, the author and the language of the paper.

    ``size`` is that of the heading unless it is given.
    """
    whole = f"{title} – {heading.tournament}" if heading.tournament else title
    author = heading.club or wording.say("AUTHOR")
    return PaperFile(
        size or page_format(heading.size), title=whole, author=author, language=wording.language
    )


def draw_foot(
    sheet: Sheet, content: Box, heading: Heading, wording: Wording, page: tuple[int, int]
) -> None:
    """Draw what ends every page: when it was printed, the edition, which page of how many."""
    baseline = content.bottom - 1
    sheet.rule(content.x, baseline - 12, content.width, thick=0.5, ink=RULE)
    printed = wording.say("PRINTED_AT", moment=wording.moment(heading.printed_at))
    sheet.text(content.x, baseline, f"{printed}  ·  {edition_line(heading, wording)}", SMALL)
    sheet.text(
        content.right, baseline, wording.say("PAGE", page=page[0], pages=page[1]), SMALL, "right"
    )


def day_and_place(heading: Heading, wording: Wording) -> tuple[str, ...]:
    """Return the day in full, then the club and the place, whichever are known.

    No line ever begins with the dot between them.
    """
    day = wording.day(heading.day) if heading.day else ""
    where = f"{NO_BREAK}· ".join(text for text in (heading.club, heading.place) if text)
    return tuple(text for text in (day, where) if text)


def edition_line(heading: Heading, wording: Wording) -> str:
    """Return which edition of the rules the paper follows."""
    return wording.say("EDITION", edition=heading.edition)


def _below(content: Box, head: float) -> Box:
    return Box(content.x, content.top + head, content.width, content.height - head - FOOT)


def _span(page: Page, words: str | None) -> str:
    marks = [placed.block.mark for placed in page if placed.block.mark]
    if words is None or not marks:
        return ""
    span = marks[0] if marks[0] == marks[-1] else f"{marks[0]} – {marks[-1]}"
    return f"{words} {span}".strip()


def _title_block(sheet: Sheet, content: Box, paper: Paper, span: str, wording: Wording) -> None:
    content = _beside_the_logo(sheet, content, paper.heading)
    facts = day_and_place(paper.heading, wording)
    top = content.top
    name = fit(paper.heading.tournament, content.width * 0.62, TOURNAMENT, smallest=8)
    sheet.text(content.x, top + 8.5, name.lines[0], name.style)
    beside = content.width - name.style.width(name.lines[0]) - 14
    for row, text in enumerate(facts):
        # Only the first line has the name of the tournament at its left.
        shown = fit(text, content.width if row else beside, ASIDE, smallest=7)
        sheet.text(content.right, top + 8.5 + row * 12, shown.lines[0], shown.style, "right")
    aside = span or paper.summary
    style = replace(HEADING, size=18, weight=Weight.BOLD) if span else STRONG
    taken = style.width(printable(aside)) + 16 if aside else 0
    title = fit(paper.title, content.width - taken, TITLE, smallest=15)
    sheet.text(content.x, top + 49, title.lines[0], title.style)
    sheet.text(content.right, top + 49, aside, style, "right")
    width = body_width()
    sheet.rule(content.right - width, top + 58, width, thick=1.5, ink=BLACK)


def _beside_the_logo(sheet: Sheet, content: Box, heading: Heading) -> Box:
    """Draw the club's logo at the left; return what it leaves of the title block."""
    if not heading.logo:
        return content
    width = picture_width(heading.logo, LOGO_HEIGHT, LOGO_WIDEST)
    sheet.picture(Box(content.x, content.top, width, LOGO_HEIGHT), heading.logo)
    taken = width + 12
    return Box(content.x + taken, content.top, content.width - taken, content.height)


def _running_head(sheet: Sheet, content: Box, paper: Paper, span: str) -> None:
    style = TypeStyle(9, Weight.SEMIBOLD)
    title = printable(paper.title)
    sheet.text(content.x, content.top + 10, title, style)
    room = content.width - style.width(title) - 80
    name = fit(paper.heading.tournament, room, TypeStyle(9, ink=SOFT), smallest=7)
    sheet.text(content.x + style.width(title) + 10, content.top + 10, name.lines[0], name.style)
    sheet.text(content.right, content.top + 10, span, TypeStyle(14, Weight.BOLD), "right")
    sheet.rule(content.x, content.top + 14, content.width, thick=1, ink=BLACK)


def heading_block(text: str, width: float, aside: str = "", style: TypeStyle = HEADING) -> Block:
    """Return a heading that stays with what follows, a short text at its right."""
    room = width - (ASIDE.width(printable(aside)) + 12 if aside else 0)
    fitted = fit(text, room, style, smallest=9)

    def draw(sheet: Sheet, box: Box) -> None:
        baseline = box.top + style.size
        sheet.text(box.x, baseline, fitted.lines[0], fitted.style)
        sheet.text(box.right, baseline, aside, ASIDE, "right")

    return Block(style.size + 8, draw, gap=14, keep_with_next=True)


def paragraph(
    text: str, width: float, style: TypeStyle = BODY, gap: float = 4
) -> tuple[Block, ...]:
    """Return the lines of a paragraph, two of them at least staying together."""
    lines = wrap(printable(text), width, style)
    return tuple(
        text_line(line, style, gap=gap if number == 0 else 0, kept=number in (0, len(lines) - 2))
        if len(lines) > 1
        else text_line(line, style, gap=gap)
        for number, line in enumerate(lines)
    )


def text_line(text: str, style: TypeStyle = BODY, gap: float = 0, kept: bool = False) -> Block:
    """Return one line of text that is known to fit."""
    fitted = Fitted((text,), style)
    return Block(
        style.leading, lambda sheet, box: sheet.lines(box, fitted), gap=gap, keep_with_next=kept
    )


def totals_block(text: str, width: float, style: TypeStyle = STRONG) -> Block:
    """Return the line of totals that ends a list, under a rule."""
    fitted = fit(text, width, style, smallest=7)

    def draw(sheet: Sheet, box: Box) -> None:
        sheet.rule(box.x, box.top, box.width, thick=1, ink=BLACK)
        sheet.lines(Box(box.x, box.top + 2, box.width, box.height - 2), fitted)

    return Block(style.leading + 8, draw, gap=6)
