"""Every key that a screen hears is in the list of keys: its source is read to be sure."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

import td_app.ui
from td_app.ui.windows.page_keys import EVERYDAY, OwnKey, page_keys

UI = Path(td_app.ui.__file__).parent

#: The window's keys, and the public window's F11, stand in the table of acts.
HEARS_THE_TABLE = {"keys.py", "windows/public_window.py"}

#: These only leave keys with Ctrl or Alt to others, or take a click with them.
LEAVES_TO_OTHERS = {"answer_number", "answer_pad", "book_contents", "keys", "table_card"}

SHORTCUT_CALLS = {"QShortcut", "setShortcut", "setShortcuts"}


def module(path: str) -> str:
    """Return a file of the screens as a dotted name."""
    return path.removesuffix(".py").replace("/", ".")


EVERY_MODULE = [module(path.relative_to(UI).as_posix()) for path in UI.rglob("*.py")]


def every_key() -> Iterator[OwnKey]:
    for place in page_keys():
        yield from place.keys


@cache
def sources() -> tuple[tuple[str, ast.Module], ...]:
    return tuple(
        (name, ast.parse(path.read_text(encoding="utf-8")))
        for path in sorted(UI.rglob("*.py"))
        for name in [path.relative_to(UI).as_posix()]
        if name not in HEARS_THE_TABLE
    )


def keys_heard(tree: ast.Module) -> set[str]:
    """Return the names of the keys that a file compares with, less those of every day."""
    named = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    keys = {name.removeprefix("Key_") for name in named if name.startswith("Key_")}
    return {key for key in keys - EVERYDAY if not (key[0] == "F" and key[1:].isdigit())}


def declared_in(name: str) -> set[str]:
    return {
        shown.rpartition("+")[2] or shown
        for key in every_key()
        if key.heard(module(name))
        for shown in key.shown
    }


def test_every_key_heard_by_a_page_is_in_the_list() -> None:
    missing = {
        name: told for name, tree in sources() if (told := keys_heard(tree) - declared_in(name))
    }
    assert not missing, "declare these in td_app/ui/windows/page_keys.py"


def test_every_shortcut_of_a_page_is_in_the_list() -> None:
    for name, tree in sources():
        calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
        called = {getattr(func, "id", getattr(func, "attr", "")) for func in calls}
        if called & SHORTCUT_CALLS:
            assert declared_in(name), f"declare the shortcut of {name} in page_keys.py"


@pytest.mark.parametrize(("held", "shown"), [("AltModifier", "Alt+"), ("ControlModifier", "Ctrl+")])
def test_every_key_held_with_another_is_in_the_list(held: str, shown: str) -> None:
    for name, tree in sources():
        named = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        if held in named and module(name).rpartition(".")[2] not in LEAVES_TO_OTHERS:
            told = [
                key
                for key in every_key()
                if key.heard(module(name)) and any(text.startswith(shown) for text in key.shown)
            ]
            assert told, f"declare what {name} hears with {shown}"


def test_keys_are_declared_in_files_that_exist_and_as_qt_names_them() -> None:
    for key in every_key():
        assert key.words
        for name in key.heard_in.split():
            assert sum(key.heard(path) for path in EVERY_MODULE if path.endswith(name)) == 1, key
        for shown in key.shown:
            sequence = QKeySequence(shown)
            assert sequence.count() == 1, shown
            assert sequence[0].key() != Qt.Key.Key_unknown, shown


def test_a_place_never_gives_a_key_two_meanings() -> None:
    for place in page_keys():
        heard = [
            (shown, name)
            for key in place.keys
            for shown in key.shown
            for name in key.heard_in.split()
        ]
        assert len(heard) == len(set(heard)), place.title


def test_a_run_of_keys_is_not_read_as_one_number() -> None:
    big_blind = next(key for key in every_key() if key.keys == "1 0")
    assert big_blind.caps == ("1", "…", "0"), "seats 1 to 10, not the key ten"
    assert len(next(key for key in every_key() if key.keys == ", +").caps) == 2


def test_choosing_every_row_is_in_the_list() -> None:
    hear = [name for name, tree in sources() if "SelectAll" in _attributes(tree)]
    assert hear and all("A" in declared_in(name) for name in hear)


def _attributes(tree: ast.Module) -> set[str]:
    return {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
