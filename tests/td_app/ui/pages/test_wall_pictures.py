"""The club's pictures on its wall: chosen, refused, taken away."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.ui.pages.wall_pictures import PicturesDialog
from td_app.ui.public.hall import Hall
from td_app.ui.public.kept_pictures import MOST_PARTNERS
from td_app.ui.public.picture_rows import PictureRow
from td_app.ui.widgets.buttons import Button


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    kept: dict[str, str] = {}
    return Hall(lambda name: kept.get(name, ""), kept.__setitem__, tmp_path / "club")


@pytest.fixture
def dialog(dressed: QApplication, in_french: None, hall: Hall, qtbot: QtBot) -> PicturesDialog:
    dialog = PicturesDialog(hall)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def pressed(button: Button, qtbot: QtBot) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def a_picture(path: Path, colour: str = "white") -> Path:
    image = QImage(80, 80, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    image.save(str(path))
    return path


class TestLogoAndBackground:
    @pytest.fixture(params=["logo", "background"])
    def row(self, dialog: PicturesDialog, request: pytest.FixtureRequest) -> PictureRow:
        row: PictureRow = getattr(dialog, request.param)
        return row

    def test_one_is_shown_then_taken_away(
        self, row: PictureRow, qtbot: QtBot, tmp_path: Path
    ) -> None:
        row.take(a_picture(tmp_path / "blason.png"))
        assert row.name.whole == "blason.png"
        assert not row.said.isVisible()
        pressed(row.drop, qtbot)
        assert row.name.whole.startswith("aucun")

    def test_a_bad_picture_is_refused_with_a_sentence(
        self, row: PictureRow, tmp_path: Path
    ) -> None:
        wrong = tmp_path / "liste.png"
        wrong.write_text("Nom;Prénom")
        row.take(wrong)
        assert row.said.isVisible()
        assert "liste.png" in row.said.text()


class TestPartners:
    @pytest.fixture
    def two(self, dialog: PicturesDialog, tmp_path: Path) -> PicturesDialog:
        dialog.partners.take(a_picture(tmp_path / "Brasserie.png", "#aa0000"))
        dialog.partners.take(a_picture(tmp_path / "Garage.png", "#00aa00"))
        return dialog

    def said(self, hall: Hall) -> list[str]:
        return [one.name for one in hall.clothes().partners]

    def named(self, dialog: PicturesDialog, name: str) -> Button:
        """Return the button that a screen reader calls so."""
        lines = [field.parentWidget() for field in dialog.partners.names]
        buttons = (button for line in lines for button in line.findChildren(Button))
        return next(button for button in buttons if button.accessibleName() == name)

    def test_one_is_named_moved_and_taken_away(
        self, two: PicturesDialog, hall: Hall, qtbot: QtBot
    ) -> None:
        (first, second) = two.partners.names
        first.setText("Brasserie du Port")
        first.editingFinished.emit()
        assert self.said(hall) == ["Brasserie du Port", "Garage"]
        assert two.partners.names == [first, second], "the field typed in stays"
        pressed(self.named(two, "Descendre le partenaire 1"), qtbot)
        assert self.said(hall) == ["Garage", "Brasserie du Port"]
        pressed(self.named(two, "Retirer le partenaire 1"), qtbot)
        assert self.said(hall) == ["Brasserie du Port"]
        assert [field.text() for field in two.partners.names] == ["Brasserie du Port"]

    def test_the_ninth_is_refused_with_the_reason(
        self, dialog: PicturesDialog, tmp_path: Path
    ) -> None:
        for number in range(MOST_PARTNERS):
            dialog.partners.take(a_picture(tmp_path / f"{number}.png", f"#0000{number + 16:x}"))
        assert not dialog.partners.add.isEnabled()
        assert "huit" in dialog.partners.add.toolTip()
        assert dialog.height() <= 700

    def test_a_bad_logo_is_refused_with_a_sentence(
        self, dialog: PicturesDialog, tmp_path: Path
    ) -> None:
        (tmp_path / "liste.png").write_text("Nom;Prénom")
        dialog.partners.take(tmp_path / "liste.png")
        assert "liste.png" in dialog.partners.said.text()
