"""A scene in a window: what stays is kept as a picture, what ticks is drawn over it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from reports.lettering import text_width
from reports.marks import Bar, Mark, Picture, Said
from td_app.ui.motion import may_move
from td_app.ui.widgets.painting import (
    Pictures,
    Signs,
    paint_ground,
    paint_marks,
    paint_ticking,
)
from td_app.wall.scene import Scene
from td_app.wall.winner import LASTS, clear_of, confetti

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
        self._ground: QPixmap | None = None
        self._before: QPixmap | None = None
        self._signs: Signs = {}
        self._faded_room = QRect()
        self._fading = QVariantAnimation(self, duration=FADE_MS, startValue=0.0, endValue=1.0)
        self._fading.valueChanged.connect(lambda _share: self.update(self._faded_room))
        self._fading.finished.connect(self._faded)
        self._fallen = LASTS
        ms = round(LASTS * 1000)
        self._falling = QVariantAnimation(self, duration=ms, startValue=0.0, endValue=LASTS)
        self._falling.valueChanged.connect(self.let_fall)

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
        ground = (scene.theme, scene.backdrop)
        same_ground = before is not None and (before.theme, before.backdrop) == ground
        if before is not None and same_ground and before.still == scene.still:
            self.update(self._room_of(scene, (*before.ticking, *scene.ticking)))
            return
        if not same_ground:
            self._ground = None
            self._signs.clear()
        moves = fades and self.isVisible() and may_move()
        if moves and before is not None and self._kept is not None:
            self._before = self._kept
            self._faded_room = self._room_of(scene, {*before.marks} ^ {*scene.marks})
            self._fading.start()
        self._kept = None
        self.update()

    def celebrate(self) -> None:
        """Let confetti fall over the scene once, where something may move."""
        if may_move():
            self._falling.start()

    def let_fall(self, seconds: float) -> None:
        """Show the confetti as they are so long after they began; none once they fell."""
        self._fallen = seconds
        self.update()

    def _room_of(self, scene: Scene, marks: Iterable[Mark]) -> QRect:
        """The room that marks take, in pixels of the window."""
        share = self.width() / scene.width
        room = _around(marks)
        if room is None:
            return self.rect()
        return QRectF(room.topLeft() * share, room.size() * share).toAlignedRect()

    def shape(self) -> tuple[int, int]:
        """Return the size of the window in pixels, one at least each way."""
        return max(1, self.width()), max(1, self.height())

    def wear(self, pictures: Pictures) -> None:
        """Know pictures by name; what is kept is drawn anew where others came."""
        if pictures != self.pictures:
            self.pictures = pictures
            self._kept = None
            self._ground = None
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw everything anew at the new size."""
        super().resizeEvent(event)
        self._kept = None
        self._ground = None
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
        clear = clear_of(scene)
        fallen = tuple(confetti(self._fallen, scene.width, scene.height, scene.theme, clear))
        if fallen and self._ground is not None:
            # They fall behind what is read.
            painter.drawPixmap(0, 0, self._ground)
            painter.scale(share, share)
            paint_marks(painter, (*fallen, *scene.still), self.pictures)
        else:
            painter.scale(share, share)
        paint_ticking(painter, scene.ticking, self.pictures, self._signs)
        painter.end()

    def _drawn(self, scene: Scene) -> QPixmap:
        share = self.width() / scene.width
        if self._ground is None:
            # Kept apart: a picture behind is heavier to draw than all that stands on it.
            ratio = self.devicePixelRatioF()
            self._ground = QPixmap(self.size() * ratio)
            self._ground.setDevicePixelRatio(ratio)
            painter = QPainter(self._ground)
            painter.scale(share, share)
            paint_ground(painter, scene, self.pictures)
            painter.end()
        picture = QPixmap(self._ground)
        painter = QPainter(picture)
        painter.scale(share, share)
        paint_marks(painter, scene.still, self.pictures)
        painter.end()
        return picture

    def _faded(self) -> None:
        self._before = None
        self.update()


def _around(marks: Iterable[Mark]) -> QRectF | None:
    """Return the room that marks take, in pixels of the scene; None where any other is there.

    Words, bars and pictures tell theirs: what ticks, and a partner that gives way to another.
    """
    room = QRectF()
    for mark in marks:
        match mark:
            case Bar() | Picture():
                room |= QRectF(mark.x, mark.top, mark.width, mark.height)
            case Said():
                wide = text_width(mark.text, mark.face, mark.size)
                share = {"left": 0.0, "right": 1.0}.get(mark.align, 0.5)
                left = mark.x - wide * share
                room |= QRectF(left, mark.baseline - mark.size, wide, mark.size * 1.3)
            case _:
                return None
    return room.adjusted(-AROUND, -AROUND, AROUND, AROUND)
