"""Help on controls: which ones a page shows, and the one sentence each is explained with.

The sentence is why it cannot be used now; else the one it was made with (``explained``), or that
of ``words/help``, by the page it is on and what it is called; else the same of what holds it;
else its own description or hint. Screen readers are told the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QScrollBar,
    QStackedWidget,
    QTabBar,
    QTextEdit,
    QWidget,
)

from td_app.ui.widgets.tips import SENTENCE
from td_app.words.help import help_words, plain_name

PAGE = "help_page"
"""The property that tells which page's sentences a widget's controls take."""

AS = "help_as"
"""The property that tells under which name a widget, and what it holds, is explained."""

Shown = TypeVar("Shown", bound=QWidget)

CONTROLS = (QAbstractButton, QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox)
LISTS = (QTabBar, QAbstractItemView)
MADE_OF_PARTS = (QAbstractSpinBox, QComboBox, QLineEdit, QAbstractItemView, QTabBar)


def on_page(widget: Shown, page: str) -> Shown:
    """Return a widget whose controls are explained by the sentences of a page, by its key."""
    widget.setProperty(PAGE, page)
    return widget


def told_as(widget: Shown, name: str) -> Shown:
    """Return a widget that is explained, with all it holds, under a name of its page's sentences.

    For what is called by what it is of (a question, a player); its own name is looked for first.
    """
    widget.setProperty(AS, name)
    return widget


def controls(root: QWidget) -> Iterator[QWidget]:
    """Yield what can be used in ``root``, seen or not: the parts of a field are not apart."""
    for widget in root.findChildren(QWidget):
        if _is_control(widget) and not isinstance(widget.parentWidget(), MADE_OF_PARTS):
            yield widget


def _is_control(widget: QWidget) -> bool:
    if isinstance(widget, QHeaderView | QScrollBar | QScrollArea):
        return False
    if isinstance(widget, (*CONTROLS, *LISTS)):
        return True
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def name_of(widget: QWidget) -> str:
    """Return what a control is called: read out, written on it, or the label of its row."""
    written = ""
    if isinstance(widget, QAbstractButton):
        written = widget.text()
    return plain_name(widget.accessibleName() or written)


def help_of(widget: QWidget) -> str:
    """Return the help of a control as it is now, "" for none."""
    tip = widget.accessibleDescription() or widget.toolTip()
    if tip.startswith("<qt>"):
        text = QTextDocumentFragment.fromHtml(tip).toPlainText()
    else:
        text = tip
    described = " ".join(text.split("\n"))
    if plain_name(described) == name_of(widget):
        described = ""
    elif described and not described.endswith((".", "!", "?", "…")):
        described = f"{described}."
    if described and not widget.isEnabled():
        return described
    above = tuple(_held_by(widget))
    pages = tuple(str(page) for one in above if (page := one.property(PAGE)))
    own = str(widget.property(SENTENCE) or help_words(pages, name_of(widget)))
    return own or next(filter(None, (_sentence_of(one, pages) for one in above)), described)


def _sentence_of(widget: QWidget, pages: tuple[str, ...]) -> str:
    """Return what a widget tells of itself and of all it holds, empty for nothing."""
    name = str(widget.property(AS) or widget.accessibleName())
    return str(widget.property(SENTENCE) or help_words(pages, name))


def explain(widget: QWidget) -> None:
    """Let screen readers read the help of a control; one with its own description keeps it."""
    words = help_of(widget)
    before = widget.whatsThis()
    if words != before:
        widget.setWhatsThis(words)
    if words and widget.accessibleDescription() in ("", before, widget.toolTip()):
        widget.setAccessibleDescription(words)


def explain_all(root: QWidget) -> None:
    """Let screen readers read the help of every control in ``root``."""
    for widget in controls(root):
        if widget.isVisibleTo(root):
            explain(widget)


def explain_as_shown(pages: QStackedWidget) -> None:
    """Let screen readers read the help of each page as it comes to the front."""

    def shown(_at: int) -> None:
        page = pages.currentWidget()
        if page is not None:
            explain_all(page)

    pages.currentChanged.connect(shown)


def _held_by(widget: QWidget) -> Iterator[QWidget]:
    """Yield a widget, then what holds it, the nearest first."""
    above: QWidget | None = widget
    while above is not None:
        yield above
        above = above.parentWidget()
