"""The moves sheet, in large type: who goes from where to where, why, and by which article.

A breaking order changed in play stands above them (2.4).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from reports import labels
from reports.facts import Heading, TablePlace, Words
from reports.flow import Block, Section
from reports.lettering import ACCENT, BLACK, RULE, SOFT, TypeStyle, Weight, fit, fit_alike
from reports.page_layout import DOT, print_pages, text_line
from reports.sheet import BODY_WIDTH, Box, Sheet

WHO = TypeStyle(21, Weight.BOLD)
WHY = TypeStyle(10.5, ink=SOFT)
LABEL = TypeStyle(8.5, Weight.SEMIBOLD, SOFT)
FROM_FIGURE = TypeStyle(20, Weight.SEMIBOLD, SOFT)
TO_TABLES = TypeStyle(26, Weight.BOLD)
TO_FIGURE = TypeStyle(34, Weight.BOLD)
ARROW = TypeStyle(22, Weight.BOLD, ACCENT)
HEIGHT = 82.0
PANEL = 70.0
PLACES = 248.0
TICK = 11.0

TITLE = ("Changements de place", "Table moves")
COUNT = ("{n} {n:=changement|changements}", "{n} {n:=move|moves}")
WAITING = ("{n} à annoncer", "{n} to announce")
NEW_ORDER = ("Nouvel ordre de fermeture des tables", "New breaking order of the tables")
NOBODY_MOVES = ("Aucun changement de place.", "Nobody moves.")
ANNOUNCED = ("annoncé", "announced")
ANNOUNCED_AT = ("annoncé à {hour}", "announced at {hour}")
TO_ANNOUNCE = ("à annoncer", "to announce")
ARRIVES = ("arrive", "arrives")

REASONS = {
    "balancing": ("équilibrage : prochaine grosse blinde", "balancing: next big blind"),
    "table_broken": ("fermeture de la table", "table closed"),
    "final_table": ("table finale", "final table"),
    "by_hand": ("décision du directeur", "director’s decision"),
    "swapped": ("échange de places", "exchange of seats"),
    "wrong_seat": ("retour à la bonne place", "back to the right seat"),
    "left_there": ("reste à cette place", "stays at this seat"),
}

ENTERS = {
    "plays": ("joue tout de suite", "plays at once"),
    "big_blind": ("paie la grosse blinde", "pays the big blind"),
    "small_blind": ("paie la petite blinde", "pays the small blind"),
    "button": ("joue au bouton", "plays on the button"),
    "waits": ("attend que le bouton soit passé", "waits until the button has passed"),
    "depends": ("le floor dit quand il entre en jeu", "the floor says when he comes in"),
}


@dataclass(frozen=True, slots=True)
class MoveLine:
    """One move: ``origin`` is None for a late player; ``announced`` once it is read out.

    ``because`` is the code of the reason, or what the director wrote; ``cites`` the articles.
    ``enters`` is the code of how the player comes into play (2.3).
    """

    name: str
    origin: TablePlace | None
    to: TablePlace
    because: str = ""
    cites: tuple[str, ...] = ()
    enters: str = ""
    announced: bool = False
    announced_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class OrderLine:
    """A breaking order changed in play: the open tables, the next to close first (2.4)."""

    tables: tuple[int, ...]
    announced: bool = False


@dataclass(frozen=True, slots=True)
class MovesSheet:
    """The moves, in the order they were accepted, under ``order`` when that was changed."""

    heading: Heading
    moves: tuple[MoveLine, ...]
    order: OrderLine | None = None


def render_moves_sheet(facts: MovesSheet) -> bytes:
    """Return the PDF of the moves, to be read out from across the room."""
    words, order = facts.heading.words, facts.order
    waiting = sum(not told.announced for told in (*facts.moves, *((order,) if order else ())))
    summary = [words.say(COUNT, n=len(facts.moves))] if facts.moves else []
    if waiting:
        summary.append(words.say(WAITING, n=waiting))
    blocks = [] if order is None else [_order(order, words)]
    blocks += [_move(move, words) for move in facts.moves]
    if not blocks:
        blocks = [text_line(words.say(NOBODY_MOVES), WHO)]
    return print_pages(
        facts.heading, words.say(TITLE), Section(tuple(blocks)), summary=DOT.join(summary)
    )


def _move(move: MoveLine, words: Words) -> Block:
    room = BODY_WIDTH - PLACES - 16
    name = fit(move.name, room, WHO, smallest=12, lines=3)
    said = (
        _known(REASONS, move.because, words) or move.because,
        _known(ENTERS, move.enters, words),
        words.articles(move.cites),
    )
    why = fit(DOT.join(filter(None, said)), room, WHY, smallest=9.5, lines=2)
    height = max(HEIGHT, name.height + why.height + 34)

    def draw(sheet: Sheet, box: Box) -> None:
        top = box.top + (box.height - name.height - why.height - 20) / 2
        below = sheet.stack(Box(box.x, top, room, 0), (name, why), (2, 2))
        _announced(sheet, box.x, below + 4, move.announced, move.announced_at, words)
        _places(sheet, Box(box.right - PLACES, box.top, PLACES, box.height), move, words)
        sheet.rule(box.x, box.bottom - 0.5, box.width, thick=0.5, ink=RULE)

    return Block(height, draw)


def _known(table: dict[str, tuple[str, str]], code: str, words: Words) -> str:
    return words.say(table[code]) if code in table else ""


def _order(order: OrderLine, words: Words) -> Block:
    room = BODY_WIDTH
    title = fit(words.say(NEW_ORDER), room, WHO, smallest=12)
    tables = fit(" → ".join(map(str, order.tables)), room, TO_TABLES, smallest=12, lines=4)
    why = fit(words.articles(("2.4",)), room, WHY, smallest=9.5)
    height = max(HEIGHT, title.height + tables.height + why.height + 42)

    def draw(sheet: Sheet, box: Box) -> None:
        below = sheet.stack(box.row(box.top + 8, 0), (title, tables, why), (2, 2, 2))
        _announced(sheet, box.x, below + 4, order.announced, None, words)
        sheet.rule(box.x, box.bottom - 0.5, box.width, thick=0.5, ink=RULE)

    return Block(height, draw)


def _announced(
    sheet: Sheet, x: float, top: float, announced: bool, at: datetime | None, words: Words
) -> None:
    sheet.frame(Box(x, top, TICK, TICK), thick=1, ink=BLACK, radius=1.5)
    if announced:
        sheet.text(x + TICK / 2, top + 9, "✓", TypeStyle(10, Weight.BOLD, ACCENT), "center")
    told = TO_ANNOUNCE if not announced else ANNOUNCED if at is None else ANNOUNCED_AT
    sheet.text(x + TICK + 6, top + 9, words.say(told, hour=at), TypeStyle(9, ink=SOFT))


def _places(sheet: Sheet, box: Box, move: MoveLine, words: Words) -> None:
    start, end = box.columns(2, 34)
    middle = box.top + box.height / 2
    if move.origin is None:
        arrives = fit(words.say(ARRIVES), start.width, FROM_FIGURE, smallest=12)
        sheet.lines(start, arrives, "right")
    else:
        _place(sheet, start, move.origin, FROM_FIGURE, words)
    sheet.text((start.right + end.x) / 2, middle + 9, "→", ARROW, "center")
    panel = end.row(middle - PANEL / 2, PANEL)
    sheet.frame(panel, thick=1.4, radius=5)
    _place(sheet, panel, move.to, TO_FIGURE, words)


def _place(sheet: Sheet, box: Box, where: TablePlace, style: TypeStyle, words: Words) -> None:
    halves = box.columns(2, 0)
    numbers = (str(where.table), str(where.place))
    figures = fit_alike(numbers, halves[0].width - 8, style, smallest=10)
    tall = figures[0].style.cap_height
    baseline = box.top + box.height / 2 + tall / 2 + 7
    for half, label, figure in zip(halves, (labels.TABLE, labels.PLACE), figures, strict=True):
        middle = half.x + half.width / 2
        above = baseline - tall - 8
        sheet.text(middle, above, words.say(label).upper(), LABEL, "center")
        sheet.text(middle, baseline, figure.lines[0], figure.style, "center")
