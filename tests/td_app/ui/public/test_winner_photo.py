"""The winner's photograph: the middle of a picture, square, with nothing else a file tells."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from rules_ropta.ruling import Refused
from td_app.ui.public.winner_photo import FORMATS, SIDE, jpeg_of, photo_in, squared


def a_picture(width: int, height: int) -> QImage:
    """A picture that is blue, its middle red."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#0000ff"))
    painter = QPainter(image)
    side = min(width, height)
    painter.fillRect((width - side) // 2, (height - side) // 2, side, side, Qt.GlobalColor.red)
    painter.end()
    return image


@pytest.mark.parametrize("size", [(1600, 900), (900, 1600), (300, 200), (4000, 760)])
@pytest.mark.parametrize("kind", ["png", "jpg", "webp"])
def test_the_middle_is_kept_square(tmp_path: Path, kind: str, size: tuple[int, int]) -> None:
    path = tmp_path / f"photo.{kind}"
    assert a_picture(*size).save(str(path))
    photo = photo_in(path)
    assert (photo.width(), photo.height()) == (SIDE, SIDE)
    for x, y in ((20, 20), (SIDE // 2, SIDE // 2), (SIDE - 20, SIDE - 20)):
        seen = photo.pixelColor(x, y)
        assert seen.red() > 200 and seen.blue() < 60


def test_where_it_was_taken_is_not_kept(tmp_path: Path) -> None:
    image = a_picture(800, 800)
    image.setText("Location", "48.8584 N, 2.2945 E")
    path = tmp_path / "photo.png"
    image.save(str(path))
    kept = jpeg_of(photo_in(path))
    assert QImage.fromData(kept).size().width() == SIDE
    assert b"48.8584" not in kept and b"Exif" not in kept and len(kept) < 200_000


def test_what_is_see_through_turns_white() -> None:
    clear = QImage(100, 100, QImage.Format.Format_ARGB32)
    clear.fill(Qt.GlobalColor.transparent)
    assert squared(clear).pixelColor(50, 50) == QColor("white")


@pytest.mark.parametrize("content", [b"", b"not a picture", b"<svg xmlns='http://www.w3.org'/>"])
def test_what_is_no_photograph_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "photo.jpg"
    path.write_bytes(content)
    with pytest.raises(Refused) as refused:
        photo_in(path)
    assert refused.value.code == "PHOTO_UNREADABLE"


def test_a_folder_and_a_file_that_is_gone_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "gone.png"):
        with pytest.raises(Refused):
            photo_in(path)


def test_drawings_are_not_read_here() -> None:
    assert not {b"svg", b"svgz", b"pdf", b"gif"} & set(FORMATS)
