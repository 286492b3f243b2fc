"""What comes over the clock for a moment: a message, a hand that all watch, a player's time."""

from __future__ import annotations

from typing import Final

from reports.lettering import Weight
from reports.marks import Bar
from td_app.wall.clock import ClockLook
from td_app.wall.face import BAR, RADIUS, Dress, dress_of, place_bar, place_heading
from td_app.wall.facts import HandWords, MessageWords, TimeWords
from td_app.wall.scene import LINE, READ, Board, Box, face_of, width_at

#: Height of the strip of the clock under what is over it, and of the head of a face.
CLOCK_STRIP: Final = 130
CLOCK: Final = 84
HEAD: Final = 120
#: Capitals of a message, of a hand, of the seconds left.
MESSAGE: Final = 150
HAND: Final = 200
SECONDS: Final = 380


def place_message(board: Board, ticking: Board, box: Box, words: MessageWords) -> None:
    """Place a message as large as it fits, with the clock under it: time is never hidden."""
    theme = board.theme
    board.panel(box, theme.accent, RADIUS)
    inner = box.inset(56, 48)
    board.icon("announce", inner.row(0, 84), 84, theme.on_accent)
    room = Box(inner.x, inner.top + 110, inner.width, inner.height - 150 - CLOCK_STRIP)
    board.lines(room, words.text, MESSAGE, theme.on_accent, most=5, align="center")
    _clock_line(ticking, _foot(inner), words, theme.on_accent)


def place_hand(board: Board, box: Box, words: HandWords) -> None:
    """Place hand-for-hand: the hand, the tables awaited, the clock where it stands."""
    theme = board.theme
    dress = dress_of(ClockLook.HAND_FOR_HAND, theme)
    board.panel(box, theme.amber, RADIUS)
    inner = box.inset(48, 44)
    place_heading(board, inner.row(0, READ), words.heading, dress)
    lines = [line for line in (words.awaited, words.also) if line]
    highs = [_tall_of(line, inner.width) for line in lines]
    low = inner.height - CLOCK_STRIP - sum(highs)
    room = inner.row(READ + 24, low - READ - 40)
    board.lines(room, words.hand, HAND, theme.on_amber, most=1, align="center")
    for line, high in zip(lines, highs, strict=True):
        board.lines(inner.row(low, high - 30), line, 62, theme.on_amber, align="center")
        low += high
    _clock_line(board, _foot(inner), words, theme.on_amber)


def place_time_call(board: Board, ticking: Board, box: Box, words: TimeWords) -> None:
    """Place the seconds a player has left, under whose time it is, over the clock."""
    theme = board.theme
    ground = theme.red if words.hurried else theme.panel
    ink = theme.on_red if words.hurried else theme.ink
    head = theme.amber if not words.hurried else theme.outer
    on_head = theme.on_amber if not words.hurried else theme.on_red
    board.panel(box, ground, RADIUS)
    strip = box.row(0, HEAD)
    board.marks.append(Bar(strip.x, strip.top, strip.width, strip.height, head, RADIUS))
    board.marks.append(Bar(strip.x, strip.bottom - RADIUS, strip.width, RADIUS, head))
    called = Dress(on_head, on_head, on_head, on_head, mark="hourglass")
    place_heading(board, strip.inset(40, 0), words.heading, called)
    inner = box.inset(56, 44)
    also = _tall_of(words.also, inner.width) if words.also else 0.0
    low = inner.height - CLOCK_STRIP - also
    room = inner.row(HEAD, low - HEAD - 90)
    seconds = str(words.seconds)
    cap = min(SECONDS, room.height)
    ticking.figure(room, seconds, cap, ink, face=Weight.EVEN, align="center")
    if words.over:
        board.lines(inner.row(low - 84, 70), words.over, 60, ink, most=1, align="center")
    else:
        share = words.seconds / max(1, words.total)
        groove = theme.outer if words.hurried else theme.line
        bar = Dress(ink, ink, ink if words.hurried else theme.amber_text, groove)
        place_bar(ticking, inner.row(low - 60, BAR * 1.6), share, bar)
    if words.also:
        board.lines(inner.row(low, also - 30), words.also, READ, ink, align="center")
    _clock_line(ticking, _foot(inner), words, ink)


def _tall_of(line: str, width: float) -> float:
    """The height of a line under the hand: two where it does not fit on one."""
    if width_at(line, READ, Weight.SEMIBOLD) <= width:
        return 96.0
    return READ * (1 + LINE) + 34


def _foot(box: Box) -> Box:
    return box.row(box.height - CLOCK_STRIP + 30, CLOCK_STRIP - 30)


def _clock_line(
    board: Board, box: Box, words: HandWords | MessageWords | TimeWords, ink: str
) -> None:
    """Place the tournament's time between its level and its blinds, which go where it is narrow."""
    share = READ / CLOCK
    told = ((words.level, share), (words.clock, 1.0), (words.blinds, share))
    parts = [(text, size, ink, _face_in(text, words.clock)) for text, size in told if text]
    wide = sum(width_at(text, size * CLOCK, face) for text, size, _, face in parts)
    if wide + CLOCK * 0.5 * (len(parts) - 1) > box.width:
        parts = parts[:2]
    if parts:
        board.parts(box, parts, CLOCK, align="center", gap=0.5)


def _face_in(text: str, clock: str) -> Weight:
    figures = face_of(text) is Weight.FIGURES
    if text == clock:
        return Weight.EVEN if figures else Weight.BOLD
    return Weight.FIGURES if figures else Weight.SEMIBOLD
