"""Where each sentence of a page's help stands: beside its control, else in the list at the foot.

Laid out greedily, in the order given: a bubble covers no other bubble and no other control that
is small; what finds no room beside its control is numbered, and stands in the list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize

from td_app.ui.theme import Space

GAP: Final = Space.TIGHT
"""Between a control and its bubble, and between two bubbles at least half of it, in pixels."""

LARGE: Final = 160
"""A control wider and higher than this, in pixels, has its bubble inside, and may be covered."""

AGAIN: Final = 5
"""How often the list may grow: each time it takes room from bubbles."""


@dataclass(frozen=True, slots=True)
class Explained:
    """A control by where it is in its window, the sizes its bubble may have, the best first.

    ``others``: where those are that the same sentence is for.
    """

    place: QRect
    sizes: tuple[QSize, ...]
    others: tuple[QRect, ...] = ()

    @property
    def large(self) -> bool:
        """Return whether a bubble has room inside it."""
        return is_large(self.place)


def is_large(place: QRect) -> bool:
    """Return whether a bubble has room inside a place."""
    return place.width() > LARGE and place.height() > LARGE


@dataclass(frozen=True, slots=True)
class Laid:
    """Where the bubbles are, one for each control, ``None`` in the list; and the list's place."""

    bubbles: tuple[QRect | None, ...]
    foot: QRect

    @property
    def listed(self) -> tuple[int, ...]:
        """Return which of the controls stand in the list, by their place, from 0."""
        return tuple(at for at, bubble in enumerate(self.bubbles) if bubble is None)


def lay_out(
    window: QSize, explained: Sequence[Explained], list_height: Callable[[Sequence[int]], int]
) -> Laid:
    """Return where each sentence stands in a window.

    ``list_height`` gives the height in pixels of the list that holds those controls.
    """
    high = list_height(())
    for _ in range(AGAIN):
        room = QRect(0, 0, window.width(), window.height() - high)
        laid = Laid(
            tuple(_bubbles(room, explained)),
            QRect(0, window.height() - high, window.width(), high),
        )
        wanted = list_height(laid.listed)
        if wanted <= high:
            return laid
        high = min(wanted, window.height())
    return laid


def in_columns(highs: Sequence[int], columns: int, gap: int) -> tuple[tuple[int, int], ...]:
    """Return the column, from 0, and the top of each line of a list as low as it can be.

    ``highs``: the heights of the lines, which stay in their order; ``gap`` parts two of them.

    >>> in_columns((20, 20, 30, 20), 2, 4)
    ((0, 0), (0, 24), (1, 0), (1, 34))
    """
    most = max(highs, default=0)
    while True:
        column = 0
        top = 0
        laid = []
        for high in highs:
            if top + high > most:
                column = column + 1
                top = 0
            laid.append((column, top))
            top += high + gap
        if column < columns:
            return tuple(laid)
        most += gap


def _bubbles(room: QRect, explained: Sequence[Explained]) -> Iterator[QRect | None]:
    places = (place for each in explained for place in (each.place, *each.others))
    taken = [place for place in places if not is_large(place)]
    inside = room.adjusted(Space.HAIR, Space.HAIR, -Space.HAIR, -Space.HAIR)
    for each in explained:
        found = None
        if room.contains(each.place.center()):
            free = (
                bubble
                for size in each.sizes
                for bubble in _beside(each, size)
                if inside.contains(bubble) and not _touches(bubble, taken)
            )
            found = next(free, None)
        if found is not None:
            taken.append(found)
        yield found


def _touches(bubble: QRect, taken: Sequence[QRect]) -> bool:
    half = GAP // 2
    around = bubble.adjusted(-half, -half, half, half)
    return any(around.intersects(other) for other in taken)


def _beside(each: Explained, size: QSize) -> Iterator[QRect]:
    """Yield the places of a bubble beside its control, the best first; inside a large one."""
    place = each.place
    wide = size.width()
    high = size.height()
    if each.large:
        for down in range(place.top() + GAP, place.bottom() - high, high + GAP):
            for across in range(place.left() + GAP, place.right() - wide, wide + GAP):
                yield QRect(QPoint(across, down), size)
        return
    middle = place.center().y() - high // 2
    for down in (middle, place.top(), place.bottom() - high + 1):
        yield QRect(QPoint(place.right() + GAP, down), size)
        yield QRect(QPoint(place.left() - GAP - wide, down), size)
    centred = place.center().x() - wide // 2
    for across in (place.left(), centred, place.right() - wide + 1):
        yield QRect(QPoint(across, place.bottom() + GAP), size)
        yield QRect(QPoint(across, place.top() - GAP - high), size)
