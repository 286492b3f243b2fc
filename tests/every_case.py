"""One test for every case of one branch: all are tried, and those that fail are told by name.

For pure logic: ``pytest.mark.parametrize`` makes a test a case, each collected, announced and
reported by each process of the run, which costs more than a look at a value. Where a case opens
something (a window, a file), or has fixtures of its own, that is what it is for.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator
from functools import wraps
from typing import Any

import pytest

#: The cases, or what makes them when the test runs.
Cases = Iterable[Any] | Callable[[], Iterable[Any]]
Ids = Iterable[object] | Callable[[Any], object] | None
#: What a case that fails raises. One that would be skipped fails too: it is not a case.
TELLING = (Exception, pytest.fail.Exception, pytest.skip.Exception)


def every_case(names: str, cases: Cases, ids: Ids = None) -> Callable[[Any], Any]:
    """Try a test, or each test of a class, with each case for the arguments named.

    ``names`` are parted by commas; a case is a value, or as many values as there are names.
    ``ids`` names the cases, in their order or from the case; by default a case names itself.
    """
    asked = [name.strip() for name in names.split(",")]

    def named() -> Iterator[tuple[str, dict[str, Any]]]:
        tried = list(cases() if callable(cases) else cases)
        assert tried, f"no {names} to try"
        told = tried if ids is None else map(ids, tried) if callable(ids) else ids
        for name, case in zip(told, tried, strict=True):
            values = [case] if len(asked) == 1 else case
            yield str(name), dict(zip(asked, values, strict=True))

    def of_every_case(test: Any) -> Any:
        if not isinstance(test, type):
            return _trying(test, named, set(asked))
        for name, method in list(vars(test).items()):
            if name.startswith("test"):
                setattr(test, name, _trying(method, named, set(asked)))
        return test

    return of_every_case


def _trying(
    test: Callable[..., None],
    named: Callable[[], Iterable[tuple[str, dict[str, Any]]]],
    asked: set[str],
) -> Callable[..., None]:
    """Return one test of all the cases; the cases are not among what it asks pytest for."""

    @wraps(test)
    def tried(*args: Any, **given: Any) -> None:
        failed: list[BaseException] = []
        for name, case in named():
            try:
                test(*args, **given, **case)
            except TELLING as failure:
                failure.add_note(f"case: {name}")
                failed.append(failure)
        if failed:
            raise BaseExceptionGroup(f"{len(failed)} cases of {test.__name__}", failed)

    signature = inspect.signature(test)
    kept = [one for name, one in signature.parameters.items() if name not in asked]
    assert len(kept) == len(signature.parameters) - len(asked), f"{test.__name__} asks for others"
    tried.__signature__ = signature.replace(parameters=kept)  # type: ignore[attr-defined]
    return tried
