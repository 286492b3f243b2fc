"""The figures that the house holds itself to, in one table.

    python tests/checks/house.py [CHECKOUT]
    python tests/checks/house.py [CHECKOUT] --where riddles

Of another checkout when its folder is named; ``--where`` lists what a figure counts. Those that
have an aim are held by ``test_house.py``: they may only fall. Lines are those of the files, blank
ones too; the product is ``PACKAGES``.
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
ROOT = TESTS.parent
PACKAGES = ("rules_ropta", "td_app", "reports")
#: An alarm, not an aim: a second matter lives there. Nothing is squeezed to stay under it.
LONGEST_FILE = 600
LONGEST_FUNCTION = 60
#: Names that say nothing of what a function does, a leading underscore or not.
RIDDLES = {"told", "said", "hear", "worn", "dressed", "unkept", "judge", "kept", "held"}
#: Lines: a module smaller than that which a single one imports belongs to that one.
SMALL_MODULE = 100
PAGE = "td_app/ui/pages/*/*/page.py"
PAGE_REGISTER = "td_app.ui.windows.page_register"
#: Kept as they were on the day: a database is brought up to date by what was written then.
PAST = "schema_versions"


def tracked(root: Path, ending: str = "") -> list[Path]:
    """Return the files that git knows of a checkout, and that are there."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=root, capture_output=True, check=True, text=True
    ).stdout
    names = [name for name in listed.split("\0") if name.endswith(ending) and name]
    return [root / name for name in names if (root / name).is_file()]


@dataclass(frozen=True)
class Source:
    """A file of Python: its path below the checkout, its text, what it is made of."""

    path: Path
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        """Return the file parsed."""
        return ast.parse(self.text)

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        """Return everything the file is made of."""
        return tuple(ast.walk(self.tree))

    @cached_property
    def functions(self) -> tuple[ast.FunctionDef | ast.AsyncFunctionDef, ...]:
        """Return every function of the file, methods and inner ones too."""
        kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
        return tuple(node for node in self.nodes if isinstance(node, kinds))

    def at(self, node: ast.AST, more: str = "") -> str:
        """Return where something stands: ``td_app/wire.py:12``, then ``more`` of it."""
        return f"{self.path}:{getattr(node, 'lineno', 1)} {more}".rstrip()

    @property
    def lines(self) -> int:
        """Return how many lines the file has."""
        return len(self.text.splitlines())

    @property
    def module(self) -> str:
        """Return the name by which others import the file."""
        return ".".join(self.path.with_suffix("").parts).removesuffix(".__init__")


class House:
    """A checkout, its files read once."""

    def __init__(self, root: Path = ROOT) -> None:
        """Look at the checkout in ``root``."""
        self.root = root

    @cached_property
    def every(self) -> tuple[Source, ...]:
        """Return every file of Python, tests included."""
        return tuple(
            Source(path.relative_to(self.root), path.read_text(encoding="utf-8"))
            for path in tracked(self.root, ".py")
        )

    @cached_property
    def product(self) -> tuple[Source, ...]:
        """Return the files of the product."""
        return tuple(one for one in self.every if one.path.parts[0] in PACKAGES)

    @cached_property
    def ui(self) -> tuple[Source, ...]:
        """Return the files of the screens."""
        return tuple(one for one in self.product if one.path.parts[:2] == ("td_app", "ui"))

    @cached_property
    def imports(self) -> dict[str, set[str]]:
        """Return the modules of the product that each of them imports."""
        known = {one.module for one in self.product}
        return {one.module: set(_imported(one, known)) - {one.module} for one in self.product}


def _imported(source: Source, known: set[str]) -> Iterator[str]:
    """Yield the modules that a file imports, wherever it does; those that are ``known``."""
    for node in source.nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                inside = f"{node.module}.{alias.name}"
                if inside in known:
                    yield inside
                elif node.module in known:
                    yield node.module


# How long things are.


def lines_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Return the lines of a function without its docstring."""
    assert function.end_lineno is not None
    lines = function.end_lineno - function.lineno + 1
    first = function.body[0]
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
        lines -= (first.end_lineno or first.lineno) - first.lineno + 1
    return lines


def _functions(house: House) -> Iterator[tuple[Source, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """Yield every function of the product, but those of the past."""
    for one in house.product:
        if PAST not in one.path.parts:
            for function in one.functions:
                yield one, function


def longest_file(house: House) -> int:
    """Return the lines of the longest file, tests included."""
    return max(one.lines for one in house.every)


def long_files(house: House) -> Iterator[str]:
    """Yield the files longer than ``LONGEST_FILE``, tests included."""
    return (f"{one.path} {one.lines}" for one in house.every if one.lines > LONGEST_FILE)


def longest_function(house: House) -> int:
    """Return the lines of the longest function of the product."""
    return max(lines_of(function) for _, function in _functions(house))


def long_functions(house: House) -> Iterator[str]:
    """Yield the functions longer than ``LONGEST_FUNCTION``."""
    for one, function in _functions(house):
        if lines_of(function) > LONGEST_FUNCTION:
            yield one.at(function, f"{function.name} {lines_of(function)}")


def product_lines(house: House) -> int:
    """Return the lines of the product."""
    return sum(one.lines for one in house.product)


def ui_lines(house: House) -> int:
    """Return the lines of the screens."""
    return sum(one.lines for one in house.ui)


# What is squeezed.

Written = ast.Tuple | ast.List


def _assigned_together(source: Source) -> Iterator[tuple[ast.Assign, Written, Written]]:
    """Yield the assignments with a tuple written out on both sides, and both of these.

    A swap is none: it needs both sides at once.
    """
    for node in source.nodes:
        if not isinstance(node, ast.Assign) or not isinstance(node.value, Written):
            continue
        for target in node.targets:
            if isinstance(target, Written) and not _is_swap(target.elts, node.value.elts):
                yield node, target, node.value


def _is_swap(targets: Sequence[ast.expr], values: Sequence[ast.expr]) -> bool:
    return sorted(map(ast.unparse, targets)) == sorted(map(ast.unparse, values))


def tuple_assignments(house: House) -> Iterator[str]:
    """Yield the assignments ``a, b = x, y`` of the product."""
    for one in house.product:
        yield from (one.at(node) for node, _, _ in _assigned_together(one))


def conditional_expressions(house: House) -> Iterator[str]:
    """Yield the expressions ``a if b else c`` of the screens."""
    for one in house.ui:
        yield from (one.at(node) for node in one.nodes if isinstance(node, ast.IfExp))


def numbers_together(house: House) -> Iterator[str]:
    """Yield the lines of the screens that name several numbers at once."""
    for one in house.ui:
        for node, target, values in _assigned_together(one):
            named = all(isinstance(it, ast.Name) and it.id.isupper() for it in target.elts)
            if named and sum(map(_is_number, values.elts)) > 1:
                yield one.at(node, ast.unparse(node))


def _is_number(value: ast.expr) -> bool:
    """Whether a value is a number written out, with a sign, or reckoned of such numbers."""
    if isinstance(value, ast.UnaryOp):
        return _is_number(value.operand)
    if isinstance(value, ast.BinOp):
        return _is_number(value.left) and _is_number(value.right)
    return isinstance(value, ast.Constant) and type(value.value) in (int, float)


# What is taken apart, and what it is called.


def called_once(house: House) -> Iterator[str]:
    """Yield the private functions whose name stands twice in their file: defined, and used once."""
    for one in house.product:
        names = Counter(re.findall(r"\w+", one.text))
        for function in one.functions:
            private = function.name.startswith("_") and not function.name.startswith("__")
            if private and names[function.name] == 2:
                yield one.at(function, function.name)


def function_count(house: House) -> int:
    """Return how many functions the product has."""
    return sum(len(one.functions) for one in house.product)


def riddles(house: House) -> Iterator[str]:
    """Yield the functions of the product that are only called one of ``RIDDLES``."""
    for one in house.product:
        for function in one.functions:
            if function.name.lstrip("_") in RIDDLES:
                yield one.at(function, function.name)


# How the rooms hang together.


def small_modules(house: House) -> Iterator[str]:
    """Yield the modules under ``SMALL_MODULE`` lines that a single other module imports.

    Those that a package gathers in its ``__init__`` are one of a kind each, not a part of it; so
    are the pages, which their register alone imports.
    """
    importers: defaultdict[str, list[str]] = defaultdict(list)
    for module, needs in house.imports.items():
        for needed in needs:
            importers[needed].append(module)
    for one in house.product:
        itself = one.path.name not in ("__init__.py", "__main__.py") and PAST not in one.path.parts
        users = importers[one.module]
        gathered = users == [one.module.rpartition(".")[0]]
        page = one.path.match(PAGE) and users == [PAGE_REGISTER]
        by_one = len(users) == 1 and not gathered and not page
        if itself and one.lines < SMALL_MODULE and by_one:
            yield f"{one.path} {one.lines}, by {users[0]}"


def _room(module: str) -> str:
    """Return at the top of the application the module or the package that holds a module."""
    package, _, inside = module.partition(".")
    return inside.split(".")[0] if package == "td_app" else ""


def rooms(house: House) -> set[str]:
    """Return the modules and packages at the top of the application."""
    return {_room(one.module) for one in house.product} - {""}


def arrows(house: House) -> set[str]:
    """Return from which of those rooms to which others something is imported."""
    found = {
        (_room(module), _room(needed))
        for module, needs in house.imports.items()
        for needed in needs
    }
    return {f"{one} → {other}" for one, other in found if one and other and one != other}


# In which language it speaks.


def language_comparisons(house: House) -> Iterator[str]:
    """Yield the comparisons of the product with "fr" or "en"."""
    for one in house.product:
        for node in one.nodes:
            if isinstance(node, ast.Compare) and any(map(_is_language, _sides(node))):
                yield one.at(node, ast.unparse(node))


def _sides(node: ast.Compare) -> Sequence[ast.expr]:
    return (node.left, *node.comparators)


def _is_language(side: ast.expr) -> bool:
    return isinstance(side, ast.Constant) and side.value in ("fr", "en")


def french_with_several_english(house: House) -> Iterator[str]:
    """Yield the texts in French that have several in English, but for those that are meant."""
    sys.path.insert(0, str(TESTS))
    from checks.meant_twice import MEANT_TWICE
    from every_pair import every_pair

    english: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for said in every_pair(house.root):
        if not said.searched:
            english[said.french].setdefault(said.english, said.where)
    for french, texts in english.items():
        if len(texts) > 1 and set(texts) != set(MEANT_TWICE.get(french, ())):
            ways = " | ".join(f"{text} ({where})" for text, where in texts.items())
            yield f"{french}: {ways}"


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of the house: what it counts, where that stands, what it should come to.

    ``whole``: what it is a part of, ``per`` of which are told; ``measured`` where it is no count.
    """

    words: str
    where: Callable[[House], Iterable[str]]
    aim: str
    whole: Callable[[House], int] | None = None
    per: int = 1
    measured: Callable[[House], int] | None = None

    def value(self, house: House) -> float:
        """Return the figure of a house."""
        if self.measured is not None:
            return self.measured(house)
        found = sum(1 for _ in self.where(house))
        return found if self.whole is None else self.per * found / self.whole(house)


def _nowhere(house: House) -> Iterable[str]:
    return ()


FIGURES = {
    "longest_file": Figure("longest file, lines", long_files, "600", measured=longest_file),
    "longest_function": Figure(
        "longest function, lines", long_functions, "60", measured=longest_function
    ),
    "tuple_assignments": Figure(
        "assignments a, b = x, y per 1,000 lines",
        tuple_assignments,
        "1",
        whole=product_lines,
        per=1_000,
    ),
    "conditional_expressions": Figure(
        "conditional expressions per 1,000 lines of ui",
        conditional_expressions,
        "10",
        whole=ui_lines,
        per=1_000,
    ),
    "numbers_together": Figure("lines of ui naming several numbers", numbers_together, "0"),
    "called_once": Figure(
        "private functions called once, % of all",
        called_once,
        "20",
        whole=function_count,
        per=100,
    ),
    "riddles": Figure("functions only called told, said, kept…", riddles, "20"),
    "small_modules": Figure(
        f"modules under {SMALL_MODULE} lines imported once", small_modules, "21"
    ),
    "rooms": Figure("rooms at the top of td_app", rooms, "24"),
    "arrows": Figure("arrows between those rooms", arrows, "130"),
    "language_comparisons": Figure('comparisons with "fr" or "en"', language_comparisons, "0"),
    "french_with_several_english": Figure(
        "texts in French with several English", french_with_several_english, "0"
    ),
    "product_lines": Figure("lines of the product", _nowhere, "", measured=product_lines),
}


def main() -> int:
    """Print the figures of this checkout or of another, or where one of them stands."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkout", type=Path, nargs="?", default=ROOT)
    parser.add_argument("--where", choices=FIGURES)
    options = parser.parse_args()
    house = House(options.checkout.resolve())
    if options.where is not None:
        print("\n".join(sorted(FIGURES[options.where].where(house))))
        return 0
    print(f"{'':<50} {'today':>9}  aim")
    for figure in FIGURES.values():
        value = figure.value(house)
        written = f"{value:,}" if isinstance(value, int) else f"{value:.2f}"
        print(f"{figure.words:<50} {written:>9}  {figure.aim}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
