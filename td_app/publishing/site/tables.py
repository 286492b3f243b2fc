"""Tables of the site's pages: what a column is called, what stands in a row.

Rows are joined at once: a template would take each cell of hundreds in turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from markupsafe import Markup

from td_app.words.site import site_text

Cell = dict[str, Any]
Listed = dict[str, Any]
Row = Mapping[str, Any]
#: The columns of a ranking beside rank and name, and how each is set.
BESIDE: Final = (("club", "spare"), ("won", ""), ("kills", "n"), ("points", "n"))


def cell(text: str, kind: str = "", *, page: str = "", heads: bool = False) -> Cell:
    """Return a cell: its ``kind`` (``n`` figures, ``soft``), its page, whether it heads the row."""
    return {"name": text, "kind": kind, "page": page, "heads": heads}


def table_of(
    title: str, heads: Sequence[tuple[str, str]], rows: Sequence[Sequence[Cell]]
) -> Listed:
    """Return a table by the codes of its title ("" none) and of its columns, each with its kind."""
    told = [(site_text(code), kind) for code, kind in heads]
    return {"title": site_text(title) if title else "", "heads": told, "rows": rows}


def escaped(text: str) -> str:
    """Return a text as it stands in a page.

    >>> escaped("N'DIAYE & <Awa>")
    'N&#39;DIAYE &amp; &lt;Awa&gt;'
    """
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace("'", "&#39;").replace('"', "&#34;")


def person(one: Row, way: str) -> str:
    """Return somebody by their ``name``, which leads to their ``page`` where they have one.

    ``way``: from the page to the site's first folder.
    """
    name = escaped(one["name"])
    page = one["page"]
    return f'<a href="{way}{page}">{name}</a>' if page else name


def list_rows(rows: Sequence[Sequence[Row]], way: str) -> Markup:
    """Return the rows of a table of cells."""
    told = []
    for row in rows:
        told.append("<tr>")
        for cell in row:
            name = person(cell, way)
            kind = cell["kind"]
            if cell["heads"]:
                told.append(f'<th scope="row">{name}</th>')
            else:
                told.append(f'<td class="{kind}">{name}</td>' if kind else f"<td>{name}</td>")
        told.append("</tr>\n")
    return Markup("".join(told))


def ranking_rows(ranking: Row, way: str) -> Markup:
    """Return the rows of an evening's ranking, the columns that say something."""
    shown = [
        (name, f'<td class="{kind}">' if kind else "<td>")
        for name, kind in BESIDE
        if ranking["columns"][name]
    ]
    told = []
    for row in ranking["rows"]:
        first = ' class="first"' if row["first"] else ""
        told.append(f'<tr{first}><td class="rank">{escaped(row["rank"])}</td>')
        told.append(f'<th scope="row">{person(row, way)}</th>\n')
        told += [f"{begun}{escaped(row[name])}</td>" for name, begun in shown]
        told.append("</tr>\n")
    return Markup("".join(told))


def grid_rows(rows: Sequence[Row], way: str) -> Markup:
    """Return the rows of a season's grid of evenings."""
    told = []
    for row in rows:
        points = escaped(row["points"])
        told.append(f'<tr><th scope="row" class="who">{person(row, way)}</th>')
        told.append(f'<td class="n">{points}</td>\n')
        told += map(_grid_cell, row["cells"])
        told.append("</tr>\n")
    return Markup("".join(told))


def _grid_cell(cell: Row | None) -> str:
    if cell is None:
        return "<td></td>\n"
    points = escaped(cell["points"])
    if cell["dropped"]:
        points = f"<s>{points}</s>"
    return f"<td>{points}<small>{escaped(cell['place'])}</small></td>\n"


def seat_rows(entrants: Iterable[tuple[str, str]]) -> Markup:
    """Return the order of a draw, each with the seat drawn."""
    return Markup(
        "".join(
            f'<li>{escaped(name)} <span class="soft">{escaped(seat)}</span></li>\n'
            for name, seat in entrants
        )
    )
