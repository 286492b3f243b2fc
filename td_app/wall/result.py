"""The result of an evening as a picture to share, in the colours of the wall."""

from __future__ import annotations

from typing import Final

from reports.marks import Drawing
from td_app.printing.evening_result import EveningResult, ResultStep
from td_app.wall.scene import Board, Box, Clothes, Scene, names_at
from td_app.words.figures import whole
from td_app.words.finishing import winners_named
from td_app.words.language import fr_en

#: What social networks show whole on a phone (pixels).
WIDTH: Final = 1080
HEIGHT: Final = 1350
ASIDE: Final = 72
HEAD: Final = 170
#: Lines of those who win beyond the podium, and the height of each.
MOST_FURTHER: Final = 4
FURTHER: Final = 56
#: Winners named one under the other; beyond, the others are counted.
MOST_NAMED: Final = 9
#: Capitals read on a phone.
SMALL: Final = 24
LINE: Final = 30
NAME: Final = 116
#: The day, or the tournament over it where the club has the head.
DAY: Final = 200
#: The side of the photograph, where it begins, what stands between it and the prize.
PHOTO_SIDE: Final = 460
UNDER_DAY: Final = 52
UNDER_PHOTO: Final = 172


def result_scene(result: EveningResult, clothes: Clothes, *, photo: bool = False) -> Scene:
    """Return the picture of a result: club, tournament, who won what, what the evening was.

    ``photo``: the winner's stands in the place of the cup.
    """
    board = Board(clothes.theme)
    theme = clothes.theme
    _place_head(board, result, clothes)
    room = Box(ASIDE, 0, WIDTH - 2 * ASIDE, HEIGHT)
    day = DAY
    if result.club:
        row = room.row(DAY, 84)
        board.lines(row, result.tournament, 44, theme.ink, most=1, align="center", least=SMALL)
        day = DAY + 84
    board.lines(room.row(day, 40), result.day, SMALL, theme.soft, most=1, align="center", least=18)
    first = result.steps[0]
    others = result.steps[1:]
    further = _further(result)
    tall = 124
    if photo:
        tall = 76
    elif further:
        tall = 92
    low = 1186 - FURTHER * len(further)
    foot = low - tall * len(others)
    below = foot - 96 if first.won else foot
    if photo:
        top = day + UNDER_DAY
        side = min(PHOTO_SIDE, below - top - UNDER_PHOTO)
        where = Box((WIDTH - side) / 2, top, side, side)
        board.photo(where)
        title = where.bottom + 22
    else:
        board.marks.append(Drawing("winner", WIDTH / 2 - 56, 360, 112, theme.gold))
        title = 490.0
    row = room.row(title, 40)
    board.lines(row, first.title, LINE, theme.soft, most=1, align="center", least=18)
    named = title + (50 if photo else 66)
    _place_winners(board, room.row(named, below - 16 - named), first.names)
    if first.won:
        row = room.row(below, 64)
        board.lines(row, first.won, 44, theme.gold, most=1, align="center", least=SMALL)
    for place, step in enumerate(others):
        _place_step(board, room.row(foot + 12 + tall * place, tall - 16), step, 36)
    for place, step in enumerate(further):
        _place_step(board, room.row(low + 12 + FURTHER * place, FURTHER - 6), step, SMALL)
    board.rule(room.row(1224, 2))
    row = room.row(1250, 50)
    evening = " · ".join(filter(None, (result.told, result.knockouts)))
    board.lines(row, evening, 28, theme.soft, most=1, align="center", least=18)
    steps = (*result.steps, *result.further)
    said = (f"{step.title} {winners_named(step.names)} {step.won}".strip() for step in steps)
    told = (result.club, result.tournament, result.day, *said, evening)
    return Scene(WIDTH, HEIGHT, theme, tuple(board.marks), said=tuple(filter(None, told)))


def _place_head(board: Board, result: EveningResult, clothes: Clothes) -> None:
    """Place the club's logo and name on its colour, along the top; the tournament's without."""
    theme = board.theme
    board.panel(Box(0, 0, WIDTH, HEAD), theme.accent, 0)
    room = Box(ASIDE, 20, WIDTH - 2 * ASIDE, HEAD - 40)
    if clothes.logo:
        beside = board.logo(Box(room.x, room.top, 340, room.height), clothes)
        room = room.from_left(beside + 32)
    board.lines(room, result.club or result.tournament, 38, theme.on_accent, least=SMALL)


def _place_winners(board: Board, room: Box, names: tuple[str, ...]) -> None:
    """Place the name as large as it fits; several of one size, one under the other."""
    theme = board.theme
    if len(names) == 1:
        board.lines(room, names[0], NAME, theme.ink, most=3, align="center", least=SMALL)
        return
    shown = list(names[:MOST_NAMED])
    if len(names) > MOST_NAMED:
        shown.append(f"+ {whole(len(names) - MOST_NAMED)}")
    high = room.height / len(shown)
    (cap, told) = names_at(shown, room.width, min(60.0, high * 0.62), min(SMALL, high * 0.62))
    for place, name in enumerate(told):
        board.line(room.row(place * high, high), name, cap, theme.ink, align="center", least=cap)


def _place_step(board: Board, row: Box, step: ResultStep, most: float) -> None:
    """Place who came there and what they win, on one line."""
    theme = board.theme
    beside = min(most, 30.0)
    board.lines(
        Box(row.x, row.top, 170, row.height), step.title, beside, theme.soft, most=1, least=18
    )
    won = Box(row.right - 230, row.top, 230, row.height)
    board.lines(won, step.won, beside, theme.gold, most=1, align="right", least=18)
    room = row.from_left(190).from_right(250 if step.won else 0)
    board.lines(room, winners_named(step.names), most, theme.ink, most=1, least=SMALL * 0.8)


def _further(result: EveningResult) -> tuple[ResultStep, ...]:
    """Return the winners beyond the podium, a line each; the last line counts those left out."""
    every = result.further
    if len(every) <= MOST_FURTHER:
        return every
    shown = every[: MOST_FURTHER - 1]
    left = sum(len(step.names) for step in every[len(shown) :])
    words = fr_en("et {0} autres récompensés", "and {0} more in the prizes").format(whole(left))
    return (*shown, ResultStep(fr_en("puis", "then"), (), (words,), ""))
