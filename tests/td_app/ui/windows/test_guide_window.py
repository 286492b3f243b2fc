"""F1: the guide beside the work, at the page one is on."""

from __future__ import annotations

from pathlib import Path

import pytest
from builders import a_club
from pypdf import PdfReader
from PySide6.QtCore import QProcess, Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from td_app.ui.desk import Desk
from td_app.ui.destinations import Spot, ToSetting
from td_app.ui.windows.guide_window import WHOLE, GuideWindow
from td_app.ui.windows.main_window import MainWindow
from td_app.ui.windows.page_register import CLUB_PAGES
from td_app.words.guide import CHAPTERS, chapter_of_page
from td_app.words.language import Language, set_current_language


@pytest.fixture
def guide(qtbot: QtBot) -> GuideWindow:
    window = GuideWindow()
    qtbot.addWidget(window)
    return window


def a_picture(folder: Path, scene: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    image = QImage(1366, 768, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    assert image.save(str(folder / f"{scene}.png"))


class TestF1:
    def test_it_opens_where_one_is(self, qtbot: QtBot) -> None:
        window = MainWindow(Desk(a_club()))
        qtbot.addWidget(window)
        window.go(Spot.GUIDE)
        assert window.beside.guide is not None
        assert window.beside.guide.chapter.key == "begin"
        window.desk.open(a_tournament_of(window.desk))
        window.show_page("floor")
        window.go(Spot.GUIDE)
        assert window.beside.guide.chapter.key == "floor"
        window.show_page("room")
        window.go(Spot.GUIDE)
        assert window.beside.guide.chapter.key == "draw"
        window.go(ToSetting("format"))
        window.go(Spot.GUIDE)
        assert window.beside.guide.chapter.key == "formats"
        window.show_page("training")
        window.go(Spot.GUIDE)
        assert window.beside.guide.chapter.key == "begin", "training is told of there"
        window.show_page("season")
        window.go(Spot.GUIDE)
        assert window.beside.guide.chapter.key == "year"
        window.show_new()
        window.go(Spot.GUIDE)
        assert window.beside.guide.chapter.key == "preparing"
        assert window.front is not None, "what is being prepared stays"
        qtbot.keyClick(window.beside.guide, Qt.Key.Key_Escape)
        assert window.beside.guide is None


def a_tournament_of(desk: Desk) -> int:
    from builders import a_setup

    return desk.club.create(a_setup()).tournament


class TestReading:
    def test_a_chapter_is_read_from_the_list(self, guide: GuideWindow) -> None:
        guide.open_at("clock")
        assert "L’horloge et l’affichage public" in guide.text.toPlainText()
        guide.names.setCurrentRow(len(CHAPTERS) - 1)
        assert "Réunir un autre fichier…" in guide.text.toPlainText()

    @pytest.mark.parametrize("language", ["fr", "en"])
    def test_no_name_of_a_chapter_is_cut_on_a_low_screen(
        self, language: Language, guide: GuideWindow
    ) -> None:
        set_current_language(language)
        guide.retranslate()
        guide.resize(1024, 560)
        guide.show()
        names = guide.names
        assert names.sizeHintForColumn(0) <= names.viewport().width()

    def test_a_small_picture_is_as_large_as_on_the_screen(
        self, guide: GuideWindow, tmp_path: Path
    ) -> None:
        image = QImage(300, 200, QImage.Format.Format_RGB32)
        assert image.save(str(tmp_path / "clock.png"))
        assert guide._shown(tmp_path, "clock") == 300

    def test_every_page_of_the_club_opens_the_chapter_on_the_club(self, guide: GuideWindow) -> None:
        for page in CLUB_PAGES:
            guide.open_at("clock")
            guide.open_at(page.key)
            assert guide.chapter.key == "year", page.key

    def test_it_is_wholly_in_the_language_of_the_screens(self, guide: GuideWindow) -> None:
        guide.open_at("clock")
        set_current_language("en")
        guide.retranslate()
        assert guide.chapter is chapter_of_page("clock")
        assert guide.windowTitle() == "Director’s guide"
        assert "The clock and the public display" in guide.text.toPlainText()

    def test_pictures_that_are_there_are_shown(
        self, qtbot: QtBot, tmp_path: Path, guide: GuideWindow
    ) -> None:
        place = guide.pictures.folder
        assert place("fr") is None
        drawn = GuideWindow(tmp_path)
        qtbot.addWidget(drawn)
        folder = drawn.pictures._drawn("fr")
        assert folder is not None
        a_picture(folder, "clock")
        assert drawn.pictures.folder("fr") is None, "not all of them yet"
        (folder / WHOLE).touch()
        drawn.open_at("clock")
        assert "scene:clock" in drawn.text.toHtml()
        assert not drawn.text.horizontalScrollBar().maximum(), "no wider than what is read"

    def test_it_is_saved_for_the_wall(self, guide: GuideWindow, tmp_path: Path) -> None:
        from datetime import datetime

        from td_app.printing.document import Stationery
        from td_app.printing.guide import guide_pdf

        file = tmp_path / "guide.pdf"
        guide.saving.save(
            file, lambda: guide_pdf({}, Stationery("en", club="Les Carrés"), datetime(2026, 3, 14))
        )
        told = " ".join(page.extract_text() for page in PdfReader(file).pages)
        assert "Director’s guide" in told and "Les Carrés" in told
        assert all(str(number) in told for number in range(1, len(CHAPTERS) + 1))
        assert str(file) in guide.said.text()


class TestPicturesDrawnBeside:
    def test_the_guide_is_closed_while_they_are_drawn(self, qtbot: QtBot, tmp_path: Path) -> None:
        window = GuideWindow(tmp_path)
        qtbot.addWidget(window)
        window.open_at("clock")
        (drawing,) = window.pictures.findChildren(QProcess)
        assert drawing.waitForStarted()
        window.close()
        assert drawing.state() is QProcess.ProcessState.NotRunning
        window.open_at("clock")
        assert window.pictures.findChildren(
            QProcess, options=Qt.FindChildOption.FindDirectChildrenOnly
        )
        window.close()
