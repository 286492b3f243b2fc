"""The result of an evening as a picture to share."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QPainter

from td_app.printing.evening_result import EveningResult
from td_app.ui.public.logo import needs_plate
from td_app.ui.widgets.painting import paint_ground, paint_marks
from td_app.wall.result import HEIGHT, WIDTH, result_scene
from td_app.wall.scene import PHOTO, Clothes
from td_app.wall.themes import NOIR, Theme


def result_picture(
    result: EveningResult, theme: Theme = NOIR, photo: QImage | None = None
) -> QImage:
    """Return the picture of a result, in the colours of the club's wall.

    ``photo``: that of a winner who agreed to it.
    """
    photo = photo or QImage()
    logo = QImage.fromData(result.logo) if result.logo else QImage()
    clothes = Clothes(theme)
    if not logo.isNull():
        clothes = Clothes(theme, logo.width() / logo.height(), needs_plate(logo))
    scene = result_scene(result, clothes, photo=not photo.isNull())
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_ground(painter, scene)
    paint_marks(painter, scene.marks, {"logo": logo, PHOTO: photo})
    painter.end()
    return image


def picture_bytes(image: QImage) -> bytes:
    """Return a picture as the bytes of a PNG."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())
