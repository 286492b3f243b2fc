"""Posters, one page for the wall: the podium, and the code that leads phones to their seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from reports.drawings import dots_of, draw_code
from reports.facts import Heading, Words
from reports.lettering import (
    ACCENT,
    ACROSS,
    BAND,
    BLACK,
    CALLED,
    HEADLINE,
    LEAST,
    NUMBER,
    SOFT,
    WHITE,
    Fitted,
    TypeStyle,
    Weight,
    fit,
    printable,
    size_within,
    wrap,
)
from reports.name_setting import NameRoom, set_name, set_names
from reports.names import abbreviations, in_two_lines
from reports.page_layout import (
    DOT,
    SMALL,
    day_and_place,
    edition_line,
    open_file,
    page_content,
    printed_line,
)
from reports.prize_words import beside_rank
from reports.sheet import MM, Box, Sheet

TITLE = ("Podium", "Podium")
WINS = ("remporte le tournoi", "wins the tournament")
WIN = ("remportent le tournoi", "win the tournament")
TIED = ("ex æquo", "tied")
OTHERS = ("et {n:autre|autres}", "and {n:other|others}")
PLAYERS = ("{n:joueur|joueurs}", "{n:player|players}")

ROOM = ("Affiche de la salle", "Room poster")
ASKS = ("Où suis-je assis ?", "Where is my seat?")
HOW = (
    "Lisez ce code avec l’appareil photo de votre téléphone.",
    "Read this code with your phone’s camera.",
)
TYPED = ("Ou tapez cette adresse :", "Or type this address:")
WHAT = (
    "Ma place, l’horloge, les changements de place, le classement. Sans compte ni application.",
    "My seat, the clock, seat changes, the ranking. No account, no app.",
)
WHERE = (
    "Restez sur le Wi-Fi de la salle, même si le téléphone signale « pas d’accès à Internet ».",
    "Stay on the room’s Wi-Fi, even if your phone says “no internet access”.",
)

TOURNAMENT = TypeStyle(CALLED, Weight.BOLD)
WHEN = TypeStyle(12, ink=SOFT)
WINNER = TypeStyle(NUMBER, Weight.BOLD)
DEED = TypeStyle(15, Weight.SEMIBOLD, ACCENT)
CLUB = TypeStyle(12, ink=SOFT)
WON = TypeStyle(15, Weight.SEMIBOLD)
NAME = TypeStyle(26, Weight.BOLD)
LEAST_APART = 12.0
MOST_LINES = 3
MARK = TypeStyle(12, Weight.SEMIBOLD)
COUNT = TypeStyle(20, Weight.SEMIBOLD)
IN_SMALL = TypeStyle(15, Weight.SEMIBOLD, ACCENT)
QUESTION = TypeStyle(HEADLINE, Weight.BOLD)
LINE = TypeStyle(15)
ADDRESS = TypeStyle(26, Weight.BOLD)

GAP = 16.0
CODE_FOOT = 24.0
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
FOOT = 62.0
MOST_NAMES = 6
"""Names that stand on one step; beyond, the others are counted."""


@dataclass(frozen=True, slots=True)
class PodiumPlayer:
    """Somebody on the podium, and what he wins as worded."""

    name: str
    club: str = ""
    prize: str = ""


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
    top = _head(sheet, page, facts.heading, TOURNAMENT)
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
    _foot(sheet, page, facts.heading)
    return file.to_bytes()


def _foot(sheet: Sheet, page: Box, heading: Heading) -> None:
    told = f"{printed_line(heading)}{DOT}{edition_line(heading)}"
    sheet.text(page.x + page.width / 2, page.bottom - 2, told, SMALL, "center")


def _head(sheet: Sheet, page: Box, heading: Heading, style: TypeStyle) -> float:
    """Draw the logo, the tournament, the day and the club; return how far down they go."""
    top = page.top
    middle = page.x + page.width / 2
    if sheet.logo(heading.logo, middle, top, LOGO_HEIGHT, LOGO_WIDEST, "center"):
        top += LOGO_HEIGHT + 12
    name = fit(heading.tournament, page.width, style, smallest=style.size * 0.45, lines=2)
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
    won = dict.fromkeys(beside_rank(player.prize, 1) for player in winners if player.prize)
    told += [fit(" · ".join(won), room.width, WON, smallest=9, lines=2)] if won else []
    each = room.row(room.top, (room.height - _height(told) - 10) / len(winners))
    names = [_largest(player.name, each) for player in winners]
    top = room.top + (room.height - _height([*names, *told]) - 10) / 2
    top = sheet.stack(room.row(top, 0), names, align="center")
    sheet.stack(room.row(top + 10, 0), told, align="center")


def _largest(name: str, room: Box) -> Fitted:
    """Return a name in the largest type that the room holds, on three lines at most."""
    name = printable(name)
    for style in WINNER.down_to(SMALLEST_WINNER):
        lines = _apart(name, room.width, style)
        if lines and len(lines) * style.leading <= room.height:
            return Fitted(lines, style)
    for style in WINNER.down_to(SMALLEST_WINNER):
        lines = _words(name, room.width, style)
        if len(lines) <= 3 and len(lines) * style.leading <= room.height:
            return Fitted(lines, style)
    return set_names((name,), NameRoom(room.width, lines=3), style, LEAST)[0]


def _apart(name: str, width: float, style: TypeStyle) -> tuple[str, ...]:
    """Return a name on one line, or family and first names on one each; nothing without room."""
    if style.width(name) <= width:
        return (name,)
    (family, first) = in_two_lines(name)
    lines = (family, first) if f"{family} {first}" == name else (first, family)
    whole = " ".join(lines) == name and all(style.width(line) <= width for line in lines)
    return lines if whole else ()


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
    size = size_within(min(NUMBER if first else ACROSS, box.height * 0.75))
    figure = TypeStyle(size, Weight.BOLD, WHITE if first else BLACK)
    middle = box.x + box.width / 2
    lift = 10 if side.tied else 0
    baseline = box.top + (box.height + figure.cap_height) / 2 - lift
    sheet.text(middle, baseline, str(side.place), figure, "center")
    if side.tied:
        sheet.text(middle, baseline + 20, words.say(TIED), MARK, "center")


def _above(sides: Sequence[_Side], width: float, words: Words) -> list[list[Fitted]]:
    """Return the names above each step, all of one size.

    On a line each where that asks for one size less, else first names under those of families,
    else on as many lines as three.
    """
    names = [printable(player.name) for side in sides for player in side.names]
    tried = (
        *((1, style) for style in (NAME, NAME.smaller)),
        *((2, style) for style in NAME.down_to(LEAST_APART)),
        *((3, style) for style in NAME.down_to(LEAST)),
    )
    for most, style in tried:
        told = [_name_lines(side, style, width, words, most) for side in sides]
        highest = max((_height(above) for above in told), default=0)
        if most < MOST_LINES:
            whole = all(0 < len(_apart(name, width, style)) <= most for name in names)
        else:
            whole = all(len(_words(name, width, style)) <= most for name in names)
        if whole and highest <= NAMES_HEIGHT:
            break
    return told


def _name_lines(
    side: _Side, name: TypeStyle, width: float, words: Words, most: int
) -> list[Fitted]:
    players = side.names
    short = abbreviations(tuple(printable(player.name) for player in players))
    kept = players if len(players) <= MOST_NAMES else players[: MOST_NAMES - 1]
    club = replace(CLUB, size=min(CLUB.size, name.smaller.size))
    lines: list[Fitted] = []
    for player in kept:
        if lines:
            lines.append(Fitted(("",), replace(club, size=name.size * 0.3)))
        told = printable(player.name)
        apart = _apart(told, width, name) if most < MOST_LINES else ()
        room = NameRoom(width, lines=MOST_LINES)
        lines.append(Fitted(apart, name) if apart else set_name(told, short, room, name))
        if player.club:
            lines.append(fit(player.club, width, club, smallest=min(8, club.size), lines=2))
        if player.prize:
            prize = beside_rank(player.prize, side.place)
            lines.append(fit(prize, width, replace(WON, size=club.size), min(8, club.size), 2))
    if len(kept) < len(players):
        others = words.say(OTHERS, n=len(players) - len(kept))
        lines.append(fit(others, width, club))
    return lines


def _height(lines: Sequence[Fitted]) -> float:
    return sum(line.height for line in lines)


@dataclass(frozen=True, slots=True)
class RoomPoster:
    """Where the room's pages are, as phones ask for them; the poster waits for an address."""

    heading: Heading
    address: str = ""


def render_room_poster(facts: RoomPoster) -> bytes:
    """Return the PDF of the poster, one page; without an address it has no code."""
    heading = facts.heading
    words = heading.words
    file = open_file(words.say(ROOM), heading)
    sheet = file.new_sheet()
    page = page_content(heading)
    top = _head(sheet, page, heading, IN_SMALL) + GAP
    asks = fit(words.say(ASKS), page.width, QUESTION, smallest=26)
    top = sheet.stack(page.row(top, 0), (asks,), align="center")
    if facts.address:
        _code(sheet, page, top + GAP, facts)
    _foot(sheet, page, heading)
    return file.to_bytes()


def _code(sheet: Sheet, page: Box, top: float, facts: RoomPoster) -> None:
    """Draw the code as large as the page holds it, and what stands around it."""
    words = facts.heading.words
    width = page.width
    how = fit(words.say(HOW), width, LINE, smallest=9, lines=2)
    below = (
        fit(words.say(TYPED), width, LINE, smallest=9),
        fit(facts.address, width, ADDRESS, smallest=9),
        fit(words.say(WHAT), width, WHEN, smallest=8, lines=2),
        fit(words.say(WHERE), width, WHEN, smallest=8, lines=2),
    )
    gaps = (4.0, GAP, 4.0, 0.0)
    top = sheet.stack(page.row(top, 0), (how,), align="center") + GAP / 2
    under = sum(gaps) + GAP + _height(below)
    side = min(width, page.bottom - CODE_FOOT - under - top)
    box = Box(page.x + (width - side) / 2, top, side, side)
    draw_code(sheet, box, dots_of(f"{facts.address}/seat"))
    sheet.stack(page.row(top + side + GAP / 2, 0), below, gaps, "center")
