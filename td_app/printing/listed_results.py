"""Results as a site that lists tournaments wants them: a CSV of columns that the club chooses.

No site's form is known here: a club takes the columns that one asks for, in its order and under its
headings, and its choice is kept. Names are those that ``session`` gives.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from io import StringIO
from typing import Any, Final

from td_app.live.session import TournamentSession
from td_app.ports.club import ClubDirectory
from td_app.printing.files import neutralised, of_the_evening
from td_app.printing.tournament_summary import units
from td_app.tournament.state.person import Person
from td_app.tournament.views.finishing import StandingRow, standings
from td_app.words.language import Language, in_language
from td_app.words.prizes import won_text

#: The club's setting.
KEPT_AS: Final = "listed_results"
#: The columns that a club is offered before it chooses.
USUAL: Final = ("rank", "last_name", "first_name", "country", "amount")
#: What stands between two cells, by the name of the choice.
SEPARATORS: Final = {"comma": ",", "semicolon": ";", "tab": "\t"}
FILES: Final = ("resultats.csv", "results.csv")


@dataclass(frozen=True, slots=True)
class ListedColumn:
    """A column: what stands in it (a name of :data:`WHAT`), and its heading, "" for the usual."""

    what: str
    heading: str = ""


@dataclass(frozen=True, slots=True)
class ListedForm:
    """What a site wants: columns in their order, headings or none, the separator, a country.

    ``country``: what stands in the column of that name, the same for everybody: the club knows no
    other.
    """

    columns: tuple[ListedColumn, ...] = field(
        default_factory=lambda: tuple(map(ListedColumn, USUAL))
    )
    headed: bool = True
    separator: str = "comma"
    country: str = ""


@dataclass(frozen=True, slots=True)
class _Line:
    row: StandingRow
    session: TournamentSession
    form: ListedForm
    language: Language
    entrants: int

    def person(self) -> Person:
        return self.session.person(self.row.entrant)


def _amount(cents: int) -> str:
    return str(units(cents)) if cents else ""


def _last_name(line: _Line) -> str:
    """Return the last name, or the whole of a name that is told otherwise than in full."""
    person = line.person()
    return person.last_name or person.display_name


#: What a column may hold, and how it is told.
WHAT: Final[Mapping[str, Callable[[_Line], str]]] = {
    "rank": lambda line: str(line.row.place),
    "name": lambda line: line.row.name,
    "last_name": _last_name,
    "first_name": lambda line: line.person().first_name if line.person().last_name else "",
    "country": lambda line: line.form.country,
    "club": lambda line: line.row.club,
    "prize": lambda line: won_text(line.row.won, line.language),
    "amount": lambda line: _amount(line.row.won.cents if line.row.won is not None else 0),
    "bounties": lambda line: _amount(line.row.bounties),
    "knockouts": lambda line: str(line.row.kills) if line.row.kills else "",
    "entrants": lambda line: str(line.entrants),
    "tournament": lambda line: line.session.state.setup.name,
    "date": lambda line: line.session.state.setup.date,
    "place": lambda line: line.session.state.setup.place,
}


def listed_csv(
    session: TournamentSession, form: ListedForm, headings: Mapping[str, str], language: Language
) -> bytes:
    """Return those who have a rank, best first, as CSV in UTF-8, one a line.

    ``headings``: what a column is called where the form does not say.
    """
    table = standings(session.state, session)
    placed = [row for row in table.rows if row.place is not None]
    written = StringIO(newline="")
    writer = csv.writer(written, delimiter=SEPARATORS[form.separator], lineterminator="\r\n")
    if form.headed:
        writer.writerow([one.heading or headings[one.what] for one in form.columns])
    for row in placed:
        line = _Line(row, session, form, language, session.state.took_part)
        writer.writerow([neutralised(WHAT[one.what](line)) for one in form.columns])
    return written.getvalue().encode("utf-8", "replace")


def listed_file(session: TournamentSession, language: Language) -> str:
    """Return the name offered for the file."""
    return of_the_evening(in_language(FILES, language), session.state.setup)


def form_of(shelf: ClubDirectory) -> ListedForm:
    """Return the form that the club keeps; the usual one where none is kept, or can be read."""
    try:
        return _form(json.loads(shelf.setting(KEPT_AS) or "{}"))
    except (ValueError, TypeError, AttributeError):
        return ListedForm()


def _form(told: Mapping[str, Any]) -> ListedForm:
    usual = ListedForm()
    columns = tuple(
        ListedColumn(one["what"], str(one.get("heading", "")))
        for one in told.get("columns", ())
        if one.get("what") in WHAT
    )
    separator = told.get("separator")
    return replace(
        usual,
        columns=columns or usual.columns,
        headed=bool(told.get("headed", True)),
        separator=separator if separator in SEPARATORS else usual.separator,
        country=str(told.get("country", "")),
    )


def keep_form(shelf: ClubDirectory, form: ListedForm) -> None:
    """Keep the form that a club chose."""
    told = {
        "columns": [{"what": one.what, "heading": one.heading} for one in form.columns],
        "headed": form.headed,
        "separator": form.separator,
        "country": form.country,
    }
    shelf.set_setting(KEPT_AS, json.dumps(told, ensure_ascii=False))
