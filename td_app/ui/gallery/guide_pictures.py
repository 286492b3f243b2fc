"""Pictures of the guide: what a page holds, nothing cut at its edges, discs beside what is named.

A picture tells how many dots it has to the inch, and under ``DISCS`` which steps have a disc.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from td_app.ui.gallery.discs import Disc, discs_beside, draw_discs
from td_app.ui.gallery.dots import Dots
from td_app.ui.gallery.whole_rows import (
    cut_at_foot,
    hidden_at_the_right,
    hidden_below,
    laid_out,
    wait_until_told,
)
from td_app.ui.windows.main_window import MainWindow
from td_app.words.guide import DISCS, Seen, Shown

#: White around what a picture shows.
AROUND: Final = 24
#: How wide a picture is at most: on an A4 its letters are of 8 points, the smallest of 6.7.
WIDE: Final = 912
#: Windows as they are drawn: a page as narrow as it can be, the column where it is not folded.
WINDOW: Final = 1024
WINDOW_WITH_TODO: Final = 1366
WALL: Final = QSize(960, 540)
LEAST: Final = 680
#: Those beside which much is told, or little: a list is then shown further down.
LEAST_OF_A_SCENE: Final = {
    "start": 600,
    "new_tournament": 600,
    "players_import_preview": 600,
    "clock": 640,
    "moves_room": 580,
    "room_where_is_the_big_blind": 600,
    "journal": 600,
    "club_season_1": 600,
    "settings_copies": 600,
    "settings_phones": 410,
    "floor_question": 560,
    "floor_incidents": 480,
    "end_ranking": 960,
    "papers": 760,
}
#: How much higher a window may be for nothing to be cut.
MORE: Final = range(0, 120, 2)
#: A page may be told something new while its window is fitted: how often it is begun again.
TRIES: Final = 3
#: How often what was resized may be laid out again.
ROUNDS: Final = 8
#: Dots to the inch of a screen, and inches in a metre.
INCH: Final = 96
METRE: Final = 1 / 0.0254


def guide_picture(
    window: QWidget, shown: Shown, settle: Callable[[], None], *, least: int = LEAST
) -> QImage:
    """Return the picture of a part of a window at least so high, in pixels.

    ``settle`` lets what was resized be laid out.
    """
    if shown.seen == "wall":
        window.resize(WALL)
        settle()
        return _labelled(window.grab().toImage(), ())
    part = _part(window, shown.seen)
    size = QSize(WINDOW_WITH_TODO if shown.seen == "todo" else WINDOW, least)
    for _ in range(TRIES):
        crop = _fitted(window, part, size, settle)
        fitted = laid_out(part)
        picture = part.grab().toImage()
        settle()
        # What was told or laid out after it was fitted would be cut: fit it again.
        if laid_out(part) == fitted:
            break
    discs = discs_beside(Dots(picture), crop, part, shown.named)
    draw_discs(picture, discs)
    ratio = picture.devicePixelRatio()
    cut = QRect(crop.topLeft() * ratio, crop.size() * ratio)
    return _labelled(picture.copy(cut), discs)


def _part(window: QWidget, seen: Seen) -> QWidget:
    if not isinstance(window, MainWindow):
        return window
    if window.front is not None:
        return window.front
    if window.in_club and window.layers.space is not None:
        return window.layers.space.pages
    if window.view is None:
        return window.start or window
    return window.view.side if seen == "todo" else window.view.pages


def _fitted(window: QWidget, part: QWidget, size: QSize, settle: Callable[[], None]) -> QRect:
    """Give the window a size at which nothing of a part is cut; return what the part shows."""

    def at(wide: int, height: int) -> None:
        window.resize(wide, height)
        # What is laid out may ask for its own parts to be laid out again.
        before = None
        for _ in range(ROUNDS):
            settle()
            now = laid_out(part)
            if now == before:
                break
            before = now

    window.setMinimumSize(1, 1)
    wait_until_told(window, settle)
    at(size.width(), size.height())
    wide = size.width() - max(0, _content(part).width() - WIDE)
    at(wide, size.height())
    wide += hidden_at_the_right(part)
    for _ in range(TRIES):
        cuts = {}
        for more in MORE:
            at(wide, size.height() + more)
            cuts[more] = cut_at_foot(part)
            never_whole = hidden_below(part) > MORE.stop - more
            if not cuts[more][0] and (never_whole or not cuts[more][1]):
                break
        best = min(cuts, key=cuts.__getitem__)
        at(wide, size.height() + best)
        wait_until_told(window, settle)
        if cut_at_foot(part) == cuts[best]:
            break
    return _content(part)


def _content(part: QWidget) -> QRect:
    """Return what is drawn on a part, with white around it where there is some."""
    drawn = Dots(part.grab().toImage()).drawn()
    return drawn.adjusted(-AROUND, -AROUND, AROUND, AROUND).intersected(part.rect())


def _labelled(picture: QImage, discs: Sequence[Disc]) -> QImage:
    inches = round(INCH * picture.devicePixelRatio() * METRE)
    picture.setDotsPerMeterX(inches)
    picture.setDotsPerMeterY(inches)
    picture.setText(DISCS, " ".join(str(disc.number) for disc in discs))
    return picture
