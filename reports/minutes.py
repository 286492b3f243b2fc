"""The minutes of the evening: every entry of the journal, as it is signed and kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from functools import lru_cache

from reports import labels
from reports.facts import Heading, Words
from reports.flow import Block, Section
from reports.half_sheet import signature_block
from reports.lettering import BLACK, RULE, SOFT, Fitted, TypeStyle, Weight, fit, printable, wrap
from reports.page_layout import (
    BODY,
    SMALL,
    STRONG,
    heading_block,
    print_pages,
    text_line,
    totals_block,
)
from reports.sheet import BODY_WIDTH, Box, Sheet
from reports.table_drawing import TITLES

TITLE = ("Procès-verbal", "Minutes")
LINES = ("{n:ligne|lignes}", "{n:line|lines}")
DONE = ("Ce qui s’est passé", "What happened")
WHO = ("Poste", "Post")
UNDONE = ("annulé", "undone")
UNDONE_AT = ("annulé à {hour}", "undone at {hour}")
UNDONE_BY = ("annulé à {hour} par {who}", "undone at {hour} by {who}")
NO_LINE = ("Rien n’est encore écrit.", "Nothing is written yet.")
PLAYERS = ("Joueurs", "Players")
TABLES = ("Tables", "Tables")
PLAYED = ("Écrit", "Written")
PLAYED_FROM = ("du {first} au {last}", "from {first} to {last}")
DIRECTED = ("Direction", "Directed by")
DRAW = ("Tirage du {moment}", "Draw of {moment}")
COUNTED = ("{lines} · dont {n:annulée|annulées}", "{lines} · {n:undone|undone}")
CLOSED = ("Arrêté à la ligne {number}, le {moment}.", "Closed at line {number}, on {moment}.")

TIME = TypeStyle(9, Weight.SEMIBOLD)
TEXT = TypeStyle(9.5)
GONE = TypeStyle(9.5, ink=SOFT)
LABEL = TypeStyle(8.5, Weight.SEMIBOLD, SOFT)
SEED = TypeStyle(8.5)

HOUR_WIDTH, LEVEL_WIDTH, ARTICLE_WIDTH, WHO_WIDTH, GAP = 30.0, 20.0, 62.0, 78.0, 8.0
LABEL_WIDTH = 134.0
PADDING = 2.6
NOTE_LINES = 24
"""Lines of a note that stay in one piece with what they are about."""


@dataclass(frozen=True, slots=True)
class MinuteEntry:
    """A line of the minutes. ``level`` is 0 before play; ``who`` the operator or the post.

    ``undone``: it no longer counts, since ``undone_at`` and by ``undone_by`` when known.
    """

    at: datetime
    level: int
    text: str
    cites: tuple[str, ...] = ()
    who: str = ""
    note: str = ""
    undone: bool = False
    undone_at: datetime | None = None
    undone_by: str = ""


@dataclass(frozen=True, slots=True)
class DrawSeed:
    """When seats were drawn, and the seed in hexadecimal."""

    at: datetime
    seed: str


@dataclass(frozen=True, slots=True)
class Minutes:
    """The entries, oldest first; ``directed`` are the names of those who wrote them."""

    heading: Heading
    entries: tuple[MinuteEntry, ...]
    players: int
    tables: int
    draws: tuple[DrawSeed, ...] = ()
    directed: tuple[str, ...] = ()


def render_minutes(facts: Minutes) -> bytes:
    """Return the PDF of the minutes: the facts, the lines day by day, the signatures."""
    words = facts.heading.words
    lines = words.say(LINES, n=len(facts.entries))
    blocks = list(_entries(facts.entries, words))
    if not blocks:
        blocks = [text_line(words.say(NO_LINE), BODY)]
    return print_pages(
        facts.heading,
        words.say(TITLE),
        Section(tuple(_facts(facts, words)), gap=10),
        Section((*blocks, *_end(facts, lines, words))),
        summary=lines,
    )


def _facts(facts: Minutes, words: Words) -> Iterator[Block]:
    """What the evening was, a line each: whatever is known."""
    written = [words.moment(entry.at) for entry in facts.entries[:1] + facts.entries[-1:]]
    told = [
        (words.say(PLAYERS), words.whole(facts.players)),
        (words.say(TABLES), words.whole(facts.tables)),
        (words.say(DIRECTED), ", ".join(facts.directed)),
        (
            words.say(PLAYED),
            words.say(PLAYED_FROM, first=written[0], last=written[-1]) if written else "",
        ),
    ]
    for label, value in told:
        if value:
            yield _fact(label, fit(value, BODY_WIDTH - LABEL_WIDTH, STRONG, smallest=7, lines=2))
    for draw in facts.draws:
        label = words.say(DRAW, moment=words.moment(draw.at))
        yield _fact(label, fit(draw.seed, BODY_WIDTH - LABEL_WIDTH, SEED, smallest=6))


def _fact(label: str, value: Fitted) -> Block:
    def draw(sheet: Sheet, box: Box) -> None:
        baseline = box.top + 10
        sheet.fitted(box.x, baseline, label, LABEL_WIDTH - GAP, LABEL, smallest=6)
        _write(sheet, box.x + LABEL_WIDTH, baseline, value.lines, value.style)

    return Block(max(STRONG.leading, value.height) + 2, draw)


def _write(sheet: Sheet, x: float, first: float, lines: Sequence[str], style: TypeStyle) -> None:
    """Write lines from the baseline of the first."""
    for number, line in enumerate(lines):
        sheet.text(x, first + number * style.leading, line, style)


def _entries(entries: Sequence[MinuteEntry], words: Words) -> Iterator[Block]:
    posts = WHO_WIDTH if any(entry.who for entry in entries) else 0.0
    header = _header(posts, words)
    before: date | None = None
    for entry in entries:
        if entry.at.date() != before:
            before = entry.at.date()
            day = words.day(before)
            yield heading_block(day[:1].upper() + day[1:])
        yield from _entry(entry, header, posts, words)


def _header(posts: float, words: Words) -> Block:
    """The titles of the columns; ``posts`` is the width of the last one, 0 without it."""
    titles = [words.say(pair) for pair in (labels.HOUR, labels.LEVEL_SHORT, DONE, labels.ARTICLE)]
    titles.append(words.say(WHO) if posts else "")

    def draw(sheet: Sheet, box: Box) -> None:
        for title, x in zip(titles, _columns(box, posts), strict=True):
            sheet.text(x, box.top + 9, title, TITLES)
        sheet.rule(box.x, box.bottom - 2, box.width, thick=0.8, ink=BLACK)

    return Block(TITLES.leading + 6, draw)


def _columns(box: Box, posts: float) -> tuple[float, float, float, float, float]:
    """Return where the hour, the level, the text, the articles and the post begin."""
    who = box.right - posts
    article = who - (GAP if posts else 0) - ARTICLE_WIDTH
    level = box.x + HOUR_WIDTH + GAP
    return box.x, level, level + LEVEL_WIDTH, article, who


def _entry(entry: MinuteEntry, header: Block, posts: float, words: Words) -> Iterator[Block]:
    """One line of the minutes in one piece; what is left of a very long note goes on below."""
    _, _, begins, ends, _ = _columns(Box(0, 0, BODY_WIDTH, 0), posts)
    width = ends - begins - GAP
    style = GONE if entry.undone else TEXT
    told = wrap(printable(entry.text), width, style)
    note = wrap(printable(words.quoted(entry.note)), width, SMALL) if entry.note else ()
    note, more = note[:NOTE_LINES], note[NOTE_LINES:]
    state = (_undone(entry, words),) if entry.undone else ()
    cites = wrap(words.articles(entry.cites), ARTICLE_WIDTH, SMALL) if entry.cites else ()
    who = _wrapped(entry.who, WHO_WIDTH) if entry.who else ()
    text_height = len(told) * style.leading + (len(note) + len(state)) * SMALL.leading
    height = max(text_height, max(len(cites), len(who)) * SMALL.leading) + 2 * PADDING
    level = str(entry.level) if entry.level else "–"

    def draw(sheet: Sheet, box: Box) -> None:
        hour_x, level_x, text_x, article_x, who_x = _columns(box, posts)
        first = box.top + PADDING + 9
        sheet.text(hour_x, first, f"{entry.at:%H:%M}", TIME)
        sheet.text(level_x, first, level, SMALL)
        for number, line in enumerate(told):
            baseline = first + number * style.leading
            sheet.text(text_x, baseline, line, style)
            if entry.undone:
                sheet.rule(text_x, baseline - 3.4, style.width(line), thick=0.7, ink=SOFT)
        below = first + len(told) * style.leading - 1.5
        _write(sheet, text_x, below, (*note, *state), SMALL)
        _write(sheet, article_x, first, cites, SMALL)
        _write(sheet, who_x, first, who, SMALL)
        if not more:
            sheet.rule(box.x, box.bottom - 0.4, box.width, thick=0.4, ink=RULE)

    yield Block(height, draw, repeated=header)
    for line in more:
        yield _more(line, begins, header, last=line is more[-1])


def _more(line: str, begins: float, header: Block, last: bool) -> Block:
    """A line of a note that was too long to stay in one piece."""

    def draw(sheet: Sheet, box: Box) -> None:
        sheet.text(box.x + begins, box.top + 8, line, SMALL)
        if last:
            sheet.rule(box.x, box.bottom - 0.4, box.width, thick=0.4, ink=RULE)

    return Block(SMALL.leading + (PADDING if last else 0), draw, repeated=header)


@lru_cache(maxsize=64)
def _wrapped(who: str, width: float) -> tuple[str, ...]:
    return wrap(printable(who), width, SMALL)


def _undone(entry: MinuteEntry, words: Words) -> str:
    at, by = entry.undone_at, entry.undone_by
    told = UNDONE if at is None else UNDONE_BY if by else UNDONE_AT
    return words.say(told, hour=at, who=by)


def _end(facts: Minutes, lines: str, words: Words) -> tuple[Block, ...]:
    undone = sum(entry.undone for entry in facts.entries)
    total = words.say(COUNTED, lines=lines, n=undone) if undone else lines
    moment = words.moment(facts.heading.printed_at)
    closed = words.say(CLOSED, number=len(facts.entries), moment=moment)
    totals = replace(totals_block(total, closed), keep_with_next=True)
    return totals, signature_block(("director", "floor"), words)
