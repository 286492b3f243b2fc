"""Tips as plain text: a name somebody typed is never read as markup, nor fetches anything."""

from __future__ import annotations

from html import escape
from typing import Protocol

from PySide6.QtGui import Qt


class Tipped(Protocol):
    """A widget, an action, an item of a list: what shows a tip."""

    def setToolTip(self, tip: str, /) -> object:  # noqa: N802 - as Qt names it
        """Show ``tip`` where the pointer rests."""
        ...


def plain_tip(text: str) -> str:
    """Return a tip that Qt shows letter by letter, also when it looks like markup.

    >>> plain_tip("Durand"), plain_tip("<b>Durand</b>")
    ('Durand', '<qt>&lt;b&gt;Durand&lt;/b&gt;</qt>')
    """
    if not Qt.mightBeRichText(text):
        return text
    return "<qt>" + escape(text).replace("\n", "<br>") + "</qt>"


def set_tip(shown: Tipped, text: str) -> None:
    """Give something its tip, as plain text."""
    shown.setToolTip(plain_tip(text))
