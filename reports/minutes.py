"""The minutes of the evening: every entry of the journal, as it is signed and kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from functools import lru_cache
from typing import Final

from reports.facts import Heading
from reports.fitting import BLACK, RULE, SOFT, Fitted, TypeStyle, fit, wrap
from reports.flow import Block, Section
from reports.page_layout import (
    BODY,
    STRONG,
    Paper,
    body_width,
    heading_block,
    print_pages,
    text_line,
    totals_block,
)
from reports.sheet import Box, Sheet
from reports.signing import signature_block
from reports.table_drawing import TITLES
from reports.typefaces import Weight, printable
from reports.wording import Language, Wording, wording_in

TITLE: Final = ("Procès-verbal", "Minutes")
LINES: Final = ("{n:ligne|lignes}", "{n:line|lines}")
HOUR: Final = ("Heure", "Time")
LEVEL: Final = ("Niv.", "Lvl")
DONE: Final = ("Ce qui s’est passé", "What happened")
ARTICLE: Final = ("Article", "Article")
WHO: Final = ("Poste", "Post")
UNDONE: Final = ("annulé", "undone")
UNDONE_AT: Final = ("annulé à {hour}", "undone at {hour}")
UNDONE_BY: Final = ("annulé à {hour} par {who}", "undone at {hour} by {who}")
NO_LINE: Final = ("Rien n’est encore écrit.", "Nothing is written yet.")
PLAYERS: Final = ("Joueurs", "Players")
TABLES: Final = ("Tables", "Tables")
PLAYED: Final = ("Écrit", "Written")
PLAYED_FROM: Final = ("du {first} au {last}", "from {first} to {last}")
DIRECTED: Final = ("Direction", "Directed by")
DRAW: Final = ("Tirage du {moment}", "Draw of {moment}")
COUNTED: Final = (
    "{lines} · dont {n:annulée|annulées}",
    "{lines} · {n:undone|undone}",
)
CLOSED: Final = (
    "Arrêté à la ligne {number}, le {moment}.",
    "Closed at line {number}, on {moment}.",
)

TIME = TypeStyle(9, Weight.SEMIBOLD)
TEXT = TypeStyle(9.5)
GONE = TypeStyle(9.5, ink=SOFT)
SMALL = TypeStyle(8, ink=SOFT)
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


def render_minutes(facts: Minutes, language: Language = "fr") -> bytes:
    """Return the PDF of the minutes: the facts, the lines day by day, the signatures."""
    wording = wording_in(language)
    lines = wording.told(LINES, n=len(facts.entries))
    blocks = list(_entries(facts.entries, wording))
    if not blocks:
        blocks = [text_line(wording.told(NO_LINE), BODY)]
    paper = Paper(
        title=wording.told(TITLE),
        heading=facts.heading,
        sections=(
            Section(tuple(_facts(facts, wording)), gap=10),
            Section((*blocks, *_end(facts, lines, wording))),
        ),
        summary=lines,
    )
    return print_pages(paper, wording)


def _facts(facts: Minutes, wording: Wording) -> Iterator[Block]:
    """What the evening was, a line each: whatever is known."""
    told = [
        (wording.told(PLAYERS), wording.number(facts.players)),
        (wording.told(TABLES), wording.number(facts.tables)),
        (wording.told(DIRECTED), ", ".join(facts.directed)),
        (wording.told(PLAYED), _span(facts.entries, wording)),
    ]
    for label, value in told:
        if value:
            yield _fact(label, fit(value, body_width() - LABEL_WIDTH, STRONG, smallest=7, lines=2))
    for draw in facts.draws:
        label = wording.told(DRAW, moment=wording.moment(draw.at))
        yield _fact(label, fit(draw.seed, body_width() - LABEL_WIDTH, SEED, smallest=6))


def _span(entries: Sequence[MinuteEntry], wording: Wording) -> str:
    if not entries:
        return ""
    first, last = (wording.moment(entry.at) for entry in (entries[0], entries[-1]))
    return wording.told(PLAYED_FROM, first=first, last=last)


def _fact(label: str, value: Fitted) -> Block:
    named = fit(label, LABEL_WIDTH - GAP, LABEL, smallest=6)

    def draw(sheet: Sheet, box: Box) -> None:
        sheet.text(box.x, box.top + 10, named.lines[0], named.style)
        for number, line in enumerate(value.lines):
            baseline = box.top + 10 + number * value.style.leading
            sheet.text(box.x + LABEL_WIDTH, baseline, line, value.style)

    return Block(max(STRONG.leading, value.height) + 2, draw)


def _entries(entries: Sequence[MinuteEntry], wording: Wording) -> Iterator[Block]:
    posts = WHO_WIDTH if any(entry.who for entry in entries) else 0.0
    header = _header(posts, wording)
    before: date | None = None
    for entry in entries:
        if entry.at.date() != before:
            before = entry.at.date()
            day = wording.day(before)
            yield heading_block(day[:1].upper() + day[1:], body_width())
        yield from _entry(entry, header, posts, wording)


def _header(posts: float, wording: Wording) -> Block:
    """The titles of the columns; ``posts`` is the width of the last one, 0 without it."""
    titles = [wording.told(pair) for pair in (HOUR, LEVEL, DONE, ARTICLE)]
    titles.append(wording.told(WHO) if posts else "")

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


def _entry(entry: MinuteEntry, header: Block, posts: float, wording: Wording) -> Iterator[Block]:
    """One line of the minutes in one piece; what is left of a very long note goes on below."""
    _, _, begins, ends, _ = _columns(Box(0, 0, body_width(), 0), posts)
    width = ends - begins - GAP
    style = GONE if entry.undone else TEXT
    told = wrap(printable(entry.text), width, style)
    note = wrap(printable(wording.quoted(entry.note)), width, SMALL) if entry.note else ()
    note, more = note[:NOTE_LINES], note[NOTE_LINES:]
    state = (_undone(entry, wording),) if entry.undone else ()
    cites = wrap(wording.articles(entry.cites), ARTICLE_WIDTH, SMALL) if entry.cites else ()
    who = _wrapped(entry.who, WHO_WIDTH) if entry.who else ()
    text_height = len(told) * style.leading + (len(note) + len(state)) * SMALL.leading
    height = max(text_height, max(len(cites), len(who)) * SMALL.leading) + 2 * PADDING
    level = str(entry.level) if entry.level else "–"

    def draw(sheet: Sheet, box: Box) -> None:
        hour_x, level_x, text_x, article_x, who_x = _columns(box, posts)
        top = box.top + PADDING
        first = top + 9
        sheet.text(hour_x, first, wording.hour(entry.at), TIME)
        sheet.text(level_x, first, level, SMALL)
        for number, line in enumerate(told):
            baseline = first + number * style.leading
            sheet.text(text_x, baseline, line, style)
            if entry.undone:
                sheet.rule(text_x, baseline - 3.4, style.width(line), thick=0.7, ink=SOFT)
        below = first + len(told) * style.leading - 1.5
        for line in (*note, *state):
            sheet.text(text_x, below, line, SMALL)
            below += SMALL.leading
        for x, lines in ((article_x, cites), (who_x, who)):
            for number, line in enumerate(lines):
                sheet.text(x, first + number * SMALL.leading, line, SMALL)
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


def _undone(entry: MinuteEntry, wording: Wording) -> str:
    if entry.undone_at is None:
        return wording.told(UNDONE)
    hour = wording.hour(entry.undone_at)
    if not entry.undone_by:
        return wording.told(UNDONE_AT, hour=hour)
    return wording.told(UNDONE_BY, hour=hour, who=entry.undone_by)


def _end(facts: Minutes, lines: str, wording: Wording) -> tuple[Block, ...]:
    undone = sum(entry.undone for entry in facts.entries)
    total = wording.told(COUNTED, lines=lines, n=undone) if undone else lines
    moment = wording.moment(facts.heading.printed_at)
    closed = wording.told(CLOSED, number=len(facts.entries), moment=moment)
    totals = replace(totals_block(f"{total}  ·  {closed}", body_width()), keep_with_next=True)
    signed = [wording.say(f"SIGNED_{who}") for who in ("DIRECTOR", "FLOOR")]
    return totals, signature_block(signed)
