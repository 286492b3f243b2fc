"""Screens are tested without one, in the light theme unless a test says otherwise."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication

from td_app.ui.desk import speak
from td_app.ui.theme import apply_theme
from td_app.words.language import current_language

HERE = Path(__file__).parent
OFFSCREEN_ONLY = "This plugin does not support"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the offscreen platform say what it cannot do with a window's size."""
    here = f"{HERE}{os.sep}"
    for item in items:
        if str(item.path).startswith(here):
            item.add_marker(pytest.mark.qt_log_ignore(OFFSCREEN_ONLY, extend=True))


@pytest.fixture(params=["light"])
def dressed(qapp: QApplication, request: pytest.FixtureRequest) -> QApplication:
    """Return the application in a theme; parametrize it indirectly for another one."""
    apply_theme(qapp, request.param)
    return qapp


@pytest.fixture(autouse=True)
def pointer_away() -> None:
    """Put the pointer where no window is: what opens under it takes no click at first."""
    if QApplication.instance() is not None:
        QCursor.setPos(-1000, -1000)


@pytest.fixture(autouse=True)
def own_language() -> Iterator[None]:
    """Leave the screens in French, whatever a test made them speak."""
    before = QLocale()
    yield
    app = QApplication.instance()
    if app is not None and current_language() != "fr":
        speak(app, "fr")
        QLocale.setDefault(before)


@pytest.fixture
def in_english() -> Iterator[None]:
    """Write as in English for the time of a test."""
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def in_french() -> Iterator[None]:
    """Write as in French for the time of a test."""
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.French))
    yield
    QLocale.setDefault(before)
