"""The keyboard of a window: it hears the keys of the table of acts.

Keys act neither while one types or answers a question over the page (those of the floor and of
the searches do: they write nothing) nor in a dialog, and holding one down acts once. Space
presses a button only when the keyboard went to it, and never a row of a list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QObject, Qt
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

from td_app.ui.acts import Act

SPACE = "Space"
TYPED_IN = (QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox)


class Keyboard(QObject):
    """Listens for the keys of some acts in one window and passes on what they ask.

    ``asked(act)`` is called for each; ``space_refused()`` when Space was pressed on a row of
    a list, which neither plays the row nor the clock.
    """

    def __init__(
        self,
        window: QWidget,
        acts: Iterable[Act],
        asked: Callable[[Act], object],
        space_refused: Callable[[], object] = lambda: None,
    ) -> None:
        """Listen in ``window`` for the keys of ``acts``, as long as it lives."""
        super().__init__(window)
        self._window = window
        self._asked = asked
        self._space_refused = space_refused
        self._shortcuts = {self._listen(act): act for act in acts if act.keys}
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus)

    def _listen(self, act: Act) -> QShortcut:
        shortcut = QShortcut(self._window)
        shortcut.setKeys([QKeySequence(text) for text in act.keys])
        shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(lambda: self._on_key(act))
        shortcut.activatedAmbiguously.connect(lambda: self._on_key(act))
        return shortcut

    def _on_key(self, act: Act) -> None:
        focus = QApplication.focusWidget()
        if SPACE in act.keys and isinstance(focus, QAbstractItemView):
            self._space_refused()
        else:
            self._asked(act)

    def _on_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        if new is not None and new.window() is not self._window:
            return
        pressed = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        if pressed and isinstance(new, QAbstractButton):
            # A clicked button keeps no focus: the next Space is for the clock.
            _let_go(new)
            return
        typing = is_typing(new) or asking(new) is not None
        on_button = isinstance(new, QAbstractButton)
        for shortcut, act in self._shortcuts.items():
            heard = not typing or act.while_typing
            shortcut.setEnabled(heard and not (on_button and SPACE in act.keys))


def is_typing(widget: QWidget | None) -> bool:
    """Return whether the keyboard writes in this widget, or in one it is part of."""
    return any(isinstance(part, TYPED_IN) for part in _held_by(widget))


def asking(widget: QWidget | None) -> QWidget | None:
    """Return the question (a widget whose ``asks`` property is set) that a widget is in.

    While it has the keyboard, keys are for its answer.
    """
    return next((part for part in _held_by(widget) if part.property("asks")), None)


def _held_by(widget: QWidget | None) -> Iterator[QWidget]:
    """Yield a widget, then what holds it, up to its window."""
    while widget is not None:
        yield widget
        widget = None if widget.isWindow() else widget.parentWidget()


def _let_go(widget: QWidget) -> None:
    """Take the keyboard out of a widget; the question it is in keeps it."""
    question = asking(widget)
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
    """Take the keyboard out of whatever has it (Escape that nothing else wanted)."""
    focus = QApplication.focusWidget()
    if focus is not None:
        focus.clearFocus()
