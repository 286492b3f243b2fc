"""The guide names what exists: every button, page and key, in both languages alike."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import td_app
from td_app.ui.windows.act_table import ACTS
from td_app.ui.windows.page_acts import GUIDE, club_acts
from td_app.ui.windows.page_keys import page_keys
from td_app.words.guide import CHAPTERS, Pictured, chapter_of_page, marked, text_of
from td_app.words.language import Language, answering_in

ROOT = Path(td_app.__file__).parent
#: Keys that every field and dialog knows.
ORDINARY = {"Entrée", "Enter", "Espace", "Space", "4.7", "?"}


@cache
def pairs() -> frozenset[tuple[str, str]]:
    """Every label of the application, French and English, whatever its spaces."""
    return frozenset(
        (one.replace("\u00a0", " "), other.replace("\u00a0", " "))
        for path in ROOT.rglob("*.py")
        if "guide" not in path.relative_to(ROOT).parts
        for one, other in _pairs_in(ast.parse(path.read_text(encoding="utf-8")))
    )


def _pairs_in(tree: ast.AST) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        elements = []
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "fr_en":
            elements = node.args
        elif isinstance(node, ast.Tuple):
            elements = node.elts
        said = [one.value for one in elements if isinstance(one, ast.Constant)]
        if len(elements) == 2 and len(said) == 2 and all(isinstance(one, str) for one in said):
            yield str(said[0]), str(said[1])


def keys_in(language: Language) -> set[str]:
    with answering_in(language):
        caps = {cap for act in (*ACTS, GUIDE, *club_acts()) for cap in act.caps}
        return caps | {
            cap for place in page_keys(sells=True) for key in place.keys for cap in key.caps
        }


CASES = [pytest.param(chapter, id=chapter.key) for chapter in CHAPTERS]


@pytest.mark.parametrize("chapter", CASES)
def test_every_button_it_names_exists_by_that_name(chapter) -> None:
    missing = []
    for french, english in chapter.pairs():
        buttons = [
            [text for mark, text in marked(said) if mark == "button"] for said in (french, english)
        ]
        assert len(buttons[0]) == len(buttons[1]), french
        # The order of two buttons may differ from one language to the other.
        known = pairs()
        missing += [
            one for one in buttons[0] if not any((one, other) in known for other in buttons[1])
        ]
        missing += [
            one for one in buttons[1] if not any((other, one) in known for other in buttons[0])
        ]
    assert missing == []


@pytest.mark.parametrize("chapter", CASES)
def test_every_key_it_names_exists(chapter) -> None:
    for place, language in enumerate(("fr", "en")):
        known = keys_in(language) | ORDINARY
        named = {
            text for pair in chapter.pairs() for mark, text in marked(pair[place]) if mark == "key"
        }
        assert named <= known, named - known


def test_every_page_has_its_chapter() -> None:
    from td_app.ui.windows.page_register import PAGES

    keys = [page.key for page in PAGES]
    without = [
        key for key in (*keys, "club-space") if not any(key in one.pages for one in CHAPTERS)
    ]
    assert without == []
    assert chapter_of_page("nowhere") is CHAPTERS[0]


def test_it_is_read_aloud_in_half_an_hour() -> None:
    words = sum(len(text_of(pair, "fr").split()) for one in CHAPTERS for pair in one.pairs())
    assert 2_000 < words < 30 * 150
    assert all(
        any(isinstance(part, Pictured) for part in one.parts) or len(one.parts) < 4
        for one in CHAPTERS
    )
