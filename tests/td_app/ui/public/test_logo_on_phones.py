"""The club's logo in the head of the phones' pages: a few kilobytes, whatever it was."""

from __future__ import annotations

from random import Random

from PySide6.QtGui import QImage

from td_app.ui.public.logo import encoded, for_phones


def a_photograph(width: int, height: int) -> QImage:
    chance = Random(3)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    for y in range(height):
        for x in range(width):
            image.setPixel(x, y, chance.getrandbits(24) | 0xFF000000)
    return image


def test_a_large_one_is_made_small_and_keeps_its_shape() -> None:
    image = QImage(900, 300, QImage.Format.Format_ARGB32)
    image.fill(0x800B5C3B)
    small = QImage.fromData(for_phones(encoded(image)))
    assert (small.width(), small.height()) == (192, 64)
    assert small.hasAlphaChannel()


def test_a_photograph_weighs_little_too() -> None:
    assert len(for_phones(encoded(a_photograph(400, 150)))) < 16_000


def test_what_is_no_picture_heads_nothing() -> None:
    assert for_phones(b"") == b""
    assert for_phones(b"<svg/>") == b""
