"""A scene in a window: what stays is kept as a picture, what ticks is drawn over it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QPolygonF, QRegion, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from reports.lettering import text_width
from reports.marks import Area, Bar, Disc, Drawing, Mark, Picture, Said, Squares, Stroke
from td_app.ui.motion import may_move
from td_app.ui.widgets.painting import (
    Pictures,
    Signs,
    paint_ground,
    paint_marks,
    paint_ticking,
)
from td_app.wall.scene import CAPITALS, Scene
from td_app.wall.winner import LASTS, clear_of, confetti

#: How long one panel takes to give way to the next (ms).
FADE_MS = 400
#: In how many steps: thirty a second.
FADE_STEPS = 12
#: How far around a mark its edge may reach, in pixels of the scene.
AROUND = 4.0
#: How far letters reach over their baseline and under it, for a size of one; figures less.
REACH = (1.0, 0.3)
REACH_OF_FIGURES = (0.78, 0.18)


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
        self._fade_step = 0
        self._fading = QVariantAnimation(self, duration=FADE_MS, startValue=0.0, endValue=1.0)
        self._fading.valueChanged.connect(self._fade)
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
            self.update(self._room_of(scene, {*before.ticking} ^ {*scene.ticking}))
            return
        if not same_ground:
            self._ground = None
            self._signs.clear()
        moves = fades and self.isVisible() and may_move()
        if moves and before is not None and self._kept is not None:
            self._before = self._kept
            # One rectangle: Qt lays a picture through over it far quicker than over many.
            self._faded_room = self._room_of(scene, {*before.marks} ^ {*scene.marks}).boundingRect()
            self._fade_step = 0
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

    def _room_of(self, scene: Scene, marks: Iterable[Mark]) -> QRegion:
        """The room that marks take, in pixels of the window."""
        share = self.width() / scene.width
        taken = QRegion()
        for mark in marks:
            room = _around(mark)
            where = QRectF(room.topLeft() * share, room.size() * share)
            taken += where.toAlignedRect()
        return taken

    def _fade(self, share: float) -> None:
        """Let the next panel through a step further, once a step has gone by."""
        step = int(share * FADE_STEPS)
        if step != self._fade_step:
            self._fade_step = step
            self.update(self._faded_room)

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
        painter.scale(share, share)
        if self._fallen < LASTS:
            self._paint_fallen(painter, scene)
        paint_ticking(painter, scene.ticking, self.pictures, self._signs)
        painter.end()

    def _paint_fallen(self, painter: QPainter, scene: Scene) -> None:
        """Draw the confetti behind what is read."""
        clear = clear_of(scene)
        fallen = tuple(confetti(self._fallen, scene.width, scene.height, scene.theme, clear))
        if fallen and self._ground is not None:
            painter.save()
            painter.resetTransform()
            painter.drawPixmap(0, 0, self._ground)
            painter.restore()
            paint_marks(painter, (*fallen, *scene.still), self.pictures)

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


def _around(mark: Mark) -> QRectF:
    """Return the room that a mark takes, in pixels of the scene."""
    match mark:
        case Bar() | Picture():
            room = QRectF(mark.x, mark.top, mark.width, mark.height)
        case Drawing() | Squares():
            room = QRectF(mark.x, mark.top, mark.side, mark.side)
        case Disc():
            corner = QPointF(mark.x - mark.radius, mark.y - mark.radius)
            room = QRectF(corner, QSizeF(2 * mark.radius, 2 * mark.radius))
        case Stroke() | Area():
            room = QPolygonF([QPointF(*point) for point in mark.points]).boundingRect()
        case Said():
            wide = text_width(mark.text, mark.face, mark.size)
            share = {"left": 0.0, "right": 1.0}.get(mark.align, 0.5)
            left = mark.x - wide * share
            (over, under) = REACH_OF_FIGURES if mark.face in CAPITALS else REACH
            top = mark.baseline - over * mark.size
            room = QRectF(left, top, wide, (over + under) * mark.size)
    return room.adjusted(-AROUND, -AROUND, AROUND, AROUND)
