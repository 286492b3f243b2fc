"""The keyboard of a window: it hears the keys of the table of acts.

Keys act neither while one types or answers a question over the page (those of the floor and of
the searches do: they write nothing; that of the help does in a question) nor in a dialog, which
hears that of the help by itself. Holding one down acts once. Space is the clock everywhere
but in a field, where cards are typed, on a row with a box to tick, and on a button or a box that
Tab has reached: a button on which Qt alone left the keyboard (the one before it went, a window
closed) is never pressed. A digit leads to no other page from a form.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from td_app.ui.acts import Act, Group
from td_app.ui.widgets.keys import (
    CARDS_TYPED,
    FORM,
    FRENCH_FIGURES,
    HELP_KEY,
    LETTERS_SEARCH,
    TAKES_KEYS,
)

SPACE = "Space"
TYPED_IN = (QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox)
PRESSED_BY_SPACE = (QAbstractButton, QComboBox)


class Keyboard(QObject):
    """Listens for the keys of some acts in one window and passes on what they ask.

    ``asked(act)`` is called for each. The window lets it know of Tab by :meth:`going_on`.
    """

    def __init__(
        self, window: QWidget, acts: Iterable[Act], asked: Callable[[Act], object]
    ) -> None:
        """Listen in ``window`` for the keys of ``acts``, as long as it lives."""
        super().__init__(window)
        self._window = window
        self._asked = asked
        self._going_on = False
        self._reached: QWidget | None = None
        self._shortcuts = {self._listen(act): act for act in acts if act.keys}
        window.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus)

    @contextmanager
    def going_on(self) -> Iterator[None]:
        """Take what the keyboard goes to meanwhile as reached by Tab.

        Qt moves it the same way off a widget that has just gone: that is nobody's wish.
        """
        before = QApplication.focusWidget()
        self._going_on = before is None or _is_there(before)
        try:
            yield
        finally:
            self._going_on = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep Qt from giving the keyboard to the first button as the window comes forward."""
        if event.type() == QEvent.Type.WindowActivate and self._window.focusWidget() is None:
            self._window.setFocus(Qt.FocusReason.OtherFocusReason)
        return False

    def _listen(self, act: Act) -> QShortcut:
        shortcut = QShortcut(self._window)
        shortcut.setKeys([QKeySequence(text) for text in act.keys])
        shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(lambda: self._asked(act))
        shortcut.activatedAmbiguously.connect(lambda: self._asked(act))
        return shortcut

    def _on_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        if new is not None and new.window() is not self._window:
            return
        pressed = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        if pressed and isinstance(new, QAbstractButton):
            # A clicked button keeps no focus: the next Space is for the clock.
            _let_go(new)
            return
        # Tab reached the widget, or arrows from one that it had reached.
        further = old is not None and old is self._reached and _is_there(old) and not pressed
        if self._going_on or further:
            self._reached = new
        else:
            self._reached = None
        typing = is_typing(new)
        asked = asking(new) is not None
        filled_in = in_form(new)
        for shortcut, act in self._shortcuts.items():
            if SPACE in act.keys:
                shortcut.setEnabled(not self._has_space(new))
            else:
                searched = _searches_letters(new) and _is_letter(act)
                answers = asked and HELP_KEY not in act.keys
                elsewhere = filled_in and act.group is Group.PAGES
                stopped = typing or answers or searched or elsewhere
                shortcut.setEnabled(act.while_typing or not stopped)

    def _has_space(self, widget: QWidget | None) -> bool:
        """Return whether Space is the widget's own: it is written there, or presses it."""
        is_written = isinstance(widget, QComboBox) and widget.isEditable()
        if isinstance(widget, PRESSED_BY_SPACE) and not is_written:
            return widget is self._reached
        return is_typing(widget) or (widget is not None and bool(widget.property(CARDS_TYPED)))


def _searches_letters(widget: QWidget | None) -> bool:
    """Return whether a letter typed there begins a search: on a list, on a page of the door."""
    if isinstance(widget, QAbstractItemView):
        return True
    return widget is not None and bool(widget.property(LETTERS_SEARCH))


def _is_letter(act: Act) -> bool:
    """Return whether a letter alone asks for an act: on a list, letters search."""
    written = [key for key in act.keys if key.lower() not in FRENCH_FIGURES]
    return any(len(key) == 1 and key.isalpha() for key in written)


def _is_there(widget: QWidget) -> bool:
    return widget.isVisible() and widget.isEnabled()


def is_typing(widget: QWidget | None) -> bool:
    """Return whether the keyboard writes in this widget, or in one it is part of."""
    return any(isinstance(part, TYPED_IN) for part in _held_by(widget))


def in_form(widget: QWidget | None) -> bool:
    """Return whether a widget is part of a form, or of a table that is edited."""
    return any(part.property(FORM) for part in _held_by(widget))


def asking(widget: QWidget | None) -> QWidget | None:
    """Return the question (a widget whose ``asks`` property is set) that a widget is in.

    While it has the keyboard, keys are for its answer.
    """
    return next((part for part in _held_by(widget) if part.property("asks")), None)


def _held_by(widget: QWidget | None) -> Iterator[QWidget]:
    """Yield a widget, then what holds it, up to its window."""
    while widget is not None:
        yield widget
        if widget.isWindow():
            widget = None
        else:
            widget = widget.parentWidget()


def _let_go(widget: QWidget) -> None:
    """Take the keyboard out of a widget; the question it is in, or what takes keys, keeps it."""
    takes = (part for part in _held_by(widget) if part.property(TAKES_KEYS))
    question = asking(widget) or next(takes, None)
    if question is None or question is widget:
        widget.clearFocus()
    else:
        question.setFocus(Qt.FocusReason.OtherFocusReason)


def leave_field() -> None:
    """Take the keyboard out of a field after a click beside it."""
    focus = QApplication.focusWidget()
    if focus is not None and is_typing(focus):
        _let_go(focus)


def leave_control() -> None:
    """Take the keyboard focus away from its widget (an Escape that no widget used)."""
    focus = QApplication.focusWidget()
    if focus is not None:
        focus.clearFocus()
