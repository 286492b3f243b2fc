"""The moves sheet, an event after another: at what time, why and by which article, who goes where.

What waits to be read out comes first, in large type; below, what was announced, in small. A
breaking order changed in play stands above them all (2.4).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from itertools import chain

from reports import labels
from reports.facts import Heading, TablePlace, Words
from reports.flow import Block, Section
from reports.half_sheet import draw_tick
from reports.labels import Pair
from reports.lettering import (
    ACCENT,
    BLACK,
    CALLED,
    RULE,
    SOFT,
    Fitted,
    TypeStyle,
    Weight,
    fit,
    fit_alike,
)
from reports.name_setting import NameRoom, set_names
from reports.page_layout import (
    AIRY,
    ASIDE,
    DOT,
    body_width,
    heading_block,
    is_small,
    print_pages,
    snug,
    text_line,
)
from reports.sheet import Box, Sheet
from reports.table_drawing import Column, Row, Table

NOBODY = TypeStyle(20, Weight.BOLD)
EVENT = TypeStyle(15, Weight.BOLD)
WHY = TypeStyle(10.5, ink=SOFT)
LABEL = TypeStyle(8, Weight.SEMIBOLD, SOFT)
ARROW = TypeStyle(20, Weight.BOLD, ACCENT)
PAST_NAME = TypeStyle(10.5)
PAST_SEAT = TypeStyle(10.5, Weight.SEMIBOLD)
TICK = 11.0
LEAST_LARGE = 12.0
LEAST_PAST = 9.0
PAST_COLUMNS = 2
PAST_GUTTER = 20.0
BETWEEN = 30.0
"""Points that the arrow takes between the two places."""

TITLE = ("Changements de place", "Seat changes")
COUNT = ("{n} {n:=changement|changements}", "{n} {n:=move|moves}")
WAITING = ("{n} à annoncer", "{n} to announce")
NEW_ORDER = ("Nouvel ordre de fermeture des tables", "New breaking order")
NOBODY_MOVES = ("Aucun changement de place.", "Nobody moves.")
ALREADY = ("Déjà annoncés", "Already announced")
ANNOUNCED: Pair = ("annoncé", "announced")
TO_ANNOUNCE = ("à annoncer", "to announce")
ARRIVES: Pair = ("arrive", "arrives")
FROM = ("De", "From")
TO = ("Vers", "To")
EVENT_AT = ("{hour} · {what}", "{hour} · {what}")

REASONS = {
    "balancing": ("équilibrage : prochaine grosse blinde", "balancing: next big blind"),
    "table_broken": ("fermeture de la table {table}", "table {table} broken"),
    "final_table": ("table finale", "final table"),
    "by_hand": ("décision du directeur", "director’s decision"),
    "swapped": ("échange de places", "seat swap"),
    "wrong_seat": ("retour à la bonne place", "back to the right seat"),
    "left_there": ("reste à cette place", "stays at this seat"),
}

ENTERS = {
    "plays": ("joue tout de suite", "plays immediately"),
    "big_blind": ("paie la grosse blinde", "pays the big blind"),
    "small_blind": ("paie la petite blinde", "pays the small blind"),
    "button": ("joue au bouton", "plays on the button"),
    "waits": ("attend que le bouton soit passé", "waits until the button has passed"),
    "depends": ("le floor dit quand entrer en jeu", "the floor says when to come in"),
}


@dataclass(frozen=True, slots=True)
class MoveLine:
    """One move: ``origin`` is None for a late player; ``enters`` says how they come in (2.3)."""

    name: str
    origin: TablePlace | None
    to: TablePlace
    enters: str = ""


@dataclass(frozen=True, slots=True)
class MoveEvent:
    """The moves that one decision made, ``announced`` once they are read out.

    ``because`` is the code of the reason, or what the director wrote; ``table`` the one that
    closed; ``cites`` the articles.
    """

    moves: tuple[MoveLine, ...]
    at: datetime | None = None
    because: str = ""
    table: int = 0
    cites: tuple[str, ...] = ()
    announced: bool = False


@dataclass(frozen=True, slots=True)
class OrderLine:
    """A breaking order changed in play: the open tables, the next to close first (2.4)."""

    tables: tuple[int, ...]
    announced: bool = False
    at: datetime | None = None


@dataclass(frozen=True, slots=True)
class MovesSheet:
    """The moves to announce, in the order they are read; ``order`` is set where it was changed."""

    heading: Heading
    events: tuple[MoveEvent, ...]
    order: OrderLine | None = None


@dataclass(frozen=True, slots=True)
class _Sizes:
    """How large a move is set: name, figures left and reached, room for both, its height.

    ``before`` is the room of the place left, narrower than that of the place reached.
    """

    name: TypeStyle
    left: TypeStyle
    reached: TypeStyle
    places: float
    height: float
    before: float


LARGE = _Sizes(
    NOBODY, TypeStyle(20, Weight.SEMIBOLD, SOFT), TypeStyle(CALLED, Weight.BOLD), 208.0, 62.0, 76.0
)
ON_A_SMALL = _Sizes(
    TypeStyle(15, Weight.BOLD),
    TypeStyle(15, Weight.SEMIBOLD, SOFT),
    TypeStyle(26, Weight.BOLD),
    160.0,
    50.0,
    60.0,
)


def render_moves_sheet(facts: MovesSheet) -> bytes:
    """Return the PDF of the moves: those to be read out from across the room, then the others."""
    heading = facts.heading
    words = facts.heading.words
    order = facts.order
    told = sum(len(event.moves) for event in facts.events)
    waiting = sum(len(event.moves) for event in facts.events if not event.announced)
    waiting += int(order is not None and not order.announced)
    summary = [words.say(COUNT, n=told)] if told else []
    if waiting:
        summary.append(words.say(WAITING, n=waiting))
    blocks: list[Block] = [] if order is None else [_order(order, heading)]
    to_tell = [event for event in facts.events if not event.announced]
    sizes = ON_A_SMALL if is_small(heading) else LARGE
    room = NameRoom(body_width(heading) - sizes.places - 12, lines=3)
    to_read_out = [move.name for event in to_tell for move in event.moves]
    names = iter(set_names(to_read_out, room, sizes.name, LEAST_LARGE))
    for event in to_tell:
        # Its head, to be ticked, then a move after another.
        blocks.append(_head(_about(event, words), words.articles(event.cites), heading))
        blocks += [_move(move, next(names), heading) for move in event.moves]
    past = tuple(event for event in facts.events if event.announced)
    if not past and not blocks:
        blocks = [text_line(words.say(NOBODY_MOVES), NOBODY)]
    large = (Section(tuple(blocks)),) if blocks else ()

    def made(white: float) -> tuple[Section, ...]:
        return *large, *((_announced(past, heading, white),) if past else ())

    sections = snug(made, heading, AIRY)
    return print_pages(heading, words.say(TITLE), *sections, summary=DOT.join(summary))


def _about(event: MoveEvent, words: Words) -> str:
    """Return the time and the reason of an event."""
    known = event.because in REASONS
    what = words.say(REASONS[event.because], table=event.table) if known else event.because
    what = what[:1].upper() + what[1:]
    return words.say(EVENT_AT, hour=event.at, what=what) if event.at else what


def _head(what: str, cites: str, heading: Heading) -> Block:
    """Return the head of an event, with the box that is ticked once it is read out."""
    words = heading.words
    wide = body_width(heading)
    said = words.say(TO_ANNOUNCE)
    beside = WHY.width(said) + TICK + 16
    title = fit(what, wide - beside - (WHY.width(cites) + 10), EVENT, smallest=9, lines=2)
    height = title.height + 8

    def draw(sheet: Sheet, box: Box) -> None:
        sheet.lines(box.row(box.top, title.height), title)
        used = max(title.style.width(line) for line in title.lines)
        baseline = box.top + EVENT.size
        sheet.text(box.x + used + 10, baseline, cites, WHY)
        draw_tick(sheet, box.right - beside + 8, baseline, TICK)
        sheet.text(box.right, baseline, said, WHY, "right")
        sheet.rule(box.x, box.bottom - 3, box.width, thick=1, ink=BLACK)

    return Block(height, draw, gap=16, keep_with_next=True)


def _move(move: MoveLine, name: Fitted, heading: Heading) -> Block:
    words = heading.words
    sizes = ON_A_SMALL if is_small(heading) else LARGE
    room = body_width(heading) - sizes.places - 12
    enters = words.say(ENTERS[move.enters]) if move.enters in ENTERS else ""
    told = [name, fit(enters, room, WHY, smallest=8, lines=2)] if enters else [name]
    height = max(sizes.height, sum(one.height for one in told) + 12)

    def draw(sheet: Sheet, box: Box) -> None:
        top = box.top + (box.height - sum(one.height for one in told)) / 2
        sheet.stack(Box(box.x, top, room, 0), told)
        places = Box(box.right - sizes.places, box.top, sizes.places, box.height)
        _places(sheet, places, move, sizes, words)
        sheet.rule(box.x, box.bottom - 0.5, box.width, thick=0.5, ink=RULE)

    return Block(height, draw)


def _announced(events: tuple[MoveEvent, ...], heading: Heading, white: float) -> Section:
    """Return the moves already announced, in small type: players still ask for them at the desk.

    They stand in two columns, so that seats are near their names; on half a sheet in one.
    """
    words = heading.words
    count = sum(len(event.moves) for event in events)
    title = heading_block(words.say(ALREADY), body_width(heading), words.say(COUNT, n=count))
    columns = 1 if is_small(heading) else PAST_COLUMNS
    wide = (body_width(heading) - PAST_GUTTER * (columns - 1)) / columns
    rows = [
        [Row((m.name, _seat(m.origin, words), "→", _seat(m.to, words))) for m in event.moves]
        for event in events
    ]
    # As wide as the widest of them: the last column ends at the margin, names have the rest.
    seats = (cell for row in chain.from_iterable(rows) for cell in (row.cells[1], row.cells[3]))
    seat = max(map(PAST_SEAT.width, seats)) + 1
    table = Table(
        (
            Column(words.say(labels.PLAYER), PAST_NAME, smallest=LEAST_PAST, people=True),
            Column(words.say(FROM), PAST_SEAT, width=seat, align="right"),
            Column("", PAST_SEAT, width=14, align="center"),
            Column(words.say(TO), PAST_SEAT, width=seat, align="right"),
        ),
        wide,
        padding=2 * white,
        titles=False,
        among=tuple(chain.from_iterable(rows)),
    )
    blocks: list[Block] = []
    for event, moved in zip(events, rows, strict=True):
        about = DOT.join(filter(None, (_about(event, words), words.articles(event.cites))))
        line = fit(about, wide, TypeStyle(10.5, Weight.SEMIBOLD), smallest=8, lines=2)
        # Said again where a page begins within the event: no move stands without its reason.
        head = Block(line.height + 3, partial(_line, line))
        first, *others = (replace(block, repeated=head) for block in table.blocks(moved))
        # No column ends with the first of several.
        blocks += (replace(first, gap=8, keep_with_next=bool(others)), *others)
    return Section(tuple(blocks), title, columns, PAST_GUTTER)


def _line(line: Fitted, sheet: Sheet, box: Box) -> None:
    sheet.lines(box, line)


def _seat(where: TablePlace | None, words: Words) -> str:
    return words.say(ARRIVES) if where is None else f"{where.table} · {where.place}"


def _order(order: OrderLine, heading: Heading) -> Block:
    words = heading.words
    room = body_width(heading)
    large = TypeStyle(26, Weight.BOLD)
    title = fit(words.say(NEW_ORDER), room, NOBODY, smallest=12, lines=2)
    tables = fit(" → ".join(map(str, order.tables)), room, large, smallest=12, lines=4)
    cites = words.articles(("2.4",))
    why = fit(words.say(EVENT_AT, hour=order.at, what=cites) if order.at else cites, room, WHY)
    height = title.height + tables.height + why.height + 34

    def draw(sheet: Sheet, box: Box) -> None:
        below = sheet.stack(box.row(box.top + 4, 0), (title, tables, why), (2, 2, 2)) + 4
        told = words.say(ANNOUNCED if order.announced else TO_ANNOUNCE)
        x = box.x if order.announced else draw_tick(sheet, box.x, below + 10, TICK)
        sheet.text(x, below + 9, told, ASIDE)
        sheet.rule(box.x, box.bottom - 0.5, box.width, thick=0.5, ink=RULE)

    return Block(height, draw)


def _places(sheet: Sheet, box: Box, move: MoveLine, sizes: _Sizes, words: Words) -> None:
    start, end = box.split((sizes.before, box.width - sizes.before - BETWEEN), BETWEEN)
    middle = box.top + box.height / 2
    if move.origin is None:
        arrives = fit(words.say(ARRIVES), start.width, sizes.left, smallest=12)
        sheet.lines(start, arrives, "right")
    else:
        _place(sheet, start, move.origin, sizes.left, words)
    sheet.text((start.right + end.x) / 2, middle + 7, "→", ARROW, "center")
    panel = end.row(box.top + 4, box.height - 8)
    sheet.frame(panel, thick=1.4, radius=5)
    _place(sheet, panel, move.to, sizes.reached, words)


def _place(sheet: Sheet, box: Box, where: TablePlace, style: TypeStyle, words: Words) -> None:
    halves = box.columns(2, 0)
    numbers = (str(where.table), str(where.place))
    figures = fit_alike(numbers, halves[0].width - 8, style, smallest=9)
    tall = figures[0].style.cap_height
    baseline = box.top + box.height / 2 + tall / 2 + 6
    for half, label, figure in zip(halves, (labels.TABLE, labels.PLACE), figures, strict=True):
        middle = half.x + half.width / 2
        above = baseline - tall - 5
        sheet.text(middle, above, words.say(label).upper(), LABEL, "center")
        sheet.text(middle, baseline, figure.lines[0], figure.style, "center")
