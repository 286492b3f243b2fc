"""The winner's photograph as a picture: read from a file, cut square, kept as a JPEG."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QImageWriter, QPainter

from rules_ropta.ruling import Refused
from td_app.live.public_names import photographable_winner
from td_app.live.session import TournamentSession
from td_app.ports.club import WinnerPhoto
from td_app.ports.trouble import StorageTrouble

#: Its side as it is kept, in pixels: that of the wall.
SIDE: Final = 760
QUALITY: Final = 85
LARGEST_SIDE: Final = 20_000
#: What may be in a file, whatever it is called; the last two where this system's Qt reads them.
FORMATS: Final = (b"png", b"jpeg", b"webp", b"heic", b"heif")


def photo_in(path: Path) -> QImage:
    """Return the picture in a file, cut square around its middle, :data:`SIDE` pixels a side.

    Raises :class:`Refused`: ``PHOTO_UNREADABLE``, ``PHOTO_TOO_LARGE``.
    """
    if not path.is_file():
        # A pipe would be waited for.
        raise Refused("PHOTO_UNREADABLE", name=path.name)
    reader = QImageReader(str(path))
    # A picture may lie about its ending: what it holds is what counts.
    reader.setDecideFormatFromContent(True)
    if bytes(reader.format().data()) not in FORMATS:
        raise Refused("PHOTO_UNREADABLE", name=path.name)
    reader.setAutoTransform(True)
    size = reader.size()
    if max(size.width(), size.height()) > LARGEST_SIDE:
        raise Refused("PHOTO_TOO_LARGE", name=path.name)
    if min(size.width(), size.height()) > SIDE:
        square = QSize(SIDE, SIDE)
        reader.setScaledSize(size.scaled(square, Qt.AspectRatioMode.KeepAspectRatioByExpanding))
    image = reader.read()
    if image.isNull():
        raise Refused("PHOTO_UNREADABLE", name=path.name)
    return squared(image)


def squared(image: QImage) -> QImage:
    """Return the middle of a picture, :data:`SIDE` pixels a side, and nothing a file said of it.

    What is see-through turns white; where and by what it was taken is left out.
    """
    side = min(image.width(), image.height())
    middle = image.copy((image.width() - side) // 2, (image.height() - side) // 2, side, side)
    cut = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    cut.fill(Qt.GlobalColor.white)
    painter = QPainter(cut)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(cut.rect(), middle)
    painter.end()
    return cut


def jpeg_of(image: QImage) -> bytes:
    """Return a picture as a JPEG file."""
    held = QByteArray()
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"jpeg"))
    writer.setQuality(QUALITY)
    writer.write(image)
    return bytes(held.data())


def kept_photo(session: TournamentSession) -> WinnerPhoto | None:
    """Return the photograph of the only winner; None of one whose name is not published.

    None as well while the club cannot be read.
    """
    if session.photos is None or (winner := photographable_winner(session)) is None:
        return None
    try:
        return session.photos.photo(session.tournament, winner)
    except StorageTrouble:
        return None


def picture_of(photo: WinnerPhoto | None) -> QImage:
    """Return a photograph as it is drawn, a null picture without one."""
    return QImage.fromData(photo.picture) if photo is not None else QImage()
