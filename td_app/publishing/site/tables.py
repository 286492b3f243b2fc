"""Tables of the site's plain pages: what a column is called, what stands in a row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from td_app.words.site import site_text

Cell = dict[str, Any]
Listed = dict[str, Any]


def cell(text: str, kind: str = "", *, page: str = "", heads: bool = False) -> Cell:
    """Return a cell: its ``kind`` (``n`` figures, ``soft``), its page, whether it heads the row."""
    return {"name": text, "kind": kind, "page": page, "heads": heads}


def table_of(
    title: str, heads: Sequence[tuple[str, str]], rows: Sequence[Sequence[Cell]]
) -> Listed:
    """Return a table by the codes of its title ("" none) and of its columns, each with its kind."""
    told = [(site_text(code), kind) for code, kind in heads]
    return {"title": site_text(title) if title else "", "heads": told, "rows": rows}
