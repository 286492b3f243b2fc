"""Every text shown has the apostrophe of a page, never that of a keyboard."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import reports
import rules_ropta
import td_app

STRAIGHT = re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_{])|(?<=[^\W\d_]s)'(?=[ ,.;:)])|(?<=\})'(?=s\b)")

#: What the source of such a text holds: other files are not taken apart.
MAYBE = re.compile(r"[^\W\d_]\\?'|[}\"]'")

PACKAGES = [Path(package.__path__[0]) for package in (td_app, rules_ropta, reports)]
FILES = [file for folder in PACKAGES for file in sorted(folder.rglob("*.py"))]
BOOKS = sorted((PACKAGES[1] / "rulebook").glob("*.toml"))

#: What nobody reads on a screen or a sheet: people and lists as a keyboard types them, patterns,
#: what a database is told.
NOT_SHOWN = frozenset(
    {
        "members_file/names.py",
        "persistence",
        "sample.py",
        "simulation.py",
        "ui/gallery/page_scenes.py",
        "lettering.py",
    }
)


def texts(source: str) -> Iterator[tuple[int, str]]:
    """Every text of a module with its line, but those that only explain the code."""
    tree = ast.parse(source)
    explains = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in explains:
                yield node.lineno, node.value
        elif isinstance(node, ast.JoinedStr):
            whole = (part.value if isinstance(part, ast.Constant) else "{}" for part in node.values)
            yield node.lineno, "".join(map(str, whole))


def excused(file: Path) -> bool:
    return any(part in file.as_posix() for part in NOT_SHOWN)


@pytest.mark.parametrize("folder", PACKAGES, ids=lambda folder: folder.name)
def test_no_text_of_the_code_has_a_straight_apostrophe(folder: Path) -> None:
    told = [
        f"{file.relative_to(folder)}:{line}: {text}"
        for file in FILES
        if file.is_relative_to(folder) and not excused(file)
        if MAYBE.search(source := file.read_text(encoding="utf-8"))
        for line, text in texts(source)
        if STRAIGHT.search(text)
    ]
    assert told == []


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)
def test_no_line_of_the_rulebook_has_one(book: Path) -> None:
    def said(value: object) -> Iterator[str]:
        if isinstance(value, str):
            yield value
        elif isinstance(value, dict):
            for part in value.values():
                yield from said(part)
        elif isinstance(value, list):
            for part in value:
                yield from said(part)

    lines = said(tomllib.loads(book.read_text(encoding="utf-8")))
    assert [line for line in lines if STRAIGHT.search(line)] == []


@pytest.mark.parametrize(
    "text", ["Rien n'a changé", "the club's file", "the players' names", "d'ADAM", "{name}'s seat"]
)
def test_what_is_straight_is_seen(text: str) -> None:
    assert STRAIGHT.search(text)


@pytest.mark.parametrize("text", ["type = 'trigger' AND", "'=1+1", "place 7'", "rock ’n’ roll"])
def test_what_only_quotes_is_left(text: str) -> None:
    assert not STRAIGHT.search(text)
