"""A small panel beside what was clicked: never a dialog, the room stays in sight and in play."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QLabel,
    QScrollArea,
    QWidget,
)

from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.refusals import why_not
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.click_guard import ClickGuard
from td_app.ui.widgets.keys import ENTER, is_escape, keep, plain, press_focused
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import at, column, put_away, row, wide
from td_app.ui.widgets.page_help import told_as
from td_app.ui.widgets.tips import explained
from td_app.words.language import fr_en

#: Steps between the lines of a panel.
UP_DOWN = {int(Qt.Key.Key_Down): 1, int(Qt.Key.Key_Up): -1}
WIDTH = 324
EDGE = 8

#: What the card's line and the margin inside it take of the width, on each side.
BORDER = FRAME = 1


class PanelContent(QWidget):
    """The content of a panel: ``resized()`` when it needs another height, ``finished()`` at its
    end.

    ``main`` is the button that Enter presses, if there is one; so does ``letter``, its key on the
    page.
    """

    letter = ""

    resized = Signal()
    finished = Signal()

    def __init__(self) -> None:
        """Start with an empty column."""
        super().__init__()
        dress(self, kind="scrolled")
        self.main: Button | None = None
        sides = (Space.NORMAL, 0, Space.NORMAL, Space.NORMAL)
        self.column = column(on=self, spacing=Space.TIGHT, margins=sides)

    def minimumSizeHint(self) -> QSize:
        """Return the least width: words that wrap claim more height than they take."""
        return QSize(super().minimumSizeHint().width(), 0)


class Popover(QFrame):
    """Shows one :class:`PanelContent` at a time near a box of its parent; ``closed()``."""

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        """Lie over ``parent``, hidden."""
        super().__init__(parent)
        dress(self, kind="card")
        self.setProperty("asks", True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        told_as(self, fr_en("Panneau", "Panel"))
        self.setFixedWidth(WIDTH)
        self._box = QRect()
        self.title = label("", Say.SECTION, wraps=True)
        self.under = label("", Say.SOFT, wraps=True)
        self._close = explained(
            Button(
                rank=Rank.QUIET,
                icon="close",
                scale="small",
                tip=fr_en("Fermer", "Close"),
                name=fr_en("Fermer ce panneau", "Close this panel"),
                does=self.leave,
            ),
            "Ferme ce panneau ; rien ne change (Échap).",
            "Closes this panel; nothing changes (Esc).",
        )
        self._close.setFixedSize(28, 28)
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._head = QWidget()
        row(
            wide(column(self.title, self.under, spacing=0)),
            at(self._close, Qt.AlignmentFlag.AlignTop),
            on=self._head,
            margins=(Space.NORMAL, Space.SNUG, Space.TIGHT, 0),
        )
        column(self._head, wide(self._scroll), on=self, spacing=Space.TIGHT, margins=FRAME)
        self._guard = ClickGuard(self)
        self.hide()

    @property
    def content(self) -> PanelContent | None:
        """Return the content shown."""
        widget = self._scroll.widget()
        if isinstance(widget, PanelContent) and self.isVisible():
            return widget
        return None

    def open(self, title: str, under: str, content: PanelContent, beside: QRect) -> None:
        """Show ``content`` under its title, near the box ``beside`` (in the parent's pixels)."""
        self.title.setText(title)
        tell(self.under, under)
        self.setAccessibleName(f"{title}. {under}")
        old = self._scroll.takeWidget()
        if old is not None:
            put_away(old)
        self._box = beside
        content.resized.connect(self.place)
        content.finished.connect(self.leave)
        self._scroll.setWidget(content)
        if isinstance(content, ActsPanel):
            for button in content.findChildren(Button):
                button.installEventFilter(self)
        self.show()
        self.raise_()
        self.place()
        self._guard.renew()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def stand_beside(self, box: QRect) -> None:
        """Stand near another box: what was clicked has moved."""
        self._box = box
        self.place()

    def leave(self) -> None:
        """Close; the keyboard goes back to the page, not to the next widget of the window."""
        if not self.isVisible():
            return
        page = self.parentWidget()
        typed_in = QApplication.focusWidget()
        held = typed_in is not None and (typed_in is self or self.isAncestorOf(typed_in))
        self.hide()
        if held and page is not None:
            page.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()

    def place(self) -> None:
        """Stand beside the box, within the parent, without hiding what was clicked."""
        parent = self.parentWidget()
        content = self._scroll.widget()
        if parent is None or content is None:
            return
        inside = WIDTH - 2 * (BORDER + FRAME)
        for part in (self._head, content):
            layout = part.layout()
            if layout is not None:
                layout.invalidate()
                layout.activate()
        wanted = _height(self._head, inside) + _height(content, inside) + Space.TIGHT + 4
        high = min(wanted, parent.height() - 2 * EDGE)
        # A bar that was there narrows the words, which then need it: none where all is seen.
        if wanted > high:
            self._scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        else:
            self._scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.resize(WIDTH, high)
        self.move(_corner(self._box, QSize(WIDTH, high), parent.rect()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape; Enter presses the main button while nothing else has the keyboard."""
        key = event.key()
        content = self.content
        if key == Qt.Key.Key_Escape:
            self.leave()
        elif press_focused(self, event):
            return
        elif key in ENTER and self.hasFocus():
            if content is not None and content.main is not None and not event.isAutoRepeat():
                content.main.click()
        elif key in UP_DOWN and self.hasFocus() and isinstance(content, ActsPanel):
            self._walk(UP_DOWN[key])
        elif key == Qt.Key.Key_Down and self.hasFocus():
            self.focusNextChild()
        elif content is not None and content.main is not None and _is_letter(event, content.letter):
            content.main.click()
        # Anything else ends here: no key of the page acts under a question.

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go up and down between the buttons: Qt would leave the panel at its end."""
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if event.key() not in UP_DOWN:
            return False
        self._walk(UP_DOWN[event.key()])
        return True

    def _walk(self, step: int) -> None:
        """Give the keyboard to the next button down, or up; the first or the last from none."""
        content = self.content
        if content is None:
            return
        buttons = [one for one in content.findChildren(Button) if one.isVisibleTo(content)]
        buttons = [one for one in buttons if one.isEnabled()]
        buttons.sort(key=lambda one: one.mapTo(content, QPoint(0, 0)).y())
        if not buttons:
            return
        place = next((n for n, one in enumerate(buttons) if one.hasFocus()), None)
        if place is None:
            chosen = buttons[0 if step > 0 else -1]
        else:
            chosen = buttons[(place + step) % len(buttons)]
        chosen.setFocus(Qt.FocusReason.TabFocusReason)
        self._scroll.ensureWidgetVisible(chosen)

    def event(self, event: QEvent) -> bool:
        """Keep Escape from the window: it closes the panel first."""
        return keep(event, is_escape) or super().event(event)


def _is_letter(event: QKeyEvent, letter: str) -> bool:
    typed = plain(event) and not event.isAutoRepeat()
    return typed and bool(letter) and event.text().upper() == letter


def _height(part: QWidget, width: int) -> int:
    if part.hasHeightForWidth():
        return part.heightForWidth(width)
    return part.sizeHint().height()


def _corner(box: QRect, size: QSize, room: QRect) -> QPoint:
    """Where a panel of that size stands: right of the box, left of it, or in the far corner."""
    lowest = room.bottom() - size.height() - EDGE
    top = max(EDGE, min(box.center().y() - size.height() // 3, lowest))
    if box.right() + EDGE + size.width() <= room.right() - EDGE:
        return QPoint(box.right() + EDGE, top)
    if box.left() - EDGE - size.width() >= EDGE:
        return QPoint(box.left() - EDGE - size.width(), top)
    left_half = box.center().x() < room.center().x()
    return QPoint(room.right() - EDGE - size.width() if left_half else EDGE, top)


#: Where the words of a line begin, in pixels: after its edge and its icon.
WORDS_FROM = 40


class LineButton(Button):
    """A quiet button as wide as its panel; ``why`` stands under it while it is refused."""

    why: QLabel | None = None

    def __init__(self, words: str, icon: str, column: QBoxLayout) -> None:
        """Stand at the end of ``column``, the layout of a widget."""
        super().__init__(words, Rank.QUIET, icon=icon)
        dress(self, layout="line")
        self.why = label("", Say.SMALL, wraps=True)
        self.why.hide()
        self.why.setIndent(WORDS_FROM)
        column.addWidget(self)
        column.addWidget(self.why)

    def set_refusal(self, reason: str | None) -> None:
        """Grey the line and say why under it, or make it available again with ``None``."""
        super().set_refusal(reason)
        if self.why is not None:
            tell(self.why, reason or "")


class ActsPanel(PanelContent):
    """Lines of what can be done, each saying why it cannot be done now; ``asked(key)``."""

    asked = Signal(str)

    def __init__(self, live: LiveTournament) -> None:
        """Start without lines."""
        super().__init__()
        self.live = live
        self.column.setSpacing(Space.HAIR)
        # A line's own margin stands for the panel's: its icon is under the title.
        self.column.setContentsMargins(0, 0, 0, Space.SNUG)
        self.buttons: dict[str, Button] = {}

    def inset(self, part: QWidget) -> None:
        """Add what is no line, within the panel's margins."""
        self.column.addLayout(row(part, margins=(Space.NORMAL, 0)))

    def add(
        self, key: str, words: str, icon: str, command: cmd.Command | None = None
    ) -> LineButton:
        """Add and return a line; ``command`` is asked whether it would be refused now."""
        button = LineButton(words, icon, self.column)
        button.clicked.connect(lambda: self.asked.emit(key))
        if command is not None:
            button.set_refusal(why_not(self.live, command))
        self.buttons[key] = button
        return button
