"""The club's logo as a picture: read from a file, drawn apart where it is a drawing, painted."""

from __future__ import annotations

import gzip
from collections import Counter
from contextlib import suppress
from pathlib import Path
from xml.etree import ElementTree as ET

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontDatabase,
    QGuiApplication,
    QImage,
    QImageReader,
    QImageWriter,
)

from rules_ropta.ruling import Refused
from td_app.members_file.reader_process import ProcessApart, ReadsApart
from td_app.wall.themes import BLACK

MOST_SIDE = 1_024
"""Pixels of the longer side as kept: sharp on a wall, light in a backup."""

#: At twice its size there, and the bytes beyond which a photograph gives up some of its colours.
ON_PHONES = QSize(192, 72)
PNG_BEGINS = b"\x89PNG\r\n"
HEAVY_ON_PHONES = 12_000

LARGEST_SIDE = 20_000
DARK_ON_AVERAGE = 110


def logo_of(path: Path, side: int = MOST_SIDE) -> QImage:
    """Return the picture in a file, its longer side ``side`` pixels at most.

    Raises :class:`Refused`: ``LOGO_UNREADABLE`` for what is no picture, ``LOGO_TOO_LARGE``,
    ``LOGO_TOO_HEAVY`` for a drawing that takes too much memory or time.
    """
    if not path.is_file():
        # A pipe would be waited for.
        raise Refused("LOGO_UNREADABLE", name=path.name)
    reader = QImageReader(str(path))
    # A picture may lie about its ending: what it holds is what counts.
    reader.setDecideFormatFromContent(True)
    # Before its size is asked, for which a drawing is read whole.
    if bytes(reader.format().data()) in DRAWINGS:
        return _drawn_apart(path)
    return _picture_in(reader, path.name, side)


def kept_logo(path: Path, kind: bytes = b"png", side: int = MOST_SIDE) -> QImage | None:
    """Return the copy of a picture kept by :func:`encoded`; None for anything else in its place."""
    reader = QImageReader(str(path), QByteArray(kind))
    reader.setAutoDetectImageFormat(False)
    with suppress(Refused):
        return _picture_in(reader, path.name, side)
    return None


def _picture_in(reader: QImageReader, name: str, side: int) -> QImage:
    reader.setAutoTransform(True)
    size = reader.size()
    if max(size.width(), size.height()) > LARGEST_SIDE:
        raise Refused("LOGO_TOO_LARGE", name=name)
    if max(size.width(), size.height()) > side:
        reader.setScaledSize(size.scaled(QSize(side, side), Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    if image.isNull():
        raise Refused("LOGO_UNREADABLE", name=name)
    return image


def _drawn_apart(path: Path) -> QImage:
    if path.stat().st_size > LARGEST_DRAWING:
        raise Refused("LOGO_TOO_HEAVY", name=path.name)
    try:
        png: bytes = DRAWER.read(path.read_bytes(), path.name)
    except OSError as trouble:
        raise Refused("LOGO_UNREADABLE", name=path.name) from trouble
    except Refused as refusal:
        # What ends the process knows no file's name.
        raise Refused(refusal.code, name=path.name) from refusal
    finally:
        # A club chooses its logo once.
        DRAWER.end()
    return QImage.fromData(png)


def _begin_drawing() -> object:
    """Return what a drawing's letters need; in the process apart."""
    app = QGuiApplication(["td-app", "-platform", "offscreen"])
    QFontDatabase.families()
    return app


def _draw(content: bytes, name: str) -> bytes:
    """Return a drawing (SVG) as a PNG; in the process apart."""
    held = QByteArray(_of_itself(content))
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"svg"))
    return encoded(_picture_in(reader, name, MOST_SIDE))


def _of_itself(content: bytes) -> bytes:
    """Return a drawing without what it takes from elsewhere: other files, style sheets.

    Written anew, it has neither a document type nor instructions left.
    """
    if content.startswith(GZIP):
        content = gzip.decompress(content)
    root = ET.fromstring(content)
    for one in root.iter():
        for name, value in list(one.attrib.items()):
            if name.endswith("href") and not _is_within(value.strip()):
                del one.attrib[name]
    ET.register_namespace("", "http://www.w3.org/2000/svg")
    ET.register_namespace("xlink", "http://www.w3.org/1999/xlink")
    return ET.tostring(root)


def _is_within(link: str) -> bool:
    """Return whether a link of a drawing leads to a part of it, or to a picture it holds.

    A drawing held is left out: it may take files in its turn. A picture may lie about its kind,
    and is read as Qt does when it draws it.
    """
    if not link.startswith("data:"):
        return link.startswith("#")
    held = QByteArray.fromBase64(link.rpartition("base64,")[2].encode("latin-1", "replace"))
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    return bytes(QImageReader(buffer).format().data()) in PICTURES


GZIP = b"\x1f\x8b"
DRAWINGS = (b"svg", b"svgz")
PICTURES = (b"png", b"jpeg", b"gif", b"webp")
"""Those that a drawing may hold."""
LARGEST_DRAWING = 20 * 1024 * 1024
DRAWING_SECONDS = 1.0
"""So that it is drawn or refused in two, its process started first."""
DRAWER = ProcessApart(
    ReadsApart(_begin_drawing, _draw, "LOGO_UNREADABLE", "LOGO_TOO_HEAVY"), seconds=DRAWING_SECONDS
)


def encoded(image: QImage, kind: bytes = b"png", quality: int = -1) -> bytes:
    """Return a picture as a file: a PNG, or a JPEG of a quality up to 100."""
    held = QByteArray()
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(kind))
    writer.setQuality(quality)
    writer.write(image)
    return bytes(held.data())


def for_phones(png: bytes) -> bytes:
    """Return a logo as the head of a phone's page shows it, a few kilobytes; empty without one."""
    # Nothing else is read: a drawing is, in a process of its own.
    image = QImage.fromData(png) if png.startswith(PNG_BEGINS) else QImage()
    if image.isNull():
        return b""
    image = image.scaled(
        ON_PHONES, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    small = encoded(image)
    if len(small) > HEAVY_ON_PHONES:
        return encoded(image.convertToFormat(QImage.Format.Format_Indexed8))
    return small


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


def logo_colours(image: QImage) -> tuple[str, str]:
    """Return the two colours of a logo that say most of it, each ``#rrggbb``.

    Those that cover most of it count, and bright ones more than greys; of another hue than the
    first where there is one.
    """
    small = image.scaled(32, 32).convertToFormat(QImage.Format.Format_ARGB32)
    weights: Counter[tuple[int, int, int]] = Counter()
    for x in range(32):
        for y in range(32):
            colour = small.pixelColor(x, y)
            if colour.alpha() > 127:
                shade = (colour.red() // 32, colour.green() // 32, colour.blue() // 32)
                weights[shade] += 20 + colour.hsvSaturation()
    if not weights:
        return BLACK, BLACK
    shades = [QColor(*(part * 32 + 16 for part in shade)) for shade, _ in weights.most_common()]
    first = shades[0]
    others = (one for one in shades[1:] if abs(one.hsvHue() - first.hsvHue()) > OTHER_HUE)
    return first.name(), next(others, shades[min(1, len(shades) - 1)]).name()


#: Degrees of hue from which a colour is another one.
OTHER_HUE = 30
