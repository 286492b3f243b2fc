"""Every pair of texts that the sources hold, with where it stands and who reads it."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from td_app.words.language import Pair
from td_app.words.tongues import NARROW, NO_BREAK

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCES: Final = ("td_app", "reports")
#: What a page of the gallery shows, names of columns: nobody reads it.
NOT_READ: Final = ("td_app/ui/gallery/", "schema_versions")
#: Who reads a text, the first one whose beginning of a path fits; else the desk.
TIERS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("guide", ("td_app/words/guide", "td_app/words/rulings", "rules_ropta")),
    ("players", ("td_app/wall", "td_app/ui/public", "td_app/web", "td_app/printing", "reports")),
    ("players", ("td_app/words/phones", "td_app/words/web", "td_app/words/papers")),
    ("players", ("td_app/words/on_paper", "td_app/words/speaking", "td_app/words/moves")),
)
DESK: Final = "desk"
#: What is given a text in both languages, as the last it is given.
CALLED: Final = ("fr_en", "explained")
_SPACES: Final[Mapping[str, str]] = {"NO_BREAK": NO_BREAK, "NARROW": NARROW}


@dataclass(frozen=True, slots=True)
class Text:
    """A pair, ``where`` it stands first (``td_app/words/clock.py:12``), who reads it."""

    pair: Pair
    where: str
    tier: str


@cache
def every_text() -> tuple[Text, ...]:
    """Return each pair once, in the order of the files; nothing where there are no sources."""
    found: dict[Pair, Text] = {}
    for where, pair in _everything():
        tier = next((name for name, starts in TIERS if where.startswith(starts)), DESK)
        found.setdefault(pair, Text(pair, where, tier))
    return tuple(found.values())


def _everything() -> Iterator[tuple[str, Pair]]:
    for package in SOURCES:
        for file in sorted((ROOT / package).rglob("*.py")):
            name = file.relative_to(ROOT).as_posix()
            if any(part in name for part in NOT_READ):
                continue
            nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
            in_tables = {id(one) for node in nodes for one in _in_table(node)}
            for node in nodes:
                pair = _pair(node, told=id(node) in in_tables)
                if pair is not None:
                    yield f"{name}:{getattr(node, 'lineno', 1)}", pair
    for book in sorted((ROOT / "rules_ropta").rglob("*.toml")):
        name = book.relative_to(ROOT).as_posix()
        for pair in _in_book(tomllib.loads(book.read_text(encoding="utf-8"))):
            yield f"{name}:1", pair


def _in_table(node: ast.AST) -> list[ast.expr]:
    """What stands in a table of texts, or alone: it is annotated as one, or holds words."""
    match node:
        case ast.AnnAssign(value=ast.Dict(values=values), annotation=kind):
            return values if re.search(r"\b(Table|Pair)\b", ast.unparse(kind)) else []
        case ast.AnnAssign(value=ast.Tuple() as pair, annotation=ast.Name(id="Pair")):
            return [pair]
        case ast.Dict(values=inside) | ast.Tuple(elts=inside) | ast.List(elts=inside):
            return inside if any(_pair(one) for one in inside) else []
        case _:
            return []


def _pair(node: ast.AST, *, told: bool = False) -> Pair | None:
    """The last two texts of a call of ``CALLED``, or two side by side: one is words.

    Whatever they are where they are ``told`` to be a pair.
    """
    called = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    if called and node.func.id in CALLED:  # type: ignore[attr-defined]
        parts = node.args[-2:]  # type: ignore[attr-defined]
    elif isinstance(node, ast.Tuple):
        parts = node.elts
    else:
        return None
    texts = [_written(part) for part in parts]
    if len(texts) != 2 or texts[0] is None or texts[1] is None:
        return None
    pair = (texts[0], texts[1])
    # A text is no code where it holds a space, a field, a capital.
    words = any(
        text[:1].isupper() or any(sign in text for sign in (" ", NO_BREAK, "{")) for text in pair
    )
    return pair if called or words or (told and any(pair)) else None


def _written(node: ast.expr) -> str | None:
    """The text of a constant, no-break spaces put in by their names; None for what is reckoned."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = [_written(part) for part in node.values]
        return None if None in parts else "".join(part for part in parts if part is not None)
    if isinstance(node, ast.FormattedValue) and isinstance(node.value, ast.Name):
        return _SPACES.get(node.value.id)
    return None


def _in_book(value: object) -> Iterator[Pair]:
    if isinstance(value, list):
        for part in value:
            yield from _in_book(part)
    elif isinstance(value, dict):
        for key, part in value.items():
            english = value.get({"fr": "en", "title": "title_en"}.get(key, f"{key[:-3]}_en"))
            if not isinstance(part, str):
                yield from _in_book(part)
            elif isinstance(english, str) and (key in ("fr", "title") or key.endswith("_fr")):
                yield part, english
