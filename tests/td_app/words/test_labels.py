"""Labels of the screens: every one a pair, French set as French, English as English."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from typing import TypeGuard

import pytest
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from td_app.ui.desk import speak
from td_app.words import standing_text
from td_app.words.figures import whole
from td_app.words.language import fr_en

SCREENS = Path(__file__).parents[3] / "td_app" / "ui"
FRENCH_LETTERS = re.compile("[àâçéèêëîïôùûœÀÂÇÉÈÊ«»]")
#: A language is called by its own name in every language.
OWN_NAMES = frozenset({"Français"})
#: What people write (a list of names, a message, prizes) is not the application's to say.
SAMPLES = frozenset({"page_scenes.py", "public_scenes.py", "floor_scenes.py"})


def sources() -> list[Path]:
    return sorted(SCREENS.rglob("*.py"))


def asked_in(file: Path) -> Iterator[tuple[ast.Call, list[ast.expr]]]:
    for node in ast.walk(parsed(file)):
        if is_asking(node):
            yield node, node.args


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def is_asking(node: ast.AST) -> TypeGuard[ast.Call]:
    called = node.func if isinstance(node, ast.Call) else None
    return isinstance(called, ast.Name) and called.id == "fr_en"


def is_pair(node: ast.AST) -> bool:
    """A call that is given French and English, or both side by side."""
    match node:
        case ast.Call(func=ast.Name(id="fr_en" | "explained")):
            return True
        case ast.Tuple(elts=[ast.Constant(value=str()), ast.Constant(value=str())]):
            return True
        case _:
            return False


@cache
def labels() -> list[tuple[str, str]]:
    """French and English of each label."""
    return [
        (french.value, english.value)
        for file in sources()
        for _, (french, english) in asked_in(file)
        if isinstance(french, ast.Constant) and isinstance(english, ast.Constant)
    ]


@cache
def french_labels() -> set[str]:
    return {french for french, _ in labels()}


@pytest.fixture
def spoken_again(qapp: QApplication) -> Iterator[QApplication]:
    """Return the application, which speaks French again when the test is over."""
    yield qapp
    speak(qapp, "fr")


class TestFrench:
    def test_every_label_can_be_read_in_the_code(self) -> None:
        unread = [
            f"{file.name}:{call.lineno}"
            for file in sources()
            for call, given in asked_in(file)
            if len(given) != 2 or not all(isinstance(part, ast.Constant) for part in given)
        ]
        assert unread == []

    def test_no_mark_can_start_a_line(self) -> None:
        assert [
            text for text in french_labels() if re.search(r" [:;!?»%]|«(?!\u00a0)", text[1:])
        ] == []
        assert [text for text in french_labels() if re.search(r"\w[;!?»]", text)] == []

    def test_no_straight_quotes_and_no_three_dots(self) -> None:
        assert [text for text in french_labels() if '"' in text or "..." in text] == []

    def test_no_french_is_shown_without_being_asked_for(self) -> None:
        left = [said for file in sources() if file.name not in SAMPLES for said in unasked(file)]
        assert left == []


def unasked(file: Path) -> Iterator[str]:
    """French between quotes that no pair holds; docstrings are for readers of the code."""
    tree = parsed(file)
    asked = {id(part) for node in ast.walk(tree) if is_pair(node) for part in ast.walk(node)}
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        said = node.value
        shown = (
            id(node) not in asked | docs
            and len(said) > 1
            and said not in french_labels() | OWN_NAMES
        )
        if shown and FRENCH_LETTERS.search(said):
            yield f"{file.name}:{node.lineno}: {said}"


class TestEnglish:
    def test_the_same_figures_are_told(self) -> None:
        def fields(text: str) -> set[str | None]:
            return {field for _, field, _, _ in Formatter().parse(text)} - {None}

        assert [pair for pair in labels() if fields(pair[0]) != fields(pair[1])] == []

    def test_it_is_english(self) -> None:
        assert [text for _, text in labels() if FRENCH_LETTERS.search(text)] == []
        assert [text for _, text in labels() if re.search(r"\s[:;!?]", text)] == []


class TestSpeaking:
    def test_english_reaches_labels_sentences_figures_and_qt(
        self, spoken_again: QApplication
    ) -> None:
        speak(spoken_again, "en")
        assert fr_en("Joueurs", "Players") == "Players"
        assert standing_text("seated") == "in play"
        assert whole(14_800) == "14,800"

    def test_french_is_back_without_a_restart(self, spoken_again: QApplication) -> None:
        speak(spoken_again, "en")
        speak(spoken_again, "fr")
        assert fr_en("Joueurs", "Players") == "Joueurs"
        assert standing_text("seated") == "en jeu"
        assert whole(14_800) == "14\u202f800"
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        assert box.buttons()[0].text().replace("&", "") == "Annuler"
