"""Widgets side by side, or one under the other, said in one call.

``row(icon, label, STRETCH, button, spacing=Space.SNUG)`` is a layout to put into another one;
``column(head, wide(table), on=self, margins=0)`` is that of a widget. A number is a gap.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

ANYWHERE: Final = Qt.AlignmentFlag(0)
Margins = int | tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Placed:
    """A widget or a layout with its share of the room left over, and where it stands in it."""

    part: QWidget | QLayout | None
    stretch: int = 0
    alignment: Qt.AlignmentFlag = ANYWHERE


#: A widget, a layout, a gap in pixels, or one of them placed.
Part = QWidget | QLayout | Placed | int

#: What pushes the parts on either side of it apart.
STRETCH: Final = Placed(None, 1)

Box = TypeVar("Box", bound=QBoxLayout)


def wide(part: QWidget | QLayout, stretch: int = 1) -> Placed:
    """Return a part that takes the room left over, by its share of ``stretch``."""
    return Placed(part, stretch)


def at(part: QWidget, alignment: Qt.AlignmentFlag, stretch: int = 0) -> Placed:
    """Return a widget that keeps to one side of its cell."""
    return Placed(part, stretch, alignment)


def row(
    *parts: Part,
    on: QWidget | None = None,
    spacing: int | None = None,
    margins: Margins | None = None,
) -> QHBoxLayout:
    """Return parts from left to right; the layout of ``on`` where it is given.

    Spacing and margins left out are those of the style, in pixels otherwise.
    """
    return _filled(QHBoxLayout(on) if on is not None else QHBoxLayout(), parts, spacing, margins)


def column(
    *parts: Part,
    on: QWidget | None = None,
    spacing: int | None = None,
    margins: Margins | None = None,
) -> QVBoxLayout:
    """Return parts from top to bottom, as :func:`row` does from left to right."""
    return _filled(QVBoxLayout(on) if on is not None else QVBoxLayout(), parts, spacing, margins)


def put_away(part: QWidget) -> None:
    """Take a widget out of sight at once, and delete it when nothing speaks to it any more."""
    part.hide()
    part.deleteLater()


def emptied(box: QLayout) -> None:
    """Put away every widget that a layout holds."""
    while (item := box.takeAt(0)) is not None:
        if (part := item.widget()) is not None:
            put_away(part)


def _filled(box: Box, parts: tuple[Part, ...], spacing: int | None, margins: Margins | None) -> Box:
    if spacing is not None:
        box.setSpacing(spacing)
    if margins is not None:
        box.setContentsMargins(*((margins,) * 4 if isinstance(margins, int) else margins))
    for part in parts:
        _add(box, part)
    return box


def _add(box: QBoxLayout, part: Part) -> None:
    if isinstance(part, int):
        box.addSpacing(part)
        return
    placed = part if isinstance(part, Placed) else Placed(part)
    if isinstance(placed.part, QWidget):
        box.addWidget(placed.part, placed.stretch, placed.alignment)
    elif isinstance(placed.part, QLayout):
        box.addLayout(placed.part, placed.stretch)
    else:
        box.addStretch(placed.stretch)
