"""Telling the style sheet what a widget is."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def dress(widget: QWidget, **properties: str) -> None:
    """Set what the style sheet goes by (``kind``, ``rank``, ``type``, ``tone``…) and apply it."""
    changed = False
    for name, value in properties.items():
        if widget.property(name) != value:
            widget.setProperty(name, value)
            changed = True
    if changed:
        widget.style().unpolish(widget)
        widget.style().polish(widget)
        widget.update()
