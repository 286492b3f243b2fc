"""Words on a page, in the sizes and tones of the theme."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from td_app.ui.theme.icons import dress, give_icon
from td_app.ui.theme.tokens import Tone


class Say(Enum):
    """What words are for; each has its size, weight and colour."""

    BODY = "body"
    SOFT = "soft"
    STRONG = "strong"
    SMALL = "small"
    LEAD = "lead"
    SECTION = "section"
    TITLE = "title"
    DECISION = "decision"
    FIGURE = "figure"


def label(
    text: str = "",
    say: Say = Say.BODY,
    parent: QWidget | None = None,
    *,
    tone: Tone = Tone.NEUTRAL,
    wraps: bool = False,
) -> QLabel:
    """Return words as plain text (names typed by people are never read as markup)."""
    words = QLabel(text, parent)
    words.setTextFormat(Qt.TextFormat.PlainText)
    words.setWordWrap(wraps)
    if wraps:
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        words.setSizePolicy(policy)
    dress(words, type=say.value, tone=tone.value)
    return words


def tell(words: QLabel, text: str, tone: Tone | None = None) -> None:
    """Say something else, in another tone if one is given; hidden while there is nothing to say."""
    words.setText(text)
    words.setVisible(bool(text))
    if tone is not None:
        dress(words, tone=tone.value)


def icon_label(name: str, role: str = "text", side: int = 20) -> QLabel:
    """Return an icon alone, ``side`` pixels wide, in the colour of a token."""
    drawing = QLabel()
    drawing.setProperty("theme_icon_side", side)
    give_icon(drawing, name, role)
    drawing.setFixedSize(QSize(side, side))
    return drawing
