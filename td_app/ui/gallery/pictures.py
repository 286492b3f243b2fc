"""Renders the scenes one after the other, each to a PNG, those of the guide in their own way."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from td_app.club.club import Club
from td_app.ports.trouble import StorageTrouble
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.gallery.club_scenes import club_scenes
from td_app.ui.gallery.flight_scenes import flight_scenes
from td_app.ui.gallery.floor_scenes import floor_scenes, running_scenes
from td_app.ui.gallery.guide_pictures import LEAST, LEAST_OF_A_SCENE, guide_picture
from td_app.ui.gallery.knockout_scenes import knockout_scenes
from td_app.ui.gallery.page_scenes import page_scenes, prize_scenes
from td_app.ui.gallery.pool_scenes import pool_scenes, till_scenes
from td_app.ui.gallery.public_scenes import public_scenes
from td_app.ui.gallery.stage import MovableClock, Scenes, Stage
from td_app.ui.gallery.training_scenes import training_scenes
from td_app.ui.pages.club.archive.page import ArchivePage
from td_app.ui.windows.floor_window import HEIGHT, WIDTH, FloorWindow
from td_app.ui.windows.start_view import StartView
from td_app.words.guide import Shown
from td_app.words.language import Language

FLOOR_WINDOW = (WIDTH, HEIGHT)
"""As a tablet held upright, in pixels."""

OF_A_SHAPE = {
    "public_winner_photo_4_3": (1024, 768),
    "public_winner_photo_portrait": (1080, 1920),
}
"""Scenes of a shape of their own, in pixels."""

#: The start reads an evening, and draws its wall, and the archive reads each of its evenings, in so
#: many rounds at most.
MOST_ROUNDS: Final = 500
NONE_SHOWN: Mapping[str, Shown] = {}
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
        guide: Mapping[str, Shown] = NONE_SHOWN,
    ) -> tuple[Path, ...]:
        """Write every picture, or those of some scenes; return their files.

        Those of the ``guide`` show what it tells of.

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
            self._saved(folder, name, widget, guide.get(name))
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

    def _saved(self, folder: Path, name: str, widget: QWidget, shown: Shown | None) -> Path:
        widget.show()
        # Offscreen, a window that fills the screen would take that of the platform.
        if isinstance(widget, FloorWindow):
            widget.resize(*FLOOR_WINDOW)
        elif not isinstance(widget, HouseDialog):
            widget.setWindowState(Qt.WindowState.WindowNoState)
            widget.resize(*OF_A_SHAPE.get(name, self._size))
        for _ in range(4):
            self._stage.app.processEvents()
        self._wait_until_told(widget)
        self._number += 1
        path = folder / f"{self._number:02d}_{name}.png"
        if shown is None:
            picture = widget.grab().toImage()
        else:
            least = LEAST_OF_A_SCENE.get(name, LEAST)
            picture = guide_picture(widget, shown, self._stage.app.processEvents, least=least)
        if not picture.save(str(path), quality=self._pressed):
            raise StorageTrouble("FOLDER_FORBIDDEN", path=str(folder))
        return path

    def _wait_until_told(self, widget: QWidget) -> None:
        """Let what is read in rounds be read whole, where it is shown."""
        pages = (widget.findChild(StartView), widget.findChild(ArchivePage))
        shown = [page for page in pages if page is not None and page.isVisible()]
        for _ in range(MOST_ROUNDS):
            if all(page.all_told for page in shown):
                break
            self._stage.app.processEvents()
