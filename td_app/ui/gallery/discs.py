"""Numbered discs on a picture: beside what a step names, never on it, in the order of reading."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QTabBar,
    QWidget,
)

from td_app.ui.gallery.dots import Dots
from td_app.ui.theme import colours, typeface

DISC: Final = 18
#: White around a disc, and to what it does not number; how far apart two of them are at least.
CLEAR: Final = 1
ALONE: Final = 4
APART: Final = 4
#: From what is named to its disc, the nearest first; a line joins them.
NEAR: Final = range(6, 14)
FAR: Final = range(14, 26)
#: No disc stands on what is typed in, pressed or chosen.
TAKEN: Final = (QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox)
#: The key told after the name of a button.
KEY: Final = re.compile(r" \([^)]+\)$")


@dataclass(frozen=True, slots=True)
class Disc:
    """The step that it is for, from 1, beside the place of what that names."""

    number: int
    around: QRect
    place: QRect


def discs_beside(
    dots: Dots, crop: QRect, part: QWidget, named: Mapping[int, Sequence[str]]
) -> tuple[Disc, ...]:
    """Return discs in the order in which a page is read, as many as there can be."""
    seen = _seen(part)
    taken = [_place(one, part) for one in seen if isinstance(one, TAKEN)]
    room = crop.adjusted(CLEAR, CLEAR, -CLEAR, -CLEAR)
    standing: dict[int, list[Disc]] = {}
    for number, names in named.items():
        standing[number] = []
        for around in _places(dots, seen, part, names):
            free = [
                place
                for place in _beside(around)
                if room.contains(place)
                and not any(place.intersects(one) for one in taken)
                and (around in taken or _level(around, place))
            ]
            for covers_none in (dots.plain, dots.edges_only):
                standing[number] += [
                    Disc(number, around, place)
                    for place in free
                    if covers_none(place.adjusted(-ALONE, -ALONE, ALONE, ALONE))
                    and dots.edges_only(_between(around, place))
                ]
    return _most(list(standing.values()), ())


def _most(steps: Sequence[list[Disc]], before: tuple[Disc, ...]) -> tuple[Disc, ...]:
    """Return discs before, and after them as many as are read in the order of their steps."""
    if not steps:
        return before
    ways = []
    tried: list[QRect] = []
    for disc in steps[0]:
        if disc.around not in tried and all(_reads_on(one, disc) for one in before):
            tried.append(disc.around)
            ways.append(_most(steps[1:], (*before, disc)))
    ways.append(_most(steps[1:], before))
    return max(ways, key=len)


def _beside(around: QRect) -> Iterator[QRect]:
    """Yield where a disc may stand beside what it numbers, the best places first.

    Over or under a label it would be taken for that of the next one.
    """
    middle = around.center() - QPoint(DISC // 2, DISC // 2)
    along = (around.left(), middle.x(), around.right() + 1 - DISC)
    for gaps in (NEAR, FAR):
        for gap in gaps:
            yield QRect(around.left() - gap - DISC, middle.y(), DISC, DISC)
        for gap in gaps:
            yield QRect(around.right() + 1 + gap, middle.y(), DISC, DISC)
        for gap in gaps:
            for x in along:
                yield QRect(x, around.top() - gap - DISC, DISC, DISC)
                yield QRect(x, around.bottom() + 1 + gap, DISC, DISC)


def _level(around: QRect, place: QRect) -> bool:
    return around.top() <= place.center().y() <= around.bottom()


def _between(around: QRect, place: QRect) -> QRect:
    """Return where the line from a disc to what it numbers runs, its ends apart."""
    middle = place.center()
    if _level(around, place):
        left = min(place.right(), around.right()) + 1
        right = max(place.left(), around.left())
        return QRect(left, middle.y() - 1, right - left, CLEAR)
    top = min(place.bottom(), around.bottom()) + 1
    low = max(place.top(), around.top())
    return QRect(middle.x() - 1, top, CLEAR, low - top)


def _reads_on(one: Disc, other: Disc) -> bool:
    """Return whether a disc is read after another: further on its line, or on a lower one."""
    apart = one.place.adjusted(-APART, -APART, APART, APART)
    if apart.intersects(other.place) or one.around == other.around:
        return False
    down = other.place.center().y() - one.place.center().y()
    return down > DISC / 2 or (abs(down) <= DISC / 2 and other.place.x() > one.place.x())


def _places(
    dots: Dots, seen: Sequence[QWidget], part: QWidget, names: Sequence[str]
) -> Iterator[QRect]:
    """Yield where something that bears one of the names is seen, buttons first."""
    for said in map(_plain, names):
        for kind in (QAbstractButton, QLabel):
            for one in seen:
                if isinstance(one, kind) and _plain(one.text() or one.accessibleName()) == said:
                    yield _place(_pressed(one), part)
        for bar in (one for one in seen if isinstance(one, QTabBar)):
            for tab in range(bar.count()):
                if _plain(bar.tabText(tab)) == said:
                    line = bar.fontMetrics().height()
                    around = bar.tabRect(tab)
                    around.moveTo(bar.mapTo(part, around.topLeft()))
                    middle = around.center().y() - line // 2
                    yield dots.drawn(QRect(around.x(), middle, around.width(), line))


def _seen(part: QWidget) -> list[QWidget]:
    return [one for one in part.findChildren(QWidget) if one.isVisibleTo(part)]


def _place(one: QWidget, part: QWidget) -> QRect:
    """Return where it is seen; a label, where its text is."""
    size = one.size()
    if isinstance(one, QLabel):
        size = size.boundedTo(one.sizeHint())
    return QRect(one.mapTo(part, QPoint()), size)


def _pressed(one: QWidget) -> QWidget:
    """Return the button that a label is on, else the label."""
    above = one.parentWidget()
    while above is not None and not isinstance(above, QAbstractButton):
        above = above.parentWidget()
    return above or one


def _plain(text: str) -> str:
    said = KEY.sub("", text.replace("&", "").replace("\u00a0", " "))
    return said.strip(" …:").casefold()


def draw_discs(picture: QImage, discs: Sequence[Disc]) -> None:
    """Draw the discs, counted from 1: no number is left out where a step has none."""
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(typeface(12, strong=True))
    accent = QColor(colours().accent)
    for number, disc in enumerate(discs, 1):
        painter.fillRect(_between(disc.around, disc.place), accent)
        painter.setPen(QColor("white"))
        painter.setBrush(accent)
        painter.drawEllipse(disc.place)
        painter.drawText(disc.place, Qt.AlignmentFlag.AlignCenter, str(number))
    painter.end()
