"""Which function applies which article: the decorator and the register it fills."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

_APPLIED: dict[str, list[str]] = {}


def applies(*articles: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Declare the articles a function applies; its rulings cite only these.

    >>> @applies("2.3")
    ... def player_to_move() -> None: ...
    >>> articles_of(player_to_move)
    ('2.3',)
    """

    def register(function: Callable[P, R]) -> Callable[P, R]:
        name = f"{function.__module__}.{function.__qualname__}"
        for article in articles:
            _APPLIED.setdefault(article, []).append(name)
        function.__articles__ = articles  # type: ignore[attr-defined]
        return function

    return register


def articles_of(function: Callable[..., object]) -> tuple[str, ...]:
    """Return the articles that a function declared with :func:`applies`."""
    articles: tuple[str, ...] = getattr(function, "__articles__", ())
    return articles


def functions_applying(article: str) -> tuple[str, ...]:
    """Return the dotted names of the functions that declared this article."""
    return tuple(_APPLIED.get(article, ()))


def articles_applied() -> tuple[str, ...]:
    """Return every article that some imported function declared."""
    return tuple(_APPLIED)
