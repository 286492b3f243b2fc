"""The wall's page is read by a television of 2015: its script, its style, its faces."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from struct import unpack
from typing import Any

import esprima
import pytest
from esprima.nodes import Node

from assets import assets_folder
from td_app.publishing.site.live import live_script
from td_app.web.pages.files import FILES, HERE

#: What ES5 has of the syntax: nothing else may be on the page.
ES5 = set(
    re.findall(
        r"\w+",
        """
        Script ExpressionStatement Directive VariableDeclaration VariableDeclarator BlockStatement
        FunctionDeclaration FunctionExpression ReturnStatement IfStatement ForStatement
        ForInStatement WhileStatement DoWhileStatement BreakStatement ContinueStatement
        ThrowStatement TryStatement CatchClause SwitchStatement SwitchCase EmptyStatement
        CallExpression StaticMemberExpression ComputedMemberExpression NewExpression ThisExpression
        AssignmentExpression BinaryExpression UnaryExpression UpdateExpression ConditionalExpression
        SequenceExpression ArrayExpression ObjectExpression Property Identifier Literal RegexLiteral
        """,
    )
)
#: What browsers of then have not, however it is written.
LATER = set(
    re.findall(
        r"\w+",
        """
        fetch Promise Symbol Map Set WeakMap URLSearchParams AbortController Reflect Proxy assign
        includes startsWith endsWith padStart padEnd repeat find findIndex from closest append
        prepend before after replaceChildren replaceWith remove matches
        """,
    )
)
STATIC = HERE


def nodes(node: Any) -> Iterator[Node]:
    """Yield every node of a script."""
    if isinstance(node, list):
        for one in node:
            yield from nodes(one)
    elif isinstance(node, Node):
        yield node
        for name, value in vars(node).items():
            if name not in ("range", "loc", "tokens"):
                yield from nodes(value)


def beyond_es5(script: str) -> list[str]:
    """Return what a script has that ES5 has not."""
    found = []
    for node in nodes(esprima.parseScript(script)):
        told = vars(node)
        kind = type(node).__name__
        if kind not in ES5:
            found.append(kind)
        if kind == "VariableDeclaration" and told["kind"] != "var":
            found.append(str(told["kind"]))
        if kind == "Identifier" and told["name"] in LATER:
            found.append(str(told["name"]))
        if any(told.get(one) for one in ("shorthand", "method", "generator", "isAsync")):
            found.append(kind)
        if told.get("operator") in ("??", "**"):
            found.append(str(told["operator"]))
        if kind == "Property" and told.get("computed"):
            found.append("computed property")
        if any(type(one).__name__ != "Identifier" for one in told.get("params") or ()):
            found.append("parameter")
    return found


def test_the_script_is_es5() -> None:
    assert beyond_es5((STATIC / "wall.js").read_text()) == []


def test_so_is_that_of_live_pages() -> None:
    assert beyond_es5(live_script().decode()) == []


@pytest.mark.parametrize(
    "later",
    [
        "let a = 1;",
        "const a = 1;",
        "var f = (a) => a;",
        "var a = `b`;",
        "var {a} = b;",
        "var a = {b};",
        "function f(a = 1) {}",
        "function f(...a) {}",
        "for (var a of b) {}",
        "class A {}",
        "async function f() {}",
        "f(...a);",
        "a?.b;",
        "a ?? b;",
        "fetch('/');",
        "a.includes(b);",
    ],
)
def test_what_came_later_is_found(later: str) -> None:
    assert beyond_es5(later) != []


def test_the_style_has_neither_variable_nor_grid() -> None:
    style = (STATIC / "wall.css").read_text()
    plain = re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)
    assert not re.search(r"--\w|var\(|grid|min\(|max\(|clamp\(|:is\(|inset:|aspect-ratio", plain)


def test_each_face_is_there_for_both() -> None:
    style = (STATIC / "wall.css").read_text()
    faces = re.findall(r"@font-face \{(.*?)\}", style)
    assert len(faces) == 5
    for face in faces:
        new, old = re.findall(r'url\("(.*?)"\)', face)
        assert (new, old) == (f"{old}2", new.removesuffix("2"))
        assert FILES[new] == "font/woff2"
        assert FILES[old] == "font/woff"
        assert (STATIC / new).read_bytes()[:4] == b"wOF2"
        assert (STATIC / old).read_bytes()[:4] == b"wOFF"


def table(woff: bytes, wanted: bytes) -> bytes:
    """Return a table of a WOFF, unpacked."""
    for at in range(44, 44 + 20 * unpack(">H", woff[12:14])[0], 20):
        tag, offset, packed, plain, _ = unpack(">4sIIII", woff[at : at + 20])
        if tag == wanted:
            held = woff[offset : offset + packed]
            return zlib.decompress(held) if packed < plain else held
    raise AssertionError(wanted)


@pytest.mark.parametrize("name", ["even", "figures"])
def test_figures_are_those_of_the_window(name: str) -> None:
    made_of = {"even": "TapisFigures-Even", "figures": "TapisFigures-Regular"}[name]
    window = (assets_folder() / "fonts" / f"{made_of}.ttf").read_bytes()
    for wanted in (b"glyf", b"hmtx"):
        (count,) = unpack(">H", window[4:6])
        records = (unpack(">4sIII", window[at : at + 16]) for at in range(12, 12 + 16 * count, 16))
        begins, length = next((at, size) for tag, _, at, size in records if tag == wanted)
        made = table((STATIC / f"wall-{name}.woff").read_bytes(), wanted)
        assert made == window[begins : begins + length]
