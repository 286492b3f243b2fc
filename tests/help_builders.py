"""What is wrong with the help of a window's controls in sight."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from td_app.ui.widgets.page_help import controls, help_of, name_of
from td_app.words.help import LONGEST


def in_sight(window: QWidget) -> Iterator[QWidget]:
    """Yield the controls of a window that are shown."""
    for control in controls(window):
        if control.isVisible():
            yield control


def faults(window: QWidget) -> list[tuple[str, str]]:
    """Return the controls in sight whose sentence is missing, too long, cut or their own name."""
    return [
        (f"{type(control).__name__} {name_of(control)}", words)
        for control in in_sight(window)
        for words in [help_of(control)]
        if not words.endswith((".", "?"))
        or len(words) > LONGEST
        or words.rstrip(".") == name_of(control)
    ]
