"""A hall whose choices are kept in a mapping, its pictures in a folder."""

from __future__ import annotations

from pathlib import Path

from td_app.ui.public.hall import Hall


def hall_in(folder: Path | None, kept: dict[str, str], *, read_only: bool = False) -> Hall:
    """Return a hall that keeps its choices in ``kept`` and its pictures beside ``folder``."""
    return Hall(lambda name: kept.get(name, ""), kept.__setitem__, folder, read_only=read_only)
