"""What a control says of itself: its tip, as plain text, and the sentence of its help."""

from __future__ import annotations

from html import escape
from typing import Final, Protocol, TypeVar

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QWidget

from td_app.words.speaking import say

SENTENCE: Final = "help_sentence"
"""The property that holds the sentence a widget, and what it holds, is explained with."""

Control = TypeVar("Control", bound=QWidget)


class Tipped(Protocol):
    """A widget, an action, an item of a list: what shows a tip."""

    def setToolTip(self, tip: str, /) -> object:  # noqa: N802 - as Qt names it
        """Show ``tip`` where the pointer rests."""
        ...


def plain_tip(text: str) -> str:
    """Return a tip that Qt shows letter by letter, also when it looks like markup.

    A name somebody typed fetches nothing.

    >>> plain_tip("Durand"), plain_tip("<b>Durand</b>")
    ('Durand', '<qt>&lt;b&gt;Durand&lt;/b&gt;</qt>')
    """
    if not Qt.mightBeRichText(text):
        return text
    return "<qt>" + escape(text).replace("\n", "<br>") + "</qt>"


def set_tip(shown: Tipped, text: str) -> None:
    """Give something its tip, as plain text."""
    shown.setToolTip(plain_tip(text))


def say_why(control: QWidget, why: str) -> None:
    """Say on a control why it cannot be pressed, under the pointer and read out; "" when it can."""
    set_tip(control, why)
    control.setAccessibleDescription(why)


def explained(control: Control, french: str, english: str) -> Control:
    """Return a control with the sentence of its help, which speaks for all it holds too.

    Written with plain spaces; what is held and has a sentence of its own keeps that.
    """
    control.setProperty(SENTENCE, say((french, english)))
    return control
