"""The club's partners: their logos kept beside its file, in their order, and taken away."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from kept_halls import hall_in
from PySide6.QtGui import QColor, QImage

from rules_ropta.ruling import Refused
from td_app.ui.public.hall import WISHES, Hall
from td_app.ui.public.kept_pictures import MOST_PARTNERS, PARTNERS, KeptPartner
from td_app.wall.wishes import WallWishes

DRAWING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><path d="M0 0h200v100"/></svg>'
)


def a_logo(path: Path, colour: str, width: int = 200) -> Path:
    image = QImage(width, 100, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    assert image.save(str(path))
    return path


def names(hall: Hall) -> list[str]:
    return [one.name for one in hall.clothes().partners]


@pytest.fixture
def three(hall: Hall, tmp_path: Path) -> Hall:
    for name, colour in (("Brasserie", "#aa0000"), ("Garage", "#00aa00"), ("Mairie", "#0000aa")):
        hall.add_partner(a_logo(tmp_path / f"{name}.png", colour))
    return hall


class TestKept:
    def test_each_is_called_as_its_file_and_found_again(
        self, three: Hall, tmp_path: Path, kept: dict[str, str]
    ) -> None:
        again = hall_in(tmp_path / "club", kept)
        assert names(again) == ["Brasserie", "Garage", "Mairie"]
        (first, *_) = again.clothes().partners
        assert first.width == 2.0 and first.picture in again.pictures()

    def test_named_and_put_in_another_order(self, three: Hall) -> None:
        (one, two, last) = three.kept_pictures.partners
        three.set_partners([last, KeptPartner("Le Garage du Port", two.logo), one])
        assert names(three) == ["Mairie", "Le Garage du Port", "Brasserie"]

    def test_taken_away_its_copy_goes(self, three: Hall, tmp_path: Path) -> None:
        (one, _, last) = three.kept_pictures.partners
        three.set_partners([one, last])
        left = {path.name for path in (tmp_path / "club").iterdir()}
        assert left == {one.logo, last.logo}

    def test_a_drawing_is_drawn_apart(self, hall: Hall, tmp_path: Path) -> None:
        (tmp_path / "logo.svg").write_text(DRAWING)
        hall.add_partner(tmp_path / "logo.svg")
        (one,) = hall.clothes().partners
        assert one.width == pytest.approx(2, abs=0.02)

    def test_there_are_eight_at_most(self, hall: Hall, tmp_path: Path) -> None:
        for number in range(MOST_PARTNERS + 1):
            hall.add_partner(a_logo(tmp_path / f"{number}.png", f"#0000{number + 16:x}"))
        assert len(hall.clothes().partners) == MOST_PARTNERS

    def test_an_erased_name_is_shown_and_kept_no_more(
        self, three: Hall, kept: dict[str, str]
    ) -> None:
        three.wish(WallWishes(messages=("Merci Garage",)))
        kept[PARTNERS] = kept[PARTNERS].replace("Garage", "…")
        kept[WISHES] = kept[WISHES].replace("Garage", "…")
        three.read_again()
        assert names(three) == ["Brasserie", "…", "Mairie"]
        assert three.wishes.messages == ("Merci …",)


class TestNotKept:
    def test_what_is_no_picture(self, three: Hall, tmp_path: Path) -> None:
        (tmp_path / "liste.png").write_text("Nom;Prénom")
        with pytest.raises(Refused, match="LOGO_UNREADABLE"):
            three.add_partner(tmp_path / "liste.png")
        assert len(names(three)) == 3

    def test_by_a_post_that_only_looks(
        self, three: Hall, tmp_path: Path, kept: dict[str, str]
    ) -> None:
        looking = hall_in(tmp_path / "club", kept, read_only=True)
        with pytest.raises(Refused, match="LOOKING_ONLY"):
            looking.set_partners([])
        assert len(names(looking)) == 3

    @pytest.mark.parametrize(
        "text",
        [
            "not written by us",
            "3",
            json.dumps([{"name": "Lu", "logo": "../../secret.png"}]),
            json.dumps([{"name": "Lu", "logo": "partenaire_0123456789ab.png"}]),
        ],
    )
    def test_what_cannot_be_read_or_names_another_file_is_nobody(
        self, hall: Hall, tmp_path: Path, kept: dict[str, str], text: str
    ) -> None:
        kept[PARTNERS] = text
        a_logo(tmp_path / "secret.png", "#ffffff")
        assert names(hall) == []
