"""At 1024×600, the smallest window: no label is cut on the pages of an evening and the season."""

from __future__ import annotations

from checks.cut_labels import CutLabels, cut_labels
from every_case import every_case
from PySide6.QtWidgets import QApplication, QPushButton, QTabBar, QWidget

from td_app.ui.gallery.club_scenes import _fill, _season_scenes
from td_app.ui.gallery.page_scenes import _pages
from td_app.ui.gallery.pictures import Gallery
from td_app.ui.gallery.stage import Scenes
from td_app.words.language import Language


def pages(gallery: Gallery) -> Scenes:
    """Yield the pages of an evening in play, then each tab of a season."""
    stage = gallery._stage
    yield from _pages(stage, stage.sample(), "")
    _fill(stage)
    desk, window = stage.window()
    yield from _season_scenes(window)
    stage.close(desk, window)


def test_a_label_that_does_not_fit_is_seen(qapp: QApplication) -> None:
    watched = CutLabels()
    watched.scenes.append("a window")
    window = QWidget()
    narrow = QPushButton("Une action dont le nom est long", window)
    narrow.setFixedWidth(60)
    tabs = QTabBar(window)
    tabs.addTab("Un onglet dont le nom est long")
    tabs.setFixedWidth(60)
    tabs.move(0, 40)
    window.show()
    watched.look_at(window)
    assert {one.text for one in watched.found} == {narrow.text(), tabs.tabText(0)}


@every_case("language", ["fr", "en"])
def test_no_label_is_cut(language: Language, qapp: QApplication) -> None:
    watched = cut_labels(pages, language)
    assert len(watched.scenes) >= 16
    assert watched.looked_at >= 200
    assert list(watched.found) == []
