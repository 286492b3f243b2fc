"""Answers kept while they are asked about the very same values, which are never mutated."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from operator import is_
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


def cache_last(count: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Return a decorator that caches a function's latest ``count`` answers, keyed by identity.

    Comparing a thousand entrants to know that they are the same costs what it would save: the
    values asked about are held and recognised as themselves.
    """

    def keeping(make: Callable[P, R]) -> Callable[P, R]:
        known: tuple[tuple[tuple[object, ...], R], ...] = ()

        @wraps(make)
        def asked(*values: P.args, **named: P.kwargs) -> R:
            nonlocal known
            for before, found in known:
                if all(map(is_, before, values)):
                    return found
            made = make(*values, **named)
            known = ((values, made), *known[: count - 1])
            return made

        return asked

    return keeping
