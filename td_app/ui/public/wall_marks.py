"""Marks of the wall's column: chips by their colours, a code for cameras."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from td_app.ui.public.lettering import LEFT, paint_line
from td_app.ui.public.wall_facts import TurningPage
from td_app.ui.theme import hall
from td_app.ui.widgets.chip_disc import paint_chip
from td_app.ui.widgets.code_square import paint_code

CHIPS_IN_A_COLUMN = 3

LABEL = 0.081
"""Size of a label, for a column of height one: its capitals are 0.059 of it.

The column is 0.85 of the picture's height: 5 % of the picture, 54 pixels of 1,080, 50 mm on a
picture 1.8 m wide, which is what one reads from ten metres (a two-hundredth of the distance).
"""


def paint_chips(painter: QPainter, box: QRectF, page: TurningPage, tall: float) -> None:
    """Draw the chips in play, each with the name of its colour."""
    columns = 2
    if len(page.chips) <= CHIPS_IN_A_COLUMN:
        columns = 1
    rows = ceil(len(page.chips) / columns)
    wide = box.width() / columns
    high = min(box.height() / rows, tall * 0.075)
    for place, chip in enumerate(page.chips):
        left = box.left() + place // rows * wide
        top = box.top() + place % rows * high
        row = QRectF(left, top, wide - wide * 0.04, high)
        side = high * 0.88
        paint_chip(painter, QRectF(row.left(), row.center().y() - side / 2, side, side), chip)
        rest = row.adjusted(side * 1.2, 0, 0, 0)
        paint_line(painter, rest, chip.colour_name, hall().text, most=high * 0.46, align=LEFT)


def paint_address(painter: QPainter, box: QRectF, address: str, tall: float) -> None:
    """Draw the code of an address as large as there is room, and the address under it."""
    under = tall * LABEL * 0.7
    side = min(box.width(), box.height() - under * 1.3)
    square = QRectF(box.left(), box.top(), side, side)
    paint_code(painter, square, address)
    room = QRectF(box.left(), square.bottom() + under * 0.1, box.width(), under * 1.2)
    told = address.partition("://")[2]
    paint_line(painter, room, told, hall().text_soft, most=under, strong=False, align=LEFT)
