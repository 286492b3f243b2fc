"""The texts the screens ask for, read from the code: ``tr`` of a class, or of a named context.

Two ways of asking are understood, and no other: ``self.tr("…")`` in a class, whose name is
the context, and ``QCoreApplication.translate("context", "…")``, also under the short name
``tr``. An f-string, or a text put together as the program runs, would never be translated.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True, order=True)
class AskedText:
    """A French text with its context; ``text`` None when it cannot be known from the code."""

    context: str
    text: str | None
    where: str


def asked_texts(files: Iterable[Path]) -> tuple[AskedText, ...]:
    """Return every text asked for in these files, in their order."""
    found: list[AskedText] = []
    for file in files:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        found.extend(_asked_in(tree, "", file.name))
    return tuple(found)


def _asked_in(node: ast.AST, context: str, file: str) -> Iterator[AskedText]:
    for child in ast.iter_child_nodes(node):
        inside = child.name if isinstance(child, ast.ClassDef) else context
        if isinstance(child, ast.Call):
            yield from _asked_by(child, inside, f"{file}:{child.lineno}")
        yield from _asked_in(child, inside, file)


def _asked_by(call: ast.Call, context: str, where: str) -> Iterator[AskedText]:
    function, given = call.func, call.args
    if isinstance(function, ast.Attribute) and function.attr == "tr" and given:
        owner = function.value
        own = isinstance(owner, ast.Name) and owner.id in ("self", "cls") and context
        yield AskedText(context, _literal(given[0]) if own else None, where)
    elif _translates(function) and len(given) >= 2:
        named = _literal(given[0])
        yield AskedText(named or "", _literal(given[1]) if named else None, where)


def _translates(function: ast.expr) -> bool:
    if isinstance(function, ast.Attribute):
        owner = function.value
        return function.attr == "translate" and (
            isinstance(owner, ast.Name) and owner.id == "QCoreApplication"
        )
    return isinstance(function, ast.Name) and function.id in ("tr", "translate")


def _literal(value: ast.expr) -> str | None:
    return value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else None
