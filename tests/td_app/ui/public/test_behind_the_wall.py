"""A picture behind the wall: kept small, toned down until everything is read, taken away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from kept_halls import hall_in
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication
from wall_scenes import STATES

from rules_ropta.ruling import Refused
from td_app.ui.public.hall import BEHIND, Hall
from td_app.ui.public.kept_pictures import BACKGROUND_BYTES, BACKGROUND_KEPT, BACKGROUND_SIDE
from td_app.ui.widgets.painting import paint_ground, paint_marks
from td_app.wall.composing import composed
from td_app.wall.scene import CARD, MARGIN, Board, Box
from td_app.wall.themes import SCRIM, THEMES, contrast
from td_app.wall.wishes import WallWishes

SIZE = (480, 270)


def plain(path: Path, colour: str, width: int = 320, height: int = 200) -> Path:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    assert image.save(str(path))
    return path


def checkered(path: Path) -> Path:
    image = QImage(320, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("#000000"))
    painter = QPainter(image)
    for x in range(0, 320, 8):
        for y in range(0, 200, 8):
            if (x // 8 + y // 8) % 2:
                painter.fillRect(x, y, 8, 8, QColor("#ffffff"))
    painter.end()
    assert image.save(str(path))
    return path


PICTURES = {
    "white": lambda path: plain(path, "#ffffff"),
    "black": lambda path: plain(path, "#000000"),
    "green": lambda path: plain(path, "#00ff00"),
    "checkered": checkered,
}


def ground_of(hall: Hall) -> set[str]:
    """Return every colour of the ground of what is read, as it is drawn: a card over all."""
    scene = composed(STATES["running"](), hall.clothes(), *SIZE)
    image = QImage(*SIZE, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(SIZE[0] / scene.width, SIZE[0] / scene.width)
    paint_ground(painter, scene, hall.pictures())
    board = Board(scene.theme, scene.backdrop)
    board.card(Box(-CARD, -CARD, scene.width + 2 * CARD, scene.height + 2 * CARD))
    paint_marks(painter, board.marks, {})
    painter.end()
    colours = set(memoryview(image.constBits()).cast("I"))
    return {f"#{colour & 0xFFFFFF:06x}" for colour in colours}


class TestItIsRead:
    @pytest.mark.parametrize("theme", THEMES)
    @pytest.mark.parametrize("picture", PICTURES)
    def test_every_colour_of_words_has_seven_to_one_everywhere(
        self, hall: Hall, tmp_path: Path, picture: str, theme: str
    ) -> None:
        hall.wish(WallWishes(colours=theme))
        hall.set_background(PICTURES[picture](tmp_path / "salle.png"))
        worn = hall.clothes().theme
        inks = (worn.ink, worn.soft, worn.gold, worn.accent_text, worn.amber_text, worn.red_text)
        grounds = {*ground_of(hall), worn.panel}
        assert min(contrast(ink, ground) for ink in inks for ground in grounds) >= 7

    @pytest.mark.parametrize(("picture", "thicker"), [("black", False), ("white", True)])
    def test_the_scrim_is_as_thick_as_the_picture_asks(
        self, hall: Hall, tmp_path: Path, picture: str, thicker: bool
    ) -> None:
        # The least is enough for Noir, even over white.
        hall.wish(WallWishes(colours="feutre"))
        hall.set_background(PICTURES[picture](tmp_path / "salle.png"))
        behind = hall.clothes().backdrop
        assert behind is not None
        covered = 1 - (1 - behind.share) * (1 - behind.card)
        assert (covered > SCRIM + 0.001) is thicker
        assert covered < 0.9, "the picture is still seen"

    @pytest.mark.parametrize("theme", THEMES)
    def test_around_what_is_read_the_picture_is_seen_as_it_is(
        self, hall: Hall, tmp_path: Path, theme: str
    ) -> None:
        hall.wish(WallWishes(colours=theme))
        hall.set_background(plain(tmp_path / "salle.png", "#c04030"))
        scene = composed(STATES["running"](), hall.clothes(), 1920, 1080)
        image = QImage(1920, 1080, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        paint_ground(painter, scene, hall.pictures())
        paint_marks(painter, scene.marks, {})
        painter.end()
        for x, y in ((MARGIN // 2, 540), (960, MARGIN // 2), (1920 - MARGIN // 2, 1000)):
            assert abs(image.pixelColor(x, y).red() - 0xC0) < 50, (x, y)

    def test_it_covers_the_wall_from_its_middle(self, hall: Hall, tmp_path: Path) -> None:
        image = QImage(900, 200, QImage.Format.Format_RGB32)
        image.fill(QColor("#ff0000"))
        painter = QPainter(image)
        painter.fillRect(250, 0, 400, 200, QColor("#0000ff"))
        painter.end()
        assert image.save(str(tmp_path / "large.png"))
        hall.set_background(tmp_path / "large.png")
        reds = {QColor(colour).red() for colour in ground_of(hall)}
        assert max(reds) < 20, "its sides are cut off"


class TestItIsKept:
    def test_small_beside_the_clubs_file(
        self, hall: Hall, tmp_path: Path, kept: dict[str, str]
    ) -> None:
        hall.set_background(noise(tmp_path / "photo.png"))
        copy = tmp_path / "club" / BACKGROUND_KEPT
        assert copy.stat().st_size <= BACKGROUND_BYTES
        again = hall_in(tmp_path / "club", kept).kept_pictures
        assert again.background_name == "photo.png"
        assert again.background is not None and again.background.image.width() == BACKGROUND_SIDE

    def test_taken_away_nothing_is_left(self, hall: Hall, tmp_path: Path) -> None:
        hall.set_background(plain(tmp_path / "salle.jpg", "#808080"))
        assert BEHIND in hall.pictures()
        hall.drop_background()
        assert BEHIND not in hall.pictures() and hall.clothes().backdrop is None
        assert not (tmp_path / "club" / BACKGROUND_KEPT).exists()

    def test_refused_the_one_before_stays(self, hall: Hall, tmp_path: Path) -> None:
        hall.set_background(plain(tmp_path / "salle.jpg", "#808080"))
        (tmp_path / "texte.jpg").write_text("Nom;Prénom")
        with pytest.raises(Refused, match="LOGO_UNREADABLE"):
            hall.set_background(tmp_path / "texte.jpg")
        assert hall.kept_pictures.background_name == "salle.jpg"

    @pytest.mark.parametrize(("folder", "code"), [("club", "LOOKING_ONLY"), ("", "LOGO_NOWHERE")])
    def test_a_post_that_only_looks_or_has_no_file_keeps_none(
        self, qapp: QApplication, tmp_path: Path, folder: str, code: str
    ) -> None:
        there = tmp_path / folder if folder else None
        hall = hall_in(there, {}, read_only=bool(folder))
        with pytest.raises(Refused, match=code):
            hall.set_background(plain(tmp_path / "salle.jpg", "#808080"))

    @pytest.mark.parametrize("left", [b"", b"\xff\xd8no more of it"])
    def test_a_copy_that_is_damaged_is_no_picture(
        self, hall: Hall, tmp_path: Path, kept: dict[str, str], left: bytes, qtlog: Any
    ) -> None:
        hall.set_background(plain(tmp_path / "salle.jpg", "#808080"))
        (tmp_path / "club" / BACKGROUND_KEPT).write_bytes(left)
        with qtlog.disabled():
            assert hall_in(tmp_path / "club", kept).clothes().backdrop is None


def noise(path: Path) -> Path:
    """Write a picture that hardly grows smaller as a file."""
    import random

    width = 2_400
    height = 1_350
    held = random.Random(1).randbytes(width * height * 4)
    image = QImage(held, width, height, QImage.Format.Format_RGB32)
    assert image.save(str(path))
    return path
