"""The club's logo: read from a file chosen, kept beside the club's file, shown in the band."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QImageWriter, QPainter

from rules_ropta.ruling import Refused
from td_app.ui.theme import hall

MOST_SIDE = 1_024
"""Pixels of the longer side as kept: sharp on a wall, light in a backup."""

LARGEST_SIDE = 20_000
DARK_ON_AVERAGE = 110


def logo_of(path: Path) -> QImage:
    """Return the picture in a file, no larger than the wall needs.

    Raises :class:`Refused`: ``LOGO_UNREADABLE`` for what is no picture, ``LOGO_TOO_LARGE``.
    """
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    # A picture may lie about its ending: what it holds is what counts.
    reader.setDecideFormatFromContent(True)
    size = reader.size()
    if max(size.width(), size.height()) > LARGEST_SIDE:
        raise Refused("LOGO_TOO_LARGE", name=path.name)
    if max(size.width(), size.height()) > MOST_SIDE:
        reader.setScaledSize(
            size.scaled(QSize(MOST_SIDE, MOST_SIDE), Qt.AspectRatioMode.KeepAspectRatio)
        )
    image = reader.read()
    if image.isNull():
        raise Refused("LOGO_UNREADABLE", name=path.name)
    return image


def png_of(image: QImage) -> bytes:
    """Return a picture as a PNG file."""
    held = QByteArray()
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(held.data())


def needs_plate(image: QImage) -> bool:
    """Return whether a logo would be lost on black: see-through, and dark where it is drawn."""
    if not image.hasAlphaChannel():
        return False
    small = image.scaled(24, 24).convertToFormat(QImage.Format.Format_ARGB32)
    inked = [
        colour
        for x in range(24)
        for y in range(24)
        if (colour := small.pixelColor(x, y)).alpha() > 127
    ]
    light = sum(0.299 * c.red() + 0.587 * c.green() + 0.114 * c.blue() for c in inked)
    return bool(inked) and light / len(inked) < DARK_ON_AVERAGE


def logo_room(image: QImage, box: QRectF) -> QRectF:
    """Return where a logo stands at the left of ``box``, whole and in proportion."""
    size = image.size().toSizeF().scaled(box.size(), Qt.AspectRatioMode.KeepAspectRatio)
    return QRectF(box.left(), box.center().y() - size.height() / 2, size.width(), size.height())


def paint_logo(painter: QPainter, image: QImage, where: QRectF, *, plate: bool) -> None:
    """Draw a logo, on a light plate when it was made for paper."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if plate:
        edge = where.height() * 0.08
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(hall().on_accent))
        painter.drawRoundedRect(where, edge, edge)
        where = where.adjusted(edge, edge, -edge, -edge)
    painter.drawImage(where, image)
    painter.restore()
