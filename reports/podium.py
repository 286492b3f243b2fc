"""The poster of the podium: one page for the wall, the winner in the largest type that fits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from reports.facts import Heading, Words
from reports.lettering import (
    ACCENT,
    BAND,
    BLACK,
    SOFT,
    WHITE,
    Fitted,
    TypeStyle,
    Weight,
    fit,
    printable,
    wrap,
)
from reports.name_setting import NameRoom, set_name, set_names
from reports.names import abbreviations
from reports.page_layout import (
    DOT,
    SMALL,
    day_and_place,
    edition_line,
    open_file,
    page_content,
    printed_line,
)
from reports.sheet import MM, Box, Sheet

TITLE = ("Podium", "Podium")
WINS = ("remporte le tournoi", "wins the tournament")
WIN = ("remportent le tournoi", "win the tournament")
TIED = ("ex æquo", "tied")
OTHERS = ("et {n:autre|autres}", "and {n:other|others}")
PLAYERS = ("{n:joueur|joueurs}", "{n:player|players}")

TOURNAMENT = TypeStyle(40, Weight.BOLD)
WHEN = TypeStyle(13, ink=SOFT)
WINNER = TypeStyle(100, Weight.BOLD)
DEED = TypeStyle(15, Weight.SEMIBOLD, ACCENT)
CLUB = TypeStyle(12.5, ink=SOFT)
NAME = TypeStyle(25, Weight.BOLD)
MARK = TypeStyle(12, Weight.SEMIBOLD)
COUNT = TypeStyle(18, Weight.SEMIBOLD)

LOGO_HEIGHT = 60.0
LOGO_WIDEST = 200.0
STEPS = (186.0, 132.0, 92.0)
"""Heights in points of the first step, the second and the third."""
STEP_GAP = 6.0
MOST_SIDES = 3
WIDEST = 180 * MM
"""The width of the page that heights are given for."""
NAMES_HEIGHT = 150.0
SMALLEST_WINNER = 20.0
SMALLEST_NAME = 7.0
FOOT = 62.0
MOST_NAMES = 6
"""Names that stand on one step; beyond, the others are counted."""


@dataclass(frozen=True, slots=True)
class PodiumPlayer:
    """Somebody on the podium."""

    name: str
    club: str = ""


@dataclass(frozen=True, slots=True)
class PodiumStep:
    """A place from 1 to 3 and those who hold it, several when they are tied."""

    place: int
    players: tuple[PodiumPlayer, ...]


@dataclass(frozen=True, slots=True)
class Podium:
    """The steps from the first place, and how many took part."""

    heading: Heading
    steps: tuple[PodiumStep, ...]
    players: int


@dataclass(frozen=True, slots=True)
class _Side:
    """One step as it is drawn: its place, its height, those named above it."""

    place: int
    height: float
    names: tuple[PodiumPlayer, ...]
    tied: bool


def render_podium(facts: Podium) -> bytes:
    """Return the PDF of the poster, one page."""
    words = facts.heading.words
    file = open_file(words.say(TITLE), facts.heading)
    sheet = file.new_sheet()
    page = page_content(facts.heading)
    top = _head(sheet, page, facts.heading)
    floor = page.bottom - FOOT
    sides = _sides(facts.steps, page.width / WIDEST)
    above = _above(sides, _step_width(page), words)
    heights = (side.height + _height(lines) for side, lines in zip(sides, above, strict=True))
    highest = max(heights, default=0)
    winners = next((step.players for step in facts.steps if step.place == 1), ())
    _winner(sheet, page.row(top, floor - highest - 24 - top), winners, words)
    _steps(sheet, page, floor, sides, above, words)
    middle = page.x + page.width / 2
    sheet.text(middle, floor + 28, words.say(PLAYERS, n=facts.players), COUNT, "center")
    told = f"{printed_line(facts.heading)}{DOT}{edition_line(facts.heading)}"
    sheet.text(middle, page.bottom - 2, told, SMALL, "center")
    return file.to_bytes()


def _head(sheet: Sheet, page: Box, heading: Heading) -> float:
    """Draw the logo, the tournament, the day and the club; return how far down they go."""
    top = page.top
    middle = page.x + page.width / 2
    if sheet.logo(heading.logo, middle, top, LOGO_HEIGHT, LOGO_WIDEST, "center"):
        top += LOGO_HEIGHT + 12
    name = fit(heading.tournament, page.width, TOURNAMENT, smallest=18, lines=2)
    top = sheet.stack(page.row(top, 0), (name,), (4,), "center")
    for text in day_and_place(heading):
        line = fit(text, page.width, WHEN, smallest=8)
        sheet.lines(page.row(top, WHEN.leading), line, "center")
        top += WHEN.leading
    sheet.fill(Box(middle - 36, top + 14, 72, 4), ACCENT)
    return top + 26


def _winner(sheet: Sheet, room: Box, winners: Sequence[PodiumPlayer], words: Words) -> None:
    """Draw the winner's name as large as the room allows, with their club; several may share."""
    if not winners:
        return
    clubs = " · ".join(dict.fromkeys(player.club for player in winners if player.club))
    deed = fit(words.say(WINS if len(winners) == 1 else WIN), room.width, DEED, smallest=8)
    told = [deed, fit(clubs, room.width, CLUB, smallest=8)] if clubs else [deed]
    each = room.row(room.top, (room.height - _height(told) - 10) / len(winners))
    names = [_largest(player.name, each) for player in winners]
    top = room.top + (room.height - _height([*names, *told]) - 10) / 2
    top = sheet.stack(room.row(top, 0), names, align="center")
    sheet.stack(room.row(top + 10, 0), told, align="center")


def _largest(name: str, room: Box) -> Fitted:
    """Return a name in the largest type that the room holds, on three lines at most."""
    name = printable(name)
    size = WINNER.size
    while size > SMALLEST_WINNER:
        style = replace(WINNER, size=size)
        lines = _words(name, room.width, style)
        if len(lines) <= 3 and len(lines) * style.leading <= room.height:
            return Fitted(lines, style)
        size -= 2
    lowest = NameRoom(room.width, lines=3)
    return set_names((name,), lowest, replace(WINNER, size=size), SMALLEST_NAME)[0]


def _words(name: str, width: float, style: TypeStyle) -> tuple[str, ...]:
    """Return the lines of a name, none of its words being cut; itself when one is too long."""
    longest = max(name.replace("-", "- ").split() or [""], key=style.width)
    return wrap(name, width, style) if style.width(longest) <= width else ("",) * 99


def _sides(steps: Sequence[PodiumStep], scale: float) -> list[_Side]:
    """Return the steps from left to right: second, first, third; ``scale`` of their heights.

    Those tied for second stand on both sides of the winner, at one height.
    """
    held = {step.place: step.players for step in steps}
    first, lower, lowest = (height * scale for height in STEPS)
    sides = [_Side(1, first, (), False)] if 1 in held else []
    second = held.get(2, ())
    third = held.get(3, ())
    if len(second) > 1:
        half = (len(second) + 1) // 2
        left = second[:half]
        right = second[half:]
        ends = [_Side(2, lower, names, True) for names in (left, right)]
        return [ends[0], *sides, ends[1]]
    if second:
        sides.insert(0, _Side(2, lower, second, False))
    if third:
        sides.append(_Side(3, lowest, third, len(third) > 1))
    return sides


def _steps(
    sheet: Sheet,
    page: Box,
    floor: float,
    sides: Sequence[_Side],
    above: Sequence[Sequence[Fitted]],
    words: Words,
) -> None:
    width = _step_width(page)
    # The winner's step stays in the middle of the page, whoever stands beside it.
    middle = next((number for number, side in enumerate(sides) if side.place == 1), 0)
    for number, side in sorted(enumerate(sides), key=lambda pair: pair[1].place):
        centre = page.x + page.width / 2 + (number - middle) * (width + STEP_GAP)
        step = Box(centre - width / 2, floor - side.height, width, side.height)
        # The place before those who hold it: a reader that speaks says "2, Élodie".
        _step(sheet, step, side, words)
        lines = above[number]
        sheet.stack(step.row(step.top - 8 - _height(lines), 0), lines, align="center")
    sheet.rule(page.x, floor, page.width, thick=2.5, ink=BLACK)


def _step_width(page: Box) -> float:
    """Return how wide a step is, three abreast."""
    return (page.width - (MOST_SIDES - 1) * STEP_GAP) / MOST_SIDES


def _step(sheet: Sheet, box: Box, side: _Side, words: Words) -> None:
    first = side.place == 1
    sheet.fill(box, ACCENT if first else BAND)
    if not first:
        sheet.frame(box, thick=1.2)
    size = min(110 if first else 58, box.height * 0.6)
    figure = TypeStyle(size, Weight.BOLD, WHITE if first else BLACK)
    middle = box.x + box.width / 2
    lift = 10 if side.tied else 0
    baseline = box.top + (box.height + figure.cap_height) / 2 - lift
    sheet.text(middle, baseline, str(side.place), figure, "center")
    if side.tied:
        sheet.text(middle, baseline + 20, words.say(TIED), MARK, "center")


def _above(sides: Sequence[_Side], width: float, words: Words) -> list[list[Fitted]]:
    """Return the names above each step, in the largest type that fits all of them."""
    size = NAME.size
    while True:
        told = [_name_lines(side.names, size, width, words) for side in sides]
        highest = max((_height(lines) for lines in told), default=0)
        if size <= SMALLEST_NAME or (highest <= NAMES_HEIGHT and _whole(sides, size, width)):
            return told
        size -= 1


def _whole(sides: Sequence[_Side], size: float, width: float) -> bool:
    """Return whether every name fits in three lines without a word cut."""
    style = replace(NAME, size=size)
    names = [printable(player.name) for side in sides for player in side.names]
    return all(len(_words(name, width, style)) <= 3 for name in names)


def _name_lines(
    players: Sequence[PodiumPlayer], size: float, width: float, words: Words
) -> list[Fitted]:
    short = abbreviations(tuple(printable(player.name) for player in players))
    kept = players if len(players) <= MOST_NAMES else players[: MOST_NAMES - 1]
    name = replace(NAME, size=size)
    club = replace(CLUB, size=min(CLUB.size, size * 0.8))
    lines: list[Fitted] = []
    for player in kept:
        if lines:
            lines.append(Fitted(("",), replace(club, size=size * 0.3)))
        lines.append(set_name(printable(player.name), short, NameRoom(width, lines=3), name))
        if player.club:
            lines.append(fit(player.club, width, club, smallest=min(8, club.size), lines=2))
    if len(kept) < len(players):
        others = words.say(OTHERS, n=len(players) - len(kept))
        lines.append(fit(others, width, club))
    return lines


def _height(lines: Sequence[Fitted]) -> float:
    return sum(line.height for line in lines)
