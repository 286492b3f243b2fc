"""Names set on paper by the one rule (`names.py`): one size a document, whole where they fit.

The size is the largest, not under a least one, at which nearly every name is whole in its room;
the few others are shortened: ``DUPRÉ A.``. None is cut while there is room: the size is never
larger than what holds the short forms.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from reports.lettering import LEAST, Fitted, TypeStyle, pieces_of, printable, wrap
from reports.names import Abbreviation, abbreviations, named_alone

NEARLY_ALL = 0.95
"""Part of the names that decide the size of all: a few long ones shrink no other."""


@dataclass(frozen=True, slots=True)
class NameRoom:
    """The room a name may take: ``width`` and ``height`` in points, ``lines`` at most."""

    width: float
    height: float = math.inf
    lines: int = 1

    def lines_of(self, form: str, style: TypeStyle) -> tuple[str, ...]:
        """Return the lines of a form that fits, no word of it broken; nothing where it does not."""
        if style.width(form) <= self.width:
            lines: tuple[str, ...] = (form,)
        else:
            longest = max((style.width(piece.rstrip()) for piece in pieces_of(form)), default=0)
            if self.lines == 1 or longest > self.width:
                return ()
            lines = wrap(form, self.width, style)
        fits = len(lines) <= self.lines and len(lines) * style.leading <= self.height
        # One line is always set, however low its room.
        return lines if fits or (lines == (form,) and self.height < style.leading) else ()

    def size_of(self, name: str, style: TypeStyle, least: float) -> float:
        """Return the largest size down to ``least`` at which a name is whole, 0 without one."""
        whole = (one.size for one in style.down_to(least) if self.lines_of(name, one))
        return next(whole, 0)


def set_names(
    names: Sequence[str], rooms: NameRoom | Sequence[NameRoom], style: TypeStyle, least: float = 0
) -> tuple[Fitted, ...]:
    """Return the names of a document in its order, all of one size, each in its room.

    ``least`` is the smallest size in points, that of ``style`` when it is not said.
    """
    if isinstance(rooms, NameRoom):
        rooms = [rooms] * len(names)
    plain = [printable(name) for name in names]
    short = abbreviations(tuple(plain))
    least = max(least or style.size, LEAST)
    whole = []
    shortened = [style.size]
    for name, room in zip(plain, rooms, strict=True):
        size = room.size_of(name, style, least)
        whole.append(size or least)
        if size < style.size:
            shortened.append(room.size_of(short[name].form, style, least) or least)
    usual = sorted(whole)[int(len(whole) * (1 - NEARLY_ALL))] if whole else style.size
    style = replace(style, size=min(usual, *shortened))
    return tuple(
        set_name(name, short, room, style) for name, room in zip(plain, rooms, strict=True)
    )


def set_name(
    name: str,
    short: Mapping[str, Abbreviation],
    room: NameRoom,
    style: TypeStyle,
    after: str = "",
) -> Fitted:
    """Return a name in one size, whole or shortened as its list asks, then what follows it."""
    form = named_alone(name, short[name], lambda form: bool(room.lines_of(f"{form}{after}", style)))
    whole = f"{form}{after}"
    return Fitted(room.lines_of(whole, style) or (whole,), style)
