"""A scene in a window: what stays is kept as a picture, what ticks is drawn over it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from reports.lettering import text_width
from reports.marks import Bar, Mark, Said
from td_app.ui.motion import may_move
from td_app.ui.widgets.painting import (
    Pictures,
    Signs,
    paint_ground,
    paint_marks,
    paint_ticking,
)
from td_app.wall.scene import Scene

#: How long one panel takes to give way to the next (ms).
FADE_MS = 400
#: How far around a mark its edge may reach, in pixels of the scene.
AROUND = 4.0


class SceneView(QWidget):
    """Shows scenes, each as large as the window; read out as :attr:`Scene.said`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.pictures: Pictures = {}
        self._scene: Scene | None = None
        self._kept: QPixmap | None = None
        self._before: QPixmap | None = None
        self._signs: Signs = {}
        self._fading = QVariantAnimation(self, duration=FADE_MS, startValue=0.0, endValue=1.0)
        self._fading.valueChanged.connect(lambda _share: self.update())
        self._fading.finished.connect(self._faded)

    @property
    def scene(self) -> Scene | None:
        """Return the scene shown, None before the first."""
        return self._scene

    def show_scene(self, scene: Scene, *, fades: bool = False) -> None:
        """Show a scene, another panel fading in where it ``fades``; the same draws nothing."""
        before = self._scene
        if scene == before:
            return
        self._scene = scene
        if before is None or before.said != scene.said:
            self.setAccessibleName(", ".join(scene.said))
        if before is not None and (before.still, before.theme) == (scene.still, scene.theme):
            changed = _around((*before.ticking, *scene.ticking))
            share = self.width() / scene.width
            where = QRectF(changed.topLeft() * share, changed.size() * share)
            self.update(where.toAlignedRect())
            return
        if before is not None and before.theme != scene.theme:
            self._signs.clear()
        if fades and self.isVisible() and self._kept is not None and may_move():
            self._before = self._kept
            self._fading.start()
        self._kept = None
        self.update()

    def shape(self) -> tuple[int, int]:
        """Return the size of the window in pixels, one at least each way."""
        return max(1, self.width()), max(1, self.height())

    def wear(self, pictures: Pictures) -> None:
        """Know pictures by name; what is kept is drawn anew where others came."""
        if pictures != self.pictures:
            self.pictures = pictures
            self._kept = None
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw everything anew at the new size."""
        super().resizeEvent(event)
        self._kept = None
        self._signs.clear()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what is kept, then what ticks."""
        scene = self._scene
        if scene is None or not self.width():
            return
        if self._kept is None:
            self._kept = self._drawn(scene)
        painter = QPainter(self)
        if self._before is not None:
            painter.drawPixmap(0, 0, self._before)
            painter.setOpacity(float(self._fading.currentValue()))
        painter.drawPixmap(0, 0, self._kept)
        share = self.width() / scene.width
        painter.scale(share, share)
        paint_ticking(painter, scene.ticking, self.pictures, self._signs)
        painter.end()

    def _drawn(self, scene: Scene) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        share = self.width() / scene.width
        painter.scale(share, share)
        paint_ground(painter, scene)
        paint_marks(painter, scene.still, self.pictures)
        painter.end()
        return picture

    def _faded(self) -> None:
        self._before = None
        self.update()


def _around(marks: Iterable[Mark]) -> QRectF:
    """Return the room that words and bars take, in pixels of the scene."""
    room = QRectF()
    for mark in marks:
        match mark:
            case Bar():
                room |= QRectF(mark.x, mark.top, mark.width, mark.height)
            case Said():
                wide = text_width(mark.text, mark.face, mark.size)
                share = {"left": 0.0, "right": 1.0}.get(mark.align, 0.5)
                left = mark.x - wide * share
                room |= QRectF(left, mark.baseline - mark.size, wide, mark.size * 1.3)
    return room.adjusted(-AROUND, -AROUND, AROUND, AROUND)
