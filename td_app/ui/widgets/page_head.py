"""The head of a page: its title, what finds and filters, one thing to do, « ⋯ » for the rest.

Every page stands between the same gutters, under a head of the same height.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QMenu, QWidget

from td_app.ui.theme.icons import dress
from td_app.ui.theme.tokens import Height, Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, Part, Placed, column, row, wide
from td_app.ui.widgets.tips import set_tip
from td_app.words.language import fr_en

P = TypeVar("P", bound=QWidget)

GUTTER = Space.WIDE
"""Pixels left free at either side of every page."""


def page_title(words: str) -> QLabel:
    """Return a page's title, as high as the head: a row that holds it is one."""
    title = label(words, Say.TITLE)
    title.setFixedHeight(Height.HEAD)
    if not words:
        title.hide()
    return title


def at_head(part: P) -> P:
    """Return a part that is the head of what is shown in a page's place, as high as the others."""
    part.setFixedHeight(Height.HEAD)
    return part


def under_head(title: str, part: QWidget) -> QWidget:
    """Return a part that fills a page, under a head that says ``title`` and no more."""
    page = QWidget()
    column(PageHead(title), wide(part), on=page, spacing=0, margins=0)
    return page


class PageHead(QWidget):
    """The title at the left, then ``parts``; ``rest`` are buttons that « ⋯ » lists."""

    def __init__(self, title: str, *parts: Part, rest: Sequence[Button] = ()) -> None:
        """Say ``title``; the parts keep to the right of it, or take the room if one asks."""
        super().__init__()
        self.setFixedHeight(Height.HEAD)
        self.title = page_title(title)
        self.more = MoreButton(rest)
        if not rest:
            self.more.hide()
        asks = any(isinstance(part, Placed) and part.stretch for part in parts)
        gap: tuple[Part, ...] = () if asks else (STRETCH,)
        told = (self.title, *gap, *parts, self.more)
        row(*told, on=self, spacing=Space.SNUG, margins=(GUTTER, 0))

    def say(self, title: str) -> None:
        """Say another title."""
        self.title.setText(title)


class MoreButton(Button):
    """« ⋯ »: lists buttons that are seldom wanted; a line does what its button does."""

    def __init__(self, rest: Sequence[Button]) -> None:
        """List ``rest``, which stand nowhere else; one that its page hides is left out."""
        words = fr_en("Autres actions", "More actions")
        super().__init__(
            rank=Rank.QUIET,
            icon="more",
            name=words,
            tip=words,
            explains=(
                "Les actions dont on se sert moins souvent.",
                "The actions that are needed less often.",
            ),
        )
        dress(self, layout="more")
        self.setFixedWidth(Height.CONTROL)
        self._rest = tuple(rest)
        self._away = QWidget(self)
        self._away.hide()
        for button in self._rest:
            button.setParent(self._away)
            button.installEventFilter(self)
        self.lines = QMenu(self)
        self.lines.setToolTipsVisible(True)
        self.lines.aboutToShow.connect(self.list_now)
        self.setMenu(self.lines)

    def list_now(self) -> None:
        """List the buttons as they are now: their words, and why one cannot be pressed."""
        self.lines.clear()
        for button in self._rest:
            if button.isHidden():
                continue
            lines = button.menu()
            line = lines.menuAction() if isinstance(lines, QMenu) else QAction(self.lines)
            line.setText(button.accessibleName() or button.text())
            line.setEnabled(button.isEnabled())
            set_tip(line, button.toolTip())
            line.setIcon(button.icon())
            if lines is None:
                line.triggered.connect(button.click)
            self.lines.addAction(line)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stand here only while there is something to list."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self.setVisible(any(not button.isHidden() for button in self._rest))
        return super().eventFilter(watched, event)
