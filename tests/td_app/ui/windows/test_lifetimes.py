"""What is left is let go of: tournaments, pages, windows, languages, trainings."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from types import TracebackType

import pytest
from desk_rounds import places_left, rounds_at_a_desk
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid
from window_builders import Evening

from td_app.ui.pages.evening.papers.page import PapersPage

ROOT = Path(__file__).resolve().parents[4]
UI = ROOT / "td_app" / "ui"


@pytest.fixture
def reports(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect what would become a crash report."""
    caught: list[str] = []

    def take(
        _kind: type[BaseException], fault: BaseException, _trace: TracebackType | None
    ) -> None:
        caught.append(repr(fault))

    monkeypatch.setattr(sys, "excepthook", take)
    return caught


def test_a_second_tournament_a_language_a_training_leave_nothing_behind(
    dressed: QApplication, tmp_path: Path, reports: list[str]
) -> None:
    with rounds_at_a_desk(dressed, tmp_path) as rounds:
        rounds.whole_round()
        rounds.whole_round()
        after_two = rounds.alive()
        rounds.whole_round()
        after_three = rounds.alive()
        assert reports == []
        assert places_left() == []
        assert rounds.windows() == ["MainWindow"]
        listed = after_three - after_two
        assert {kind: more for kind, more in listed.items() if _is_of_the_screen(kind)} == {}


def test_what_tab_went_through_outlives_the_page_it_was_in(evening_of_pages: Evening) -> None:
    window = evening_of_pages.window
    window.show_page("papers")
    window.show_page("training")
    for _ in range(3):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
    window.layers.leave_front()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    window.show_page("papers")
    papers = evening_of_pages.view.pages.page("papers")
    assert isinstance(papers, PapersPage)
    assert all(map(isValid, papers.exports.forms.values()))


def test_one_place_alone_follows_the_chain_of_tab() -> None:
    places = [path for path in UI.rglob("*.py") if "InFocusChain(" in path.read_text("utf-8")]
    assert places == [UI / "widgets" / "keys.py"]


def _is_of_the_screen(kind: str) -> bool:
    """Whether this is a part of the screen or a tournament held open: one copy more is listed."""
    return kind.startswith(("td_app.ui", "PySide6", "td_app.live.session", "td_app.live.reading"))


def test_no_layout_is_asked_for_the_item_at_a_place() -> None:
    """PySide keeps what ``itemAt`` gave after Qt deleted it, and takes the next object made at
    that address for it: a style that cannot draw was seen.
    """
    asked = [path for path in UI.rglob("*.py") if ".itemAt" in path.read_text("utf-8")]
    assert asked == []


#: What lives as long as the application or the tournament, as the screens call it.
LONGER = {
    "desk",
    "live",
    "phones",
    "hall",
    "club",
    "copies",
    "theme_signals",
    "second_place",
    "app",
}


def test_nothing_longer_lived_holds_a_lambda_of_a_widget() -> None:
    """A bound method of a ``QObject`` goes with it; a lambda is called when it is gone."""
    held = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sorted(UI.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and _connects_a_lambda(node)
    ]
    assert held == []


def _connects_a_lambda(call: ast.Call) -> bool:
    function = call.func
    if not isinstance(function, ast.Attribute) or function.attr not in {"connect", "subscribe"}:
        return False
    if not any(isinstance(given, ast.Lambda) for given in call.args):
        return False
    owner = function.value
    if isinstance(owner, ast.Attribute) and owner.attr == "clicked":
        return False
    of = owner.value if isinstance(owner, ast.Attribute) else owner
    name = of.attr if isinstance(of, ast.Attribute) else getattr(of, "id", "")
    return name.lstrip("_") in LONGER


def test_the_guard_sees_a_lambda() -> None:
    written = ast.parse("self.phones.changed.connect(lambda: self.refresh())").body[0]
    assert isinstance(written, ast.Expr) and isinstance(written.value, ast.Call)
    assert _connects_a_lambda(written.value)
