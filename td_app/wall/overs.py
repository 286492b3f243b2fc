"""What comes over the clock for a moment: a message, a hand that all watch, a player's time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from reports.lettering import Weight
from reports.marks import Bar
from td_app.wall.clock import ClockLook
from td_app.wall.face import BAR, RADIUS, Dress, dress_of, place_bar, place_heading, sunk
from td_app.wall.facts import HandWords, MessageWords, TimeWords
from td_app.wall.scene import LABEL, LINE, READ, Board, Box, Part, face_of, width_at

#: Height of the strip of the clock under what is over it, and of the head of a face.
CLOCK_STRIP: Final = 130
CLOCK: Final = 84
#: The least of the time there, at which its level and its blinds have 36; between the three.
LEAST_CLOCK: Final = CLOCK * LABEL / READ
APART: Final = 0.5
#: The side of a message's icon.
ICON: Final = 84
#: Between a level and the time under it.
ABOVE_CLOCK: Final = 24
#: Between a hand and what is around it at least; from one line to the next.
UNDER_HAND: Final = 44
BETWEEN_LINES: Final = 48
HEAD: Final = 120
#: Capitals of a message, of a hand, of the seconds left.
MESSAGE: Final = 150
HAND: Final = 200
SECONDS: Final = 520


ClockWords = HandWords | MessageWords | TimeWords


def place_message(board: Board, ticking: Board, box: Box, words: MessageWords) -> None:
    """Place a message as large as it fits, with the clock under it: time is never hidden."""
    theme = board.theme
    board.panel(box, theme.accent, RADIUS)
    inner = box.inset(56, 48)
    middle = inner.from_left((inner.width - ICON) / 2)
    board.icon("announce", middle.row(0, ICON), ICON, theme.on_accent)
    strip = _strip_of(words, inner.width)
    room = Box(inner.x, inner.top + 110, inner.width, inner.height - 150 - strip)
    board.lines(room, words.text, MESSAGE, theme.on_accent, most=5, align="center", gain=1.2)
    _clock_line(ticking, _foot(inner), words, theme.on_accent)


def place_hand(board: Board, box: Box, words: HandWords) -> None:
    """Place hand-for-hand: the hand, the tables awaited, the clock where it stands."""
    theme = board.theme
    dress = dress_of(ClockLook.HAND_FOR_HAND, theme)
    board.panel(box, theme.amber, RADIUS)
    inner = box.inset(48, 44)
    place_heading(board, inner.row(0, READ), words.heading, dress)
    lines = [line for line in (words.awaited, words.also) if line]
    highs = [_tall_of(line, inner.width) - BETWEEN_LINES for line in lines]
    foot = _strip_of(words, inner.width) - CLOCK_STRIP + CLOCK
    free = inner.height - READ - sum(highs) - foot
    gaps = 2 + len(lines)
    hand = min(HAND, inner.width / width_at(words.hand, 1, Weight.WORDS_SEMIBOLD))
    hand = min(hand, free - gaps * UNDER_HAND)
    # As much is free between any two parts.
    gap = (free - hand) / gaps
    top = READ + gap
    board.lines(inner.row(top, hand), words.hand, hand, theme.on_amber, most=1, align="center")
    top += hand + gap
    for line, high in zip(lines, highs, strict=True):
        board.lines(inner.row(top, high), line, 62, theme.on_amber, align="center")
        top += high + gap
    _clock_line(board, inner.row(inner.height - CLOCK, CLOCK), words, theme.on_amber)


def place_time_call(board: Board, ticking: Board, box: Box, words: TimeWords) -> None:
    """Place the seconds a player has left, under whose time it is, over the clock."""
    theme = board.theme
    ground = theme.red if words.hurried else theme.panel
    ink = theme.on_red if words.hurried else theme.ink
    head = theme.amber if not words.hurried else sunk(theme.red)
    on_head = theme.on_amber if not words.hurried else theme.on_red
    board.panel(box, ground, RADIUS)
    strip = box.row(0, HEAD)
    board.marks.append(Bar(strip.x, strip.top, strip.width, strip.height, head, RADIUS))
    board.marks.append(Bar(strip.x, strip.bottom - RADIUS, strip.width, RADIUS, head))
    called = Dress(on_head, on_head, on_head, on_head, mark="hourglass")
    place_heading(board, strip.inset(40, 0), words.heading, called)
    inner = box.inset(56, 44)
    also = _tall_of(words.also, inner.width) if words.also else 0.0
    low = inner.height - _strip_of(words, inner.width) - also
    room = inner.row(HEAD, low - HEAD - 90)
    seconds = str(words.seconds)
    cap = min(SECONDS, room.height)
    ticking.figure(room, seconds, cap, ink, face=Weight.EVEN, align="center")
    if words.over:
        board.lines(inner.row(low - 84, 70), words.over, 60, ink, most=1, align="center")
    else:
        share = words.seconds / max(1, words.total)
        groove = sunk(theme.red) if words.hurried else theme.line
        bar = Dress(ink, ink, ink if words.hurried else theme.amber_text, groove)
        place_bar(ticking, inner.row(low - 60, BAR * 1.6), share, bar)
    if words.also:
        board.lines(inner.row(low, also - BETWEEN_LINES), words.also, READ, ink, align="center")
    _clock_line(ticking, _foot(inner), words, ink)


def _tall_of(line: str, width: float) -> float:
    """The height of a line under the hand: two where it does not fit on one."""
    if width_at(line, READ, Weight.WORDS_SEMIBOLD) <= width:
        return READ + BETWEEN_LINES
    return READ * (1 + LINE) + BETWEEN_LINES


def _foot(box: Box) -> Box:
    return box.row(box.height - CLOCK_STRIP + 30, CLOCK_STRIP - 30)


def _strip_of(words: ClockWords, width: float) -> float:
    """The height of the clock under what is over it: more where its level stands over it."""
    parts = _clock_parts(words, "")
    return CLOCK_STRIP + (LABEL + ABOVE_CLOCK if _narrow(parts, width) else 0)


def _narrow(parts: Sequence[Part], width: float) -> bool:
    """Whether the time would be too small with its level and its blinds beside it."""
    wide = sum(width_at(text, size, face) for text, size, _, face in parts)
    return bool(parts) and width / (wide + APART * (len(parts) - 1)) < LEAST_CLOCK


def _clock_parts(words: ClockWords, ink: str) -> list[Part]:
    """The level, the time, the blinds, those there are."""
    share = READ / CLOCK
    blinds = words.blinds.replace(" / ", "/")
    told = ((words.level, share), (words.clock, 1.0), (blinds, share))
    return [(text, size, ink, _face_in(text, words.clock)) for text, size in told if text]


def _clock_line(board: Board, box: Box, words: ClockWords, ink: str) -> None:
    """Place the tournament's time between its level and its blinds, smaller where it is narrow.

    Where the time would be too small, its level stands over it.
    """
    parts = _clock_parts(words, ink)
    if _narrow(parts, box.width):
        over = box.row(-ABOVE_CLOCK - LABEL / 2, LABEL)
        board.line(over, words.level, LABEL, ink, align="center", least=LABEL)
        parts = parts[1:]
    if parts:
        board.parts(box, parts, CLOCK, align="center", gap=APART)


def _face_in(text: str, clock: str) -> Weight:
    figures = face_of(text) is Weight.FIGURES
    if text == clock:
        return Weight.EVEN if figures else Weight.WORDS_BOLD
    return Weight.FIGURES if figures else Weight.WORDS_SEMIBOLD
