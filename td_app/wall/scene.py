"""A scene: everything on the wall at one moment, placed and fitted, for whoever draws it.

Measured on a picture whose longer side is 1920; whoever draws enlarges it. Heights of words are
those of their capitals and figures. Nothing is decided while it is drawn.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from reports.lettering import TypeStyle, Weight, printable, shorten, text_width
from reports.marks import Align, Bar, Drawing, Mark, Picture, Said, Stroke
from reports.names import named
from td_app.wall.themes import Theme

#: The longer side of a scene, and what is left free around it for a projector that cuts.
LONGEST: Final = 1920
MARGIN: Final = 64
#: Capitals of what a room reads from ten metres; of a label over its value.
READ: Final = 54
LABEL: Final = 36
#: A row of a list, its letters.
ROW: Final = 104
NAME: Final = 64
#: Height of capitals and figures for letters of size one.
CAPITALS: Final = {
    Weight.EVEN: 0.711,
    Weight.FIGURES: 0.711,
}
SANS: Final = 0.727
#: What the condensed figures hold.
FIGURES: Final = frozenset("0123456789:/+,.€% \u00a0\u202f")
_FIGURE: Final = re.compile(r"([^\d/+]*?)([\d/+][\d:/+,.€% \u202f]*)([^\d]*)")
_ORDINAL = re.compile(r"(\d+)(st|nd|rd|th)")
#: The letters of an English ordinal for figures of height one, what is free before them.
SUPERIOR: Final = 0.667
BESIDE_RANK: Final = 0.05
#: Letters before a hyphen from which a name is cut there.
BEFORE_HYPHEN: Final = 7
_HYPHEN = re.compile(rf"(?<=[^\W\d_]{{{BEFORE_HYPHEN}}})-")
_HOURS = re.compile(r"(\d+) (h) (\d+)(?: (min))?")
#: Height of a unit beside its figure of height one.
UNIT: Final = 0.66

#: The name of the winner's photograph among the pictures.
PHOTO: Final = "photo"
PHOTO_LINE: Final = 6
#: Corners of a ground over a picture, and what is free at the sides of it.
CARD: Final = 24
IN_CARD: Final = 28

Part = tuple[str, float, str, Weight]
Shape = Literal["wide", "square", "tall"]

#: From which width for a height of one a picture is wide; under the other it is tall.
WIDE: Final = 1.5
TALL: Final = 1.2

#: From one height tried to the next.
SMALLER: Final = 0.97
#: From one line of words to the next, for capitals of height one.
LINE: Final = 1.66
#: The same within a name, whose first line has hardly any letter that goes below.
NAME_LINE: Final = 1.52


def capitals(face: Weight) -> float:
    """Return the height of capitals, for letters of size one."""
    return CAPITALS.get(face, SANS)


def width_at(text: str, cap: float, face: Weight) -> float:
    """Return how wide words are whose capitals are so high."""
    return text_width(printable(text), face, cap / capitals(face))


def face_of(figure: str) -> Weight:
    """Return the face of an amount: condensed where it has only figures."""
    return Weight.FIGURES if set(figure) <= FIGURES else Weight.WORDS_BOLD


@dataclass(frozen=True, slots=True)
class Box:
    """A room on the picture."""

    x: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Return where it ends at the right."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Return where it ends below."""
        return self.top + self.height

    @property
    def middle(self) -> float:
        """Return the height of its middle."""
        return self.top + self.height / 2

    def inset(self, across: float, down: float | None = None) -> Box:
        """Return the room left inside, so much free at each side."""
        below = across if down is None else down
        return Box(
            self.x + across, self.top + below, self.width - 2 * across, self.height - 2 * below
        )

    def from_left(self, left: float) -> Box:
        """Return what is left of it once so much is taken at the left."""
        return replace(self, x=self.x + left, width=self.width - left)

    def from_right(self, right: float) -> Box:
        """Return what is left of it once so much is taken at the right."""
        return replace(self, width=self.width - right)

    def row(self, top: float, height: float) -> Box:
        """Return a row of it, so far from its top."""
        return Box(self.x, self.top + top, self.width, height)


def shape_of(width: float, height: float) -> Shape:
    """Return the layout for a picture so large.

    >>> shape_of(1920, 1080), shape_of(1024, 768), shape_of(1080, 1920)
    ('wide', 'square', 'tall')
    """
    aspect = width / height
    if aspect >= WIDE:
        return "wide"
    return "square" if aspect >= TALL else "tall"


@dataclass(frozen=True, slots=True)
class Backdrop:
    """A picture behind everything, by the name under which whoever draws knows it.

    It covers the scene from its middle, under a scrim: ``share`` of the colour covers it. ``card``
    of it covers both where something is read.
    """

    name: str
    colour: str
    share: float
    card: float


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture of the wall: its theme's ground, what stays, what ticks, what is read out."""

    width: float
    height: float
    theme: Theme
    still: tuple[Mark, ...] = ()
    ticking: tuple[Mark, ...] = ()
    said: tuple[str, ...] = ()
    backdrop: Backdrop | None = None

    @property
    def marks(self) -> tuple[Mark, ...]:
        """Return every mark, in the order they are drawn."""
        return (*self.still, *self.ticking)


@dataclass(frozen=True, slots=True)
class Partner:
    """Who stands by the club: a name to read out, a logo by its name, its width for a height."""

    name: str
    picture: str
    width: float


@dataclass(frozen=True, slots=True)
class Clothes:
    """What a club's wall wears: its theme, its logo's width for a height of one (0: none).

    ``plate``: a logo made for paper stands on white. ``mark``: what is said above all, that it is
    no real evening. ``partners`` take turns.
    """

    theme: Theme
    logo: float = 0.0
    plate: bool = False
    mark: str = ""
    backdrop: Backdrop | None = None
    partners: tuple[Partner, ...] = ()


@dataclass(slots=True)
class Board:
    """Marks as they are placed, a picture ``behind`` them if any; words are made to fit here."""

    theme: Theme
    behind: Backdrop | None = None
    marks: list[Mark] = field(default_factory=list)

    def line(
        self,
        box: Box,
        text: str,
        cap: float,
        colour: str,
        *,
        face: Weight = Weight.WORDS_SEMIBOLD,
        align: Align = "left",
        least: float = READ,
    ) -> float:
        """Place words on one line, in the middle of the height of ``box``; return their capitals.

        Smaller down to ``least``; beyond, their end is left out.
        """
        fitted = min(cap, _fitting(text, box.width, face))
        shown = text
        if fitted < min(cap, least):
            fitted = min(cap, least)
            shown = shorten(
                printable(text), box.width + 1, TypeStyle(fitted / capitals(face), face)
            )
        self._put(box, shown, fitted, colour, face, align)
        return fitted

    def figure(
        self,
        box: Box,
        text: str,
        cap: float,
        colour: str,
        *,
        face: Weight | None = None,
        align: Align = "left",
    ) -> float:
        """Place a figure or an amount, whole whatever its room; return its height."""
        worn = face or face_of(text)
        fitted = min(cap, _fitting(text, box.width, worn))
        self._put(box, text, fitted, colour, worn, align)
        return fitted

    def lines(
        self,
        box: Box,
        text: str,
        cap: float,
        colour: str,
        *,
        most: int = 2,
        face: Weight = Weight.WORDS_SEMIBOLD,
        align: Align = "left",
        least: float = READ,
        step: float = LINE,
        gain: float = 1.02,
    ) -> float:
        """Place words on as many lines as they ask, as large as they fit; return their capitals.

        From one line to the next there is a ``step`` for capitals of one. A line more makes letters
        at least so many times as high (``gain``).
        """
        most = max(1, min(most, int((box.height / min(cap, least) - 1) / step + 1.02)))
        best: tuple[float, list[str]] = (0.0, [text])
        for count in range(1, most + 1):
            # What joins two parts of a line joins nothing across two.
            cut = [line.strip(" ·") for line in in_lines(text, count)]
            tall = box.height / ((len(cut) - 1) * step + 1)
            fitted = min(cap, tall, *(_fitting(line, box.width, face) for line in cut))
            # A line more is for letters that are clearly larger, or for words that stay whole.
            if fitted > best[0] * gain or best[0] < min(cap, least) <= fitted:
                best = (fitted, cut)
        fitted, cut = best
        if fitted < min(cap, least):
            fitted = min(cap, least)
        apart = fitted * step
        top = box.middle - apart * (len(cut) - 1) / 2
        style = TypeStyle(fitted / capitals(face), face)
        for number, line in enumerate(cut):
            where = Box(box.x, top + number * apart - fitted / 2, box.width, fitted)
            shown = shorten(printable(line), box.width + 1, style)
            self._put(where, shown, fitted, colour, face, align)
        return fitted

    def parts(
        self,
        box: Box,
        parts: Sequence[Part],
        cap: float,
        *,
        align: Align = "left",
        gap: float = 0.4,
    ) -> float:
        """Place parts (words, share of the height, colour, face) on one baseline, all whole.

        Return the height of a share of one.
        """
        wide = sum(width_at(text, share, face) for text, share, _, face in parts)
        wide += gap * (len(parts) - 1)
        fitted = min(cap, box.width / wide)
        x = {"left": box.x, "right": box.right - wide * fitted}.get(
            align, box.x + (box.width - wide * fitted) / 2
        )
        for text, share, colour, face in parts:
            room = width_at(text, share * fitted, face)
            size = share * fitted / capitals(face)
            baseline = box.middle + fitted / 2
            told = printable(text)
            self.marks.append(Said(x, baseline, told, size, colour, "left", room + 2, face))
            x += room + gap * fitted
        return fitted

    def name(self, box: Box, name: str, cap: float, colour: str) -> None:
        """Place a name as ``names_at`` gave it, on its lines, in the middle of a room."""
        lines = name.split("\n")
        step = cap * NAME_LINE
        first = box.middle - cap / 2 - step * (len(lines) - 1) / 2
        for number, line in enumerate(lines):
            where = Box(box.x, first + number * step, box.width, cap)
            self.line(where, line, cap, colour, face=Weight.WORDS, least=cap)

    def rank(self, box: Box, rank: str, cap: float, colour: str) -> None:
        """Place a rank at the left of a room, the letters of an English one small and high."""
        (figure, letters) = _rank_parts(rank)
        face = Weight.WORDS_SEMIBOLD
        self.line(box, figure, cap, colour, face=face, least=cap)
        if letters:
            small = cap * SUPERIOR
            room = Box(0, box.middle - cap / 2, width_at(letters, small, face), small)
            room = replace(room, x=box.x + width_at(figure, cap, face) + cap * BESIDE_RANK)
            self.line(room, letters, small, colour, face=face, least=small)

    def rule(self, box: Box) -> None:
        """Place a line along the top of a room."""
        ends = ((box.x, box.top), (box.right, box.top))
        self.marks.append(Stroke(ends, self.theme.line, 2))

    def icon(self, name: str, box: Box, side: float, colour: str) -> None:
        """Place an icon at the left of a room, in the middle of its height."""
        self.marks.append(Drawing(name, box.x, box.middle - side / 2, side, colour))

    def panel(self, box: Box, colour: str, radius: float = 24) -> None:
        """Place a ground under what follows; over a picture, a panel lets it be seen."""
        if colour == self.theme.panel and self.behind is not None:
            self.card(box)
            return
        self.marks.append(Bar(box.x, box.top, box.width, box.height, colour, radius))

    def card(self, box: Box, across: float = 0, down: float = 0) -> Box:
        """Place a ground under what is read in a room, where a picture is behind all.

        Return the room left inside, so much free at each side; all of it without a picture.
        """
        behind = self.behind
        if behind is None:
            return box
        ground = Bar(box.x, box.top, box.width, box.height, behind.colour, CARD, share=behind.card)
        self.marks.append(ground)
        return box.inset(across, down)

    def logo(self, box: Box, clothes: Clothes) -> float:
        """Place the club's logo at the left of a room, whole; return the width it takes."""
        wide = min(box.height * clothes.logo, box.width)
        tall = wide / clothes.logo
        inner = Box(box.x, box.middle - tall / 2, wide, tall)
        if clothes.plate:
            self.panel(inner, "#ffffff", 12)
            inner = inner.inset(tall * 0.08)
        where = (inner.x, inner.top, inner.width, inner.height)
        self.marks.append(Picture("logo", *where, radius=8))
        return wide

    def photo(self, box: Box) -> None:
        """Place the winner's photograph in a square, its line in the theme's gold."""
        self.marks.append(Picture(PHOTO, box.x, box.top, box.width, box.height, 24))
        self.marks.append(
            Bar(box.x, box.top, box.width, box.height, "", 24, self.theme.gold, PHOTO_LINE)
        )

    def _put(
        self, box: Box, text: str, cap: float, colour: str, face: Weight, align: Align
    ) -> None:
        x = {"left": box.x, "right": box.right}.get(align, box.x + box.width / 2)
        size = cap / capitals(face)
        baseline = box.middle + cap / 2
        told = printable(text)
        self.marks.append(Said(x, baseline, told, size, colour, align, box.width + 1, face))


def rank_width(rank: str, cap: float = 1.0) -> float:
    """Return how wide a rank is whose figures are so high."""
    (figure, letters) = _rank_parts(rank)
    wide = width_at(figure, cap, Weight.WORDS_SEMIBOLD)
    if letters:
        wide += cap * BESIDE_RANK + width_at(letters, cap * SUPERIOR, Weight.WORDS_SEMIBOLD)
    return wide


def _rank_parts(rank: str) -> tuple[str, str]:
    """A rank, and the letters of an English ordinal; French ones are superior in the face."""
    found = _ORDINAL.fullmatch(rank)
    return (found[1], found[2]) if found else (rank, "")


def figure_parts(figure: str, colour: str, share: float = 1.0) -> list[Part]:
    """Return a figure and the words around it, which are smaller: « 33 min », « vers 19:10 »."""
    found = _FIGURE.fullmatch(figure.replace("\u00a0", " "))
    if found is None:
        hours = _HOURS.fullmatch(figure.replace("\u00a0", " "))
        if hours is None:
            return [(figure, share, colour, face_of(figure))]
        return [
            (part, share, colour, Weight.FIGURES)
            if part.isdigit()
            else (part, share * UNIT, colour, Weight.WORDS_SEMIBOLD)
            for part in hours.groups()
            if part
        ]
    (before, told, after) = (part.strip() for part in found.groups())
    parts = (
        (before, share * UNIT, colour, Weight.WORDS_SEMIBOLD),
        (told, share, colour, Weight.FIGURES),
        (after, share * UNIT, colour, Weight.WORDS_SEMIBOLD),
    )
    return [part for part in parts if part[0]]


def _fitting(text: str, room: float, face: Weight) -> float:
    """The height of capitals at which words are as wide as their room."""
    wide = width_at(text, 1.0, face)
    return room / wide if wide else room


def in_lines(text: str, lines: int) -> list[str]:
    """Return words cut at spaces into at most ``lines`` lines, as even as they can be.

    A comma is the best place to cut; within what a dot joins, the worst.

    >>> in_lines("Jean-Pierre de La Tour du Pin", 2)
    ['Jean-Pierre de', 'La Tour du Pin']
    >>> in_lines("Aussi : table 1 · 22, table 2 · 26", 2)
    ['Aussi : table 1 · 22,', 'table 2 · 26']
    """
    words = text.split(" ")
    if lines <= 1 or len(words) == 1:
        return [text]
    cuts = []
    for cut in range(1, len(words)):
        rest = in_lines(" ".join(words[cut:]), lines - 1)
        whole = [" ".join(words[:cut]), *rest]
        worse = 0 if words[cut - 1].endswith(",") else WORSE
        if "·" in (words[cut - 1], words[cut]):
            worse = WORST
        cuts.append((max(map(len, whole)) + worse, whole))
    return min(cuts, key=lambda cut: cut[0])[1]


#: What a cut elsewhere than after a comma, and one at a dot, weighs against evenness (letters).
WORSE: Final = 3
WORST: Final = 6


def names_at(
    names: Sequence[str],
    room: float,
    cap: float,
    least: float,
    *,
    beside: float = 0.0,
    lines: int = 1,
) -> tuple[float, tuple[str, ...]]:
    """Return the height at which a list of names is told, one for all, and the names as they fit.

    Whole at the largest height down to ``least``; there each takes as many ``lines`` as it asks, a
    line feed between two, and is shortened where that is too little, no two alike. ``beside`` is
    the width of what stands before them, for capitals of one.
    """
    widest = beside + max((width_at(name, 1, Weight.WORDS) for name in names), default=0)
    whole = min(cap, room / widest) if widest else cap
    if whole >= least:
        return whole, tuple(names)
    left = room - beside * least

    def fits(form: str) -> bool:
        widths = (width_at(line, least, Weight.WORDS) for line in _cut(form, left, least, lines))
        return max(widths) <= left

    forms = named(list(names), fits)
    return least, tuple("\n".join(_cut(form, left, least, lines)) for form in forms)


def _cut(form: str, room: float, cap: float, lines: int) -> list[str]:
    """A name on as few lines as hold it, cut at spaces and after hyphens that end a long word.

    After any hyphen where that alone keeps it whole.
    """
    if width_at(form, cap, Weight.WORDS) <= room or lines == 1:
        return [form]
    for parts in (_HYPHEN.sub("- ", form), form.replace("-", "- ")):
        cut = [line.replace("- ", "-") for line in in_lines(parts, lines)]
        if max(width_at(line, cap, Weight.WORDS) for line in cut) <= room:
            break
    return cut
