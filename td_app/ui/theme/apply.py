"""Putting a theme on the application: its style sheet, made from the tokens, and its palette."""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache
from string import Template
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QMenu, QProxyStyle, QToolTip, QWidget

from assets import assets_folder
from td_app.ui.theme.active_theme import set_theme, theme_on
from td_app.ui.theme.icons import redo_icons
from td_app.ui.theme.tokens import RADIUS, SCROLL_BAR, THEMES, Colours
from td_app.ui.theme.typefaces import typeface


@lru_cache(maxsize=4)
def stylesheet(colours: Colours) -> str:
    """Return the style sheet of ``assets/style/application.qss`` in those colours.

    Raises ``KeyError`` when the sheet names a token that does not exist.
    """
    sheet = (assets_folder() / "style" / "application.qss").read_text(encoding="utf-8")
    marks = (assets_folder() / "icons" / "controls").as_posix()
    measures = {"radius": RADIUS, "scroll_bar": f"{SCROLL_BAR}px"}
    return Template(sheet).substitute(asdict(colours), **measures, icons_folder=marks)


class ThemeSignals(QObject):
    """Signals a change of theme, for drawings that are cached."""

    changed = Signal(str)


theme_signals = ThemeSignals()


#: What the style calls itself, and the property of what it put the sheet on.
DRESSER = "dresser"
DRESSED = "dressed"


class Dresser(QProxyStyle):
    """Puts the style sheet on each window as it is first shown, and not on the application.

    With a sheet on the application Qt dresses all that is inside a part again each time that the
    part is put into another: a page of some hundred parts took five times as long to make.
    """

    def __init__(self) -> None:
        super().__init__("fusion")
        self.setObjectName(DRESSER)

    def polish(self, what: Any) -> Any:
        """Dress what has nothing around it that is; Qt gives palettes and the application too."""
        alone = isinstance(what, QWidget) and what.parentWidget() is None
        # A menu without a parent is the one by which Qt measures each list that opens: never shown.
        if alone and not isinstance(what, QMenu) and not what.styleSheet():
            what.setProperty(DRESSED, True)
            what.setStyleSheet(stylesheet(theme_on().colours))
        return super().polish(what)


def apply_theme(app: QApplication, name: str) -> None:
    """Dress the whole application in ``"light"`` or ``"dark"``, icons included.

    Nothing is done when it wears that one: every widget would be polished again, for nothing.
    Raises ``KeyError`` for any other name.
    """
    theme = THEMES[name]
    dressed = app.style().objectName() == DRESSER
    if theme_on() is theme and dressed:
        return
    set_theme(theme)
    if not dressed:
        app.setStyle(Dresser())
        app.setFont(typeface())
    app.setPalette(palette_of(theme.colours))
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.ToolTipBase, QColor(theme.colours.tip))
    palette.setColor(QPalette.ColorRole.ToolTipText, QColor(theme.colours.on_tip))
    QToolTip.setPalette(palette)
    sheet = stylesheet(theme.colours)
    for widget in app.allWidgets():
        if widget.styleSheet() and widget.property(DRESSED):
            widget.setStyleSheet(sheet)
    redo_icons()
    theme_signals.changed.emit(name)


def palette_of(colours: Colours) -> QPalette:
    """Return the palette Qt draws with where no rule of the style speaks."""
    palette = QPalette()
    role = QPalette.ColorRole
    for which, colour in (
        (role.Window, colours.page),
        (role.Base, colours.surface),
        (role.AlternateBase, colours.hover),
        (role.Button, colours.surface),
        (role.WindowText, colours.text),
        (role.Text, colours.text),
        (role.ButtonText, colours.text),
        (role.BrightText, colours.on_red),
        (role.PlaceholderText, colours.text_soft),
        (role.Highlight, colours.accent),
        (role.HighlightedText, colours.on_accent),
        (role.Link, colours.accent_text),
        (role.ToolTipBase, colours.tip),
        (role.ToolTipText, colours.on_tip),
        (role.Mid, colours.line),
        (role.Dark, colours.line_strong),
        (role.Accent, colours.accent),
    ):
        palette.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, QColor(colours.text_disabled))
    return palette
