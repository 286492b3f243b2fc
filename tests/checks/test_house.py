"""What the house holds itself to: format, types, layers, figures. Run with the tests."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import defaultdict
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest
from checks import house
from checks.meant_twice import MEANT_TWICE
from every_pair import every_pair

ROOT = house.ROOT
PACKAGES = house.PACKAGES
#: What each figure of ``house.py`` may come to at most: what it was when it was last written down.
#: It is lowered by whoever lowers the figure, and raised by nobody. The lines of the product are
#: told and not held: giving squeezed files their lines back makes them more.
MOST = {
    "longest_file": house.LONGEST_FILE,
    "longest_function": house.LONGEST_FUNCTION,
    "tuple_assignments": 0.1,
    "conditional_expressions": 8.0,
    "numbers_together": 0,
    "called_once": 23.0,  # decisions/0034
    "riddles": 0,
    "small_modules": 28,  # each a row of a register, or one of several of a kind
    "rooms": 23,  # the wall and the public site are rooms of their own
    "arrows": 129,  # those of the wall and of the site among them
    "language_comparisons": 0,
    "french_with_several_english": 0,
}
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
#: A file, and what each figure counts in it and in one that imports it.
SOME = """
WIDTH, HEIGHT = 620, 2 * 150

def judge(language):
    a, b = language, WIDTH
    a, b = b, a
    [a, b] = (a, 1)
    a, b = _pair(a, b)
    return a if language == "fr" else b

def _pair(a, b):
    return a, b

def _worn():
    return fr_en("Un", "One"), fr_en("Un", "A")
"""
COUNTED = {
    "longest_file": 0,
    "longest_function": 0,
    "tuple_assignments": 3,
    "conditional_expressions": 1,
    "numbers_together": 1,
    "called_once": 1,
    "riddles": 2,
    "small_modules": 1,
    "rooms": 2,
    "arrows": 1,
    "language_comparisons": 1,
    "french_with_several_english": 1,
    "product_lines": 0,
}
VAGUE = {"utils", "util", "helpers", "helper", "common", "misc", "manager", "data", "info"}


def tracked(ending: str = "") -> list[Path]:
    """Return the files git knows."""
    return house.tracked(ROOT, ending)


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


@pytest.fixture(scope="module")
def today() -> house.House:
    """Return this checkout, its files read once."""
    return house.House(ROOT)


@pytest.mark.parametrize("name", MOST)
def test_a_figure_of_the_house_may_only_fall(name: str, today: house.House) -> None:
    figure = house.FIGURES[name]
    where = f"python tests/checks/house.py --where {name}"
    assert figure.value(today) <= MOST[name], f"{figure.words} ({where})"


def test_each_text_meant_twice_is_said_twice() -> None:
    english = defaultdict(set)
    for said in every_pair():
        english[said.french].add(said.english)
    told = {french: set(MEANT_TWICE[french]) for french in MEANT_TWICE}
    assert told == {french: english[french] for french in MEANT_TWICE}


def test_every_figure_with_an_aim_is_held() -> None:
    assert {name for name, figure in house.FIGURES.items() if figure.aim} == set(MOST)


def test_what_the_figures_count(tmp_path: Path) -> None:
    (tmp_path / "td_app" / "ui").mkdir(parents=True)
    (tmp_path / "td_app" / "ui" / "some.py").write_text(SOME)
    (tmp_path / "td_app" / "other.py").write_text("from td_app.ui.some import judge\n")
    run_in = {"cwd": tmp_path, "check": True}
    subprocess.run(["git", "init", "-q"], **run_in)
    subprocess.run(["git", "add", "."], **run_in)
    some = house.House(tmp_path)
    counted = {name: len(list(figure.where(some))) for name, figure in house.FIGURES.items()}
    assert counted == COUNTED


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
