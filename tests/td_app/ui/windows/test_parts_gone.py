"""A part of the screen that has gone takes no page with it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from window_builders import Evening

from td_app.ui.pages.evening.papers.page import PapersPage


def test_a_page_whose_part_has_gone_is_made_anew(
    evening_of_pages: Evening, capsys: pytest.CaptureFixture[str]
) -> None:
    view = evening_of_pages.view
    broken = view.show_page("papers")
    assert isinstance(broken, PapersPage)
    view.show_page("players")
    shiboken6.delete(broken.exports.forms["csv"])
    mended = view.show_page("papers")
    assert isinstance(mended, PapersPage) and mended is not broken
    assert view.pages.key == "papers" and mended.isVisible()
    assert "already deleted" in capsys.readouterr().err


def test_a_page_that_loses_a_part_in_sight_is_made_anew(
    evening_of_pages: Evening, capsys: pytest.CaptureFixture[str]
) -> None:
    view = evening_of_pages.view
    broken = view.show_page("papers")
    assert isinstance(broken, PapersPage)
    shiboken6.delete(broken.exports.forms["csv"])
    view.refresh()
    assert view.pages.currentWidget() is view.pages.made("papers") is not broken
    assert "already deleted" in capsys.readouterr().err


def test_nothing_that_qt_made_is_kept(evening_of_pages: Evening) -> None:
    """PySide calls it deleted as soon as a parent it ever saw it under goes: it is asked for."""
    for key in evening_of_pages.view.pages.keys:
        if key in {page.key for page in evening_of_pages.window.pages}:
            list(evening_of_pages.view.pages.made_ahead(key))
    kept = {
        f"{type(holder).__name__}.{name}"
        for holder in _holders(evening_of_pages.window)
        for name, value in vars(holder).items()
        for one in _held(value)
        if not shiboken6.createdByPython(one)
    }
    assert kept == set()


def _holders(window: QWidget) -> Iterator[object]:
    """Yield what the window is made of, and what those parts hold of the screens' own."""
    waiting: list[object] = [window, *window.findChildren(QObject)]
    met: set[int] = set()
    while waiting:
        one = waiting.pop()
        if id(one) in met or not hasattr(one, "__dict__"):
            continue
        met.add(id(one))
        yield one
        waiting += [
            held for held in vars(one).values() if type(held).__module__.startswith("td_app.ui")
        ]


def _held(value: object) -> Iterator[QObject]:
    if isinstance(value, QObject):
        yield value
    elif isinstance(value, dict):
        yield from (one for held in value.values() for one in _held(held))
    elif isinstance(value, list | tuple | set | frozenset):
        yield from (one for held in value for one in _held(held))
