"""The keys of the director's window: one table, which the list of keys shows too.

Keys act neither while one types (those of the floor do: they write nothing) nor in a dialog,
and holding one down acts once. Space presses a button only when the keyboard went to it, and
never a row of a list.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCoreApplication, QObject, Qt
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

TYPED_IN = (QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox)


class Act(Enum):
    """What a key does."""

    TOGGLE_CLOCK = "toggle_clock"
    MINUTE_MORE = "minute_more"
    MINUTE_LESS = "minute_less"
    NEXT_LEVEL = "next_level"
    PREVIOUS_LEVEL = "previous_level"
    NEXT_BREAK = "next_break"
    PUBLIC_DISPLAY = "public_display"
    ELIMINATE = "eliminate"
    FIND = "find"
    FLOOR = "floor"
    FLOOR_WINDOW = "floor_window"
    UNDO = "undo"
    REDO = "redo"
    KEYS_HELP = "keys_help"
    LEAVE_FIELD = "leave_field"
    PAGE = "page"


#: What the keys do in the public window too: it may cover the director's own.
CLOCK_ACTS = (
    Act.TOGGLE_CLOCK,
    Act.MINUTE_MORE,
    Act.MINUTE_LESS,
    Act.NEXT_LEVEL,
    Act.PREVIOUS_LEVEL,
    Act.NEXT_BREAK,
)

#: A floor is called at any moment: these act while one types, too.
WHILE_TYPING = (Act.FLOOR, Act.FLOOR_WINDOW)


@dataclass(frozen=True, slots=True)
class KeyRow:
    """An act, the keys that do it (as Qt writes them), and how they are shown.

    ``number`` is that of the page for ``Act.PAGE``. Without keys it is only shown: the window
    takes an Escape that nothing else wanted.
    """

    act: Act
    sequences: tuple[str, ...]
    shown: tuple[str, ...]
    number: int = 0


#: The unshifted digits of a French keyboard. Its 6 writes a hyphen, which takes a minute away,
#: its 8 an underscore, which a hyphen with Shift writes elsewhere: pages 6 and 8 answer to the
#: shifted figures and to the numeric pad.
FRENCH_DIGITS = {1: "&", 2: "É", 3: '"', 4: "'", 5: "(", 6: "§", 7: "È", 8: "!"}


def _page(number: int) -> KeyRow:
    digit = str(number)
    return KeyRow(Act.PAGE, (digit, f"Shift+{digit}", FRENCH_DIGITS[number]), (digit,), number)


KEYS: tuple[KeyRow, ...] = (
    KeyRow(Act.TOGGLE_CLOCK, ("Space",), ("Space",)),
    KeyRow(Act.MINUTE_MORE, ("+", "Shift++", "="), ("+", "=")),
    KeyRow(Act.MINUTE_LESS, ("-", "Shift+-", "−"), ("-",)),
    KeyRow(Act.NEXT_LEVEL, ("N",), ("N",)),
    KeyRow(Act.PREVIOUS_LEVEL, ("P",), ("P",)),
    KeyRow(Act.NEXT_BREAK, ("B",), ("B",)),
    KeyRow(Act.ELIMINATE, ("E",), ("E",)),
    KeyRow(Act.FIND, ("Ctrl+F",), ("Ctrl+F",)),
    KeyRow(Act.FLOOR, ("F2",), ("F2",)),
    KeyRow(Act.FLOOR_WINDOW, ("Ctrl+F2",), ("Ctrl+F2",)),
    KeyRow(Act.UNDO, ("Ctrl+Z",), ("Ctrl+Z",)),
    KeyRow(Act.REDO, ("Ctrl+Y", "Ctrl+Shift+Z"), ("Ctrl+Y",)),
    KeyRow(Act.PUBLIC_DISPLAY, ("D", "F11"), ("D", "F11")),
    KeyRow(Act.KEYS_HELP, ("?", "Shift+?", ",", "F1"), ("?", "F1")),
    KeyRow(Act.LEAVE_FIELD, (), ("Esc",)),
    *(_page(number) for number in range(1, 9)),
)


def act_words(act: Act) -> str:
    """Return what an act does, in the language of the screens."""
    tr = QCoreApplication.translate
    return {
        Act.TOGGLE_CLOCK: tr("keys", "Démarrer ou arrêter l'horloge"),
        Act.MINUTE_MORE: tr("keys", "Une minute de plus"),
        Act.MINUTE_LESS: tr("keys", "Une minute de moins"),
        Act.NEXT_LEVEL: tr("keys", "Niveau ou pause qui suit"),
        Act.PREVIOUS_LEVEL: tr("keys", "Niveau ou pause qui précède"),
        Act.NEXT_BREAK: tr("keys", "Aller à la prochaine pause"),
        Act.PUBLIC_DISPLAY: tr("keys", "Affichage public (Échap le quitte)"),
        Act.ELIMINATE: tr("keys", "Enregistrer une sortie"),
        Act.FIND: tr("keys", "Chercher un joueur ou une table"),
        Act.FLOOR: tr("keys", "Appel d'un floor"),
        Act.FLOOR_WINDOW: tr("keys", "Le floor dans sa propre fenêtre"),
        Act.UNDO: tr("keys", "Annuler la dernière action"),
        Act.REDO: tr("keys", "Rétablir l'action annulée"),
        Act.KEYS_HELP: tr("keys", "Cette liste des touches"),
        Act.LEAVE_FIELD: tr("keys", "Quitter un champ ou une liste"),
        Act.PAGE: tr("keys", "Ouvrir une page"),
    }[act]


def shown_keys(row: KeyRow) -> tuple[str, ...]:
    """Return the keys of a row as they are written on a keyboard."""
    tr = QCoreApplication.translate
    named = {"Space": tr("keys", "Espace"), "Esc": tr("keys", "Échap")}
    return tuple(named.get(key, key) for key in row.shown)


class Keyboard(QObject):
    """Listens for the keys of the table in one window and passes on what they ask.

    ``asked(row)`` is called for each; ``space_refused()`` when Space was pressed on a row of
    a list, which neither plays the row nor the clock.
    """

    def __init__(
        self,
        window: QWidget,
        asked: Callable[[KeyRow], None],
        space_refused: Callable[[], None],
        acts: Collection[Act] = tuple(Act),
    ) -> None:
        """Listen in ``window`` for the keys of ``acts``, as long as it lives."""
        super().__init__(window)
        self._window = window
        self._asked = asked
        self._space_refused = space_refused
        self._shortcuts: dict[QShortcut, KeyRow] = {}
        for row in KEYS:
            if row.sequences and row.act in acts:
                self._shortcuts[self._listen(row)] = row
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus)

    def _listen(self, row: KeyRow) -> QShortcut:
        shortcut = QShortcut(self._window)
        shortcut.setKeys([QKeySequence(text) for text in row.sequences])
        shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(lambda: self._on_key(row))
        shortcut.activatedAmbiguously.connect(lambda: self._on_key(row))
        return shortcut

    def _on_key(self, row: KeyRow) -> None:
        focus = QApplication.focusWidget()
        if row.act is Act.TOGGLE_CLOCK and isinstance(focus, QAbstractItemView):
            self._space_refused()
        else:
            self._asked(row)

    def _on_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        if new is not None and new.window() is not self._window:
            return
        pressed = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        if pressed and isinstance(new, QAbstractButton):
            # A clicked button keeps no focus: the next Space is for the clock.
            new.clearFocus()
            return
        typing = is_typing(new)
        on_button = isinstance(new, QAbstractButton)
        for shortcut, row in self._shortcuts.items():
            acts = not typing or row.act in WHILE_TYPING
            shortcut.setEnabled(acts and not (on_button and row.act is Act.TOGGLE_CLOCK))


def is_typing(widget: QWidget | None) -> bool:
    """Return whether the keyboard writes in this widget, or in one it is part of."""
    while widget is not None:
        if isinstance(widget, TYPED_IN):
            return True
        widget = None if widget.isWindow() else widget.parentWidget()
    return False


def leave_field() -> None:
    """Take the keyboard out of a field after a click beside it."""
    focus = QApplication.focusWidget()
    if focus is not None and is_typing(focus):
        focus.clearFocus()


def leave_control() -> None:
    """Take the keyboard out of whatever has it (Escape that nothing else wanted)."""
    focus = QApplication.focusWidget()
    if focus is not None:
        focus.clearFocus()
