"""The minutes of the evening, as they are signed and kept: told level by level, then the result.

What happens a hundred times (players out, moved, entered) is told in a table a level; what a
director may be asked about later (an incident, a sanction, a decision) in a line of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from functools import partial
from itertools import chain, groupby
from typing import Literal

from reports import labels
from reports.chart_drawing import chart_block
from reports.facts import Heading, Words
from reports.finish_chart import FinishCourse, finish_marks
from reports.flow import Block, Section, height_kept
from reports.half_sheet import signature_block
from reports.labels import Pair
from reports.lettering import RULE, SOFT, Fitted, TypeStyle, Weight, fit, printable, wrap
from reports.name_setting import NEARLY_ALL, NameRoom, set_name
from reports.names import abbreviations
from reports.page_layout import (
    ASIDE,
    BODY,
    DOT,
    SMALL,
    STRONG,
    body_width,
    heading_block,
    is_small,
    next_page_height,
    paragraph,
    print_pages,
    seal_blocks,
    snug,
    text_line,
    totals_block,
)
from reports.prize_words import beside_rank
from reports.sheet import Box, Sheet
from reports.table_drawing import Column, Look, Row, Table

Sort = Literal["told", "entered", "out", "moved", "chips"]
"""``told`` has a line of its own; the others are gathered, a table a level."""

Gathered = tuple[str, str, str]
"""An hour, a name or a text, a rank or seats."""
Set = tuple[str, Fitted, str]

TITLE = ("Procès-verbal", "Log")
GATHERED: dict[Sort, tuple[str, str]] = {
    "entered": ("Entrées", "Entries"),
    "out": ("Sorties", "Eliminations"),
    "moved": ("Places", "Seats"),
    "chips": ("Jetons", "Chips"),
}
BEFORE_PLAY = ("Avant le jeu", "Before play")
LEVEL = ("Niveau {level}", "Level {level}")
SPAN = ("de {first} à {last}", "{first} to {last}")
BEGAN = ("début à {hour}", "began at {hour}")
UNDONE: Pair = ("action annulée", "undone")
UNDONE_AT = ("action annulée à {hour}", "undone at {hour}")
UNDONE_BY = ("action annulée à {hour} par {who}", "undone at {hour} by {who}")
HOUR = ("{hour}", "{hour}")
NO_LINE = ("Rien n’est encore noté.", "Nothing has been recorded yet.")
PLAYED = ("Noté", "Recorded")
PLAYED_FROM = ("du {first} au {last}", "from {first} to {last}")
DIRECTED = ("Direction", "Directed by")
DRAW = ("Tirage du {moment}", "Draw of {moment}")
READ = ("Notation", "Key")
READ_SO = ("3·8 : table 3, place 8", "3·8: table 3, seat 8")
RESULT = ("Résultat", "Result")
LINES = ("{n:ligne|lignes} au journal", "{n:line|lines} in the log")
COUNTED = ("{lines}, dont {n:annulée|annulées}", "{lines}, {n:undone|undone}")
REWRITTEN = (
    "{n:ligne|lignes} du début {n:=a été réécrite|ont été réécrites} le {moment}, à la mise à jour "
    "du fichier : clubs, équipes et opérateurs sont désormais enregistrés à côté du journal.",
    "The first {n:line was|lines were} rewritten on {moment}, when the file was "
    "updated: clubs, teams and operators are now stored beside the log.",
)
CLOSED = ("Arrêté à la ligne {number}, le {moment}", "Closed at line {number}, on {moment}")

TEXT = TypeStyle(9)
GONE = TypeStyle(9, ink=SOFT)
TIME = TypeStyle(9, Weight.SEMIBOLD)
NOTE = TypeStyle(8, ink=SOFT)
LABEL = TypeStyle(9, Weight.SEMIBOLD, SOFT)
SEED = TypeStyle(9)
PART = TypeStyle(10.5, Weight.SEMIBOLD)
WINNER = TypeStyle(15, Weight.BOLD)

CHART = 84.0
CHART_LETTERS = 8.0
LABEL_WIDTH = 134.0
SIDE = 50.0
SMALL_SIDE = 42.0
GAP = 8.0
PADDING = 1.4
NOTE_LINES = 24
"""Lines of a note that stay in one piece with what they are about."""
HEAD_GAP = 6.0
"""Points above the head of a level."""
ABREAST = 16.0
"""Points between two columns of what is gathered."""
MOST_ABREAST = 3
ROWS_KEPT = 12
"""Rows of what is gathered that stay together: read down a column, then down the next."""
ROWS_APART = 6.0
"""Points between so many rows and those after them."""
END_KEPT = 6
"""Lines of the end of play that stay with the result: a whole level would leave a page empty."""
KEPT_WHOLE = 16
"""Rows of the result that stay together with the signatures, fewer where a page holds fewer."""


@dataclass(frozen=True, slots=True)
class MinuteEntry:
    """Something that happened. ``level`` is 0 before play, and ``began`` when it began, where that
    is known; ``who`` the operator or the post.

    ``undone``: it no longer counts, since ``undone_at`` and by ``undone_by`` when known. What is
    gathered has ``cells`` in place of a text: a name with a rank or seats, or a text alone.
    """

    at: datetime
    level: int
    text: str = ""
    cites: tuple[str, ...] = ()
    who: str = ""
    note: str = ""
    undone: bool = False
    undone_at: datetime | None = None
    undone_by: str = ""
    sort: Sort = "told"
    cells: tuple[tuple[str, str], ...] = ()
    began: datetime | None = None


@dataclass(frozen=True, slots=True)
class DrawSeed:
    """When seats were drawn, and the seed in hexadecimal."""

    at: datetime
    seed: str


@dataclass(frozen=True, slots=True)
class MinuteResult:
    """A place of the result: its rank in figures, who holds it, what it wins as worded."""

    rank: int
    name: str
    club: str = ""
    prize: str = ""
    tied: bool = False


@dataclass(frozen=True, slots=True)
class Rewritten:
    """When the first ``lines`` of the journal were rewritten without clubs nor teams."""

    at: datetime
    lines: int


@dataclass(frozen=True, slots=True)
class Minutes:
    """The minutes, oldest entry first; ``directed`` are the names of those who wrote them.

    ``blinds`` of the levels from the first, as worded. ``results`` from the winner, empty until
    one is alone; ``left`` players are still in, or ``ended`` says that they are ``through`` to a
    day 2, or that it was ``cancelled``. ``lines`` stand in the journal, ``undone`` of them taken
    back: more than are told here. ``rewritten``: some were, by an older version's upgrade.
    ``course``: the players left, hour by hour.
    """

    heading: Heading
    entries: tuple[MinuteEntry, ...]
    players: int
    tables: int
    draws: tuple[DrawSeed, ...] = ()
    directed: tuple[str, ...] = ()
    blinds: tuple[str, ...] = ()
    results: tuple[MinuteResult, ...] = ()
    sort: str = "money"
    left: int = 0
    ended: str = ""
    lines: int = 0
    undone: int = 0
    rewritten: Rewritten | None = None
    course: FinishCourse | None = None


def render_minutes(facts: Minutes) -> bytes:
    """Return the PDF of the minutes: the facts, the evening by level, the result, signatures."""
    words = facts.heading.words
    counted = ((labels.PLAYERS, facts.players), (labels.TABLES, facts.tables))

    told = list(_evening(facts))
    end = _end(facts)
    head = Section((*_facts(facts, words), *_players_left(facts)), gap=6)

    def made(white: float) -> tuple[Section, ...]:
        """Return the whole with a part of the usual white over the head of each level."""
        less = HEAD_GAP * (1 - white)
        tight = [
            [replace(begins, gap=HEAD_GAP * white, height=begins.height - less), *level]
            for begins, *level in told
        ]
        *levels, last = tight or [[text_line(words.say(NO_LINE), BODY)]]
        # The result never stands alone on a page: the end of play comes with it.
        joined = [replace(block, keep_with_next=True) for block in last[-END_KEPT:]]
        if height_kept((*joined, *end)) <= next_page_height(facts.heading):
            last = [*last[:-END_KEPT], *joined]
        evening = [block for level in levels for block in level]
        return head, Section((*evening, *last, *end))

    return print_pages(
        facts.heading,
        words.say(TITLE),
        *snug(made, facts.heading),
        summary=DOT.join(words.say(label, n=many) for label, many in counted),
    )


def _facts(facts: Minutes, words: Words) -> Iterator[Block]:
    """Yield the known facts of the evening, a line each."""
    written = [words.moment(entry.at) for entry in facts.entries[:1] + facts.entries[-1:]]
    moved = any(entry.sort in ("moved", "entered") for entry in facts.entries)
    told = [
        (words.say(DIRECTED), words.listed(facts.directed)),
        (
            words.say(PLAYED),
            words.say(PLAYED_FROM, first=written[0], last=written[-1]) if written else "",
        ),
        (words.say(READ), words.say(READ_SO) if moved else ""),
    ]
    room = body_width(facts.heading) - LABEL_WIDTH
    for label, value in told:
        if value:
            yield _fact(label, fit(value, room, STRONG, smallest=8, lines=2))
    for draw in facts.draws:
        label = words.say(DRAW, moment=words.moment(draw.at))
        yield _fact(label, fit(draw.seed, room, SEED, smallest=8, lines=2))


def _players_left(facts: Minutes) -> Iterator[Block]:
    if facts.course is not None:
        marks = finish_marks(facts.course, body_width(facts.heading), CHART, CHART_LETTERS)
        yield replace(chart_block(marks, CHART), gap=GAP)


def _fact(label: str, value: Fitted) -> Block:
    def draw(sheet: Sheet, box: Box) -> None:
        baseline = box.top + 10
        sheet.fitted(box.x, baseline, label, LABEL_WIDTH - GAP, LABEL, smallest=8)
        for number, line in enumerate(value.lines):
            below = baseline + number * value.style.leading
            sheet.text(box.x + LABEL_WIDTH, below, line, value.style)

    return Block(max(STRONG.leading, value.height) + 1, draw)


def _evening(facts: Minutes) -> Iterator[list[Block]]:
    """The evening, level by level, the head of each first."""
    draw = _Telling(facts)
    day: date | None = None
    for level, entries in groupby(facts.entries, key=lambda entry: entry.level):
        part = tuple(entries)
        blocks = [draw.head(facts, level, part, new_day=part[0].at.date() != day)]
        day = part[-1].at.date()
        for told, those in groupby(part, key=_has_its_line):
            if told:
                blocks += chain.from_iterable(map(draw.line, those))
                continue
            # What came first first; a table of each sort, up to the next line of its own.
            between = tuple(those)
            for sort in dict.fromkeys(entry.sort for entry in between):
                blocks += draw.gathered(sort, between)
        yield blocks


def _has_its_line(entry: MinuteEntry) -> bool:
    return entry.undone or entry.sort == "told"


class _Telling:
    """How what happened is set on this paper, in the same columns at every level."""

    def __init__(self, facts: Minutes) -> None:
        heading = facts.heading
        self._words = heading.words
        self._wide = body_width(heading)
        # Wrote most of it.
        usual = Counter(entry.who for entry in facts.entries).most_common(1)
        self._usual = usual[0][0] if usual else ""
        least = SMALL_SIDE if is_small(heading) else SIDE
        told = (LABEL.width(heading.words.say(pair)) for pair in GATHERED.values())
        self._side = max(least, GAP + max(told))
        self._room = self._wide - self._side
        ordered = sorted(facts.entries, key=lambda entry: entry.sort)
        self._abreast = {
            sort: _Abreast(list(self._gathered(those)), self._side, self._room)
            for sort, those in groupby(ordered, key=lambda entry: entry.sort)
            if sort != "told"
        }

    def _gathered(self, those: Iterable[MinuteEntry]) -> Iterator[Gathered]:
        for one in those:
            hour = self._words.say(HOUR, hour=one.at)
            yield from ((hour, printable(what), printable(value)) for what, value in one.cells)

    def head(
        self, facts: Minutes, level: int, part: Sequence[MinuteEntry], *, new_day: bool
    ) -> Block:
        """Return the head of a level: its blinds, then when it began, or the hours told."""
        words = self._words
        title = words.say(LEVEL, level=level) if level else words.say(BEFORE_PLAY)
        if 0 < level <= len(facts.blinds):
            title = f"{title}{DOT}{facts.blinds[level - 1]}"
        first, last = (words.say(HOUR, hour=entry.at) for entry in (part[0], part[-1]))
        span = first if first == last else words.say(SPAN, first=first, last=last)
        began = part[0].began
        if level and began is not None and began.date() == part[0].at.date():
            span = words.say(BEGAN, hour=began)
        if new_day:
            span = f"{words.day(part[0].at.date())}{DOT}{span}"
        return heading_block(title, self._wide, span, PART)

    def gathered(self, sort: Sort, part: Sequence[MinuteEntry]) -> Iterator[Block]:
        """Yield what happened often at a level as a table of several columns, read downwards."""
        those = [entry for entry in part if entry.sort == sort]
        cites = self._words.articles(tuple(dict.fromkeys(c for one in those for c in one.cites)))
        label = fit(self._words.say(GATHERED[sort]), self._side - GAP, LABEL, smallest=8)
        beside = [label, *([fit(cites, self._side - GAP, NOTE)] if cites else [])]
        columns = self._abreast[sort]
        told = [columns.fitted(one) for one in self._gathered(those)]
        for first in range(0, len(told), columns.count * ROWS_KEPT):
            part_of_it = told[first : first + columns.count * ROWS_KEPT]
            high = max(1 if first else len(beside), -(-len(part_of_it) // columns.count))
            for number in range(high):
                row = part_of_it[number::high]
                side = beside[number] if first == 0 and number < len(beside) else None
                tallest = max((what.height for _, what, _ in row), default=TEXT.leading)
                yield Block(
                    tallest + PADDING,
                    partial(columns.draw, row, side),
                    gap=0 if number else ROWS_APART if first else PADDING,
                    # A table that closed stands with the first of its moves.
                    keep_with_next=number < high - 1 or _heads(row),
                )

    def line(self, entry: MinuteEntry) -> Iterator[Block]:
        """Yield one thing in one piece; what is left of a very long note goes on below."""
        words = self._words
        style = GONE if entry.undone else TEXT
        cites = f" ({words.articles(entry.cites)})" if entry.cites else ""
        who = f" – {entry.who}" if entry.who and entry.who != self._usual else ""
        told = wrap(printable(f"{entry.text}{cites}{who}"), self._room, style)
        note = wrap(printable(words.quoted(entry.note)), self._room, NOTE) if entry.note else ()
        more = note[NOTE_LINES:]
        note = note[:NOTE_LINES]
        state = wrap(_undone(entry, words), self._room, NOTE) if entry.undone else ()
        below = (*note, *state)
        hour = words.say(HOUR, hour=entry.at)

        def draw(sheet: Sheet, box: Box) -> None:
            first = box.top + PADDING + 8.5
            x = box.x + self._side
            sheet.text(box.x, first, hour, TIME)
            for number, line in enumerate(told):
                baseline = first + number * style.leading
                sheet.text(x, baseline, line, style)
                if entry.undone:
                    sheet.rule(x, baseline - 3.4, style.width(line), thick=0.7, ink=SOFT)
            for number, line in enumerate(below):
                baseline = first + len(told) * style.leading + number * NOTE.leading
                sheet.text(x, baseline - 0.5, line, NOTE)

        height = len(told) * style.leading + len(below) * NOTE.leading
        yield Block(height + 2 * PADDING, draw)
        for line in more:
            yield Block(SMALL.leading, partial(self._draw_more, line))

    def _draw_more(self, line: str, sheet: Sheet, box: Box) -> None:
        sheet.text(box.x + self._side, box.top + 8, line, NOTE)


def _heads(row: Sequence[Set]) -> bool:
    """Return whether a row of a table is no more than what heads the next one."""
    return len(row) == 1 and not row[0][2]


class _Abreast:
    """How things alike are set side by side: an hour, a name or a text, a rank or seats.

    As many columns as nearly every name whole leaves room for; the others are shortened.
    """

    def __init__(self, told: Sequence[Gathered], side: float, room: float) -> None:
        self._side = side
        names = [what for _, what, value in told if value]
        self._short = abbreviations(tuple(names))
        self._hour = max((TIME.width(hour) for hour, _, _ in told), default=0) + GAP / 2
        self._value = max((TEXT.width(value) for _, _, value in told), default=0) + GAP
        widths = sorted(TEXT.width(what) for what in names or [what for _, what, _ in told])
        widest = widths[int((len(widths) - 1) * NEARLY_ALL)] if widths else 0
        short = (min(TEXT.width(name), TEXT.width(self._short[name].form)) for name in names)
        self.count = self._columns(widest, room)
        if self.count == MOST_ABREAST:
            # A third column only where it cuts no name.
            self.count = max(2, self._columns(max(widest, *short, 0), room))
        self._width = (room - ABREAST * (self.count - 1)) / self.count

    def _columns(self, widest: float, room: float) -> int:
        usual = self._hour + widest + self._value + ABREAST
        return max(1, min(MOST_ABREAST, int((room + ABREAST) / usual)))

    def fitted(self, one: Gathered) -> Set:
        """Return one of them as it is set."""
        (hour, what, value) = one
        return hour, self._what(what, value), value

    def _what(self, what: str, value: str) -> Fitted:
        room = self._width - self._hour
        if value:
            return set_name(what, self._short, NameRoom(room - self._value), TEXT)
        # A table that closed heads its moves.
        return fit(what, room, TIME if self._short else TEXT, smallest=8, lines=3)

    def draw(self, row: Sequence[Set], beside: Fitted | None, sheet: Sheet, box: Box) -> None:
        """Draw a row, a hairline under each of its parts, and what stands beside it."""
        baseline = box.top + TEXT.size
        if beside is not None:
            sheet.text(box.x, baseline, beside.lines[0], beside.style)
        room = replace(box, x=box.x + self._side, width=box.width - self._side)
        for place, one in zip(room.columns(self.count, ABREAST), row, strict=False):
            (hour, what, value) = one
            sheet.text(place.x, baseline, hour, TIME)
            for number, line in enumerate(what.lines):
                below = baseline + number * what.style.leading
                sheet.text(place.x + self._hour, below, line, what.style)
            sheet.text(place.right, baseline, value, TEXT, "right")
            sheet.rule(place.x, box.bottom - 0.7, place.width, thick=0.3, ink=RULE)


def _undone(entry: MinuteEntry, words: Words) -> str:
    at = entry.undone_at
    by = entry.undone_by
    told = UNDONE if at is None else UNDONE_BY if by else UNDONE_AT
    return printable(words.say(told, hour=at, who=by))


def _end(facts: Minutes) -> tuple[Block, ...]:
    """The result with its prizes, what the journal holds, who signs: its last rows together."""
    words = facts.heading.words
    wide = body_width(facts.heading)
    counted = words.say(LINES, n=facts.lines)
    if facts.undone:
        counted = words.say(COUNTED, lines=counted, n=facts.undone)
    moment = words.moment(facts.heading.printed_at)
    closed = words.say(CLOSED, number=facts.lines, moment=moment)
    last = (
        totals_block(wide, counted, closed),
        *seal_blocks(facts.heading, *_rewritten(facts, words)),
        signature_block(("director", "floor"), words),
    )
    blocks = [*_result(facts), *last]
    together = [*(replace(block, keep_with_next=True) for block in blocks[:-1]), blocks[-1]]
    whole = len(facts.results) <= KEPT_WHOLE
    kept = 0 if whole else len(blocks) - KEPT_WHOLE
    # Rows of two lines on half a sheet: as many stay together as a page holds.
    while height_kept(together[kept:]) > next_page_height(facts.heading):
        kept += 1
    return (*blocks[:kept], *together[kept:])


def _rewritten(facts: Minutes, words: Words) -> Iterator[str]:
    if facts.rewritten is not None:
        moment = words.moment(facts.rewritten.at)
        yield words.say(REWRITTEN, n=facts.rewritten.lines, moment=moment)


def _result(facts: Minutes) -> Iterator[Block]:
    words = facts.heading.words
    wide = body_width(facts.heading)
    yield heading_block(words.say(RESULT), wide)
    winners = [one.name for one in facts.results if one.rank == 1]
    if not winners:
        ends = {"through": labels.ALL_THROUGH, "cancelled": labels.CALLED_OFF}
        told = ends.get(facts.ended, labels.NOT_OVER)
        yield from paragraph(words.say(told, n=facts.left), wide, ASIDE)
        return
    won = words.say(labels.WIN if len(winners) > 1 else labels.WINS, name=" · ".join(winners))
    name = fit(won, wide, WINNER, smallest=9, lines=2)
    yield Block(name.height + 4, lambda sheet, box: sheet.lines(box, name))
    yield from _results_table(facts)


def _results_table(facts: Minutes) -> tuple[Block, ...]:
    words = facts.heading.words
    small = is_small(facts.heading)
    clubs = not small and any(one.club for one in facts.results)
    prizes = any(one.prize for one in facts.results)
    columns = [
        Column(words.say(labels.RANK), STRONG),
        Column(words.say(labels.NAME), BODY, smallest=8, share=4, people=True),
    ]
    if clubs:
        columns.append(Column(words.say(labels.CLUB), ASIDE, smallest=8, lines=2, share=3))
    if prizes:
        columns.append(
            Column(
                words.say(labels.WON.get(facts.sort, labels.WON["money"])),
                STRONG,
                share=5,
                cut=True,
            )
        )
    rows = []
    for one in facts.results:
        cells = [words.rank(one.rank, one.tied), one.name]
        cells += [one.club] if clubs else []
        cells += [beside_rank(one.prize, one.rank)] if prizes else []
        look: Look = "strong" if one.rank == 1 else "plain"
        rows.append(Row(tuple(cells), look=look))
    return Table(tuple(columns), body_width(facts.heading), padding=2).by_content(rows).blocks(rows)
