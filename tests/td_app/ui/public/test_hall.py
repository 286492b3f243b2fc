"""What the club wants on its wall, its logo, and what the director tells the hall."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rules_ropta.ruling import Refused
from td_app.ui.public.hall import KEPT_AS, Hall
from td_app.ui.public.logo import LARGEST_SIDE, MOST_SIDE, needs_plate
from td_app.wall.themes import CLUB, MARINE, NOIR, contrast
from td_app.wall.wishes import (
    MOST_SECONDS,
    USUAL_WALL,
    PanelWish,
    WallMessage,
    WallWishes,
    wishes_read,
    written_wishes,
)


class ClubOnDisk:
    """A club's settings, kept as its file would."""

    def __init__(self, folder: Path | None) -> None:
        self.settings: dict[str, str] = {}
        self.folder = folder

    def hall(self, *, read_only: bool = False) -> Hall:
        def kept(name: str) -> str:
            return self.settings.get(name, "")

        return Hall(kept, self.settings.__setitem__, self.folder, read_only=read_only)


@pytest.fixture
def club(qapp: QApplication, tmp_path: Path) -> ClubOnDisk:
    return ClubOnDisk(tmp_path / "club")


def a_picture(path: Path, width: int = 300, height: int = 200, colour: str = "#ffffff") -> Path:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    image.save(str(path))
    return path


class TestWishes:
    def test_they_are_found_again_another_evening(self, club: ClubOnDisk) -> None:
        wanted = WallWishes(
            USUAL_WALL.with_panel(PanelWish("chips", 25, on=False)), "bordeaux", ("Bonne soirée !",)
        )
        club.hall().wish(wanted)
        assert club.hall().wishes == wanted

    def test_the_hall_wears_the_theme_at_once(self, club: ClubOnDisk, qtbot: QtBot) -> None:
        hall = club.hall()
        with qtbot.waitSignal(hall.changed):
            hall.wish(WallWishes(colours="marine"))
        assert hall.clothes().theme is MARINE
        hall.wish(USUAL_WALL)
        assert hall.clothes().theme is NOIR

    def test_a_theme_of_a_newer_version_is_the_usual_one_here(self, club: ClubOnDisk) -> None:
        club.hall().wish(WallWishes(colours="rainbow"))
        assert club.hall().clothes().theme is NOIR

    def test_colours_wished_for_in_an_earlier_edition_are_themes_now(self) -> None:
        kept = written_wishes(WallWishes(colours="plum"))
        assert wishes_read(kept).colours == "bordeaux"

    def test_the_clubs_own_theme_is_drawn_from_its_logo(
        self, club: ClubOnDisk, tmp_path: Path
    ) -> None:
        hall = club.hall()
        hall.wish(WallWishes(colours=CLUB))
        assert hall.clothes().theme is NOIR, "without a logo"
        hall.set_logo(a_picture(tmp_path / "blason.png", colour="#c01030"))
        theme = hall.clothes().theme
        red = QColor(theme.inner)
        assert red.red() > 3 * max(red.green(), red.blue())
        assert contrast(theme.ink, theme.inner) >= 7
        assert club.hall().clothes().theme == theme, "another evening"

    @pytest.mark.parametrize(
        "text", ["", "{", "[]", '{"panels": 3}', '{"panels": [], "colours": 1}']
    )
    def test_what_cannot_be_read_is_as_usual(self, text: str) -> None:
        assert wishes_read(text) == USUAL_WALL

    def test_a_panel_unknown_then_is_shown_now_and_times_stay_sensible(self) -> None:
        text = written_wishes(WallWishes((PanelWish("chips", 9_000),)))
        assert wishes_read(text).panel("chips").seconds == MOST_SECONDS
        assert wishes_read(text).panel("prizes") == PanelWish("prizes")


class TestMessages:
    def test_it_stays_until_it_is_taken_down(self, club: ClubOnDisk) -> None:
        hall = club.hall()
        hall.say(WallMessage("Buffet"))
        assert hall.message_at(10**15) == WallMessage("Buffet")
        hall.say(None)
        assert hall.message_at(0) is None

    def test_it_leaves_at_its_minute(self, club: ClubOnDisk) -> None:
        hall = club.hall()
        hall.say(WallMessage("Buffet", until_ms=60_000))
        assert hall.message_at(59_999) is not None
        assert hall.message_at(60_000) is None

    def test_it_is_for_those_in_the_room_now(self, club: ClubOnDisk) -> None:
        club.hall().say(WallMessage("Buffet"))
        assert club.settings == {}


class TestTheLogo:
    def test_it_is_kept_beside_the_clubs_file(self, club: ClubOnDisk, tmp_path: Path) -> None:
        chosen = a_picture(tmp_path / "blason.png")
        club.hall().set_logo(chosen)
        chosen.unlink()
        again = club.hall()
        assert again.logo_name == "blason.png"
        assert again.logo is not None and again.logo.width() == 300

    def test_a_great_photograph_is_kept_small(self, club: ClubOnDisk, tmp_path: Path) -> None:
        hall = club.hall()
        hall.set_logo(a_picture(tmp_path / "photo.jpg", 4_000, 1_000))
        assert hall.logo is not None
        assert (hall.logo.width(), hall.logo.height()) == (MOST_SIDE, MOST_SIDE // 4)

    def test_what_is_no_picture_is_refused_and_the_old_one_stays(
        self, club: ClubOnDisk, tmp_path: Path
    ) -> None:
        hall = club.hall()
        hall.set_logo(a_picture(tmp_path / "blason.png"))
        wrong = tmp_path / "liste.png"
        wrong.write_text("Nom;Prénom")
        with pytest.raises(Refused) as refused:
            hall.set_logo(wrong)
        assert (refused.value.code, refused.value.params["name"]) == (
            "LOGO_UNREADABLE",
            "liste.png",
        )
        assert hall.logo_name == "blason.png"

    def test_a_file_that_is_gone_is_refused(self, club: ClubOnDisk, tmp_path: Path) -> None:
        with pytest.raises(Refused, match="LOGO_UNREADABLE"):
            club.hall().set_logo(tmp_path / "rien.png")

    def test_an_enormous_picture_is_refused_before_it_is_read(
        self, club: ClubOnDisk, tmp_path: Path
    ) -> None:
        poster = a_picture(tmp_path / "affiche.png", LARGEST_SIDE + 1, 1)
        with pytest.raises(Refused, match="LOGO_TOO_LARGE"):
            club.hall().set_logo(poster)

    def test_a_club_only_looked_at_keeps_its_own(self, club: ClubOnDisk, tmp_path: Path) -> None:
        with pytest.raises(Refused, match="LOOKING_ONLY"):
            club.hall(read_only=True).set_logo(a_picture(tmp_path / "blason.png"))

    def test_a_club_in_a_database_elsewhere_has_nowhere_for_it(self, tmp_path: Path) -> None:
        with pytest.raises(Refused, match="LOGO_NOWHERE"):
            ClubOnDisk(None).hall().set_logo(a_picture(tmp_path / "blason.png"))

    def test_taken_away_its_copy_goes(self, club: ClubOnDisk, tmp_path: Path) -> None:
        hall = club.hall()
        hall.set_logo(a_picture(tmp_path / "blason.png"))
        hall.drop_logo()
        assert hall.logo is None and hall.logo_name == ""
        assert club.folder is not None and not (club.folder / KEPT_AS).exists()

    def test_a_copy_lost_is_no_logo(self, club: ClubOnDisk, tmp_path: Path) -> None:
        club.hall().set_logo(a_picture(tmp_path / "blason.png"))
        assert club.folder is not None
        (club.folder / KEPT_AS).write_bytes(b"")
        assert club.hall().logo is None

    @pytest.mark.parametrize(("colour", "plate"), [("#101820", True), ("#f0f0f0", False)])
    def test_dark_ink_without_a_ground_gets_a_plate(self, colour: str, plate: bool) -> None:
        image = QImage(40, 40, QImage.Format.Format_ARGB32)
        image.fill(QColor(0, 0, 0, 0))
        for x in range(10, 30):
            for y in range(10, 30):
                image.setPixelColor(x, y, QColor(colour))
        assert needs_plate(image) is plate


def test_wishes_that_do_not_change_are_not_written_again(club: ClubOnDisk) -> None:
    club.hall().wish(replace(USUAL_WALL))
    assert club.settings == {}
