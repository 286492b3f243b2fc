"""What the house holds itself to: format, types, layers, sizes. Run with the tests."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("rules_ropta", "td_app", "reports")
#: An alarm, not an aim: a second matter lives there. Nothing is squeezed to stay under it.
LONGEST_FILE = 600
LONGEST_FUNCTION = 60
TOP_LEVEL = {
    "pyproject.toml",
    "README.md",
    "CHANGELOG.md",
    "LICENSE",
    "td_app",
    "rules_ropta",
    "reports",
    "tests",
    "assets",
}
VAGUE = {"utils", "util", "helpers", "helper", "common", "misc", "manager", "data", "info"}


def tracked(ending: str = "") -> list[Path]:
    """Return the files git knows."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True
    ).stdout
    names = [name for name in listed.split("\0") if name.endswith(ending) and name]
    return [ROOT / name for name in names if (ROOT / name).is_file()]


def run(*command: str) -> None:
    """Run a tool of this environment; its output is the failure."""
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_code_is_formatted() -> None:
    run("-m", "ruff", "format", "--check", *PACKAGES, "tests")


def test_the_code_is_clean() -> None:
    run("-m", "ruff", "check", *PACKAGES, "tests")


def test_the_types_hold() -> None:
    run("-m", "mypy")


def test_imports_go_one_way() -> None:
    lint = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"
    run("-c", lint)


def test_no_module_needs_itself_through_others() -> None:
    graph = grimp.build_graph(*PACKAGES, cache_dir=None)
    needs = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    order = TopologicalSorter(needs).static_order()
    try:
        assert list(order)
    except CycleError as cycle:
        pytest.fail(f"cycle: {' → '.join(cycle.args[1])}")


#: What a session is called where a face holds one.
SESSIONS = {"live", "session", "wall", "tournament"}
#: The gallery stages tournaments; a crash report tells where the journal was.
MAY_LOOK = {"gallery", "crash_report.py"}
#: What is written where one looks: other files are not taken apart.
LOOKING = re.compile(r"\.\s*(state|history)\b|\b(TournamentState|History)\b")


def test_no_face_reads_the_state_or_the_journal_itself() -> None:
    """A face asks views: ``live.py`` has them."""
    faces = [p for p in tracked(".py") if (ROOT / "td_app" / "ui") in p.parents]
    raw = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in faces
        if not MAY_LOOK.intersection(path.parts)
        if LOOKING.search(written := path.read_text(encoding="utf-8"))
        for node in ast.walk(ast.parse(written))
        if _raw(node)
    ]
    assert raw == []


def _raw(node: ast.AST) -> bool:
    """Whether this reads the state of a session, or names it."""
    if isinstance(node, ast.Attribute) and node.attr in {"state", "history"}:
        of = node.value
        name = of.id if isinstance(of, ast.Name) else getattr(of, "attr", "")
        return name.removeprefix("_") in SESSIONS
    if isinstance(node, ast.ImportFrom):
        return any(alias.name in {"TournamentState", "History"} for alias in node.names)
    return False


def test_no_file_is_too_long_for_a_reader() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in tracked(".py")}
    assert {path: lines for path, lines in lengths.items() if lines > LONGEST_FILE} == {}


def test_a_function_fits_on_a_screen() -> None:
    long = [
        f"{path.relative_to(ROOT)}: {node.name}, {lines} lines"
        for path in tracked(".py")
        if path.relative_to(ROOT).parts[0] in PACKAGES and "schema_versions" not in path.parts
        for node in _functions(ast.parse(path.read_text(encoding="utf-8")))
        if (lines := _lines_of(node)) > LONGEST_FUNCTION
    ]
    assert long == []


def _functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """Yield every function: only statements hold any, and are looked into."""
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        for part in ("body", "orelse", "finalbody", "handlers", "cases"):
            inside = getattr(node, part, ())
            waiting += inside if isinstance(inside, list) else ()
        if isinstance(node, ast.FunctionDef):
            yield node


def _lines_of(node: ast.FunctionDef) -> int:
    """Return the lines of a function without its docstring."""
    assert node.end_lineno is not None
    return node.end_lineno - node.lineno + 1 - _doc_lines(node)


def _doc_lines(node: ast.FunctionDef) -> int:
    first = node.body[0]
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
        return (first.end_lineno or first.lineno) - first.lineno + 1
    return 0


def test_the_top_level_is_the_agreed_one() -> None:
    tops = {p.relative_to(ROOT).parts[0] for p in tracked()}
    assert {top for top in tops if not top.startswith(".")} == TOP_LEVEL


def test_no_room_has_a_vague_name() -> None:
    vague = [
        p
        for p in tracked(".py")
        if {part.removesuffix(".py") for part in p.relative_to(ROOT).parts} & VAGUE
    ]
    assert not vague


def test_tests_shadow_no_package() -> None:
    assert not [p for p in tracked("__init__.py") if "tests" in p.relative_to(ROOT).parts]
