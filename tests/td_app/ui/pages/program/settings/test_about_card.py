"""What the application says of itself in the settings, and of a stick it runs from."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from td_app import __version__
from td_app.program import about
from td_app.ui.pages.program.settings.about_card import (
    AboutCard,
    ChangesDialog,
    LicencesDialog,
    portable_warning,
)
from td_app.words.language import answering_in


@pytest.fixture
def card(qtbot: QtBot, dressed: QApplication) -> AboutCard:
    card = AboutCard()
    qtbot.addWidget(card)
    return card


def test_it_tells_its_version(card: AboutCard) -> None:
    assert any(__version__ in words.text() for words in card.findChildren(QLabel))


def test_what_is_new_is_the_changelog(card: AboutCard) -> None:
    card.changes.click()
    assert isinstance(card.dialog, ChangesDialog)
    text = card.dialog.text.toPlainText()
    assert "0.1.0" in text and "En bref" in text and "In short" not in text


def test_what_is_new_is_told_in_english_to_who_reads_english(card: AboutCard) -> None:
    with answering_in("en"):
        dialog = ChangesDialog(card)
        text = dialog.text.toPlainText()
    assert "In short" in text and "Coming" in text and "En bref" not in text


def test_the_licence_of_the_part_chosen_is_read(card: AboutCard) -> None:
    card.licences.click()
    dialog = card.dialog
    assert isinstance(dialog, LicencesDialog)
    names = [dialog.names.item(i).text() for i in range(dialog.names.count())]
    chosen = next(i for i, name in enumerate(names) if name.startswith("PySide6 "))
    dialog.names.setCurrentRow(chosen)
    assert "LGPL-3.0-only" in dialog.text.toPlainText()
    assert len(names) == len(about.parts())


def test_a_club_on_a_stick_warns_of_pulling_it_out(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("APPIMAGE", raising=False)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "td-app"))
    (tmp_path / "portable").touch()
    (banner,) = portable_warning(tmp_path / "td-app-data" / "club.db")
    qtbot.addWidget(banner)
    said = " ".join(words.text() for words in banner.findChildren(QLabel))
    assert "éjectez" in said and str(tmp_path / "td-app-data") in said
    assert portable_warning(tmp_path.parent / "club.db") == ()


def test_a_club_kept_in_its_own_place_is_warned_of_nothing(tmp_path: Path) -> None:
    assert portable_warning(tmp_path / "club.db") == ()
