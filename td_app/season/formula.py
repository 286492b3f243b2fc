"""Formulas of a scale: arithmetic on a few letters, evaluated exactly, no code run.

``N`` entrants of the evening, ``P`` the place, ``K`` the player's kills that evening, ``R`` their
re-entries. ``round`` rounds halves up; whole numbers and quotients stay exact.

A formula may come from anywhere (a file, a database): what it is made of is bounded as it is read,
each figure on the way to its value as it is worked out, and all that a season works out together.
"""

from __future__ import annotations

import ast
import math
import operator
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from threading import Lock, local
from typing import Any, Final

from simpleeval import InvalidExpression, SimpleEval

from rules_ropta.ruling import Param, Refused

LETTERS: Final = ("N", "P", "K", "R")

#: The longest formula read: what a club writes fits on a line.
LONGEST: Final = 500
#: How many operators, calls and conditions may stand one in another; a sum nests its terms too.
DEEPEST: Final = 100
#: The longest figure on the way to a value, over or under the line.
MOST_BITS: Final = 1024
#: A worth longer than that is rounded to so many decimals: those of a season are added up.
BITS_KEPT: Final = 80
DECIMALS_KEPT: Final = 20
#: What the formulas of a season may take: 1 an operator, more one that is slow, that takes more
#: than two terms or whose figure is long. A second or so; thirty evenings of sixty take 20,000 by
#: the formulas that clubs write.
MOST_WORK: Final = 250_000
SLOW: Final = 3
LARGEST_POWER: Final = 20
MOST_DIGITS: Final = 10
#: No club pays a million million points; beyond, a figure is a mistake of the formula.
LARGEST: Final = 10**12

_KNOWN: Final = (
    ast.Expr,
    ast.BinOp,
    ast.UnaryOp,
    ast.BoolOp,
    ast.Compare,
    ast.IfExp,
    ast.Call,
    ast.Name,
    ast.Constant,
)


class _Work(local):
    """What the formulas counted on this thread may still take."""

    left: float = math.inf


_WORK: Final = _Work()
#: Letters are given to an evaluator that every thread shares.
_ONE_AT_A_TIME: Final = Lock()


@contextmanager
def bounded_work() -> Iterator[None]:
    """Have formulas refused (``FORMULA_TOO_HEAVY``) once they took ``MOST_WORK`` together."""
    before = _WORK.left
    _WORK.left = MOST_WORK
    try:
        yield
    finally:
        _WORK.left = before


def _bounded(operation: Callable[..., Any], work: int = 1) -> Callable[..., Any]:
    """Return an operation that counts its work, and fails where its figure is too long."""

    def measured(*values: Any) -> Any:
        figure = operation(*values)
        over, under = figure.as_integer_ratio()
        bits = max(over.bit_length(), under.bit_length())
        _WORK.left -= work + len(values[2:]) + bits // 64
        if bits > MOST_BITS:
            raise OverflowError
        return figure

    return measured


def half_up(value: Fraction, digits: int | Fraction = 0) -> Fraction:
    """Return a number rounded to some decimals, halves up.

    >>> half_up(Fraction(5, 2)), half_up(Fraction(1001, 8), 1)
    (Fraction(3, 1), Fraction(1251, 10))
    """
    if not -MOST_DIGITS <= digits <= MOST_DIGITS:
        raise OverflowError
    unit: Fraction = Fraction(10) ** int(digits)
    return math.floor(value * unit + Fraction(1, 2)) / unit


def _root(value: Fraction) -> Fraction:
    """Return a square root: exact for a perfect square, the nearest float otherwise."""
    over, under = Fraction(value).as_integer_ratio()
    if over < 0:
        raise ValueError
    if math.isqrt(over) ** 2 == over and math.isqrt(under) ** 2 == under:
        return Fraction(math.isqrt(over), math.isqrt(under))
    return Fraction(math.sqrt(value))


def _power(base: Fraction, exponent: Fraction) -> Fraction:
    if abs(exponent) > LARGEST_POWER:
        raise OverflowError
    if Fraction(exponent).denominator == 1:
        over, under = Fraction(base).as_integer_ratio()
        if max(over.bit_length(), under.bit_length()) * abs(exponent) > MOST_BITS:
            # Told before it is worked out.
            raise OverflowError
        return Fraction(base) ** int(exponent)
    if base < 0:
        raise ValueError
    return Fraction(math.pow(base, exponent))


_FUNCTIONS: Final[dict[str, Any]] = {
    "round": half_up,
    "sqrt": _root,
    "min": min,
    "max": max,
    "floor": lambda value: Fraction(math.floor(value)),
    "ceil": lambda value: Fraction(math.ceil(value)),
}

_OPERATORS: Final[dict[type[ast.AST], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: Fraction,  # exact, of whole figures and of answers too
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: _power,
    ast.USub: operator.neg,
    ast.UAdd: operator.pos,
    ast.Not: operator.not_,
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}

#: What may stand in an operation beside its terms.
_SIGNS: Final = (*_OPERATORS, ast.And, ast.Or, ast.Load)
_SLOW_ONES: Final = (ast.Mod, ast.FloorDiv, ast.Pow)


@dataclass(frozen=True)
class Formula:
    """A formula as it was written, and where: ``line`` and ``column`` from 1.

    >>> Formula("round(100 * sqrt(N) / P)").worth(N=25, P=3)
    Fraction(167, 1)
    """

    text: str
    line: int = 1
    column: int = 1

    def __post_init__(self) -> None:
        """Refuse at once what is no arithmetic on the known letters, with its place."""
        level: list[ast.AST] = [self._parsed]
        depth = 0
        while level:
            if depth > DEEPEST:
                raise self._wrong("FORMULA_DEPTH", getattr(level[0], "col_offset", 0))
            for node in level:
                self._check_node(node)
            level = [inner for node in level for inner in ast.iter_child_nodes(node)]
            depth += 1

    @cached_property
    def _parsed(self) -> ast.stmt:
        if not self.text.strip() or len(self.text) > LONGEST:
            raise self._wrong("FORMULA_LENGTH", 0, longest=LONGEST)
        try:
            body = ast.parse(self.text.lstrip()).body
        except (SyntaxError, ValueError, RecursionError, MemoryError) as fault:
            raise self._wrong(
                "FORMULA_UNREADABLE", (getattr(fault, "offset", 1) or 1) - 1
            ) from None
        if len(body) != 1:
            raise self._wrong("FORMULA_UNREADABLE", 0)
        return body[0]

    def _check_node(self, node: ast.AST) -> None:
        at = getattr(node, "col_offset", 0)
        if not isinstance(node, (*_KNOWN, *_SIGNS)):
            raise self._wrong("FORMULA_UNREADABLE", at)
        # A sign has no place of its own: it is refused with its operation.
        if not all(isinstance(part, (ast.expr, *_SIGNS)) for part in ast.iter_child_nodes(node)):
            raise self._wrong("FORMULA_UNREADABLE", at)
        if isinstance(node, ast.Name) and node.id not in LETTERS and node.id not in _FUNCTIONS:
            known = (*LETTERS, *_FUNCTIONS)
            raise self._wrong("FORMULA_NAME", at, name=node.id, known=known)
        if isinstance(node, ast.Constant) and type(node.value) not in (int, float):
            raise self._wrong("FORMULA_UNREADABLE", at)
        if isinstance(node, ast.Call) and not _is_plain_call(node):
            raise self._wrong("FORMULA_UNREADABLE", at)

    def _wrong(self, code: str, at: int, **more: Param) -> Refused:
        leading = len(self.text) - len(self.text.lstrip())
        column = self.column + leading + at
        return Refused(code, cites=(), line=self.line, column=column, formula=self.text, **more)

    @cached_property
    def _evaluator(self) -> SimpleEval:
        operators = {
            kind: _bounded(operation, SLOW if kind in _SLOW_ONES else 1)
            for kind, operation in _OPERATORS.items()
        }
        functions = {name: _bounded(function, SLOW) for name, function in _FUNCTIONS.items()}
        evaluator = SimpleEval(operators=operators, functions=functions, names={})
        evaluator.nodes = {kind: evaluator.nodes[kind] for kind in _KNOWN}
        evaluator.nodes[ast.Constant] = _bounded(lambda node: _as_written(node.value))
        joined = evaluator.nodes[ast.BoolOp]

        def each_counted(node: ast.BoolOp) -> Any:
            _WORK.left -= len(node.values)
            return joined(node)

        evaluator.nodes[ast.BoolOp] = each_counted
        return evaluator

    def worth(self, **letters: int) -> Fraction:
        """Return the value of the formula for these letters; those left out are 0.

        Refused (``FORMULA_FAILS``) where it has no value there: a division by zero, a root of
        less than nothing, a figure beyond all measure; and where too much was worked out already
        (:func:`bounded_work`).
        """
        held = {letter: letters.get(letter, 0) for letter in LETTERS}
        # Conditions take time too, and count no operator.
        _WORK.left -= len(self.text) // 16
        if _WORK.left < 0:
            raise self._wrong("FORMULA_TOO_HEAVY", 0)
        try:
            with _ONE_AT_A_TIME:
                evaluator = self._evaluator
                evaluator.names = held
                value = Fraction(evaluator.eval(self.text, previously_parsed=self._parsed))
        except (ArithmeticError, ValueError, TypeError, InvalidExpression, RecursionError):
            raise self._wrong("FORMULA_FAILS", 0, entrants=held["N"], place=held["P"]) from None
        if abs(value) > LARGEST:
            raise self._wrong("FORMULA_FAILS", 0, entrants=held["N"], place=held["P"])
        if max(value.numerator.bit_length(), value.denominator.bit_length()) > BITS_KEPT:
            return round(value, DECIMALS_KEPT)
        return value


@lru_cache(maxsize=LONGEST, typed=True)
def _as_written(figure: int | float) -> int | Fraction:
    """Return a figure exactly as written, read once for every place: 0.1 is a tenth.

    A whole one is an ``int``: several times as quick to add, to multiply and to compare.
    """
    exact = Fraction(str(figure))
    return exact.numerator if exact.denominator == 1 else exact


def _is_plain_call(call: ast.Call) -> bool:
    """Return whether a name that is not a letter is called; an unknown one is refused by its
    name.
    """
    named = isinstance(call.func, ast.Name) and call.func.id not in LETTERS
    return named and not call.keywords
