"""The lines of menus, made here and not by Qt."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from td_app.ui.theme.icons import give_icon


def menu_line(
    menu: QMenu, words: str, does: Callable[[], object], *, icon: str = "", role: str = "text"
) -> QAction:
    """Return a new line at the end of ``menu`` that does ``does``, with its icon if it has one.

    ``words`` may hold a ``&`` of Qt's; a name that somebody typed has it doubled.

    A line that Qt makes of words alone may be called deleted while it is still on screen:
    PySide forgets what it did not make as soon as a parent it ever saw it under goes.
    """
    line = QAction(words, menu)
    line.triggered.connect(lambda _on=False: does())
    if icon:
        give_icon(line, icon, role)
    menu.addAction(line)
    return line
