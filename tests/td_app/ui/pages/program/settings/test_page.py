"""Language, theme and club name: changed at once, kept in the club's file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from builders import a_club
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from rules_ropta import EDITION
from td_app import __version__
from td_app.club.club import Club
from td_app.ui.club_settings import MONEY_ALLOWED, NAME, OTHER_GAMES, RULES_ADDRESS, SHEETS, SLIPS
from td_app.ui.desk import Desk, speak
from td_app.ui.destinations import Spot
from td_app.ui.pages.program.settings.page import SettingsPage
from td_app.ui.widgets.page_parts import ScrolledColumn

FILE = Path("/home/marie/.local/share/td-app/club.td")


@pytest.fixture
def restored(qapp: QApplication) -> Iterator[None]:
    """Speak French again afterwards."""
    before = QLocale()
    yield
    speak(qapp, "fr")
    QLocale.setDefault(before)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def desk(dressed: QApplication, restored: None) -> Desk:
    """Return a desk in the light theme."""
    club = a_club()
    club.directory.set_setting("theme", "light")
    return at_desk(club)


def at_desk(club: Club) -> Desk:
    desk = Desk(club, FILE)
    desk.dress()
    return desk


def shown(qtbot: QtBot, desk: Desk) -> SettingsPage:
    page = SettingsPage(desk)
    qtbot.addWidget(page)
    page.resize(900, 680)
    with qtbot.waitExposed(page):
        page.show()
    return page


def test_the_language_changes_at_once_and_is_kept(qtbot: QtBot, desk: Desk) -> None:
    page = shown(qtbot, desk)
    with qtbot.waitSignal(desk.languageChanged):
        page.languages.buttons["en"].click()
    assert desk.language == "en"
    assert desk.club.directory.setting("language") == "en"


def test_the_theme_changes_at_once_and_is_kept(qtbot: QtBot, desk: Desk) -> None:
    page = shown(qtbot, desk)
    assert page.themes.buttons["light"].isChecked()
    with qtbot.waitSignal(desk.themeChanged):
        page.themes.buttons["dark"].click()
    assert desk.theme_worn() == "dark"
    assert desk.club.directory.setting("theme") == "dark"


def test_the_club_has_a_name(qtbot: QtBot, desk: Desk) -> None:
    page = shown(qtbot, desk)
    page.name.setFocus()
    QTest.keyClicks(page.name, "  As de Carreau ")
    page.name.clearFocus()
    assert desk.settings.value(NAME) == "As de Carreau"


def test_this_post_is_given_a_name_for_the_journals(
    qtbot: QtBot, dressed: QApplication, restored: None
) -> None:
    kept: list[str] = []
    page = shown(qtbot, at_desk(replace(a_club(), post="PC 4F2A", name_post=kept.append)))
    assert page.post.text() == "PC 4F2A"
    page.post.setFocus()
    page.post.selectAll()
    QTest.keyClicks(page.post, "Accueil")
    page.post.clearFocus()
    assert kept == ["Accueil"]


def test_prizes_in_money_are_off_until_the_club_allows_them(qtbot: QtBot, desk: Desk) -> None:
    page = shown(qtbot, desk)
    assert not page.money.isChecked() and not desk.settings.value(MONEY_ALLOWED)
    page.money.click()
    assert desk.settings.value(MONEY_ALLOWED)
    assert desk.club.directory.setting("money_prizes") == "allowed"
    page.money.click()
    assert not desk.settings.value(MONEY_ALLOWED)


def test_other_games_are_off_until_the_club_plays_them(qtbot: QtBot, desk: Desk) -> None:
    page = shown(qtbot, desk)
    assert not page.games.isChecked() and not desk.settings.value(OTHER_GAMES)
    page.games.click()
    assert desk.settings.value(OTHER_GAMES)
    assert desk.club.directory.setting("other_games") == "played"


def test_where_the_rules_are_read_is_kept_as_the_club_wrote_it(qtbot: QtBot, desk: Desk) -> None:
    page = shown(qtbot, desk)
    page.rules_address.setFocus()
    QTest.keyClicks(page.rules_address, " https://club.example/regles ")
    page.rules_address.clearFocus()
    assert desk.settings.value(RULES_ADDRESS) == "https://club.example/regles"
    assert desk.club.directory.setting("rules_address") == "https://club.example/regles"


def test_where_the_file_is_and_which_rulebook(qtbot: QtBot, desk: Desk) -> None:
    page = shown(qtbot, desk)
    said = " | ".join(label.text() for label in page.findChildren(QLabel))
    assert EDITION in said
    assert __version__ in said
    assert str(FILE) in [field.text() for field in page.findChildren(QLineEdit)]


def test_looking_only_keeps_nothing(qtbot: QtBot, dressed: QApplication, restored: None) -> None:
    club = a_club()
    club.directory.set_setting("theme", "light")
    desk = at_desk(replace(club, read_only=True))
    page = shown(qtbot, desk)
    assert page.name.isReadOnly()
    assert page.rules_address.isReadOnly()
    assert not page.money.isEnabled()
    page.languages.buttons["en"].click()
    assert desk.language == "en"
    assert club.directory.setting("language") == ""


def test_nothing_is_clipped(qtbot: QtBot, desk: Desk) -> None:
    page = shown(qtbot, desk)
    titles = [page.tabs.tabText(tab) for tab in range(page.tabs.count())]
    assert titles == ["Écran et son", "Club", "Téléphones", "Copies et version"]
    for tab in range(4):
        page.tabs.setCurrentIndex(tab)
        part = page.parts.currentWidget()
        assert isinstance(part, ScrolledColumn)
        assert part.horizontalScrollBar().maximum() == 0
        for label in part.findChildren(QLabel):
            if label.isVisible() and not label.wordWrap():
                assert label.width() >= label.sizeHint().width(), label.text()


def test_the_club_prints_on_its_own_sheets(qtbot: QtBot, desk: Desk) -> None:
    page = SettingsPage(desk)
    qtbot.addWidget(page)
    assert (desk.stationery().size, desk.stationery().slips) == ("A4", "A7")
    page.sheets.buttons["A5"].click()
    page.slips.buttons["roll"].click()
    assert (desk.stationery().size, desk.stationery().slips) == ("A5", "roll")
    again = Desk(desk.club)
    assert (again.settings.value(SHEETS), again.settings.value(SLIPS)) == ("A5", "roll")
    with pytest.raises(ValueError, match="A3"):
        desk.settings.set(SHEETS, "A3")


def test_one_logo_for_the_wall_and_the_papers(
    qtbot: QtBot, restored: None, dressed: QApplication, tmp_path: Path
) -> None:
    desk = Desk(replace(a_club(), folder=tmp_path))
    page = SettingsPage(desk)
    qtbot.addWidget(page)
    blazon = QImage(40, 20, QImage.Format.Format_RGB32)
    blazon.fill(0x0B5D3B)
    blazon.save(str(tmp_path / "blason.png"))
    page.logo.take(tmp_path / "blason.png")
    assert page.logo.name.whole == "blason.png"
    assert desk.hall.logo is not None
    assert desk.stationery().logo.startswith(b"\x89PNG")
    page.logo.drop.click()
    assert desk.stationery().logo == b""


def test_asked_from_the_papers_the_clubs_name_and_logo_are_in_sight(
    desk: Desk, qtbot: QtBot
) -> None:
    page = SettingsPage(desk)
    qtbot.addWidget(page)
    page.resize(914, 560)
    page.show()
    page.go(Spot.PHONES)
    assert page.phones.isVisible()
    page.go(Spot.CLUB_SETTINGS)
    assert not page.phones.isVisible()
    top = page.club.mapTo(page, page.club.rect().topLeft()).y()
    assert 0 <= top < 150
    assert page.focusWidget() is page.name
