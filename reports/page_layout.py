"""The look of a paper: title block, running head, foot, and the pages between.

A document makes sections of blocks (:mod:`reports.flow`), often rows of a table
(:mod:`reports.table_drawing`), and hands them to :func:`print_pages`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from reports.drawings import QUIET, dots_of, draw_code
from reports.facts import Heading, Words
from reports.flow import Block, Page, Section, flow
from reports.labels import Pair
from reports.lettering import BLACK, RULE, SOFT, Fitted, TypeStyle, Weight, fit, printable, wrap
from reports.sheet import Box, PageFormat, PaperFile, Sheet, page_format

TITLE = TypeStyle(26, Weight.BOLD)
TOURNAMENT = TypeStyle(12, Weight.SEMIBOLD)
HEADING = TypeStyle(12, Weight.SEMIBOLD)
CARD = TypeStyle(15, Weight.BOLD)
BODY = TypeStyle(10.5)
STRONG = TypeStyle(10.5, Weight.SEMIBOLD)
SMALL = TypeStyle(8, ink=SOFT)
ASIDE = TypeStyle(10.5, ink=SOFT)

TITLE_BLOCK = 72.0
RUNNING_HEAD = 26.0
LOGO_HEIGHT = 48.0
LOGO_WIDEST = 120.0
FOOT = 20.0
BESIDE_TITLE = 4.0
"""The least white between the title of a card and what stands at its right."""
WHITE = (1.0, 0.85, 0.7, 0.55)
"""What rows may keep of their white, for a paper on as few pages as can be."""
AIRY = (3.0, 2.6, 2.3, 2.0, 1.8, 1.6, 1.45, 1.3, 1.15)
"""What rows of a list that hangs on a wall may have instead, so that it fills its pages."""
NO_BREAK = "\u00a0"
DOT = "  ·  "
ALONE: Pair = ("", "")
"""No word before what a page goes from and to: « A – F »."""
"""Between two things told on one line."""

Cover = Callable[[Sheet, Box, Mapping[str, int]], None]
"""Draws a first page in its room; told on which page each mark begins."""

AUTHOR = ("Direction du tournoi", "Tournament desk")
EDITION = ("Règlement ROPTA, édition {edition}", "ROPTA rules, edition {edition}")
SEAL = ("Empreinte du journal, ligne {n}", "Log seal, line {n}")
COVERED = (
    "Elle couvre noms, motifs et opérateurs depuis la ligne {n}.",
    "It covers names, reasons and operators from line {n} on.",
)
UNCOVERED = (
    "Elle ne couvre ni noms ni motifs : journal d’une version précédente.",
    "It covers neither names nor reasons: log of an earlier version.",
)
ERASED = (
    "{covered} {n:nom ou texte effacé|noms ou textes effacés} depuis.",
    "{covered} {n:name or text|names or texts} erased since.",
)
SEAL_FIGURES = TypeStyle(9)
SEAL_CODE = 45.0
"""The side in points of the code of a seal, its white included: 0.35 mm a dot."""
PRINTED_AT = ("Imprimé le {moment}", "Printed {moment}")
PAGE = ("page {page}/{pages}", "page {page}/{pages}")


def sheet_of(heading: Heading) -> PageFormat:
    """Return the sheet of a paper, its longer side down unless it lies across."""
    size = page_format(heading.size)
    return replace(size, width=size.height, height=size.width) if heading.across else size


def body_width(heading: Heading) -> float:
    """Return the width in points between the side margins of the paper's sheet."""
    return sheet_of(heading).body


def is_small(heading: Heading) -> bool:
    """Return whether the sheet is half an A4: papers then give up what can be spared."""
    return heading.size == "A5"


def first_page_height(heading: Heading) -> float:
    """Return the height in points that a document may fill on its first page."""
    return _below(page_content(heading), TITLE_BLOCK).height


def next_page_height(heading: Heading) -> float:
    """Return the height in points that a document may fill on every page but the first."""
    return _below(page_content(heading), RUNNING_HEAD).height


def pages_needed(sections: Sequence[Section], heading: Heading) -> int:
    """Return how many pages the sections take."""
    return len(_flowed(sections, page_content(heading)))


def snug(
    made: Callable[[float], Sequence[Section]], heading: Heading, airier: Sequence[float] = ()
) -> tuple[Section, ...]:
    """Return sections as airy as the fewest pages allow: none is turned for a line or two.

    ``made`` is given the part of the usual white that a row keeps, 1 or one of the ``airier``.
    """
    tightest = tuple(made(WHITE[-1]))
    tried = (tuple(made(white)) for white in (*airier, *WHITE[:-1]))
    return fullest(tried, pages_needed(tightest, heading), heading) or tightest


def fullest(
    tried: Iterable[tuple[Section, ...]], pages: int, heading: Heading
) -> tuple[Section, ...]:
    """Return the first of several settings, the largest first, on so many pages; else nothing."""
    return next((one for one in tried if pages_needed(one, heading) <= pages), ())


def page_content(heading: Heading) -> Box:
    """Return the box within the margins, head and foot of the page included."""
    size = sheet_of(heading)
    height = size.height - size.top - size.bottom
    return Box(size.side, size.top, size.body, height)


def print_pages(
    heading: Heading,
    title: str,
    *sections: Section,
    summary: str = "",
    range_words: Pair | None = None,
    cover: Cover | None = None,
) -> bytes:
    """Return the PDF of a paper, each page with its head and its foot, after a ``cover``.

    ``summary`` stands at the right of the title ("80 joueurs · 10 tables"). With ``range_words``
    (``ALONE`` for none) the head of each page says after them from where to where it goes, by
    the marks of its blocks ("Tables 1 – 6", "Table 7").
    """
    content = page_content(heading)
    if cover is None:
        pages = _flowed(sections, content)
    else:
        below = _below(content, RUNNING_HEAD)
        pages = ((), *flow(sections, below, below))
    begins = {p.block.mark: number for number, page in enumerate(pages, 1) for p in page}
    file = open_file(title, heading)
    for number, page in enumerate(pages, 1):
        sheet = file.new_sheet()
        span = _span(page, range_words, heading.words) if len(pages) > 1 else ""
        if number == 1 and cover is not None:
            cover(sheet, content.row(content.top, content.height - FOOT), begins)
        elif number == 1:
            _title_block(sheet, content, heading, title, span, summary)
        else:
            _running_head(sheet, content, heading, title, span)
        for placed in page:
            placed.block.draw(sheet, placed.box)
        draw_foot(sheet, content, heading, (number, len(pages)))
    return file.to_bytes()


def open_file(title: str, heading: Heading, size: PageFormat | None = None) -> PaperFile:
    """Return a new file with the title, the author and the language of the paper.

    ``size`` is that of the heading unless it is given.
    """
    whole = f"{title} – {heading.tournament}" if heading.tournament else title
    author = heading.club or heading.words.say(AUTHOR)
    return PaperFile(
        size or sheet_of(heading),
        title=whole,
        author=author,
        language=heading.words.language,
    )


def draw_foot(sheet: Sheet, content: Box, heading: Heading, page: tuple[int, int]) -> None:
    """Draw what ends every page: when it was printed, the edition, which page of how many."""
    baseline = content.bottom - 1
    sheet.rule(content.x, baseline - 12, content.width, thick=0.5, ink=RULE)
    told = f"{printed_line(heading)}{DOT}{edition_line(heading)}"
    sheet.text(content.x, baseline, told, SMALL)
    number = heading.words.say(PAGE, page=page[0], pages=page[1])
    sheet.text(content.right, baseline, number, SMALL, "right")


def day_and_place(heading: Heading) -> tuple[str, ...]:
    """Return the day in full, then the club and the place, whichever are known.

    No line ever begins with the dot between them.
    """
    day = heading.words.day(heading.day) if heading.day else ""
    where = f"{NO_BREAK}· ".join(text for text in (heading.club, heading.place) if text)
    return tuple(text for text in (day, where) if text)


def edition_line(heading: Heading) -> str:
    """Return which edition of the rules the paper follows."""
    return heading.words.say(EDITION, edition=heading.edition)


def printed_line(heading: Heading) -> str:
    """Return when the paper was printed."""
    return heading.words.say(PRINTED_AT, moment=heading.words.moment(heading.printed_at))


def _flowed(sections: Sequence[Section], content: Box) -> tuple[Page, ...]:
    return flow(sections, _below(content, TITLE_BLOCK), _below(content, RUNNING_HEAD))


def _below(content: Box, head: float) -> Box:
    return content.row(content.top + head, content.height - head - FOOT)


def _span(page: Page, what: Pair | None, words: Words) -> str:
    marks = [placed.block.mark for placed in page if placed.block.mark]
    if what is None or not marks:
        return ""
    one = marks[0] == marks[-1]
    span = marks[0] if one else f"{marks[0]} – {marks[-1]}"
    return f"{words.say(what, n=1 if one else 2)} {span}".strip()


def _title_block(
    sheet: Sheet, content: Box, heading: Heading, title: str, span: str, summary: str
) -> None:
    taken = sheet.logo(heading.logo, content.x, content.top, LOGO_HEIGHT, LOGO_WIDEST)
    x = content.x + (taken + 12 if heading.logo else 0)
    width = content.right - x
    top = content.top
    name = sheet.fitted(x, top + 8.5, heading.tournament, width * 0.62, TOURNAMENT, smallest=8)
    beside = width - name.style.width(name.lines[0]) - 14
    for row, text in enumerate(day_and_place(heading)):
        # Only the first line has the name of the tournament at its left.
        room = width if row else beside
        sheet.fitted(content.right, top + 8.5 + row * 12, text, room, ASIDE, 8, "right")
    aside = span or summary
    style = replace(HEADING, size=20, weight=Weight.BOLD) if span else STRONG
    taken = style.width(printable(aside)) + 16 if aside else 0
    sheet.fitted(x, top + 49, title, width - taken, TITLE, smallest=15)
    sheet.text(content.right, top + 49, aside, style, "right")
    sheet.rule(content.x, top + 58, content.width, thick=1.5, ink=BLACK)


def _running_head(sheet: Sheet, content: Box, heading: Heading, title: str, span: str) -> None:
    style = TypeStyle(9, Weight.SEMIBOLD)
    title = printable(title)
    baseline = content.top + 10
    sheet.text(content.x, baseline, title, style)
    x = content.x + style.width(title) + 10
    room = content.width - style.width(title) - 80
    sheet.fitted(x, baseline, heading.tournament, room, TypeStyle(9, ink=SOFT), smallest=8)
    sheet.text(content.right, baseline, span, TypeStyle(15, Weight.BOLD), "right")
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


def card_head(
    title: str,
    aside: str,
    height: float = 24,
    title_style: TypeStyle = CARD,
    aside_style: TypeStyle = ASIDE,
    foot: tuple[float, float] = (8, 2),
) -> Block:
    """Return the head of a card: its title, a short text at its right, over a rule.

    ``foot`` is the white below the texts, then below the upper side of the rule.
    """

    def draw(sheet: Sheet, box: Box) -> None:
        sheet.text(box.x, box.bottom - foot[0], title, title_style)
        left = box.width - title_style.width(title) - BESIDE_TITLE
        beside = fit(aside, left, aside_style)
        sheet.text(box.right, box.bottom - foot[0], beside.lines[0], beside.style, "right")
        sheet.rule(box.x, box.bottom - foot[1], box.width, thick=1, ink=BLACK)

    return Block(height, draw)


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
    """Return one line of text; the caller knows that it fits."""
    fitted = Fitted((text,), style)
    return Block(
        style.leading, lambda sheet, box: sheet.lines(box, fitted), gap=gap, keep_with_next=kept
    )


def seal_blocks(heading: Heading, *told: str) -> Iterator[Block]:
    """Yield the seal of the journal where there is one, then the other remarks on the journal."""
    seal = heading.seal
    if seal is None:
        for text in told:
            yield from paragraph(text, body_width(heading), SMALL)
        return
    words = heading.words
    covered = words.say(UNCOVERED if seal.covered_from is None else COVERED, n=seal.covered_from)
    if seal.erased:
        covered = words.say(ERASED, covered=covered, n=seal.erased)
    told = (covered, *told)
    room = body_width(heading) - SEAL_CODE
    lines = [line for text in told for line in wrap(printable(text), room, SMALL)]
    styled = [
        (words.say(SEAL, n=seal.entry), SMALL),
        (seal.figures, SEAL_FIGURES),
        *((line, SMALL) for line in lines),
    ]
    dots = dots_of(seal.code, quickly=True)
    margin = SEAL_CODE / (len(dots) + 2 * QUIET) * QUIET

    def draw(sheet: Sheet, box: Box) -> None:
        top = box.top
        for text, style in styled:
            sheet.lines(box.row(top, style.leading), Fitted((text,), style))
            top += style.leading
        # Its dots end at the margin; the white around them is the paper's own.
        code = Box(box.right - SEAL_CODE + margin, box.top - margin, SEAL_CODE, SEAL_CODE)
        draw_code(sheet, code, dots)

    height = max(SEAL_CODE - 2 * margin, sum(style.leading for _, style in styled))
    yield Block(height, draw, gap=margin)


def totals_block(width: float, *told: str) -> Block:
    """Return what ends a list, under a rule: totals on a line or two, none when it is empty."""
    fitted = fit(DOT.join(filter(None, told)), width, STRONG, smallest=8, lines=2)

    def draw(sheet: Sheet, box: Box) -> None:
        sheet.rule(box.x, box.top, box.width, thick=1, ink=BLACK)
        sheet.lines(box.row(box.top + 2, box.height - 2), fitted)

    return Block(fitted.height + 8, draw, gap=6)
