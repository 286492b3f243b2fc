"""A state has one look, and every page takes it from the one table."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import td_app.ui.pages
from td_app.ui.theme.tokens import Tone
from td_app.ui.widgets.pill import PillFacts, Shape
from td_app.ui.widgets.states import LOOKS, State, state_pill

PAGES = Path(td_app.ui.pages.__file__).parent


@pytest.mark.parametrize("state", State)
def test_every_state_has_a_look(state: State) -> None:
    assert state_pill(state, "mot") == PillFacts("mot", *LOOKS[state])


def test_what_is_wrong_is_told_by_its_shape_too() -> None:
    """Colour is never alone: of one shape, no two tones say opposite things."""
    red = {shape for tone, shape in LOOKS.values() if tone is Tone.RED}
    accent = {shape for tone, shape in LOOKS.values() if tone is Tone.ACCENT}
    amber = {shape for tone, shape in LOOKS.values() if tone is Tone.AMBER}
    assert not red & accent and not amber & accent


def looks_of_its_own(tree: ast.AST) -> list[int]:
    """Return the lines of a page where a pill with a shape is given its tone there."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call | ast.Tuple)
        and {
            part.value.id
            for part in (node.args if isinstance(node, ast.Call) else node.elts)
            if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name)
        }
        >= {Tone.__name__, Shape.__name__}
        and not is_no_state(node)
    ]


def is_no_state(node: ast.Call | ast.Tuple) -> bool:
    """Return whether a pill only marks words: it has no shape."""
    return any(isinstance(one, ast.Attribute) and one.attr == "NONE" for one in ast.walk(node))


def test_no_page_gives_a_state_a_look_of_its_own() -> None:
    found = [
        f"{file.relative_to(PAGES)}:{line}"
        for file in sorted(PAGES.rglob("*.py"))
        for line in looks_of_its_own(ast.parse(file.read_text(encoding="utf-8")))
    ]
    assert found == []


def test_one_is_found_where_it_stands() -> None:
    alone = "PillFacts('sorti', Tone.RED, Shape.CROSS)\nLOOKS = {1: (Tone.RED, Shape.CROSS)}"
    assert looks_of_its_own(ast.parse(alone)) == [1, 2]
