"""Every page of an evening and of the club stands in one frame, and what it says is read whole.

Looked at here, as it is cheap: in French and English at 1024×600 and 1366×768, and in the
made-up long language at 1024×600, the tightest. The whole gallery, its dialogs, 1280×720 and
1920×1080 are looked at by command: ``tests/checks/geometry.py`` and ``made_up_language.py``.
"""

from __future__ import annotations

import pytest
from checks.geometry import CODE, Geometry, geometry
from PySide6.QtCore import QRect
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from td_app.ui.gallery.club_scenes import _fill, _season_scenes
from td_app.ui.gallery.floor_scenes import running_scenes
from td_app.ui.gallery.page_scenes import _pages
from td_app.ui.gallery.pictures import Gallery
from td_app.ui.gallery.pool_scenes import till_scenes
from td_app.ui.gallery.stage import Scenes
from td_app.ui.theme import apply_theme
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import CutLabel, Say, label
from td_app.ui.widgets.layout import STRETCH, column, row
from td_app.ui.widgets.page_head import GUTTER, PageHead
from td_app.ui.windows.page_register import CLUB_PAGES


def pages(gallery: Gallery) -> Scenes:
    """Yield the start, the pages of an evening in play, those of the club, a season's tabs."""
    stage = gallery._stage
    desk, window = stage.window()
    yield "start", window
    stage.close(desk, window)
    yield from _pages(stage, stage.sample(), "")
    _fill(stage)
    desk, window = stage.window()
    for page in CLUB_PAGES:
        window.layers.show_club()
        window.layers.club_space().show_page(page.key)
        yield f"club_{page.key}", window
    yield from _season_scenes(window)
    stage.close(desk, window)


@pytest.mark.parametrize(
    ("size", "language"),
    [
        *(((1024, 600), language) for language in ("fr", "en")),
        *(((1366, 768), language) for language in ("fr", "en")),
    ],
)
def test_everything_stands_in_its_frame_and_is_read(
    size: tuple[int, int], language: str, qapp: QApplication
) -> None:
    watched = geometry(pages, language, size)
    assert watched.pages >= 20
    assert list(watched.found) == []


def test_a_language_a_third_longer_is_read_whole_in_the_smallest_window(
    qapp: QApplication,
) -> None:
    """The tightest of the four sizes; the others are looked at by the script."""
    watched = geometry(pages, CODE, (1024, 600))
    assert watched.pages >= 20
    assert list(watched.found) == []


def conducted(gallery: Gallery) -> Scenes:
    """Yield a room led: tables, chips, hand-for-hand; then its till."""
    yield from running_scenes(gallery._stage)
    yield from till_scenes(gallery._stage)


def test_a_language_a_third_longer_elides_no_figure_in_the_smallest_window(
    qapp: QApplication,
) -> None:
    """What a colour-up and a count of stacks say is read whole there too."""
    watched = geometry(conducted, CODE, (1024, 600))
    assert watched.pages >= 12
    assert [one for one in watched.found if one.what != "cut"] == []
    assert [one for one in watched.found if one.scene.startswith("chips")] == []


@pytest.fixture
def watched(qapp: QApplication) -> Geometry:
    """Return what looks at a window, in the light theme."""
    apply_theme(qapp, "light")
    looked = Geometry()
    looked.scenes.append("a window")
    return looked


def told(watched: Geometry) -> set[tuple[str, str]]:
    """Return what is told of a window, without where it stands."""
    return {(one.what, one.text) for one in watched.found}


def framed(*parts: QWidget, title: str = "Salle") -> QWidget:
    """Return a page 800 pixels wide that holds parts under its head."""
    page = QWidget()
    page.resize(800, 400)
    margins = (GUTTER, 0, GUTTER, GUTTER)
    inside = column(*parts, STRETCH, margins=margins)
    column(PageHead(title), inside, on=page, spacing=0, margins=0)
    page.show()
    return page


class TestFrame:
    def test_a_page_in_the_frame_is_not_told(self, watched: Geometry) -> None:
        page = framed(QTableWidget(1, 1))
        watched.look_at_frame(page)
        assert told(watched) == set()

    def test_what_stands_in_a_gutter_is_told(self, watched: Geometry) -> None:
        page = framed(QTableWidget(1, 1))
        far = QLabel("trop près du bord", page)
        far.setGeometry(QRect(8, 100, 200, 20))
        far.show()
        watched.look_at_frame(page)
        assert told(watched) == {("gutter", "left 8")}

    def test_a_page_without_a_title_is_told(self, watched: Geometry) -> None:
        page = framed(QTableWidget(1, 1), title="")
        watched.look_at_frame(page)
        assert told(watched) == {("head", "no title")}

    def test_two_primary_buttons_in_a_head_are_told(self, watched: Geometry) -> None:
        page = QWidget()
        page.resize(800, 400)
        both = (Button("Un", Rank.PRIMARY), Button("Deux", Rank.PRIMARY))
        column(PageHead("Salle", *both), STRETCH, on=page, spacing=0, margins=0)
        page.show()
        watched.look_at_frame(page)
        assert ("head", "two primary: ['Un', 'Deux']") in told(watched)


class TestButtons:
    def test_one_that_is_grey_says_why(self, watched: Geometry) -> None:
        held = Button("Tirer les places", tip="Touche T")
        held.setEnabled(False)
        page = framed(held)
        watched.look_at(page)
        assert told(watched) == {("grey without a reason", "Tirer les places")}
        watched.found.clear()
        held.set_refusal("Deux majorités restent à vérifier.")
        watched.look_at(page)
        assert told(watched) == set()

    def test_one_beside_a_field_is_as_high(self, watched: Geometry) -> None:
        line = QWidget()
        row(QLineEdit(), Button("Ajouter"), on=line)
        line.show()
        watched.look_at(line)
        assert told(watched) == set()
        low = QWidget()
        row(QLineEdit(), Button("Ajouter", scale="small"), on=low)
        low.show()
        watched.look_at(low)
        assert told(watched) == {("height", "26 beside 36: Ajouter")}


class TestWords:
    def test_a_figure_cut_in_a_cell_is_told(self, watched: Geometry) -> None:
        table = QTableWidget(1, 1)
        table.setItem(0, 0, QTableWidgetItem("12 345 678 jetons"))
        table.setColumnWidth(0, 60)
        table.show()
        watched.look_at(table)
        assert {what for what, _ in told(watched)} == {"figure elided"}

    def test_a_figure_cut_in_a_label_is_told(self, watched: Geometry) -> None:
        with watched.eliding():
            words = CutLabel("Fin vers 19:20, entre 18:40 et 19:55")
            words.setFixedWidth(160)
            words.show()
            watched.look_at(words)
        assert "figure elided" in {what for what, _ in told(watched)}

    def test_words_said_in_a_shorter_way_are_not_told(self, watched: Geometry) -> None:
        words = CutLabel()
        words.say("Une phrase qui ne tient pas dans si peu", "Une phrase")
        words.setFixedWidth(120)
        words.show()
        watched.look_at(words)
        assert told(watched) == set()

    def test_a_title_may_have_one_ellipsis_at_its_end(self, watched: Geometry) -> None:
        for words in ("Un… titre…", "Un titre…"):
            title = label(words, Say.TITLE)
            title.show()
            watched.look_at(title)
        assert told(watched) == {("ellipsis", "Un… titre…")}
