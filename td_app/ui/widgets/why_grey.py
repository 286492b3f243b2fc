"""Why a button is grey, in words beside it: a tip alone is seen by whoever looks for it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.labels import Say, label


def why_grey(button: Button, side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft) -> QLabel:
    """Return words at a ``side`` of their room that say why a button cannot be pressed.

    They are hidden while it can.
    """
    told = label("", Say.SMALL, wraps=True)
    told.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)

    def tell(why: str) -> None:
        told.setText(why)
        told.setHidden(not why)

    if button.isEnabled():
        told.hide()
    else:
        told.setText(button.accessibleDescription())
    button.refused.connect(tell)
    return told
