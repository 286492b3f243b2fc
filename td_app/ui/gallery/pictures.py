"""Renders the scenes one after the other, each to a PNG; those of the guide numbered, cropped."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractButton, QLabel, QTabBar, QWidget

from td_app.club.club import Club
from td_app.ports.trouble import StorageTrouble
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.gallery.club_scenes import club_scenes
from td_app.ui.gallery.flight_scenes import flight_scenes
from td_app.ui.gallery.floor_scenes import floor_scenes, running_scenes
from td_app.ui.gallery.knockout_scenes import knockout_scenes
from td_app.ui.gallery.page_scenes import page_scenes, prize_scenes
from td_app.ui.gallery.pool_scenes import pool_scenes, till_scenes
from td_app.ui.gallery.public_scenes import public_scenes
from td_app.ui.gallery.stage import MovableClock, Scenes, Stage
from td_app.ui.gallery.training_scenes import training_scenes
from td_app.ui.theme import colours, typeface
from td_app.ui.windows.floor_window import HEIGHT, WIDTH, FloorWindow
from td_app.ui.windows.start_view import StartView
from td_app.words.language import Language

FLOOR_WINDOW = (WIDTH, HEIGHT)
"""As a tablet held upright, in pixels."""

OF_A_SHAPE = {
    "public_winner_photo_4_3": (1024, 768),
    "public_winner_photo_portrait": (1080, 1920),
}
"""Scenes of a shape of their own, in pixels."""

#: The number of a step, and what it names as the screen says it.
Named = Mapping[int, Sequence[str]]

DISC: Final = 20
#: Pixels around what is numbered; a picture is as wide as the page of an A4 at 96 points an inch.
AROUND: Final = 28
WIDE: Final = 680
TALLEST: Final = 420
LOWEST: Final = 340
#: The start reads an evening, and draws its wall, in so many rounds at most.
MOST_ROUNDS: Final = 500
#: From the corner of what has no edge to its disc.
BESIDE: Final = QPoint(-14, 10)

NOTHING_NAMED: Mapping[str, Named] = {}
QUICKLY = 90
SMALL = 0
"""How little a picture is pressed, of a hundred: its points are the same."""


class Gallery:
    """Writes pictures of ``size`` pixels; dialogs and the floor's window have their own."""

    def __init__(
        self,
        club: Club,
        clock: MovableClock,
        *,
        language: Language,
        theme: str,
        size: tuple[int, int],
    ) -> None:
        self._stage = Stage(club, clock, language, theme)
        self._size = size
        self._number = 0
        self._pressed = QUICKLY

    def write(
        self,
        folder: Path,
        only: Collection[str] | None = None,
        named: Mapping[str, Named] = NOTHING_NAMED,
    ) -> tuple[Path, ...]:
        """Write every picture, or those of some scenes; return their files.

        A scene of which something is ``named`` is cropped around it, each with its number.

        Raises :class:`StorageTrouble` when the folder cannot be written.
        """
        if only is not None:
            # A few, to be kept.
            self._pressed = SMALL
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as trouble:
            raise StorageTrouble("FOLDER_FORBIDDEN", str(trouble), path=str(folder)) from trouble
        return tuple(
            self._saved(folder, name, widget, named.get(name, {}))
            for name, widget in self._scenes()
            if only is None or name in only
        )

    def _scenes(self) -> Scenes:
        yield from page_scenes(self._stage)
        yield from floor_scenes(self._stage)
        yield from running_scenes(self._stage)
        yield from prize_scenes(self._stage)
        yield from knockout_scenes(self._stage)
        yield from pool_scenes(self._stage)
        yield from till_scenes(self._stage)
        yield from flight_scenes(self._stage)
        yield from public_scenes(self._stage)
        yield from club_scenes(self._stage)
        yield from training_scenes(self._stage)

    def _saved(self, folder: Path, name: str, widget: QWidget, named: Named) -> Path:
        widget.show()
        # Offscreen, a window that fills the screen would take that of the platform.
        if isinstance(widget, FloorWindow):
            widget.resize(*FLOOR_WINDOW)
        elif not isinstance(widget, HouseDialog):
            widget.setWindowState(Qt.WindowState.WindowNoState)
            widget.resize(*OF_A_SHAPE.get(name, self._size))
        for _ in range(4):
            self._stage.app.processEvents()
        start = widget.findChild(StartView)
        if start is not None and start.isVisible():
            for _ in range(MOST_ROUNDS):
                if start.all_told:
                    break
                self._stage.app.processEvents()
        self._number += 1
        path = folder / f"{self._number:02d}_{name}.png"
        picture = numbered_picture(widget, named) if named else widget.grab()
        if not picture.save(str(path), "PNG", self._pressed):
            raise StorageTrouble("FOLDER_FORBIDDEN", path=str(folder))
        return path


def numbered_picture(widget: QWidget, named: Named) -> QPixmap:
    """Return a picture of what is ``named`` by number, each with its disc, cropped at 1:1.

    What stands too far from the first of them to be on one picture is left without; all of the
    widget where it shows none of the names.
    """
    picture = widget.grab()
    kept: dict[int, QRect] = {}
    crop = QRect()
    for number, names in named.items():
        place = next(_places(widget, names), None)
        if place is None:
            continue
        both = crop.united(place.adjusted(-AROUND, -AROUND, AROUND, AROUND))
        if both.width() <= WIDE and both.height() <= TALLEST:
            kept[number] = place
            crop = both
    if not kept:
        return picture
    _draw_discs(picture, kept)
    return picture.copy(_within(crop, picture.deviceIndependentSize().toSize()))


def _places(widget: QWidget, names: Sequence[str]) -> Iterator[QRect]:
    """Yield where something that bears one of the names is seen, buttons first."""
    parts = [one for one in widget.findChildren(QWidget) if one.isVisibleTo(widget)]
    for name in names:
        for kind in (QAbstractButton, QLabel):
            for part in parts:
                if isinstance(part, kind) and _plain(part.text()) == _plain(name):
                    there = part.mapTo(widget, BESIDE if kind is QLabel else QPoint())
                    yield QRect(there, part.size())
        for bar in (one for one in parts if isinstance(one, QTabBar)):
            for tab in range(bar.count()):
                if _plain(bar.tabText(tab)) == _plain(name):
                    around = bar.tabRect(tab)
                    yield QRect(bar.mapTo(widget, around.topLeft()), around.size())


def _plain(text: str) -> str:
    return text.replace("&", "").replace("\u00a0", " ").strip(" …:").casefold()


def _within(crop: QRect, whole: QSize) -> QRect:
    """Return the crop as wide as the page and not too low, within the picture."""
    size = QSize(min(WIDE, whole.width()), min(max(LOWEST, crop.height()), whole.height()))
    middle = crop.center()
    left = max(0, min(whole.width() - size.width(), middle.x() - size.width() // 2))
    top = max(0, min(whole.height() - size.height(), middle.y() - size.height() // 2))
    return QRect(QPoint(left, top), size)


def _draw_discs(picture: QPixmap, places: Mapping[int, QRect]) -> None:
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(typeface(12, strong=True))
    for number, place in places.items():
        disc = QRect(0, 0, DISC, DISC)
        disc.moveCenter(place.topLeft())
        painter.setPen(QColor("white"))
        painter.setBrush(QColor(colours().accent))
        painter.drawEllipse(disc)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(number))
    painter.end()
