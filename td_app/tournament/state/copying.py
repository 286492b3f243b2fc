"""Values of the state copied with fields changed: reading a journal does it at every line."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import cache, cached_property
from operator import attrgetter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    # Checked as that one is: which fields a value has, and of which types.
    from dataclasses import replace as replace
else:

    def replace(value, /, **changes):
        """Return a copy of a frozen dataclass with these fields changed.

        As ``dataclasses.replace``, without asking each time which fields there are; one without
        slots is copied at once. A kind that checks its fields when it is made, or keeps what it
        was asked, is refused.
        """
        read, places, write = _copying(type(value))
        made = object.__new__(type(value))
        if not changes.keys() <= places.keys():
            raise TypeError(f"{type(value).__name__} has not all of {sorted(changes)}")
        if read is None:
            held = made.__dict__
            held.update(value.__dict__)
            held.update(changes)
            return made
        _, *values = read(value)
        for name, told in changes.items():
            values[places[name]] = told
        for put, told in zip(write, values, strict=True):
            put(made, told)
        return made


@cache
def _copying(
    kind: type[Any],
) -> tuple[Callable[[Any], Any] | None, dict[str, int], tuple[Callable[[Any, Any], None], ...]]:
    """Return what reads the kind and the fields of a value, where each stands, what writes them."""
    if hasattr(kind, "__post_init__"):
        raise TypeError(f"{kind.__name__} checks its fields")
    if any(isinstance(part, cached_property) for part in vars(kind).values()):
        raise TypeError(f"{kind.__name__} keeps what it was asked, which a copy would keep too")
    names = [field.name for field in dataclasses.fields(kind)]
    places = {name: at for at, name in enumerate(names)}
    if not hasattr(kind, "__slots__"):
        return None, places, ()
    write = tuple(getattr(kind, name).__set__ for name in names)
    return attrgetter("__class__", *names), places, write
