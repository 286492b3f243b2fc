"""Finding an incident by what is typed: a player, an article, a table, a number, words."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from td_app.ui.forgiving_search import folded, matches
from td_app.ui.pages.floor.incident_lines import IncidentLine

Kept = Callable[[IncidentLine], bool]

_TABLE = re.compile(r"\b(?:table|t)\s*(\d+)\b")
_NUMBER = re.compile(r"(?:\bincident\s*)?(?:\bno\b\.?|n°|#)\s*(\d+)\b")
_ARTICLE = re.compile(r"(?:§\s*|\b(?:article|art)\b\.?\s*)(\d+(?:\.\d*)?)|\b(\d+\.\d*)")
_FIGURE = re.compile(r"\b\d+\b")


@dataclass(frozen=True, slots=True)
class SoughtIncident:
    """What was typed, taken apart. All of it must hold.

    ``articles`` may be a chapter, alone or with its dot (``9`` or ``9.``); ``figures`` stand
    for a table or for an incident's own number; ``words`` are folded.
    """

    articles: tuple[str, ...] = ()
    tables: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()
    figures: tuple[int, ...] = ()
    words: str = ""

    def holds(self, line: IncidentLine) -> bool:
        """Tell whether an incident is what was typed."""
        row = line.row
        return (
            all(_cited(article, row.cites) for article in self.articles)
            and all(table == row.table for table in self.tables)
            and all(number == row.number for number in self.numbers)
            and all(figure in (row.table, row.number) for figure in self.figures)
            and matches(self.words, line.sought)
        )


def sought_incident(typed: str) -> SoughtIncident:
    """Return what a search asks for.

    >>> sought_incident("9.12 Dupont").articles, sought_incident("9.12 Dupont").words
    (('9.12',), 'dupont')
    >>> sought_incident("table 4").tables, sought_incident("n° 23").numbers
    ((4,), (23,))
    >>> sought_incident("4").figures
    (4,)
    """
    left = folded(typed)
    found: list[tuple[str, ...]] = []
    for pattern in (_TABLE, _NUMBER, _ARTICLE, _FIGURE):
        found.append(tuple(_figures(match) for match in pattern.finditer(left)))
        left = pattern.sub(" ", left)
    tables, numbers, articles, figures = found
    return SoughtIncident(
        articles=articles,
        tables=tuple(map(int, tables)),
        numbers=tuple(map(int, numbers)),
        figures=tuple(map(int, figures)),
        words=" ".join(left.split()),
    )


def _figures(match: re.Match[str]) -> str:
    return next((group for group in match.groups() if group), match[0])


def _cited(article: str, cites: tuple[str, ...]) -> bool:
    """Whether an article is cited; a chapter is by any of its articles."""
    chapter, _, rest = article.partition(".")
    if rest:
        return article in cites
    return any(cited.startswith(f"{chapter}.") for cited in cites)


def kept_by(filters: Mapping[str, Kept | None], chosen: str, typed: str) -> Kept | None:
    """Return what a filter and a search keep together, ``None`` for everything."""
    kept = filters[chosen]
    if not typed.strip():
        return kept
    sought = sought_incident(typed)
    return lambda line: (kept is None or kept(line)) and sought.holds(line)


def filters_at(table: int | None) -> Mapping[str, Kept | None]:
    """Return what each filter keeps; ``table`` is the one where the floor stands."""
    return {
        "all": None,
        "table": lambda line: table is not None and line.row.table == table,
        "otherwise": lambda line: line.row.overruled,
        "sanction": lambda line: bool(line.penalties),
    }
