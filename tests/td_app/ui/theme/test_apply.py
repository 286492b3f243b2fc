from __future__ import annotations

import re
from pathlib import Path

import pytest
from every_case import every_case
from PySide6.QtGui import QColor, QPalette
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QTextEdit,
)
from pytestqt.qtbot import QtBot

from assets import assets_folder
from td_app.ui.theme import (
    apply_theme,
    colours,
    give_icon,
    theme_on,
    theme_signals,
    themed_icon,
    typeface,
)
from td_app.ui.theme.apply import stylesheet
from td_app.ui.theme.icons import icon_renderer
from td_app.ui.theme.tokens import DARK, LIGHT
from td_app.ui.theme.typefaces import load_typefaces

ICONS = sorted((assets_folder() / "icons").glob("*.svg"))
MARKS = sorted((assets_folder() / "icons" / "controls").glob("*.svg"))


def inks_of(button: QPushButton) -> set[str]:
    """Return the colours of the opaque dots of a button's icon."""
    picture = button.icon().pixmap(button.iconSize()).toImage()
    dots = (picture.pixelColor(x, y) for x in range(20) for y in range(20))
    return {dot.name() for dot in dots if dot.alpha() == 255}


def test_a_theme_dresses_the_whole_application(qapp: QApplication, qtbot: QtBot) -> None:
    with qtbot.waitSignal(theme_signals.changed) as told:
        apply_theme(qapp, "dark")
    assert told.args == ["dark"]
    assert theme_on().name == "dark" and colours() is DARK
    assert qapp.palette().color(QPalette.ColorRole.Window) == QColor(DARK.page)
    apply_theme(qapp, "light")
    assert qapp.palette().color(QPalette.ColorRole.Window) == QColor(LIGHT.page)


def test_an_unknown_theme_changes_nothing(dressed: QApplication) -> None:
    with pytest.raises(KeyError):
        apply_theme(dressed, "sepia")
    assert theme_on().name == "light"


def test_an_icon_follows_the_theme(dressed: QApplication, qtbot: QtBot) -> None:
    button = QPushButton("Annuler")
    qtbot.addWidget(button)
    give_icon(button, "undo")
    assert inks_of(button) == {LIGHT.text}
    apply_theme(dressed, "dark")
    assert inks_of(button) == {DARK.text}


@pytest.mark.parametrize("ink", [LIGHT, DARK], ids=["light", "dark"])
def test_the_style_sheet_leaves_no_token_unfilled(ink: object) -> None:
    sheet = stylesheet(ink)  # type: ignore[arg-type]
    assert "$" not in sheet
    for mark in re.findall(r'url\("([^"]+)"\)', sheet):
        assert Path(mark).is_file(), mark


@every_case("file", ICONS, ids=lambda file: file.stem)
def test_every_icon_draws_in_the_colour_asked(qapp: QApplication, file: Path) -> None:
    assert "currentColor" in file.read_text(encoding="utf-8")
    assert icon_renderer(file.stem, "#ff0000").isValid()
    picture = themed_icon(file.stem).pixmap(24, 24).toImage()
    assert any(picture.pixelColor(x, y).alpha() > 0 for x in range(24) for y in range(24))


@pytest.mark.parametrize("file", MARKS, ids=lambda file: file.stem)
def test_every_mark_of_the_style_sheet_draws(qapp: QApplication, file: Path) -> None:
    assert QSvgRenderer(str(file)).isValid()


def test_an_icon_that_is_not_there_is_a_mistake_of_ours(qapp: QApplication) -> None:
    with pytest.raises(FileNotFoundError):
        themed_icon("no-such-icon")


def test_the_family_comes_from_our_own_files(qapp: QApplication) -> None:
    families = load_typefaces()
    assert families and typeface().families()[0] == families[0]


def test_figures_share_one_width_even_in_a_styled_label(
    dressed: QApplication, qtbot: QtBot
) -> None:
    words = QLabel()
    qtbot.addWidget(words)
    words.setProperty("type", "title")
    words.ensurePolished()
    measure = words.fontMetrics()
    assert measure.horizontalAdvance("1111") == measure.horizontalAdvance("0000")


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("field", [QLineEdit, QPlainTextEdit, QTextEdit])
@pytest.mark.parametrize("enabled", [True, False])
def test_a_fields_hint_is_as_legible_as_words(
    qapp: QApplication, qtbot: QtBot, name: str, field: type[QLineEdit], enabled: bool
) -> None:
    """Qt pales a hint to half of the field's ink, unless the style says otherwise."""
    apply_theme(qapp, name)
    shown = field()
    qtbot.addWidget(shown)
    shown.setEnabled(enabled)
    shown.ensurePolished()
    group = QPalette.ColorGroup.Active if enabled else QPalette.ColorGroup.Disabled
    hint = shown.palette().color(group, QPalette.ColorRole.PlaceholderText)
    ink = colours()
    assert hint.alpha() == 255
    assert hint.name() == (ink.text_soft if enabled else ink.text_disabled)
    apply_theme(qapp, "light")
