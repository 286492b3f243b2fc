"""The rail folds to its icons on a small screen, the right column to counts that open it.

Under ``COLUMN_FOLDS_UNDER`` pixels of width, and wherever nothing is in it, the column leaves its
place to a strip that counts what is to be done and announced; it opens over the page and goes
back on Escape, on a click elsewhere, when something chosen in it leads to a page or nothing is
left in it. A page whose tables must not move by themselves keeps its width: there the empty
column stays.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QToolButton, QWidget
from shiboken6 import isValid

from td_app.ui.theme import Space, dress, give_icon
from td_app.ui.widgets.layout import STRETCH, column, lift_out
from td_app.ui.widgets.page_help import explain_all
from td_app.ui.widgets.rail import Rail
from td_app.ui.widgets.tips import explained, set_tip
from td_app.ui.windows.side_column import SideColumn
from td_app.words.language import fr_en

RAIL_FOLDS_UNDER = 1366
COLUMN_FOLDS_UNDER = 1264
"""Pixels: the window's widths under which a page would be cut beside rail and column."""

STRIP = 56
COUNT_HEIGHT = 56


class SideFold(QObject):
    """Keeps ``side`` at the end of ``places``, or folded behind the counts of ``strip``."""

    def __init__(self, view: QWidget, places: QHBoxLayout, rail: Rail, side: SideColumn) -> None:
        """Make the strip, hidden; nothing is folded before :meth:`fold`."""
        super().__init__(view)
        self._view = view
        self._places = places
        self._rail = rail
        self._side = side
        self.strip = QFrame()
        dress(self.strip, kind="side-column")
        self.strip.setFixedWidth(STRIP)
        self.todo = explained(
            self._count("check"),
            "Ouvre la colonne sur ce qui reste à faire.",
            "Opens the column on what is left to do.",
        )
        self.moves = explained(
            self._count("announce"),
            "Ouvre la colonne sur les changements de place à lire.",
            "Opens the column on the seat changes to read out.",
        )
        column(
            self.todo, self.moves, STRETCH, on=self.strip, spacing=Space.TIGHT, margins=Space.HAIR
        )
        self.strip.hide()
        places.addWidget(self.strip)
        self.folded = False
        self._came_from: QWidget | None = None
        self._left = 0
        side.asked.connect(lambda _: self.shut())
        for part in (side, self.strip):
            part.installEventFilter(self)

    @property
    def is_open(self) -> bool:
        """Return whether the folded column stands over the page."""
        return self.folded and not self._side.isHidden()

    def refresh(self) -> None:
        """Say how many things wait; with none left, the page comes back in sight."""
        left = self._side.todo.count + self._side.announcements.count
        if self._left and not left:
            self.shut()
        self._left = left
        for button, words, count in (
            (self.todo, fr_en("À faire", "To do"), self._side.todo.count),
            (self.moves, fr_en("Annonces", "Announcements"), self._side.announcements.count),
        ):
            button.setText(str(count))
            told = fr_en("{0}\u00a0: {1}", "{0}: {1}").format(words, count)
            button.setAccessibleName(told)
            nothing = self._side.todo.nothing.text() if button is self.todo and not count else ""
            set_tip(button, "\n".join(filter(None, (told, nothing))))
            ink = "text_soft"
            if count:
                ink = "accent_text"
            give_icon(button, "check" if button is self.todo else "announce", ink)

    def fit(self, *, stays: bool) -> bool:
        """Fold what has no room or nothing in it; return whether the page has another width.

        ``stays``: an empty column keeps its place, so that what the page shows keeps its own.
        """
        wide = self._view.width()
        self._rail.fold(wide < RAIL_FOLDS_UNDER)
        empty = not (self._side.todo.count or self._side.announcements.count)
        before = self.folded
        self.fold(wide < COLUMN_FOLDS_UNDER or (empty and not stays))
        self.refresh()
        return self.folded != before

    def fold(self, wanted: bool) -> None:
        """Fold the column, or put it back in its place."""
        if wanted == self.folded:
            return
        self.folded = wanted
        self.strip.setVisible(wanted)
        if wanted:
            lift_out(self._side)
            self._side.hide()
        else:
            self._listen(False)
            self._places.insertWidget(self._places.count() - 1, self._side)
            self._side.show()
            explain_all(self._side)

    def open(self) -> None:
        """Show the column over the page, the keyboard in it."""
        if not self.folded or self.is_open:
            return
        self.place()
        self._came_from = QApplication.focusWidget()
        self._side.show()
        self._side.raise_()
        stops = [part for part in self._side.findChildren(QWidget) if _takes_keys(part)]
        acts = [card.primary for card in self._side.todo.cards.values()]
        # On what is to be done first: Enter does it, rather than open an article.
        (
            next((act for act in acts if act in stops), None) or next(iter(stops), self.todo)
        ).setFocus()
        self._listen(True)

    def shut(self) -> None:
        """Put the column back behind its count."""
        if self.is_open:
            self._listen(False)
            self._give_back_keyboard()
            self._side.hide()

    def _give_back_keyboard(self) -> None:
        """Give the keyboard back to where it was: hidden, the column would pass it on to undo."""
        focus = QApplication.focusWidget()
        before = self._came_from
        if focus is None or not self._side.isAncestorOf(focus):
            return
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.PopupFocusReason)
        else:
            focus.clearFocus()

    def turn_over(self) -> None:
        """Open the column, or shut it."""
        if self.is_open:
            self.shut()
        else:
            self.open()

    def place(self) -> None:
        """Put the open column beside the strip, as high as the page."""
        if self.folded:
            self._places.activate()
            at = self.strip.geometry()
            wide = self._side.width()
            self._side.setGeometry(QRect(at.left() - wide, at.top(), wide, at.height()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Shut the column on Escape in it and on a click elsewhere in the window."""
        if isinstance(event, QKeyEvent):
            pressed = event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape
            # A key that reaches the window was taken by nobody on its way.
            heard = watched in (self._side, self.strip, self._view.window())
            if pressed and self.is_open and heard:
                self.shut()
                return True
        elif isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            self._on_press(watched)
        return False

    def _on_press(self, pressed: QObject) -> None:
        if not isinstance(pressed, QWidget) or pressed.window() is not self._view.window():
            return
        inside = (self._side, self.strip)
        if not any(part is pressed or part.isAncestorOf(pressed) for part in inside):
            self.shut()

    def _listen(self, wanted: bool) -> None:
        app = QApplication.instance()
        if app is None:
            return
        app.removeEventFilter(self)
        if wanted:
            app.installEventFilter(self)

    def _count(self, icon: str) -> QToolButton:
        button = QToolButton()
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        button.setFixedSize(STRIP - 2 * Space.HAIR, COUNT_HEIGHT)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        give_icon(button, icon, "text_soft")
        button.clicked.connect(self.turn_over)
        return button


def _takes_keys(part: QWidget) -> bool:
    wanted = Qt.FocusPolicy.TabFocus
    return part.isVisible() and part.isEnabled() and part.focusPolicy() & wanted == wanted
