"""The head of a page: its title, what finds and filters, one thing to do, « ⋯ » for the rest.

Every page stands between the same gutters, under a head of the same height.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QMenu, QTabBar, QWidget

from td_app.ui.theme.icons import dress
from td_app.ui.theme.tokens import Height, Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, Part, Placed, column, framed, row, wide
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


FITTING = (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show)
SHOWING = (QEvent.Type.ShowToParent, QEvent.Type.HideToParent)


class PageHead(QWidget):
    """The title at the left, then ``parts``; ``rest`` are buttons that « ⋯ » lists.

    Of the parts, those that ``fold`` are listed there too where they would be cut, the last first.
    """

    def __init__(
        self,
        title: str,
        *parts: Part,
        rest: Sequence[Button] = (),
        fold: Sequence[Button] = (),
    ) -> None:
        """Say ``title``; the parts keep to the right of it, or take the room if one asks."""
        super().__init__()
        self.setFixedHeight(Height.HEAD)
        self.title = page_title(title)
        self.more = MoreButton(rest)
        if not rest:
            self.more.hide()
        asks = any(isinstance(part, Placed) and part.stretch for part in parts)
        gap: tuple[Part, ...] = () if asks else (STRETCH,)
        # Held one by one: whether a button shows at all is its page's matter.
        self._held = {button: framed(row(button)) for button in fold}
        stand = (self._held.get(part, part) if isinstance(part, Button) else part for part in parts)
        told = (self.title, *gap, *stand, self.more)
        self._box = row(*told, on=self, spacing=Space.SNUG, margins=(GUTTER, 0))
        for button in fold:
            button.installEventFilter(self)

    def event(self, event: QEvent) -> bool:
        """Fold, or no longer, as the room or what is said in it has changed."""
        done = super().event(event)
        if event.type() in FITTING:
            self._fold()
        return done

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fold, or no longer, as a page shows or hides a button."""
        if event.type() in SHOWING:
            self._fold()
        return super().eventFilter(watched, event)

    def _fold(self) -> None:
        stand = {one: held for one, held in self._held.items() if not one.isHidden()}
        if not self._held:
            return
        wide = self._box.minimumSize().width()
        for button, held in self._held.items():
            needed = button.sizeHint().width() + Space.SNUG
            wide += needed * (int(button in stand) - int(not held.isHidden()))
        # Tabs would rather scroll: they are whole first.
        for tabs in self.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            wide += max(0, tabs.sizeHint().width() - tabs.minimumSizeHint().width())
        folded: list[Button] = []
        for button in reversed(stand):
            if wide <= self.width():
                break
            folded.insert(0, button)
            wide -= button.sizeHint().width() + Space.SNUG
        self.more.take(folded)
        for button, held in self._held.items():
            held.setVisible(button in stand and button not in folded)

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
        #: Those that have no room beside this one now.
        self.folded: list[Button] = []
        self._away = QWidget(self)
        self._away.hide()
        for button in self._rest:
            button.setParent(self._away)
            button.installEventFilter(self)
        self.lines = QMenu(self)
        self.lines.setToolTipsVisible(True)
        self.lines.aboutToShow.connect(self.list_now)
        self.setMenu(self.lines)

    def take(self, folded: list[Button]) -> None:
        """List these too, which have no room beside this one now."""
        if folded != self.folded:
            self.folded = folded
            self._stand()

    def _stand(self) -> None:
        self.setVisible(bool(self.folded) or any(not one.isHidden() for one in self._rest))

    def list_now(self) -> None:
        """List the buttons as they are now: their words, and why one cannot be pressed."""
        self.lines.clear()
        for button in (*self.folded, *(one for one in self._rest if not one.isHidden())):
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
        if event.type() in SHOWING:
            self._stand()
        return super().eventFilter(watched, event)
