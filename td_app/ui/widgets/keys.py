"""Keys as they are pressed beside a table: figures of any keyboard, letters, arrows, Enter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
FORWARD = (Qt.Key.Key_Down, Qt.Key.Key_Right)
BACKWARD = (Qt.Key.Key_Up, Qt.Key.Key_Left)

FRENCH_FIGURES = {
    "&": 1, "é": 2, '"': 3, "'": 4, "(": 5, "-": 6, "§": 6, "è": 7, "_": 8, "!": 8, "ç": 9, "à": 0,
}  # fmt: skip
"""The figures of a French keyboard, unshifted; the numeric pad has its own hyphen."""

TENTH = 10

HELP_KEY = "?"
"""Held, it explains what is on the screen, while a question is asked too."""


def in_tab_order(start: QWidget) -> Iterator[QWidget]:
    """Yield what Tab goes through in a window after ``start``, round to it.

    PySide holds what ``nextInFocusChain`` returns for a part of the widget before it: once that
    one goes, menus, fields and headers anywhere in the window would be dead to Python. Each is
    given back to what holds it, which Qt has never changed.
    """
    here = start.nextInFocusChain()
    while here is not None:
        here.setParent(here.parentWidget())
        if here is start:
            return
        yield here
        here = here.nextInFocusChain()


FORM = "form"
"""A property of what is filled in: no digit leads to another page from there."""

TAKES_KEYS = "takes_keys"
"""A property of what is answered by keys without a field: a click inside leaves them there."""

LETTERS_SEARCH = "letters_search"
"""A property of a page whose letters go to its search: none of them asks for an act there."""

CARDS_TYPED = "cards_typed"
"""A property of what cards are typed in without a field: Space goes between two of them."""


def press_focused(within: QWidget, event: QKeyEvent) -> bool:
    """Press the button that has the keyboard on Enter; return whether there was one."""
    focus = QApplication.focusWidget()
    if event.key() not in ENTER or event.isAutoRepeat():
        return False
    if not isinstance(focus, QAbstractButton) or not within.isAncestorOf(focus):
        return False
    focus.click()
    return True


def plain(event: QKeyEvent) -> bool:
    """Return whether a key came without Ctrl, Alt or Meta."""
    mods = Qt.KeyboardModifier
    with_other = mods.ControlModifier | mods.AltModifier | mods.MetaModifier
    return not event.modifiers() & with_other


def digit_of(event: QKeyEvent) -> int | None:
    """Return the figure of a key, that of the letters' row unshifted on a French keyboard too."""
    if not plain(event):
        return None
    typed = event.text().lower()
    if typed.isdigit() and typed.isascii():
        return int(typed)
    on_pad = event.modifiers() & Qt.KeyboardModifier.KeypadModifier
    if on_pad:
        return None
    return FRENCH_FIGURES.get(typed)


def place_of_key(event: QKeyEvent) -> int | None:
    """Return the place a key stands for: 1 to 9, and 0 for the tenth; ``None`` for others."""
    figure = digit_of(event)
    if figure == 0:
        return TENTH
    return figure


def figure_with_alt(event: QKeyEvent) -> int | None:
    """Return the figure pressed with Alt, unshifted on a French keyboard too."""
    alone = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if alone != Qt.KeyboardModifier.AltModifier or not 0x20 < event.key() < 0x100:
        return None
    key = chr(event.key()).lower()
    if key.isdigit() and key.isascii():
        return int(key)
    return FRENCH_FIGURES.get(key)


def letter_with_alt(event: QKeyEvent) -> str:
    """Return the letter pressed with Alt alone, in lower case, else ""."""
    alone = event.modifiers() == Qt.KeyboardModifier.AltModifier
    within = ord("A") <= event.key() <= ord("Z")
    if alone and within:
        return chr(event.key()).lower()
    return ""


def letter_of(event: QKeyEvent) -> str:
    """Return the plain letter of a key in lower case, else ""."""
    text = event.text().lower()
    if plain(event) and len(text) == 1 and "a" <= text <= "z":
        return text
    return ""


def letter_typed(event: QKeyEvent) -> bool:
    """Return whether a key writes a letter, with an accent or not, as a name begins."""
    return plain(event) and len(event.text()) == 1 and event.text().isalpha()


def step_of(event: QKeyEvent) -> int:
    """Return which way an arrow goes: 1 down or right, -1 up or left, 0 for other keys."""
    return (event.key() in FORWARD) - (event.key() in BACKWARD)


def keep(event: QEvent, wanted: Callable[[QKeyEvent], bool]) -> bool:
    """Keep a key from the window's shortcuts where it is ``wanted``. Return whether it was."""
    override = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
    kept = override and wanted(cast(QKeyEvent, event))
    if kept:
        event.accept()
    return kept


def is_escape(event: QKeyEvent) -> bool:
    """Return whether a key leaves what is being asked."""
    return event.key() == Qt.Key.Key_Escape


def held_with_others(event: QKeyEvent) -> bool:
    """Return whether a key only changes what others do: Shift, Ctrl, Alt."""
    key = Qt.Key
    others = (key.Key_Shift, key.Key_Control, key.Key_Alt, key.Key_AltGr, key.Key_Meta)
    return key(event.key()) in others


def is_override(event: QEvent) -> bool:
    """Return whether a window's shortcut is about to take a key meant for an answer.

    Space and the help's key answer nothing: they mean the same while a question is asked.
    """
    return (
        event.type() == QEvent.Type.ShortcutOverride
        and isinstance(event, QKeyEvent)
        and event.key() != Qt.Key.Key_Space
        and event.text() != HELP_KEY
        and plain(event)
        and (bool(event.text()) or event.key() in ENTER or step_of(event) != 0)
    )


def keep_plain(event: QEvent) -> bool:
    """Keep a plain key from the window's shortcuts: it answers here. Return whether it was one."""
    kept = is_override(event)
    if kept:
        event.accept()
    return kept
