"""A picture read dot by dot: where something is drawn on it, and where nothing is."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

#: Bytes of a dot.
DEEP = 4


class Dots:
    """Rectangles are in the picture's points, whatever dots it has to a point."""

    def __init__(self, picture: QImage) -> None:
        """Read a picture; its ground has the colour of its first dot."""
        read = picture.convertToFormat(QImage.Format.Format_RGB32)
        self._ratio = picture.devicePixelRatio()
        self._wide = read.width()
        self._high = read.height()
        self._line = read.bytesPerLine()
        self._bytes = bytes(read.constBits())
        self._ground = self._bytes[:DEEP]

    def drawn(self, within: QRect | None = None) -> QRect:
        """Return the smallest rectangle that holds everything but the ground."""
        left, top, wide, high = self._dots_of(within)
        ground = self._ground * wide
        rows = [row for row in range(top, top + high) if self._row(row, left, wide) != ground]
        if not rows:
            return QRect()
        first = rows[0]
        many = rows[-1] - first + 1
        blank = self._ground * many
        columns = [x for x in range(left, left + wide) if self._column(x, first, many) != blank]
        ratio = self._ratio
        x = int(columns[0] / ratio)
        y = int(first / ratio)
        right = int(columns[-1] / ratio)
        return QRect(x, y, right - x + 1, int(rows[-1] / ratio) - y + 1)

    def plain(self, place: QRect) -> bool:
        """Return whether a place within the picture is all of one colour."""
        rows = self._rows(place)
        return bool(rows) and all(row == rows[0][:DEEP] * (len(row) // DEEP) for row in rows)

    def edges_only(self, place: QRect) -> bool:
        """Return whether straight edges of frames, all across or all down, are all it holds."""
        rows = self._rows(place)
        return bool(rows) and (
            all(row == rows[0] for row in rows)
            or all(row == row[:DEEP] * (len(row) // DEEP) for row in rows)
        )

    def _rows(self, place: QRect) -> list[bytes]:
        """Return the rows of a place, none when it is not wholly on the picture."""
        left, top, wide, high = self._dots_of(place)
        if left < 0 or top < 0 or left + wide > self._wide or top + high > self._high:
            return []
        return [self._row(top + row, left, wide) for row in range(high)]

    def _dots_of(self, place: QRect | None) -> tuple[int, int, int, int]:
        if place is None:
            return 0, 0, self._wide, self._high
        left, top, wide, high = (
            round(side * self._ratio)
            for side in (place.x(), place.y(), place.width(), place.height())
        )
        return left, top, wide, high

    def _row(self, row: int, first: int, count: int) -> bytes:
        start = row * self._line + first * DEEP
        return self._bytes[start : start + count * DEEP]

    def _column(self, x: int, first: int, count: int) -> bytes:
        return b"".join(self._row(row, x, 1) for row in range(first, first + count))
