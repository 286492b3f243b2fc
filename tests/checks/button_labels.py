"""What buttons say, read in the sources: every text in both languages that reaches a button.

A text reaches a button where one is made (``Button(fr_en(…))``), through a function that makes one
(known by its parameters, at any depth), or by ``setText`` on what was made as a button. Texts are
followed through names, attributes, branches, loops over written tuples, and what a function
returns.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FACES = ROOT / "td_app" / "ui"
#: How far a text is followed from the button back to where it is written.
DEEPEST = 6

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Label:
    """A text of a button, French and English, and where it stands."""

    french: str
    english: str
    where: str


@dataclass(slots=True)
class Sheet:
    """A file of the sources: what its names are given, its functions by name.

    ``elsewhere``: names that it imports from outside the faces.
    """

    name: str
    tree: ast.Module
    given: dict[str, list[ast.expr]] = field(default_factory=lambda: defaultdict(list))
    functions: dict[str, list[Function]] = field(default_factory=lambda: defaultdict(list))
    elsewhere: set[str] = field(default_factory=set)


class Reading:
    """The sources read: the labels found, and the functions whose parameters become labels."""

    def __init__(self, root: Path = FACES) -> None:
        files = [file for file in sorted(root.rglob("*.py")) if "gallery" not in file.parts]
        self.sheets = [_sheet(file) for file in files]
        self.classes: dict[str, ast.ClassDef] = {
            node.name: node
            for sheet in self.sheets
            for node in ast.walk(sheet.tree)
            if isinstance(node, ast.ClassDef)
        }
        self.functions: dict[str, list[Function]] = defaultdict(list)
        for sheet in self.sheets:
            for name, functions in sheet.functions.items():
                self.functions[name] += functions
        self.found: dict[Label, None] = {}
        #: By function, its parameters that become a label: place and name.
        button = _method(self.classes["Button"], "__init__")
        assert button is not None
        self.makers: dict[Function, set[tuple[int, str]]] = {button: {(0, "text")}}
        self.calls = [
            (sheet, functions, node)
            for sheet in self.sheets
            for functions, node in _within(sheet.tree)
            if isinstance(node, ast.Call)
        ]
        known = -1
        while known < (now := sum(map(len, self.makers.values()))):
            known = now
            for sheet, functions, call in self.calls:
                for text in self._texts_given(sheet, call):
                    self._follow(sheet, functions, text, DEEPEST)

    def _texts_given(self, sheet: Sheet, call: ast.Call) -> Iterator[ast.expr]:
        """Yield the texts that a call gives to a button."""
        if isinstance(call.func, ast.Attribute) and call.func.attr == "setText":
            if self._is_button(sheet, call.func.value):
                yield from call.args[:1]
            return
        called = self._called(sheet, call)
        if all(one in self.makers for one in called):
            for one in called:
                for place, name in self.makers[one]:
                    yield from _argument(call, place, name)

    def _called(self, sheet: Sheet, call: ast.Call) -> tuple[Function, ...]:
        """Return the function that a call calls; several of one name where it cannot be told."""
        name = _name(call.func)
        around = _class_of(call)
        match call.func:
            case ast.Name() if name in self.classes:
                return self._inherited(self.classes[name], "__init__")
            case ast.Attribute(value=ast.Name(id="self")) if around is not None:
                return self._inherited(around, name)
            case ast.Attribute(value=ast.Call(func=ast.Name(id="super"))) if around is not None:
                return self._above(around, name)
        if name in sheet.elsewhere:
            return ()
        return tuple(sheet.functions.get(name) or self.functions.get(name, ()))

    def _inherited(self, of: ast.ClassDef, name: str) -> tuple[Function, ...]:
        own = _method(of, name)
        if own is not None:
            return (own,)
        return self._above(of, name)

    def _above(self, of: ast.ClassDef, name: str) -> tuple[Function, ...]:
        above = (self.classes.get(_name(base)) for base in of.bases)
        return tuple(
            function
            for one in above
            if one is not None and one is not of
            for function in self._inherited(one, name)
        )

    def _is_button(self, sheet: Sheet, node: ast.expr) -> bool:
        """Return whether a name was given, in its file, what makes a button."""
        return any(
            isinstance(part, ast.Call) and self._makes_one(sheet, part)
            for value in sheet.given.get(_key(node), ())
            for part in ast.walk(value)
        )

    def _makes_one(self, sheet: Sheet, call: ast.Call) -> bool:
        called = self._called(sheet, call)
        return bool(called) and all(one in self.makers for one in called)

    def _follow(
        self, sheet: Sheet, functions: tuple[Function, ...], text: ast.expr, deep: int
    ) -> None:
        """Add the texts that an expression may be, or mark the parameter that it is."""
        if deep == 0:
            return
        for part in _pieces(text):
            self._follow(sheet, functions, part, deep)
        match text:
            case ast.Call(
                func=ast.Name(id="fr_en"),
                args=[*_, ast.Constant(value=str(french)), ast.Constant(value=str(english))],
            ):
                where = f"{sheet.name}:{text.lineno}"
                self.found[Label(plain(french), plain(english), where)] = None
            case ast.Call():
                self._follow_returned(sheet, text, deep - 1)
            case ast.Name():
                self._follow_name(sheet, functions, text.id, deep)
            case ast.Attribute(value=ast.Name(id=name), attr=told) if facts := self._class_told(
                functions, name
            ):
                self._follow_field(facts, told, deep - 1)
            case ast.Attribute() | ast.Subscript():
                for value in sheet.given.get(_key(text), ()):
                    self._follow(sheet, functions, value, deep - 1)

    def _follow_name(
        self, sheet: Sheet, functions: tuple[Function, ...], name: str, deep: int
    ) -> None:
        for at in range(len(functions) - 1, -1, -1):
            function = functions[at]
            parameters = _parameters(function)
            if name in parameters:
                place = parameters.index(name)
                self.makers.setdefault(function, set()).add((place, name))
                return
            values = list(_given_in(function, name))
            if values:
                for value in values:
                    self._follow(sheet, functions[: at + 1], value, deep - 1)
                return
        for statement in sheet.tree.body:
            if isinstance(statement, ast.Assign | ast.AnnAssign):
                for value in _given_in(statement, name):
                    self._follow(sheet, (), value, deep - 1)

    def _class_told(self, functions: tuple[Function, ...], name: str) -> ast.ClassDef | None:
        """Return the class of values that a parameter is said to hold."""
        for function in reversed(functions):
            for one in (*function.args.args, *function.args.kwonlyargs):
                if one.arg == name and one.annotation is not None:
                    return self.classes.get(_name(one.annotation))
        return None

    def _follow_field(self, facts: ast.ClassDef, told: str, deep: int) -> None:
        """Follow what a field of small values is given wherever they are made."""
        fields = [_name(one.target) for one in facts.body if isinstance(one, ast.AnnAssign)]
        if told not in fields:
            return
        for sheet, functions, call in self.calls:
            if _name(call.func) == facts.name:
                for text in _argument(call, fields.index(told), told):
                    self._follow(sheet, functions, text, deep)

    def _follow_returned(self, sheet: Sheet, call: ast.Call, deep: int) -> None:
        """Follow what a function returns; what it was given itself is no label made there."""
        called = self._called(sheet, call)
        if len(called) != 1 or called[0].name == "__init__":
            return
        function = called[0]
        where = next(one for one in self.sheets if function in one.functions[function.name])
        for node in ast.walk(function):
            if isinstance(node, ast.Return) and node.value is not None:
                given = _name(node.value) in _parameters(function)
                if not given:
                    self._follow(where, (function,), node.value, deep)


def button_labels() -> tuple[Label, ...]:
    """Return every label of a button."""
    return tuple(Reading().found)


def _sheet(file: Path) -> Sheet:
    sheet = Sheet(file.relative_to(ROOT).as_posix(), ast.parse(file.read_text(encoding="utf-8")))
    for node in ast.walk(sheet.tree):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                sheet.functions[node.name].append(node)
            case ast.ImportFrom(module=str(module)) if not module.startswith("td_app.ui"):
                sheet.elsewhere.update(one.name for one in node.names)
            case ast.Assign():
                for target in node.targets:
                    sheet.given[_key(target)].append(node.value)
            case ast.AnnAssign(value=ast.expr()):
                sheet.given[_key(node.target)].append(node.value)
        for child in ast.iter_child_nodes(node):
            child.parent = node  # type: ignore[attr-defined]
    return sheet


def _within(
    node: ast.AST, functions: tuple[Function, ...] = ()
) -> Iterator[tuple[tuple[Function, ...], ast.AST]]:
    """Yield every node with the functions it stands in, the outermost first."""
    for child in ast.iter_child_nodes(node):
        inside = functions
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            inside = (*functions, child)
        yield inside, child
        yield from _within(child, inside)


def _pieces(text: ast.expr) -> list[ast.expr]:
    """Return the expressions that one may be, or is put together from."""
    match text:
        case ast.Call(func=ast.Attribute(value=value, attr="format")):
            return [value]
        case ast.IfExp():
            return [text.body, text.orelse]
        case ast.BoolOp():
            return text.values
        case ast.Subscript(value=ast.Dict(values=values)):
            return values
        case ast.JoinedStr():
            return [part.value for part in text.values if isinstance(part, ast.FormattedValue)]
    return []


def plain(text: str) -> str:
    """Return a text with spaces that may be typed."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def _name(node: ast.AST) -> str:
    """Return the last name of an expression."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Subscript(value=value):
            return _name(value)
    return ""


def _key(node: ast.AST) -> str:
    """Return the name that a file keeps what is given under: ``.undo`` for ``self.undo``."""
    match node:
        case ast.Attribute(attr=name):
            return f".{name}"
        case ast.Subscript(value=value):
            return _key(value)
    return _name(node)


def _class_of(node: ast.AST) -> ast.ClassDef | None:
    at = node
    while not isinstance(at, ast.ClassDef | ast.Module):
        at = at.parent  # type: ignore[attr-defined]
    return at if isinstance(at, ast.ClassDef) else None


def _argument(call: ast.Call, place: int, name: str) -> Iterator[ast.expr]:
    """Yield what a call gives to a parameter, if it does."""
    if len(call.args) > place and not any(isinstance(one, ast.Starred) for one in call.args):
        yield call.args[place]
    yield from (word.value for word in call.keywords if word.arg == name)


def _method(of: ast.ClassDef, name: str) -> Function | None:
    methods = (one for one in of.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef))
    return next((one for one in methods if one.name == name), None)


def _parameters(function: Function) -> list[str]:
    told = [one.arg for one in (*function.args.posonlyargs, *function.args.args)]
    if told[:1] in (["self"], ["cls"]):
        told = told[1:]
    return [*told, *(one.arg for one in function.args.kwonlyargs)]


def _given_in(scope: ast.AST, name: str) -> Iterator[ast.expr]:
    """Yield what a name is given in a function: by ``=``, ``:=``, or as a loop takes it."""
    for node in ast.walk(scope):
        match node:
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    yield from _given_to(target, value, name)
            case ast.AnnAssign(target=ast.Name(id=told), value=ast.expr() as value):
                if told == name:
                    yield value
            case ast.NamedExpr(target=ast.Name(id=told), value=value) if told == name:
                yield value
            case ast.For(target=target, iter=over) | ast.comprehension(target=target, iter=over):
                for one in _members(over):
                    yield from _given_to(target, one, name)


def _given_to(target: ast.expr, value: ast.expr, name: str) -> Iterator[ast.expr]:
    match target, value:
        case ast.Name(id=told), _ if told == name:
            yield value
        case ast.Tuple(elts=targets), ast.Tuple(elts=values):
            for one, given in zip(targets, values, strict=False):
                yield from _given_to(one, given, name)


def _members(over: ast.expr) -> Iterator[ast.expr]:
    """Yield the members of a collection as it is written."""
    match over:
        case ast.Tuple(elts=members) | ast.List(elts=members):
            yield from members
        case ast.Call(func=ast.Attribute(value=ast.Dict(keys=keys, values=values), attr="items")):
            for key, value in zip(keys, values, strict=True):
                if key is not None:
                    yield ast.Tuple(elts=[key, value])


if __name__ == "__main__":
    for label in button_labels():
        print(f"{label.where}: {label.french} | {label.english}")
