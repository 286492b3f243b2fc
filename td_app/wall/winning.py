"""The end: who won, what they won, who came second and third, what the evening was."""

from __future__ import annotations

from typing import Final

from reports.lettering import Weight
from td_app.wall.clock import ClockLook
from td_app.wall.face import dress_of, place_ground, place_heading
from td_app.wall.facts import TurningPage, WallFacts
from td_app.wall.scene import LABEL, READ, Board, Box, Clothes, names_at
from td_app.wall.sides import LOGO, place_rows

#: Capitals of the winner's name, of what they won, of those after them.
WINNER: Final = 168
PRIZE: Final = 84
AFTER: Final = 64
#: Beyond so many winners the names stand in two columns; more than this are counted.
ONE_COLUMN: Final = 6
MOST_NAMED: Final = 36


def place_winner(board: Board, box: Box, facts: WallFacts, clothes: Clothes) -> None:
    """Place the winner, or all of them, then the prize, then those who came after."""
    theme = board.theme
    face = facts.face
    dress = dress_of(ClockLook.WINNER, theme)
    place_ground(board, box.inset(-24), dress)
    inner = box.inset(32, 28)
    head = inner.row(0, READ)
    place_heading(board, head, face.clock.heading, dress)
    if clothes.logo:
        board.logo(Box(inner.x, inner.top, 300, LOGO), clothes)
    title = inner.row(inner.height - READ, READ)
    board.lines(title, face.coming, READ, theme.soft, most=1, align="center", least=LABEL)
    after = facts.column.pages[0].lines[1:3] if facts.column.pages and not face.winners else ()
    low = inner.height - READ - 36
    if after:
        low -= 104 * len(after) + 24
        rows = TurningPage("", lines=tuple(after), people=True)
        wide = min(inner.width, 1100)
        where = Box(
            inner.x + (inner.width - wide) / 2, inner.top + low + 24, wide, 104 * len(after)
        )
        place_rows(board, where, rows)
    under = [line for line in (face.note, face.club) if line]
    for line in reversed(under):
        low -= 116
        colour = theme.gold if line == face.note else theme.ink
        cap = PRIZE if line == face.note else AFTER
        board.lines(inner.row(low, 116), line, cap, colour, most=1, align="center")
    room = Box(inner.x, inner.top + READ + 32, inner.width, low - READ - 40)
    if face.winners:
        _place_all(board, room, face.winners)
        return
    board.lines(
        room, face.clock.words, WINNER, theme.gold, most=3, align="center", face=Weight.BOLD
    )


def _place_all(board: Board, box: Box, names: tuple[str, ...]) -> None:
    """Place the names of all who won, of one size, in columns; those beyond are counted."""
    shown = list(names[:MOST_NAMED])
    if len(names) > MOST_NAMED:
        shown[-1] = f"+ {len(names) - MOST_NAMED + 1}"
    columns = 1 if len(shown) <= ONE_COLUMN else 2 if len(shown) <= 2 * ONE_COLUMN + 2 else 3
    rows = -(-len(shown) // columns)
    wide = box.width / columns
    high = min(box.height / rows, 150.0)
    cap, told = names_at(shown, wide - 40, min(AFTER * 1.4, high * 0.62), min(READ, high * 0.62))
    for number, name in enumerate(told):
        column, row = divmod(number, rows)
        cell = Box(box.x + column * wide, box.top + row * high, wide, high)
        board.line(cell, name, cap, board.theme.gold, align="center", least=cap)
