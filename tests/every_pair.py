"""Every pair of texts of the application, wherever it stands: French, then English."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = (
    "td_app/words",
    "td_app/ui",
    "td_app/printing",
    "td_app/cli",
    "td_app/floor",
    "td_app/training",
    "td_app/wall",
    "td_app/web",
    "reports",
)
#: What people write, what a page calls itself: not the application's to say.
NOT_SAID = ("ui/gallery/", "words/language.py")

#: The table of the sample's invented people.
PEOPLE = "ENTRANTS"


@dataclass(frozen=True, slots=True)
class Said:
    """A text in both languages, where it stands and the code it is told for.

    ``searched``: words a floor may type, which forgive what the screens never say.
    """

    where: str
    french: str
    english: str
    searched: bool = False


@cache
def every_pair(root: Path = ROOT) -> tuple[Said, ...]:
    """Return all of them: tables of words, labels of papers and pages, the rulebook's summaries.

    Of another checkout than this one when its ``root`` is told.
    """
    files = (file for folder in FOLDERS for file in sorted((root / folder).rglob("*.py")))
    code = (said for file in files for said in _in_file(file, root))
    books = sorted((root / "rules_ropta" / "rulebook").glob("*.toml"))
    return (*code, *(said for book in books for said in _in_book(book)))


def _in_file(file: Path, root: Path) -> Iterator[Said]:
    name = file.relative_to(root).as_posix()
    if any(part in name for part in NOT_SAID):
        return
    for statement in ast.parse(file.read_text(encoding="utf-8")).body:
        table = _named(statement)
        if table == PEOPLE:
            continue
        searched = table == "KEYWORDS"
        nodes = list(ast.walk(statement))
        compared = {
            id(part) for node in nodes if isinstance(node, ast.Compare) for part in node.comparators
        }
        for node in nodes:
            pair = _pair(node)
            if pair is not None and id(node) not in compared:
                yield Said(f"{name}:{node.lineno}", *pair, searched)  # type: ignore[attr-defined]


def _named(statement: ast.stmt) -> str:
    match statement:
        case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
            return name
        case _:
            return ""


def _pair(node: ast.AST) -> tuple[str, str] | None:
    match node:
        case ast.Tuple(elts=[ast.Constant(value=str(french)), ast.Constant(value=str(english))]):
            said = french, english
        case ast.Call(
            func=ast.Name(id="fr_en" | "explained"),
            args=[*_, ast.Constant(value=str(french)), ast.Constant(value=str(english))],
        ):
            return french, english
        case _:
            return None
    if said[0].startswith("/"):
        return None
    return said if any(" " in text or text[:1].isupper() for text in said) else None


def _in_book(book: Path) -> Iterator[Said]:
    def within(value: object, where: str) -> Iterator[Said]:
        if isinstance(value, list):
            for part in value:
                yield from within(part, where)
        elif isinstance(value, dict):
            for key, part in value.items():
                english = value.get({"fr": "en", "title": "title_en"}.get(key, f"{key[:-3]}_en"))
                if key in ("fr", "title") or key.endswith("_fr"):
                    yield Said(f"{where}.{key}", str(part), str(english))
                else:
                    yield from within(part, f"{where}.{key}")

    yield from within(tomllib.loads(book.read_text(encoding="utf-8")), book.stem)
